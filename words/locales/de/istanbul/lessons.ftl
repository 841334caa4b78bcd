# What the lessons of Istanbul tell: each sentence at most three lines long, what to do and why.

lesson-istanbul = Istanbul
    .about = Waren, andere Kaufleute, ein Moscheeplättchen, ein Verkauf, der Gouverneur und ein Rubin
lesson-istanbul-spice = Mit Rubinen gewinnst du; kaufen kannst du sie mit Lira oder Waren. In jedem Zug gehst du 1 oder 2 Orte weiter und lässt dort einen Gehilfen zurück, den du später aufnimmst. Geh zum *Gewürzlager*: Gewürze kannst du verkaufen.
lesson-istanbul-fabric = { $blue } ist im *Tuchlager*: Zahle dort { $fee } Lira, sonst endet dein Zug. Auch das Familienmitglied (ein Helfer) von { $green } ist da: *Fange* es und nimm { $reward } Lira. Mit dem ersten Button spielst du den ganzen Zug.
lesson-istanbul-mosque = Moscheeplättchen gelten die ganze Partie, und beide Plättchen einer Moschee bringen zusammen auch einen Rubin. Geh zur *Kleinen Moschee*: Für das rote Plättchen brauchst du 2 Tuch, gibst aber nur 1 ab.
lesson-istanbul-fountain = Du hast noch einen Gehilfen. Kannst du keinen zurücklassen oder aufnehmen, endet dein Zug sofort. Hole die anderen drei am *Brunnen* zurück; dort brauchst du keinen Gehilfen.
lesson-istanbul-market = Jetzt wird verkauft: Geh zum *Kleinen Markt*. Sein Plättchen zeigt, was dort gefragt ist: 1 Tuch, 3 Gewürze und 1 Obst. Je mehr Waren du auf einmal verkaufst, desto mehr bringt jede.
lesson-istanbul-card = Bonuskarten kosten nichts. Deine gibt dir eine beliebige Ware: Nimm *Obst*, deine vierte Ware für diesen Verkauf.
lesson-istanbul-sale = Verkaufe *1 Tuch, 2 Gewürze und 1 Obst*: 4 Waren bringen { $sale } Lira. Danach zeigt ein anderes Plättchen, was als Nächstes gefragt ist.
lesson-istanbul-governor = Hier ist der *Gouverneur*. Er verkauft eine Bonuskarte für { $figure } Lira oder eine andere Karte und zieht dann weiter; der Schmuggler verkauft ebenso eine beliebige Ware. Begegne dem Gouverneur und bezahle *{ $figure } Lira*.
lesson-istanbul-police = Auch dein Familienmitglied nutzt Orte für dich, ohne Gehilfen. Schicke es von der *Polizeiwache* zum *Edelsteinhändler*, um einen Rubin zu kaufen. Der kostet jetzt 14 Lira und nach jedem Verkauf 1 mehr.
lesson-istanbul-end = Dein Familienmitglied bleibt dort, bis es jemand fängt. Rubine gibt es auch im Sultanspalast, für beide Plättchen einer Moschee und für die dritte Karrenerweiterung. Spiel weiter, bis jemand { $more } Rubine hat, oder gib { command-new } ein.

lesson-mocha = Mokka & Bakschisch
    .about = Kaffee und Gildenkarten
lesson-mocha-roast = Neu in dieser Erweiterung: Du kannst Rubine mit Kaffee kaufen. Geh zur *Kaffeerösterei*: Du bekommst { $roasted } Kaffee für eine Ware, { $roasted } für { $roast } Lira und { $roasted } für eine Karte.
lesson-mocha-roasted = Gib 1 *Gewürz* für { $roasted } Kaffee ab; damit hast du 4. Auch mit Lira und einer Karte könntest du bezahlen, aber behalte sie: Wähle *{ label-enough }*.
lesson-mocha-guild = Eine Gildenkarte ersetzt deinen ganzen Zug, und du brauchst keinen Gehilfen. *Gilde 20* bringt den nächsten Rubin des Kaffeehauses zum halben Preis: 3 statt 6 Kaffee.
lesson-mocha-hall = Gildenkarten gibt es in der *Gildenhalle*. Dort wartet dein Gehilfe: Nimm ihn auf, nimm 1 Kaffee und ziehe 2 Gildenkarten.
lesson-mocha-keep = Eine der beiden Karten behältst du. Ein Rubin kostet jetzt 7 Kaffee; du hast 2, und eine Karte bringt 5. Behalte diese und lege die *Karrenerweiterung* ab.
lesson-mocha-end = Für Kaffee gibt es Rubine im Kaffeehaus (mit Gildenkarten günstiger) und Plättchen oder die Barriere in der Taverne. Spiel diese Partie zu Ende oder lerne als Nächstes Brief & Siegel kennen. Mit anderen spielst du mit { command-new }.

lesson-letters = Brief & Siegel
    .about = Briefe, ein Rubin für Siegel und eine Auktion
lesson-letters-deliver = Neu in dieser Erweiterung: Briefe. Jeder nennt einen Ort; ist dein Kaufmann dort, ist der Brief überbracht und { $delivered } Siegel wert statt { $sealed }. Deine gehen an 7 und 24, geh also zum *Brunnen* (7).
lesson-letters-fountain = Deinen Brief überbringst du dabei automatisch. Hole auch *beide Gehilfen* zurück: Du brauchst einen für jeden Ort, an den du gehst.
lesson-letters-society = Für Siegel gibt es Rubine. Dein letzter Brief geht an den *Geheimbund* (24): Geh hin und überbringe ihn.
lesson-letters-seals = Ein Rubin kostet { $seals } Siegel: Gib *3 überbrachte Briefe* ab. Nimm den Rubin vom *Edelsteinhändler*, der dort 14 Lira kosten würde. Wer hier zuerst kauft, bekommt auch { $society } Lira.
lesson-letters-auction = Geh zum *Auktionshaus*: Nimm eine beliebige Ware (*Schmuck* ist selten) und versteigere dann { $auctioned } Bonuskarten.
lesson-letters-open = Du eröffnest mit mindestens 1 Lira; dann bieten alle anderen einmal, und du hast das letzte Gebot. Biete *2* und sieh, was die Karten den anderen wert sind.
lesson-letters-close = { $green } bietet 3. Gewinnt jemand anders, gehen die Lira an dich: *Passe*, dann bekommst du 3, oder biete 4 und nimm beide Karten.
lesson-letters-end = Briefe gibt es in der Botschaft und am Kiosk; dort nehmen sich alle auch ein Plättchen. Spiel weiter oder probiere im Großen Basar alles zugleich. Mit anderen spielst du mit { command-new }.

lesson-bazaar = Der Große Basar
    .about = Alle Orte auf einem Spielplan und die Katakomben
lesson-bazaar-catacombs = Alle Orte liegen auf einem großen Spielplan. Der Geheimbund (24) ist zu weit weg, aber die *Katakomben* daneben erreichst du: Nutze sie.
lesson-bazaar-good = In den Katakomben bekommst du eine beliebige Ware oder einen Kaffee. Nimm *Schmuck*, den es in keinem Lager gibt.
lesson-bazaar-tunnel = Geh jetzt an einen beliebigen Ort, ohne ihn zu nutzen. Wähle die *Taverne* (19): Von dort ist der Geheimbund im nächsten Zug nur 1 Schritt entfernt.
lesson-bazaar-society = Du hast 7 Siegel, aus 2 überbrachten und 3 nicht überbrachten Briefen. Geh zum *Geheimbund*; ein Rubin kostet dort { $seals } Siegel.
lesson-bazaar-seals = Gib die überbrachten Briefe und die an *10 und 23* ab. Behalte den an 7: Überbracht ist er { $delivered } Siegel wert.
lesson-bazaar-ruby = Im Großen Basar kannst du auch den Rubin des *Kaffeehauses* nehmen; dann zahlen dort alle für den nächsten 7 Kaffee statt 6.
lesson-bazaar-again = Du hast keinen Gehilfen bei dir. Einer ist in den *Katakomben*: Nimm ihn auf und nutze die Katakomben noch einmal.
lesson-bazaar-coffee = Nimm diesmal *Kaffee* und geh zum *Tuchlager* (2): Der Brunnen ist daneben.
lesson-bazaar-fountain = Geh zum *Brunnen*: Dort überbringst du deinen Brief und bekommst alle Gehilfen zurück.
lesson-bazaar-home = Hole *alle drei* zurück. Der Spielplan ist groß: Verteilst du deine Gehilfen überall, kostet es dich Züge, sie zurückzuholen.
lesson-bazaar-kiosk = { $blue } ist am Kiosk, also nimmst auch du dir ein Plättchen, obwohl du nicht am Zug bist. Nimm *2 Lira*.
lesson-bazaar-end = Hier gibt es Rubine für Waren, Lira, Kaffee oder Siegel. Spiel weiter: Mit { $expansion } Rubinen endet die Partie. Mit anderen spielst du mit { command-new }.
