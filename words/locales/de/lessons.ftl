# Lessons: games in which one person learns. What each tells stands in lessons.ftl of its game.

lessons-title = **Spielend lernen** · Eine Lektion ist eine private Partie gegen zwei Bots. Am Anfang leite ich dich an, danach spielst du, wie du willst. Machst du Pause, hebe ich die Partie eine Woche lang auf.
lesson-line = { $done ->
    [yes] **{ $lesson }** (erledigt) · { $about }
   *[no] **{ $lesson }** · { $about }
}
menu-lesson = Eine Lektion beginnen
lesson-head = **{ $lesson }** · Schritt { $number } von { $count }
lesson-move = Du bist am Zug
lesson-told = **{ $lesson }** · Alle Schritte erledigt
lesson-free = **{ $lesson }** · Spiel weiter, wie du willst
lesson-finish = Das war alles für diesen Zug: Drücke *{ label-end }*.
lesson-astray = Vorgesehen war etwas anderes. Kehre mit *{ button-lesson-back }* zur Lektion zurück oder spiel weiter, wie du willst.
lesson-leave-first = Du bist in der Lektion „{ $now }“. Willst du sie für „{ $new }“ verlassen?
lesson-left = Du hast die Lektion verlassen, und ich habe sie gelöscht.
lesson-outdated = Ein Update hat die Lektion „{ $lesson }“ geändert, also habe ich sie geschlossen. Du kannst sie neu beginnen.
lesson-gone = Ein Update hat die Lektion entfernt, in der du warst.
button-lesson-back = Zurück zur Lektion
button-lesson-next = Weiter: { $lesson }
button-lesson-leave = Lektion verlassen
button-lesson-go-on = Fortsetzen
button-lesson-instead = Zu „{ $lesson }“ wechseln
button-lesson-again = Von vorn
button-learn = Spielend lernen
games-lesson = Du bist in der Lektion „{ $lesson }“. Weiter geht es mit { command-learn }.
refusal-unknown-lesson = Diese Lektion gibt es nicht. Alle Lektionen zeigt { command-learn }.
