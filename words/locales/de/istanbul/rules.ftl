# What can be looked up beside components, in our own words. Figures come from the engine's tables.

rule-pages = -# Spielregel, S. { $pages }
section-places = Orte
section-cards = Bonuskarten
section-tiles = Moscheeplättchen
section-figures = Figuren
section-guild = Gildenkarten
section-kiosk = Kioskplättchen
section-tavern = Taverne
section-concepts = So wird gespielt
section-options = Optionen

rule-guild = { $rule }.
rule-kiosk = Nimmst du dieses Plättchen, kannst du es nur sofort nutzen.
rule-card = { $rule }.
    .more =
        { $count ->
            [one] { $set }: Diese Karte gibt es 1-mal.
           *[other] { $set }: Diese Karte gibt es { $count }-mal.
        }

tile-cost = Dieses Plättchen bekommst du { FORM($mosque, case: "at") }. Dafür brauchst du { $good }; wie viel davon, zeigt das oberste Plättchen dort. Abgeben musst du nur 1.
    .more = Zu zweit zeigen die Plättchen { $seats2 }, zu dritt { $seats3 }, zu viert oder fünft { $seats4 }.

concept-turn = Ein Zug
    .rule = Geh 1 oder 2 Orte weiter, nie schräg, und lass einen Gehilfen zurück oder nimm einen auf. Bezahle dann die anderen Kaufleute dort, führe die Aktion des Orts aus und begegne den Figuren und Familienmitgliedern dort. Die Aktion darfst du auslassen, das Gehen nicht.
    .more = Endet dein Zug sofort, entfällt alles Weitere. Spielen kannst du dann nur noch „1 Ware“, „{ $lira } Lira“ und „Familienmitglied zurück“.
concept-assistants = Gehilfen
    .rule = Dein Kaufmann trägt einen Stapel von { $assistants } Gehilfen. Wartet an einem Ort dein Gehilfe, nimm ihn bei der Ankunft auf; sonst lass einen zurück. Tust du keins von beidem, endet dein Zug sofort.
    .more = Am Brunnen brauchst du keinen Gehilfen.
concept-merchants = Andere Kaufleute
    .rule = Kommst du an einen Ort, zahle jedem Spieler, dessen Kaufmann dort ist, { $fee } Lira. Bezahle entweder alle oder keinen. Zahlst du nicht, endet dein Zug sofort.
    .more = Am Brunnen zahlst du niemandem.
concept-family = Familienmitglieder
    .rule = Schicke nach deiner Aktion alle fremden Familienmitglieder an deinem Ort zurück zur Polizeiwache. Für jedes nimmst du { $reward } Lira oder eine Bonuskarte. Auf der Polizeiwache selbst fängst du niemanden.
concept-wheelbarrow = Handkarren und Waren
    .rule = Am Anfang fasst dein Handkarren je { $first } Tuch, Gewürze, Obst und Schmuck. Jede Karrenerweiterung schafft Platz für eine weitere Ware jeder Art, bis zu je { $last }. Waren, für die du keinen Platz hast, verfallen.
concept-cards = Bonuskarten spielen
    .rule = Spiele in deinem Zug beliebig viele Bonuskarten, jede zu der Zeit, die sie nennt. Gespielte und abgelegte Karten kommen auf den Ablagestapel; ist der Nachziehstapel leer, wird daraus ein neuer gemischt.
    .more = Du darfst beliebig viele Karten auf der Hand haben. Wiederholt eine Karte eine Aktion, musst du sie noch einmal bezahlen können. Die Aktion einer Gildenkarte lässt sich nicht wiederholen.
concept-rubies = Rubine
    .rule = Kaufe Rubine im Sultanspalast für Waren oder beim Edelsteinhändler für Lira. Einen bekommst du auch für beide Plättchen einer Moschee und einen für deine dritte Karrenerweiterung aus der Wagnerei.
    .more = Mit Mokka & Bakschisch gibt es auch welche im Kaffeehaus und in der Taverne, mit Brief & Siegel beim Geheimbund.
concept-lira = Lira
    .rule = Lira verdienst du, wenn du auf den Märkten Waren verkaufst, in der Teestube würfelst oder im Postamt Post abholst.
    .more = Außerdem bekommst du { $reward } Lira, wenn du ein Familienmitglied fängst, und { $fee } Lira von jedem, der bei deinem Kaufmann ankommt. Auch einige Bonuskarten bringen Lira.
concept-coffee = Kaffee
    .rule = Kaffee ist keine Ware: Er braucht keinen Platz, und mit „eine Ware“ ist nie Kaffee gemeint, es sei denn, es steht da. Du kannst beliebig viel davon haben.
    .more = In der Karawanserei bekommst du zu den Karten auch { $coffee } Kaffee.
concept-guild-cards = Gildenkarten
    .rule = Statt eines normalen Zugs kannst du eine Gildenkarte spielen, wo auch immer dein Kaufmann ist. Du musst alles tun können, was sie sagt.
    .more = In diesem Zug hast du keine Begegnungen. Bonuskarten, die das Bewegen ersetzen, und Karten oder Moscheeplättchen, die zu einem Ort gehören, kannst du nicht nutzen. Bei „bis zu“ kannst du auch ganz verzichten.
concept-letters = Briefe
    .rule = Ein Brief vor dir ist { $one } Siegel wert. Sobald dein Kaufmann, Familienmitglied oder Kompagnon an seinen Ort kommt, ist er überbracht und { $two } wert.
    .more = { $society } Siegel bringen beim Geheimbund einen Rubin. Wie viele Briefe an jeden Ort gehen, habe ich festgelegt, weil keine Quelle es sagt.
concept-extra-turn = Bonuszug
    .rule = Einmal je Runde kannst du am Ende deines Zugs Briefe im Wert von { $seals } Siegeln abgeben und bist noch einmal am Zug. Überzählige Siegel verfallen.
    .more = Nach Gildenkarte 7 geht das nicht, denn sie bringt dir schon einen weiteren Zug; an dessen Ende geht es aber.
concept-companion = Kompagnon
    .rule = Hole deinen Kompagnon am Brunnen und stelle ihn zu Beginn eines Zugs zu deinem Kaufmann. Von da an bewegst du entweder den Kaufmann oder den Kompagnon. Der Kompagnon geht { $steps } Ort weiter und braucht keinen Gehilfen.
    .more = Sonst gilt er als Kaufmann, nur Karten für den Kaufmann bewegen ihn nicht. Begegnen ihm andere, zahlen sie dir { $fee } Lira, und ebenso zahlst du, wenn du ihren Kompagnons begegnest.
concept-caravan-master = Karawanenführer
    .rule = Nutzt du die Karawanserei, nimmst du am Ende deines Zugs das Karawanenplättchen. Solange du es hast, behältst du dort beide Karten.
concept-neutral-assistants = Neutrale Gehilfen
    .rule = In jedem Stapel von { $assistants } ist der unterste Gehilfe neutral. Wer an einen Ort kommt, darf einen neutralen Gehilfen aufnehmen, statt einen zurückzulassen.
    .more = Am Brunnen holst du nur deine eigenen Gehilfen zurück.
concept-end = Das Ende
    .rule = Sobald jemand genug Rubine hat ({ $two } zu zweit, { $more } mit mehr Spielern, { $expansion } mit einer Erweiterung), spielt ihr die Runde zu Ende. Wer die meisten Rubine hat, gewinnt. Bei Gleichstand entscheiden Lira, dann Waren im Handkarren, dann Bonuskarten auf der Hand.
    .more = Herrscht auch dann Gleichstand, teilt ihr euch den Sieg.
concept-two-players = Zwei Spieler
    .rule = Auf dem Spielplan stehen drei neutrale Kaufleute. Für jeden, dem du begegnest, zahlst du { $fee } Lira in den Vorrat; würfle dann mit zwei Würfeln und bewege ihn an den Ort mit dieser Zahl.
    .more = Am Brunnen zahlst du nicht für sie, und Familienmitglieder begegnen ihnen nicht.
concept-dice = Würfeln und Zurücknehmen
    .rule = Jeder Wurf und jedes Mischen ergibt sich aus einem Geheimnis. In der Lobby zeige ich seinen Fingerabdruck und am Ende das Geheimnis selbst, sodass es alle nachprüfen können.
    .more = Entscheidungen mit dem Hinweis „kein Zurück“ kannst du nicht zurücknehmen, weil du dadurch etwas Neues erfährst.
