## Acciones

example-coins =
    { $coins ->
        [0] No tienes monedas.
        [one] Tienes 1 moneda.
       *[other] Tienes { $coins } monedas.
    }
example-dice = { $count ->
    [one] Solo te queda { TRAIT($dice, name: "kind") ->
        [named] { FORM($dice, case: "had") }
       *[uno] { FORM($dice, case: "sold") }
    }.
   *[other] { TRAIT($dice, name: "kind") ->
        [named] Tienes { FORM($dice, case: "had") }.
       *[other] Tus dados: { FORM($dice, case: "yours") }.
    }
}
example-no-dice = No te quedan dados en esta ronda.
example-best =
    { $count ->
        [one] Con un { $dice } recibes { FORM($things, case: "usual-listed") }.
       *[other] Si tu dado más bajo es un { $dice }, recibes { FORM($things, case: "usual-listed") }.
    }
example-free = Aún no hay dados allí, así que no pagas nada por la casilla.
example-occupied =
    { $count ->
        [one] La casilla está ocupada: pagas en monedas el valor de tu dado; tienes { $coins }.
       *[other] La casilla está ocupada: pagas en monedas el valor de tu dado más bajo; tienes { $coins }.
    }
example-occupied-free = La casilla está ocupada, pero tu personaje no tiene que pagar por eso.
example-khan =
    { $value ->
        [1] El último dado colocado allí es un 1, así que sirve cualquiera.
        [6] El último dado colocado allí es un { $value }, así que necesitas un { $value }.
       *[other] El último dado colocado allí es un { $value }, así que el tuyo debe mostrar un { $value } o más.
    }
example-khan-free = Aún no hay ningún dado allí: puedes usar cualquiera.
example-contracts =
    { $count ->
        [one] Con un { $dice } puedes tomar 1 contrato.
       *[other] Con un { $dice } puedes elegir entre { $count } contratos.
    }
example-travel =
    { $count ->
        [one] Con tus dados y tu dinero puedes hacer un viaje de 1 paso.
       *[other] Con tus dados y tu dinero puedes hacer un viaje de hasta { $count } pasos.
    }
example-card-cities =
    { $count ->
        [0] Aún no tienes puesto comercial en ninguna ciudad grande.
       *[other] Ciudades con carta donde tienes un puesto comercial: { FORM($places, case: "usual-listed") }.
    }
example-purse =
    { $have ->
        [0] No tienes monedas; si cambias un dado por { $price }, tendrás { $after }.
        [one] Tienes 1 moneda; si cambias un dado por { $price }, tendrás { $after }.
       *[other] Tienes { $have } monedas; si cambias un dado por { $price }, tendrás { $after }.
    }
example-camels =
    { $have ->
        [one] Tienes 1 camello; esto cuesta { $cost } y { $left ->
            [0] no te quedaría ninguno
            [one] te quedaría 1
           *[other] te quedarían { $left }
        }.
       *[other] Tienes { $have } camellos; esto cuesta { $cost } y { $left ->
            [0] no te quedaría ninguno
            [one] te quedaría 1
           *[other] te quedarían { $left }
        }.
    }
example-camels-short =
    { $have ->
        [0] No tienes camellos, y esto cuesta { $cost }.
        [one] Tienes 1 camello; esto cuesta { $cost }, así que te { $short ->
            [one] falta 1
           *[other] faltan { $short }
        }.
       *[other] Tienes { $have } camellos; esto cuesta { $cost }, así que te { $short ->
            [one] falta 1
           *[other] faltan { $short }
        }.
    }
example-black =
    { $count ->
        [0] No quedan dados negros en esta ronda.
        [one] Queda 1 dado negro.
       *[other] Quedan { $count } dados negros.
    }
example-completed =
    { $most ->
        [0] Nadie ha completado aún un contrato.
       *[other] { $count ->
            [0] Aún no has completado ningún contrato
            [one] Has completado 1 contrato
           *[other] Has completado { $count } contratos
        }; quien más ha completado lleva { $most }.
    }

## Cartas, contratos y bonificaciones

example-lacking = Aún no puedes cumplirlo: te { TRAIT($things, name: "number") ->
        [uno] falta
       *[other] faltan
    } { FORM($things, case: "usual-listed") }.
example-enough = Tienes todo lo necesario.
example-on-space =
    { $space ->
        [1] El contrato está en la casilla 1, así que sirve cualquier dado.
        [6] El contrato está en la casilla { $space }, así que necesitas un { $space }.
       *[other] El contrato está en la casilla { $space }, así que necesitas un dado de { $space } o más.
    }
example-goal =
    { $count ->
        [one] Aún te falta un puesto comercial en { $places }.
       *[other] Aún te faltan puestos comerciales en { $places }.
    }
example-goal-done = Tienes puestos comerciales en las dos ciudades.
example-post = Pertenece a { $city }, donde tienes un puesto comercial.
example-no-post = Pertenece a { $city }, donde no tienes puesto comercial.
example-outpost = La bonificación es para quien coloque el primer puesto comercial en { $places }.
example-outpost-gone = Alguien ya se ha llevado esta bonificación.
example-markers = Al empezar cada ronda, tus bonificaciones de ciudad te dan { FORM($things, case: "usual-listed") }.
example-no-markers = Aún no tienes puesto comercial en ninguna ciudad pequeña.

## Lugares, piezas y el final

example-post-own = Tienes un puesto comercial allí.
example-post-shared = Tienes un puesto comercial allí (otros: { $who }).
example-posts-at = Otros con un puesto comercial allí: { $who }.
example-here = Tu figura está allí.
example-way =
    { $count ->
        [one] Un viaje hasta allí es de 1 paso y cuesta { FORM($cost, case: "usual-listed") }.
       *[other] Un viaje hasta allí es de { $count } pasos y cuesta { FORM($cost, case: "usual-listed") }.
    }
example-no-way = Con tus dados y tu dinero no llegas allí en un solo viaje.
example-own-character = Este es tu personaje.
example-character = Este es el personaje de { $who }.
example-posts = { $placed ->
    [0] Aún no has colocado ningún puesto,
    [one] Has colocado 1 puesto
   *[other] Has colocado { $placed } puestos
} y { $left ->
    [one] te queda 1
   *[other] te quedan { $left }
}.
example-beijing = La mejor casilla libre vale { $points }.
example-beijing-full = No queda ninguna casilla libre.
example-active = { $count ->
    [0] No tienes contratos
    [one] Tienes 1 contrato
   *[other] Tienes { $count } contratos
}; el límite es { $most }.
example-goals = Tus cartas de objetivo: { $goals }.
example-no-goals = Aún no tienes ninguna.
example-round = Esta es la ronda { $round } de { $rounds }.
example-estimate = Si la partida terminara ahora, tendrías { $points }.
example-goods =
    { $count ->
        [0] No tienes ni mercancías, ni camellos, ni monedas.
       *[other] Tienes { $things }.
    }
