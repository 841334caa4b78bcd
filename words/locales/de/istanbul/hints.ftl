# What makes a turn good, in a list below the turn: "in 2 Zügen ein Rubin vom Edelsteinhändler (16)".

hint-go = { FORM($place, case: "to") } gehen
hint-family = Familienmitglied { FORM($place, case: "to") } schicken

hint-reason-rubies = sofort ein Rubin
hint-reason-goods = mehr Waren
hint-reason-cards = Bonuskarten
hint-reason-letters = Briefe und ihre Siegel
hint-reason-lira = mehr Lira
hint-reason-coffee = mehr Kaffee
hint-reason-guild-cards = Gildenkarten
hint-reason-wheelbarrow = eine Karrenerweiterung
hint-reason-mosque-tiles = ein Moscheeplättchen
hint-reason-tavern-tiles = ein Tavernenplättchen
hint-reason-family = dein Familienmitglied ist wieder frei
hint-reason-companion = ein Kompagnon
hint-reason-assistants = wieder mehr Gehilfen
hint-reason-lead = die Führung in der letzten Runde
hint-reason-chance = gute Aussichten

hint-reason-to-ruby = { $turns ->
        [one] im nächsten Zug { FORM($place, case: "at") } einen Rubin nehmen
        [2] im übernächsten Zug { FORM($place, case: "at") } einen Rubin nehmen
       *[other] in { $turns } Zügen { FORM($place, case: "at") } einen Rubin nehmen
    }
hint-reason-to-extension = { $turns ->
        [one] im nächsten Zug eine Karrenerweiterung kaufen
        [2] im übernächsten Zug eine Karrenerweiterung kaufen
       *[other] in { $turns } Zügen eine Karrenerweiterung kaufen
    }
hint-reason-to-tile = { $turns ->
        [one] im nächsten Zug { FORM($place, case: "at") } ein Plättchen nehmen
        [2] im übernächsten Zug { FORM($place, case: "at") } ein Plättchen nehmen
       *[other] in { $turns } Zügen { FORM($place, case: "at") } ein Plättchen nehmen
    }
hint-reason-to-family = { $turns ->
        [one] im nächsten Zug dein Familienmitglied { FORM($place, case: "from") } losschicken
        [2] im übernächsten Zug dein Familienmitglied { FORM($place, case: "from") } losschicken
       *[other] in { $turns } Zügen dein Familienmitglied { FORM($place, case: "from") } losschicken
    }
hint-reason-to-action = { $turns ->
        [one] im nächsten Zug { FORM($place, case: "accusative") } nutzen
        [2] im übernächsten Zug { FORM($place, case: "accusative") } nutzen
       *[other] in { $turns } Zügen { FORM($place, case: "accusative") } nutzen
    }
hint-reason-nearer = weiter { FORM($place, case: "to") } gehen

hint-lacks-ruby = Für einen Rubin { FORM($place, case: "at") } brauchst du noch { $missing }.
hint-lacks-extension = Für eine Karrenerweiterung { FORM($place, case: "at") } brauchst du noch { $missing }.
hint-lacks-tile = Für ein Moscheeplättchen { FORM($place, case: "at") } brauchst du noch { $missing }.
hint-lacks-family = Für { FORM($place, case: "accusative") } brauchst du noch { $missing }.
hint-then = Danach: { $aim }.
hint-short = { $reason } (dafür brauchst du noch { $missing })
hint-missing-lira = { $count } Lira
hint-missing-goods = { $count ->
        [one] 1 Ware
       *[other] { $count } Waren
    }
hint-missing-good = { $count ->
        [one] 1 { FORM($good, case: "one") }
       *[other] { $count } { $good }
    }
hint-missing-coffee = { $count } Kaffee
hint-missing-seals = { $count ->
        [one] 1 Siegel
       *[other] { $count } Siegel
    }
