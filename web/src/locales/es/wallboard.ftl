# El panel de sala. en/wallboard.ftl dice lo mismo en inglés.
wall-title = Panel de sala
wall-boards = Tableros a la vez
wall-auto = Auto
wall-turn = Pasar cada (s)
wall-distance = Última fila (m)
wall-inches = Pantalla (pulgadas)
wall-legible = Relojes legibles hasta { $metres } m
wall-follow = Menos tiempo primero
wall-kiosk = Quiosco (Esc lo cierra)
wall-full = Pantalla completa
