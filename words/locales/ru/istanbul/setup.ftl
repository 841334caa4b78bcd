# Set-up options as the lobby offers them: title, each value's title, and what the value does.

button-options-game = Какие дополнения?

option-expansion = Игра
option-expansion-base = Базовая игра
    .help = { $places } мест; играют до { $rubies } рубинов (вдвоём — до { $two })
option-expansion-mocha = Кофе и бакшиш
    .help = { $places } мест, кофе, карты гильдии и Таверна; играют до { $rubies } рубинов
    .special = Кофе и бакшиш: кофе и карты гильдии
option-expansion-letters = Письма и печати
    .help = { $places } мест, письма, компаньоны и аукционы; играют до { $rubies } рубинов
    .special = Письма и печати: письма и аукционы
option-expansion-bazaar = Гранд-базар
    .help = Все { $places } мест и оба дополнения в одной партии; играют до { $rubies } рубинов
    .special = Гранд-базар: оба дополнения сразу
option-layout = Раскладка
option-layout-short = Короткие пути
    .help = Раскладка с короткими путями: лучшая для первой партии
option-layout-long = Длинные пути
    .help = Раскладка с длинными путями: между связанными местами приходится далеко ходить
    .special = длинные пути между местами
option-layout-numbered = По порядку
    .help = Места по порядку номеров
    .special = места по порядку номеров
option-layout-first = Первая партия
    .help = Раскладка из книги правил для первой партии с этим дополнением
option-layout-random = Случайная
    .help = Случайная, но Фонтан в центре, а Чёрный рынок и Чайхана далеко друг от друга
    .special = места в случайном порядке
option-neutral-assistants = Нейтральные помощники
option-neutral-assistants-off = Нет
    .help = Каждый начинает с { $assistants } своими помощниками
option-neutral-assistants-on = Есть
    .help = Один помощник в каждой стопке нейтральный, его может забрать любой; игроков — от 2 до { $seats }
    .special = помощники, которых может забрать любой
option-caravan-master = Хозяин каравана
option-caravan-master-off = Нет
    .help = В Караван-сарае вы всегда сбрасываете карту
option-caravan-master-on = Есть
    .help = Кто последним был в Караван-сарае, в следующий раз оставит себе обе карты
    .special = больше карт тому, кто последним был в Караван-сарае
option-deck = Бонусные карты
option-deck-letters = Только «Письма и печати»
    .help = Только карты дополнения, всего { $cards }
option-deck-both = Обе колоды
    .help = Карты базовой игры и дополнения, всего { $cards }
    .special = и бонусные карты базовой игры
option-kiosk-letters = Письма в Киоске
option-kiosk-letters-2 = 2 письма
    .help = Как в книге правил
option-kiosk-letters-1 = 1 письмо
    .help = Как напечатано на Киоске
    .special = 1 письмо в Киоске вместо 2

refusal-not-with-expansion =
    { $none ->
        [yes] В этой игре нет параметра «{ $field }».
       *[no] В этой игре значение «{ $value }» для параметра «{ $field }» недоступно. Можно выбрать: { $allowed }.
    }
refusal-too-many-seats = С нейтральными помощниками один цвет должен быть свободен, так что игроков не больше { $most }.
refusal-seats = В «Стамбул» играют от { $least } до { $most } игроков, а не { $value }.
