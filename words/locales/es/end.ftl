post-end =
    { $rounds ->
        [one] **{ $game } #{ $id } ha terminado tras 1 ronda.** { $result }
       *[other] **{ $game } #{ $id } ha terminado tras { $rounds } rondas.** { $result }
    }
post-end-people = Han jugado { $people }.
post-end-person = { $sign } { $who }
post-end-given-up = { $count ->
    [one] -# Un bot ha terminado la partida por { $who }, que queda en el último puesto.
   *[other] -# Varios bots han terminado la partida por { $who }, que quedan en los últimos puestos.
}
post-end-moments = **Momentos clave**
post-end-moment = **Turno { $turn } · { $gist }** · { $text }
post-end-moment-untold = **Turno { $turn }** · { $text }
post-end-figures = **Estadísticas**
post-end-figures-line = { $sign } { $who }: { $figures }
post-end-dice = -# El secreto de los dados: { $secret }

## Imágenes de toda la partida

end-headline =
    { $rounds ->
        [one] { $game } #{ $id } · 1 ronda
       *[other] { $game } #{ $id } · { $rounds } rondas
    }
race-alt = { $title }.
race-decided = Hay una bandera en el turno { $turn }: a partir de ahí, nadie superó a { $who }.
race-decided-last = Hay una bandera al final: { $who } toma ahí la delantera.
race-round = Ronda { $round }: { $scores }.
race-score = { $name } { $score }
race-ranks = { $ranks }.
race-place = { $place }. { $name } { $score }
