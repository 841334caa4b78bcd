game-title = Istanbul
    .genitive = Istanbulu
game-choice = { game-title }
place = { $number } { $name }
    .accusative = { FORM($name, case: "accusative") } ({ $number })
    .genitive = { FORM($name, case: "genitive") } ({ $number })
    .at = { FORM($name, case: "at") } ({ $number })
    .to = { FORM($name, case: "to") } ({ $number })
    .from = { FORM($name, case: "from") } ({ $number })

goods =
    { TRAIT($good, name: "mass") ->
        [ano] { $count ->
            [one] { $good }
           *[other] { $count }× { $good }
        }
       *[ne] { $count ->
            [one] { $good }
            [few] { $count } { FORM($good, case: "few") }
           *[other] { $count } { FORM($good, case: "many") }
        }
    }
    .accusative =
        { TRAIT($good, name: "mass") ->
            [ano] { $count ->
                [one] { $good }
               *[other] { $count }× { $good }
            }
           *[ne] { $count ->
                [one] { FORM($good, case: "accusative") }
                [few] { $count } { FORM($good, case: "few") }
               *[other] { $count } { FORM($good, case: "many") }
            }
        }
    .genitive =
        { TRAIT($good, name: "mass") ->
            [ano] { $count ->
                [one] { $good }
               *[other] { $count }× { $good }
            }
           *[ne] { $count ->
                [one] { FORM($good, case: "genitive") }
               *[other] { $count } { FORM($good, case: "many") }
            }
        }
counted =
    { $count ->
        [one] { $thing }
       *[other] { $count }× { $thing }
    }
any-goods =
    { $count ->
        [one] { $count } kus libovolného zboží
        [few] { $count } kusy libovolného zboží
       *[other] { $count } kusů libovolného zboží
    }
lira =
    { $lira ->
        [one] { $lira } lira
        [few] { $lira } liry
        [many] { $lira } liry
       *[other] { $lira } lir
    }
    .accusative =
        { $lira ->
            [one] { $lira } liru
            [few] { $lira } liry
            [many] { $lira } liry
           *[other] { $lira } lir
        }
    .genitive =
        { $lira ->
            [one] { $lira } liry
            [many] { $lira } liry
           *[other] { $lira } lir
        }
dice = { $first } + { $second } = { $total }

tile-title = Mešita: { $tile }
tavern-title = Taverna: { $tile }
guild-card = Cech { $number }: { $title }
kiosk-title = Kiosk { $number }: { $tile }
neutral-merchants =
    { $count ->
        [one] neutrální obchodník
        [few] { $count } neutrální obchodníci
       *[other] { $count } neutrálních obchodníků
    }
    .accusative =
        { $count ->
            [one] neutrálního obchodníka
            [few] { $count } neutrální obchodníky
           *[other] { $count } neutrálních obchodníků
        }
letters-delivered =
    { $count ->
        [one] doručený dopis
        [few] { $count } doručené dopisy
       *[other] { $count } doručených dopisů
    }
letters-held =
    { $count ->
        [one] dopis do lokace { $places }
       *[other] dopisy do lokací { $places }
    }
letters-to =
    { $count ->
        [one] dopis do lokace { $places }
       *[other] dopisy do lokací { $places }
    }
letters-any =
    { $count ->
        [one] nedoručený dopis
        [few] { $count } nedoručené dopisy
       *[other] { $count } nedoručených dopisů
    }


## Co se u hráče dá opravit

field-lira =
    { $value ->
        [one] { $value } lira
        [few] { $value } liry
       *[other] { $value } lir
    }
field-fabric =
    { $value ->
        [one] { $value } látka
        [few] { $value } látky
       *[other] { $value } látek
    }
field-spice = { $value }× koření
field-fruit = { $value }× ovoce
field-jewelry =
    { $value ->
        [one] { $value } šperk
        [few] { $value } šperky
       *[other] { $value } šperků
    }
field-rubies =
    { $value ->
        [one] { $value } rubín
        [few] { $value } rubíny
       *[other] { $value } rubínů
    }
field-merchant = obchodník { FORM($value, case: "at") }
