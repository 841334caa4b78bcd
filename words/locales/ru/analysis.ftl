# What decided a finished game.

button-analysis = Что решило исход
analysis-title = **{ $game } #{ $id }** · что решило исход
analysis-waiting = Разбираю партию. Это займёт несколько секунд.
analysis-progress = Разбираю партию: { $percent } %.
analysis-missing = { $why ->
    [cancelled] Эта партия отменена, так что ничего не решено. Вот что можно о ней сказать.
    [frozen] Эта партия приостановлена, так что пока ничего не решено. Вот что можно о ней сказать.
   *[other] Ходы этой партии мне не повторить, так что отделить удачу от решений нельзя. Вот что можно о ней сказать.
}
refusal-analysis-not-over = Эта партия ещё не завершена. Что решило исход, скажу после конца.
refusal-analyses-wait = Сейчас я разбираю слишком много партий. Попробуйте через минуту.

## The turns that changed most

analysis-swing = **{ $number } · Ход { $turn }** · { $swing }
analysis-percent = { $sign ->
    [minus] −{ $percent } п. п.
   *[plus] +{ $percent } п. п.
}
analysis-gain = **{ $who } { $percent }**
analysis-turn = { $gist }:
analysis-luck = { $luck ->
    [good] Удача добавила { $percent } п. п.
    [bad] Невезение отняло { $percent } п. п.
   *[none] Удача ничего не изменила.
}
analysis-better = { $whose ->
    [own] Такой ход был бы лучше на { $percent } п. п.:
   *[other] При таком ходе игрока { $mover } шансы игрока { $who } были бы на { $percent } п. п. ниже:
}
analysis-best = Лучшего хода я не нашёл.

analysis-note = -# Шансы на победу оценивает бот Завсегдатай. Если удача и решения не дают вместе всего изменения, остальное уже было в позиции.

## Figures

analysis-praise = **Хорошо сыграно**

## The chart

shares-title = Шансы на победу ход за ходом
shares-alt = Шансы каждого игрока на победу ход за ходом.
shares-turn = После хода { $turn }: { $shares }.
shares-of = { $name } { $percent } %
picture-percent = { $percent } %
