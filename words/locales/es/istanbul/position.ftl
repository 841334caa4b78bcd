alt-turn = Ronda { $round }, turno { $turn }: juega { $name }.
alt-last-round = Última ronda, turno { $turn }: juega { $name }.
alt-over =
    { $turn ->
        [one] La partida ha terminado tras 1 turno.
       *[other] La partida ha terminado tras { $turn } turnos.
    }
alt-end = La partida acaba con { $rubies } rubíes.
alt-own = Tienes { $told }.
alt-grid = Lugares por filas: { $rows }.
alt-seat = { $name }: { $told }.
alt-merchant =
    { $count ->
        [0] mercader en el lugar { $place } sin sirvientes
        [one] mercader en el lugar { $place } con 1 sirviente
       *[other] mercader en el lugar { $place } con { $count } sirvientes
    }
alt-out = lugares con sirvientes suyos: { $places }
alt-companion = socio en el lugar { $place }
alt-family = sobrino en el lugar { $place }
alt-at = { FORM($name, case: "definite") } en el lugar { $place }
alt-figures = { CAPITAL($where) }.
alt-neutral-merchants = Lugares con mercaderes neutrales: { $places }.
alt-neutral-assistants = Lugares con sirvientes neutrales: { $places }.
alt-reach = Adónde puede llegar { $name } desde { FORM($place, case: "definite") }.
alt-near = { $place }: { $told }.
alt-near-free = { $place }: gratis.
alt-pay =
    { $lira ->
        [one] paga 1 lira
       *[other] paga { $lira } liras
    }
alt-far =
    { $steps ->
        [one] A 1 paso: { $places }.
       *[other] A { $steps } pasos: { $places }.
    }
button-carts = Carretillas
button-reach = Al alcance
reach-note = Los lugares iluminados estarían al alcance si el turno empezara ahora; sus símbolos muestran si se deja o se recoge un sirviente y cuánto se paga. El número de un lugar oscuro indica a cuántos pasos está.
alt-discard = La carta superior de la pila de descartes es «{ $card }».

seat-no-goods = ninguna mercancía
seat-room = espacio para { $room } mercancías de cada tipo
seat-assistants =
    { $count ->
        [0] ningún sirviente con el mercader
        [one] 1 sirviente con el mercader
       *[other] { $count } sirvientes con el mercader
    }
seat-reserve =
    { $count ->
        [one] 1 sirviente en la reserva
       *[other] { $count } sirvientes en la reserva
    }
seat-neutral =
    { $count ->
        [one] el sirviente { $places }, contando desde abajo, es neutral
       *[other] los sirvientes { $places }, contando desde abajo, son neutrales
    }
seat-tiles =
    { $count ->
        [one] la loseta de mezquita { $colours }
        [4] las cuatro losetas de mezquita
       *[other] las losetas de mezquita { $colours }
    }
seat-cards =
    { $count ->
        [one] 1 carta de bonificación
       *[other] { $count } cartas de bonificación
    }
seat-guild-cards =
    { $count ->
        [one] 1 carta de gremio
       *[other] { $count } cartas de gremio
    }
seat-seals =
    { $count ->
        [one] 1 sello
       *[other] { $count } sellos
    }
seat-companion = socio en la reserva personal
seat-extra-turn = turno adicional comprado

## La posición como texto

state-hand = Tus cartas de bonificación: { $cards }.
state-seat = **{ $name }**: { $has }.
state-merchant =
    { $count ->
        [0] Mercader en { FORM($place, case: "definite") } sin sirvientes.
        [one] Mercader en { FORM($place, case: "definite") } con 1 sirviente.
       *[other] Mercader en { FORM($place, case: "definite") } con { $count } sirvientes.
    }
state-out = Sirvientes en { FORM($places, case: "definite") }.
state-family = Sobrino en { FORM($place, case: "definite") }.
state-companion = Socio en { FORM($place, case: "definite") }.
state-guild-hand = Tus cartas de gremio: { $cards }.
state-board = **El tablero**, { $rows } filas de { $columns } lugares, desde arriba a la izquierda:
state-place = { $place }.
state-here = Aquí: { FORM($who, case: "definite") }.
state-merchant-here = mercader de { $name }
state-family-here = sobrino de { $name }
state-assistants-here =
    { $count ->
        [one] sirviente de { $name }
       *[other] { $count } sirvientes de { $name }
    }
state-companion-here = socio de { $name }
state-neutral-here =
    { $count ->
        [one] un sirviente neutral
       *[other] { $count } sirvientes neutrales
    }
state-tavern =
    { $line ->
        [0] { $place }: no queda loseta de línea recta
        [one] { $place }: la loseta de línea recta cuesta 1 café
       *[other] { $place }: la loseta de línea recta cuesta { $line } cafés
    }; { $free ->
        [0] no queda loseta de encuentros gratis
        [one] la de encuentros gratis cuesta 1 café
       *[other] la de encuentros gratis cuesta { $free } cafés
    }; la de bakshish cuesta { FORM($goods, case: "usual-listed") }.
state-embassy =
    { $pile ->
        [0] { $place }: ninguna misiva en la pila.
        [one] { $place }: 1 misiva en la pila.
       *[other] { $place }: { $pile } misivas en la pila.
    }
state-society =
    { $count ->
        [0] { $place }: nadie la ha usado aún.
       *[other] { $place }: ya la han usado { $seats }.
    }
state-kiosk =
    { $left ->
        [0] { $place }: ninguna loseta boca abajo.
        [one] { $place }: 1 loseta boca abajo.
       *[other] { $place }: { $left } losetas boca abajo.
    }
state-kiosk-open = Boca arriba: { $tiles }.
state-auction =
    { $lira ->
        [one] { $place }: { $name } puja 1 lira.
       *[other] { $place }: { $name } puja { $lira } liras.
    }
state-barrier = La barrera está entre { FORM($a, case: "definite") } y { FORM($b, case: "definite") }; solo { $name } puede cruzarla.
state-guild-deck = Cartas de gremio en el mazo: { $deck }; descartadas, desde arriba: { $discard }.
state-letters-used = Misivas descartadas, por lugar: { $places }.
state-kiosk-used = Losetas de quiosco usadas: { $tiles }.
state-caravan = { $name } tiene la loseta de caravana.
state-market = { $place } pide { FORM($goods, case: "usual-listed") }.
state-mail =
    { $lira ->
        [one] { $place } da { $goods } y 1 lira.
       *[other] { $place } da { $goods } y { $lira } liras.
    }
state-wainwright =
    { $extensions ->
        [0] { $place }: no quedan ampliaciones.
        [one] { $place }: queda 1 ampliación.
       *[other] { $place }: quedan { $extensions } ampliaciones.
    }
state-ruby = { $place }: un rubí por { FORM($price, case: "usual-listed") }.
state-mosque = { $place }: una loseta si tienes { FORM($goods, case: "usual-listed") }; entregas solo 1.
state-no-tiles = { $place }: no quedan losetas de mezquita.
state-rubies =
    { $count ->
        [0] No quedan rubíes.
        [one] Queda 1 rubí.
       *[other] Quedan { $count } rubíes.
    }
state-tiles = Losetas de mezquita que quedan, según las mercancías necesarias: { $stacks }.
state-stack = { $colour }: { $tiles }
state-deck = Cartas de bonificación en el mazo: { $deck }; pila de descartes, desde arriba: { $discard }.
