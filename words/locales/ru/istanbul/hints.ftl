# What makes a turn good, in a list below the turn. What is lacking stands in the genitive.

hint-go = Идти { FORM($place, case: "to") }
hint-family = Отправить родственника { FORM($place, case: "to") }

hint-reason-rubies = сразу рубин
hint-reason-goods = больше товаров
hint-reason-cards = бонусные карты
hint-reason-letters = письма и их печати
hint-reason-lira = больше лир
hint-reason-coffee = больше кофе
hint-reason-guild-cards = карты гильдии
hint-reason-wheelbarrow = расширение тележки
hint-reason-mosque-tiles = жетон мечети
hint-reason-tavern-tiles = жетон таверны
hint-reason-family = родственник снова свободен
hint-reason-companion = компаньон
hint-reason-assistants = с вами будет больше помощников
hint-reason-lead = лидерство в последнем раунде
hint-reason-chance = хорошие шансы

hint-reason-to-ruby = { $turns ->
        [1] следующим ходом взять рубин { FORM($place, case: "at") }
        [2] через ход взять рубин { FORM($place, case: "at") }
        [one] через { $turns } ход взять рубин { FORM($place, case: "at") }
        [few] через { $turns } хода взять рубин { FORM($place, case: "at") }
       *[other] через { $turns } ходов взять рубин { FORM($place, case: "at") }
    }
hint-reason-to-extension = { $turns ->
        [1] следующим ходом купить расширение тележки { FORM($place, case: "at") }
        [2] через ход купить расширение тележки { FORM($place, case: "at") }
        [one] через { $turns } ход купить расширение тележки { FORM($place, case: "at") }
        [few] через { $turns } хода купить расширение тележки { FORM($place, case: "at") }
       *[other] через { $turns } ходов купить расширение тележки { FORM($place, case: "at") }
    }
hint-reason-to-tile = { $turns ->
        [1] следующим ходом взять жетон { FORM($place, case: "at") }
        [2] через ход взять жетон { FORM($place, case: "at") }
        [one] через { $turns } ход взять жетон { FORM($place, case: "at") }
        [few] через { $turns } хода взять жетон { FORM($place, case: "at") }
       *[other] через { $turns } ходов взять жетон { FORM($place, case: "at") }
    }
hint-reason-to-family = { $turns ->
        [1] следующим ходом отправить родственника { FORM($place, case: "from") }
        [2] через ход отправить родственника { FORM($place, case: "from") }
        [one] через { $turns } ход отправить родственника { FORM($place, case: "from") }
        [few] через { $turns } хода отправить родственника { FORM($place, case: "from") }
       *[other] через { $turns } ходов отправить родственника { FORM($place, case: "from") }
    }
hint-reason-to-action = { $turns ->
        [1] следующим ходом выполнить действие { FORM($place, case: "at") }
        [2] через ход выполнить действие { FORM($place, case: "at") }
        [one] через { $turns } ход выполнить действие { FORM($place, case: "at") }
        [few] через { $turns } хода выполнить действие { FORM($place, case: "at") }
       *[other] через { $turns } ходов выполнить действие { FORM($place, case: "at") }
    }
hint-reason-nearer = направиться { FORM($place, case: "to") }

hint-lacks-ruby = До рубина { FORM($place, case: "at") } не хватает { FORM($missing, case: "genitive-listed") }.
hint-lacks-extension = До расширения тележки { FORM($place, case: "at") } не хватает { FORM($missing, case: "genitive-listed") }.
hint-lacks-tile = До жетона { FORM($place, case: "at") } не хватает { FORM($missing, case: "genitive-listed") }.
hint-lacks-family = Для действия { FORM($place, case: "at") } не хватает { FORM($missing, case: "genitive-listed") }.
hint-then = После этого можно { $aim }.
hint-short = { $reason } — пока не хватает { FORM($missing, case: "genitive-listed") }
hint-missing-lira =
    { $count ->
        [one] { $count } лира
        [few] { $count } лиры
       *[other] { $count } лир
    }
    .genitive =
        { $count ->
            [one] { $count } лиры
           *[other] { $count } лир
        }
hint-missing-goods =
    { $count ->
        [one] { $count } товар
        [few] { $count } товара
       *[other] { $count } товаров
    }
    .genitive =
        { $count ->
            [one] { $count } товара
           *[other] { $count } товаров
        }
hint-missing-good =
    { $count ->
        [one] { $count } { $good }
        [few] { $count } { FORM($good, case: "genitive") }
       *[other] { $count } { FORM($good, case: "genitive-plural") }
    }
    .genitive =
        { $count ->
            [one] { $count } { FORM($good, case: "genitive") }
           *[other] { $count } { FORM($good, case: "genitive-plural") }
        }
hint-missing-coffee = { $count } кофе
hint-missing-seals =
    { $count ->
        [one] { $count } печать
        [few] { $count } печати
       *[other] { $count } печатей
    }
    .genitive =
        { $count ->
            [one] { $count } печати
           *[other] { $count } печатей
        }
