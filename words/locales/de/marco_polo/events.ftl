# What happened, as whole sentences in the present tense. ".part": the same without its subject, in a story line;
# ".planned": as an infinitive.

event-took-character = { $who } spielt { $character }.
    .part = spielt { $character }
    .planned = { $character } spielen
event-kept-goals = { $who } wählt zwei Zielkarten.
    .part = wählt zwei Zielkarten
    .planned = zwei Zielkarten wählen
event-kept-known-goals = { $who } behält die Zielkarten { $goals }.
    .part = behält die Zielkarten { $goals }
    .planned = die Zielkarten { $goals } behalten
event-round-began = Runde { $round } beginnt; { $start } fängt an.
event-rolled = { $who } würfelt { FORM($dice, case: "each") }.
    .part = würfelt { FORM($dice, case: "each") }
    .planned = { FORM($dice, case: "each") } würfeln
event-turn-began = { $who } beginnt Zug { $turn } (Runde { $round }).
event-gained = { $who } bekommt { FORM($amounts, case: "accusative-listed") } ({ $source }).
event-paid = { $who } bezahlt { FORM($amounts, case: "accusative-listed") } ({ $source }).
event-placed = { $who } setzt { FORM($dice, case: "each") } ({ $space }).
event-placed-for = { $who } setzt { FORM($dice, case: "each") } und bezahlt { $coins } ({ $space }).
event-got-black-die = { $who } nimmt einen schwarzen Würfel ({ $source }).
event-got-rolled-black-die = { $who } nimmt einen schwarzen Würfel und würfelt { $value } ({ $source }).
event-rerolled = { $who } würfelt die { $was } neu: { FORM($now, case: "bare") }.
    .part = würfelt die { $was } neu (jetzt { FORM($now, case: "bare") })
    .part-order = verb
    .part-verb = würfelt
    .part-rest = die { $was } neu (jetzt { FORM($now, case: "bare") })
    .planned = die { $was } neu würfeln
    .planned-order = hinten
event-adjusted = { $who } dreht eine { $was } auf eine { FORM($now, case: "bare") }.
    .part = dreht eine { $was } auf eine { FORM($now, case: "bare") }
    .part-order = verb
    .part-verb = dreht
    .part-rest = eine { $was } auf eine { FORM($now, case: "bare") }
    .planned = eine { $was } auf eine { FORM($now, case: "bare") } drehen
    .planned-order = hinten
event-moved = { $who } reist: { $path }.
event-skipped = { $who } hat keine Würfel mehr und setzt für den Rest der Runde aus.
    .part = hat in dieser Runde keine Würfel mehr
    .planned = danach in dieser Runde keine Würfel mehr
event-took-hourglass = { $who } ist zuletzt gereist und nimmt die Sanduhr.
event-built-post = { $who } setzt { FORM($city, case: "at") } den { $number }. Handelsposten.
event-moved-post = { $who } versetzt einen Handelsposten { FORM($origin, case: "from") } { FORM($city, case: "to") }.
event-took-outpost = { $who } nimmt { FORM($city, case: "at") } den Kontorbonus: { $tile }.
event-copied-marker = { $who } kopiert { FORM($city, case: "at") } den Bonus von { $other }.
event-took-contract = { $who } nimmt den Auftrag von Feld { $space }: { $contract }.
event-drew-contract = { $who } zieht einen Auftrag: { $contract }.
event-discarded = { $who } legt einen Auftrag ab: { $contract }.
event-completed = { $who } erfüllt einen Auftrag: { $contract }.
event-lost =
    { $what ->
        [step] { $who } kann den zusätzlichen Schritt nicht nutzen ({ $source }).
        [black] { $who } kann keinen schwarzen Würfel mehr nehmen ({ $source }).
        [contract] { $who } kann keinen Auftrag mehr ziehen ({ $source }).
       *[copy] { $who } kann keinen Stadtbonus kopieren ({ $source }).
    }
    .part =
        { $what ->
            [step] kann den zusätzlichen Schritt nicht nutzen ({ $source })
            [black] kann keinen schwarzen Würfel mehr nehmen ({ $source })
            [contract] kann keinen Auftrag mehr ziehen ({ $source })
           *[copy] kann keinen Stadtbonus kopieren ({ $source })
        }
    .planned =
        { $what ->
            [step] zusätzlicher Schritt ohne Nutzen ({ $source })
            [black] kein schwarzer Würfel mehr da ({ $source })
            [contract] kein Auftrag mehr da ({ $source })
           *[copy] kein Stadtbonus zum Kopieren ({ $source })
        }
event-row-filled = Neue Aufträge: { $contracts }.
event-round-ended = Runde { $round } ist vorbei.
event-scored =
    { $vp ->
        [one] { $who } bekommt 1 Punkt: { $line }.
       *[other] { $who } bekommt { $vp } Punkte: { $line }.
    }
event-game-ended =
    { $count ->
        [one] { $winners } gewinnt.
       *[other] { $winners } teilen sich den Sieg.
    }

## What a gain or a payment is for

source-coins = Geldfeld
source-bazaar-camel = Kamelreihe
source-bazaar-pepper = Pfefferreihe
source-bazaar-silk = Seidenreihe
source-bazaar-gold = Goldreihe
source-khan = Gunst des Khan
source-contracts = Auftragsfeld
source-travel = Reise
source-purse = Würfel abgegeben
source-reroll = Würfel neu gewürfelt
source-adjust = Würfel gedreht
source-black = gekauft
source-character = Charakter
source-compensation = weniger als { $fair } Augen
source-posts = Handelsposten
source-contract = Auftrag
source-card = Stadtkarte „{ $card }“
source-city = { $city }
source-outpost = Kontorbonus { FORM($city, case: "at") }

## The lines of the score sheet

line-track = Punkte während der Partie
line-goal = Zielkarte { $cities }
line-cities = verschiedene Städte auf beiden Zielkarten
line-coins = Geld
line-beijing = Handelsposten in Beijing
line-goods = Waren in Beijing
line-contracts = die meisten Aufträge
