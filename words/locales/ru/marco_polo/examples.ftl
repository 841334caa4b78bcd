# What a thing means for the reader, with the figures of their table.

## Actions

example-coins = У вас { $coins ->
    [one] { $coins } монета
    [few] { $coins } монеты
   *[other] { $coins } монет
}.
example-dice = { $count ->
    [1] У вас остался один кубик: { FORM($dice, case: "among") }.
   *[other] Ваши кубики: { FORM($dice, case: "among") }.
}
example-no-dice = В этом раунде кубиков у вас больше нет.
example-best =
    { $count ->
        [1] Если на кубике { $dice }, вы получаете { FORM($things, case: "accusative-listed") }.
       *[other] Если на наименьшем из ваших кубиков { $dice }, вы получаете { FORM($things, case: "accusative-listed") }.
    }
example-free = В этой ячейке кубиков ещё нет, так что за место платить не надо.
example-occupied =
    { $count ->
        [1] Там занято: заплатите столько монет, сколько показывает ваш кубик; у вас { $coins ->
            [one] { $coins } монета
            [few] { $coins } монеты
           *[other] { $coins } монет
        }.
       *[other] Там занято: заплатите столько монет, сколько показывает наименьший из ваших кубиков; у вас { $coins ->
            [one] { $coins } монета
            [few] { $coins } монеты
           *[other] { $coins } монет
        }.
    }
example-occupied-free = Там занято, но ваш персонаж за это не платит.
example-khan =
    { $value ->
        [1] Последний кубик в этой ячейке показывает 1, так что подойдёт любой.
        [6] Последний кубик в этой ячейке показывает { $value }, так что нужна шестёрка.
       *[other] Последний кубик в этой ячейке показывает { $value }, так что на вашем должно быть не меньше { $value }.
    }
example-khan-free = В этой ячейке кубиков ещё нет, подойдёт любой.
example-contracts =
    { $count ->
        [1] Ваш кубик { $dice } позволяет взять 1 контракт.
        [one] Ваш кубик { $dice } позволяет выбирать из { $count } контракта.
       *[other] Ваш кубик { $dice } позволяет выбирать из { $count } контрактов.
    }
example-travel =
    { $count ->
        [1] Кубиков и денег хватает на путешествие в 1 шаг.
       *[other] Кубиков и денег хватает на путешествие длиной до { $count } шагов.
    }
example-card-cities =
    { $count ->
        [0] Факторий в больших городах у вас ещё нет.
       *[other] Большие города, где есть ваши фактории: { $places }.
    }
example-purse = У вас { $have ->
    [one] { $have } монета
    [few] { $have } монеты
   *[other] { $have } монет
}; если продать кубик за { FORM($price, case: "accusative") }, станет { $after }.
example-camels = Цена — { $cost ->
    [one] { $cost } верблюд
    [few] { $cost } верблюда
   *[other] { $cost } верблюдов
}; у вас { $have }, останется { $left }.
example-camels-short = Цена — { $cost ->
    [one] { $cost } верблюд
    [few] { $cost } верблюда
   *[other] { $cost } верблюдов
}; у вас { $have }, не хватает { $short }.
example-black =
    { $count ->
        [0] В этом раунде чёрных кубиков больше нет.
        [one] Остался { $count } чёрный кубик.
        [few] Осталось { $count } чёрных кубика.
       *[other] Осталось { $count } чёрных кубиков.
    }
example-completed =
    { $most ->
        [0] Пока никто не выполнил ни одного контракта.
       *[other] Вы выполнили { $count ->
            [one] { $count } контракт
            [few] { $count } контракта
           *[other] { $count } контрактов
        }; лучший результат — { $most }.
    }

## Cards, contracts and bonuses

example-lacking = Не хватает { FORM($things, case: "genitive-listed") }.
example-enough = Всё, что надо отдать, у вас есть.
example-on-space =
    { $space ->
        [1] Этот контракт в ячейке 1: подойдёт любой кубик.
        [6] Этот контракт в ячейке { $space }: нужна шестёрка.
       *[other] Этот контракт в ячейке { $space }: нужен кубик с числом не меньше { $space }.
    }
example-goal = { CAPITAL(FORM($places, case: "at")) } ещё нет вашей фактории.
example-goal-done = У вас фактории в обоих городах.
example-post = Эта карта лежит { FORM($city, case: "at") }, где стоит ваша фактория.
example-no-post = Эта карта лежит { FORM($city, case: "at") }, а вашей фактории там нет.
example-outpost = Его даёт первая фактория { FORM($places, case: "at") }.
example-outpost-gone = Его уже взяли.
example-markers = В начале каждого раунда бонусы городов дают вам { FORM($things, case: "accusative-listed") }.
example-no-markers = Факторий в малых городах у вас ещё нет.

## Places, pieces and the end

example-post-own = У вас там уже есть фактория.
example-post-shared = У вас там уже есть фактория (у других: { $who }).
example-posts-at = Другие, у кого там есть фактория: { $who }.
example-here = Ваша фигурка там.
example-way =
    { $count ->
        [one] Туда { $count } шаг; цена путешествия: { $cost }.
        [few] Туда { $count } шага; цена путешествия: { $cost }.
       *[other] Туда { $count } шагов; цена путешествия: { $cost }.
    }
example-no-way = Кубиков и денег не хватает, чтобы дойти туда за одно путешествие.
example-own-character = Это ваш персонаж.
example-character = Это персонаж { FORM($who, case: "genitive") }.
example-posts =
    { $placed ->
        [0] Вы не поставили ещё ни одной фактории, осталось { $left }.
        [one] Вы поставили { $placed } факторию, осталось { $left }.
        [few] Вы поставили { $placed } фактории, осталось { $left }.
       *[other] Вы поставили { $placed } факторий, осталось { $left }.
    }
example-beijing = Лучшая свободная ячейка даёт { $points }.
example-beijing-full = Свободных ячеек больше нет.
example-active =
    { $count ->
        [0] Контрактов у вас нет; держать можно не больше { $most }.
        [one] У вас { $count } контракт; держать можно не больше { $most }.
        [few] У вас { $count } контракта; держать можно не больше { $most }.
       *[other] У вас { $count } контрактов; держать можно не больше { $most }.
    }
example-goals = Ваши карты целей: { $goals }.
example-no-goals = У вас их ещё нет.
example-round = Сейчас раунд { $round } из { $rounds }.
example-estimate = Если бы партия кончилась сейчас, у вас было бы { $points }.
example-goods =
    { $count ->
        [0] Товаров, верблюдов и монет у вас нет.
       *[other] У вас { $things }.
    }
