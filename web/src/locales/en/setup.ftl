# Setting up tables. es/setup.ftl says the same in Spanish.

setup-title = Set up tables
setup-lead = Choose a profile; everything else has sensible values and can be changed.

setup-step-profile = Profile
setup-step-time = Time
setup-step-players = Players
setup-step-rules = Regulations

setup-profile-standard = Over the board, standard
setup-profile-standard-about = Free board, touch-move, claims and penalties as the Laws have them. An arbiter is present.
setup-profile-rapid = Rapid, supervised
setup-profile-rapid-about = Arbiters enough for the competition rules to hold in full.
setup-profile-rapid-unsupervised = Rapid
setup-profile-rapid-unsupervised-about = Too few arbiters: players claim illegal moves and flags themselves.
setup-profile-blitz = Blitz, supervised
setup-profile-blitz-about = One arbiter to a game: the competition rules hold in full.
setup-profile-blitz-unsupervised = Blitz
setup-profile-blitz-unsupervised-about = Players claim illegal moves and flags themselves.
setup-profile-online = Online
setup-profile-online-about = Each at his own screen. The board refuses illegal moves; the program is the arbiter.
setup-profile-casual = Casual
setup-profile-casual-about = A friendly game at two screens, nothing to arrange.
setup-profile-one-screen = Two players, one screen
setup-profile-one-screen-about = Both sit at this device. The game opens at once.
setup-profile-group-board = Over the board
setup-profile-group-screen = On screens

setup-time-preset = Common time controls
setup-time-group-standard = Standard
setup-time-group-rapid = Rapid
setup-time-group-blitz = Blitz
setup-time-group-other = Others
setup-time-text = Time control
setup-time-hint = As people write it: 90+30, 40/120 SD/60 d5, 90’/40+30’ incr. 30”, DGT3000:13. Empty: no clock.
setup-time-class = { $class ->
    [standard] Standard chess
    [rapid] Rapid chess
    [blitz] Blitz
   *[other] { $class }
}
setup-time-class-sides = White: { $white }. Black: { $black }.
setup-time-none = No clock.
setup-time-reading = Reading…
setup-time-canonical = Short form
setup-time-offline = The server cannot be asked now; the text is sent as it stands.

setup-hall = Name of the event
setup-hall-hint = A club evening, a round, a match. Shown on the wallboard.
setup-hall-default = Club evening
setup-round = Round
setup-date = Date
setup-edition = Edition of the Laws
setup-edition-today = { $edition } (in force on this date)

setup-rules-summary = What the regulations of the competition fix in advance
setup-rules-arbiter = Board and arbiter
setup-rules-play = Play
setup-rules-people = Spectators and screens
setup-guarded = Guarded board
setup-guarded-hint = The board refuses what Article 3 forbids. Off: pieces go where hands put them, and illegal moves have consequences.
setup-electronic-arbiter = Electronic arbiter
setup-electronic-arbiter-hint = The program starts the game, calls flags where an arbiter may, and checks claims at once.
setup-auto-press = Moving presses the clock
setup-auto-press-hint = A deviation from the Laws, announced to both players.
setup-no-arbiter = No arbiter is present
setup-supervised = Adequate supervision
setup-supervised-hint = The competition rules hold in full (Appendices A and B).
setup-speed = Rules of
setup-speed-measured = by the time control
setup-speed-standard = standard chess
setup-speed-rapid = rapid chess
setup-speed-blitz = blitz
setup-default-time = Default time, in minutes
setup-default-time-hint = Who comes later loses. Empty: the regulations say nothing.
setup-no-draw = No draw by agreement before move
setup-no-draw-hint = Empty: no restriction.
setup-quickplay = Guidelines III (games without increment) are announced
setup-adjournments = Games may be adjourned
setup-scoresheets = Players keep their scoresheets on the screen
setup-change-at-zero = The next period begins when a display reaches zero
setup-mild-device = A milder penalty than loss for a device
setup-devices-bags = Devices may lie switched off in a bag
setup-chess960 = Chess960
setup-start = Start position (FEN)
setup-start-hint = Empty: the initial position.
setup-public = Spectators may watch
setup-delay = Delay for spectators, in minutes
setup-restart = After a loss of power
setup-restart-freeze = the clocks stay where they stood; the arbiter resumes
setup-restart-run = the clocks run on by the time of day
setup-presence = Players see whether the opponent is connected
setup-hide-counter = Hide the move counter

setup-board = Board { $board }
setup-white = White
setup-black = Black
setup-name = Name
setup-player-title = Title
setup-fide = FIDE ID
setup-rating = Rating
setup-federation = Federation
setup-team = Team
setup-more = Title, rating, federation
setup-add-table = Add a table
setup-remove-table = Remove table { $board }
setup-swap = Exchange colours at table { $board }
setup-import = Paste or import players
setup-import-hint = One game or one player to a line; a heading row names the columns. Commas, semicolons and tabs are understood.
setup-import-file = Choose a file (CSV)
setup-import-text = Players or games
setup-import-take = { $count ->
    [one] Take 1 game
   *[other] Take { $count } games
}
setup-import-none = Nothing was found yet.

setup-review = In short
setup-deviations = Announced to the players
setup-deviations-none = Nothing departs from the Laws.
setup-deviation-auto-press = Making a move also presses the clock.
setup-deviation-guarded = The board refuses illegal moves.
setup-deviation-electronic-arbiter = The program acts as the arbiter.
setup-deviation-no-arbiter = No arbiter is present.
setup-deviation-no-clock = There is no clock.
setup-deviation-quickplay = The guidelines for games without increment hold.
setup-deviation-no-draw = Draws may not be agreed before the move named.
setup-deviation-mild-device = A device costs less than the game.
setup-deviation-hidden-counter = The clock does not show the number of moves.
setup-create = { $count ->
    [one] Create the table
   *[other] Create { $count } tables
}
setup-creating = Creating…
setup-create-one-screen = Start playing

setup-problems = { $count ->
    [one] One thing must be put right
   *[other] { $count } things must be put right
}
setup-problem-number = A whole number up to { $most } is expected, or nothing.
setup-problem-date = A date is expected.
setup-problem-rating = Board { $board }: a rating is a number up to 4000.
setup-problem-fide = Board { $board }: a FIDE ID has only digits.
setup-problem-time = The time control cannot be read.

setup-made-title = { $count ->
    [one] The table is ready
   *[other] { $count } tables are ready
}
setup-made-lead = Give each seat its link or code. A link opens one seat and nothing else; keep the arbiter’s for yourself.
setup-made-hall = Arbiters and screens of the hall
setup-made-print = Print strips
setup-made-console = Open the arbiter’s console
setup-made-wall = Open the wallboard
setup-made-again = Set up more tables
setup-seat-white = White
setup-seat-black = Black
setup-seat-shared = Both at one screen
setup-seat-white-assistant = White’s assistant
setup-seat-black-assistant = Black’s assistant
setup-seat-spectator = Spectators
setup-seat-arbiter = Arbiter
setup-seat-deputy = Deputy
setup-seat-organiser = Organiser
setup-seat-wallboard = Wallboard
setup-seats-more = More seats
setup-seat-copy = Copy link
setup-seat-copied = Copied
setup-seat-open = Open
setup-seat-code = Pairing code
setup-seat-code-wait = Code { $code }, for one use, { $minutes } minutes
setup-seat-reissue = New link
setup-seat-reissue-sure = All earlier links of this seat stop working at once.
setup-seat-revoke = Revoke
setup-seat-revoked = No valid link
setup-seat-connected = Connected
setup-seat-free = Nobody there yet
setup-seat-qr = QR code of the link for { $seat }
setup-strip-scan = Scan the code or open the link
setup-strip-table = Board { $board }
