# Lo que el programa dice en español. en.ftl dice lo mismo en inglés; una prueba los compara.

## Ayuda

help-usage = Uso:
help-options = Opciones
help-arguments = Argumentos
help-commands = Órdenes
help-after = `compongo ORDEN --help` cuenta más de cada una. Código de salida: 0 todo bien, 1 hay hallazgos, 2 mal uso o entrada ilegible.

about-compongo = Las Leyes del Ajedrez de la FIDE en la línea de órdenes.
usage-compongo = compongo ORDEN [OPCIONES]
opt-help = Muestra esta ayuda
opt-version = Muestra la versión
opt-lang = Idioma de lo que se escribe: en o es [por omisión: el del entorno]
value-lang = IDIOMA
opt-color = Colores: auto, always (siempre) o never (nunca) [por omisión: auto]
value-color = CUÁNDO

opt-positions = Abandona tras tantas posiciones [por omisión: el límite del método, al que no llega ninguna partida conocida]
value-positions = N
opt-seconds = Abandona una pregunta tras tantos segundos, también partes: 0.5
value-seconds = S

about-check = Dice, partida por partida, dónde los archivos de partidas (PGN) incumplen las Leyes.
usage-check = compongo check [OPCIONES] [ARCHIVO]…
opt-check-files = Archivos de partidas, también comprimidos (.zst, .gz, .bz2); - es la entrada estándar
value-check-files = ARCHIVO
opt-check-edition = Edición de las Leyes: auto toma la vigente en la fecha de cada partida; o 1997, 2001, 2005, 2009, 2014, 2017, 2018, 2023 [por omisión: auto]
value-check-edition = EDICIÓN
opt-check-notation = Letras de las piezas en las jugadas: código de un idioma (véase `compongo notation --list`), o auto para averiguarlo partida por partida [por omisión: en]
value-check-notation = IDIOMA
opt-check-fail-on = Sale con código 1 si hay hallazgos de al menos esta gravedad: error, warning (aviso); o never (nunca) [por omisión: error]
value-check-fail-on = GRAVEDAD
opt-check-show = Muestra los hallazgos de al menos esta gravedad: error, warning (aviso), note (nota) [por omisión: note]
value-check-show = GRAVEDAD
opt-check-json = Un objeto JSON por hallazgo y línea
opt-check-csv = Los mismos campos como valores separados por comas
opt-check-no-diagrams = Sin tableros bajo las jugadas ilegales
opt-check-quiet = No escribe hallazgos ni resumen: solo habla el código de salida
opt-check-no-progress = Sin barra de progreso
opt-check-jobs = Número de hilos [por omisión: el de procesadores]
value-check-jobs = N
opt-check-max-game-size = La mayor partida que se lee, en bytes o con K, M, G [por omisión: 16M]
value-check-max-game-size = TAMAÑO

about-watch = Sigue archivos de partidas en directo de tableros electrónicos y dice al árbitro al momento qué puede reclamarse, qué hay que declarar o qué se transmitió mal.
usage-watch = compongo watch [OPCIONES] ARCHIVO|CARPETA|DIRECCIÓN…
opt-watch-sources = Archivos de partidas en directo (PGN), carpetas o patrones en que aparecen ('live/*.pgn'), o direcciones (http://, https://)
value-watch-sources = ARCHIVO|CARPETA|DIRECCIÓN
opt-watch-edition = Edición de las Leyes: auto toma la vigente en la fecha de cada partida; o 1997, 2001, 2005, 2009, 2014, 2017, 2018, 2023 [por defecto: auto]
value-watch-edition = EDICIÓN
opt-watch-notation = Letras de las piezas en las jugadas: código de un idioma (véase `compongo notation --list`), o auto para averiguarlo partida por partida [por defecto: auto]
value-watch-notation = IDIOMA
opt-watch-time-control = Ritmo de las partidas que no dicen el suyo: 40/5400+30:1800+30, '90 min + 30 s'
value-watch-time-control = RITMO
opt-watch-interval = Segundos entre dos consultas a una dirección; los archivos se miran diez veces por segundo [por defecto: 5]
value-watch-interval = S
opt-watch-once = Leer lo que hay, imprimirlo y terminar: estado de salida 1 si hay un aviso vigente
opt-watch-json = Una serie de sucesos, un objeto JSON por línea
opt-watch-boards = Bajo una repetición, las tres posiciones en tableros
opt-watch-no-bell = Sin timbre

about-winnable = Dice si un bando aún puede dar mate con alguna serie de jugadas legales, y muestra cómo, o por qué no.
usage-winnable = compongo winnable [OPCIONES] FEN | --batch ARCHIVO
opt-winnable-fen = Una posición (FEN, X-FEN, Shredder-FEN), de ajedrez normal o Chess960
value-winnable-fen = FEN
opt-winnable-by = Quién daría mate: white (blancas), black (negras) o both (ambos) [por omisión: both]
value-winnable-by = BANDO
opt-winnable-batch = Responde a cada línea de un archivo: un FEN, o un FEN, un tabulador y un bando; también comprimido (.zst, .gz, .bz2); - es la entrada estándar
value-winnable-batch = ARCHIVO
opt-winnable-lenient = Acepta también posiciones a las que no llega ninguna partida, repara lo que se puede, y dice qué
opt-winnable-json = Un objeto JSON por respuesta y línea
opt-winnable-jobs = Número de hilos de un lote [por omisión: el de procesadores]
value-winnable-jobs = N
opt-winnable-no-progress = Sin barra de progreso

about-flag = Dice qué resulta de una caída de bandera según una edición de las Leyes, con la prueba.
usage-flag = compongo flag [OPCIONES] --fen FEN --fallen BANDO
opt-flag-fen = La posición tal como está (FEN, X-FEN, Shredder-FEN), de ajedrez normal o Chess960
value-flag-fen = FEN
opt-flag-fallen = De quién es la bandera caída: white (blancas) o black (negras)
value-flag-fallen = BANDO
opt-flag-edition = Edición de las Leyes: 1997, 2001, 2005, 2009, 2014, 2017, 2018, 2023 [por omisión: la última]
value-flag-edition = EDICIÓN
opt-flag-play = Cómo se juega la partida: standard (normal), rapid (rápida) o blitz (relámpago); en 1997 la relámpago pide más que un mate posible [por omisión: standard]
value-flag-play = RITMO
opt-flag-lenient = Acepta también posiciones a las que no llega ninguna partida, repara lo que se puede, y dice qué
opt-flag-json = Un objeto JSON

about-claim = Dice si es correcta la reclamación de tablas en una partida, y dónde estuvo antes la posición.
usage-claim = compongo claim [OPCIONES] ARCHIVO threefold|fifty
opt-claim-file = El archivo de partidas (PGN); - es la entrada estándar
value-claim-file = ARCHIVO
opt-claim-ground = Por qué motivo: threefold (la posición está en el tablero por tercera vez) o fifty (50 jugadas de cada jugador sin captura ni movimiento de peón)
value-claim-ground = MOTIVO
opt-claim-game = Número de la partida en el archivo [por omisión: 1]
value-claim-game = N
opt-claim-ply = Tras cuántas jugadas sueltas, de ambos, se reclama [por omisión: al final]
value-claim-ply = N
opt-claim-with = La jugada que se anuncia con la reclamación, si se apoya en una
value-claim-with = JUGADA
opt-claim-edition = Edición de las Leyes: auto (según la fecha de la partida), 1997, 2001, 2005, 2009, 2014, 2017, 2018, 2023 [por omisión: auto]
value-claim-edition = EDICIÓN
opt-claim-json = Un objeto JSON

about-perft = Cuenta las series de jugadas legales de una longitud dada.
usage-perft = compongo perft [OPCIONES] PROFUNDIDAD
opt-perft-depth = Longitud de las series, en jugadas de un jugador
value-perft-depth = PROFUNDIDAD
opt-perft-fen = Posición de partida (FEN, X-FEN, Shredder-FEN) [por omisión: la posición inicial]
value-perft-fen = FEN
opt-perft-lenient = Repara una posición defectuosa si se puede, y dice qué ha reparado
opt-perft-divide = También la cuenta de cada primera jugada
opt-perft-chess960 = Lee el enroque como en Chess960 y lo escribe como rey toma torre
opt-perft-jobs = Número de hilos [por omisión: 1]
value-perft-jobs = N
opt-perft-json = Un objeto JSON

about-notation = Escribe jugadas en la notación de otro idioma o en otra forma.
usage-notation = compongo notation [OPCIONES] --to FORMA [ARCHIVO|-]
opt-notation-file = Un archivo de partidas (PGN) o una línea de jugadas [por omisión: la entrada estándar]
value-notation-file = ARCHIVO
opt-notation-from = Letras de las piezas de la entrada: código de un idioma, o auto para averiguarlo [por omisión: auto]
value-notation-from = IDIOMA
opt-notation-to = Código de un idioma, o figurine (figuras), lan (algebraica larga), uci, spoken (como se anuncia a un jugador con discapacidad visual), spoken-en, spoken-es, spoken-de (con palabras corrientes)
value-notation-to = FORMA
opt-notation-fen = Posición de la que parte una línea de jugadas
value-notation-fen = FEN
opt-notation-list = Enumera los idiomas con las letras de sus piezas
opt-notation-max-game-size = La mayor partida que se lee, en bytes o con K, M, G [por omisión: 16M]
value-notation-max-game-size = TAMAÑO

about-laws = Muestra los artículos de las Leyes, en breves paráfrasis, con su número en cada edición.
usage-laws = compongo laws [OPCIONES] [ARTÍCULO | PALABRAS | diff EDICIÓN EDICIÓN | coverage]
opt-laws-what = Un artículo (9.6.2, A.4, III), palabras que buscar, `diff` y dos ediciones, o `coverage`: cuántos artículos tienen casos [por omisión: todos los artículos]
value-laws-what = ARTÍCULO
opt-laws-edition = Edición de las Leyes: 1997, 2001, 2005, 2009, 2014, 2017, 2018, 2023 [por omisión: la más reciente; en coverage, todas]
value-laws-edition = EDICIÓN
opt-laws-json = Un objeto JSON por artículo

about-case = Ejecuta situaciones y compara las decisiones con las correctas, en cada edición.
usage-case = compongo case [OPCIONES] ARCHIVO|CARPETA…
opt-case-files = Situaciones (.toml), carpetas que las contienen, o - para la entrada estándar; la forma se describe en cases/README.md
value-case-files = ARCHIVO|CARPETA
opt-case-edition = Solo en esta edición de las Leyes: 1997, 2001, 2005, 2009, 2014, 2017, 2018, 2023 [por omisión: en todas las de cada situación]
value-case-edition = EDICIÓN
opt-case-json = Un objeto JSON por situación y edición
opt-case-quiet = Mostrar solo lo que no es como se espera, y el resumen

about-replay = Muestra el registro de una partida, hecho a hecho, con las decisiones, sus artículos y los relojes.
usage-replay = compongo replay [OPCIONES] REGISTRO
opt-replay-record = Un registro (líneas JSON), también comprimido (.zst, .gz, .bz2); - es la entrada estándar
value-replay-record = REGISTRO
opt-replay-json = Un objeto JSON por hecho

about-scoresheet = Imprime las planillas de partidas, desde PGN o un registro: PDF con las letras de cualquier idioma, o texto para líneas braille.
usage-scoresheet = compongo scoresheet [OPCIONES] ARCHIVO -o SALIDA
opt-scoresheet-file = Un archivo de partidas (PGN) o un registro (líneas JSON), también comprimido (.zst, .gz, .bz2); - es la entrada estándar
value-scoresheet-file = ARCHIVO
opt-scoresheet-game = Qué partida, por su número en el archivo, o all (todas) [por omisión: 1]
value-scoresheet-game = N
opt-scoresheet-player = La planilla que llevó un jugador: white (blancas), black (negras) o both (ambas) [por omisión: el acta de la partida]
value-scoresheet-player = JUGADOR
opt-scoresheet-notation = Letras de las piezas: código de un idioma (véase `compongo notation --list`) o figurine (figuras) [por omisión: las de --lang; en la planilla propia de un jugador, lo que escribió]
value-scoresheet-notation = IDIOMA
opt-scoresheet-paper = a4 o a5 [por omisión: a4]
value-scoresheet-paper = TAMAÑO
opt-scoresheet-times = En qué jugadas se imprimen los tiempos de los relojes: every (todas), fifth (cada quinta) o none (ninguna) [por omisión: every]
value-scoresheet-times = CUÁNDO
opt-scoresheet-both = Dos planillas A5 juntas en A4: las de ambos jugadores, o la misma dos veces
opt-scoresheet-text = Texto de 60 columnas, un par de jugadas por línea
opt-scoresheet-output = El archivo que se escribe, una carpeta para un archivo por partida, o - para la salida estándar
value-scoresheet-output = SALIDA
opt-scoresheet-per-file = Cuántas partidas por archivo, si -o es una carpeta: 500 hace 00001-00500.pdf y así sucesivamente [por omisión: 1]
value-scoresheet-per-file = N
opt-scoresheet-jobs = Número de hilos [por omisión: el de procesadores]
value-scoresheet-jobs = N
opt-scoresheet-no-progress = Sin barra de progreso
opt-font = Una fuente para los caracteres que ninguna otra tiene; puede darse varias veces
value-font = ARCHIVO
opt-event = El torneo
value-event = TEXTO
opt-site = El lugar
value-site = TEXTO
opt-date = La fecha, como debe imprimirse
value-date = TEXTO
opt-round = La ronda
value-round = TEXTO
opt-board = El número de la mesa
value-board = TEXTO
opt-white = Quién juega con blancas
value-white = NOMBRE
opt-black = Quién juega con negras
value-black = NOMBRE
opt-arbiter = El árbitro
value-arbiter = NOMBRE

about-form = Imprime un formulario para árbitros, relleno desde un registro con los artículos de su edición: una reclamación, un parte de incidencias, el sobre de una partida aplazada, la lista de retrasos.
usage-form = compongo form [OPCIONES] FORMULARIO REGISTRO… -o SALIDA
opt-form-form = claim (reclamación), incident (incidencias), envelope (anverso del sobre, A5), envelope-copy (copia del árbitro, A4) o late (retrasos)
value-form-form = FORMULARIO
opt-form-records = Un registro (líneas JSON), también comprimido (.zst, .gz, .bz2); varios solo para late
value-form-records = REGISTRO
opt-form-line = Por qué línea del registro: la reclamación, o una incidencia (puede darse varias veces) [por omisión: la última reclamación, todas las incidencias]
value-form-line = N
opt-form-notation = Letras de las piezas: código de un idioma o figurine [por omisión: las de --lang]
value-form-notation = IDIOMA
opt-form-resumption = Fecha, hora y lugar de la reanudación
value-form-resumption = TEXTO
opt-form-code = Lo que dice el código QR del sobre
value-form-code = TEXTO
opt-form-output = El archivo que se escribe, o - para la salida estándar
value-form-output = SALIDA
about-envelope = Abre el sobre de una partida aplazada con dos de sus tres papeles, sin servidor.
usage-envelope = compongo envelope [OPCIONES] REGISTRO [PAPEL PAPEL]
opt-envelope-record = El registro de la partida aplazada (líneas JSON), como lo descarga el organizador, también comprimido (.zst, .gz, .bz2); - es la entrada estándar
value-envelope-record = REGISTRO
opt-envelope-slips = Dos papeles de personas distintas, como 1-0123-4567-89AB-CDEF-GHJK-MNPQ [por omisión: se preguntan, uno por línea, y no quedan en el historial del terminal]
value-envelope-slips = PAPEL
opt-envelope-notation = Letras de las piezas: código de un idioma o figurine [por omisión: las de --lang]
value-envelope-notation = IDIOMA
opt-envelope-json = Un objeto JSON
about-school = Plantea situaciones ante el tablero para que un árbitro decida, y explica lo correcto por los artículos.
usage-school = compongo school [OPCIONES]
opt-school-subject = Solo situaciones de este tema; --list los muestra todos
value-school-subject = TEMA
opt-school-edition = Decidir por esta edición de las Leyes: 1997, 2001, 2005, 2009, 2014, 2017, 2018, 2023 [por omisión: la más reciente]
value-school-edition = EDICIÓN
opt-school-difficulty = Solo fáciles (easy), medias (medium) o difíciles (hard): un paso por varias decisiones a la vez, por ediciones que difieren, por un asunto poco frecuente
value-school-difficulty = DIFICULTAD
opt-school-questions = Cuántas preguntas se plantean [por omisión: 10]
value-school-questions = N
opt-school-exam = Un examen de tantos minutos: lo correcto se muestra al final, con el resultado
value-school-exam = MINUTOS
opt-school-again = Solo lo que se respondió mal la última vez
opt-school-seed = El mismo número plantea las mismas preguntas en el mismo orden [por omisión: según la hora]
value-school-seed = NÚMERO
opt-school-progress = Guardar lo respondido en este archivo [por omisión: school.json en su directorio de datos]
value-school-progress = ARCHIVO
opt-school-list = Mostrar los temas y cuántas situaciones tiene cada uno
opt-school-json = Un objeto JSON por pregunta, por respuesta calificada y por el resultado; las respuestas se leen igual, línea por línea

about-completions = Muestra un guion con el que un intérprete de órdenes completa las de compongo y sus opciones.
usage-completions = compongo completions bash|elvish|fish|powershell|zsh
opt-completions-shell = El intérprete: bash, elvish, fish, powershell o zsh
value-completions-shell = INTÉRPRETE

about-man = Muestra la página de manual de compongo, para man.
usage-man = compongo man [--to CARPETA]
opt-man-to = Escribir las páginas de todas las órdenes en esta carpeta
value-man-to = CARPETA

about-serve = Sirve a los navegadores de la red mesas donde jugar, consolas de árbitro y tablones.
usage-serve = compongo serve [OPCIONES]
opt-serve-listen = Dónde escuchar; 0.0.0.0:8080 para toda la red [por omisión: 127.0.0.1:8080]
value-serve-listen = DIRECCIÓN
opt-serve-data = La carpeta de las actas; se crea si no existe [por omisión: compongo-data]
value-serve-data = CARPETA
opt-serve-backup-to = Una carpeta para copias de las actas, la primera al empezar
value-serve-backup-to = CARPETA
opt-serve-backup-every = Minutos entre dos copias [por omisión: 60]
value-serve-backup-every = N
opt-serve-watch = Un archivo, carpeta o dirección de partidas en directo que se siguen en la mesa del árbitro; puede darse varias veces (véase `compongo watch`)
value-serve-watch = FUENTE
opt-serve-desk-sources = En la mesa se pueden añadir más archivos de partidas en directo por su dirección: public admite solo las de la Internet pública; any, también este equipo y su red [por omisión: no se puede añadir ninguno]
value-serve-desk-sources = CUÁLES

## Mal uso

use-invalid-value = el valor '{ $value }' no sirve para { $arg }
use-value-missing = falta el valor de { $arg }
use-unknown-argument = no se esperaba el argumento '{ $arg }'
use-unknown-command = no existe la orden '{ $arg }'
use-conflict = { $arg } no puede ir con { $other }
use-missing-argument = faltan argumentos: { $arg }
use-missing-command = falta una orden
use-invalid-utf8 = un argumento no es texto UTF-8
use-other = no se entiende la línea de órdenes
use-edition = las ediciones son { $values }
use-alphabet = no se conocen letras de piezas para este idioma; 'compongo notation --list' las muestra todas
use-size = se espera un número de bytes de 1K a 1G, con K, M o G si se quiere: 500K, 16M
use-positions = se espera un número de posiciones desde 1: sin ninguna no se puede decidir nada
use-seconds = se espera un tiempo en segundos mayor que 0, hasta 1000000: 5, 0.5
use-minutes = se espera un número entero de minutos, de 1 en adelante
use-questions = se espera un número de preguntas de 1 en adelante
use-subject = los temas son { $values }
use-difficulty = se espera easy, medium o hard
use-address = se espera una dirección y un puerto, como 127.0.0.1:8080 o [::1]:8080
use-control = se espera un ritmo, como 40/5400+30:1800+30 o 90 min + 30 s
use-jobs = se espera un número de hilos desde 1
use-depth = se espera un número de jugadas de 0 a { $most }
use-game-number = se espera el número de una partida desde 1
use-ply = se espera un número de jugadas de cualquiera de los dos, 0 para el comienzo
use-valid-values = valores posibles: { $values }
use-try-help = Para saber más, pruebe '--help'.
use-no-input = no se ha dado ningún archivo; nombre uno, o - para la entrada estándar

## Mensajes

label-error = error:
label-warning = aviso:
label-note = nota:
error-cannot-read = no se puede leer { $file }: { $reason }
error-cannot-write = no se puede escribir en la salida estándar: { $reason }
error-crashed = { $file }: un defecto de este programa ha detenido la revisión de las partidas desde el byte { $offset } hasta la siguiente parte del archivo; le rogamos que lo comunique
error-fen = la posición no sirve: { $reason }
io-not-found = no existe
io-permission-denied = permiso denegado
io-is-a-directory = es un directorio
io-storage-full = no queda espacio en el dispositivo
io-damaged = los datos comprimidos están dañados
io-unexpected-eof = los datos comprimidos acaban antes de tiempo
io-trailing-junk = a los datos comprimidos, leídos hasta su final, les sigue otra cosa
io-too-much-memory = para descomprimir haría falta demasiada memoria
io-not-a-directory = una parte de la ruta no es un directorio
io-invalid-filename = el nombre no sirve
io-timed-out = tarda demasiado en responder
io-loop = los enlaces simbólicos forman un círculo
io-device = error de entrada o salida del dispositivo
io-too-many-open = demasiados archivos abiertos
io-system = error { $code } del sistema
stdin-name = entrada estándar

perft-nodes = nodos
perft-time = tiempo
perft-speed = velocidad

## FEN

fen-board = el tablero
fen-turn = quién juega
fen-castling = los derechos de enroque
fen-en-passant = la casilla de captura al paso
fen-halfmove-clock = el contador de medias jugadas
fen-fullmove-number = el número de jugada
fen-board-expected = se esperan ocho filas separadas por '/'
fen-turn-expected = se espera 'w' o 'b'
fen-castling-expected = se espera '-', letras de KQkq o columnas de torres, cada una una vez
fen-en-passant-expected = se espera '-' o una casilla
fen-halfmove-clock-expected = se espera un número hasta 4294967295
fen-fullmove-number-expected = se espera un número hasta 4294967295
fen-too-long = el texto tiene { $length } bytes, muchos más que un FEN
fen-missing-field = falta { $field } (byte { $at })
fen-bad-piece = '{ $character }' (byte { $at }) no es una pieza ni un número del 1 al 8
fen-bad-rank = la fila { $rank } tiene { $squares } casillas en vez de 8 (byte { $at })
fen-bad-rank-count = el tablero tiene { $ranks } filas en vez de 8 (byte { $at })
fen-bad-field = { $field } (byte { $at }) no se puede leer: { $expected }
fen-extra-text = sobra texto tras el número de jugada (byte { $at })
fen-not-strict = la forma no es exacta: { $deviations }
fen-impossible = posición imposible: { $faults }
fen-repaired = reparado: { $what }; se cuenta desde { $fen }
fen-try-lenient = (--lenient la acepta)
fen-read-as = se lee como { $fen }: { $what }
fen-deviation-missing-fields = faltan campos al final
fen-deviation-spacing = los campos no están separados por un solo espacio
fen-deviation-turn-in-capitals = quién juega está en mayúscula
fen-deviation-castling-order = las letras del enroque no están en el orden KQkq
fen-deviation-split-numbers = hay dos números seguidos de casillas vacías
fen-deviation-ep-in-capitals = la casilla de captura al paso está en mayúscula
fen-deviation-castling-twice = dos letras del enroque dan el mismo derecho
fen-deviation-number-form = un número empieza por cero o por signo más

fault-no-white-king = las blancas no tienen rey
fault-no-black-king = las negras no tienen rey
fault-several-white-kings = las blancas tienen más de un rey
fault-several-black-kings = las negras tienen más de un rey
fault-pawn-on-back-rank = hay un peón en la primera o la última fila
fault-opposite-check = el jugador que acaba de mover está en jaque
fault-castling-without-king = un derecho de enroque sin el rey en su casilla
fault-castling-without-rook = un derecho de enroque sin su torre
fault-castling-not-standard = derechos de enroque que solo hay en Chess960
fault-ep-wrong-rank = una casilla de captura al paso en una fila imposible
fault-ep-without-pawn = una casilla de captura al paso sin el peón que la cruzó
fault-ep-occupied = una casilla de captura al paso que ningún peón pudo cruzar
fault-ep-impossible-check = una casilla de captura al paso que este jaque excluye
fault-ep-against-clock = una casilla de captura al paso, pero el contador de medias jugadas no es 0
fault-clock-beyond-game = el contador de medias jugadas supera las jugadas hechas
fault-move-number-zero = el número de jugada es 0
fault-too-many-pieces = un jugador tiene más de 16 piezas
fault-too-many-pawns = un jugador tiene más de 8 peones
fault-too-many-promoted = hay más piezas coronadas que peones faltan
fault-too-few-captured = los peones necesitan más capturas de las que hubo
fault-too-many-checkers = más de dos piezas dan jaque
fault-impossible-check = ninguna última jugada pudo dar este jaque
fault-no-last-move = no hay última jugada posible

## Revisión

progress = { $done } partidas, { $speed } partidas/s
progress-positions = { $done } posiciones, { $speed } posiciones/s
progress-left = quedan
severity-error = error
severity-warning = aviso
severity-note = nota
text-game = partida { $number }
text-laws = Leyes de { $edition }
summary-severity = Gravedad
summary-finding = Hallazgo
summary-count = Hallazgos
summary-games = Partidas
summary-nothing = No se ha hallado nada contra las Leyes.
summary-total = { $n ->
    [one] 1 hallazgo
   *[other] { $findings } hallazgos
} en { $m ->
    [one] 1 partida
   *[other] { $games } partidas
}.
summary-before-first = Las Leyes de { $edition }, las más antiguas que se conocen aquí, se han aplicado a { $n ->
    [one] 1 partida anterior
   *[other] { $games } partidas anteriores
}.
summary-undated = Las Leyes de { $edition } se han aplicado a { $n ->
    [one] 1 partida
   *[other] { $games } partidas
} sin fecha.
summary-not-followed = De { $n ->
    [one] 1 partida
   *[other] { $games } partidas
} las jugadas se han revisado solo en parte o nada.
summary-legend = error: se incumplen las Leyes, o no se puede seguir la partida; aviso: algo no encaja; nota: bueno es saberlo (--show warning oculta las notas)
summary-read = { $f ->
    [one] Revisado 1 archivo
   *[other] Revisados { $files } archivos
}: { $g ->
    [one] 1 partida
   *[other] { $games } partidas
}, { $p ->
    [one] 1 media jugada
   *[other] { $plies } medias jugadas
}, { $megabytes } MB en { $seconds } s ({ $game-speed } partidas/s, { $byte-speed } MB/s).

## El texto de jugadas y archivos

role-plural = { $role ->
    [pawn] los peones
    [knight] los caballos
    [bishop] los alfiles
    [rook] las torres
    [queen] las damas
   *[king] los reyes
}
role-none = { $role ->
    [pawn] ningún peón
    [knight] ningún caballo
    [bishop] ningún alfil
    [rook] ninguna torre
    [queen] ninguna dama
   *[king] ningún rey
}
san-empty = aquí no hay jugada
san-syntax = esto no se puede leer como jugada (desde el carácter { $at })
san-too-long = esto es demasiado largo para ser una jugada ({ $length } bytes)
san-null-move = una jugada nula: las Leyes no conocen el pasar
san-not-canonical = la jugada se escribe { $canonical }
resolve-cannot-go = { role-the } de { $from } no puede ir a { $to }: { $reason }
resolve-no-such-move = { role-none } puede ir a { $to }
resolve-ambiguous = { role-plural } de { $squares } pueden ir a { $to }
pgn-unterminated-comment = comentario sin su llave de cierre: leído hasta el final de la partida
pgn-nested-comment = comentario dentro de otro: leído como uno solo hasta la última llave de cierre
pgn-stray-brace = llave de cierre fuera de un comentario: pasada por alto
pgn-unclosed-variation = variante sin su paréntesis de cierre: cerrada al final de la partida
pgn-stray-parenthesis = paréntesis de cierre fuera de una variante: pasado por alto
pgn-variation-too-deep = variantes anidadas a demasiada profundidad: esta se pasó por alto
pgn-bad-tag = esto no es una etiqueta: pasado por alto hasta el final de la línea o del corchete
pgn-unclosed-tag = etiqueta sin su corchete de cierre: leída como si lo tuviera
pgn-unterminated-tag-value = valor de etiqueta sin sus comillas de cierre: leído hasta el final de la línea
pgn-unescaped-quote = comillas dentro del valor de una etiqueta sin barra invertida: leídas como parte del valor
pgn-unescaped-backslash = barra invertida al final del valor de una etiqueta: leída como tal
pgn-tag-value-too-long = valor de etiqueta demasiado largo: cortado
pgn-too-many-tags = demasiadas etiquetas: esta y las siguientes se descartaron
pgn-duplicate-tag = la etiqueta { $word } por segunda vez en una partida
pgn-unknown-word = palabra desconocida "{ $word }": pasada por alto
pgn-bad-nag = signo de comentario sin significado: pasado por alto
pgn-result-in-variation = resultado dentro de una variante: pasado por alto
pgn-extra-result = un segundo resultado: pasado por alto
pgn-game-too-long = partida demasiado larga: el resto se pasó por alto, hasta la próxima partida con etiquetas

## Notation

notation-variant = una partida de { $variant }: sus jugadas se dejan como están
notation-unreadable = { $move }: { $reason }
notation-ambiguous = las jugadas se pueden leer en varios idiomas ({ $languages }) y dan partidas distintas; se ha tomado { $taken } (--from dice el idioma)

## Hallazgos

text-line = línea { $line }
text-rest = el resto de la partida no se revisa

code-illegal-move = jugada ilegal
code-ambiguous-move = jugada ambigua
code-unreadable-move = jugada ilegible
code-null-move = jugada pasada
code-broken-file = defecto en el texto del archivo
code-game-continued-after-mate = jugadas tras el jaque mate
code-game-continued-after-stalemate = jugadas tras el ahogado
code-game-continued-after-dead-position = jugadas en posición muerta
code-game-continued-after-fivefold = jugadas tras una quíntuple repetición
code-game-continued-after-75-moves = jugadas tras 75 sin progreso
code-claimable-threefold = tablas reclamables por repetición
code-claimable-fifty = tablas reclamables por cincuenta jugadas
code-result-contradicts-position = resultado contra la posición final
code-result-contradicts-termination = resultado contra la etiqueta Termination
code-time-forfeit-unwinnable = pérdida por tiempo sin mate posible
code-missing-result = sin resultado
code-result-tag-mismatch = dos resultados distintos
code-bad-result = etiqueta Result sin resultado
code-draw-agreed-too-early = tablas acordadas demasiado pronto
code-bad-date = fecha defectuosa
code-bad-start-position = posición de partida defectuosa
code-clock-inconsistent = reloj que no puede ser
code-flag-unnoticed = bandera que nadie advirtió
code-clock-unreadable = reloj ilegible
code-unsupported-variant = otro juego que no es ajedrez

find-illegal-move = jugada ilegal: { $reason }
find-kings-in-the-centre = quizá no sea una jugada, sino el resultado mostrado a un tablero electrónico con los reyes en el centro
find-ambiguous-move = jugada ambigua: { $reason }
find-unreadable-move = jugada ilegible: { $reason }
find-more-faults = { $more ->
    [one] 1 defecto más en esta partida
   *[other] { $more } defectos más en esta partida
}
find-more-readings = { $more ->
    [one] 1 lectura más de esa clase
   *[other] { $more } lecturas más de esa clase
}
find-game-continued = siguen jugadas, aunque la partida había acabado: { $state }
state-mate-white = jaque mate de las blancas
state-mate-black = jaque mate de las negras
state-stalemate = rey ahogado
state-dead = posición muerta (ningún bando puede dar mate)
state-fivefold = quinta aparición de una posición
state-seventy-five = 75 jugadas de cada jugador sin captura ni movimiento de peón
ordinal = { $nth ->
    [3] tercera
    [4] cuarta
    [5] quinta
   *[other] { $nth }.ª
}
find-threefold-on-board = { player } podían reclamar tablas: { ordinal } aparición de la posición en el tablero { $earlier }
find-threefold-intended = { player } podían reclamar tablas anunciando { $move }: { ordinal } aparición de esa posición { $earlier }
earlier-start = (como al comienzo y tras { $second })
earlier-moves = (como tras { $first } y { $second })
find-fifty-on-board = { player } podían reclamar tablas: cincuenta jugadas de cada jugador sin captura ni movimiento de peón
find-fifty-intended = { player } podían reclamar tablas anunciando { $move }, que completa cincuenta jugadas de cada jugador sin captura ni movimiento de peón
claim-drawn-here = la partida acabó aquí en tablas
claim-move-made = la jugada se hizo
find-result-against-position = el resultado dado es { $result }, pero por la posición final es { $follows }: { $state }
conflict-no-win = la etiqueta Termination dice "{ $termination }", pero el resultado es { $result }
conflict-other-winner = la etiqueta Termination dice "{ $termination }", pero el resultado { $result } nombra al otro jugador
conflict-no-draw = la etiqueta Termination dice "{ $termination }", pero el resultado es { $result }
conflict-not-over = la etiqueta Termination dice "{ $termination }", pero hay un resultado: { $result }
conflict-no-checkmate = la etiqueta Termination dice "{ $termination }", pero la posición final no es jaque mate
conflict-no-stalemate = la etiqueta Termination dice "{ $termination }", pero en la posición final no hay rey ahogado
conflict-no-repetition = la etiqueta Termination dice "{ $termination }", pero la posición final no se dio tres veces
conflict-no-fifty-moves = la etiqueta Termination dice "{ $termination }", pero hubo capturas o movimientos de peón en las cincuenta jugadas
conflict-ended-on-board = la etiqueta Termination dice "{ $termination }", pero la partida había acabado en el tablero
find-time-forfeit-unwinnable = puntuada como perdida por tiempo, pero { player } no podían dar mate con ninguna serie de jugadas legales, así que es tablas: { $reason }
find-result-star = el resultado es *: la partida no ha acabado, o no se conoce su resultado
find-result-missing = no se da ningún resultado
find-result-mismatch = la etiqueta Result dice { $tag }, pero las jugadas acaban con { $movetext }
find-bad-result = la etiqueta Result dice «{ $value }», que no es un resultado
find-draw-too-early = tablas antes de que ambos jugadores hubieran hecho una jugada ({ $plies ->
    [one] 1 media jugada
   *[other] { $plies } medias jugadas
})
find-date-faulty = la etiqueta { $tag } dice "{ $value }", que no es una fecha como las escribe PGN; se ha leído como { $read }
find-date-unreadable = la etiqueta { $tag } dice "{ $value }", que no se puede leer como fecha
find-start-unplayable = no se puede jugar desde la posición de partida: { $reason }; las jugadas no se revisan
find-start-repaired = la posición de partida no es como debe: { $reason }
find-start-missing = se anuncia una posición de partida y no se da
find-clock-gained = el reloj de { player } muestra { $now } después de { $before }: { $gain } más de lo que dan los incrementos y los nuevos períodos
find-clock-bonus = el reloj de { player } muestra { $now } después de { $before }: { $gain } más de lo que dan los incrementos y los nuevos períodos, quizá añadidos por el árbitro
find-clock-first = el reloj de { player } muestra { $now } al principio: { $gain } más de lo que da el control de tiempo
find-clock-negative = el reloj de { player } muestra un tiempo negativo: { $now }
find-clock-after-zero = { player } completaron una jugada aunque el reloj había mostrado cero
find-clock-unreadable = reloj ilegible: { $reason }
clock-syntax = no tiene la forma horas:minutos:segundos
clock-sixty = minutos o segundos de sesenta o más
clock-too-long = más tiempo del que cabe en un reloj
find-variant = una partida de { $variant }: sus jugadas no se revisan

## Las Leyes

laws-enforce = lo decide el programa
laws-assist = lo decide una persona y lo aplica el programa
laws-inform = informativo
laws-inferred = No se disponía de una copia de esta edición con el artículo: número y contenido se toman de citas o de las ediciones anterior y posterior.
laws-lost = La copia disponible está dañada; se ha perdido: { $what }.
laws-others = Otras ediciones:
laws-cases = Casos de
laws-unknown = la edición de { $edition } no tiene nada para '{ $what }'.
laws-nearest = Lo más próximo: { $list }.
laws-elsewhere = Lo que ahí dice { $year } { $same ->
    [none] aquí falta.
   *[other] aquí es { $same }.
}
laws-diff-two = diff lleva dos ediciones: compongo laws diff 2018 2023
laws-diff-nothing = nada cambió
laws-diff-changed = cambia o se divide de otro modo
laws-diff-added = nuevo
laws-diff-removed = desaparece
laws-diff-not-seen-in-first = solo en la segunda, por lo que se conoce de la primera
laws-diff-not-seen-in-second = solo en la primera, por lo que se conoce de la segunda
laws-diff-unsure = (por lo que dejan ver las copias)
laws-covered = { $covered } de { $articles }: { $kind }
laws-subject-board = El tablero y los movimientos
laws-subject-touch = Tocar y mover las piezas
laws-subject-endings = Cómo acaban las partidas
laws-subject-clock = El reloj
laws-subject-irregularities = Irregularidades
laws-subject-recording = La anotación
laws-subject-draws = Las tablas
laws-subject-conduct = La conducta de los jugadores
laws-subject-arbiter = El árbitro
laws-subject-rapid = Ajedrez rápido
laws-subject-blitz = Ajedrez relámpago
laws-subject-notation = Notación algebraica
laws-subject-visually-impaired = Jugadores con discapacidad visual
laws-subject-adjournment = Partidas aplazadas
laws-subject-chess960 = Chess960
laws-subject-quickplay = Final a caída de bandera

## Posibilidades de ganar

player-first = { $by ->
    [white] Las blancas
   *[black] Las negras
}
winnable-yes = { player-first } aún pueden dar mate, si el rival ayuda:
winnable-mated = { player-first } han dado mate.
winnable-no = { player-first } no pueden dar mate con ninguna serie de jugadas legales: { $reason }
winnable-undecided = límite alcanzado: no está decidido si { player } aún pueden dar mate
dead-yes = La posición está muerta: ningún bando puede dar mate, y la partida es tablas (art. { $article } de { $edition }).
dead-no = La posición no está muerta (art. { $article } de { $edition }).
dead-ended = La partida ha terminado por mate o por ahogado.
reason-game-ended = la partida ha terminado
reason-bare-material = las piezas no bastan, estén donde estén
reason-forced-line = hay poco que elegir, y toda variante acaba pronto sin ese mate
reason-blocked-structure = la posición está tan bloqueada que nada llega adonde lo necesita un mate
reason-blocked-phases = la posición está bloqueada, y ninguna captura ni movimiento de peón posible lo cambia
reason-exhausted-search = se han mirado todas las posiciones que aún pueden surgir, y ninguna es un mate así
batch-yes = { player-first } aún pueden dar mate ({ $plies ->
    [one] 1 media jugada
   *[other] { $plies } medias jugadas
})
batch-side = el bando ha de ser white, black o both, no '{ $side }'
batch-not-text = la línea no es texto UTF-8
batch-crashed = un defecto de este programa impide la respuesta; por favor, comuníquelo
batch-more = { $n ->
    [one] hay 1 línea más con defectos
   *[other] hay { $n } líneas más con defectos
}
batch-count-yes = aún pueden dar mate
batch-count-no = no pueden dar mate: { $reason }
batch-count-undecided = sin decidir: límite alcanzado
batch-count-faulty = { $n ->
    [one] línea sin respuesta
   *[other] líneas sin respuesta
}
batch-total = { $n ->
    [one] 1 respuesta
   *[other] { $answers } respuestas
} para { $m ->
    [one] 1 posición
   *[other] { $positions } posiciones
} en { $seconds } s ({ $speed } respuestas/s).
flag-lost = Ha caído la bandera de { player }: la partida está perdida ({ $result }).
flag-drawn = Ha caído la bandera de { player }, pero la partida es tablas ({ $result }).
flag-ended = La partida había terminado antes de caer la bandera de { player } ({ $result }): { $state }
flag-undecided = límite alcanzado: no está decidido qué resulta de la caída de la bandera de { player }
flag-article = art. { $article } de { $edition }

## Claims of a draw

claim-right = La reclamación es correcta: la partida es tablas.
claim-wrong = La reclamación es incorrecta: la partida sigue.
claim-after-mate = No hay nada que reclamar: el jaque mate había acabado la partida.
claim-after-stalemate = No hay nada que reclamar: el rey ahogado había acabado la partida.
claim-which = Partida { $game }, { $white } - { $black }, { $place }{ $with ->
    [none] {""}
   *[other] , con { $with }
}
claim-at-the-start = al comienzo
claim-after = tras { $move }
claim-quiet = { $plies ->
    [one] Una jugada
   *[other] { $plies } jugadas
} entre ambos jugadores sin captura ni movimiento de peón; hacen falta 100.
claim-occurrences = { $count ->
    [one] La posición ha estado en el tablero una vez:
   *[other] La posición ha estado en el tablero { $count } veces:
}
claim-lookalikes = Estas se le parecen y son otras posiciones:
claim-differs-turn = le tocaba jugar al otro
claim-differs-pieces = había otras piezas en { $squares }
claim-differs-castling = { $earlier ->
    [true] entonces { player } aún podían enrocar por { $side ->
        [short] el lado del rey
       *[long] el lado de la dama
    }
   *[false] entonces { player } no podían enrocar por { $side ->
        [short] el lado del rey
       *[long] el lado de la dama
    }
}
claim-differs-en-passant = { $earlier ->
    [true] entonces se podía capturar al paso en { $square }
   *[false] solo ahora se puede capturar al paso en { $square }
}
claim-no-game = no hay partida { $game }: { $games ->
    [one] el archivo tiene una
   *[other] el archivo tiene { $games }
}
claim-no-ply = la partida no tiene jugada { $ply }: son { $most } jugadas sueltas
claim-no-start = no se conoce la posición inicial de la partida
claim-unreadable = la jugada suelta { $ply }, { $move }, no se puede leer: { $reason }
claim-bad-move = la jugada anunciada { $move } no se puede leer: { $reason }
potential-yes = { player-first } aún pueden llegar a una posición en la que el rival, con el turno, no puede evitar el mate en una:
potential-now = El rival de { player }, con el turno, no puede evitar el mate en una:
potential-no = { player-first } solo pueden dar mate con ayuda del rival hasta el final: no puede surgir ninguna posición en la que el rival, con el turno, no pueda evitar el mate en una

## Situaciones

case-none-here = en esta carpeta no hay situaciones (.toml)
case-too-long = demasiado largo para una situación
case-edition = «{ $word }» no es ninguna edición: se espera un año o un intervalo como 2009-2023
case-expectations = { $count ->
    [0] para la edición de { $edition } no se espera nada
   *[other] { $count } expectativas para la edición de { $edition } en vez de una
}
case-start = el comienzo se rechaza: { $reason }
case-fact = hecho { $number }: { $reason }
case-legend = (- esperado, + obtenido)
case-rulings = decisiones
case-result = resultado
case-clocks = relojes
case-board = tablero
case-summary = { $cases ->
    [one] 1 situación
   *[other] { $cases } situaciones
}, { $runs ->
    [one] ejecutada una vez
   *[other] { $runs } ejecuciones, una por edición
}:
case-differing = { $n ->
    [0] todo como se espera.
    [one] 1 no es como se espera.
   *[other] { $n } no son como se espera.
}
case-unreadable = { $n ->
    [one] 1 no se pudo ejecutar.
   *[other] { $n } no se pudieron ejecutar.
}

## De qué se quejan los lectores

reading-at = línea { $line }, columna { $column }: { $reason }
reading-at-column = columna { $column }: { $reason }
reading-missing = falta «{ $word }»
reading-twice = «{ $word }» está dos veces
reading-unknown-field = «{ $word }» no tiene nada que hacer aquí
reading-unknown-word = «{ $word }» no se conoce aquí; se espera { $list }
reading-time = «{ $word }» no es un tiempo: se espera 1:30:00, 4:26, 0:00.5 o milisegundos
reading-move = la jugada «{ $word }» no puede hacerse aquí
reading-not = «{ $word }» no es { $kind ->
    [white-or-black] ni white ni black
    [a-square] una casilla, como e4
    [a-piece] una pieza, como queen
    [a-move] una jugada, como e2e4
    [the-year-of-an-edition] el año de una edición, como 2018
    [a-time-control-in-its-short-form] un ritmo de juego en su forma breve, como 5400+30
    [a-penalty] una sanción
    [a-version-of-records] una versión de registros, como 1
   *[other] lo que aquí se espera
}
reading-misfit = «{ $word }», donde se espera { $kind ->
    [number] un número entero desde 0
    [integer] un número entero
    [text] un texto entre comillas
    [boolean] true o false
    [object] un objeto entre llaves
   *[other] otra cosa
}
reading-in-field = «{ $field }»: { $reason }
reading-not-utf8 = el texto no es UTF-8
reading-end = el texto acaba antes de tiempo
reading-other = no se puede leer ({ $text })

## Reproducción de registros

replay-empty = el registro está vacío
replay-games = esto es un archivo de partidas (PGN), y aquí hace falta el registro de una mesa, que contiene además las decisiones y los tiempos: la mesa lo entrega como archivo .jsonl; los archivos de partidas sirven para `compongo scoresheet` y `compongo check`
replay-no-record = esto no es el registro de una mesa: ese empieza con una línea {"{"}"compongo":…, y la mesa lo entrega como archivo .jsonl
replay-line = línea { $line }: { $reason }
replay-refused = el hecho se rechaza: { $reason }
replay-too-long = demasiado largo para un hecho
replay-too-new = el registro es de la versión { $version }; este programa conoce registros hasta la versión { $known }
replay-over = La partida ha terminado: { $outcome }.
replay-stage = { $stage ->
    [ready] La partida no ha comenzado.
    [halted] Los relojes están detenidos y la partida espera al árbitro.
    [adjourned] La partida está aplazada.
    [void] La partida no cuenta: hay que jugar otra.
   *[playing] La partida continúa.
}
replay-clocks = Relojes: blancas { $white }, negras { $black }
play = { $play ->
    [rapid] rápido
    [supervised-rapid] rápido, con supervisión
    [blitz] relámpago
    [supervised-blitz] relámpago, con supervisión
   *[standard] ajedrez clásico
}

## serve

serve-listening = Sirviendo en { $address }, con las actas en { $folder }. Ctrl-C para terminar.
serve-desk = La mesa del árbitro, para nadie más: { $address }
serve-desk-key = la clave de la mesa del árbitro no puede guardarse en { $file }: { $reason }. Borre el archivo para tener una clave nueva
serve-desk-sources = las fuentes de la mesa del árbitro no pueden leerse de { $file }: { $reason }. Borre el archivo para empezar sin ellas
serve-port-in-use = otro programa usa ya { $address }. Elige otro lugar con --listen
serve-port-forbidden = este usuario no puede escuchar en { $address }. Los puertos por encima del 1023 están abiertos a todos
serve-cannot-listen = no se puede escuchar en { $address }: { $reason }
serve-no-such-address = esta máquina no tiene la dirección { $address }. Da una suya con --listen, o 0.0.0.0 para todas
serve-backup = no se ha podido hacer una copia en { $folder }: { $reason }
serve-store = { $code ->
    [cannot-open] no se puede abrir { $folder }: { $reason }. Comprueba que la carpeta existe y que este usuario puede leer y escribir en ella
    [in-use] otro servidor usa ya { $folder }. Detén ese servidor, o da a este su propia carpeta con --data
    [in-use-by] otro servidor (proceso { $reason }) usa ya { $folder }. Detén ese servidor, o da a este su propia carpeta con --data
    [not-ours] el archivo de { $folder } lo hizo otro programa. Elige una carpeta vacía con --data
    [too-new] las actas de { $folder } son de la versión { $reason }, posterior a este programa. Usa el programa que las escribió u otro posterior
    [corrupt] las actas de { $folder } están dañadas: { $reason }. Conserva todos sus archivos como están y continúa desde la última copia
    [full] el disco está lleno. Libera espacio y vuelve a empezar; nada de lo confirmado se ha perdido
    [busy] las actas de { $folder } están ocupadas. Prueba de nuevo en un momento
    [poisoned] el disco no hace lo que se le pide con las actas de { $folder }: { $reason }. Comprueba que tiene sitio y está sano; lo confirmado está en él
    [no-folder] { $folder } es un archivo. Da una carpeta con --data
    [unreadable] las actas de { $folder } tienen un hecho que este programa no sabe leer: { $reason }. Usa una versión posterior
   *[other] las actas de { $folder } no se pueden usar: { $reason }
}

## Partidas en directo

watch-head-board = Tablero
watch-head-players = Blancas – Negras
watch-head-move = Jugada
watch-head-clocks = Relojes
watch-head-alert = Aviso
watch-quiet = De momento no hay nada que atender.
watch-totals = { $boards ->
    [one] 1 tablero
   *[other] { $boards } tableros
}, { $over } acabados; { $alerts ->
    [0] ningún aviso
    [one] 1 aviso
   *[other] { $alerts } avisos
}. El número de un tablero e Intro lo muestra; Ctrl-C termina.
watch-more = { $more ->
    [one] 1 más
   *[other] { $more } más
}: haga la ventana más alta para verlo todo
watch-board = tablero { $board }
watch-no-board = no hay tablero { $board }
watch-standing = { $standing ->
    [now] de nuevo:
    [passed] ya no:
    [settled] corregido:
    [gone] el tablero ya no está:
   *[withdrawn] retirado:
}
watch-gone = el tablero ya no está en la fuente
watch-taken-back = { $plies ->
    [one] se retiró o corrigió 1 media jugada
   *[other] se retiraron o corrigieron { $plies } medias jugadas
}
watch-claim-now = ahora: { player } pueden reclamar
watch-claim-now-with = ahora: { player } pueden reclamar anunciando { $moves }
watch-cause = { $cause ->
    [transmission] un fallo de la transmisión
    [board] quizá se jugó así en el tablero
    [signal] quizá no sea una jugada, sino los reyes puestos en el centro para mostrar el resultado
   *[unclear] se jugó así o se transmitió mal: mire el tablero
}
watch-ended = la partida ha terminado y aún no tiene resultado: { $state }
watch-flag = { $reckoned ->
    [true] el reloj de { player } debe de estar ya a cero
   *[false] el reloj de { player } está a cero
}; si la bandera ha caído: { $verdict }
watch-flag-lost = la partida está perdida
watch-flag-drawn = la partida es tablas, pues el rival no puede dar mate con ninguna serie de jugadas legales
watch-flag-ended = nada, pues la partida había terminado antes
watch-flag-undecided = no está decidido si el rival puede aún dar mate
watch-recording-ends = a { player } { $reckoned ->
    [true] les quedan según cálculo { $left }
   *[false] les quedan { $left }
} y muy poco incremento: ya no tienen que anotar en este periodo
watch-stand-start = al principio
watch-stand = tras { $move }
watch-found = { $boards ->
    [one] se sigue 1 tablero
   *[other] se siguen { $boards } tableros
}
watch-missing = no existe ese archivo
watch-unreadable = no se puede leer: { $reason }
watch-empty = no hay nada dentro
watch-html = es una página para un navegador, no un archivo de partidas: busque la dirección del propio PGN
watch-not-games = no hay partidas dentro
watch-too-long = pasa de { $most } MB
watch-http-status = el servidor responde con el estado { $status }
watch-slow = el servidor no responde a tiempo
watch-unreachable = no se llega al servidor ({ $reason })
watch-bad-answer = la respuesta del servidor no puede leerse ({ $reason })
watch-bad-address = esto no es una dirección ({ $reason })
watch-not-public = la dirección no es de la Internet pública, y aquí no se pregunta a otras
watch-no-files = aún no hay archivos de partidas
watch-too-many = hay demasiados archivos; se siguen { $most }
watch-kept = se conserva lo leído antes y se vuelve a intentar
watch-left-out = { $more } partidas más de las que pueden seguirse
## Papel

use-which-game = se espera el número de una partida desde 1, o all
use-per-file = se espera un número de partidas de 1 a { $most }
scoresheet-progress = { $done } planillas, { $speed } planillas/s
scoresheet-cannot-write = no se puede escribir { $file }: { $reason }
scoresheet-no-folder = no hay ninguna carpeta { $folder }
scoresheet-game = partida { $game }: { $reason }
scoresheet-unreadable = partida { $game }: { $count ->
    [one] una jugada figura como está escrita, pues no se puede leer
   *[other] { $count } jugadas figuran como están escritas, desde la primera que no se puede leer
}
scoresheet-neither = esto no es un archivo de partidas (PGN) ni el registro de una mesa (.jsonl)
scoresheet-record-too-long = el registro ocupa más de 64 MB
scoresheet-no-font-file = no es una fuente en formato TrueType u OpenType
scoresheet-lacking = ninguna fuente tiene estos caracteres, y hay un signo en su lugar: { $characters }; dé con --font una fuente que los tenga
scoresheet-no-pdf = no se puede hacer el PDF: { $reason }
scoresheet-too-many = más de { $most } partidas no caben en un PDF; indique con -o una carpeta (termina en /) para un archivo por partida, o con --per-file 500 para quinientas por archivo
scoresheet-per-file = --per-file necesita una carpeta para sus archivos: termine en / el nombre tras -o
form-no-claim = en este registro no se reclaman tablas, o no en esa línea
form-no-incident = el registro no tiene nada que informar, o no en esas líneas
form-no-adjournment = la partida de este registro no está aplazada
form-one-record = este formulario se rellena desde un solo registro; solo late admite varios
envelope-no-slips = el registro llega por la entrada estándar: dé los dos papeles como argumentos
envelope-two-slips = hacen falta dos papeles, cada uno en su línea o como argumento
envelope-ask = Papel { $nth }:
envelope-slip = papel { $nth }: { $reason }
envelope-slip-holder = un papel empieza por 1, 2 o 3, según quién lo tiene
envelope-slip-length = un papel tiene 24 letras y cifras tras su número; este, { $count }
envelope-slip-character = «{ $letter }» no está en ningún papel
envelope-slip-mistyped = está mal copiado: sus últimas letras no casan con las demás
envelope-none = este registro no tiene ningún sobre cerrado
envelope-opened = el sobre de este registro ya se abrió o se perdió: sus jugadas están en el registro
envelope-left-out = el contenido del sobre no se incluyó en este registro; mientras la partida está aplazada solo lo tiene el del organizador
envelope-cut = el sobre de este registro está cortado o no lo es: { $bytes } bytes en lugar de { $whole }
envelope-characters = el sobre de este registro tiene caracteres que no hay en ninguno
envelope-one-holder = los dos papeles son de la misma persona; hacen falta dos de personas distintas
envelope-wrong-slips = estos papeles no abren este sobre: uno es de otro sobre, o el registro se ha cambiado
envelope-changed = el contenido del sobre se cambió después de cerrarlo
envelope-not-as-printed = lo que hay en el sobre no casa con el compromiso o la posición del registro: el registro se ha cambiado
envelope-text = Escrito: { $value }
envelope-means = Significa { $move }.
envelope-means-nothing = No significa ninguna jugada legal en ningún idioma: decide el árbitro.
envelope-means-several = Puede significar { $moves }: decide el árbitro.
envelope-before = Posición: { $value }
envelope-printed = Compromiso: { $value } (ha de ser el impreso en el sobre)
envelope-number = Número secreto: { $value } (con él cualquiera puede comprobar el compromiso)
envelope-act = Para el registro: { $value }
envelope-when = El sobre se abre cuando está presente quien debe responder (art. { $value }).
## Escuela

school-round = { $count ->
    [one] Una situación
   *[other] { $count } situaciones
} según las Leyes de { $edition }
school-exam = Examen: { $count ->
    [one] una pregunta
   *[other] { $count } preguntas
} según las Leyes de { $edition } en { $minutes ->
    [one] un minuto
   *[other] { $minutes } minutos
}
school-how = Responda con números; una línea vacía no elige nada, q termina.
school-number = { $number } de { $of }
school-ask-ruling = ¿Qué decisión es correcta (1 a { $most })?
school-ask-articles = ¿Por qué artículos (números, separados por espacios)?
school-not-a-choice = { $most ->
    [one] se espera un número del 1 al { $choices }
   *[other] se esperan números del 1 al { $choices }
}
school-right = La decisión es correcta.
school-wrong = La decisión es incorrecta: la correcta es la { $number }.
school-articles-right = Los artículos son correctos: { $articles }.
school-articles-partly = Algunos artículos son correctos; son { $articles }.
school-articles-wrong = Los artículos son incorrectos; son { $articles }.
school-articles-none = No se pregunta por ningún artículo.
school-clocks = Los relojes marcan { $clocks }.
school-elsewhere = De otro modo en { $years }:
school-time-up = Se acabó el tiempo.
school-result = Resultado
school-unanswered = (sin respuesta)
school-summary = { $answered } de { $questions } respondidas, { $right ->
    [one] una decisión correcta
   *[other] { $right } decisiones correctas
}; { $points } de { $most } puntos ({ $percent } %)
school-took = Tiempo: { $took } de { $limit }
school-same-again = Las mismas preguntas otra vez: --edition { $edition } --seed { $seed }
school-standing = Hasta ahora { $asked ->
    [one] una situación respondida
   *[other] { $asked } situaciones respondidas
}; la última vez { $wrong ->
    [0] ninguna fue incorrecta
    [one] una fue incorrecta (--again la plantea)
   *[other] { $wrong } fueron incorrectas (--again las plantea)
}
school-none = no hay tal situación en la edición de { $edition }
school-none-again = ninguna de estas situaciones se respondió mal la última vez
school-no-place = no se conoce ningún directorio para sus datos: lo que responda no se guarda; --progress ARCHIVO nombra un lugar
school-not-kept = lo que ha respondido no se puede guardar en { $file }: { $reason }
school-not-read = lo que respondió antes no se puede leer de { $file }, y no se guarda nada: { $reason }
school-later = es de la versión { $version }, de un programa posterior
school-damaged = { $file } está dañado y se apartó como { $aside }; se empieza uno nuevo
school-list = Situaciones de { $edition }: fáciles, medias, difíciles

## Manual

manual-not-written = las páginas no se pueden escribir en { $file }: { $reason }
