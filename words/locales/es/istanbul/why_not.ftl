## El momento al que pertenece

moment-at-place = Eso solo puedes hacerlo en { FORM($places, case: "definite") }.
moment-not-in-game = Ningún lugar de esta partida hace eso.
moment-move = Tu mercader se mueve al empezar tu turno.
    .moved = Ya te has movido en este turno.
moment-companion = Tu socio se mueve al empezar tu turno, en lugar de tu mercader.
moment-place-companion = Tu socio se coloca al empezar tu turno.
moment-guild = Una carta de gremio se juega al empezar el turno, en lugar de moverte.
moment-assistant = Los sirvientes se dejan o se recogen cuando tu mercader llega a un lugar.
moment-collect = Un sirviente se recoge cuando tu mercader llega al lugar donde está; el correo, en la Oficina de Correos.
moment-stop = Solo puedes terminar tu turno antes de tiempo cuando te toca dejar o recoger un sirviente o pagar liras.
moment-pay = A los otros mercaderes se les paga al llegar donde están.
moment-skip = Lo único que puedes saltarte es la acción de un lugar.
moment-meet = El encuentro con una figura es después de tu acción, si está en el mismo lugar.
moment-catch = A un sobrino se le atrapa después de tu acción, si está en el mismo lugar.
moment-reward = La recompensa se elige al enviar a un sobrino al Cuartelillo.
moment-end = El turno se termina después de la acción y los encuentros.
moment-extra-turn = Al final de un turno puedes comprar otro por { $seals } sellos.
moment-enough = Eso solo puedes elegirlo cuando puedes repetir una acción.
moment-done = Eso solo puedes elegirlo al final de la partida, al jugar tus últimas cartas.
moment-roll = Una tirada se conserva o se cambia justo después de hacerla.
moment-goods = Las mercancías que tomas o entregas se eligen cuando lo pide un lugar, una carta o una loseta.
moment-return = Los sirvientes se recuperan en la Fuente (7) o con una carta.
moment-recall = Con la loseta amarilla recuperas un sirviente durante tu propio turno.
moment-discard = Se descarta una carta cuando la pide el gobernador o un lugar.
moment-discard-guild = Se descarta una carta de gremio cuando la pide la Casa del Gremio (18).
moment-figure = Al gobernador, al contrabandista o a otra figura se le paga en el encuentro.
moment-exchange = Los intercambios se hacen en el encuentro con una figura o al elegir una loseta de quiosco.
moment-letter = Las misivas se entregan cuando las pide un lugar, una figura o una carta.
moment-ruby = Puedes conseguir rubíes en { FORM($places, case: "definite") }. Escribe *rubíes* tras { command-rules } para ver cómo.
moment-card = Eso solo lo permite una carta de bonificación.
moment-extra-good = Con la loseta verde puedes comprar una mercancía más en los almacenes.
moment-use = La acción de un lugar se elige cuando lo permite una carta o la Taberna (19).
moment-play = En medio de este paso no puedes jugar cartas.
    .other = Las cartas se juegan en tu propio turno.

## Lo que alguien puede querer y no tiene nombre propio

wish-ruby = rubí
wish-rubies = rubíes
wish-catch = Atrapar al sobrino de { $colour }

## Lo que hay que elegir antes

first-place = Usa primero { FORM($place, case: "definite") }, o sáltate su acción.

## Lo que le falta a lo nombrado

lacks-ware = Para eso necesitas { $needed } { FORM($good, case: "plural") }; { $have ->
        [0] no tienes ninguna
       *[other] tienes { $have }
    }.
lacks-not-wanted = Ahora mismo { FORM($place, case: "definite") } pide { FORM($goods, case: "usual-listed") }.
lacks-ruby-price = El rubí tiene ahora otro precio. Puedes elegir: { $options }.
lacks-other-goods = Eso no puedes tomarlo aquí. Puedes tomar: { $goods }.
lacks-tile-here = { CAPITAL(FORM($tile, case: "definite")) } está en { FORM($place, case: "definite") }.
lacks-die = Ningún dado muestra { $die }.
lacks-letter = No tienes ninguna misiva para { FORM($place, case: "definite") }.
lacks-letter-delivered = No tienes tantas misivas entregadas.
lacks-other-place = Ahora no puedes elegir { FORM($place, case: "definite") } para eso.
