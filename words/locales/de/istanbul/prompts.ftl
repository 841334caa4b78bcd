# What a decision asks. ".help": a second line in the panel. ".public": the same in the call, after "**Istanbul**:".

standing = Runde { $round } · Rubine { $rubies }
standing-last = letzte Runde · Rubine { $rubies }

rubies-near-end = Rubine: { $rubies }. Noch einer für { $who }, und die letzte Runde beginnt.
rubies-last-round = Rubine: { $rubies }. Das ist die letzte Runde.

your-turn-goes-on = dein Zug geht weiter.

ask-move = Du bist am Zug
ask-assistant = Dein Gehilfe
    .help = Lass einen Gehilfen zurück oder nimm einen auf, sonst endet hier dein Zug.
question-no-assistant = Dein Gehilfe
    .help = Du kannst keinen Gehilfen zurücklassen oder aufnehmen. Holst du keinen zurück, endet dein Zug hier.
ask-pay = { $merchants ->
        [one] Hier ist ein anderer Kaufmann
       *[other] Hier sind andere Kaufleute
    }
    .help = { $merchants ->
        [one] Bezahle ihn, sonst endet hier dein Zug.
       *[other] Bezahle alle, sonst endet hier dein Zug.
    }
ask-extra-good = Noch eine Ware?
    .help = Mit deinem grünen Plättchen kannst du eine beliebige Ware dazukaufen.
ask-second-card = Deine zweite Bonuskarte
ask-discard = Lege eine Bonuskarte ab
    .help = Eine beliebige Karte aus der Hand, auch eine neue.
ask-ware = Welche Ware nimmst du?
ask-roll = Dein Wurf
    .help = Mit deinem roten Plättchen kannst du den Wurf einmal ändern.
ask-any-count = Wie viele Waren verkaufst du?
ask-any-goods = Welche Waren verkaufst du?
ask-again = Die Aktion noch einmal?
ask-done = In diesem Zug bleibt nichts mehr zu tun
ask-encounters = Begegnungen
no-action-here = Hier ist keine Aktion möglich – { $why }.
question-catch = Begegnungen
    .help = Die Familienmitglieder hier musst du fangen. Alle anderen Begegnungen sind freiwillig.
question-nobody-left = Deine Aktion ist erledigt
tea-house-lower = Bei einem niedrigeren Wurf bekommst du { $lira } Lira.
ask-governor = Bezahle den Gouverneur
    .help = Auch mit der gerade gezogenen Karte kannst du bezahlen.
ask-smuggler = Die Ware des Schmugglers
    .help = Auch mit der neuen Ware kannst du bezahlen.
ask-end-turn = Dein Zug ist vorbei
    .help = Karten, die an keine Aktion gebunden sind, kannst du noch spielen. Beende dann deinen Zug.
ask-reward = Deine Belohnung
ask-gain-good = Welche Ware?
ask-return-assistant = Welcher Gehilfe kommt zurück?
ask-final-cards = Die Partie ist vorbei: Spiele deine letzten Karten
    .help = Bei Gleichstand können Waren und Lira noch entscheiden.
    .public = die letzte Runde ist vorbei. Karten für Waren oder Lira kannst du noch spielen; sie zählen bei Gleichstand.

## One line about a seat

role-caravan-master = Karawanenführer
asked-with-any-hand = Hier hilft keine deiner Karten. Ich frage trotzdem, damit die anderen das nicht merken.

rubies =
    { $count ->
        [0] kein Rubin
        [one] 1 Rubin
       *[other] { $count } Rubine
    }
status-assistants =
    { $count ->
        [0] keine Gehilfen
        [one] 1 Gehilfe
       *[other] { $count } Gehilfen
    }

## The closed menu of a group of options

group-move = Schritt für Schritt: Wohin?
group-assistant = Dein Gehilfe
group-pay = Die anderen Kaufleute
group-act = Hier handeln
group-pass = Auslassen oder beenden
group-card = Karte spielen
group-recall = Gelbes Plättchen nutzen
group-good = Welche Ware?
group-sell = Verkaufen
group-deliver = Für den Rubin abgeben
group-call = Zahl ansagen
group-cards = Karte nehmen
group-return = Welche Gehilfen kommen zurück?
part-return = { $first } bis { $last } Gehilfen zurückholen
group-meet = Begegnen
group-extra-good = Noch eine Ware
group-discard = Ablegen
group-roll = Dein Wurf
group-any-count = Wie viele Waren?
group-governor = Bezahlen mit
group-smuggler = Welche Ware, und womit bezahlst du?
group-reward = Deine Belohnung
group-police-station = Wohin mit dem Familienmitglied?
group-return-assistant = Welcher Gehilfe kommt zurück?
