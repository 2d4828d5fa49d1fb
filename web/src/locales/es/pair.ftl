# Un puesto por un código de seis cifras.
pair-title = Ocupar un puesto con código
pair-code = Código
pair-hint = Seis cifras, de la pantalla del árbitro. Cada código sirve una sola vez.
pair-six = Un código tiene seis cifras.
pair-enter = Ocupar el puesto
