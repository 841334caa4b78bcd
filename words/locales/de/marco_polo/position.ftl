# The position: alt texts of pictures, the text view, hand, score sheet.

button-board = Landkarte
button-spaces = Aktionsfelder
button-carts = Spielertableaus
alt-turn = Runde { $round } von { $rounds }: { $name } ist am Zug.
alt-draft = { $name } wählt einen Charakter.
alt-goals = Alle wählen Zielkarten; { $name } fängt dann an.
alt-bonuses = { $name } beginnt Runde { $round } von { $rounds }; vor dem Würfeln gibt es Boni.
alt-roll = { $name } beginnt Runde { $round } von { $rounds }; für niedrige Würfe gibt es Kamele oder Geld.
alt-over = Die Partie ist zu Ende.
alt-own = Du hast { $told }.
alt-own-contract = Dein Auftrag: { $contract }.
alt-seat = { $name }: { $told }.
alt-figures =
    { $count ->
        [one] Figur { FORM($places, case: "at") }
       *[other] Figuren { FORM($places, case: "at") }
    }
alt-dice-left =
    { $count ->
        [0] keine Würfel mehr
        [one] noch 1 Würfel
       *[other] noch { $count } Würfel
    }
alt-posts = { $name }: Handelsposten { FORM($places, case: "at") }.
alt-roads = Wege { FORM($place, case: "from") }: { $roads }.
alt-dice = Würfel auf { $space }: { $dice }.
alt-no-dice = Auf den Aktionsfeldern liegen keine Würfel.
alt-hourglass = Wäre die Runde jetzt zu Ende, würde { $name } die nächste beginnen.
alt-black-dice =
    { $count ->
        [0] Es sind keine schwarzen Würfel mehr da.
        [one] Es ist noch 1 schwarzer Würfel da.
       *[other] Es sind noch { $count } schwarze Würfel da.
    }
alt-contract = Auftrag { $number }: { $contract }.
alt-contract-bonus = Auftrag { $number }: { $contract }; dazu { $coins } oder { $camels }.
alt-outposts = Kontorboni: { $where }.
alt-at-place = { $place } { $things }
alt-markers = Stadtboni: { $where }.
alt-card = Stadtkarte { FORM($place, case: "at") }: { $card }.
button-reach = Reichweite
reach-note = Was hell ist, kannst du jetzt erreichen. Auf der Karte steht an jedem Ort, was die Reise dorthin kostet und wie viele Schritte es sind; an jedem Feld steht, was es höchstens bringt.
alt-reach = Was { $name } mit Würfeln und Geld gerade tun kann.
alt-journeys = Mögliche Reiseziele { FORM($places, case: "from") } aus: { $ends }.
alt-no-journey = Für eine Reise reichen die Würfel oder das Geld nicht.
alt-cards-open =
    { $count ->
        [one] Nutzbare Stadtkarte: { $cities }.
       *[other] Nutzbare Stadtkarten: { $cities }.
    }
alt-open-gain = { $space } (bis zu { FORM($things, case: "usual-listed") })
    .always = { $space } ({ FORM($things, case: "usual-listed") })
alt-open-contracts =
    { $count ->
        [one] Aufträge (1 zur Auswahl)
       *[other] Aufträge ({ $count } zur Auswahl)
    }
alt-open-travel =
    { $count ->
        [one] Reisen (1 Schritt)
       *[other] Reisen (bis zu { $count } Schritte)
    }
alt-open-toll = { $told }, aber besetzt (kostet { $coins })
alt-opened = Möglich: { $spaces }.
alt-closed = Nicht möglich: { $spaces }.

seat-dice =
    { $count ->
        [one] { TRAIT($dice, name: "kind") ->
            [named] { $dice }
           *[other] eine { $dice }
        }
       *[other] { TRAIT($dice, name: "kind") ->
            [named] { FORM($dice, case: "article") }
           *[other] Würfel: { FORM($dice, case: "each") }
        }
    }
seat-contracts = Aufträge { $contracts }
seat-no-contracts = keine Aufträge
seat-done =
    { $count ->
        [0] kein Auftrag erfüllt
        [one] 1 Auftrag erfüllt
       *[other] { $count } Aufträge erfüllt
    }
seat-posts =
    { $left ->
        [0] keine Handelsposten mehr
        [one] noch 1 Handelsposten
       *[other] noch { $left } Handelsposten
    }
seat-black-posts =
    { $count ->
        [one] 1 schwarzer Handelsposten gesetzt
       *[other] { $count } schwarze Handelsposten gesetzt
    }

## The position as text

state-seat = **{ $name }**, { $character }: { $has }.
state-figure =
    { $count ->
        [one] Figur { FORM($places, case: "at") }.
       *[other] Figuren { FORM($places, case: "at") }.
    }
state-posts = Handelsposten ({ $count } gesetzt, { $left } übrig): { $places }.
state-no-posts = Noch kein Handelsposten gesetzt, { $left } übrig.
state-contract = Auftrag: { $contract }.
state-done = Erfüllt: { $contracts }.
state-spaces = **Aktionsfelder**
state-space = { $space }: { $dice }.
state-seat-dice = { $name } { FORM($dice, case: "each") }
state-neutral-dice = neutral { FORM($dice, case: "each") }
state-map = **Landkarte**
state-place = { $place }: { $parts }.
state-place-roads = Wege: { $roads }
state-road = { $place }
state-road-cost = { $place } ({ $cost })
state-place-marker = Bonus { $things }
state-place-outpost = Kontorbonus { $things }
state-place-card = Stadtkarte { $card }
state-card-used = { $card } (genutzt: { FORM($dice, case: "each") })
state-place-posts = Handelsposten: { $names }
state-place-figures =
    { $count ->
        [one] Figur hier: { $names }
       *[other] Figuren hier: { $names }
    }
state-beijing = Plätze in Beijing: { $where }.
state-beijing-space = { $points }: { $name }
state-free = frei
state-contracts = **Ausliegende Aufträge**
state-piles =
    { $black ->
        [one] 1 schwarzer Würfel
       *[other] { $black } schwarze Würfel
    } auf dem Spielplan; { $special ->
        [one] 1 Auftrag
       *[other] { $special } Aufträge
    } im Sonderstapel; { $rounds ->
        [0] das ist die letzte Runde
        [one] noch 1 weitere Runde
       *[other] noch { $rounds } weitere Runden
    }.
state-goals = Deine Zielkarten: { $goals }.
state-draft = Charaktere zur Wahl: { $names }.

## Hand

hand-goals = **Deine Zielkarten**
hand-contracts = **Deine Aufträge**
hand-goal = { $goal } · { $state }
hand-goal-missing = noch offen: Handelsposten { FORM($places, case: "at") }
hand-goal-done = geschafft
hand-cities = Du hast { $reached } von { $cities } Städten deiner Zielkarten erreicht. 1, 2, 3 und 4 Städte bringen { $steps } Punkte.
hand-estimate =
    { $total ->
        [0] Wäre die Partie jetzt zu Ende, hättest du keine Punkte.
        [one] Wäre die Partie jetzt zu Ende, hättest du 1 Punkt:
       *[other] Wäre die Partie jetzt zu Ende, hättest du { $total } Punkte:
    }
hand-line = { $line }: { $vp }

hands-to-come = Aufträge für Runde { $round }: { $contracts }
