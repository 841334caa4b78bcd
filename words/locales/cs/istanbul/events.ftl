# Co se stalo, v přítomném čase, aby rod hráče nebyl znát. ".part" je přísudek bez podmětu.

event-moved = { $who } jde { FORM($origin, case: "from") } { FORM($place, case: "to") }.
event-left =
    { $neutral ->
        [yes] { $who } nechává { FORM($place, case: "at") } neutrálního pomocníka.
       *[no] { $who } nechává { FORM($place, case: "at") } pomocníka.
    }
event-collected =
    { $neutral ->
        [yes] { $who } vyzvedává { FORM($place, case: "at") } neutrálního pomocníka.
       *[no] { $who } vyzvedává { FORM($place, case: "at") } pomocníka.
    }
event-recalled =
    { $count ->
        [one] { $who } přivádí zpět pomocníka { FORM($places, case: "from") }.
        [2] { $who } přivádí zpět pomocníky { FORM($places, case: "from") }.
        [few] { $who } přivádí zpět { $count } pomocníky.
       *[other] { $who } přivádí zpět { $count } pomocníků.
    }
    .part =
        { $count ->
            [one] přivádí zpět pomocníka { FORM($places, case: "from") }
            [2] přivádí zpět pomocníky { FORM($places, case: "from") }
            [few] přivádí zpět { $count } pomocníky
           *[other] přivádí zpět { $count } pomocníků
        }
event-cut-short =
    { $why ->
        [merchants] { $who } neplatí ostatním obchodníkům, takže tah končí.
       *[assistant] { $who } nenechává ani nevyzvedává pomocníka, takže tah končí.
    }
    .part =
        { $why ->
            [merchants] obchodníkům neplatí, a tak přichází o akci
           *[assistant] nenechává tam ani nevyzvedává pomocníka, a tak přichází o akci
        }
event-paid-seat = { $who } platí { $lira ->
            [one] { $lira } liru
            [few] { $lira } liry
           *[other] { $lira } lir
        } hráči { $to }.
    .part = platí { $lira ->
            [one] { $lira } liru
            [few] { $lira } liry
           *[other] { $lira } lir
        } hráči { $to }
event-paid-neutral = { $who } platí { $count ->
        [one] neutrálnímu obchodníkovi
       *[other] { $count } neutrálním obchodníkům
    } { $lira ->
            [one] { $lira } liru
            [few] { $lira } liry
           *[other] { $lira } lir
        }.
    .part = platí { $count ->
        [one] neutrálnímu obchodníkovi
       *[other] { $count } neutrálním obchodníkům
    } { $lira ->
            [one] { $lira } liru
            [few] { $lira } liry
           *[other] { $lira } lir
        }
event-neutral-moved = Hod { $dice } posílá neutrálního obchodníka { FORM($origin, case: "from") } { FORM($place, case: "to") }.
event-left-undone = { $who } tam akci vynechává.
    .part = vynechává akci
event-acted =
    { $by ->
        [family] { $who } využívá { FORM($place, case: "accusative") } pomocí příbuzného.
        [card] { $who } využívá { FORM($place, case: "accusative") } znovu.
        [companion] { $who } využívá { FORM($place, case: "accusative") } pomocí společníka.
       *[merchant] { $who } využívá { FORM($place, case: "accusative") }.
    }
    .part = využívá { FORM($place, case: "accusative") }
event-rolled = { $who } hází { $dice }.
    .part = hází { $dice }
event-die-set = { $who } mění { $was } na { $now }.
    .part = mění { $was } na { $now }
event-announced = { $who } ohlašuje { $number }.
    .part = ohlašuje { $number }
event-gained-lira = { $who } dostává { $lira ->
            [one] { $lira } liru
            [few] { $lira } liry
           *[other] { $lira } lir
        }.
event-spent-lira = { $who } platí { $lira ->
            [one] { $lira } liru
            [few] { $lira } liry
           *[other] { $lira } lir
        }.
event-gained-goods =
    { $lost ->
        [0] { $who } bere { FORM($goods, case: "accusative-listed") }.
        [few] { $who } bere { FORM($goods, case: "accusative-listed") } (nevejdou se { $unfit }).
       *[other] { $who } bere { FORM($goods, case: "accusative-listed") } (nevejde se { $unfit }).
    }
event-gained-no-goods =
    { $lost ->
        [0] { $who } nebere nic.
        [few] { $who } nebere nic (nevejdou se { $unfit }).
       *[other] { $who } nebere nic (nevejde se { $unfit }).
    }
goods-unfit = { $count ->
            [one] { $count } kus zboží
            [few] { $count } kusy zboží
           *[other] { $count } kusů zboží
        }
event-gave-goods = { $who } odevzdává { FORM($goods, case: "accusative-listed") }.
event-sold = { $who } prodává { FORM($goods, case: "accusative-listed") } za { $lira ->
            [one] { $lira } liru
            [few] { $lira } liry
           *[other] { $lira } lir
        }.
    .part = prodává { FORM($goods, case: "accusative-listed") } za { $lira ->
            [one] { $lira } liru
            [few] { $lira } liry
           *[other] { $lira } lir
        }
event-gained-ruby = { $who } bere rubín { FORM($place, case: "from") }.
    .part = bere rubín { FORM($place, case: "from") }
event-took-tile = { $who } bere { FORM($good, case: "accusative") }.
    .part = bere { FORM($good, case: "accusative") }
event-extended = { $who } rozšiřuje vozík: teď se do něj { $capacity ->
            [one] vejde { $capacity } kus
            [few] vejdou { $capacity } kusy
           *[other] vejde { $capacity } kusů
        } od každého druhu zboží.
    .part = rozšiřuje vozík na { $capacity ->
            [one] { $capacity } kus
            [few] { $capacity } kusy
           *[other] { $capacity } kusů
        } od každého druhu zboží
event-drew-cards =
    { $number ->
        [0] { $who } si nemá odkud líznout bonusovou kartu.
        [one] { $who } si líže bonusovou kartu.
        [few] { $who } si líže { $number } bonusové karty.
       *[other] { $who } si líže { $number } bonusových karet.
    }
    .part =
        { $number ->
            [0] nemá odkud líznout bonusovou kartu
            [one] líže si bonusovou kartu
            [few] líže si { $number } bonusové karty
           *[other] líže si { $number } bonusových karet
        }
event-drew-known-cards =
    { $number ->
        [one] { $who } si líže bonusovou kartu ({ $cards }).
        [few] { $who } si líže { $number } bonusové karty ({ $cards }).
       *[other] { $who } si líže { $number } bonusových karet ({ $cards }).
    }
    .part =
        { $number ->
            [one] líže si bonusovou kartu ({ $cards })
            [few] líže si { $number } bonusové karty ({ $cards })
           *[other] líže si { $number } bonusových karet ({ $cards })
        }
event-took-discard = { $who } bere kartu „{ $card }“ z odhazovacího balíčku.
    .part = bere kartu „{ $card }“ z odhazovacího balíčku
event-discarded = { $who } odhazuje kartu „{ $card }“.
    .part = odhazuje kartu „{ $card }“
event-played-card = { $who } hraje kartu „{ $card }“.
    .part = hraje kartu „{ $card }“
event-reshuffled =
    { $cards ->
        [1] Jediná odhozená bonusová karta je teď novým balíčkem.
        [one] Z { $cards } odhozené bonusové karty se zamíchal nový balíček.
       *[other] Z { $cards } odhozených bonusových karet se zamíchal nový balíček.
    }
event-mail-moved =
    { $down ->
        [0] { $who } vrací všechny ukazatele Pošty nahoru.
       *[other] { $who } posouvá ukazatel Pošty dolů.
    }
event-family-sent = { $who } posílá příbuzného { FORM($place, case: "to") }.
    .part = posílá příbuzného { FORM($place, case: "to") }
event-caught = { $who } chytá příbuzného ({ $victim }) a posílá ho zpět na Policejní stanici.
    .part = chytá příbuzného ({ $victim })
event-met = { $who } se setkává s { FORM($figure, case: "instrumental") }.
    .part = setkává se s { FORM($figure, case: "instrumental") }
event-figure-moved = Hod { $dice } posílá { FORM($figure, case: "accusative") } { FORM($place, case: "to") }.
event-turn-began = { $who } začíná tah { $turn } ({ $round }. kolo).
event-last-round = { $who } má dost rubínů: po tomto kole hra končí.
event-last-round-complete = { $who } má dost rubínů a kolo je u konce, takže hra končí.
event-game-ended =
    { $count ->
        [one] Vyhrává { $winners }.
       *[other] O výhru se dělí { $winners }.
    }
