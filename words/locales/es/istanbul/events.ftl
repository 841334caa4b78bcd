# Lo que pasó, en presente: los nombres de los jugadores no dicen su género.

event-moved = { $who } va { FORM($origin, case: "of") } { FORM($place, case: "to") }.
event-left =
    { $neutral ->
        [yes] { $who } deja un sirviente neutral en { FORM($place, case: "definite") }.
       *[no] { $who } deja un sirviente en { FORM($place, case: "definite") }.
    }
event-collected =
    { $neutral ->
        [yes] { $who } recoge un sirviente neutral en { FORM($place, case: "definite") }.
       *[no] { $who } recoge un sirviente en { FORM($place, case: "definite") }.
    }
event-recalled =
    { $count ->
        [one] { $who } recupera el sirviente { FORM($places, case: "of") }.
        [2] { $who } recupera los sirvientes { FORM($places, case: "of") }.
       *[other] { $who } recupera { $count } sirvientes.
    }
    .part =
        { $count ->
            [one] recupera el sirviente { FORM($places, case: "of") }
            [2] recupera los sirvientes { FORM($places, case: "of") }
           *[other] recupera { $count } sirvientes
        }
event-cut-short =
    { $why ->
        [merchants] { $who } no paga a los otros mercaderes, así que termina su turno.
       *[assistant] { $who } no deja ni recoge un sirviente, así que termina su turno.
    }
    .part =
        { $why ->
            [merchants] termina el turno sin pagar
           *[assistant] termina el turno sin dejar ni recoger ningún sirviente
        }
event-paid-seat =
    { $lira ->
        [one] { $who } paga 1 lira a { $to }.
       *[other] { $who } paga { $lira } liras a { $to }.
    }
    .part =
        { $lira ->
            [one] paga 1 lira a { $to }
           *[other] paga { $lira } liras a { $to }
        }
event-paid-neutral = { $who } paga { $lira ->
        [one] 1 lira
       *[other] { $lira } liras
    } a { $count ->
        [one] un mercader neutral
       *[other] { $count } mercaderes neutrales
    }.
    .part = paga { $lira ->
            [one] 1 lira
           *[other] { $lira } liras
        } a { $count ->
            [one] un mercader neutral
           *[other] { $count } mercaderes neutrales
        }
event-neutral-moved = Con la tirada { $dice }, un mercader neutral va { FORM($origin, case: "of") } { FORM($place, case: "to") }.
event-left-undone = { $who } no realiza la acción.
    .part = no realiza la acción
event-acted =
    { $by ->
        [family] { $who } usa { FORM($place, case: "definite") } con su sobrino.
        [card] { $who } usa otra vez { FORM($place, case: "definite") }.
        [companion] { $who } usa { FORM($place, case: "definite") } con su socio.
       *[merchant] { $who } usa { FORM($place, case: "definite") }.
    }
    .part = usa { FORM($place, case: "definite") }
event-rolled = { $who } saca { $dice }.
    .part = saca { $dice }
event-die-set = { $who } cambia un { $was } por un { $now }.
    .part = cambia un { $was } por un { $now }
event-announced = { $who } anuncia { $number }.
    .part = anuncia { $number }
event-gained-lira =
    { $lira ->
        [one] { $who } recibe 1 lira.
       *[other] { $who } recibe { $lira } liras.
    }
event-spent-lira =
    { $lira ->
        [one] { $who } paga 1 lira.
       *[other] { $who } paga { $lira } liras.
    }
event-gained-goods =
    { $lost ->
        [0] { $who } toma { FORM($goods, case: "usual-listed") }.
       *[other] { $who } toma { FORM($goods, case: "usual-listed") } (sin espacio para { $unfit }).
    }
event-gained-no-goods =
    { $lost ->
        [0] { $who } no toma nada.
       *[other] { $who } no toma nada (sin espacio para { $unfit }).
    }
goods-unfit =
    { $count ->
        [one] 1 mercancía
       *[other] { $count } mercancías
    }
event-gave-goods = { $who } entrega { FORM($goods, case: "usual-listed") }.
event-sold =
    { $lira ->
        [one] { $who } vende { FORM($goods, case: "usual-listed") } por 1 lira.
       *[other] { $who } vende { FORM($goods, case: "usual-listed") } por { $lira } liras.
    }
    .part =
        { $lira ->
            [one] vende { FORM($goods, case: "usual-listed") } por 1 lira
           *[other] vende { FORM($goods, case: "usual-listed") } por { $lira } liras
        }
event-gained-ruby = { $who } toma un rubí { FORM($place, case: "of") }.
    .part = toma un rubí { FORM($place, case: "of") }
event-took-tile = { $who } toma { FORM($good, case: "definite") }.
    .part = toma { FORM($good, case: "definite") }
event-extended = { $who } amplía su carretilla: ahora caben { $capacity } mercancías de cada tipo.
    .part = amplía su carretilla a { $capacity } mercancías de cada tipo
event-drew-cards =
    { $number ->
        [0] { $who } no encuentra cartas de bonificación que robar.
        [one] { $who } roba una carta de bonificación.
       *[other] { $who } roba { $number } cartas de bonificación.
    }
    .part =
        { $number ->
            [0] no encuentra cartas de bonificación que robar
            [one] roba una carta de bonificación
           *[other] roba { $number } cartas de bonificación
        }
event-drew-known-cards =
    { $number ->
        [one] { $who } roba una carta de bonificación ({ $cards }).
       *[other] { $who } roba { $number } cartas de bonificación ({ $cards }).
    }
    .part =
        { $number ->
            [one] roba una carta de bonificación ({ $cards })
           *[other] roba { $number } cartas de bonificación ({ $cards })
        }
event-took-discard = { $who } toma «{ $card }» de la pila de descartes.
    .part = toma «{ $card }» de la pila de descartes
event-discarded = { $who } descarta «{ $card }».
    .part = descarta «{ $card }»
event-played-card = { $who } juega «{ $card }».
    .part = juega «{ $card }»
event-reshuffled =
    { $cards ->
        [1] La única carta de bonificación descartada forma el nuevo mazo.
       *[other] Las { $cards } cartas de bonificación descartadas se barajan y forman un nuevo mazo.
    }
event-mail-moved =
    { $down ->
        [0] { $who } vuelve a subir todos los indicadores de la Oficina de Correos.
       *[other] { $who } baja un indicador de la Oficina de Correos.
    }
event-family-sent = { $who } envía a su sobrino { FORM($place, case: "to") }.
    .part = envía a su sobrino { FORM($place, case: "to") }
event-caught = { $who } atrapa al sobrino de { $victim } y lo devuelve al Cuartelillo.
    .part = atrapa al sobrino de { $victim }
event-met = { $who } se encuentra con { FORM($figure, case: "definite") }.
    .part = se encuentra con { FORM($figure, case: "definite") }
event-figure-moved = La tirada { $dice } lleva { FORM($figure, case: "to") } { FORM($place, case: "to") }.
event-turn-began = { $who } empieza el turno { $turn } (ronda { $round }).
event-last-round = { $who } tiene rubíes suficientes: la partida termina con esta ronda.
event-last-round-complete = { $who } tiene rubíes suficientes y la ronda está completa: la partida ha terminado.
event-game-ended =
    { $count ->
        [one] Gana { $winners }.
       *[other] { $winners } comparten la victoria.
    }
