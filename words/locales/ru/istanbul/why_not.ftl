# Why a choice is not possible now. First to which moment of a turn it belongs, then what must be chosen before.

## The moment it belongs to

moment-at-place = Это можно сделать только { FORM($places, case: "at") }.
moment-not-in-game = В этой партии такого места нет.
moment-move = Купец перемещается в начале хода.
    .moved = В этот ход вы уже переместились.
moment-companion = Компаньон перемещается в начале хода вместо купца.
moment-place-companion = Компаньона ставят в начале хода.
moment-guild = Карту гильдии разыгрывают в начале хода вместо перемещения.
moment-assistant = Помощника оставляют или забирают там, куда пришёл купец.
moment-collect = Помощника забирают, когда купец приходит туда, где тот стоит; товары и лиры выдаёт Почта.
moment-stop = Закончить ход раньше времени можно, только когда надо оставить или забрать помощника либо заплатить.
moment-pay = Другим купцам платят, когда приходят туда, где они стоят.
moment-skip = Пропустить можно только действие места.
moment-meet = Персонажа встречают после действия, если он в том же месте.
moment-catch = Родственника ловят после действия, если он в том же месте.
moment-reward = Награду выбирают, когда отправляют родственника в Полицейский участок.
moment-end = Ход завершают после действия и встреч.
moment-extra-turn = Дополнительный ход можно купить в конце хода за { $seals } печати.
moment-enough = Это можно выбрать, только когда действие разрешено повторить.
moment-done = Это можно выбрать только в конце партии, когда разыгрывают последние карты.
moment-roll = Оставить бросок или изменить его можно только сразу после него.
moment-goods = Товары берут или отдают, когда этого требует место, карта или жетон.
moment-return = Помощников возвращают у Фонтана (7) или картой.
moment-recall = Жёлтым жетоном возвращают помощника в свой ход.
moment-discard = Карту сбрасывают, когда этого требует губернатор или место.
moment-discard-guild = Карту гильдии сбрасывают, когда этого требует Гильдия (18).
moment-figure = Губернатору, контрабандисту и другим персонажам платят при встрече.
moment-exchange = Обмен предлагает персонаж при встрече или взятый жетон киоска.
moment-letter = Письма отдают, когда этого требует место, персонаж или карта.
moment-ruby = Рубины можно получить { FORM($places, case: "at") }. Как именно, покажет { command-rules }, тема *рубины*.
moment-card = Это позволяет только бонусная карта.
moment-extra-good = С зелёным жетоном на складах можно купить ещё один товар.
moment-use = Действие места выбирают, когда это позволяет карта или Таверна (19).
moment-play = Посреди этого шага разыгрывать карты нельзя.
    .other = Карты разыгрывают в свой ход.

## What somebody may want, where it has no name of its own

wish-ruby = рубин
wish-rubies = рубины
wish-catch = Поймать родственника { FORM($colour, case: "genitive") }

## What must be chosen before

first-place = Сначала выполните действие { FORM($place, case: "at") } или пропустите его.

## What is missing of what is named

lacks-ware = Для этого { $needed ->
    [one] нужно { $needed } { FORM($good, case: "accusative") }
    [few] нужны { $needed } { FORM($good, case: "genitive") }
   *[other] нужно { $needed } { FORM($good, case: "genitive-plural") }
}; у вас { $have }.
lacks-not-wanted = Сейчас спрос { FORM($place, case: "at") }: { $goods }.
lacks-ruby-price = Сейчас у рубина другая цена. Можно выбрать: { $options }.
lacks-other-goods = Здесь этого взять нельзя. Можно взять: { $goods }.
lacks-tile-here = Этот жетон ({ $tile }) берут { FORM($place, case: "at") }.
lacks-die = Ни на одном кубике нет { $die }.
lacks-letter = Такого письма у вас нет: { $place }.
lacks-letter-delivered = Столько доставленных писем у вас нет.
lacks-other-place = Это место сейчас выбрать нельзя: { $place }.
