# Options of a decision, as buttons and menus show them.

label-place = { $place }
with-prospect = { $place } · { $prospect }
prospect-warehouse =
    { $gain ->
        [0] для { FORM($good, case: "genitive-plural") } места больше нет
        [one] { $gain } { $good }
        [few] { $gain } { FORM($good, case: "genitive") }
       *[other] { $gain } { FORM($good, case: "genitive-plural") }
    }
tile-with-effect = { $tile } ({ $effect })
prospect-tile-ruby = { $tile } и рубин
prospect-sale = продать { $count ->
    [1] 1 товар
    [one] до { $count } товара
   *[other] до { $count } товаров
}: { $lira ->
    [one] { $lira } лира
    [few] { $lira } лиры
   *[other] { $lira } лир
}
prospect-sale-by-card = с картой можно продать любые товары

label-cut-short-assistant = ход закончится, если не вернуть помощника
label-cut-short-no-assistant = помощников нет, ход закончится
label-cut-short-merchants = не хватает лир на купцов, ход закончится
label-afterwards = после этого: { $why }
label-leave-assistant = −1 помощник
label-leave-all-the-same = 1 помощник всё равно останется там
label-collect-assistant = +1 помощник
label-collect-neutral-one = +1 нейтральный помощник
label-pay-seat = заплатить { $lira ->
    [one] { $lira } лиру
    [few] { $lira } лиры
   *[other] { $lira } лир
} игроку { FORM($name, case: "dative") }
    .included = считая { $lira ->
        [one] { $lira } лиру
        [few] { $lira } лиры
       *[other] { $lira } лир
    } игроку { FORM($name, case: "dative") }
label-neutral-merchants =
    { $count ->
        [1] заплатить { $lira ->
            [one] { $lira } лиру
            [few] { $lira } лиры
           *[other] { $lira } лир
        } за нейтрального купца
       *[other] заплатить { $lira ->
            [one] { $lira } лиру
            [few] { $lira } лиры
           *[other] { $lira } лир
        } за нейтральных купцов
    }
    .included =
        { $count ->
            [1] считая { $lira ->
                [one] { $lira } лиру
                [few] { $lira } лиры
               *[other] { $lira } лир
            } за нейтрального купца
           *[other] считая { $lira ->
                [one] { $lira } лиру
                [few] { $lira } лиры
               *[other] { $lira } лир
            } за нейтральных купцов
        }
label-catch-here = поймать родственника ({ $name })
label-neutral-assistant = здесь нейтральный помощник
label-figures-here = здесь { $figures }

chance-tile = новый спрос, отменить нельзя
chance-bids = дальше ставят другие, отменить нельзя
chance-picks = дальше выбирают другие, отменить нельзя
chance-governor = губернатор уйдёт дальше, отменить нельзя
chance-smuggler = контрабандист уйдёт дальше, отменить нельзя
chance-coffee-trader = торговец кофе уйдёт дальше, отменить нельзя
chance-courier = курьер уйдёт дальше, отменить нельзя
chance-neutral = он уйдёт дальше, отменить нельзя
chance-neutrals = они уйдут дальше, отменить нельзя

label-leave = Оставить помощника
label-collect = Забрать помощника
label-stop-assistant = Без помощника: ход закончится
    .stays = Не забирать: ход закончится
label-stop-pay = Не платить: ход закончится
label-pay-all = Заплатить купцам здесь
label-pay = Заплатить { $lira ->
    [one] { $lira } лиру
    [few] { $lira } лиры
   *[other] { $lira } лир
}: { $who }
label-skip = Пропустить действие
label-enough = Больше не надо
label-no-extra = Без покупки
label-done = Больше не разыгрывать карты
label-last-round = { $text } · начнёт последний раунд

label-fill =
    { $gain ->
        [0] Не брать ничего: для { FORM($good, case: "genitive-plural") } нет места
        [one] Взять { $gain } { FORM($good, case: "accusative") }
        [few] Взять { $gain } { FORM($good, case: "genitive") }
       *[other] Взять { $gain } { FORM($good, case: "genitive-plural") }
    }
label-extra = Купить ещё 1 { FORM($good, case: "accusative") } за { $lira ->
    [one] { $lira } лиру
    [few] { $lira } лиры
   *[other] { $lira } лир
}
label-take-good = Взять 1 { FORM($good, case: "accusative") }
label-no-room = места нет, товар пропадёт
label-roll-first = Сначала кубики, потом товар
label-sell = { $goods } → { $lira ->
    [one] { $lira } лира
    [few] { $lira } лиры
   *[other] { $lira } лир
}
label-keep =
    { TRAIT($goods, name: "kind") ->
        [none] ничего не останется
       *[some] останется: { $goods }
    }
label-any-count =
    { $count ->
        [one] { $count } любой товар
        [few] { $count } любых товара
       *[other] { $count } любых товаров
    } → { $lira ->
        [one] { $lira } лира
        [few] { $lira } лиры
       *[other] { $lira } лир
    }
label-deliver = Отдать { FORM($goods, case: "accusative-listed") }
label-tile = Взять { FORM($tile, case: "accusative") } за 1 { FORM($good, case: "accusative") }
label-buy-ruby = Купить рубин за { $lira ->
    [one] { $lira } лиру
    [few] { $lira } лиры
   *[other] { $lira } лир
}
label-buy-extension = Купить расширение тележки за { $lira ->
    [one] { $lira } лиру
    [few] { $lira } лиры
   *[other] { $lira } лир
}
label-buy-last-extension = Купить третье расширение тележки за { $lira ->
    [one] { $lira } лиру
    [few] { $lira } лиры
   *[other] { $lira } лир
} и получить рубин
label-room-after =
    { $capacity ->
        [one] станет по { $capacity } месту для каждого товара
        [few] станет по { $capacity } места для каждого товара
       *[other] станет по { $capacity } мест для каждого товара
    }
label-mail = Взять { FORM($goods, case: "accusative") } и { $lira ->
    [one] { $lira } лиру
    [few] { $lira } лиры
   *[other] { $lira } лир
}
label-return-all =
    { $count ->
        [2] Вернуть обоих помощников
        [one] Вернуть всех помощников ({ $count })
        [few] Вернуть всех { $count } помощников
       *[other] Вернуть всех { $count } помощников
    }
label-return =
    { $count ->
        [1] { $places }: вернуть помощника
        [few] { $places }: вернуть { $count } помощников
       *[other] { $places }: вернуть { $count } помощников
    }
label-call = Назвать { $number }
label-call-odds = { $tile ->
    [yes] { $lira ->
        [one] { $lira } лира
        [few] { $lira } лиры
       *[other] { $lira } лир
    } примерно в { $ways ->
        [one] { $ways } случае
       *[other] { $ways } случаях
    } из 36 (с красным жетоном)
   *[no] { $lira ->
        [one] { $lira } лира
        [few] { $lira } лиры
       *[other] { $lira } лир
    } в { $ways ->
        [one] { $ways } случае
       *[other] { $ways } случаях
    } из 36
}
label-keep-roll = Оставить бросок
label-turn-die = Изменить { $was } на { $now }
label-turn-die-by-card = Изменить { $was } на { $now } картой «{ $card }»
label-roll-brings = { $text }: { $gains }
label-reroll = Перебросить оба кубика
label-deck =
    { $count ->
        [one] Взять { $count } карту из колоды
        [few] Взять { $count } карты
       *[other] Взять { $count } карт
    }
label-deck-size =
    { $count ->
        [0] сначала перемешивается сброс
        [one] осталась { $count } карта
        [few] осталось { $count } карты
       *[other] осталось { $count } карт
    }
label-discard-pile = Взять «{ $card }» из сброса
label-discard-and-deck = Взять «{ $card }» и карту из колоды
label-discard = Сбросить «{ $card }»
given-card = «{ $card }»
label-catch = Поймать родственника ({ $name }): { $reward }
label-thing = { CAPITAL($thing) }
label-reward = Взять { FORM($reward, case: "accusative") }
reward-lira = { $lira ->
    [one] { $lira } лира
    [few] { $lira } лиры
   *[other] { $lira } лир
}
    .accusative = { lira.accusative }
reward-card = бонусная карта
    .accusative = бонусную карту
label-meet = Встретить { FORM($figure, case: "accusative") }
label-good-for-lira = { CAPITAL($good) } за { $lira ->
    [one] { $lira } лиру
    [few] { $lira } лиры
   *[other] { $lira } лир
}
label-good-for-good = { CAPITAL($good) } за 1 { FORM($price, case: "accusative") }
label-good-for-itself = Взять 1 { FORM($good, case: "accusative") } и тут же отдать
label-pay-lira = Заплатить { $lira ->
    [one] { $lira } лиру
    [few] { $lira } лиры
   *[other] { $lira } лир
}
label-play = Сыграть «{ $card }»
label-copies = повторяет карту «{ $card }»
label-reach = пригодится, чтобы попасть в { $places }
label-reach-many =
    { $count ->
        [one] пригодится, чтобы попасть ещё в { $count } место
        [few] пригодится, чтобы попасть ещё в { $count } места
       *[other] пригодится, чтобы попасть ещё в { $count } мест
    }
label-recall = Помощник { FORM($place, case: "from") } за { $lira ->
    [one] { $lira } лиру
    [few] { $lira } лиры
   *[other] { $lira } лир
}

shortcut-for = { $price } → { $gains }
shortcut-pay = отдать { FORM($price, case: "accusative-listed") }
shortcut-sell = продать { FORM($goods, case: "accusative-listed") }
shortcut-one = 1 { $good }
    .accusative = 1 { FORM($good, case: "accusative") }
shortcut-jewelry = шанс на украшения
shortcut-family = Родственник { FORM($place, case: "to") }
shortcut-merchant-to = купец → { $place }
shortcut-call = { $number ->
    [one] { $number } лира
    [few] { $number } лиры
   *[other] { $number } лир
}, если выпадет { $number } или больше, иначе { $consolation }
shortcut-meet = встретить { FORM($figure, case: "accusative") }
shortcut-not-met = без встречи с { FORM($figures, case: "instrumental") }
shortcut-left-undone = без действия
shortcut-apart = { CAPITAL($what) } { FORM($place, case: "at") }
    .family = { CAPITAL($what) }: { $place }
shortcut-extra = ещё 1 { $good }
shortcut-no-extra = без покупки
shortcut-lost = не поместится: { $goods }
shortcut-catches =
    { $count ->
        [1] поймать родственника ({ $name })
       *[other] поймать { $count } родственников
    }
shortcut-caught = { $catch }: { $gains }
shortcut-catch-for = за поимку { $gain }
shortcut-ruby = рубин
shortcut-extension =
    { $capacity ->
        [one] расширение тележки (по { $capacity } месту)
        [few] расширение тележки (по { $capacity } места)
       *[other] расширение тележки (по { $capacity } мест)
    }
shortcut-back =
    { $count ->
        [1] вернётся помощник ({ $places })
        [few] вернутся { $count } помощника ({ $places })
       *[other] вернутся { $count } помощников ({ $places })
    }
shortcut-stay =
    { $count ->
        [1] один останется ({ $places })
        [few] останутся { $count } ({ $places })
       *[other] останутся { $count } ({ $places })
    }
shortcut-opens = { $kind ->
    [smuggler] потом выбрать товар
    [extra-good] потом выбрать ещё один товар
    [coffee-trader] потом выбрать, чем платить
    [companion] потом решить о компаньоне
    [again] потом решить, повторить ли
    [roast-more] потом решить, обжарить ли ещё
    [pay] потом выполнить там действие
   *[other] потом выбрать
}
shortcut-last-round = начнёт последний раунд
shortcut-companion = взять компаньона
    .back = компаньон в запас
shortcut-companion-placed = сначала поставить компаньона
shortcut-discard-pile = «{ $card }» из сброса
shortcut-play = сыграть { $card }
shortcut-discard = сбросить { $card }
shortcut-first-card = { $cards } бонусные карты (первая из колоды), затем сбросить одну
shortcut-second-card = взять бонусную карту из колоды и сбросить одну
shortcut-delivers =
    { $count ->
        [1] доставит письмо
        [one] доставит { $count } письмо
        [few] доставит { $count } письма
       *[other] доставит { $count } писем
    }
shortcut-delivers-of =
    { $count ->
        [1] доставит письмо игрока { $who }
        [one] доставит { $count } письмо игрока { $who }
        [few] доставит { $count } письма игрока { $who }
       *[other] доставит { $count } писем игрока { $who }
    }
