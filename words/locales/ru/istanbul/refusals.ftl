# Why something may not be done. ".short": as part of an option's label; $short: by how much what one has is too little.

refusal-needs-lira = Это стоит { $lira ->
    [one] { $lira } лиру
    [few] { $lira } лиры
   *[other] { $lira } лир
}; у вас { $have }.
    .short =
        { $short ->
            [one] не хватает { $short } лиры
           *[other] не хватает { $short } лир
        }
refusal-goods-short =
    { $short ->
        [one] Не хватает { $short } товара.
       *[other] Не хватает { $short } товаров.
    }
    .short =
        { $short ->
            [one] до рубина не хватает { $short } товара
           *[other] до рубина не хватает { $short } товаров
        }
    .guild =
        { $short ->
            [one] не хватает { $short } товара
           *[other] не хватает { $short } товаров
        }
refusal-action-skipped = В этот ход вы пропустили это действие.
refusal-assistant-lies-here = Ваш помощник уже { FORM($place, case: "at") }; заберите его.
refusal-call-3-to-12 = Назовите число от 3 до 12.
refusal-card-not-in-hand = Этой карты у вас нет: { $card }.
refusal-catch-first = Здесь чужой родственник: сначала отправьте его в Полицейский участок.
refusal-family-at-police = Ваш родственник уже в Полицейском участке.
refusal-no-such-player = В этой партии никто не играет этим цветом: { $colour }.
refusal-own-family = Своего родственника ловить нельзя.
refusal-family-elsewhere = Родственник { FORM($colour, case: "genitive") } не здесь, а { FORM($place, case: "at") }.
refusal-family-safe = Родственник { FORM($colour, case: "genitive") } в Полицейском участке, там его не поймать.
refusal-family-not-here = Ваш родственник не здесь, а { FORM($place, case: "at") }.
    .short = отправить некого, родственник { FORM($place, case: "at") }
refusal-met-already = В этот ход вы уже встречали { FORM($figure, case: "accusative") }.
refusal-move-first = Сначала переместитесь: выберите место или введите его номер.
refusal-movement-replaced = Карта уже изменила ваше перемещение.
    .short = карта изменила перемещение
refusal-must-move = Вы уже { FORM($place, case: "at") }; пройдите { $nearest } или { $farthest } места.
refusal-needs-goods = Для этого жетона { $needed ->
    [one] нужно { $needed } { FORM($good, case: "accusative") }
    [few] нужны { $needed } { FORM($good, case: "genitive") }
   *[other] нужно { $needed } { FORM($good, case: "genitive-plural") }
}; у вас { $have }.
    .short =
        { $short ->
            [one] до { FORM($tile, case: "genitive") } не хватает { $short } { FORM($good, case: "genitive") }
           *[other] до { FORM($tile, case: "genitive") } не хватает { $short } { FORM($good, case: "genitive-plural") }
        }
refusal-needs-yellow-tile = Для этого нужен жёлтый жетон мечети.
refusal-no-assistant-out = Все ваши помощники с вами.
    .short = все помощники с вами
refusal-no-assistant-there = { CAPITAL(FORM($place, case: "at")) } вашего помощника нет.
refusal-no-assistant-left = Оставить некого: верните помощников у Фонтана.
refusal-no-neutral-assistant-there = { CAPITAL(FORM($place, case: "at")) } нейтрального помощника нет.
refusal-no-cards-left = Бонусные карты кончились.
    .short = бонусные карты кончились
refusal-not-during-action = Сначала закончите действие.
refusal-no-room =
    В вашей тележке только { $room ->
        [one] по { $room } месту
        [few] по { $room } места
       *[other] по { $room } мест
    } для каждого товара.
refusal-not-from-here = Выберите помощника в другом месте, не { FORM($place, case: "at") }.
refusal-not-here = Здесь нет { FORM($figure, case: "genitive") }.
refusal-no-goods = У вас нет товаров на продажу.
    .short = нет товаров на продажу
refusal-nothing-wanted = Рынку не нужны ваши товары.
    .short = ваши товары не нужны
refusal-once-a-turn = Жёлтый жетон действует только один раз за ход.
refusal-only-before-moving = Эта карта заменяет перемещение: сыграйте её до него.
refusal-only-encounters-left = Выполнять действие уже поздно, остались только встречи.
refusal-only-goods-or-lira-now = Сейчас можно сыграть только карты, которые дают товары или лиры.
refusal-only-while-moving = Сыграйте эту карту до перемещения или по прибытии, прежде чем оставите или заберёте помощника.
refusal-only-with-place = Эту карту можно сыграть, только когда вы выполняете действие { FORM($place, case: "at") }.
refusal-stack-empty = Жетоны за { FORM($good, case: "accusative") } кончились.
    .short = жетоны за { FORM($good, case: "accusative") } кончились
refusal-both-tiles-owned = У вас уже есть оба жетона этой мечети.
    .short = оба жетона уже есть
refusal-tile-owned = Жетон за { FORM($good, case: "accusative") } у вас уже есть.
    .short = жетон за { FORM($good, case: "accusative") } уже есть
refusal-too-far = До { FORM($place, case: "genitive") } { $distance ->
    [one] { $distance } шаг
    [few] { $distance } шага
   *[other] { $distance } шагов
}; пройти можно { $nearest } или { $farthest } места (с картой — 3 или 4).
refusal-too-far-for-card = До { FORM($place, case: "genitive") } { $distance ->
    [one] { $distance } шаг
    [few] { $distance } шага
   *[other] { $distance } шагов
}; с этой картой пройти можно только { $nearest } или { $farthest } места.
refusal-too-far-for-companion = До { FORM($place, case: "genitive") } { $distance ->
    [one] { $distance } шаг
    [few] { $distance } шага
   *[other] { $distance } шагов
}; компаньон проходит только { $farthest ->
    [one] { $farthest } место
    [few] { $farthest } места
   *[other] { $farthest } мест
}.
refusal-too-far-to-stay = До { FORM($place, case: "genitive") } { $distance ->
    [one] { $distance } шаг
    [few] { $distance } шага
   *[other] { $distance } шагов
}; с этой картой вы остаётесь на месте.
refusal-too-near-for-companion = Слишком близко: { $place }; компаньон должен пройти { $farthest } места.
refusal-must-move-companion = Компаньон уже { FORM($place, case: "at") }.
refusal-too-near = До { FORM($place, case: "genitive") } только { $distance ->
    [one] { $distance } шаг
    [few] { $distance } шага
   *[other] { $distance } шагов
}; с этой картой надо пройти { $nearest } или { $farthest } места.
refusal-turn-over = В этом ходу больше делать нечего: нажмите *{ label-end }*.
refusal-unknown-card = Бонусной карты «{ $card }» нет.
refusal-unknown-place = Места «{ $place }» здесь нет.
refusal-wheelbarrow-complete = Ваша тележка достроена.
    .short = тележка уже достроена
