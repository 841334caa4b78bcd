# The end of a game: its post, and what its pictures show as text.

post-end =
    { $rounds ->
        [one] **{ $game } #{ $id }: партия завершена, сыгран { $rounds } раунд.** { $result }
        [few] **{ $game } #{ $id }: партия завершена, сыграно { $rounds } раунда.** { $result }
       *[other] **{ $game } #{ $id }: партия завершена, сыграно { $rounds } раундов.** { $result }
    }
post-end-people = Играли: { $people }.
post-end-person = { $sign } { $who }
post-end-given-up = { $count ->
    [1] -# За игрока { $who } партию доиграл бот, поэтому { $who } на последнем месте.
   *[other] -# За игроков { $who } партию доиграли боты, поэтому они на последних местах.
}
post-end-moments = **Ключевые моменты**
post-end-moment = **Ход { $turn } · { $gist }** · { $text }
post-end-moment-untold = **Ход { $turn }** · { $text }
post-end-figures = **Статистика**
post-end-figures-line = { $sign } { $who }: { $figures }
post-end-dice = -# Секрет, из которого получены броски: { $secret }

## Pictures of the whole game

end-headline =
    { $rounds ->
        [one] { $game } #{ $id } · { $rounds } раунд
        [few] { $game } #{ $id } · { $rounds } раунда
       *[other] { $game } #{ $id } · { $rounds } раундов
    }
race-alt = { $title }.
race-decided = Флажок на { $turn }-м ходу: после него никто не опережает игрока { $who }.
race-decided-last = Флажок в конце показывает, где вперёд вырвался игрок { $who }.
race-round = Раунд { $round }: { $scores }.
race-score = { $name } { $score }
race-ranks = { $ranks }.
race-place = { $place }. { $name } { $score }
