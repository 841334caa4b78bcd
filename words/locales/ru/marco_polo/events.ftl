# What happened, as whole sentences in the present tense. ".part": the same among other things that a player did, in a
# story line such as «Аня: бросает кубики: 5 и 3; ставит факторию в Москве.»; ".planned": what a player may do.

event-took-character = { $who } играет за { FORM($character, case: "accusative") }.
    .part = играет за { FORM($character, case: "accusative") }
    .planned = играть за { FORM($character, case: "accusative") }
event-kept-goals = { $who } выбирает две карты целей.
    .part = выбирает две карты целей
    .planned = выбрать две карты целей
event-kept-known-goals = { $who } оставляет карты целей: { $goals }.
    .part = оставляет карты целей ({ $goals })
    .planned = оставить карты целей ({ $goals })
event-round-began = Начинается раунд { $round }; первый игрок — { $start }.
event-rolled = { $who } бросает кубики: { FORM($dice, case: "among") }.
    .part = бросает кубики: { FORM($dice, case: "among") }
    .planned = бросить кубики: { FORM($dice, case: "among") }
event-turn-began = { $who } начинает ход { $turn } (раунд { $round }).
event-gained = { $who } получает { FORM($amounts, case: "accusative-listed") } ({ $source }).
event-paid = { $who } платит { FORM($amounts, case: "accusative-listed") } ({ $source }).
event-placed = { $who } ставит { TRAIT($dice, name: "kind") ->
    [named] { FORM($dice, case: "full") }
    [own] кубик { $dice }
   *[several] кубики { FORM($dice, case: "values") }
} ({ FORM($space, case: "noted") }).
event-placed-for = { $who } ставит { TRAIT($dice, name: "kind") ->
    [named] { FORM($dice, case: "full") }
    [own] кубик { $dice }
   *[several] кубики { FORM($dice, case: "values") }
} и платит { FORM($coins, case: "accusative") } ({ FORM($space, case: "noted") }).
event-got-black-die = { $who } берёт чёрный кубик ({ $source }).
event-got-rolled-black-die = { $who } берёт чёрный кубик, на нём { $value } ({ $source }).
event-rerolled = { $who } перебрасывает { TRAIT($was, name: "kind") ->
    [named] { FORM($was, case: "full") }
   *[number] кубик { $was }
}: теперь { FORM($now, case: "number") }.
    .part = перебрасывает { TRAIT($was, name: "kind") ->
        [named] { FORM($was, case: "full") }
       *[number] кубик { $was }
    } (теперь { FORM($now, case: "number") })
    .planned = перебросить { TRAIT($was, name: "kind") ->
        [named] { FORM($was, case: "full") }
       *[number] кубик { $was }
    }
event-adjusted = { $who } меняет { TRAIT($was, name: "kind") ->
    [named] { FORM($was, case: "full") }
   *[number] кубик { $was }
} на { FORM($now, case: "number") }.
    .part = меняет { TRAIT($was, name: "kind") ->
        [named] { FORM($was, case: "full") }
       *[number] кубик { $was }
    } на { FORM($now, case: "number") }
    .planned = изменить { TRAIT($was, name: "kind") ->
        [named] { FORM($was, case: "full") }
       *[number] кубик { $was }
    } на { FORM($now, case: "number") }
event-moved = { $who } путешествует: { $path }.
event-skipped = { $who } остаётся без кубиков и пропускает остаток раунда.
    .part = остаётся без кубиков до конца раунда
    .planned = остаться без кубиков до конца раунда
event-took-hourglass = { $who } после путешествия берёт песочные часы.
event-built-post = { $who } ставит { $number }-ю факторию { FORM($city, case: "at") }.
event-moved-post = { $who } переносит факторию { FORM($origin, case: "from") } { FORM($city, case: "to") }.
event-took-outpost = { $who } берёт бонус за первую факторию { FORM($city, case: "at") }: { $tile }.
event-copied-marker = { $who } повторяет { FORM($city, case: "at") } бонус { FORM($other, case: "genitive") }.
event-took-contract = { $who } берёт контракт из ячейки { $space }: { $contract }.
event-drew-contract = { $who } получает контракт: { $contract }.
event-discarded = { $who } сбрасывает контракт: { $contract }.
event-completed = { $who } выполняет контракт: { $contract }.
event-lost =
    { $what ->
        [step] { $who } не может сделать бонусный шаг ({ $source }).
        [black] { $who } остаётся без чёрного кубика: все разобраны ({ $source }).
        [contract] { $who } остаётся без контракта: все разобраны ({ $source }).
       *[copy] { $who } не может повторить ни одного бонуса города ({ $source }).
    }
    .part =
        { $what ->
            [step] бонусный шаг невозможен ({ $source })
            [black] чёрных кубиков нет ({ $source })
            [contract] контрактов больше нет ({ $source })
           *[copy] повторить бонус города нельзя ({ $source })
        }
    .planned =
        { $what ->
            [step] бонусный шаг пропадёт ({ $source })
            [black] чёрных кубиков нет ({ $source })
            [contract] контрактов больше нет ({ $source })
           *[copy] повторить бонус города нельзя ({ $source })
        }
event-row-filled = Новые контракты: { $contracts }.
event-round-ended = Раунд { $round } окончен.
event-scored =
    { $vp ->
        [one] { $who } получает { $vp } очко: { $line }.
        [few] { $who } получает { $vp } очка: { $line }.
       *[other] { $who } получает { $vp } очков: { $line }.
    }
event-game-ended =
    { $count ->
        [1] Побеждает { $winners }.
       *[other] Победу делят { $winners }.
    }

## What a gain or a payment is for

source-coins = ячейка монет
source-bazaar-camel = ряд верблюдов
source-bazaar-pepper = ряд перца
source-bazaar-silk = ряд шёлка
source-bazaar-gold = ряд золота
source-khan = Милость хана
source-contracts = ячейка контрактов
source-travel = путешествие
source-purse = продан кубик
source-reroll = переброшен кубик
source-adjust = изменён кубик
source-black = покупка
source-character = бонус персонажа
source-compensation = сумма кубиков меньше { $fair }
source-posts = фактории
source-contract = контракт
source-card = карта «{ $card }»
    .done = применяет карту «{ $card }»
    .planned = применить карту «{ $card }»
source-city = { $city }
source-outpost = бонус за первую факторию { FORM($city, case: "at") }

## The lines of the score sheet

line-track = набрано по ходу партии
line-goal = карта цели ({ $cities })
line-cities = разные города с обеих карт целей
line-coins = монеты
line-beijing = фактория в Пекине
line-goods = товары в Пекине
line-contracts = наибольшее число контрактов
