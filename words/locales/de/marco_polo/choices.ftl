# Options of a decision, as buttons and menus show them.


label-take = { FORM($things, case: "accusative") } nehmen
label-space = { $space } · { $things }
label-up-to = { $space } · bis zu { $things }
label-or = { $best } oder { $other }
label-contracts =
    { $count ->
        [one] { $space } · 1 zur Auswahl
       *[other] { $space } · { $count } zur Auswahl
    }
label-travel =
    { $count ->
        [one] { $space } · bis zu 1 Schritt
       *[other] { $space } · bis zu { $count } Schritte
    }
label-card-gain = 1 Würfel, bis zu { $things }
label-card-counted = 1 Würfel; seine Augenzahl begrenzt die Belohnung
label-card-uses =
    { $count ->
        [one] 1 Würfel, 1-mal
       *[other] 1 Würfel, bis zu { $count }-mal
    }
label-dice =
    { $count ->
        [one] 1 Würfel
       *[other] { $count } Würfel
    }
label-span = { $least } { $least ->
    [1] { TRAIT($most, name: "count-kind") ->
        [two] oder
       *[other] bis
    }
   *[other] bis
} { $most }
label-occupied = { $dice } · besetzt: { $coins } zahlen
label-purse = Würfel abgeben (+{ $count } Geld)
label-reroll =
    { $count ->
        [one] Würfel neu würfeln (1 Kamel)
       *[other] Würfel neu würfeln ({ $count } Kamele)
    }
label-adjust =
    { $count ->
        [one] Würfel um 1 drehen (1 Kamel)
       *[other] Würfel um 1 drehen ({ $count } Kamele)
    }
label-black =
    { $count ->
        [one] Schwarzen Würfel kaufen (1 Kamel)
       *[other] Schwarzen Würfel kaufen ({ $count } Kamele)
    }
label-complete = „{ $things }“ erfüllen
label-for = { $cost } zahlen
label-needs =
    { $count ->
        [one] verlangt { $cost }
       *[other] verlangen { $cost }
    }

label-dice-gain = { TRAIT($dice, name: "kind") ->
    [coloured] { CAPITAL(FORM($dice, case: "article")) }
    [named] { CAPITAL(FORM($dice, case: "article")) }
   *[other] { CAPITAL(FORM($dice, case: "each")) }
}: { $things }
    .kind = gain
label-which-dice =
    { $count ->
        [one] { TRAIT($dice, name: "kind") ->
            [named] { CAPITAL(FORM($dice, case: "accusative")) } setzen
           *[other] Eine { $dice } setzen
        }
       *[other] { CAPITAL(FORM($dice, case: "accusative")) } setzen
    }
label-sell-die = { TRAIT($die, name: "kind") ->
    [named] { CAPITAL(FORM($die, case: "accusative")) } abgeben
   *[other] Eine { $die } abgeben
}
label-dice-cost = { TRAIT($text, name: "kind") ->
    [gain] { $text }
    [coloured] { CAPITAL(FORM($text, case: "article")) }
    [named] { CAPITAL(FORM($text, case: "article")) }
   *[other] { CAPITAL(FORM($text, case: "each")) }
} · { $price } zahlen
label-dice-toll = { TRAIT($text, name: "kind") ->
    [gain] { $text }
    [coloured] { CAPITAL(FORM($text, case: "article")) }
    [named] { CAPITAL(FORM($text, case: "article")) }
   *[other] { CAPITAL(FORM($text, case: "each")) }
} · besetzt: { $coins } zahlen
label-steps =
    { $count ->
        [one] 1 Schritt
       *[other] bis zu { $count } Schritte
    }
label-journey-ends = bis { $places }
label-journey-ends-many = { $count } Städte erreichbar
label-reach =
    { $count ->
        [one] der erste Auftrag
       *[other] bis zu { $most } von den Feldern 1 bis { $count }
    }
label-times =
    { $count ->
        [one] 1-mal
       *[other] bis zu { $count }-mal
    }
label-column = Spalte { $number } ({ $things })
label-roll-die =
    { $count ->
        [one] Die { $die } neu würfeln (1 Kamel)
       *[other] Die { $die } neu würfeln ({ $count } Kamele)
    }
label-turn-die =
    { $count ->
        [one] Die { $was } auf { $now } drehen (1 Kamel)
       *[other] Die { $was } auf { $now } drehen ({ $count } Kamele)
    }

both = { $one } + { $other }
label-take-contracts = { $count ->
    [one] Auftrag { $spaces } („{ $things }“)
   *[other] Aufträge { $spaces } ({ $things })
}
label-more = +{ $things }
label-drop = „{ $things }“ ablegen
label-decline = Den neuen ablegen
label-discards =
    { $count ->
        [one] deinen alten Auftrag ablegen
       *[other] beide alten Aufträge ablegen
    }

label-character = { CAPITAL($line) }
label-goals = { $points } Punkte, dazu { $more } für { $count } verschiedene Städte
label-first = { $place } zuerst
label-relocate = Den Handelsposten { FORM($place, case: "at") } versetzen

label-trade = { $given } → { $taken }
label-trade-done = Nicht mehr tauschen

label-stay = Schritt auslassen
label-figure-to = { $figure } { FORM($place, case: "to") }
label-figure-at = Nur { $figure }, { FORM($place, case: "from") }
label-free = kostenlos
label-price = { $price } zahlen
label-from-price = mindestens { $price } zahlen
label-own-post = dein Handelsposten ist dort
label-post = Handelsposten: { $things }
label-plain-post = neuer Handelsposten
label-opens = öffnet Stadtkarte: { $card }
label-lost =
    { $what ->
        [step] kein zusätzlicher Schritt: nicht bezahlbar
        [black] schwarzer Würfel verfällt: keiner mehr da
        [contract] Auftrag verfällt: keiner mehr da
       *[copy] kein Stadtbonus zum Kopieren
    }
label-at-the-end = { $points } am Ende
label-goal = deine Zielkarte
label-moves-post = einer deiner Handelsposten muss hierher
label-each-round = { $things } jede Runde
label-cards = { $count } Stadtkarten
label-several-ways = dann eine Route wählen
label-and-goods = und verschiedene Waren
label-via = über { $places }
label-posts-in =
    { $count ->
        [one] Handelsposten { FORM($places, case: "at") }
       *[other] Handelsposten { FORM($places, case: "at") }
    }
label-then-other = dann die andere Figur; du bezahlst beide zusammen
label-route = Über { $places }
label-direct = Direkt
label-priced = { $way } ({ $price })
figure-niccolo = Niccolò
figure-marco = Marco
figure-both = Beide, Schritte geteilt

# Several choices at one press, below the name of the space: what they cost and bring, with which dice.
shortcut-for = { $price } zahlen → { $gains }
shortcut-costs = { $price } zahlen
shortcut-dice =
    { $count ->
        [one] { $colour ->
            [black] schwarzer Würfel { $value }
            [white] weißer Würfel { $value }
           *[own] Würfel { $value }
        }
       *[other] { TRAIT($dice, name: "kind") ->
            [named] { FORM($dice, case: "article") }
           *[other] { FORM($dice, case: "each") }
        }
    }
shortcut-sells = { $coins } Geld für { $count ->
    [one] { TRAIT($dice, name: "kind") ->
        [named] { FORM($dice, case: "accusative") }
       *[other] eine { $dice }
    }
   *[other] { FORM($dice, case: "accusative") }
}
shortcut-contract = „{ $contract }“
shortcut-discards =
    { $count ->
        [one] deinen Auftrag { $contracts } ablegen
       *[other] deine Aufträge { $contracts } ablegen
    }
shortcut-step = 1 Schritt extra { FORM($place, case: "to") }
shortcut-post = Handelsposten { FORM($place, case: "at") }
shortcut-opens = { $kind ->
    [copy] dann einen Stadtbonus zum Kopieren wählen
    [step] dann wählen, wohin der Schritt geht
    [travel] dann wählen, wohin
    [turn] dann deine Hauptaktion
   *[other] dann wählen
}
shortcut-complete =
    { $count ->
        [one] Auftrag erfüllen
       *[other] { $count } Aufträge erfüllen
    }
    .besides =
        { $count ->
            [one] Auftrag erfüllen
           *[other] { $count } Aufträge erfüllen
        }
    .one =
        { $count ->
            [one] einen erfüllen
           *[other] { $count } erfüllen
        }
shortcut-travel = Reise { FORM($place, case: "to") }
shortcut-contracts =
    { $count ->
        [one] Auftrag { $spaces } nehmen
       *[other] Aufträge { FORM($spaces, case: "usual-listed") } nehmen
    }
    .chosen =
        { $count ->
            [one] Auftrag { $spaces }
           *[other] Aufträge { $spaces }
        }
shortcut-to = { FORM($place, case: "to") }
shortcut-black-die = schwarzer Würfel
shortcut-apart = { CAPITAL($what) }: { $name }
    .dice = { $name }: { $what }
    .contract = Auftrag ({ $what }) + { $name }
