# What a thing means for the reader, with the figures of their table.

## What something costs

example-price =
    { $unit ->
        [ruby-lira] Du hast { $have } Lira; der nächste Rubin kostet { $cost }, danach hast du { $left ->
            [0] keine Lira mehr
           *[other] noch { $left } Lira
        }.
        [ruby-coffee] Du hast { $have } Kaffee; der nächste Rubin kostet { $cost }, danach hast du { $left ->
            [0] keinen Kaffee mehr
           *[other] noch { $left } Kaffee
        }.
        [ruby-goods] Du hast { $have } Waren; der nächste Rubin kostet { $cost }, danach hast du { $left ->
            [0] keine Waren mehr
            [one] noch 1 Ware
           *[other] noch { $left } Waren
        }.
        [ruby-seals] Deine Briefe sind { $have } Siegel wert; der nächste Rubin kostet { $cost } Siegel.
        [seals] Deine Briefe sind { $have } Siegel wert; nötig sind { $cost } Siegel.
        [coffee] Du hast { $have } Kaffee; der Preis beträgt { $cost }, danach hast du { $left ->
            [0] keinen Kaffee mehr
           *[other] noch { $left } Kaffee
        }.
       *[lira] Du hast { $have } Lira; der Preis beträgt { $cost }, danach hast du { $left ->
            [0] keine Lira mehr
           *[other] noch { $left } Lira
        }.
    }
example-price-short =
    { $unit ->
        [ruby-lira] Du hast { $have ->
            [0] keine Lira
           *[other] { $have } Lira
        }; der nächste Rubin kostet { $cost }, also brauchst du noch { $short } Lira.
        [ruby-coffee] Du hast { $have ->
            [0] keinen Kaffee
           *[other] { $have } Kaffee
        }; der nächste Rubin kostet { $cost }, also brauchst du noch { $short } Kaffee.
        [ruby-goods] Du hast { $have ->
            [0] keine Waren
            [one] 1 Ware
           *[other] { $have } Waren
        }; der nächste Rubin kostet { $cost }, also brauchst du noch { $short ->
            [one] 1 Ware
           *[other] { $short } Waren
        }.
        [ruby-seals] { $have ->
            [0] Du hast keine Briefe
           *[other] Deine Briefe sind { $have } Siegel wert
        }; der nächste Rubin kostet { $cost } Siegel, also brauchst du noch { $short } Siegel.
        [seals] { $have ->
            [0] Du hast keine Briefe
           *[other] Deine Briefe sind { $have } Siegel wert
        }; nötig sind { $cost } Siegel, also brauchst du noch { $short } Siegel.
        [coffee] Du hast { $have ->
            [0] keinen Kaffee
           *[other] { $have } Kaffee
        }; der Preis beträgt { $cost }, also brauchst du noch { $short } Kaffee.
       *[lira] Du hast { $have ->
            [0] keine Lira
           *[other] { $have } Lira
        }; der Preis beträgt { $cost }, also brauchst du noch { $short } Lira.
    }
example-more-lira =
    { $have ->
        [0] Du hast keine Lira; danach hättest du { $after }.
       *[other] Du hast { $have } Lira; danach hättest du { $after }.
    }
example-more-coffee =
    { $have ->
        [0] Du hast keinen Kaffee; danach hättest du { $after }.
       *[other] Du hast { $have } Kaffee; danach hättest du { $after }.
    }
example-coffee =
    { $coffee ->
        [0] Du hast keinen Kaffee.
       *[other] Du hast { $coffee } Kaffee.
    }
example-lacking = Dafür brauchst du noch { FORM($goods, case: "accusative-listed") }.
example-lacks-nothing = Das kostet { FORM($goods, case: "accusative-listed") }, und du hast genug.
example-exchange =
    { $goods ->
        [0] Zum Tauschen hast du keine Waren
        [one] Zum Tauschen hast du 1 Ware
       *[other] Zum Tauschen hast du { $goods } Waren
    } und { $coffee ->
        [0] keinen Kaffee
       *[other] { $coffee } Kaffee
    }.
    .goods = Zum Tauschen hast du { $goods ->
            [0] keine Waren
            [one] 1 Ware
           *[other] { $goods } Waren
        }.

## Wheelbarrow and goods

example-room = Dein Handkarren hat Platz für { FORM($goods, case: "accusative-listed") }.
example-full = Dein Handkarren ist voll.
example-room-for =
    { $gain ->
        [0] Du hast { $have } { $good }, mehr fasst dein Handkarren nicht.
       *[other] { $have ->
            [0] Du hast { FORM($good, case: "none") }, aber Platz für { $room }.
            [one] Du hast 1 { FORM($good, case: "one") } und Platz für insgesamt { $room }.
           *[other] Du hast { $have } { $good } und Platz für insgesamt { $room }.
        }
    }
example-extensions =
    { $count ->
        [0] Dein Handkarren ist voll ausgebaut, mehr Karrenerweiterungen gehen nicht.
        [one] Deine nächste Karrenerweiterung ist die dritte und bringt auch einen Rubin.
       *[other] Du kannst noch { $count } Karrenerweiterungen anbauen; die letzte bringt auch einen Rubin.
    }
example-warehouse =
    { $gain ->
        [0] Du hast { $have } { $good }, mehr fasst dein Handkarren nicht; hier würdest du nichts bekommen.
       *[other] { $have ->
            [0] Du hast { FORM($good, case: "none") }; hier würdest du { $gain } bekommen.
            [one] Du hast 1 { FORM($good, case: "one") } und Platz für insgesamt { $room }; hier würdest du { $gain } bekommen.
           *[other] Du hast { $have } { $good } und Platz für insgesamt { $room }; hier würdest du { $gain } bekommen.
        }
    }
example-mail = Im Postamt gibt es jetzt { $goods } und { $lira } Lira, beim nächsten Mal { $others } und { $more } Lira.
example-lost = Für { FORM($goods, case: "accusative-listed") } hast du keinen Platz.
example-market = Der Markt kauft gerade { FORM($goods, case: "accusative-listed") }.
example-sell = Du kannst { FORM($goods, case: "accusative-listed") } für { $lira } Lira verkaufen.
example-sell-nothing = Von diesen Waren hast du keine.
example-any-goods =
    { $count ->
        [0] Du hast keine Waren zum Verkaufen.
        [one] Mit dieser Karte könntest du deine einzige Ware für { $lira } Lira verkaufen.
       *[other] Mit dieser Karte könntest du { $count } deiner Waren für { $lira } Lira verkaufen.
    }
example-palace = Der nächste Rubin kostet { FORM($price, case: "accusative-listed") }, und du hast genug.
example-palace-short = Der nächste Rubin kostet { FORM($price, case: "accusative-listed") }; du brauchst noch { FORM($missing, case: "accusative-listed") }.
example-twice-goods = Der erste Rubin kostet { $first } Waren, der zweite { $second }; du hast { $have ->
        [0] keine
        [one] 1 Ware
       *[other] { $have } Waren
    }.
example-twice-lira = Der erste Rubin kostet { $first } Lira, der zweite { $second }; du hast { $have ->
        [0] keine
       *[other] { $have } Lira
    }.
example-twice-coffee = Der erste Rubin kostet { $first } Kaffee, der zweite { $second }; du hast { $have ->
        [0] keinen
       *[other] { $have } Kaffee
    }.
example-roasting = Zum Bezahlen hast du { $lira ->
        [0] keine Lira
       *[other] { $lira } Lira
    }, { $goods ->
        [0] keine Waren
        [one] 1 Ware
       *[other] { $goods } Waren
    } und { $cards ->
        [0] keine Karten
        [one] 1 Karte
       *[other] { $cards } Karten
    }.

## Cards and letters

example-cards =
    { $count ->
        [0] Du hast keine Bonuskarten auf der Hand.
        [one] Du hast 1 Bonuskarte auf der Hand.
       *[other] Du hast { $count } Bonuskarten auf der Hand.
    }
example-guild-cards =
    Du hast { $coffee ->
        [0] keinen Kaffee
       *[other] { $coffee } Kaffee
    } und { $count ->
        [0] keine Gildenkarten
        [one] 1 Gildenkarte
       *[other] { $count } Gildenkarten
    } auf der Hand.
example-discard = Oben auf dem Ablagestapel: „{ $card }“.
example-no-discard = Der Ablagestapel ist leer.
example-copied = Mit dieser Karte würdest du gerade „{ $card }“ kopieren.
example-seals =
    { $count ->
        [0] Du hast keine Briefe.
        [one] Du hast 1 Brief im Wert von { $seals ->
            [one] 1 Siegel
           *[other] { $seals } Siegeln
        }.
       *[other] Du hast { $count } Briefe im Wert von { $seals } Siegeln.
    }
example-undelivered = Orte, an die du noch einen Brief überbringen kannst: { $places }.
example-letters-left =
    { $pile ->
        [0] Es sind keine Briefe mehr da.
        [one] Es ist noch 1 Brief da.
       *[other] Es sind noch { $pile } Briefe da.
    }
example-kiosk =
    { $left ->
        [0] Kein Plättchen liegt verdeckt; wer den Kiosk nutzt, deckt { $turned } auf.
        [one] 1 Plättchen liegt verdeckt; wer den Kiosk nutzt, deckt { $turned } auf.
       *[other] { $left } Plättchen liegen verdeckt; wer den Kiosk nutzt, deckt { $turned } auf.
    }
example-bid =
    { $lira ->
        [0] Du hast keine Lira zum Bieten.
       *[other] Zum Bieten hast du { $lira } Lira.
    }
example-society = Kaufst du dort jetzt einen Rubin, bekommst du auch { $lira } Lira.
example-extra-turn-bought = Du hast in dieser Runde schon einen Bonuszug gekauft.
example-rubies-coffee =
    { $rubies ->
        [one] Mit dieser Karte hättest du 1 Rubin und bekämst 1 Kaffee.
       *[other] Mit dieser Karte hättest du { $rubies } Rubine und bekämst { $rubies } Kaffee.
    }

## Dice

example-jewelry =
    { $room ->
        [0] { $rolls } von { $of } Würfen ergeben mindestens { $least }, aber du hast keinen Platz für Schmuck.
       *[other] { $rolls } von { $of } Würfen ergeben mindestens { $least }; du hast Platz für { $room } Schmuck.
    }
example-call = { $tile ->
    [yes] Mit deinem roten Plättchen gewinnst du bei etwa { $rolls } von { $of } Würfen, wenn du { $call } ansagst, und bei etwa { $few } mit { $high }.
   *[no] Sagst du { $call } an, gewinnst du bei { $rolls } von { $of } Würfen, mit { $high } nur bei { $few }.
}
example-call-doubled = Sagst du { $call } an, gewinnst du bei { $rolls } von { $of } Würfen { $won } Lira; sonst bekommst du { $lost }.
example-roll =
    { $kind ->
        [coffee] Waren gibt es bei { $goods } von { $of } Würfen, Kaffee bei { $middle }, Lira bei { $lira }.
       *[letter] Waren gibt es bei { $goods } von { $of } Würfen, einen Brief bei { $middle }, Lira bei { $lira }.
    }
example-six = Mit dieser Karte kommst du mindestens auf { $least }; das bringt auf dem Schwarzmarkt { $jewelry } Schmuck.
example-die = Nach dem Wurf hättest du { $least } bis { $most } Lira.

## Pieces and tiles

example-stack =
    { $count ->
        [0] Dein Kaufmann hat keine Gehilfen.
        [one] Dein Kaufmann hat 1 Gehilfen.
       *[other] Dein Kaufmann hat { $count } Gehilfen.
    }
example-out =
    { $count ->
        [0] Keiner deiner Gehilfen liegt auf dem Spielplan.
        [one] Einer deiner Gehilfen liegt auf dem Spielplan: { FORM($places, case: "at") }.
       *[other] { $count } deiner Gehilfen liegen auf dem Spielplan: { FORM($places, case: "at") }.
    }
example-stay = Du bist { FORM($place, case: "at") }, und mit dieser Karte würdest du dort bleiben.
example-far = Orte, die drei oder vier Orte weit weg sind: { $places }.
example-corners = Die Ecken sind { FORM($places, case: "the") }.
example-lines = Orte, die dein Kaufmann geradeaus erreicht: { $places }.
example-merchants = Andere Kaufleute stehen { FORM($places, case: "at") }.
example-others = Andere Kaufleute stehen { FORM($places, case: "at") }; du hast { $lira ->
        [0] keine Lira
       *[other] { $lira } Lira
    }.
example-neutral-merchants = Neutrale Kaufleute stehen { FORM($places, case: "at") }.
example-neutral-assistants =
    { $count ->
        [0] Auf dem Spielplan liegen gerade keine neutralen Gehilfen.
       *[other] Neutrale Gehilfen liegen jetzt { FORM($places, case: "at") }.
    }
example-to-fountain = Dein Kaufmann ist jetzt { FORM($place, case: "at") }.
example-family-here = Dein Familienmitglied ist auf der Polizeiwache, also kannst du es überallhin schicken.
example-family-away = Dein Familienmitglied ist { FORM($place, case: "at") }. Du kannst die Aktion hier erst nutzen, wenn jemand es gefangen oder eine Karte es zurückgeholt hat.
example-family-home = Dein Familienmitglied ist auf der Polizeiwache.
example-family-at = Dein Familienmitglied ist { FORM($place, case: "at") }.
example-family-stays = Dein Familienmitglied ist auf der Polizeiwache, also kannst du es mit dieser Karte nicht bewegen.
example-family-step = Dein Familienmitglied ist { FORM($place, case: "at") } und könnte mit dieser Karte { FORM($places, case: "to") } gehen.
example-companion-away = Du hast deinen Kompagnon noch nicht: Hole ihn am Brunnen.
example-companion-ready = Dein Kompagnon ist in deinem Vorrat, du kannst ihn also aufstellen.
example-companion-at = Dein Kompagnon ist { FORM($place, case: "at") }.
example-figure =
    { $name ->
        [governor] Der { $figure } ist { FORM($place, case: "at") } und verlangt { $cost } Lira oder eine Karte; du hast { $have ->
            [0] keine Lira
           *[other] { $have } Lira
        }.
        [courier] Der { $figure } ist { FORM($place, case: "at") } und verlangt { $cost } Lira oder einen Brief; du hast { $have ->
            [0] keine Lira
           *[other] { $have } Lira
        }.
       *[other] Der { $figure } ist { FORM($place, case: "at") } und verlangt { $cost } Lira oder eine Ware; du hast { $have ->
            [0] keine Lira
           *[other] { $have } Lira
        }.
    }
example-figure-free = Der { $figure } ist { FORM($place, case: "at") } und verlangt dank deines Plättchens nichts von dir.
example-figure-at = { $figure } { FORM($place, case: "at") }
example-figures = Wo die Figuren jetzt sind: { $figures }.
example-mosques =
    { $small ->
        [0] Du hast kein Plättchen der Kleinen Moschee
        [one] Du hast 1 Plättchen der Kleinen Moschee
       *[other] Du hast beide Plättchen der Kleinen Moschee
    } und { $great ->
        [0] keines der Großen Moschee
        [one] 1 der Großen Moschee
       *[other] beide der Großen Moschee
    }.
example-tile =
    { $short ->
        [0] Für { FORM($tile, case: "the") } brauchst du { $needed } { $good }, und du hast { $have }.
       *[other] Für { FORM($tile, case: "the") } brauchst du { $needed } { $good }; du hast { $have ->
            [0] { FORM($good, case: "none") }.
           *[other] { $have } und brauchst noch { $short }.
        }
    }
example-tile-owned = { CAPITAL(FORM($tile, case: "the")) } hast du schon.
example-tile-gone = Es ist kein { $tile } mehr da.
example-tavern-owned = Dieses Plättchen hast du schon.
example-tavern-gone = Von dieser Art sind keine Plättchen mehr da.
example-no-barrier = Die Barriere steht noch nicht auf dem Spielplan.
example-no-caravan = Noch ist niemand Karawanenführer.
example-rubies =
    { $have ->
        [0] { $most ->
            [0] Du hast noch keinen der { $needed } Rubine, mit denen die Partie endet, und auch sonst hat noch niemand einen.
           *[other] Du hast noch keinen der { $needed } Rubine, mit denen die Partie endet; niemand hat mehr als { $most }.
        }
       *[other] Du hast { $have } der { $needed } Rubine, mit denen die Partie endet; niemand hat mehr als { $most }.
    }
