# Words that every game shares.
#
# Forms in all files: places have ".at" (auf dem Großen Markt, in Moskau), ".to" (zum Großen Markt, nach Moskau), ".from"
# (vom Großen Markt, von Moskau) and ".the", the nominative with its article; what declines has ".accusative" and
# ".dative"; goods have ".one" where one of them is called otherwise.

unsaid = Hier sollte ein Text stehen, aber er fehlt. Sag das bitte meinem Betreiber.

between-items = { ", " }
between-groups = { "; " }
between-notes = { " · " }
between-places = { " → " }
between-costs = { " + " }
between-sentences = { " " }
nothing = nichts
none = keine
named-seat = { $colour } ({ $name })

## Refusals every game shares

refusal-colours = Diese Farben gehen nicht: { $value }. Jeder braucht eine eigene Farbe aus dieser Auswahl: { $allowed }.
refusal-game-over = Diese Partie ist vorbei.
another-player = jemand anders
refusal-not-your-turn = { $acts } ist am Zug.
refusal-already-answered = Du hast schon geantwortet, und dabei bleibt es. Du siehst alle Antworten, sobald auch die anderen geantwortet haben.
refusal-not-an-option = „{ $notation }“ geht gerade nicht. Nimm eine der angezeigten Möglichkeiten.

unknown-choice = „{ $typed }“ gibt es in diesem Spiel nicht.
first-asked = Beantworte erst das hier: „{ $question }“
only-these = Du hast die Wahl: { $options }.

## Options of a decision

label-end = Zug beenden
with-chance = { $text } · { $chance }
chance-roll = Würfeln, kein Zurück
chance-draw = Nachziehen, kein Zurück
chance-final = kein Zurück

## The end of a game

moment-ahead-last = { $who } geht ganz am Ende in Führung.
figures-dice =
    { $ahead ->
        [above] gewürfelte Augen: { $total } ({ $off } über dem Schnitt)
        [below] gewürfelte Augen: { $total } ({ $off } unter dem Schnitt)
       *[on] gewürfelte Augen: { $total } (genau im Schnitt)
    }
score-line = { $place }. **{ $name }** · { $score }
score-parts = -# { $parts }

## The prompt in the channel

prompt-head = { $mention } · **{ $game }**: { CAPITAL($question) }
    .direct =
        {""}**{ $game }** in { $where }: { CAPITAL($question) }
        -# { $standing }
your-move = du bist am Zug.
meanwhile = Inzwischen: { $news }.
