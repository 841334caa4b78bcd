result-rubies =
    { $count ->
        [one] { $name } gana con 1 rubí, { $ahead } más que { $others }.
       *[other] { $name } gana con { $count } rubíes, { $ahead } más que { $others }.
    }
result-lira = { $name } gana con { $count } rubíes y supera a { $others } en liras ({ $best } a { $next }).
result-goods = { $name } gana con { $count } rubíes y supera a { $others } en mercancías ({ $best } a { $next }).
result-cards = { $name } gana con { $count } rubíes y supera a { $others } en cartas de bonificación ({ $best } a { $next }).
result-shared =
    { $count ->
        [one] { $names } comparten la victoria con 1 rubí cada uno.
       *[other] { $names } comparten la victoria con { $count } rubíes cada uno.
    }

profile-score = { $known ->
    [yes] { $score ->
        [one] De media, 1 rubí
       *[other] De media, { $score } rubíes
    } en { $rounds ->
        [one] 1 ronda.
       *[other] { $rounds } rondas.
    }
   *[no] { $score ->
        [one] De media, 1 rubí.
       *[other] De media, { $score } rubíes.
    }
}

score-rubies =
    { $count ->
        [0] ningún rubí
        [one] 1 rubí
       *[other] { $count } rubíes
    }
score-lira =
    { $count ->
        [one] 1 lira
       *[other] { $count } liras
    }
score-goods =
    { $count ->
        [one] 1 mercancía
       *[other] { $count } mercancías
    }
score-cards =
    { $count ->
        [one] 1 carta de bonificación
       *[other] { $count } cartas de bonificación
    }

race-title = Rubíes, ronda a ronda

picture-rubies = Rubíes
picture-lira = Liras
picture-goods = Mercancías
picture-cards = Cartas

## Momentos clave

moment-ahead = A partir de aquí, nadie tiene más rubíes que { $who }.
moment-last-round = { $who } tiene rubíes suficientes: la partida termina con esta ronda.
moment-last-round-complete = { $who } tiene rubíes suficientes y la ronda está completa: la partida ha terminado.
moment-sale = La mejor venta de la partida: { $lira } liras.
moment-first = El primer rubí de la partida.

## Cifras de un jugador

figures-sales =
    { $count ->
        [one] 1 venta por { $lira } liras
       *[other] { $count } ventas por { $lira } liras
    }
figures-cards =
    { $count ->
        [one] 1 carta de bonificación jugada
       *[other] { $count } cartas de bonificación jugadas
    }
figures-paid =
    { $lira ->
        [one] 1 lira pagada a otros
       *[other] { $lira } liras pagadas a otros
    }
figures-rubies = rubíes: { $sources }
figures-ruby = { $count } { FORM($place, case: "of") }
figures-lira =
    { $lira ->
        [0] ninguna lira ganada
        [one] 1 lira ganada
       *[other] { $lira } liras ganadas
    }
figures-tiles =
    { $count ->
        [one] 1 loseta de mezquita
       *[other] { $count } losetas de mezquita
    }

## Elogios

praise-sold = { $who } ganó { $count } liras en los mercados, más que nadie.
praise-cards = { $count ->
    [one] { $who } jugó 1 carta de bonificación, más que nadie.
   *[other] { $who } jugó { $count } cartas de bonificación, más que nadie.
}
praise-tiles = { $count ->
    [1] Solo { $who } consiguió una loseta de mezquita.
   *[other] { $who } consiguió { $count } losetas de mezquita, más que nadie.
}
praise-lira = { $who } ganó { $count } liras en total, más que nadie.

## En qué iba por delante quien ganó

lead-wheelbarrow = Rubíes por la carretilla completa
lead-mosques = Rubíes por losetas de mezquita
lead-society = Rubíes de la Sociedad Secreta
lead-palace = Rubíes del Palacio del Sultán
lead-gems = Rubíes del Tratante de Gemas
lead-coffee = Rubíes de la Casa de Café
tie-lira = Liras en el desempate
tie-goods = Mercancías en el desempate
tie-cards = Cartas de bonificación en el desempate
