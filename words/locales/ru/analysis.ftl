# What decided a finished game.

button-analysis = Что решило исход
analysis-title = **{ $game } #{ $id }** · что решило исход
analysis-waiting = Разбираю партию.
analysis-progress = Разбираю партию: { $percent } %.
analysis-missing = { $why ->
    [cancelled] Эта партия отменена, так что ничего не решено. Вот что можно о ней сказать.
    [frozen] Эта партия приостановлена, так что пока ничего не решено. Вот что можно о ней сказать.
   *[other] Я не могу воспроизвести ходы этой партии, поэтому не могу отделить удачу от решений. Вот что можно о ней сказать.
}
refusal-analysis-not-over = Эта партия ещё не завершена. Что решило исход, я расскажу, когда она закончится.
refusal-analyses-wait = Сейчас я разбираю слишком много партий. Попробуйте через минуту.

## The turns that changed most

analysis-swing = **{ $number } · Ход { $turn }** · { $swing }
analysis-percent = { $sign ->
    [minus] −{ $percent } %
   *[plus] +{ $percent } %
}
analysis-turn = { $gist }.
analysis-better = { $gist }.
analysis-idle = Это ничего не принесло.
analysis-luck = **Удача: { $who } { $change }.**
analysis-choice = **Решения: { $who } { $change }.**
    .better = **Решения: { $who } { $change }.** При проверке лучше вышел такой ход:
analysis-gain = **{ $who } { $change } — и уже до конца партии.**
analysis-lost-by-choice = **При прочих равных игроку { $who } для победы хватило бы одного иного решения.**
    .better = **При прочих равных игроку { $who } для победы хватило бы такого решения:**
analysis-lost-by-turn = **Другой ход приводил игрока { $who } к победе каждый раз, когда я доигрывал партию.**
    .better = **Вот ход, который приводил игрока { $who } к победе каждый раз, когда я доигрывал партию:**
analysis-series = **{ $number } · Ходы { $first }–{ $last }** · { $who } { $all ->
    [yes] { $turns ->
        [one] { $turns } ход подряд
        [few] { $turns } хода подряд
       *[other] { $turns } ходов подряд
    } ничего не получает
   *[no] ничего не получает за { $idle } из { $turns ->
        [one] { $turns } хода
       *[other] { $turns } ходов
    }
}{ $told ->
    [no] {""}
   *[yes] {""}: { $places }
}. **Шансы на победу: { $who } { $change }.**
analysis-series-place = { $turns } — { FORM($place, case: "at") }
analysis-series-turns = { $count ->
    [1] ход
   *[other] ходы
} { $numbers }
analysis-none = Ни один ход сам по себе не решил исход партии.

## В чём победитель был впереди

analysis-whole = **Вся партия** · { $leads }
analysis-lead = { $what }: { $each }.
analysis-held = { $span ->
    [none] { $who } — нет
    [one] { $who } — { $count } (ход { $first })
   *[more] { $who } — { $count } (ходы { $first }–{ $last })
}
analysis-held-points = { $span ->
    [none] { $who } — { $points ->
        [0] нет
        [one] { $points } очко
        [few] { $points } очка
       *[other] { $points } очков
    }
    [one] { $who } — { $count } ({ $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[other] { $points } очков
    }, ход { $first })
   *[more] { $who } — { $count } ({ $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[other] { $points } очков
    }, ходы { $first }–{ $last })
}
analysis-tie = { $changed ->
    [no] { $who } — { $count }
   *[yes] { $who } — { $count } (ход { $turn }: { $sign ->
        [minus] −{ $change }
       *[plus] +{ $change }
    })
}
analysis-for-nothing = Ходы впустую

analysis-sums = **Удача и решения: как они изменили шансы на победу**
analysis-sum-luck = удача { $luck }
analysis-sum-choices = решения { $choices }
analysis-sum-turn = ход { $turn }: { $part }
analysis-sum-turns = { $sum } ({ $turns })
analysis-sum-better = { $sums }. Вот более сильный вариант хода { $turn }.

analysis-note = -# Шансы на победу оценивает бот Завсегдатай. Удачу он сравнивает со средним исходом, решения — с лучшим ходом, который нашёл. Показаны те ходы победителя и его ближайшего соперника, после которых изменение шансов сохранилось до конца партии. Решения учтены только в тех немногих ходах, которые я проверил ещё раз.

## Figures

analysis-praise = **Хорошо сыграно**

## The chart

shares-title = Шансы на победу по раундам
picture-swings = Номера — как в тексте.
shares-alt = Шансы каждого игрока на победу по ходам.
shares-turn = После хода { $turn }: { $shares }.
shares-of = { $name } { $percent } %
picture-percent = { $percent } %
