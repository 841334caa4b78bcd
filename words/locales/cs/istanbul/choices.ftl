# Možnosti rozhodnutí, jak stojí na tlačítkách a v nabídkách.

label-place = { $place }
with-prospect = { $place } · { $prospect }
prospect-warehouse =
    { TRAIT($good, name: "mass") ->
        [ano] { $gain ->
            [0] { $good }: plno
           *[other] { $gain }× { $good }
        }
       *[ne] { $gain ->
            [0] { $good }: plno
            [one] { $good }
            [few] { $gain } { FORM($good, case: "few") }
           *[other] { $gain } { FORM($good, case: "many") }
        }
    }
tile-with-effect = { $tile } ({ $effect })
    .accusative = { FORM($tile, case: "accusative") } ({ $effect })
prospect-tile-ruby = { $tile } a rubín
prospect-sale = prodáš { $count ->
            [one] { $count } kus zboží
            [few] až { $count } kusy zboží
           *[other] až { $count } kusů zboží
        }: { $lira ->
            [one] { $lira } lira
            [few] { $lira } liry
           *[other] { $lira } lir
        }
prospect-sale-by-card = karta prodá cokoli

label-cut-short-assistant = konec tahu, když nevrátíš pomocníka
label-cut-short-no-assistant = konec tahu, nemáš pomocníka
label-cut-short-merchants = konec tahu, není čím zaplatit obchodníkům
label-afterwards = i tak: { $why }
label-leave-assistant = −1 pomocník
label-leave-all-the-same = 1 pomocník tam stejně zůstane
label-collect-assistant = +1 pomocník
label-collect-neutral-one = +1 neutrální pomocník
label-pay-seat = zaplatit { $lira ->
        [one] { $lira } liru
        [few] { $lira } liry
       *[other] { $lira } lir
    } hráči { $name }
    .included = včetně { $lira ->
        [one] { $lira } liry
        [few] { $lira } lir
       *[other] { $lira } lir
    } hráči { $name }
label-neutral-merchants =
    { $count ->
        [one] zaplatit { $lira ->
            [one] { $lira } liru
            [few] { $lira } liry
           *[other] { $lira } lir
        } neutrálnímu obchodníkovi
       *[other] zaplatit { $lira ->
            [one] { $lira } liru
            [few] { $lira } liry
           *[other] { $lira } lir
        } { $count } neutrálním obchodníkům
    }
    .included =
        { $count ->
            [one] včetně { $lira ->
                [one] { $lira } liry
                [few] { $lira } lir
               *[other] { $lira } lir
            } neutrálnímu obchodníkovi
           *[other] včetně { $lira ->
                [one] { $lira } liry
                [few] { $lira } lir
               *[other] { $lira } lir
            } { $count } neutrálním obchodníkům
        }
label-catch-here = chytit příbuzného ({ $name })
label-neutral-assistant = je tu neutrální pomocník
label-figures-here = je tu { $figures }

chance-tile = nová poptávka, nelze vzít zpět
chance-bids = přihazují ostatní, nelze vzít zpět
chance-picks = vybírají ostatní, nelze vzít zpět
chance-governor = guvernér půjde dál, nelze vzít zpět
chance-smuggler = pašerák půjde dál, nelze vzít zpět
chance-coffee-trader = obchodník s kávou půjde dál, nelze vzít zpět
chance-courier = kurýr půjde dál, nelze vzít zpět
chance-neutral = ten jde dál, nelze vzít zpět
chance-neutrals = ti jdou dál, nelze vzít zpět

label-leave = Nechat pomocníka
label-collect = Vyzvednout pomocníka
label-stop-assistant = Nikoho nenechat a ukončit tah
    .stays = Nevyzvednout ho a ukončit tah
label-stop-pay = Nikomu neplatit a ukončit tah
label-pay-all = Zaplatit zdejším obchodníkům
label-pay = Zaplatit { $lira ->
            [one] { $lira } liru
            [few] { $lira } liry
           *[other] { $lira } lir
        } ({ $who })
label-skip = Vynechat akci
label-enough = Už neopakovat
label-no-extra = Žádné zboží navíc
label-done = Už nehrát karty
label-last-round = { $text } · spustí poslední kolo

label-fill =
    { TRAIT($good, name: "mass") ->
        [ano] { $gain ->
            [0] Nevzít nic: { $good }, plno
           *[other] Vzít { $gain }× { $good }
        }
       *[ne] { $gain ->
            [0] Nevzít nic: { $good }, plno
            [one] Vzít { $gain } { FORM($good, case: "accusative") }
            [few] Vzít { $gain } { FORM($good, case: "few") }
           *[other] Vzít { $gain } { FORM($good, case: "many") }
        }
    }
label-extra = Přikoupit { TRAIT($good, name: "mass") ->
          [ano] 1×
         *[ne] 1
      } { FORM($good, case: "accusative") } za { $lira ->
          [one] { $lira } liru
          [few] { $lira } liry
         *[other] { $lira } lir
      }
label-take-good = Vzít { TRAIT($good, name: "mass") ->
        [ano] 1×
       *[ne] 1
    } { FORM($good, case: "accusative") }
label-no-room = nevejde se, propadne
label-roll-first = Nejdřív hodit, pak volit zboží
label-sell = { $goods } → { $lira ->
            [one] { $lira } lira
            [few] { $lira } liry
           *[other] { $lira } lir
        }
label-keep = { $goods ->
    [nic] nezbude nic
   *[other] zbude: { $goods }
}
label-any-count = { $count ->
            [one] { $count } kus
            [few] { $count } kusy
           *[other] { $count } kusů
        } libovolného zboží → { $lira ->
            [one] { $lira } lira
            [few] { $lira } liry
           *[other] { $lira } lir
        }
label-deliver = Odevzdat { FORM($goods, case: "accusative") }
label-tile = Vzít { FORM($tile, case: "accusative") } za { TRAIT($good, name: "mass") ->
        [ano] 1×
       *[ne] 1
    } { FORM($good, case: "accusative") }
label-buy-ruby = Koupit rubín za { $lira ->
            [one] { $lira } liru
            [few] { $lira } liry
           *[other] { $lira } lir
        }
label-buy-extension = Koupit rozšíření vozíku za { $lira ->
            [one] { $lira } liru
            [few] { $lira } liry
           *[other] { $lira } lir
        }
label-buy-last-extension = Třetí rozšíření vozíku za { $lira ->
            [one] { $lira } liru
            [few] { $lira } liry
           *[other] { $lira } lir
        }, k tomu rubín
label-room-after = pak se { $capacity ->
            [one] vejde { $capacity } kus
            [few] vejdou { $capacity } kusy
           *[other] vejde { $capacity } kusů
        } od každého druhu zboží
label-mail = Vyzvednout { FORM($goods, case: "accusative") } a { $lira ->
            [one] { $lira } liru
            [few] { $lira } liry
           *[other] { $lira } lir
        }
label-return-all =
    { $count ->
        [2] Oba pomocníci zpět
        [few] Všichni { $count } pomocníci zpět
       *[other] Všech { $count } pomocníků zpět
    }
label-return =
    { $count ->
        [one] { $places }: pomocník zpět
        [few] { $places }: { $count } pomocníci zpět
       *[other] { $places }: { $count } pomocníků zpět
    }
label-call = Ohlásit { $number }
label-call-odds = { $tile ->
    [yes] { $lira ->
            [one] { $lira } lira
            [few] { $lira } liry
           *[other] { $lira } lir
        } (šance asi { $ways } z 36, s červenou destičkou)
   *[no] { $lira ->
            [one] { $lira } lira
            [few] { $lira } liry
           *[other] { $lira } lir
        } (šance { $ways } z 36)
}
label-keep-roll = Nechat hod
label-turn-die = Změnit { $was } na { $now }
label-turn-die-by-card = Změnit { $was } na { $now } kartou „{ $card }“
label-roll-brings = { $text }: { $gains }
label-reroll = Hodit oběma znovu
label-deck =
    { $count ->
        [one] Líznout 1 kartu z balíčku
        [few] Líznout { $count } karty
       *[other] Líznout { $count } karet
    }
label-deck-size =
    { $count ->
        [0] nejdřív se zamíchají odhozené
        [one] zbývá { $count } karta
        [few] zbývají { $count } karty
       *[other] zbývá { $count } karet
    }
label-discard-pile = Vzít „{ $card }“ (z odhozených)
label-discard-and-deck = Vzít „{ $card }“ a líznout kartu
label-discard = Odhodit „{ $card }“
given-card = „{ $card }“
label-catch = Chytit příbuzného ({ $name }): { $reward }
label-thing = { CAPITAL($thing) }
label-reward = Vzít { FORM($reward, case: "accusative") }
reward-lira = { $lira ->
            [one] { $lira } lira
            [few] { $lira } liry
           *[other] { $lira } lir
        }
    .accusative = { lira.accusative }
reward-card = bonusová karta
    .accusative = bonusovou kartu
label-meet = Setkat se s { FORM($figure, case: "instrumental") }
label-good-for-lira = { CAPITAL($good) }: zaplatit { $lira ->
            [one] { $lira } liru
            [few] { $lira } liry
           *[other] { $lira } lir
        }
label-good-for-good = { CAPITAL($good) }: odevzdat { TRAIT($price, name: "mass") ->
        [ano] 1×
       *[ne] 1
    } { FORM($price, case: "accusative") }
label-good-for-itself = Vzít a vrátit { TRAIT($good, name: "mass") ->
        [ano] 1×
       *[ne] 1
    } { FORM($good, case: "accusative") }
label-pay-lira = Zaplatit { $lira ->
            [one] { $lira } liru
            [few] { $lira } liry
           *[other] { $lira } lir
        }
label-play = Zahrát „{ $card }“
label-copies = kopíruje kartu „{ $card }“
label-reach = užitečné pro lokaci { $places }
label-reach-many =
    { $count ->
        [one] užitečné pro { $count } další lokaci
        [few] užitečné pro { $count } další lokace
       *[other] užitečné pro { $count } dalších lokací
    }
label-recall = Pomocník zpět { FORM($place, case: "from") }: zaplatit { $lira ->
            [one] { $lira } liru
            [few] { $lira } liry
           *[other] { $lira } lir
        }

# Víc voleb jedním stiskem: co stojí a přinesou.
shortcut-for = { $price } → { $gains }
shortcut-pay = zaplatit { FORM($price, case: "accusative") }
shortcut-sell = prodat { FORM($goods, case: "accusative") }
shortcut-one = { TRAIT($good, name: "mass") ->
    [ano] 1×
   *[ne] 1
} { $good }
    .accusative = { TRAIT($good, name: "mass") ->
        [ano] 1×
       *[ne] 1
    } { FORM($good, case: "accusative") }
shortcut-jewelry = možná šperky
shortcut-family = Příbuzný → { $place }
shortcut-merchant-to = obchodník → { $place }
shortcut-call = { $number ->
            [one] { $number } lira
            [few] { $number } liry
           *[other] { $number } lir
        } při hodu { $number } a víc, jinak { $consolation }
shortcut-meet = setkat se s { FORM($figure, case: "instrumental") }
shortcut-not-met = bez { FORM($figures, case: "genitive") }
shortcut-left-undone = bez akce
shortcut-apart = { CAPITAL($what) } { FORM($place, case: "at") }
    .family = { CAPITAL($what) }: { $place }
shortcut-extra = ještě { TRAIT($good, name: "mass") ->
    [ano] 1×
   *[ne] 1
} { $good }
shortcut-no-extra = žádné zboží navíc
shortcut-lost = není místo na { FORM($goods, case: "accusative-listed") }
shortcut-catches =
    { $count ->
        [one] chytit příbuzného ({ $name })
       *[other] chytit { $count } příbuzné
    }
shortcut-caught = { $catch }: { $gains }
shortcut-catch-for = za chycení { $gain }
shortcut-ruby = rubín
shortcut-extension = místo na { $capacity ->
            [one] { $capacity } kus
            [few] { $capacity } kusy
           *[other] { $capacity } kusů
        } od každého druhu zboží
shortcut-back =
    { $count ->
        [one] pomocník zpět ({ $places })
        [few] { $count } pomocníci zpět ({ $places })
       *[other] { $count } pomocníků zpět ({ $places })
    }
shortcut-stay =
    { $count ->
        [one] jeden zůstane na plánu ({ $places })
        [few] { $count } zůstanou na plánu ({ $places })
       *[other] { $count } zůstane na plánu ({ $places })
    }
shortcut-opens = { $kind ->
    [smuggler] pak zvol zboží
    [extra-good] pak zvol zboží navíc
    [coffee-trader] pak zvol, čím zaplatíš
    [companion] pak zvol, co udělá společník
    [again] pak zvol, jestli akci opakovat
    [roast-more] pak zvol, jestli pražit dál
    [pay] pak tam proveď akci
   *[other] pak vybírej
}
shortcut-last-round = spustí poslední kolo
shortcut-companion = získáš společníka
    .back = společník zpět
shortcut-companion-placed = nejdřív postav společníka
shortcut-discard-pile = „{ $card }“ z odhozených
shortcut-play = zahrát { $card }
shortcut-discard = odhodit { $card }
shortcut-first-card = { $cards ->
            [one] { $cards } bonusová karta
            [few] { $cards } bonusové karty
           *[other] { $cards } bonusových karet
        } (první z balíčku), pak jednu odhodíš
shortcut-second-card = bonusová karta z balíčku, pak jednu odhodit
shortcut-delivers = doručí { $count ->
            [one] { $count } dopis
            [few] { $count } dopisy
           *[other] { $count } dopisů
        }
shortcut-delivers-of = doručí { $count ->
            [one] { $count } dopis
            [few] { $count } dopisy
           *[other] { $count } dopisů
        } hráče { $who }
