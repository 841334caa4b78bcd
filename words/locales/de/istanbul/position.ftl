# The position: alt texts of pictures, the text view, the score sheet. In alt texts places are only numbers.

alt-turn = Runde { $round }, Zug { $turn }: { $name } ist am Zug.
alt-last-round = Letzte Runde, Zug { $turn }: { $name } ist am Zug.
alt-over =
    { $turn ->
        [one] Die Partie ist nach 1 Zug zu Ende.
       *[other] Die Partie ist nach { $turn } Zügen zu Ende.
    }
alt-end = Mit { $rubies } Rubinen endet die Partie.
alt-own = Du hast { $told }.
alt-grid = Die Orte, Reihe für Reihe: { $rows }.
alt-seat = { $name }: { $told }.
alt-merchant =
    { $count ->
        [0] Kaufmann auf { $place } ohne Gehilfen
        [one] Kaufmann auf { $place } mit 1 Gehilfen
       *[other] Kaufmann auf { $place } mit { $count } Gehilfen
    }
alt-out = Gehilfen auf { $places }
alt-companion = Kompagnon auf { $place }
alt-family = Familienmitglied auf { $place }
alt-at = { $name } auf { $place }
alt-figures = { $where }.
alt-neutral-merchants = Neutrale Kaufleute auf { $places }.
alt-neutral-assistants = Neutrale Gehilfen auf { $places }.
alt-reach = Was { $name } { FORM($place, case: "from") } aus erreicht.
alt-near = { $place }: { $told }.
alt-near-free = { $place }: kostet nichts.
alt-pay = { $lira } Lira zahlen
alt-far = In { $steps } Schritten: { $places }.
button-carts = Handkarren
button-reach = Reichweite
reach-note = Alle hellen Orte kannst du jetzt erreichen; ihre Schilder zeigen, ob du dort einen Gehilfen zurücklässt oder aufnimmst und was du zahlst. Die Zahl auf einem dunklen Ort sagt, wie viele Schritte er entfernt ist.
alt-discard = Oben auf dem Ablagestapel: „{ $card }“.

seat-no-goods = keine Waren
seat-room = Platz für { $room } von jeder Ware
seat-assistants =
    { $count ->
        [0] keine Gehilfen beim Kaufmann
        [one] 1 Gehilfe beim Kaufmann
       *[other] { $count } Gehilfen beim Kaufmann
    }
seat-reserve =
    { $count ->
        [one] 1 Gehilfe in Reserve
       *[other] { $count } Gehilfen in Reserve
    }
seat-neutral =
    { $count ->
        [one] neutraler Gehilfe im Stapel, von unten: Nr. { $places }
       *[other] neutrale Gehilfen im Stapel, von unten: Nr. { $places }
    }
seat-tiles =
    { $count ->
        [one] Moscheeplättchen: { $colours }
        [4] alle vier Moscheeplättchen
       *[other] Moscheeplättchen: { $colours }
    }
seat-cards =
    { $count ->
        [one] 1 Bonuskarte
       *[other] { $count } Bonuskarten
    }
seat-guild-cards =
    { $count ->
        [one] 1 Gildenkarte
       *[other] { $count } Gildenkarten
    }
seat-seals =
    { $count ->
        [one] 1 Siegel
       *[other] { $count } Siegel
    }
seat-companion = Kompagnon im Vorrat
seat-extra-turn = Bonuszug gekauft

## The position as text

state-hand = Deine Bonuskarten: { $cards }.
state-seat = **{ $name }**: { $has }.
state-merchant =
    { $count ->
        [0] Kaufmann { FORM($place, case: "at") } ohne Gehilfen.
        [one] Kaufmann { FORM($place, case: "at") } mit 1 Gehilfen.
       *[other] Kaufmann { FORM($place, case: "at") } mit { $count } Gehilfen.
    }
state-out = Gehilfen auf dem Spielplan: { FORM($places, case: "at") }.
state-family = Familienmitglied { FORM($place, case: "at") }.
state-companion = Kompagnon { FORM($place, case: "at") }.
state-guild-hand = Deine Gildenkarten: { $cards }.
state-board = **Der Spielplan**, { $rows } Reihen mit je { $columns } Orten, von links oben:
state-place = { $place }.
state-here = Hier: { $who }.
state-merchant-here = Kaufmann von { $name }
state-family-here = Familienmitglied von { $name }
state-assistants-here =
    { $count ->
        [one] Gehilfe von { $name }
       *[other] { $count } Gehilfen von { $name }
    }
state-companion-here = Kompagnon von { $name }
state-neutral-here =
    { $count ->
        [one] neutraler Gehilfe
       *[other] { $count } neutrale Gehilfen
    }
state-tavern =
    { $line ->
        [0] { $place }: kein Geradeaus-Plättchen
       *[other] { $place }: Geradeaus-Plättchen für { $line } Kaffee
    }, { $free ->
        [0] kein Begegnungsplättchen
       *[other] Begegnungsplättchen für { $free } Kaffee
    }; Bakschisch kostet { FORM($goods, case: "accusative-listed") }.
state-embassy =
    { $pile ->
        [0] { $place }: keine Briefe im Stapel.
        [one] { $place }: 1 Brief im Stapel.
       *[other] { $place }: { $pile } Briefe im Stapel.
    }
state-society =
    { $count ->
        [0] { $place }: noch von niemandem genutzt.
       *[other] { $place }: bisher genutzt von { $seats }.
    }
state-kiosk =
    { $left ->
        [0] { $place }: keine Plättchen verdeckt.
        [one] { $place }: 1 Plättchen verdeckt.
       *[other] { $place }: { $left } Plättchen verdeckt.
    }
state-kiosk-open = Offen: { $tiles }.
state-auction = { $place }: { $name } bietet { $lira } Lira.
state-barrier = Die Barriere trennt { FORM($a, case: "accusative") } und { FORM($b, case: "accusative") }; nur { $name } kann sie passieren.
state-guild-deck = Gildenkarten im Nachziehstapel: { $deck }; abgelegt, von oben: { $discard }.
state-letters-used = Abgelegte Briefe, nach Orten: { $places }.
state-kiosk-used = Benutzte Kioskplättchen: { $tiles }.
state-caravan = Karawanenführer: { $name }.
state-market = { $place }: gefragt sind { FORM($goods, case: "accusative-listed") }.
state-mail = { $place }: { $goods } und { $lira } Lira.
state-wainwright =
    { $extensions ->
        [0] { $place }: keine Karrenerweiterungen mehr.
        [one] { $place }: noch 1 Karrenerweiterung.
       *[other] { $place }: noch { $extensions } Karrenerweiterungen.
    }
state-ruby = { $place }: ein Rubin für { FORM($price, case: "accusative-listed") }.
state-mosque = { $place }: ein Plättchen, wenn du { FORM($goods, case: "accusative-listed") } hast; du gibst nur 1 ab.
state-no-tiles = { $place }: keine Moscheeplättchen mehr.
state-rubies =
    { $count ->
        [0] Keine Rubine mehr.
        [one] Noch 1 Rubin.
       *[other] Noch { $count } Rubine.
    }
state-tiles = Übrige Moscheeplättchen, mit der Zahl der nötigen Waren: { $stacks }.
state-stack = { $colour } { $tiles }
state-deck = Bonuskarten im Nachziehstapel: { $deck }; Ablagestapel von oben: { $discard }.
