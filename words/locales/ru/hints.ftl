# Hints: the best turns of somebody who must choose. Only who asks sees them.

button-hint = Подсказка
button-play-hint = Сделать ход { $number }
button-hint-longer = Подумать дольше, оценить шансы
hint-title = **Подсказка · { $game } #{ $id }**
    .longer = **Подсказка после раздумий · { $game } #{ $id }**
hint-lacks = **{ $lacks }**
hint-turn-best = { $number }. Лучший ход · { CAPITAL($turn) }
hint-turn = { $number }. { CAPITAL($turn) }
hint-odds = **{ $odds }** · { CAPITAL($turn) }
hint-odds-percent = { $percent } %
hint-odds-under = меньше { $percent } %
hint-odds-over = больше { $percent } %
hint-turn-chance = { $turn } · *дальше решает случай*
    .ends = { $turn } · *дальше решает случай* · завершить ход
hint-turn-why = -# { $why }
hint-brings = { CAPITAL($reasons) }.
hint-much-the-same = Эти ходы примерно равны.
hint-thinking = Думаю. Это займёт несколько секунд.
hint-unchanged = Лучшие ходы не изменились.
hint-meaning = -# Подсказка ничего не выбирает за вас. { $plays }
    .odds = -# Проценты — это ваши шансы на победу после каждого из ходов. { $plays }
    .unlike = -# Оценить шансы на победу я сейчас не могу. { $plays }
hint-plays = Нажмите кнопку, и я сделаю ход: до конца либо до первого броска или добора.
    .asked = Нажмите кнопку, и я сделаю ход, но перед завершением спрошу вас.

refusal-hints-for-players = Подсказки получают только те, кто играет за этим столом, и только о своём ходе.
refusal-hints-rated = Это рейтинговая партия, подсказок в ней нет.
refusal-hints-forbidden = За этим столом подсказки запрещены. Организатор может изменить это в параметрах партии.
refusal-hints-replaced = За вас играет бот. Нажмите в панели *{ button-return }*, потом спросите снова.
refusal-hints-in-turn = Сейчас ходит { $acts }. Подсказку можно получить в свой ход.
refusal-hints-wait = Сейчас думает слишком много ботов, и дольше размышлять над этим я не могу. Подсказка выше остаётся в силе. Нажмите *{ button-hint-longer }* снова через минуту.


hints-asked = Подсказки: { $people }.
hints-asked-by = { $who } — { $count }
hints-asked-by-gone = ушедший игрок — { $count }
