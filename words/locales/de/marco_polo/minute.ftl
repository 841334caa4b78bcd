# The game in one minute, for somebody who never played it.

minute-aim = Ziel: nach { $rounds } Runden die meisten Punkte haben.
minute-turn = Jede Runde würfelst du mit { $dice } Würfeln. In deinem Zug setzt du einen oder mehrere davon auf ein Aktionsfeld und nimmst, was es bringt; mit höheren Würfeln hast du mehr Auswahl.
minute-first = Besorge dir zuerst Geld und Kamele: Reisen kostet beides, und ein Feld, auf dem schon Würfel liegen, kostet meist auch Geld.
minute-way = Reise und setze Handelsposten: Jeder bringt einen Bonus, eine neue Aktion oder Punkte. Deine geheimen Zielkarten nennen Städte, die mehr bringen. Mit Aufträgen machst du aus Waren und Kamelen Punkte.
minute-end = Nach Runde { $rounds } gibt es Punkte für Zielkarten, Beijing und die meisten Aufträge, dazu 1 Punkt je { $coins } Geld. Wer die meisten Punkte hat, gewinnt; bei Gleichstand entscheiden die Kamele.

minute-step-turn = Würfel auf Aktionsfelder setzen
minute-step-first = Geld, Kamele und Waren holen
minute-step-way = Reisen, Handelsposten setzen
minute-step-end = Punkte: Ziele, Aufträge, Beijing
minute-alt = Marco Polo in Bildern: Du setzt Würfel auf ein Aktionsfeld. Es bringt Geld, Kamele und Waren. Damit bezahlst du eine Reise in eine Stadt und setzt dort einen Handelsposten. Zielkarten, Aufträge und Beijing bringen Punkte, und nach { $rounds } Runden gewinnt, wer die meisten hat.
