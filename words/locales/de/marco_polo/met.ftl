# Said once to each person, above the panel in which they first meet the thing. One line each: what it is good for.

met-turn = Setze Würfel auf eine Aktion; Zusatzaktionen gehen davor und danach. Ohne Würfel wartest du auf die nächste Runde.
met-dice = Dein niedrigster Würfel entscheidet, wie viel du bekommst und was du auf einem besetzten Feld zahlst.
met-contracts = Mit Aufträgen machst du aus Kamelen und Waren Punkte und mehr; mit einem höheren Würfel hast du mehr zur Auswahl.
met-travel = Wo deine Reise endet, setzt du einen Handelsposten: Er bringt einen Bonus oder eine Stadtkarte und zählt für deine Ziele.
met-bonus-step = Ein zusätzlicher Schritt bringt deine Figur einen Ort weiter; du bezahlst nur den Weg. In einer Stadt setzt du einen Handelsposten.
met-compensation = Ist dein Wurf niedrig, bekommst du zum Ausgleich Kamele oder Geld.
met-character = Dank deines Charakters gilt für dich die ganze Partie lang eine Sonderregel.
met-goals = Hast du in beiden Städten einer Zielkarte Handelsposten, bekommst du am Ende die Punkte der Karte.
met-relocate = Alle deine Handelsposten sind gesetzt: Versetze einen davon in die neue Stadt.
met-complete = Um einen Auftrag zu erfüllen, brauchst du keinen Würfel: Gib in deinem Zug einfach seine Waren und Kamele ab.
met-city-card = Hast du in einer großen Stadt einen Handelsposten, kannst du ihre Stadtkarte als Aktion nutzen; je Runde passt nur ein Würfel darauf.
met-black-die = Ein schwarzer Würfel gehört dir nur in dieser Runde; danach geht er zurück.
met-adjust = Mit Kamelen änderst du Würfel vor dem Setzen: Würfle einen neu oder drehe ihn um 1.
