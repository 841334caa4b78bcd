button-options-game = ¿Qué expansiones?

option-expansion = Versión
option-expansion-base = Juego base
    .help = { $places } lugares; la partida acaba con { $rubies } rubíes ({ $two } con 2 jugadores)
option-expansion-mocha = Moca y bakshish
    .help = { $places } lugares con café, cartas de gremio y una taberna; la partida acaba con { $rubies } rubíes
    .special = Moca y bakshish, con café y cartas de gremio
option-expansion-letters = Cartas y sellos
    .help = { $places } lugares con misivas, socios y una subasta; la partida acaba con { $rubies } rubíes
    .special = Cartas y sellos, con misivas y subastas
option-expansion-bazaar = Gran Bazar
    .help = Los { $places } lugares y las dos expansiones en una partida; acaba con { $rubies } rubíes
    .special = Gran Bazar, con las dos expansiones
option-layout = Disposición
option-layout-short = Caminos cortos
    .help = La disposición impresa con caminos cortos, la mejor para una primera partida
option-layout-long = Caminos largos
    .help = La disposición impresa con caminos largos: los lugares que se combinan están lejos unos de otros
    .special = caminos largos entre lugares
option-layout-numbered = En orden
    .help = Los lugares por orden de número
    .special = lugares por orden de número
option-layout-first = Primera partida
    .help = La disposición del reglamento para una primera partida con esta expansión
option-layout-random = Aleatoria
    .help = Aleatoria, con la Fuente en el centro, y el Mercado Negro y la Casa de Té bien separados
    .special = lugares en orden aleatorio
option-neutral-assistants = Sirvientes neutrales
option-neutral-assistants-off = No
    .help = Todos empiezan con { $assistants } sirvientes propios
option-neutral-assistants-on = Sí
    .help = Un sirviente de cada pila es neutral, y lo toma quien lo encuentre (de 2 a { $seats } jugadores)
    .special = sirvientes que cualquiera puede tomar
option-caravan-master = Jefe de la caravana
option-caravan-master-off = No
    .help = En el Caravasar siempre descartas una carta
option-caravan-master-on = Sí
    .help = El último que usó el Caravasar se queda con las dos cartas en su próxima visita
    .special = más cartas para el último en el Caravasar
option-deck = Cartas de bonificación
option-deck-letters = Solo Cartas y sellos
    .help = Solo las { $cards } cartas de la expansión
option-deck-both = Ambos mazos
    .help = Las { $cards } cartas del juego base y de la expansión
    .special = también las cartas del juego base
option-kiosk-letters = Misivas en el Quiosco
option-kiosk-letters-2 = 2 misivas
    .help = Como dice el reglamento
option-kiosk-letters-1 = 1 misiva
    .help = Como indica la loseta del Quiosco
    .special = 1 misiva en el Quiosco en vez de 2

refusal-not-with-expansion =
    { $none ->
        [yes] Esta partida no tiene la opción «{ $field }».
       *[no] «{ $value }» no vale para «{ $field }» en esta partida. Puedes elegir: { $allowed }.
    }
refusal-too-many-seats = Con sirvientes neutrales, un color tiene que quedar libre, así que pueden jugar como mucho { $most }.
refusal-seats = Para Istanbul hacen falta de { $least } a { $most } jugadores, no { $value }.
