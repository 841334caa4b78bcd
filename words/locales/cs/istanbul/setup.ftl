button-options-game = Která rozšíření?

option-expansion = Hra
option-expansion-base = Základní hra
    .help = { $places ->
            [one] { $places } lokace
            [few] { $places } lokace
           *[other] { $places } lokací
        }; hraje se do { $rubies ->
            [one] { $rubies } rubínu
           *[other] { $rubies } rubínů
        } (při 2 hráčích do { $two })
option-expansion-mocha = Mokka a bakšiš
    .help = { $places ->
            [one] { $places } lokace
            [few] { $places } lokace
           *[other] { $places } lokací
        } s kávou, cechovními kartami a tavernou; hraje se do { $rubies ->
            [one] { $rubies } rubínu
           *[other] { $rubies } rubínů
        }
    .special = Mokka a bakšiš, s kávou a cechovními kartami
option-expansion-letters = Dopisy a pečeti
    .help = { $places ->
            [one] { $places } lokace
            [few] { $places } lokace
           *[other] { $places } lokací
        } s dopisy, společníky a dražbou; hraje se do { $rubies ->
            [one] { $rubies } rubínu
           *[other] { $rubies } rubínů
        }
    .special = Dopisy a pečeti, s dopisy a dražbami
option-expansion-bazaar = Velký bazar
    .help = Všech { $places } lokací a obě rozšíření v jedné hře; končí ji { $rubies ->
            [one] { $rubies } rubín
            [few] { $rubies } rubíny
           *[other] { $rubies } rubínů
        }
    .special = Velký bazar, s oběma rozšířeními
option-layout = Rozložení
option-layout-short = Krátké cesty
    .help = Rozložení z pravidel s krátkými cestami, nejlepší pro první hru
option-layout-long = Dlouhé cesty
    .help = Rozložení z pravidel s dlouhými cestami: lokace, které patří k sobě, jsou daleko od sebe
    .special = dlouhé cesty mezi lokacemi
option-layout-numbered = Podle čísel
    .help = Lokace podle čísel
    .special = lokace podle čísel
option-layout-first = První hra
    .help = Rozložení z pravidel pro první hru s tímto rozšířením
option-layout-random = Náhodné
    .help = Náhodné, ale Kašna je uprostřed a Černý trh s Čajovnou daleko od sebe
    .special = lokace v náhodném pořadí
option-neutral-assistants = Neutrální pomocníci
option-neutral-assistants-off = Ne
    .help = Každý začíná se { $assistants ->
            [one] 1 vlastním pomocníkem
            [few] { $assistants } vlastními pomocníky
           *[other] { $assistants } vlastními pomocníky
        }
option-neutral-assistants-on = Ano
    .help = Jeden pomocník v každém sloupku je neutrální a může si ho vzít kdokoli (pro 2 až { $seats } hráče)
    .special = pomocníci, které si může vzít kdokoli
option-caravan-master = Vůdce karavany
option-caravan-master-off = Ne
    .help = V Karavanseraji vždy odhazuješ kartu
option-caravan-master-on = Ano
    .help = Kdo byl v Karavanseraji naposled, nechá si při příští návštěvě obě karty
    .special = víc karet pro posledního v Karavanseraji
option-deck = Bonusové karty
option-deck-letters = Jen Dopisy a pečeti
    .help = Jen { $cards ->
            [one] { $cards } karta
            [few] { $cards } karty
           *[other] { $cards } karet
        } z rozšíření
option-deck-both = Oba balíčky
    .help = Všech { $cards } karet ze základní hry i z rozšíření
    .special = i bonusové karty ze základní hry
option-kiosk-letters = Dopisy u Kiosku
option-kiosk-letters-2 = 2 dopisy
    .help = Podle pravidel
option-kiosk-letters-1 = 1 dopis
    .help = Jak je natištěno na Kiosku
    .special = u Kiosku 1 dopis místo 2

refusal-not-with-expansion =
    { $none ->
        [yes] Tato hra nemá možnost „{ $field }“.
       *[no] { $field }: „{ $value }“ v této hře zvolit nejde. Na výběr máš: { $allowed }.
    }
refusal-too-many-seats = S neutrálními pomocníky musí zůstat jedna barva volná, takže { $most ->
            [one] může hrát nejvýš { $most } hráč
            [few] mohou hrát nejvýš { $most } hráči
           *[other] může hrát nejvýš { $most } hráčů
        }.
refusal-seats = Istanbul je pro { $least } až { $most ->
        [one] { $most } hráče
        [few] { $most } hráče
       *[other] { $most } hráčů
    }, ne pro { $value }.
