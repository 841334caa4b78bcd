# What a decision asks. ".help": a second line in the panel. ".public": the same in the call, after "**Стамбул**:".

standing = раунд { $round } · рубины: { $rubies }
standing-last = последний раунд · рубины: { $rubies }

rubies-near-end = Рубины: { $rubies }. Ещё один, и начнётся последний раунд ({ $who }).
rubies-last-round = Рубины: { $rubies }. Это последний раунд.

your-turn-goes-on = ваш ход продолжается.

ask-move = Ваш ход
ask-assistant = Ваш помощник
    .help = Оставьте или заберите помощника, иначе ход здесь закончится.
question-no-assistant = Ваш помощник
    .help = Некого ни оставить, ни забрать. Если никого не вернуть, ход здесь закончится.
ask-pay = { $merchants ->
        [1] Здесь другой купец
       *[other] Здесь другие купцы
    }
    .help = { $merchants ->
        [1] Заплатите ему, иначе ход здесь закончится.
       *[other] Заплатите всем, иначе ход здесь закончится.
    }
ask-extra-good = Ещё один товар?
    .help = Зелёный жетон позволяет купить любой товар.
ask-second-card = Вторая бонусная карта
ask-discard = Сбросьте бонусную карту
    .help = Любую с руки, можно и новую.
ask-ware = Какой товар возьмёте?
ask-roll = Ваш бросок
    .help = Красный жетон позволяет один раз его изменить.
ask-any-count = Сколько товаров продадите?
ask-any-goods = Какие товары продадите?
ask-again = Повторить действие?
ask-done = Ход сделан
ask-encounters = Встречи
no-action-here = Выполнить действие здесь не получится: { $why }.
question-catch = Встречи
    .help = Родственников здесь надо поймать. Остальные встречи по желанию.
question-nobody-left = Действие выполнено
tea-house-lower = Если выпадет меньше, вы получите { $lira ->
        [one] { $lira } лиру
        [few] { $lira } лиры
       *[other] { $lira } лир
    }.
ask-governor = Чем заплатите губернатору?
    .help = Можно и только что взятой картой.
ask-smuggler = Товар контрабандиста
    .help = Заплатить можно и новым товаром.
ask-end-turn = Ход окончен
    .help = Ещё можно сыграть карты, не связанные с действием. Затем завершите ход.
ask-reward = Ваша награда
ask-gain-good = Какой товар?
ask-return-assistant = Какой помощник вернётся?
ask-final-cards = Партия завершена: сыграйте последние карты
    .help = Товары и лиры ещё могут решить ничью.
    .public = последний раунд доигран. Ещё можно сыграть карты на товары или лиры: они решают ничью.

## One line about a seat

role-caravan-master = хозяин каравана
asked-with-any-hand = Карты на руке здесь не помогут. Я всё равно спрашиваю, чтобы другие этого не поняли.

rubies =
    { $count ->
        [0] нет рубинов
        [one] { $count } рубин
        [few] { $count } рубина
       *[other] { $count } рубинов
    }
status-assistants =
    { $count ->
        [0] нет помощников
        [one] { $count } помощник
        [few] { $count } помощника
       *[other] { $count } помощников
    }

## The closed menu of a group of options

group-move = Ход по шагам: куда?
group-assistant = Ваш помощник
group-pay = Другие купцы
group-act = Выполнить действие
group-pass = Пропустить или завершить
group-card = Сыграть карту
group-recall = Жёлтый жетон
group-good = Какой товар?
group-sell = Продать
group-deliver = Отдать за рубин
group-call = Назвать число
group-cards = Взять карту
group-return = Какие помощники вернутся?
part-return = Вернуть помощников: { $first }–{ $last }
group-meet = Встретить
group-extra-good = Ещё один товар
group-discard = Сбросить
group-roll = Ваш бросок
group-any-count = Сколько товаров?
group-governor = Чем платить
group-smuggler = Какой товар и чем платить?
group-reward = Ваша награда
group-police-station = По шагам: отправить родственника
group-return-assistant = Какой помощник вернётся?
