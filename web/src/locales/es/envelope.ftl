envelope-title = Jugada secreta
envelope-none = La partida no está aplazada: no hay sobre.
envelope-item-players = Jugadores
envelope-item-position = Posición antes de la jugada secreta
envelope-item-times = Tiempos empleados
envelope-item-sealer = Quién selló
envelope-item-number = Número de la jugada secreta
envelope-item-offer = Oferta de tablas
envelope-item-resumption = Reanudación
envelope-times = blancas { $white }, negras { $black }
envelope-offer = de { $who }
envelope-offer-none = ninguna
envelope-resumption-none = sin escribir todavía
envelope-qr = La dirección de la mesa
envelope-about = Dentro: el papel 1. El sobre se abre cuando está presente quien debe responder, con dos cualesquiera de los tres papeles; lo que se encuentre tiene que corresponder al compromiso.
envelope-custody = Quién guardó el sobre
custody-sealed = { $who ->
    [white] Las blancas sellaron
    [black] Las negras sellaron
   *[other] El árbitro selló
}
custody-closed = { $who ->
    [white] Las blancas pararon
    [black] Las negras pararon
   *[other] El árbitro paró
} el reloj: cerrado
custody-checked = El árbitro revisó lo escrito en él
custody-kept = Lo guarda { $holder }
custody-lost = Perdido
custody-resumed = Se reanudó la partida
custody-opened = Abierto
