# The components of Letters & Seals. Places have the forms that base.ftl names.

## Places

place-21 = Botschaft
    .at = in der Botschaft
    .to = zur Botschaft
    .from = von der Botschaft
    .the = die Botschaft
    .accusative = die Botschaft
    .line = Nimm { $letters } Briefe
    .rule = Ziehe { $letters } Briefe und lege sie vor dich; alle sehen, wohin deine Briefe gehen.
    .prospect = { $letters } Briefe
place-22 = Kiosk
    .at = am Kiosk
    .to = zum Kiosk
    .from = vom Kiosk
    .the = der Kiosk
    .accusative = den Kiosk
    .line = Nimm Briefe; dann nehmen sich alle ein Plättchen
    .rule = Nimm { $most } Briefe, oder nur { $least }, falls die Partie so eingestellt ist. Decke ein Plättchen mehr auf, als Spieler dabei sind. Alle nehmen sich eines, du zuerst, und können es nutzen.
    .more = Das letzte Plättchen bekommst du noch dazu.
    .prospect = Briefe, dann Plättchen für alle
place-23 = Auktionshaus
    .at = im Auktionshaus
    .to = zum Auktionshaus
    .from = vom Auktionshaus
    .the = das Auktionshaus
    .accusative = das Auktionshaus
    .line = Nimm eine Ware und versteigere dann { $cards } Bonuskarten
    .rule = Nimm eine beliebige Ware und versteigere dann { $cards } Bonuskarten. Eröffne mit mindestens 1 Lira, wenn du welche hast. Alle anderen bieten reihum einmal; danach kannst du noch überbieten.
    .more = Wer gewinnt, zahlt an dich; gewinnst du selbst, zahlst du in den Vorrat.
    .prospect = eine Ware, dann { $cards } Bonuskarten versteigern
place-24 = Geheimbund
    .at = beim Geheimbund
    .to = zum Geheimbund
    .from = vom Geheimbund
    .the = der Geheimbund
    .accusative = den Geheimbund
    .line = Bezahle { $seals } Siegel für einen Rubin
    .rule = Gib Briefe im Wert von { $seals } Siegeln für den nächsten Rubin des Sultanspalasts oder des Edelsteinhändlers (im Großen Basar auch des Kaffeehauses) ab. Wer das als Erster tut, bekommt dazu { $lira1 } Lira, der Zweite { $lira2 }, der Dritte { $lira3 }.
    .prospect = Rubin für { $seals } Siegel
place-25 = Katakomben
    .at = in den Katakomben
    .to = zu den Katakomben
    .from = von den Katakomben
    .the = die Katakomben
    .accusative = die Katakomben
    .line = Nimm eine Ware und geh dann an einen beliebigen Ort
    .rule = { $with_coffee ->
        [no] Nimm eine beliebige Ware.
       *[yes] Nimm eine beliebige Ware oder einen Kaffee.
    } Bewege dann deinen Kaufmann oder Kompagnon an einen beliebigen Ort; dort gibt es weder Aktion noch Begegnungen.
    .prospect = eine Ware, dann an einen beliebigen Ort

## Figure

figure-courier = Kurier
    .dative = dem Kurier
    .line = Ein Brief für { $lira } Lira oder einen anderen Brief
    .rule = Ziehe einen Brief und bezahle { $lira } Lira oder lege einen Brief ab, auch den neuen. Dann würfle mit zwei Würfeln aus, wohin der Kurier geht.
    .more = Die Begegnung ist freiwillig.

## Bonus cards

card-one-letter = 1 Brief
    .line = Ziehe einen Brief
card-roll-reward-letters = Wurf: Waren, Brief oder Lira
    .line = Würfle um { $goods } Waren (bis { $first }), { $middle } Brief (bis { $second }) oder { $lira } Lira (darüber)
    .rule = Würfle mit zwei Würfeln. Bis { $first }: { $goods } Waren deiner Wahl; bis { $second }: { $middle } Brief; darüber: { $lira } Lira. Diese Zahlen habe ich mir ausgedacht, weil keine Quelle die aufgedruckten nennt
card-good-for-7-lira = { $lira } Lira für eine Ware
    .line = { $with_coffee ->
        [no] Verkaufe eine Ware für { $lira } Lira
       *[yes] Verkaufe eine Ware oder einen Kaffee für { $lira } Lira
    }
    .rule = { $with_coffee ->
        [no] Verkaufe eine Ware für { $lira } Lira
       *[yes] Verkaufe eine Ware, oder einen Kaffee, wenn es im Spiel Kaffee gibt, für { $lira } Lira
    }
card-fabric-and-3-lira = Tuch und { $lira } Lira
    .line = Jederzeit in deinem Zug
    .rule = Nimm irgendwann in deinem Zug 1 Tuch und { $lira } Lira, außer wenn der Zug vorzeitig beendet wurde
card-spice-and-3-lira = Gewürz und { $lira } Lira
    .line = Jederzeit in deinem Zug
    .rule = Nimm irgendwann in deinem Zug 1 Gewürz und { $lira } Lira, außer wenn der Zug vorzeitig beendet wurde
card-fruit-and-3-lira = Obst und { $lira } Lira
    .line = Jederzeit in deinem Zug
    .rule = Nimm irgendwann in deinem Zug 1 Obst und { $lira } Lira, außer wenn der Zug vorzeitig beendet wurde
card-copy-top-discard = Oberste Karte kopieren
    .line = Tu, was die oberste Karte des Ablagestapels sagt
    .rule = Tu, was die oberste Karte des Ablagestapels sagt; du müsstest sie in diesem Moment selbst spielen dürfen. Kopiert auch sie nur, gilt die nächste darunter
card-family-step = Familienmitglied geht
    .line = Dein Familienmitglied geht an deiner Stelle 1 Ort weiter und nutzt diesen Ort
    .rule = Bewege statt Kaufmann oder Kompagnon dein Familienmitglied zu einem Nachbarort und führe dort die Aktion aus. Es kann nicht zur Polizeiwache oder von dort weg und begegnet niemandem. Dann endet dein Zug; Kaufmann und Kompagnon bleiben stehen, auch wenn die Aktion sie bewegen könnte
card-move-to-merchant = Zu einem Kaufmann
    .line = Geh zum Kaufmann eines anderen Spielers, statt normal zu gehen; ihn bezahlst du nicht
    .rule = Statt normal zu gehen, geh zum Kaufmann eines anderen Spielers. Diesen Kaufmann bezahlst du nicht, alle übrigen dort schon
card-companion-2 = Kompagnon geht { $steps } Orte weit
    .line = Bewege deinen Kompagnon { $steps } Orte weit statt 1
    .rule = Bewege deinen Kompagnon { $steps } Orte weit statt 1; dein Kaufmann bleibt stehen
card-use-neutral-figure = Eine Figur nutzen
    .line = Begegne einer neutralen Figur, egal wo sie steht, und bezahle wie üblich
    .rule = Begegne einer neutralen Figur, egal wo sie steht, und bezahle wie üblich. Würfle danach aus, wohin die Figur geht
card-mosque-twice = Moschee zweimal
    .line = Gleich nach der Aktion noch einmal
    .rule = Hast du mit Kaufmann, Kompagnon oder Familienmitglied gerade eine Moschee genutzt, nutze sie gleich noch einmal, wenn du ein weiteres Plättchen nehmen kannst
card-society-twice = Geheimbund zweimal
    .line = Gleich nach der Aktion noch einmal
    .rule = Hast du mit Kaufmann, Kompagnon oder Familienmitglied gerade den Geheimbund genutzt, nutze ihn gleich noch einmal, wenn du die Siegel hast
card-move-anywhere-3 = Überallhin für { $lira }
    .line = Bezahle { $lira } Lira und geh an einen beliebigen Ort, statt normal zu gehen
    .rule = Bezahle { $lira } Lira und geh an einen beliebigen anderen Ort, statt normal zu gehen; die Barriere hält dich nicht auf

## Kiosk tiles; those that give only goods and lira need no words

kiosk-11 = eine Bonuskarte
kiosk-13 = { $coffee ->
    [no] { $lira } Lira (Plättchen 13)
   *[yes] ein Kaffee oder { $lira } Lira
}
kiosk-14 = { $coffee ->
    [no] { $lira } Lira
   *[yes] ein Kaffee oder { $lira } Lira
}
kiosk-coffee-taken = 1 Kaffee statt { $lira } Lira
kiosk-lira-taken = { $lira } Lira statt eines Kaffees
kiosk-15 = dein Kompagnon kommt in deinen Vorrat
kiosk-16 = so viele Lira, wie ein Würfel zeigt
kiosk-17 = eine Karrenerweiterung für { $lira } Lira
kiosk-18 = eine Karrenerweiterung für 1 Ware jeder Art
kiosk-19 = Kaufmann geht zum Brunnen
kiosk-20 = { $coffee ->
    [no] ein Brief für eine Ware oder umgekehrt
   *[yes] ein Brief für eine Ware oder einen Kaffee oder umgekehrt
}
kiosk-21 = ein Brief für eine Bonuskarte oder umgekehrt
kiosk-22 = ein Brief für { $price } Lira oder { $payout } Lira für einen Brief
kiosk-23 = { $coffee ->
    [no] eine Ware für { $price } Lira kaufen oder für { $payout } Lira verkaufen
   *[yes] Ware oder Kaffee für { $price } Lira kaufen oder für { $payout } Lira verkaufen
}
kiosk-24 = eine Bonuskarte für { $price } Lira kaufen oder eine für { $payout } Lira ablegen
