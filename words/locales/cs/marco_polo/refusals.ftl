refusal-never-itself = Bonus { FORM($city, case: "genitive") } nemůže kopírovat sám sebe; zvol jiné město.
refusal-own-post-there = V této hře můžeš kopírovat jen bonusy měst, kde nemáš stanici.
refusal-main-action-taken = Hlavní akci máš za sebou; proveď doplňkové akce, nebo ukonči tah.
refusal-no-dice-left = V tomto kole už nemáš žádné kostky.
refusal-dice-left =
    { $dice ->
        [one] Ještě máš { $dice } kostku: proveď hlavní akci, nebo ji prodej za { $coins ->
            [one] { $coins } minci
            [few] { $coins } mince
           *[other] { $coins } mincí
        }.
        [few] Ještě máš { $dice } kostky: proveď hlavní akci, nebo si za kostky ber po { $coins ->
            [one] minci
            [few] { $coins } mincích
           *[other] { $coins } mincích
        }.
       *[other] Ještě máš { $dice } kostek: proveď hlavní akci, nebo si za kostky ber po { $coins ->
            [one] minci
            [few] { $coins } mincích
           *[other] { $coins } mincích
        }.
    }
no-pass-ahead =
    { $dice ->
        [0] Už nemáš kostky, takže tě do příštího kola přeskakuji. Pasovat nemusíš.
       *[other] Dokud máš kostky, pasovat nemůžeš. Můžeš si ale připravit tah, a až kostky dojdou, přeskočím tě.
    }
refusal-nothing-to-trade = S touto kartou nemáš co měnit ({ $card }).
refusal-too-often =
    { $most ->
        [one] Kartu můžeš využít jen jednou.
       *[other] Kartu můžeš využít nejvýš { $most }krát.
    }
refusal-nothing-completed = Nejdřív splň aspoň jednu smlouvu, jinak ti karta nic nedá ({ $card }).
refusal-no-small-city = K této kartě potřebuješ stanici v malém městě ({ $card }).
refusal-not-enough =
    { $have ->
        [0] Na to nemáš: stojí to { FORM($needed, case: "accusative-listed") }.
       *[other] Stojí to { FORM($needed, case: "accusative-listed") }; máš { $have }.
    }
refusal-pairs = Stojí to { $needed ->
            [one] { $needed } dvojici různého zboží
            [few] { $needed } dvojice různého zboží
           *[other] { $needed } dvojic různého zboží
        }{ $have ->
            [0] {""}, ale žádnou nemáš.
           *[other] ; máš { $have }.
        }
refusal-unknown-place = Žádné místo na mapě se nejmenuje „{ $place }“.
refusal-too-far =
    { $steps ->
        [0] { CAPITAL(FORM($place, case: "to")) } je to víc než 6 kroků; ujít můžeš nejvýš { $most }.
       *[other] { CAPITAL(FORM($place, case: "to")) } { $steps ->
            [one] je to { $steps } krok
            [few] jsou to { $steps } kroky
           *[other] je to { $steps } kroků
        }; ujít můžeš nejvýš { $most }.
    }
refusal-other-figure-moves = Teď se přesouvá { $figure }.
refusal-figures-together = Obě figurky jsou { FORM($place, case: "at") }, takže nezáleží na tom, která půjde: zvol Niccola.
refusal-leave-a-step = O { $most } kroků se dělí obě figurky; jeden nech Markovi.
refusal-sets-dice-freely = Hodnotu každé kostky volíš, až když ji umístíš, takže ji přehazovat ani otáčet nepotřebuješ.
refusal-no-such-die = Kostku „{ $die }“ k umístění nemáš.
refusal-unknown-contract = Smlouva „{ $contract }“ neexistuje.
refusal-contract-not-active = Tuto smlouvu nemáš: { $contract }.
refusal-one-black-die-a-turn = Za tah můžeš koupit jen jednu černou kostku.
refusal-no-black-die = V tomto kole už černé kostky nejsou.
refusal-no-wrap = Kostku nemůžeš otočit z 1 na 6 ani z 6 na 1.
refusal-character-not-offered = Tuto postavu zvolit nemůžeš; vyber si z nabídnutých.
refusal-keep-two-goals = Nech si přesně { $keep ->
            [one] { $keep } kartu cíle
            [few] { $keep } karty cílů
           *[other] { $keep } karet cílů
        }, ne { $given }.
refusal-not-your-goal = Tuto kartu cíle nemáš: { $goal }.
refusal-card-not-in-play = Tato karta města v této hře není: { $card }.
refusal-no-post-there = { CAPITAL(FORM($city, case: "at")) } nemáš obchodní stanici, takže tamní kartu města využít nemůžeš.
refusal-card-taken = Na této kartě města už leží kostka; karta bude volná v příštím kole.
refusal-post-too-new = Tvoje stanice { FORM($city, case: "at") } je nová; tamní kartu města můžeš využít od příštího tahu.
refusal-khan-full = Chánova přízeň je v tomto kole plná.
refusal-die-too-low =
    { $needed ->
        [6] Na chánovu přízeň potřebuješ šestku; hodnota { $die } nestačí.
       *[other] Na chánovu přízeň potřebuješ kostku s hodnotou aspoň { $needed }; hodnota { $die } nestačí.
    }
refusal-no-contracts = Žádné smlouvy už tu nejsou.
refusal-contracts-to-come = Všechny smlouvy jsou pryč. Než přijdeš na tah, vyloží se nové.
refusal-too-many-contracts = Můžeš si vzít nejvýš { $most ->
            [one] { $most } smlouvu
            [few] { $most } smlouvy
           *[other] { $most } smluv
        }, ne { $given }.
refusal-contract-not-there = Tato smlouva na plánu není: { $contract }.
refusal-contract-too-far = Tato smlouva je na poli { $space } a tvoje kostka ukazuje jen { $die }.
refusal-too-few-dice =
    { $needed ->
        [one] Na to potřebuješ { $needed } kostku a žádnou už nemáš.
        [few] Na to potřebuješ { $needed } kostky; tolik už jich nemáš.
       *[other] Na to potřebuješ { $needed } kostek; tolik už jich nemáš.
    }
refusal-colour-already-there = { CAPITAL(FORM($space, case: "where")) } už tvoje kostky jsou; přidat můžeš jen černé a bílé.
refusal-occupied-cost = Pole je obsazené a stojí { $needed ->
            [one] { $needed } minci
            [few] { $needed } mince
           *[other] { $needed } mincí
        }{ $have ->
            [0] {""}, ale žádnou nemáš.
           *[other] ; máš { $have }.
        }
refusal-dice-count = Použij na to přesně { $needed ->
            [one] { $needed } kostku
            [few] { $needed } kostky
           *[other] { $needed } kostek
        }, ne { $given }.
refusal-column-too-high = Tvoje nejnižší kostka ukazuje { $lowest }, takže nejvyšší sloupec, který můžeš zvolit, je { $lowest }.
