# What happened, as whole sentences in the present tense. ".part": the same among other things that a player did, in a
# story line such as «Аня: 7 → 10 Большой рынок, продаёт 2 ткани за 5 лир.».

event-moved = { $who } идёт { FORM($origin, case: "from") } { FORM($place, case: "to") }.
event-left =
    { $neutral ->
        [yes] { $who } оставляет нейтрального помощника { FORM($place, case: "at") }.
       *[no] { $who } оставляет помощника { FORM($place, case: "at") }.
    }
event-collected =
    { $neutral ->
        [yes] { $who } забирает нейтрального помощника { FORM($place, case: "from") }.
       *[no] { $who } забирает помощника { FORM($place, case: "from") }.
    }
event-recalled =
    { $count ->
        [1] { $who } возвращает помощника { FORM($places, case: "from") }.
        [2] { $who } возвращает помощников { FORM($places, case: "from") }.
       *[other] { $who } возвращает { $count } помощников.
    }
    .part =
        { $count ->
            [1] возвращает помощника { FORM($places, case: "from") }
            [2] возвращает помощников { FORM($places, case: "from") }
           *[other] возвращает { $count } помощников
        }
event-cut-short =
    { $why ->
        [merchants] { $who } не платит другим купцам, и ход закончен.
       *[assistant] { $who } не оставляет и не забирает помощника, и ход закончен.
    }
    .part =
        { $why ->
            [merchants] не платит купцам и остаётся без действия
           *[assistant] не оставляет помощника и остаётся без действия
        }
event-paid-seat = { $who } платит игроку { FORM($to, case: "dative") } { $lira ->
    [one] { $lira } лиру
    [few] { $lira } лиры
   *[other] { $lira } лир
}.
    .part = платит игроку { FORM($to, case: "dative") } { $lira ->
        [one] { $lira } лиру
        [few] { $lira } лиры
       *[other] { $lira } лир
    }
event-paid-neutral = { $who } платит { $lira ->
    [one] { $lira } лиру
    [few] { $lira } лиры
   *[other] { $lira } лир
} за { $count ->
    [1] нейтрального купца
    [one] { $count } нейтрального купца
   *[other] { $count } нейтральных купцов
}.
    .part = платит { $lira ->
        [one] { $lira } лиру
        [few] { $lira } лиры
       *[other] { $lira } лир
    } за { $count ->
        [1] нейтрального купца
        [one] { $count } нейтрального купца
       *[other] { $count } нейтральных купцов
    }
event-neutral-moved = Бросок { $dice }: нейтральный купец идёт { FORM($origin, case: "from") } { FORM($place, case: "to") }.
event-left-undone = { $who } не выполняет там действие.
    .part = пропускает действие
event-acted =
    { $by ->
        [family] Родственник игрока { FORM($who, case: "genitive") } выполняет действие { FORM($place, case: "at") }.
        [card] { $who } ещё раз выполняет действие { FORM($place, case: "at") }.
        [companion] Компаньон игрока { FORM($who, case: "genitive") } выполняет действие { FORM($place, case: "at") }.
       *[merchant] { $who } выполняет действие { FORM($place, case: "at") }.
    }
    .part = выполняет действие { FORM($place, case: "at") }
event-rolled = { $who } бросает кубики: { $dice }.
    .part = выбрасывает { $dice }
event-die-set = { $who } меняет кубик с { $was } на { $now }.
    .part = меняет кубик с { $was } на { $now }
event-announced = { $who } называет { $number }.
    .part = называет { $number }
event-gained-lira = { $who } получает { $lira ->
    [one] { $lira } лиру
    [few] { $lira } лиры
   *[other] { $lira } лир
}.
event-spent-lira = { $who } платит { $lira ->
    [one] { $lira } лиру
    [few] { $lira } лиры
   *[other] { $lira } лир
}.
event-gained-goods =
    { $lost ->
        [0] { $who } берёт { FORM($goods, case: "accusative-listed") }.
       *[other] { $who } берёт { FORM($goods, case: "accusative-listed") } (нет места для { FORM($unfit, case: "genitive-listed") }).
    }
event-gained-no-goods =
    { $lost ->
        [0] { $who } ничего не берёт.
       *[other] { $who } ничего не берёт (нет места для { FORM($unfit, case: "genitive-listed") }).
    }
goods-unfit =
    { $count ->
        [one] { $count } товар
        [few] { $count } товара
       *[other] { $count } товаров
    }
    .genitive = { $count ->
        [one] { $count } товара
       *[other] { $count } товаров
    }
event-gave-goods = { $who } отдаёт { FORM($goods, case: "accusative-listed") }.
event-sold = { $who } продаёт { FORM($goods, case: "accusative-listed") } за { $lira ->
    [one] { $lira } лиру
    [few] { $lira } лиры
   *[other] { $lira } лир
}.
    .part = продаёт { FORM($goods, case: "accusative-listed") } за { $lira ->
        [one] { $lira } лиру
        [few] { $lira } лиры
       *[other] { $lira } лир
    }
event-gained-ruby = { $who } берёт рубин { FORM($place, case: "from") }.
    .part = берёт рубин { FORM($place, case: "from") }
event-took-tile = { $who } берёт { FORM($good, case: "accusative") }.
    .part = берёт { FORM($good, case: "accusative") }
event-extended = { $who } расширяет тележку: теперь в ней по { $capacity ->
    [one] { $capacity } месту
    [few] { $capacity } места
   *[other] { $capacity } мест
} для каждого товара.
    .part = расширяет тележку до { $capacity ->
        [one] { $capacity } места
       *[other] { $capacity } мест
    }
event-drew-cards =
    { $number ->
        [0] { $who } не получает бонусных карт: они кончились.
        [1] { $who } берёт бонусную карту.
        [one] { $who } берёт { $number } бонусную карту.
        [few] { $who } берёт { $number } бонусные карты.
       *[other] { $who } берёт { $number } бонусных карт.
    }
    .part =
        { $number ->
            [0] бонусные карты кончились
            [1] берёт бонусную карту
            [one] берёт { $number } бонусную карту
            [few] берёт { $number } бонусные карты
           *[other] берёт { $number } бонусных карт
        }
event-drew-known-cards =
    { $number ->
        [1] { $who } берёт бонусную карту ({ $cards }).
        [one] { $who } берёт { $number } бонусную карту ({ $cards }).
        [few] { $who } берёт { $number } бонусные карты ({ $cards }).
       *[other] { $who } берёт { $number } бонусных карт ({ $cards }).
    }
    .part =
        { $number ->
            [1] берёт бонусную карту ({ $cards })
            [one] берёт { $number } бонусную карту ({ $cards })
            [few] берёт { $number } бонусные карты ({ $cards })
           *[other] берёт { $number } бонусных карт ({ $cards })
        }
event-took-discard = { $who } берёт карту «{ $card }» из сброса.
    .part = берёт карту «{ $card }» из сброса
event-discarded = { $who } сбрасывает карту «{ $card }».
    .part = сбрасывает карту «{ $card }»
event-played-card = { $who } разыгрывает карту «{ $card }».
    .part = разыгрывает карту «{ $card }»
event-reshuffled =
    { $cards ->
        [1] Единственная сброшенная бонусная карта становится новой колодой.
        [one] Сброс перемешан в новую колоду: { $cards } бонусная карта.
        [few] Сброс перемешан в новую колоду: { $cards } бонусные карты.
       *[other] Сброс перемешан в новую колоду: { $cards } бонусных карт.
    }
event-mail-moved =
    { $down ->
        [0] { $who } поднимает все маркеры почты.
       *[other] { $who } сдвигает маркер почты вниз.
    }
event-family-sent = { $who } отправляет родственника { FORM($place, case: "to") }.
    .part = отправляет родственника { FORM($place, case: "to") }
event-caught = { $who } ловит родственника игрока { FORM($victim, case: "genitive") } и отправляет в Полицейский участок.
    .part = ловит родственника игрока { FORM($victim, case: "genitive") }
event-met = { $who } встречает { FORM($figure, case: "accusative") }.
    .part = встречает { FORM($figure, case: "accusative") }
event-figure-moved = Бросок { $dice }: { $figure } идёт { FORM($place, case: "to") }.
event-turn-began = { $who } начинает ход { $turn } (раунд { $round }).
event-last-round = У игрока { $who } достаточно рубинов: после этого раунда партия завершится.
event-last-round-complete = У игрока { $who } достаточно рубинов, и раунд доигран: партия завершена.
event-game-ended =
    { $count ->
        [1] Побеждает { $winners }.
       *[other] Победу делят { $winners }.
    }
