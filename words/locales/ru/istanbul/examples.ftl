# What a thing means for the reader, with the figures of their table.

## What something costs

example-price =
    { $unit ->
        [ruby-lira] У вас { $have ->
            [one] { $have } лира
            [few] { $have } лиры
           *[other] { $have } лир
        }; следующий рубин стоит { $cost }, останется { $left }.
        [ruby-coffee] У вас { $have } кофе; следующий рубин стоит { $cost }, останется { $left }.
        [ruby-goods] У вас { $have ->
            [one] { $have } товар
            [few] { $have } товара
           *[other] { $have } товаров
        }; следующий рубин стоит { $cost }, останется { $left }.
        [ruby-seals] На ваших письмах { $have ->
            [one] { $have } печать
            [few] { $have } печати
           *[other] { $have } печатей
        }; следующий рубин стоит { $cost }.
        [seals] Цена — { $cost ->
            [one] { $cost } печать
            [few] { $cost } печати
           *[other] { $cost } печатей
        }; на ваших письмах их { $have }.
        [coffee] Цена — { $cost } кофе; у вас { $have }, останется { $left }.
       *[lira] Цена — { $cost ->
            [one] { $cost } лира
            [few] { $cost } лиры
           *[other] { $cost } лир
        }; у вас { $have }, останется { $left }.
    }
example-price-short =
    { $unit ->
        [ruby-lira] У вас { $have ->
            [one] { $have } лира
            [few] { $have } лиры
           *[other] { $have } лир
        }; следующий рубин стоит { $cost }, не хватает { $short }.
        [ruby-coffee] У вас { $have } кофе; следующий рубин стоит { $cost }, не хватает { $short }.
        [ruby-goods] У вас { $have ->
            [one] { $have } товар
            [few] { $have } товара
           *[other] { $have } товаров
        }; следующий рубин стоит { $cost }, не хватает { $short }.
        [ruby-seals] На ваших письмах { $have ->
            [one] { $have } печать
            [few] { $have } печати
           *[other] { $have } печатей
        }; следующий рубин стоит { $cost }, не хватает { $short }.
        [seals] Цена — { $cost ->
            [one] { $cost } печать
            [few] { $cost } печати
           *[other] { $cost } печатей
        }; на ваших письмах их { $have }, не хватает { $short }.
        [coffee] Цена — { $cost } кофе; у вас { $have }, не хватает { $short }.
       *[lira] Цена — { $cost ->
            [one] { $cost } лира
            [few] { $cost } лиры
           *[other] { $cost } лир
        }; у вас { $have }, не хватает { $short }.
    }
example-more-lira = У вас { $have ->
        [one] { $have } лира
        [few] { $have } лиры
       *[other] { $have } лир
    }; станет { $after }.
example-more-coffee = У вас { $have } кофе; станет { $after }.
example-coffee = У вас { $coffee } кофе.
example-lacking = Не хватает { FORM($goods, case: "genitive-listed") }.
example-lacks-nothing = Цена: { $goods }. Вам хватает.
example-exchange = Для обмена у вас есть { $goods ->
        [one] { $goods } товар
        [few] { $goods } товара
       *[other] { $goods } товаров
    } и { $coffee } кофе.
    .goods = Для обмена у вас есть { $goods ->
            [one] { $goods } товар
            [few] { $goods } товара
           *[other] { $goods } товаров
        }.

## Wheelbarrow and goods

example-room = В тележку поместится ещё: { $goods }.
example-full = Ваша тележка полна.
example-room-for =
    { $gain ->
        [0] У вас { $have ->
            [one] { $have } { $good }
            [few] { $have } { FORM($good, case: "genitive") }
           *[other] { $have } { FORM($good, case: "genitive-plural") }
        }, больше в тележку не поместится.
       *[other] У вас { $have ->
            [one] { $have } { $good }
            [few] { $have } { FORM($good, case: "genitive") }
           *[other] { $have } { FORM($good, case: "genitive-plural") }
        }, а мест в тележке { $room }.
    }
example-extensions =
    { $count ->
        [0] Ваша тележка достроена, расширений больше не добавить.
        [1] Следующее расширение тележки — третье, за него дают ещё и рубин.
        [one] Можно добавить ещё { $count } расширение тележки; за последнее дают ещё и рубин.
        [few] Можно добавить ещё { $count } расширения тележки; за последнее дают ещё и рубин.
       *[other] Можно добавить ещё { $count } расширений тележки; за последнее дают ещё и рубин.
    }
example-warehouse =
    { $gain ->
        [0] У вас { $have ->
            [one] { $have } { $good }
            [few] { $have } { FORM($good, case: "genitive") }
           *[other] { $have } { FORM($good, case: "genitive-plural") }
        }, больше в тележку не поместится, так что здесь вы ничего не получите.
       *[other] { $have ->
            [0] { CAPITAL(FORM($good, case: "genitive-plural")) } у вас нет
            [one] У вас { $have } { $good }
            [few] У вас { $have } { FORM($good, case: "genitive") }
           *[other] У вас { $have } { FORM($good, case: "genitive-plural") }
        }, а мест в тележке { $room }, так что здесь вы получите { $gain }.
    }
example-mail = Сейчас Почта даёт { FORM($goods, case: "accusative") } и { $lira ->
        [one] { $lira } лиру
        [few] { $lira } лиры
       *[other] { $lira } лир
    }; в следующий раз — { FORM($others, case: "accusative") } и { $more ->
        [one] { $more } лиру
        [few] { $more } лиры
       *[other] { $more } лир
    }.
example-lost = Не поместится: { $goods }.
example-market = Спрос на рынке: { $goods }.
example-sell = { CAPITAL(FORM($goods, case: "accusative-listed")) } можно продать за { $lira ->
        [one] { $lira } лиру
        [few] { $lira } лиры
       *[other] { $lira } лир
    }.
example-sell-nothing = Ни одного из этих товаров у вас нет.
example-any-goods =
    { $count ->
        [0] Товаров на продажу у вас нет.
        [1] С этой картой вы продали бы свой единственный товар за { $lira ->
            [one] { $lira } лиру
            [few] { $lira } лиры
           *[other] { $lira } лир
        }.
       *[other] С этой картой вы продали бы { $count ->
            [one] { $count } товар
            [few] { $count } товара
           *[other] { $count } товаров
        } за { $lira ->
            [one] { $lira } лиру
            [few] { $lira } лиры
           *[other] { $lira } лир
        }.
    }
example-palace = Цена следующего рубина: { $price }. Вам хватает.
example-palace-short = Цена следующего рубина: { $price }. Не хватает { FORM($missing, case: "genitive-listed") }.
example-twice-goods =
    Первый рубин стоит { $first ->
        [one] { $first } товар
        [few] { $first } товара
       *[other] { $first } товаров
    }, второй — { $second }; у вас { $have }.
example-twice-lira = Первый рубин стоит { $first ->
        [one] { $first } лиру
        [few] { $first } лиры
       *[other] { $first } лир
    }, второй — { $second }; у вас { $have }.
example-twice-coffee = Первый рубин стоит { $first } кофе, второй — { $second }; у вас { $have }.
example-roasting = На оплату у вас есть { $lira ->
        [one] { $lira } лира
        [few] { $lira } лиры
       *[other] { $lira } лир
    }, { $goods ->
        [one] { $goods } товар
        [few] { $goods } товара
       *[other] { $goods } товаров
    }, { $cards ->
        [one] { $cards } карта
        [few] { $cards } карты
       *[other] { $cards } карт
    }.

## Cards and letters

example-cards =
    { $count ->
        [0] Бонусных карт на руке у вас нет.
        [one] У вас на руке { $count } бонусная карта.
        [few] У вас на руке { $count } бонусные карты.
       *[other] У вас на руке { $count } бонусных карт.
    }
example-guild-cards =
    { $count ->
        [one] У вас { $count } карта гильдии и { $coffee } кофе.
        [few] У вас { $count } карты гильдии и { $coffee } кофе.
       *[other] У вас { $count } карт гильдии и { $coffee } кофе.
    }
example-discard = Верхняя карта сброса: «{ $card }».
example-no-discard = Сброс пуст.
example-copied = Сейчас она повторила бы «{ $card }».
example-seals =
    { $count ->
        [0] Писем у вас нет.
       *[other] У вас { $count ->
            [one] { $count } письмо
            [few] { $count } письма
           *[other] { $count } писем
        }, на { $count ->
            [1] нём
           *[other] них
        } { $seals ->
            [one] { $seals } печать
            [few] { $seals } печати
           *[other] { $seals } печатей
        }.
    }
example-undelivered = Места, куда вам ещё надо доставить письмо: { $places }.
example-letters-left =
    { $pile ->
        [0] Писем больше нет.
        [one] Осталось { $pile } письмо.
        [few] Осталось { $pile } письма.
       *[other] Осталось { $pile } писем.
    }
example-kiosk =
    { $left ->
        [0] Закрытых жетонов нет; Киоск откроет { $turned }.
       *[other] Закрытых жетонов { $left }; Киоск откроет { $turned }.
    }
example-bid = На ставку у вас { $lira ->
        [one] { $lira } лира
        [few] { $lira } лиры
       *[other] { $lira } лир
    }.
example-society = Если взять там рубин сейчас, вы получите ещё { $lira ->
        [one] { $lira } лиру
        [few] { $lira } лиры
       *[other] { $lira } лир
    }.
example-extra-turn-bought = В этом раунде вы уже купили дополнительный ход.
example-rubies-coffee = С этой картой у вас будет { $rubies ->
        [one] { $rubies } рубин
        [few] { $rubies } рубина
       *[other] { $rubies } рубинов
    }, и вы получите { $rubies } кофе.

## Dice

example-jewelry =
    { $room ->
        [0] { $least } или больше выпадает в { $rolls ->
            [one] { $rolls } случае
           *[other] { $rolls } случаях
        } из { $of }, но места для украшений у вас нет.
       *[other] { $least } или больше выпадает в { $rolls ->
            [one] { $rolls } случае
           *[other] { $rolls } случаях
        } из { $of }; мест для украшений: { $room }.
    }
example-call = { $tile ->
    [yes] С красным жетоном число { $call } выигрывает примерно в { $rolls ->
        [one] { $rolls } случае
       *[other] { $rolls } случаях
    } из { $of }, { $high } — примерно в { $few }.
   *[no] Число { $call } выигрывает в { $rolls ->
        [one] { $rolls } случае
       *[other] { $rolls } случаях
    } из { $of }, { $high } — только в { $few }.
}
example-call-doubled = Число { $call } приносит { $won ->
    [one] { $won } лиру
    [few] { $won } лиры
   *[other] { $won } лир
} в { $rolls ->
    [one] { $rolls } случае
   *[other] { $rolls } случаях
} из { $of }; иначе вы получаете { $lost }.
example-roll =
    { $kind ->
        [coffee] Из { $of } бросков { $goods } дают товары, { $middle } — кофе и { $lira } — лиры.
       *[letter] Из { $of } бросков { $goods } дают товары, { $middle } — письмо и { $lira } — лиры.
    }
example-six =
    С этой картой у вас выпадет не меньше { $least }: на Чёрном рынке это { $jewelry ->
        [one] { $jewelry } украшение
        [few] { $jewelry } украшения
       *[other] { $jewelry } украшений
    }.
example-die = После броска у вас будет от { $least } до { $most } лир.

## Pieces and tiles

example-stack =
    { $count ->
        [0] С вашим купцом нет ни одного помощника.
        [one] С вашим купцом { $count } помощник.
        [few] С вашим купцом { $count } помощника.
       *[other] С вашим купцом { $count } помощников.
    }
example-out =
    { $count ->
        [0] На поле нет ваших помощников.
        [1] На поле 1 ваш помощник: { FORM($places, case: "at") }.
        [one] На поле { $count } ваш помощник: { FORM($places, case: "at") }.
        [few] На поле { $count } ваших помощника: { FORM($places, case: "at") }.
       *[other] На поле { $count } ваших помощников: { FORM($places, case: "at") }.
    }
example-stay = Вы { FORM($place, case: "at") } и с этой картой там останетесь.
example-far = На расстоянии трёх или четырёх мест: { $places }.
example-corners = Угловые места: { $places }.
example-lines = По прямой от вашего купца: { $places }.
example-merchants = Другие купцы стоят { FORM($places, case: "at") }.
example-others = Другие купцы стоят { FORM($places, case: "at") }. У вас { $lira ->
        [one] { $lira } лира
        [few] { $lira } лиры
       *[other] { $lira } лир
    }.
example-neutral-merchants = Нейтральные купцы сейчас стоят { FORM($places, case: "at") }.
example-neutral-assistants =
    { $count ->
        [0] Нейтральных помощников на поле сейчас нет.
       [1] Нейтральный помощник сейчас { FORM($places, case: "at") }.
       *[other] Нейтральные помощники сейчас { FORM($places, case: "at") }.
    }
example-to-fountain = Ваш купец сейчас { FORM($place, case: "at") }.
example-family-here = Ваш родственник в Полицейском участке, так что его можно отправить в любое другое место.
example-family-away = Ваш родственник { FORM($place, case: "at") }. Пока его не поймают или не вернут картой, действие здесь недоступно.
example-family-home = Ваш родственник в Полицейском участке.
example-family-at = Ваш родственник { FORM($place, case: "at") }.
example-family-stays = Ваш родственник в Полицейском участке, так что эта карта его не переместит.
example-family-step = Ваш родственник { FORM($place, case: "at") }; с этой картой он может пойти { FORM($places, case: "to") }.
example-companion-away = Компаньона у вас ещё нет: возьмите его у Фонтана.
example-companion-ready = Компаньон в вашем запасе, так что его можно поставить на поле.
example-companion-at = Ваш компаньон { FORM($place, case: "at") }.
example-figure =
    { $name ->
        [governor] { CAPITAL($figure) } сейчас { FORM($place, case: "at") }: встреча стоит { $cost } лиры или карту; у вас { $have ->
            [one] { $have } лира
            [few] { $have } лиры
           *[other] { $have } лир
        }.
        [courier] { CAPITAL($figure) } сейчас { FORM($place, case: "at") }: встреча стоит { $cost } лиры или письмо; у вас { $have ->
            [one] { $have } лира
            [few] { $have } лиры
           *[other] { $have } лир
        }.
       *[other] { CAPITAL($figure) } сейчас { FORM($place, case: "at") }: встреча стоит { $cost } лиры или товар; у вас { $have ->
            [one] { $have } лира
            [few] { $have } лиры
           *[other] { $have } лир
        }.
    }
example-figure-free = { CAPITAL($figure) } сейчас { FORM($place, case: "at") }: благодаря вашему жетону встреча бесплатна.
example-figure-at = { $figure } { FORM($place, case: "at") }
example-figures = Где сейчас персонажи: { $figures }.
example-mosques = Жетонов Малой мечети у вас { $small } из 2, Большой — { $great } из 2.
example-tile =
    { $short ->
        [0] Для { FORM($tile, case: "genitive") } { $needed ->
            [one] нужно { $needed } { FORM($good, case: "accusative") }
            [few] нужны { $needed } { FORM($good, case: "genitive") }
           *[other] нужно { $needed } { FORM($good, case: "genitive-plural") }
        }; у вас { $have }.
       *[other] Для { FORM($tile, case: "genitive") } { $needed ->
            [one] нужно { $needed } { FORM($good, case: "accusative") }
            [few] нужны { $needed } { FORM($good, case: "genitive") }
           *[other] нужно { $needed } { FORM($good, case: "genitive-plural") }
        }; у вас { $have }, не хватает { $short }.
    }
example-tile-owned = У вас уже есть { $tile }.
example-tile-gone = { CAPITAL($tile) } больше не взять: жетоны этого цвета кончились.
example-tavern-owned = Этот жетон у вас уже есть.
example-tavern-gone = Таких жетонов больше нет.
example-no-barrier = Барьера на поле ещё нет.
example-no-caravan = Хозяина каравана ещё нет.
example-rubies = Партия идёт до { $needed } рубинов: у вас { $have }, лучший результат — { $most }.
