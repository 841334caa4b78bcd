# Words that belong to no single component.

game-title = Istanbul
game-choice = { game-title }
place = { $number } { $name }
    .at = { FORM($name, case: "at") } ({ $number })
    .to = { FORM($name, case: "to") } ({ $number })
    .from = { FORM($name, case: "from") } ({ $number })
    .the = { FORM($name, case: "the") } ({ $number })
    .accusative = { FORM($name, case: "accusative") } ({ $number })

goods =
    { $count ->
        [one] 1 { FORM($good, case: "one") }
       *[other] { $count } { $good }
    }
counted =
    { $count ->
        [one] { $thing }
       *[other] { $thing } ×{ $count }
    }
    .quoted =
        { $count ->
            [one] „{ $thing }“
           *[other] „{ $thing }“ ×{ $count }
        }
any-goods =
    { $count ->
        [one] 1 beliebige Ware
       *[other] { $count } beliebige Waren
    }
lira = { $lira } Lira
dice = { $first } + { $second } = { $total }

tile-title = Moschee: { $tile }
tavern-title = Taverne: { $tile }
guild-card = Gilde { $number }: { $title }
kiosk-title = Kiosk { $number }: { $tile }
neutral-merchants =
    { $count ->
        [one] neutraler Kaufmann
       *[other] { $count } neutrale Kaufleute
    }
    .accusative =
        { $count ->
            [one] einen neutralen Kaufmann
           *[other] { $count } neutrale Kaufleute
        }
letters-delivered =
    { $count ->
        [one] 1 überbrachter Brief
       *[other] { $count } überbrachte Briefe
    }
    .accusative =
        { $count ->
            [one] 1 überbrachten Brief
           *[other] { $count } überbrachte Briefe
        }
letters-held =
    { $count ->
        [one] Brief an Ort { $places }
       *[other] Briefe an die Orte { $places }
    }
letters-to =
    { $count ->
        [one] Brief an Ort { $places }
       *[other] Briefe an die Orte { $places }
    }
    .accusative =
        { $count ->
            [one] den Brief an Ort { $places }
           *[other] die Briefe an die Orte { $places }
        }
letters-any =
    { $count ->
        [one] 1 nicht überbrachter Brief
       *[other] { $count } nicht überbrachte Briefe
    }
    .accusative =
        { $count ->
            [one] 1 nicht überbrachten Brief
           *[other] { $count } nicht überbrachte Briefe
        }


## What of a player can be corrected

field-lira = { $value } Lira
field-fabric = { $value } Tuch
field-spice = { $value ->
    [one] 1 Gewürz
   *[other] { $value } Gewürze
}
field-fruit = { $value } Obst
field-jewelry = { $value } Schmuck
field-rubies =
    { $value ->
        [one] 1 Rubin
       *[other] { $value } Rubine
    }
field-merchant = der Kaufmann { FORM($value, case: "at") }
