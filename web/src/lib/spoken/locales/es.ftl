# Lo que se dice a quien juega sin ver el tablero, en español.
color = { $color ->
    [white] las blancas
   *[black] las negras
  }
hours = { $n ->
    [one] { $n } hora
   *[other] { $n } horas
  }
minutes = { $n ->
    [one] { $n } minuto
   *[other] { $n } minutos
  }
seconds = { $n ->
    [one] { $n } segundo
   *[other] { $n } segundos
  }
clock-of = { $color }, { $time }{ $running ->
    [yes] , en marcha
   *[no] {""}
  }{ $flag ->
    [yes] , bandera caída
   *[no] {""}
  }.
clock-none = Sin reloj.
time-left = Quedan { $time }.
stage-ready = La partida no ha empezado.
stage-halted = Los relojes están parados.
stage-adjourned = La partida está aplazada.
stage-over = La partida ha terminado.
stage-void = Esta partida no cuenta.
stage-begins = Empieza la partida.
turn-own = Le toca a usted.
turn-other = Juegan { $color }.
clock-yours = Corre su reloj.
clock-theirs = Reloj pulsado. Corre el reloj de { $color }.
played = Jugado: { $move }.
move-of = { $color }: { $move }.
announced-own = Anunciado.
announces = Anuncian { $color }: { $move }.
repeat-due = Repítala.
announce-due = Anuncie su jugada.
press-due = Pulse el reloj.
finish-due = Termine su jugada.
record-due = Anote las jugadas.
back-due = Retire lo jugado.
repeated-own = Repetido: { $move }.
repeated-other-own = Usted ha repetido { $heard }. Se anunció otra jugada: escúchela de nuevo y repítala, o llame al árbitro.
repeated-by = La repiten { $color }.
repeated-other-by = { $color } repiten otra jugada: { $heard }. Anuncie de nuevo la suya o llame al árbitro.
repeat-first = Repita antes lo anunciado.
repeat-none = No hay nada que repetir.
slip-own = Un lapsus: usted ha jugado { $move }. Anúnciela antes de pulsar el reloj.
announce-none = No tiene jugada que anunciar.
differ = Debe decidir el árbitro: puede que los tableros difieran.
touched = Fuera de su agujero: { $piece }.
adjusts = { $color } componen { $piece }.
offer-of = { $color } ofrecen tablas.
offer-own = Tablas ofrecidas.
offer-none = Nadie ofrece tablas.
declines = { $color } rechazan las tablas.
result-white = Ganan las blancas.
result-black = Ganan las negras.
result-draw = Tablas.
result-other = El resultado es { $result }.
last-none = Aún no hay jugadas.
no-capture = Aún no se ha capturado nada.
first-move = Antes de la primera jugada.
numbered = { $number }. { $color }: { $move }.
pieces-of = { $color }: { $pieces }.
piece-at = { $square }: { $piece }.
piece-of = { $piece } { $color ->
    [white] { $gender ->
        [f] blanca
       *[m] blanco
      }
   *[black] { $gender ->
        [f] negra
       *[m] negro
      }
  }
empty = vacía
none = nada
pawns-on = { $file }: { $pawns }.
ready-own = Usted ha dicho que puede empezar.
ready-not = Usted no ha dicho que pueda empezar.
ready-of = { $color } pueden empezar.
resign-sure = Para abandonar, escriba: resign yes.
claim-how = Diga el motivo: claim 3 o claim 50, y la jugada que piensa hacer.
claim-covered = La posición queda tapada mientras se examina la reclamación.
cleared = Borrado.
connection-lost = Conexión perdida. Lo que haga se guarda y se envía en cuanto vuelva.
connection-back = Conectado de nuevo.
style-now = Las jugadas se dicen así: { $example }.
style-unknown = Elija entre: { $choices }.
not-now = Ahora no puede jugar.
not-understood = No se entiende: { $text }. Escriba h para oír las órdenes.
unreadable = No es una jugada: { $text }. Escriba h para oír las órdenes.
no-piece = Ninguna pieza así puede ir ahí.
several = Pueden ir varias piezas: añada la columna o la fila.
promotion-missing = Diga en qué se convierte el peón.
game-of = Blancas: { $white }. Negras: { $black }. Usted lleva { $color }.
game-time = Tiempo: { $time }.
help-of = { $keys }: { $does }.
help-more = Escriba una orden tras h para oír solo esa.
help-last = última jugada
help-clocks = los dos relojes
help-status = cómo está la partida y qué debe hacer usted
help-moves = las últimas jugadas; con un número, tantas
help-board = todo el tablero, fila a fila; con una columna o fila, esa
help-pieces = dónde están las piezas; con una pieza, las de su clase
help-pawns = los peones, columna a columna
help-square = qué hay en una casilla
help-capture = última captura
help-info = quién juega y a qué ritmo
help-announce = anunciar de nuevo su jugada; con una jugada, anunciar esa
help-repeat = repetir lo anunciado; con una jugada, repetir esa
help-press = pulsar el reloj
help-touch = sacar una pieza de su agujero
help-adjust = componer una pieza, diciéndolo
help-back = retirar lo que ha jugado
help-offer = ofrecer tablas
help-accept = aceptar las tablas
help-decline = rechazar las tablas
help-claim = reclamar tablas: 3 o 50, y la jugada que piensa hacer si no está hecha
help-flag = reclamar que ha caído la bandera del rival
help-call = parar los relojes y llamar al árbitro
help-touched = el rival tocó otra pieza que la que movió
help-illegal = el rival hizo una jugada ilegal
help-boards = pedir dos tableros
help-write = anotar una jugada en su planilla
help-ready = preparado para empezar o seguir
help-sign = firmar el resultado
help-resign = abandonar, en dos pasos
help-style = cómo se dicen las jugadas: prescribed, plain, nato, san o uci
help-lang = idioma de lo que se dice: en, es o de
help-help = estas órdenes
help-key-press = en el campo vacío: pulsar el reloj
help-key-due = en el campo vacío: hacer lo que toca: repetir, anunciar o pulsar el reloj
help-key-last = en el campo vacío: última jugada
help-key-clocks = en el campo vacío: los dos relojes
help-key-status = en el campo vacío: cómo está la partida
help-key-pieces = en el campo vacío: dónde están las piezas
help-key-board = en el campo vacío: todo el tablero
help-key-help = en el campo vacío: estas órdenes
help-key-earlier = en el campo vacío: una jugada atrás por la partida
help-key-later = en el campo vacío: una jugada adelante por la partida
help-key-clear = vaciar el campo
