# The game as a moving picture.

watch-title = **{ $game } #{ $id }** · Züge { $first } bis { $last }
watch-waiting = Ich zeichne die Züge. Das dauert ein paar Sekunden.
watch-progress = Ich zeichne: { $drawn } von { $frames } Bildern fertig.
watch-alt = Der Spielplan von „{ $game }“ nach jedem Zug von { $first } bis { $last }. Als Text zeigt die Züge { command-history }.
watch-failed = Den Film habe ich nicht hinbekommen. Jeden Zug zeigt dir { command-history }.
watch-crowded = Gerade lassen sich zu viele eine Partie abspielen. Versuch es in einer Minute wieder.
watch-nothing-new = Seit deinem letzten Zug ist nichts passiert, also gibt es noch nichts zu sehen.
