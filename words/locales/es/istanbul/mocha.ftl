## Lugares

place-17 = Tostadero
    .definite = el Tostadero
    .to = al Tostadero
    .of = del Tostadero
    .line = Paga con { $lira } liras, una mercancía o una carta, o con varias; cada pago te da { $coffee } cafés
    .rule = Paga { $lira } liras, una mercancía o una carta (de bonificación o de gremio) y toma { $coffee } cafés. Puedes hacer cada pago solo una vez.
    .prospect = { $coffee } cafés por liras, mercancía o carta
place-18 = Casa del Gremio
    .definite = la Casa del Gremio
    .to = a la Casa del Gremio
    .of = de la Casa del Gremio
    .line = Toma { $coffee ->
        [one] 1 café
       *[other] { $coffee } cafés
    } y { $cards } cartas de gremio; luego descarta una
    .rule = Toma { $coffee ->
        [one] 1 café
       *[other] { $coffee } cafés
    } y roba { $cards } cartas de gremio. Luego descarta una carta de gremio de tu mano, vieja o nueva, sin usarla.
    .prospect = { $coffee ->
        [one] 1 café
       *[other] { $coffee } cafés
    } y { $cards } cartas de gremio
place-19 = Taberna
    .definite = la Taberna
    .to = a la Taberna
    .of = de la Taberna
    .line = Paga café por la barrera o una loseta de taberna, o café y mercancías por un rubí
    .rule = Haz una de estas cosas: poner la barrera entre dos lugares por { $barrier } cafés y realizar la acción de uno de ellos; comprar una loseta de taberna por el café que muestra su pila; o pagar { $baksheesh } cafés y las mercancías de la loseta de bakshish por un rubí.
    .more = Cuando hayas puesto la barrera, solo tú puedes cruzarla. Puedes tener como máximo una loseta de taberna de cada tipo. Toma el siguiente rubí del Palacio del Sultán, del Tratante de Gemas o de la Casa de Café; luego dale la vuelta a la loseta de bakshish.
    .prospect = pones la barrera o compras loseta o rubí
place-20 = Casa de Café
    .definite = la Casa de Café
    .to = a la Casa de Café
    .of = de la Casa de Café
    .line = Compra un rubí con café
    .rule = Compra el siguiente rubí con café. El primero cuesta { $first } cafés; cada rubí posterior cuesta 1 más, hasta { $last }.
    .prospect = rubí por { $coffee } cafés

## Café, figura, Taberna

good-coffee = café
    .singular = café
    .plural = cafés
figure-coffee-trader = Vendedor de café
    .definite = el vendedor de café
    .to = al vendedor de café
    .of = del vendedor de café
    .line = Un café por { $lira } liras o una mercancía
    .rule = Toma un café y paga { $lira } liras o una mercancía. Luego tira dos dados para ver adónde va el vendedor de café.
    .more = El encuentro con el vendedor de café es opcional.
tavern-line = loseta de línea recta
    .definite = la loseta de línea recta
    .line = Tu mercader puede recorrer cualquier distancia en línea recta en lugar de 1 o 2 lugares
    .rule = En lugar de 1 o 2 lugares, tu mercader puede moverse tantos lugares como quieras en línea recta. No puede cruzar la barrera, salvo que sea tuya.
tavern-free = loseta de encuentros gratis
    .definite = la loseta de encuentros gratis
    .line = Los encuentros con figuras no te cuestan nada
    .rule = Las figuras con las que te encuentras no te cuestan nada. Después se van a otro lugar, como siempre.
    .more = Si usas una carta para encontrarte con una figura en otro lugar, pagas igualmente.
baksheesh = Loseta de bakshish
    .rule = Una cara pide { FORM($first, case: "usual-listed") }; la otra, { FORM($second, case: "usual-listed") }. Dale la vuelta después de cada uso.
    .more = Las mercancías de una cara las he inventado yo, porque ninguna fuente dice cuáles son las impresas.
barrier = Barrera
    .rule = La barrera está entre dos lugares, y solo puede cruzarla a pie quien la puso. No afecta a las cartas ni a las losetas que llevan una pieza directamente a un lugar.

## Cartas de bonificación

card-two-coffee = { $coffee } cafés
    .line = En cualquier momento de tu turno
    .rule = Toma { $coffee } cafés en cualquier momento de tu turno, pero no si ha terminado antes de tiempo
card-coffee-for-guild = Gremio por café
    .line = Paga { $coffee ->
        [one] 1 café
       *[other] { $coffee } cafés
    } y roba una carta de gremio
card-coffee-for-lira = { $lira } liras por { $coffee ->
        [one] 1 café
       *[other] { $coffee } cafés
    }
    .line = Vende { $coffee ->
        [one] 1 café
       *[other] { $coffee } cafés
    } por { $lira } liras
card-exchange-3 = Intercambiar hasta { $most }
    .line = Intercambia hasta { $most } mercancías o cafés por otros tantos
    .rule = Intercambia hasta { $most } mercancías o cafés, en cualquier combinación, por otros tantos. Solo tiene que caberte lo que tengas al final
card-roll-reward-mocha = Dados: mercancías, café o liras
    .line = Tira dos dados: { $goods } mercancías ({ $first } o menos), { $middle } cafés ({ $second } o menos) o { $lira } liras (más)
    .rule = Tira dos dados. Si suman { $first } o menos, toma { $goods } mercancías a elegir; si suman { $second } o menos, toma { $middle } cafés; si no, toma { $lira } liras. Estos números los he inventado yo, porque ninguna fuente dice cuáles son los impresos
card-die-to-six = Un dado a { $face }
    .line = Tras cualquier tirada, salvo las que mueven una figura
    .rule = Después de tirar, pon un dado en { $face }. No vale para las tiradas que mueven una figura neutral
card-move-to-corner = Ir a una esquina
    .line = Ve a cualquier esquina del tablero en lugar de moverte
    .rule = Ve a cualquier esquina del tablero en lugar de moverte; la barrera no te detiene. Lo demás sigue igual
card-wainwright-twice = Doble Carretero
    .line = Repite la acción nada más realizarla
    .rule = Justo después de usar el Carretero con tu mercader, tu socio o tu sobrino allí, úsalo otra vez si puedes pagar
card-coffee-house-twice = Doble Casa de Café
    .line = Repite la acción nada más realizarla, al nuevo precio
    .rule = Justo después de usar la Casa de Café con tu mercader, tu socio o tu sobrino allí, úsala otra vez si puedes pagar el nuevo precio

## Cartas de gremio

guild-1 = una ampliación
    .line = Recibe gratis una ampliación de la carretilla
guild-2 = telas y más
    .line = Llena tu carretilla de telas; luego toma hasta { $most } mercancías distintas
guild-3 = especias y más
    .line = Llena tu carretilla de especias; luego toma hasta { $most } mercancías distintas
guild-4 = fruta y más
    .line = Llena tu carretilla de fruta; luego toma hasta { $most } mercancías distintas
guild-5 = { $lira } liras y mercancías
    .line = Toma { $lira } liras y hasta { $most } mercancías distintas
guild-6 = { $cards } cartas de bonificación
    .line = Roba { $cards } cartas de bonificación
guild-7 = a la Fuente
    .line = Tu mercader y los sirvientes tuyos que quieras van a la Fuente; luego juegas otro turno
    .rule = Tu mercader va a la Fuente con toda su pila, y pueden unirse a él tantos sirvientes tuyos del tablero como quieras. Luego juegas otro turno, en el que puedes usar otra carta de gremio
    .more = No realizas la acción de la Fuente.
guild-8 = mercancías y joyas
    .line = Toma { $wares } mercancías (no joyas); luego tira los dados: 1 joya ({ $one } o más) o 3 ({ $three } o más)
    .rule = Toma { $wares } mercancías (telas, especias o fruta) y tira dos dados. Con { $one } o más recibes 1 joya; con { $three } o más, 3. Aquí no puedes usar la loseta roja
guild-9 = Casa de Té doble
    .line = Anuncia un número y tira; recibes el doble que en la Casa de Té, o { $lira } liras si fallas
    .rule = Usa la Casa de Té desde donde estás. Recibes el doble de lo habitual, o { $lira } liras si fallas. Aquí no puedes usar la loseta roja
guild-10 = 3 mercancías por { $lira } liras
    .line = Vende 1 tela, 1 especia y 1 fruta por { $lira } liras
guild-11 = 2 mercancías y 1 joya por { $lira } liras
    .line = Vende 1 tela, 1 especia y 1 joya por { $lira } liras
guild-12 = cualquier lugar
    .line = Realiza la acción de cualquier lugar; luego tu sobrino va al Cuartelillo
    .rule = Realiza la acción de cualquier lugar. Luego envía a tu sobrino al Cuartelillo sin recompensa si no está ya allí
guild-13 = un rubí del Palacio
    .line = Paga { $goods } mercancías a elegir por el siguiente rubí del Palacio del Sultán
guild-14 = loseta de la Pequeña Mezquita
    .line = Recibe una loseta por solo 1 mercancía de su color
    .rule = Toma de la Pequeña Mezquita una loseta que no tengas por solo 1 mercancía de su color, muestre el número que muestre. Si así tienes las dos losetas, recibes el rubí como siempre
guild-15 = loseta de la Gran Mezquita
    .line = Recibe una loseta por solo 1 mercancía de su color
    .rule = Toma de la Gran Mezquita una loseta que no tengas por solo 1 mercancía de su color, muestre el número que muestre. Si así tienes las dos losetas, recibes el rubí como siempre
guild-16 = un rubí del Tratante
    .line = Paga { $lira } liras por el siguiente rubí del Tratante de Gemas; recibe un café por cada uno de tus rubíes
    .rule = Paga { $lira } liras por el siguiente rubí del Tratante de Gemas, cueste allí lo que cueste. Luego toma un café por cada uno de tus rubíes, incluido este
guild-17 = { $coffee } cafés
    .line = Toma { $coffee } cafés
guild-18 = café y cartas de gremio
    .line = Toma { $coffee ->
        [one] 1 café
       *[other] { $coffee } cafés
    } y roba { $cards } cartas de gremio
guild-19 = Taberna más barata
    .line = Realiza una o dos acciones de la Taberna por { $discount ->
        [one] 1 café
       *[other] { $discount } cafés
    } menos en total
    .rule = Realiza una o dos acciones en la Taberna por { $discount ->
        [one] 1 café
       *[other] { $discount } cafés
    } menos en total
guild-20 = un rubí de la Casa de Café
    .line = Compra el siguiente rubí de la Casa de Café por la mitad de su precio
    .rule = Compra el siguiente rubí de la Casa de Café por la mitad de su precio, redondeando hacia arriba
