# Mocha & Baksheesh in play: options, questions, refusals, events.

## Options

label-guild = Сыграть { FORM($card, case: "accusative") }
label-discard-guild = Сбросить карту { $number } · { $title }
label-take = Взять { FORM($wares, case: "accusative-listed") }
label-take-nothing = Не брать ничего
label-guild-hall = Взять { $coffee } кофе и { $cards } карты гильдии
label-roast = { $coffee } кофе за { FORM($price, case: "accusative") }
label-barrier =
    { $coffee ->
        [0] Переставить барьер бесплатно
       *[other] Переставить барьер за { $coffee } кофе
    }
shortcut-barrier = барьер между { $between }
label-barrier-effect = выполните действие рядом с ним; проходить будете только вы
label-tavern-tile =
    { $coffee ->
        [0] { CAPITAL($tile) } · бесплатно
       *[other] { CAPITAL($tile) } · заплатить { $coffee } кофе
    }
label-ruby-from = Рубин { FORM($place, case: "from") }
label-baksheesh = бакшиш: отдать { $coffee } кофе и { FORM($goods, case: "accusative") }
label-buy-ruby-coffee = Купить рубин за { $coffee } кофе
label-enough-given = Больше не отдавать
label-jewelry-given =
    { $count ->
        [0] Не отдавать украшений
        [one] Отдать { $count } украшение
        [few] Отдать { $count } украшения
       *[other] Отдать { $count } украшений
    }
label-return-none = Никого не брать с собой
label-collect-neutral = Забрать нейтрального помощника
label-leave-neutral = оставить нейтрального помощника

ask-roast-more = Обжарить ещё?
    .help = Платить можно лирами, товаром или картой, но каждым способом один раз.
ask-discard-guild = Сбросьте карту гильдии
    .help = Любую с руки, можно и только что взятую.
ask-barrier-place = Какое действие?
    .help = Барьер встанет между выбранным местом и соседним. Проходить будете только вы. Картам, которые переносят сразу в нужное место, он не мешает.
ask-barrier-beside = Где встанет барьер?
    .help = Между местом, где вы выполняете действие, и тем, что выберете сейчас.
ask-tavern-again = Второе действие Таверны?
ask-any-place = Действие какого места?
ask-two-wares = Какие товары?
ask-different-goods = Какие товары?
    .help = Не больше 1 каждого вида.
ask-join-merchant = Кто пойдёт к Фонтану вместе с купцом?
ask-six-goods-jewelry = Сколько украшений отдадите?
ask-six-goods = Какие товары отдадите?
ask-exchange-give = Что отдадите?
    .help = Отдавайте по одному. Что взять взамен, выберете потом.
ask-exchange-take = Что возьмёте?
ask-gain-goods = Какие товары?
ask-coffee-trader = Чем заплатите торговцу кофе?

guild-cards-not-now = Сейчас нельзя: { $cards }
guild-not-now = { $cards } ({ $reason })

group-guild = Карта гильдии вместо хода
group-roast = Кофе за что?
group-tavern = В Таверне
group-give = Отдать
group-different-goods = Какие товары?
group-discard-guild = Сбросить
group-barrier-place = Какое действие?
group-barrier-beside = Рядом с чем?
group-any-place = Действие какого места?
group-six-goods-jewelry = Сколько украшений?
group-coffee-trader = Чем платить

## Refusals

refusal-needs-coffee = Это стоит { $coffee } кофе; у вас { $have }.
    .short = не хватает { $short } кофе
refusal-needs-lira-or-good = Это стоит { $lira ->
    [one] { $lira } лиру
    [few] { $lira } лиры
   *[other] { $lira } лир
} или товар; у вас лир: { $have }, товаров нет.
refusal-nothing-to-roast = За кофе нужно отдать { $lira } лиры, товар или карту.
    .short = за кофе нечего отдать
refusal-nothing-to-exchange = Обменять вам нечего.
refusal-no-guild-cards-left = Карт гильдии осталось слишком мало.
    .short = карт осталось слишком мало
refusal-guild-card-not-in-hand = Карты гильдии { $number } у вас нет.
refusal-tavern-tile-owned = У вас уже есть { $tile }.
refusal-tavern-stack-empty = Таких жетонов больше нет: { $tile }.
refusal-barrier-there = Барьер уже там.
refusal-not-beside = Эти места не соседние: { $place } и { $other }.
refusal-only-after-roll = Эта карта меняет бросок: сыграйте её сразу после него.
refusal-not-among-jumps = Ваша карта не ведёт { FORM($place, case: "to") }.

## What happened

event-gained-coffee = { $who } берёт { $coffee } кофе.
event-spent-coffee = { $who } отдаёт { $coffee } кофе.
event-drew-guild-cards =
    { $number ->
        [0] { $who } не получает карт гильдии: они кончились.
        [1] { $who } берёт карту гильдии.
        [one] { $who } берёт { $number } карту гильдии.
        [few] { $who } берёт { $number } карты гильдии.
       *[other] { $who } берёт { $number } карт гильдии.
    }
    .part =
        { $number ->
            [0] карты гильдии кончились
            [1] берёт карту гильдии
            [one] берёт { $number } карту гильдии
            [few] берёт { $number } карты гильдии
           *[other] берёт { $number } карт гильдии
        }
event-drew-known-guild-cards =
    { $number ->
        [1] { $who } берёт карту гильдии ({ $cards }).
        [one] { $who } берёт { $number } карту гильдии ({ $cards }).
        [few] { $who } берёт { $number } карты гильдии ({ $cards }).
       *[other] { $who } берёт { $number } карт гильдии ({ $cards }).
    }
    .part =
        { $number ->
            [1] берёт карту гильдии ({ $cards })
            [one] берёт { $number } карту гильдии ({ $cards })
            [few] берёт { $number } карты гильдии ({ $cards })
           *[other] берёт { $number } карт гильдии ({ $cards })
        }
event-discarded-guild-card = { $who } сбрасывает карту гильдии { $number }.
    .part = сбрасывает карту гильдии { $number }
event-played-guild-card = { $who } разыгрывает карту гильдии { $number } ({ $title }).
    .part = разыгрывает карту гильдии { $number } ({ $title })
event-guild-reshuffled =
    { $cards ->
        [1] Единственная сброшенная карта гильдии становится новой колодой.
        [one] Сброс перемешан в новую колоду: { $cards } карта гильдии.
        [few] Сброс перемешан в новую колоду: { $cards } карты гильдии.
       *[other] Сброс перемешан в новую колоду: { $cards } карт гильдии.
    }
event-barrier-moved = { $who } ставит барьер между местами: { $between }.
    .part = ставит барьер ({ $between })
event-took-tavern-tile = { $who } берёт { FORM($tile, case: "accusative") }.
    .part = берёт { FORM($tile, case: "accusative") }
event-baksheesh-turned = { $who } переворачивает жетон бакшиша; теперь на нём: { $goods }.
event-became-caravan-master = { $who } становится хозяином каравана.
    .part = становится хозяином каравана
