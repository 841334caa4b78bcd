# Before a game begins: its lobby, its options, when it begins, and saved options.

## Lobby

lobby-title = **{ $game } #{ $id }**
lobby-special = { CAPITAL($what) }
lobby-private = Войти могут только приглашённые: { $people }
lobby-private-nobody = Войти могут только приглашённые, но пока никто не приглашён.
lobby-private-read-here = Поле и каждый ход видят все в этом канале.
lobby-private-read-in-thread = Эту ветку могут читать только те, кто за столом, и модераторы веток.
lobby-private-in-channel = Войти в закрытую партию смогут только те, кого вы пригласите. Но поле видят все в канале, если не играть в приватной ветке.
lobby-private-in-thread = Эту ветку могут читать только игроки, приглашённые и модераторы веток.
lobby-moved = Партия **{ $game } #{ $id }** продолжается в приватной ветке.
private-thread-made = Партия теперь в { $thread }. В этой ветке будут игроки и те, кого вы пригласите.
lobby-seat = { $number } { $sign } { $who }
lobby-seat-taken = { $sign } { $who }
lobby-seats-open = { $count ->
    [one] { $count } свободное место
    [few] { $count } свободных места
   *[other] { $count } свободных мест
}
lobby-houses = -# Кнопкой *{ button-more }* можно добавить ботов.
lobby-order-joined = места за столом — в порядке присоединения
lobby-dice = -# Для проверки честности кубиков после игры: { $hash }
lobby-started = Партия началась.
lobby-cancelled = **Партия отменена.**
cancelled = Партия отменена.
lobby-options-of-organiser = -# Менять параметры может только организатор партии.
lobby-options-title = **{ $question }** · { $game } #{ $id }
lobby-option = **{ $title }: { $value }** · { $help }
button-options-why = Почему?
lobby-why-title = **Почему?** · { $question }
lobby-why = **{ $title }: { $value }** { $help } · { $source }
lobby-more-title = **{ $game } #{ $id }**
lobby-more-seat = Ваш цвет: { $sign } { FORM($colour, case: "small") }.
option-pages = правила, с. { $pages }
option-rulings = { $count ->
    [1] моя трактовка № { $rulings }
   *[other] мои трактовки № { FORM($rulings, case: "usual-listed") }
}
option-named = «{ $option }»
option-topic = Параметр: { $option }
option-entry = **{ $value }** · { $help } · { $source }
lobby-option-choice = { $title }: { $value }
lobby-example = -# Это пример расстановки: всё случайное определится, когда партия начнётся.
lobby-order = Порядок мест
lobby-order-choice = Порядок мест: { $value }
lobby-order-random-name = по жребию в начале
lobby-order-joined-name = в порядке присоединения
lobby-set = **{ $title }: { $value }**
lobby-joined = Вы за столом, ваш цвет — { FORM($colour, case: "small") }.
lobby-invited = Приглашение отправлено: { $who }. Войти могут только приглашённые.
lobby-invited-before = Уже в числе приглашённых: { $who }.
button-join = Присоединиться
button-leave = Выйти
button-options = Параметры
menu-options-page = Другие параметры
button-options-game = Какие параметры?
button-options-variants = Какие варианты правил?
button-options-time = Какой темп?
button-options-table = Отмена и подсказки?
button-options-pictures = Какие картинки, какой язык?
button-options-seats = Кто где сидит?
button-start = Начать
button-watch-houses = Смотреть
lobby-watched = только боты, ход каждые несколько секунд
refusal-watched-already = На этом сервере боты уже играют партию #{ $game }. Дождитесь её конца или отмените её командой { command-table-cancel }.
button-cancel = Отменить партию
cancel-lobby = К партии { $game } #{ $id } присоединились другие. Отменить её для всех?
cancel-running = Партия { $game } #{ $id } уже идёт. Отменить её для всех? Вернуть её будет нельзя.
button-thread = Открыть ветку для партии
button-private-thread = Играть в приватной ветке
menu-colour = Мой цвет
menu-house = Добавить бота
menu-house-other = Другой уровень
button-house = Добавить { FORM($house, case: "accusative") }
house-explained = -# **{ $house }** · { $help }
lobby-company = Уже за столом: { $who }
menu-colour-of-house = { $name } возьмёт ваш цвет
menu-remove = Убрать игрока
menu-swap-places = Поменять двух игроков местами
menu-swap-colours = Поменять цвета двух игроков
menu-invite = Войти могут только они
house-names = Кемаль, Лейла, Орхан, Зейнеп, Джем
computer-player = **{ $name }** ({ $player })
house-with-personality = { $house }, { $personality }
personality-mosques = любит мечети
personality-dealer = любит Ювелира
personality-barrow = любит большую тележку
personality-palace = любит Дворец султана
personality-travel = любит путешествовать
personality-black = любит чёрные кубики
house-merchant = Завсегдатай
    .accusative = Завсегдатая
house-merchant-help = Для тех, кто знает игру; обыгрывает Новичка не реже чем в 3 партиях из 4
house-master = Мастер
    .accusative = Мастера
house-master-help = Для тех, кто обыгрывает Завсегдатая; сам выигрывает у него 3 партии из 4, думает 10 секунд на ход
house-patient = Терпеливый мастер
    .accusative = Терпеливого мастера
house-patient-help = Просчитывает больше ходов вперёд; думает над ходом полминуты
house-rookie = Новичок
    .accusative = Новичка
house-rookie-help = Для первой партии; выбирает ходы по простым правилам
house-random = Случайный
    .accusative = Случайного
house-random-help = Ходит наугад, но по правилам
lobby-busy = В этом канале уже есть партия { $game } #{ $id }. Для второй откройте ветку.
lobby-busy-unseen = В этом канале уже есть партия. Для второй откройте ветку.
thread-name = { $game }: { $who }
thread-made = Ваша партия в { $thread }.

## When a game begins by itself

lobby-begins-full = начнётся, когда займут { $most ->
    [one] { $most } место
    [few] { $most } места
   *[other] { $most } мест
}
lobby-begins-at = { $few ->
    [cancel] Начинаем { $when } ({ $soon }), если к тому времени займут все места. Иначе я отменю партию.
   *[start] Начинаем { $when } ({ $soon }) — со всеми, кто присоединится.
}
button-beginning = Когда начнётся
begin-title = **Когда начнётся партия { $game } #{ $id }**
begin-now = { $begins ->
    [full] Когда займут все места (их { $most }) или кто-то из игроков нажмёт *{ button-start }*.
   *[pressed] Когда кто-то из игроков нажмёт *{ button-start }*.
}
begin-at = Крайний срок начала: { $when }. { $few ->
    [cancel] Если останутся свободные места, я отменю партию.
   *[start] Партия начнётся со всеми, кто присоединился. Если игроков будет меньше { $least }, я отменю её.
}
begin-pressed = Только когда нажмут «{ button-start }»
begin-full = Когда займут все места
begin-start = Со всеми, кто присоединился к тому времени
begin-cancel = Отменить, если останутся свободные места
menu-begin = Изменить время начала
button-begin-at = В назначенное время
button-no-time = Без времени
begin-at-form = Когда начнётся партия
begin-at-label = День и время ({ $zone })
begin-at-example = «20:30», «завтра в 8 вечера», «пятница 20:00», «24 декабря 18:00» или «через 2 часа»
post-unbegun = { $why ->
    [unjoined] Партия **{ $game } #{ $id }** закрыта: за неделю никто не присоединился, и канал снова свободен.
    [few] Партия **{ $game } #{ $id }** отменена: пора начинать, а мест занято только { $joined } из { $most }.
   *[not-so] Партия **{ $game } #{ $id }** отменена: пора начинать, но её параметры не подходят для такого числа игроков ({ $joined }).
} Начните другую командой { command-new }; её поле *{ command-new-like.name }* повторит эту расстановку. { $people }
refusal-unclear-moment = Не понимаю, что за день и время «{ $typed }». Попробуйте «20:30», «завтра в 8 вечера», «пятница 20:00», «24 декабря 18:00» или «через 2 часа». Ваш часовой пояс — { $zone }; изменить его можно командой { command-settings }.
refusal-moment-is-past = Это время уже прошло: { $when }. Введите более позднее время.
refusal-moment-too-far = До { $when } больше { $days } дней. Выберите время пораньше.

## Saved options

button-presets = Сохранённые параметры
button-save-options = Сохранить эти параметры
button-use = Взять их сюда
button-rename = Переименовать
button-delete = Удалить
menu-preset = Взять, переименовать или удалить
presets-title = **Ваши сохранённые параметры**
presets-none = Их ещё нет. Сохраните здесь параметры лобби под каким-нибудь названием, и их можно будет взять снова через *{ command-new-like.name }* в { command-new }.
preset-line = **{ $name }** · { $what }
preset-label = Название этого набора параметров
preset-example = Вечер пятницы
preset-saved = Сохранено: «{ $name }». Эти параметры можно взять снова через *{ command-new-like.name }* в { command-new }.
preset-deleted = Удалено: «{ $name }».
like-last = Как в прошлый раз: { $options }
like-preset = { $name }: { $options }
like-game = Расстановка #{ $id } ({ $who }): { $options }
like-set-up = Расстановка
lobby-like = { $same ->
    [yes] расстановка как в { $game }
   *[no] расстановка уже не как в { $game }: параметры изменены
}
lobby-like-private = закрытой партии
button-clone = Та же расстановка
like-left-out = { $count ->
    [1] Этот параметр перенести не удалось: { $names }. Для него осталось значение по умолчанию.
   *[other] Эти параметры перенести не удалось: { $names }. Для них остались значения по умолчанию.
}
refusal-nothing-like-that = Сохранённых параметров «{ $typed }» у вас нет, и партии с таким номером тоже. Выберите один из вариантов, которые появляются при вводе.
refusal-never-played = В эту игру вы ещё не играли, так что повторять нечего.
refusal-other-game = Эти параметры для другой игры. Выберите параметры для той, которую начинаете.
refusal-unknown-preset = Этих сохранённых параметров больше нет. Остальные вы найдёте, нажав *{ button-presets }*.
refusal-preset-exists = Сохранённые параметры «{ $name }» у вас уже есть. Выберите другое название или сначала удалите прежние.
refusal-too-many-presets = Сохранённых наборов параметров у вас уже { $most }, больше нельзя. Сначала удалите какой-нибудь.
refusal-preset-without-name = В названии нужна хотя бы одна буква или цифра.
refusal-preset-name-too-long = Название слишком длинное (символов: { $length }). Можно не больше { $most }.

named-twice = { $name } ({ $colour })
sign-in-words = { $colour }:
colour-red = Красный
    .small = красный
    .genitive = Красного
    .dative = Красному
    .accusative = Красного
    .instrumental = Красным
colour-blue = Синий
    .small = синий
    .genitive = Синего
    .dative = Синему
    .accusative = Синего
    .instrumental = Синим
colour-green = Зелёный
    .small = зелёный
    .genitive = Зелёного
    .dative = Зелёному
    .accusative = Зелёного
    .instrumental = Зелёным
colour-yellow = Жёлтый
    .small = жёлтый
    .genitive = Жёлтого
    .dative = Жёлтому
    .accusative = Жёлтого
    .instrumental = Жёлтым
colour-purple = Фиолетовый
    .small = фиолетовый
    .genitive = Фиолетового
    .dative = Фиолетовому
    .accusative = Фиолетового
    .instrumental = Фиолетовым
