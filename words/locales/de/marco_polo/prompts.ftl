# What a decision asks. ".help": a second line in the panel. ".public": the same in the call, after "**Marco Polo**:".

standing = Runde { $round } von { $rounds } · Punkte { $points }
standing-before = vor Runde 1

ask-character = Wähle deinen Charakter
    .help = Der Letzte in der Zugreihenfolge wählt zuerst.
    .public = wähle deinen Charakter.
ask-goals = Behalte { $count } deiner { $of } Zielkarten
    .help = Eine Karte bringt am Ende Punkte, wenn du in beiden Städten Handelsposten hast. Punkte gibt es auch für jede Stadt auf deinen Karten, die du erreichst; jede zählt nur einmal.
    .public = behalte { $count } deiner { $of } Zielkarten.
ask-copy = Welchen Stadtbonus kopierst du?
    .public = Runde { $round }: Wähle einen Stadtbonus zum Kopieren.
ask-goods =
    { $count ->
        [one] Wähle 1 Ware
       *[other] Wähle { $count } Waren
    }
    .public =
        { $count ->
            [one] Runde { $round }: Wähle 1 Ware.
           *[other] Runde { $round }: Wähle { $count } Waren.
        }
ask-swap = Für den neuen Auftrag hast du keinen Platz
    .help = Neuer Auftrag: { $contract }. Lege ihn oder einen deiner alten Aufträge ab.
    .public = du hast einen Auftrag gezogen: { $contract }. Lege einen deiner drei Aufträge ab.
ask-compensation =
    { $missing ->
        [one] Nur { $total } Augen: Nimm 1 Kamel oder 1 Geld
       *[other] Nur { $total } Augen: Nimm { $missing }-mal 1 Kamel oder 1 Geld
    }
    .help = Für jedes Auge unter { $fair } bekommst du eins davon.
    .public =
        { $missing ->
            [one] deine Würfel zeigen { $total } Augen: Nimm 1 Kamel oder 1 Geld.
           *[other] deine Würfel zeigen { $total } Augen: Nimm { $missing }-mal 1 Kamel oder 1 Geld.
        }
ask-turn = Runde { $round }: Du bist am Zug
ask-after = Noch etwas?
turn-unpaid = Zu teuer: { $actions }.
turn-unpaid-action = { $action } (kostet { $price })
after-skipped =
    { $count ->
        [one] { $who } hat keine Würfel mehr, also ist { $next } als Nächstes dran.
       *[other] { $who } haben keine Würfel mehr, also ist { $next } als Nächstes dran.
    }
after-alone = Niemand sonst hat noch Würfel, also bist du wieder dran.
ask-dice =
    { $dice ->
        [one] { $sets ->
            [yes] { $space }: Welche Zahl für den Würfel?
           *[no] { $space }: Welcher Würfel?
        }
       *[other] { $space }: Welche { $dice } Würfel?
    }
ask-die = { $space }: Welcher Würfel als Nächstes?
    .help = Den niedrigsten zuerst.
ask-column = { $space }: Welche Spalte?
ask-contracts = Welche Aufträge nimmst du?
    .help = { $room ->
        [0] Du hast keinen Platz: Für jeden, den du nimmst, legst du einen alten ab.
        [one] Du hast Platz für 1 Auftrag. Nimmst du zwei, legst du einen alten ab.
       *[other] Du hast Platz für { $room } Aufträge.
    }
contract-in-space = Auftrag { $space }: { $contract }
ask-discard = Welchen alten Auftrag legst du ab?
ask-column-bonus = Geld oder Kamele?
    .help = Du bekommst es zusätzlich zum Auftrag „{ $contract }“.
ask-figures = Wer reist?
ask-travel = Wohin?
    .help = Jeder Preis gilt für den ganzen Weg; du zahlst nur die Schritte, die du gehst. Endet die Reise in einer Stadt, setzt du dort einen Handelsposten.
ask-step = Zusätzlicher Schritt: Wohin?
    .help = Du bezahlst nur den Weg. Stehen bleiben geht auch.
ask-route = Welche Route nimmst du?
ask-order = Was kommt zuerst?
ask-relocate = Alle deine Handelsposten sind gesetzt: Welchen versetzt du?
    .help = Karte und Bonus der alten Stadt verlierst du, den Bonus der neuen bekommst du.
ask-give = Welche Waren gibst du ab?
    .help = Jeder Schritt kostet zwei verschiedene Waren.
ask-times = Wie oft nutzt du die Karte?
    .help = { $card }
ask-trade = Was tauschst du?
    .help = { $card }
ask-cities = In welchen Städten holst du die Boni?
    .help = { $card }
ask-purse = Welchen Würfel gibst du für { $coins } Geld ab?
ask-reroll = Welchen Würfel würfelst du neu?
ask-adjust = Welchen Würfel drehst du?

## The closed menu of a group of options

group-character = Dein Charakter
group-goals = Diese zwei behalten
group-copy = Den Bonus kopieren von
group-goods = Nehmen
group-swap = Ablegen
group-compensation = Nehmen
group-main = Deine Hauptaktion
group-complete = Auftrag erfüllen
group-bonus = Zusatzaktion
group-end = Zug beenden
group-pass = Etwas anderes
group-dice = Würfel wählen
group-die = Welcher Würfel?
group-column = Welche Spalte?
group-take-1 = Einen Auftrag nehmen
group-take-2 = Zwei Aufträge nehmen
group-discard = Ablegen
group-column-bonus = Geld oder Kamele
group-figures = Wer reist?
group-travel = Wohin?
group-route = Welcher Weg?
group-order = Zuerst
group-relocate = Handelsposten versetzen
group-give = Abgeben
group-times = Wie oft?
group-trade = Tauschen
group-cities = Boni holen
group-purse = Welcher Würfel?
group-reroll = Welcher Würfel?
group-adjust = Welcher Würfel?

## One line about a seat

role-character = { $character }: { $line }
status-dice = Würfel: { FORM($dice, case: "each") }
status-no-dice = keine Würfel mehr
