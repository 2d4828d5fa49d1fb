# Palabras sobre el papel.

## Todos los documentos

paper-event = Torneo
paper-site = Lugar
paper-date = Fecha
paper-round = Ronda
paper-board = Mesa
paper-white = Blancas
paper-black = Negras
paper-time = Control de tiempo
paper-arbiter = Árbitro
paper-result = Resultado
paper-page = Página { $page } de { $pages }
paper-no-font = Ninguna fuente tiene: { $characters }
paper-name = Nombre
paper-sign = Firma
paper-edition = Leyes de { $edition }

## Planillas

sheet-title = Planilla
sheet-of-record = Acta de la partida
sheet-of-white = Planilla de las blancas
sheet-of-black = Planilla de las negras
sheet-number = N.º
sheet-notes = Anotaciones del árbitro
sheet-sign = Firma { $who ->
    [white] de las blancas
    [black] de las negras
   *[arbiter] del árbitro
}
sheet-signed = firmado: { $result }
sheet-start = Posición inicial: { $fen }
sheet-unreadable = Desde aquí las jugadas figuran como están escritas: esta no se puede leer.
sheet-ambiguous = Desde aquí las jugadas figuran como están escritas: esta puede ser varias jugadas.
sheet-illegal = Desde aquí las jugadas figuran como están escritas: esta no es legal.
sheet-lacking = { $count ->
    [one] La última jugada hecha no está en esta planilla.
   *[other] Las últimas { $count } jugadas individuales hechas no están en esta planilla.
}
sheet-gaps = { $count ->
    [one] Falta una jugada anterior a la última anotada.
   *[other] Faltan { $count } jugadas anteriores a la última anotada.
}
sheet-struck = Tachado por el jugador: { $text }
sheet-taken-back = Anotado de una jugada que se deshizo, sin tachar: { $text }
sheet-whole = { $what } completo: { $text }
sheet-move = Escrito

## Formularios

form-articles = Lo que dicen las Leyes
form-clocks = Blancas { $white }, negras { $black }
form-after = tras { $move }
form-at-start = al principio
form-remarks = Observaciones
form-signature = { $who ->
    [white] Blancas
    [black] Negras
   *[arbiter] Árbitro
}

### Reclamación de tablas

claim-title = Reclamación de tablas
claim-part = La reclamación
claim-by = { $by ->
    [white] Las blancas
   *[black] Las negras
}{ $named ->
    [false] {""}
   *[true] , { $name },
} reclaman tablas por { $ground ->
    [threefold] triple repetición
   *[fifty] la regla de las cincuenta jugadas
}.
claim-with = Con la jugada { $move }, anotada y no realizada.
claim-on-board = Por la posición en el tablero.
claim-position = El diagrama muestra la posición reclamada.
claim-occurrences = La posición ha estado en el tablero { $count ->
    [one] una vez
   *[other] { $count } veces
}
claim-nth = N.º
claim-when = Cuándo
claim-why = Por qué es otra posición
claim-lookalikes = Posiciones de igual aspecto
claim-after-announced = tras la jugada anunciada { $move }
claim-quiet = { $plies ->
    [one] Una jugada individual
   *[other] { $plies } jugadas individuales
} sin captura ni movimiento de peón; hacen falta 100
claim-moves = Las jugadas desde la posición { $from }:
claim-differs-turn = le tocaba jugar al otro jugador
claim-differs-pieces = había otras piezas en { $squares }
claim-differs-castling = { $earlier ->
    [true] entonces { $by ->
        [white] las blancas
       *[black] las negras
    } aún podían enrocar { $side ->
        [short] en el flanco de rey
       *[long] en el flanco de dama
    }
   *[false] solo ahora { $by ->
        [white] las blancas
       *[black] las negras
    } pueden enrocar { $side ->
        [short] en el flanco de rey
       *[long] en el flanco de dama
    }
}
claim-differs-en-passant = { $earlier ->
    [true] entonces se podía capturar al paso en { $square }
   *[false] solo ahora se puede capturar al paso en { $square }
}
claim-ruling = Decisión
claim-correct = La reclamación es correcta: la partida es tablas ({ $articles }).
claim-incorrect = La reclamación es incorrecta: la partida continúa ({ $articles }).

### Parte de incidencias

incident-title = Parte de incidencias
incident-nth = { $nth }. A los { $time } de la sesión (línea { $line } del registro)
incident-followed = Lo que siguió
incident-report = Informe
incident-witnesses = Testigos
incident-chief = Árbitro principal

### Sobre

envelope-title = Jugada secreta
envelope-copy-title = Partida aplazada: copia del árbitro
envelope-players = Jugadores
envelope-position = Posición antes de la jugada secreta
envelope-see-diagram = véase el diagrama
envelope-times = Tiempos empleados
envelope-no-clock = sin reloj
envelope-sealer = Selló la jugada
envelope-number = Número de la jugada secreta
envelope-offer = Oferta de tablas
envelope-no-offer = ninguna
envelope-offered = { $by ->
    [white] Las blancas
   *[black] Las negras
} han ofrecido tablas
envelope-resumption = Reanudación: fecha, hora y lugar
envelope-turn = Juegan { $by ->
    [white] las blancas
   *[black] las negras
}
envelope-sealed-by = Firmado sobre la solapa
envelope-sealer-signs = Quien selló
envelope-opponent-signs = Adversario
envelope-arbiter-signs = Árbitro
envelope-commitment = Compromiso de la jugada secreta: { $hash }
envelope-warning = Solo lo abre el árbitro, cuando está presente el jugador que debe responder.
envelope-custody = Quién ha tenido el sobre
envelope-when = Fecha y hora
envelope-who = Entregado a
envelope-why = Para qué
envelope-checks = Al reanudar
envelope-check-intact = El sobre está intacto y su compromiso es el impreso aquí.
envelope-check-position = La posición está colocada como en el sobre.
envelope-check-clocks = Los relojes muestran lo que queda tras los tiempos empleados.
envelope-check-replier = El jugador que debe responder está presente.
envelope-check-opened = Se abrió el sobre, se hizo la jugada en el tablero y se puso en marcha el reloj del jugador que debe responder.

### Lista de retrasos

late-title = Jugadores ausentes al comienzo
late-nobody = Todos estaban presentes al comenzar las partidas.
late-player = Jugador
late-side = Piezas
late-opponent = Adversario
late-came = Llegó
late-allowed = Retraso máximo
late-by = { $time } tarde
late-lost = perdió a los { $time }
late-missing = aún no a los { $time }
late-not-yet = aún no
