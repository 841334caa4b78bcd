rule-pages =
    { $count ->
        [one] -# Reglamento, p. { $pages }
       *[other] -# Reglamento, págs. { $pages }
    }
section-places = Lugares
section-cards = Cartas de bonificación
section-tiles = Losetas de mezquita
section-figures = Figuras
section-guild = Cartas de gremio
section-kiosk = Losetas de quiosco
section-tavern = Taberna
section-concepts = Cómo se juega
section-options = Opciones

rule-guild = { $rule }.
rule-kiosk = Si tomas esta loseta, puedes usarla enseguida, pero no más tarde.
rule-card = { $rule }.
    .more =
        { $count ->
            [one] { $set }: hay 1 carta como esta.
           *[other] { $set }: hay { $count } cartas como esta.
        }

tile-cost = Consigues esta loseta en { FORM($mosque, case: "definite") }. Necesitas tantas { FORM($good, case: "plural") } como muestra allí la loseta superior, pero entregas solo 1.
    .more = Con 2 jugadores, las losetas muestran { $seats2 }. Con 3 jugadores, { $seats3 }. Con 4 o 5 jugadores, { $seats4 }.

concept-turn = Un turno
    .rule = Muévete 1 o 2 lugares, nunca en diagonal, y deja o recoge un sirviente. Luego paga a los otros mercaderes que haya, realiza la acción del lugar y encuéntrate con los demás que estén allí. Puedes saltarte la acción, pero tienes que moverte.
    .more = Si tu turno termina de golpe, te saltas todo lo que quede. Las únicas cartas que aún puedes jugar son «1 mercancía», «{ $lira } liras» y «Sobrino a casa».
concept-assistants = Sirvientes
    .rule = Tu mercader lleva una pila de { $assistants } sirvientes. Al llegar a un lugar, recoge a tu sirviente si antes dejaste uno allí; si no, deja uno. Si no haces ni lo uno ni lo otro, tu turno termina al momento.
    .more = En la Fuente no necesitas sirviente.
concept-merchants = Otros mercaderes
    .rule = Al llegar a un lugar, paga { $fee } liras a cada jugador cuyo mercader esté allí. No puedes pagar solo a algunos. Si no pagas, tu turno termina al momento.
    .more = En la Fuente no pagas a nadie.
concept-family = Sobrinos
    .rule = Después de tu acción, devuelve al Cuartelillo a todos los sobrinos de otros jugadores que estén en el mismo lugar que tu mercader. Por cada uno, toma { $reward } liras o una carta de bonificación. En el propio Cuartelillo no puedes atrapar a nadie.
concept-wheelbarrow = Carretilla y mercancías
    .rule = Al principio, en tu carretilla caben { $first } telas, { $first } especias, { $first } frutas y { $first } joyas. Con cada ampliación cabe una más de cada tipo, hasta { $last }. Las mercancías que no caben se pierden.
concept-cards = Jugar cartas de bonificación
    .rule = Juega en tu turno tantas cartas de bonificación como quieras, cada una en el momento que dice. Las cartas jugadas y descartadas van a la pila de descartes; cuando se acaba el mazo, esa pila se baraja y forma uno nuevo.
    .more = No hay límite de mano. Para jugar una carta que repite una acción, tienes que poder pagarla otra vez. No puedes repetir la acción de una carta de gremio.
concept-rubies = Rubíes
    .rule = Compra rubíes con mercancías en el Palacio del Sultán o con liras en el Tratante de Gemas. También recibes uno por reunir las dos losetas de una mezquita y otro por tu tercera ampliación del Carretero.
    .more = Con Moca y bakshish puedes comprarlos también en la Casa de Café y en la Taberna; con Cartas y sellos, en la Sociedad Secreta.
concept-lira = Liras
    .rule = Ganas liras al vender mercancías en los mercados, al tirar los dados en la Casa de Té y al recoger correo en la Oficina de Correos.
    .more = También recibes { $reward } liras por atrapar a un sobrino y { $fee } liras de cada jugador que llegue adonde está tu mercader. Algunas cartas de bonificación también dan liras.
concept-coffee = Café
    .rule = El café no es una mercancía: no ocupa espacio, y «una mercancía» nunca incluye el café, salvo que se diga. Puedes tener todo el que quieras.
    .more = En el Caravasar recibes { $coffee ->
        [one] 1 café
       *[other] { $coffee } cafés
    } además de tus cartas.
concept-guild-cards = Cartas de gremio
    .rule = En lugar de un turno normal, puedes jugar una carta de gremio, esté donde esté tu mercader. Tienes que poder hacer todo lo que dice.
    .more = En ese turno no tienes encuentros. No puedes usar cartas de bonificación que sustituyen el movimiento, ni cartas o losetas de mezquita ligadas a un lugar. Si una carta dice «hasta», puedes no elegir nada.
concept-letters = Misivas
    .rule = Una misiva delante de ti vale { $one ->
        [one] 1 sello
       *[other] { $one } sellos
    }. Cuando tu mercader, tu sobrino o tu socio llega al lugar que indica, queda entregada y vale { $two }.
    .more = Con { $society } sellos compras un rubí en la Sociedad Secreta. Cuántas misivas van a cada lugar lo he decidido yo, porque ninguna fuente lo dice.
concept-extra-turn = Otro turno
    .rule = Una vez por ronda, al final de tu turno, puedes entregar misivas por valor de { $seals } sellos para jugar otro turno. Los sellos que sobran se pierden.
    .more = No puedes hacerlo tras la carta de gremio 7, que ya te da otro turno; pero sí al final de ese turno.
concept-companion = Socio
    .rule = Consigue tu socio en la Fuente y colócalo junto a tu mercader al empezar un turno. Desde entonces mueves o tu mercader o tu socio. El socio se mueve { $steps ->
        [one] 1 lugar
       *[other] { $steps } lugares
    } y no necesita sirviente.
    .more = Por lo demás funciona como un mercader, pero las cartas que mueven al mercader no lo mueven a él. Los demás te pagan { $fee } liras cuando se lo encuentran, y tú pagas cuando te encuentras con el suyo.
concept-caravan-master = Jefe de la caravana
    .rule = Cuando usas el Caravasar, tomas la loseta de caravana al final de tu turno. Mientras la tengas, te quedas con las dos cartas que tomes allí.
concept-neutral-assistants = Sirvientes neutrales
    .rule = En cada pila de { $assistants }, el sirviente de abajo es neutral. Cualquiera puede recoger un sirviente neutral de un lugar en vez de dejar uno allí.
    .more = En la Fuente recuperas solo tus propios sirvientes.
concept-end = El final
    .rule = Cuando alguien tiene rubíes suficientes ({ $two } con 2 jugadores, { $more } con más, { $expansion } con una expansión), se juega la ronda hasta el final. Gana quien tenga más rubíes. Desempatan las liras, las mercancías en la carretilla y las cartas de bonificación en la mano, por este orden.
    .more = Si el empate sigue, se comparte la victoria.
concept-two-players = Dos jugadores
    .rule = Hay tres mercaderes neutrales en el tablero. Por cada uno que encuentres, paga { $fee } liras a la reserva general; luego tira dos dados y muévelo al lugar con ese número.
    .more = En la Fuente no pagas por ellos, y los sobrinos no se los encuentran.
concept-dice = Azar y deshacer
    .rule = Cada tirada y cada mezcla salen de un secreto. Muestro su hash en la sala y el propio secreto al final, para que cualquiera pueda comprobarlo.
    .more = Lo que lleva la nota «no se puede deshacer» es definitivo, porque te revela algo nuevo.
