# Why something may not be done. ".short": as part of an option's label; $short: by how much what one has is too little.

refusal-needs-lira = Das kostet { $lira } Lira; du hast { $have ->
        [0] keine
       *[other] nur { $have }
    }.
    .short = { $short } Lira zu wenig
refusal-goods-short =
    { $short ->
        [one] Dir fehlt 1 Ware.
       *[other] Dir fehlen { $short } Waren.
    }
    .short =
        { $short ->
            [one] 1 Ware zu wenig für einen Rubin
           *[other] { $short } Waren zu wenig für einen Rubin
        }
    .guild =
        { $short ->
            [one] 1 Ware zu wenig
           *[other] { $short } Waren zu wenig
        }
refusal-action-skipped = Diese Aktion hast du in diesem Zug ausgelassen.
refusal-assistant-lies-here = Dein Gehilfe ist schon { FORM($place, case: "at") }; nimm ihn auf.
refusal-call-3-to-12 = Sage eine Zahl von 3 bis 12 an.
refusal-card-not-in-hand = Diese Karte hast du nicht: { $card }.
refusal-catch-first = Hier ist ein Familienmitglied: Schicke es zuerst zurück.
refusal-family-at-police = Dein Familienmitglied ist schon auf der Polizeiwache.
refusal-no-such-player = { CAPITAL($colour) } spielt in dieser Partie nicht mit.
refusal-own-family = Dein eigenes Familienmitglied kannst du nicht fangen.
refusal-family-elsewhere = Das Familienmitglied von { $colour } ist { FORM($place, case: "at") }, nicht hier.
refusal-family-safe = Das Familienmitglied von { $colour } ist auf der Polizeiwache; dort kannst du es nicht fangen.
refusal-family-not-here = Dein Familienmitglied ist nicht hier, sondern { FORM($place, case: "at") }.
    .short = Familienmitglied unterwegs, { FORM($place, case: "at") }
refusal-met-already = Dem { $figure } bist du in diesem Zug schon begegnet.
refusal-move-first = Bewege dich zuerst: Wähle einen Ort oder gib seine Nummer ein.
refusal-movement-replaced = Du hast deine Bewegung schon mit einer Karte verändert.
    .short = Bewegung schon mit Karte verändert
refusal-must-move = Du bist schon { FORM($place, case: "at") }; geh { $nearest } oder { $farthest } Orte weiter.
refusal-needs-goods = Für dieses Plättchen brauchst du { $needed } { $good }; du hast { $have ->
        [0] { FORM($good, case: "none") }
       *[other] { $have }
    }.
    .short =
        { $short ->
            [one] 1 { FORM($good, case: "one") } zu wenig für { FORM($tile, case: "the") }
           *[other] { $short } { $good } zu wenig für { FORM($tile, case: "the") }
        }
refusal-needs-yellow-tile = Dafür brauchst du das gelbe Moscheeplättchen.
refusal-no-assistant-out = Alle deine Gehilfen sind bei dir.
    .short = alle Gehilfen sind bei dir
refusal-no-assistant-there = Du hast keinen Gehilfen { FORM($place, case: "at") }.
refusal-no-assistant-left = Du hast keine Gehilfen mehr zum Zurücklassen; hole welche am Brunnen zurück.
refusal-no-neutral-assistant-there = { CAPITAL(FORM($place, case: "at")) } ist kein neutraler Gehilfe.
refusal-no-cards-left = Es sind keine Bonuskarten mehr da.
    .short = keine Bonuskarten mehr da
refusal-not-during-action = Schließe zuerst die Aktion ab.
refusal-no-room = Dein Handkarren fasst nur { $room } von jeder Ware.
refusal-not-from-here = Nimm einen Gehilfen, der nicht { FORM($place, case: "at") } ist.
refusal-not-here = Der { $figure } ist nicht hier.
refusal-no-goods = Du hast keine Waren zum Verkaufen.
    .short = keine Waren zum Verkaufen
refusal-nothing-wanted = Keine deiner Waren ist hier gefragt.
    .short = keine deiner Waren ist gefragt
refusal-once-a-turn = Das gelbe Plättchen kannst du nur einmal je Zug nutzen.
refusal-only-before-moving = Diese Karte ersetzt deine Bewegung: Spiele sie, bevor du dich bewegst.
refusal-only-encounters-left = Für eine Aktion ist es zu spät; jetzt gibt es nur noch Begegnungen.
refusal-only-goods-or-lira-now = Jetzt kannst du nur noch Karten spielen, die Waren oder Lira bringen.
refusal-only-while-moving = Spiele diese Karte, bevor du dich bewegst, oder bei der Ankunft, bevor du einen Gehilfen zurücklässt oder aufnimmst.
refusal-only-with-place = Diese Karte kannst du nur hier spielen: { $place }.
refusal-stack-empty = Für { $good } gibt es keine Plättchen mehr.
    .short = kein Plättchen für { $good } mehr da
refusal-both-tiles-owned = Du hast schon beide Plättchen dieser Moschee.
    .short = du hast schon beide Plättchen
refusal-tile-owned = Das Plättchen für { $good } hast du schon.
    .short = Plättchen für { $good } hast du schon
refusal-too-far = Bis { FORM($place, case: "to") } sind es { $distance } Orte. Du kannst { $nearest } oder { $farthest } Orte weitergehen (3 oder 4 mit einer Karte).
refusal-too-far-for-card = Bis { FORM($place, case: "to") } sind es { $distance } Orte. Mit dieser Karte gehst du nur { $nearest } oder { $farthest } Orte weiter.
refusal-too-far-for-companion =
    { $farthest ->
        [one] Bis { FORM($place, case: "to") } sind es { $distance } Orte. Dein Kompagnon kann nur 1 Ort weitergehen.
       *[other] Bis { FORM($place, case: "to") } sind es { $distance } Orte. Dein Kompagnon kann nur { $farthest } Orte weitergehen.
    }
refusal-too-far-to-stay = { CAPITAL(FORM($place, case: "to")) } kommst du mit dieser Karte nicht: Du bleibst, wo du bist.
refusal-too-near-for-companion = Bis { FORM($place, case: "to") } sind es zu wenige Orte. Dein Kompagnon muss { $farthest } Orte weitergehen.
refusal-must-move-companion = Dein Kompagnon ist schon { FORM($place, case: "at") }.
refusal-too-near =
    { $distance ->
        [one] Bis { FORM($place, case: "to") } ist es nur 1 Ort. Mit dieser Karte musst du { $nearest } oder { $farthest } Orte weitergehen.
       *[other] Bis { FORM($place, case: "to") } sind es nur { $distance } Orte. Mit dieser Karte musst du { $nearest } oder { $farthest } Orte weitergehen.
    }
refusal-turn-over = In diesem Zug ist alles getan. Drücke *{ label-end }*.
refusal-unknown-card = Eine Bonuskarte „{ $card }“ gibt es nicht.
refusal-unknown-place = Einen Ort „{ $place }“ gibt es hier nicht.
refusal-wheelbarrow-complete = Dein Handkarren ist voll ausgebaut.
    .short = dein Handkarren ist voll ausgebaut
