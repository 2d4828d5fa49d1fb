# The Laws to read. es/laws.ftl says the same in Spanish.
laws-title = The Laws of Chess
laws-lead = Every article in short, in the words of this program, with what it does about it. The text that binds is FIDE’s.
laws-edition = Edition
laws-edition-from = { $edition } (from { $from })
laws-compare = Compare with
laws-compare-none = no other
laws-search = Search
laws-search-hint = 9.6.2, touched piece, flag…
laws-found = { $count ->
    [one] 1 article
   *[other] { $count } articles
}
laws-nothing = No article fits.
laws-subjects = Subjects
laws-both = Both languages
laws-kind = Who applies them
laws-kind-all = All
laws-kind-enforce = The program decides
laws-kind-assist = A person decides
laws-kind-inform = For information
laws-kind-enforce-about = What follows is worked out by itself.
laws-kind-assist-about = The program records the decision and applies what follows.
laws-kind-inform-about = There is nothing to compute.
laws-not-whole = No whole copy of this edition was at hand: articles may be missing here that it had.
laws-inferred = No copy of this edition with the article was at hand: number and content are taken from quotations or from the editions before and after.
laws-lost = The copy at hand is damaged; lost: { $what }.
laws-elsewhere = In other editions:
laws-cases = { $count ->
    [0] No case shows it at work yet.
    [one] One case shows it at work:
   *[other] { $count } cases show it at work:
}
laws-link = Link to this article
laws-compared = From { $from } to { $to }:
laws-compared-nothing = Nothing changed but numbers.
laws-unsure = as far as the copies tell
laws-difference-changed = changed
laws-difference-added = new
laws-difference-removed = gone
laws-difference-renumbered = only numbers changed
laws-difference-not-seen-in-first = seen only in the second
laws-difference-not-seen-in-second = seen only in the first

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
laws-subject-blitz = Blitz
laws-subject-notation = Algebraic notation
laws-subject-visually-impaired = Players who do not see
laws-subject-adjournment = Adjourned games
laws-subject-chess960 = Chess960
laws-subject-quickplay = Games without increment
