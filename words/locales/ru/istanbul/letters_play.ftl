# Letters & Seals in play: options, questions, refusals, events.

## Options

kiosk-letter = письмо
kiosk-lira = лиры
kiosk-card = бонусная карта
    .accusative = бонусную карту
label-companion = Компаньон { FORM($place, case: "to") }
    .at = компаньоном { FORM($place, case: "at") }
label-place-companion = Поставить компаньона рядом с купцом
label-take-companion = Взять компаньона в свой запас
label-only-companion = Только компаньона, без помощников
label-leave-companion = Оставить компаньона там, где он есть
label-figure-merchant = Переместить купца
label-figure-companion = Переместить компаньона
label-to-merchant = К купцу игрока { $name } { FORM($place, case: "to") }
label-use-figure = Встретить { FORM($figure, case: "accusative") } (место { $place })
label-take-letters =
    { $count ->
        [one] Взять { $count } письмо
        [few] Взять { $count } письма
       *[other] Взять { $count } писем
    }
label-letter = Отдать письмо: { $place }
label-letter-delivered =
    { $seals ->
        [one] Отдать доставленное письмо ({ $seals } печать)
        [few] Отдать доставленное письмо ({ $seals } печати)
       *[other] Отдать доставленное письмо ({ $seals } печатей)
    }
label-trade = Отдать { FORM($letters, case: "accusative-listed") }
label-extra-turn = Ещё ход: отдать { FORM($letters, case: "accusative-listed") }
shortcut-another-turn = потом можно купить ещё ход ({ $seals } печати)
label-seals =
    { $seals ->
        [one] { $seals } печать
        [few] { $seals } печати
       *[other] { $seals } печатей
    }
label-open-kiosk =
    { $count ->
        [one] Взять письма и открыть { $count } жетон
        [few] Взять письма и открыть { $count } жетона
       *[other] Взять письма и открыть { $count } жетонов
    }
label-decline = Не использовать
label-use-tile = Использовать
label-swap = { CAPITAL($gained) } за { FORM($given, case: "accusative-listed") }
label-bid = Поставить { $lira ->
    [one] { $lira } лиру
    [few] { $lira } лиры
   *[other] { $lira } лир
}
label-pass = Спасовать

ask-companion = Ваш компаньон
ask-tunnel-figure = Кто пойдёт дальше?
ask-tunnel = Куда?
    .help = Действия и встреч там не будет.
ask-family-step = Куда пойдёт родственник?
ask-move-to-merchant = К чьему купцу?
ask-use-figure = Какой персонаж?
ask-courier = Чем заплатите курьеру?
    .help = Можно и новым письмом.
ask-letter = Какое письмо отдадите?
    .public = какое письмо отдадите?
ask-ruby = Какой рубин?
ask-kiosk-pick = Выберите жетон
    .help = Каждый берёт один; последний тоже достаётся тому, чей купец в Киоске.
    .public = выберите жетон киоска.
ask-kiosk-use = Ваш жетон: { $tile }
    .help = Его можно и не использовать: он всё равно перевернётся.
    .public = ваш жетон киоска: { $tile }. Используете его?
ask-give-ware = Что отдадите?
ask-opening-bid = Начните аукцион
    .help = Остальные ставят по одному разу; если вас перебьют, последняя ставка ваша.
    .public = начните аукцион. Бонусных карт: { $cards }.
ask-bid = У вас одна ставка
    .help = { $bid ->
        [0] Ставок ещё нет. Ваша ставка окончательна.
       *[other] { $bidder } ставит { $bid ->
            [one] { $bid } лиру
            [few] { $bid } лиры
           *[other] { $bid } лир
        }. Ваша ставка окончательна.
    }
    .public = { $bid ->
        [0] ставок на { $cards ->
            [one] { $cards } бонусную карту
            [few] { $cards } бонусные карты
           *[other] { $cards } бонусных карт
        } ещё нет. У вас одна ставка и { $have ->
            [one] { $have } лира
            [few] { $have } лиры
           *[other] { $have } лир
        }.
       *[other] { $bidder } ставит { $bid ->
            [one] { $bid } лиру
            [few] { $bid } лиры
           *[other] { $bid } лир
        } на { $cards ->
            [one] { $cards } бонусную карту
            [few] { $cards } бонусные карты
           *[other] { $cards } бонусных карт
        }. У вас одна ставка и { $have ->
            [one] { $have } лира
            [few] { $have } лиры
           *[other] { $have } лир
        }.
    }
ask-closing-bid = Последняя ставка
    .help = { $bidder } ставит { $bid ->
        [one] { $bid } лиру
        [few] { $bid } лиры
       *[other] { $bid } лир
    }. Поставьте больше или спасуйте и получите эти лиры.
    .public = { $bidder } ставит { $bid ->
        [one] { $bid } лиру
        [few] { $bid } лиры
       *[other] { $bid } лир
    } на { $cards ->
        [one] { $cards } бонусную карту
        [few] { $cards } бонусные карты
       *[other] { $cards } бонусных карт
    }. Последняя ставка ваша (у вас { $have ->
        [one] { $have } лира
        [few] { $have } лиры
       *[other] { $have } лир
    }).

group-companion = Ваш компаньон
group-seals = Отдать за печати
group-extra-turn = Ещё ход за печати
group-letter = Какое письмо?
group-tunnel-figure = Кто пойдёт дальше?
group-tunnel = Куда?
group-family-step = Куда шагнуть?
group-move-to-merchant = К кому?
group-use-figure = Какой персонаж?
group-courier = Чем платить
group-kiosk-pick = Выберите жетон
group-kiosk-use = Использовать
group-ruby = Какой рубин?
group-bid = Ваша ставка
part-bid = Поставить от { $first } до { $last } лир

## Refusals

refusal-needs-seals =
    { $seals ->
        [one] Это стоит { $seals } печать; у вас { $have }.
        [few] Это стоит { $seals } печати; у вас { $have }.
       *[other] Это стоит { $seals } печатей; у вас { $have }.
    }
    .short =
        { $short ->
            [one] не хватает { $short } печати
           *[other] не хватает { $short } печатей
        }
refusal-no-letters-left = Письма кончились.
    .short = письма кончились
refusal-needs-letters-and-seals = Это часть «Писем и печатей», которых в этой партии нет.
refusal-another-turn-follows = После этого хода у вас и так будет ещё один.
refusal-one-extra-turn-a-round = За раунд можно купить только один дополнительный ход.
refusal-companion-not-in-supply = Компаньона в вашем запасе нет.
refusal-companion-not-placed = Вашего компаньона на поле нет.
refusal-family-step-was-the-move = Родственник уже сделал шаг вместо перемещения: купец и компаньон в этот ход остаются на месте.
    .short = купец и компаньон остаются на месте
refusal-no-place-to-step = Вашему родственнику некуда идти.
refusal-no-merchant-elsewhere = Все остальные купцы уже там, где ваш.
refusal-nothing-to-copy = Нет карты, которую можно повторить.
refusal-nothing-to-pay-with = Вам нечем заплатить за встречу с персонажем.
refusal-tile-not-open = Этот жетон не открыт.
refusal-tile-does-not-do = Этот жетон делает другое: { $tile }.
refusal-bid-too-low =
    { $lira ->
        [one] { $lira } лиры мало: высшая ставка — { $highest }.
       *[other] { $lira } лир мало: высшая ставка — { $highest }.
    }

## What happened

event-drew-letters =
    { $count ->
        [0] { $who } не получает писем: они кончились.
        [1] { $who } берёт письмо в место { $places }.
       *[other] { $who } берёт письма в места { $places }.
    }
    .part =
        { $count ->
            [0] письма кончились
            [1] берёт письмо в место { $places }
           *[other] берёт письма в места { $places }
        }
event-delivered-letters =
    { $count ->
        [1] { $who } доставляет письмо в место { $places }.
       *[other] { $who } доставляет письма в места { $places }.
    }
    .part =
        { $count ->
            [1] доставляет письмо в место { $places }
           *[other] доставляет письма в места { $places }
        }
event-gave-letters = { $who } отдаёт { FORM($letters, case: "accusative-listed") }.
event-companion-placed = { $who } ставит компаньона { FORM($place, case: "at") }.
    .part = ставит компаньона { FORM($place, case: "at") }
event-companion-moved = { $who } перемещает компаньона { FORM($origin, case: "from") } { FORM($place, case: "to") }.
    .part = перемещает компаньона { FORM($origin, case: "from") } { FORM($place, case: "to") }
event-companion-taken = { $who } берёт компаньона из общего запаса.
    .part = берёт компаньона из общего запаса
event-companion-taken-back = { $who } возвращает компаньона { FORM($origin, case: "from") }.
    .part = возвращает компаньона { FORM($origin, case: "from") }
event-family-moved = { $who } перемещает родственника { FORM($origin, case: "from") } { FORM($place, case: "to") }.
    .part = перемещает родственника { FORM($origin, case: "from") } { FORM($place, case: "to") }
event-opened-tiles = { $who } открывает жетоны киоска: { $tiles }.
event-picked-tile = { $who } выбирает жетон киоска ({ $tile }).
    .part = выбирает жетон киоска ({ $tile })
event-took-last-tile = { $who } берёт последний жетон киоска ({ $tile }).
    .part = берёт последний жетон киоска ({ $tile })
event-used-tile = { $who } использует жетон киоска ({ $tile }).
event-declined-tile = { $who } не использует жетон киоска ({ $tile }).
    .part = не использует жетон киоска ({ $tile })
event-bid = { $who } ставит { $lira ->
    [one] { $lira } лиру
    [few] { $lira } лиры
   *[other] { $lira } лир
}.
    .part = ставит { $lira ->
        [one] { $lira } лиру
        [few] { $lira } лиры
       *[other] { $lira } лир
    }
event-passed-bid = { $who } пасует.
event-won-auction = { $who } выигрывает аукцион за { $lira ->
    [one] { $lira } лиру
    [few] { $lira } лиры
   *[other] { $lira } лир
}.
    .part = выигрывает аукцион за { $lira ->
        [one] { $lira } лиру
        [few] { $lira } лиры
       *[other] { $lira } лир
    }
event-copied-card = { $who } повторяет карту «{ $card }».
    .part = повторяет карту «{ $card }»
event-extra-turn = { $who } покупает дополнительный ход.
    .part = покупает дополнительный ход

ahead-auction = **Чужие аукционы** · { $answer ->
    [pass] Я пасую за вас.
    [bid] Я ставлю за вас на 1 лиру больше высшей ставки, до { $lira ->
        [one] { $lira } лиры
       *[other] { $lira } лир
    }. Дальше пасую.
   *[ask] Я каждый раз спрашиваю.
}
ahead-auction-choice = { $answer ->
    [pass] Всегда пасовать
   *[bid] Ставить до { $lira ->
        [one] { $lira } лиры
       *[other] { $lira } лир
    }
}
ahead-kiosk = **Жетоны киоска, открытые другими** · { $answer ->
    [never] Я беру за вас любой жетон, но не использую.
    [order] Я беру первый доступный из этих: { $tiles }. Если таких нет, спрашиваю вас. Как его использовать, тоже спрашиваю.
   *[ask] Я каждый раз спрашиваю.
}
ahead-kiosk-never = Никогда не использовать
ahead-kiosk-choice = { $which ->
    [first] Сначала взять: { $tile }
   *[next] Затем взять: { $tile }
}
