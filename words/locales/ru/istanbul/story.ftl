# A turn in one line, and what happened since one's last turn, in the present tense. A turn is told in the order in which
# it was played.

story = { $who }: { $actions }.
    .result =
        { $count ->
            [0] { $who }: { $before }, { $result }.
           *[other] { $who }: { $before }, { $result }, { $after }.
        }
story-way =
    { $count ->
        [0] идёт { FORM($place, case: "to") }
        [1] идёт через место { FORM($over, case: "number") } { FORM($place, case: "to") }
       *[other] идёт через места { FORM($over, case: "number") } { FORM($place, case: "to") }
    }
story-way-by-tile = { $way } (жетон киоска)
story-rolled-again = перебрасывает: { $dice }
story-die-set = { $action }: { $dice }
story-took = берёт { FORM($items, case: "accusative-listed") }
story-ruby = берёт рубин
story-ruby-for-letters = берёт рубин { FORM($place, case: "from") } { FORM($society, case: "at") }
story-for = { $action } за { FORM($cost, case: "accusative-listed") }
story-paid = отдаёт { FORM($cost, case: "accusative-listed") }
story-figure-moved = перемещает { FORM($figure, case: "accusative") } { FORM($place, case: "to") }
story-neutral-moved =
    { $count ->
        [1] перемещает его { FORM($place, case: "to") }
       *[other] перемещает нейтрального купца { FORM($place, case: "to") }
    }

history-scored = Ходы с рубином
history-contested = Встречи с купцами и поимка родственников

meanwhile-paid-you = { $who } платит вам { $lira ->
    [one] { $lira } лиру
    [few] { $lira } лиры
   *[other] { $lira } лир
}
meanwhile-caught-you = { $who } ловит вашего родственника
meanwhile-ruby = { $who } берёт рубин { FORM($place, case: "from") }
meanwhile-tile = { $who } берёт { FORM($tile, case: "accusative") }
meanwhile-extended = { $who } расширяет тележку
meanwhile-tavern-tile = { $who } берёт жетон таверны
meanwhile-auction = { $who } выигрывает аукцион за { $lira ->
    [one] { $lira } лиру
    [few] { $lira } лиры
   *[other] { $lira } лир
}
meanwhile-sold = { $who } продаёт товары за { $lira ->
    [one] { $lira } лиру
    [few] { $lira } лиры
   *[other] { $lira } лир
}
meanwhile-last-round = у игрока { $who } достаточно рубинов: это последний раунд
meanwhile-last-round-complete = у игрока { $who } достаточно рубинов, и последний раунд доигран
meanwhile-moved = { $who } идёт { FORM($place, case: "to") }
meanwhile-companion = { $who } перемещает компаньона { FORM($place, case: "to") }
meanwhile-family = { $who } перемещает родственника { FORM($place, case: "to") }
meanwhile-sent = { $who } отправляет родственника { FORM($place, case: "to") }

hands-to-come = { $pile ->
    [guild] Следующие карты гильдии в колоде: { $cards }
   *[bonus] Следующие бонусные карты в колоде: { $cards }
}
