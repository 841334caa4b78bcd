button-analysis = Qué decidió la partida
analysis-title = **{ $game } #{ $id }** · qué decidió la partida
analysis-waiting = Estoy repasando la partida. Tarda unos segundos.
analysis-progress = Repasando la partida: { $percent } %.
analysis-missing = { $why ->
    [cancelled] Esta partida se canceló, así que no se decidió nada. Esto es lo que puedo decir de ella.
    [frozen] Esta partida está detenida, así que aún no se ha decidido nada. Esto es lo que puedo decir de ella.
   *[other] No puedo repetir los turnos de esta partida, así que no distingo la suerte de las elecciones. Esto es lo que puedo decir de ella.
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
    [good] { $percent ->
        [one] La buena suerte sumó 1 punto porcentual.
       *[other] La buena suerte sumó { $percent } puntos porcentuales.
    }
    [bad] { $percent ->
        [one] La mala suerte costó 1 punto porcentual.
       *[other] La mala suerte costó { $percent } puntos porcentuales.
    }
   *[none] La suerte no influyó.
}
analysis-better = { $whose ->
    [own] { $percent ->
        [one] Esta otra jugada habría dado 1 punto porcentual más de probabilidad de ganar:
       *[other] Esta otra jugada habría dado { $percent } puntos porcentuales más de probabilidad de ganar:
    }
   *[other] { $percent ->
        [one] Si { $mover } hubiera hecho esta jugada, la probabilidad de ganar de { $who } habría sido 1 punto porcentual menor:
       *[other] Si { $mover } hubiera hecho esta jugada, la probabilidad de ganar de { $who } habría sido { $percent } puntos porcentuales menor:
    }
}
analysis-best = No he encontrado una jugada mejor.

analysis-note = -# Las probabilidades de ganar son estimaciones del bot Habitual. Si la suerte y las elecciones no suman todo el cambio, el resto ya estaba en la posición.

## Cifras

analysis-praise = **Bien jugado**

## El gráfico

shares-title = Probabilidad de ganar, turno a turno
shares-alt = La probabilidad de ganar de cada jugador, turno a turno.
shares-turn = Tras el turno { $turn }: { $shares }.
shares-of = { $name } { $percent } %
picture-percent = { $percent } %
