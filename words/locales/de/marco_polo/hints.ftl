# What makes a turn good, in a list below the turn. $points: by how much it changes what can be expected at the end.

hint-reason-scored = { $points ->
        [one] 1 Punkt sofort
       *[other] { $points } Punkte sofort
    }
hint-reason-goals = { $points ->
        [one] 1 Punkt für Zielkarten
       *[other] { $points } Punkte für Zielkarten
    }
hint-reason-beijing = { $points ->
        [one] 1 Punkt für Beijing
       *[other] { $points } Punkte für Beijing
    }
hint-reason-journeys = leichteres Reisen
hint-reason-posts = näher am achten und neunten Handelsposten
hint-reason-cities = später mehr Ertrag aus deinen Handelsposten
hint-reason-contracts = Aufträge in Reichweite
hint-reason-most = bessere Aussicht auf die meisten Aufträge
hint-reason-coins = Geld für später
hint-reason-camels = Kamele für später
hint-reason-goods = Waren für später
hint-reason-dice = mehr Würfel zum Setzen
hint-reason-start = der erste Zug der nächsten Runde
hint-reason-chance = { $points ->
        [one] im Schnitt etwa 1 Punkt
       *[other] im Schnitt etwa { $points } Punkte
    }

hint-lacks-contract = Für den Auftrag „{ $name }“ brauchst du noch { $missing }.
hint-lacks-journey = Für die Reise { FORM($name, case: "to") } brauchst du noch { $missing }.
hint-then-contract = Danach: „{ $name }“ erfüllen.
    .short = Danach brauchst du für „{ $name }“ noch { $missing }.
hint-then-journey = Danach: { FORM($name, case: "to") } reisen.
    .next = Nächste Runde: { FORM($name, case: "to") } reisen.
    .short = Danach brauchst du für die Reise { FORM($name, case: "to") } noch { $missing }.
