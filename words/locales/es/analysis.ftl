button-analysis = Qué decidió la partida
analysis-title = **{ $game } #{ $id }** · qué decidió la partida
analysis-waiting = Estoy repasando la partida.
analysis-progress = Repasando la partida: { $percent } %.
analysis-missing = { $why ->
    [cancelled] Esta partida se canceló, así que no se decidió nada. Esto es lo que puedo decir de ella.
    [frozen] Esta partida está detenida, así que aún no se ha decidido nada. Esto es lo que puedo decir de ella.
   *[other] No puedo repetir los turnos de esta partida, así que no puedo separar la suerte de las decisiones. Esto es lo que puedo decir de ella.
}
refusal-analysis-not-over = Esta partida no ha terminado. Cuando acabe, podré decirte qué la decidió.
refusal-analyses-wait = Estoy repasando demasiadas partidas ahora mismo. Inténtalo dentro de un minuto.

## Los turnos que más cambiaron

analysis-swing = **{ $number } · Turno { $turn }** · { $swing }
analysis-percent = { $sign ->
    [minus] −{ $percent } %
   *[plus] +{ $percent } %
}
analysis-turn = { $gist }.
analysis-better = { FORM($gist, case: "present") }.
analysis-idle = No obtuvo nada.
analysis-luck = **Suerte: { $who } { $change }.**
analysis-choice = **Decisiones: { $who } { $change }.**
    .better = **Decisiones: { $who } { $change }.** Otra jugada habría salido mejor ·
analysis-gain = **{ $who } { $change } hasta el final.**
analysis-lost-by-choice = **Con una sola decisión distinta, y todo lo demás igual, { $who } habría ganado.**
    .better = **Con una sola decisión distinta, y todo lo demás igual, { $who } habría ganado** ·
analysis-lost-by-turn = **Con otra jugada, { $who } ganaba cada vez que seguí la partida.**
    .better = **Con otra jugada, { $who } ganaba cada vez que seguí la partida** ·
analysis-series = **{ $number } · Turnos { $first }–{ $last }** · { $who } no obtuvo nada en { $all ->
    [yes] { $turns } turnos seguidos
   *[no] { $idle } de { $turns } turnos
}{ $told ->
    [no] {""}
   *[yes] {""}: { $places }
}. **Probabilidad de ganar: { $who } { $change }.**
analysis-series-place = { $turns } en { FORM($place, case: "definite") }
analysis-series-turns = { $count ->
    [one] turno
   *[other] turnos
} { $numbers }
analysis-none = Ningún turno decidió por sí solo la partida.

## En qué iba por delante quien ganó

analysis-whole = **Toda la partida** · { $leads }
analysis-lead = { $what }: { $each }.
analysis-held = { $span ->
    [none] { $who } 0
    [one] { $who } { $count } (turno { $first })
   *[more] { $who } { $count } (turnos { $first }–{ $last })
}
analysis-held-points = { $span ->
    [none] { $who } { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }
    [one] { $who } { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    } con { $count } (turno { $first })
   *[more] { $who } { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    } con { $count } (turnos { $first }–{ $last })
}
analysis-tie = { $changed ->
    [no] { $who } { $count }
   *[yes] { $who } { $count } (turno { $turn }: { $sign ->
        [minus] −{ $change }
       *[plus] +{ $change }
    })
}
analysis-for-nothing = Turnos sin provecho

analysis-sums = **Suerte y decisiones: cuánto cambiaron la probabilidad de ganar**
analysis-sum-luck = suerte { $luck }
analysis-sum-choices = decisiones { $choices }
analysis-sum-turn = turno { $turn }: { $part }
analysis-sum-turns = { $sum } ({ $turns })
analysis-sum-better = { $sums }. En el turno { $turn }, otra jugada habría salido mejor ·

analysis-note = -# El bot Habitual estima la probabilidad de ganar. La suerte se compara con el promedio, y las decisiones, con la mejor jugada que encontró. Solo muestro los cambios entre quien ganó y quien quedó segundo, y solo si duraron hasta el final. Las decisiones cuentan solo en los pocos turnos que he vuelto a mirar.

## Cifras

analysis-praise = **Bien jugado**

## El gráfico

shares-title = Probabilidad de ganar, ronda a ronda
picture-swings = Los números son los del texto.
shares-alt = La probabilidad de ganar de cada jugador, turno a turno.
shares-turn = Tras el turno { $turn }: { $shares }.
shares-of = { $name } { $percent } %
picture-percent = { $percent } %
