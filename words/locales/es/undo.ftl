# Deshacer lo que otros ya saben.

button-ask-undo = Pedir que se deshaga un turno…
button-undo-further = Deshacer turnos anteriores…
undo-beyond = Con *{ button-ask-undo }* se deshace si los demás aceptan.
    .alone = Con *{ button-undo-further }* se deshace sin que nadie tenga que aceptar.

## Qué deshacer

undo-points = **¿Hasta dónde quieres deshacer?**
undo-points-asks = -# Antes de preguntar a los demás, te mostraré qué se desharía. Cualquiera de ellos puede decir que no.
undo-points-alone = -# Antes de hacerlo, te mostraré qué se desharía.
undo-points-none = Aún no hay nada que deshacer.
menu-undo-points = Deshacer…
undo-from-turn = Todo el turno { $turn } y lo que vino después
undo-from-choice = Esta decisión del turno { $turn } y lo que vino después
undo-from-end = Solo el final del turno { $turn } y lo que vino después
undo-from-choice-untold = { $choices ->
    [one] La última decisión del turno { $turn } y lo que vino después
   *[other] Las últimas { $choices } decisiones del turno { $turn } y lo que vino después
}
undo-earlier = Turnos anteriores
undo-later = Turnos posteriores
undo-preview = **¿Deshacer todo esto?**
undo-seen = -# Lo que se ha visto desde entonces (ya lo sabes, y volverá a salir igual): { $what }
undo-preview-asks = Preguntaré a los demás de la mesa. Si alguien juega, la petición caduca.
undo-preview-at-once = No hace falta preguntar a nadie.
button-undo-request = Preguntar a los demás
button-undo-now = Deshacerlo
button-undo-points = Otra cosa
undo-nothing-told = -# Solo decisiones que no cambiaron nada, como terminar un turno.
undo-line = { $turn } { $sign } { $story }

## La petición

post-vote-undo = { $choices ->
    [0] { $turns ->
        [one] **{ $game }** · { $who } quiere deshacer el turno { $first }:
        [2] **{ $game }** · { $who } quiere deshacer los turnos { $first } y { $last }:
       *[other] **{ $game }** · { $who } quiere deshacer los turnos { $first } a { $last }:
    }
    [one] { $turns ->
        [one] **{ $game }** · { $who } quiere deshacer la última decisión del turno { $first }:
       *[other] **{ $game }** · { $who } quiere deshacer la última decisión del turno { $first } y todo lo posterior, hasta el turno { $last }:
    }
   *[other] { $turns ->
        [one] **{ $game }** · { $who } quiere deshacer las últimas { $choices } decisiones del turno { $first }:
       *[other] **{ $game }** · { $who } quiere deshacer las últimas { $choices } decisiones del turno { $first } y todo lo posterior, hasta el turno { $last }:
    }
}
post-vote-undo-rules = Basta un no para dejarlo todo como está. Si nadie se niega, lo deshago cuando todos acepten, o { $ends } si acepta al menos la mitad. Si alguien juega, la petición caduca.
post-vote-undo-organiser = Basta un no para dejarlo todo como está. Si nadie se niega, lo deshago cuando todos acepten, o { $ends } si acepta al menos la mitad o nadie responde. Si alguien juega, la petición caduca.
the-organiser = El organizador
post-undone = { $choices ->
    [0] { $turns ->
        [one] **{ $game }** · { $who } ha deshecho el turno { $first }.
        [2] **{ $game }** · { $who } ha deshecho los turnos { $first } y { $last }.
       *[other] **{ $game }** · { $who } ha deshecho los turnos { $first } a { $last }.
    }
    [one] { $turns ->
        [one] **{ $game }** · { $who } ha deshecho la última decisión del turno { $first }.
       *[other] **{ $game }** · { $who } ha deshecho la última decisión del turno { $first } y todo lo posterior, hasta el turno { $last }.
    }
   *[other] { $turns ->
        [one] **{ $game }** · { $who } ha deshecho las últimas { $choices } decisiones del turno { $first }.
       *[other] **{ $game }** · { $who } ha deshecho las últimas { $choices } decisiones del turno { $first } y todo lo posterior, hasta el turno { $last }.
    }
} { $why ->
    [organiser] En esta mesa, el organizador puede hacerlo.
    [silence] Nadie respondió, así que decidió el organizador.
    [alone] Nadie más tenía que aceptarlo.
    [at-once] Nadie había jugado desde entonces.
   *[agreed] Los demás aceptaron.
} La partida está como antes, y los dados y las cartas volverán a salir igual.
post-to-move = Ahora le toca a { $who }.
history-undone = { $choices ->
    [0] { $turns ->
        [one] -# { $who } deshizo el turno { $first }. Así quedó al final.
        [2] -# { $who } deshizo los turnos { $first } y { $last }. Así quedaron al final.
       *[other] -# { $who } deshizo los turnos { $first } a { $last }. Así quedaron al final.
    }
    [one] { $turns ->
        [one] -# { $who } deshizo la última decisión del turno { $first }. Así quedó al final.
       *[other] -# { $who } deshizo la última decisión del turno { $first } y todo lo posterior, hasta el turno { $last }.
    }
   *[other] { $turns ->
        [one] -# { $who } deshizo las últimas { $choices } decisiones del turno { $first }. Así quedó al final.
       *[other] -# { $who } deshizo las últimas { $choices } decisiones del turno { $first } y todo lo posterior, hasta el turno { $last }.
    }
}

refusal-no-such-point = Esto ya no se puede deshacer. { command-table-undo } muestra lo que aún se puede.
refusal-undo-outdated = Desde entonces ha pasado algo. { command-table-undo } muestra qué se puede deshacer ahora.
refusal-undo-rated-alone = Esta partida es puntuable y no queda nadie que pueda aceptarlo, así que no puedes deshacer turnos terminados. Tu turno actual sí.
