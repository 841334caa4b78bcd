# The game as a moving picture.

watch-title = **{ $game } #{ $id }** · ходы { $first }–{ $last }
watch-waiting = Рисую ходы. Это займёт несколько секунд.
watch-progress = Рисую: готово { $drawn } картинок из { $frames }.
watch-alt = Поле ({ $game }) после каждого хода с { $first } по { $last }. Прочитать ходы текстом: { command-history }.
watch-failed = Сделать анимацию не вышло. Каждый ход можно увидеть так: { command-history }.
watch-crowded = Сейчас слишком многие смотрят партии. Попробуйте через минуту.
watch-nothing-new = С вашего последнего хода ничего не произошло, смотреть пока нечего.
