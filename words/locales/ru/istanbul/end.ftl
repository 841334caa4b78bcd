# The end of a game: the result, the score sheet, key moments, figures of each player.

result-rubies = { $name } побеждает: { $count ->
    [one] { $count } рубин
    [few] { $count } рубина
   *[other] { $count } рубинов
}, отрыв — { $ahead } (второе место: { $others }).
result-lira = { $name } побеждает: { $count ->
    [one] { $count } рубин
    [few] { $count } рубина
   *[other] { $count } рубинов
} (столько же у { $others }), но лир больше — { $best } против { $next }.
result-goods = { $name } побеждает: { $count ->
    [one] { $count } рубин
    [few] { $count } рубина
   *[other] { $count } рубинов
} (столько же у { $others }), но товаров больше — { $best } против { $next }.
result-cards = { $name } побеждает: { $count ->
    [one] { $count } рубин
    [few] { $count } рубина
   *[other] { $count } рубинов
} (столько же у { $others }), но бонусных карт больше — { $best } против { $next }.
result-shared = Победу делят { $names }: у каждого { $count ->
    [one] { $count } рубин
    [few] { $count } рубина
   *[other] { $count } рубинов
}.

profile-score = { $known ->
    [yes] В среднем рубинов: { $score }; раундов: { $rounds }.
   *[no] В среднем рубинов: { $score }.
}

score-rubies =
    { $count ->
        [0] нет рубинов
        [one] { $count } рубин
        [few] { $count } рубина
       *[other] { $count } рубинов
    }
score-lira =
    { $count ->
        [one] { $count } лира
        [few] { $count } лиры
       *[other] { $count } лир
    }
score-goods =
    { $count ->
        [one] { $count } товар
        [few] { $count } товара
       *[other] { $count } товаров
    }
score-cards =
    { $count ->
        [one] { $count } бонусная карта
        [few] { $count } бонусные карты
       *[other] { $count } бонусных карт
    }

race-title = Рубины по раундам

picture-rubies = Рубины
picture-lira = Лиры
picture-goods = Товары
picture-cards = Карты

## Key moments

moment-ahead = С этого хода никто не опережает игрока { $who } по рубинам.
moment-last-round = У игрока { $who } достаточно рубинов: после этого раунда партия завершится.
moment-last-round-complete = У игрока { $who } достаточно рубинов, и раунд доигран: партия завершена.
moment-sale = Лучшая продажа партии: { $lira ->
    [one] { $lira } лира
    [few] { $lira } лиры
   *[other] { $lira } лир
}.
moment-first = Первый рубин партии.

## Figures of a player

figures-sales = { $count ->
    [one] { $count } продажа
    [few] { $count } продажи
   *[other] { $count } продаж
} на { $lira ->
    [one] { $lira } лиру
    [few] { $lira } лиры
   *[other] { $lira } лир
}
figures-cards =
    { $count ->
        [one] сыграна { $count } бонусная карта
        [few] сыграно { $count } бонусные карты
       *[other] сыграно { $count } бонусных карт
    }
figures-paid = другим заплачено { $lira ->
    [one] { $lira } лира
    [few] { $lira } лиры
   *[other] { $lira } лир
}
figures-rubies = рубины: { $sources }
figures-ruby = { $count } { FORM($place, case: "from") }
figures-lira = выручка { $lira ->
    [one] { $lira } лира
    [few] { $lira } лиры
   *[other] { $lira } лир
}
figures-tiles =
    { $count ->
        [one] { $count } жетон мечети
        [few] { $count } жетона мечетей
       *[other] { $count } жетонов мечетей
    }

## Praise, one line for each player, in the present tense; $most: more than anybody else ("most"), or simply so much

praise-sold = { $who } выручает на рынках { $count ->
    [one] { $count } лиру
    [few] { $count } лиры
   *[other] { $count } лир
} — больше всех.
praise-cards = { $count ->
    [1] Единственную бонусную карту разыгрывает { $who }.
    [one] { $who } разыгрывает { $count } бонусную карту — больше всех.
    [few] { $who } разыгрывает { $count } бонусные карты — больше всех.
   *[other] { $who } разыгрывает { $count } бонусных карт — больше всех.
}
praise-tiles = { $count ->
    [1] Единственный жетон мечети берёт { $who }.
    [one] { $who } берёт { $count } жетон мечети — больше всех.
    [few] { $who } берёт { $count } жетона мечетей — больше всех.
   *[other] { $who } берёт { $count } жетонов мечетей — больше всех.
}
praise-lira = { $who } зарабатывает { $count ->
    [one] { $count } лиру
    [few] { $count } лиры
   *[other] { $count } лир
} — больше всех.

## В чём победитель был впереди

lead-wheelbarrow = Рубины за достроенную тележку
lead-mosques = Рубины за жетоны мечетей
lead-society = Рубины из Тайного общества
lead-palace = Рубины из Дворца султана
lead-gems = Рубины от Ювелира
lead-coffee = Рубины из Кофейни
tie-lira = Лиры при ничьей
tie-goods = Товары при ничьей
tie-cards = Бонусные карты при ничьей
