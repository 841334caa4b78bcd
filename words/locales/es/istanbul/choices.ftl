# Opciones de una decisión, en botones y menús.

label-place = { $place }
with-prospect = { $place } · { $prospect }
prospect-warehouse =
    { $gain ->
        [0] no caben más { FORM($good, case: "plural") }
        [one] 1 { FORM($good, case: "singular") }
       *[other] { $gain } { FORM($good, case: "plural") }
    }
tile-with-effect = { $tile } ({ $effect })
prospect-tile-ruby = { $tile } y un rubí
prospect-sale =
    { $count ->
        [1] vendes 1: { $lira } liras
       *[other] vendes hasta { $count }: { $lira } liras
    }
prospect-sale-by-card = tu carta vende lo que sea

label-cut-short-assistant = el turno acaba si no vuelve un sirviente
label-cut-short-no-assistant = el turno acaba: no te quedan sirvientes
label-cut-short-merchants = el turno acaba: no puedes pagar a los mercaderes
label-afterwards = luego: { $why }
label-leave-assistant = −1 sirviente
label-leave-all-the-same = 1 sirviente se queda allí de todos modos
label-collect-assistant = +1 sirviente
label-collect-neutral-one = +1 sirviente neutral
label-pay-seat = pagas { $lira } liras a { $name }
    .included = incluidas { $lira } liras para { $name }
label-neutral-merchants =
    { $count ->
        [one] pagas { $lira } liras a un mercader neutral
       *[other] pagas { $lira } liras a { $count } mercaderes neutrales
    }
    .included =
        { $count ->
            [one] incluidas { $lira } liras para un mercader neutral
           *[other] incluidas { $lira } liras para { $count } mercaderes neutrales
        }
label-catch-here = atrapas al sobrino de { $name }
label-neutral-assistant = aquí hay un sirviente neutral
label-figures-here = aquí: { FORM($figures, case: "definite") }

chance-tile = pedido nuevo, no se puede deshacer
chance-bids = luego pujan otros, no se puede deshacer
chance-picks = luego eligen otros, no se puede deshacer
chance-governor = el gobernador se va, no se puede deshacer
chance-smuggler = el contrabandista se va, no se puede deshacer
chance-coffee-trader = el vendedor de café se va, no se puede deshacer
chance-courier = el mensajero se va, no se puede deshacer
chance-neutral = el mercader se va, no se puede deshacer
chance-neutrals = los mercaderes se van, no se puede deshacer

label-leave = Dejar un sirviente
label-collect = Recoger a tu sirviente
label-stop-assistant = Terminar sin dejar sirviente
    .stays = Terminar sin recoger al sirviente
label-stop-pay = Terminar sin pagar a nadie
label-pay-all = Pagar a los mercaderes de aquí
label-pay =
    { $lira ->
        [one] Pagar 1 lira a { $who }
       *[other] Pagar { $lira } liras a { $who }
    }
label-skip = No realizar la acción
label-enough = No repetir
label-no-extra = Sin mercancía adicional
label-done = No jugar más cartas
label-last-round = { $text } · empieza la última ronda

label-fill =
    { $gain ->
        [0] Nada: no caben más { FORM($good, case: "plural") }
        [one] Tomar 1 { FORM($good, case: "singular") }
       *[other] Tomar { $gain } { FORM($good, case: "plural") }
    }
label-extra = 1 { FORM($good, case: "singular") } más por { $lira } liras
label-take-good = Tomar 1 { FORM($good, case: "singular") }
label-no-room = sin espacio: se perdería
label-roll-first = Tirar antes de elegir mercancía
label-sell =
    { $lira ->
        [one] { $goods } → 1 lira
       *[other] { $goods } → { $lira } liras
    }
label-keep =
    { TRAIT($goods, name: "number") ->
        [ninguno] no te queda nada
        [uno] te queda { FORM($goods, case: "usual-listed") }
       *[other] te quedan { FORM($goods, case: "usual-listed") }
    }
label-any-count =
    { $count ->
        [one] 1 mercancía a elegir → { $lira } liras
       *[other] { $count } mercancías a elegir → { $lira } liras
    }
label-deliver = Dar { $goods }
label-tile = { CAPITAL($tile) } por 1 { FORM($good, case: "singular") }
label-buy-ruby = Comprar un rubí por { $lira } liras
label-buy-extension = Comprar una ampliación por { $lira } liras
label-buy-last-extension = Tercera ampliación y rubí: { $lira } liras
label-room-after = luego caben { $capacity } mercancías de cada tipo
label-mail =
    { $lira ->
        [one] Recoger { $goods } y 1 lira
       *[other] Recoger { $goods } y { $lira } liras
    }
label-return-all =
    { $count ->
        [2] Recuperar los dos sirvientes
       *[other] Recuperar los { $count } sirvientes
    }
label-return =
    { $count ->
        [one] Sirviente { FORM($places, case: "of") }
       *[other] Recuperar { $count }: lugares { $places }
    }
label-call = Anunciar { $number }
label-call-odds = { $tile ->
    [yes] { $lira } liras en unas { $ways } de 36 tiradas (con tu loseta roja)
   *[no] { $lira } liras en { $ways } de 36 tiradas
}
label-keep-roll = Conservar la tirada
label-turn-die = Cambiar el { $was } por un { $now }
label-turn-die-by-card = Cambiar { $was } por { $now } con «{ $card }»
label-roll-brings = { $text }: { $gains }
label-reroll = Volver a tirar los dos dados
label-deck =
    { $count ->
        [one] Robar 1 carta del mazo
       *[other] Robar { $count } cartas
    }
label-deck-size =
    { $count ->
        [0] antes se barajan los descartes
        [one] queda 1 carta
       *[other] quedan { $count } cartas
    }
label-discard-pile = Tomar «{ $card }» (de los descartes)
label-discard-and-deck = Tomar «{ $card }» y robar una carta
label-discard = Descartar «{ $card }»
given-card = «{ $card }»
label-catch = Atrapar al sobrino de { $name }: { $reward }
label-thing = { CAPITAL($thing) }
label-reward = Tomar { $reward }
reward-lira =
    { $lira ->
        [one] 1 lira
       *[other] { $lira } liras
    }
reward-card = una carta
label-meet = Encuentro con { FORM($figure, case: "definite") }
label-good-for-lira =
    { $lira ->
        [one] { CAPITAL(FORM($good, case: "singular")) }: pagar 1 lira
       *[other] { CAPITAL(FORM($good, case: "singular")) }: pagar { $lira } liras
    }
label-good-for-good = { CAPITAL(FORM($good, case: "singular")) } a cambio de 1 { FORM($price, case: "singular") }
label-good-for-itself = Tomar y devolver 1 { FORM($good, case: "singular") }
label-pay-lira =
    { $lira ->
        [one] Pagar 1 lira
       *[other] Pagar { $lira } liras
    }
label-play = Jugar «{ $card }»
label-copies = copia «{ $card }»
label-reach = útil para llegar a { $places }
label-reach-many =
    { $count ->
        [one] útil para llegar a 1 lugar más
       *[other] útil para llegar a { $count } lugares más
    }
label-recall = Sirviente { FORM($place, case: "of") }: pagas { $lira } liras

shortcut-for = { $price } → { $gains }
shortcut-pay = pagas { $price }
shortcut-sell = vendes { FORM($goods, case: "usual-listed") }
shortcut-one = 1 { FORM($good, case: "singular") }
shortcut-jewelry = quizá joyas
shortcut-family = Sobrino { FORM($place, case: "to") }
shortcut-merchant-to = tu mercader va al lugar { $place }
shortcut-call = { $number } liras si sacas { $number } o más; si no, { $consolation }
shortcut-meet = con { FORM($figure, case: "definite") }
shortcut-not-met = evitas { FORM($figures, case: "to") }
shortcut-left-undone = sin acción
shortcut-apart = { CAPITAL($what) } en { FORM($place, case: "definite") }
    .family = { CAPITAL($what) }: { $place }
shortcut-extra = 1 { FORM($good, case: "singular") } más
shortcut-no-extra = sin mercancía adicional
shortcut-lost = sin sitio para { $goods }
shortcut-catches =
    { $count ->
        [one] atrapas al sobrino de { $name }
       *[other] atrapas a { $count } sobrinos
    }
shortcut-caught = { $catch }: { $gains }
shortcut-catch-for = por atrapar: { $gain }
shortcut-ruby = un rubí
shortcut-extension = una ampliación (caben { $capacity } de cada tipo)
shortcut-back =
    { $count ->
        [one] vuelve 1 sirviente (del { $places })
       *[other] vuelven { $count } sirvientes ({ $places })
    }
shortcut-stay =
    { $count ->
        [one] 1 se queda fuera ({ $places })
       *[other] { $count } se quedan fuera ({ $places })
    }
shortcut-opens = { $kind ->
    [smuggler] luego eliges la mercancía
    [extra-good] luego eliges una mercancía más
    [coffee-trader] luego eliges cómo pagas
    [companion] luego eliges qué hace tu socio
    [again] luego eliges si repites la acción
    [roast-more] luego eliges si tuestas más
    [pay] luego actúas allí
   *[other] luego eliges
}
shortcut-last-round = empieza la última ronda
shortcut-companion = tu socio
    .back = recuperas a tu socio
shortcut-companion-placed = antes colocas a tu socio
shortcut-discard-pile = «{ $card }» de los descartes
shortcut-play = juegas { $card }
shortcut-discard = descartas { $card }
shortcut-first-card = { $cards } cartas de bonificación (la primera del mazo); descartas una
shortcut-second-card = una carta del mazo; luego descartas una
shortcut-delivers =
    { $count ->
        [one] entregas una misiva
       *[other] entregas { $count } misivas
    }
shortcut-delivers-of =
    { $count ->
        [one] entregas una misiva de { $who }
       *[other] entregas { $count } misivas de { $who }
    }
