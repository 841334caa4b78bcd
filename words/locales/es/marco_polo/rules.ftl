section-concepts = Cómo se juega
section-spaces = Casillas de acción
section-bonus = Acciones adicionales
section-places = Lugares
section-characters = Personajes
section-outposts = Bonificaciones de puesto avanzado
section-markers = Bonificaciones de ciudad
section-goals = Cartas de objetivo
section-cards = Cartas de ciudad
section-contracts = Contratos
section-options = Opciones

## Conceptos

concept-turn = Un turno
    .rule = Mientras tengas dados, realiza exactamente una acción principal por turno: coloca dados en una casilla de acción y haz lo que indica. Antes y después puedes realizar todas las acciones adicionales que puedas pagar.
    .more = No puedes pasar mientras tengas dados. Cuando no te quede ninguno, aunque hayas cambiado el último por monedas antes de tu acción principal, ya no juegas en esta ronda.
concept-goods = Mercancías, camellos y monedas
    .rule = La pimienta, la seda y el oro son mercancías. Con mercancías y camellos completas contratos y usas cartas de ciudad; con monedas y camellos pagas viajes. No hay límite a lo que puedes tener, y todos ven lo que tienes.
concept-dice = Dados
    .rule = Cada jugador tira { $dice } dados al empezar la ronda. Los dados negros se añaden a los tuyos y no son de nadie: se toman del tablero de uno en uno y vuelven al terminar la ronda.
    .more = El dado blanco es de Matteo Polo.
concept-occupied = Casillas ocupadas
    .rule = Si en una casilla ya hay dados, aunque sean tuyos, paga tantas monedas como muestre tu dado más bajo. Esto nunca se paga en el favor del Khan, en las cartas de ciudad ni al cambiar un dado por { $coins } monedas.
    .more = Puedes usar cada casilla solo una vez por ronda con dados de tu color; los negros y el blanco no cuentan. Puedes cambiar cuantos dados quieras por { $coins } monedas cada uno, pero cada carta de ciudad admite solo un dado por ronda.
concept-round = Una ronda
    .rule = Primero recibes las bonificaciones de ciudades pequeñas y personajes, y todos tiran los dados. Luego se juega por turnos hasta que a nadie le quedan dados. Después, salvo en la última ronda, los contratos que nadie tomó van debajo de la pila especial y salen { $row } nuevos.
    .more = La partida dura { $rounds } rondas.
concept-start-player = Jugador inicial
    .rule = El último jugador que realizó la acción principal Viajar empieza la ronda siguiente. Si nadie viajó, el jugador inicial no cambia.
concept-compensation = Tiradas bajas
    .rule = Si tus dados suman menos de { $fair }, recibes un camello o una moneda por cada punto que falte, combinados como quieras. El dado blanco también cuenta. Rashid no recibe nada.
concept-steps = Pasos
    .rule = Elige adónde quieres ir y paga solo los pasos que te llevan allí. Un paso adicional no tiene coste de viaje, pero pagas lo que cueste su ruta. Los pasos que no puedas pagar o no des se pierden.
    .more = No recuperas lo que te costó un paso perdido, como las mercancías de un contrato. Todos los pasos de una carta de ciudad son un solo viaje, y colocas un puesto comercial solo donde acaba.
concept-posts = Puestos comerciales
    .rule = Si tu viaje acaba en una ciudad donde no tienes puesto, coloca uno. Varios jugadores pueden compartir una ciudad. En los oasis y en Venecia no se colocan puestos.
    .more = Con tu { $first }.º puesto ganas { $five } puntos al momento y con el { $second }.º ganas { $ten }. Si no te quedan, tienes que mover uno de los tuyos a la nueva ciudad: recibes su bonificación, pero no esos puntos otra vez.
concept-large-cities = Ciudades grandes
    .rule = El primer jugador que coloca allí un puesto recibe la bonificación de puesto avanzado. Si tienes un puesto allí, puedes usar la carta de ciudad como acción principal; cada carta admite solo un dado por ronda.
    .more = Puedes usar la carta desde el turno siguiente al de colocar el puesto, o enseguida si así se eligió en la preparación.
concept-small-cities = Ciudades pequeñas
    .rule = Recibes la bonificación de ciudad al colocar allí un puesto y al empezar cada ronda posterior.
concept-question-mark = Copiar una bonificación de ciudad
    .rule = Esta bonificación muestra un interrogante y el símbolo de una ciudad pequeña. Copia otra bonificación de ciudad cualquiera, cada vez una distinta si quieres. No hace falta tener un puesto allí. Una opción de la preparación permite copiar solo las de ciudades donde no tengas puesto.
concept-beijing = Beijing
    .rule = Tu puesto ocupa la mejor casilla libre: { $first }, { $second }, { $third } o { $fourth } puntos al final. Si tienes un puesto allí, al final sumas también 1 punto por cada { $goods } mercancías; los camellos no son mercancías.
concept-contracts = Contratos
    .rule = Tienes espacio para { $most } contratos. Para completar uno en tu turno, entrega sus camellos y mercancías y toma su recompensa.
    .more = Si no tienes espacio, completa antes un contrato o descarta uno viejo por cada uno que tomes; no puedes descartar uno recién tomado. En cambio, si robas uno como recompensa, puedes descartar ese mismo.
concept-goals = Cartas de objetivo
    .rule = Cada carta indica dos ciudades. Si tienes puestos en las dos, sumas los puntos de esa carta al final. Los puestos en 1, 2, 3 o 4 ciudades distintas de tus dos cartas dan además { $one }, { $two }, { $three } o { $four } puntos.
concept-draft = Elección de personajes
    .rule = Se descubren tantos personajes como jugadores, más uno. Elige primero el último en el orden de turno, y al final el jugador inicial.
concept-two-players = Menos jugadores
    .rule = Durante toda la partida hay en el tablero dados neutrales con un 1: con 2 jugadores, { $khan2 } en el favor del Khan y { $coins2 } en la casilla de { $coins } monedas; con 3 jugadores, { $khan3 } en el favor del Khan.
    .more = Con 2, 3 o 4 jugadores hay { $black2 }, { $black3 } o { $black4 } dados negros.
concept-end = El final y la puntuación
    .rule = Tras la ronda { $rounds } sumas puntos por tus cartas de objetivo y sus ciudades, por Beijing (tu casilla y tus mercancías) y 1 por cada { $coins } monedas. Completar más contratos que nadie (al menos uno) da { $contracts } puntos, también en caso de empate. Gana quien tenga más puntos; desempatan los camellos y, si sigue el empate, se comparte la victoria.

## Casillas de acción y acciones adicionales

rule-space-coins = Coloca un dado cualquiera y toma { $coins } monedas.
rule-space-line =
    { $dice ->
        [one] Coloca 1 dado y usa la columna de su valor o una inferior. { CAPITAL($columns) }.
       *[other] Coloca { $dice } dados y usa la columna del más bajo o una inferior. { CAPITAL($columns) }.
    }
rule-column = { $number ->
    [1] la columna 1 da { FORM($things, case: "usual-listed") }
   *[other] la { $number }, { FORM($things, case: "usual-listed") }
}
rule-space-khan = Coloca 1 dado en la siguiente casilla libre (hay { $places }); debe ser igual o superior al último que haya allí. Toma { FORM($things, case: "usual-listed") }.
    .more = Nunca cuesta monedas.
rule-space-contracts = Coloca 1 dado y toma 1 o { $most } contratos de casillas cuyo número no supere el valor del dado. Con un contrato de la casilla 5 recibes { $five } moneda o { $five } camello; con uno de la 6, { $six } monedas o { $six } camellos.
rule-space-travel = Coloca 2 dados y muévete al menos un paso, pero no más pasos de los que muestra el dado más bajo. Un viaje de { $steps } pasos cuesta { $fees } monedas, más lo que cuesten las rutas.
    .more = Quien viaja en último lugar empieza la ronda siguiente.
rule-space-card = Coloca 1 dado en la carta de una ciudad grande donde tengas un puesto y usa la carta. Muchas cartas pueden usarse varias veces, hasta el número que muestra el dado. Cada carta admite solo un dado por ronda.
    .more = Colocar allí el dado nunca cuesta monedas.
rule-space-card-title = Cartas de ciudad como acción
bonus-purse = Cambiar un dado por monedas
    .rule = Cambia un dado de cualquier valor por { $coins } monedas. Puedes cambiar cuantos dados quieras, incluso varios en un turno.
bonus-reroll = Volver a tirar un dado
    .rule =
        { $camels ->
            [one] Paga 1 camello para volver a tirar uno de tus dados. Hazlo tantas veces como puedas pagar.
           *[other] Paga { $camels } camellos para volver a tirar uno de tus dados. Hazlo tantas veces como puedas pagar.
        }
bonus-adjust = Subir o bajar un dado en 1
    .rule = Paga { $camels } camellos para subir o bajar 1 el valor de uno de tus dados. Hazlo tantas veces como puedas pagar. Un 1 no puede pasar a 6 ni un 6 a 1.
bonus-black = Comprar un dado negro
    .rule = Una vez por turno, paga { $camels } camellos para tomar del tablero un dado negro, si lo hay, y tíralo.
bonus-complete = Completar un contrato
    .rule = Entrega las mercancías y los camellos de uno de tus contratos y toma su recompensa. Puedes completar todos los que puedas pagar. Completar más que nadie da { $points } puntos al final.

## Lugares

rule-place-start = Aquí empiezan todas las figuras. No se pueden colocar puestos comerciales. Las rutas llevan { FORM($roads, case: "to-listed") }.
rule-place-oasis = Un oasis es una parada en el camino donde no puedes colocar puestos comerciales. Las rutas llevan { FORM($roads, case: "to-listed") }.
rule-place-small = Ciudad pequeña: recibes su bonificación al colocar aquí un puesto comercial y al empezar cada ronda posterior. Las rutas llevan { FORM($roads, case: "to-listed") }.
rule-place-large =
    { $cards ->
        [one] Ciudad grande, con una bonificación de puesto avanzado para el primer puesto comercial y una carta de ciudad. Las rutas llevan { FORM($roads, case: "to-listed") }.
       *[other] Ciudad grande, con una bonificación de puesto avanzado para el primer puesto comercial y { $cards } cartas de ciudad. Las rutas llevan { FORM($roads, case: "to-listed") }.
    }
rule-place-beijing = Los primeros cuatro puestos comerciales dan aquí { $points } puntos al final. Si tienes uno, tus mercancías también puntúan. Las rutas llevan { FORM($roads, case: "to-listed") }.

## Componentes

rule-character-raschid = No tira los dados. Cuando coloca un dado, aunque sea negro, elige su valor; una casilla ocupada le cuesta ese número de monedas.
    .more = No recibe nada por tiradas bajas, y nunca necesita volver a tirar ni cambiar dados.
rule-character-matteo = En cada ronda, también en la primera, recibe un dado blanco adicional y un contrato de la pila especial.
rule-character-berke = No paga monedas por casillas ocupadas. Aun así, no puede usar una carta de ciudad con un dado encima ni usar una casilla dos veces por ronda con dados de su color. En el favor del Khan, su dado debe ser igual o superior al último.
rule-character-mercator = Cuando otros usan una fila del bazar, Mercator recibe 1 camello o 1 mercancía de ese tipo. Con 2 o 3 jugadores recibe también { $khan } cuando otros usan el favor del Khan; con 2 jugadores, { $coins } cuando el otro jugador toma monedas.
rule-character-niccolo-marco = Repartes los pasos de cada viaje entre dos figuras como quieras y lo pagas todo por adelantado. Cada figura que se haya movido coloca un puesto donde acabe.
    .more = También recibes { $income } al empezar cada ronda.
rule-character-rubruk = Coloca un puesto en cada ciudad a la que llega, mientras le queden; recibe las bonificaciones al terminar el viaje. Después de sus { $posts } puestos propios coloca { $black } negros; su puesto n.º { $last } da { $points } puntos.
rule-character-caprini = Para él, cualquier oasis está a un solo paso de cualquier otro, y ese paso no tiene coste de ruta. También recibe { $income } al empezar cada ronda.
rule-character-kubilai = Empieza con un puesto en la mejor casilla de Beijing, que no da bonificación pero cuenta como su primer puesto.
rule-card-text = Carta de ciudad. { $uses }
rule-card-uses = Puedes usarla las veces que quieras, hasta el número que indique el dado.
rule-card-one-way = Puedes usarla las veces que quieras, hasta el número que indique el dado, siempre en el mismo sentido.
rule-card-two-way = Puedes usarla las veces que quieras, hasta el número que indique el dado; elige el sentido cada vez. Si así se eligió en la preparación, el sentido no puede cambiar.
rule-card-below-zero = Tus puntos pueden bajar de cero.
rule-card-posts = Puedes contar los puestos que quieras, hasta el número que indique el dado.
rule-card-contracts = Puedes contar los contratos completados que quieras, hasta el número que indique el dado; necesitas al menos uno.
rule-card-once = Úsala una vez.
rule-card-step = Todos los pasos forman un solo viaje: págalo por adelantado y coloca un puesto donde acabe.
rule-card-own-city = Solo puedes elegir ciudades pequeñas donde tengas un puesto comercial, y cada una solo una vez.
rule-contract = Contrato: entrega { FORM($cost, case: "usual-listed") } y recibe { FORM($reward, case: "usual-listed") }.
rule-contract-starting = Contrato inicial: entrega { FORM($cost, case: "usual-listed") } y recibe { FORM($reward, case: "usual-listed") }. Si lo descartas, queda fuera de la partida.
rule-goal = Al final sumas { $points } si tienes puestos comerciales en { $one } y { $other }.
rule-outpost = Da { FORM($things, case: "usual-listed") } a quien coloque el primer puesto comercial en la ciudad grande donde está esta bonificación.
rule-marker = Recibes { FORM($things, case: "usual-listed") } al colocar un puesto comercial en la ciudad donde está esta bonificación y al empezar cada ronda posterior. En una partida de principiantes, esa ciudad es { $city }.
title-card = { $card }
title-contract = { $contract }
title-outpost = Bonificación de puesto avanzado: { $things }
title-marker = Bonificación de ciudad: { $things }
