# Why a choice is not possible now. First to which moment of a turn it belongs, then what must be chosen before.

## The moment it belongs to

moment-at-place = Das geht nur hier: { $places }.
moment-not-in-game = Das geht in dieser Partie an keinem Ort.
moment-move = Dein Kaufmann bewegt sich zu Beginn deines Zugs.
    .moved = Du hast dich in diesem Zug schon bewegt.
moment-companion = Dein Kompagnon bewegt sich zu Beginn deines Zugs, anstelle deines Kaufmanns.
moment-place-companion = Deinen Kompagnon stellst du zu Beginn deines Zugs auf.
moment-guild = Eine Gildenkarte spielst du zu Beginn deines Zugs, statt dich zu bewegen.
moment-assistant = Gehilfen lässt du zurück oder nimmst du auf, wenn dein Kaufmann an einem Ort ankommt.
moment-collect = Einen Gehilfen nimmst du auf, wenn dein Kaufmann an seinen Ort kommt; Post holst du im Postamt ab.
moment-stop = Den Zug vorzeitig beenden kannst du nur, wenn du einen Gehilfen zurücklassen oder aufnehmen oder wenn du Lira zahlen müsstest.
moment-pay = Andere Kaufleute bezahlst du, wenn du bei ihnen ankommst.
moment-skip = Auslassen kannst du nur die Aktion eines Orts.
moment-meet = Einer Figur begegnest du nach deiner Aktion, wenn sie am selben Ort ist.
moment-catch = Ein Familienmitglied fängst du nach deiner Aktion, wenn es am selben Ort ist.
moment-reward = Eine Belohnung wählst du, wenn du ein Familienmitglied zur Polizeiwache schickst.
moment-end = Deinen Zug beendest du nach der Aktion und den Begegnungen.
moment-extra-turn = Einen Bonuszug kannst du am Ende eines Zugs kaufen, für { $seals } Siegel.
moment-enough = Das kannst du nur wählen, wenn du eine Aktion noch einmal ausführen darfst.
moment-done = Das kannst du nur am Ende der Partie wählen, wenn du deine letzten Karten spielst.
moment-roll = Einen Wurf behältst oder änderst du gleich nach dem Würfeln.
moment-goods = Waren nimmst oder gibst du, wenn ein Ort, eine Karte oder ein Plättchen es vorsieht.
moment-return = Gehilfen bekommst du am Brunnen (7) oder mit einer Karte zurück.
moment-recall = Einen Gehilfen holst du mit dem gelben Plättchen in deinem eigenen Zug zurück.
moment-discard = Eine Karte legst du ab, wenn der Gouverneur oder ein Ort eine verlangt.
moment-discard-guild = Eine Gildenkarte legst du ab, wenn die Gildenhalle (18) eine verlangt.
moment-figure = Gouverneur, Schmuggler und andere Figuren bezahlst du, wenn du ihnen begegnest.
moment-exchange = Tauschen kannst du mit einer Figur, der du begegnest, oder mit einem Kioskplättchen, das du nimmst.
moment-letter = Briefe gibst du ab, wenn ein Ort, eine Figur oder eine Karte es verlangt.
moment-ruby = Rubine bekommst du hier: { $places }. Gib { command-rules } und dahinter *Rubine* ein, um zu sehen, wie das geht.
moment-card = Das geht nur mit einer Bonuskarte.
moment-extra-good = Mit dem grünen Plättchen kannst du in den Lagern eine Ware dazukaufen.
moment-use = Die Aktion eines Orts wählst du, wenn eine Karte oder die Taverne (19) es erlaubt.
moment-play = Mitten in diesem Schritt kannst du keine Karten spielen.
    .other = Karten spielst du in deinem eigenen Zug.

## What somebody may want, where it has no name of its own

wish-ruby = Rubin
wish-rubies = Rubine
wish-catch = Das Familienmitglied von { $colour } fangen

## What must be chosen before

first-place = Nutze zuerst { FORM($place, case: "accusative") } oder lass die Aktion aus.

## What is missing of what is named

lacks-ware = { $needed ->
        [one] Dafür brauchst du 1 { FORM($good, case: "one") }
       *[other] Dafür brauchst du { $needed } { $good }
    }; du hast { $have ->
        [0] { FORM($good, case: "none") }
       *[other] { $have }
    }.
lacks-not-wanted = Gerade gefragt { FORM($place, case: "at") }: { FORM($goods, case: "accusative-listed") }.
lacks-ruby-price = Der Rubin hat jetzt einen anderen Preis. Du hast die Wahl: { $options }.
lacks-other-goods = Das kannst du hier nicht nehmen. Möglich ist: { $goods }.
lacks-tile-here = { CAPITAL(FORM($tile, case: "the")) } gibt es { FORM($place, case: "at") }.
lacks-die = Kein Würfel zeigt { $die }.
lacks-letter = Du hast keinen Brief an { FORM($place, case: "accusative") }.
lacks-letter-delivered = So viele überbrachte Briefe hast du nicht.
lacks-other-place = Dafür kannst du { FORM($place, case: "accusative") } gerade nicht wählen.
