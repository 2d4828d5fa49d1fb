# The school of rulings. es/school.ftl says the same in Spanish.
school-title = School of rulings
school-lead = Situations at the board, as arbiters’ courses ask them. Choose the ruling and its articles; then see what the Laws say, step by step. Every answer is computed from the edition of the Laws you choose.
school-subject = Subject
school-difficulty = Difficulty
school-all = All
school-all-subjects = all subjects
school-count = Questions
school-set = Set
school-set-hint = The same number asks the same questions, for a whole class.
school-as-exam = Exam with a time limit
school-minutes = Minutes
school-practice-hint = What is right is shown after each answer.
school-again = Only { $count ->
    [one] the one I answered wrongly
   *[other] the { $count } I answered wrongly
}
school-begin = Begin
school-beginning = Beginning…
school-available = { $count ->
    [one] 1 situation
   *[other] { $count } situations
}
school-none = There is no such situation in this edition.
school-so-far = So far { $answered ->
    [one] one situation
   *[other] { $answered } situations
} answered on this device, { $wrong } wrongly the last time.
school-number = Question { $number } of { $of }
school-stop = Stop
school-hand-in = Hand in
school-time-left = Time left
school-left = { $minutes ->
    [one] One minute left.
   *[other] { $minutes } minutes left.
}
school-time-up = The time is up.
school-laws-of = Laws of { $edition }
school-steps = Steps
school-beginning-scene = The beginning
school-which-ruling = Which ruling is right?
school-which-articles = By which articles?
school-answer = Answer
school-answer-next = Answer and go on
school-answer-last = Answer and finish
school-keys = ← and → step through the situation.
school-right-one = Right
school-ruling-right = Ruling right.
school-ruling-wrong = Ruling wrong.
school-articles-right = Articles right.
school-articles-partly = Articles partly right.
school-articles-wrong = Articles wrong.
school-articles-not-asked = No article asked for.
school-points = { $points } of { $most } points
school-next = Next question
school-to-result = Result
school-done = Your round
school-result = Result of the exam
school-goes-on = The game goes on
school-clocks = White { $white }, Black { $black }
school-end-board = The board at the end
school-elsewhere = Otherwise in { $years }
school-unanswered = Not answered.
school-sum = { $answered } of { $questions } answered, { $right ->
    [one] one ruling right
   *[other] { $right } rulings right
}.
school-took = Time: { $time }.
school-took-of = Time: { $time } of { $limit }.
school-name = Name
school-questions = The questions
school-no = No.
school-situation = Situation
school-points-short = Points
school-signed-candidate = Candidate
school-signed-examiner = Examiner
school-same = The same questions:
school-anew = Choose another set
school-repeat = The same again
school-print = Print
