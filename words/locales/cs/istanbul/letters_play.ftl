## Možnosti

kiosk-letter = dopis
kiosk-lira = liry
kiosk-card = bonusová karta
    .accusative = bonusovou kartu
label-companion = Společník → { $place }
label-place-companion = Postavit společníka k obchodníkovi
label-take-companion = Vzít společníka do zásoby
label-only-companion = Jen společníka, bez pomocníků
label-leave-companion = Nechat společníka, kde je
label-figure-merchant = Přesunout obchodníka
label-figure-companion = Přesunout společníka
label-to-merchant = K obchodníkovi: { $name } ({ $place })
label-use-figure = Využít { FORM($figure, case: "accusative") } (lokace { $place })
label-take-letters = Vzít { $count ->
            [one] { $count } dopis
            [few] { $count } dopisy
           *[other] { $count } dopisů
        }
label-letter = Dát: dopis { FORM($place, case: "to") }
label-letter-delivered = Dát doručený dopis ({ $seals ->
            [one] { $seals } pečeť
            [few] { $seals } pečeti
           *[other] { $seals } pečetí
        })
label-trade = Dát { $letters }
label-extra-turn = Další tah za { $letters }
shortcut-another-turn = pak si můžeš koupit další tah ({ $seals } pečeti)
label-seals = { $seals ->
            [one] { $seals } pečeť
            [few] { $seals } pečeti
           *[other] { $seals } pečetí
        }
label-open-kiosk = Vzít dopisy a otočit { $count ->
            [one] { $count } destičku
            [few] { $count } destičky
           *[other] { $count } destiček
        }
label-decline = Nepoužít
label-use-tile = Použít
label-swap = Získat { FORM($gained, case: "accusative") } za { FORM($given, case: "accusative") }
label-bid = Nabídnout { $lira ->
            [one] { $lira } liru
            [few] { $lira } liry
           *[other] { $lira } lir
        }
label-pass = Pasovat

ask-companion = Tvůj společník
ask-tunnel-figure = Kdo půjde dál?
ask-tunnel = Kam?
    .help = Akci tam neprovedeš a nikoho nepotkáš.
ask-family-step = Kam půjde tvůj příbuzný?
ask-move-to-merchant = K čímu obchodníkovi?
ask-use-figure = Kterou postavu?
ask-courier = Zaplať kurýrovi
    .help = Zaplatit můžeš i tím novým dopisem.
ask-letter = Který dopis dáš?
    .public = který dopis dáš?
ask-ruby = Který rubín?
ask-kiosk-pick = Vyber si destičku
    .help = Každý si bere jednu; hráč u Kiosku dostane i poslední.
    .public = vyber si destičku kiosku.
ask-kiosk-use = Tvoje destička: { $tile }
    .help = Použij ji, nebo ne; tak či tak se pak otočí rubem nahoru.
    .public = tvoje destička kiosku: { $tile }. Použiješ ji?
ask-give-ware = Co dáš?
ask-opening-bid = Zahaj dražbu
    .help = Všichni ostatní jednou přihodí; když tě někdo přebije, poslední slovo máš ty.
    .public = zahaj dražbu o { $cards ->
            [one] { $cards } bonusovou kartu
            [few] { $cards } bonusové karty
           *[other] { $cards } bonusových karet
        }.
ask-bid = Přihodit můžeš jednou
    .help = { $bid ->
        [0] Zatím nikdo nepřihodil. Tvůj příhoz je konečný.
       *[other] { $bidder } nabízí { $bid ->
            [one] { $bid } liru
            [few] { $bid } liry
           *[other] { $bid } lir
        }. Tvůj příhoz je konečný.
    }
    .public = { $bid ->
        [0] o { $cards ->
            [one] { $cards } bonusovou kartu
            [few] { $cards } bonusové karty
           *[other] { $cards } bonusových karet
        } zatím nikdo nepřihodil. Přihodit můžeš jednou (máš { $have ->
            [one] { $have } liru
            [few] { $have } liry
           *[other] { $have } lir
        }).
       *[other] { $bidder } dává { $bid ->
            [one] { $bid } liru
            [few] { $bid } liry
           *[other] { $bid } lir
        } za { $cards ->
            [one] { $cards } bonusovou kartu
            [few] { $cards } bonusové karty
           *[other] { $cards } bonusových karet
        }. Přihodit můžeš jednou (máš { $have ->
            [one] { $have } liru
            [few] { $have } liry
           *[other] { $have } lir
        }).
    }
ask-closing-bid = Poslední příhoz
    .help = { $bidder } nabízí { $bid ->
            [one] { $bid } liru
            [few] { $bid } liry
           *[other] { $bid } lir
        }. Nabídni víc, nebo pasuj a získej { $bid ->
            [one] { $bid } liru
            [few] { $bid } liry
           *[other] { $bid } lir
        }.
    .public = { $bidder } dává { $bid ->
            [one] { $bid } liru
            [few] { $bid } liry
           *[other] { $bid } lir
        } za { $cards ->
            [one] { $cards } bonusovou kartu
            [few] { $cards } bonusové karty
           *[other] { $cards } bonusových karet
        }. Poslední příhoz je tvůj (máš { $have ->
            [one] { $have } liru
            [few] { $have } liry
           *[other] { $have } lir
        }).

group-companion = Tvůj společník
group-seals = Dát za pečeti
group-extra-turn = Další tah za pečeti
group-letter = Který dopis?
group-tunnel-figure = Kdo půjde dál?
group-tunnel = Kam?
group-family-step = Kam?
group-move-to-merchant = Ke komu?
group-use-figure = Kterou postavu?
group-courier = Čím zaplatíš?
group-kiosk-pick = Vyber si destičku
group-kiosk-use = Použít
group-ruby = Který rubín?
group-bid = Tvůj příhoz
part-bid = Nabídnout { $first } až { $last ->
            [one] { $last } liru
            [few] { $last } liry
           *[other] { $last } lir
        }

## Odmítnutí

refusal-needs-seals = Stojí to { $seals ->
            [one] { $seals } pečeť
            [few] { $seals } pečeti
           *[other] { $seals } pečetí
        }{ $have ->
            [0] {""}, ale žádnou nemáš.
           *[other] ; máš { $have }.
        }
    .short = chybí { $short ->
            [one] { $short } pečeť
            [few] { $short } pečeti
           *[other] { $short } pečetí
        }
refusal-no-letters-left = Dopisy došly.
    .short = dopisy došly
refusal-needs-letters-and-seals = To patří k rozšíření Dopisy a pečeti a to v této hře není.
refusal-another-turn-follows = Po tomto tahu už další tah máš.
refusal-one-extra-turn-a-round = Za kolo si můžeš koupit jen jeden tah navíc.
refusal-companion-not-in-supply = Svého společníka v zásobě nemáš.
refusal-companion-not-placed = Tvůj společník není na plánu.
refusal-family-step-was-the-move = Krok příbuzného se počítá jako tvůj přesun: obchodník i společník v tomto tahu zůstávají na místě.
    .short = obchodník i společník v tomto tahu zůstávají na místě
refusal-no-place-to-step = Tvůj příbuzný nemá kam jít.
refusal-no-merchant-elsewhere = Všichni ostatní obchodníci už stojí u tvého.
refusal-nothing-to-copy = Není co kopírovat.
refusal-nothing-to-pay-with = Setkání s žádnou postavou si nemůžeš dovolit.
refusal-tile-not-open = Tato destička není odkrytá.
refusal-tile-does-not-do = Tato destička dělá něco jiného: { $tile }.
refusal-bid-too-low = { $lira ->
            [one] { $lira } lira
            [few] { $lira } liry
           *[other] { $lira } lir
        } nestačí, nejvyšší příhoz je { $highest ->
            [one] { $highest } lira
            [few] { $highest } liry
           *[other] { $highest } lir
        }.

## Co se stalo

event-drew-letters =
    { $count ->
        [0] { $who } si nemá odkud vzít dopis.
        [one] { $who } si bere dopis do lokace { $places }.
       *[other] { $who } si bere dopisy do lokací { $places }.
    }
    .part =
        { $count ->
            [0] nemá odkud vzít dopis
            [one] bere si dopis do lokace { $places }
           *[other] bere si dopisy do lokací { $places }
        }
event-delivered-letters =
    { $count ->
        [one] { $who } doručuje dopis do lokace { $places }.
       *[other] { $who } doručuje dopisy do lokací { $places }.
    }
    .part =
        { $count ->
            [one] doručuje dopis do lokace { $places }
           *[other] doručuje dopisy do lokací { $places }
        }
event-gave-letters = { $who } odevzdává { $letters }.
event-companion-placed = { $who } staví společníka { FORM($place, case: "to") }.
    .part = staví společníka { FORM($place, case: "to") }
event-companion-moved = { $who } přesouvá společníka { FORM($origin, case: "from") } { FORM($place, case: "to") }.
    .part = přesouvá společníka { FORM($origin, case: "from") } { FORM($place, case: "to") }
event-companion-taken = { $who } bere společníka ze společné zásoby.
    .part = bere společníka ze společné zásoby
event-companion-taken-back = { $who } bere společníka zpět { FORM($origin, case: "from") }.
    .part = bere společníka zpět { FORM($origin, case: "from") }
event-family-moved = { $who } přesouvá příbuzného { FORM($origin, case: "from") } { FORM($place, case: "to") }.
    .part = přesouvá příbuzného { FORM($origin, case: "from") } { FORM($place, case: "to") }
event-opened-tiles = { $who } otáčí tyto destičky kiosku: { $tiles }.
event-picked-tile = { $who } si vybírá destičku kiosku „{ $tile }“.
    .part = vybírá si destičku kiosku „{ $tile }“
event-took-last-tile = { $who } si bere poslední destičku kiosku „{ $tile }“.
    .part = bere si poslední destičku kiosku „{ $tile }“
event-used-tile = { $who } používá destičku kiosku „{ $tile }“.
event-declined-tile = { $who } nechává destičku kiosku „{ $tile }“ nevyužitou.
    .part = nechává destičku kiosku „{ $tile }“ nevyužitou
event-bid = { $who } nabízí { $lira ->
            [one] { $lira } liru
            [few] { $lira } liry
           *[other] { $lira } lir
        }.
    .part = nabízí { $lira ->
            [one] { $lira } liru
            [few] { $lira } liry
           *[other] { $lira } lir
        }
event-passed-bid = { $who } pasuje.
event-won-auction = { $who } vyhrává dražbu za { $lira ->
            [one] { $lira } liru
            [few] { $lira } liry
           *[other] { $lira } lir
        }.
    .part = vyhrává dražbu za { $lira ->
            [one] { $lira } liru
            [few] { $lira } liry
           *[other] { $lira } lir
        }
event-copied-card = { $who } kopíruje kartu „{ $card }“.
    .part = kopíruje kartu „{ $card }“
event-extra-turn = { $who } kupuje další tah.
    .part = kupuje další tah

# Odpovědi předem.
ahead-auction = **Cizí dražby** · { $answer ->
    [pass] Pasuji za tebe.
    [bid] Nabízím za tebe o 1 liru víc, než je nejvyšší příhoz, nejvýš { $lira ->
            [one] { $lira } liru
            [few] { $lira } liry
           *[other] { $lira } lir
        }. Výš už pasuji.
   *[ask] Pokaždé se zeptám.
}
ahead-auction-choice = { $answer ->
    [pass] Vždy pasovat
   *[bid] Přihazovat až do { $lira ->
            [one] { $lira } liry
            [few] { $lira } lir
           *[other] { $lira } lir
        }
}
ahead-kiosk = **Destičky kiosku, které otočí jiní** · { $answer ->
    [never] Vezmu za tebe kteroukoli, ale nepoužiju ji.
    [order] Vezmu první dostupnou z těchto: { $tiles }. Není-li žádná, zeptám se. Zeptám se i na to, jak ji použít.
   *[ask] Pokaždé se zeptám.
}
ahead-kiosk-never = Nikdy nepoužít
ahead-kiosk-choice = { $which ->
    [first] Nejdřív vzít: { $tile }
   *[next] Pak vzít: { $tile }
}
