server-title = **Nastavení serveru**
    .fixed = **Nastavení serveru** · Měnit ho mohou jen správci serveru.
refusal-not-server-manager = To mohou měnit jen správci serveru.
refusal-no-server = To jde jen na serveru. Udělej to v některém z jeho kanálů, ne v přímých zprávách.

server-setting-channels = **Kde se smí zakládat hry** · Jen v { $chosen } a v tamních vláknech.
server-setting-channels-none = **Kde se smí zakládat hry** · Ve všech kanálech, kde smím psát.
server-setting-makers = **Kdo smí zakládat hry** · Jen členové s rolí { $chosen } a správci serveru.
server-setting-makers-none = **Kdo smí zakládat hry** · Kdokoli.
server-setting-log-channel = **Kanál pro hlášení** · Do { $chosen } píšu, když hra vznikne, skončí, zruší se, uzavře se nebo je s ní problém. Soukromé hry vynechávám.
server-setting-log-channel-none = **Kanál pro hlášení** · Žádný: o hrách píšu jen do jejich vlastních kanálů.
server-setting-results-channel = **Kanál pro výsledky** · Do { $chosen } píšu, jak která hra skončila, a nikoho přitom neupozorňuji. Soukromé hry vynechávám.
server-setting-results-channel-none = **Kanál pro výsledky** · Žádný: výsledky píšu jen do kanálů her.
server-setting-deleted = { $count ->
        [one] { $count } z vybraných už neexistuje, takže se nepočítá.
        [few] { $count } z vybraných už neexistují, takže se nepočítají.
       *[other] { $count } z vybraných už neexistuje, takže se nepočítá.
    }
server-setting-no-writing = Psát tam nemůžu, takže budu mlčet, dokud mi správce kanálu nedá oprávnění.

server-setting-palette = **Barvy v příspěvcích** · { $value ->
    [apart] Na obrázcích, které vidí všichni, jsou červená a modrá tmavé a ostatní světlé, takže všech pět rozliší i barvoslepí.
   *[usual] Na obrázcích, které vidí všichni, mají hráči obvyklé barvy.
}
    .choice = { $value ->
        [apart] Dobře rozlišitelné, i pro barvoslepé
       *[usual] Obvyklé barvy
    }
server-setting-avatars = **Avatary** · { $value ->
    [on] Na obrázcích lobby a výsledků jsou avatary z Discordu.
   *[off] Na obrázcích lobby a výsledků jsou místo avatarů erby.
}
    .choice = { $value ->
        [on] Ukazovat
       *[off] Místo nich erby
    }
server-setting-language = **Jazyk příspěvků** · { $name }. Soukromé zprávy má každý ve svém jazyce.
server-setting-language-none = **Jazyk příspěvků** · Jazyk serveru na Discordu, jinak angličtina. Soukromé zprávy má každý ve svém jazyce.
    .choice = Jako na Discordu
button-server-places = Server
button-server-games = Nové hry
server-setting-leaderboard = **Žebříček** · { $value ->
    [on] Nejlepší hráče tu ukazuje { command-results-leaderboard } a nové hry jsou hodnocené, pokud si stůl nezvolí jinak. Kdo v žebříčku být nechce, vypne si to v { command-settings }.
   *[off] Žádný. Nové hry nejsou hodnocené, pokud si stůl nezvolí jinak.
}
    .choice = { $value ->
        [on] Mít žebříček
       *[off] Žádný
    }
server-setting-open-games = **Počet her na osobu** · { $value ->
    [any] Každý může založit tolik her, kolik chce.
    [one] Každý může založit další hru, až když jeho předchozí skončí.
   *[other] Nedohraných her, které kdo založí, může být nejvýš { $value }.
}
    .choice = { $value ->
        [any] Kolik kdo chce
       *[other] Nejvýš { $value } najednou
    }
server-setting-cool-down = **Prodleva mezi novými hrami** · { $value ->
    [none] Hry můžeš zakládat hned po sobě.
    [minutes] Další hru můžeš založit až za deset minut.
    [hour] Další hru můžeš založit až za hodinu.
    [day] Další hru můžeš založit až za den.
   *[seconds] Další hru můžeš založit až za deset sekund.
}
    .choice = { $value ->
        [none] Žádná
        [minutes] Deset minut
        [hour] Hodina
        [day] Den
       *[seconds] Deset sekund
    }

server-options-title = **Výchozí možnosti nových her**
server-options-line = { $game }: { $options }
button-options-here = Převzít nastavení tohoto kanálu
button-options-usual = Obvyklé možnosti

post-result = **{ $game } #{ $id }** v { $where }: { $result }
    -# { $places }
post-result-place = { $place }. { $sign } { $who }
post-logged = { $what ->
   *[made] **{ $game } #{ $id }** · { $who } ji zakládá v { $where }.
    [nameless] V { $where } vznikla hra **{ $game } #{ $id }**.
    [ended] **{ $game } #{ $id }** v { $where } je u konce.
    [cancelled] Hra **{ $game } #{ $id }** v { $where } je zrušená.
    [closed] Hra **{ $game } #{ $id }** v { $where } je uzavřená: měsíc nikdo netáhl.
    [frozen] Hra **{ $game } #{ $id }** v { $where } je odložená. Důvod uvidí můj provozovatel v { command-server-status }.
    [thawed] **{ $game } #{ $id }** v { $where } pokračuje.
}

refusal-elsewhere = Na tomto serveru můžeš hry zakládat jen v { $channels }. Změnit to může správce serveru v { command-server-settings }.
refusal-not-a-maker = Na tomto serveru zakládají hry jen členové s rolí { $roles }. Roli ti může dát správce serveru, nebo to může změnit v { command-server-settings }.
refusal-open-games = Už tu máš { $most ->
            [one] { $most } vlastní nedohranou hru
            [few] { $most } vlastní nedohrané hry
           *[other] { $most } vlastních nedohraných her
        } a víc jich server nepovoluje. Změnit to může správce serveru v { command-server-settings }.
refusal-cool-down = Jednu hru tu máš čerstvě založenou. Další můžeš založit { $ends }. Změnit to může správce serveru v { command-server-settings }.
