# What the organiser of a table can do about a game that hangs or went wrong.

## Asking for a move

prompt-nudge = -# { $who } wartet auf deinen Zug.
prompt-nudge-organiser = -# Der Organisator wartet auf deinen Zug.
nudged = Ich pinge { $who } noch einmal an. Wieder anstupsen kannst du { $again }.
refusal-nobody-waited-for = Wir warten auf niemand anderen.
refusal-nudged-enough = Gerade kann ich niemanden anstupsen. Alle, auf die wir warten, wurden eben erst angepingt, sind abwesend, haben gerade Ruhezeit, haben diesen Tisch stumm geschaltet, oder es wird über sie abgestimmt.

## An overdue move

post-seat-moved-for = **{ $game }** · Der Zug von { $who } war überfällig, deshalb hat der Organisator ihn von einem Bot machen lassen. { $who } spielt weiter mit.
moved-for = Ein Bot hat den Zug für { $who } gemacht.
refusal-not-waited-for = Auf diesen Spieler warten wir gerade nicht.
refusal-not-silent-yet = Dieser Spieler hat noch Zeit. Versuch es { $when } noch einmal.

## A correction

post-corrected = **{ $game }** · { $by } hat den Spielstand von { $who } korrigiert: { $was } → { $now }.
turn-begins-again = Der laufende Zug beginnt von vorn.
history-corrected = -# { $by } hat den Spielstand von { $who } korrigiert: { $was } → { $now }.
correct-ask = Den Spielstand von { $who } korrigieren: { $was } → { $now }? Mach das nur, wenn ich einen Fehler gemacht habe. Ich sage es allen am Tisch.
correct-ask-again = Der laufende Zug beginnt dann von vorn.
correct-ask-unrated = Die Partie wird dann nicht mehr gewertet.
button-correct = Korrigieren
button-correct-not = Abbrechen
corrected = Für { $who } gilt jetzt: { $now }. Ich habe es allen gesagt.
corrected-not = Es hat sich nichts geändert.
refusal-no-such-field = Das kannst du nicht korrigieren. Nimm einen der Vorschläge, die beim Tippen erscheinen.
refusal-wrong-value = Der Wert muss zwischen { $least } und { $most } liegen. Nimm einen der Vorschläge, die beim Tippen erscheinen.
refusal-nothing-to-correct = Dieser Wert gilt schon.

## A game as a file

game-exported = { $status ->
    [finished] Diese Datei enthält die ganze Partie #{ $id }. Öffne sie mit { command-results-import }, hier oder anderswo.
   *[other] Diese Datei enthält den bisherigen Verlauf von Partie #{ $id } samt verdeckten Karten und ist deshalb nur für meinen Betreiber bestimmt. Eine Datei, die sich mit { command-results-import } öffnen lässt, bekommst du, wenn du die Partie nach ihrem Ende noch einmal exportierst.
}
game-exported-seen = { $status ->
    [cancelled] Diese Datei enthält, was du von Partie #{ $id } sehen kannst. Die Partie wurde nie beendet, deshalb bleiben verdeckte Karten verdeckt.
   *[other] Diese Datei enthält, was du von Partie #{ $id } sehen kannst, damit du einen Fehler melden kannst. Die ganze Partie kannst du exportieren, sobald sie vorbei ist.
}
refusal-no-file = Die Daten dieser Partie kann ich nicht lesen, deshalb kann ich sie nicht in einer Datei speichern.
game-imported = -# Diese Partie habe ich aus einer Datei geöffnet, nur für dich. Du findest sie als #{ $id } in { command-history }. Für Profile, Ranglisten und Wertungszahlen zählt sie nicht.
refusal-import-too-large = Diese Datei ist zu groß für eine Partie: Sie hat über { $most } MB.
refusal-import-too-many = Du hast schon { $most } Partien aus Dateien geöffnet; mehr geht pro Person nicht.
refusal-import-too-long = Die Partie in dieser Datei hat mehr Entscheidungen, als ich für dich nachspielen kann.
refusal-import-at-work = Ich bin noch dabei, deine andere Datei zu öffnen. Versuch es noch einmal, wenn ich damit fertig bin.
refusal-import-busy = Ich öffne gerade Dateien von anderen. Versuch es in einer Minute noch einmal.
refusal-import-not-now = Gerade kann ich keine Dateien öffnen. Versuch es später wieder; mein Betreiber sieht den Grund im Protokoll.
refusal-import-foreign = Diese Datei enthält keine Partie. Exportiere eine beendete Partie mit { command-table-export }.
refusal-import-replay-old = Diese Replay-Datei stammt von einer älteren Version von mir und enthält nicht die ganze Partie. Drücke in { command-history } noch einmal *{ button-replay }* oder nimm { command-table-export }.
refusal-import-newer = Diese Datei stammt von einer neueren Version von mir oder von einem Spiel, das ich nicht habe.
refusal-import-too-old = Diese Datei kann ich nicht öffnen: Die Partie wurde mit einer zu alten Version von mir begonnen.
refusal-import-damaged = Diese Datei ist beschädigt: Sie ist unvollständig oder verändert, oder ihre Würfe stimmen nicht. Besorg dir eine neue Kopie.
refusal-import-not-over = Die Partie in dieser Datei ist nicht zu Ende, und ich kann nur beendete öffnen.
refusal-import-gone = Discord hat diese Datei nicht mehr. Bitte hänge sie noch einmal an.
