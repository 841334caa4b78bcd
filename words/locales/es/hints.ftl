button-hint = Pista
button-play-hint = Jugar la opción { $number }
button-hint-longer = Pensar más y dar probabilidades
hint-title = **Pista · { $game } #{ $id }**
    .longer = **Pista tras pensar más · { $game } #{ $id }**
hint-lacks = **{ $lacks }**
hint-turn-best = { $number }. Lo mejor · { CAPITAL($turn) }
hint-turn = { $number }. { CAPITAL($turn) }
hint-odds = **{ $odds }** · { CAPITAL($turn) }
hint-odds-percent = { $percent } %
hint-odds-under = menos del { $percent } %
hint-odds-over = más del { $percent } %
hint-turn-chance = { $turn } · *luego decide el azar*
    .ends = { $turn } · *luego decide el azar* · acaba tu turno
hint-turn-why = -# { $why }
hint-brings = Ventaja: { $reasons }.
hint-much-the-same = Estas jugadas son más o menos igual de buenas.
hint-thinking = Estoy pensando; tardaré unos segundos.
hint-unchanged = Los mejores turnos siguen siendo los mismos.
hint-meaning = -# La pista no elige nada por ti. { $plays }
    .odds = -# Los porcentajes son tu probabilidad de ganar tras cada turno. { $plays }
    .unlike = -# Ahora mismo no puedo estimar tu probabilidad de ganar. { $plays }
hint-plays = Con cada botón juegas el turno completo, o hasta donde intervenga el azar.
    .asked = Con cada botón juegas el turno, y te pregunto antes de terminarlo.

refusal-hints-for-players = Solo los jugadores de esta mesa pueden pedir pistas, y solo para su propia plaza.
refusal-hints-rated = Esta mesa es puntuable, así que no hay pistas.
refusal-hints-forbidden = En esta mesa no se permiten pistas. Su organizador puede cambiarlo en las opciones.
refusal-hints-replaced = Un bot juega por ti. Pulsa *{ button-return }* en tu panel y pide la pista otra vez.
refusal-hints-in-turn = Le toca a { $acts }. Tendrás una pista cuando te toque a ti.
refusal-hints-wait = Hay demasiados bots pensando ahora mismo, así que no puedo calcular más. La pista de arriba sigue valiendo. Pulsa otra vez *{ button-hint-longer }* dentro de un minuto.


hints-asked = Pistas: { $people }.
hints-asked-by = { $count ->
        [one] { $who } pidió 1
       *[other] { $who } pidió { $count }
    }
hints-asked-by-gone = { $count ->
        [one] alguien que ya no está pidió 1
       *[other] alguien que ya no está pidió { $count }
    }
