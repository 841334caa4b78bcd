story = { $who }: { FORM($actions, case: "told-listed") }.
    .result =
        { $count ->
            [0] { $who }: { FORM($before, case: "told") } a { FORM($result, case: "told") }.
            [1] { $who }: { FORM($before, case: "told") }, { FORM($result, case: "told") } a { FORM($after, case: "told") }.
           *[other] { $who }: { FORM($before, case: "told") }, { FORM($result, case: "told") }, { FORM($after, case: "told-listed") }.
        }
story-way = { $way }
    .told =
        { $count ->
            [0] jde { FORM($origin, case: "from") } { FORM($place, case: "to") }
           *[other] jde { FORM($origin, case: "from") } přes { FORM($over, case: "accusative") } { FORM($place, case: "to") }
        }
story-way-by-tile = { $way } (destička kiosku)
    .told = { FORM($way, case: "told") } (destička kiosku)
story-rolled-again = hází znovu: { $dice }
story-die-set = { $action }: { $dice }
story-took = bere { FORM($items, case: "accusative-listed") }
story-ruby = bere rubín
story-ruby-for-letters = bere { FORM($society, case: "at") } rubín { FORM($place, case: "from") }
story-for = { $action } za { FORM($cost, case: "accusative-listed") }
    .told = { FORM($action, case: "told") } za { FORM($cost, case: "accusative-listed") }
story-paid = platí { FORM($cost, case: "accusative-listed") }
story-figure-moved = { $figure } → { $place }
    .told = hodem posílá { FORM($figure, case: "accusative") } { FORM($place, case: "to") }
story-neutral-moved = neutrální obchodník → { $place }
    .told = hodem posílá neutrálního obchodníka { FORM($place, case: "to") }

history-scored = Tahy s rubínem
history-contested = Střety: setkání s obchodníky a chytání příbuzných

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
meanwhile-sent = { $who } posílá příbuzného { FORM($place, case: "to") }

hands-to-come = { $pile ->
    [guild] Další cechovní karty v balíčku: { $cards }
   *[bonus] Další bonusové karty v balíčku: { $cards }
}
