## Kdy na to přijde řada

moment-main = Hlavní akci volíš na začátku tahu.
    .chosen = Hlavní akce je v tomto tahu už zvolená.
    .taken = Hlavní akci máš v tomto tahu už za sebou.
moment-bonus = Doplňkové akce provádíš před hlavní akcí nebo po ní, ne uprostřed.
    .other = Doplňkové akce provádíš ve vlastním tahu.
moment-end = Tah ukončíš po hlavní akci.
moment-pick = Postavu si vybíráš před prvním kolem.
moment-keep = Karty cílů si vybíráš před prvním kolem.
moment-take = Zboží, velbloudy nebo mince volíš, když je dává bonus nebo karta. Smlouvy bereš hlavní akcí { $contracts }.
moment-discard = Smlouvu odhazuješ, když bereš novou a nemáš místo.
moment-swap = Smlouvu vyměníš, jen když si bereš novou z hromádky a nemáš místo.
moment-column-bonus = Mince nebo velbloudy dostaneš se smlouvou z pole 5 nebo 6.
moment-dice = Nejdřív zvol akci, pak kostky na ni.
moment-turn-die = Kostky otáčíš doplňkovou akcí za { $camels ->
            [one] { $camels } velblouda
            [few] { $camels } velbloudy
           *[other] { $camels } velbloudů
        }.
moment-column = Sloupec si vybereš, až využiješ tržiště.
moment-travel = Figurky přesouváš hlavní akcí { $travel }, nebo když máš bonusový přesun.
moment-route = Trasu volíš, jen když cestuješ a na výběr je víc tras.
moment-first = Co bude první, volíš, jen když dostáváš víc bonusů najednou.
moment-from = Stanici přesouváš, jen když už žádnou další nemáš.
moment-copy = Bonus malého města kopíruješ na začátku kola, máš-li stanici ve městě s otazníkem.
moment-collect = Bonusy svých malých měst vybíráš kartou města.
moment-stay = Zůstat na místě můžeš, jen když máš bonusový přesun.
moment-card-use = To si vybereš, až využiješ kartu města.
moment-give = Dvojice zboží platíš, jen když jdeš po cestě, za kterou se jimi platí.

## Co může někdo chtít a nemá to vlastní jméno

wish-contract = Vzít smlouvu: { $contract }

## Co je třeba zvolit předtím

first-action = Nejdřív zvol akci.
    .taken = Proveď doplňkovou akci, nebo ukonči tah.

## Co chybí

lacks-other-contract = Tuto smlouvu teď zvolit nemůžeš: { $contract }.
lacks-other-place = { CAPITAL(FORM($place, case: "accusative")) } teď zvolit nemůžeš.
lacks-other-count = To si tu vzít nemůžeš: „{ $question }“
