# /help: five lines, and a chapter for each button below.
help-text =
    {""}**Caravanserai** проводит партии в настольные игры о купцах.
    {""}**Впервые здесь?** *{ button-learn }* — обучение по шагам в вашей собственной партии.
    {""}**Начать партию:** введите { command-new }. Остальные нажимают *{ button-join }*, потом вы — *{ button-start }*.
    {""}**Ваш ход:** я вас позову. *{ button-open }* открывает панель, которую видите только вы.
    {""}**Не знаете, что делать?** Нажмите в панели *{ button-hint }* или загляните в правила: { command-rules }.
button-help-turn = Ваш ход
help-turn =
    {""}**Ваш ход**
    { command-turn } или *{ button-open }* открывает вашу панель. Выберите, что делать, проверьте результат и завершите ход. Если удобнее вводить ходы текстом, есть { command-play }.
    {""}**Отмена:** *{ button-undo }* отменяет решения, о которых знаете только вы. Если что-то уже видели другие, попросите их об отмене командой { command-table-undo }.
    {""}**Подсказка:** *{ button-hint }* или { command-hint } показывает лучшие ходы и объясняет, почему они хороши.
    {""}**Посмотреть:** { command-hand }, { command-board } и { command-table-carts } показывают картинки, { command-state } — всё текстом. *{ button-what }* объясняет, что вы видите.
    {""}**Пока ходят другие:** подготовьте следующий ход (*{ button-prepare }*) или просмотрите партию командой { command-history }.
button-help-table = Стол
help-table =
    {""}**Стол**
    {""}**До начала:** *{ button-more }* в лобби: выбор цвета, боты, параметры и сохранённые параметры. *{ command-new-like.name }* в { command-new } повторяет параметры прошлой партии.
    {""}**Ваше место:** после { command-table-leave } за вас играет бот, { command-table-return } возвращает вам место. { command-table-resign } — сдаться насовсем, { command-table-swap } — предложить другому игроку поменяться местами.
    {""}**Кто-то пропал:** поторопите его командой { command-table-nudge }. Предложить всем паузу или отмену партии можно командами { command-table-pause } и { command-table-cancel }.
    {""}**Ещё:** командой { command-table-move } можно продолжить партию в другом канале, командой { command-table-notes } — записать заметки, которые видите только вы.
button-help-results = Партии и результаты
help-results =
    {""}**Партии и результаты**
    { command-games } показывает, где вас ждут, { command-results-finished } — завершённые партии.
    { command-results-analysis } объясняет, что решило исход партии. { command-results-profile } и { command-results-leaderboard } показывают, кто как играет.
    { command-league } показывает лиги и кубки этого сервера.
    { command-table-follow } присылает новости чужих партий.
    { command-table-export } сохраняет партию в файл, { command-results-import } открывает её.
    { command-table-verify } проверяет броски партии.
button-help-data = Настройки и данные
help-data =
    {""}**Настройки и данные**
    В { command-settings } можно выбрать, когда вас звать и как выглядят картинки. { command-server-settings } показывает, что разрешено на этом сервере.
    Я храню ваш идентификатор и имя в Discord, решения, настройки, заметки и результаты. Получить их можно командой { command-data-export }, удалить — командой { command-data-delete }.
button-help-commands = Все команды
help-commands = **Все команды**
help-command = **{ $command }** { $what }
help-command-group = **/{ $group }** { $names }
help-moved = -# Новые названия: { $moved }
help-moved-to = /{ $before } — теперь { $now }
command-moved = Вместо /{ $before } теперь { $now }.
button-privacy = Конфиденциальность
