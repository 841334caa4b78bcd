# The rules look-up, in our own words.

section-concepts = So wird gespielt
section-spaces = Aktionsfelder
section-bonus = Zusatzaktionen
section-places = Orte
section-characters = Charaktere
section-outposts = Kontorboni
section-markers = Stadtboni
section-goals = Zielkarten
section-cards = Stadtkarten
section-contracts = Aufträge
section-options = Optionen

## Concepts

concept-turn = Ein Zug
    .rule = Solange du Würfel hast, führst du in jedem Zug genau eine Hauptaktion aus: Setze Würfel auf ein Aktionsfeld und tu, was es sagt. Davor und danach kannst du alle Zusatzaktionen ausführen, die du bezahlen kannst.
    .more = Solange du Würfel hast, kannst du nicht passen. Hast du keine mehr, auch weil du den letzten vor der Hauptaktion abgegeben hast, setzt du für den Rest der Runde aus.
concept-goods = Waren, Kamele und Geld
    .rule = Pfeffer, Seide und Gold sind Waren. Mit Waren und Kamelen bezahlst du Aufträge und Stadtkarten, mit Geld und Kamelen Reisen. Du kannst beliebig viel davon haben, und alle sehen es.
concept-dice = Würfel
    .rule = Zu Beginn einer Runde würfeln alle mit { $dice } Würfeln. Schwarze Würfel gehören niemandem und kommen dazu: Du bekommst sie einzeln vom Spielplan, und am Ende der Runde gehen sie dorthin zurück.
    .more = Der weiße Würfel gehört Matteo Polo.
concept-occupied = Besetzte Felder
    .rule = Liegen auf einem Feld schon Würfel, auch eigene, bezahlst du so viel Geld, wie dein niedrigster Würfel zeigt. Nichts kosten die Gunst des Khan, Stadtkarten und das Abgeben eines Würfels für { $coins } Geld.
    .more = Mit Würfeln deiner Farbe nutzt du jedes Feld nur einmal je Runde; schwarze und weiße zählen nicht. Würfel für { $coins } Geld abgeben kannst du beliebig oft, aber auf jede Stadtkarte passt nur ein Würfel je Runde.
concept-round = Eine Runde
    .rule = Zuerst gibt es die Boni kleiner Städte und der Charaktere, und alle würfeln. Dann zieht ihr reihum, bis niemand mehr Würfel hat. Danach kommen liegen gebliebene Aufträge unter den Sonderstapel und { $row } neue auf den Spielplan, außer nach der letzten Runde.
    .more = Die Partie dauert { $rounds } Runden.
concept-start-player = Startspieler
    .rule = Wer zuletzt die Hauptaktion Reisen ausgeführt hat, beginnt die nächste Runde. Ist niemand gereist, bleibt der Startspieler derselbe.
concept-compensation = Niedrige Würfe
    .rule = Zeigen deine Würfel zusammen weniger als { $fair } Augen, bekommst du für jedes fehlende Auge ein Kamel oder 1 Geld, beliebig gemischt. Auch der weiße Würfel zählt. Raschid bekommt nichts.
concept-steps = Schritte
    .rule = Wähle dein Ziel und bezahle nur die Schritte dorthin. Ein zusätzlicher Schritt selbst kostet nichts, die Kosten des Wegs bezahlst du aber. Schritte, die du nicht bezahlen kannst oder nicht gehst, verfallen.
    .more = Was ein verfallener Schritt gekostet hat, etwa Waren für einen Auftrag, bekommst du nicht zurück. Alle Schritte einer Stadtkarte gelten als eine Reise, und einen Handelsposten setzt du nur an ihrem Ende.
concept-posts = Handelsposten
    .rule = Endet deine Reise in einer Stadt, in der du keinen Handelsposten hast, setze einen. Mehrere Spieler können sich eine Stadt teilen. In Oasen und in Venezia gibt es keine Handelsposten.
    .more = Dein { $first }. Handelsposten bringt sofort { $five } Punkte, dein { $second }. sogar { $ten }. Hast du keinen mehr, musst du einen deiner Handelsposten in die neue Stadt versetzen: Ihren Bonus bekommst du, diese Punkte aber nicht noch einmal.
concept-large-cities = Große Städte
    .rule = Wer dort den ersten Handelsposten setzt, bekommt den Kontorbonus. Hast du dort einen, kannst du die Stadtkarte als Hauptaktion nutzen; auf jede Karte passt nur ein Würfel je Runde.
    .more = Nutzen kannst du die Karte ab dem Zug, nachdem du den Handelsposten gesetzt hast, oder sofort, falls die Partie so eingestellt ist.
concept-small-cities = Kleine Städte
    .rule = Den Stadtbonus bekommst du, wenn du dort einen Handelsposten setzt, und zu Beginn jeder späteren Runde.
concept-question-mark = Einen Stadtbonus kopieren
    .rule = Dieser Bonus zeigt ein Fragezeichen und das Zeichen einer kleinen Stadt. Kopiere einen beliebigen anderen Stadtbonus, auch jedes Mal einen anderen. Du brauchst in der kopierten Stadt keinen Handelsposten; ist die Partie so eingestellt, darfst du dort keinen haben.
concept-beijing = Beijing
    .rule = Dein Handelsposten kommt auf den besten freien Platz und bringt am Ende { $fourth }, { $third }, { $second } oder { $first } Punkte. Hast du dort einen, bekommst du am Ende auch 1 Punkt je { $goods } Waren; Kamele sind keine Waren.
concept-contracts = Aufträge
    .rule = Du hast Platz für { $most } Aufträge. Um in deinem Zug einen zu erfüllen, gib seine Kamele und Waren ab und nimm seine Belohnung.
    .more = Hast du keinen Platz, erfülle zuerst einen Auftrag oder lege für jeden neuen einen alten ab, aber keinen, den du gerade erst genommen hast. Ziehst du einen als Belohnung, kannst du auch diesen ablegen.
concept-goals = Zielkarten
    .rule = Jede Karte nennt zwei Städte. Hast du in beiden Handelsposten, bekommst du am Ende die Punkte der Karte. Handelsposten in 1, 2, 3 oder 4 verschiedenen Städten deiner beiden Karten bringen außerdem { $one }, { $two }, { $three } oder { $four } Punkte.
concept-draft = Charaktere wählen
    .rule = Deckt einen Charakter mehr auf, als Spieler dabei sind. Der Letzte in der Zugreihenfolge wählt zuerst, der Startspieler zuletzt.
concept-two-players = Weniger Spieler
    .rule = Neutrale Würfel mit einer 1 bleiben die ganze Partie liegen: zu zweit { $khan2 } auf der Gunst des Khan und { $coins2 } auf dem Feld für { $coins } Geld, zu dritt { $khan3 } auf der Gunst des Khan.
    .more = Schwarze Würfel gibt es zu zweit { $black2 }, zu dritt { $black3 } und zu viert { $black4 }.
concept-end = Ende und Schlusswertung
    .rule = Nach Runde { $rounds } bekommst du Punkte für Zielkarten und deren Städte und für Beijing (Platz und Waren), dazu 1 Punkt je { $coins } Geld. Wer die meisten Aufträge erfüllt hat (mindestens einen), bekommt { $contracts } Punkte, auch bei Gleichstand. Wer die meisten Punkte hat, gewinnt; bei Gleichstand entscheiden die Kamele. Herrscht auch dann Gleichstand, teilt ihr euch den Sieg.

## Action spaces and bonus actions

rule-space-coins = Setze einen beliebigen Würfel und nimm { $coins } Geld.
rule-space-line =
    { $dice ->
        [one] Setze 1 Würfel und nutze die Spalte, die er zeigt, oder eine niedrigere. Spalten: { $columns }.
       *[other] Setze { $dice } Würfel und nutze die Spalte, die der niedrigste zeigt, oder eine niedrigere. Spalten: { $columns }.
    }
rule-column = { $number } ({ $things })
rule-space-khan = Setze 1 Würfel auf den nächsten freien Platz (es gibt { $places }); der Würfel muss mindestens so hoch sein wie der letzte dort. Nimm { FORM($things, case: "accusative-listed") }.
    .more = Das kostet nie Geld.
rule-space-contracts = Setze 1 Würfel und nimm 1 oder { $most } Aufträge von den Feldern bis zur Augenzahl des Würfels. Zu einem Auftrag von Feld 5 kommt { $five } Geld oder { $five } Kamel dazu, zu einem von Feld 6 kommen { $six } Geld oder { $six } Kamele.
rule-space-travel = Setze 2 Würfel und reise mindestens einen Schritt, höchstens so viele, wie der niedrigere zeigt. Eine Reise von { $steps } Schritten kostet { $fees } Geld; dazu kommen die Kosten der Wege.
    .more = Wer zuletzt reist, beginnt die nächste Runde.
rule-space-card = Setze 1 Würfel auf die Karte einer großen Stadt, in der du einen Handelsposten hast, und nutze die Karte. Viele Karten kannst du mehrmals nutzen, höchstens so oft, wie der Würfel Augen zeigt. Auf jede Karte passt nur ein Würfel je Runde.
    .more = Den Würfel dort zu setzen, kostet nie Geld.
rule-space-card-title = Stadtkarten als Aktion
bonus-purse = Würfel für Geld abgeben
    .rule = Gib einen Würfel, egal, was er zeigt, für { $coins } Geld ab. Du kannst beliebig viele Würfel abgeben, auch mehrere in einem Zug.
bonus-reroll = Würfel neu würfeln
    .rule =
        { $camels ->
            [one] Bezahle 1 Kamel und würfle einen deiner Würfel neu. Das geht, sooft du es bezahlen kannst.
           *[other] Bezahle { $camels } Kamele und würfle einen deiner Würfel neu. Das geht, sooft du es bezahlen kannst.
        }
bonus-adjust = Würfel um 1 drehen
    .rule = Bezahle { $camels } Kamele und drehe einen deiner Würfel um 1 nach oben oder unten. Das geht, sooft du es bezahlen kannst. Von 1 auf 6 oder umgekehrt darfst du nicht drehen.
bonus-black = Schwarzen Würfel kaufen
    .rule = Bezahle einmal je Zug { $camels } Kamele, nimm einen schwarzen Würfel vom Spielplan, wenn einer da ist, und würfle ihn.
bonus-complete = Auftrag erfüllen
    .rule = Gib die Waren und Kamele für einen deiner Aufträge ab und nimm seine Belohnung. Du kannst so viele erfüllen, wie du bezahlen kannst. Wer die meisten erfüllt, bekommt am Ende { $points } Punkte.

## Places

rule-place-start = Hier beginnen alle Figuren. Handelsposten gibt es hier nicht. Wege von hier: { $roads }.
rule-place-oasis = Eine Oase: ein Halt unterwegs, an dem es keine Handelsposten gibt. Wege von hier: { $roads }.
rule-place-small = Eine kleine Stadt: Ihren Bonus bekommst du, wenn du hier einen Handelsposten setzt, und zu Beginn jeder späteren Runde. Wege von hier: { $roads }.
rule-place-large =
    { $cards ->
        [one] Eine große Stadt mit einem Kontorbonus für den ersten Handelsposten und einer Stadtkarte. Wege von hier: { $roads }.
       *[other] Eine große Stadt mit einem Kontorbonus für den ersten Handelsposten und { $cards } Stadtkarten. Wege von hier: { $roads }.
    }
rule-place-beijing = Die ersten vier Handelsposten hier bringen am Ende der Reihe nach { $points } Punkte. Hast du hier einen, bringen auch deine Waren Punkte. Wege von hier: { $roads }.

## Components

rule-character-raschid = Er würfelt nicht. Setzt er einen Würfel, auch einen schwarzen, bestimmt er dessen Zahl; so viel Geld kostet auch ein besetztes Feld.
    .more = Für niedrige Würfe bekommt er nichts, und neu würfeln oder drehen muss er nie.
rule-character-matteo = In jeder Runde, auch der ersten, bekommt er einen weißen Würfel und einen Auftrag vom Sonderstapel.
rule-character-berke = Für besetzte Felder bezahlt er kein Geld. Eine Stadtkarte mit einem Würfel darauf bleibt auch für ihn gesperrt, ebenso ein Feld, das er in der Runde schon mit Würfeln seiner Farbe genutzt hat. Bei der Gunst des Khan muss auch sein Würfel mindestens so hoch sein wie der letzte.
rule-character-mercator = Nutzen andere eine Reihe des Markts, bekommt Mercator 1 Kamel oder 1 Ware dieser Art. Zu zweit oder dritt bekommt er außerdem { $khan }, wenn andere die Gunst des Khan nutzen, zu zweit auch { $coins }, wenn der andere Geld nimmt.
rule-character-niccolo-marco = Du verteilst die Schritte jeder Reise beliebig auf zwei Figuren; bezahle vorher alles zusammen. Jede Figur, die gereist ist, setzt am Ende ihrer Reise einen Handelsposten.
    .more = Außerdem bekommst du zu Beginn jeder Runde { $income }.
rule-character-rubruk = Er setzt in jeder Stadt, in die er kommt, einen Handelsposten, solange er noch welche hat; die Boni bekommt er erst am Ende der Reise. Nach seinen eigenen { $posts } Handelsposten setzt er { $black } schwarze; sein { $last }. Handelsposten bringt { $points } Punkte.
rule-character-caprini = Für ihn sind je zwei Oasen nur einen Schritt voneinander entfernt, und für diesen Schritt zahlt er keine Wegkosten. Außerdem bekommt er zu Beginn jeder Runde { $income }.
rule-character-kubilai = Er beginnt mit einem Handelsposten auf dem besten Platz in Beijing; der bringt keinen Bonus, zählt aber als sein erster Handelsposten.
rule-card-text = Stadtkarte. { $uses }
rule-card-uses = Nutze sie höchstens so oft, wie der Würfel Augen zeigt.
rule-card-one-way = Nutze sie höchstens so oft, wie der Würfel Augen zeigt, immer in derselben Richtung.
rule-card-two-way = Nutze sie höchstens so oft, wie der Würfel Augen zeigt, und wähle jedes Mal die Richtung. Ist die Partie so eingestellt, musst du bei einer Richtung bleiben.
rule-card-below-zero = Deine Punkte können unter null fallen.
rule-card-posts = Es zählen höchstens so viele Handelsposten, wie der Würfel Augen zeigt.
rule-card-contracts = Es zählen höchstens so viele Aufträge, wie der Würfel Augen zeigt, und mindestens einen musst du erfüllt haben.
rule-card-once = Nutze sie einmal.
rule-card-step = Alle Schritte gelten als eine Reise: Bezahle sie vorher und setze an ihrem Ende einen Handelsposten.
rule-card-own-city = Wähle dafür kleine Städte, in denen du einen Handelsposten hast, jede höchstens einmal.
rule-contract = Ein Auftrag: Für { FORM($cost, case: "accusative-listed") } bekommst du { FORM($reward, case: "accusative-listed") }.
rule-contract-starting = Ein Startauftrag: Für { FORM($cost, case: "accusative-listed") } bekommst du { FORM($reward, case: "accusative-listed") }. Legst du den Startauftrag ab, ist er aus dem Spiel.
rule-goal = Du bekommst am Ende { $points }, wenn du { FORM($one, case: "at") } und { FORM($other, case: "at") } Handelsposten hast.
rule-outpost = Wer in einer großen Stadt den ersten Handelsposten setzt, bekommt { FORM($things, case: "accusative-listed") }.
rule-marker = Du bekommst { FORM($things, case: "accusative-listed") }, wenn du in der zugehörigen Stadt einen Handelsposten setzt, und zu Beginn jeder späteren Runde. In einer Einsteigerpartie liegt dieser Bonus { FORM($city, case: "at") }.
title-card = { $card }
title-contract = { $contract }
title-outpost = Kontorbonus: { $things }
title-marker = Stadtbonus: { $things }
