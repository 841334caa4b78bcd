# Set-up options as the lobby offers them: title, each value's title, and what the value does.

button-options-game = Welche Erweiterungen?

option-expansion = Spiel
option-expansion-base = Grundspiel
    .help = { $places } Orte; mit { $rubies } Rubinen endet die Partie ({ $two } zu zweit)
option-expansion-mocha = Mokka & Bakschisch
    .help = { $places } Orte mit Kaffee, Gildenkarten und Taverne; mit { $rubies } Rubinen endet die Partie
    .special = Mokka & Bakschisch, mit Kaffee und Gildenkarten
option-expansion-letters = Brief & Siegel
    .help = { $places } Orte mit Briefen, Kompagnons und Auktionen; mit { $rubies } Rubinen endet die Partie
    .special = Brief & Siegel, mit Briefen und Auktionen
option-expansion-bazaar = Großer Basar
    .help = Alle { $places } Orte und beide Erweiterungen zusammen; mit { $rubies } Rubinen endet die Partie
    .special = Großer Basar, mit beiden Erweiterungen
option-layout = Aufstellung
option-layout-short = Kurze Wege
    .help = Die Aufstellung der Spielregel mit kurzen Wegen, am besten für die erste Partie
option-layout-long = Lange Wege
    .help = Die Aufstellung der Spielregel mit langen Wegen: Was zusammengehört, liegt weit auseinander
    .special = lange Wege zwischen den Orten
option-layout-numbered = Der Reihe nach
    .help = Orte in der Reihenfolge ihrer Nummern
    .special = Orte nach Nummern
option-layout-first = Erste Partie
    .help = Die Aufstellung, die in der Spielregel für die erste Partie mit dieser Erweiterung steht
option-layout-random = Zufällig
    .help = Zufällig, aber der Brunnen in der Mitte, Schwarzmarkt und Teestube weit auseinander
    .special = Orte in zufälliger Reihenfolge
option-neutral-assistants = Neutrale Gehilfen
option-neutral-assistants-off = Aus
    .help = Alle beginnen mit { $assistants } eigenen Gehilfen
option-neutral-assistants-on = An
    .help = Ein Gehilfe je Stapel ist neutral, und wer ihn findet, darf ihn nehmen (2 bis { $seats } Spieler)
    .special = Gehilfen, die alle nehmen können
option-caravan-master = Karawanenführer
option-caravan-master-off = Aus
    .help = In der Karawanserei legst du immer eine Karte ab
option-caravan-master-on = An
    .help = Wer zuletzt in der Karawanserei war, behält dort beim nächsten Mal beide Karten
    .special = mehr Karten für den Letzten in der Karawanserei
option-deck = Bonuskarten
option-deck-letters = Nur Brief & Siegel
    .help = Nur die { $cards } Karten der Erweiterung
option-deck-both = Beide Stapel
    .help = Alle { $cards } Karten aus Grundspiel und Erweiterung
    .special = auch Bonuskarten des Grundspiels
option-kiosk-letters = Briefe am Kiosk
option-kiosk-letters-2 = 2 Briefe
    .help = Wie in der Spielregel
option-kiosk-letters-1 = 1 Brief
    .help = Wie auf dem Kiosk aufgedruckt
    .special = 1 Brief am Kiosk statt 2

refusal-not-with-expansion =
    { $none ->
        [yes] In diesem Spiel gibt es keine Option „{ $field }“.
       *[no] Für „{ $field }“ ist „{ $value }“ in diesem Spiel nicht möglich. Zur Wahl: { $allowed }.
    }
refusal-too-many-seats = Mit neutralen Gehilfen muss eine Farbe frei bleiben, also können höchstens { $most } mitspielen.
refusal-seats = Istanbul ist für { $least } bis { $most } Spieler, nicht für { $value }.
