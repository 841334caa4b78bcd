# The tables around the games: panel, posts, history, errors. Lobbies are in lobby.ftl, /help in help.ftl.

## Panel

panel-thinking = Пока делать нечего: { $count ->
    [1] думает { $who }.
   *[other] думают { $who }.
}
panel-played-for = Ничего делать не нужно: за вас играет бот.
panel-waiting = Пока делать нечего: { $count ->
    [1] ходит { $who }.
   *[other] ходят { $who }.
}
panel-waiting-mine = Ваш ход продолжится, когда { $count ->
    [1] ответит { $who }.
   *[other] ответят { $who }.
}
panel-finished = Ваш ход завершён. { $count ->
    [1] Теперь ходит { $who }.
   *[other] Теперь ходят { $who }.
}
panel-head = **{ $question }** · { $status }
panel-refused = **{ $reason }**
panel-sealed = -# Изменить ответ нельзя; он останется тайной, пока не ответят все.
panel-final = -# Изменить ответ нельзя.
panel-next-game = Партия **{ $game } #{ $id }** ждёт вас.
panel-game-over = Эта партия завершена.
panel-more = Другие варианты
menu-whole-turns = Ход целиком за одно нажатие
    .more = Другие готовые ходы
panel-chance-once = -# Что бы вы ни выбрали: { $chance }.
    .of = -# «{ $title }»: { $chance }.
    .alone = -# { CAPITAL($chance) }.
panel-finishing = -# { $count ->
    [1] Эта кнопка завершит ход:
   *[other] Эти кнопки завершают ход:
}
panel-going-on = -# { $count ->
    [1] После этого ваш ход продолжится:
   *[other] После любой из этих кнопок ваш ход продолжится:
}
panel-showing = -# Сначала бросок или добор (отменить будет нельзя):
shortcut-line = { $name }: { $deal }
    .begun = { $name } { $deal }
group-worse = Редко бывает полезно…
panel-menu-going-on = { $title } · ход продолжится
panel-menu-part = { $title } · { $first } … { $last }

button-what = Что это?
button-what-close = Закрыть объяснения
menu-what-offered = Что можно выбрать
menu-what-seen = Что вы видите
menu-what-terms = Как играть
what-ask = **Что это?** Выберите что-нибудь в меню, и я объясню. На ваш ход это не влияет.
what-title = **{ $title }**
what-now = **Сейчас:** { $label }.
what-now-some = **Сейчас** это можно выбрать.
what-not-now = **Сейчас нельзя.** { $reason }
    .plain = Сейчас нельзя. { $reason }
what-gone = Этого больше нет: { $title }. Можно спросить о другом.
what-unknown = Этого больше нет. Можно спросить о другом.

ahead-title =
    {""}**{ button-ahead }**
    -# Если в чужой ход я вас о чём-то спрошу, а вы не ответите за полминуты, я возьму ответ отсюда. До этого его не увидит никто.
ahead-none = За этим столом в чужие ходы я вас ни о чём не спрашиваю, так что заранее отвечать не на что.
button-prepare = Подготовить следующий ход
button-drop-plan = Сбросить план
prepare-title =
    {""}**Подготовка следующего хода**
    -# Сыграйте его здесь, будто он уже начался. Если вы не начнёте ход сами, через полминуты я сыграю всё это за вас. Если какое-то решение станет невозможным или обернётся иначе, я не сделаю ничего и сообщу вам. План видите только вы.
prepare-question = **{ $question }**
prepare-ends = Здесь план кончается: дальше решает случай или другие игроки. Если ход на этом не закончится, я вас позову.
prepare-off = { $why ->
    [illegal] Подготовленный ход сброшен: одно из решений больше невозможно.
    [undone] Подготовленный ход сброшен: кто-то отменил ход.
   *[changed] Подготовленный ход сброшен: одно из решений теперь дало бы другой результат.
}
panel-prepared = -# Ваш следующий ход подготовлен.
prompt-prepared = Всё, что вы подготовили, сыграно. Дальше решайте сами.
plan-off = **{ $game } #{ $id }** в { $where } · { $why ->
    [illegal] Подготовленный ход сброшен: одно из решений больше невозможно.
    [undone] Подготовленный ход сброшен: кто-то отменил ход.
   *[changed] Подготовленный ход сброшен: одно из решений теперь дало бы другой результат.
}
plan-choice = Решение: «{ $choice }».
refusal-cannot-prepare = Подготовить следующий ход сейчас нельзя: его начало зависит от случая или от других игроков.
refusal-your-turn-already = Сейчас ваш ход: нажмите *{ button-open }*.
refusal-plan-over = Так далеко загадывать нельзя: до этого решать будет случай или другие игроки.
menu-ahead = Ответить заранее
button-ahead = Ответы на чужие ходы
button-ask-me = Снова спрашивать
button-try = Пробные ходы
button-try-anew = Начать сначала
button-try-leave = Назад в партию
button-try-from = Играть дальше отсюда
try-title =
    {""}**Пробные ходы** · ничего не засчитывается, видите только вы
    -# Это копия партии в том виде, в каком её знаете вы. Вы ходите за всех. Чужие карты выдуманы, а там, где решал бы случай, пробные ходы заканчиваются.
try-title-finished =
    {""}**Игра { $turn ->
        [0] с самого начала
       *[other] после хода { $turn }
    }** · ничего не засчитывается, видите только вы
    -# Вы ходите за игрока { $who }, за остальных ходят боты. Броски и колоды новые.
try-question = **{ $who }** · { $question }
try-chance = > Дальше решал бы случай, поэтому пробные ходы здесь заканчиваются. Выберите другое или отмените решение.
try-over = **В этой копии партия завершена.**
refusal-copy-gone = Этой копии больше нет: я храню только последние, а после перезапуска не остаётся ни одной. Создайте новую.
refusal-no-copy-in-lesson = В уроке пробовать ходы нельзя. Просто вернитесь на шаг назад.
button-pass-ahead = Спасовать заранее
refusal-unknown-answer = Заранее так ответить нельзя. Выберите один из показанных ответов.

button-undo-turn = Отменить прошлый ход
    .others = Отменить мой ход и ходы после него
button-undo = Отменить решение
    .what = Отменить · { $what }
button-redo = Повторить
    .what = Повторить · { $what }
panel-undone = Отменено: { $what }.
button-reset = Начать ход заново
button-hand = Мои карты
hand-which = Карты какой партии? Увидите их только вы.
button-state = Позиция текстом
button-signs = Символы
    .short = Символы
button-open = Сделать ход
direct-game = **{ $game } #{ $id }** в { $where }
button-open-game = Сделать ход в #{ $id }
button-board = Поле
button-answer = Ответить
button-more = Ещё…
button-more-further = Всё остальное…
more-title = **{ $game } #{ $id }** · ещё
button-look-up = Правила
button-history = История
button-replay = Файл повтора
button-minute = Правила за минуту
minute-title = **{ $game } за минуту**
button-race = График партии
button-watch = Смотреть партию
button-watch-since = Что я пропустил
button-hands = Скрытые карты
play-choice = { $notation } · { $label }
typed-final = **{ $label }**: это нельзя отменить. Нажмите ниже или введите { command-play } { $notation }.
typed-possible = **Сейчас можно:** { $label } ({ command-play } { $notation })
typed-unknown = Здесь нет ничего с названием «{ $typed }». Самое похожее:
typed-not-now = **{ $name }:** { $reason }
prompt-answer = Ваш ответ
prompt-answer-then = Потом спрошу, что с этим делать

## Posts in the channel

post-start = **{ $game } #{ $id }**: партия начинается. { $aim }
post-order-seat = { $sign } { $who }
post-start-order = Порядок ходов: { $order }
post-start-dice = -# Для проверки честности кубиков после игры: { $hash }
post-turn = -# Ход { $turn }
story-line = { $sign } { $story }
story-stand-in = -# { $count ->
    [one] За игрока { $who } бот принял { $count } решение.
    [few] За игрока { $who } бот принял { $count } решения.
   *[other] За игрока { $who } бот принял { $count } решений.
}
post-announced = **От владельца бота:** { $text }
post-frozen = { $reason ->
    [by_operator] Партия **{ $game } #{ $id }** приостановлена, пока её не продолжит владелец бота. Посмотреть её можно с помощью команд { command-board }, { command-state } и { command-history }.
    [too_old] Партию **{ $game } #{ $id }** нельзя продолжить: она началась в слишком старой версии бота. Организатор может отменить её.
   *[other] Партия **{ $game } #{ $id }** приостановлена: сейчас я не могу прочитать её данные. Ничего не пропало: партия продолжится, как только это удастся. Посмотреть её можно с помощью команд { command-board }, { command-state } и { command-history }.
}
post-restored = Партия **{ $game } #{ $id }** восстановлена из резервной копии от { $taken }. Всё, что сыграно позже, потеряно.
post-restored-turns = Партия **{ $game } #{ $id }** восстановлена из резервной копии от { $taken }. Потеряно более поздних ходов: { $turns }.
post-restored-gone = Партия **{ $game } #{ $id }** потеряна: пришлось вернуться к резервной копии от { $taken }, а тогда партия ещё не началась. Начните другую командой { command-new }.
post-thawed = **{ $game } #{ $id }**: партия продолжается.
post-cancelled = **{ $game } #{ $id }**: партия отменена. Её ещё можно посмотреть командой { command-history }.

## Refusals around the game

refusal-unknown-game = Не могу показать партию #{ $game }. Возможно, она закрытая или это урок, который уже закончился. Новый урок можно начать командой { command-learn }.
refusal-bad-game = Игры «{ $value }» здесь нет. Можно выбрать: { $allowed }.
refusal-no-game-here = В этом канале нет доступных вам партий. Закрытые партии видят только приглашённые. Начать партию можно командой { command-new }.
refusal-several-games = Вы играете в нескольких партиях, и ни одна вас сейчас не ждёт. Выберите нужную командой { command-games }.
refusal-no-game-in-dm = Играют в каналах сервера, а не в личных сообщениях. Найдите свои партии командой { command-games } или продолжите урок командой { command-learn }.
refusal-driven-elsewhere = Я заново загружаю эту партию. Ничего не изменилось; нажмите снова через минуту.
refusal-no-such-picture = Такой картинки у этой игры нет. Поле можно посмотреть командой { command-board }.
refusal-not-started = Эта партия ещё не началась. Чтобы начать, нажмите в её лобби *{ button-start }*.
refusal-not-at-table = В этой партии вы не играете. Посмотреть на неё можно командой { command-state } в канале партии.
refusal-stale = Эта кнопка устарела. Вот как стол выглядит сейчас.
refusal-nothing-to-redo = Повторять нечего: с тех пор вы выбрали другое или ход закончен.
refusal-nothing-chosen = В этом ходу вы ещё ничего не выбрали. Прошлые ходы отменяет { command-table-undo }.
refusal-moved-since = Одним нажатием это уже не отменить: с тех пор был ещё ход ({ $acts }).
refusal-nothing-to-undo = Одним нажатием это уже не отменить.
refusal-game-cancelled = Эта партия отменена.
refusal-game-paused = Эта партия на паузе. Чтобы предложить всем продолжить, введите { command-table-resume }.
refusal-game-asleep = Партия приостановлена: её канал удалён или меня удалили с сервера. Что делать, подскажет { command-games }.
refusal-frozen = { $reason ->
    [newer_version] Этой партии нужна более новая версия бота, поэтому она ждёт обновления. Посмотреть её можно с помощью команд { command-board }, { command-state } и { command-history }.
    [too_old] Эту партию нельзя продолжить: она началась в слишком старой версии бота. Организатор может отменить её.
    [unknown_component] В этой партии есть карта или жетон, которых я не знаю, поэтому она ждёт обновления. Посмотреть её можно с помощью команд { command-board }, { command-state } и { command-history }.
    [row_missing] Журнал этой партии неполон, поэтому продолжить её нельзя. Посмотреть её можно с помощью команд { command-board }, { command-state } и { command-history }.
    [row_refused] В журнале этой партии есть решение, которого я не понимаю, поэтому продолжить её нельзя. Посмотреть её можно с помощью команд { command-board }, { command-state } и { command-history }.
    [by_operator] Владелец бота приостановил эту партию. Посмотреть её можно с помощью команд { command-board }, { command-state } и { command-history }.
   *[other] Я не могу прочитать данные этой партии, поэтому продолжить её нельзя. Посмотреть её можно с помощью команд { command-board }, { command-state } и { command-history }.
}
refusal-already-joined = Вы уже за столом.
refusal-table-full = Все места ({ $seats }) уже заняты.
refusal-in-private-thread = У этой партии уже есть приватная ветка.
refusal-no-thread-here = Приватную ветку можно открыть только в обычном текстовом канале и до начала партии. Создайте партию в таком канале.
refusal-not-invited = Чтобы присоединиться к этой партии, нужно приглашение. Попросите его у организатора.
refusal-not-joined = Вы не в этой партии. Чтобы занять место, нажмите в лобби *{ button-join }*.
refusal-colour-taken = { $colour } уже занят. Выберите другой цвет.
refusal-unknown-colour = Цвета «{ $colour }» нет.
refusal-unknown-player = Бота «{ $player }» нет.
refusal-too-slow-here = Терпеливый мастер думает над каждым ходом полминуты: для игры в реальном времени это слишком долго. Выберите другой уровень или темп помедленнее.
refusal-no-such-seat = Этим цветом никто не играет: { $colour }. Выберите другое место за столом.
refusal-not-organiser = Это может только организатор партии или администратор сервера.
refusal-already-running = Эта партия уже началась.
refusal-over = Партия #{ $game } завершена.
refusal-not-over = В файле повтора видно всё скрытое, поэтому он доступен только после конца партии.
refusal-no-replay = У этой партии нет файла повтора: либо её нельзя воспроизвести по журналу, либо она открыта из файла.
refusal-needs-a-person = Партия может начаться сама, только если в ней есть хотя бы один человек.
refusal-too-few = Нужно от { $least } до { $most } игроков. Добавьте бота или подождите остальных.
refusal-busy = Сейчас кнопки нажимает слишком много людей. Нажмите снова чуть позже.
refusal-channel-busy = В этом канале уже есть партия. Выберите другой канал или ветку.
refusal-bad-option = { $field }: «{ $value }» не подходит. Можно выбрать: { $allowed }.
refusal-no-such-option = Параметра «{ $typed }» нет. Можно выбрать: { $allowed }.
refusal-no-such-option-but = Параметра «{ $typed }» нет. Возможно, вы имели в виду { $near }? Можно выбрать: { $allowed }.
refusal-unknown-option = Параметра «{ $value }» в этой партии нет. Можно выбрать: { $allowed }.

## When something is wrong

panel-late = Ваше последнее нажатие засчитано, хотя Discord сообщил об ошибке.
panel-given-up =
    { $count ->
        [1] Мне не удалось отправить в канал сообщение.
        [one] Мне не удалось отправить в канал { $count } сообщение.
        [few] Мне не удалось отправить в канал { $count } сообщения.
       *[other] Мне не удалось отправить в канал { $count } сообщений.
    } С самой партией всё в порядке, её ходы покажет { command-history }.
screen-old = { $kind ->
   *[panel] Эта панель устарела: пользуйтесь новой или откройте её снова командой { command-turn }.
    [history] Эта страница устарела: пользуйтесь новой или откройте её снова командой { command-history }.
    [topics] Этот список устарел: пользуйтесь новым или откройте его снова командой { command-rules }.
    [entry] Эта статья устарела: пользуйтесь новой или откройте её снова командой { command-rules }.
    [chapters] Эта глава устарела: пользуйтесь новой или откройте её снова командой { command-rules }.
    [settings] Эти настройки устарели: пользуйтесь новыми или откройте их снова командой { command-settings }.
    [server] Эти настройки устарели: пользуйтесь новыми или откройте их снова командой { command-server-settings }.
    [options] Эти параметры устарели: пользуйтесь новыми или откройте их снова кнопкой *{ button-more }* в лобби.
    [lesson] Эта панель устарела: пользуйтесь новой или откройте её снова командой { command-learn }.
    [lessons] Этот список устарел: пользуйтесь новым или откройте его снова командой { command-learn }.
    [undo] Эта страница устарела: пользуйтесь новой или откройте её снова командой { command-table-undo }.
    [hint] Эта подсказка устарела: пользуйтесь новой или попросите другую командой { command-hint }.
    [more] Этот список устарел: пользуйтесь новым или нажмите *{ button-more }* ещё раз.
}
error-unknown-button = Эта кнопка больше не работает. Откройте новую панель командой { command-turn }.
error-unknown-form = Пока форма была открыта, я перезапустился, и она больше не работает. Ничего не изменилось; откройте её, пожалуйста, снова.
error-unknown-form-typed = { error-unknown-form } Вы ввели:
    { $text }
error-storage = Сейчас не удаётся ничего сохранить (код { $code }). Ничего не изменилось; нажмите снова через минуту. Причину может узнать владелец бота.
error-again = Кто-то успел раньше (код { $code }). Ничего не пропало, нажмите ещё раз.
error-discord = У Discord сейчас неполадки (код { $code }). Нажмите снова через минуту.
error-started-again = Я перезапустился и не успел ответить. Попробуйте снова, и вы увидите, засчитано ли это уже.
error-gone = Кто-то удалил сообщение с этой кнопкой (код { $code }). Возможно, ваше решение засчитано; проверьте командой { command-turn } или { command-games }.
error-forbidden = Discord не даёт мне сделать это здесь (код { $code }). Администратор сервера может проверить мои права в этом канале.
error-unexpected = Что-то пошло не так по моей вине (код { $code }). Ничего не пропало, нажмите ещё раз.
error-missing-permissions = В этом канале мне не хватает прав: { $permissions }. Администратор сервера может дать их в настройках канала.
pictures-coming = Картинка сейчас будет.
error-picture = Нарисовать картинку не получилось, но всё остальное на месте.
permission-view-channel = Просматривать каналы
permission-send-messages = Отправлять сообщения
permission-attach-files = Прикреплять файлы
permission-read-message-history = Читать историю сообщений
permission-send-messages-in-threads = Отправлять сообщения в ветках
permission-create-public-threads = Создавать публичные ветки
permission-create-private-threads = Создавать приватные ветки
permission-manage-threads = Управлять ветками

## Hand, lists, history

hand-title = **Ваши карты**
hand-card = **{ $card }** · { $effect }
hand-empty = Карт у вас нет.
games-none = Партий у вас нет. Начните партию в канале сервера командой { command-new }.
games-yours = **Ждут вас**
games-votes = **Ждут вашего ответа**
games-line-vote = { $game } #{ $id } · { $where } · { $about ->
    [cancel] { $who } предлагает отменить партию
    [pause] { $who } предлагает паузу
    [resume] { $who } предлагает продолжить
    [offer] вы можете занять место игрока { $who }
    [swap] { $who } предлагает поменяться местами
    [replace] { $who } предлагает, чтобы за вас играл бот
    [undo] { $who } просит отменить ход
   *[absence] отдать ли боту место игрока { $who }?
} · время на ответ выйдет { $ends } · [ответить]({ $link })
games-followed = **Партии, за которыми вы следите** (перестать: { command-table-follow })
games-line-followed = { $game } #{ $id } · { $where } · { $wish ->
    [turns] каждый ход
   *[end] только итог партии
}, { $place ->
    [thread] в { $thread }
   *[direct] в личных сообщениях
}
games-unfollowed = Вы больше не следите за партией { $game } #{ $id }: Discord не даёт мне писать вам в личные сообщения.
games-over = **Завершены**
games-line-over = { $status ->
    [finished] { $game } #{ $id } · { $where } · [результат]({ $link })
   *[cancelled] { $game } #{ $id } · { $where } · отменена
}
games-closes = { $line } · давно никто не ходил, закроется { $when }
games-others = **Ждут других**
games-replaced = **За вас играет бот** (вернуться: { command-table-return })
games-asleep = **Спят**
games-line-asleep = { $why ->
    [server] { $game } #{ $id } · меня удалили с сервера, где она идёт; партия продолжится, когда меня вернут
   *[channel] { $organises ->
        [true] { $game } #{ $id } · её канал удалён; чтобы продолжить в другом канале, введите там { command-table-move }
       *[other] { $game } #{ $id } · её канал удалён; организатор может продолжить её в другом канале командой { command-table-move }
    }
}
games-held = **Приостановлены**
games-lobby = **Ещё не начались**
games-line = { $game } #{ $id } · { $where }
games-line-thinking = { $game } #{ $id } · { $where } · { $count ->
    [1] думает { $who }
   *[other] думают { $who }
}
games-line-yours = { $game } #{ $id } · { $where } · ваш ход, вас позвали { $since } · [сходить]({ $link })
games-line-yours-timed = { $game } #{ $id } · { $where } · ваш ход, вас позвали { $since }, время выйдет { $ends } · [сходить]({ $link })
games-line-others = { $game } #{ $id } · { $where } · ходит { $who }, уведомление было { $since }
digest-title = **Ваши партии сегодня**
digest-settings = -# Это ваша ежедневная сводка. Изменить время или отключить её можно командой { command-settings }.
games-finished-title = **Завершённые партии**
games-finished-none = Здесь ещё не завершено ни одной партии.
games-finished-not-found = Таких завершённых партий здесь нет.
games-finished-choice = { $game } #{ $id }
menu-finished = Посмотреть партию
button-newest = Самые новые
refusal-no-such-search = По запросу «{ $value }» искать не получится. Выберите один из вариантов, которые появляются при вводе.
games-finished-line = { $game } #{ $id } · { $when } · { $result }
history-game-choice = { $status ->
    [running] #{ $id } · { $game } · { $who } · идёт
    [finished] #{ $id } · { $game } · { $who } · завершена
    [cancelled] #{ $id } · { $game } · { $who } · отменена
   *[other] #{ $id } · { $game } · { $who } · ждёт
}
history-title = **{ $game } #{ $id } · ход { $turn } из { $turns } · { $sign } { $who }**
history-together = все
history-step = Шаг { $step } из { $steps }
history-step-seen = Что изменилось, видно на картинке.
button-turn-back = Ход назад
button-turn-next = Ход вперёд
button-step-back = Шаг назад
button-step-next = Шаг вперёд
history-start = **{ $game } #{ $id } · до первого хода**
history-log-title = **{ $game } #{ $id } · журнал**
history-log-line = { $number }. { $sign } { $story }
button-first = В начало
button-back = Назад
button-next = Вперёд
button-last = В конец
button-log = Журнал
button-earlier = Раньше
menu-jump = Перейти к ходу
history-jump = { $turn } · { $gist }
history-jump-untold = Ход { $turn }
history-earlier = { $turns ->
    [1] Более ранний ход: { $first }
   *[other] Более ранние ходы: { $first }–{ $last }
}
history-later = { $turns ->
    [1] Более поздний ход: { $first }
   *[other] Более поздние ходы: { $first }–{ $last }
}
menu-filter = Какие ходы показать
history-all = Все ходы
history-seat = Ходы игрока { $name }
hands-title = **{ $game } #{ $id } · скрытые карты после хода { $turn }**
hands-of = { $sign } **{ $who }**: { $cards }
refusal-hidden-until-end = Скрытые карты можно увидеть, когда партия завершится.
refusal-no-such-turn = Хода { $turn } нет; последний — { $last }.
people-title = **Игроки в порядке ходов**
people-who = { $sign } **{ $who }**
topics-title = **Найти в правилах**
topic-choice = { $title } · { $section } · { $game }
    .elsewhere = { $title } · { $section } · { $game }, не в этой партии
topic-found = -# Ближе всего к «{ $typed }»; другие темы — ниже.
topic-unsure = **Не понимаю, что значит «{ $typed }».** Может быть, что-то из этого?
topic-elsewhere = -# Это из игры «{ $game }», а здесь играют в другую.
topic-no-words = -# Введите слово, которое нужно найти, например «рубин». А пока вот правила с самого начала.
button-chapters-of = Правила: { $game }
chapter-head = **{ $game } · { $title }** ({ $number } из { $count })
button-chapters = Читать правила
button-previous = Назад
button-chapter-next = Дальше
button-topics = Найти в правилах
button-all-topics = Показать всё
menu-chapters = Другая глава
chapter-entry = **{ $title }:** { $rule }
refusal-unknown-topic = Ничего не найдено: { $topic }. Выберите один из вариантов, которые появляются при вводе.
verify-lobby = Партия #{ $id } ещё не началась. Контрольный хеш её секрета: { $hash }.
verify-good = Партия #{ $id } проверена: журнал соответствует текущей позиции, а все броски, добор карт и перемешивания ({ $outcomes }) — сиду (зерну генератора случайных чисел).
verify-since = Воспроизвести партию можно только с хода { $turn }: она началась в старой версии бота.
verify-position = Партию #{ $id } можно прочитать, но не воспроизвести: она началась в старой версии бота.
verify-mixed = Сид получен из секрета и исходных данных партии. Контрольный хеш секрета: { $hash } (первые знаки показаны в лобби).
verify-departed = Контрольный хеш секрета: { $hash } (первые знаки показаны в лобби). Доказать, что сид получен из этого секрета, больше нельзя: данные одного игрока удалены.
verify-unmixed = Контрольный хеш сида: { $hash }, тот же, что был показан в начале. В таких старых партиях нельзя доказать, что сид не подобрали специально.
verify-bad-chance = Партия #{ $id }: бросок или добор в строке { $row } журнала не соответствует сиду. Сообщите, пожалуйста, владельцу бота (код { $code }).
verify-bad-deck = Партия #{ $id }: колода «{ $deck }» перед перемешиванием лежала не в объявленном порядке. Сообщите, пожалуйста, владельцу бота (код { $code }).
verify-bad-seed = Партия #{ $id }: контрольный хеш сида не тот, что был показан в начале. Сообщите, пожалуйста, владельцу бота (код { $code }).
verify-bad-turn = Партия #{ $id }: журнал не соответствует тому, что сохранено для хода { $turn }. Сообщите, пожалуйста, владельцу бота (код { $code }).
verify-bad = Партия #{ $id }: журнал не соответствует текущей позиции. Сообщите, пожалуйста, владельцу бота (код { $code }).
status-version = Caravanserai { $version }
status-title = **Сколько сейчас партий** · версии правил: { $games }
status-count = { $status ->
    [lobby] ещё не начались: { $count }
    [running] идут: { $count }
    [frozen] приостановлены: { $count }
    [paused] на паузе: { $count }
    [asleep] спят: { $count }
    [finished] завершены: { $count }
   *[cancelled] отменены: { $count }
}
status-given-up =
    { $count ->
        [one] Не удалось отправить { $count } сообщение; почему, видно в журнале.
        [few] Не удалось отправить { $count } сообщения; почему, видно в журнале.
       *[other] Не удалось отправить { $count } сообщений; почему, видно в журнале.
    }
status-rules = { $game } (версия { $version })
status-frozen = #{ $id } { $game }, канал { $where }: { $reason }
status-not-operator = Это видит только владелец бота.
replay-file = Вот все броски и перемешивания партии #{ $id } и скрипт Python, который их проверяет: `python3 { $script } { $file }`. Контрольный хеш файла должен совпасть с тем, что был показан в начале. Чтобы просмотреть партию, откройте файл командой { command-results-import }.
data-exported = В первом файле — всё, что я о вас храню. Если у вас есть результаты, они во втором файле, в виде таблицы.
data-delete-ask = Ваши настройки будут удалены, а имя убрано из всех партий и результатов. Завершённые партии и рейтинг других останутся, но без вашего имени. В идущих партиях вас заменит бот. Отменить это нельзя.
data-deleted = Ваши данные удалены.
data-in-backups = В старых резервных копиях ваши данные будут храниться ещё { $days ->
        [one] до { $days } дня.
       *[other] до { $days } дней.
    }
data-in-backups-elsewhere = В старых резервных копиях ваши данные будут храниться, пока их не удалит владелец бота.
button-delete-data = Удалить мои данные
