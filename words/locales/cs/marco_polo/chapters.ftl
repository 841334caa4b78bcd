# Celá pravidla po kapitolách.

chapter-aim = Cíl
    .text =
        Cestuješ z Benátek do Pekingu a cestou obchoduješ. Hraje se { $rounds ->
            [one] { $rounds } kolo
            [few] { $rounds } kola
           *[other] { $rounds } kol
        }: umísťuješ kostky na akce, které dávají mince, velbloudy a zboží (pepř, hedvábí, zlato), bereš si smlouvy a cestuješ. Vyhrává, kdo má na konci nejvíc bodů.

        Body získáš za smlouvy, za stanice v mnoha městech, hlavně v Pekingu, a za svoje tajné karty cílů. Každý hráč má postavu, která porušuje jedno pravidlo.
chapter-set-up = Příprava hry
    .text =
        Každý dostane { $dice ->
            [one] { $dice } kostku
            [few] { $dice } kostky
           *[other] { $dice } kostek
        }, { $posts ->
            [one] { $posts } obchodní stanici
            [few] { $posts } obchodní stanice
           *[other] { $posts } obchodních stanic
        }, { $camels ->
            [one] { $camels } velblouda
            [few] { $camels } velbloudy
           *[other] { $camels } velbloudů
        } a jednu počáteční smlouvu. Začínající hráč dostane { $first ->
            [one] { $first } minci
            [few] { $first } mince
           *[other] { $first } mincí
        }, další o 1 víc a tak dál. Každý dostane { $goals ->
            [one] { $goals } tajnou kartu cíle
            [few] { $goals } tajné karty cílů
           *[other] { $goals } tajných karet cílů
        }; v pokročilé hře jich dostaneš { $offered } a necháš si { $goals }.

        Figurky začínají v Benátkách. Každé malé město má svůj bonus. Každé velké město má kartu města ({ FORM($city, case: "at") } jsou { $cards }) a bonus pro první stanici. Na plánu leží šest smluv.
chapter-round = Kolo
    .text =
        1. Každý dostane bonusy malých měst, kde má stanici, a bonus své postavy.
        2. Všichni hodí všemi kostkami. Kdo hodí málo, dostane velbloudy nebo mince.
        3. Střídáte se v tazích podle pořadí, dokud má někdo kostky. Kdo žádné nemá, toho přeskočíte.
chapter-turn = Tvůj tah
    .text =
        Proveď právě jednu hlavní akci: umísti kostky na její pole a proveď ji. Před ní i po ní proveď libovolné doplňkové akce, na které máš. Dokud máš kostky, pasovat nemůžeš. Když se nic jiného nehodí, využij pole s { $five } mincemi nebo prodej kostku za { $three ->
            [one] { $three } minci
            [few] { $three } mince
           *[other] { $three } mincí
        }. Tah můžeš ukončit po hlavní akci, nebo když už nemáš žádné kostky.
chapter-actions = Hlavní akce
    .text = Vyber, které kostky na akční pole umístíš; platí jen ta nejnižší. Všechny tam zůstanou do konce kola.
chapter-bonus = Doplňkové akce
    .text = Doplňkové akce prováděj před hlavní akcí i po ní, v libovolném pořadí.
chapter-journey = Cesty, obchodní stanice, města
    .text =
        Při hlavní akci Cestování nebo bonusovém přesunu jde tvoje figurka po cestách, jedno místo na krok. Cesta může mít až { $most ->
            [one] { $most } krok
            [few] { $most } kroky
           *[other] { $most } kroků
        }. Kromě cestovních nákladů platíš mince nebo velbloudy vyznačené na každé cestě. Základní cestovní náklady se za bonusový přesun neplatí, ale dodatečné cestovní náklady ano. Všechno zaplať předem.

        Stanici buduješ jen tam, kde cesta skončí, ne ve městech, kterými projdeš.
chapter-bonuses = Bonusy malých a velkých měst
    .text = Malá města dávají bonus každé kolo, velká jen jednou, a to tomu, kdo tam má první stanici.
chapter-contracts = Obchodní smlouvy
    .text = Smlouvy mění zboží a velbloudy na body a další odměny. Každý začíná s jednou, další získá akcí Obchodní smlouvy. Splněné si nech: kdo jich má na konci nejvíc, dostane body navíc.
chapter-city-cards = Karty měst
    .text = Na začátku dostane každé velké město jednu z těchto karet ({ $city } { $cards }). Máš-li tam stanici, můžeš kartu využít jako hlavní akci: umísti na ni kostku.
chapter-goals = Karty cílů
    .text = Karty cílů držíš do konce v tajnosti.
chapter-characters = Postavy
    .text = Každý hráč má po celou hru jednu postavu.
chapter-draft = Výběr postav
    .text = V této hře se postavy vybírají před prvním kolem.
chapter-end = Konec hry
    .text = Hra končí posledním kolem. Pak se k bodům získaným během hry přičtou tyto body.
