button-board = Mapa
button-spaces = Casillas de acción
button-carts = Tableros de jugador
alt-turn = Ronda { $round } de { $rounds }: juega { $name }.
alt-draft = { $name } elige un personaje.
alt-goals = Todos eligen cartas de objetivo; empezará { $name }.
alt-bonuses = { $name } empieza la ronda { $round } de { $rounds }; antes de tirar se reciben las bonificaciones.
alt-roll = { $name } empieza la ronda { $round } de { $rounds }; las tiradas bajas se compensan con camellos o monedas.
alt-over = La partida ha terminado.
alt-own = Tienes { $told }.
alt-own-contract = Tu contrato: { $contract }.
alt-seat = { $name }: { $told }.
alt-figures =
    { $count ->
        [one] figura en { FORM($places, case: "definite") }
       *[other] figuras en { FORM($places, case: "definite") }
    }
alt-dice-left =
    { $count ->
        [0] sin dados
        [one] queda 1 dado
       *[other] quedan { $count } dados
    }
alt-posts =
    { $count ->
        [one] { $name } tiene un puesto comercial en { $places }.
       *[other] { $name } tiene puestos comerciales en { $places }.
    }
alt-roads = Rutas desde { FORM($place, case: "definite") }: { $roads }.
alt-dice = Dados en { FORM($space, case: "definite") }: { $dice }.
alt-no-dice = No hay dados en las casillas de acción.
alt-hourglass = Si la ronda terminara ahora, { $name } empezaría la siguiente.
alt-black-dice =
    { $count ->
        [0] No quedan dados negros.
        [one] Queda 1 dado negro.
       *[other] Quedan { $count } dados negros.
    }
alt-contract = Contrato { $number }: { $contract }.
alt-contract-bonus = Contrato { $number }: { $contract }; además, { $coins } o { $camels }.
alt-outposts = Bonificaciones de puesto avanzado: { $where }.
alt-at-place = { $place } ({ $things })
alt-markers = Bonificaciones de ciudad: { $where }.
alt-card = Carta de ciudad en { $place }: { $card }.
button-reach = Al alcance
reach-note = Todo lo iluminado estaría al alcance si el turno empezara ahora. En el mapa, cada lugar muestra cuánto cuesta el viaje y cuántos pasos tiene; cada casilla, lo máximo que puede dar.
alt-reach = Lo que { $name } puede hacer ahora con sus dados y su dinero.
alt-journeys = Desde { FORM($places, case: "definite") } se puede viajar { FORM($ends, case: "to-listed") }.
alt-no-journey = Le faltan dados o dinero para viajar.
alt-cards-open =
    { $count ->
        [one] Carta de ciudad que se puede usar: { $cities }.
       *[other] Cartas de ciudad que se pueden usar: { $cities }.
    }
alt-open-gain = { $space } (hasta { FORM($things, case: "usual-listed") })
    .always = { $space } ({ FORM($things, case: "usual-listed") })
alt-open-contracts =
    { $count ->
        [one] Contratos (1 para elegir)
       *[other] Contratos ({ $count } para elegir)
    }
alt-open-travel =
    { $count ->
        [one] Viajar (1 paso)
       *[other] Viajar (hasta { $count } pasos)
    }
alt-open-toll = { $told }, casilla ocupada (cuesta { $coins })
alt-opened = Puede elegir: { $spaces }.
alt-closed = No puede elegir: { $spaces }.

seat-dice =
    { $count ->
        [one] { FORM($dice, case: "sold") }
       *[other] { TRAIT($dice, name: "kind") ->
            [named] { FORM($dice, case: "sold") }
           *[other] { $count } dados ({ FORM($dice, case: "yours") })
        }
    }
seat-contracts = contratos { $contracts }
seat-no-contracts = ningún contrato
seat-done =
    { $count ->
        [0] ningún contrato completado
        [one] 1 completado
       *[other] { $count } completados
    }
seat-posts =
    { $left ->
        [0] no quedan puestos comerciales
        [one] queda 1 puesto comercial
       *[other] quedan { $left } puestos comerciales
    }
seat-black-posts =
    { $count ->
        [one] 1 puesto comercial negro colocado
       *[other] { $count } puestos comerciales negros colocados
    }

## La posición como texto

state-seat = **{ $name }**, { $character }: { $has }.
state-figure =
    { $count ->
        [one] Figura en { FORM($places, case: "definite") }.
       *[other] Figuras en { FORM($places, case: "definite") }.
    }
state-posts = Puestos comerciales (colocados { $count }, quedan { $left }): { $places }.
state-no-posts = Aún sin puestos comerciales (quedan { $left }).
state-contract = Contrato: { $contract }.
state-done = Completados: { $contracts }.
state-spaces = **Casillas de acción**
state-space = { $space }: { $dice }.
state-seat-dice = { $name } { FORM($dice, case: "one") }
state-neutral-dice = { FORM($dice, case: "one") } neutral
state-map = **Mapa**
state-place = { $place }: { $parts }.
state-place-roads = rutas { FORM($roads, case: "to-listed") }
state-road = { $place }
    .to = { FORM($place, case: "to") }
state-road-cost = { $place } ({ $cost })
    .to = { FORM($place, case: "to") } ({ $cost })
state-place-marker = bonificación ({ $things })
state-place-outpost = puesto avanzado ({ $things })
state-place-card = carta de ciudad { $card }
state-card-used = { $card } (usada: { FORM($dice, case: "one") })
state-place-posts = puestos comerciales: { $names }
state-place-figures =
    { $count ->
        [one] aquí está { $names }
       *[other] aquí están { $names }
    }
state-beijing = Casillas de Beijing: { $where }.
state-beijing-space = { $points } ({ $name })
state-free = libre
state-contracts = **Contratos disponibles**
state-piles = En el tablero, { $black ->
        [one] 1 dado negro
       *[other] { $black } dados negros
    }; en la pila especial, { $special ->
        [one] 1 contrato
       *[other] { $special } contratos
    }; { $rounds ->
        [0] esta es la última ronda
        [one] queda 1 ronda más
       *[other] quedan { $rounds } rondas más
    }.
state-goals = Tus cartas de objetivo: { $goals }.
state-draft = Personajes para elegir: { $names }.

## Mano

hand-goals = **Tus cartas de objetivo**
hand-contracts = **Tus contratos**
hand-goal = { $goal } · { $state }
hand-goal-missing = falta un puesto comercial en { $places }
hand-goal-done = cumplida
hand-cities = Has llegado a { $reached } de las { $cities } ciudades de tus cartas de objetivo. Por llegar a 1, 2, 3 y 4 ciudades se suman { $steps } puntos.
hand-estimate =
    { $total ->
        [0] Si la partida terminara ahora, no tendrías puntos.
        [one] Si la partida terminara ahora, tendrías 1 punto:
       *[other] Si la partida terminara ahora, tendrías { $total } puntos:
    }
hand-line = { $line }: { $vp }

hands-to-come = Contratos para la ronda { $round }: { $contracts }
