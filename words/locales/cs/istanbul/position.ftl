alt-turn = Kolo { $round }, tah { $turn }: na tahu je { $name }.
alt-last-round = Poslední kolo, tah { $turn }: na tahu je { $name }.
alt-over =
    { $turn ->
        [one] Hra skončila po { $turn } tahu.
       *[other] Hra skončila po { $turn } tazích.
    }
alt-end = Hraje se do { $rubies ->
            [one] { $rubies } rubínu
           *[other] { $rubies } rubínů
        }.
alt-own = U tebe: { $told }.
alt-grid = Lokace po řadách: { $rows }.
alt-seat = { $name }: { $told }.
alt-merchant =
    { $count ->
        [0] obchodník v lokaci { $place } bez pomocníků
        [one] obchodník v lokaci { $place } s { $count } pomocníkem
        [few] obchodník v lokaci { $place } se { $count } pomocníky
       *[other] obchodník v lokaci { $place } s { $count } pomocníky
    }
alt-out = pomocníci na plánu: lokace { $places }
alt-companion = společník v lokaci { $place }
alt-family = příbuzný v lokaci { $place }
alt-at = { $name } v lokaci { $place }
alt-figures = { CAPITAL($where) }.
alt-neutral-merchants = Neutrální obchodníci: lokace { $places }.
alt-neutral-assistants = Neutrální pomocníci na plánu: lokace { $places }.
alt-reach = Kam může { $name } { FORM($place, case: "from") }.
alt-near = { $place }: { $told }.
alt-near-free = { $place }: zdarma.
alt-pay = zaplatit { $lira ->
            [one] { $lira } liru
            [few] { $lira } liry
           *[other] { $lira } lir
        }
alt-far =
    { $steps ->
        [one] { $steps } krok: { $places }.
        [few] { $steps } kroky: { $places }.
       *[other] { $steps } kroků: { $places }.
    }
button-carts = Vozíky
button-reach = Dosah
reach-note = Světlé lokace jsou v dosahu na začátku tahu; jejich značky ukazují, zda tam necháš nebo vyzvedneš pomocníka a kolik zaplatíš. Číslo na tmavé lokaci říká, kolik je k ní kroků.
alt-discard = Vrchní karta odhazovacího balíčku: „{ $card }“.

seat-no-goods = žádné zboží
seat-room = místo na { $room ->
            [one] { $room } kus
            [few] { $room } kusy
           *[other] { $room } kusů
        } od každého druhu zboží
seat-assistants =
    { $count ->
        [0] žádný pomocník u obchodníka
        [one] { $count } pomocník u obchodníka
        [few] { $count } pomocníci u obchodníka
       *[other] { $count } pomocníků u obchodníka
    }
seat-reserve =
    { $count ->
        [one] { $count } pomocník v zásobě
        [few] { $count } pomocníci v zásobě
       *[other] { $count } pomocníků v zásobě
    }
seat-neutral =
    { $count ->
        [one] { $places }. pomocník odspodu je neutrální
       *[other] neutrální pomocníci odspodu: { $places }
    }
seat-tiles =
    { $count ->
        [one] { $colours } destička mešity
        [4] všechny čtyři destičky mešit
       *[other] destičky mešit: { $colours }
    }
seat-cards = { $count ->
            [one] { $count } bonusová karta
            [few] { $count } bonusové karty
           *[other] { $count } bonusových karet
        }
seat-guild-cards = { $count ->
            [one] { $count } cechovní karta
            [few] { $count } cechovní karty
           *[other] { $count } cechovních karet
        }
seat-seals = { $count ->
            [one] { $count } pečeť
            [few] { $count } pečeti
           *[other] { $count } pečetí
        }
seat-companion = společník v zásobě
seat-extra-turn = koupený tah navíc

## Pozice jako text

state-hand = Tvoje bonusové karty: { $cards }.
state-seat = **{ $name }**: { $has }.
state-merchant =
    { $count ->
        [0] Obchodník { FORM($place, case: "at") } bez pomocníků.
        [one] Obchodník { FORM($place, case: "at") } s { $count } pomocníkem.
        [few] Obchodník { FORM($place, case: "at") } se { $count } pomocníky.
       *[other] Obchodník { FORM($place, case: "at") } s { $count } pomocníky.
    }
state-out = Pomocníci na plánu: { $places }.
state-family = Příbuzný { FORM($place, case: "at") }.
state-companion = Společník { FORM($place, case: "at") }.
state-guild-hand = Tvoje cechovní karty: { $cards }.
state-board = **Herní plán**, { $rows } × { $columns ->
            [few] { $columns } lokace
           *[other] { $columns } lokací
        }, od levého horního rohu:
state-place = { $place }.
state-here = Tady: { $who }.
state-merchant-here = obchodník ({ $name })
state-family-here = příbuzný ({ $name })
state-assistants-here = { $count ->
            [one] { $count } pomocník
            [few] { $count } pomocníci
           *[other] { $count } pomocníků
        } ({ $name })
state-companion-here = společník ({ $name })
state-neutral-here = { $count ->
            [one] { $count } neutrální pomocník
            [few] { $count } neutrální pomocníci
           *[other] { $count } neutrálních pomocníků
        }
state-tavern =
    { $line ->
        [0] { $place }: žádná destička přímé cesty
       *[other] { $place }: destička přímé cesty za { $line ->
            [one] { $line } kávu
            [few] { $line } kávy
           *[other] { $line } káv
        }
    }, { $free ->
        [0] žádná destička se setkáními zdarma
       *[other] destička se setkáními zdarma za { $free ->
            [one] { $free } kávu
            [few] { $free } kávy
           *[other] { $free } káv
        }
    }; bakšiš stojí { FORM($goods, case: "accusative-listed") }.
state-embassy =
    { $pile ->
        [0] { $place }: v hromádce nejsou žádné dopisy.
        [one] { $place }: v hromádce je { $pile } dopis.
        [few] { $place }: v hromádce jsou { $pile } dopisy.
       *[other] { $place }: v hromádce je { $pile } dopisů.
    }
state-society =
    { $count ->
        [0] { $place }: zatím nevyužitý.
        [one] { $place }: rubín odtud už má { $seats }.
       *[other] { $place }: rubín odtud už mají { $seats }.
    }
state-kiosk =
    { $left ->
        [0] { $place }: žádná destička rubem nahoru.
        [one] { $place }: { $left } destička rubem nahoru.
        [few] { $place }: { $left } destičky rubem nahoru.
       *[other] { $place }: { $left } destiček rubem nahoru.
    }
state-kiosk-open = Odkryté: { $tiles }.
state-auction = { $place }: { $name } nabízí { $lira ->
            [one] { $lira } liru
            [few] { $lira } liry
           *[other] { $lira } lir
        }.
state-barrier = Bariéra stojí mezi lokacemi { $a } a { $b }; projde přes ni jen { $name }.
state-guild-deck = Cechovní karty v balíčku: { $deck }; { $discard ->
    [nic] nic není odhozené
   *[other] odhozené, shora: { $discard }
}.
state-letters-used = Odhozené dopisy podle lokací: { $places }.
state-kiosk-used = Použité destičky kiosku: { $tiles }.
state-caravan = Vůdce karavany: { $name }.
state-market = { $place } vykupuje { FORM($goods, case: "accusative-listed") }.
state-mail = { $place } dává { FORM($goods, case: "accusative") } a { $lira ->
            [one] { $lira } liru
            [few] { $lira } liry
           *[other] { $lira } lir
        }.
state-wainwright =
    { $extensions ->
        [0] { $place }: rozšíření vozíku už nejsou.
        [one] { $place }: zbývá { $extensions } rozšíření vozíku.
        [few] { $place }: zbývají { $extensions } rozšíření vozíku.
       *[other] { $place }: zbývá { $extensions } rozšíření vozíku.
    }
state-ruby = { $place }: rubín za { FORM($price, case: "accusative-listed") }.
state-mosque = { $place }: destička, pokud máš { FORM($goods, case: "accusative-listed") }; odevzdáš jen 1.
state-no-tiles = { $place }: destičky už nejsou.
state-rubies =
    { $count ->
        [0] Rubíny už nejsou.
        [one] Zbývá { $count } rubín.
        [few] Zbývají { $count } rubíny.
       *[other] Zbývá { $count } rubínů.
    }
state-tiles = Zbývající destičky mešit podle potřebného zboží: { $stacks }.
state-stack = { $colour } { $tiles }
state-deck = Bonusové karty v balíčku: { $deck }; { $discard ->
    [nic] odhazovací balíček je prázdný
   *[other] odhazovací balíček, shora: { $discard }
}.
