# Palabras que no son de un solo componente.

game-title = Istanbul
game-choice = { game-title } (Estambul)
place = { $number } { $name }
    .definite = { FORM($name, case: "definite") } ({ $number })
    .to = { FORM($name, case: "to") } ({ $number })
    .of = { FORM($name, case: "of") } ({ $number })

goods =
    { $count ->
        [one] 1 { FORM($good, case: "singular") }
       *[other] { $count } { FORM($good, case: "plural") }
    }
    .number =
        { $count ->
            [one] uno
           *[other] varios
        }
counted =
    { $count ->
        [one] { $thing }
       *[other] { $thing } ×{ $count }
    }
any-goods =
    { $count ->
        [one] 1 mercancía a elegir
       *[other] { $count } mercancías a elegir
    }
lira =
    { $lira ->
        [one] 1 lira
       *[other] { $lira } liras
    }
dice = { $first } + { $second } = { $total }

tile-title = Mezquita: { $tile }
tavern-title = Taberna: { $tile }
guild-card = Gremio { $number }: { $title }
kiosk-title = Quiosco { $number }: { $tile }
neutral-merchants =
    { $count ->
        [one] un mercader neutral
       *[other] { $count } mercaderes neutrales
    }
letters-delivered =
    { $count ->
        [one] una misiva entregada
       *[other] { $count } misivas entregadas
    }
letters-held =
    { $count ->
        [one] misiva para { $places }
       *[other] misivas para { $places }
    }
letters-to =
    { $count ->
        [one] la misiva para { $places }
       *[other] misivas para { $places }
    }
letters-any =
    { $count ->
        [one] una misiva sin entregar
       *[other] { $count } misivas sin entregar
    }


## Lo que se puede corregir de un jugador

field-lira =
    { $value ->
        [one] 1 lira
       *[other] { $value } liras
    }
field-fabric =
    { $value ->
        [one] 1 tela
       *[other] { $value } telas
    }
field-spice =
    { $value ->
        [one] 1 especia
       *[other] { $value } especias
    }
field-fruit =
    { $value ->
        [one] 1 fruta
       *[other] { $value } frutas
    }
field-jewelry =
    { $value ->
        [one] 1 joya
       *[other] { $value } joyas
    }
field-rubies =
    { $value ->
        [one] 1 rubí
       *[other] { $value } rubíes
    }
field-merchant = el mercader en { FORM($value, case: "definite") }
