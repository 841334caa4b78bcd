# What decided a finished game.

button-analysis = Что решило исход
analysis-title = **{ $game } #{ $id }** · что решило исход
analysis-waiting = Разбираю партию. Это займёт несколько секунд.
analysis-progress = Разбираю партию: { $percent } %.
analysis-missing = { $why ->
    [cancelled] Эта партия отменена, так что ничего не решено. Вот что можно о ней сказать.
    [frozen] Эта партия приостановлена, так что пока ничего не решено. Вот что можно о ней сказать.
   *[other] Я не могу воспроизвести ходы этой партии, поэтому не отделю удачу от решений. Вот что можно о ней сказать.
}
refusal-analysis-not-over = Эта партия ещё не завершена. Что решило исход, я расскажу, когда она закончится.
refusal-analyses-wait = Сейчас я разбираю слишком много партий. Попробуйте через минуту.

## The turns that changed most

analysis-swing = **{ $number } · Ход { $turn }** · { $swing }
analysis-percent = { $sign ->
    [minus] −{ $percent } %
   *[plus] +{ $percent } %
}
analysis-gain = **{ $who } { $percent }.**
analysis-turn = { $gist }:
analysis-luck = { $luck ->
    [good] Удача добавила { $percent } %.
    [bad] Невезение отняло { $percent } %.
   *[none] Удача ничего не изменила.
}
analysis-better = { $whose ->
    [own] Такой ход дал бы на { $percent } % больше:
   *[other] После такого хода шансы игрока { $who } были бы на { $percent } % ниже:
}
analysis-best = Лучшего хода я не нашёл.

analysis-note = -# Шансы на победу оценивает бот Завсегдатай. Если удача и решения в сумме не дают всего изменения, остальное уже было заложено в позиции.

## Figures

analysis-praise = **Хорошо сыграно**

## The chart

shares-title = Шансы на победу по ходам
shares-alt = Шансы каждого игрока на победу по ходам.
shares-turn = После хода { $turn }: { $shares }.
shares-of = { $name } { $percent } %
picture-percent = { $percent } %
