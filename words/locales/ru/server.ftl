# The panel /server settings. Each setting has a sentence that says what it does now, and the names of its values.

server-title = **Настройки сервера**
    .fixed = **Настройки сервера** · Менять их могут только администраторы сервера.
refusal-not-server-manager = Это могут менять только администраторы сервера.
refusal-no-server = Это относится к серверу. Сделайте это в его канале, а не в личных сообщениях.

server-setting-channels = **Где создают партии** · Только в { $chosen } и в ветках этих каналов.
server-setting-channels-none = **Где создают партии** · В любом канале, где я могу писать.
server-setting-makers = **Кто создаёт партии** · Только участники с ролью { $chosen } и администраторы сервера.
server-setting-makers-none = **Кто создаёт партии** · Все.
server-setting-log-channel = **Канал журнала** · В { $chosen } я сообщаю, когда партия создана, завершена, отменена, закрыта или с ней что-то не так. О партиях, закрытых для посторонних, не пишу.
server-setting-log-channel-none = **Канал журнала** · Его нет: о партиях я пишу только в их каналах.
server-setting-results-channel = **Канал результатов** · В { $chosen } я пишу, чем закончилась каждая партия, без уведомлений. О партиях, закрытых для посторонних, не пишу.
server-setting-results-channel-none = **Канал результатов** · Его нет: результаты я пишу только в каналах самих партий.
server-setting-deleted = Удалённые не учитываются (их { $count }).
server-setting-no-writing = Писать там я не могу и буду молчать, пока мне не дадут это право в настройках канала.

server-setting-palette = **Цвета в сообщениях** · { $value ->
    [apart] На общих картинках красный и синий тёмные, остальные светлые: все пять различимы и при дальтонизме.
   *[usual] На общих картинках цвета игроков обычные.
}
    .choice = { $value ->
        [apart] Различимые, даже при дальтонизме
       *[usual] Обычные
    }
server-setting-avatars = **Аватары** · { $value ->
    [on] На картинках лобби и результатов — аватары участников из Discord.
   *[off] На картинках лобби и результатов — гербы вместо аватаров.
}
    .choice = { $value ->
        [on] Показывать
       *[off] Гербы вместо них
    }
server-setting-language = **Язык сообщений** · { $name }. Личные сообщения каждый видит на своём языке.
server-setting-language-none = **Язык сообщений** · Язык сервера в Discord или английский. Личные сообщения каждый видит на своём языке.
    .choice = Как в Discord
button-server-places = Сервер
button-server-games = Новые партии
server-setting-leaderboard = **Таблица лидеров** · { $value ->
    [on] { command-results-leaderboard } показывает лучших игроков сервера; новые партии рейтинговые, если за столом не решили иначе. Отказаться от места в таблице можно в { command-settings }.
   *[off] Её нет; новые партии не рейтинговые, если за столом не решили иначе.
}
    .choice = { $value ->
        [on] Есть
       *[off] Нет
    }
server-setting-open-games = **Партий на одного участника** · { $value ->
    [any] Каждый может создавать сколько угодно партий.
    [1] У каждого может быть одна созданная им незавершённая партия.
    [one] У каждого может быть до { $value } созданной им незавершённой партии.
   *[other] У каждого может быть до { $value } созданных им незавершённых партий.
}
    .choice = { $value ->
        [any] Сколько угодно
       *[other] Одновременно до { $value }
    }
server-setting-cool-down = **Время между новыми партиями** · { $value ->
    [none] Следующую партию можно создать сразу.
    [minutes] Следующую партию можно создать через десять минут.
    [hour] Следующую партию можно создать через час.
    [day] Следующую партию можно создать через день.
   *[seconds] Следующую партию можно создать через десять секунд.
}
    .choice = { $value ->
        [none] Нет
        [minutes] Десять минут
        [hour] Час
        [day] День
       *[seconds] Десять секунд
    }

server-options-title = **Опции новых партий**
server-options-line = { $game }: { $options }
button-options-here = Взять опции этого канала
button-options-usual = Обычные опции

post-result = **{ $game } #{ $id }** в { $where }: { $result }
    -# { $places }
post-result-place = { $place }. { $sign } { $who }
post-logged = { $what ->
   *[made] **{ $game } #{ $id }** · { $who } создаёт партию в { $where }.
    [nameless] **{ $game } #{ $id }** в { $where }: партия создана.
    [ended] **{ $game } #{ $id }** в { $where }: партия завершена.
    [cancelled] **{ $game } #{ $id }** в { $where }: партия отменена.
    [closed] **{ $game } #{ $id }** в { $where }: партия закрыта, месяц никто не ходил.
    [frozen] **{ $game } #{ $id }** в { $where }: партия приостановлена. Причину моему владельцу покажет { command-server-status }.
    [thawed] **{ $game } #{ $id }** в { $where }: партия продолжается.
}

refusal-elsewhere = На этом сервере партии создают только в { $channels }. Администратор сервера может изменить это командой { command-server-settings }.
refusal-not-a-maker = На этом сервере партии создают только участники с ролью { $roles }. Администратор сервера может дать вам роль или изменить это командой { command-server-settings }.
refusal-open-games = Созданных вами и ещё не завершённых партий здесь уже { $most }, больше на этом сервере нельзя. Администратор сервера может изменить это командой { command-server-settings }.
refusal-cool-down = Вы только что создали здесь партию. Следующую можно будет создать { $ends }. Администратор сервера может изменить это командой { command-server-settings }.
