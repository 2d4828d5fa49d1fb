# Preparar mesas. en/setup.ftl dice lo mismo en inglés.

setup-title = Preparar mesas
setup-lead = Elija un perfil; lo demás trae valores razonables y puede cambiarse.

setup-step-profile = Perfil
setup-step-time = Tiempo
setup-step-players = Jugadores
setup-step-rules = Reglamento

setup-profile-standard = Presencial, clásica
setup-profile-standard-about = Tablero libre, pieza tocada, reclamaciones y sanciones según las Leyes. Con árbitro.
setup-profile-rapid = Rápida, supervisada
setup-profile-rapid-about = Árbitros suficientes para que rijan enteras las reglas de competición.
setup-profile-rapid-unsupervised = Rápida
setup-profile-rapid-unsupervised-about = Pocos árbitros: los jugadores reclaman las jugadas ilegales y las banderas.
setup-profile-blitz = Relámpago, supervisada
setup-profile-blitz-about = Un árbitro por partida: rigen enteras las reglas de competición.
setup-profile-blitz-unsupervised = Relámpago
setup-profile-blitz-unsupervised-about = Los jugadores reclaman las jugadas ilegales y las banderas.
setup-profile-online = En línea
setup-profile-online-about = Cada uno en su pantalla. El tablero rechaza lo ilegal y el programa arbitra.
setup-profile-casual = Amistosa
setup-profile-casual-about = Una partida entre dos pantallas, sin nada que preparar.
setup-profile-one-screen = Dos jugadores, una pantalla
setup-profile-one-screen-about = Ambos ante este aparato. La partida se abre al instante.
setup-profile-group-board = Ante el tablero
setup-profile-group-screen = En pantalla

setup-time-preset = Ritmos habituales
setup-time-group-standard = Clásico
setup-time-group-rapid = Rápido
setup-time-group-blitz = Relámpago
setup-time-group-other = Otros
setup-time-text = Ritmo de juego
setup-time-hint = Como se suele escribir: 90+30, 40/120 SD/60 d5, 90’/40+30’ incr. 30”, DGT3000:13. Vacío: sin reloj.
setup-time-class = { $class ->
    [standard] Ajedrez clásico
    [rapid] Ajedrez rápido
    [blitz] Relámpago
   *[other] { $class }
}
setup-time-class-sides = Blancas: { $white }. Negras: { $black }.
setup-time-none = Sin reloj.
setup-time-reading = Leyendo…
setup-time-canonical = Forma breve
setup-time-offline = Ahora no se puede preguntar al servidor; el texto se envía tal cual.

setup-hall = Nombre del evento
setup-hall-hint = Una tarde de club, una ronda, un encuentro. Se ve en el panel de sala.
setup-hall-default = Tarde de club
setup-round = Ronda
setup-date = Fecha
setup-edition = Edición de las Leyes
setup-edition-today = { $edition } (vigente en esa fecha)

setup-rules-summary = Lo que el reglamento de la competición fija de antemano
setup-rules-arbiter = Tablero y árbitro
setup-rules-play = Juego
setup-rules-people = Público y pantallas
setup-guarded = Tablero vigilado
setup-guarded-hint = El tablero rechaza lo que el artículo 3 prohíbe. Sin vigilar, las piezas van donde las pone la mano y lo ilegal tiene consecuencias.
setup-electronic-arbiter = Árbitro electrónico
setup-electronic-arbiter-hint = El programa inicia la partida, señala las banderas donde un árbitro puede y comprueba las reclamaciones al instante.
setup-auto-press = Mover pulsa el reloj
setup-auto-press-hint = Se aparta de las Leyes y se anuncia a ambos jugadores.
setup-no-arbiter = No hay árbitro
setup-supervised = Supervisión adecuada
setup-supervised-hint = Rigen enteras las reglas de competición (apéndices A y B).
setup-speed = Reglas de
setup-speed-measured = según el ritmo
setup-speed-standard = ajedrez clásico
setup-speed-rapid = ajedrez rápido
setup-speed-blitz = relámpago
setup-default-time = Tiempo de espera, en minutos
setup-default-time-hint = Quien llega después pierde. Vacío: el reglamento no dice nada.
setup-no-draw = Sin tablas por acuerdo antes de la jugada
setup-no-draw-hint = Vacío: sin restricción.
setup-quickplay = Se anuncian las directrices III (partidas sin incremento)
setup-adjournments = Las partidas pueden aplazarse
setup-scoresheets = Los jugadores anotan en pantalla
setup-change-at-zero = El período siguiente empieza cuando un reloj llega a cero
setup-mild-device = Por un aparato, sanción menor que la pérdida
setup-devices-bags = Los aparatos pueden estar apagados en una bolsa
setup-chess960 = Chess960
setup-start = Posición de partida (FEN)
setup-start-hint = Vacío: la posición inicial.
setup-public = El público puede mirar
setup-delay = Retraso para el público, en minutos
setup-restart = Tras un corte de corriente
setup-restart-freeze = los relojes quedan como estaban; el árbitro reanuda
setup-restart-run = los relojes siguen según la hora del día
setup-presence = Los jugadores ven si el rival está conectado
setup-hide-counter = Ocultar el contador de jugadas

setup-board = Tablero { $board }
setup-white = Blancas
setup-black = Negras
setup-name = Nombre
setup-player-title = Título
setup-fide = ID FIDE
setup-rating = Elo
setup-federation = Federación
setup-team = Equipo
setup-more = Título, Elo, federación
setup-add-table = Añadir una mesa
setup-remove-table = Quitar la mesa { $board }
setup-swap = Cambiar los colores en la mesa { $board }
setup-import = Pegar o importar jugadores
setup-import-hint = Una partida o un jugador por línea; una cabecera nombra las columnas. Se entienden comas, puntos y comas y tabuladores.
setup-import-file = Elegir un archivo (CSV)
setup-import-text = Jugadores o partidas
setup-import-take = { $count ->
    [one] Tomar 1 partida
   *[other] Tomar { $count } partidas
}
setup-import-none = Aún no se ha encontrado nada.

setup-review = En resumen
setup-deviations = Se anuncia a los jugadores
setup-deviations-none = Nada se aparta de las Leyes.
setup-deviation-auto-press = Al hacer la jugada se pulsa también el reloj.
setup-deviation-guarded = El tablero rechaza las jugadas ilegales.
setup-deviation-electronic-arbiter = El programa hace de árbitro.
setup-deviation-no-arbiter = No hay árbitro.
setup-deviation-no-clock = No hay reloj.
setup-deviation-quickplay = Rigen las directrices para partidas sin incremento.
setup-deviation-no-draw = No se pueden acordar tablas antes de la jugada indicada.
setup-deviation-mild-device = Un aparato cuesta menos que la partida.
setup-deviation-hidden-counter = El reloj no muestra el número de jugadas.
setup-create = { $count ->
    [one] Crear la mesa
   *[other] Crear { $count } mesas
}
setup-creating = Creando…
setup-create-one-screen = Empezar a jugar

setup-problems = { $count ->
    [one] Hay una cosa que corregir
   *[other] Hay { $count } cosas que corregir
}
setup-problem-number = Se espera un número entero hasta { $most }, o nada.
setup-problem-date = Se espera una fecha.
setup-problem-rating = Tablero { $board }: el Elo es un número hasta 4000.
setup-problem-fide = Tablero { $board }: el ID FIDE solo tiene cifras.
setup-problem-time = No se entiende el ritmo de juego.

setup-made-title = { $count ->
    [one] La mesa está lista
   *[other] { $count } mesas están listas
}
setup-made-lead = Dé a cada puesto su enlace o su código. Un enlace abre un puesto y nada más; guarde el del árbitro.
setup-made-hall = Árbitros y pantallas de la sala
setup-made-print = Imprimir tiras
setup-made-console = Abrir la consola del árbitro
setup-made-wall = Abrir el panel de sala
setup-made-again = Preparar más mesas
setup-seat-white = Blancas
setup-seat-black = Negras
setup-seat-shared = Ambos en una pantalla
setup-seat-white-assistant = Asistente de las blancas
setup-seat-black-assistant = Asistente de las negras
setup-seat-spectator = Público
setup-seat-arbiter = Árbitro
setup-seat-deputy = Adjunto
setup-seat-organiser = Organizador
setup-seat-wallboard = Panel de sala
setup-seats-more = Más puestos
setup-seat-copy = Copiar enlace
setup-seat-copied = Copiado
setup-seat-open = Abrir
setup-seat-code = Código de emparejamiento
setup-seat-code-wait = Código { $code }, para un solo uso, { $minutes } minutos
setup-seat-reissue = Enlace nuevo
setup-seat-reissue-sure = Los enlaces anteriores de este puesto dejan de valer al instante.
setup-seat-revoke = Revocar
setup-seat-revoked = Sin enlace válido
setup-seat-connected = Conectado
setup-seat-free = Aún no hay nadie
setup-seat-qr = Código QR del enlace para { $seat }
setup-strip-scan = Escanee el código o abra el enlace
setup-strip-table = Tablero { $board }
