good-any = mercancía cualquiera

chapter-aim = Objetivo
    .text =
        Diriges a un mercader y a sus sirvientes por el bazar de Estambul. El primer jugador que consigue { $more } rubíes pone fin a la partida ({ $two } con 2 jugadores, { $expansion } con una expansión).

        Hay varias formas de conseguir rubíes: paga mercancías en el Palacio del Sultán o liras en el Tratante de Gemas, completa tu carretilla o reúne las dos losetas de una mezquita. Las expansiones añaden otras.

        Los lugares forman una cuadrícula. Nunca te mueves en diagonal, así que solo los cuatro vecinos de un lugar están a un paso.
chapter-set-up = Preparación
    .text =
        Cada mercader empieza en la Fuente (7) sobre una pila de { $assistants } sirvientes. Un quinto sirviente espera en la reserva a la loseta de mezquita azul. Cada sobrino empieza en el Cuartelillo (12).

        Elijo al azar al jugador inicial. Recibe { $lira } liras, y cada jugador siguiente 1 lira más que el anterior. Empiezas con una carta de bonificación secreta y una carretilla vacía, con espacio para { $room } mercancías de cada tipo: telas (rojo), especias (verde), fruta (amarillo) y joyas (azul).

        Los dados deciden dónde empiezan el gobernador, el contrabandista y las figuras de las expansiones. Todos ven las mercancías, liras, rubíes y sirvientes; solo están ocultos los mazos y las cartas de la mano.
chapter-turn = Tu turno
    .text =
        Un turno tiene cuatro fases.
        1. **Mueve** tu mercader 1 o 2 lugares con toda su pila de sirvientes. No puedes quedarte donde estás ni acabar donde empezaste. Al llegar, deja un sirviente o recoge el que dejaste.
        2. **Otros mercaderes:** paga { $fee } liras a cada uno que esté allí.
        3. **Acción:** haz lo que dice el lugar, o sáltatela.
        4. **Encuentros:** devuelve a los sobrinos de otros jugadores y encuéntrate con el gobernador, el contrabandista u otras figuras, en el orden que quieras.

        Si no dejas ni recoges un sirviente, o no pagas a los mercaderes, tu turno termina al momento. No tienes acción ni encuentros, y solo puedes jugar las tres cartas de bonificación que no van ligadas a una fase. Así que recoge sirvientes o ve a la Fuente antes de quedarte sin pila. En los demás turnos puedes jugar cada carta de bonificación en el momento que dice.
chapter-goods = Lugares: mercancías, sirvientes y cartas
    .text = Aquí llenas y amplías tu carretilla, tomas cartas y recuperas tus sirvientes.
chapter-lira = Lugares: dados, mercados y Cuartelillo
    .text = Aquí tiras los dados para conseguir mercancías y liras, vendes mercancías y envías a tu sobrino.
chapter-rubies = Lugares: rubíes
    .text =
        Aquí consigues rubíes. En el Palacio del Sultán y en el Tratante de Gemas cada rubí cuesta más que el anterior, hasta un límite, y nunca se acaban. Una mezquita sin rubíes aún te da losetas.

        En el Palacio del Sultán, paga tantas mercancías como cueste el siguiente rubí, en este orden: { FORM($palace, case: "singular") }.
chapter-mosque-tiles = Losetas de mezquita
    .text = Una loseta de la Pequeña Mezquita (roja, verde) o de la Gran Mezquita (azul, amarilla) te da una habilidad para el resto de la partida. Puedes tener como máximo una loseta de cada color.
chapter-encounters = Encuentros
    .text = Después de tu acción te encuentras con todos los demás que estén en el mismo lugar. Tienes que devolver al Cuartelillo a los sobrinos de otros jugadores, y eliges una recompensa por cada uno. Puedes encontrarte una vez por turno con el gobernador y otra con el contrabandista, pero no es obligatorio. Los otros mercaderes no son encuentros: les pagaste antes de la acción.
chapter-cards = Cartas de bonificación
    .text = Guardas en secreto tus cartas de bonificación hasta que las juegas.
chapter-end = Final de la partida
    .text =
        La ronda en la que un jugador consigue rubíes suficientes es la última, así que todos juegan el mismo número de turnos. Después, quien aún pueda cambiar de puesto puede jugar cartas de bonificación que den mercancías o liras.
chapter-fewer = Con dos jugadores
    .text = Estas reglas valen solo con 2 jugadores.
chapter-coffee = Moca y bakshish: café
    .text = Esta expansión añade cuatro lugares, el café y el vendedor de café.
chapter-tavern = Moca y bakshish: la Taberna
    .text = En la Taberna puedes comprar estas cosas con café.
chapter-guild = Moca y bakshish: cartas de gremio
    .text = Robas cartas de gremio en la Casa del Gremio y las guardas en secreto hasta que las juegas.
chapter-mocha-cards = Moca y bakshish: cartas
    .text = Estas cartas forman parte del mazo de cartas de bonificación.
chapter-letters = Cartas y sellos
    .text = Esta expansión añade lugares, misivas, el mensajero y un socio para cada mercader.
chapter-kiosk = Cartas y sellos: losetas de quiosco
    .text = Cuando tomes una loseta, puedes usarla enseguida, pero no más tarde; luego apártala boca abajo.
chapter-letters-cards = Cartas y sellos: cartas
    .text = Esta expansión tiene sus propias cartas de bonificación.
chapter-variants = Variantes
    .text = Cada una de estas reglas vale solo si su opción está activada.
