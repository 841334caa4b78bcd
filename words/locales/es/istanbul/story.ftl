# Un turno se cuenta en una frase, en el orden en que se jugó: «Ada va de la Fuente (7) al Caravasar (6) y roba 2 cartas».
# ".present": lo principal de un turno que habría sido mejor.

story = { $who } { FORM($actions, case: "told-listed") }.
    .result =
        { $count ->
            [0] { $who } { FORM($before, case: "told") } y { FORM($result, case: "told") }.
            [1] { $who } { FORM($before, case: "told") }, { FORM($result, case: "told") } y { FORM($after, case: "told") }.
           *[other] { $who } { FORM($before, case: "told") }, { FORM($result, case: "told") }, { FORM($after, case: "told-listed") }.
        }
story-way = { $way }
    .told =
        { $count ->
            [0] va { FORM($origin, case: "of") } { FORM($place, case: "to") }
           *[other] va { FORM($origin, case: "of") } { FORM($place, case: "to") } pasando por { FORM($over, case: "definite") }
        }
story-way-by-tile = { $way } (loseta de quiosco)
    .told = { FORM($way, case: "told") } (loseta de quiosco)
story-rolled-again = vuelve a tirar: { $dice }
story-die-set = { $action }: { $dice }
story-took = toma { FORM($items, case: "usual-listed") }
story-ruby = toma un rubí
story-ruby-for-letters = toma un rubí { FORM($place, case: "of") } en { FORM($society, case: "definite") }
story-for = { $action } por { FORM($cost, case: "usual-listed") }
    .told = { FORM($action, case: "told") } por { FORM($cost, case: "usual-listed") }
story-paid = paga { FORM($cost, case: "usual-listed") }
story-figure-moved = { $figure } → { $place }
    .told = lleva { FORM($figure, case: "to") } { FORM($place, case: "to") }
story-neutral-moved =
    { $count ->
        [one] lo lleva { FORM($place, case: "to") }
       *[other] lleva a un mercader neutral { FORM($place, case: "to") }
    }

history-scored = Turnos con un rubí
history-contested = Choques: encuentros con otros mercaderes o sobrinos atrapados

meanwhile-paid-you =
    { $lira ->
        [one] { $who } te pagó 1 lira
       *[other] { $who } te pagó { $lira } liras
    }
meanwhile-caught-you = { $who } atrapó a tu sobrino
meanwhile-ruby = { $who } tomó un rubí { FORM($place, case: "of") }
    .present = { $who } toma un rubí { FORM($place, case: "of") }
meanwhile-tile = { $who } tomó { FORM($tile, case: "definite") }
    .present = { $who } toma { FORM($tile, case: "definite") }
meanwhile-extended = { $who } amplió su carretilla
    .present = { $who } amplía su carretilla
meanwhile-tavern-tile = { $who } tomó una loseta de taberna
    .present = { $who } toma una loseta de taberna
meanwhile-auction =
    { $lira ->
        [one] { $who } ganó la subasta por 1 lira
       *[other] { $who } ganó la subasta por { $lira } liras
    }
    .present =
        { $lira ->
            [one] { $who } gana la subasta por 1 lira
           *[other] { $who } gana la subasta por { $lira } liras
        }
meanwhile-sold =
    { $lira ->
        [one] { $who } vendió mercancías por 1 lira
       *[other] { $who } vendió mercancías por { $lira } liras
    }
    .present =
        { $lira ->
            [one] { $who } vende mercancías por 1 lira
           *[other] { $who } vende mercancías por { $lira } liras
        }
meanwhile-last-round = { $who } tiene rubíes suficientes: esta es la última ronda
meanwhile-last-round-complete = { $who } tiene rubíes suficientes, y la última ronda ha terminado
meanwhile-moved = { $who } fue { FORM($place, case: "to") }
    .present = { $who } va { FORM($place, case: "to") }
meanwhile-companion = { $who } movió a su socio { FORM($place, case: "to") }
    .present = { $who } mueve a su socio { FORM($place, case: "to") }
meanwhile-family = { $who } movió a su sobrino { FORM($place, case: "to") }
    .present = { $who } mueve a su sobrino { FORM($place, case: "to") }
meanwhile-sent = { $who } envió a su sobrino { FORM($place, case: "to") }
    .present = { $who } envía a su sobrino { FORM($place, case: "to") }

hands-to-come = { $pile ->
    [guild] Próximas cartas de gremio del mazo: { $cards }
   *[bonus] Próximas cartas de bonificación del mazo: { $cards }
}
