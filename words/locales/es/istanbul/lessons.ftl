lesson-istanbul = Istanbul
    .about = Mercancías, otros mercaderes, una loseta de mezquita, una venta, el gobernador y un rubí
lesson-istanbul-spice = La partida se gana con rubíes, que se compran con liras o mercancías. En cada turno, muévete 1 o 2 lugares y deja allí un sirviente, que recogerás después. Ve al *Almacén de Especias* y toma especias para vender.
lesson-istanbul-fabric = { $blue } está en el *Almacén de Telas*: págale { $fee } liras, o tu turno termina. Allí está también el sobrino de { $green }: *atrápalo* y cobra { $reward } liras. Con el primer botón juegas todo el turno.
lesson-istanbul-mosque = Las losetas de mezquita sirven toda la partida, y las dos de una mezquita te dan además un rubí. Ve a la *Pequeña Mezquita*: para la loseta roja necesitas 2 telas, pero entregas solo 1.
lesson-istanbul-fountain = Te queda un sirviente, y si no puedes dejar ni recoger ninguno, tu turno termina al momento. Recupera los otros tres en la *Fuente*; allí no necesitas sirviente.
lesson-istanbul-market = Ahora vende: ve al *Pequeño Mercado*. Su loseta muestra lo que pide: 1 tela, 3 especias y 1 fruta. Cuantas más mercancías vendes a la vez, más vale cada una.
lesson-istanbul-card = Jugar cartas de bonificación no cuesta nada. La tuya te da una mercancía a elegir: toma una *fruta*, que será la cuarta mercancía de esta venta.
lesson-istanbul-sale = Vende *1 tela, 2 especias y 1 fruta*: 4 mercancías valen { $sale } liras. Luego otra loseta muestra lo que pedirá el mercado.
lesson-istanbul-governor = Aquí está el *gobernador*. Te da una carta de bonificación a cambio de { $figure } liras o de otra carta, y luego se va; el contrabandista hace lo mismo con cualquier mercancía. Elige el encuentro con el gobernador y paga *{ $figure } liras*.
lesson-istanbul-police = Tú también tienes un sobrino, que puede usar por ti cualquier lugar, sin sirviente. Desde el *Cuartelillo*, envíalo al *Tratante de Gemas* y compra un rubí. Ahora cuesta 14 liras, y sube 1 con cada venta.
lesson-istanbul-end = Tu sobrino se queda allí hasta que alguien lo atrape. También recibes rubíes en el Palacio del Sultán, por las dos losetas de una mezquita y por la tercera ampliación. Sigue jugando hasta conseguir { $more } rubíes, o escribe { command-new }.

lesson-mocha = Moca y bakshish
    .about = Café y cartas de gremio
lesson-mocha-roast = Novedad: puedes comprar rubíes con café. Ve al *Tostadero*: recibes { $roasted ->
        [one] 1 café
       *[other] { $roasted } cafés
    } por una mercancía, { $roasted } por { $roast } liras y { $roasted } por una carta.
lesson-mocha-roasted = Paga 1 *especia* por { $roasted ->
        [one] 1 café
       *[other] { $roasted } cafés
    }; así tienes 4. Podrías pagar también con liras y una carta, pero guárdalas: elige *{ label-enough }*.
lesson-mocha-guild = Una carta de gremio sustituye todo tu turno, y no necesitas sirviente. Con *Gremio 20* compras el siguiente rubí de la Casa de Café a mitad de precio: 3 cafés en vez de 6.
lesson-mocha-hall = Las cartas de gremio se consiguen en la *Casa del Gremio*. Allí está tu sirviente: recógelo, toma 1 café y roba 2 cartas de gremio.
lesson-mocha-keep = Te quedas con una de las dos cartas. Un rubí cuesta ahora 7 cafés; tienes 2, y una de ellas te da otros 5. Quédate con esa y descarta la *ampliación*.
lesson-mocha-end = Con café compras rubíes en la Casa de Café (más baratos aún con cartas de gremio), y losetas o la barrera en la Taberna. Sigue jugando, o pasa a Cartas y sellos. Para jugar con otros, escribe { command-new }.

lesson-letters = Cartas y sellos
    .about = Misivas, un rubí por sellos y una subasta
lesson-letters-deliver = Novedad: las misivas. Cada una indica un lugar; cuando tu mercader llega allí, queda entregada y vale { $delivered } sellos en vez de { $sealed }. Las tuyas van a los lugares 7 y 24, así que ve a la *Fuente* (7).
lesson-letters-fountain = La misiva se entrega sola. Recupera también *los dos sirvientes*: necesitas uno para cada lugar al que vayas.
lesson-letters-society = Con sellos se compran rubíes. Tu última misiva va a la *Sociedad Secreta* (24): ve allí para entregarla.
lesson-letters-seals = Un rubí cuesta { $seals } sellos: da *3 misivas entregadas*. Elige el rubí del *Tratante de Gemas*, que allí te costaría 14 liras. El primero que compra aquí recibe además { $society } liras.
lesson-letters-auction = Ve a la *Casa de Subastas*: toma una mercancía a elegir (las *joyas* escasean) y subasta { $auctioned } cartas de bonificación.
lesson-letters-open = Abres la puja con al menos 1 lira; luego los demás pujan una vez, y tú puedes hacer la última puja. Puja *2* para ver cuánto valen las cartas para los otros.
lesson-letters-close = { $green } puja 3. Quien gana te paga a ti, salvo que ganes tú: *pasa* para recibir las 3 liras, o puja 4 para llevarte las dos cartas.
lesson-letters-end = Las misivas se consiguen en la Embajada y en el Quiosco, donde además todos eligen una loseta. Sigue jugando, o pruébalo todo a la vez en el Gran Bazar. Para jugar con otros, escribe { command-new }.

lesson-bazaar = El Gran Bazar
    .about = Todos los lugares en un tablero, y las Catacumbas
lesson-bazaar-catacombs = Todos los lugares están en un gran tablero. La Sociedad Secreta (24) queda demasiado lejos, pero llegas a las *Catacumbas*, que están al lado: úsalas.
lesson-bazaar-good = Las Catacumbas te dan una mercancía a elegir o un café. Toma una *joya*, que no hay en ningún almacén.
lesson-bazaar-tunnel = Ahora ve a cualquier lugar, sin usarlo. Elige la *Taberna* (19): desde allí, la Sociedad Secreta estará a solo 1 paso en tu próximo turno.
lesson-bazaar-society = Tienes 7 sellos, de 2 misivas entregadas y 3 sin entregar. Ve a la *Sociedad Secreta*, donde un rubí cuesta { $seals } sellos.
lesson-bazaar-seals = Da las misivas entregadas y las que van a *10 y 23*. Guarda la que va a 7: vale { $delivered } sellos cuando la entregues.
lesson-bazaar-ruby = En el Gran Bazar puedes tomar también el rubí de la *Casa de Café*; el siguiente le costará allí a cualquiera 7 cafés en vez de 6.
lesson-bazaar-again = No llevas ningún sirviente. Hay uno en las *Catacumbas*: recógelo y usa las Catacumbas otra vez.
lesson-bazaar-coffee = Esta vez toma *café* y ve al *Almacén de Telas* (2): la Fuente está al lado.
lesson-bazaar-fountain = Ve a la *Fuente*: entregas allí tu misiva y recuperas todos tus sirvientes.
lesson-bazaar-home = Recupera *los 3*. El tablero es grande: si repartes tus sirvientes por todas partes, pierdes turnos en recogerlos.
lesson-bazaar-kiosk = { $blue } está en el Quiosco, así que tú también eliges una loseta, aunque no sea tu turno. Toma *2 liras*.
lesson-bazaar-end = Aquí se compran rubíes con mercancías, liras, café o sellos. Sigue jugando: la partida acaba con { $expansion } rubíes. Para jugar con otros, escribe { command-new }.
