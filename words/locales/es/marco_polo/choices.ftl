# Opciones de una decisión, en botones y menús.

label-take = Tomar { FORM($things, case: "usual-listed") }
    .definite = tomar { FORM($things, case: "usual-listed") }
    .kind = verbo
label-space = { $space } · { $things }
label-up-to = { $space } · hasta { FORM($things, case: "usual-listed") }
label-or = { FORM($best, case: "usual-listed") }, o { FORM($other, case: "usual-listed") }
label-contracts =
    { $count ->
        [one] { $space } · 1 para elegir
       *[other] { $space } · { $count } para elegir
    }
label-travel =
    { $count ->
        [one] { $space } · 1 paso
       *[other] { $space } · hasta { $count } pasos
    }
label-card-gain = 1 dado, hasta { FORM($things, case: "usual-listed") }
label-card-counted = 1 dado; su valor limita la recompensa
label-card-uses =
    { $count ->
        [one] 1 dado, 1 uso
       *[other] 1 dado, hasta { $count } usos
    }
label-dice =
    { $count ->
        [one] 1 dado
       *[other] { $count } dados
    }
label-span = de { $least } a { $most }
label-occupied = { $dice } · casilla ocupada: pagas { $coins }
label-purse = Cambiar un dado por { $count } monedas
label-reroll =
    { $count ->
        [one] Volver a tirar un dado por 1 camello
       *[other] Volver a tirar un dado por { $count } camellos
    }
label-adjust =
    { $count ->
        [one] Subir o bajar un dado por 1 camello
       *[other] Subir o bajar un dado por { $count } camellos
    }
label-black =
    { $count ->
        [one] Comprar un dado negro por 1 camello
       *[other] Comprar un dado negro por { $count } camellos
    }
label-complete = Completar: { FORM($things, case: "short") }
label-for = pagas { $cost }
label-needs =
    { $count ->
        [one] pide { $cost }
       *[other] piden { $cost }
    }

label-which-dice = Colocar { FORM($dice, case: "one") }
label-sell-die = { CAPITAL(FORM($die, case: "sold")) } → { $coins } monedas
label-dice-gain = Con { FORM($dice, case: "one") }: { $things }
label-dice-cost = { CAPITAL(FORM($text, case: "one")) } · pagas { $price }
label-dice-toll = { CAPITAL(FORM($text, case: "one")) } · casilla ocupada: pagas { $coins }
label-steps =
    { $count ->
        [one] 1 paso
       *[other] hasta { $count } pasos
    }
label-journey-ends = hasta { FORM($places, case: "definite") }
label-journey-ends-many = { $count } ciudades al alcance
label-reach =
    { $count ->
        [one] el primer contrato
        [2] los contratos 1 y 2
       *[other] hasta { $most } contratos de las casillas 1 a { $count }
    }
label-times =
    { $count ->
        [one] 1 uso
       *[other] hasta { $count } usos
    }
label-column = Columna { $number }: { FORM($things, case: "short") }
label-roll-die =
    { $count ->
        [one] Volver a tirar el { $die }: pagas 1 camello
       *[other] Volver a tirar el { $die }: pagas { $count } camellos
    }
label-turn-die =
    { $count ->
        [one] Cambiar { FORM($was, case: "one") } por un { $now }: pagas 1 camello
       *[other] Cambiar { FORM($was, case: "one") } por un { $now }: pagas { $count } camellos
    }

both = { TRAIT($one, name: "kind") ->
        [verbo] { TRAIT($other, name: "kind") ->
            [verbo] { $one } y { $other }
           *[nombre] { $one } + { $other }
        }
       *[nombre] { $one } + { $other }
    }
    .short = { FORM($one, case: "short") } + { FORM($other, case: "short") }
label-take-contracts = { $count ->
    [one] Contrato { $spaces }: «{ FORM($things, case: "short") }»
   *[other] Contratos { $spaces }: { FORM($things, case: "short") }
}
label-more = +{ $things }
label-drop = Descartar «{ FORM($things, case: "short") }»
label-decline = Descartar el nuevo
label-discards =
    { $count ->
        [one] descartas el contrato que tenías
       *[other] descartas los dos contratos que tenías
    }

label-character = { CAPITAL($line) }
label-goals = { $points } puntos, y { $more } más por { $count } ciudades distintas
label-first = Primero { $place }
label-relocate = Mover el puesto { FORM($place, case: "of") }

label-trade = { $given } → { $taken }
label-trade-done = No intercambiar más

label-stay = Renunciar al paso adicional
label-figure-to = { $figure } { FORM($place, case: "to") }
label-figure-at = Solo { $figure }, desde { FORM($place, case: "definite") }
label-free = gratis
label-price = pagas { $price }
label-from-price = pagas al menos { $price }
label-own-post = allí ya tienes puesto
label-post = puesto: { $things }
label-plain-post = nuevo puesto
label-opens = abre carta de ciudad: { $card }
label-lost =
    { $what ->
        [step] sin paso adicional: no puedes pagarlo
        [black] dado negro perdido: no queda ninguno
        [contract] contrato perdido: no queda ninguno que robar
       *[copy] ninguna bonificación que copiar
    }
label-at-the-end = { $points } al final
label-goal = tu carta de objetivo
label-moves-post = tienes que mover allí uno de tus puestos
label-each-round = { $things } cada ronda
label-cards =
    { $count ->
        [one] 1 carta de ciudad
       *[other] { $count } cartas de ciudad
    }
label-several-ways = luego eliges el recorrido
label-and-goods = y mercancías distintas
label-via = vía { FORM($places, case: "usual-listed") }
label-posts-in =
    { $count ->
        [one] puesto en { $places }
       *[other] puestos en { $places }
    }
label-then-other = luego mueves la otra figura; pagas por las dos a la vez
label-route = Vía { FORM($places, case: "usual-listed") }
label-direct = Directo
label-priced = { $way }: { $price }
figure-niccolo = Niccolò
figure-marco = Marco
figure-both = Los dos, repartiéndose los pasos

shortcut-for = pagas { $price } → { $gains }
shortcut-costs = pagas { $price }
shortcut-dice =
    { $count ->
        [one] { $colour ->
            [black] con un { $value } negro
            [white] con el { $value } blanco
           *[own] con un { $value }
        }
       *[other] con { FORM($dice, case: "one") }
    }
shortcut-sells = { $count ->
    [one] { FORM($dice, case: "sold") }
   *[other] { TRAIT($dice, name: "kind") ->
        [named] { FORM($dice, case: "sold") }
       *[other] { $count } dados ({ FORM($dice, case: "yours") })
    }
} → { $coins } monedas
shortcut-contract = «{ $contract }»
shortcut-discards =
    { $count ->
        [one] descartas tu contrato { $contracts }
       *[other] descartas tus contratos { $contracts }
    }
shortcut-step = paso adicional { FORM($place, case: "to") }
shortcut-post = puesto en { $place }
shortcut-opens = { $kind ->
    [copy] luego eliges qué bonificación copias
    [step] luego eliges adónde va el paso
    [travel] luego eliges adónde vas
    [turn] luego tu acción principal
   *[other] luego eliges
}
shortcut-complete =
    { $count ->
        [one] Completar un contrato
       *[other] Completar { $count } contratos
    }
    .besides =
        { $count ->
            [one] completar un contrato
           *[other] completar { $count } contratos
        }
    .besides-kind = verbo
    .one =
        { $count ->
            [one] completar uno
           *[other] completar { $count }
        }
    .one-kind = verbo
shortcut-travel = Viajar { FORM($place, case: "to") }
    .kind = verbo
shortcut-contracts =
    { $count ->
        [one] Tomar el contrato { $spaces }
       *[other] Tomar los contratos { FORM($spaces, case: "usual-listed") }
    }
    .kind = verbo
    .chosen =
        { $count ->
            [one] Contrato { $spaces }
           *[other] Contratos { $spaces }
        }
shortcut-to = { FORM($place, case: "to") }
shortcut-black-die = dado negro
shortcut-apart = { CAPITAL($what) }: { $name }
    .dice = { $name } { $what }
    .contract = Contrato ({ $what }) + { $name }
