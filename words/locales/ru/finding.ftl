# Finding a table: the open tables of a server, and the noticeboard that lists them.

open-tables-title = **Открытые столы**
open-tables-none = Сейчас открытых столов нет. Начните партию: { command-new }.
open-table-seats = мест занято { $joined } из { $most }
open-table-begins = начало { $soon }
open-tables-more = { $count ->
    [one] Ещё { $count } стол: { command-tables }
    [few] Ещё { $count } стола: { command-tables }
   *[other] Ещё { $count } столов: { command-tables }
}
button-take-seat = Войти в #{ $id }
button-next-tables = Другие столы
button-first-tables = Первые столы
seat-taken = Вы в партии **{ $game } #{ $id }**, ваш цвет — { $colour }: { $where }
noticeboard-none = Я могу показывать открытые столы здесь, в одном сообщении, и обновлять его.
noticeboard-here = Список открытых столов — в { $where }, я его обновляю.
noticeboard-barred = Но сейчас не могу: администратор сервера должен дать мне в настройках канала эти права: { $permissions }.
button-noticeboard-here = Завести список здесь
button-noticeboard-again = Вывесить список снова
button-noticeboard-move = Перенести сюда
button-noticeboard-gone = Убрать список

## The avoid list

button-avoid = Кого избегать
avoid-title = **Кого вы избегаете** · Они не смогут сесть за новый стол, где есть вы, а вы — к ним. Почему, я им не скажу. Этот список видите только вы. Начатые партии продолжаются.
avoid-count = { $count ->
    [0] Вы никого не избегаете.
    [one] Вы избегаете { $count } участника.
   *[other] Вы избегаете { $count } участников.
}
menu-avoid = Кого избегать? (не больше { $most })
refusal-no-seat-here = За этот стол вы сесть не можете. Другие столы: { command-tables }.
refusal-too-many-avoided = Избегать можно не больше { $most } участников. Сначала уберите кого-то из списка.

## Looking for others

button-seek = Искать партию
seek-title = **Поиск партии** · Как только { $least } участника захотят одного и того же, я открою для них стол в ветке канала { $where } и позову их.
seek-on = Вы ищете **{ $game }** до { $ends }.
menu-seek-game = Какая игра?
menu-seek-kinds = Какие дополнения? (любые из этих)
menu-seek-paces = Какой темп? (любой из этих)
menu-seek-days = Как долго искать?
seek-days = { $days ->
    [one] Искать { $days } день
    [few] Искать { $days } дня
   *[other] Искать { $days } дней
}
button-seek-start = Начать поиск
button-seek-again = Искать теперь это
button-seek-stop = Прекратить поиск
seek-similar = Подойдут только те, чьи часы похожи на ваши: { $hours }.
button-seek-my-hours = Только в мои часы
button-seek-any-hours = В любые часы
seek-hours = с { $begins } до { $ends }
refusal-hours-unknown = Ваших часов я ещё не знаю. Укажите часовой пояс: { command-settings }, *{ button-settings-calls }*.
seekers = **Ищут партию**
seekers-line = { $count ->
    [one] { $count } участник
    [few] { $count } участника
   *[other] { $count } участников
}: { $what }
seekers-more = { $count ->
    [one] ещё { $count } участник
    [few] ещё { $count } участника
   *[other] ещё { $count } участников
}
search-over = { $who }, поиск окончен: **{ $game }**{ $listed ->
    [yes] {" "}в { $where }
   *[no] {""}
}. Желающих не хватило.
button-seek-renew = Искать снова
gathered-thread = { $game }: новый стол
post-gathered = { $people }: вы все искали одно, { $game }, так что этот стол ваш. Измените опции, подождите других или нажмите *{ button-start }*.
refusal-no-noticeboard = Списка открытых столов на этом сервере ещё нет. Администратор сервера может его завести: { command-tables }.
refusal-too-many-open = Незавершённых партий у вас { $open }, а новый стол я ищу тем, у кого их не больше { $most }. Сначала завершите какую-то или выберите стол: { command-tables }.
