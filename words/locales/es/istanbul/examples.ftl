## Lo que cuesta algo

example-price =
    { $unit ->
        [ruby-lira] { $have ->
            [one] Tienes 1 lira; el siguiente rubí cuesta { $cost } y { $left ->
                [0] no te quedaría ninguna
                [one] te quedaría 1
               *[other] te quedarían { $left }
            }.
           *[other] Tienes { $have } liras; el siguiente rubí cuesta { $cost } y { $left ->
                [0] no te quedaría ninguna
                [one] te quedaría 1
               *[other] te quedarían { $left }
            }.
        }
        [ruby-coffee] { $have ->
            [one] Tienes 1 café; el siguiente rubí cuesta { $cost } y { $left ->
                [0] no te quedaría ninguno
                [one] te quedaría 1
               *[other] te quedarían { $left }
            }.
           *[other] Tienes { $have } cafés; el siguiente rubí cuesta { $cost } y { $left ->
                [0] no te quedaría ninguno
                [one] te quedaría 1
               *[other] te quedarían { $left }
            }.
        }
        [ruby-goods] { $have ->
            [one] Tienes 1 mercancía; el siguiente rubí cuesta { $cost } y { $left ->
                [0] no te quedaría ninguna
                [one] te quedaría 1
               *[other] te quedarían { $left }
            }.
           *[other] Tienes { $have } mercancías; el siguiente rubí cuesta { $cost } y { $left ->
                [0] no te quedaría ninguna
                [one] te quedaría 1
               *[other] te quedarían { $left }
            }.
        }
        [ruby-seals] { $have ->
            [one] Tus misivas valen 1 sello; el siguiente rubí cuesta { $cost }.
           *[other] Tus misivas valen { $have } sellos; el siguiente rubí cuesta { $cost }.
        }
        [seals] { $have ->
            [one] Tus misivas valen 1 sello; esto cuesta { $cost }.
           *[other] Tus misivas valen { $have } sellos; esto cuesta { $cost }.
        }
        [coffee] { $have ->
            [one] Tienes 1 café; esto cuesta { $cost } y { $left ->
                [0] no te quedaría ninguno
                [one] te quedaría 1
               *[other] te quedarían { $left }
            }.
           *[other] Tienes { $have } cafés; esto cuesta { $cost } y { $left ->
                [0] no te quedaría ninguno
                [one] te quedaría 1
               *[other] te quedarían { $left }
            }.
        }
       *[lira] { $have ->
            [one] Tienes 1 lira; esto cuesta { $cost } y { $left ->
                [0] no te quedaría ninguna
                [one] te quedaría 1
               *[other] te quedarían { $left }
            }.
           *[other] Tienes { $have } liras; esto cuesta { $cost } y { $left ->
                [0] no te quedaría ninguna
                [one] te quedaría 1
               *[other] te quedarían { $left }
            }.
        }
    }
example-price-short =
    { $unit ->
        [ruby-lira] { $have ->
            [0] No tienes liras, y el siguiente rubí cuesta { $cost }.
            [one] Tienes 1 lira; el siguiente rubí cuesta { $cost }, así que te { $short ->
                [one] falta 1
               *[other] faltan { $short }
            }.
           *[other] Tienes { $have } liras; el siguiente rubí cuesta { $cost }, así que te { $short ->
                [one] falta 1
               *[other] faltan { $short }
            }.
        }
        [ruby-coffee] { $have ->
            [0] No tienes café, y el siguiente rubí cuesta { $cost }.
            [one] Tienes 1 café; el siguiente rubí cuesta { $cost }, así que te { $short ->
                [one] falta 1
               *[other] faltan { $short }
            }.
           *[other] Tienes { $have } cafés; el siguiente rubí cuesta { $cost }, así que te { $short ->
                [one] falta 1
               *[other] faltan { $short }
            }.
        }
        [ruby-goods] { $have ->
            [0] No tienes mercancías, y el siguiente rubí cuesta { $cost }.
            [one] Tienes 1 mercancía; el siguiente rubí cuesta { $cost }, así que te { $short ->
                [one] falta 1
               *[other] faltan { $short }
            }.
           *[other] Tienes { $have } mercancías; el siguiente rubí cuesta { $cost }, así que te { $short ->
                [one] falta 1
               *[other] faltan { $short }
            }.
        }
        [ruby-seals] { $have ->
            [0] No tienes misivas, y el siguiente rubí cuesta { $cost } sellos.
            [one] Tus misivas valen 1 sello; el siguiente rubí cuesta { $cost }, así que te { $short ->
                [one] falta 1
               *[other] faltan { $short }
            }.
           *[other] Tus misivas valen { $have } sellos; el siguiente rubí cuesta { $cost }, así que te { $short ->
                [one] falta 1
               *[other] faltan { $short }
            }.
        }
        [seals] { $have ->
            [0] No tienes misivas, y esto cuesta { $cost } sellos.
            [one] Tus misivas valen 1 sello; esto cuesta { $cost }, así que te { $short ->
                [one] falta 1
               *[other] faltan { $short }
            }.
           *[other] Tus misivas valen { $have } sellos; esto cuesta { $cost }, así que te { $short ->
                [one] falta 1
               *[other] faltan { $short }
            }.
        }
        [coffee] { $have ->
            [0] No tienes café, y esto cuesta { $cost }.
            [one] Tienes 1 café; esto cuesta { $cost }, así que te { $short ->
                [one] falta 1
               *[other] faltan { $short }
            }.
           *[other] Tienes { $have } cafés; esto cuesta { $cost }, así que te { $short ->
                [one] falta 1
               *[other] faltan { $short }
            }.
        }
       *[lira] { $have ->
            [0] No tienes liras, y esto cuesta { $cost }.
            [one] Tienes 1 lira; esto cuesta { $cost }, así que te { $short ->
                [one] falta 1
               *[other] faltan { $short }
            }.
           *[other] Tienes { $have } liras; esto cuesta { $cost }, así que te { $short ->
                [one] falta 1
               *[other] faltan { $short }
            }.
        }
    }
example-more-lira =
    { $have ->
        [0] No tienes liras; con esto tendrías { $after }.
        [one] Tienes 1 lira; con esto tendrías { $after }.
       *[other] Tienes { $have } liras; con esto tendrías { $after }.
    }
example-more-coffee =
    { $have ->
        [0] No tienes café; con esto tendrías { $after }.
        [one] Tienes 1 café; con esto tendrías { $after }.
       *[other] Tienes { $have } cafés; con esto tendrías { $after }.
    }
example-coffee =
    { $coffee ->
        [0] No tienes café.
        [one] Tienes 1 café.
       *[other] Tienes { $coffee } cafés.
    }
example-lacking = Para esto aún te { TRAIT($goods, name: "number") ->
        [uno] falta
       *[other] faltan
    } { FORM($goods, case: "usual-listed") }.
example-lacks-nothing = Esto cuesta { FORM($goods, case: "usual-listed") }, y tienes suficiente.
example-exchange = Para intercambiar tienes { $goods ->
        [0] { $coffee ->
            [one] 1 café
           *[other] { $coffee } cafés
        } y ninguna mercancía
       *[other] { $goods ->
            [one] 1 mercancía
           *[other] { $goods } mercancías
        } y { $coffee ->
            [0] ningún café
            [one] 1 café
           *[other] { $coffee } cafés
        }
    }.
    .goods = Para intercambiar { $goods ->
            [0] no tienes mercancías
            [one] tienes 1 mercancía
           *[other] tienes { $goods } mercancías
        }.

## Carretilla y mercancías

example-room = En tu carretilla aún hay espacio para { FORM($goods, case: "usual-listed") }.
example-full = Tu carretilla está llena.
example-room-for =
    { $gain ->
        [0] { $have ->
            [one] Tienes 1 { FORM($good, case: "singular") }, y no te cabe ninguna más.
           *[other] Tienes { $have } { FORM($good, case: "plural") }, y no te caben más.
        }
       *[other] { $have ->
            [0] No tienes { FORM($good, case: "plural") }, y te caben hasta { $room }.
            [one] Tienes 1 { FORM($good, case: "singular") }, y te caben hasta { $room }.
           *[other] Tienes { $have } { FORM($good, case: "plural") }, y te caben hasta { $room }.
        }
    }
example-extensions =
    { $count ->
        [0] Tu carretilla está completa: no puedes añadir más ampliaciones.
        [one] Tu próxima ampliación es la tercera, que te da además un rubí.
       *[other] Aún puedes añadir { $count } ampliaciones; la última te da además un rubí.
    }
example-warehouse =
    { $gain ->
        [0] { $have ->
            [one] Tienes 1 { FORM($good, case: "singular") }, y no te cabe ninguna más: allí no recibirías nada.
           *[other] Tienes { $have } { FORM($good, case: "plural") }, y no te caben más: allí no recibirías nada.
        }
       *[other] { $have ->
            [0] No tienes { FORM($good, case: "plural") }, y te caben hasta { $room }: allí recibirías { $gain }.
            [one] Tienes 1 { FORM($good, case: "singular") }, y te caben hasta { $room }: allí recibirías { $gain }.
           *[other] Tienes { $have } { FORM($good, case: "plural") }, y te caben hasta { $room }: allí recibirías { $gain }.
        }
    }
example-mail = La Oficina de Correos da ahora { $goods } y { $lira } liras; la próxima vez dará { $others } y { $more } liras.
example-lost = No tienes espacio para { FORM($goods, case: "usual-listed") }.
example-market = Ahora mismo el mercado pide { FORM($goods, case: "usual-listed") }.
example-sell = Puedes vender { FORM($goods, case: "usual-listed") } por { $lira } liras.
example-sell-nothing = No tienes ninguna de estas mercancías.
example-any-goods =
    { $count ->
        [0] No tienes mercancías que vender.
        [one] Con esta carta podrías vender tu única mercancía por { $lira } liras.
       *[other] Con esta carta podrías vender { $count } de tus mercancías por { $lira } liras.
    }
example-palace = El siguiente rubí cuesta { FORM($price, case: "usual-listed") }, y tienes suficiente.
example-palace-short = El siguiente rubí cuesta { FORM($price, case: "usual-listed") }; aún te { TRAIT($missing, name: "number") ->
        [uno] falta
       *[other] faltan
    } { FORM($missing, case: "usual-listed") }.
example-twice-goods = El primer rubí cuesta { $first } mercancías; el segundo, { $second }; { $have ->
        [0] no tienes ninguna
       *[other] tienes { $have }
    }.
example-twice-lira = El primer rubí cuesta { $first } liras; el segundo, { $second }; { $have ->
        [0] no tienes ninguna
       *[other] tienes { $have }
    }.
example-twice-coffee = El primer rubí cuesta { $first } cafés; el segundo, { $second }; { $have ->
        [0] no tienes ninguno
       *[other] tienes { $have }
    }.
example-roasting =
    { $lira ->
        [0] { $goods ->
            [0] { $cards ->
                [0] No tienes con qué pagar.
                [one] Para pagar solo tienes 1 carta.
               *[other] Para pagar solo tienes { $cards } cartas.
            }
            [one] Para pagar no tienes liras, pero sí 1 mercancía{ $cards ->
                [0] {""}
                [one] {" "}y 1 carta
               *[other] {" "}y { $cards } cartas
            }.
           *[other] Para pagar no tienes liras, pero sí { $goods } mercancías{ $cards ->
                [0] {""}
                [one] {" "}y 1 carta
               *[other] {" "}y { $cards } cartas
            }.
        }
       *[other] Para pagar tienes { $lira ->
            [one] 1 lira
           *[other] { $lira } liras
        }{ $goods ->
            [0] {""}
           *[other] { $cards ->
                [0] {" "}y
               *[other] ,
            } { $goods ->
                [one] 1 mercancía
               *[other] { $goods } mercancías
            }
        }{ $cards ->
            [0] {""}
            [one] {" "}y 1 carta
           *[other] {" "}y { $cards } cartas
        }.
    }

## Cartas y misivas

example-cards =
    { $count ->
        [0] No tienes cartas de bonificación en la mano.
        [one] Tienes 1 carta de bonificación en la mano.
       *[other] Tienes { $count } cartas de bonificación en la mano.
    }
example-guild-cards = { $count ->
    [0] No tienes cartas de gremio en la mano{ $coffee ->
        [0] {" "}ni café
        [one] , pero sí 1 café
       *[other] , pero sí { $coffee } cafés
    }
   *[other] Tienes { $count ->
        [one] 1 carta de gremio
       *[other] { $count } cartas de gremio
    } en la mano y { $coffee ->
        [0] ningún café
        [one] 1 café
       *[other] { $coffee } cafés
    }
}.
example-discard = La carta superior de la pila de descartes es «{ $card }».
example-no-discard = La pila de descartes está vacía.
example-copied = Ahora mismo copiaría «{ $card }».
example-seals =
    { $count ->
        [0] No tienes misivas.
        [one] Tienes 1 misiva, que vale { $seals ->
            [one] 1 sello
           *[other] { $seals } sellos
        }.
       *[other] Tienes { $count } misivas, que valen { $seals } sellos.
    }
example-undelivered = Lugares donde te falta entregar una misiva: { $places }.
example-letters-left =
    { $pile ->
        [0] No quedan misivas.
        [one] Queda 1 misiva.
       *[other] Quedan { $pile } misivas.
    }
example-kiosk =
    { $left ->
        [0] No hay losetas boca abajo; al usar el Quiosco se descubren { $turned }.
        [one] Hay 1 loseta boca abajo; al usar el Quiosco se descubren { $turned }.
       *[other] Hay { $left } losetas boca abajo; al usar el Quiosco se descubren { $turned }.
    }
example-bid =
    { $lira ->
        [one] Tienes 1 lira para pujar.
       *[other] Tienes { $lira } liras para pujar.
    }
example-society =
    { $lira ->
        [one] Si compras allí un rubí ahora, recibes además 1 lira.
       *[other] Si compras allí un rubí ahora, recibes además { $lira } liras.
    }
example-extra-turn-bought = Ya has comprado otro turno en esta ronda.
example-rubies-coffee =
    { $rubies ->
        [one] Con esta carta tendrías 1 rubí y recibirías 1 café.
       *[other] Con esta carta tendrías { $rubies } rubíes y recibirías { $rubies } cafés.
    }

## Dados

example-jewelry =
    { $room ->
        [0] De { $of } tiradas, { $rolls } son de { $least } o más, pero no te caben joyas.
        [one] De { $of } tiradas, { $rolls } son de { $least } o más; te cabe 1 joya.
       *[other] De { $of } tiradas, { $rolls } son de { $least } o más; te caben { $room } joyas.
    }
example-call = { $tile ->
    [yes] Con tu loseta roja, si anuncias { $call } ganas en unas { $rolls } de { $of } tiradas; si anuncias { $high }, en unas { $few }.
   *[no] Si anuncias { $call }, ganas en { $rolls } de { $of } tiradas; si anuncias { $high }, solo en { $few }.
}
example-call-doubled = Si anuncias { $call }, recibes { $won } liras en { $rolls } de { $of } tiradas; en las demás, { $lost }.
example-roll =
    { $kind ->
        [coffee] De { $of } tiradas, { $goods } dan mercancías, { $middle } dan café y { $lira } dan liras.
       *[letter] De { $of } tiradas, { $goods } dan mercancías, { $middle } dan una misiva y { $lira } dan liras.
    }
example-six =
    { $jewelry ->
        [one] Con esta carta sacas al menos { $least }, que en el Mercado Negro te da 1 joya.
       *[other] Con esta carta sacas al menos { $least }, que en el Mercado Negro te da { $jewelry } joyas.
    }
example-die = Después de la tirada tendrías de { $least } a { $most } liras.

## Piezas y losetas

example-stack =
    { $count ->
        [0] Tu mercader no tiene sirvientes.
        [one] Tu mercader tiene 1 sirviente.
       *[other] Tu mercader tiene { $count } sirvientes.
    }
example-out =
    { $count ->
        [0] No tienes sirvientes en el tablero.
        [one] Tienes 1 sirviente en el tablero: en { FORM($places, case: "definite") }.
       *[other] Tienes { $count } sirvientes en el tablero: en { FORM($places, case: "definite") }.
    }
example-stay = Estás en { FORM($place, case: "definite") }, y con esta carta te quedarías allí.
example-far = A tres o cuatro lugares: { $places }.
example-corners = Las esquinas son { FORM($places, case: "definite") }.
example-lines = En línea recta desde tu mercader: { $places }.
example-merchants = Lugares con otros mercaderes: { $places }.
example-others = Lugares con otros mercaderes: { $places }. Tienes { $lira ->
        [one] 1 lira
       *[other] { $lira } liras
    }.
example-neutral-merchants = Lugares con mercaderes neutrales: { $places }.
example-neutral-assistants =
    { $count ->
        [0] Ahora no hay sirvientes neutrales en el tablero.
       *[other] Lugares con sirvientes neutrales: { $places }.
    }
example-to-fountain = Tu mercader está ahora en { FORM($place, case: "definite") }.
example-family-here = Tu sobrino está en el Cuartelillo: puedes enviarlo a cualquier otro lugar.
example-family-away = Tu sobrino está en { FORM($place, case: "definite") }. No puedes usar este lugar hasta que alguien lo atrape o una carta lo traiga.
example-family-home = Tu sobrino está en el Cuartelillo.
example-family-at = Tu sobrino está en { FORM($place, case: "definite") }.
example-family-stays = Tu sobrino está en el Cuartelillo, así que esta carta no puede moverlo.
example-family-step = Tu sobrino está en { FORM($place, case: "definite") }, y con esta carta podría ir { FORM($places, case: "to") }.
example-companion-away = Aún no tienes socio: consíguelo en la Fuente.
example-companion-ready = Tu socio está en tu reserva personal: puedes colocarlo.
example-companion-at = Tu socio está en { FORM($place, case: "definite") }.
example-figure =
    { $name ->
        [governor] { CAPITAL(FORM($figure, case: "definite")) } está en { FORM($place, case: "definite") } y cuesta { $cost } liras o una carta; tienes { $have ->
            [one] 1 lira
           *[other] { $have } liras
        }.
        [courier] { CAPITAL(FORM($figure, case: "definite")) } está en { FORM($place, case: "definite") } y cuesta { $cost } liras o una misiva; tienes { $have ->
            [one] 1 lira
           *[other] { $have } liras
        }.
       *[other] { CAPITAL(FORM($figure, case: "definite")) } está en { FORM($place, case: "definite") } y cuesta { $cost } liras o una mercancía; tienes { $have ->
            [one] 1 lira
           *[other] { $have } liras
        }.
    }
example-figure-free = { CAPITAL(FORM($figure, case: "definite")) } está en { FORM($place, case: "definite") } y no te cuesta nada, gracias a tu loseta.
example-figure-at = { FORM($figure, case: "definite") } en { FORM($place, case: "definite") }
example-figures = Dónde están ahora las figuras: { $figures }.
example-mosques = { $small ->
    [0] Aún no tienes losetas de la Pequeña Mezquita
    [2] Tienes las 2 losetas de la Pequeña Mezquita
   *[other] Tienes { $small } de las 2 losetas de la Pequeña Mezquita
}{ $great ->
    [0] { $small ->
        [0] {" "}ni de la Gran Mezquita
       *[other] {" "}y ninguna de la Gran Mezquita
    }
    [2] { $small ->
        [0] , pero sí las 2 de la Gran Mezquita
       *[other] {" "}y las 2 de la Gran Mezquita
    }
   *[other] { $small ->
        [0] , pero sí { $great } de la Gran Mezquita
       *[other] {" "}y { $great } de las 2 de la Gran Mezquita
    }
}.
example-tile =
    { $short ->
        [0] Para { FORM($tile, case: "definite") } necesitas { $needed } { FORM($good, case: "plural") }, y tienes { $have }.
       *[other] Para { FORM($tile, case: "definite") } necesitas { $needed } { FORM($good, case: "plural") }{ $have ->
            [0] , y no tienes ninguna
           *[other] : tienes { $have }, así que te { $short ->
                [one] falta 1
               *[other] faltan { $short }
            }
        }.
    }
example-tile-owned = Ya tienes { FORM($tile, case: "definite") }.
example-tile-gone = No queda ninguna { $tile }.
example-tavern-owned = Ya tienes esta loseta.
example-tavern-gone = No quedan losetas de este tipo.
example-no-barrier = La barrera aún no está en el tablero.
example-no-caravan = Nadie tiene aún la loseta de caravana.
example-rubies = { $most ->
    [0] Nadie tiene rubíes todavía; la partida acaba cuando alguien reúna { $needed }.
   *[other] Tienes { $have } de los { $needed } rubíes que ponen fin a la partida; nadie tiene más de { $most }.
}
