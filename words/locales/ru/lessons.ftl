# Lessons: games in which one person learns. What each tells stands in lessons.ftl of its game.

lessons-title = **Учиться играя** · Урок — это ваша собственная партия против двух ботов. Сначала я подсказываю, что делать, а потом играйте как хотите. Если прервётесь, я сохраню партию на неделю.
lesson-line = { $done ->
    [yes] **{ $lesson }** (пройден) · { $about }
   *[no] **{ $lesson }** · { $about }
}
menu-lesson = Начать урок
lesson-head = **{ $lesson }** · шаг { $number } из { $count }
lesson-move = Ваш ход
lesson-told = **{ $lesson }** · все шаги пройдены
lesson-free = **{ $lesson }** · играйте дальше как хотите
lesson-finish = Ход сделан: нажмите *{ label-end }*.
lesson-astray = По уроку здесь нужен другой ход. Вернитесь к уроку (*{ button-lesson-back }*) или играйте дальше как хотите.
lesson-leave-first = Вы проходите урок «{ $now }». Выйти из него и начать урок «{ $new }»?
lesson-left = Вы вышли из урока, он удалён.
lesson-outdated = После обновления урок «{ $lesson }» изменился, поэтому он закрыт. Его можно начать заново.
lesson-gone = Урока, который вы проходили, после обновления больше нет.
button-lesson-back = Назад к уроку
button-lesson-next = Дальше: { $lesson }
button-lesson-leave = Выйти из урока
button-lesson-go-on = Продолжить
button-lesson-instead = Выйти и начать { $lesson }
button-lesson-again = Начать заново
button-learn = Учиться играя
games-lesson = Вы проходите урок «{ $lesson }». Продолжить его можно командой { command-learn }.
refusal-unknown-lesson = Такого урока нет. Все уроки покажет { command-learn }.
