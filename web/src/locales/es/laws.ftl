# Las Leyes para leer. en/laws.ftl dice lo mismo en inglés.
laws-title = Las Leyes del Ajedrez
laws-lead = Cada artículo en breve, con las palabras de este programa y lo que hace con él. El texto que obliga es el de la FIDE.
laws-edition = Edición
laws-edition-from = { $edition } (desde { $from })
laws-compare = Comparar con
laws-compare-none = ninguna
laws-search = Buscar
laws-search-hint = 9.6.2, pieza tocada, bandera…
laws-found = { $count ->
    [one] 1 artículo
   *[other] { $count } artículos
}
laws-nothing = Ningún artículo encaja.
laws-subjects = Materias
laws-both = Ambos idiomas
laws-kind = Quién los aplica
laws-kind-all = Todos
laws-kind-enforce = Decide el programa
laws-kind-assist = Decide una persona
laws-kind-inform = Informativos
laws-kind-enforce-about = Lo que resulta se calcula por sí solo.
laws-kind-assist-about = El programa registra la decisión y aplica lo que resulta.
laws-kind-inform-about = No hay nada que calcular.
laws-not-whole = No se disponía de una copia entera de esta edición: pueden faltar aquí artículos que tenía.
laws-inferred = No se disponía de una copia de esta edición con el artículo: número y contenido se toman de citas o de las ediciones anterior y posterior.
laws-lost = La copia disponible está dañada; perdido: { $what }.
laws-elsewhere = En otras ediciones:
laws-cases = { $count ->
    [0] Ningún caso lo muestra aún en acción.
    [one] Un caso lo muestra en acción:
   *[other] { $count } casos lo muestran en acción:
}
laws-link = Enlace a este artículo
laws-compared = De { $from } a { $to }:
laws-compared-nothing = Solo cambiaron los números.
laws-unsure = por lo que dicen las copias
laws-difference-changed = cambiado
laws-difference-added = nuevo
laws-difference-removed = suprimido
laws-difference-renumbered = solo cambia el número
laws-difference-not-seen-in-first = visto solo en la segunda
laws-difference-not-seen-in-second = visto solo en la primera

laws-subject-board = El tablero y las jugadas
laws-subject-touch = Tocar y hacer jugadas
laws-subject-endings = Cómo acaban las partidas
laws-subject-clock = El reloj
laws-subject-irregularities = Irregularidades
laws-subject-recording = La anotación
laws-subject-draws = Tablas
laws-subject-conduct = Conducta de los jugadores
laws-subject-arbiter = El árbitro
laws-subject-rapid = Ajedrez rápido
laws-subject-blitz = Relámpago
laws-subject-notation = Notación algebraica
laws-subject-visually-impaired = Jugadores que no ven
laws-subject-adjournment = Partidas aplazadas
laws-subject-chess960 = Chess960
laws-subject-quickplay = Partidas sin incremento
