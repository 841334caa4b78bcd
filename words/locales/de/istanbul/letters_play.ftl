# Letters & Seals in play: options, questions, refusals, events.

## Options

kiosk-letter = ein Brief
    .accusative = einen Brief
kiosk-lira = Lira
kiosk-card = eine Bonuskarte
label-companion = Kompagnon { FORM($place, case: "to") }
label-place-companion = Kompagnon zum Kaufmann stellen
label-take-companion = Kompagnon in den Vorrat nehmen
label-only-companion = Nur Kompagnon, keine Gehilfen
label-leave-companion = Kompagnon lassen, wo er ist
label-figure-merchant = Kaufmann bewegen
label-figure-companion = Kompagnon bewegen
label-to-merchant = Zu { $name }: { $place }
label-use-figure = { $figure } (Ort { $place }) nutzen
label-take-letters = { $count } Briefe nehmen
label-letter = Abgeben: Brief an { FORM($place, case: "accusative") }
label-letter-delivered = Überbrachten Brief abgeben ({ $seals } Siegel)
label-trade = Abgeben: { $letters }
label-extra-turn = Bonuszug: { $letters }
shortcut-another-turn = dann kannst du einen Bonuszug kaufen ({ $seals } Siegel)
label-seals = { $seals } Siegel
label-open-kiosk = Briefe nehmen, { $count } Plättchen aufdecken
label-decline = Nicht nutzen
label-use-tile = Nutzen
label-swap = { CAPITAL(FORM($gained, case: "accusative")) } für { FORM($given, case: "accusative") }
label-bid = { $lira } Lira bieten
label-pass = Passen

ask-companion = Dein Kompagnon
ask-tunnel-figure = Wer geht weiter?
ask-tunnel = Wohin?
    .help = Dort hast du weder Aktion noch Begegnungen.
ask-family-step = Wohin geht dein Familienmitglied?
ask-move-to-merchant = Zu wessen Kaufmann?
ask-use-figure = Welche Figur?
ask-courier = Bezahle den Kurier
    .help = Auch mit dem neuen Brief kannst du bezahlen.
ask-letter = Welchen Brief gibst du ab?
    .public = welchen Brief gibst du ab?
ask-ruby = Welcher Rubin?
ask-kiosk-pick = Wähle ein Plättchen
    .help = Alle nehmen sich eines; wer am Kiosk ist, bekommt auch das letzte.
    .public = wähle ein Kioskplättchen.
ask-kiosk-use = Dein Plättchen: { $tile }
    .help = Nutze es oder lass es bleiben; danach kommt es in jedem Fall weg.
    .public = dein Kioskplättchen: { $tile }. Nutzt du es?
ask-give-ware = Was gibst du ab?
ask-opening-bid = Eröffne die Auktion
    .help = Alle anderen bieten einmal; überbietet dich jemand, hast du das letzte Gebot.
    .public = eröffne die Auktion um { $cards } Bonuskarten.
ask-bid = Du darfst einmal bieten
    .help = { $bid ->
        [0] Noch hat niemand geboten. Dein Gebot ist endgültig.
       *[other] { $bidder } bietet { $bid } Lira. Dein Gebot ist endgültig.
    }
    .public = { $bid ->
        [0] noch hat niemand auf die { $cards } Bonuskarten geboten. Du darfst einmal bieten (du hast { $have } Lira).
       *[other] { $bidder } bietet { $bid } Lira für { $cards } Bonuskarten. Du darfst einmal bieten (du hast { $have } Lira).
    }
ask-closing-bid = Dein letztes Gebot
    .help = { $bidder } bietet { $bid } Lira. Biete mehr oder passe, dann bekommst du die { $bid } Lira.
    .public = { $bidder } bietet { $bid } Lira für { $cards } Bonuskarten. Das letzte Gebot ist deins (du hast { $have } Lira).

group-companion = Dein Kompagnon
group-seals = Siegel abgeben
group-extra-turn = Bonuszug für Siegel
group-letter = Welcher Brief?
group-tunnel-figure = Wer geht weiter?
group-tunnel = Wohin?
group-family-step = Gehen
group-move-to-merchant = Zu wem?
group-use-figure = Welche Figur?
group-courier = Bezahlen mit
group-kiosk-pick = Plättchen wählen
group-kiosk-use = Nutzen
group-ruby = Welcher Rubin?
group-bid = Dein Gebot
part-bid = { $first } bis { $last } Lira bieten

## Refusals

refusal-needs-seals = Das kostet { $seals } Siegel; du hast { $have ->
        [0] keine
       *[other] nur { $have }
    }.
    .short =
        { $short ->
            [one] 1 Siegel zu wenig
           *[other] { $short } Siegel zu wenig
        }
refusal-no-letters-left = Es sind keine Briefe mehr da.
    .short = keine Briefe mehr da
refusal-needs-letters-and-seals = Das gehört zu Brief & Siegel; diese Erweiterung ist in dieser Partie nicht dabei.
refusal-another-turn-follows = Nach diesem Zug bist du ohnehin noch einmal am Zug.
refusal-one-extra-turn-a-round = Du kannst nur einen Bonuszug je Runde kaufen.
refusal-companion-not-in-supply = Dein Kompagnon ist nicht in deinem Vorrat.
refusal-companion-not-placed = Dein Kompagnon ist nicht auf dem Spielplan.
refusal-family-step-was-the-move = In diesem Zug hast du dein Familienmitglied bewegt; Kaufmann und Kompagnon bleiben stehen.
    .short = Kaufmann und Kompagnon bleiben diesen Zug stehen
refusal-no-place-to-step = Dein Familienmitglied kann nirgendwohin gehen.
refusal-no-merchant-elsewhere = Alle anderen Kaufleute sind schon dort, wo deiner ist.
refusal-nothing-to-copy = Es gibt keine Karte zum Kopieren.
refusal-nothing-to-pay-with = Du kannst keine der Figuren bezahlen.
refusal-tile-not-open = Dieses Plättchen liegt nicht offen.
refusal-tile-does-not-do = Dieses Plättchen bewirkt etwas anderes: { $tile }.
refusal-bid-too-low = Mit { $lira } Lira bietest du zu wenig, denn das höchste Gebot liegt bei { $highest } Lira.

## What happened

event-drew-letters =
    { $count ->
        [0] { $who } kann keine Briefe mehr ziehen.
        [one] { $who } zieht einen Brief an Ort { $places }.
       *[other] { $who } zieht Briefe an die Orte { $places }.
    }
    .part =
        { $count ->
            [0] kann keine Briefe mehr ziehen
            [one] zieht einen Brief an Ort { $places }
           *[other] zieht Briefe an die Orte { $places }
        }
event-delivered-letters =
    { $count ->
        [one] { $who } überbringt den Brief an Ort { $places }.
       *[other] { $who } überbringt die Briefe an die Orte { $places }.
    }
    .part =
        { $count ->
            [one] überbringt den Brief an Ort { $places }
           *[other] überbringt die Briefe an die Orte { $places }
        }
event-gave-letters = { $who } gibt { FORM($letters, case: "accusative") } ab.
event-companion-placed = { $who } stellt den Kompagnon { FORM($place, case: "at") } auf.
    .part = stellt den Kompagnon { FORM($place, case: "at") } auf
event-companion-moved = { $who } bewegt den Kompagnon { FORM($origin, case: "from") } { FORM($place, case: "to") }.
    .part = bewegt den Kompagnon { FORM($origin, case: "from") } { FORM($place, case: "to") }
event-companion-taken = { $who } nimmt den Kompagnon aus dem allgemeinen Vorrat.
    .part = nimmt den Kompagnon aus dem allgemeinen Vorrat
event-companion-taken-back = { $who } nimmt den Kompagnon { FORM($origin, case: "from") } zurück.
    .part = nimmt den Kompagnon { FORM($origin, case: "from") } zurück
event-family-moved = { $who } bewegt das Familienmitglied { FORM($origin, case: "from") } { FORM($place, case: "to") }.
    .part = bewegt das Familienmitglied { FORM($origin, case: "from") } { FORM($place, case: "to") }
event-opened-tiles = { $who } deckt diese Kioskplättchen auf: { $tiles }.
event-picked-tile = { $who } nimmt ein Kioskplättchen ({ $tile }).
    .part = nimmt ein Kioskplättchen ({ $tile })
event-took-last-tile = { $who } nimmt das letzte Kioskplättchen ({ $tile }).
    .part = nimmt das letzte Kioskplättchen ({ $tile })
event-used-tile = { $who } nutzt ein Kioskplättchen ({ $tile }).
event-declined-tile = { $who } lässt ein Kioskplättchen ungenutzt ({ $tile }).
    .part = lässt ein Kioskplättchen ungenutzt ({ $tile })
event-bid = { $who } bietet { $lira } Lira.
    .part = bietet { $lira } Lira
event-passed-bid = { $who } passt.
event-won-auction = { $who } gewinnt die Auktion für { $lira } Lira.
    .part = gewinnt die Auktion für { $lira } Lira
event-copied-card = { $who } kopiert „{ $card }“.
    .part = kopiert „{ $card }“
event-extra-turn = { $who } kauft einen Bonuszug.
    .part = kauft einen Bonuszug

ahead-auction = **Auktionen anderer** · { $answer ->
    [pass] Ich passe für dich.
    [bid] Ich biete für dich 1 Lira mehr als das höchste Gebot, bis zu { $lira } Lira. Darüber passe ich.
   *[ask] Ich frage dich jedes Mal.
}
ahead-auction-choice = { $answer ->
    [pass] Immer passen
   *[bid] Bis zu { $lira } Lira bieten
}
ahead-kiosk = **Kioskplättchen, die andere aufdecken** · { $answer ->
    [never] Ich nehme irgendeines für dich, nutze es aber nicht.
    [order] Ich nehme das erste davon, das da ist: { $tiles }. Ist keines da, frage ich dich. Ich frage auch, wie du es nutzt.
   *[ask] Ich frage dich jedes Mal.
}
ahead-kiosk-never = Nie ein Plättchen nutzen
ahead-kiosk-choice = { $which ->
    [first] Zuerst: { $tile }
   *[next] Dann: { $tile }
}
