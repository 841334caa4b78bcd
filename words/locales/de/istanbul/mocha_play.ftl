# Mocha & Baksheesh in play: options, questions, refusals, events.

## Options

label-guild = „{ $card }“ spielen
label-discard-guild = Karte { $number } ablegen · { $title }
label-take = { $wares } nehmen
label-take-nothing = Nichts nehmen
label-guild-hall = { $coffee } Kaffee und { $cards } Gildenkarten nehmen
label-roast = { $coffee } Kaffee für { $price }
label-barrier =
    { $coffee ->
        [0] Barriere kostenlos stellen
       *[other] Barriere für { $coffee } Kaffee stellen
    }
shortcut-barrier = Barriere zwischen { $between }
label-barrier-effect = einen Ort daneben nutzen; danach kannst nur du die Barriere passieren
label-tavern-tile =
    { $coffee ->
        [0] { CAPITAL($tile) } · kostenlos
       *[other] { CAPITAL($tile) } · { $coffee } Kaffee zahlen
    }
label-ruby-from = Rubin { FORM($place, case: "from") }
label-baksheesh = Bakschisch: { $coffee } Kaffee und { $goods } zahlen
label-buy-ruby-coffee = Rubin für { $coffee } Kaffee kaufen
label-enough-given = Nichts mehr abgeben
label-jewelry-given =
    { $count ->
        [0] Keinen Schmuck abgeben
       *[other] { $count } Schmuck abgeben
    }
label-return-none = Niemanden mitnehmen
label-collect-neutral = Neutralen Gehilfen aufnehmen
label-leave-neutral = neutralen Gehilfen zurücklassen

ask-roast-more = Mehr rösten?
    .help = Bezahlen kannst du mit Lira, einer Ware oder einer Karte, jeweils nur einmal.
ask-discard-guild = Lege eine Gildenkarte ab
    .help = Eine beliebige aus der Hand, auch eine neue.
ask-barrier-place = Welche Aktion willst du?
    .help = Die Barriere kommt zwischen den gewählten Ort und einen daneben. Dann kannst nur du hinüber. Karten, die dich direkt an einen Ort bringen, hält sie nicht auf.
ask-barrier-beside = Wohin kommt die Barriere?
    .help = Sie kommt zwischen den Ort, den du nutzt, und den, den du hier wählst.
ask-tavern-again = Eine zweite Aktion in der Taverne?
ask-any-place = Welchen Ort nutzt du?
ask-two-wares = Welche Waren?
ask-different-goods = Welche Waren?
    .help = Höchstens 1 von jeder.
ask-join-merchant = Wer kommt mit zum Brunnen?
ask-six-goods-jewelry = Wie viel Schmuck gibst du ab?
ask-six-goods = Welche Waren gibst du ab?
ask-exchange-give = Was gibst du ab?
    .help = Gib eines nach dem anderen ab. Was du dafür nimmst, wählst du danach.
ask-exchange-take = Was nimmst du?
ask-gain-goods = Welche Waren?
ask-coffee-trader = Bezahle den Kaffeehändler

guild-cards-not-now = Gerade nicht: { $cards }
guild-not-now = { $cards } ({ $reason })

group-guild = Gildenkarte statt eines normalen Zugs
group-roast = Kaffee wofür?
group-tavern = In der Taverne
group-give = Abgeben
group-different-goods = Welche Waren?
group-discard-guild = Ablegen
group-barrier-place = Diesen Ort nutzen
group-barrier-beside = Daneben
group-any-place = Diesen Ort nutzen
group-six-goods-jewelry = Wie viel Schmuck?
group-coffee-trader = Bezahlen mit

## Refusals

refusal-needs-coffee = Das kostet { $coffee } Kaffee; du hast { $have ->
        [0] keinen
       *[other] nur { $have }
    }.
    .short = { $short } Kaffee zu wenig
refusal-needs-lira-or-good = Das kostet { $lira } Lira oder eine Ware; du hast { $have ->
        [0] weder Lira noch Waren
       *[other] { $have } Lira und keine Waren
    }.
refusal-nothing-to-roast = Für Kaffee brauchst du { $lira } Lira, eine Ware oder eine Karte.
    .short = nichts zum Bezahlen
refusal-nothing-to-exchange = Du hast nichts zum Tauschen.
refusal-no-guild-cards-left = Es sind nicht mehr genug Gildenkarten da.
    .short = zu wenige übrig
refusal-guild-card-not-in-hand = Gildenkarte { $number } hast du nicht.
refusal-tavern-tile-owned = Das { $tile } hast du schon.
refusal-tavern-stack-empty = Es ist kein { $tile } mehr da.
refusal-barrier-there = Die Barriere steht schon dort.
refusal-not-beside = { CAPITAL(FORM($other, case: "the")) } und { FORM($place, case: "the") } liegen nicht nebeneinander.
refusal-only-after-roll = Spiele diese Karte gleich nach einem Wurf, denn sie ändert ihn.
refusal-not-among-jumps = Deine Karte bringt dich nicht { FORM($place, case: "to") }.

## What happened

event-gained-coffee = { $who } nimmt { $coffee } Kaffee.
event-spent-coffee = { $who } bezahlt { $coffee } Kaffee.
event-drew-guild-cards =
    { $number ->
        [0] { $who } kann keine Gildenkarten mehr ziehen.
        [one] { $who } zieht eine Gildenkarte.
       *[other] { $who } zieht { $number } Gildenkarten.
    }
    .part =
        { $number ->
            [0] kann keine Gildenkarten mehr ziehen
            [one] zieht eine Gildenkarte
           *[other] zieht { $number } Gildenkarten
        }
event-drew-known-guild-cards =
    { $number ->
        [one] { $who } zieht eine Gildenkarte ({ $cards }).
       *[other] { $who } zieht { $number } Gildenkarten ({ $cards }).
    }
    .part =
        { $number ->
            [one] zieht eine Gildenkarte ({ $cards })
           *[other] zieht { $number } Gildenkarten ({ $cards })
        }
event-discarded-guild-card = { $who } legt Gildenkarte { $number } ab.
    .part = legt Gildenkarte { $number } ab
event-played-guild-card = { $who } spielt Gildenkarte { $number } ({ $title }).
    .part = spielt Gildenkarte { $number } ({ $title })
event-guild-reshuffled =
    { $cards ->
        [1] Die einzige abgelegte Gildenkarte wird zum neuen Nachziehstapel.
       *[other] Die { $cards } abgelegten Gildenkarten werden zu einem neuen Nachziehstapel gemischt.
    }
event-barrier-moved = { $who } stellt die Barriere zwischen { FORM($between, case: "accusative") }.
    .part = stellt die Barriere zwischen { FORM($between, case: "accusative") }
    .part-order = verb
    .part-verb = stellt
    .part-rest = die Barriere zwischen { FORM($between, case: "accusative") }
event-took-tavern-tile = { $who } nimmt ein { $tile }.
    .part = nimmt ein { $tile }
event-baksheesh-turned = { $who } dreht das Bakschischplättchen um; Bakschisch kostet jetzt { FORM($goods, case: "accusative-listed") }.
event-became-caravan-master = { $who } wird Karawanenführer.
    .part = wird Karawanenführer
