# ".planned" está en imperativo: lo que se puede hacer.

event-took-character = { $who } juega con { $character }.
    .part = juega con { $character }
    .planned = juegas con { $character }
event-kept-goals = { $who } elige dos cartas de objetivo.
    .part = elige dos cartas de objetivo
    .planned = eliges dos cartas de objetivo
event-kept-known-goals = { $who } se queda con las cartas de objetivo { $goals }.
    .part = se queda con las cartas de objetivo { $goals }
    .planned = te quedas con las cartas de objetivo { $goals }
event-round-began = Comienza la ronda { $round }; { $start } juega primero.
event-rolled = { $who } saca { FORM($dice, case: "yours") }.
    .part = saca { FORM($dice, case: "yours") }
    .planned = sacas { FORM($dice, case: "yours") }
event-turn-began = { $who } empieza el turno { $turn } (ronda { $round }).
event-gained = { $who } recibe { FORM($amounts, case: "usual-listed") } ({ $source }).
event-paid = { $who } paga { FORM($amounts, case: "usual-listed") } ({ $source }).
event-placed = { $who } coloca { FORM($dice, case: "yours") } ({ FORM($space, case: "inline") }).
event-placed-for = { $who } coloca { FORM($dice, case: "yours") } y paga { $coins } ({ FORM($space, case: "inline") }).
event-got-black-die = { $who } toma un dado negro ({ $source }).
event-got-rolled-black-die = { $who } toma un dado negro y saca { $value } ({ $source }).
event-rerolled = { $who } vuelve a tirar el { $was } y saca un { $now }.
    .part = vuelve a tirar el { $was } y saca un { $now }
    .part-kind = coins
    .planned = vuelves a tirar el { $was }
event-adjusted = { $who } cambia el { $was } por un { $now }.
    .part = cambia el { $was } por un { $now }
    .part-kind = coins
    .planned = cambias el { $was } por un { $now }
    .planned-kind = coins
event-moved = { $who } viaja: { $path }.
event-skipped = A { $who } no le quedan dados: ya no juega en esta ronda.
    .part = ya no tiene dados para esta ronda
    .planned = luego, sin dados para el resto de la ronda
event-took-hourglass = { $who } ha viajado en último lugar y toma el reloj de arena.
event-built-post = { $who } coloca su puesto comercial n.º { $number } en { $city }.
event-moved-post = { $who } mueve un puesto comercial { FORM($origin, case: "of") } { FORM($city, case: "to") }.
event-took-outpost = { $who } toma la bonificación de puesto avanzado { FORM($city, case: "of") }: { $tile }.
event-copied-marker = { $who } copia en { $city } la bonificación { FORM($other, case: "of") }.
event-took-contract = { $who } toma el contrato de la casilla { $space }: { $contract }.
event-drew-contract = { $who } roba un contrato: { $contract }.
event-discarded = { $who } descarta un contrato: { $contract }.
event-completed = { $who } completa un contrato: { $contract }.
event-lost =
    { $what ->
        [step] { $who } no puede usar el paso adicional ({ $source }).
        [black] No quedan dados negros para { $who } ({ $source }).
        [contract] No quedan contratos para { $who } ({ $source }).
       *[copy] { $who } no tiene bonificación de ciudad que copiar ({ $source }).
    }
    .part =
        { $what ->
            [step] no puede usar el paso adicional ({ $source })
            [black] se queda sin dado negro ({ $source })
            [contract] se queda sin contrato ({ $source })
           *[copy] no tiene bonificación de ciudad que copiar ({ $source })
        }
    .planned =
        { $what ->
            [step] sin uso para el paso adicional ({ $source })
            [black] sin dados negros que tomar ({ $source })
            [contract] sin contratos que tomar ({ $source })
           *[copy] sin bonificación de ciudad que copiar ({ $source })
        }
event-row-filled = Contratos nuevos: { $contracts }.
event-round-ended = La ronda { $round } ha terminado.
event-scored = { $who } suma { $vp } ({ $line }).
event-game-ended =
    { $count ->
        [one] Gana { $winners }.
       *[other] { $winners } comparten la victoria.
    }

## De qué viene una ganancia o un pago

source-coins = casilla de monedas
source-bazaar-camel = fila de camellos
source-bazaar-pepper = fila de pimienta
source-bazaar-silk = fila de seda
source-bazaar-gold = fila de oro
source-khan = favor del Khan
source-contracts = casilla de contratos
source-travel = viaje
source-purse = a cambio de un dado
source-reroll = nueva tirada
source-adjust = dado cambiado
source-black = comprado
source-character = personaje
source-compensation = tirada por debajo de { $fair }
source-posts = puestos comerciales
source-contract = contrato
source-card = carta de ciudad «{ $card }»
source-city = { $city }
source-outpost = puesto avanzado { FORM($city, case: "of") }

## Las líneas de la hoja de puntuación

line-track = puntos durante la partida
line-goal = carta de objetivo { $cities }
line-cities = ciudades distintas de ambas cartas de objetivo
line-coins = monedas
line-beijing = puesto comercial en Beijing
line-goods = mercancías en Beijing
line-contracts = más contratos
