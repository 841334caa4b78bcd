# Lessons: games in which one person learns. What each tells stands in lessons.ftl of its game.

lessons-title = **Learn by playing** · A lesson is your own private game against two computer players. I'll guide you at the start. After that, you play as you like. If you take a break, I'll keep the game for a week.
# $lesson: its name; $about: what it shows.
lesson-line = { $done ->
    [yes] **{ $lesson }** (done) · { $about }
   *[no] **{ $lesson }** · { $about }
}
menu-lesson = Start a lesson
lesson-head = **{ $lesson }** · step { $number } of { $count }
lesson-move = Your move
lesson-told = **{ $lesson }** · all steps done
lesson-free = **{ $lesson }** · play on as you like
lesson-finish = That's all for this turn: press *{ label-end }*.
lesson-astray = The lesson had something else in mind. Return to it with *{ button-lesson-back }*, or play on as you like.
# $now: the lesson that the person takes; $new: the one they asked for.
lesson-leave-first = You're taking the lesson “{ $now }”. Leave it for “{ $new }”?
lesson-left = You've left the lesson, and I've deleted it.
lesson-outdated = An update changed the lesson “{ $lesson }”, so I've closed it. You can start it again.
lesson-gone = An update removed the lesson you were taking.
button-lesson-back = Back to the lesson
button-lesson-next = Next: { $lesson }
button-lesson-leave = Leave lesson
button-lesson-go-on = Continue
button-lesson-instead = Leave it and start { $lesson }
button-lesson-again = Start again
button-learn = Learn by playing
games-lesson = You're taking the lesson “{ $lesson }”. Continue with { command-learn }.
refusal-unknown-lesson = There's no such lesson. See all lessons with { command-learn }.
