refusal-needs-lira = Stojí to { $lira ->
            [one] { $lira } liru
            [few] { $lira } liry
           *[other] { $lira } lir
        }{ $have ->
            [0] {""}, ale žádnou nemáš.
           *[other] ; máš { $have }.
        }
    .short = chybí { $short ->
            [one] { $short } lira
            [few] { $short } liry
           *[other] { $short } lir
        }
refusal-goods-short = Chybí ti { $short ->
            [one] { $short } kus zboží
            [few] { $short } kusy zboží
           *[other] { $short } kusů zboží
        }.
    .short = na rubín chybí { $short ->
            [one] { $short } kus zboží
            [few] { $short } kusy zboží
           *[other] { $short } kusů zboží
        }
    .guild = chybí { $short ->
            [one] { $short } kus zboží
            [few] { $short } kusy zboží
           *[other] { $short } kusů zboží
        }
refusal-action-skipped = Tato akce je v tomto tahu už vynechaná.
refusal-assistant-lies-here = { CAPITAL(FORM($place, case: "at")) } už tvůj pomocník je; vyzvedni ho.
refusal-call-3-to-12 = Ohlas číslo od 3 do 12.
refusal-card-not-in-hand = Tuto kartu nemáš: { $card }.
refusal-catch-first = Je tu cizí příbuzný: nejdřív ho pošli zpět.
refusal-family-at-police = Tvůj příbuzný už na Policejní stanici je.
refusal-no-such-player = Tuto barvu ve hře nikdo nemá: { $colour }.
refusal-own-family = Vlastního příbuzného chytit nejde.
refusal-family-elsewhere = Příbuzný ({ $colour }) je { FORM($place, case: "at") }, ne tady.
refusal-family-safe = Příbuzný ({ $colour }) je na Policejní stanici a tam ho chytit nejde.
refusal-family-not-here = Tvůj příbuzný tu není, je { FORM($place, case: "at") }.
    .short = není koho poslat, příbuzný je { FORM($place, case: "at") }
refusal-met-already = Setkání s { FORM($figure, case: "instrumental") } už máš v tomto tahu za sebou.
refusal-move-first = Nejdřív se přesuň: zvol lokaci, nebo napiš její číslo.
refusal-movement-replaced = Tvůj přesun už změnila jiná karta.
    .short = přesun už mění jiná karta
refusal-must-move = { CAPITAL(FORM($place, case: "at")) } už jsi; přesuň se o { $nearest } nebo { $farthest } lokace.
refusal-needs-goods = Na tu destičku potřebuješ { TRAIT($good, name: "mass") ->
            [ano] { $needed }× { $good }
           *[ne] { $needed ->
                [one] { $needed } { FORM($good, case: "accusative") }
                [few] { $needed } { FORM($good, case: "few") }
               *[other] { $needed } { FORM($good, case: "many") }
            }
        }{ $have ->
            [0] {""}, ale nemáš ani kus.
           *[other] ; máš { $have }.
        }
    .short = na { FORM($tile, case: "accusative") } chybí { TRAIT($good, name: "mass") ->
            [ano] { $short }× { $good }
           *[ne] { $short ->
                [one] { $short } { $good }
                [few] { $short } { FORM($good, case: "few") }
               *[other] { $short } { FORM($good, case: "many") }
            }
        }
refusal-needs-yellow-tile = Na to potřebuješ žlutou destičku mešity.
refusal-no-assistant-out = Všechny pomocníky máš u sebe.
    .short = všichni pomocníci jsou u tebe
refusal-no-assistant-there = { CAPITAL(FORM($place, case: "at")) } žádného pomocníka nemáš.
refusal-no-assistant-left = Nemáš tu koho nechat; přiveď si pomocníky zpět u Kašny.
refusal-no-neutral-assistant-there = { CAPITAL(FORM($place, case: "at")) } žádný neutrální pomocník není.
refusal-no-cards-left = Bonusové karty došly.
    .short = bonusové karty došly
refusal-not-during-action = Nejdřív dokonči akci.
refusal-no-room = Do tvého vozíku se { $room ->
            [one] vejde jen { $room } kus
            [few] vejdou jen { $room } kusy
           *[other] vejde jen { $room } kusů
        } od každého druhu zboží.
refusal-not-from-here = Vyber pomocníka, který není { FORM($place, case: "at") }.
refusal-not-here = { CAPITAL($figure) } tu není.
refusal-no-goods = Nemáš žádné zboží na prodej.
    .short = žádné zboží na prodej
refusal-nothing-wanted = Trh nic z tvého zboží nechce.
    .short = tvoje zboží tu nechtějí
refusal-once-a-turn = Žlutou destičku můžeš použít jen jednou za tah.
refusal-only-before-moving = Ta karta nahrazuje přesun: zahraj ji před ním.
refusal-only-encounters-left = Na akci je pozdě; zbývají už jen setkání.
refusal-only-goods-or-lira-now = Teď můžeš hrát jen karty, které dávají zboží nebo liry.
refusal-only-while-moving = Tu kartu zahraj před přesunem, nebo po příchodu, než pomocníka necháš či vyzvedneš.
refusal-only-with-place = Tu kartu zahraješ, jen když využíváš { FORM($place, case: "accusative") }.
refusal-stack-empty = Destičky za { FORM($good, case: "accusative") } došly.
    .short = tyto destičky došly
refusal-both-tiles-owned = Obě destičky této mešity už máš.
    .short = obě destičky už máš
refusal-tile-owned = Destičku za { FORM($good, case: "accusative") } už máš.
    .short = tuto destičku už máš
refusal-too-far =
    { $distance ->
        [one] { CAPITAL(FORM($place, case: "to")) } je to { $distance } krok; přesunout se můžeš o { $nearest } nebo { $farthest } (s kartou o 3 nebo 4).
        [few] { CAPITAL(FORM($place, case: "to")) } jsou to { $distance } kroky; přesunout se můžeš o { $nearest } nebo { $farthest } (s kartou o 3 nebo 4).
       *[other] { CAPITAL(FORM($place, case: "to")) } je to { $distance } kroků; přesunout se můžeš o { $nearest } nebo { $farthest } (s kartou o 3 nebo 4).
    }
refusal-too-far-for-card =
    { $distance ->
        [one] { CAPITAL(FORM($place, case: "to")) } je to { $distance } krok; s touto kartou se přesuneš jen o { $nearest } nebo { $farthest }.
        [few] { CAPITAL(FORM($place, case: "to")) } jsou to { $distance } kroky; s touto kartou se přesuneš jen o { $nearest } nebo { $farthest }.
       *[other] { CAPITAL(FORM($place, case: "to")) } je to { $distance } kroků; s touto kartou se přesuneš jen o { $nearest } nebo { $farthest }.
    }
refusal-too-far-for-companion = { CAPITAL(FORM($place, case: "to")) } { $distance ->
        [one] je to { $distance } krok
        [few] jsou to { $distance } kroky
       *[other] je to { $distance } kroků
    }; společník se přesune jen o { $farthest ->
        [one] { $farthest } lokaci
        [few] { $farthest } lokace
       *[other] { $farthest } lokací
    }.
refusal-too-far-to-stay = { CAPITAL(FORM($place, case: "to")) } { $distance ->
        [one] je to { $distance } krok
        [few] jsou to { $distance } kroky
       *[other] je to { $distance } kroků
    }; s touto kartou zůstáváš na místě.
refusal-too-near-for-companion = { CAPITAL(FORM($place, case: "to")) } je to moc blízko; společník se musí přesunout o { $farthest ->
        [one] { $farthest } lokaci
        [few] { $farthest } lokace
       *[other] { $farthest } lokací
    }.
refusal-must-move-companion = { CAPITAL(FORM($place, case: "at")) } už tvůj společník je.
refusal-too-near = { CAPITAL(FORM($place, case: "to")) } { $distance ->
        [one] je to jen { $distance } krok
        [few] jsou to jen { $distance } kroky
       *[other] je to jen { $distance } kroků
    }; s touto kartou se musíš přesunout o { $nearest } nebo { $farthest }.
refusal-turn-over = Tvůj tah je u konce: stiskni *{ label-end }*.
refusal-unknown-card = Žádná bonusová karta se nejmenuje „{ $card }“.
refusal-unknown-place = Žádná lokace se tu nejmenuje „{ $place }“.
refusal-wheelbarrow-complete = Tvůj vozík je kompletní.
    .short = tvůj vozík je kompletní
