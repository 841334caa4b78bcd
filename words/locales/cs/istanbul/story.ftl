story = { $who }: { $actions }.
    .result =
        { $count ->
            [0] { $who }: { $result } ({ FORM($before, case: "besides") }).
           *[other] { $who }: { $result } ({ FORM($before, case: "besides") }, { FORM($after, case: "besides") }).
        }
story-way = { $way }
story-took = bere { FORM($items, case: "accusative-listed") }
    .besides = + { FORM($items, case: "accusative-listed") }
story-ruby = bere rubín
story-for = { $action } za { FORM($cost, case: "accusative-listed") }
    .besides = { FORM($action, case: "besides") } za { FORM($cost, case: "accusative-listed") }
story-paid = platí { FORM($cost, case: "accusative-listed") }
story-figure-moved = { $figure } → { $place }
story-neutral-moved = neutrální obchodník → { $place }

history-scored = Tahy s rubínem
history-contested = Střety: setkání s obchodníky a chycení příbuzní

meanwhile-paid-you = { $who } ti platí { $lira ->
            [one] { $lira } liru
            [few] { $lira } liry
           *[other] { $lira } lir
        }
meanwhile-caught-you = { $who } chytá tvého příbuzného
meanwhile-ruby = { $who } bere rubín { FORM($place, case: "from") }
meanwhile-tile = { $who } bere { FORM($tile, case: "accusative") }
meanwhile-extended = { $who } rozšiřuje vozík
meanwhile-tavern-tile = { $who } bere destičku taverny
meanwhile-auction = { $who } vyhrává dražbu za { $lira ->
            [one] { $lira } liru
            [few] { $lira } liry
           *[other] { $lira } lir
        }
meanwhile-sold = { $who } prodává zboží za { $lira ->
            [one] { $lira } liru
            [few] { $lira } liry
           *[other] { $lira } lir
        }
meanwhile-last-round = { $who } má dost rubínů: hraje se poslední kolo
meanwhile-last-round-complete = { $who } má dost rubínů a poslední kolo skončilo
meanwhile-moved = { $who } jde { FORM($place, case: "to") }
meanwhile-companion = { $who } přesouvá společníka { FORM($place, case: "to") }
meanwhile-family = { $who } přesouvá příbuzného { FORM($place, case: "to") }

hands-to-come = { $pile ->
    [guild] Další cechovní karty v balíčku: { $cards }
   *[bonus] Další bonusové karty v balíčku: { $cards }
}
