# La mesa del árbitro. en/desk.ftl dice lo mismo en inglés.
desk-title = Mesa del árbitro
desk-none = Este servidor no sigue partidas. Inícielo con compongo serve --watch y un archivo de partidas en directo, o con --desk-sources public para añadir direcciones aquí.
desk-no-key = Esta mesa se abre con el enlace que el servidor mostró al iniciarse.
desk-totals = { $boards ->
    [one] 1 tablero
   *[other] { $boards } tableros
}, { $over } acabados, { $alerts ->
    [0] ningún aviso
    [one] 1 aviso
   *[other] { $alerts } avisos
}
desk-notify = Notificaciones
desk-wall = Mural
desk-wall-note = Para la sala de los árbitros: los jugadores no deben verlo.
desk-now = Ahora
desk-quiet = De momento no hay nada que atender.
desk-boards = Tableros
desk-only = Solo tableros con avisos
desk-earlier = Anteriores ({ $count })
desk-board = Tablero { $board }
desk-alert-on = Tablero { $board }, { $names }
desk-position = Tablero { $board }, { $names }: la posición
desk-not-followed = no se pueden seguir las jugadas
desk-positions = Posiciones
desk-after = tras { $move }
desk-start = al principio
desk-see = Atendido
desk-seen = Atendido
desk-claim = Ahora { player } pueden reclamar.
desk-claim-with = Ahora { player } pueden reclamar anunciando { $moves }.
desk-severity-error = Actuar
desk-severity-warning = Mirar
desk-severity-note = Nota
desk-standing-passed = (ya no)
desk-standing-settled = (corregido)
desk-standing-withdrawn = (se retiraron las jugadas)
desk-standing-gone = (el tablero ya no está)
desk-cause-transmission = Probablemente un fallo de la transmisión.
desk-cause-board = Quizá se jugó así: mire el tablero.
desk-cause-signal = Quizá no sea una jugada: los reyes puestos en el centro muestran el resultado.
desk-cause-unclear = Se jugó así o se transmitió mal: mire el tablero.
desk-verdict-lost = Si la bandera ha caído, la partida está perdida.
desk-verdict-drawn = Si la bandera ha caído, la partida es tablas: el rival no puede dar mate.
desk-verdict-ended = De una bandera caída no se sigue nada: la partida había terminado antes.
desk-verdict-undecided = No está decidido si el rival puede aún dar mate.
desk-code-claimable-threefold = Tercera aparición de la posición.
desk-code-claimable-fifty = Cincuenta jugadas de cada jugador sin captura ni movimiento de peón.
desk-code-fivefold = Quinta aparición de la posición: la partida es tablas.
desk-code-75-moves = 75 jugadas de cada jugador sin captura ni movimiento de peón: la partida es tablas.
desk-code-dead-position = Posición muerta: la partida es tablas.
desk-code-checkmate = Jaque mate de { player }, y aún sin resultado.
desk-code-stalemate = Ahogado, y aún sin resultado.
desk-code-game-continued-after-mate = Una jugada después del jaque mate: { $move }.
desk-code-game-continued-after-stalemate = Una jugada después del ahogado: { $move }.
desk-code-game-continued-after-dead-position = Una jugada después de una posición muerta: { $move }.
desk-code-game-continued-after-fivefold = Una jugada después de la quinta aparición de una posición: { $move }.
desk-code-game-continued-after-75-moves = Una jugada después de 75 jugadas sin captura ni movimiento de peón: { $move }.
desk-code-illegal-move = Jugada ilegal: { $move }.
desk-illegal-because = Jugada ilegal: { $move } ({ $why }).
desk-code-ambiguous-move = Jugada ambigua: { $move }.
desk-code-unreadable-move = Jugada ilegible: { $move }.
desk-code-null-move = Una jugada en blanco.
desk-code-flag-at-zero = El reloj de { player } está a cero.
desk-code-recording-ends = { $by ->
    [white] Las blancas
   *[black] Las negras
} tienen menos de cinco minutos y muy poco incremento, y ya no tienen que anotar.
desk-code-result-contradicts-position = El resultado contradice la posición final.
desk-code-result-contradicts-termination = El resultado contradice cómo se dice que acabó la partida.
desk-code-result-tag-mismatch = Se dan dos resultados distintos.
desk-code-time-forfeit-unwinnable = Perdida por tiempo, aunque el rival no podía dar mate.
desk-code-draw-agreed-too-early = Tablas antes de que ambos jugaran.
desk-code-bad-result = El resultado no se puede leer.
desk-code-clock-inconsistent = El reloj de { player } muestra lo que no puede.
desk-code-flag-unnoticed = El reloj de { player } había pasado de cero y la partida continuó.
desk-code-clock-unreadable = Una lectura del reloj que no es un tiempo.
desk-code-bad-start-position = La posición inicial no es como debe.
desk-code-unsupported-variant = Otro juego que el ajedrez.
desk-trouble-missing = no existe ese archivo. Se vuelve a intentar.
desk-trouble-unreadable = no se puede leer. Se vuelve a intentar.
desk-trouble-empty = no hay nada dentro.
desk-trouble-html = una página para un navegador en lugar de partidas.
desk-trouble-not-games = no hay partidas dentro.
desk-trouble-too-long = es demasiado largo.
desk-trouble-http-status = el servidor responde con un error. Se vuelve a preguntar.
desk-trouble-slow = el servidor no responde a tiempo. Se vuelve a preguntar.
desk-trouble-unreachable = no se llega al servidor. Se vuelve a preguntar.
desk-trouble-bad-answer = la respuesta del servidor no puede leerse. Se vuelve a preguntar.
desk-trouble-bad-address = esto no es una dirección.
desk-trouble-not-public = no es una dirección de la Internet pública; al servidor no se le permitió preguntar a otras.
desk-trouble-no-files = aún no hay archivos de partidas.
desk-trouble-too-many = hay más archivos de los que pueden seguirse.
desk-sources = Fuentes
desk-sources-none = Todavía no se sigue nada. Añada la dirección de un archivo de partidas en directo (PGN).
desk-sources-about = Las direcciones que se añaden aquí se siguen hasta que se quitan, también después de detener el servidor.
desk-source-state = { $boards ->
    [one] 1 tablero
   *[other] { $boards } tableros
}
desk-source-asked = aún sin respuesta
desk-source-address = Dirección de un archivo de partidas en directo (PGN)
desk-source-add = Añadir
desk-source-remove = Quitar
desk-source-remove-named = Quitar { $name }
desk-source-removed = { $name } ya no se sigue.
desk-source-bad = Una dirección empieza por http:// o https:// y no lleva contraseña.
desk-source-full = No caben más direcciones; quite antes una.
desk-rules = Para qué sirve la mesa
desk-rules-use = Ayuda a comprobar lo que reclama un jugador y a ver lo que el árbitro ha de declarar por sí mismo: jaque mate, ahogado, posición muerta, quinta aparición, 75 jugadas, una jugada ilegal que ve.
desk-rules-silence = La triple repetición y las cincuenta jugadas las reclaman los jugadores. El árbitro interviene solo donde lo dicen las Leyes: no dice a nadie que podría reclamar tablas, cuántas jugadas van, que el rival ha movido ni que falta pulsar el reloj (12.6 desde 2014).
desk-rules-board = Una transmisión llega tarde y se equivoca. Decide el tablero.
