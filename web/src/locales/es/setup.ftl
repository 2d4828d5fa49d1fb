# Preparar mesas. en/setup.ftl dice lo mismo en inglés.

new-title = Preparar mesas
new-lead = Elija un perfil; lo demás trae valores razonables y puede cambiarse.

new-step-profile = Perfil
new-step-time = Tiempo
new-step-players = Jugadores
new-step-rules = Reglamento

new-profile-standard = Presencial, clásica
new-profile-standard-about = Tablero libre, pieza tocada, reclamaciones y sanciones según las Leyes. Con árbitro.
new-profile-rapid = Rápida, supervisada
new-profile-rapid-about = Árbitros suficientes para que rijan enteras las reglas de competición.
new-profile-rapid-unsupervised = Rápida
new-profile-rapid-unsupervised-about = Pocos árbitros: los jugadores reclaman las jugadas ilegales y las banderas.
new-profile-blitz = Relámpago, supervisada
new-profile-blitz-about = Un árbitro por partida: rigen enteras las reglas de competición.
new-profile-blitz-unsupervised = Relámpago
new-profile-blitz-unsupervised-about = Los jugadores reclaman las jugadas ilegales y las banderas.
new-profile-online = En línea
new-profile-online-about = Cada uno en su pantalla. El tablero rechaza lo ilegal y el programa arbitra.
new-profile-casual = Amistosa
new-profile-casual-about = Una partida entre dos pantallas, sin nada que preparar.
new-profile-one-screen = Dos jugadores, una pantalla
new-profile-one-screen-about = Ambos ante este aparato. La partida se abre al instante.
new-profile-group-board = Ante el tablero
new-profile-group-screen = En pantalla

new-time-group-standard = Clásico
new-time-group-rapid = Rápido
new-time-group-blitz = Relámpago
new-time-group-other = Otros
new-time-text = Ritmo de juego
new-time-hint = Como se suele escribir: 90+30, 40/120 SD/60 d5, 90’/40+30’ incr. 30”, DGT3000:13. Vacío: sin reloj.
new-time-class = { $class ->
    [standard] Ajedrez clásico
    [rapid] Ajedrez rápido
    [blitz] Relámpago
   *[other] { $class }
}
new-time-class-sides = Blancas: { $white }. Negras: { $black }.
new-time-none = Sin reloj.
new-time-reading = Leyendo…
new-time-offline = Ahora no se puede preguntar al servidor; el texto se envía tal cual.

new-hall = Nombre del evento
new-hall-hint = Una tarde de club, una ronda, un encuentro. Se ve en el panel de sala.
new-hall-default = Tarde de club
new-round = Ronda
new-date = Fecha
new-edition = Edición de las Leyes
new-edition-today = { $edition } (vigente en esa fecha)

new-rules-summary = Lo que el reglamento de la competición fija de antemano
new-rules-arbiter = Tablero y árbitro
new-rules-play = Juego
new-rules-people = Público y pantallas
new-guarded = Tablero vigilado
new-guarded-hint = El tablero rechaza lo que el artículo 3 prohíbe. Sin vigilar, las piezas van donde las pone la mano y lo ilegal tiene consecuencias.
new-electronic-arbiter = Árbitro electrónico
new-electronic-arbiter-hint = El programa inicia la partida, señala las banderas donde un árbitro puede y comprueba las reclamaciones al instante.
new-auto-press = Mover pulsa el reloj
new-auto-press-hint = Se aparta de las Leyes y se anuncia a ambos jugadores.
new-no-arbiter = No hay árbitro
new-supervised = Supervisión adecuada
new-supervised-hint = Rigen enteras las reglas de competición (apéndices A y B).
new-speed = Reglas de
new-speed-measured = según el ritmo
new-speed-standard = ajedrez clásico
new-speed-rapid = ajedrez rápido
new-speed-blitz = relámpago
new-default-time = Tiempo de espera, en minutos
new-default-time-hint = Quien llega después pierde. Vacío: el reglamento no dice nada.
new-no-draw = Sin tablas por acuerdo antes de la jugada
new-no-draw-hint = Vacío: sin restricción.
new-quickplay = Se anuncian las directrices III (partidas sin incremento)
new-adjournments = Las partidas pueden aplazarse
new-scoresheets = Los jugadores anotan en pantalla
new-scoresheets-hint = Cada uno escribe la suya, con su notación y sin ayuda. Lo ocurrido se registra aparte.
new-electronic-scoresheets = Son planillas electrónicas certificadas por la FIDE
new-electronic-scoresheets-hint = Desde 2023 (8.1.1.2); el árbitro puede cambiar la que falle. Sin esto cuentan como de papel.
new-marks-first-flag = El reloj muestra qué bandera cayó primero
new-change-at-zero = El período siguiente empieza cuando un reloj llega a cero
new-mild-device = Por un aparato, sanción menor que la pérdida
new-devices-bags = Los aparatos pueden estar apagados en una bolsa
new-chess960 = Chess960
new-start = Posición de partida (FEN)
new-start-hint = Vacío: la posición inicial.
new-public = El público puede mirar
new-delay = Retraso para el público, en minutos
new-restart = Tras un corte de corriente
new-restart-freeze = los relojes quedan como estaban; el árbitro reanuda
new-restart-run = los relojes siguen según la hora del día
new-presence = Los jugadores ven si el rival está conectado
new-hide-counter = Ocultar el contador de jugadas

new-board = Tablero { $board }
new-name = Nombre
new-player-title = Título
new-fide = ID FIDE
new-rating = Elo
new-federation = Federación
new-team = Equipo
new-more = Título, Elo, federación, necesidades
new-add-table = Añadir una mesa
new-remove-table = Quitar la mesa { $board }
new-swap = Cambiar los colores en la mesa { $board }
new-import = Pegar o importar jugadores
new-import-hint = Una partida o un jugador por línea; una cabecera nombra las columnas. Se entienden comas, puntos y comas y tabuladores.
new-import-file = Elegir un archivo (CSV)
new-import-text = Jugadores o partidas
new-import-take = { $count ->
    [one] Tomar 1 partida
   *[other] Tomar { $count } partidas
}
new-import-none = Aún no se ha encontrado nada.

new-review = En resumen
new-deviations = Se anuncia a los jugadores
new-deviations-none = Nada se aparta de las Leyes.
new-deviation-auto-press = Al hacer la jugada se pulsa también el reloj.
new-deviation-guarded = El tablero rechaza las jugadas ilegales.
new-deviation-electronic-arbiter = El programa hace de árbitro.
new-deviation-no-arbiter = No hay árbitro.
new-deviation-no-clock = No hay reloj.
new-deviation-quickplay = Rigen las directrices para partidas sin incremento.
new-deviation-no-draw = No se pueden acordar tablas antes de la jugada indicada.
new-deviation-mild-device = Un aparato cuesta menos que la partida.
new-deviation-hidden-counter = El reloj no muestra el número de jugadas.
new-create = { $count ->
    [one] Crear la mesa
   *[other] Crear { $count } mesas
}
new-creating = Creando…
new-create-one-screen = Empezar a jugar

new-problems = { $count ->
    [one] Hay una cosa que corregir
   *[other] Hay { $count } cosas que corregir
}
new-problem-number = Se espera un número entero hasta { $most }, o nada.
new-problem-date = Se espera una fecha.
new-problem-rating = Tablero { $board }: el Elo es un número hasta 4000.
new-problem-fide = Tablero { $board }: el ID FIDE solo tiene cifras.
new-problem-time = No se entiende el ritmo de juego.

new-made-title = { $count ->
    [one] La mesa está lista
   *[other] { $count } mesas están listas
}
new-made-lead = Dé a cada puesto su enlace o su código. Un enlace abre un puesto y nada más; guarde el del árbitro.
new-made-hall = Árbitros y pantallas de la sala
new-made-print = Imprimir tiras
new-made-console = Abrir la consola del árbitro
new-made-wall = Abrir el panel de sala
new-made-again = Preparar más mesas
new-seat-white = Blancas
new-seat-black = Negras
new-seat-shared = Ambos en una pantalla
new-seat-white-assistant = Asistente de las blancas
new-seat-black-assistant = Asistente de las negras
new-seat-spectator = Público
new-seat-arbiter = Árbitro
new-seat-deputy = Adjunto
new-seat-organiser = Organizador
new-seat-wallboard = Panel de sala
new-seats-more = Más puestos
new-seat-copy = Copiar enlace
new-seat-copied = Copiado
new-seat-open = Abrir
new-seat-code = Código de emparejamiento
new-seat-code-wait = Código { $code }, para un solo uso, { $minutes } minutos
new-seat-reissue = Enlace nuevo
new-seat-reissue-sure = Los enlaces anteriores de este puesto dejan de valer al instante.
new-seat-revoke = Revocar
new-seat-revoked = Sin enlace válido
new-seat-connected = Conectado
new-seat-free = Aún no hay nadie
new-seat-qr = Código QR del enlace para { $seat }
new-strip-scan = Escanee el código o abra el enlace
new-need-assistant = Un asistente mueve, pulsa o anota por él
new-need-visuallyImpaired = No ve el tablero, o ve mal
new-need-disabled = Necesita al asistente por una discapacidad
