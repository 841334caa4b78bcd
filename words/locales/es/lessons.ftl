lessons-title = **Aprender jugando** · Una lección es una partida privada, solo para ti, contra dos bots. Al principio te guío. Después juegas como quieras. Si haces una pausa, te guardo la partida una semana.
lesson-line = { $done ->
    [yes] **{ $lesson }** (hecha) · { $about }
   *[no] **{ $lesson }** · { $about }
}
menu-lesson = Empezar una lección
lesson-head = **{ $lesson }** · paso { $number } de { $count }
lesson-move = Te toca
lesson-told = **{ $lesson }** · has completado todos los pasos
lesson-free = **{ $lesson }** · sigue jugando como quieras
lesson-finish = Eso es todo por este turno: pulsa *{ label-end }*.
lesson-astray = La lección iba por otro camino. Vuelve a ella con *{ button-lesson-back }*, o sigue jugando como quieras.
lesson-leave-first = Estás en la lección «{ $now }». ¿Quieres dejarla y empezar «{ $new }»?
lesson-left = Has dejado la lección, y la he borrado.
lesson-outdated = Una actualización ha cambiado la lección «{ $lesson }», así que la he cerrado. Puedes empezarla de nuevo.
lesson-gone = Una actualización ha quitado la lección en la que estabas.
button-lesson-back = Volver a la lección
button-lesson-next = Siguiente: { $lesson }
button-lesson-leave = Dejar la lección
button-lesson-go-on = Continuar
button-lesson-instead = Dejarla y empezar { $lesson }
button-lesson-again = Empezar de nuevo
button-learn = Aprender jugando
games-lesson = Estás en la lección «{ $lesson }». Continúa con { command-learn }.
refusal-unknown-lesson = Esa lección no existe. Míralas todas con { command-learn }.
