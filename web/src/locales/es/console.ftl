# La consola del árbitro. en/console.ftl dice lo mismo en inglés.
console-title = Consola del árbitro
console-closed = Este enlace no abre la sala.
console-closed-about = Pida un enlace nuevo al árbitro principal.
console-lost = Se ha perdido la conexión; volverá por sí sola.
console-live = En directo
console-connecting = Conectando…
console-add = Añadir mesas
console-wall = Panel de sala
console-keys = Teclado
console-pane-queue = En espera
console-pane-tables = Mesas
console-pane-table = Mesa

console-queue = Esperan a un árbitro
console-queue-none = No espera nada.
console-notice-claim = { $who }: reclaman tablas
console-notice-quickplay = { $who }: piden una decisión (sin incremento)
console-notice-flag = { $who }: bandera caída
console-notice-illegal-move = { $who }: jugada ilegal completada
console-notice-call = { $who }: llaman al árbitro
console-notice-question = { $who }: preguntan por las Leyes
console-notice-late = { $who }: no han llegado
console-notice-restart = El servidor estuvo caído: relojes parados
console-notice-other = { $who }: { $kind }
console-someone = Alguien
console-waits = espera { $time }
console-taken = Lo atiende { $role }
console-take = Atender
console-dismiss = Hecho
console-role-arbiter = el árbitro
console-role-deputy = el adjunto
console-role-organiser = el organizador

console-search = Buscar mesa: número o nombre
console-search-short = Número o nombre
console-filter = Ver
console-filter-all = Todas
console-filter-trouble = Menos de 5 min
console-filter-no-increment = Sin incremento
console-filter-waiting = En espera
console-filter-offline = Sin conexión
console-filter-unfinished = Sin terminar
console-tables-none = Ninguna mesa encaja.
console-tables-empty = Aún no hay mesas.
console-board = Tablero { $board }
console-move = Jugada { $number }
console-not-started = sin empezar
console-stage-ready = Sin empezar
console-stage-playing = En juego
console-stage-halted = Relojes parados
console-stage-adjourned = Aplazada
console-stage-over = Terminada
console-stage-void = Nula
console-trouble = menos de 5 min
console-offline = sin conexión
console-waiting-mark = en espera

console-back = Todas las mesas
console-open-game = Página de la partida
console-ready = Listos: { $who }
console-offer = { $who }: tablas ofrecidas
console-claim = { $who }: reclaman por { $ground }
console-claim-with = { $who }: reclaman por { $ground }, con { $move }
console-quickplay = { $who }: han pedido una decisión sin incremento
console-touched = Tocadas: { $squares }
console-illegal-pending = En el tablero hay una jugada ilegal sin completar
console-illegal-count = Jugadas ilegales: blancas { $white }, negras { $black }
console-quiet = { $moves ->
    [0] Acaba de haber captura o jugada de peón
    [one] 1 jugada de cada uno sin captura ni peón
   *[other] { $moves } jugadas de cada uno sin captura ni peón
}
console-quiet-half = { $plies } medias jugadas sin captura ni peón
console-adjourned-sealer = { $who }: anotan la jugada secreta
console-adjourned-closed = { $who }: jugada secreta entregada; el sobre está cerrado
console-edition = Leyes de { $edition }

console-tab-log = Registro
console-tab-sheets = Planillas
console-tab-chart = Relojes
console-tab-moves = Jugadas
console-tab-papers = Papel
console-paper-sheets = Planillas (PDF)
console-paper-record = Acta de la partida
console-paper-white = Planilla de las blancas
console-paper-black = Planilla de las negras
console-paper-both = Ambas en una página
console-paper-forms = Formularios, rellenos desde el registro (PDF)
console-paper-claim = Reclamación de tablas
console-paper-incident = Parte de incidencias
console-paper-envelope = Sobre
console-paper-envelope-copy = Sobre, copia del árbitro
console-paper-late = Lista de ausentes (PDF)
console-paper-nothing = El registro no tiene nada para este formulario.
console-log-all = Todos los hechos
console-log-notable = Solo decisiones y avisos
console-log-none = Aún no ha pasado nada.
console-log-undo = Enmendar
console-log-undo-about = Añade un hecho que enmienda este; no se borra nada.
console-log-time = a las { $time }
console-who-white = Blancas
console-who-black = Negras
console-who-white-assistant = Asistente de las blancas
console-who-black-assistant = Asistente de las negras
console-who-arbiter = Árbitro
console-who-spectator = Público
console-sheets-none = En esta partida no se guardan las planillas.
console-sheet-white = Planilla de las blancas
console-sheet-black = Planilla de las negras
console-sheet-played = Jugado
console-sheet-differs = difiere
console-sheet-missing = falta
console-sheet-differences = { $count ->
    [0] Ambas planillas coinciden con la partida.
    [one] Una anotación difiere o falta.
   *[other] { $count } anotaciones difieren o faltan.
}
console-sheet-of-differs = { $count ->
    [one] una difiere
   *[other] { $count } difieren
}
console-sheet-of-missing = { $count ->
    [one] falta una
   *[other] faltan { $count }
}
console-sheet-copied = copiada
console-sheet-signed = Firmada { $scores }

console-tools = Todas las herramientas
console-group-game = Partida
console-group-clock = Relojes
console-group-board = Tablero
console-group-conduct = Conducta
console-group-result = Resultado
console-group-adjourn = Aplazamiento
console-apply = Aplicar
console-cancel = Cancelar
console-articles = Según
console-optional = si procede

tool-claim = Reclamación de tablas
tool-repetition = Repeticiones
tool-illegal = Jugada ilegal
tool-set-clock = Poner los relojes
tool-start = Empezar
tool-arrive = Ha llegado un jugador
tool-declare-default = Pérdida por incomparecencia
tool-stop-clocks = Parar los relojes
tool-resume-clocks = Reanudar los relojes
tool-add-time = Dar o quitar tiempo
tool-correct-setting = Mal ajustado
tool-assistant-time = Tiempo por asistente
tool-call-flag = Bandera caída
tool-agree-illegal = Ambos aceptan retroceder
tool-report-gross = Reyes en jaque, peón en la última fila
tool-report-touch = Pieza tocada sin mover
tool-report-setup = Mal comienzo
tool-restore = Restaurar una posición
tool-replace-scoresheet = Cambiar una planilla
tool-reconstruct = Reconstruir la partida
tool-cannot-show = Las planillas no lo muestran
tool-boards-differ = Los tableros difieren
tool-penalise = Sanción
tool-breach = Conducta
tool-device = Aparato
tool-decide = Decidir (sin incremento)
tool-resigned = Abandono
tool-agreed = Tablas de acuerdo
tool-both-lose = Pierden ambos
tool-correct-result = Corregir el resultado
tool-adjourn = Aplazar
tool-resume-game = Reanudar la partida
tool-open-envelope = Abrir el sobre
tool-lose-envelope = Sobre perdido

tool-about-declare-default = Pierde quien no ha llegado; el programa mira si ha pasado el tiempo de espera.
tool-about-agree-illegal = Si la jugada ilegal se vio tarde y ambos lo aceptan, se restaura la posición anterior.
tool-about-report-gross = En rápidas y relámpago sin supervisión el árbitro solo actúa en estos casos.
tool-about-report-touch = El programa mira qué se tocó y qué se jugó.
tool-about-replace-scoresheet = Una planilla electrónica ha fallado. Lo anotado se conserva.
tool-about-reconstruct = Ninguna planilla está completa: la partida se reconstruye en otro tablero.
tool-about-cannot-show = Ninguna planilla muestra si se hicieron las jugadas necesarias.
tool-about-both-lose = Ambos se niegan a cumplir las Leyes.
tool-about-agreed = Ambos jugadores le han dicho que están de acuerdo.
tool-about-adjourn = Acaba la sesión: quien está en juego anota la jugada secreta.
tool-about-correct-setting = El ritmo como debía ser, escrito como de costumbre.
tool-about-add-time = Con signo quita tiempo: −1:00.
tool-about-resume-clocks = Corre el reloj de quien está en juego.
tool-about-restore = Cuántas medias jugadas quedan en el tablero.
tool-about-call-flag = El programa mira el reloj y la posición.

tool-field-player = Jugador
tool-field-reason = Motivo
tool-field-time = Tiempo (h:mm:ss)
tool-field-control = Ritmo de juego
tool-field-task = Qué hace el asistente
tool-field-fault = Qué
tool-field-plies = Medias jugadas
tool-field-penalty = Sanción
tool-field-opponent = El rival recibe
tool-field-conduct = Qué
tool-field-decision = Decisión
tool-field-bonus = El rival recibe tiempo
tool-field-white = Blancas
tool-field-black = Negras
tool-field-absent = Quién falta
tool-field-lost = Tampoco se puede establecer la posición
tool-value-white = blancas
tool-value-black = negras
tool-value-none = nadie
tool-value-both = ambos
tool-value-win = 1
tool-value-draw = ½
tool-value-loss = 0
tool-value-press = pulsa el reloj
tool-value-write = anota las jugadas
tool-value-arbiter = razones del árbitro
tool-value-assistance = se buscó al árbitro
tool-value-promotion-piece = no está a mano la pieza nueva
tool-value-illness = enfermedad
tool-value-sound = hizo ruido
tool-value-possession = lo llevaba el jugador
tool-value-off-in-bag = apagado, en una bolsa
tool-value-grant = tablas
tool-value-refuse = denegada
tool-value-put-off = aplazada: antes observo

desk-claim-none = No espera ninguna reclamación.
desk-claim-check = Comprobar la reclamación
desk-claim-check-about = El programa mira todas las posiciones y decide: tablas, o tiempo para el rival.
desk-claim-cover = Mientras se comprueba nadie debe seguir pensando: cubra el tablero o pida que se aparten.
desk-claim-occurrences = { $count ->
    [one] Esta posición se ha dado una vez
   *[other] Esta posición se ha dado { $count } veces
}
desk-claim-occurrence = tras { $move }
desk-claim-occurrence-start = al comienzo
desk-claim-lookalikes = Se parece, pero es otra posición
desk-claim-lookalikes-none = Ninguna posición se parece y difiere.
desk-claim-reason-castling = { $color ->
    [white] las blancas
   *[black] las negras
} podían enrocar con la torre de { $square } { $there ->
    [true] entonces, y ya no
   *[false] solo ahora
}
desk-claim-reason-en-passant = se podía capturar al paso en { $square } { $there ->
    [true] entonces, y ahora no
   *[false] solo ahora
}
desk-claim-reason-turn = jugaba el otro
desk-claim-reason-pieces = había otras piezas
desk-claim-ply = Posición tras la media jugada

desk-illegal-none = El programa no conoce ninguna jugada ilegal completada.
desk-illegal-none-about = Aun así puede restaurar una posición y poner los relojes.
desk-illegal-choose = Jugadas ilegales de la partida
desk-illegal-which = La edición decide sobre cuál de ellas se puede resolver todavía.
desk-illegal-restored = La posición que se restaura
desk-illegal-times = Lo que mostraban entonces los relojes
desk-illegal-penalty = La sanción de la edición se añade por sí sola.
desk-illegal-apply = Decidir
desk-illegal-then-about = Si se jugó después, el árbitro pone los tiempos. Propuesta: lo que mostraban, con la sanción.
desk-illegal-set = Poner estos tiempos
desk-illegal-keep = Dejarlos así
desk-illegal-flaw-illegal = contra las reglas de las piezas
desk-illegal-flaw-king-captured = se capturó un rey
desk-illegal-flaw-unreplaced-pawn = peón sin cambiar
desk-illegal-flaw-unfinished-castling = enroque sin terminar
desk-illegal-flaw-no-move = reloj pulsado sin jugar
desk-illegal-flaw-two-hands = con dos manos

desk-clock-set-now = muestra { $time }
desk-clock-set-left = Tiempo restante
desk-clock-set-moves = Jugadas completadas
desk-clock-set-about = Solo se pone lo que cambie. Ambos jugadores lo ven, con el artículo.
desk-clock-set-wrong = Se espera un tiempo como 1:05:00 o 4:30.

console-key-search = buscar una mesa
console-key-go = ir a una mesa (g y su número)
console-key-stop = parar los relojes
console-key-resume = reanudar los relojes
console-key-adjust = poner los relojes
console-key-result = resultado
console-key-next = lo siguiente en espera
console-key-help = esta lista
console-seats = Puestos
console-seats-table = En esta mesa
console-seats-hall = De la sala
console-start-all = Empezar las { $count } mesas
console-start-all-about = Empiezan ahora todas las mesas que esperan, con el reloj de las blancas. Quién no ha llegado se dice en cada mesa.
console-start-all-failed = Sin empezar: tableros { $boards }
console-seat-linear = De oído
console-seats-life = para un solo uso, { $minutes } minutos
tool-replace-clock = Cambiar el reloj
tool-place-clock = Lugar del reloj
tool-send-away = Expulsar a alguien de la sala
tool-about-replace-clock = Se cambia un reloj defectuoso; los tiempos los decide usted.
tool-field-right-of = A la derecha de quién
tool-field-why = Qué hizo
tool-value-speaking = habló de una partida o intervino
tool-value-telephone = usó un teléfono
tool-value-analysing = analizó donde se juega
console-sealed = en el sobre

## Reanudar una partida aplazada

tool-announce-session = Anunciar el final de la sesión
tool-report-times = Tiempos mal puestos al reanudar
resume-sealing = { $who } está sellando. La partida se puede reanudar cuando el sobre esté cerrado.
resume-lost = El sobre se ha perdido: { $who } escribe la jugada que dice haber sellado y para el reloj.
resume-step-envelope = El sobre
resume-step-here = La reanudación
resume-where = Fecha, hora y lugar de la reanudación
resume-holder = Lo guarda
resume-check = Revisado
resume-print = Imprimir
resume-here-sealer = { $who }, que selló, está presente
resume-here-replier = { $who }, que debe responder, está presente
resume-case-both = Están los dos: se abre el sobre, se hace la jugada secreta y se pone en marcha el reloj de { $replier }.
resume-case-replier = { $sealer } no ha llegado: se abre el sobre y se pone en marcha el reloj de { $replier }, que en lugar de jugar puede sellar su respuesta y poner en marcha el otro reloj.
resume-case-sealer = { $replier } no ha llegado: se pone en marcha su reloj y el sobre sigue cerrado. A su llegada se para el reloj y se abre el sobre.
resume-case-nobody = No ha llegado nadie: se pone en marcha el reloj de { $replier }, que debe responder. El sobre sigue cerrado.
resume-clocks = Los relojes están como al aplazar: a las blancas les quedan { $white } y a las negras { $black }.
resume-ends = Final de la sesión
resume-too-long = El tiempo que les queda a los dos pasa { $time } del final de la sesión: puede que haya que aplazar otra vez.
resume-away = { $who } no ha llegado.
resume-has-come = Ha llegado
resume-not-yet = El sobre se abre solo cuando esté presente { $replier }.
resume-open-about = Dos de los tres papeles abren el sobre: el del propio sobre y el de quien debe responder, o cualesquiera otros dos. Se usan en esta pantalla y no se envían a ninguna parte.
resume-slip-first = Un papel
resume-slip-second = Otro papel
resume-unlock = Abrir el sobre
resume-written = En el sobre:
resume-reading = Significa
resume-reading-other = otra jugada
resume-reading-ambiguous = varias jugadas: ambigua
resume-reading-unclear = no se puede establecer qué se quiso decir
resume-reading-none = ninguna jugada
resume-reading-about = Lo que se lee como una sola jugada legal en cualquier idioma es esa jugada. Una jugada ilegal, ambigua o que no se puede establecer pierde, o son tablas si el rival no podía dar mate.
resume-play = Hacer la jugada
resume-reply-waits = La respuesta de { $who } está sellada hasta que llegue { $other }.
resume-reply-due = Ha llegado { $other }: se abre la respuesta sellada de { $who }.
resume-otherwise = En otro caso

slip-holder = Un papel empieza por 1, 2 o 3.
slip-length = Un papel tiene 24 letras y cifras después de su número.
slip-character = Tiene un carácter que no está en ningún papel.
slip-mistyped = Está mal copiado: las últimas letras no corresponden a las demás.
open-cut = El sobre registrado está cortado o dañado. No se ha cambiado nada: si no se puede recuperar entero de una copia, está perdido.
open-one-holder = Los dos papeles son del mismo. Hacen falta dos distintos.
open-wrong-slips = Estos papeles no abren este sobre: alguno es de otro sobre, o se cambió el registro.
open-changed = Los papeles corresponden, pero lo que hay en el sobre se cambió después de sellar.
open-not-as-printed = Lo que hay en el sobre no corresponde al compromiso impreso en él, o la posición es otra.

desk-reason = Motivo
desk-reason-about = Lo ven ambos jugadores; consta en el acta y en el PGN.
desk-reason-illegal = jugada ilegal
desk-reason-noise = ruido en la sala
desk-reason-wrong = el reloj estaba mal puesto
desk-reason-defect = el reloj estaba averiado
desk-reason-disturbed = se molestó al jugador
tool-draw-start = Sortear la posición inicial
tool-about-draw-start = El azar ha sorteado esta primera fila; sortea otra vez o escribe la que salió en el tablero. Las piezas negras van enfrente.
tool-field-rank = Piezas blancas de a a h
tool-draw-again = Sortear otra vez
console-import = Importar un acta
console-import-about = Un acta como la escribe este programa (.jsonl): la partida llega como mesa nueva de esta sala, con todos sus hechos. Nada cambia en otras mesas.
console-import-file = Elegir un archivo
console-import-done = La mesa está hecha: { $name }
console-import-open = Abrirla

boards-about = Se consultan ambas planillas. Los relojes se ponen según lo que marcaban en la jugada a la que se vuelve.
boards-whole = Ambas planillas dicen lo mismo.
boards-alike = Ambas planillas dicen lo mismo solo de { $count ->
    [one] la primera media jugada
   *[other] las primeras { $count } medias jugadas
  }.
boards-otherwise = { $number }. Ambos anotaron { $written }, y { $color ->
    [white] las blancas
   *[black] las negras
  } jugaron { $played }: su tablero se corrige.
boards-scores = Las planillas
boards-agree = coinciden: se corrige el tablero equivocado y la partida continúa
boards-differ = difieren: la partida vuelve a donde coinciden
boards-plies = Medias jugadas en que coinciden

reconstruct-noted = Apuntado antes
reconstruct-position = La posición en el tablero
reconstruct-runs = Reloj que corre
reconstruct-ran = Reloj que correrá
reconstruct-moves = Jugadas completas
reconstruct-begin = Parar los relojes y empezar
reconstruct-second = El segundo tablero
reconstruct-start = la posición inicial
reconstruct-together = Cada jugador ve la planilla del otro hasta que la suya está completa, y rellena él mismo los huecos.
reconstruct-lacking = { $name }: { $count ->
    [one] falta una media jugada.
   *[other] faltan { $count } medias jugadas.
  }
reconstruct-complete = Ambas planillas están completas.
reconstruct-close = Cerrar
