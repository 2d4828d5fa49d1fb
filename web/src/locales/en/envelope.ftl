envelope-title = Sealed move
envelope-none = The game is not adjourned: there is no envelope.
envelope-item-players = Players
envelope-item-position = Position before the sealed move
envelope-item-times = Times used
envelope-item-sealer = Who sealed
envelope-item-number = Number of the sealed move
envelope-item-offer = Offer of a draw
envelope-item-resumption = Resumption
envelope-times = White { $white }, Black { $black }
envelope-offer = by { $who }
envelope-offer-none = none
envelope-resumption-none = not written yet
envelope-qr = The address of the table
envelope-about = Inside: slip 1. The envelope is opened when the player who must reply is there, by any two of the three slips; what is found must fit the commitment.
envelope-custody = Who held the envelope
custody-sealed = { $who ->
    [white] White
    [black] Black
   *[other] The arbiter
} sealed
custody-closed = { $who ->
    [white] White
    [black] Black
   *[other] The arbiter
} stopped the clock: closed
custody-checked = The arbiter checked what is written on it
custody-kept = Kept by { $holder }
custody-lost = Lost
custody-resumed = Play resumed
custody-opened = Opened
