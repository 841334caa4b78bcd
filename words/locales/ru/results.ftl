# People's results: profiles, ratings, leaderboards.

profile-title = { $where ->
    [all] **Ваши результаты на всех серверах**
   *[here] **{ $who }: результаты на этом сервере**
}
profile-none = Завершённых партий ещё нет.
profile-game = **{ $game }** · { $games ->
        [one] сыграна до конца { $games } партия
        [few] сыграно до конца { $games } партии
       *[other] сыграно до конца { $games } партий
    }, побед: { $won }
profile-rating = Рейтинг { $rating }, { $known ->
    [guess] пока приблизительный (± { $off })
    [rough] ещё неточный (± { $off })
   *[sure] надёжный (± { $off })
}; рейтинговых партий: { $games }.
profile-characters = Победы по персонажам: { $shares }
profile-orders = Победы по очерёдности хода: { $shares }
profile-order = { $order ->
    [1] первый
    [2] второй
    [3] третий
    [4] четвёртый
   *[other] пятый
}
profile-share = { $what } { $won } из { $games }
profile-moves = { $moves ->
        [1] 1 ход, быстрее чем за { FORM($time, case: "accusative") }.
        [one] { $moves } ход, половина — быстрее чем за { FORM($time, case: "accusative") }.
        [few] { $moves } хода, половина — быстрее чем за { FORM($time, case: "accusative") }.
       *[other] { $moves } ходов, половина — быстрее чем за { FORM($time, case: "accusative") }.
    }
profile-reliability = { $missed ->
        [0] Напоминаний не было
       *[other] Напоминаний: { $missed }
    }, { $gave_up ->
        [0] брошенных партий нет.
       *[other] брошенных партий: { $gave_up }.
    }
button-move-times = Время ходов
button-results-csv = Результаты в таблице
move-times-title = { $where ->
    [all] **Время ваших ходов на всех серверах**
   *[here] **Время ваших ходов на этом сервере**
}
move-times-game = **{ $game }** · { $moves ->
        [1] 1 ход, быстрее чем за { FORM($time, case: "accusative") }.
        [one] { $moves } ход, половина — быстрее чем за { FORM($time, case: "accusative") }.
        [few] { $moves } хода, половина — быстрее чем за { FORM($time, case: "accusative") }.
       *[other] { $moves } ходов, половина — быстрее чем за { FORM($time, case: "accusative") }.
    }
move-times-line = { $when } · { $game } #{ $id } · { $moves ->
        [1] 1 ход, быстрее чем за { FORM($time, case: "accusative") }
        [one] половина из { $moves } хода — быстрее чем за { FORM($time, case: "accusative") }
       *[other] половина из { $moves } ходов — быстрее чем за { FORM($time, case: "accusative") }
    }
move-times-note = -# Паузы не считаются. Другие видят только первую строку по каждой игре в { command-results-profile }.
move-times-none = У вас пока нет завершённых партий, в которых вы ходили, так что показывать нечего.
results-csv-sent = { $games ->
    [1] Результат вашей партии в виде таблицы.
   *[other] Результаты ваших партий ({ $games }) в виде таблицы.
}
refusal-no-results = Завершённых партий у вас здесь ещё нет.
refusal-no-profile = Этот участник скрывает свои результаты.

leaderboard-title = **Таблица лидеров · { $game }**
leaderboard-line = { $place }. { $who } · { $rating } ± { $off } · { $games ->
        [one] { $games } рейтинговая партия
        [few] { $games } рейтинговые партии
       *[other] { $games } рейтинговых партий
    }, побед: { $won }
leaderboard-note =
    -# Вы попадёте сюда после { $games ->
        [one] { $games } рейтинговой партии
       *[other] { $games } рейтинговых партий
    } против { $opponents ->
        [one] { $opponents } соперника
       *[other] { $opponents } разных соперников
    }. Места распределяются по нижней границе рейтинга, так что пара удачных партий никого не поднимет наверх. Выйти из таблицы можно через { command-settings }.
leaderboard-none =
    Здесь пока никого: нужно сыграть { $games ->
        [one] { $games } рейтинговую партию
        [few] { $games } рейтинговые партии
       *[other] { $games } рейтинговых партий
    } против { $opponents ->
        [one] { $opponents } соперника
       *[other] { $opponents } разных соперников
    }. Партия рейтинговая, если включён параметр *{ table-option-rated }* и за стол не посадили ботов до начала.
refusal-no-leaderboard = Таблицы лидеров на этом сервере нет. Администратор сервера может изменить это командой { command-server-settings }.
post-end-ratings = Рейтинг: { $ratings }
post-end-rating = { $sign } { $who } { $change ->
    [up] { $rating } (+{ $by })
    [down] { $rating } (−{ $by })
   *[same] { $rating }
}
button-leaderboard = Таблица лидеров
button-server-figures = Статистика

figures-title = **{ $what } на этом сервере** · { $games ->
        [one] { $games } партия
        [few] { $games } партии
       *[other] { $games } партий
    }{ $known ->
        [yes] , раундов в среднем: { $rounds }.
       *[no] .
    }
figures-moves = Половина ходов — быстрее чем за { FORM($time, case: "accusative") }.
figures-orders = **Победы по очерёдности хода**
figures-characters = **Победы по персонажам**
figures-share = { $games ->
    [one] { CAPITAL($what) } · { $percent } % из { $games } партии
   *[other] { CAPITAL($what) } · { $percent } % из { $games } партий
}
figures-options = **По параметрам**
figures-option = { $what } · { $games ->
        [one] { $games } партия
        [few] { $games } партии
       *[other] { $games } партий
    }{ $known ->
        [yes] , раундов в среднем: { $rounds }
       *[no] {""}
    }

## Cards: a person's results and a leaderboard as pictures. What is written on them is short, or it shrinks.

card-where = { $where ->
    [all] на всех серверах
   *[here] на этом сервере
}
card-won = Побед { $won } из { $games }
card-won-short = { $won } / { $games }
card-last = Места
card-rating = Рейтинг
card-off = ± { $off }
card-unrated = { $where ->
    [all] свой на каждом сервере
   *[here] нет рейтинговых партий
}
card-leaderboard = Таблица лидеров
card-season-places = Места
card-season-points = Очки
card-season-sum = { $points }
card-season-where = { $divisions ->
    [0] {""}
    [1] Сезон { $season }
   *[other] Сезон { $season } · дивизион { $division }
}
card-nameless = Игрок
card-alt = { $name } { $where }.
card-alt-game = { $game }: побед { $won } из { $games }.
card-alt-last = Места в последних партиях, начиная с последней: { $places }.
card-alt-favourite = Самый частый персонаж: { $character }.
card-alt-rating =
    { $rated ->
        [1] Рейтинг { $rating } ± { $off } после 1 рейтинговой партии.
        [one] Рейтинг { $rating } ± { $off } после { $rated } рейтинговой партии; после первой — { $first }, потом — от { $low } до { $high }.
       *[other] Рейтинг { $rating } ± { $off } после { $rated } рейтинговых партий; после первой — { $first }, потом — от { $low } до { $high }.
    }
card-alt-leaderboard = Таблица лидеров: { $game }.
card-alt-line = { $place }. { $name }: { $rating } ± { $off }, побед { $won } из { $games }.
card-alt-season = Таблица: { $title }{ $where ->
    [none] {""}
   *[other] , { $where }
}.
card-alt-season-line = { $rank ->
    [0] Без места, { $name }:
    [-1] { $name }:
   *[other] { $rank }. { $name }:
} { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}{ $played ->
    [0] {""}
    [1] , место { $places }
   *[other] , места { $places }
}{ $move ->
    [up] , поднимается
    [down] , опускается
   *[none] {""}
}{ $status ->
    [withdrawn] , выбывает из сезона
    [out] , выбывает
    [reserve] , из запасных
   *[playing] {""}
}.
