# What decided a finished game.

button-analysis = Was den Ausschlag gab
analysis-title = **{ $game } #{ $id }** · was den Ausschlag gab
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
    [plus] +{ $percent } %
   *[none] ±0 %
}
analysis-turn = { $gist }.
analysis-idle = Das brachte nichts.
analysis-luck = **Glück: { $who } { $change }.**
analysis-choice = **Entscheidungen: { $who } { $change }.** Besserer Zug ·
analysis-none = Kein einzelner Zug gab den Ausschlag.

analysis-sums = **Glück und Entscheidungen**
analysis-sum = Glück { $luck }, Entscheidungen { $choices }
analysis-sum-luck = Glück { $luck }
analysis-sum-most = { $luck } (Zug { $turn }: { $most })

analysis-note = -# So ändert sich die Siegchance, wenn der Bot Stammgast sie schätzt. Glück vergleicht er mit dem Durchschnitt, Entscheidungen mit dem besten Zug, den er gefunden hat. Entscheidungen zählen nur in den wenigen Zügen, die ich noch einmal geprüft habe.

## Figures

analysis-praise = **Gut gespielt**

## The chart

shares-title = Siegchance, Zug für Zug
shares-alt = Die Siegchance jedes Spielers, Zug für Zug.
shares-turn = Nach Zug { $turn }: { $shares }.
shares-of = { $name } { $percent } %
picture-percent = { $percent } %
