# Na co se ptá rozhodnutí. ".help" je druhý řádek panelu, ".public" totéž ve výzvě za jménem hry.

standing = { $round }. kolo z { $rounds } · body { $points }
standing-before = před 1. kolem

ask-character = Vyber si postavu
    .help = První si vybírá poslední hráč v pořadí.
    .public = vyber si postavu.
ask-goals = Nech si { $count } ze { $of } karet cílů
    .help = Karta na konci dává body, máš-li stanice v obou jejích městech. Body dostaneš i za každé různé město na svých kartách, ve kterém máš stanici.
    .public = nech si { $count } ze { $of } karet cílů.
ask-copy = Který bonus malého města zkopíruješ?
    .public = { $round }. kolo: vyber, který bonus malého města zkopíruješ.
ask-goods = Vyber { $count ->
            [one] { $count } kus zboží
            [few] { $count } kusy zboží
           *[other] { $count } kusů zboží
        }
    .public = { $round }. kolo: vyber { $count ->
            [one] { $count } kus zboží
            [few] { $count } kusy zboží
           *[other] { $count } kusů zboží
        }.
ask-swap = Na novou smlouvu nemáš místo
    .help = Nová smlouva: { $contract }. Odhoď ji, nebo některou starou.
    .public = máš novou smlouvu: { $contract }. Jednu ze svých tří smluv odhoď.
ask-compensation = Součet tvých kostek je { $total }: vezmi si { $missing ->
            [one] { $missing } velblouda nebo minci
            [few] { $missing } velbloudy či mince
           *[other] { $missing } velbloudů či mincí
        }
    .help = Za každé oko pod { $fair } dostaneš velblouda nebo minci.
    .public = součet tvých kostek je { $total }: vezmi si { $missing ->
            [one] { $missing } velblouda nebo minci
            [few] { $missing } velbloudy či mince
           *[other] { $missing } velbloudů či mincí
        }.
ask-turn = { $round }. kolo: tvůj tah
ask-after = Ještě něco?
turn-unpaid = Nemáš na { $actions }.
turn-unpaid-action = { FORM($action, case: "accusative") } ({ $price })
after-skipped =
    { $count ->
        [one] { $who } už nemá kostky, takže na řadě je { $next }.
       *[other] { $who } už nemají kostky, takže na řadě je { $next }.
    }
after-alone = Nikdo jiný už kostky nemá, takže jsi zase na tahu.
ask-dice =
    { $dice ->
        [one] { $sets ->
            [yes] { $space }: jaká hodnota kostky?
           *[no] { $space }: která kostka?
        }
        [few] { $space }: které { $dice } kostky?
       *[other] { $space }: kterých { $dice } kostek?
    }
ask-die = { $space }: která kostka teď?
    .help = Od nejnižší.
ask-column = { $space }: který sloupec?
ask-contracts = Které smlouvy si vezmeš?
    .help = { $room ->
        [0] Nemáš místo: za každou novou odhoď jednu starou.
        [one] Máš místo na { $room } smlouvu. Vezmeš-li si dvě, jednu starou odhoď.
        [few] Máš místo na { $room } smlouvy.
       *[other] Máš místo na { $room } smluv.
    }
contract-in-space = Smlouva { $space }: { $contract }
ask-discard = Kterou starou smlouvu odhodíš?
ask-column-bonus = Mince, nebo velbloudi?
    .help = Ke smlouvě „{ $contract }“ si vezmi mince, nebo velbloudy.
ask-figures = Kdo bude cestovat?
ask-travel = Kam?
    .help = Cena je za celou cestu; platíš jen za kroky, které uděláš. Skončíš-li ve městě, vybuduješ tam stanici.
ask-step = Bonusový přesun: kam?
    .help = Platíš jen dodatečné cestovní náklady. Můžeš i zůstat.
ask-route = Kterou trasou?
ask-order = Co bude první?
ask-relocate = Všechny tvoje stanice už stojí: kterou přesuneš?
    .help = Přijdeš o kartu a bonus starého města a získáš bonus nového.
ask-give = Které zboží odevzdáš?
    .help = Každý krok stojí 2 kusy různého zboží.
ask-times = Kolikrát kartu využiješ?
    .help = { $card }
ask-trade = Co vyměníš?
    .help = { $card }
ask-cities = Bonusy kterých měst si vezmeš?
    .help = { $card }
ask-purse = Kterou kostku prodáš za { $coins ->
            [one] { $coins } minci
            [few] { $coins } mince
           *[other] { $coins } mincí
        }?
ask-reroll = Kterou kostku přehodíš?
ask-adjust = Kterou kostku otočíš?

## Zavřená nabídka skupiny možností

group-character = Tvoje postava
group-goals = Nechat si tyto dvě
group-copy = Zkopírovat bonus
group-goods = Vzít
group-swap = Odhodit
group-compensation = Vzít
group-main = Tvoje hlavní akce
group-complete = Splnit smlouvu
group-bonus = Doplňková akce
group-end = Ukončit tah
group-pass = Něco jiného
group-dice = Které kostky?
group-die = Která kostka?
group-column = Který sloupec?
group-take-1 = Vzít jednu smlouvu
group-take-2 = Vzít dvě smlouvy
group-discard = Odhodit
group-column-bonus = Mince, nebo velbloudi
group-figures = Kdo bude cestovat?
group-travel = Kam?
group-route = Kudy?
group-order = Nejdřív
group-relocate = Přesunout stanici
group-give = Odevzdat
group-times = Kolikrát?
group-trade = Výměna
group-cities = Vzít bonusy
group-purse = Která kostka?
group-reroll = Která kostka?
group-adjust = Která kostka?

## Řádek o místě u stolu

role-character = { $character }: { $line }
status-dice =
    { $count ->
        [one] kostka: { FORM($dice, case: "among") }
       *[other] kostky: { FORM($dice, case: "among") }
    }
status-no-dice = žádné kostky
