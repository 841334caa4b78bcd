# The few labels drawn into pictures; short, or they shrink.

picture-to-move = { $name } ist am Zug
picture-to-answer = { $name } muss antworten
picture-final-round = Letzte Runde: { $name }
picture-winner = { $name } gewinnt
picture-over = Partie beendet
picture-no-turn-yet = Noch kein Zug gespielt.
picture-acts-now = am Zug
picture-first-player = Startspieler
picture-discard = Ablagestapel
picture-hand = Deine Karten
picture-rounds = Runden
picture-score = Stand
picture-ties = Bei Gleichstand
picture-decided = In Führung seit Runde { $round }
picture-decided-last = Erst ganz am Ende in Führung

## Descriptions of pictures, for those who do not see them.

alt-last-turn = Voriger Zug.
alt-this-turn = Dieser Zug.
alt-rest = Alles Übrige zeigt { command-state }.
picture-hand-alt = Deine Karten als Bild; im Text darüber steht, wie sie heißen und was sie bewirken.
picture-topic-alt = Ein Bild zum Text darüber.
picture-lobby-alt = Der Tisch: { $game }.
picture-lobby-seats = Plätze: { $seats }.
picture-lobby-seat = { $name } ({ $colour })
picture-lobby-free = { $count ->
    [one] 1 freier Platz.
   *[other] { $count } freie Plätze.
}
