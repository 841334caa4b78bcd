button-analysis = Qué decidió la partida
analysis-title = **{ $game } #{ $id }** · qué decidió la partida
analysis-waiting = Estoy repasando la partida. Tarda unos segundos.
analysis-progress = Repasando la partida: { $percent } %.
analysis-missing = { $why ->
    [cancelled] Esta partida se canceló, así que no se decidió nada. Esto es lo que puedo decir de ella.
    [frozen] Esta partida está detenida, así que aún no se ha decidido nada. Esto es lo que puedo decir de ella.
   *[other] No puedo repetir los turnos de esta partida, así que no puedo separar la suerte de las decisiones. Esto es lo que puedo decir de ella.
}
refusal-analysis-not-over = Esta partida no ha terminado. Después del final puedo decirte qué la decidió.
refusal-analyses-wait = Estoy repasando demasiadas partidas ahora mismo. Inténtalo en un minuto.

## Los turnos que más cambiaron

analysis-swing = **{ $number } · Turno { $turn }** · { $swing }
analysis-percent = { $sign ->
    [minus] −{ $percent } %
   *[plus] +{ $percent } %
}
analysis-gain = **{ $who } { $percent }.**
analysis-turn = { $gist }:
analysis-luck = { $luck ->
    [good] La buena suerte sumó un { $percent } %.
    [bad] La mala suerte restó un { $percent } %.
   *[none] La suerte no influyó.
}
analysis-better = { $whose ->
    [own] Esta otra jugada habría dado un { $percent } % más de probabilidad de ganar:
   *[other] Si { $mover } hubiera jugado así, { $who } tendría un { $percent } % menos de probabilidad de ganar:
}
analysis-best = No he encontrado una jugada mejor.

analysis-note = -# Las probabilidades de ganar son estimaciones del bot Habitual. Si la suerte y las decisiones no explican todo el cambio, el resto ya estaba en la posición.

## Cifras

analysis-praise = **Bien jugado**

## El gráfico

shares-title = Probabilidad de ganar, turno a turno
shares-alt = La probabilidad de ganar de cada jugador, turno a turno.
shares-turn = Tras el turno { $turn }: { $shares }.
shares-of = { $name } { $percent } %
picture-percent = { $percent } %
