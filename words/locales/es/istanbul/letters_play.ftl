## Opciones

kiosk-letter = una misiva
kiosk-lira = liras
kiosk-card = una carta
label-companion = Socio { FORM($place, case: "to") }
label-place-companion = Colocar a tu socio con tu mercader
label-take-companion = Llevar a tu socio a tu reserva
label-only-companion = Solo tu socio, ningún sirviente
label-leave-companion = Dejar a tu socio donde está
label-figure-merchant = Mover a tu mercader
label-figure-companion = Mover a tu socio
label-to-merchant = Junto a { $name }: { $place }
label-use-figure = { $figure } (lugar { $place })
label-take-letters =
    { $count ->
        [one] Tomar 1 misiva
       *[other] Tomar { $count } misivas
    }
label-letter = Dar: misiva para { $place }
label-letter-delivered =
    { $seals ->
        [one] Dar 1 misiva entregada (1 sello)
       *[other] Dar 1 misiva entregada ({ $seals } sellos)
    }
label-trade = Dar { $letters }
label-extra-turn = Otro turno: { $letters }
shortcut-another-turn = luego puedes comprar otro turno ({ $seals } sellos)
label-seals =
    { $seals ->
        [one] 1 sello
       *[other] { $seals } sellos
    }
label-open-kiosk = Tomar misivas y ver { $count } losetas
label-decline = No usarla
label-use-tile = Usarla
label-swap = Recibir { $gained } por { $given }
label-bid =
    { $lira ->
        [one] Pujar 1 lira
       *[other] Pujar { $lira } liras
    }
label-pass = Pasar

ask-companion = Tu socio
ask-tunnel-figure = ¿A quién mueves?
ask-tunnel = ¿Adónde?
    .help = Allí no realizas la acción ni tienes encuentros.
ask-family-step = ¿Adónde va tu sobrino?
ask-move-to-merchant = ¿Junto a qué mercader?
ask-use-figure = ¿Qué figura?
ask-courier = Paga al mensajero
    .help = También puedes pagar con la misiva nueva.
ask-letter = ¿Qué misiva das?
    .public = ¿qué misiva das?
ask-ruby = ¿Qué rubí?
ask-kiosk-pick = Elige una loseta
    .help = Cada jugador toma una; quien está en el Quiosco se queda también con la última.
    .public = elige una loseta de quiosco.
ask-kiosk-use = Tu loseta: { $tile }
    .help = Úsala o déjala; en cualquier caso se pone boca abajo.
    .public = tu loseta de quiosco: { $tile }. ¿La usas?
ask-give-ware = ¿Qué das?
ask-opening-bid = Abre la subasta
    .help = Los demás pujan una vez cada uno; si alguien te supera, puedes hacer la última puja.
    .public = { $cards ->
        [one] abre la subasta de 1 carta de bonificación.
       *[other] abre la subasta de { $cards } cartas de bonificación.
    }
ask-bid = Puedes pujar una vez
    .help = { $bid ->
        [0] Nadie ha pujado aún. Tu puja es definitiva.
        [one] { $bidder } puja 1 lira. Tu puja es definitiva.
       *[other] { $bidder } puja { $bid } liras. Tu puja es definitiva.
    }
    .public = { $bid ->
        [0] nadie ha pujado aún por { $cards ->
            [one] la carta de bonificación
           *[other] las { $cards } cartas de bonificación
        }. Puedes pujar una vez (tienes { $have ->
            [one] 1 lira
           *[other] { $have } liras
        }).
        [one] { $bidder } puja 1 lira por { $cards ->
            [one] la carta de bonificación
           *[other] las { $cards } cartas de bonificación
        }. Puedes pujar una vez (tienes { $have ->
            [one] 1 lira
           *[other] { $have } liras
        }).
       *[other] { $bidder } puja { $bid } liras por { $cards ->
            [one] la carta de bonificación
           *[other] las { $cards } cartas de bonificación
        }. Puedes pujar una vez (tienes { $have ->
            [one] 1 lira
           *[other] { $have } liras
        }).
    }
ask-closing-bid = Haz la última puja
    .help = { $bid ->
        [one] { $bidder } puja 1 lira. Puja más, o pasa y recibe esa lira.
       *[other] { $bidder } puja { $bid } liras. Puja más, o pasa y recibe las { $bid } liras.
    }
    .public = { $bid ->
        [one] { $bidder } puja 1 lira por { $cards ->
            [one] la carta de bonificación
           *[other] las { $cards } cartas de bonificación
        }. Haz la última puja (tienes { $have ->
            [one] 1 lira
           *[other] { $have } liras
        }).
       *[other] { $bidder } puja { $bid } liras por { $cards ->
            [one] la carta de bonificación
           *[other] las { $cards } cartas de bonificación
        }. Haz la última puja (tienes { $have ->
            [one] 1 lira
           *[other] { $have } liras
        }).
    }

group-companion = Tu socio
group-seals = Dar por sellos
group-extra-turn = Otro turno por sellos
group-letter = ¿Qué misiva?
group-tunnel-figure = ¿A quién mueves?
group-tunnel = ¿Adónde?
group-family-step = Ir a
group-move-to-merchant = ¿Junto a quién?
group-use-figure = ¿Qué figura?
group-courier = Pagar con
group-kiosk-pick = Elegir una loseta
group-kiosk-use = Usarla
group-ruby = ¿Qué rubí?
group-bid = Tu puja
part-bid = Pujar de { $first } a { $last } liras

## Rechazos

refusal-needs-seals =
    { $have ->
        [0] Eso cuesta { $seals } sellos; no tienes ninguno.
        [one] Eso cuesta { $seals } sellos; tienes 1.
       *[other] Eso cuesta { $seals } sellos; tienes { $have }.
    }
    .short =
        { $short ->
            [one] falta 1 sello
           *[other] faltan { $short } sellos
        }
refusal-no-letters-left = No quedan misivas.
    .short = no quedan misivas
refusal-needs-letters-and-seals = Eso es de Cartas y sellos, que no está en esta partida.
refusal-another-turn-follows = Después de este ya tienes otro turno.
refusal-one-extra-turn-a-round = Solo puedes comprar un turno adicional por ronda.
refusal-companion-not-in-supply = Tu socio no está en tu reserva personal.
refusal-companion-not-placed = Tu socio no está en el tablero.
refusal-family-step-was-the-move = En este turno ya has movido a tu sobrino: tu mercader y tu socio se quedan donde están.
    .short = tu mercader y tu socio no se mueven en este turno
refusal-no-place-to-step = Tu sobrino no tiene adónde ir.
refusal-no-merchant-elsewhere = Todos los demás mercaderes están ya donde está el tuyo.
refusal-nothing-to-copy = No hay ninguna carta que copiar.
refusal-nothing-to-pay-with = No puedes pagar el encuentro con ninguna figura.
refusal-tile-not-open = Esa loseta no está boca arriba.
refusal-tile-does-not-do = Esa loseta hace otra cosa: { $tile }.
refusal-bid-too-low =
    { $highest ->
        [one] No basta con { $lira }, porque la puja más alta es de 1 lira.
       *[other] No basta con { $lira }, porque la puja más alta es de { $highest } liras.
    }

## Lo que pasó

event-drew-letters =
    { $count ->
        [0] { $who } no encuentra misivas que tomar.
        [one] { $who } roba una misiva para { $places }.
       *[other] { $who } roba misivas para { $places }.
    }
    .part =
        { $count ->
            [0] no encuentra misivas que tomar
            [one] roba una misiva para { $places }
           *[other] roba misivas para { $places }
        }
event-delivered-letters =
    { $count ->
        [one] { $who } entrega la misiva para { $places }.
       *[other] { $who } entrega las misivas para { $places }.
    }
    .part =
        { $count ->
            [one] entrega la misiva para { $places }
           *[other] entrega las misivas para { $places }
        }
event-gave-letters = { $who } da { $letters }.
event-companion-placed = { $who } coloca a su socio en { FORM($place, case: "definite") }.
    .part = coloca a su socio en { FORM($place, case: "definite") }
event-companion-moved = { $who } mueve a su socio { FORM($origin, case: "of") } { FORM($place, case: "to") }.
    .part = mueve a su socio { FORM($origin, case: "of") } { FORM($place, case: "to") }
event-companion-taken = { $who } toma a su socio de la reserva general.
    .part = toma a su socio de la reserva general
event-companion-taken-back = { $who } recupera a su socio { FORM($origin, case: "of") }.
    .part = recupera a su socio { FORM($origin, case: "of") }
event-family-moved = { $who } mueve a su sobrino { FORM($origin, case: "of") } { FORM($place, case: "to") }.
    .part = mueve a su sobrino { FORM($origin, case: "of") } { FORM($place, case: "to") }
event-opened-tiles = { $who } descubre estas losetas de quiosco: { $tiles }.
event-picked-tile = { $who } elige una loseta de quiosco ({ $tile }).
    .part = elige una loseta de quiosco ({ $tile })
event-took-last-tile = { $who } se queda con la última loseta de quiosco ({ $tile }).
    .part = se queda con la última loseta de quiosco ({ $tile })
event-used-tile = { $who } usa una loseta de quiosco ({ $tile }).
event-declined-tile = { $who } no usa su loseta de quiosco ({ $tile }).
    .part = no usa su loseta de quiosco ({ $tile })
event-bid =
    { $lira ->
        [one] { $who } puja 1 lira.
       *[other] { $who } puja { $lira } liras.
    }
    .part =
        { $lira ->
            [one] puja 1 lira
           *[other] puja { $lira } liras
        }
event-passed-bid = { $who } pasa.
event-won-auction =
    { $lira ->
        [one] { $who } gana la subasta por 1 lira.
       *[other] { $who } gana la subasta por { $lira } liras.
    }
    .part =
        { $lira ->
            [one] gana la subasta por 1 lira
           *[other] gana la subasta por { $lira } liras
        }
event-copied-card = { $who } copia «{ $card }».
    .part = copia «{ $card }»
event-extra-turn = { $who } compra otro turno.
    .part = compra otro turno

ahead-auction = **Subastas de otros jugadores** · { $answer ->
    [pass] Paso por ti.
    [bid] En tu nombre pujo 1 lira más que la puja más alta, hasta { $lira } liras. Si sube más, paso.
   *[ask] Te pregunto cada vez.
}
ahead-auction-choice = { $answer ->
    [pass] Pasar siempre
   *[bid] { $lira ->
        [one] Pujar hasta 1 lira
       *[other] Pujar hasta { $lira } liras
    }
}
ahead-kiosk = **Losetas de quiosco que descubren otros** · { $answer ->
    [never] Tomo por ti una loseta cualquiera, pero no la uso.
    [order] Tomo la primera de estas que haya: { $tiles }. Si no hay ninguna, te pregunto. También pregunto cómo usar la loseta.
   *[ask] Te pregunto cada vez.
}
ahead-kiosk-never = No usar nunca una loseta
ahead-kiosk-choice = { $which ->
    [first] Tomar primero: { $tile }
   *[next] Tomar después: { $tile }
}
