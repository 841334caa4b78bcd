## Lugares

place-21 = Embajada
    .definite = la Embajada
    .to = a la Embajada
    .of = de la Embajada
    .line = Toma { $letters } misivas
    .rule = Roba { $letters } misivas y ponlas delante de ti; todos pueden ver adónde van.
    .prospect = { $letters } misivas
place-22 = Quiosco
    .definite = el Quiosco
    .to = al Quiosco
    .of = del Quiosco
    .line = Toma misivas; luego cada jugador toma una loseta
    .rule = Toma { $most } misivas, o { $least } si se eligió así en la preparación. Descubre tantas losetas como jugadores, más una. Empezando por ti, cada jugador toma una y puede usarla.
    .more = Te quedas también con la loseta que sobra.
    .prospect = misivas, y losetas para todos
place-23 = Casa de Subastas
    .definite = la Casa de Subastas
    .to = a la Casa de Subastas
    .of = de la Casa de Subastas
    .line = Toma una mercancía; luego subasta { $cards } cartas de bonificación
    .rule = Toma una mercancía a elegir y subasta { $cards } cartas de bonificación. Abre la puja con al menos 1 lira, si la tienes. Los demás pujan una vez cada uno, en orden de turno; luego puedes cerrar con una puja mayor.
    .more = Quien gana te paga a ti; si ganas tú, pagas a la reserva general.
    .prospect = una mercancía y subasta de { $cards } cartas
place-24 = Sociedad Secreta
    .definite = la Sociedad Secreta
    .to = a la Sociedad Secreta
    .of = de la Sociedad Secreta
    .line = Paga { $seals } sellos por un rubí
    .rule = Da misivas por valor de { $seals } sellos y toma el siguiente rubí del Palacio del Sultán o del Tratante de Gemas. En el Gran Bazar también puede ser el de la Casa de Café. El primero que lo haga recibe además { $lira1 } liras; el segundo, { $lira2 }; el tercero, { $lira3 }.
    .prospect = rubí por { $seals } sellos
place-25 = Catacumbas
    .definite = las Catacumbas
    .to = a las Catacumbas
    .of = de las Catacumbas
    .line = Toma una mercancía; luego ve a cualquier lugar
    .rule = { $with_coffee ->
        [no] Toma una mercancía a elegir.
       *[yes] Toma una mercancía a elegir o un café.
    } Luego mueve a tu mercader o a tu socio a cualquier lugar; allí no realizas la acción ni tienes encuentros.
    .prospect = una mercancía, y de ahí a cualquier lugar

## Figura

figure-courier = Mensajero
    .definite = el mensajero
    .to = al mensajero
    .of = del mensajero
    .line = Una misiva a cambio de { $lira } liras o de otra misiva
    .rule = Roba una misiva y paga { $lira } liras o descarta una misiva, aunque sea la nueva. Luego tira dos dados para ver adónde va el mensajero.
    .more = El encuentro con el mensajero es opcional.

## Cartas de bonificación

card-one-letter = 1 misiva
    .line = Roba una misiva
card-roll-reward-letters = Dados: mercancías, misiva o liras
    .line = Tira dos dados: { $goods } mercancías ({ $first } o menos), { $middle ->
        [one] 1 misiva
       *[other] { $middle } misivas
    } ({ $second } o menos) o { $lira } liras (más)
    .rule = Tira dos dados. Si suman { $first } o menos, toma { $goods } mercancías a elegir; si suman { $second } o menos, toma { $middle ->
        [one] 1 misiva
       *[other] { $middle } misivas
    }; si no, toma { $lira } liras. Estos números los he inventado yo, porque ninguna fuente dice cuáles son los impresos
card-good-for-7-lira = { $lira } liras por mercancía
    .line = { $with_coffee ->
        [no] Vende una mercancía por { $lira } liras
       *[yes] Vende una mercancía o un café por { $lira } liras
    }
    .rule = { $with_coffee ->
        [no] Vende una mercancía por { $lira } liras
       *[yes] Vende una mercancía, o un café si se juega con café, por { $lira } liras
    }
card-fabric-and-3-lira = Tela y { $lira } liras
    .line = En cualquier momento de tu turno
    .rule = Toma 1 tela y { $lira } liras en cualquier momento de tu turno, pero no si ha terminado antes de tiempo
card-spice-and-3-lira = Especia y { $lira } liras
    .line = En cualquier momento de tu turno
    .rule = Toma 1 especia y { $lira } liras en cualquier momento de tu turno, pero no si ha terminado antes de tiempo
card-fruit-and-3-lira = Fruta y { $lira } liras
    .line = En cualquier momento de tu turno
    .rule = Toma 1 fruta y { $lira } liras en cualquier momento de tu turno, pero no si ha terminado antes de tiempo
card-copy-top-discard = Copiar el último descarte
    .line = Haz lo que dice la carta superior de la pila de descartes
    .rule = Haz lo que dice la carta superior de la pila de descartes, siempre que en ese momento se pueda jugar. Si esa carta también es de copiar, usa la que está debajo
card-family-step = Paso del sobrino
    .line = En vez de moverte, mueve a tu sobrino 1 lugar y realiza allí la acción
    .rule = En lugar de mover a tu mercader o a tu socio, mueve a tu sobrino a un lugar vecino y realiza allí la acción. No puede ir al Cuartelillo ni salir de él, y no se encuentra con nadie. Luego termina tu turno; tu mercader y tu socio se quedan donde están, aunque la acción permita moverlos
card-move-to-merchant = Ir junto a un mercader
    .line = En lugar de moverte, ve gratis junto al mercader de otro jugador
    .rule = En lugar de moverte, ve junto al mercader de otro jugador. A ese mercader no le pagas, pero sí a todos los demás que estén allí
card-companion-2 = Socio: { $steps } lugares
    .line = Mueve a tu socio { $steps } lugares en vez de 1
    .rule = Mueve a tu socio { $steps } lugares en vez de 1; tu mercader se queda donde está
card-use-neutral-figure = Usar una figura
    .line = Encuéntrate con una figura neutral, esté donde esté, y paga como siempre
    .rule = Encuéntrate con una figura neutral, esté donde esté, y paga como siempre. Luego tira los dados para moverla
card-mosque-twice = Doble mezquita
    .line = Repite la acción nada más realizarla
    .rule = Justo después de usar una mezquita con tu mercader, tu socio o tu sobrino allí, úsala otra vez si puedes tomar otra loseta
card-society-twice = Doble Sociedad
    .line = Repite la acción nada más realizarla
    .rule = Justo después de usar la Sociedad Secreta con tu mercader, tu socio o tu sobrino allí, úsala otra vez si tienes los sellos
card-move-anywhere-3 = Ir adonde sea por { $lira } liras
    .line = Paga { $lira } liras y ve a cualquier lugar en vez de moverte
    .rule = Paga { $lira } liras y ve a cualquier otro lugar en vez de moverte; la barrera no te detiene

## Losetas de quiosco; las que solo dan mercancías y liras no necesitan palabras

kiosk-11 = una carta de bonificación
kiosk-13 = { $coffee ->
    [no] { $lira } liras (loseta 13)
   *[yes] un café o { $lira } liras
}
kiosk-14 = { $coffee ->
    [no] { $lira } liras
   *[yes] un café o { $lira } liras
}
kiosk-coffee-taken = 1 café, no { $lira } liras
kiosk-lira-taken = { $lira } liras en vez de un café
kiosk-15 = tu socio vuelve a tu reserva
kiosk-16 = tira un dado y recibe tantas liras como saques
kiosk-17 = una ampliación por { $lira } liras
kiosk-18 = una ampliación por 1 mercancía de cada tipo
kiosk-19 = lleva a tu mercader a la Fuente
kiosk-20 = { $coffee ->
    [no] cambia una misiva por una mercancía, o al revés
   *[yes] cambia una misiva por una mercancía o un café, o al revés
}
kiosk-21 = cambia una misiva por una carta de bonificación, o al revés
kiosk-22 = compra una misiva por { $price } liras o vende una por { $payout }
kiosk-23 = { $coffee ->
    [no] compra una mercancía por { $price } liras o vende una por { $payout }
   *[yes] compra una mercancía o un café por { $price } liras, o vende uno u otro por { $payout }
}
kiosk-24 = compra una carta de bonificación por { $price } liras o vende una por { $payout }
