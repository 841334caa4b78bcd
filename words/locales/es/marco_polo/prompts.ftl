standing = ronda { $round } de { $rounds } · puntos { $points }
standing-before = antes de la ronda 1

ask-character = Elige tu personaje
    .help = Elige primero el último jugador en el orden de turno.
    .public = elige tu personaje.
ask-goals = Quédate con { $count } de tus { $of } cartas de objetivo
    .help = Una carta puntúa al final si tienes puestos comerciales en sus dos ciudades. También puntúa cada ciudad distinta de tus cartas a la que llegues.
    .public = quédate con { $count } de tus { $of } cartas de objetivo.
ask-copy = ¿Qué bonificación de ciudad copias?
    .public = ronda { $round }: elige una bonificación de ciudad para copiarla.
ask-goods =
    { $count ->
        [one] Elige 1 mercancía
       *[other] Elige { $count } mercancías
    }
    .public =
        { $count ->
            [one] ronda { $round }: elige 1 mercancía.
           *[other] ronda { $round }: elige { $count } mercancías.
        }
ask-swap = Has robado un contrato y no tienes espacio
    .help = Contrato nuevo: { $contract }. Descártalo, o descarta uno de los que tenías.
    .public = has robado un contrato: { $contract }. Descarta uno de tus tres contratos.
ask-compensation =
    { $missing ->
        [one] Tus dados suman { $total }: toma 1 camello o 1 moneda
       *[other] Tus dados suman { $total }: toma { $missing } camellos o monedas
    }
    .help = Recibes uno por cada punto que falte para llegar a { $fair }.
    .public =
        { $missing ->
            [one] tus dados suman { $total }: toma 1 camello o 1 moneda.
           *[other] tus dados suman { $total }: toma { $missing } camellos o monedas.
        }
ask-turn = Ronda { $round }: te toca
ask-after = ¿Algo más?
turn-unpaid = No puedes pagar { FORM($actions, case: "usual-listed") }.
turn-unpaid-action = { FORM($action, case: "definite") } (cuesta { $price })
after-skipped =
    { $count ->
        [one] A { $who } no le quedan dados, así que le toca a { $next }.
       *[other] A { $who } no les quedan dados, así que le toca a { $next }.
    }
after-alone = A nadie más le quedan dados, así que te toca otra vez.
ask-dice =
    { $dice ->
        [one] { $sets ->
            [yes] { $space }: ¿qué valor para el dado?
           *[no] { $space }: ¿qué dado?
        }
       *[other] { $space }: ¿qué { $dice } dados?
    }
ask-die = { $space }: ¿qué dado ahora?
    .help = El más bajo primero.
ask-column = { $space }: ¿qué columna?
ask-contracts = ¿Qué contratos tomas?
    .help = { $room ->
        [0] No tienes espacio: por cada contrato que tomes, descarta uno de los que tenías.
        [one] Tienes espacio para 1 contrato. Si tomas dos, tienes que descartar uno de los que tenías.
       *[other] Tienes espacio para { $room } contratos.
    }
contract-in-space = Contrato { $space }: { $contract }
ask-discard = ¿Cuál de tus contratos descartas?
ask-column-bonus = ¿Monedas o camellos?
    .help = Toma una de las dos bonificaciones que acompañan al contrato «{ $contract }».
ask-figures = ¿Quién viaja?
ask-travel = ¿Adónde?
    .help = Cada precio es por todo el camino; pagas solo los pasos que das. Si acabas en una ciudad, colocas allí un puesto comercial.
ask-step = Paso adicional: ¿adónde?
    .help = Pagas solo la ruta. También puedes quedarte.
ask-route = ¿Qué recorrido tomas?
ask-order = ¿Qué va primero?
ask-relocate = Has colocado todos tus puestos comerciales: ¿cuál mueves?
    .help = Pierdes la carta y la bonificación de la ciudad vieja, y recibes la bonificación de la nueva.
ask-give = ¿Qué mercancías das?
    .help = Cada paso cuesta dos mercancías distintas.
ask-times = ¿Cuántas veces usas la carta?
    .help = { $card }
ask-trade = ¿Qué intercambias?
    .help = { $card }
ask-cities = ¿De qué ciudades recoges la bonificación?
    .help = { $card }
ask-purse = ¿Qué dado cambias por { $coins } monedas?
ask-reroll = ¿Qué dado vuelves a tirar?
ask-adjust = ¿Qué dado cambias?

## El menú cerrado de un grupo de opciones

group-character = Tu personaje
group-goals = Quedarse con estas dos
group-copy = Copiar la bonificación de
group-goods = Tomar
group-swap = Descartar
group-compensation = Tomar
group-main = Tu acción principal
group-complete = Completar un contrato
group-bonus = Acción adicional
group-end = Terminar tu turno
group-pass = Otra cosa
group-dice = ¿Qué dados?
group-die = ¿Qué dado?
group-column = ¿Qué columna?
group-take-1 = Tomar un contrato
group-take-2 = Tomar dos contratos
group-discard = Descartar
group-column-bonus = Monedas o camellos
group-figures = ¿Quién viaja?
group-travel = ¿Adónde?
group-route = ¿Por dónde?
group-order = Primero
group-relocate = Mover el puesto de
group-give = Dar
group-times = ¿Cuántas veces?
group-trade = Intercambiar
group-cities = Recoger en
group-purse = ¿Qué dado?
group-reroll = ¿Qué dado?
group-adjust = ¿Qué dado?

## Una línea sobre una plaza

role-character = { $character }: { $line }
status-dice =
    { $count ->
        [one] dado: { FORM($dice, case: "one") }
       *[other] dados: { FORM($dice, case: "one") }
    }
status-no-dice = sin dados
