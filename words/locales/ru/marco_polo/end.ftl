# The end of a game: the result, the score sheet, key moments, figures of each player.

result-points = { $name } побеждает: { $points }, отрыв — { $ahead } (второе место: { $others }).
result-camels = { $name } побеждает: { $points } (столько же у { $others }), но верблюдов больше — { $best } против { $next }.
result-shared = Победу делят { $names }: у каждого { $points }.

profile-score = В среднем очков: { $score }.

score-part = { $line } { $vp }
score-camels = при ничьей: { $count ->
        [one] { $count } верблюд
        [few] { $count } верблюда
       *[other] { $count } верблюдов
    }

race-title = Очки по раундам

picture-points = Очки
picture-track = В ходе партии
picture-final = Подсчёт
picture-goal = Карты целей
picture-cities = Города целей
picture-coins = Монеты
picture-beijing = Пекин
picture-goods = Товары в Пекине
picture-contracts = Контракты
picture-camels = Верблюды

## Key moments

moment-ahead = С этого хода никто не опережает игрока { $who } по очкам.
moment-leap = { $who } получает { $points } за один ход — рекорд партии.
moment-beijing = Первая фактория в Пекине.
moment-journey = Самое длинное путешествие совершает { $who }: { FORM($origin, case: "from") } { FORM($place, case: "to") }, { $steps ->
    [one] { $steps } шаг
    [few] { $steps } шага
   *[other] { $steps } шагов
}.

## Figures of a player

figures-contracts =
    { $count ->
        [one] { $count } выполненный контракт
        [few] { $count } выполненных контракта
       *[other] { $count } выполненных контрактов
    }
figures-posts =
    { $count ->
        [one] { $count } фактория
        [few] { $count } фактории
       *[other] { $count } факторий
    }
figures-steps =
    { $count ->
        [one] пройден { $count } шаг
        [few] пройдено { $count } шага
       *[other] пройдено { $count } шагов
    }
figures-actions =
    { $count ->
        [0] нет действий
        [one] { $count } действие
        [few] { $count } действия
       *[other] { $count } действий
    }
figures-black =
    { $count ->
        [0] нет чёрных кубиков
        [one] { $count } чёрный кубик
        [few] { $count } чёрных кубика
       *[other] { $count } чёрных кубиков
    }
figures-placed =
    { $count ->
        [0] кубиков не поставлено
        [1] поставлен 1 кубик (значение { $mean })
        [one] поставлен { $count } кубик (среднее значение { $mean })
        [few] поставлено { $count } кубика (среднее значение { $mean })
       *[other] поставлено { $count } кубиков (среднее значение { $mean })
    }
figures-points = очки: { $points }
figures-points-from = { $source ->
    [contract] { $count } за контракты
    [city] { $count } за малые города
    [outpost] { $count } за первые фактории в больших городах
    [posts] { $count } за восьмую и девятую фактории
    [card] { $count } с карт городов
    [character] { $count } от персонажа
    [goal] { $count } за карты целей
    [cities] { $count } за города с карт целей
    [coins] { $count } за монеты
    [beijing] { $count } за Пекин
    [goods] { $count } за товары в Пекине
    [most-contracts] { $count } за наибольшее число контрактов
   *[other] { $count } за другое
}

## Praise, one line for each player, in the present tense; $most: more than anybody else ("most"), or simply so much

praise-contracts = { $count ->
    [1] Единственный контракт выполняет { $who }.
   *[other] Больше всего контрактов выполняет { $who }: { $count }.
}
praise-posts = { $count ->
    [1] Единственную факторию ставит { $who }.
   *[other] Больше всего факторий ставит { $who }: { $count }.
}
praise-goals = Больше всего за карты целей получает { $who }: { $count ->
    [one] { $count } очко
    [few] { $count } очка
   *[other] { $count } очков
}.
praise-black = { $count ->
    [1] Единственный чёрный кубик берёт { $who }.
   *[other] Больше всего чёрных кубиков берёт { $who }: { $count }.
}
praise-cities = Больше всего с малых городов получает { $who }: { $count ->
    [one] { $count } очко
    [few] { $count } очка
   *[other] { $count } очков
}.

## В чём победитель был впереди

lead-contracts = Контракты
lead-most = Наибольшее число контрактов
lead-cities = Малые города
lead-cards = Карты городов
lead-beijing = Пекин
lead-goals = Карты целей
lead-posts = Восьмая и девятая фактории
lead-other = Остальное
tie-camels = Верблюды при ничьей
gained-most-contracts = Теперь { $count ->
    [one] выполнен { $count } контракт
    [few] выполнено { $count } контракта
   *[other] выполнено { $count } контрактов
}, и это наибольшее число (в конце за него { $points }).
