result-points = { $name } gana con { $points }, { $ahead } más que { $others }.
result-camels = { $name } gana con { $points } y supera a { $others } en camellos ({ $best } a { $next }).
result-shared = { $names } comparten la victoria con { $points } cada uno.

profile-score = { $score ->
    [one] De media, 1 punto.
   *[other] De media, { $score } puntos.
}

score-part = { $line } { $vp }
score-camels = { $count ->
        [one] { $count } camello
       *[other] { $count } camellos
    } (desempate)

race-title = Puntos, ronda a ronda

picture-points = Puntos
picture-track = Durante la partida
picture-final = Puntuación final
picture-goal = Objetivos
picture-cities = Ciudades objetivo
picture-coins = Monedas
picture-beijing = Beijing
picture-goods = Mercancías
picture-contracts = Contratos
picture-camels = Camellos

## Momentos clave

moment-ahead = A partir de aquí, nadie tiene más puntos que { $who }.
moment-leap = { $who } suma { $points } en un turno, el máximo de la partida.
moment-beijing = El primer puesto comercial en Beijing.
moment-journey =
    { $steps ->
        [one] { $who } hace el viaje más largo: { FORM($origin, case: "of") } { FORM($place, case: "to") } en 1 paso.
       *[other] { $who } hace el viaje más largo: { FORM($origin, case: "of") } { FORM($place, case: "to") } en { $steps } pasos.
    }

## Cifras de un jugador

figures-contracts =
    { $count ->
        [one] 1 contrato completado
       *[other] { $count } contratos completados
    }
figures-posts =
    { $count ->
        [one] 1 puesto comercial
       *[other] { $count } puestos comerciales
    }
figures-steps =
    { $count ->
        [one] 1 paso de viaje
       *[other] { $count } pasos de viaje
    }
figures-actions =
    { $count ->
        [0] ninguna acción
        [one] 1 acción
       *[other] { $count } acciones
    }
figures-black =
    { $count ->
        [0] ningún dado negro
        [one] 1 dado negro
       *[other] { $count } dados negros
    }
figures-placed =
    { $count ->
        [0] ningún dado colocado
        [one] 1 dado colocado (un { $mean })
       *[other] { $count } dados colocados (valor medio: { $mean })
    }
figures-points = puntos: { $points }
figures-points-from = { $source ->
    [contract] { $count } por contratos
    [city] { $count } por ciudades pequeñas
    [outpost] { $count } por puestos avanzados
    [posts] { $count } por el octavo y el noveno puesto comercial
    [card] { $count } por cartas de ciudad
    [character] { $count } por el personaje
    [goal] { $count } por cartas de objetivo
    [cities] { $count } por ciudades de objetivos
    [coins] { $count } por monedas
    [beijing] { $count } por Beijing
    [goods] { $count } por mercancías en Beijing
    [most-contracts] { $count } por tener más contratos
   *[other] { $count } por otras vías
}

## Elogios

praise-contracts = { $count ->
    [1] Solo { $who } completó un contrato.
   *[other] Nadie cumplió tantas promesas como { $who }: completó { $count } contratos.
}
praise-posts = { $count ->
    [1] Solo { $who } colocó un puesto comercial.
   *[other] Nadie colocó tantos puestos comerciales como { $who }: { $count } en total.
}
praise-goals = { $count ->
    [one] Nadie les sacó tanto partido a las cartas de objetivo como { $who }: 1 punto.
   *[other] Nadie les sacó tanto partido a las cartas de objetivo como { $who }: { $count } puntos.
}
praise-black = { $count ->
    [1] Solo { $who } usó un dado negro.
   *[other] Nadie usó tantos dados negros como { $who }: { $count } en total.
}
praise-cities = { $count ->
    [one] Nadie les sacó tanto partido a las ciudades pequeñas como { $who }: 1 punto.
   *[other] Nadie les sacó tanto partido a las ciudades pequeñas como { $who }: { $count } puntos.
}

## En qué iba por delante quien ganó

lead-contracts = Contratos
lead-most = Más contratos
lead-cities = Ciudades pequeñas
lead-cards = Cartas de ciudad
lead-beijing = Beijing
lead-goals = Cartas de objetivo
lead-posts = Octavo y noveno puesto comercial
lead-other = Lo demás
tie-camels = Camellos en el desempate
gained-most-contracts = Con eso sumó { $count ->
    [one] 1 contrato
   *[other] { $count } contratos
}; nadie tenía más ({ $points } al final).
