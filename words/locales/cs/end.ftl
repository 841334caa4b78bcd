post-end =
    { $rounds ->
        [one] **{ $game } #{ $id } končí po { $rounds } kole.** { $result }
       *[other] **{ $game } #{ $id } končí po { $rounds } kolech.** { $result }
    }
post-end-people = Hráli: { $people }.
post-end-person = { $sign } { $who }
post-end-given-up = { $count ->
    [one] -# { $who } končí na posledním místě, protože hru dohrál bot.
   *[other] -# Na posledním místě končí { $who }, protože za ně hru dohráli boti.
}
post-end-moments = **Klíčové okamžiky**
post-end-moment = **Tah { $turn } · { $gist }** · { $text }
post-end-moment-untold = **Tah { $turn }** · { $text }
post-end-figures = **Statistiky**
post-end-figures-line = { $sign } { $who }: { $figures }
post-end-dice = -# Tajný klíč ke kostkám: { $secret }

## Obrázky celé hry

end-headline = { $game } #{ $id } · { $rounds ->
            [one] { $rounds } kolo
            [few] { $rounds } kola
           *[other] { $rounds } kol
        }
race-alt = { $title }.
race-decided = Vlaječka u tahu { $turn }: od té doby vede { $who }.
race-decided-last = Vlaječka na konci: do vedení se tam dostává { $who }.
race-round = Kolo { $round }: { $scores }.
race-score = { $name } { $score }
race-ranks = { $ranks }.
race-place = { $place }. { $name } { $score }
