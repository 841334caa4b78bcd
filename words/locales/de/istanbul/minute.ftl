# The game in one minute, for somebody who never played it.

minute-goal =
    { $rubies ->
        [one] 1 Rubin
       *[other] { $rubies } Rubine
    }
    .open = { $rubies } Rubine ({ $two } zu zweit)
minute-aim = Ziel: Sammle als Erster { $goal }.
minute-turn = In deinem Zug gehst du 1 oder 2 Orte weiter und lässt dort einen Gehilfen zurück oder nimmst einen auf, der dort wartet. Zahle jedem anderen Kaufmann dort { $fee } Lira, dann nutze den Ort.
minute-first = Besorge dir zuerst Waren und Lira: Fülle deinen Handkarren in den Lagern, erweitere ihn in der Wagnerei und verkaufe auf den beiden Märkten.
minute-way = Rubine bekommst du im Sultanspalast für Waren und beim Edelsteinhändler für Lira. Auch ein voll ausgebauter Handkarren bringt einen, ebenso beide Plättchen einer Moschee.
minute-mocha = Mokka & Bakschisch: Kaffee gibt es in der Kaffeerösterei und der Gildenhalle, und im Kaffeehaus kaufst du damit Rubine. Eine Gildenkarte kann einen ganzen Zug ersetzen.
minute-letters =
    { $one ->
        [one] Brief & Siegel: Ein Brief ist 1 Siegel wert; sobald du ihn an seinen Ort überbracht hast, sind es { $two }. { $society } Siegel bringen beim Geheimbund einen Rubin.
       *[other] Brief & Siegel: Ein Brief ist { $one } Siegel wert; sobald du ihn an seinen Ort überbracht hast, sind es { $two }. { $society } Siegel bringen beim Geheimbund einen Rubin.
    }
minute-end = Sobald jemand { $goal } hat, spielt ihr die Runde zu Ende. Wer die meisten Rubine hat, gewinnt; bei Gleichstand entscheiden Lira, Waren und Bonuskarten.

minute-step-turn = Gehen, Gehilfen zurücklassen, Ort nutzen
minute-step-first = Handkarren mit Waren füllen
minute-step-way = Rubine für Waren oder Lira
minute-step-mocha = Kaffee holen, damit Rubine kaufen
minute-step-letters = Briefe überbringen, Rubine für Siegel
minute-step-end = Mit den meisten Rubinen gewinnen
minute-alt = Istanbul in Bildern: Ein Kaufmann mit Gehilfen geht an einen Ort und lässt dort einen Gehilfen zurück. Ein Handkarren fasst vier Warenarten. Waren oder Lira bringen einen Rubin. Wer zuerst { $goal } hat, beendet die Partie.
minute-alt-mocha = Kaffee bringt einen Rubin.
minute-alt-letters = Ein überbrachter Brief bringt Siegel, und { $society } Siegel bringen einen Rubin.
