# Options of a decision, as buttons and menus show them.


label-take = Взять { FORM($things, case: "accusative-listed") }
    .accusative = действие «взять { FORM($things, case: "accusative-listed") }»
label-space = { $space } · { $things }
label-up-to = { $space } · максимум { FORM($things, case: "usual-listed") }
label-or = { FORM($best, case: "usual-listed") } или { FORM($other, case: "usual-listed") }
label-contracts = { $space } · { $count ->
    [1] доступен 1
   *[other] выбор из { $count }
}
label-travel =
    { $count ->
        [one] { $space } · до { $count } шага
       *[other] { $space } · до { $count } шагов
    }
label-card-gain = 1 кубик, максимум { FORM($things, case: "usual-listed") }
label-card-counted = 1 кубик; награда зависит от числа
label-card-uses =
    { $count ->
        [1] 1 кубик, 1 раз
       *[other] 1 кубик, до { $count } раз
    }
label-dice =
    { $count ->
        [one] { $count } кубик
        [few] { $count } кубика
       *[other] { $count } кубиков
    }
label-span = от { $least } до { FORM($most, case: "genitive") }
label-occupied = { $dice } · занято: заплатить { FORM($coins, case: "accusative") }
label-purse =
    { $count ->
        [one] Продать кубик за { $count } монету
        [few] Продать кубик за { $count } монеты
       *[other] Продать кубик за { $count } монет
    }
label-reroll =
    { $count ->
        [one] Перебросить кубик за { $count } верблюда
        [few] Перебросить кубик за { $count } верблюда
       *[other] Перебросить кубик за { $count } верблюдов
    }
label-adjust =
    { $count ->
        [one] Изменить кубик на ±1 за { $count } верблюда
        [few] Изменить кубик на ±1 за { $count } верблюда
       *[other] Изменить кубик на ±1 за { $count } верблюдов
    }
label-black =
    { $count ->
        [one] Купить чёрный кубик за { $count } верблюда
        [few] Купить чёрный кубик за { $count } верблюда
       *[other] Купить чёрный кубик за { $count } верблюдов
    }
label-complete = Выполнить: { $things }
label-for = отдать { FORM($cost, case: "accusative-listed") }
label-needs = надо отдать { FORM($cost, case: "accusative-listed") }

label-which-dice =
    { $count ->
        [1] Поставить { TRAIT($dice, name: "kind") ->
            [named] { FORM($dice, case: "full") }
           *[number] кубик { $dice }
        }
       *[other] Поставить { TRAIT($dice, name: "kind") ->
            [named] { $dice }
           *[other] кубики { FORM($dice, case: "values") }
        }
    }
label-sell-die = Продать { TRAIT($die, name: "kind") ->
    [named] { FORM($die, case: "full") }
   *[number] кубик { $die }
}
label-dice-gain = { TRAIT($dice, name: "kind") ->
    [named] { CAPITAL($dice) }
    [own] Кубик { $dice }
   *[several] Кубики { FORM($dice, case: "values") }
}: { $things }
    .kind = gain
label-dice-cost = { TRAIT($text, name: "kind") ->
    [gain] { $text }
    [named] { CAPITAL($text) }
    [own] Кубик { $text }
   *[several] Кубики { FORM($text, case: "values") }
} · заплатить { FORM($price, case: "accusative-listed") }
label-dice-toll = { TRAIT($text, name: "kind") ->
    [gain] { $text }
    [named] { CAPITAL($text) }
    [own] Кубик { $text }
   *[several] Кубики { FORM($text, case: "values") }
} · занято: заплатить { FORM($coins, case: "accusative") }
label-steps =
    { $count ->
        [1] 1 шаг
       *[other] до { $count } шагов
    }
label-journey-ends = можно дойти до { FORM($places, case: "genitive") }
label-journey-ends-many =
    { $count ->
        [one] можно дойти до { $count } города
       *[other] можно дойти до { $count } городов
    }
label-reach =
    { $count ->
        [1] первый контракт
       *[other] до { $most ->
            [2] двух
           *[other] { $most }
        } контрактов из ячеек 1–{ $count }
    }
label-times =
    { $count ->
        [1] 1 раз
       *[other] до { $count } раз
    }
label-column = Столбец { $number }: { $things }
label-roll-die = Перебросить { TRAIT($die, name: "kind") ->
        [named] { FORM($die, case: "values") }
       *[number] кубик { $die }
    } за { $count ->
        [one] { $count } верблюда
        [few] { $count } верблюда
       *[other] { $count } верблюдов
    }
label-turn-die = Изменить { TRAIT($was, name: "kind") ->
    [named] { FORM($was, case: "values") }
   *[number] кубик { $was }
} на { $now } за { $count ->
    [one] { $count } верблюда
    [few] { $count } верблюда
   *[other] { $count } верблюдов
}

both = { $one } + { $other }
label-take-contracts = { $count ->
    [1] Контракт { $spaces }: «{ $things }»
   *[other] Контракты { $spaces }: { $things }
}
label-more = +{ $things }
label-drop = Сбросить «{ $things }»
label-decline = Сбросить новый
label-discards =
    { $count ->
        [1] сбросить прежний контракт
       *[other] сбросить оба прежних контракта
    }

label-character = { CAPITAL($line) }
label-goals = Очки: { $points } и ещё { $more } за разные города ({ $count })
label-first = Сначала { $place }
label-relocate = Перенести { FORM($place, case: "from") }

label-trade = { $given } → { $taken }
label-trade-done = Больше не обменивать

label-stay = Пропустить бонусный шаг
label-figure-to = { $figure } { FORM($place, case: "to") }
label-figure-at = Только { $figure }, { FORM($place, case: "from") }
label-free = бесплатно
label-price = заплатить { FORM($price, case: "accusative-listed") }
label-from-price = цена от { FORM($price, case: "genitive-listed") }
label-own-post = там ваша фактория
label-post = фактория: { $things }
label-plain-post = новая фактория
label-opens = открывает карту города: { $card }
label-lost =
    { $what ->
        [step] без бонусного шага: оплатить его нечем
        [black] без чёрного кубика: все разобраны
        [contract] без контракта: все разобраны
       *[copy] повторить нечего
    }
label-at-the-end = в конце { $points }
label-goal = ваша карта цели
label-moves-post = сюда придётся перенести факторию
label-each-round = каждый раунд { $things }
label-cards =
    { $count ->
        [one] { $count } карта города
        [few] { $count } карты города
       *[other] { $count } карт города
    }
label-several-ways = потом выбрать маршрут
label-and-goods = и разные товары
label-via = через { FORM($places, case: "accusative-listed") }
label-posts-in = фактория { FORM($places, case: "at") }
label-then-other = потом другая фигурка; платите за обе сразу
label-route = Через { FORM($places, case: "accusative-listed") }
label-direct = Напрямую
label-priced = { $way }: { $price }
figure-niccolo = Никколо
figure-marco = Марко
figure-both = Обе фигурки, шаги общие

shortcut-for = заплатить { FORM($price, case: "accusative-listed") } → { $gains }
shortcut-costs = заплатить { FORM($price, case: "accusative-listed") }
shortcut-dice =
    { $count ->
        [1] { $colour ->
            [black] чёрный кубик { $value }
            [white] белый кубик { $value }
           *[own] кубик { $value }
        }
       *[other] { TRAIT($dice, name: "kind") ->
            [named] { $dice }
           *[other] кубики { FORM($dice, case: "values") }
        }
    }
shortcut-sells = продать { TRAIT($dice, name: "kind") ->
    [named] { FORM($dice, case: "full") }
    [own] кубик { $dice }
   *[several] кубики { FORM($dice, case: "values") }
}
shortcut-contract = «{ $contract }»
shortcut-discards =
    { $count ->
        [1] сбросить свой контракт { $contracts }
       *[other] сбросить свои контракты { $contracts }
    }
shortcut-step = бонусный шаг { FORM($place, case: "to") }
shortcut-post = фактория { FORM($place, case: "at") }
shortcut-opens = { $kind ->
    [copy] потом выбрать бонус города
    [step] потом выбрать, куда шагнуть
    [travel] потом выбрать, куда
    [turn] потом основное действие
   *[other] потом выбрать
}
shortcut-complete =
    { $count ->
        [1] Выполнить контракт
        [one] Выполнить { $count } контракт
        [few] Выполнить { $count } контракта
       *[other] Выполнить { $count } контрактов
    }
    .besides =
        { $count ->
            [1] выполнить контракт
            [one] выполнить { $count } контракт
            [few] выполнить { $count } контракта
           *[other] выполнить { $count } контрактов
        }
    .one =
        { $count ->
            [1] выполнить один
           *[other] выполнить { $count }
        }
shortcut-travel = Путь { FORM($place, case: "to") }
shortcut-contracts =
    { $count ->
        [1] Взять контракт { $spaces }
       *[other] Взять контракты { $spaces }
    }
    .chosen =
        { $count ->
            [1] Контракт { $spaces }
           *[other] Контракты { $spaces }
        }
shortcut-to = { FORM($place, case: "to") }
shortcut-black-die = чёрный кубик
shortcut-apart = { CAPITAL($what) }: { $name }
    .dice = { $name }: { $what }
    .contract = Контракт ({ $what }) + { $name }
