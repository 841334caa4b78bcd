minute-goal =
    { $rubies ->
        [one] 1 rubí
       *[other] { $rubies } rubíes
    }
    .open = { $rubies } rubíes ({ $two } con 2 jugadores)
minute-aim = Objetivo: reunir { $goal } antes que nadie.
minute-turn = En tu turno, muévete 1 o 2 lugares y deja allí un sirviente, o recoge uno que dejaste. Paga { $fee } liras a cada uno de los demás mercaderes que estén allí y usa el lugar.
minute-first = Primero consigue mercancías y liras: llena tu carretilla en los almacenes, amplíala en el Carretero y vende en los dos mercados.
minute-way = Compra rubíes con mercancías en el Palacio del Sultán o con liras en el Tratante de Gemas. También recibes uno por completar la carretilla y otro por reunir las dos losetas de una mezquita.
minute-mocha = Moca y bakshish: consigue café en el Tostadero y en la Casa del Gremio, y compra rubíes con él en la Casa de Café. Una carta de gremio puede sustituir un turno entero.
minute-letters =
    { $one ->
        [one] Cartas y sellos: una misiva vale 1 sello, o { $two } cuando la entregas en el lugar que indica. Con { $society } sellos compras un rubí en la Sociedad Secreta.
       *[other] Cartas y sellos: una misiva vale { $one } sellos, o { $two } cuando la entregas en el lugar que indica. Con { $society } sellos compras un rubí en la Sociedad Secreta.
    }
minute-end = Cuando alguien tiene { $goal }, se juega la ronda hasta el final. Gana quien tenga más rubíes; desempatan las liras, las mercancías y las cartas de bonificación.

minute-step-turn = Muévete, deja un sirviente, usa el lugar
minute-step-first = Llena tu carretilla de mercancías
minute-step-way = Compra rubíes con mercancías o liras
minute-step-mocha = Consigue café y compra rubíes con él
minute-step-letters = Entrega misivas y compra rubíes
minute-step-end = Fin: gana quien tenga más rubíes
minute-alt = Istanbul en imágenes: un mercader con sirvientes va a un lugar y deja uno allí. En una carretilla caben cuatro tipos de mercancías. Con mercancías o liras se compra un rubí. El primer jugador que reúne { $goal } pone fin a la partida.
minute-alt-mocha = Con café se compra un rubí.
minute-alt-letters = Una misiva entregada se convierte en sellos, y con { $society } sellos se compra un rubí.
