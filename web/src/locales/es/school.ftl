# La escuela de decisiones. en/school.ftl dice lo mismo en inglés.
school-title = Escuela de decisiones
school-lead = Situaciones ante el tablero, como las plantean los cursos de árbitros. Elija la decisión y sus artículos; después vea qué dicen las Leyes, paso a paso. Cada respuesta se calcula con la edición de las Leyes que elija.
school-subject = Tema
school-difficulty = Dificultad
school-all = Todas
school-all-subjects = todos los temas
school-count = Preguntas
school-set = Serie
school-set-hint = El mismo número plantea las mismas preguntas, para toda una clase.
school-as-exam = Examen con tiempo limitado
school-minutes = Minutos
school-practice-hint = Lo correcto se muestra tras cada respuesta.
school-again = Solo { $count ->
    [one] la que respondí mal
   *[other] las { $count } que respondí mal
}
school-begin = Empezar
school-beginning = Empezando…
school-available = { $count ->
    [one] 1 situación
   *[other] { $count } situaciones
}
school-none = No hay tal situación en esta edición.
school-so-far = Hasta ahora { $answered ->
    [one] una situación respondida
   *[other] { $answered } situaciones respondidas
} en este dispositivo, { $wrong } mal la última vez.
school-number = Pregunta { $number } de { $of }
school-stop = Terminar
school-hand-in = Entregar
school-time-left = Tiempo restante
school-left = { $minutes ->
    [one] Queda un minuto.
   *[other] Quedan { $minutes } minutos.
}
school-time-up = Se acabó el tiempo.
school-laws-of = Leyes de { $edition }
school-steps = Pasos
school-beginning-scene = El comienzo
school-which-ruling = ¿Qué decisión es correcta?
school-which-articles = ¿Por qué artículos?
school-answer = Responder
school-answer-next = Responder y seguir
school-answer-last = Responder y acabar
school-keys = ← y → recorren la situación.
school-right-one = Correcto
school-ruling-right = Decisión correcta.
school-ruling-wrong = Decisión incorrecta.
school-articles-right = Artículos correctos.
school-articles-partly = Artículos correctos en parte.
school-articles-wrong = Artículos incorrectos.
school-articles-not-asked = No se pregunta por artículos.
school-points = { $points } de { $most } puntos
school-next = Pregunta siguiente
school-to-result = Resultado
school-done = Su serie
school-result = Resultado del examen
school-goes-on = La partida sigue
school-clocks = blancas { $white }, negras { $black }
school-end-board = El tablero al final
school-elsewhere = De otro modo en { $years }
school-unanswered = Sin respuesta.
school-sum = { $answered } de { $questions } respondidas, { $right ->
    [one] una decisión correcta
   *[other] { $right } decisiones correctas
}.
school-took = Tiempo: { $time }.
school-took-of = Tiempo: { $time } de { $limit }.
school-name = Nombre
school-questions = Las preguntas
school-no = N.º
school-situation = Situación
school-points-short = Puntos
school-signed-candidate = Aspirante
school-signed-examiner = Examinador
school-same = Las mismas preguntas:
school-anew = Elegir otra serie
school-repeat = Otra vez la misma
school-print = Imprimir
