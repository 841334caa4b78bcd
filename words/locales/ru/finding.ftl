# Finding a table: the open tables of a server, and the noticeboard that lists them.

open-tables-title = **Открытые столы**
open-tables-none = Сейчас открытых столов нет. Начните партию командой { command-new }.
open-table-seats = занято мест: { $joined } из { $most }
open-table-begins = начнётся { $soon }
open-tables-more = { $count ->
    [one] Ещё { $count } стол: { command-tables }
    [few] Ещё { $count } стола: { command-tables }
   *[other] Ещё { $count } столов: { command-tables }
}
button-take-seat = Войти в #{ $id }
button-next-tables = Другие столы
button-first-tables = Первые столы
seat-taken = Вы присоединились к партии **{ $game } #{ $id }** в { $where }, ваш цвет — { FORM($colour, case: "small") }.
noticeboard-none = Я могу показывать открытые столы здесь, в одном сообщении, и обновлять его.
noticeboard-here = Я веду список открытых столов в { $where }.
noticeboard-barred = Но сейчас не могу: администратор сервера должен дать мне в настройках канала эти права: { $permissions }.
button-noticeboard-here = Завести список здесь
button-noticeboard-again = Вывесить список снова
button-noticeboard-move = Перенести сюда
button-noticeboard-gone = Убрать список

## The avoid list

button-avoid = Кого избегать
avoid-title = **Кого вы избегаете** · Они не смогут сесть за новый стол, где у вас есть место, а вы — за их столы. Причину я им не назову. Этот список видите только вы. Уже начатые партии продолжаются.
avoid-count = { $count ->
    [0] В списке никого нет.
    [one] В списке { $count } участник.
    [few] В списке { $count } участника.
   *[other] В списке { $count } участников.
}
menu-avoid = Кого избегать? (не больше { $most })
refusal-no-seat-here = За этот стол вы сесть не можете. Другие столы покажет { command-tables }.
refusal-too-many-avoided = Избегать можно не больше { $most } участников. Сначала уберите кого-то из списка.

## Looking for others

button-seek = Искать партию
seek-title = **Поиск партии** · Когда желающих сыграть в одно и то же наберётся { $least }, я открою для них стол в ветке канала { $where } и позову их.
seek-on = Вы ищете партию в **{ $game }** до { $ends }.
menu-seek-game = Какая игра?
menu-seek-kinds = Какие дополнения? (можно несколько)
menu-seek-paces = Какой темп? (можно несколько)
menu-seek-days = Как долго искать?
seek-days = { $days ->
    [one] Искать { $days } день
    [few] Искать { $days } дня
   *[other] Искать { $days } дней
}
button-seek-start = Начать поиск
button-seek-again = Заменить прежний поиск этим
button-seek-stop = Прекратить поиск
seek-similar = Я подберу только тех, кто играет примерно в то же время, что и вы: { $hours }.
button-seek-my-hours = Только в те же часы, что и я
button-seek-any-hours = С кем угодно, в любое время
seek-hours = с { $begins } до { $ends }
refusal-hours-unknown = Я ещё не знаю, в какие часы вы играете. Укажите часовой пояс: { command-settings }, *{ button-settings-calls }*.
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
}. Желающих не набралось.
button-seek-renew = Искать снова
gathered-thread = { $game }: новый стол
post-gathered = { $people }: вы все хотели сыграть в «{ $game }», так что этот стол ваш. Измените параметры, подождите других или нажмите *{ button-start }*.
refusal-no-noticeboard = На этом сервере ещё нет списка открытых столов. Администратор сервера может завести его командой { command-tables }.
refusal-too-many-open = Незавершённых партий у вас уже { $open }, а новый стол я ищу только тем, у кого их не больше { $most }. Сначала завершите одну из них или выберите стол командой { command-tables }.
