# Why a choice is not possible now. First to which moment of a turn it belongs, then what must be chosen before.

## The moment it belongs to

moment-main = Eine Hauptaktion wählst du zu Beginn deines Zugs.
    .chosen = Deine Hauptaktion hast du schon gewählt.
    .taken = Deine Hauptaktion in diesem Zug hast du schon ausgeführt.
moment-bonus = Zusatzaktionen führst du vor oder nach der Hauptaktion aus, nicht mittendrin.
    .other = Zusatzaktionen führst du in deinem eigenen Zug aus.
moment-end = Deinen Zug beendest du nach der Hauptaktion.
moment-pick = Einen Charakter wählst du vor der ersten Runde.
moment-keep = Zielkarten wählst du vor der ersten Runde.
moment-take = Waren, Kamele oder Geld wählst du, wenn ein Bonus oder eine Karte sie bringt. Aufträge nimmst du mit der Hauptaktion { $contracts }.
moment-discard = Einen Auftrag legst du ab, wenn du einen neuen nimmst und keinen Platz mehr hast.
moment-swap = Einen Auftrag tauschst du nur, wenn du einen neuen ziehst und keinen Platz mehr hast.
moment-column-bonus = Geld oder Kamele gibt es zu einem Auftrag von Feld 5 oder 6.
moment-dice = Wähle zuerst eine Aktion, dann die Würfel dafür.
moment-turn-die = Würfel drehst du mit der Zusatzaktion für { $camels } Kamele.
moment-column = Eine Spalte wählst du, wenn du zum Markt gehst.
moment-travel = Deine Figuren bewegst du mit der Hauptaktion { $travel } oder mit einem zusätzlichen Schritt.
moment-route = Eine Route wählst du nur beim Reisen, und auch dann nur, wenn es mehrere gibt.
moment-first = Was zuerst kommt, wählst du nur, wenn du mehrere Boni zugleich bekommst.
moment-from = Einen Handelsposten versetzt du nur, wenn du keinen mehr zu setzen hast.
moment-copy = Einen Stadtbonus kopierst du zu Beginn einer Runde, wenn du in der Stadt mit dem Fragezeichen einen Handelsposten hast.
moment-collect = Die Boni deiner kleinen Städte holst du mit einer Stadtkarte.
moment-stay = Stehen bleiben kannst du nur, wenn du einen zusätzlichen Schritt bekommst.
moment-card-use = Das wählst du, wenn du eine Stadtkarte nutzt.
moment-give = Warenpaare zahlst du nur, wenn du einen Weg nimmst, der sie kostet.

## What somebody may want, where it has no name of its own

wish-contract = Den Auftrag nehmen: { $contract }

## What must be chosen before

first-action = Wähle zuerst eine Aktion.
    .taken = Führe eine Zusatzaktion aus oder beende deinen Zug.

## What is missing of what is named

lacks-other-contract = Diesen Auftrag kannst du gerade nicht wählen: { $contract }.
lacks-other-place = { $place } kannst du gerade nicht wählen.
lacks-other-count = Das kannst du hier nicht nehmen: „{ $question }“
