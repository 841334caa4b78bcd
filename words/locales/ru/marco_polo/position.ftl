# The position: alt texts of pictures, the text view, hand, score sheet.

button-board = Города и дороги
button-spaces = Действия
button-carts = Планшеты
alt-turn = Раунд { $round } из { $rounds }: ходит { $name }.
alt-draft = { $name } выбирает персонажа.
alt-goals = Все выбирают карты целей; начинает { $name }.
alt-bonuses = { $name } начинает раунд { $round } из { $rounds }; бонусы получают до броска.
alt-roll = { $name } начинает раунд { $round } из { $rounds }; за слабый бросок дают верблюдов или монеты.
alt-over = Партия завершена.
alt-own = У вас { $told }.
alt-own-contract = Ваш контракт: { $contract }.
alt-seat = { $name }: { $told }.
alt-figures =
    { $count ->
        [1] фигурка { FORM($places, case: "at") }
       *[other] фигурки { FORM($places, case: "at") }
    }
alt-dice-left =
    { $count ->
        [0] кубиков не осталось
        [one] остался { $count } кубик
        [few] осталось { $count } кубика
       *[other] осталось { $count } кубиков
    }
alt-posts =
    { $count ->
        [1] { $name }: фактория { FORM($places, case: "at") }.
       *[other] { $name }: фактории { FORM($places, case: "at") }.
    }
alt-roads = Дороги { FORM($place, case: "from") }: { $roads }.
alt-dice = Кубики в ячейке «{ $space }»: { $dice }.
alt-no-dice = В ячейках действий кубиков нет.
alt-hourglass = Если бы раунд кончился сейчас, следующий начал бы { $name }.
alt-black-dice =
    { $count ->
        [0] Чёрных кубиков больше нет.
        [one] Остался { $count } чёрный кубик.
        [few] Осталось { $count } чёрных кубика.
       *[other] Осталось { $count } чёрных кубиков.
    }
alt-contract = Контракт { $number }: { $contract }.
alt-contract-bonus = Контракт { $number }: { $contract }; и ещё { $coins } или { $camels }.
alt-outposts = Бонусы за первую факторию: { $where }.
alt-at-place = { $place } { $things }
alt-markers = Бонусы городов: { $where }.
alt-card = Карта города «{ $place }»: { $card }.
button-reach = Что доступно
reach-note = Подсвечено всё, что при такой позиции доступно в начале хода. На карте у каждого места — цена путешествия туда и число шагов, у каждой ячейки — самое большее, что она может дать.
alt-reach = Что сейчас доступно { FORM($name, case: "dative") }.
alt-journeys = Куда можно попасть { FORM($places, case: "from") }: { $ends }.
alt-no-journey = На путешествие не хватает кубиков или денег.
alt-cards-open =
    { $count ->
        [1] Можно использовать карту города: { $cities }.
       *[other] Можно использовать карты городов: { $cities }.
    }
alt-open-gain = { $space } (максимум { FORM($things, case: "usual-listed") })
    .always = { $space } ({ FORM($things, case: "usual-listed") })
alt-open-contracts = Контракты ({ $count ->
    [1] доступен 1
   *[other] выбор из { $count }
})
alt-open-travel =
    { $count ->
        [1] Путешествие (1 шаг)
       *[other] Путешествие (до { $count } шагов)
    }
alt-open-toll = { $told } — занято, доплата { $coins }
alt-opened = Можно: { $spaces }.
alt-closed = Недоступно: { $spaces }.

seat-dice =
    { $count ->
        [one] кубик: { FORM($dice, case: "among") }
       *[other] кубики: { FORM($dice, case: "among") }
    }
seat-contracts = контракты: { $contracts }
seat-no-contracts = контрактов нет
seat-done = выполненных контрактов: { $count }
seat-posts =
    { $left ->
        [0] факторий не осталось
        [one] осталась { $left } фактория
        [few] осталось { $left } фактории
       *[other] осталось { $left } факторий
    }
seat-black-posts =
    { $count ->
        [one] поставлена { $count } чёрная фактория
        [few] поставлено { $count } чёрные фактории
       *[other] поставлено { $count } чёрных факторий
    }

## The position as text

state-seat = **{ $name }**, { $character }: { $has }.
state-figure =
    { $count ->
        [1] Фигурка { FORM($places, case: "at") }.
       *[other] Фигурки { FORM($places, case: "at") }.
    }
state-posts = Фактории (поставлено { $count }, осталось { $left }): { $places }.
state-no-posts = Ещё не поставлено ни одной фактории, осталось { $left }.
state-contract = Контракт: { $contract }.
state-done = Выполнено: { $contracts }.
state-spaces = **Ячейки действий**
state-space = { $space }: { $dice }.
state-seat-dice = { $name } — { FORM($dice, case: "among") }
state-neutral-dice = нейтральная { FORM($dice, case: "among") }
state-map = **Города и дороги**
state-place = { $place }: { $parts }.
state-place-roads = дороги: { $roads }
state-road = { $place }
state-road-cost = { $place } ({ $cost })
state-place-marker = бонус: { $things }
state-place-outpost = бонус за первую факторию: { $things }
state-place-card = карта города: { $card }
state-card-used = { $card } (занята: { FORM($dice, case: "among") })
state-place-posts = фактории: { $names }
state-place-figures = здесь { $names }
state-beijing = Ячейки Пекина: { $where }.
state-beijing-space = { $points } — { $name }
state-free = свободно
state-contracts = **Контракты на поле**
state-piles = На поле { $black ->
    [one] { $black } чёрный кубик
    [few] { $black } чёрных кубика
   *[other] { $black } чёрных кубиков
}, в особой стопке { $special ->
    [one] { $special } контракт
    [few] { $special } контракта
   *[other] { $special } контрактов
}; { $rounds ->
    [0] это последний раунд
    [one] впереди ещё { $rounds } раунд
    [few] впереди ещё { $rounds } раунда
   *[other] впереди ещё { $rounds } раундов
}.
state-goals = Ваши карты целей: { $goals }.
state-draft = Персонажи на выбор: { $names }.

## Hand

hand-goals = **Ваши карты целей**
hand-contracts = **Ваши контракты**
hand-goal = { $goal } · { $state }
hand-goal-missing = { FORM($places, case: "at") } ещё нет вашей фактории
hand-goal-done = выполнена
hand-cities = Фактории есть в { $reached } из { $cities } городов с ваших карт целей. За 1, 2, 3 или 4 города — соответственно { $steps } очков.
hand-estimate =
    { $total ->
        [0] Если бы партия кончилась сейчас, очков у вас не было бы.
        [one] Если бы партия кончилась сейчас, у вас было бы { $total } очко:
        [few] Если бы партия кончилась сейчас, у вас было бы { $total } очка:
       *[other] Если бы партия кончилась сейчас, у вас было бы { $total } очков:
    }
hand-line = { $line }: { $vp }

hands-to-come = Контракты раунда { $round }: { $contracts }
