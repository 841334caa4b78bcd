# Pace and reminders. Moments come as Discord's own, as in «через 2 дня».

duration-days = { $count ->
    [one] { $count } день
    [few] { $count } дня
   *[other] { $count } дней
}
    .genitive = { $count ->
        [one] { $count } дня
       *[other] { $count } дней
    }
duration-hours = { $count ->
    [one] { $count } час
    [few] { $count } часа
   *[other] { $count } часов
}
    .genitive = { $count ->
        [one] { $count } часа
       *[other] { $count } часов
    }
duration-minutes = { $count ->
    [one] { $count } минута
    [few] { $count } минуты
   *[other] { $count } минут
}
    .genitive = { $count ->
        [one] { $count } минуты
       *[other] { $count } минут
    }
    .accusative = { $count ->
        [one] { $count } минуту
        [few] { $count } минуты
       *[other] { $count } минут
    }
time-bank = -# Запас времени: { $left }.
time-bank-runs = -# Запас времени: { $left }, кончится { $when }.
state-time-banks = **Запасы времени**
state-time-bank = { $sign } { $who }: { $left }
prompt-time-bank = { $season ->
    [yes] -# Ваше время в этой партии выйдет { $when }. После этого её доиграет бот, и очков вы не получите.
   *[no] -# Ваш запас времени кончится { $when }. После этого партия может продолжиться без вас.
}
prompt-first-move = -# Если вы не сделаете первый ход, { $when } ваше место займёт бот.

prompt-reminder = -# Первый раз я позвал вас { $since }.
prompt-unfinished = Решения приняты, но ход не завершён. Нажмите *{ button-open }*, чтобы проверить и завершить его.
prompt-time-ends = -# Ваше время выйдет { $when }. После этого { $absence ->
    [house] за вас будет играть бот, пока вы не вернётесь.
   *[vote] остальные решат, будет ли за вас играть бот.
} Чтобы этого не случилось, просто сходите.
prompt-away = -# В отъезде до { $until }.
prompt-next = -# { $mention }, следующий ход ваш.
prompt-late = -# Какое-то время меня не было в сети. Партии, где ждут вашего хода, покажет { command-games }.
button-to-table = К столу
button-snooze = Напомнить позже
button-snooze-for = { $time ->
    [hour] Через час
    [four-hours] Через 4 часа
   *[half-day] Через 12 часов
}
button-mute = Отключить уведомления
button-unmute = Включить уведомления
snooze-when = Когда напомнить об этом ходе?
snoozed = Напомню { $when }.
muted = За этот стол я вас больше звать не буду. Там по-прежнему видно, чей ход.
unmuted = Я снова буду звать вас за этот стол.

post-stalled = **{ $game } #{ $id }** · уже несколько недель никто не ходил{ $late ->
    [0] .
   *[other] {" "}(ждём: { $who }).
} Партия закроется { $when }, если никто не сделает ход.
post-closed = Партия **{ $game } #{ $id }** закрыта: месяц никто не ходил{ $late ->
    [0] .
   *[other] {" "}(ждали: { $who }).
} Её ещё можно просмотреть командой { command-history }, а новую начать командой { command-new }.
post-stalled-others = -# Также за этим столом: { $others }
post-waits = **{ $game }** · { $who }: время вышло. Голосовать больше некому, поэтому партия ждёт. Через месяц без ходов она закроется.

refusal-no-reminder = Откладывать нечего: сейчас не ваш ход, за этим столом нет напоминаний или все три уже были.
