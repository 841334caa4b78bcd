# /help: five lines, and a chapter for each button below.
help-text =
    {""}**Caravanserai** — это настольные игры о купцах.
    {""}**Впервые здесь?** *{ button-learn }*: всё по шагам в партии только для вас.
    {""}**Начать партию:** введите { command-new }. Остальные нажимают *{ button-join }*, потом вы — *{ button-start }*.
    {""}**Ваш ход:** я вас позову. *{ button-open }* открывает панель, которую видите только вы.
    {""}**Не знаете, что делать?** Нажмите в панели *{ button-hint }* или посмотрите правила: { command-rules }.
button-help-turn = Ваш ход
help-turn =
    {""}**Ваш ход**
    { command-turn } или *{ button-open }* открывает вашу панель. Примите решения, проверьте результат и завершите ход. Можно и вводить текстом: { command-play }.
    {""}**Отмена:** *{ button-undo }* отменяет то, что знаете только вы. То, что видели другие, отменяют с их согласия: { command-table-undo }.
    {""}**Подсказка:** *{ button-hint }* или { command-hint } показывает лучшие ходы и почему они хороши.
    {""}**Посмотреть:** { command-hand }, { command-board } и { command-table-carts } — картинки, { command-state } — всё текстом. *{ button-what }* объясняет, что вы видите.
    {""}**Пока ходят другие:** подготовьте следующий ход (*{ button-prepare }*) или просмотрите партию: { command-history }.
button-help-table = Стол
help-table =
    {""}**Стол**
    {""}**До начала:** *{ button-more }* в лобби — это цвета, боты, опции и сохранённые опции. *{ command-new-like.name }* в { command-new } повторяет опции прошлой партии.
    {""}**Ваше место:** { command-table-leave } — за вас играет бот, { command-table-return } — место снова ваше. { command-table-resign } — насовсем, { command-table-swap } — поменяться с другим игроком.
    {""}**Кто-то пропал:** позовите его снова: { command-table-nudge }. Предложите всем паузу или конец партии: { command-table-pause }, { command-table-cancel }.
    {""}**Ещё:** { command-table-move } продолжает партию в другом канале, { command-table-notes } — заметки, которые видите только вы.
button-help-results = Партии и результаты
help-results =
    {""}**Партии и результаты**
    { command-games } показывает, что вас ждёт. { command-results-finished } — завершённые партии.
    { command-results-analysis } объясняет, что решило исход. { command-results-profile } и { command-results-leaderboard } — кто как играет.
    { command-league } — лиги и кубки этого сервера.
    { command-table-follow } присылает новости чужих партий.
    { command-table-export } сохраняет партию в файл, { command-results-import } открывает её.
    { command-table-verify } проверяет кубики партии.
button-help-data = Настройки и данные
help-data =
    {""}**Настройки и данные**
    { command-settings } — когда вас звать и как выглядят картинки. { command-server-settings } — что разрешает этот сервер.
    Я храню ваш номер и имя в Discord, решения, настройки, заметки и результаты. Получить их: { command-data-export }, удалить: { command-data-delete }.
button-help-commands = Все команды
help-commands = **Все команды**
help-command = **{ $command }** { $what }
help-command-group = **/{ $group }** { $names }
help-moved = -# Теперь иначе: { $moved }
help-moved-to = { $before } теперь { $now }
command-moved = /{ $before } теперь { $now }.
button-privacy = Конфиденциальность
