# The end of a game: its post, and what its pictures show as text.

post-end =
    { $rounds ->
        [one] **{ $game } #{ $id } ist nach 1 Runde vorbei.** { $result }
       *[other] **{ $game } #{ $id } ist nach { $rounds } Runden vorbei.** { $result }
    }
post-end-people = Mitgespielt haben { $people }.
post-end-person = { $sign } { $who }
post-end-given-up = { $count ->
    [one] -# Für { $who } hat ein Bot die Partie zu Ende gespielt; das bedeutet den letzten Platz.
   *[other] -# Für { $who } haben Bots die Partie zu Ende gespielt; das bedeutet den letzten Platz.
}
post-end-moments = **Schlüsselmomente**
post-end-moment = **Zug { $turn } · { $gist }** · { $text }
post-end-moment-untold = **Zug { $turn }** · { $text }
post-end-figures = **Statistik**
post-end-figures-line = { $sign } { $who }: { $figures }
post-end-dice = -# Geheimnis, aus dem alle Würfe und Stapel folgen: { $secret }

## Pictures of the whole game

end-headline =
    { $rounds ->
        [one] { $game } #{ $id } · 1 Runde
       *[other] { $game } #{ $id } · { $rounds } Runden
    }
race-alt = { $title }.
race-decided = Die Fahne bei Zug { $turn } zeigt: Danach lag niemand mehr vor { $who }.
race-decided-last = Die Fahne am Ende zeigt: Erst dort geht { $who } in Führung.
race-round = Runde { $round }: { $scores }.
race-score = { $name } { $score }
race-ranks = { $ranks }.
race-place = { $place }. { $name } { $score }
