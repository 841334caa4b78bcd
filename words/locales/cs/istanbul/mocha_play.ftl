## Možnosti

label-guild = Zahrát { $card }
label-discard-guild = Odhodit kartu { $number } · { $title }
label-take = Vzít { FORM($wares, case: "accusative") }
label-take-nothing = Nevzít nic
label-guild-hall =
    Vzít { $coffee ->
        [one] { $coffee } kávu
        [few] { $coffee } kávy
       *[other] { $coffee } káv
    } a { $cards ->
        [one] { $cards } cechovní kartu
        [few] { $cards } cechovní karty
       *[other] { $cards } cechovních karet
    }
label-roast = { $coffee ->
            [one] { $coffee } káva
            [few] { $coffee } kávy
           *[other] { $coffee } káv
        } za { FORM($price, case: "accusative") }
label-barrier =
    { $coffee ->
        [0] Přesunout bariéru zdarma
        [one] Přesunout bariéru za { $coffee } kávu
        [few] Přesunout bariéru za { $coffee } kávy
       *[other] Přesunout bariéru za { $coffee } káv
    }
shortcut-barrier = bariéra mezi lokacemi { $between }
label-barrier-effect = využij lokaci vedle bariéry; přes ni pak projdeš jen ty
label-tavern-tile =
    { $coffee ->
        [0] { CAPITAL($tile) } · zdarma
        [one] { CAPITAL($tile) } · zaplatit { $coffee } kávu
        [few] { CAPITAL($tile) } · zaplatit { $coffee } kávy
       *[other] { CAPITAL($tile) } · zaplatit { $coffee } káv
    }
label-ruby-from = Rubín { FORM($place, case: "from") }
label-baksheesh = bakšiš, cena: { $coffee ->
            [one] { $coffee } káva
            [few] { $coffee } kávy
           *[other] { $coffee } káv
        } a { $goods }
label-buy-ruby-coffee = Koupit rubín za { $coffee ->
            [one] { $coffee } kávu
            [few] { $coffee } kávy
           *[other] { $coffee } káv
        }
label-enough-given = Víc už nedávat
label-jewelry-given =
    { $count ->
        [0] Nedat žádný šperk
        [one] Dát { $count } šperk
        [few] Dát { $count } šperky
       *[other] Dát { $count } šperků
    }
label-return-none = Nikoho nebrat s sebou
label-collect-neutral = Vyzvednout neutrálního pomocníka
label-leave-neutral = nechat neutrálního pomocníka

ask-roast-more = Pražit dál?
    .help = Platit můžeš lirami, zbožím nebo kartou, ale každým jen jednou.
ask-discard-guild = Odhoď cechovní kartu
    .help = Kteroukoli cechovní kartu z ruky, i novou.
ask-barrier-place = Kterou akci chceš?
    .help = Bariéra bude mezi zvolenou lokací a některou vedle ní. Projdeš přes ni pak jen ty. Karty, které dopraví přímo do lokace, nezastaví.
ask-barrier-beside = Kam přijde bariéra?
    .help = Bude mezi lokací, kterou využíváš, a tou, kterou tu zvolíš.
ask-tavern-again = Druhá akce Taverny?
ask-any-place = Akci které lokace provedeš?
ask-two-wares = Které zboží?
ask-different-goods = Které zboží?
    .help = Od každého nejvýš 1 kus.
ask-join-merchant = Kdo jde s tebou ke Kašně?
ask-six-goods-jewelry = Kolik šperků dáš?
ask-six-goods = Které zboží dáš?
ask-exchange-give = Co dáš?
    .help = Dávej po jednom. Co za to vezmeš, zvolíš potom.
ask-exchange-take = Co si vezmeš?
ask-gain-goods = Které zboží?
ask-coffee-trader = Zaplať obchodníkovi s kávou

guild-cards-not-now = Teď zahrát nejdou: { $cards }
guild-not-now = { $cards } ({ $reason })

group-guild = Cechovní karta místo běžného tahu
group-roast = Čím zaplatíš kávu?
group-tavern = V Taverně
group-give = Dát
group-different-goods = Které zboží?
group-discard-guild = Odhodit
group-barrier-place = Kde provést akci?
group-barrier-beside = Vedle
group-any-place = Kde provést akci?
group-six-goods-jewelry = Kolik šperků?
group-coffee-trader = Čím zaplatíš?

## Odmítnutí

refusal-needs-coffee = Stojí to { $coffee ->
            [one] { $coffee } kávu
            [few] { $coffee } kávy
           *[other] { $coffee } káv
        }{ $have ->
            [0] {""}, ale žádnou nemáš.
           *[other] ; máš { $have }.
        }
    .short = chybí { $short ->
            [one] { $short } káva
            [few] { $short } kávy
           *[other] { $short } káv
        }
refusal-needs-lira-or-good = Stojí to { $lira ->
            [one] { $lira } liru
            [few] { $lira } liry
           *[other] { $lira } lir
        } nebo zboží; máš { $have ->
            [one] { $have } liru
            [few] { $have } liry
           *[other] { $have } lir
        } a žádné zboží.
refusal-nothing-to-roast = Na kávu potřebuješ { $lira ->
            [one] { $lira } liru
            [few] { $lira } liry
           *[other] { $lira } lir
        }, zboží nebo kartu.
    .short = nemáš čím zaplatit kávu
refusal-nothing-to-exchange = Nemáš co vyměnit.
refusal-no-guild-cards-left = Cechovních karet už nezbývá dost.
    .short = zbývá jich málo
refusal-guild-card-not-in-hand = Cechovní kartu { $number } nemáš.
refusal-tavern-tile-owned = { CAPITAL(FORM($tile, case: "accusative")) } už máš.
refusal-tavern-stack-empty = { CAPITAL($tile) } už došla.
refusal-barrier-there = Tam už bariéra je.
refusal-not-beside = { $other } není vedle { FORM($place, case: "genitive") }.
refusal-only-after-roll = Tu kartu zahraj hned po hodu, protože mění hod.
refusal-not-among-jumps = Tvoje karta tě { FORM($place, case: "to") } nedostane.

## Co se stalo

event-gained-coffee = { $who } bere { $coffee ->
            [one] { $coffee } kávu
            [few] { $coffee } kávy
           *[other] { $coffee } káv
        }.
event-spent-coffee = { $who } platí { $coffee ->
            [one] { $coffee } kávu
            [few] { $coffee } kávy
           *[other] { $coffee } káv
        }.
event-drew-guild-cards =
    { $number ->
        [0] { $who } si nemá odkud líznout cechovní kartu.
        [one] { $who } si líže cechovní kartu.
        [few] { $who } si líže { $number } cechovní karty.
       *[other] { $who } si líže { $number } cechovních karet.
    }
    .part =
        { $number ->
            [0] nemá odkud líznout cechovní kartu
            [one] líže si cechovní kartu
            [few] líže si { $number } cechovní karty
           *[other] líže si { $number } cechovních karet
        }
event-drew-known-guild-cards =
    { $number ->
        [one] { $who } si líže cechovní kartu ({ $cards }).
        [few] { $who } si líže { $number } cechovní karty ({ $cards }).
       *[other] { $who } si líže { $number } cechovních karet ({ $cards }).
    }
    .part =
        { $number ->
            [one] líže si cechovní kartu ({ $cards })
            [few] líže si { $number } cechovní karty ({ $cards })
           *[other] líže si { $number } cechovních karet ({ $cards })
        }
event-discarded-guild-card = { $who } odhazuje cechovní kartu { $number }.
    .part = odhazuje cechovní kartu { $number }
event-played-guild-card = { $who } hraje cechovní kartu { $number } „{ $title }“.
    .part = hraje cechovní kartu { $number } „{ $title }“
event-guild-reshuffled =
    { $cards ->
        [1] Jediná odhozená cechovní karta je teď novým balíčkem.
        [one] Z { $cards } odhozené cechovní karty se zamíchal nový balíček.
       *[other] Z { $cards } odhozených cechovních karet se zamíchal nový balíček.
    }
event-barrier-moved = { $who } staví bariéru mezi { FORM($between, case: "accusative") }.
    .part = staví bariéru mezi { FORM($between, case: "accusative") }
event-took-tavern-tile = { $who } bere { FORM($tile, case: "accusative") }.
    .part = bere { FORM($tile, case: "accusative") }
event-baksheesh-turned = { $who } otáčí destičku bakšiše; teď chce { FORM($goods, case: "accusative") }.
event-became-caravan-master = { $who } se stává vůdcem karavany.
    .part = stává se vůdcem karavany
