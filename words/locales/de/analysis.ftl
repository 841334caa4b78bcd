# What decided a finished game.

button-analysis = Was den Ausschlag gab
analysis-title = **{ $game } #{ $id }** · was den Ausschlag gab
analysis-waiting = Ich gehe die Partie durch. Das dauert ein paar Sekunden.
analysis-progress = Ich gehe die Partie durch: { $percent } %.
analysis-missing = { $why ->
    [cancelled] Diese Partie wurde abgebrochen, entschieden ist also nichts. Das kann ich trotzdem dazu sagen.
    [frozen] Diese Partie ist angehalten, entschieden ist also noch nichts. Das kann ich trotzdem dazu sagen.
   *[other] Die Züge dieser Partie kann ich nicht nachspielen und deshalb Glück und Entscheidungen nicht trennen. Das kann ich trotzdem dazu sagen.
}
refusal-analysis-not-over = Diese Partie ist noch nicht vorbei. Was den Ausschlag gab, sage ich dir danach.
refusal-analyses-wait = Ich gehe gerade zu viele Partien durch. Versuch es in einer Minute wieder.

## The turns that changed most

analysis-swing = **{ $number } · Zug { $turn }** · { $swing }
analysis-percent = { $sign ->
    [minus] −{ $percent } %
   *[plus] +{ $percent } %
}
analysis-gain = **{ $who } { $percent }.**
analysis-turn = { $gist }:
analysis-luck = { $luck ->
    [good] Glück brachte { $percent } %.
    [bad] Pech kostete { $percent } %.
   *[none] Glück spielte keine Rolle.
}
analysis-better = { $whose ->
    [own] Ein anderer Zug hätte { $percent } % mehr gebracht:
   *[other] Mit diesem Zug hätte { $mover } die Siegchance von { $who } um { $percent } % gesenkt:
}
analysis-best = Einen besseren Zug habe ich nicht gefunden.

analysis-note = -# Die Siegchancen schätzt der Bot Stammgast. Machen Glück und Entscheidungen zusammen nicht die ganze Änderung aus, steckte der Rest schon im Spielstand.

## Figures

analysis-praise = **Gut gespielt**

## The chart

shares-title = Siegchance, Zug für Zug
shares-alt = Die Siegchance jedes Spielers, Zug für Zug.
shares-turn = Nach Zug { $turn }: { $shares }.
shares-of = { $name } { $percent } %
picture-percent = { $percent } %
