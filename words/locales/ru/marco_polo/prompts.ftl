# What a decision asks. ".help": a second line in the panel. ".public": the same in the call, after "**Марко Поло**:".

standing = раунд { $round } из { $rounds } · очки: { $points }
standing-before = до раунда 1

ask-character = Выберите персонажа
    .help = Первым выбирает тот, кто ходит последним.
    .public = выберите персонажа.
ask-goals =
    { $count ->
        [one] Оставьте { $count } карту целей из { $of }
        [few] Оставьте { $count } карты целей из { $of }
       *[other] Оставьте { $count } карт целей из { $of }
    }
    .help = Карта даёт очки в конце, если в обоих её городах есть ваши фактории. Ещё очки дают за разные города с ваших карт, до которых вы добрались.
    .public =
        { $count ->
            [one] оставьте { $count } карту целей из { $of }.
            [few] оставьте { $count } карты целей из { $of }.
           *[other] оставьте { $count } карт целей из { $of }.
        }
ask-copy = Какой бонус города повторите?
    .public = раунд { $round }: выберите бонус города.
ask-goods =
    { $count ->
        [one] Выберите { $count } товар
        [few] Выберите { $count } товара
       *[other] Выберите { $count } товаров
    }
    .public =
        { $count ->
            [one] раунд { $round }: выберите { $count } товар.
            [few] раунд { $round }: выберите { $count } товара.
           *[other] раунд { $round }: выберите { $count } товаров.
        }
ask-swap = Вы получили контракт, а места нет
    .help = Новый контракт: { $contract }. Сбросьте его или старый.
    .public = вы получили контракт: { $contract }. Сбросьте один из трёх.
ask-compensation =
    { $missing ->
        [1] Сумма кубиков { $total }: возьмите 1 верблюда или монету
       *[other] Сумма кубиков { $total }: возьмите верблюдов и монеты, всего { $missing }
    }
    .help = По одному за каждую единицу, которой не хватает до { $fair }.
    .public =
        { $missing ->
            [1] сумма кубиков { $total }: возьмите 1 верблюда или монету.
           *[other] сумма кубиков { $total }: возьмите верблюдов и монеты, всего { $missing }.
        }
ask-turn = Раунд { $round }: ваш ход
ask-after = Что-нибудь ещё?
turn-unpaid = Не хватает на { FORM($actions, case: "accusative-listed") }.
turn-unpaid-action = { $action } (надо отдать { FORM($price, case: "accusative-listed") })
    .accusative = { FORM($action, case: "accusative") } (надо отдать { FORM($price, case: "accusative-listed") })
after-skipped =
    { $count ->
        [1] У игрока { $who } нет кубиков, так что теперь ходит { $next }.
       *[other] У игроков { $who } нет кубиков, так что теперь ходит { $next }.
    }
after-alone = Кубики остались только у вас, так что снова ваш ход.
ask-dice =
    { $dice ->
        [1] { $sets ->
            [yes] { $space }: какое число поставить на кубике?
           *[no] { $space }: какой кубик?
        }
        [few] { $space }: какие { $dice } кубика?
       *[other] { $space }: какие { $dice } кубиков?
    }
ask-die = { $space }: какой кубик теперь?
    .help = Сначала меньший.
ask-column = { $space }: какой столбец?
ask-contracts = Какие контракты возьмёте?
    .help = { $room ->
        [0] Места нет: за каждый взятый контракт сбросьте старый.
        [1] Место есть для 1 контракта. Если возьмёте два, сбросьте старый.
        [one] Место есть для { $room } контракта.
       *[other] Место есть для { $room } контрактов.
    }
contract-in-space = Контракт { $space }: { $contract }
ask-discard = Какой из прежних контрактов сбросите?
ask-column-bonus = Монеты или верблюды?
    .help = Возьмите что-то одно вместе с контрактом «{ $contract }».
ask-figures = Кто путешествует?
ask-travel = Куда?
    .help = Цена — за весь путь; за несделанные шаги не платят. Если закончите в городе, поставите там факторию.
ask-step = Бонусный шаг: куда?
    .help = Платите только за дорогу. Можно и остаться.
ask-route = Какой маршрут?
ask-order = Что сначала?
ask-relocate = Все фактории поставлены: какую перенесёте?
    .help = Карту и бонус старого города вы теряете, бонус нового получаете.
ask-give = Какие товары отдадите?
    .help = Каждый шаг стоит двух разных товаров.
ask-times = Сколько раз применить карту?
    .help = { $card }
ask-trade = Что обменяете?
    .help = { $card }
ask-cities = Бонусы каких городов соберёте?
    .help = { $card }
ask-purse = Какой кубик продадите за { $coins ->
    [one] { $coins } монету
    [few] { $coins } монеты
   *[other] { $coins } монет
}?
ask-reroll = Какой кубик перебросите?
ask-adjust = Какой кубик измените?

## The closed menu of a group of options

group-character = Ваш персонаж
group-goals = Оставить эти две
group-copy = Повторить бонус
group-goods = Взять
group-swap = Сбросить
group-compensation = Взять
group-main = Основное действие
group-complete = Какой контракт выполнить?
group-bonus = Дополнительное действие
group-end = Завершить ход
group-pass = Другое
group-dice = Какие кубики?
group-die = Какой кубик?
group-column = Какой столбец?
group-take-1 = Взять один контракт
group-take-2 = Взять два контракта
group-discard = Сбросить
group-column-bonus = Монеты или верблюды
group-figures = Кто путешествует?
group-travel = Куда?
group-route = Каким путём?
group-order = Сначала
group-relocate = Перенести факторию
group-give = Отдать
group-times = Сколько раз?
group-trade = Обмен
group-cities = Собрать
group-purse = Какой кубик?
group-reroll = Какой кубик?
group-adjust = Какой кубик?

## One line about a seat

role-character = { $character }: { $line }
status-dice =
    { $count ->
        [one] кубик: { FORM($dice, case: "among") }
       *[other] кубики: { FORM($dice, case: "among") }
    }
status-no-dice = кубиков нет
