# What a thing means for the reader, with the figures of their table.

## Actions

example-coins = Du hast { $coins } Geld.
example-dice = { TRAIT($dice, name: "kind") ->
    [named] Du hast noch { FORM($dice, case: "accusative") }.
   *[other] Du hast noch { FORM($dice, case: "each") }.
}
example-no-dice = Du hast in dieser Runde keine Würfel mehr.
example-best =
    { $count ->
        [one] Mit einer { $dice } bekommst du { FORM($things, case: "accusative-listed") }.
       *[other] Ist dein niedrigster Würfel eine { $dice }, bekommst du { FORM($things, case: "accusative-listed") }.
    }
example-free = Dort liegen noch keine Würfel, also kostet das Feld nichts.
example-occupied =
    { $count ->
        [one] Das Feld ist besetzt, also bezahlst du so viel Geld, wie dein Würfel zeigt; du hast { $coins ->
            [0] keins
           *[other] { $coins } Geld
        }.
       *[other] Das Feld ist besetzt, also bezahlst du so viel Geld, wie dein niedrigster Würfel zeigt; du hast { $coins ->
            [0] keins
           *[other] { $coins } Geld
        }.
    }
example-occupied-free = Das Feld ist besetzt, aber dein Charakter muss dafür nichts bezahlen.
example-khan =
    { $value ->
        [1] Der letzte Würfel dort zeigt eine 1, also genügt jeder Würfel.
        [6] Der letzte Würfel dort zeigt eine { $value }, also brauchst du eine { $value }.
       *[other] Der letzte Würfel dort zeigt eine { $value }, also brauchst du mindestens eine { $value }.
    }
example-khan-free = Dort liegt noch kein Würfel, also geht jeder.
example-contracts =
    { $count ->
        [one] Mit deiner { FORM($dice, case: "weak") } kannst du 1 Auftrag nehmen.
       *[other] Mit deiner { FORM($dice, case: "weak") } kannst du aus { $count } Aufträgen wählen.
    }
example-travel =
    { $count ->
        [one] Deine Würfel und dein Geld reichen für eine Reise von 1 Schritt.
       *[other] Deine Würfel und dein Geld reichen für eine Reise von bis zu { $count } Schritten.
    }
example-card-cities =
    { $count ->
        [0] Du hast noch in keiner großen Stadt einen Handelsposten.
       *[other] Große Städte mit deinen Handelsposten: { $places }.
    }
example-purse = Du hast { $have } Geld; gibst du einen Würfel für { $price } ab, sind es { $after }.
example-camels =
    { $have ->
        [one] Du hast 1 Kamel; der Preis beträgt { $cost }, danach hast du { $left ->
            [0] keins mehr
           *[other] noch { $left }
        }.
       *[other] Du hast { $have } Kamele; der Preis beträgt { $cost }, danach hast du { $left ->
            [0] keins mehr
           *[other] noch { $left }
        }.
    }
example-camels-short =
    { $have ->
        [one] Du hast 1 Kamel; der Preis beträgt { $cost }, also brauchst du noch { $short }.
       *[other] Du hast { $have } Kamele; der Preis beträgt { $cost }, also brauchst du noch { $short }.
    }
example-black =
    { $count ->
        [0] In dieser Runde sind keine schwarzen Würfel mehr da.
        [one] Es ist noch 1 schwarzer Würfel da.
       *[other] Es sind noch { $count } schwarze Würfel da.
    }
example-completed =
    { $most ->
        [0] Noch hat niemand einen Auftrag erfüllt.
       *[other] Du hast { $count ->
            [0] noch keinen Auftrag
            [one] 1 Auftrag
           *[other] { $count } Aufträge
        } erfüllt; niemand hat mehr als { $most } erfüllt.
    }

## Cards, contracts and bonuses

example-lacking = Zum Bezahlen brauchst du noch { FORM($things, case: "accusative-listed") }.
example-enough = Bezahlen könntest du das.
example-on-space =
    { $space ->
        [1] Der Auftrag liegt auf Feld 1, also genügt jeder Würfel.
        [6] Der Auftrag liegt auf Feld { $space }, also brauchst du eine { $space }.
       *[other] Der Auftrag liegt auf Feld { $space }, also brauchst du mindestens eine { $space }.
    }
example-goal =
    { $count ->
        [one] Dir fehlt noch ein Handelsposten { FORM($places, case: "at") }.
       *[other] Dir fehlen noch Handelsposten { FORM($places, case: "at") }.
    }
example-goal-done = Du hast in beiden Städten Handelsposten.
example-post = Dafür brauchst du einen Handelsposten { FORM($city, case: "at") }, und den hast du.
example-no-post = Dafür brauchst du einen Handelsposten { FORM($city, case: "at") }, und dort hast du keinen.
example-outpost = Diesen Kontorbonus bekommt, wer { FORM($places, case: "at") } den ersten Handelsposten setzt.
example-outpost-gone = Diesen Kontorbonus hat schon jemand genommen.
example-markers = Zu Beginn jeder Runde bringen dir deine Stadtboni { FORM($things, case: "accusative-listed") }.
example-no-markers = Du hast noch in keiner kleinen Stadt einen Handelsposten.

## Places, pieces and the end

example-post-own = Du hast dort einen Handelsposten.
example-post-shared = Du hast dort einen Handelsposten (andere: { $who }).
example-posts-at = Handelsposten anderer dort: { $who }.
example-here = Deine Figur steht dort.
example-way =
    { $count ->
        [one] Eine Reise dorthin ist 1 Schritt lang und kostet { $cost }.
       *[other] Eine Reise dorthin ist { $count } Schritte lang und kostet { $cost }.
    }
example-no-way = Deine Würfel und dein Geld reichen nicht für eine Reise dorthin.
example-own-character = Das ist dein Charakter.
example-character = Das ist der Charakter von { $who }.
example-posts =
    { $placed ->
        [0] Du hast noch keinen Handelsposten gesetzt, { $left } sind übrig.
       *[other] Du hast { $placed } Handelsposten gesetzt und noch { $left } übrig.
    }
example-beijing = Der beste freie Platz in Beijing bringt { $points }.
example-beijing-full = In Beijing ist kein Platz mehr frei.
example-active =
    { $count ->
        [0] Du hast keinen Auftrag, höchstens { $most } sind möglich.
        [one] Du hast 1 Auftrag, höchstens { $most } sind möglich.
       *[other] Du hast { $count } Aufträge, höchstens { $most } sind möglich.
    }
example-goals = Deine Zielkarten: { $goals }.
example-no-goals = Du hast noch keine Zielkarten.
example-round = Das ist Runde { $round } von { $rounds }.
example-estimate = Wäre die Partie jetzt zu Ende, hättest du { $points }.
example-goods =
    { $count ->
        [0] Du hast keine Waren, Kamele oder Münzen.
       *[other] Du hast { FORM($things, case: "held") }.
    }
