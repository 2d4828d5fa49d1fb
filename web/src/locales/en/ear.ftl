# A seat played by ear and text.
ear-on = Play by ear: one page of text
ear-off = Back to the board
ear-title = Table, by ear
ear-game = Game
ear-status = Status
ear-last = Last move
ear-input = Move input
ear-clocks = Clocks
ear-actions = Actions
ear-moves = Moves
ear-pieces = Pieces
ear-pawns = Pawns by file
ear-board = Board
ear-settings = Settings
ear-help = Help
ear-announced = Moves are announced, and repeated by the opponent before he replies.
ear-hint = Enter a move as you write or say it, or a command; h lists them. With the field empty, Enter does what is due and Space presses the clock.
ear-say-clocks = Say the clocks
ear-announce = Announce my move
ear-repeat = Repeat what was announced
ear-heard = What was said
ear-board-legend = Capitals are White's, small letters Black's; + is an empty dark square, - an empty light one.
ear-example = An example:
ear-set-lang = Language of what is said
ear-lang-en = English
ear-lang-es = Spanish
ear-lang-de = German
ear-set-form = How moves are said
ear-form-prescribed = As the Laws suggest: Anna, Bella, Cesar
ear-form-plain = In plain words, from where to where
ear-form-nato = With the radio alphabet: Alfa, Bravo
ear-form-san = As they are written: Nf3
ear-form-uci = Squares only: g1f3
ear-set-pieces = Names of pieces
ear-pieces-prescribed = German, as the Laws suggest
ear-pieces-own = In this language
ear-set-numbers = Numbers of ranks
ear-numbers-prescribed = German, as the Laws suggest
ear-numbers-own = In this language
ear-numbers-digits = Digits
ear-set-announce = I announce my moves
ear-announce-move = by entering them
ear-announce-words = in my own words, with the command a
ear-set-repeat = I repeat announcements
ear-repeat-key = with one key
ear-repeat-words = in my own words
ear-set-thresholds = My clock tells itself at
ear-set-tick = A tick in each of my last ten seconds; use headphones
ear-set-voice = The device speaks, too: for who uses no screen reader
ear-no-voice = This device has no voice for { $lang ->
    [en] English
    [es] Spanish
   *[de] German
  }: what is said in it is only shown.
ear-help-moves = A move can be entered as you write it (Nf3), as you say it (Springer Felix drei, knight f3), or as its squares (g1f3).
ear-help-keys = Keys in the field for moves
ear-help-commands = Commands
