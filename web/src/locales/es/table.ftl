# La mesa de un jugador.
table-title = Mesa
table-round = Ronda { $round }
table-board = Tablero { $board }
table-flip = Girar el tablero
table-big-clock = Reloj a pantalla completa
table-keys = Lista de teclas
table-score = Partida y decisiones
table-actions = Tablas, reclamaciones y árbitro
table-away = sin conexión
table-adjusts = { $color ->
    [white] Las blancas componen
   *[black] Las negras componen
  } piezas
table-connection-lost = Conexión perdida. Lo que haga se guarda y se envía en cuanto vuelva.
table-closed = Este puesto está cerrado
bye-key = Su clave no es válida. Pida otro enlace al árbitro.
bye-revoked = Su clave ya no es válida. Pida otra al árbitro.
bye-protocol = El servidor y esta página no se entendieron. Vuelva a cargar la página.
bye-left = Lo ha abandonado.

press = Pulsar el reloj
press-sending = Pulsado
press-move-first = Le toca jugar
press-waiting = Corre el reloj del rival
press-none = Esta partida no tiene reloj
press-auto-yours = Le toca jugar. El reloj se pulsa solo.
key-space = Espacio

act-sheet-short = Planilla
act-draw-short = Tablas
act-claim-short = Reclamar
act-flag-short = Bandera
act-arbiter-short = Árbitro
act-quickplay-short = Final rápido
act-adjust-short = Componer
act-resign-short = Abandonar

adjusting = Compongo: las piezas que toque ahora se componen, no se juegan.
adjusting-end = Hecho

offer-received = { $color ->
    [white] Las blancas
   *[black] Las negras
  } ofrecen tablas.
offer-by-claim = { $color ->
    [white] Las blancas
   *[black] Las negras
  } han reclamado tablas. También cuenta como oferta.
offer-accept = Aceptar
offer-decline = Rechazar
draw-title = Ofrecer tablas
draw-title-answer = Le ofrecen tablas
draw-explained = La oferta se hace después de jugar y antes de pulsar el reloj. No puede retirarse y sigue en pie hasta que se acepte, se rechace o el rival toque una pieza.
draw-offer = Ofrecer tablas

claim-covered = La posición queda tapada mientras se examina la reclamación.
claim-title = Reclamar tablas
claim-ground = ¿Por qué motivo?
claim-threefold = La misma posición por tercera vez
claim-fifty = Cincuenta jugadas sin captura ni movimiento de peón
claim-when = ¿Cuándo?
claim-on-board = Está ahora en el tablero
claim-with-move = Lo estará tras la jugada que pienso hacer
claim-write = Escriba la jugada que piensa hacer
claim-write-hint = No la ejecute. Una vez escrita no puede cambiarse.
claim-choose = Elija una respuesta a cada pregunta.
claim-consequences = Se paran los relojes, se examina la reclamación y no puede retirarse. Si es incorrecta, la partida continúa y el rival recibe más tiempo.
claim-do = Reclamar las tablas

flag-title = Bandera
flag-explained = Reclama que ha caído la bandera de { $color ->
    [white] las blancas
   *[black] las negras
  }.
flag-call = Ha caído la bandera { $color ->
    [white] blanca
   *[black] negra
  }

resign-title = Abandonar
resign-explained = La partida termina en el acto.
resign-sure = { $color ->
    [white] Las blancas
   *[black] Las negras
  } abandonan esta partida.
resign-do = Abandonar

quickplay-title = Final a caída de bandera
quickplay-explained = En el último período sin incremento, con menos de dos minutos, puede dirigirse al árbitro.
quickplay-no-effort = Reclamo: mi rival no intenta ganar por procedimientos normales
quickplay-not-winnable = Reclamo: mi rival no puede ganar por procedimientos normales
quickplay-increment = Pido un incremento para ambos jugadores

arbiter-title = Árbitro
stop-title = Parar los relojes
stop-assistance = Llamar al árbitro
stop-promotion-piece = La pieza nueva no está a mano
stop-illness = No me encuentro bien
stop-none = Otro motivo
complain-title = En el tablero
complain-illegal = Mi rival hizo una jugada ilegal
complain-touch = Mi rival tocó una pieza distinta de la que movió
complain-displaced = He derribado piezas
complain-put-back = Las he vuelto a colocar
complain-restart = Mi rival derribó piezas: que corra su reloj
complain-take-back = Devuelvo lo que acabo de jugar
setup-title = La partida empezó mal
setup-pieces = Piezas en casillas equivocadas
setup-king = Rey y dama cambiados
setup-board = El tablero está girado
setup-colours = Colores cambiados
setup-clocks = Los relojes estaban mal puestos
ask-title = Preguntas
ask-explanation = ¿Qué dicen las Leyes?
ask-appeal = Apelo contra una decisión
ask-adjourn = Aplazar ahora: el resto de la sesión cuenta como tiempo suyo
ask-times = Los relojes se pusieron mal al reanudar la partida

opening-edition = Leyes de { $edition }.
opening-auto-press = Las jugadas pulsan el reloj: no es lo que dicen las Leyes.
opening-guarded = Las jugadas ilegales se rechazan.
opening-free = Las piezas van donde las pone la mano.
opening-ready = Estoy listo
opening-you-are-ready = Está usted listo
opening-other-ready = { $color ->
    [white] Las blancas están listas.
   *[black] Las negras están listas.
  }
opening-other-not-ready = { $color ->
    [white] Las blancas aún no están listas.
   *[black] Las negras aún no están listas.
  }
opening-arbiter = El árbitro empieza la partida.

halted = Los relojes están parados
halted-arbiter = El árbitro decide cuándo sigue la partida.
halted-together = Correrán cuando ambos estén listos.
halted-claim = Se examina la reclamación de { $color ->
    [white] las blancas
   *[black] las negras
  }.
halted-go-on = Listo para seguir

closing-sign = Firmar el resultado
closing-result = Resultado en las planillas
closing-other-signed = Su rival ha firmado { $scores }
closing-dispute = No estoy de acuerdo
closing-signed = Firmado
closing-void = Esta partida no cuenta

adjourned = La partida está aplazada.
seal = Sellar
seal-yours = Escriba la jugada que sella o hágala en el tablero. Nadie más la ve. Su reloj corre hasta que lo pare.
seal-change = Está sellada. Puede cambiarla hasta que pare el reloj.
seal-waits = Se está sellando una jugada.
seal-done = Hay una jugada sellada.
seal-move = Jugada secreta
seal-close = Parar el reloj
seal-cover = Tapar
seal-read = Se lee como { $move }.
seal-unread = Tal como está: { $problem } Puede sellarlo de todos modos.
seal-promotion = Añada la letra de la pieza nueva: q, r, b o n.
seal-too-long = Es demasiado largo para un sobre.
seal-commitment = Compromiso
seal-envelope = El sobre
seal-lost = El sobre se ha perdido: se escribe de nuevo la jugada secreta.
seal-lost-yours = El sobre se ha perdido. Escriba la jugada que selló y pare el reloj.
seal-reply = Su rival no ha llegado. En lugar de jugar su respuesta, puede sellarla y pulsar el reloj.
seal-reply-done = Su respuesta está sellada. Se abre cuando llegue su rival.
seal-reply-due = En su ausencia se selló una respuesta. El árbitro la abre ahora; los relojes están parados.

slips-about = Dos cualesquiera de estos tres papeles abren el sobre, y uno solo no. Meta el primero en el sobre de papel, guarde el segundo y dé el tercero a su rival.
slips-own = Su papel del sobre. El árbitro puede pedírselo al reanudar la partida.
slips-none = Los papeles de este sobre no están en este dispositivo.
slips-show = Mostrar los papeles
slips-hide = Ocultar los papeles
slips-print = Imprimir
slips-handed-over = Los papeles 1 y 3 están entregados
slip-1 = 1 · para el árbitro, dentro del sobre
slip-2 = 2 · para quien selló
slip-3 = 3 · para el rival

promotion-title = El peón de { $square } se convierte en
promotion-later = Dejarlo aparte

rulings = Decisiones

sheet-title = Su planilla
sheet-write = Anote una jugada
sheet-correct = Corríjala
sheet-place = { $number }{ $color ->
    [white] .
   *[black] …
  } { $color ->
    [white] Blancas
   *[black] Negras
  }
sheet-empty = nada anotado
sheet-struck = tachado:
sheet-clock = Tiempo
sheet-keys = Teclas para jugadas
sheet-back = Borrar el último signo
sheet-strike = Tachar
sheet-next = Línea siguiente
sheet-catch-up = Ponga al día su planilla.
sheet-taken-back = Se deshicieron jugadas: tache lo que anotó de ellas o escriba encima.
sheet-back-sign = deshecha
sheet-to-sheet = Planilla
sheet-to-board = Volver al tablero
sheet-enter = Anotar
sheet-offer = Marcar una oferta de tablas
sheet-complete = Copiar las jugadas que faltan
sheet-ask = Pedir la del rival
sheet-other = La planilla del rival

duty-bound = Debe usted: { $to }.
duty-play-again = Debe mover la pieza tocada, si puede moverse.
duty-press = Pulse el reloj.
duty-take-back = Devuelva lo jugado.
duty-replace-pawn = Sustituya el peón de la última fila.
duty-finish-castling = Complete el enroque: mueva la torre.
duty-play-announced = Haga la jugada que anunció.
duty-record = Anote las últimas jugadas antes de mover.
duty-complete-sheet = Ponga al día su planilla.
duty-sign = Firme las planillas.
duty-seal = Selle una jugada.
duty-put-back = Vuelva a colocar las piezas donde estaban, con su propio tiempo.
duty-announce = Anuncie su jugada:
duty-repeat = Su rival ha anunciado:
announcing-announce = Anunciada
announcing-repeat = Repetir
assistant-title = Asistente de { $color ->
    [white] las blancas
   *[black] las negras
  }
assistant-hands = Puede hacer las jugadas de ambos, anunciarlas, llevar la planilla, pulsar el reloj de su jugador y escribir su jugada secreta.
assistant-asked = El jugador lo ha pedido
assistant-announce = Anunciar la última jugada
assistant-tell-moves = Decirle el número de jugadas
assistant-tell-times = Decirle ambos tiempos
assistant-flag = Ha caído la bandera del rival
assistant-touch = El rival tocó otra pieza
right-not-record = Ahora no está obligado a anotar.

typed-label = Jugada u orden
typed-enter = Enviar
typed-not-now = Ahora no puede jugar.
typed-unreadable = Esto no es una jugada. Escríbala como Cf3, exd5, O-O o e7e8q.
typed-no-piece = Ninguna pieza suya puede ir ahí.
typed-several = Varias piezas pueden ir ahí: añada la columna o la fila.
typed-promotion-missing = Diga en qué se convierte el peón, como e8=D.

say-no-capture = Aún no se ha capturado nada
say-touched = tocada
say-nothing-around = Ahí no hay nada
spoken-hours = { $n ->
    [one] { $n } hora
   *[other] { $n } horas
  }
spoken-minutes = { $n ->
    [one] { $n } minuto
   *[other] { $n } minutos
  }
spoken-seconds = { $n ->
    [one] { $n } segundo
   *[other] { $n } segundos
  }

keys-title = Teclas
keys-where = Las letras valen solo mientras el foco está en el tablero o en ninguna parte.
keys-move = moverse por el tablero
keys-lift = tomar una pieza, soltarla
keys-back = devolverla; queda tocada
keys-press = pulsar el reloj, fuera del tablero o tras su jugada
keys-rank = ir a una fila
keys-file = ir a una columna
keys-piece = siguiente pieza propia de esa clase; con Mayús, del rival
keys-square = qué hay en esta casilla; con Mayús: su rival
keys-around = qué hay alrededor: líneas, Mayús diagonales, Alt saltos de caballo
keys-clocks = los dos relojes
keys-last = última jugada
keys-capture = última captura
keys-input = escribir una jugada
keys-adjust = compongo
keys-flip = girar el tablero
keys-draw = ofrecer tablas
keys-claim = reclamar tablas
keys-stop = parar los relojes, llamar al árbitro
keys-resign = abandonar
keys-keys = esta lista
keys-typed = En el campo de jugadas
keys-typed-nf3 = una jugada
keys-typed-c = los dos relojes
keys-typed-l = última jugada
keys-typed-x = última captura
keys-typed-o = su rival
keys-typed-p-n = dónde están los caballos
keys-typed-s-e = qué hay en la columna e
keys-typed-press = pulsar el reloj
keys-typed-draw = ofrecer tablas
keys-typed-claim = reclamar tablas
keys-typed-flag = reclamar la bandera
keys-typed-call = llamar al árbitro
keys-typed-resign = abandonar
keys-now = Ahora:
seat-elsewhere = Se juega este puesto en otra ventana.
seat-take-over = Seguir aquí
strip-more = { $count ->
    [one] una decisión más
   *[other] { $count } decisiones más
}
strip-less = menos líneas
keys-walk = leer atrás y adelante en la planilla
