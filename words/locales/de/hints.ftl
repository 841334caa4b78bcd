# Hints: the best turns of somebody who must choose. Only who asks sees them.

button-hint = Tipp
button-play-hint = Vorschlag { $number } spielen
button-hint-longer = Länger nachdenken (mit Siegchancen)
hint-title = **Tipp · { $game } #{ $id }**
    .longer = **Tipp nach längerem Nachdenken · { $game } #{ $id }**
hint-lacks = **{ $lacks }**
hint-turn-best = { $number }. Am besten: { CAPITAL($turn) }
hint-turn = { $number }. { CAPITAL($turn) }
hint-odds = **{ $odds }** · { CAPITAL($turn) }
hint-odds-percent = { $percent } %
hint-odds-under = unter { $percent } %
hint-odds-over = über { $percent } %
hint-turn-chance = { $turn } · *dann entscheidet der Zufall*
    .ends = { $turn } · *dann entscheidet der Zufall* · Zug beenden
hint-turn-why = -# { $why }
hint-brings = { CAPITAL($reasons) }.
hint-much-the-same = Diese Züge sind etwa gleich gut.
hint-thinking = Ich denke nach. Das dauert ein paar Sekunden.
hint-unchanged = Die besten Züge sind weiterhin dieselben.
hint-meaning = -# Der Tipp entscheidet nichts für dich. { $plays }
    .odds = -# Die Prozente sind deine Siegchancen nach dem jeweiligen Zug. { $plays }
    .unlike = -# Deine Siegchance kann ich gerade nicht schätzen. { $plays }
hint-plays = Jeder Button spielt einen dieser Züge, bis der Zug zu Ende ist oder der Zufall entscheidet.
    .asked = Mit jedem Button spielst du den Zug; bevor ich ihn beende, frage ich dich.

refusal-hints-for-players = Tipps bekommen nur Spieler an diesem Tisch, und nur für den eigenen Platz.
refusal-hints-rated = Dieser Tisch wird gewertet, deshalb gibt es keine Tipps.
refusal-hints-forbidden = An diesem Tisch sind Tipps nicht erlaubt. Der Organisator kann das in den Optionen ändern.
refusal-hints-replaced = Auf deinem Platz spielt ein Bot. Drücke in deinem Panel *{ button-return }* und frag dann noch einmal.
refusal-hints-in-turn = { $acts } ist am Zug. Einen Tipp bekommst du, wenn du am Zug bist.
refusal-hints-wait = Gerade denken so viele Bots nach, dass mir dafür die Zeit fehlt. Der Tipp oben gilt weiter. Drücke in einer Minute noch einmal *{ button-hint-longer }*.


hints-asked = Um Tipps gebeten: { $people }.
hints-asked-by = { $count ->
        [one] { $who } (1-mal)
       *[other] { $who } ({ $count }-mal)
    }
hints-asked-by-gone = { $count ->
        [one] ein früherer Mitspieler (1-mal)
       *[other] ein früherer Mitspieler ({ $count }-mal)
    }
