# Un asiento para jugar de oído y por texto.
ear-on = Jugar de oído: una página de texto
ear-off = Volver al tablero
ear-title = Mesa, de oído
ear-game = Partida
ear-status = Estado
ear-last = Última jugada
ear-input = Entrada de jugadas
ear-clocks = Relojes
ear-actions = Acciones
ear-moves = Jugadas
ear-pieces = Piezas
ear-pawns = Peones por columnas
ear-board = Tablero
ear-settings = Ajustes
ear-help = Ayuda
ear-announced = Las jugadas se anuncian, y el rival las repite antes de contestar.
ear-hint = Escriba una jugada como la anota o la dice, o una orden; h las enumera. Con el campo vacío, Intro hace lo que toca y la barra espaciadora pulsa el reloj.
ear-say-clocks = Decir los relojes
ear-announce = Anunciar mi jugada
ear-repeat = Repetir lo anunciado
ear-heard = Lo que se ha dicho
ear-board-legend = Las mayúsculas son de las blancas, las minúsculas de las negras; + es una casilla oscura vacía, - una clara vacía.
ear-example = Un ejemplo:
ear-set-lang = Idioma de lo que se dice
ear-lang-en = Inglés
ear-lang-es = Español
ear-lang-de = Alemán
ear-set-form = Cómo se dicen las jugadas
ear-form-prescribed = Como sugieren las Leyes: Anna, Bella, Cesar
ear-form-plain = Con palabras corrientes, de dónde a dónde
ear-form-nato = Con el alfabeto de radio: Alfa, Bravo
ear-form-san = Como se anotan: Cf3
ear-form-uci = Solo las casillas: g1f3
ear-set-pieces = Nombres de las piezas
ear-pieces-prescribed = Alemanes, como sugieren las Leyes
ear-pieces-own = En este idioma
ear-set-numbers = Números de las filas
ear-numbers-prescribed = Alemanes, como sugieren las Leyes
ear-numbers-own = En este idioma
ear-numbers-digits = Cifras
ear-set-announce = Anuncio mis jugadas
ear-announce-move = al escribirlas
ear-announce-words = con mis palabras, con la orden a
ear-set-repeat = Repito lo anunciado
ear-repeat-key = con una tecla
ear-repeat-words = con mis palabras
ear-set-thresholds = Mi reloj avisa cuando quedan
ear-set-tick = Un tic en cada uno de mis diez últimos segundos; use auriculares
ear-set-voice = El aparato también habla: para quien no usa lector de pantalla
ear-no-voice = Este aparato no tiene voz para el { $lang ->
    [en] inglés
    [es] español
   *[de] alemán
  }: lo que se dice en él solo se muestra.
ear-help-moves = Una jugada se puede escribir como se anota (Cf3), como se dice (Springer Felix drei, caballo f3) o por sus casillas (g1f3).
ear-help-keys = Teclas en el campo de jugadas
ear-help-commands = Órdenes
