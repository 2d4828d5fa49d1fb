# What the program says in English. es.ftl says the same in Spanish; a test compares them.

## Help

help-usage = Usage:
help-options = Options
help-arguments = Arguments
help-commands = Commands
help-after = `compongo COMMAND --help` tells more about each. Exit status: 0 fine, 1 findings, 2 wrong use or unreadable input.

about-compongo = The FIDE Laws of Chess at the command line.
usage-compongo = compongo COMMAND [OPTIONS]
opt-help = Print this help
opt-version = Print the version
opt-lang = Language of what is printed: en or es [default: that of the environment]
value-lang = LANG
opt-color = Colours: auto, always or never [default: auto]
value-color = WHEN

opt-positions = Give up after so many positions [default: the limit of the method, which no known game reaches]
value-positions = N
opt-seconds = Give up a question after so many seconds, also parts: 0.5
value-seconds = S

about-check = Says, game by game, where game files (PGN) break the Laws.
usage-check = compongo check [OPTIONS] [FILE]…
opt-check-files = Game files, also compressed (.zst, .gz, .bz2); - is the standard input
value-check-files = FILE
opt-check-edition = Edition of the Laws: auto takes the one in force on the date of each game; or 1997, 2001, 2005, 2009, 2014, 2017, 2018, 2023 [default: auto]
value-check-edition = EDITION
opt-check-notation = Piece letters of the moves: code of a language (see `compongo notation --list`), or auto to find out game by game [default: en]
value-check-notation = LANG
opt-check-fail-on = Exit with status 1 if there are findings of at least this severity: error, warning; or never [default: error]
value-check-fail-on = SEVERITY
opt-check-show = Show findings of at least this severity: error, warning, note [default: note]
value-check-show = SEVERITY
opt-check-json = One JSON object per finding and line
opt-check-csv = The same fields as comma-separated values
opt-check-no-diagrams = No boards under illegal moves
opt-check-quiet = Print no findings and no summary: only the exit status tells
opt-check-no-progress = No progress bar
opt-check-jobs = Number of threads [default: the number of processors]
value-check-jobs = N
opt-check-max-game-size = Largest game that is read, in bytes or with K, M, G [default: 16M]
value-check-max-game-size = SIZE

about-watch = Follows live game files of electronic boards and tells an arbiter at once what can be claimed, has to be declared or was sent wrongly.
usage-watch = compongo watch [OPTIONS] FILE|FOLDER|ADDRESS…
opt-watch-sources = Live game files (PGN), folders or patterns in which they appear ('live/*.pgn'), or addresses (http://, https://)
value-watch-sources = FILE|FOLDER|ADDRESS
opt-watch-edition = Edition of the Laws: auto takes the one in force on the date of each game; or 1997, 2001, 2005, 2009, 2014, 2017, 2018, 2023 [default: auto]
value-watch-edition = EDITION
opt-watch-notation = Piece letters of the moves: code of a language (see `compongo notation --list`), or auto to find out game by game [default: auto]
value-watch-notation = LANG
opt-watch-time-control = Time control of games that do not tell theirs: 40/5400+30:1800+30, '90 min + 30 s'
value-watch-time-control = CONTROL
opt-watch-interval = Seconds between two questions to an address; files are looked at ten times a second [default: 5]
value-watch-interval = S
opt-watch-once = Read what is there, print it and end: exit status 1 if an alert holds now
opt-watch-json = A stream of events, one JSON object per line
opt-watch-boards = Under a repetition, the three positions on boards
opt-watch-no-bell = No bell

about-winnable = Says whether a side can still give mate by any series of legal moves, and shows how, or why not.
usage-winnable = compongo winnable [OPTIONS] FEN | --batch FILE
opt-winnable-fen = A position (FEN, X-FEN, Shredder-FEN), standard or Chess960
value-winnable-fen = FEN
opt-winnable-by = Who would mate: white, black or both [default: both]
value-winnable-by = SIDE
opt-winnable-batch = Answer for each line of a file: a FEN, or a FEN, a tab and a side; also compressed (.zst, .gz, .bz2); - is the standard input
value-winnable-batch = FILE
opt-winnable-lenient = Take positions that no game reaches too, repair what can be repaired, and say what
opt-winnable-json = One JSON object per answer and line
opt-winnable-jobs = Number of threads of a batch [default: the number of processors]
value-winnable-jobs = N
opt-winnable-no-progress = No progress bar

about-flag = Says what follows from a flag-fall by an edition of the Laws, with the proof.
usage-flag = compongo flag [OPTIONS] --fen FEN --fallen SIDE
opt-flag-fen = The position as it stands (FEN, X-FEN, Shredder-FEN), standard or Chess960
value-flag-fen = FEN
opt-flag-fallen = Whose flag has fallen: white or black
value-flag-fallen = SIDE
opt-flag-edition = Edition of the Laws: 1997, 2001, 2005, 2009, 2014, 2017, 2018, 2023 [default: the newest]
value-flag-edition = EDITION
opt-flag-play = How the game is played: standard, rapid or blitz; in 1997 blitz asks for more than a possible mate [default: standard]
value-flag-play = SPEED
opt-flag-lenient = Take positions that no game reaches too, repair what can be repaired, and say what
opt-flag-json = One JSON object

about-claim = Says whether the claim of a draw in a game is right, and where the position stood before.
usage-claim = compongo claim [OPTIONS] FILE threefold|fifty
opt-claim-file = The game file (PGN); - is the standard input
value-claim-file = FILE
opt-claim-ground = On what ground: threefold (the position stands on the board for the third time) or fifty (50 moves by each player without capture or pawn move)
value-claim-ground = GROUND
opt-claim-game = Number of the game in the file [default: 1]
value-claim-game = N
opt-claim-ply = After how many single moves, by both players, the draw is claimed [default: at the end]
value-claim-ply = N
opt-claim-with = The move that is announced with the claim, if it rests on one
value-claim-with = MOVE
opt-claim-edition = Edition of the Laws: auto (by the date of the game), 1997, 2001, 2005, 2009, 2014, 2017, 2018, 2023 [default: auto]
value-claim-edition = EDITION
opt-claim-json = One JSON object

about-perft = Counts the sequences of legal moves of a given length.
usage-perft = compongo perft [OPTIONS] DEPTH
opt-perft-depth = Length of the sequences, in moves of one player
value-perft-depth = DEPTH
opt-perft-fen = Position to start from (FEN, X-FEN, Shredder-FEN) [default: the initial position]
value-perft-fen = FEN
opt-perft-lenient = Repair a faulty position where possible, and say what was repaired
opt-perft-divide = The count of each first move as well
opt-perft-chess960 = Read castling as in Chess960 and write it as king takes rook
opt-perft-jobs = Number of threads [default: 1]
value-perft-jobs = N
opt-perft-json = One JSON object

about-notation = Writes moves in the notation of another language or form.
usage-notation = compongo notation [OPTIONS] --to FORM [FILE|-]
opt-notation-file = A game file (PGN) or a line of moves [default: the standard input]
value-notation-file = FILE
opt-notation-from = Piece letters of the input: code of a language, or auto to find out [default: auto]
value-notation-from = LANG
opt-notation-to = Code of a language, or figurine, lan (long algebraic), uci, spoken (as announced to a visually impaired player), spoken-en, spoken-es, spoken-de (in plain words)
value-notation-to = FORM
opt-notation-fen = Position a line of moves starts from
value-notation-fen = FEN
opt-notation-list = List the languages with their piece letters
opt-notation-max-game-size = Largest game that is read, in bytes or with K, M, G [default: 16M]
value-notation-max-game-size = SIZE

about-laws = Shows the articles of the Laws, in short paraphrases, with their numbers in every edition.
usage-laws = compongo laws [OPTIONS] [ARTICLE | WORDS | diff EDITION EDITION | coverage]
opt-laws-what = An article (9.6.2, A.4, III), words to look for, `diff` and two editions, or `coverage`: how many articles have cases [default: all articles]
value-laws-what = ARTICLE
opt-laws-edition = Edition of the Laws: 1997, 2001, 2005, 2009, 2014, 2017, 2018, 2023 [default: the newest; of coverage all]
value-laws-edition = EDITION
opt-laws-json = One JSON object per article

about-case = Runs situations and compares the rulings with the right ones, in every edition.
usage-case = compongo case [OPTIONS] FILE|FOLDER…
opt-case-files = Situations (.toml), folders with them, or - for the standard input; the form is described in cases/README.md
value-case-files = FILE|FOLDER
opt-case-edition = Only in this edition of the Laws: 1997, 2001, 2005, 2009, 2014, 2017, 2018, 2023 [default: in all of each situation]
value-case-edition = EDITION
opt-case-json = One JSON object for each situation and edition
opt-case-quiet = Print only what is not as expected, and the summary

about-replay = Prints the record of a game, fact by fact, with the rulings, their articles and the clocks.
usage-replay = compongo replay [OPTIONS] RECORD
opt-replay-record = A record (JSON lines), also compressed (.zst, .gz, .bz2); - is the standard input
value-replay-record = RECORD
opt-replay-json = One JSON object for each fact

about-scoresheet = Prints the scoresheets of games, from PGN or a record: PDF with the letters of any language, or text for braille displays.
usage-scoresheet = compongo scoresheet [OPTIONS] FILE -o OUTPUT
opt-scoresheet-file = A file of games (PGN) or a record (JSON lines), also compressed (.zst, .gz, .bz2); - is the standard input
value-scoresheet-file = FILE
opt-scoresheet-game = Which game, by its number in the file, or all [default: 1]
value-scoresheet-game = N
opt-scoresheet-player = The sheet that a player kept: white, black or both [default: the record of the game]
value-scoresheet-player = PLAYER
opt-scoresheet-notation = Piece letters: code of a language (see `compongo notation --list`) or figurine [default: those of --lang; on a player's own sheet what he wrote]
value-scoresheet-notation = LANG
opt-scoresheet-paper = a4 or a5 [default: a4]
value-scoresheet-paper = SIZE
opt-scoresheet-times = At which moves the times of the clocks are printed: every, fifth or none [default: every]
value-scoresheet-times = WHEN
opt-scoresheet-both = Two sheets of A5 side by side on A4: those of both players, or the same twice
opt-scoresheet-text = Plain text of 60 columns, one pair of moves a line
opt-scoresheet-output = The file to write, a folder for one file a game, or - for the standard output
value-scoresheet-output = OUTPUT
opt-scoresheet-per-file = So many games to a file, where -o is a folder: 500 makes 00001-00500.pdf and so on [default: 1]
value-scoresheet-per-file = N
opt-scoresheet-jobs = Number of threads [default: the number of processors]
value-scoresheet-jobs = N
opt-scoresheet-no-progress = No progress bar
opt-font = A font for characters that no other has; may be given several times
value-font = FILE
opt-event = The competition
value-event = TEXT
opt-site = The place
value-site = TEXT
opt-date = The date, as it is to be printed
value-date = TEXT
opt-round = The round
value-round = TEXT
opt-board = The number of the board
value-board = TEXT
opt-white = Who plays White
value-white = NAME
opt-black = Who plays Black
value-black = NAME
opt-arbiter = The arbiter
value-arbiter = NAME

about-form = Prints a form for arbiters, filled in from a record with the articles of its edition: a claim, an incident report, the envelope of an adjourned game, the list of latecomers.
usage-form = compongo form [OPTIONS] FORM RECORD… -o OUTPUT
opt-form-form = claim, incident, envelope (its front, A5), envelope-copy (the arbiter's copy, A4) or late
value-form-form = FORM
opt-form-records = A record (JSON lines), also compressed (.zst, .gz, .bz2); several only for late
value-form-records = RECORD
opt-form-line = By which line of the record: the claim, or an incident (may be given several times) [default: the last claim, all incidents]
value-form-line = N
opt-form-notation = Piece letters: code of a language or figurine [default: those of --lang]
value-form-notation = LANG
opt-form-resumption = Date, time and place of the resumption
value-form-resumption = TEXT
opt-form-code = What the QR code on the envelope says
value-form-code = TEXT
opt-form-output = The file to write, or - for the standard output
value-form-output = OUTPUT
about-envelope = Opens the envelope of an adjourned game with two of its three slips, without a server.
usage-envelope = compongo envelope [OPTIONS] RECORD [SLIP SLIP]
opt-envelope-record = The record of the adjourned game (JSON lines), as the organiser takes it out, also compressed (.zst, .gz, .bz2); - is the standard input
value-envelope-record = RECORD
opt-envelope-slips = Two slips of different holders, as 1-0123-4567-89AB-CDEF-GHJK-MNPQ [default: they are asked for, one a line, and stay out of the history of the shell]
value-envelope-slips = SLIP
opt-envelope-notation = Piece letters: code of a language or figurine [default: those of --lang]
value-envelope-notation = LANG
opt-envelope-json = One JSON object
about-school = Asks situations at the board for an arbiter to rule on, and explains what is right by the articles.
usage-school = compongo school [OPTIONS]
opt-school-subject = Only situations of this subject; --list shows all
value-school-subject = SUBJECT
opt-school-edition = Rule by this edition of the Laws: 1997, 2001, 2005, 2009, 2014, 2017, 2018, 2023 [default: the newest]
value-school-edition = EDITION
opt-school-difficulty = Only easy, medium or hard ones: one step for each of several rulings at once, editions that differ, a matter that is rare
value-school-difficulty = DIFFICULTY
opt-school-questions = How many questions are asked [default: 10]
value-school-questions = N
opt-school-exam = An exam of so many minutes: what is right is shown at the end, with the result
value-school-exam = MINUTES
opt-school-again = Only what was answered wrongly the last time
opt-school-seed = The same number asks the same questions in the same order [default: by the time of day]
value-school-seed = NUMBER
opt-school-progress = Keep what was answered in this file [default: school.json in your directory for data]
value-school-progress = FILE
opt-school-list = Show the subjects, and how many situations each has
opt-school-json = One JSON object for each question, each marked answer and the result; answers are still read line by line

about-completions = Prints a script that lets a shell complete the commands and options of compongo.
usage-completions = compongo completions bash|elvish|fish|powershell|zsh
opt-completions-shell = The shell: bash, elvish, fish, powershell or zsh
value-completions-shell = SHELL

about-man = Prints the manual page of compongo, for man.
usage-man = compongo man [--to FOLDER]
opt-man-to = Write the pages of all commands to this folder
value-man-to = FOLDER

about-serve = Serves tables to play at, arbiters' consoles and wallboards to browsers in the network.
usage-serve = compongo serve [OPTIONS]
opt-serve-listen = Where to listen; 0.0.0.0:8080 for the whole network [default: 127.0.0.1:8080]
value-serve-listen = ADDRESS
opt-serve-data = The folder of the records; it is made if there is none [default: compongo-data]
value-serve-data = FOLDER
opt-serve-backup-to = A folder for copies of the records, the first one at once
value-serve-backup-to = FOLDER
opt-serve-backup-every = Minutes between two copies [default: 60]
value-serve-backup-every = N
opt-serve-watch = A live game file, folder or address to be watched at the arbiter's desk; may be given several times (see `compongo watch`)
value-serve-watch = SOURCE
opt-serve-desk-sources = At the desk more live game files may be added by their addresses: public takes those of the public Internet only, any also this machine and its network [default: none may be added]
value-serve-desk-sources = WHICH

## Wrong use

use-invalid-value = invalid value '{ $value }' for { $arg }
use-value-missing = a value is required for { $arg }
use-unknown-argument = unexpected argument '{ $arg }'
use-unknown-command = unknown command '{ $arg }'
use-conflict = { $arg } cannot be used with { $other }
use-missing-argument = required arguments are missing: { $arg }
use-missing-command = a command is required
use-invalid-utf8 = an argument is not UTF-8 text
use-other = the command line cannot be understood
use-edition = editions are { $values }
use-alphabet = no piece letters are known for this language; 'compongo notation --list' shows all
use-size = a number of bytes from 1K to 1G is expected, with K, M or G if you like: 500K, 16M
use-positions = a number of positions from 1 on is expected: without any nothing can be decided
use-seconds = a time in seconds above 0 is expected, up to 1000000: 5, 0.5
use-minutes = a whole number of minutes from 1 up is expected
use-questions = a number of questions from 1 on is expected
use-subject = subjects are { $values }
use-difficulty = easy, medium or hard is expected
use-address = an address and a port are expected, such as 127.0.0.1:8080 or [::1]:8080
use-control = a time control is expected, such as 40/5400+30:1800+30 or 90 min + 30 s
use-jobs = a number of threads from 1 on is expected
use-depth = a number of moves from 0 to { $most } is expected
use-game-number = the number of a game from 1 on is expected
use-ply = a number of moves by either player is expected, 0 for the start
use-valid-values = possible values: { $values }
use-try-help = For more information, try '--help'.
use-no-input = no file is given; name one, or - for the standard input

## Messages

label-error = error:
label-warning = warning:
label-note = note:
error-cannot-read = cannot read { $file }: { $reason }
error-cannot-write = cannot write to the standard output: { $reason }
error-crashed = { $file }: a defect of this program stopped the check of the games from byte { $offset } on, up to the next part of the file; please report it
error-fen = the position cannot be used: { $reason }
io-not-found = no such file
io-permission-denied = permission denied
io-is-a-directory = it is a directory
io-storage-full = no space left on the device
io-damaged = the compressed data are damaged
io-unexpected-eof = the compressed data end too early
io-trailing-junk = something else follows the compressed data, which were read to their end
io-too-much-memory = unpacking would take too much memory
io-not-a-directory = a part of the path is not a directory
io-invalid-filename = the name cannot be used
io-timed-out = it takes too long to answer
io-loop = the symbolic links lead in a circle
io-device = input or output error of the device
io-too-many-open = too many open files
io-system = system error { $code }
stdin-name = standard input

perft-nodes = nodes
perft-time = time
perft-speed = speed

## FEN

fen-board = the board
fen-turn = the player to move
fen-castling = the castling rights
fen-en-passant = the en passant square
fen-halfmove-clock = the half-move clock
fen-fullmove-number = the move number
fen-board-expected = eight ranks separated by '/' are expected
fen-turn-expected = 'w' or 'b' is expected
fen-castling-expected = '-', letters of KQkq or files of rooks are expected, each once
fen-en-passant-expected = '-' or a square is expected
fen-halfmove-clock-expected = a number up to 4294967295 is expected
fen-fullmove-number-expected = a number up to 4294967295 is expected
fen-too-long = the text has { $length } bytes, far more than a FEN
fen-missing-field = { $field } is missing (byte { $at })
fen-bad-piece = '{ $character }' (byte { $at }) is neither a piece nor a number from 1 to 8
fen-bad-rank = rank { $rank } has { $squares } squares instead of 8 (byte { $at })
fen-bad-rank-count = the board has { $ranks } ranks instead of 8 (byte { $at })
fen-bad-field = { $field } (byte { $at }) cannot be read: { $expected }
fen-extra-text = text follows the move number (byte { $at })
fen-not-strict = the form is not exact: { $deviations }
fen-impossible = impossible position: { $faults }
fen-repaired = repaired: { $what }; counting from { $fen }
fen-try-lenient = (--lenient accepts it)
fen-read-as = read as { $fen }: { $what }
fen-deviation-missing-fields = fields at the end are missing
fen-deviation-spacing = fields are not separated by single spaces
fen-deviation-turn-in-capitals = the player to move is in capitals
fen-deviation-castling-order = the castling letters are not in the order KQkq
fen-deviation-split-numbers = two numbers of empty squares follow each other
fen-deviation-ep-in-capitals = the en passant square is in capitals
fen-deviation-castling-twice = two castling letters mean the same right
fen-deviation-number-form = a number begins with a zero or a plus sign

fault-no-white-king = White has no king
fault-no-black-king = Black has no king
fault-several-white-kings = White has more than one king
fault-several-black-kings = Black has more than one king
fault-pawn-on-back-rank = a pawn stands on the first or last rank
fault-opposite-check = the player who has just moved is in check
fault-castling-without-king = a castling right, but the king is not at home
fault-castling-without-rook = a castling right without its rook
fault-castling-not-standard = castling rights that only Chess960 has
fault-ep-wrong-rank = an en passant square on a rank where it cannot be
fault-ep-without-pawn = an en passant square without the pawn that passed it
fault-ep-occupied = an en passant square over which no pawn can have passed
fault-ep-impossible-check = an en passant square that this check rules out
fault-ep-against-clock = an en passant square, but the half-move clock is not 0
fault-clock-beyond-game = the half-move clock exceeds the moves played
fault-move-number-zero = the move number is 0
fault-too-many-pieces = a player has more than 16 pieces
fault-too-many-pawns = a player has more than 8 pawns
fault-too-many-promoted = more promoted pieces than missing pawns
fault-too-few-captured = the pawns need more captures than there were
fault-too-many-checkers = more than two pieces give check
fault-impossible-check = no last move can have given this check
fault-no-last-move = no last move is possible

## Check

progress = { $done } games, { $speed } games/s
progress-positions = { $done } positions, { $speed } positions/s
progress-left = left
severity-error = error
severity-warning = warning
severity-note = note
text-game = game { $number }
text-laws = Laws of { $edition }
summary-severity = Severity
summary-finding = Finding
summary-count = Findings
summary-games = Games
summary-nothing = Nothing was found against the Laws.
summary-total = { $n ->
    [one] 1 finding
   *[other] { $findings } findings
} in { $m ->
    [one] 1 game
   *[other] { $games } games
}.
summary-before-first = The Laws of { $edition }, the earliest known here, were applied to { $n ->
    [one] 1 earlier game
   *[other] { $games } earlier games
}.
summary-undated = The Laws of { $edition } were applied to { $n ->
    [one] 1 game
   *[other] { $games } games
} without a date.
summary-not-followed = Of { $n ->
    [one] 1 game
   *[other] { $games } games
} the moves were checked in part or not at all.
summary-legend = error: the Laws are broken, or the game cannot be followed; warning: something does not fit; note: worth knowing (--show warning hides the notes)
summary-read = Checked { $f ->
    [one] 1 file
   *[other] { $files } files
}: { $g ->
    [one] 1 game
   *[other] { $games } games
}, { $p ->
    [one] 1 half-move
   *[other] { $plies } half-moves
}, { $megabytes } MB in { $seconds } s ({ $game-speed } games/s, { $byte-speed } MB/s).

## The text of moves and files

role-plural = { $role ->
    [pawn] pawns
    [knight] knights
    [bishop] bishops
    [rook] rooks
    [queen] queens
   *[king] kings
}
role-none = { $role ->
    [pawn] no pawn
    [knight] no knight
    [bishop] no bishop
    [rook] no rook
    [queen] no queen
   *[king] no king
}
san-empty = there is no move here
san-syntax = this cannot be read as a move (from character { $at } on)
san-too-long = this is too long to be a move ({ $length } bytes)
san-null-move = a null move: the Laws know no passing
san-not-canonical = the move is to be written { $canonical }
resolve-cannot-go = { role-the } on { $from } cannot go to { $to }: { $reason }
resolve-no-such-move = { role-none } can go to { $to }
resolve-ambiguous = the { role-plural } on { $squares } can each go to { $to }
pgn-unterminated-comment = comment without its closing brace: read to the end of the game
pgn-nested-comment = comment inside a comment: read as one up to the outer closing brace
pgn-stray-brace = closing brace outside a comment: passed over
pgn-unclosed-variation = variation without its closing parenthesis: closed at the end of the game
pgn-stray-parenthesis = closing parenthesis outside a variation: passed over
pgn-variation-too-deep = variations nested too deeply: this one was passed over
pgn-bad-tag = not a tag pair: passed over to the end of the line or the bracket
pgn-unclosed-tag = tag pair without its closing bracket: read as if it were there
pgn-unterminated-tag-value = tag value without its closing quote: read to the end of the line
pgn-unescaped-quote = quote inside a tag value without a backslash: read as part of the value
pgn-unescaped-backslash = backslash at the end of a tag value: read as a backslash
pgn-tag-value-too-long = tag value too long: cut off
pgn-too-many-tags = too many tags: this one and the following were dropped
pgn-duplicate-tag = the tag { $word } a second time in one game
pgn-unknown-word = unknown word "{ $word }": passed over
pgn-bad-nag = annotation glyph that means nothing: passed over
pgn-result-in-variation = result inside a variation: passed over
pgn-extra-result = a second result: passed over
pgn-game-too-long = game too long: the rest was passed over, up to the next game with tags

## Notation

notation-variant = a game of { $variant }: its moves are left as they are
notation-unreadable = { $move }: { $reason }
notation-ambiguous = the moves can be read in several languages ({ $languages }) and mean different games; { $taken } was taken (--from tells the language)

## Findings

text-line = line { $line }
text-rest = the rest of the game is not checked

code-illegal-move = illegal move
code-ambiguous-move = ambiguous move
code-unreadable-move = unreadable move
code-null-move = passed move
code-broken-file = fault in the text of the file
code-game-continued-after-mate = moves after checkmate
code-game-continued-after-stalemate = moves after stalemate
code-game-continued-after-dead-position = moves in a dead position
code-game-continued-after-fivefold = moves after a fivefold repetition
code-game-continued-after-75-moves = moves after 75 without progress
code-claimable-threefold = draw by repetition to be claimed
code-claimable-fifty = draw by fifty moves to be claimed
code-result-contradicts-position = result against the final position
code-result-contradicts-termination = result against the tag Termination
code-time-forfeit-unwinnable = loss on time against no mate
code-missing-result = no result
code-result-tag-mismatch = two different results
code-bad-result = tag Result without a result
code-draw-agreed-too-early = draw agreed too early
code-bad-date = faulty date
code-bad-start-position = faulty start position
code-clock-inconsistent = clock that cannot be right
code-flag-unnoticed = flag that nobody noticed
code-clock-unreadable = unreadable clock
code-unsupported-variant = another game than chess

find-illegal-move = illegal move: { $reason }
find-kings-in-the-centre = perhaps no move, but the result shown to an electronic board by kings in the centre
find-ambiguous-move = ambiguous move: { $reason }
find-unreadable-move = unreadable move: { $reason }
find-more-faults = { $more ->
    [one] 1 more fault in this game
   *[other] { $more } more faults in this game
}
find-more-readings = { $more ->
    [one] 1 more reading of that kind
   *[other] { $more } more readings of that kind
}
find-game-continued = moves follow, though the game had ended: { $state }
state-mate-white = checkmate by White
state-mate-black = checkmate by Black
state-stalemate = stalemate
state-dead = dead position (neither side can give mate)
state-fivefold = fifth occurrence of a position
state-seventy-five = 75 moves by each player without capture or pawn move
ordinal = { $nth ->
    [3] third
    [4] fourth
    [5] fifth
   *[other] { $nth }th
}
find-threefold-on-board = { player } could claim a draw: { ordinal } occurrence of the position on the board { $earlier }
find-threefold-intended = { player } could claim a draw by announcing { $move }: { ordinal } occurrence of that position { $earlier }
earlier-start = (as at the start and after { $second })
earlier-moves = (as after { $first } and { $second })
find-fifty-on-board = { player } could claim a draw: fifty moves by each player without capture or pawn move
find-fifty-intended = { player } could claim a draw by announcing { $move }, which completes fifty moves by each player without capture or pawn move
claim-drawn-here = the game ended here in a draw
claim-move-made = the move was made
find-result-against-position = the result given is { $result }, but the final position makes it { $follows }: { $state }
conflict-no-win = the tag Termination says "{ $termination }", but the result is { $result }
conflict-other-winner = the tag Termination says "{ $termination }", but the result { $result } names the other player
conflict-no-draw = the tag Termination says "{ $termination }", but the result is { $result }
conflict-not-over = the tag Termination says "{ $termination }", but there is a result: { $result }
conflict-no-checkmate = the tag Termination says "{ $termination }", but the final position is no checkmate
conflict-no-stalemate = the tag Termination says "{ $termination }", but the final position is no stalemate
conflict-no-repetition = the tag Termination says "{ $termination }", but the final position did not occur three times
conflict-no-fifty-moves = the tag Termination says "{ $termination }", but there were captures or pawn moves within fifty moves
conflict-ended-on-board = the tag Termination says "{ $termination }", but the game had ended on the board
find-time-forfeit-unwinnable = scored as lost on time, but { player } could not mate by any series of legal moves, so that the game is drawn: { $reason }
find-result-star = the result is *: the game is not over, or its result is not known
find-result-missing = no result is given
find-result-mismatch = the tag Result says { $tag }, but the moves end with { $movetext }
find-bad-result = the tag Result says "{ $value }", which is no result
find-draw-too-early = a draw before both players had made a move ({ $plies ->
    [one] 1 half-move
   *[other] { $plies } half-moves
})
find-date-faulty = the tag { $tag } says "{ $value }", which is not a date as PGN writes it; it was read as { $read }
find-date-unreadable = the tag { $tag } says "{ $value }", which cannot be read as a date
find-start-unplayable = the start position cannot be played from: { $reason }; the moves are not checked
find-start-repaired = the start position is not as it should be: { $reason }
find-start-missing = a start position is announced but not given
find-clock-gained = the clock of { player } shows { $now } after { $before }: { $gain } more than increments and new periods give
find-clock-bonus = the clock of { player } shows { $now } after { $before }: { $gain } more than increments and new periods give, perhaps added by the arbiter
find-clock-first = the clock of { player } shows { $now } at first: { $gain } more than the time control gives
find-clock-negative = the clock of { player } shows a negative time: { $now }
find-clock-after-zero = { player } completed a move though the clock had shown zero
find-clock-unreadable = unreadable clock: { $reason }
clock-syntax = not of the form hours:minutes:seconds
clock-sixty = minutes or seconds of sixty or more
clock-too-long = more time than a clock can hold
find-variant = a game of { $variant }: its moves are not checked

## The Laws

laws-enforce = decided by the program
laws-assist = decided by a person, applied by the program
laws-inform = for information
laws-inferred = No copy of this edition with the article was at hand: number and content are taken from quotations or from the editions before and after.
laws-lost = The copy at hand is damaged; lost: { $what }.
laws-others = Other editions:
laws-cases = Cases of
laws-unknown = the edition of { $edition } has nothing for '{ $what }'.
laws-nearest = Nearest: { $list }.
laws-elsewhere = What { $year } says there is { $same ->
    [none] missing here.
   *[other] { $same } here.
}
laws-diff-two = diff takes two editions: compongo laws diff 2018 2023
laws-diff-nothing = nothing changed
laws-diff-changed = changed or divided otherwise
laws-diff-added = new
laws-diff-removed = gone
laws-diff-not-seen-in-first = only in the second as far as the first is known
laws-diff-not-seen-in-second = only in the first as far as the second is known
laws-diff-unsure = (as far as the copies tell)
laws-covered = { $covered } of { $articles } { $kind }
laws-subject-board = The board and the moves
laws-subject-touch = Touching and making moves
laws-subject-endings = How games end
laws-subject-clock = The clock
laws-subject-irregularities = Irregularities
laws-subject-recording = Recording the moves
laws-subject-draws = Draws
laws-subject-conduct = Conduct of the players
laws-subject-arbiter = The arbiter
laws-subject-rapid = Rapid chess
laws-subject-blitz = Blitz chess
laws-subject-notation = Algebraic notation
laws-subject-visually-impaired = Visually impaired players
laws-subject-adjournment = Adjourned games
laws-subject-chess960 = Chess960
laws-subject-quickplay = Quickplay finishes

## Winning chances

player-first = { $by ->
    [white] White
   *[black] Black
}
winnable-yes = { player-first } can still mate, if the opponent helps:
winnable-mated = { player-first } has given mate.
winnable-no = { player-first } cannot mate by any series of legal moves: { $reason }
winnable-undecided = limit reached: whether { player } can still mate is not decided
dead-yes = The position is dead: neither side can mate, and the game is drawn (Art. { $article } of { $edition }).
dead-no = The position is not dead (Art. { $article } of { $edition }).
dead-ended = The game is over by mate or stalemate.
reason-game-ended = the game is over
reason-bare-material = the pieces are not enough, wherever they stand
reason-forced-line = there is little choice, and every line soon ends without that mate
reason-blocked-structure = the position is so blocked that nothing gets where a mate needs it
reason-blocked-phases = the position is blocked, and no capture or pawn move to come changes that
reason-exhausted-search = every position that can still arise was looked at, and none is such a mate
batch-yes = { player-first } can still mate ({ $plies ->
    [one] 1 half-move
   *[other] { $plies } half-moves
})
batch-side = the side is to be white, black or both, not '{ $side }'
batch-not-text = the line is not UTF-8 text
batch-crashed = a defect of this program prevents the answer; please report it
batch-more = { $n ->
    [one] 1 more line is faulty
   *[other] { $n } more lines are faulty
}
batch-count-yes = can still mate
batch-count-no = cannot mate: { $reason }
batch-count-undecided = not decided: limit reached
batch-count-faulty = { $n ->
    [one] line without an answer
   *[other] lines without an answer
}
batch-total = { $n ->
    [one] 1 answer
   *[other] { $answers } answers
} for { $m ->
    [one] 1 position
   *[other] { $positions } positions
} in { $seconds } s ({ $speed } answers/s).
flag-lost = The flag of { player } has fallen: the game is lost ({ $result }).
flag-drawn = The flag of { player } has fallen, but the game is drawn ({ $result }).
flag-ended = The game had ended before the flag of { player } fell ({ $result }): { $state }
flag-undecided = limit reached: what follows from the fallen flag of { player } is not decided
flag-article = Art. { $article } of { $edition }

## Claims of a draw

claim-right = The claim is right: the game is drawn.
claim-wrong = The claim is wrong: the game goes on.
claim-after-mate = There is nothing to claim: checkmate had ended the game.
claim-after-stalemate = There is nothing to claim: stalemate had ended the game.
claim-which = Game { $game }, { $white } - { $black }, { $place }{ $with ->
    [none] {""}
   *[other] , with { $with }
}
claim-at-the-start = at the start
claim-after = after { $move }
claim-quiet = { $plies ->
    [one] One move
   *[other] { $plies } moves
} by either player without capture or pawn move; 100 are needed.
claim-occurrences = { $count ->
    [one] The position has stood on the board once:
   *[other] The position has stood on the board { $count } times:
}
claim-lookalikes = These look like it and are other positions:
claim-differs-turn = another player had the move
claim-differs-pieces = other pieces stood on { $squares }
claim-differs-castling = { $earlier ->
    [true] then { player } could still castle { $side ->
        [short] on the king's side
       *[long] on the queen's side
    }
   *[false] then { player } could not castle { $side ->
        [short] on the king's side
       *[long] on the queen's side
    }
}
claim-differs-en-passant = { $earlier ->
    [true] then a pawn could be taken en passant on { $square }
   *[false] only now a pawn can be taken en passant on { $square }
}
claim-no-game = there is no game { $game }: { $games ->
    [one] the file has one
   *[other] the file has { $games }
}
claim-no-ply = the game has no move { $ply }: it has { $most } single moves
claim-no-start = the start position of the game is not known
claim-unreadable = single move { $ply }, { $move }, cannot be read: { $reason }
claim-bad-move = the announced move { $move } cannot be read: { $reason }
potential-yes = { player-first } can still reach a position in which the opponent, to move, cannot avoid mate in one:
potential-now = The opponent of { player }, to move, cannot avoid mate in one:
potential-no = { player-first } can mate only with the opponent's help to the last: no position can arise in which the opponent, to move, cannot avoid mate in one

## Situations

case-none-here = there are no situations (.toml) in this folder
case-too-long = too long for a situation
case-edition = '{ $word }' names no edition: a year or a range as 2009-2023 is expected
case-expectations = { $count ->
    [0] nothing is expected for the edition of { $edition }
   *[other] { $count } expectations for the edition of { $edition } instead of one
}
case-start = the beginning is refused: { $reason }
case-fact = fact { $number }: { $reason }
case-legend = (- expected, + got)
case-rulings = rulings
case-result = result
case-clocks = clocks
case-board = board
case-summary = { $cases ->
    [one] 1 situation
   *[other] { $cases } situations
}, { $runs ->
    [one] run once
   *[other] run { $runs } times, once in each edition
}:
case-differing = { $n ->
    [0] all as expected.
    [one] 1 time not as expected.
   *[other] { $n } times not as expected.
}
case-unreadable = { $n ->
    [one] 1 could not be run.
   *[other] { $n } could not be run.
}

## What readers complain of

reading-at = line { $line }, column { $column }: { $reason }
reading-at-column = column { $column }: { $reason }
reading-missing = '{ $word }' is missing
reading-twice = '{ $word }' stands there twice
reading-unknown-field = '{ $word }' has no place here
reading-unknown-word = '{ $word }' is not known here; expected: { $list }
reading-time = '{ $word }' is not a time: 1:30:00, 4:26, 0:00.5 or milliseconds are expected
reading-move = the move '{ $word }' cannot be played here
reading-not = '{ $word }' is not { $kind ->
    [white-or-black] white or black
    [a-square] a square, as e4
    [a-piece] a piece, as queen
    [a-move] a move, as e2e4
    [the-year-of-an-edition] the year of an edition, as 2018
    [a-time-control-in-its-short-form] a time control in its short form, as 5400+30
    [a-penalty] a penalty
    [a-version-of-records] a version of records, as 1
   *[other] what is expected here
}
reading-misfit = '{ $word }' where { $kind ->
    [number] a whole number from 0 on
    [integer] a whole number
    [text] a text in quotes
    [boolean] true or false
    [object] an object in braces
   *[other] something else
} is expected
reading-in-field = '{ $field }': { $reason }
reading-not-utf8 = the text is not UTF-8
reading-end = the text ends too early
reading-other = { $text }

## Replaying records

replay-empty = the record is empty
replay-games = this is a file of games (PGN), and here a record of a table is needed, which holds the rulings and times of a game as well: a table gives it out as a file ending in .jsonl; `compongo scoresheet` and `compongo check` take files of games
replay-no-record = this is no record of a table: that begins with a line {"{"}"compongo":…, and a table gives it out as a file ending in .jsonl
replay-line = line { $line }: { $reason }
replay-refused = the fact is refused: { $reason }
replay-too-long = too long for a fact
replay-too-new = the record is of version { $version }; this program knows records up to version { $known }
replay-over = The game is over: { $outcome }.
replay-stage = { $stage ->
    [ready] The game has not been started.
    [halted] The clocks are stopped, and the game waits for the arbiter.
    [adjourned] The game is adjourned.
    [void] The game does not count: a new one is to be played.
   *[playing] The game goes on.
}
replay-clocks = Clocks: White { $white }, Black { $black }
play = { $play ->
    [rapid] rapid
    [supervised-rapid] rapid, supervised
    [blitz] blitz
    [supervised-blitz] blitz, supervised
   *[standard] standard chess
}

## serve

serve-listening = Serving at { $address }, records in { $folder }. Ctrl-C ends it.
serve-desk = The arbiter's desk, for nobody else: { $address }
serve-desk-key = the key of the desk cannot be kept in { $file }: { $reason }. Remove the file to get a new key
serve-desk-sources = the sources of the desk cannot be read from { $file }: { $reason }. Remove the file to begin without them
serve-port-in-use = { $address } is in use by another program. Choose another place with --listen
serve-port-forbidden = this user may not listen at { $address }. Ports above 1023 are open to everyone
serve-cannot-listen = cannot listen at { $address }: { $reason }
serve-no-such-address = this machine has no address { $address }. Give one of its own with --listen, or 0.0.0.0 for all of them
serve-backup = no copy could be made in { $folder }: { $reason }
serve-store = { $code ->
    [cannot-open] cannot open { $folder }: { $reason }. See that the folder exists and that this user may read and write in it
    [in-use] { $folder } is in use by another server. Stop that server, or give this one a folder of its own with --data
    [in-use-by] { $folder } is in use by another server (process { $reason }). Stop that server, or give this one a folder of its own with --data
    [not-ours] the file in { $folder } was made by another program. Choose an empty folder with --data
    [too-new] the record in { $folder } has version { $reason }, which is later than this program. Use the program that wrote it, or a later one
    [corrupt] the record in { $folder } is damaged: { $reason }. Keep all its files as they are and go on from the last backup
    [full] the disk is full. Free some space and start again; nothing acknowledged is lost
    [busy] the record in { $folder } is busy. Try again in a moment
    [poisoned] the disk does not do what it is asked with the record in { $folder }: { $reason }. See that it has room and is sound; what was acknowledged is on it
    [no-folder] { $folder } is a file. Give a folder with --data
    [unreadable] the record in { $folder } holds a fact that this program cannot read: { $reason }. Use a later version
   *[other] the record in { $folder } cannot be used: { $reason }
}

## Live games

watch-head-board = Board
watch-head-players = White – Black
watch-head-move = Move
watch-head-clocks = Clocks
watch-head-alert = Alert
watch-quiet = Nothing to be seen to at the moment.
watch-totals = { $boards ->
    [one] 1 board
   *[other] { $boards } boards
}, { $over } over; { $alerts ->
    [0] no alert
    [one] 1 alert
   *[other] { $alerts } alerts
}. The number of a board and Enter shows it; Ctrl-C ends.
watch-more = { $more ->
    [one] 1 more
   *[other] { $more } more
}: make the window higher to see all
watch-board = board { $board }
watch-no-board = there is no board { $board }
watch-standing = { $standing ->
    [now] again:
    [passed] no longer now:
    [settled] put right:
    [gone] the board is no longer there:
   *[withdrawn] taken back:
}
watch-gone = the board is no longer in the source
watch-taken-back = { $plies ->
    [one] 1 half-move was taken back or corrected
   *[other] { $plies } half-moves were taken back or corrected
}
watch-claim-now = now: { player } can claim
watch-claim-now-with = now: { player } can claim by announcing { $moves }
watch-cause = { $cause ->
    [transmission] a fault of the transmission
    [board] perhaps played so at the board
    [signal] perhaps no move, but kings set in the centre to show the result
   *[unclear] played so or sent wrongly: look at the board
}
watch-ended = the game is over, and has no result yet: { $state }
watch-flag = { $reckoned ->
    [true] the clock of { player } must be at zero by now
   *[false] the clock of { player } shows zero
}; if the flag has fallen: { $verdict }
watch-flag-lost = the game is lost
watch-flag-drawn = the game is drawn, for the opponent cannot mate by any series of legal moves
watch-flag-ended = nothing, for the game had ended before
watch-flag-undecided = whether the opponent can still mate is not decided
watch-recording-ends = { player } has { $reckoned ->
    [true] by reckoning { $left } left
   *[false] { $left } left
} and too little increment: he need not record any more in this period
watch-stand-start = at the start
watch-stand = after { $move }
watch-found = { $boards ->
    [one] 1 board is followed
   *[other] { $boards } boards are followed
}
watch-missing = there is no such file
watch-unreadable = it cannot be read: { $reason }
watch-empty = there is nothing in it
watch-html = it is a page for a browser, not a game file: look for the address of the PGN itself
watch-not-games = there are no games in it
watch-too-long = it is longer than { $most } MB
watch-http-status = the server answers with status { $status }
watch-slow = the server does not answer in time
watch-unreachable = the server cannot be reached ({ $reason })
watch-bad-answer = what the server answers cannot be read ({ $reason })
watch-bad-address = this is no address ({ $reason })
watch-not-public = the address is not one of the public Internet, and no other is asked here
watch-no-files = there is no game file in it yet
watch-too-many = there are too many files; { $most } are followed
watch-kept = what was read before is kept, and it is tried again
watch-left-out = { $more } games more than can be followed
## Paper

use-which-game = the number of a game from 1 on is expected, or all
use-per-file = a number of games from 1 to { $most } is expected
scoresheet-progress = { $done } sheets, { $speed } sheets/s
scoresheet-cannot-write = { $file } cannot be written: { $reason }
scoresheet-no-folder = there is no folder { $folder }
scoresheet-game = game { $game }: { $reason }
scoresheet-unreadable = game { $game }: { $count ->
    [one] one move stands as it is written, for it cannot be read
   *[other] { $count } moves stand as they are written, from the first that cannot be read on
}
scoresheet-neither = this is neither a file of games (PGN) nor a record of a table (.jsonl)
scoresheet-record-too-long = the record is longer than 64 MB
scoresheet-no-font-file = this is no font in the TrueType or OpenType format
scoresheet-lacking = no font has these characters, and a sign stands in their place: { $characters }; give a font that has them with --font
scoresheet-no-pdf = the PDF cannot be made: { $reason }
scoresheet-too-many = more than { $most } games do not fit into one PDF; name a folder with -o (it ends with /) for a file a game, or with --per-file 500 for five hundred a file
scoresheet-per-file = --per-file needs a folder for its files: end the name after -o with /
form-no-claim = no draw is claimed in this record, or not on that line
form-no-incident = the record has nothing to report, or not on those lines
form-no-adjournment = the game of this record is not adjourned
form-one-record = this form is filled in from one record; only late takes several
envelope-no-slips = the record comes from the standard input, so give both slips as arguments
envelope-two-slips = two slips are needed, each on a line of its own or as an argument
envelope-ask = Slip { $nth }:
envelope-slip = slip { $nth }: { $reason }
envelope-slip-holder = a slip begins with 1, 2 or 3, for who holds it
envelope-slip-length = a slip has 24 letters and digits after its number, this one { $count }
envelope-slip-character = “{ $letter }” is on no slip
envelope-slip-mistyped = it was copied wrongly: its last letters do not fit the others
envelope-none = this record has no sealed envelope
envelope-opened = the envelope of this record has been opened or is lost: its moves are in the record
envelope-left-out = the content of the envelope was left out of this record; while the game is adjourned only the organiser's has it
envelope-cut = the envelope in this record is cut off or none: { $bytes } bytes instead of { $whole }
envelope-characters = the envelope in this record holds characters that are in none
envelope-one-holder = both slips are of the same holder; two of different holders are needed
envelope-wrong-slips = these slips do not open this envelope: one is of another envelope, or the record was changed
envelope-changed = the content of the envelope was changed after it was sealed
envelope-not-as-printed = what is in the envelope does not fit the commitment or the position in the record: the record was changed
envelope-text = Written: { $value }
envelope-means = This means { $move }.
envelope-means-nothing = This means no legal move in any language: the arbiter judges it.
envelope-means-several = This may mean { $moves }: the arbiter judges it.
envelope-before = Position: { $value }
envelope-printed = Commitment: { $value } (it must be the one printed on the envelope)
envelope-number = Secret number: { $value } (with it anybody can check the commitment)
envelope-act = For the record: { $value }
envelope-when = The envelope is opened when the player who must reply is there (Art. { $value }).
## School

school-round = { $count ->
    [one] One situation
   *[other] { $count } situations
} by the Laws of { $edition }
school-exam = Exam: { $count ->
    [one] one question
   *[other] { $count } questions
} by the Laws of { $edition } in { $minutes ->
    [one] one minute
   *[other] { $minutes } minutes
}
school-how = Answer with numbers; an empty line chooses nothing, q ends.
school-number = { $number } of { $of }
school-ask-ruling = Which ruling is right (1 to { $most })?
school-ask-articles = By which articles (numbers, parted by spaces)?
school-not-a-choice = { $most ->
    [one] one number from 1 to { $choices } is expected
   *[other] numbers from 1 to { $choices } are expected
}
school-right = The ruling is right.
school-wrong = The ruling is wrong: { $number } is right.
school-articles-right = The articles are right: { $articles }.
school-articles-partly = Some articles are right; they are { $articles }.
school-articles-wrong = The articles are wrong; they are { $articles }.
school-articles-none = No article is asked for.
school-clocks = The clocks show { $clocks }.
school-elsewhere = Otherwise in { $years }:
school-time-up = The time is up.
school-result = Result
school-unanswered = (not answered)
school-summary = { $answered } of { $questions } answered, { $right ->
    [one] one ruling right
   *[other] { $right } rulings right
}; { $points } of { $most } points ({ $percent } %)
school-took = Time: { $took } of { $limit }
school-same-again = The same questions again: --edition { $edition } --seed { $seed }
school-standing = So far { $asked ->
    [one] one situation
   *[other] { $asked } situations
} answered; the last time { $wrong ->
    [0] none was wrong
    [one] one was wrong (--again asks it)
   *[other] { $wrong } were wrong (--again asks them)
}
school-none = there is no such situation in the edition of { $edition }
school-none-again = none of these situations was answered wrongly the last time
school-no-place = no directory for your data is known: what you answer is not kept; --progress FILE names a place
school-not-kept = what you answered cannot be kept in { $file }: { $reason }
school-not-read = what you answered before cannot be read from { $file }, and nothing is kept: { $reason }
school-later = it is of version { $version }, written by a later program
school-damaged = { $file } is damaged and was set aside as { $aside }; a new one is begun
school-list = Situations of { $edition }: easy, medium, hard

## Manual

manual-not-written = the pages cannot be written to { $file }: { $reason }
