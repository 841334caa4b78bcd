# A turn in one line, and what happened since one's last turn, in the present tense. ".done": as a verb, among what a
# player did; ".kind": what follows it, a way ("way"), a number rolled ("bought") or what is got.

story = { $who }: { FORM($actions, case: "done") }.
story-round = Начинается раунд { $round }; первый игрок — { $start }.
    .last = Начинается последний раунд ({ $round }); первый игрок — { $start }.
story-used = { FORM($space, case: "planned") } ({ TRAIT($space, name: "dice") ->
        [several] { TRAIT($dice, name: "kind") ->
            [named] { $dice }
           *[other] { FORM($dice, case: "among") }
        }
       *[one] { TRAIT($dice, name: "kind") ->
            [named] { FORM($dice, case: "full") }
           *[number] кубик { $dice }
        }
    })
    .done = { FORM($space, case: "done") } ({ TRAIT($space, name: "dice") ->
            [several] { TRAIT($dice, name: "kind") ->
                [named] { $dice }
               *[other] { FORM($dice, case: "among") }
            }
           *[one] { TRAIT($dice, name: "kind") ->
                [named] { FORM($dice, case: "full") }
               *[number] кубик { $dice }
            }
        })
    .kind = { TRAIT($space, name: "kind") }
story-took =
    .part = берёт { $coins ->
        [one] { $coins } монету
        [few] { $coins } монеты
       *[other] { $coins } монет
    } ({ TRAIT($dice, name: "kind") ->
        [named] { FORM($dice, case: "full") }
       *[number] кубик { $dice }
    })
    .part-kind = coins
    .planned = взять { $coins ->
        [one] { $coins } монету
        [few] { $coins } монеты
       *[other] { $coins } монет
    } ({ TRAIT($dice, name: "kind") ->
        [named] { FORM($dice, case: "full") }
       *[number] кубик { $dice }
    })
    .planned-kind = coins
story-sold =
    .part = продаёт { $count ->
        [1] { TRAIT($dice, name: "kind") ->
            [named] { FORM($dice, case: "sold") }
           *[number] кубик ({ $dice })
        }
       *[other] { TRAIT($dice, name: "kind") ->
            [named] { FORM($dice, case: "sold") }
           *[other] кубики ({ FORM($dice, case: "values") })
        }
    } за { $coins ->
        [one] { $coins } монету
        [few] { $coins } монеты
       *[other] { $coins } монет
    }
    .planned = продать { $count ->
        [1] { TRAIT($dice, name: "kind") ->
            [named] { FORM($dice, case: "sold") }
           *[number] кубик ({ $dice })
        }
       *[other] { TRAIT($dice, name: "kind") ->
            [named] { FORM($dice, case: "sold") }
           *[other] кубики ({ FORM($dice, case: "values") })
        }
    } за { $coins ->
        [one] { $coins } монету
        [few] { $coins } монеты
       *[other] { $coins } монет
    }
story-contract =
    .part = выполняет контракт
    .planned = выполнить контракт
story-contracts =
    .planned =
        { $count ->
            [one] выполнить { $count } контракт
            [few] выполнить { $count } контракта
           *[other] выполнить { $count } контрактов
        }
story-journey = { $way }
story-travel = ехать { FORM($place, case: "to") }
    .kind = way
story-step = сделать бонусный шаг
    .done = делает бонусный шаг
    .kind = way
story-built = поставить факторию { FORM($city, case: "at") }
    .done = ставит факторию { FORM($city, case: "at") }
story-moved-post = перенести факторию { FORM($origin, case: "from") } { FORM($city, case: "to") }
    .done = переносит факторию { FORM($origin, case: "from") } { FORM($city, case: "to") }
story-copied = { $source }, как { FORM($city, case: "at") }
    .done = { FORM($source, case: "done") }, повторяет бонус города { $city }
story-received =
    .part = { $things }
    .part-accusative = { FORM($things, case: "accusative-listed") }
    .planned = { $things }
    .planned-accusative = { FORM($things, case: "accusative-listed") }
story-from = получить { FORM($things, case: "accusative-listed") } ({ $source })
    .done = получает { FORM($things, case: "accusative-listed") } ({ $source })
    .accusative = { FORM($things, case: "accusative-listed") } ({ $source })
story-brought =
    .part = { $things }
    .part-done = получает { FORM($things, case: "accusative") }
    .planned = получить { FORM($things, case: "accusative") }
story-bought =
    .part = покупает чёрный кубик
    .part-kind = bought
    .planned = купить чёрный кубик
    .planned-kind = bought
story-for = { FORM($action, case: "planned") }{ TRAIT($action, name: "kind") ->
    [coins] {""}, за занятую ячейку заплатить { FORM($cost, case: "accusative-listed") }
   *[other] {" "}за { FORM($cost, case: "accusative-listed") }
}
    .done = { FORM($action, case: "done") }{ TRAIT($action, name: "kind") ->
        [coins] {""}, за занятую ячейку платит { FORM($cost, case: "accusative-listed") }
       *[other] {" "}за { FORM($cost, case: "accusative-listed") }
    }
    .kind = { TRAIT($action, name: "kind") }
story-gained = { FORM($action, case: "planned") }{ TRAIT($action, name: "kind") ->
    [bought] {""}, { $things }
    [way] {""}: { $things }
   *[got] {""}, получить { FORM($things, case: "accusative-listed") }
}
    .done = { FORM($action, case: "done") }{ TRAIT($action, name: "kind") ->
        [bought] {""}, { $things }
        [way] {""}: { $things }
       *[got] {""}, получает { FORM($things, case: "accusative-listed") }
    }
    .part = { FORM($action, case: "done") }{ TRAIT($action, name: "kind") ->
        [way] {""}: { $things }
       *[got] {""}, получает { FORM($things, case: "accusative") }
    }
story-black-die = чёрный кубик
story-rolled-black-die = чёрный кубик { $value }
story-bought-value = выпало { $value }
story-contracts-taken =
    { $count ->
        [1] контракт { $contracts }
       *[other] контракты { $contracts }
    }
story-declined =
    .part =
        { $count ->
            [1] берёт и сбрасывает контракт { $contracts }
           *[other] берёт и сбрасывает контракты { $contracts }
        }
    .planned =
        { $count ->
            [1] взять и сбросить контракт { $contracts }
           *[other] взять и сбросить контракты { $contracts }
        }
story-dropped =
    .part =
        { $count ->
            [1] сбрасывает контракт { $contracts }
           *[other] сбрасывает контракты { $contracts }
        }
    .planned =
        { $count ->
            [1] сбросить контракт { $contracts }
           *[other] сбросить контракты { $contracts }
        }

history-scored = Ходы, которые принесли очки
history-contested = Ходы в занятые ячейки

meanwhile-did = { $who } { $things }
meanwhile-completed = { $count ->
    [one] выполняет контракт { $contracts }
   *[other] выполняет контракты { $contracts }
}
meanwhile-completed-many =
    { $count ->
        [one] выполняет { $count } контракт
        [few] выполняет { $count } контракта
       *[other] выполняет { $count } контрактов
    }
meanwhile-took = { $count ->
    [one] берёт контракт { $contracts }
   *[other] берёт контракты { $contracts }
}
meanwhile-took-many =
    { $count ->
        [one] берёт { $count } контракт
        [few] берёт { $count } контракта
       *[other] берёт { $count } контрактов
    }
meanwhile-travelled = едет { FORM($place, case: "to") }
meanwhile-moved = переходит { FORM($place, case: "to") }
meanwhile-built = ставит { $count ->
        [1] факторию
       *[other] фактории
    } { FORM($places, case: "at") }
meanwhile-points = получает { $points }
meanwhile-used = ставит кубики ({ FORM($space, case: "noted") })
meanwhile-gained = получает { FORM($amounts, case: "accusative-listed") } ({ FORM($space, case: "noted") })
meanwhile-coins = берёт { $coins }
meanwhile-hourglass = следующий раунд пока начинает { $who }

