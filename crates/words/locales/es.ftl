# Hechos, decisiones y negativas en español. Los identificadores son los mismos en todos los idiomas.

## Words

role-a = { $role ->
    [pawn] un peón
    [knight] un caballo
    [bishop] un alfil
    [rook] una torre
    [queen] una dama
   *[king] un rey
}
role-the = { $role ->
    [pawn] el peón
    [knight] el caballo
    [bishop] el alfil
    [rook] la torre
    [queen] la dama
   *[king] el rey
}
text-article = art. { $article }
player = { $by ->
    [white] las blancas
   *[black] las negras
}
who = { $who ->
    [white] Blancas
    [black] Negras
    [white-assistant] Ayudante de las blancas
    [black-assistant] Ayudante de las negras
    [arbiter] Árbitro
   *[spectator] Espectador
}
absent = { $absent ->
    [white] {" "}(las blancas no están)
    [black] {" "}(las negras no están)
    [both] {" "}(no está ninguno de los jugadores)
   *[none] {""}
}
ground = { $ground ->
    [fifty] cincuenta jugadas
   *[threefold] triple repetición
}
unstopped = { $unstopped ->
    [true] {" "}sin detener los relojes
   *[false] {""}
}
from-display = { $from-display ->
    [true] , sin más prueba que una pantalla
   *[false] {""}
}
conduct = { $conduct ->
    [disrepute] desprestigiar el ajedrez
    [leaving] ausentarse sin permiso
    [leaving-area] dejar la zona de juego estando en juego y sin permiso
    [leaving-unannounced] dejar la zona de juego sin avisar al árbitro
    [entering] entrar en la zona de juego sin permiso
    [search] negarse a un registro
    [advice] notas, consejos u otro tablero
    [smoking] fumar fuera del lugar previsto
    [distraction] molestar al rival
    [refusal] negarse a cumplir las Leyes
    [clock] manejar mal el reloj
    [pressing-hand] pulsar con la otra mano o esperar con el dedo puesto
    [displacing] derribar piezas
    [writing-ahead] anotar una jugada antes de hacerla
    [not-recording] no anotar
    [two-hands] usar las dos manos
   *[scoresheet] mal uso de la planilla
}
penalty = { $penalty ->
    [warning] advertencia
    [opponent-time] más tiempo para el rival
    [offender-time] menos tiempo
    [opponent-points] más puntos para el rival
    [offender-points] menos puntos
    [loss] pérdida de la partida
    [fine] multa
    [exclusion] exclusión de rondas
   *[expulsion] expulsión de la competición
}
setup-fault = { $fault ->
    [pieces] las piezas
    [missing] el juego de piezas
    [king] rey y dama
    [rook-short] la torre del enroque corto
    [rook-long] la torre del enroque largo
    [board] el tablero
    [colours] los colores
   *[clocks] los relojes
}
ending = { $ending ->
    [checkmate] jaque mate
    [resignation] abandono
    [stalemate] rey ahogado
    [dead-position] posición muerta
    [agreement] de común acuerdo
    [threefold] triple repetición
    [fifty-moves] cincuenta jugadas
    [fivefold] quíntuple repetición
    [seventy-five-moves] setenta y cinco jugadas
    [flag-fall] tiempo
    [both-flags] ambas banderas caídas
    [absence] incomparecencia
    [illegal-moves] jugadas ilegales
    [gross-illegality] ilegalidad manifiesta
    [quickplay-claim] reclamación en el final a caída de bandera
    [sealed-move] jugada secreta
    [device] dispositivo
    [penalty] sanción
    [persistent-refusal] negativa persistente a cumplir las Leyes
    [both-lose] ambos pierden
   *[correction] corrección del árbitro
}
outcome = { $result } ({ ending })
scores = { $white ->
    [win] 1
    [draw] ½
   *[loss] 0
}-{ $black ->
    [win] 1
    [draw] ½
   *[loss] 0
}

## Illegal moves

illegal-no-piece = no hay ninguna pieza en { $from }
illegal-opponents-piece = { role-the } de { $from } es del adversario
illegal-same-square = la pieza de { $from } no se movería
illegal-castling = no se puede enrocar { $side ->
    [short] corto
   *[long] largo
}: { $reasons }
illegal-own-piece = en { $to } hay { role-a } del mismo color
illegal-not-its-move = { role-a } no va de { $from } a { $to }
illegal-path-blocked = el paso está ocupado en { $at }
illegal-pawn-blocked = el peón tiene el paso ocupado en { $at }
illegal-pawn-has-moved = el peón de { $from } ya dejó su casilla inicial y solo puede avanzar una
illegal-nothing-to-take = el peón no tiene nada que capturar en { $to }
illegal-en-passant = el peón de { $at } no acaba de avanzar dos casillas: no hay captura al paso
illegal-king-attacked = el rey quedaría atacado desde { $squares }
illegal-promotion-missing = el peón llega a { $to } y no se dice en qué se convierte
illegal-promotion-impossible = un peón no puede convertirse en { role-a }
illegal-no-promotion = no hay coronación en { $to }
illegal-wrong-kind = la jugada está dada en una forma equivocada
castling-right-lost = el rey o esa torre se han movido, o no hay tal torre
castling-piece-between = el paso está ocupado en { $squares }
castling-in-check = el rey está en jaque
castling-crosses-attacked = el rey cruzaría una casilla atacada ({ $squares })
castling-ends-attacked = el rey acabaría en una casilla atacada ({ $squares })

## Refusals

start-unusable = la posición inicial no se puede usar: { $reason }
start-is-over = en la posición inicial no hay ninguna jugada legal
why-time-goes-backwards = el tiempo va hacia atrás
why-not-started = la partida no ha comenzado
why-already-started = la partida ya ha comenzado
why-game-over = la partida ha terminado
why-not-over = la partida no ha terminado
why-adjourned = la partida está aplazada
why-not-adjourned = la partida no está aplazada
why-wrong-person = eso no le corresponde a esta persona
why-not-present = el jugador no ha llegado al tablero
why-not-your-move = juegan { player }
why-clocks-stopped = los relojes están detenidos
why-not-stopped = los relojes no están detenidos
why-no-clock = no hay reloj
why-clock = el reloj: { $reason }
why-clock-not-started = no se ha puesto en marcha
why-clock-runs = ya está en marcha
why-clock-ended = se ha detenido definitivamente
why-clock-flag = la bandera de { player } está caída
why-clock-not-on-turn = el reloj de { player } no está en marcha
why-clock-below-zero = a { player } les queda menos tiempo
why-clock-too-much = es más tiempo del que puede mostrar
why-clock-no-period = el ritmo de juego no tiene ese periodo
why-empty-square = no hay ninguna pieza en esa casilla
why-illegal-move = jugada ilegal: { $reason }
why-touch-binds = una pieza tocada obliga
why-announced-move-binds = hay que hacer la jugada anunciada
why-promotion-chosen = la pieza nueva ya está elegida
why-put-back-first = antes hay que devolver a su sitio lo que se jugó
why-nothing-to-take-back = no hay nada que se pueda retirar
why-nothing-begun = ninguna parte de una jugada espera eso
why-no-offer = no se han ofrecido tablas
why-offer-stands = ya hay una oferta pendiente
why-too-early = es demasiado pronto
why-forbidden-by-event = la competición lo prohíbe
why-claim-lost = se ha perdido el derecho a reclamar en esta jugada
why-claim-without-move = la reclamación no indica jugada, y quien reclama no está en juego
why-must-stop-clocks = para ello hay que detener los relojes
why-claim-waits = una reclamación espera al árbitro
why-no-claim = no hay ninguna reclamación
why-flag-not-down = la bandera de { player } no está caída
why-must-not-announce = el árbitro no debe decirlo
why-too-late = es demasiado tarde
why-too-much-time = queda demasiado tiempo
why-no-proof = lo que muestra una pantalla no es prueba
why-nothing-illegal = no hay ninguna jugada ilegal sobre la que actuar
why-nothing-touched = no quedó sin mover ninguna pieza tocada
why-no-such-rule = la edición no tiene esa regla
why-not-in-force = esa regla no rige en esta partida
why-already-done = eso ya está hecho
why-no-such-move = no hay tantas jugadas
why-too-many-moves = demasiadas jugadas
why-no-such-start = ninguna partida de Chess960 empieza así
why-incomplete = falta algo que hay que decir
why-in-the-clear = lo que se sella no se dice al lado del sobre
why-not-as-sealed = eso no es lo que se metió en el sobre: no corresponde al compromiso impreso en él
why-read-otherwise = lo escrito significa otra jugada
why-too-long = más de los { $most } caracteres que caben en una línea
why-sheet-full = en la planilla ya no queda sitio ahí
why-no-such-penalty = la edición no conoce esa sanción

## Facts

act-start = comienzo de la partida{ absent }
act-arrive = llegada al tablero
act-declare-default = pérdida por incomparecencia declarada
act-touch = toque de { $square }{ $accidental ->
    [true] {" "}por accidente
   *[false] {""}
}
act-adjust = { $square } compuesta, con aviso
act-move = { $move }{ $two-hands ->
    [true] {" "}con las dos manos
   *[false] {""}
}{ $press ->
    [true] , reloj pulsado
   *[false] {""}
}
act-release = primera pieza soltada: { $move }
act-place = { role-a } { $held ->
    [true] toca { $square }, aún en la mano
   *[false] en { $square }
}
act-take-back = lo jugado se devuelve a su sitio
act-press = reloj pulsado
act-resign = abandono
act-offer-draw = oferta de tablas
act-accept-draw = tablas aceptadas
act-decline-draw = tablas rechazadas
act-claim-draw = reclamación de tablas: { ground }{ $move ->
    [missing] {""}
   *[other] , jugada { $move }
}{ $unwritten ->
    [true] , sin anotarla
   *[false] {""}
}{ from-display }{ unstopped }
act-withdraw-claim = reclamación retirada
act-check-claim = reclamación comprobada
act-call-flag = aviso de la caída de bandera de { player }{ from-display }{ unstopped }
act-report-illegal = aviso de jugada ilegal
act-agree-illegal = ambos acuerdan retirar la jugada ilegal
act-report-gross = aviso de dos reyes en jaque o de un peón en la última fila
act-report-touch = aviso de pieza tocada y no movida
reason-given = { $reasoned ->
    [true] {" "}({ $reason })
   *[false] {""}
}
act-stop-clocks = relojes detenidos: { $reason ->
    [assistance] se busca al árbitro
    [promotion-piece] falta la pieza de la promoción
    [arbiter] motivos del árbitro
    [illness] enfermedad
   *[none] ningún motivo que conozcan las Leyes
}
act-resume-clocks = relojes de nuevo en marcha
act-set-clock = reloj de { player } puesto en { $ms }{ reason-given }
act-place-clock = el reloj se coloca a la derecha de las { $right-of ->
    [white] blancas
   *[black] negras
}
act-replace-clock = se cambia un reloj averiado{ reason-given }
act-add-time = reloj de { player }: { $sign ->
    [minus] −
   *[plus] +
}{ $ms }{ reason-given }
act-correct-setting = ajuste del reloj corregido: { $control }{ reason-given }
act-report-setup = aviso de un comienzo incorrecto: { setup-fault }
act-displace = piezas derribadas
act-put-back = las piezas derribadas vuelven a su sitio
act-restart-his-clock = puesto en marcha el reloj de quien derribó las piezas
act-restore = restablecida la posición tras { $plies } { $plies ->
    [one] media jugada
   *[other] medias jugadas
}
act-write = { $struck ->
    [true] tachado: media jugada { $ply }
   *[false] { $ply ->
        [missing] anotado
       *[other] anotado como media jugada { $ply }
    }: { $text }{ $offer ->
        [true] {" "}(=)
       *[false] {""}
    }{ $clock ->
        [missing] {""}
       *[other] {" "}({ $clock })
    }
}
act-complete-sheet = planilla completada
act-reconstruct = partida reconstruida
act-cannot-show = ninguna planilla muestra si se hicieron bastantes jugadas
act-sign = planillas firmadas: { scores }
act-ask-increment = petición de incremento
act-claim-quickplay = reclamación de tablas en el final a caída de bandera: { $ground ->
    [no-effort] ningún esfuerzo por ganar por medios normales
   *[not-winnable] no es posible ganar por medios normales
}{ unstopped }
act-decide = { $decision ->
    [grant] tablas declaradas
    [refuse] reclamación rechazada
   *[put-off] decisión pospuesta
}{ $bonus ->
    [true] , con tiempo para el rival
   *[false] {""}
}
act-adjourn = partida aplazada{ $session-ends ->
    [missing] {""}
   *[other] {" "}antes de acabar la sesión
}
act-announce-session = sesión anunciada
act-check-envelope = sobre revisado
act-keep-envelope = el sobre lo guarda { $holder }
act-draw-start = posición inicial sorteada: { $white }{ $black ->
    [missing] {""}
   *[other] , y para las negras { $black }
}
act-seal = jugada secreta: { $envelope ->
    [missing] { $move ->
        [missing] ninguna jugada
       *[other] { $move }
    }
   *[other] en su sobre
}{ $writing ->
    [ambiguous] {" "}(ambigua)
    [unclear] {" "}(imposible de leer)
   *[clear] {""}
}
act-resume-game = partida reanudada{ absent }
act-open-envelope = sobre abierto{ $content ->
    [missing] {""}
   *[other] : «{ $content }»
}
act-lose-envelope = sobre perdido{ $position-lost ->
    [true] , y con él la posición
   *[false] {""}
}
act-announce = anunciado: { $move }
act-repeat = repetido: { $move }
act-breach = falta de { player }: { conduct }
act-device = dispositivo de { player }: { $fault ->
    [sound] un sonido
    [possession] en poder del jugador
   *[off-in-bag] apagado, en una bolsa
}
act-penalise = sanción a { player }: { penalty }{ $ms ->
    [missing] {""}
   *[other] {" "}({ $ms })
}
act-both-lose = ambos pierden
act-correct-result = resultado corregido: { scores }
act-appeal = apelación
act-ask-explanation = pregunta sobre las Leyes
act-assistant-time = tiempo de { player } reducido en { $ms }: el ayudante { $task ->
    [press] pulsa el reloj
   *[write] anota las jugadas
}
act-tell = dicho a un jugador: { $what ->
    [number-of-moves] cuántas jugadas se han hecho
    [opponent-moved] que el rival ha jugado
    [times] qué marcan ambos relojes
   *[clock-not-pressed] que no ha pulsado su reloj
}
act-send-away = expulsado: { $why ->
    [speaking] habló de una partida o se entrometió
    [telephone] usó un teléfono
   *[analysing] analizó en la sala de juego
}
act-ask-boards = pide dos tableros
act-ask-scoresheet = petición de ver la planilla del rival
act-replace-scoresheet = cambio de la planilla electrónica de { player }
act-report-times = aviso de tiempos incorrectos en la reanudación
act-boards-differ = los tableros difieren{ $plies ->
    [missing] {""}
   *[other] ; las planillas coinciden en { $plies } medias jugadas
}

## Rulings

binding = { $kind ->
    [short] enrocar corto
    [long] enrocar largo
    [king] mover el rey
    [move] mover la pieza de { $square }
    [capture] capturar la pieza de { $square }
    [capture-with] capturar la pieza de { $square } con la de { $from }
   *[free] hacer cualquier jugada legal
}
effect-started = comienza la partida
effect-arrived = { player } han llegado a tiempo
effect-made = { $move } está hecha
effect-completed = { player } han completado la jugada
effect-bound = { player } deben { $to }
effect-chosen = queda elegida sin remedio: { role-a } en { $square }
effect-illegal = { player }: jugada ilegal { $flaw ->
    [king-captured] (captura de un rey)
    [unreplaced-pawn] (peón sin reemplazar)
    [unfinished-castling] (enroque sin terminar)
    [no-move] (reloj pulsado sin jugada)
    [two-hands] (con las dos manos)
   *[illegal] (contra las reglas de las piezas)
}, número { $count }
effect-no-offence = no hay falta de { player }: la jugada no se completó
effect-restored = se restablece la posición tras { $plies } { $plies ->
    [one] media jugada
   *[other] medias jugadas
}
effect-proposed = propuesta para los relojes: blancas { $white }, negras { $black }
effect-replaced = el peón de { $square } se reemplaza por { role-a }
effect-time-added = { player } reciben { $ms } más
effect-time-taken = { player } pierden { $ms }
effect-clock-set = el reloj de { player } muestra { $ms }
effect-clocks-stopped = los relojes se detienen
effect-clock-runs = el reloj de { player } está en marcha
effect-offered = { player } han ofrecido tablas
effect-offer-refused = { player } han rechazado las tablas
effect-claimed = { player } han reclamado tablas: { ground }{ $offer ->
    [true] ; cuenta como oferta
   *[false] {""}
}
effect-claim-right = la reclamación es correcta: { ground }
effect-claim-wrong = la reclamación es incorrecta: { ground }
effect-claim-stays = la reclamación no puede retirarse
effect-must-play = { player } deben jugar { $move }
effect-lost = { player } han perdido el derecho { $right ->
    [claim] a reclamar en esta jugada
    [touch-complaint] a quejarse del toque
    [castling-short] al enroque corto
    [castling-long] al enroque largo
   *[castling] a enrocar
}
effect-flag = la bandera de { player } está caída
effect-both-flags = ambas banderas están caídas y no se sabe cuál cayó antes
effect-heard-otherwise = { player } repiten otra jugada que la anunciada
effect-goes-on = la partida continúa
effect-arbiter-decides = debe decidir el árbitro
effect-told-arbiter = el árbitro queda avisado y juzga por lo que él mismo ve
effect-void = la partida no cuenta: se juega otra
effect-transferred = la posición pasa a un tablero bien colocado
effect-must = { player } deben { $duty ->
    [play-again] mover la pieza tocada o hacer otra jugada legal
    [replace-pawn] reemplazar el peón
    [finish-castling] terminar el enroque
    [play-announced] hacer la jugada anunciada
    [record] anotar la jugada
    [complete-sheet] poner al día la planilla
    [sign] firmar las planillas
    [seal] escribir la jugada secreta
   *[put-back] devolver las piezas a su sitio
}
effect-quickplay-claimed = { player } han reclamado tablas en el final a caída de bandera
effect-put-off = la decisión se pospone
effect-quickplay-refused = la reclamación en el final a caída de bandera se rechaza
effect-increment-asked = { player } han pedido un incremento
effect-increment-given = desde ahora cada jugada añade { $ms }
effect-set-up = se coloca la posición inicial { $number }
effect-recorded = { player } han anotado { $move }
effect-envelope-lacks = en el sobre falta o está mal: { $part ->
    [players] los nombres de los jugadores
    [position] la posición previa a la jugada secreta
    [times] los tiempos gastados
    [sealer] quién selló
    [number] el número de la jugada secreta
    [offer] la oferta de tablas pendiente
   *[resumption] cuándo y dónde se reanuda
}
effect-adjourned = la partida se aplaza: { player } deben escribir la jugada secreta
effect-sealed = { player } han escrito la jugada secreta
effect-resumed = la partida se reanuda
effect-opened = la jugada secreta { $move } está en el tablero
effect-breached = falta de { player }: { conduct }
effect-penalised = sanción a { player }: { penalty }
effect-signed = { player } han firmado
effect-noted = queda constancia
effect-over = la partida ha terminado: { $outcome }

## Controles de tiempo

error-time = { $what } en el carácter { $place }: { $hint }
time-unequal = Los jugadores tienen tiempos distintos
time-classes-differ = Por su tiempo, la partida es { $white ->
    [standard] de ajedrez estándar
    [rapid] de ajedrez rápido
   *[blitz] de ajedrez relámpago
} para las blancas y { $black ->
    [standard] de ajedrez estándar
    [rapid] de ajedrez rápido
   *[blitz] de ajedrez relámpago
} para las negras
time-not-in-the-laws = Las Leyes del Ajedrez no conocen este tipo de control de tiempo
time-quickplay-always = El último período no tiene incremento: rigen en él las normas del final a caída de bandera (art. { $article })
time-quickplay-to-announce = El último período no tiene incremento: solo se puede reclamar tablas por las normas del final a caída de bandera si se anunciaron (art. { $article })
time-quickplay-announced = Se anuncia un final a caída de bandera
time-draw-odds-black = Las tablas cuentan como victoria de las negras
time-bonus-not-stated = No se indica incremento ni demora; se supone que no los hay
time-one-period-only = Se entiende que el incremento vale para un solo período
time-read-as-hours = Un número sin unidad se leyó como horas
time-read-as-seconds = Un número sin unidad se leyó como segundos
time-forty-moves-supposed = No se indica el número de jugadas del primer período; se suponen 40

## Lo que el servidor rechaza

error-unreadable = { $detail ->
    [missing] esto no se puede leer
   *[other] esto no se puede leer: { $detail }
}
error-key = falta la llave, o no abre nada aquí
error-role = esto no le corresponde a este puesto
error-no-such-hall = no existe esa sala
error-no-such-table = no existe esa mesa
error-no-such-code = este código no abre nada: está mal escrito, ya se usó o tiene más de diez minutos
error-no-notice = de esto ya se ha ocupado alguien
error-in-the-clear = una jugada secreta tiene que venir en un sobre, para que nadie la lea: séllela en las pantallas de este programa o como dice el protocolo
error-envelope = el sobre está cortado o dañado; no se ha sellado nada: selle la jugada otra vez
error-not-found = aquí no hay nada
error-method = esto no se puede pedir así
error-too-large = demasiado grande
error-begun = { $field } solo se puede cambiar antes de empezar la partida
error-bounds = { $field } es demasiado largo o demasiado grande
error-characters = { $field } tiene caracteres que no se pueden mostrar
error-date = la fecha no es una como 2026-11-30
error-regulations = así no se puede empezar la partida: { $reason }
error-bad-record = el acta no se sostiene: { $detail }
error-too-often = demasiadas veces: espera un momento
error-full = no cabe nada más
error-record = ahora no se puede escribir el acta: nada de esto ha ocurrido
error-internal = un fallo del servidor

## Reglamentos

regulation-change-at-zero = el tiempo del período siguiente se añade cuando un reloj llega a cero
regulation-speed = anunciada como { $play ->
    [standard] ajedrez de ritmo clásico
    [rapid] ajedrez rápido
   *[blitz] ajedrez relámpago
}
regulation-supervised = hay árbitros bastantes para aplicar las reglas de competición
regulation-games-per-arbiter = un árbitro por { $number ->
    [one] partida
   *[other] cada { $number } partidas
}
regulation-not-recorded = los árbitros no anotan las partidas
regulation-no-arbiter = no hay árbitro presente
regulation-guarded = el tablero rechaza lo que las Leyes prohíben
regulation-clock-marks-first-flag = el reloj muestra qué bandera cayó primero
regulation-default-time = pierde quien llega { $ms } tarde o más
regulation-no-draw-before = no se pueden acordar tablas antes de la jugada { $number }
regulation-quickplay = se anunciaron las reglas del final a caída de bandera
regulation-adjournments = las partidas se pueden aplazar
regulation-mild-device-penalty = un dispositivo hallado se castiga con menos que la pérdida de la partida
regulation-devices-in-bags = los jugadores pueden tener dispositivos apagados en sus bolsas
regulation-assistant = { player } tienen un ayudante
regulation-visually-impaired = { player } no ven, o ven mal
regulation-disabled = { player } tienen una discapacidad
regulation-scale = puntos: { $win } por ganar, { $draw } por tablas, { $loss } por perder
regulation-chess960 = Chess960

## Ejercicios

school-refused = no se acepta: { $reason }
school-nothing = no se deriva nada: la partida sigue
school-easy = fácil
school-medium = media
school-hard = difícil
school-subject-adjournment = partidas aplazadas
school-subject-chess960 = Chess960
school-subject-clock = el reloj
school-subject-conduct = conducta y sanciones
school-subject-draws = tablas: ofertas y reclamaciones
school-subject-endings = el final de la partida
school-subject-flag = caída de bandera
school-subject-irregular = irregularidades
school-subject-moves = las jugadas
school-subject-quickplay = final a caída de bandera
school-subject-recording = anotación de las jugadas
school-subject-start = el comienzo de la partida
school-subject-touch = tocar y mover
school-subject-visually-impaired = jugadores que no ven
