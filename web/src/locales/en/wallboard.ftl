# The wallboard. es/wallboard.ftl says the same in Spanish.
wall-title = Wallboard
wall-boards = Boards at a time
wall-auto = Auto
wall-turn = Turn after (s)
wall-distance = Last row (m)
wall-inches = Screen (inches)
wall-legible = Clocks legible up to { $metres } m
wall-follow = Least time first
wall-kiosk = Kiosk (Esc ends it)
wall-full = Full screen
