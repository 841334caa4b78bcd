# What decided a finished game.

button-analysis = Was den Ausschlag gab
analysis-title = **{ $game } #{ $id }** · Was den Ausschlag gab
analysis-waiting = Ich gehe die Partie durch.
analysis-progress = Ich gehe die Partie durch: { $percent } %.
analysis-missing = { $why ->
    [cancelled] Diese Partie wurde abgebrochen, entschieden ist also nichts. So viel kann ich aber schon sagen:
    [frozen] Diese Partie ist angehalten, entschieden ist also noch nichts. So viel kann ich aber schon sagen:
   *[other] Die Züge dieser Partie kann ich nicht nachspielen und deshalb Glück und Entscheidungen nicht trennen. So viel kann ich aber schon sagen:
}
refusal-analysis-not-over = Diese Partie ist noch nicht vorbei. Was den Ausschlag gab, sage ich dir danach.
refusal-analyses-wait = Ich werte gerade schon zu viele Partien aus. Versuch es in einer Minute noch einmal.

## The turns that changed most

analysis-swing = **{ $number } · Zug { $turn }** · { $swing }
analysis-percent = { $sign ->
    [minus] −{ $percent } %
   *[plus] +{ $percent } %
}
analysis-turn = { $gist }.
analysis-better = { FORM($gist, case: "present") }.
analysis-idle = Das hat nichts gebracht.
analysis-luck = **Glück: { $who } { $change }.**
analysis-choice = **Entscheidungen: { $who } { $change }.**
    .better = **Entscheidungen: { $who } { $change }.** Besser schnitt beim Durchspielen dieser Zug ab:
analysis-gain = **{ $who } dauerhaft { $change }.**
analysis-lost-by-choice = **Mit einer einzigen anderen Entscheidung, bei sonst gleichem Verlauf, hätte { $who } gewonnen.**
    .better = **Mit einer einzigen anderen Entscheidung, bei sonst gleichem Verlauf, hätte { $who } gewonnen:**
analysis-lost-by-turn = **Mit einem anderen Zug gewann { $who } jedes Mal, wenn ich weiterspielte.**
    .better = **Mit einem anderen Zug gewann { $who } jedes Mal, wenn ich weiterspielte:**
analysis-series = **{ $number } · Züge { $first }–{ $last }** · { $who } ging in { $all ->
    [yes] { $turns } Zügen hintereinander
   *[no] { $idle } von { $turns } Zügen
} leer aus{ $told ->
    [no] {""}
   *[yes] {""}: { $places }
}. **Siegchance: { $who } { $change }.**
analysis-series-place = { $turns } { FORM($place, case: "at") }
analysis-series-turns = { $count ->
    [one] Zug
   *[other] Züge
} { $numbers }
analysis-none = Kein einzelner Zug gab den Ausschlag.

## Worin der Sieger vorn lag

analysis-whole = **Ganze Partie** · { $leads }
analysis-lead = { $what }: { $each }.
analysis-held = { $span ->
    [none] { $who } keine
    [one] { $who } { $count } (Zug { $first })
   *[more] { $who } { $count } (Züge { $first }–{ $last })
}
analysis-held-points = { $span ->
    [none] { $who } { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
    [one] { $who } { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } mit { $count } (Zug { $first })
   *[more] { $who } { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } mit { $count } (Züge { $first }–{ $last })
}
analysis-tie = { $changed ->
    [no] { $who } { $count }
   *[yes] { $who } { $count } (Zug { $turn }: { $sign ->
        [minus] −{ $change }
       *[plus] +{ $change }
    })
}
analysis-for-nothing = Züge ohne Ertrag

analysis-sums = **Glück und Entscheidungen: ihr Anteil an der Siegchance**
analysis-sum-luck = Glück { $luck }
analysis-sum-choices = Entscheidungen { $choices }
analysis-sum-turn = Zug { $turn }: { $part }
analysis-sum-turns = { $sum } ({ $turns })
analysis-sum-better = { $sums }. Besser als Zug { $turn } wäre dieser gewesen:

analysis-note = -# Der Bot Stammgast schätzt die Siegchance: Glück vergleicht er mit dem Durchschnitt, Entscheidungen mit dem besten Zug, den er gefunden hat. Ich nenne nur Züge des Siegers und des Zweiten, deren Wirkung bis zum Ende anhielt. Entscheidungen zählen nur in den wenigen Zügen, die ich noch einmal geprüft habe.

## Figures

analysis-praise = **Gut gespielt**

## The chart

shares-title = Siegchance, Runde für Runde
picture-swings = Die Zahlen sind die im Text.
shares-alt = Die Siegchance jedes Spielers, Zug für Zug.
shares-turn = Nach Zug { $turn }: { $shares }.
shares-of = { $name } { $percent } %
picture-percent = { $percent } %
