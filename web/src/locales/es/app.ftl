# El marco de todas las pantallas.
web-skip = Ir al contenido
web-nav = Principal
web-nav-new = Mesa nueva
web-nav-pair = Código
web-nav-laws = Las Leyes
web-nav-school = Escuela
web-home = A la primera página
web-no-page = Esta página no existe
web-not-loaded = No se ha podido cargar esta página
web-again = Intentarlo de nuevo
web-language = Idioma
web-display = Presentación
web-close = Cerrar
web-cancel = Cancelar
web-unreachable = No se puede contactar con el servidor.
web-server-error = El servidor respondió con un error ({ $status }).

prefs-theme = Colores
prefs-theme-system = Como el dispositivo
prefs-theme-light = Claro
prefs-theme-dark = Oscuro
prefs-theme-contrast = Alto contraste
prefs-letters = Jugadas
prefs-letters-letters = Letras (Cf3)
prefs-letters-figurines = Figuras (♘f3)
prefs-clocks = Relojes junto al tablero
prefs-clocks-right = A la derecha
prefs-clocks-left = A la izquierda
prefs-facing = Pantalla compartida
prefs-facing-opposite = Los jugadores, frente a frente
prefs-facing-same = Los jugadores, del mismo lado
prefs-sound = Sonidos
prefs-sound-false = No
prefs-sound-true = Sí
prefs-voice = Jugadas con la voz del dispositivo
prefs-voice-false = No
prefs-voice-true = Sí
prefs-no-voice = Este dispositivo no tiene voz para este idioma.

# Palabras de la partida que usan todas las pantallas.
color-white = Blancas
color-black = Negras
piece-k = rey
piece-q = dama
piece-r = torre
piece-b = alfil
piece-n = caballo
piece-p = peón
piece-of = { $piece } { $gender ->
    [f] { $color ->
        [white] blanca
       *[black] negra
      }
   *[m] { $color ->
        [white] blanco
       *[black] negro
      }
  }
square-empty = vacía
spoken-check = jaque
spoken-mate = mate
spoken-castling-short = enroque corto
spoken-castling-long = enroque largo
spoken-move = { $piece } { $to }
spoken-capture = { $piece } { $from } por { $to }
spoken-squares = de { $from } a { $to }

board-label = Tablero, { $below ->
    [white] blancas
   *[black] negras
  } abajo
clock-of = Reloj de { $color ->
    [white] las blancas
   *[black] las negras
  }
clock-to-move = juega
clock-flag = Bandera caída
clock-flag-first = Bandera caída primero
clock-overtime-periods = { $periods ->
    [one] último período
   *[other] quedan { $periods } períodos
}
clock-overtime-moves = { $moves ->
    [one] falta 1 jugada
   *[other] faltan { $moves } jugadas
}
clock-period = Período { $period } de { $periods }
clock-moves = { $moves ->
    [one] { $moves } jugada
   *[other] { $moves } jugadas
  }
clock-to-go = quedan { $moves }
clock-increment = +{ $seconds } s
clock-delay = retardo de { $seconds } s
clock-held = espera { $seconds } s
clock-none = sin reloj
moves-label = Jugadas
moves-none = Aún no hay jugadas
moves-illegal = ilegal
article = Artículo { $article }
article-none = Este artículo no está en el catálogo.
article-more = En las Leyes de { $edition }
link-connecting = Conectando
link-live = Conectado
link-resending = Enviando de nuevo
link-offline = Sin conexión desde hace { $since }
link-ended = La conexión está cerrada
