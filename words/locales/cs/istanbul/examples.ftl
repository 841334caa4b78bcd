## Co kolik stojí

example-price =
    { $unit ->
        [ruby-lira] Máš { $have ->
            [one] { $have } liru
            [few] { $have } liry
           *[other] { $have } lir
        }; další rubín stojí { $cost } a { $left ->
            [0] nic ti nezbude
            [few] zbudou ti { $left }
           *[other] zbude ti { $left }
        }.
        [ruby-coffee] Máš { $have ->
            [one] { $have } kávu
            [few] { $have } kávy
           *[other] { $have } káv
        }; další rubín stojí { $cost } a { $left ->
            [0] nic ti nezbude
            [few] zbudou ti { $left }
           *[other] zbude ti { $left }
        }.
        [ruby-goods] Máš { $have ->
            [one] { $have } kus zboží
            [few] { $have } kusy zboží
           *[other] { $have } kusů zboží
        }; další rubín stojí { $cost } a { $left ->
            [0] nic ti nezbude
            [few] zbudou ti { $left }
           *[other] zbude ti { $left }
        }.
        [ruby-seals] Tvoje dopisy mají hodnotu { $have ->
            [one] { $have } pečeti
            [few] { $have } pečetí
           *[other] { $have } pečetí
        }; další rubín stojí { $cost }.
        [seals] Tvoje dopisy mají hodnotu { $have ->
            [one] { $have } pečeti
            [few] { $have } pečetí
           *[other] { $have } pečetí
        }; stojí to { $cost }.
        [coffee] Máš { $have ->
            [one] { $have } kávu
            [few] { $have } kávy
           *[other] { $have } káv
        }; stojí to { $cost } a { $left ->
            [0] nic ti nezbude
            [few] zbudou ti { $left }
           *[other] zbude ti { $left }
        }.
       *[lira] Máš { $have ->
            [one] { $have } liru
            [few] { $have } liry
           *[other] { $have } lir
        }; stojí to { $cost } a { $left ->
            [0] nic ti nezbude
            [few] zbudou ti { $left }
           *[other] zbude ti { $left }
        }.
    }
example-price-short =
    { $unit ->
        [ruby-lira] Máš { $have ->
            [one] { $have } liru
            [few] { $have } liry
           *[other] { $have } lir
        }; další rubín stojí { $cost }, takže ti chybí { $short }.
        [ruby-coffee] Máš { $have ->
            [one] { $have } kávu
            [few] { $have } kávy
           *[other] { $have } káv
        }; další rubín stojí { $cost }, takže ti chybí { $short }.
        [ruby-goods] Máš { $have ->
            [one] { $have } kus zboží
            [few] { $have } kusy zboží
           *[other] { $have } kusů zboží
        }; další rubín stojí { $cost }, takže ti chybí { $short }.
        [ruby-seals] Tvoje dopisy mají hodnotu { $have ->
            [one] { $have } pečeti
            [few] { $have } pečetí
           *[other] { $have } pečetí
        }; další rubín stojí { $cost }, takže ti chybí { $short }.
        [seals] Tvoje dopisy mají hodnotu { $have ->
            [one] { $have } pečeti
            [few] { $have } pečetí
           *[other] { $have } pečetí
        }; stojí to { $cost }, takže ti chybí { $short }.
        [coffee] Máš { $have ->
            [one] { $have } kávu
            [few] { $have } kávy
           *[other] { $have } káv
        }; stojí to { $cost }, takže ti chybí { $short }.
       *[lira] Máš { $have ->
            [one] { $have } liru
            [few] { $have } liry
           *[other] { $have } lir
        }; stojí to { $cost }, takže ti chybí { $short }.
    }
example-more-lira = Máš { $have ->
            [one] { $have } liru
            [few] { $have } liry
           *[other] { $have } lir
        }; pak jich budeš mít { $after }.
example-more-coffee = Máš { $have ->
            [one] { $have } kávu
            [few] { $have } kávy
           *[other] { $have } káv
        }; pak jich budeš mít { $after }.
example-coffee = Máš { $coffee ->
            [one] { $coffee } kávu
            [few] { $coffee } kávy
           *[other] { $coffee } káv
        }.
example-lacking = Ještě ti chybí { FORM($goods, case: "nominative-listed") }.
example-lacks-nothing = Stojí to { FORM($goods, case: "accusative-listed") }, a to máš.
example-exchange = Na výměnu máš { $goods ->
            [one] { $goods } kus zboží
            [few] { $goods } kusy zboží
           *[other] { $goods } kusů zboží
        } a { $coffee ->
            [one] { $coffee } kávu
            [few] { $coffee } kávy
           *[other] { $coffee } káv
        }.
    .goods = Na výměnu máš { $goods ->
            [one] { $goods } kus zboží
            [few] { $goods } kusy zboží
           *[other] { $goods } kusů zboží
        }.

## Vozík a zboží

example-room = Ve vozíku máš ještě místo na { FORM($goods, case: "accusative-listed") }.
example-full = Tvůj vozík je plný.
example-room-for =
    { $gain ->
        [0] Máš { TRAIT($good, name: "mass") ->
            [ano] { $have }× { $good }
           *[ne] { $have ->
                [one] { $have } { FORM($good, case: "accusative") }
                [few] { $have } { FORM($good, case: "few") }
               *[other] { $have } { FORM($good, case: "many") }
            }
        } a víc se ti do vozíku nevejde.
       *[other] { TRAIT($good, name: "mass") ->
            [ano] { $have ->
                [0] Nemáš žádné { $good }
               *[other] Máš { $have }× { $good }
            }
           *[ne] { $have ->
                [0] Nemáš žádné { FORM($good, case: "few") }
                [one] Máš { $have } { FORM($good, case: "accusative") }
                [few] Máš { $have } { FORM($good, case: "few") }
               *[other] Máš { $have } { FORM($good, case: "many") }
            }
        }, do vozíku se { $room ->
            [one] vejde { $room }
            [few] vejdou { $room }
           *[other] vejde { $room }
        }.
    }
example-extensions =
    { $count ->
        [0] Tvůj vozík je kompletní, další rozšíření přidat nemůžeš.
        [one] Příští rozšíření vozíku je tvoje třetí a přinese i rubín.
        [few] Můžeš přidat ještě { $count } rozšíření vozíku; poslední přinese i rubín.
       *[other] Můžeš přidat ještě { $count } rozšíření vozíku; poslední přinese i rubín.
    }
example-warehouse =
    { $gain ->
        [0] Máš { TRAIT($good, name: "mass") ->
            [ano] { $have }× { $good }
           *[ne] { $have ->
                [one] { $have } { FORM($good, case: "accusative") }
                [few] { $have } { FORM($good, case: "few") }
               *[other] { $have } { FORM($good, case: "many") }
            }
        } a víc se ti do vozíku nevejde: nic nedostaneš.
       *[other] { TRAIT($good, name: "mass") ->
            [ano] { $have ->
                [0] Nemáš žádné { $good }
               *[other] Máš { $have }× { $good }
            }
           *[ne] { $have ->
                [0] Nemáš žádné { FORM($good, case: "few") }
                [one] Máš { $have } { FORM($good, case: "accusative") }
                [few] Máš { $have } { FORM($good, case: "few") }
               *[other] Máš { $have } { FORM($good, case: "many") }
            }
        }, do vozíku se { $room ->
            [one] vejde { $room }
            [few] vejdou { $room }
           *[other] vejde { $room }
        }, takže dostaneš { $gain }.
    }
example-mail = Pošta teď dává { FORM($goods, case: "accusative") } a { $lira ->
            [one] { $lira } liru
            [few] { $lira } liry
           *[other] { $lira } lir
        }; příště { FORM($others, case: "accusative") } a { $more ->
            [one] { $more } liru
            [few] { $more } liry
           *[other] { $more } lir
        }.
example-lost = Nemáš místo na { FORM($goods, case: "accusative-listed") }.
example-market = Trh teď vykupuje { FORM($goods, case: "accusative-listed") }.
example-sell = Můžeš prodat { FORM($goods, case: "accusative-listed") } za { $lira ->
            [one] { $lira } liru
            [few] { $lira } liry
           *[other] { $lira } lir
        }.
example-sell-nothing = Nic z toho nemáš.
example-any-goods =
    { $count ->
        [0] Nemáš žádné zboží na prodej.
        [one] S touto kartou můžeš prodat svůj jediný kus zboží za { $lira ->
            [one] { $lira } liru
            [few] { $lira } liry
           *[other] { $lira } lir
        }.
        [few] S touto kartou můžeš prodat { $count } kusy svého zboží za { $lira ->
            [one] { $lira } liru
            [few] { $lira } liry
           *[other] { $lira } lir
        }.
       *[other] S touto kartou můžeš prodat { $count } kusů svého zboží za { $lira ->
            [one] { $lira } liru
            [few] { $lira } liry
           *[other] { $lira } lir
        }.
    }
example-palace = Další rubín stojí { FORM($price, case: "accusative-listed") }, a na to máš.
example-palace-short = Další rubín stojí { FORM($price, case: "accusative-listed") }; ještě ti chybí { FORM($missing, case: "nominative-listed") }.
example-twice-goods = První rubín stojí { $first ->
            [one] { $first } kus zboží
            [few] { $first } kusy zboží
           *[other] { $first } kusů zboží
        }, druhý { $second }{ $have ->
        [0] {""}, ale nemáš nic.
       *[other] ; máš { $have }.
    }
example-twice-lira = První rubín stojí { $first ->
            [one] { $first } liru
            [few] { $first } liry
           *[other] { $first } lir
        }, druhý { $second }{ $have ->
        [0] {""}, ale nemáš nic.
       *[other] ; máš { $have }.
    }
example-twice-coffee = První rubín stojí { $first ->
            [one] { $first } kávu
            [few] { $first } kávy
           *[other] { $first } káv
        }, druhý { $second }{ $have ->
        [0] {""}, ale nemáš nic.
       *[other] ; máš { $have }.
    }
example-roasting = K placení máš { $lira ->
            [one] { $lira } liru
            [few] { $lira } liry
           *[other] { $lira } lir
        }, { $goods ->
            [one] { $goods } kus zboží
            [few] { $goods } kusy zboží
           *[other] { $goods } kusů zboží
        } a { $cards ->
            [one] { $cards } kartu
            [few] { $cards } karty
           *[other] { $cards } karet
        }.

## Karty a dopisy

example-cards =
    { $count ->
        [0] Nemáš v ruce žádnou bonusovou kartu.
        [one] Máš v ruce { $count } bonusovou kartu.
        [few] Máš v ruce { $count } bonusové karty.
       *[other] Máš v ruce { $count } bonusových karet.
    }
example-guild-cards = Máš v ruce { $count ->
            [one] { $count } cechovní kartu
            [few] { $count } cechovní karty
           *[other] { $count } cechovních karet
        } a k tomu { $coffee ->
            [one] { $coffee } kávu
            [few] { $coffee } kávy
           *[other] { $coffee } káv
        }.
example-discard = Vrchní karta odhazovacího balíčku: „{ $card }“.
example-no-discard = Odhazovací balíček je prázdný.
example-copied = Teď by kopírovala „{ $card }“.
example-seals =
    { $count ->
        [0] Nemáš žádné dopisy.
        [one] Máš { $count } dopis v hodnotě { $seals ->
            [one] { $seals } pečeti
            [few] { $seals } pečetí
           *[other] { $seals } pečetí
        }.
        [few] Máš { $count } dopisy v hodnotě { $seals ->
            [one] { $seals } pečeti
            [few] { $seals } pečetí
           *[other] { $seals } pečetí
        }.
       *[other] Máš { $count } dopisů v hodnotě { $seals ->
            [one] { $seals } pečeti
            [few] { $seals } pečetí
           *[other] { $seals } pečetí
        }.
    }
example-undelivered = Dopisy, které ti zbývá doručit, patří sem: { $places }.
example-letters-left =
    { $pile ->
        [0] Žádné dopisy už nezbývají.
        [one] Zbývá { $pile } dopis.
        [few] Zbývají { $pile } dopisy.
       *[other] Zbývá { $pile } dopisů.
    }
example-kiosk =
    { $left ->
        [0] Žádná destička není rubem nahoru; Kiosk jich otočí { $turned }.
        [one] Rubem nahoru je { $left } destička; Kiosk jich otočí { $turned }.
        [few] Rubem nahoru jsou { $left } destičky; Kiosk jich otočí { $turned }.
       *[other] Rubem nahoru je { $left } destiček; Kiosk jich otočí { $turned }.
    }
example-bid = Na dražbu máš { $lira ->
            [one] { $lira } liru
            [few] { $lira } liry
           *[other] { $lira } lir
        }.
example-society = Když tam teď koupíš rubín, dostaneš i { $lira ->
            [one] { $lira } liru
            [few] { $lira } liry
           *[other] { $lira } lir
        }.
example-extra-turn-bought = Další tah už máš v tomto kole koupený.
example-rubies-coffee = S touto kartou budeš mít { $rubies ->
            [one] { $rubies } rubín
            [few] { $rubies } rubíny
           *[other] { $rubies } rubínů
        } a dostaneš { $rubies ->
            [one] { $rubies } kávu
            [few] { $rubies } kávy
           *[other] { $rubies } káv
        }.

## Kostky

example-jewelry =
    { $room ->
        [0] Šance na { $least } a víc je { $rolls } z { $of }, ale na šperky nemáš místo.
       *[other] Šance na { $least } a víc je { $rolls } z { $of }; místo máš na { $room ->
            [one] { $room } šperk
            [few] { $room } šperky
           *[other] { $room } šperků
        }.
    }
example-call = { $tile ->
    [yes] Když ohlásíš { $call }, máš s červenou destičkou šanci asi { $rolls } z { $of }, u { $high } asi { $few }.
   *[no] Když ohlásíš { $call }, máš šanci { $rolls } z { $of }, u { $high } jen { $few }.
}
example-call-doubled = Když ohlásíš { $call }, máš na { $won ->
            [one] { $won } liru
            [few] { $won } liry
           *[other] { $won } lir
        } šanci { $rolls } z { $of }; jinak dostaneš { $lost }.
example-roll =
    { $kind ->
        [coffee] Z { $of } možných hodů ti zboží přinese { $goods }, kávu { $middle } a liry { $lira }.
       *[letter] Z { $of } možných hodů ti zboží přinese { $goods }, dopis { $middle } a liry { $lira }.
    }
example-six = S touto kartou hodíš aspoň { $least }, takže na Černém trhu dostaneš { $jewelry ->
            [one] { $jewelry } šperk
            [few] { $jewelry } šperky
           *[other] { $jewelry } šperků
        }.
example-die = Po hodu budeš mít { $least } až { $most ->
            [one] { $most } liru
            [few] { $most } liry
           *[other] { $most } lir
        }.

## Figurky a destičky

example-stack =
    { $count ->
        [0] Tvůj obchodník nemá žádné pomocníky.
        [one] Tvůj obchodník má { $count } pomocníka.
        [few] Tvůj obchodník má { $count } pomocníky.
       *[other] Tvůj obchodník má { $count } pomocníků.
    }
example-out =
    { $count ->
        [0] Na plánu žádného pomocníka nemáš.
        [one] Na plánu máš { $count } pomocníka: { FORM($places, case: "at") }.
        [few] Na plánu máš { $count } pomocníky: { FORM($places, case: "at") }.
       *[other] Na plánu máš { $count } pomocníků: { FORM($places, case: "at") }.
    }
example-stay = Jsi { FORM($place, case: "at") } a s touto kartou tam zůstaneš.
example-far = Ve vzdálenosti 3 nebo 4 lokací: { $places }.
example-corners = Rohy jsou { $places }.
example-lines = Rovně od tvého obchodníka: { $places }.
example-merchants = Ostatní obchodníci stojí { FORM($places, case: "at") }.
example-others = Ostatní obchodníci stojí { FORM($places, case: "at") }; máš { $lira ->
            [one] { $lira } liru
            [few] { $lira } liry
           *[other] { $lira } lir
        }.
example-neutral-merchants = Neutrální obchodníci teď stojí { FORM($places, case: "at") }.
example-neutral-assistants =
    { $count ->
        [0] Na plánu teď žádní neutrální pomocníci nejsou.
        [1] Neutrální pomocník je teď { FORM($places, case: "at") }.
       *[other] Neutrální pomocníci jsou teď { FORM($places, case: "at") }.
    }
example-to-fountain = Tvůj obchodník je teď { FORM($place, case: "at") }.
example-family-here = Tvůj příbuzný je na Policejní stanici, takže ho můžeš poslat do kterékoli jiné lokace.
example-family-away = Tvůj příbuzný je { FORM($place, case: "at") }. Dokud ho někdo nechytí nebo ho nevrátí karta, tuto lokaci využít nemůžeš.
example-family-home = Tvůj příbuzný je na Policejní stanici.
example-family-at = Tvůj příbuzný je { FORM($place, case: "at") }.
example-family-stays = Tvůj příbuzný je na Policejní stanici, takže ho tato karta nepřesune.
example-family-step = Tvůj příbuzný je { FORM($place, case: "at") } a s touto kartou může jít { FORM($places, case: "to") }.
example-companion-away = Společníka zatím nemáš: získáš ho u Kašny.
example-companion-ready = Tvůj společník je v zásobě, takže ho můžeš postavit.
example-companion-at = Tvůj společník je { FORM($place, case: "at") }.
example-figure =
    { $name ->
        [governor] { CAPITAL($figure) } je { FORM($place, case: "at") } a chce { $cost ->
            [one] { $cost } liru
            [few] { $cost } liry
           *[other] { $cost } lir
        } nebo kartu; máš { $have ->
            [one] { $have } liru
            [few] { $have } liry
           *[other] { $have } lir
        }.
        [courier] { CAPITAL($figure) } je { FORM($place, case: "at") } a chce { $cost ->
            [one] { $cost } liru
            [few] { $cost } liry
           *[other] { $cost } lir
        } nebo dopis; máš { $have ->
            [one] { $have } liru
            [few] { $have } liry
           *[other] { $have } lir
        }.
       *[other] { CAPITAL($figure) } je { FORM($place, case: "at") } a chce { $cost ->
            [one] { $cost } liru
            [few] { $cost } liry
           *[other] { $cost } lir
        } nebo zboží; máš { $have ->
            [one] { $have } liru
            [few] { $have } liry
           *[other] { $have } lir
        }.
    }
example-figure-free = { CAPITAL($figure) } je { FORM($place, case: "at") } a díky destičce tě nic nestojí.
example-figure-at = { $figure } { FORM($place, case: "at") }
example-figures = Kde jsou teď postavy: { $figures }.
example-mosques = Z Malé mešity máš { $small } ze 2 destiček, z Velké mešity { $great } ze 2.
example-tile =
    { $short ->
        [0] Na { FORM($tile, case: "accusative") } potřebuješ { TRAIT($good, name: "mass") ->
            [ano] { $needed }× { $good }
           *[ne] { $needed ->
                [one] { $needed } { FORM($good, case: "accusative") }
                [few] { $needed } { FORM($good, case: "few") }
               *[other] { $needed } { FORM($good, case: "many") }
            }
        } a máš { $have }.
       *[other] Na { FORM($tile, case: "accusative") } potřebuješ { TRAIT($good, name: "mass") ->
            [ano] { $needed }× { $good }
           *[ne] { $needed ->
                [one] { $needed } { FORM($good, case: "accusative") }
                [few] { $needed } { FORM($good, case: "few") }
               *[other] { $needed } { FORM($good, case: "many") }
            }
        }; ještě ti chybí { $short }.
    }
example-tile-owned = { CAPITAL(FORM($tile, case: "accusative")) } už máš.
example-tile-gone = { CAPITAL($tile) } už došla.
example-tavern-owned = Tuto destičku už máš.
example-tavern-gone = Destičky tohoto druhu už došly.
example-no-barrier = Bariéra ještě na plánu není.
example-no-caravan = Vůdcem karavany zatím nikdo není.
example-rubies = { $have ->
    [0] Zatím nemáš žádný
   *[other] Máš { $have }
} z { $needed ->
            [one] { $needed } rubínu potřebného
            [few] { $needed } rubínů potřebných
           *[other] { $needed } rubínů potřebných
        } k ukončení hry; { $most ->
            [0] ostatní taky ne
           *[other] nikdo nemá víc než { $most }
        }.
