# What happened, as whole sentences in the present tense. ".part": the same without its subject, in a story line.

event-moved = { $who } geht { FORM($origin, case: "from") } { FORM($place, case: "to") }.
event-left =
    { $neutral ->
        [yes] { $who } lässt { FORM($place, case: "at") } einen neutralen Gehilfen zurück.
       *[no] { $who } lässt { FORM($place, case: "at") } einen Gehilfen zurück.
    }
event-collected =
    { $neutral ->
        [yes] { $who } nimmt { FORM($place, case: "at") } einen neutralen Gehilfen auf.
       *[no] { $who } nimmt { FORM($place, case: "at") } einen Gehilfen auf.
    }
event-recalled =
    { $count ->
        [one] { $who } holt den Gehilfen { FORM($places, case: "from") } zurück.
        [2] { $who } holt die Gehilfen { FORM($places, case: "from") } zurück.
       *[other] { $who } holt { $count } Gehilfen zurück.
    }
    .part =
        { $count ->
            [one] holt den Gehilfen { FORM($places, case: "from") } zurück
            [2] holt die Gehilfen { FORM($places, case: "from") } zurück
           *[other] holt { $count } Gehilfen zurück
        }
    .part-order = verb
    .part-verb = holt
    .part-rest =
        { $count ->
            [one] den Gehilfen { FORM($places, case: "from") } zurück
            [2] die Gehilfen { FORM($places, case: "from") } zurück
           *[other] { $count } Gehilfen zurück
        }
event-cut-short =
    { $why ->
        [merchants] { $who } bezahlt die anderen Kaufleute nicht, deshalb endet der Zug.
       *[assistant] { $who } lässt keinen Gehilfen zurück und nimmt keinen auf, deshalb endet der Zug.
    }
    .part =
        { $why ->
            [merchants] beendet den Zug vorzeitig (ohne zu zahlen)
           *[assistant] beendet den Zug vorzeitig (kein Gehilfe)
        }
event-paid-seat = { $who } zahlt { $lira } Lira an { $to }.
    .part = zahlt { $lira } Lira an { $to }
event-paid-neutral =
    { $count ->
        [one] { $who } zahlt { $lira } Lira für einen neutralen Kaufmann.
       *[other] { $who } zahlt { $lira } Lira für { $count } neutrale Kaufleute.
    }
    .part =
        { $count ->
            [one] zahlt { $lira } Lira für einen neutralen Kaufmann
           *[other] zahlt { $lira } Lira für { $count } neutrale Kaufleute
        }
event-neutral-moved = Wurf { $dice }: Ein neutraler Kaufmann geht { FORM($origin, case: "from") } { FORM($place, case: "to") }.
event-left-undone = { $who } lässt die Aktion aus.
    .part = lässt die Aktion aus
event-acted =
    { $by ->
        [family] { $who } nutzt { FORM($place, case: "accusative") } mit dem Familienmitglied.
        [card] { $who } nutzt { FORM($place, case: "accusative") } noch einmal.
        [companion] { $who } nutzt { FORM($place, case: "accusative") } mit dem Kompagnon.
       *[merchant] { $who } nutzt { FORM($place, case: "accusative") }.
    }
    .part = nutzt { FORM($place, case: "accusative") }
event-rolled = { $who } würfelt { $dice }.
    .part = würfelt { $dice }
event-die-set = { $who } dreht eine { $was } auf eine { $now }.
    .part = dreht eine { $was } auf eine { $now }
event-announced = { $who } sagt { $number } an.
    .part = sagt { $number } an
event-gained-lira = { $who } bekommt { $lira } Lira.
event-spent-lira = { $who } zahlt { $lira } Lira.
event-gained-goods =
    { $lost ->
        [0] { $who } nimmt { FORM($goods, case: "accusative-listed") }.
       *[other] { $who } nimmt { FORM($goods, case: "accusative-listed") } (kein Platz für { FORM($unfit, case: "accusative-listed") }).
    }
event-gained-no-goods =
    { $lost ->
        [0] { $who } nimmt nichts.
       *[other] { $who } nimmt nichts (kein Platz für { FORM($unfit, case: "accusative-listed") }).
    }
goods-unfit =
    { $count ->
        [one] 1 Ware
       *[other] { $count } Waren
    }
event-gave-goods = { $who } gibt { FORM($goods, case: "accusative-listed") } ab.
event-sold = { $who } verkauft { FORM($goods, case: "accusative-listed") } für { $lira } Lira.
    .part = verkauft { FORM($goods, case: "accusative-listed") } für { $lira } Lira
event-gained-ruby = { $who } nimmt { FORM($place, case: "at") } einen Rubin.
    .part = nimmt { FORM($place, case: "at") } einen Rubin
event-took-tile = { $who } nimmt { FORM($good, case: "the") }.
    .part = nimmt { FORM($good, case: "the") }
event-extended = { $who } erweitert den Handkarren: Platz für { $capacity } von jeder Ware.
    .part = erweitert den Handkarren (Platz für { $capacity } von jeder Ware)
    .part-order = verb
    .part-verb = erweitert
    .part-rest = den Handkarren (Platz für { $capacity } von jeder Ware)
event-drew-cards =
    { $number ->
        [0] { $who } kann keine Bonuskarten mehr ziehen.
        [one] { $who } zieht eine Bonuskarte.
       *[other] { $who } zieht { $number } Bonuskarten.
    }
    .part =
        { $number ->
            [0] kann keine Bonuskarten mehr ziehen
            [one] zieht eine Bonuskarte
           *[other] zieht { $number } Bonuskarten
        }
    .part-order = verb
    .part-verb =
        { $number ->
            [0] kann
           *[other] zieht
        }
    .part-rest =
        { $number ->
            [0] keine Bonuskarten mehr ziehen
            [one] eine Bonuskarte
           *[other] { $number } Bonuskarten
        }
event-drew-known-cards =
    { $number ->
        [one] { $who } zieht eine Bonuskarte ({ $cards }).
       *[other] { $who } zieht { $number } Bonuskarten ({ $cards }).
    }
    .part =
        { $number ->
            [one] zieht eine Bonuskarte ({ $cards })
           *[other] zieht { $number } Bonuskarten ({ $cards })
        }
    .part-order = verb
    .part-verb = zieht
    .part-rest =
        { $number ->
            [one] eine Bonuskarte ({ $cards })
           *[other] { $number } Bonuskarten ({ $cards })
        }
event-took-discard = { $who } nimmt „{ $card }“ vom Ablagestapel.
    .part = nimmt „{ $card }“ vom Ablagestapel
    .part-order = verb
    .part-verb = nimmt
    .part-rest = „{ $card }“ vom Ablagestapel
event-discarded = { $who } legt „{ $card }“ ab.
    .part = legt „{ $card }“ ab
event-played-card = { $who } spielt „{ $card }“.
    .part = spielt „{ $card }“
event-reshuffled =
    { $cards ->
        [1] Die einzige abgelegte Bonuskarte wird zum neuen Nachziehstapel.
       *[other] Die { $cards } abgelegten Bonuskarten werden zu einem neuen Nachziehstapel gemischt.
    }
event-mail-moved =
    { $down ->
        [0] { $who } schiebt im Postamt alle Postanzeiger nach oben.
       *[other] { $who } schiebt im Postamt einen Postanzeiger nach unten.
    }
event-family-sent = { $who } schickt das Familienmitglied { FORM($place, case: "to") }.
    .part = schickt das Familienmitglied { FORM($place, case: "to") }
event-caught = { $who } fängt das Familienmitglied von { $victim } und schickt es zurück zur Polizeiwache.
    .part = fängt das Familienmitglied von { $victim }
event-met = { $who } begegnet dem { $figure }.
    .part = begegnet dem { $figure }
event-figure-moved = Wurf { $dice }: Der { $figure } geht { FORM($place, case: "to") }.
event-turn-began = { $who } beginnt Zug { $turn } (Runde { $round }).
event-last-round = { $who } hat genug Rubine: Nach dieser Runde ist die Partie zu Ende.
event-last-round-complete = { $who } hat genug Rubine, und die Runde ist vorbei: Die Partie ist zu Ende.
event-game-ended =
    { $count ->
        [one] { $winners } gewinnt.
       *[other] { $winners } teilen sich den Sieg.
    }
