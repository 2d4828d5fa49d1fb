# Setting up tables. es/setup.ftl says the same in Spanish.

new-title = Set up tables
new-lead = Choose a profile; everything else has sensible values and can be changed.

new-step-profile = Profile
new-step-time = Time
new-step-players = Players
new-step-rules = Regulations

new-profile-standard = Over the board, standard
new-profile-standard-about = Free board, touch-move, claims and penalties as the Laws have them. An arbiter is present.
new-profile-rapid = Rapid, supervised
new-profile-rapid-about = Arbiters enough for the competition rules to hold in full.
new-profile-rapid-unsupervised = Rapid
new-profile-rapid-unsupervised-about = Too few arbiters: players claim illegal moves and flags themselves.
new-profile-blitz = Blitz, supervised
new-profile-blitz-about = One arbiter to a game: the competition rules hold in full.
new-profile-blitz-unsupervised = Blitz
new-profile-blitz-unsupervised-about = Players claim illegal moves and flags themselves.
new-profile-online = Online
new-profile-online-about = Each at his own screen. The board refuses illegal moves; the program is the arbiter.
new-profile-casual = Casual
new-profile-casual-about = A friendly game at two screens, nothing to arrange.
new-profile-one-screen = Two players, one screen
new-profile-one-screen-about = Both sit at this device. The game opens at once.
new-profile-group-board = Over the board
new-profile-group-screen = On screens

new-time-group-standard = Standard
new-time-group-rapid = Rapid
new-time-group-blitz = Blitz
new-time-group-other = Others
new-time-text = Time control
new-time-hint = As people write it: 90+30, 40/120 SD/60 d5, 90’/40+30’ incr. 30”, DGT3000:13. Empty: no clock.
new-time-class = { $class ->
    [standard] Standard chess
    [rapid] Rapid chess
    [blitz] Blitz
   *[other] { $class }
}
new-time-class-sides = White: { $white }. Black: { $black }.
new-time-none = No clock.
new-time-reading = Reading…
new-time-offline = The server cannot be asked now; the text is sent as it stands.

new-hall = Name of the event
new-hall-hint = A club evening, a round, a match. Shown on the wallboard.
new-hall-default = Club evening
new-round = Round
new-date = Date
new-edition = Edition of the Laws
new-edition-today = { $edition } (in force on this date)

new-rules-summary = What the regulations of the competition fix in advance
new-rules-arbiter = Board and arbiter
new-rules-play = Play
new-rules-people = Spectators and screens
new-guarded = Guarded board
new-guarded-hint = The board refuses what Article 3 forbids. Off: pieces go where hands put them, and illegal moves have consequences.
new-electronic-arbiter = Electronic arbiter
new-electronic-arbiter-hint = The program starts the game, calls flags where an arbiter may, and checks claims at once.
new-auto-press = Moving presses the clock
new-auto-press-hint = A deviation from the Laws, announced to both players.
new-no-arbiter = No arbiter is present
new-supervised = Adequate supervision
new-supervised-hint = The competition rules hold in full (Appendices A and B).
new-speed = Rules of
new-speed-measured = by the time control
new-speed-standard = standard chess
new-speed-rapid = rapid chess
new-speed-blitz = blitz
new-default-time = Default time, in minutes
new-default-time-hint = Who comes later loses. Empty: the regulations say nothing.
new-no-draw = No draw by agreement before move
new-no-draw-hint = Empty: no restriction.
new-quickplay = Guidelines III (games without increment) are announced
new-adjournments = Games may be adjourned
new-scoresheets = Players keep their scoresheets on the screen
new-scoresheets-hint = Each writes his own, in his own notation and without help. What happened is recorded apart from it.
new-electronic-scoresheets = They are electronic scoresheets certified by FIDE
new-electronic-scoresheets-hint = From 2023 on (8.1.1.2); the arbiter may replace one that fails. Without this they count as paper.
new-marks-first-flag = The clock shows which flag fell first
new-change-at-zero = The next period begins when a display reaches zero
new-mild-device = A milder penalty than loss for a device
new-devices-bags = Devices may lie switched off in a bag
new-chess960 = Chess960
new-start = Start position (FEN)
new-start-hint = Empty: the initial position.
new-public = Spectators may watch
new-delay = Delay for spectators, in minutes
new-restart = After a loss of power
new-restart-freeze = the clocks stay where they stood; the arbiter resumes
new-restart-run = the clocks run on by the time of day
new-presence = Players see whether the opponent is connected
new-hide-counter = Hide the move counter

new-board = Board { $board }
new-name = Name
new-player-title = Title
new-fide = FIDE ID
new-rating = Rating
new-federation = Federation
new-team = Team
new-more = Title, rating, federation, needs
new-add-table = Add a table
new-remove-table = Remove table { $board }
new-swap = Exchange colours at table { $board }
new-import = Paste or import players
new-import-hint = One game or one player to a line; a heading row names the columns. Commas, semicolons and tabs are understood.
new-import-file = Choose a file (CSV)
new-import-text = Players or games
new-import-take = { $count ->
    [one] Take 1 game
   *[other] Take { $count } games
}
new-import-none = Nothing was found yet.

new-review = In short
new-deviations = Announced to the players
new-deviations-none = Nothing departs from the Laws.
new-deviation-auto-press = Making a move also presses the clock.
new-deviation-guarded = The board refuses illegal moves.
new-deviation-electronic-arbiter = The program acts as the arbiter.
new-deviation-no-arbiter = No arbiter is present.
new-deviation-no-clock = There is no clock.
new-deviation-quickplay = The guidelines for games without increment hold.
new-deviation-no-draw = Draws may not be agreed before the move named.
new-deviation-mild-device = A device costs less than the game.
new-deviation-hidden-counter = The clock does not show the number of moves.
new-create = { $count ->
    [one] Create the table
   *[other] Create { $count } tables
}
new-creating = Creating…
new-create-one-screen = Start playing

new-problems = { $count ->
    [one] One thing must be put right
   *[other] { $count } things must be put right
}
new-problem-number = A whole number up to { $most } is expected, or nothing.
new-problem-date = A date is expected.
new-problem-rating = Board { $board }: a rating is a number up to 4000.
new-problem-fide = Board { $board }: a FIDE ID has only digits.
new-problem-time = The time control cannot be read.

new-made-title = { $count ->
    [one] The table is ready
   *[other] { $count } tables are ready
}
new-made-lead = Give each seat its link or code. A link opens one seat and nothing else; keep the arbiter’s for yourself.
new-made-hall = Arbiters and screens of the hall
new-made-print = Print strips
new-made-console = Open the arbiter’s console
new-made-wall = Open the wallboard
new-made-again = Set up more tables
new-seat-white = White
new-seat-black = Black
new-seat-shared = Both at one screen
new-seat-white-assistant = White’s assistant
new-seat-black-assistant = Black’s assistant
new-seat-spectator = Spectators
new-seat-arbiter = Arbiter
new-seat-deputy = Deputy
new-seat-organiser = Organiser
new-seat-wallboard = Wallboard
new-seats-more = More seats
new-seat-copy = Copy link
new-seat-copied = Copied
new-seat-open = Open
new-seat-code = Pairing code
new-seat-code-wait = Code { $code }, for one use, { $minutes } minutes
new-seat-reissue = New link
new-seat-reissue-sure = All earlier links of this seat stop working at once.
new-seat-revoke = Revoke
new-seat-revoked = No valid link
new-seat-connected = Connected
new-seat-free = Nobody there yet
new-seat-qr = QR code of the link for { $seat }
new-strip-scan = Scan the code or open the link
new-need-assistant = An assistant moves, presses or writes for this player
new-need-visuallyImpaired = Does not see the board, or badly
new-need-disabled = Needs the assistant because of a disability
