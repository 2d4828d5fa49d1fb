# Was jemandem gesagt wird, der das Brett nicht sieht, auf Deutsch.
color = { $color ->
    [white] Weiß
   *[black] Schwarz
  }
hours = { $n ->
    [one] { $n } Stunde
   *[other] { $n } Stunden
  }
minutes = { $n ->
    [one] { $n } Minute
   *[other] { $n } Minuten
  }
seconds = { $n ->
    [one] { $n } Sekunde
   *[other] { $n } Sekunden
  }
clock-of = { $color }, { $time }{ $running ->
    [yes] , läuft
   *[no] {""}
  }{ $flag ->
    [yes] , Fallblättchen gefallen
   *[no] {""}
  }.
clock-none = Keine Uhr.
time-left = Noch { $time }.
stage-ready = Die Partie hat noch nicht begonnen.
stage-halted = Die Uhren sind angehalten.
stage-adjourned = Die Partie ist vertagt.
stage-over = Die Partie ist beendet.
stage-void = Diese Partie zählt nicht.
stage-begins = Die Partie beginnt.
turn-own = Sie sind am Zug.
turn-other = { $color } ist am Zug.
clock-yours = Ihre Uhr läuft.
clock-theirs = Uhr gedrückt. Die Uhr von { $color } läuft.
played = Gezogen: { $move }.
move-of = { $color }: { $move }.
announced-own = Angesagt.
announces = { $color } sagt an: { $move }.
repeat-due = Wiederholen Sie.
announce-due = Sagen Sie Ihren Zug an.
press-due = Drücken Sie die Uhr.
finish-due = Vollenden Sie Ihren Zug.
record-due = Schreiben Sie die Züge auf.
back-due = Stellen Sie zurück, was gezogen wurde.
repeated-own = Wiederholt: { $move }.
repeated-other-own = Sie haben { $heard } wiederholt. Angesagt war ein anderer Zug: Hören Sie noch einmal hin und wiederholen Sie ihn, oder rufen Sie den Schiedsrichter.
repeated-by = { $color } wiederholt.
repeated-other-by = { $color } wiederholt einen anderen Zug: { $heard }. Sagen Sie Ihren noch einmal an, oder rufen Sie den Schiedsrichter.
repeat-first = Wiederholen Sie zuerst, was angesagt wurde.
repeat-none = Es ist nichts zu wiederholen.
slip-own = Ein Versprecher: Gezogen haben Sie { $move }. Sagen Sie das an, bevor Sie die Uhr drücken.
announce-none = Sie haben keinen Zug anzusagen.
differ = Der Schiedsrichter muss entscheiden: Die Bretter stimmen vielleicht nicht überein.
touched = Aus dem Loch genommen: { $piece }.
adjusts = { $color } rückt { $piece } zurecht.
offer-of = { $color } bietet Remis an.
offer-own = Remis angeboten.
offer-none = Es ist kein Remis angeboten.
declines = { $color } lehnt das Remis ab.
result-white = Weiß hat gewonnen.
result-black = Schwarz hat gewonnen.
result-draw = Die Partie ist remis.
result-other = Das Ergebnis ist { $result }.
last-none = Noch keine Züge.
no-capture = Noch nichts geschlagen.
first-move = Vor dem ersten Zug.
numbered = { $number }. { $color }: { $move }.
pieces-of = { $color }: { $pieces }.
piece-at = { $square }: { $piece }.
piece-of = { $gender ->
    [f] { $color ->
        [white] weiße
       *[black] schwarze
      }
   *[m] { $color ->
        [white] weißer
       *[black] schwarzer
      }
  } { $piece }
empty = leer
none = nichts
pawns-on = { $file }: { $pawns }.
ready-own = Sie sind bereit.
ready-not = Sie sind nicht bereit.
ready-of = { $color } ist bereit.
resign-sure = Um aufzugeben, geben Sie ein: resign yes.
claim-how = Nennen Sie den Grund: claim 3 oder claim 50, und den beabsichtigten Zug.
claim-covered = Die Stellung ist verdeckt, solange der Antrag geprüft wird.
cleared = Gelöscht.
connection-lost = Verbindung verloren. Was Sie tun, wird aufgehoben und gesendet, sobald sie wieder da ist.
connection-back = Wieder verbunden.
style-now = So werden Züge angesagt: { $example }.
style-unknown = Wählen Sie: { $choices }.
not-now = Sie können jetzt nicht ziehen.
not-understood = Nicht verstanden: { $text }. Mit h hören Sie die Befehle.
unreadable = Das ist kein Zug: { $text }. Mit h hören Sie die Befehle.
no-piece = Keine solche Figur kann dorthin.
several = Mehrere Figuren können dorthin: Nennen Sie die Linie oder die Reihe.
promotion-missing = Sagen Sie, was aus dem Bauern wird.
game-of = Weiß: { $white }. Schwarz: { $black }. Sie spielen { $color }.
game-time = Bedenkzeit: { $time }.
help-of = { $keys }: { $does }.
help-more = Ein Befehl nach h wird allein erklärt.
help-last = letzter Zug
help-clocks = beide Uhren
help-status = wie die Partie steht und was Sie zu tun haben
help-moves = die letzten Züge; mit einer Zahl so viele
help-board = das ganze Brett, Reihe für Reihe; mit Linie oder Reihe nur diese
help-pieces = wo die Figuren stehen; mit einer Figur die dieser Art
help-pawns = die Bauern, Linie für Linie
help-square = was auf einem Feld steht
help-capture = letzter Schlagzug
help-info = wer spielt, und mit welcher Bedenkzeit
help-announce = den eigenen Zug noch einmal ansagen; mit einem Zug diesen
help-repeat = wiederholen, was angesagt wurde; mit einem Zug diesen
help-press = die Uhr drücken
help-touch = eine Figur aus ihrem Loch nehmen
help-adjust = eine Figur zurechtrücken und das sagen
help-back = zurückstellen, was Sie gezogen haben
help-offer = Remis anbieten
help-accept = Remis annehmen
help-decline = Remis ablehnen
help-claim = Remis reklamieren: 3 oder 50, und den beabsichtigten Zug
help-flag = das Fallen des gegnerischen Blättchens reklamieren
help-call = die Uhren anhalten und den Schiedsrichter rufen
help-touched = der Gegner hat eine andere Figur berührt als gezogen
help-illegal = der Gegner hat regelwidrig gezogen
help-boards = zwei Bretter verlangen
help-write = einen Zug aufschreiben
help-ready = bereit zum Beginn oder zum Weiterspielen
help-sign = das Ergebnis unterschreiben
help-resign = aufgeben, in zwei Schritten
help-style = wie Züge angesagt werden: prescribed, plain, nato, san oder uci
help-lang = Sprache der Ansagen: en, es oder de
help-help = diese Befehle
help-key-press = im leeren Feld: die Uhr drücken
help-key-due = im leeren Feld: tun, was ansteht: wiederholen, ansagen oder die Uhr drücken
help-key-last = im leeren Feld: letzter Zug
help-key-clocks = im leeren Feld: beide Uhren
help-key-status = im leeren Feld: wie die Partie steht
help-key-pieces = im leeren Feld: wo die Figuren stehen
help-key-board = im leeren Feld: das ganze Brett
help-key-help = im leeren Feld: diese Befehle
help-key-earlier = im leeren Feld: einen Zug zurück durch die Partie
help-key-later = im leeren Feld: einen Zug weiter durch die Partie
help-key-clear = das Feld leeren
