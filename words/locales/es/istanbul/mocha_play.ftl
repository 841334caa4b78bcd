## Opciones

label-guild = Jugar { $card }
label-discard-guild = Descartar carta { $number } · { $title }
label-take = Tomar { $wares }
label-take-nothing = No tomar nada
label-guild-hall =
    Tomar { $coffee ->
        [one] 1 café
       *[other] { $coffee } cafés
    } y { $cards } cartas de gremio
label-roast =
    { $coffee ->
        [one] 1 café por { $price }
       *[other] { $coffee } cafés por { $price }
    }
label-barrier =
    { $coffee ->
        [0] Mover la barrera gratis
        [one] Mover la barrera por 1 café
       *[other] Mover la barrera por { $coffee } cafés
    }
shortcut-barrier = barrera entre { $between }
label-barrier-effect = usas un lugar junto a ella; luego solo tú la cruzas
label-tavern-tile =
    { $coffee ->
        [0] { CAPITAL($tile) } · gratis
        [one] { CAPITAL($tile) } · pagas 1 café
       *[other] { CAPITAL($tile) } · pagas { $coffee } cafés
    }
label-ruby-from = Rubí { FORM($place, case: "of") }
label-baksheesh = bakshish: pagas { $coffee } cafés, { FORM($goods, case: "usual-listed") }
label-buy-ruby-coffee = Comprar un rubí por { $coffee } cafés
label-enough-given = No dar más
label-jewelry-given =
    { $count ->
        [0] No dar joyas
        [one] Dar 1 joya
       *[other] Dar { $count } joyas
    }
label-return-none = No llevar a nadie
label-collect-neutral = Recoger el sirviente neutral
label-leave-neutral = dejas un sirviente neutral

ask-roast-more = ¿Tostar más?
    .help = Puedes pagar con liras, una mercancía o una carta, pero solo una vez con cada cosa.
ask-discard-guild = Descarta una carta de gremio
    .help = Cualquiera de tu mano, también las nuevas.
ask-barrier-place = ¿Qué acción quieres?
    .help = La barrera va entre el lugar que elijas y uno vecino. Después solo tú puedes cruzarla. No afecta a las cartas que te llevan directamente a un lugar.
ask-barrier-beside = ¿Dónde va la barrera?
    .help = Va entre el lugar que usas y el que elijas aquí.
ask-tavern-again = ¿Una segunda acción en la Taberna?
ask-any-place = ¿Qué lugar usas?
ask-two-wares = ¿Qué mercancías?
ask-different-goods = ¿Qué mercancías?
    .help = Como máximo 1 de cada tipo.
ask-join-merchant = ¿Quién viene contigo a la Fuente?
ask-six-goods-jewelry = ¿Cuántas joyas das?
ask-six-goods = ¿Qué mercancías das?
ask-exchange-give = ¿Qué das?
    .help = Da una cosa cada vez. Después eliges qué tomas a cambio.
ask-exchange-take = ¿Qué tomas?
ask-gain-goods = ¿Qué mercancías?
ask-coffee-trader = Paga al vendedor de café

guild-cards-not-now = Ahora no: { $cards }
guild-not-now = { $cards } ({ $reason })

group-guild = Jugar una carta de gremio en vez de un turno normal
group-roast = ¿Con qué pagas el café?
group-tavern = En la Taberna
group-give = Dar
group-different-goods = ¿Qué mercancías?
group-discard-guild = Descartar
group-barrier-place = Actuar en
group-barrier-beside = Junto a
group-any-place = Actuar en
group-six-goods-jewelry = ¿Cuántas joyas?
group-coffee-trader = Pagar con

## Rechazos

refusal-needs-coffee =
    { $coffee ->
        [one] Eso cuesta 1 café; { $have ->
            [0] no tienes ninguno
           *[other] tienes { $have }
        }.
       *[other] Eso cuesta { $coffee } cafés; { $have ->
            [0] no tienes ninguno
           *[other] tienes { $have }
        }.
    }
    .short =
        { $short ->
            [one] falta 1 café
           *[other] faltan { $short } cafés
        }
refusal-needs-lira-or-good =
    { $have ->
        [0] Eso cuesta { $lira } liras o una mercancía; no tienes liras ni mercancías.
        [one] Eso cuesta { $lira } liras o una mercancía; tienes 1 lira y ninguna mercancía.
       *[other] Eso cuesta { $lira } liras o una mercancía; tienes { $have } liras y ninguna mercancía.
    }
refusal-nothing-to-roast = Para conseguir café necesitas { $lira } liras, una mercancía o una carta.
    .short = nada con que pagar el café
refusal-nothing-to-exchange = No tienes nada que intercambiar.
refusal-no-guild-cards-left = No quedan bastantes cartas de gremio.
    .short = no quedan bastantes
refusal-guild-card-not-in-hand = No tienes la carta de gremio { $number }.
refusal-tavern-tile-owned = Ya tienes { FORM($tile, case: "definite") }.
refusal-tavern-stack-empty = No queda ninguna { $tile }.
refusal-barrier-there = La barrera ya está ahí.
refusal-not-beside = { CAPITAL(FORM($other, case: "definite")) } no está junto { FORM($place, case: "to") }.
refusal-only-after-roll = Juega esa carta justo después de una tirada: sirve para cambiarla.
refusal-not-among-jumps = Tu carta no te lleva { FORM($place, case: "to") }.

## Lo que pasó

event-gained-coffee =
    { $coffee ->
        [one] { $who } toma 1 café.
       *[other] { $who } toma { $coffee } cafés.
    }
event-spent-coffee =
    { $coffee ->
        [one] { $who } paga 1 café.
       *[other] { $who } paga { $coffee } cafés.
    }
event-drew-guild-cards =
    { $number ->
        [0] { $who } no encuentra cartas de gremio que robar.
        [one] { $who } roba una carta de gremio.
       *[other] { $who } roba { $number } cartas de gremio.
    }
    .part =
        { $number ->
            [0] no encuentra cartas de gremio que robar
            [one] roba una carta de gremio
           *[other] roba { $number } cartas de gremio
        }
event-drew-known-guild-cards =
    { $number ->
        [one] { $who } roba una carta de gremio ({ $cards }).
       *[other] { $who } roba { $number } cartas de gremio ({ $cards }).
    }
    .part =
        { $number ->
            [one] roba una carta de gremio ({ $cards })
           *[other] roba { $number } cartas de gremio ({ $cards })
        }
event-discarded-guild-card = { $who } descarta la carta de gremio { $number }.
    .part = descarta la carta de gremio { $number }
event-played-guild-card = { $who } juega la carta de gremio { $number } ({ $title }).
    .part = juega la carta de gremio { $number } ({ $title })
event-guild-reshuffled =
    { $cards ->
        [1] La única carta de gremio descartada forma el nuevo mazo.
       *[other] Las { $cards } cartas de gremio descartadas se barajan y forman un nuevo mazo.
    }
event-barrier-moved = { $who } pone la barrera entre { FORM($between, case: "definite") }.
    .part = pone la barrera entre { FORM($between, case: "definite") }
event-took-tavern-tile = { $who } toma { FORM($tile, case: "definite") }.
    .part = toma { FORM($tile, case: "definite") }
event-baksheesh-turned = { $who } da la vuelta a la loseta de bakshish, que ahora pide { FORM($goods, case: "usual-listed") }.
event-became-caravan-master = { $who } toma la loseta de caravana.
    .part = toma la loseta de caravana
