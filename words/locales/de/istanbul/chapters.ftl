# The whole rules, chapter by chapter. Below the sentences here stand the rules of the things each chapter is about.

good-any = beliebige Ware

chapter-aim = Ziel
    .text =
        Du führst einen Kaufmann und seine Gehilfen durch den Basar von Istanbul. Wer zuerst { $more } Rubine hat, beendet die Partie (zu zweit oder mit einer Erweiterung { $two }).

        Zu Rubinen führen mehrere Wege: Gib im Sultanspalast Waren oder beim Edelsteinhändler Lira ab, baue deinen Handkarren voll aus oder sammle beide Plättchen einer Moschee. Mit Erweiterungen kommen weitere dazu.

        Die Orte liegen in einem Raster. Schräg geht es nie, deshalb sind nur die vier Nachbarn eines Orts einen Ort weit weg.
chapter-set-up = Spielaufbau
    .text =
        Jeder Kaufmann beginnt am Brunnen (7) auf einem Stapel von { $assistants } Gehilfen. Ein fünfter Gehilfe wartet in der Reserve auf das blaue Moscheeplättchen. Jedes Familienmitglied beginnt auf der Polizeiwache (12).

        Den Startspieler lose ich aus. Er bekommt { $lira } Lira, und jeder folgende Spieler 1 Lira mehr als der vor ihm. Du beginnst mit einer geheimen Bonuskarte und einem leeren Handkarren mit Platz für { $room } von jeder Ware: Tuch (rot), Gewürze (grün), Obst (gelb) und Schmuck (blau).

        Wo Gouverneur, Schmuggler und die Figuren der Erweiterungen beginnen, entscheiden Würfel. Waren, Lira, Rubine und Gehilfen sehen alle; verdeckt sind nur Handkarten und Stapel.
chapter-turn = Dein Zug
    .text =
        Ein Zug hat vier Abschnitte.
        1. **Bewegen:** Geh mit deinem Kaufmann und seinem ganzen Stapel 1 oder 2 Orte weiter. Du darfst nicht stehen bleiben oder an den Ausgangsort zurückkehren. Lass bei der Ankunft einen Gehilfen zurück oder nimm den auf, der dort wartet.
        2. **Andere Kaufleute:** Zahle jedem dort { $fee } Lira.
        3. **Aktion:** Tu, was der Ort sagt, oder verzichte darauf.
        4. **Begegnungen:** Schicke fremde Familienmitglieder zurück und begegne dem Gouverneur, dem Schmuggler oder anderen Figuren dort, in beliebiger Reihenfolge.

        Lässt du keinen Gehilfen zurück und nimmst keinen auf oder bezahlst du die Kaufleute nicht, endet dein Zug sofort. Dann gibt es weder Aktion noch Begegnungen, und du kannst nur die drei Bonuskarten spielen, die an keinen Abschnitt gebunden sind. Kehre also zu deinen Gehilfen oder zum Brunnen zurück, bevor dein Stapel leer ist. In allen anderen Zügen spielst du jede Bonuskarte in dem Moment, den sie nennt.
chapter-goods = Orte: Waren, Gehilfen, Karten
    .text = Hier füllst und erweiterst du deinen Handkarren, nimmst Karten und holst deine Gehilfen zurück.
chapter-lira = Orte: Würfel, Märkte, Polizeiwache
    .text = Hier würfelst du um Waren und Lira, verkaufst Waren und schickst dein Familienmitglied los.
chapter-rubies = Orte: Rubine
    .text =
        Hier bekommst du Rubine. Im Sultanspalast und beim Edelsteinhändler kostet jeder Rubin bis zu einer Grenze mehr als der vorige, und die Rubine gehen nie aus. Hat eine Moschee keine Rubine mehr, bekommst du trotzdem noch ihre Plättchen.

        Im Sultanspalast gibst du so viele Waren ab, wie der nächste Rubin kostet, in dieser Reihenfolge: { $palace }.
chapter-mosque-tiles = Moscheeplättchen
    .text = Ein Plättchen der Kleinen Moschee (rot, grün) oder der Großen Moschee (blau, gelb) gibt dir für den Rest der Partie eine Fähigkeit. Von jeder Farbe kannst du höchstens ein Plättchen haben.
chapter-encounters = Begegnungen
    .text = Nach deiner Aktion begegnest du den Figuren und Familienmitgliedern am selben Ort. Fremde Familienmitglieder musst du zur Polizeiwache zurückschicken; für jedes wählst du eine Belohnung. Gouverneur und Schmuggler kannst du je einmal im Zug nutzen, musst aber nicht. Andere Kaufleute sind keine Begegnungen: Die hast du schon vor der Aktion bezahlt.
chapter-cards = Bonuskarten
    .text = Deine Bonuskarten hältst du geheim, bis du sie spielst.
chapter-end = Ende der Partie
    .text =
        Die Runde, in der ein Spieler genug Rubine bekommt, ist die letzte; so haben alle gleich viele Züge. Wer danach noch einen anderen Platz erreichen kann, darf Bonuskarten spielen, die Waren oder Lira bringen.
chapter-fewer = Zu zweit
    .text = Diese Regeln gelten nur zu zweit.
chapter-coffee = Mokka & Bakschisch: Kaffee
    .text = Mit dieser Erweiterung kommen vier Orte, Kaffee und der Kaffeehändler dazu.
chapter-tavern = Mokka & Bakschisch: die Taverne
    .text = Das alles kannst du in der Taverne für Kaffee kaufen.
chapter-guild = Mokka & Bakschisch: Gildenkarten
    .text = Gildenkarten ziehst du in der Gildenhalle und hältst sie geheim, bis du sie spielst.
chapter-mocha-cards = Mokka & Bakschisch: Bonuskarten
    .text = Diese Karten gehören mit zu den Bonuskarten.
chapter-letters = Brief & Siegel
    .text = Mit dieser Erweiterung kommen Orte, Briefe, der Kurier und für jeden Kaufmann ein Kompagnon dazu.
chapter-kiosk = Brief & Siegel: Kioskplättchen
    .text = Nimmst du ein Plättchen, kannst du es nur sofort nutzen; lege es dann verdeckt zur Seite.
chapter-letters-cards = Brief & Siegel: Bonuskarten
    .text = Diese Erweiterung hat eigene Bonuskarten.
chapter-variants = Varianten
    .text = Jede dieser Regeln gilt nur, wenn ihre Option eingeschaltet ist.
