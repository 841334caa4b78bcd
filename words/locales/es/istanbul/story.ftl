story = { $who }: { $actions }.
    .result =
        { $count ->
            [0] { $who }: { $result } ({ $before }).
           *[other] { $who }: { $result } ({ $before }, { $after }).
        }
story-way = { $way }
story-took = toma { FORM($items, case: "usual-listed") }
story-ruby = toma un rubí
story-for = { $action } por { FORM($cost, case: "usual-listed") }
story-paid = paga { FORM($cost, case: "usual-listed") }
story-figure-moved = { $figure } → { $place }
story-neutral-moved = mercader neutral → { $place }

history-scored = Turnos con un rubí
history-contested = Choques: encuentros con otros mercaderes o sobrinos atrapados

meanwhile-paid-you =
    { $lira ->
        [one] { $who } te pagó 1 lira
       *[other] { $who } te pagó { $lira } liras
    }
meanwhile-caught-you = { $who } atrapó a tu sobrino
meanwhile-ruby = { $who } tomó un rubí { FORM($place, case: "of") }
meanwhile-tile = { $who } tomó { FORM($tile, case: "definite") }
meanwhile-extended = { $who } amplió su carretilla
meanwhile-tavern-tile = { $who } tomó una loseta de taberna
meanwhile-auction =
    { $lira ->
        [one] { $who } ganó la subasta por 1 lira
       *[other] { $who } ganó la subasta por { $lira } liras
    }
meanwhile-sold =
    { $lira ->
        [one] { $who } vendió mercancías por 1 lira
       *[other] { $who } vendió mercancías por { $lira } liras
    }
meanwhile-last-round = { $who } tiene rubíes suficientes: esta es la última ronda
meanwhile-last-round-complete = { $who } tiene rubíes suficientes, y la última ronda ha terminado
meanwhile-moved = { $who } fue { FORM($place, case: "to") }
meanwhile-companion = { $who } movió a su socio { FORM($place, case: "to") }
meanwhile-family = { $who } movió a su sobrino { FORM($place, case: "to") }
meanwhile-sent = { $who } envía a su sobrino { FORM($place, case: "to") }

hands-to-come = { $pile ->
    [guild] Próximas cartas de gremio del mazo: { $cards }
   *[bonus] Próximas cartas de bonificación del mazo: { $cards }
}
