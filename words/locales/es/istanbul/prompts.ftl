standing = ronda { $round } · rubíes { $rubies }
standing-last = última ronda · rubíes { $rubies }

rubies-near-end = Rubíes: { $rubies }. Si { $who } consigue uno más, empieza la última ronda.
rubies-last-round = Rubíes: { $rubies }. Esta es la última ronda.

your-turn-goes-on = tu turno continúa.

ask-move = Te toca
ask-assistant = Tu sirviente
    .help = Deja o recoge un sirviente, o tu turno termina aquí.
question-no-assistant = Tu sirviente
    .help = No tienes ninguno que dejar o recoger. Si no recuperas uno, tu turno termina aquí.
ask-pay = { $merchants ->
        [one] Aquí hay otro mercader
       *[other] Aquí hay otros mercaderes
    }
    .help = { $merchants ->
        [one] Págale, o tu turno termina aquí.
       *[other] Paga a todos, o tu turno termina aquí.
    }
ask-extra-good = ¿Una mercancía más?
    .help = Con tu loseta verde puedes comprar una a elegir.
ask-second-card = Tu segunda carta de bonificación
ask-discard = Descarta una carta de bonificación
    .help = Cualquiera de tu mano, también las nuevas.
ask-ware = ¿Qué mercancía tomas?
ask-roll = Tu tirada
    .help = Con tu loseta roja puedes cambiarla una vez.
ask-any-count = ¿Cuántas mercancías vendes?
ask-any-goods = ¿Qué mercancías vendes?
ask-again = ¿Repetir la acción?
ask-done = Has terminado tu turno
ask-encounters = Encuentros
no-action-here = Aquí no hay acción: { $why }.
question-catch = Encuentros
    .help = Tienes que atrapar a los sobrinos que hay aquí. Los demás encuentros son opcionales.
question-nobody-left = Ya has realizado tu acción
tea-house-lower = Si sacas menos, recibes { $lira } liras.
ask-governor = Paga al gobernador
    .help = También puedes pagar con la carta que acabas de robar.
ask-smuggler = La mercancía del contrabandista
    .help = También puedes pagar con la mercancía nueva.
ask-end-turn = Solo queda terminar tu turno
    .help = Aún puedes jugar cartas que no vayan ligadas a una acción. Luego termina tu turno.
ask-reward = Tu recompensa
ask-gain-good = ¿Qué mercancía?
ask-return-assistant = ¿Qué sirviente recuperas?
ask-final-cards = La partida ha terminado: juega tus últimas cartas
    .help = Las mercancías y las liras aún pueden desempatar.
    .public = la última ronda ha terminado. Aún puedes jugar cartas de mercancías o liras para desempatar.

## Una línea sobre una plaza

role-caravan-master = loseta de caravana
asked-with-any-hand = Ninguna carta de tu mano sirve aquí. Te lo pregunto igualmente, para que los demás no lo noten.

rubies =
    { $count ->
        [0] ningún rubí
        [one] 1 rubí
       *[other] { $count } rubíes
    }
status-assistants =
    { $count ->
        [0] ningún sirviente
        [one] 1 sirviente
       *[other] { $count } sirvientes
    }

## El menú cerrado de un grupo de opciones

group-move = Paso a paso: ¿adónde?
group-assistant = Tu sirviente
group-pay = Los otros mercaderes
group-act = Actuar aquí
group-pass = Omitir o terminar
group-card = Jugar una carta
group-recall = Usar tu loseta amarilla
group-good = ¿Qué mercancía?
group-sell = Vender
group-deliver = Dar por el rubí
group-call = Anunciar un número
group-cards = Tomar una carta
group-return = ¿Qué sirvientes vuelven?
part-return = Recuperar de { $first } a { $last } sirvientes
group-meet = Encuentros
group-extra-good = Una mercancía más
group-discard = Descartar
group-roll = Tu tirada
group-any-count = ¿Cuántas mercancías?
group-governor = Pagar con
group-smuggler = ¿Qué mercancía y cómo pagas?
group-reward = Tu recompensa
group-police-station = Paso a paso: enviar a tu sobrino
group-return-assistant = ¿Qué sirviente vuelve?
