# What the lessons of The Voyages of Marco Polo tell: each sentence at most three lines long, what to do and why.

lesson-marco-polo = Marco Polo: eine Runde
    .about = Würfel, Waren, ein Auftrag, eine Reise, Kamele und Geld
lesson-marco-polo-silk = Wer die meisten Punkte hat, gewinnt, und für jede Aktion brauchst du Würfel. Dein Auftrag verlangt 1 Kamel und 2 Seide und bringt dir 5 Geld und 3 Punkte. Das Kamel hast du, also nimm die *Seidenreihe*.
lesson-marco-polo-dice = Der niedrigere Würfel entscheidet, wie viel du bekommst. *3 und 2* bringen die 2 Seide, die du brauchst, und lassen dir die hohen Würfel für Besseres.
lesson-marco-polo-contract = Jetzt hast du Kamel und Seide, also *erfülle* deinen Auftrag. Dafür brauchst du keinen Würfel, und du darfst je Zug beliebig viele Aufträge erfüllen.
lesson-marco-polo-journey = Reise jetzt. Deine Zielkarte nennt Moskau: Ein Handelsposten dort hilft dir, am Ende die Punkte der Karte zu bekommen. Wähle *Reisen*.
lesson-marco-polo-occupied = { $red } und { $green } haben dort Würfel, also zahlst du so viel Geld, wie dein niedrigerer zeigt; bei *5 und weißer 4* sind das 4. Die 4 erlaubt 4 Schritte, aber bezahlen kannst du nur 2. Den weißen Würfel hast du von deinem Charakter Matteo.
lesson-marco-polo-moscow = 2 Schritte kosten 7 Geld, und du hast 9. Geh nach *Moskau*: Dort endet deine Reise, also setzt du einen Handelsposten und kannst später die Stadtkarte nutzen.
lesson-marco-polo-khan = Die *Gunst des Khan* bringt dir 2 Kamele und eine Ware für einen Würfel. Mit deinen blauen Würfeln kannst du jedes Feld nur einmal nutzen; schwarze und weiße zählen nicht.
lesson-marco-polo-good = Dein zweiter Auftrag verlangt Pfeffer, Seide und Gold. *Gold* ist am wertvollsten, also nimm es jetzt.
lesson-marco-polo-coins = Setze deinen letzten Würfel, egal, was er zeigt: Er bringt dir 5 Geld für die nächste Reise. Sind alle Würfel gesetzt, endet die Runde, und alle würfeln neu.
lesson-marco-polo-end = In jedem Zug kannst du für { $black_die } Kamele einen schwarzen Würfel kaufen. Am Ende gibt es bis zu 10 Punkte für Zielkarten, 10 für den ersten Handelsposten in Beijing, 7 für die meisten Aufträge. Einen neuen Auftrag kannst du gleich erfüllen.
