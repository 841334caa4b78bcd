# The game as a moving picture.

watch-title = { $turns ->
    [1] **{ $game } #{ $id }** · ход { $first }
   *[other] **{ $game } #{ $id }** · ходы { $first }–{ $last }
}
watch-waiting = Рисую ходы. Это займёт несколько секунд.
watch-progress = Рисую картинки: готово { $drawn } из { $frames }.
watch-alt = { $turns ->
    [1] Поле ({ $game }) после хода { $first }. Ход текстом покажет { command-history }.
   *[other] Поле ({ $game }) после каждого хода с { $first } по { $last }. Ходы текстом покажет { command-history }.
}
watch-failed = Сделать анимацию не получилось. Каждый ход можно посмотреть командой { command-history }.
watch-crowded = Сейчас партии смотрит слишком много людей. Попробуйте через минуту.
watch-nothing-new = С вашего последнего хода ничего не произошло, так что смотреть пока нечего.
