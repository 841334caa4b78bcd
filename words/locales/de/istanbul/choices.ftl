# Options of a decision, as buttons and menus show them.

label-place = { $place }
with-prospect = { $place } · { $prospect }
prospect-warehouse =
    { $gain ->
        [0] kein Platz für { $good }
        [one] 1 { FORM($good, case: "one") }
       *[other] { $gain } { $good }
    }
tile-with-effect = { $tile } ({ $effect })
prospect-tile-ruby = { $tile } und Rubin
prospect-sale =
    { $count ->
        [1] 1 Ware für { $lira } Lira verkaufen
       *[other] bis zu { $count } Waren für { $lira } Lira verkaufen
    }
prospect-sale-by-card = mit Karte beliebige Waren verkaufen

label-cut-short-assistant = Zug endet, wenn du keinen Gehilfen zurückholst
label-cut-short-no-assistant = kein Gehilfe mehr da: Zug endet
label-cut-short-merchants = Zug endet, zu wenig Lira für die Kaufleute dort
label-afterwards = dann: { $why }
label-leave-assistant = −1 Gehilfe
label-leave-all-the-same = 1 Gehilfe bleibt trotzdem dort
label-collect-assistant = +1 Gehilfe
label-collect-neutral-one = +1 neutraler Gehilfe
label-pay-seat = { $lira } Lira an { $name } zahlen
    .included = einschließlich { $lira } Lira für { $name }
label-neutral-merchants =
    { $count ->
        [one] { $lira } Lira für einen neutralen Kaufmann zahlen
       *[other] { $lira } Lira für { $count } neutrale Kaufleute zahlen
    }
    .included =
        { $count ->
            [one] einschließlich { $lira } Lira für einen neutralen Kaufmann
           *[other] einschließlich { $lira } Lira für { $count } neutrale Kaufleute
        }
label-catch-here = Familienmitglied von { $name } fangen
label-neutral-assistant = neutraler Gehilfe hier
label-figures-here = { $figures } hier

chance-tile = neue Nachfrage, kein Zurück
chance-bids = dann bieten andere, kein Zurück
chance-picks = dann wählen andere, kein Zurück
chance-governor = der Gouverneur zieht weiter, kein Zurück
chance-smuggler = der Schmuggler zieht weiter, kein Zurück
chance-coffee-trader = der Kaffeehändler zieht weiter, kein Zurück
chance-courier = der Kurier zieht weiter, kein Zurück
chance-neutral = er zieht weiter, kein Zurück
chance-neutrals = sie ziehen weiter, kein Zurück

label-leave = Gehilfen zurücklassen
label-collect = Gehilfen aufnehmen
label-stop-assistant = Keinen zurücklassen, Zug beenden
    .stays = Gehilfen dort lassen, Zug beenden
label-stop-pay = Nicht zahlen, Zug beenden
label-pay-all = Die Kaufleute hier bezahlen
label-pay = { $lira } Lira zahlen ({ $who })
label-skip = Aktion auslassen
label-enough = Nicht noch einmal
label-no-extra = Keine Ware dazukaufen
label-done = Keine Karten mehr spielen
label-last-round = { $text } · läutet die letzte Runde ein

label-fill =
    { $gain ->
        [0] Nichts, kein Platz für { $good }
        [one] 1 { FORM($good, case: "one") } nehmen
       *[other] { $gain } { $good } nehmen
    }
label-extra = Noch 1 { FORM($good, case: "one") } für { $lira } Lira
label-take-good = 1 { FORM($good, case: "one") } nehmen
label-no-room = kein Platz, würde verfallen
label-roll-first = Erst würfeln, dann Ware wählen
label-sell = { $goods } → { $lira } Lira
label-keep = { $goods } behalten
label-any-count =
    { $count ->
        [one] 1 beliebige Ware → { $lira } Lira
       *[other] { $count } beliebige Waren → { $lira } Lira
    }
label-deliver = { $goods } abgeben
label-tile = { CAPITAL($tile) } für 1 { FORM($good, case: "one") }
label-buy-ruby = Rubin für { $lira } Lira kaufen
label-buy-extension = Karrenerweiterung für { $lira } Lira
label-buy-last-extension = Dritte Erweiterung für { $lira } Lira, mit Rubin
label-room-after = dann Platz für { $capacity } von jeder Ware
label-mail = { $goods } und { $lira } Lira abholen
label-return-all =
    { $count ->
        [2] Beide Gehilfen zurück
       *[other] Alle { $count } Gehilfen zurück
    }
label-return =
    { $count ->
        [one] { $places }: 1 Gehilfe zurück
       *[other] { $places }: { $count } Gehilfen zurück
    }
label-call = { $number } ansagen
label-call-odds = { $tile ->
    [yes] { $lira } Lira bei etwa { $ways } von 36 Würfen (mit rotem Plättchen)
   *[no] { $lira } Lira bei { $ways } von 36 Würfen
}
label-keep-roll = Wurf behalten
label-turn-die = Die { $was } auf { $now } drehen
label-turn-die-by-card = Die { $was } mit „{ $card }“ auf { $now } drehen
label-roll-brings = { $text }: { $gains }
label-reroll = Beide Würfel neu würfeln
label-deck =
    { $count ->
        [one] 1 Karte vom Nachziehstapel ziehen
       *[other] { $count } Karten ziehen
    }
label-deck-size =
    { $count ->
        [0] der Ablagestapel wird vorher gemischt
        [one] noch 1 Karte
       *[other] noch { $count } Karten
    }
label-discard-pile = „{ $card }“ nehmen (Ablagestapel)
label-discard-and-deck = „{ $card }“ nehmen und 1 Karte ziehen
label-discard = „{ $card }“ ablegen
given-card = „{ $card }“
label-catch = { $name } fangen → { $reward }
label-thing = { CAPITAL($thing) }
label-reward = { CAPITAL($reward) }
reward-lira = { $lira } Lira
reward-card = eine Bonuskarte
label-meet = Dem { $figure } begegnen
label-good-for-lira = 1 { FORM($good, case: "one") } für { $lira } Lira
label-good-for-good = 1 { FORM($good, case: "one") } für 1 { FORM($price, case: "one") }
label-good-for-itself = 1 { FORM($good, case: "one") } nehmen und zurückgeben
label-pay-lira = { $lira } Lira zahlen
label-play = { FORM($card, case: "quoted") } spielen
label-copies = kopiert „{ $card }“
label-reach = nützlich für Ort { $places }
label-reach-many =
    { $count ->
        [one] nützlich für { $count } weiteren Ort
       *[other] nützlich für { $count } weitere Orte
    }
label-recall = Gehilfen { FORM($place, case: "from") } holen: { $lira } Lira zahlen

# Several choices at one press, below the name of the place: what they cost and bring.
shortcut-for = { $price } → { $gains }
shortcut-pay = { $price } zahlen
shortcut-sell = { $goods } verkaufen
shortcut-one = 1 { FORM($good, case: "one") }
shortcut-jewelry = vielleicht Schmuck
shortcut-family = Familienmitglied { FORM($place, case: "to") }
shortcut-merchant-to = Kaufmann geht zur { $place }
shortcut-call = { $number } Lira, wenn du { $number } oder mehr würfelst, sonst { $consolation }
shortcut-meet = dem { $figure } begegnen
shortcut-not-met = ohne { $figures }
shortcut-left-undone = ohne Aktion
shortcut-apart = { CAPITAL($what) }: { $place }
    .family = { CAPITAL($what) }: { $place }
shortcut-extra = noch 1 { FORM($good, case: "one") }
shortcut-no-extra = keine Ware dazukaufen
shortcut-lost = kein Platz für { $goods }
shortcut-catches =
    { $count ->
        [one] Familienmitglied von { $name } fangen
       *[other] { $count } Familienmitglieder fangen
    }
shortcut-caught = { $catch } ({ $gains })
shortcut-catch-for = fürs Fangen { $gain }
shortcut-ruby = Rubin
shortcut-extension = Platz für { $capacity } von jeder Ware
shortcut-back =
    { $count ->
        [one] 1 Gehilfe zurück ({ $places })
       *[other] { $count } Gehilfen zurück ({ $places })
    }
shortcut-stay =
    { $count ->
        [one] 1 bleibt unterwegs ({ $places })
       *[other] { $count } bleiben unterwegs ({ $places })
    }
shortcut-opens = { $kind ->
    [smuggler] dann die Ware wählen
    [extra-good] dann eine weitere Ware wählen
    [coffee-trader] dann wählen, womit du bezahlst
    [companion] dann wählen, was dein Kompagnon tut
    [again] dann entscheiden, ob noch einmal
    [roast-more] dann entscheiden, ob du mehr röstest
    [pay] dann dort handeln
   *[other] dann wählen
}
shortcut-last-round = läutet die letzte Runde ein
shortcut-companion = deinen Kompagnon nehmen
    .back = Kompagnon zurück
shortcut-companion-placed = zuerst deinen Kompagnon aufstellen
shortcut-discard-pile = „{ $card }“ vom Ablagestapel
shortcut-play = { $card } spielen
shortcut-discard = { $card } ablegen
shortcut-first-card = { $cards } Bonuskarten (die erste vom Nachziehstapel), dann eine ablegen
shortcut-second-card = eine Bonuskarte vom Nachziehstapel, dann eine ablegen
shortcut-delivers =
    { $count ->
        [one] einen Brief überbringen
       *[other] { $count } Briefe überbringen
    }
shortcut-delivers-of =
    { $count ->
        [one] { $who } überbringt dadurch einen Brief
       *[other] { $who } überbringt dadurch { $count } Briefe
    }
