# Words that belong to no single component.

game-title = Стамбул
game-choice = { game-title } (Istanbul)
# In sentences the number comes behind the name: «на Большом рынке (10)».
place = { $number } { $name }
    .number = { $number }
    .at = { FORM($name, case: "at") } ({ $number })
    .to = { FORM($name, case: "to") } ({ $number })
    .from = { FORM($name, case: "from") } ({ $number })
    .genitive = { FORM($name, case: "genitive") } ({ $number })
    .accusative = { FORM($name, case: "accusative") } ({ $number })

goods =
    { $count ->
        [one] { $count } { $good }
        [few] { $count } { FORM($good, case: "genitive") }
       *[other] { $count } { FORM($good, case: "genitive-plural") }
    }
    .accusative =
        { $count ->
            [one] { $count } { FORM($good, case: "accusative") }
            [few] { $count } { FORM($good, case: "genitive") }
           *[other] { $count } { FORM($good, case: "genitive-plural") }
        }
    .genitive =
        { $count ->
            [one] { $count } { FORM($good, case: "genitive") }
           *[other] { $count } { FORM($good, case: "genitive-plural") }
        }
counted =
    { $count ->
        [1] { $thing }
       *[other] { $thing } ×{ $count }
    }
any-goods =
    { $count ->
        [one] { $count } любой товар
        [few] { $count } любых товара
       *[other] { $count } любых товаров
    }
    .genitive =
        { $count ->
            [one] { $count } любого товара
           *[other] { $count } любых товаров
        }
lira =
    { $lira ->
        [one] { $lira } лира
        [few] { $lira } лиры
       *[other] { $lira } лир
    }
    .accusative =
        { $lira ->
            [one] { $lira } лиру
            [few] { $lira } лиры
           *[other] { $lira } лир
        }
    .genitive =
        { $lira ->
            [one] { $lira } лиры
           *[other] { $lira } лир
        }
dice = { $first } + { $second } = { $total }

tile-title = Мечеть: { $tile }
tavern-title = Таверна: { $tile }
guild-card = Гильдия { $number }: { $title }
    .accusative = Гильдию { $number }: { $title }
kiosk-title = Киоск { $number }: { $tile }
neutral-merchants =
    { $count ->
        [1] нейтральный купец
        [one] { $count } нейтральный купец
        [few] { $count } нейтральных купца
       *[other] { $count } нейтральных купцов
    }
letters-delivered =
    { $count ->
        [1] доставленное письмо
        [one] { $count } доставленное письмо
        [few] { $count } доставленных письма
       *[other] { $count } доставленных писем
    }
    .genitive =
        { $count ->
            [1] доставленного письма
            [one] { $count } доставленного письма
           *[other] { $count } доставленных писем
        }
letters-held =
    { $count ->
        [1] письмо в место { $places }
       *[other] письма в места { $places }
    }
letters-to =
    { $count ->
        [1] письмо в место { $places }
       *[other] письма в места { $places }
    }
    .genitive =
        { $count ->
            [1] письма в место { $places }
           *[other] писем в места { $places }
        }
letters-any =
    { $count ->
        [1] недоставленное письмо
        [one] { $count } недоставленное письмо
        [few] { $count } недоставленных письма
       *[other] { $count } недоставленных писем
    }
    .genitive =
        { $count ->
            [1] недоставленного письма
            [one] { $count } недоставленного письма
           *[other] { $count } недоставленных писем
        }


## What of a player can be corrected

field-lira =
    { $value ->
        [one] { $value } лира
        [few] { $value } лиры
       *[other] { $value } лир
    }
field-fabric =
    { $value ->
        [one] { $value } ткань
        [few] { $value } ткани
       *[other] { $value } тканей
    }
field-spice =
    { $value ->
        [one] { $value } специя
        [few] { $value } специи
       *[other] { $value } специй
    }
field-fruit =
    { $value ->
        [one] { $value } фрукт
        [few] { $value } фрукта
       *[other] { $value } фруктов
    }
field-jewelry =
    { $value ->
        [one] { $value } украшение
        [few] { $value } украшения
       *[other] { $value } украшений
    }
field-rubies =
    { $value ->
        [one] { $value } рубин
        [few] { $value } рубина
       *[other] { $value } рубинов
    }
field-merchant = купец { FORM($value, case: "at") }
