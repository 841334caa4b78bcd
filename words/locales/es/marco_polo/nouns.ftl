# Las cosas del juego.

game-title = Los viajes de Marco Polo
    .short = Marco Polo
game-choice = { game-title }

## Lugares

place-venezia = Venecia
    .to = a Venecia
    .of = de Venecia
place-moscow = Moscú
    .to = a Moscú
    .of = de Moscú
place-anxi = Anxi
    .to = a Anxi
    .of = de Anxi
place-karakorum = Karakorum
    .to = a Karakorum
    .of = de Karakorum
place-beijing = Beijing
    .to = a Beijing
    .of = de Beijing
place-samarcanda = Samarcanda
    .to = a Samarcanda
    .of = de Samarcanda
place-kashgar = Kashgar
    .to = a Kashgar
    .of = de Kashgar
place-lan-zhou = Lan-Zhou
    .to = a Lan-Zhou
    .of = de Lan-Zhou
place-xian = Xi'an
    .to = a Xi'an
    .of = de Xi'an
place-alexandria = Alejandría
    .to = a Alejandría
    .of = de Alejandría
place-ormuz = Ormuz
    .to = a Ormuz
    .of = de Ormuz
place-karachi = Karachi
    .to = a Karachi
    .of = de Karachi
place-sumatra = Sumatra
    .to = a Sumatra
    .of = de Sumatra
place-adana = Adana
    .to = a Adana
    .of = de Adana
place-kochi = Kochi
    .to = a Kochi
    .of = de Kochi
place-o1 = Oasis 1
    .definite = el oasis 1
    .to = al oasis 1
    .of = del oasis 1
place-o2 = Oasis 2
    .definite = el oasis 2
    .to = al oasis 2
    .of = del oasis 2
place-o3 = Oasis 3
    .definite = el oasis 3
    .to = al oasis 3
    .of = del oasis 3
place-o4 = Oasis 4
    .definite = el oasis 4
    .to = al oasis 4
    .of = del oasis 4
place-o5 = Oasis 5
    .definite = el oasis 5
    .to = al oasis 5
    .of = del oasis 5
place-o6 = Oasis 6
    .definite = el oasis 6
    .to = al oasis 6
    .of = del oasis 6
place-o7 = Oasis 7
    .definite = el oasis 7
    .to = al oasis 7
    .of = del oasis 7
place-o8 = Oasis 8
    .definite = el oasis 8
    .to = al oasis 8
    .of = del oasis 8
place-o9 = Oasis 9
    .definite = el oasis 9
    .to = al oasis 9
    .of = del oasis 9
place-o10 = Oasis 10
    .definite = el oasis 10
    .to = al oasis 10
    .of = del oasis 10

## Lo que poseen los jugadores

amount-coin =
    { $count ->
        [one] 1 moneda
       *[other] { $count } monedas
    }
    .number =
        { $count ->
            [one] uno
           *[other] varios
        }
amount-camel =
    { $count ->
        [one] 1 camello
       *[other] { $count } camellos
    }
    .number =
        { $count ->
            [one] uno
           *[other] varios
        }
amount-pepper = { $count } de pimienta
    .number =
        { $count ->
            [one] uno
           *[other] varios
        }
amount-silk = { $count } de seda
    .number =
        { $count ->
            [one] uno
           *[other] varios
        }
amount-gold = { $count } de oro
    .number =
        { $count ->
            [one] uno
           *[other] varios
        }
amount-vp =
    { $count ->
        [one] 1 punto
       *[other] { $count } puntos
    }
reward-any-good =
    { $count ->
        [one] 1 mercancía a elegir
       *[other] { $count } mercancías a elegir
    }
    .short =
        { $count ->
            [one] 1 mercancía
           *[other] { $count } mercancías
        }
reward-different =
    { $count ->
        [one] 1 mercancía
       *[other] { $count } mercancías distintas
    }
reward-step =
    { $count ->
        [one] 1 paso adicional
       *[other] { $count } pasos adicionales
    }
    .short =
        { $count ->
            [one] 1 paso
           *[other] { $count } pasos
        }
reward-black =
    { $count ->
        [one] 1 dado negro
       *[other] { $count } dados negros
    }
reward-contract =
    { $count ->
        [one] 1 contrato nuevo
       *[other] { $count } contratos nuevos
    }
reward-copy = otra bonificación de ciudad a elegir
reward-own-city =
    { $count ->
        [one] 1 de tus bonificaciones de ciudad
       *[other] { $count } de tus bonificaciones de ciudad
    }
    .again = { $count }

## Dados

die-own = dado propio
    .one = un dado propio
    .sold = un dado propio
    .kind = uno
die-black = dado negro
    .one = un dado negro
    .sold = un dado negro
    .kind = uno
dice-own =
    { $count ->
        [one] 1 dado propio
       *[other] { $count } dados propios
    }
    .had =
        { $count ->
            [one] un dado de tu color
           *[other] { $count } dados de tu color
        }
    .kind = named
dice-black =
    { $count ->
        [one] 1 dado negro
       *[other] { $count } dados negros
    }
    .more =
        { $count ->
            [one] 1 negro
           *[other] { $count } negros
        }
    .kind = named
die-own-value = { $value }
    .one = un { $value }
    .yours = un { $value }
    .sold = un dado de valor { $value }
    .kind = uno
die-black-value = { $value } negro
    .one = un { $value } negro
    .yours = un { $value } negro
    .sold = un dado negro de valor { $value }
    .kind = uno
die-white-value = { $value } blanco
    .one = un { $value } blanco
    .yours = un { $value } blanco
    .sold = el dado blanco de valor { $value }
    .kind = uno
dice-equal =
    { $count ->
        [2] dos
        [3] tres
        [4] cuatro
        [5] cinco
       *[other] { $count }
    } { $colour ->
        [black] { $value } negros
        [white] { $value } blancos
       *[own] { $value }
    }
    .sold =
        { $count ->
            [2] dos
            [3] tres
            [4] cuatro
            [5] cinco
           *[other] { $count }
        } dados { $colour ->
            [black] negros de valor { $value }
            [white] blancos de valor { $value }
           *[own] de valor { $value }
        }
    .had = { dice-equal.sold }
    .single =
        { $colour ->
            [black] { $count ->
                [2] dos { $value } negros
               *[other] { $count } de { $value } negros
            }
           *[own] { $count ->
                [2] { $value }, { $value }
               *[other] { $count } de { $value }
            }
        }
    .kind = named
dice-both = { $own } y { $black }
    .had = { FORM($own, case: "had") } y { $black }
    .kind = named

## Casillas de acción

space-coins = { $coins } monedas
    .definite = la casilla de { $coins } monedas
space-purse = { $coins } monedas
    .definite = la casilla de { $coins } monedas
space-bazaar-camel = Fila de camellos
    .definite = la fila de camellos
    .inline = fila de camellos
space-bazaar-pepper = Fila de pimienta
    .definite = la fila de pimienta
    .inline = fila de pimienta
space-bazaar-silk = Fila de seda
    .definite = la fila de seda
    .inline = fila de seda
space-bazaar-gold = Fila de oro
    .definite = la fila de oro
    .inline = fila de oro
space-khan = Favor del Khan
    .definite = el favor del Khan
    .inline = favor del Khan
space-contracts = Contratos
    .definite = la casilla de contratos
    .inline = contratos
    .told = verbo
space-travel = Viajar
    .definite = la casilla de viaje
    .inline = viaje
    .told = verbo
space-card = Carta de ciudad de { $city }
    .definite = la carta de ciudad de { $city }
    .inline = carta de ciudad de { $city }

## Cartas de ciudad, contratos, cartas de objetivo

trade = { $cost } → { $reward }
trade-different = { $count } mercancías distintas
trade-any-good = 1 mercancía a elegir
card-either = { $one }, o { $other }
card-per-contract = { $reward } por cada contrato completado
card-per-post = { $reward } por cada puesto comercial
card-per-die = { $reward } por cada punto del dado
card-by-die =
    { $from ->
        [6] { $few }, o { FORM($many, case: "again") } con un 6
       *[other] { $few }, o { FORM($many, case: "again") } con un { $from } o más
    }
card-of-place = { $place }: { $card }
contract = { $cost } → { $reward }
contract-told-apart = { $reward } ({ $cost })
goal = { $cities } ({ $points })
cities-joined = { $one } y { $other }

## Personajes: nombre, nombre corto, qué hace la loseta en una línea

character-nobody = sin personaje
    .short = nadie
character-raschid = Rashid ad-Din Sinan
    .short = Rashid
    .line = elige el valor de cada dado al colocarlo; no recibe compensación por tiradas bajas
character-matteo = Matteo Polo
    .short = Matteo
    .line = un dado blanco y un contrato cada ronda
character-berke = Berke Khan
    .short = Berke
    .line = no paga nada por las casillas ocupadas
character-mercator = Mercator ex Tabriz
    .short = Mercator
    .line = recibe una mercancía o un camello cada vez que otros usan el bazar
character-niccolo-marco = Niccolò y Marco Polo
    .short = Niccolò y Marco
    .line = tiene dos figuras que se reparten los pasos de cada viaje; { $income } cada ronda
character-rubruk = Wilhelm von Rubruk
    .short = Rubruk
    .line = coloca un puesto comercial en cada ciudad del camino; tiene { $black } puestos más
character-caprini = Johannes Caprini
    .short = Caprini
    .line = va de cualquier oasis a cualquier otro en un paso; { $income } cada ronda
character-kubilai = Kubilai Khan
    .short = Kubilai
    .line = empieza en Beijing, con un puesto comercial en la mejor casilla


## Lo demás que se puede corregir de un jugador

field-figure = la figura en { FORM($value, case: "definite") }
field-second-figure = la segunda figura en { FORM($value, case: "definite") }
