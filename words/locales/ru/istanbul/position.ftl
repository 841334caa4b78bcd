# The position: alt texts of pictures, the text view, the score sheet. Places that are only numbers are told from the
# grid and from sentences about them.

alt-turn = Раунд { $round }, ход { $turn }: ходит { $name }.
alt-last-round = Последний раунд, ход { $turn }: ходит { $name }.
alt-over =
    { $turn ->
        [one] Партия завершена, сделан { $turn } ход.
        [few] Партия завершена, сделано { $turn } хода.
       *[other] Партия завершена, сделано { $turn } ходов.
    }
alt-end = Играем до { $rubies } рубинов.
alt-own = У вас { $told }.
alt-grid = Места по рядам: { $rows }.
alt-seat = { $name }: { $told }.
alt-merchant =
    { $count ->
        [0] купец на месте { $place } без помощников
        [one] купец на месте { $place }, с ним { $count } помощник
        [few] купец на месте { $place }, с ним { $count } помощника
       *[other] купец на месте { $place }, с ним { $count } помощников
    }
alt-out = оставленные помощники: { $places }
alt-companion = компаньон на месте { $place }
alt-family = родственник на месте { $place }
alt-at = { $name } на месте { $place }
alt-figures = { CAPITAL($where) }.
alt-neutral-merchants = Нейтральные купцы на местах: { $places }.
alt-neutral-assistants = Нейтральные помощники на местах: { $places }.
alt-reach = Куда может дойти { $name } { FORM($place, case: "from") }.
alt-near = { $place }: { $told }.
alt-near-free = { $place }: бесплатно.
alt-pay = заплатить { $lira ->
    [one] { $lira } лиру
    [few] { $lira } лиры
   *[other] { $lira } лир
}
alt-far =
    { $steps ->
        [one] В { $steps } шаге: { $places }.
       *[other] В { $steps } шагах: { $places }.
    }
button-carts = Тележки
button-reach = Куда можно дойти
reach-note = Светлые места при такой позиции доступны в начале хода: значки на них показывают, оставите вы помощника или заберёте и сколько заплатите. Число на тёмном месте — сколько до него шагов.
alt-discard = Верхняя карта сброса: «{ $card }».

seat-no-goods = нет товаров
seat-room =
    { $room ->
        [one] по { $room } месту для каждого товара
        [few] по { $room } места для каждого товара
       *[other] по { $room } мест для каждого товара
    }
seat-assistants =
    { $count ->
        [0] с купцом нет помощников
        [one] с купцом { $count } помощник
        [few] с купцом { $count } помощника
       *[other] с купцом { $count } помощников
    }
seat-reserve =
    { $count ->
        [one] { $count } помощник в резерве
        [few] { $count } помощника в резерве
       *[other] { $count } помощников в резерве
    }
seat-neutral =
    { $count ->
        [1] нейтральный помощник — { $places }-й снизу
       *[other] нейтральные помощники — № { $places } снизу
    }
seat-tiles =
    { $count ->
        [1] жетон мечети: { $colours }
        [4] все четыре жетона мечетей
       *[other] жетоны мечетей: { $colours }
    }
seat-cards =
    { $count ->
        [one] { $count } бонусная карта
        [few] { $count } бонусные карты
       *[other] { $count } бонусных карт
    }
seat-guild-cards =
    { $count ->
        [one] { $count } карта гильдии
        [few] { $count } карты гильдии
       *[other] { $count } карт гильдии
    }
seat-seals =
    { $count ->
        [one] { $count } печать
        [few] { $count } печати
       *[other] { $count } печатей
    }
seat-companion = компаньон в запасе
seat-extra-turn = дополнительный ход куплен

## The position as text

state-hand = Ваши бонусные карты: { $cards }.
state-seat = **{ $name }**: { $has }.
state-merchant =
    { $count ->
        [0] Купец { FORM($place, case: "at") } без помощников.
        [one] Купец { FORM($place, case: "at") }, с ним { $count } помощник.
        [few] Купец { FORM($place, case: "at") }, с ним { $count } помощника.
       *[other] Купец { FORM($place, case: "at") }, с ним { $count } помощников.
    }
state-out = Помощники { FORM($places, case: "at") }.
state-family = Родственник { FORM($place, case: "at") }.
state-companion = Компаньон { FORM($place, case: "at") }.
state-guild-hand = Ваши карты гильдии: { $cards }.
state-board = **Поле**, рядов: { $rows }, мест в ряду: { $columns }, слева направо и сверху вниз:
state-place = { $place }.
state-here = Здесь: { $who }.
state-merchant-here = купец игрока { FORM($name, case: "genitive") }
state-family-here = родственник игрока { FORM($name, case: "genitive") }
state-assistants-here =
    { $count ->
        [1] помощник игрока { FORM($name, case: "genitive") }
        [one] { $count } помощник игрока { FORM($name, case: "genitive") }
        [few] { $count } помощника игрока { FORM($name, case: "genitive") }
       *[other] { $count } помощников игрока { FORM($name, case: "genitive") }
    }
state-companion-here = компаньон игрока { FORM($name, case: "genitive") }
state-neutral-here =
    { $count ->
        [1] нейтральный помощник
        [one] { $count } нейтральный помощник
        [few] { $count } нейтральных помощника
       *[other] { $count } нейтральных помощников
    }
state-tavern =
    { $line ->
        [0] { $place }: жетонов перемещения нет
       *[other] { $place }: жетон перемещения за { $line } кофе
    }, { $free ->
        [0] жетонов неожиданных встреч нет
       *[other] жетон неожиданных встреч за { $free } кофе
    }; бакшиш стоит: { $goods }.
state-embassy =
    { $pile ->
        [0] { $place }: писем в стопке нет.
        [one] { $place }: { $pile } письмо в стопке.
        [few] { $place }: { $pile } письма в стопке.
       *[other] { $place }: { $pile } писем в стопке.
    }
state-society =
    { $count ->
        [0] { $place }: пока никто не менял здесь письма на рубин.
       *[other] { $place }: рубин за письма уже взяли { $seats }.
    }
state-kiosk =
    { $left ->
        [0] { $place }: закрытых жетонов нет.
        [one] { $place }: { $left } закрытый жетон.
        [few] { $place }: { $left } закрытых жетона.
       *[other] { $place }: { $left } закрытых жетонов.
    }
state-kiosk-open = Открыты: { $tiles }.
state-auction = { $place }: { $name } ставит { $lira ->
    [one] { $lira } лиру
    [few] { $lira } лиры
   *[other] { $lira } лир
}.
state-barrier = Барьер: { $a } — { $b }; пройти может только { $name }.
state-guild-deck = Карт гильдии в колоде: { $deck }; сброс сверху вниз: { $discard }.
state-letters-used = Сброшенные письма, по местам: { $places }.
state-kiosk-used = Использованные жетоны киоска: { $tiles }.
state-caravan = Хозяин каравана — { $name }.
state-market = { $place }, спрос: { $goods }.
state-mail = { $place } даёт: { $goods } и { $lira ->
    [one] { $lira } лира
    [few] { $lira } лиры
   *[other] { $lira } лир
}.
state-wainwright =
    { $extensions ->
        [0] { $place }: расширений тележки больше нет.
        [one] { $place }: осталось { $extensions } расширение тележки.
        [few] { $place }: осталось { $extensions } расширения тележек.
       *[other] { $place }: осталось { $extensions } расширений тележек.
    }
state-ruby = { $place }: рубин за { FORM($price, case: "accusative-listed") }.
state-mosque = { $place }: жетон, если есть { $goods }; отдать надо только 1.
state-no-tiles = { $place }: жетонов больше нет.
state-rubies =
    { $count ->
        [0] Рубинов больше нет.
        [one] Остался { $count } рубин.
        [few] Осталось { $count } рубина.
       *[other] Осталось { $count } рубинов.
    }
state-tiles = Жетоны мечетей по числу нужных товаров: { $stacks }.
state-stack = { $colour } { $tiles }
state-deck = Бонусных карт в колоде: { $deck }; сброс сверху вниз: { $discard }.
