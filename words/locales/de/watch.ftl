# The game as a moving picture.

watch-title = { $turns ->
    [one] **{ $game } #{ $id }** · Zug { $first }
   *[other] **{ $game } #{ $id }** · Züge { $first } bis { $last }
}
watch-waiting = Ich zeichne die Züge. Das dauert ein paar Sekunden.
watch-progress = Ich zeichne: { $drawn } von { $frames } Bildern fertig.
watch-alt = { $turns ->
    [one] Der Spielplan von „{ $game }“ nach Zug { $first }. Den Zug zum Nachlesen findest du mit { command-history }.
   *[other] Der Spielplan von „{ $game }“ nach jedem Zug von { $first } bis { $last }. Die Züge zum Nachlesen findest du mit { command-history }.
}
watch-failed = Den Film konnte ich nicht erstellen. Alle Züge siehst du mit { command-history }.
watch-crowded = Gerade schauen sich zu viele eine Partie an. Versuch es in einer Minute noch einmal.
watch-nothing-new = Seit deinem letzten Zug ist nichts passiert, deshalb gibt es noch nichts zu sehen.
