# The frame of all screens.
web-skip = Skip to the content
web-nav = Main
web-nav-new = New table
web-nav-pair = Code
web-nav-laws = The Laws
web-nav-school = School
web-home = To the first page
web-no-page = There is no such page
web-not-loaded = This page could not be loaded
web-again = Try again
web-language = Language
web-display = Display
web-close = Close
web-cancel = Cancel
web-unreachable = The server cannot be reached.
web-server-error = The server answered with an error ({ $status }).

prefs-theme = Colours
prefs-theme-system = As the device
prefs-theme-light = Light
prefs-theme-dark = Dark
prefs-theme-contrast = High contrast
prefs-letters = Moves
prefs-letters-letters = Letters (Nf3)
prefs-letters-figurines = Figurines (♘f3)
prefs-clocks = Clocks beside the board
prefs-clocks-right = On the right
prefs-clocks-left = On the left
prefs-facing = Shared screen
prefs-facing-opposite = Players face each other
prefs-facing-same = Players sit on one side
prefs-sound = Sounds
prefs-sound-false = Off
prefs-sound-true = On
prefs-voice = Moves spoken by the device
prefs-voice-false = Off
prefs-voice-true = On
prefs-no-voice = This device has no voice for this language.

# Words of the game that all screens use.
color-white = White
color-black = Black
piece-k = king
piece-q = queen
piece-r = rook
piece-b = bishop
piece-n = knight
piece-p = pawn
piece-of = { $color ->
    [white] white
   *[black] black
  } { $piece }
square-empty = empty
spoken-check = check
spoken-mate = mate
spoken-castling-short = castles short
spoken-castling-long = castles long
spoken-move = { $piece } { $to }
spoken-capture = { $piece } { $from } takes { $to }
spoken-squares = { $from } to { $to }

board-label = Board, { $below ->
    [white] White
   *[black] Black
  } below
clock-of = Clock of { $color ->
    [white] White
   *[black] Black
  }
clock-to-move = to move
clock-flag = Flag down
clock-flag-first = Flag down first
clock-overtime-periods = { $periods ->
    [one] last period
   *[other] { $periods } periods left
}
clock-overtime-moves = { $moves ->
    [one] 1 move to do
   *[other] { $moves } moves to do
}
clock-period = Period { $period } of { $periods }
clock-moves = { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
  }
clock-to-go = { $moves } to go
clock-increment = +{ $seconds } s
clock-delay = delay { $seconds } s
clock-held = waits { $seconds } s
clock-none = no clock
moves-label = Moves
moves-none = No moves yet
moves-illegal = illegal
article = Article { $article }
article-none = This article is not in the catalogue.
article-more = In the Laws of { $edition }
link-connecting = Connecting
link-live = Connected
link-resending = Sending again
link-offline = Offline since { $since }
link-ended = The connection is closed
