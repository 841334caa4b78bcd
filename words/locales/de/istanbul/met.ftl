# Said once to each person, above the panel in which they first meet the thing. One line each: what it is good for.

met-turn = Geh 1 oder 2 Orte weiter, lass einen Gehilfen zurück oder nimm einen auf und nutze den Ort. Mit Rubinen gewinnst du die Partie: siehe *{ button-minute }*.
met-market = Je mehr Waren du auf einmal verkaufst, desto mehr bringt jede. Danach sind andere Waren gefragt.
met-mosque = Ein Plättchen gibt dir für den Rest der Partie eine Fähigkeit, und beide Plättchen einer Moschee bringen zusammen auch einen Rubin.
met-fountain = Hole so viele Gehilfen zurück, wie du willst; am Brunnen selbst brauchst du keinen.
met-caravansary = Nimm Bonuskarten vom Nachzieh- oder Ablagestapel; lege danach eine aus der Hand ab.
met-black-market = Nimm eine Ware und würfle um Schmuck, die einzige Ware ohne Lager.
met-tea-house = Sage eine Zahl an: Erreicht dein Wurf sie, bekommst du so viele Lira, sonst nur 2.
met-police-station = Dein Familienmitglied wartet auf der Polizeiwache. Geh hin und schicke es an einen anderen Ort, den es für dich nutzt.
met-family = Fange ein Familienmitglied: Es kommt zurück zur Polizeiwache, und du wählst eine Belohnung.
met-governor = Der Gouverneur verkauft eine Bonuskarte für Lira oder eine andere Karte und zieht dann weiter.
met-smuggler = Der Schmuggler verkauft eine beliebige Ware für Lira oder eine andere Ware und zieht dann weiter.
met-card = Bonuskarten kosten nichts; auf jeder steht, wann du sie in deinem Zug spielen kannst.
met-roasting-plant = Bezahle mit Lira, einer Ware oder einer Karte: Für jedes davon bekommst du Kaffee. Mit Kaffee kaufst du im Kaffeehaus Rubine.
met-guild-hall = Eine Gildenkarte ersetzt einen ganzen Zug und ist oft günstiger als der Ort, für den sie steht.
met-guild-card = Eine Gildenkarte ersetzt deinen ganzen Zug: Du gehst nicht und brauchst keinen Gehilfen.
met-tavern = Für Kaffee gibt es eine Fähigkeit für den Rest der Partie, eine Barriere, die nur du passieren kannst, oder (mit Waren) einen Rubin.
met-coffee-trader = Der Kaffeehändler verkauft einen Kaffee für Lira oder eine Ware und zieht dann weiter.
met-letter = Ein Brief ist 1 Siegel wert; sobald dein Kaufmann, Familienmitglied oder Kompagnon an seinem Ort war, sind es 2.
met-kiosk = Es liegt ein Plättchen mehr offen, als Spieler dabei sind. Alle nehmen sich eines und können es gleich nutzen.
met-auction = Alle bieten einmal; danach kann der Spieler im Auktionshaus überbieten und bekommt die Lira, wenn jemand anders gewinnt.
met-secret-society = Gib Briefe mit genug Siegeln für einen Rubin ab; die Ersten bekommen auch Lira.
met-courier = Der Kurier verkauft einen Brief für Lira oder einen anderen Brief und zieht dann weiter.
met-companion = Du kannst statt des Kaufmanns deinen Kompagnon bewegen; er braucht keinen Gehilfen, um einen Ort zu nutzen.
met-extra-turn = Einmal je Runde kannst du Briefe mit genug Siegeln für einen Bonuszug abgeben.
met-catacombs = Hast du die Katakomben genutzt, gehst du an einen beliebigen Ort; dort beginnt dein nächster Zug.
