# Lessons: games in which one person learns. What each tells stands in lessons.ftl of its game.

lessons-title = **Learn by playing** · A lesson is a game for you alone against two house players. I tell you the beginning step by step; then you play on as you like. It waits a week for you.
# $lesson: its name; $about: what it shows.
lesson-line = { $done ->
    [yes] **{ $lesson }** (done) · { $about }
   *[no] **{ $lesson }** · { $about }
}
menu-lesson = Begin a lesson
lesson-head = **{ $lesson }** · step { $number } of { $count }
lesson-move = Your move
lesson-told = **{ $lesson }** · told to the end
lesson-free = **{ $lesson }** · you play on as you like
lesson-finish = That is all for this turn: *{ label-end }*.
lesson-astray = The lesson meant something else. *{ button-lesson-back }* returns to it; or play on as you like.
# $now: the lesson that the person takes; $new: the one they asked for.
lesson-leave-first = You are in the lesson { $now }. Leave it for { $new }?
lesson-left = You have left the lesson, and I have deleted it.
lesson-outdated = An update of mine has changed the lesson { $lesson }, so I have closed it. You can begin it again.
lesson-gone = The lesson you took is no longer there since an update of mine.
button-lesson-back = Back to the lesson
button-lesson-next = Next: { $lesson }
button-lesson-leave = Leave lesson
button-lesson-go-on = Go on
button-lesson-instead = Leave it and begin { $lesson }
button-lesson-again = Begin again
button-learn = Learn by playing
games-lesson = You are in the lesson { $lesson }. { command-learn } goes on with it.
refusal-unknown-lesson = There is no such lesson. { command-learn } shows those there are.
