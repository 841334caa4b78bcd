# Leagues and cups: /league, and what they post in their channel. Everybody plays as many games as a table has seats.

leagues-title = **Лиги и кубки**
leagues-none = Лиг и кубков здесь ещё нет.
league-set-up = В этом канале можно создать лигу или кубок.
button-league-new = Создать лигу или кубок
button-league = { $kind ->
    [cup] О кубке
   *[league] О лиге
}
button-leagues = Все лиги и кубки
league-title = { $kind ->
    [cup] Кубок «{ $game }»{ $season ->
        [1] {""}
       *[other] {" "}{ $season }
    }
   *[league] Лига «{ $game }»
}
league-name = { $kind ->
    [cup] { $title }
   *[league] { $title } · сезон { $season }
}
league-line = **{ $league }**
league-rules =
    За столом { $table ->
        [one] { $table } место
        [few] { $table } места
       *[other] { $table } мест
    }, и столько же партий сыграет каждый, { $at_once ->
        [1] по одной за раз
       *[other] до { $at_once } одновременно
    }. На всё отводится { $weeks ->
        [one] { $weeks } неделя
        [few] { $weeks } недели
       *[other] { $weeks } недель
    }. Если ваше время в партии выйдет, её доиграет бот, и очков вы не получите.
button-league-rules = Как это устроено
league-rules-points = За места в партии дают очки: { $points }. При равенстве решают победы, потом вторые места, третьи места, доля от счёта победителя и личные встречи.
league-rules-time = В каждой партии у вас 3 дня и ещё по 4 часа на ход. Тихие часы и первые 7 дней в отъезде не считаются.
league-rules-absent = Если вы бросите 2 партии или в двух у вас выйдет время, вы выбудете. Даже после одной такой партии записаться в другую лигу или на кубок можно, только если пройдёт 14 дней и вы доиграете ещё одну партию (любую). Если вы ещё не ходили, место получает первый из запасных.
league-rules-withdraw = Если сняться до начала, ничего не сохранится. Если сняться позже, ваши партии доиграют боты, а строка в таблице останется. Места у вас не будет, если сыграно меньше половины партий.
league-rules-end = В последний день боты доигрывают все незаконченные партии.
league-rules-divisions = Сначала дивизионы составляются по рейтингу. Потом из каждого двое переходят в дивизион выше и двое — в дивизион ниже.

## How a season stands

league-open = Участников: { $count }, нужно не меньше { $least }. { $ready } я спрошу, кто участвует. Сезон начнётся { $begins }.
league-cup-open = { $places ->
    [0] Зарегистрировались все { $people }. Кубок вот-вот начнётся.
   *[other] Участников: { $count } из { $people }. Кубок начнётся, когда мест не останется.
}
league-ready = Участие подтвердили { $ready } из { $count }, нужно хотя бы { $least }. Сезон начнётся { $begins }.
league-playing = Сыграно партий: { $played } из { $games }. Последний день — { $ends }.
league-ending = Время вышло. Боты доигрывают незаконченные партии.
league-called-off = { $kind ->
    [cup] Кубок отменён.
   *[league] Сезон не состоялся: участие подтвердило меньше { $least ->
        [one] { $least } человека
       *[other] { $least } человек
    }.
}
league-no-champion = Соревнование закончилось без чемпиона.
league-champion = { $count ->
    [1] Чемпион: { $who }
   *[other] Чемпионы: { $who }
}
league-named = { $what ->
    [registered] Зарегистрировались
    [ready] Участвуют
    [not-ready] Ещё не подтвердили
   *[reserve] Запасные
}: { $who }{ $more ->
    [0] {""}
   *[other] {" "}и ещё { $more }
}
league-own = { $status ->
    [registered] Вы зарегистрированы.
    [ready] Вы зарегистрированы и участвуете.
    [not-ready] Вы зарегистрированы. Нажмите *{ button-ready }*, иначе пропустите сезон.
    [reserve] Вы в списке запасных: если кто-то выбудет, его место ваше.
    [withdrawn] Вы снялись.
   *[out] Вы выбыли, и ваши партии доигрывают другие.
}
league-own-division = { $divisions ->
    [1] Вы играете.
   *[other] Ваш дивизион: { $division }.
}
button-register = Зарегистрироваться
button-reserve = В список запасных
button-ready = Участвую
button-withdraw = Сняться
league-withdraw-ask = Сняться? Ваши партии доиграют боты, и очков за них вы не получите.

## The table and the games

button-league-table = Таблица
button-league-games = Кого ждём
button-league-division = Дивизион { $division }
league-division = **Дивизион { $division }**
league-row = { $rank ->
    [0] {""}
   *[other] **{ $rank }** ·{" "}
}{ $who } · { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}{ $played ->
    [0] {""}
   *[other] {" "}· { $places }
}
league-row-unranked = — · { $who } · { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
} · { $status ->
    [withdrawn] снимается
    [out] выбывает
   *[reserve] из запасных
}
league-place-none = ×
league-game = Партия { $number }
league-thread = { $kind ->
    [cup] Кубок{ $season ->
        [1] {""}
       *[other] {" "}{ $season }
    } · { $name } · { $game }
   *[league] Сезон { $season } · { $name } · Лига «{ $game }»
}
league-game-state = { $state ->
    [waiting] ещё впереди
    [counted] сыграна
    [void] аннулирована
   *[running] идёт
}
league-game-waits = ждём: { $who }

## Setting one up

league-new = { $kind ->
    [cup] **Новый кубок** · Регистрация идёт, пока есть места, потом кубок начинается сам.
   *[league] **Новая лига** · Регистрация длится семь дней. В последний день участники нажимают *{ button-ready }*, и я делю их на дивизионы. После сезона из каждого дивизиона двое переходят в дивизион выше и двое — в дивизион ниже, и открывается регистрация на следующий сезон.
}
league-kind = { $kind ->
    [cup] Кубок
   *[league] Лига
}
league-table =
    { $count ->
        [one] { $count } место за столом, у каждого игрока { $count } партия
        [few] { $count } места за столом, у каждого игрока по { $count } партии
       *[other] { $count } мест за столом, у каждого игрока по { $count } партий
    }
league-at-once = { $count ->
    [1] Каждый играет по 1 партии за раз
   *[other] Каждый играет до { $count } партий сразу
}
league-weeks = Длительность: { $count ->
    [one] { $count } неделя
    [few] { $count } недели
   *[other] { $count } недель
}
league-people = Участников: { $count }
menu-league-kind = Лига или кубок?
menu-league-game = Какая игра?
menu-league-expansion = Какие дополнения?
menu-league-table = Сколько мест?
menu-league-at-once = Сколько партий сразу?
menu-league-weeks = Сколько недель максимум?
menu-league-people = Сколько участников?
button-league-create = Открыть регистрацию здесь
refusal-bad-league = Эти параметры не сочетаются. Выберите их заново командой { command-league }.
refusal-too-many-leagues = Лиг и кубков на сервере может быть одновременно не больше { $most }. Сначала закончите что-то из них.
refusal-no-league-here = Лиге нужен обычный текстовый канал: для каждой партии создаётся своя ветка.

## What its organiser can do

button-league-organise = Управлять
league-channel = Новости и партии: { $where }
league-channel-lost = Я больше не могу писать в { $where }. Нажмите *{ button-league-here }* в другом канале или здесь, когда мне вернут права.
button-league-extend = Добавить неделю
button-league-off = { $stage ->
    [playing] Закончить сейчас
   *[other] Отменить
}
button-league-again = Открыть регистрацию
button-league-here = Перенести сюда
league-off-ask = { $stage ->
    [playing] **{ $league }**: закончить сейчас? Незаконченные партии тоже завершатся и не засчитаются.
   *[other] **{ $league }**: отменить? Все, кто зарегистрировался, будут вычеркнуты.
}
menu-league-division = Какой дивизион?
menu-league-replace = Исключить участника
menu-league-void = Аннулировать партию
league-replace-ask = Исключить участника { $who } насовсем? { $other ->
    [none] Запасных нет, место займёт бот. За незаконченные партии { $who } очков не получит.
   *[other] Место и все незаконченные партии получит первый из запасных: { $other }.
}
league-organise-later = Когда соревнование начнётся, можно будет также исключать участников, аннулировать партии и добавлять недели.
league-done = { $what ->
    [void] Готово, партия { $game } аннулирована.
   *[replace] Готово, { $who } больше не участвует.
}
league-void-ask = Аннулировать партию { $game }? Она сразу закончится и никому не будет засчитана.
button-league-replace = Исключить
button-league-void = Аннулировать

## News in its channel

league-news-open = **{ $league }** · открыта регистрация. Чтобы участвовать, нажмите *{ button-register }*.
league-news-dates = { $ready } я спрошу, кто участвует. В течение суток нажмите *{ button-ready }*, иначе пропустите сезон. Он начнётся { $begins }, если участие подтвердят хотя бы { $people }.
league-news-ready = **{ $league }** · { $who }: сезон начнётся { $begins }. Нажмите до этого *{ button-ready }*, иначе пропустите его.
league-news-begun = **{ $league }** · партии начинаются. У каждой здесь своя ветка.
league-members = { $divisions ->
    [1] { $who }
   *[other] Дивизион { $division }: { $who }
}
league-news-standing = **{ $league }** · таблица
league-news-over = **{ $league }** · все партии завершены.
league-best-turn = Лучший ход: { $gist } ({ $game }, ход { $turn }, { $where }). Без учёта удачи шансы игрока { $who } выросли на { $percent } %.
league-most-wins = Больше всего побед: { $who } ({ $count })
league-scores = { $first }:{ $second }
league-closest-game = Самая упорная партия: { $who }, { $scores } ({ $where })
league-quickest = Быстрее всех: { $who }, обычно { $time } на ход
league-moving = { $way ->
    [up] В дивизион выше: { $who }
   *[down] В дивизион ниже: { $who }
}
league-news-called-off = **{ $league }** · { $kind ->
    [cup] организатор отменил кубок.
   *[league] сезон не состоится: его отменил организатор или участие подтвердило меньше { $least ->
        [one] { $least } человека
       *[other] { $least } человек
    }.
}
league-news-withdrawn = **{ $league }** · { $who } снимается. Партии доиграют боты.
league-news-out = **{ $league }** · { $why ->
    [twice] { $who } выбывает: боты доигрывают уже две партии.
    [organiser] { $who } выбывает по решению организатора.
   *[other] { $who } выбывает.
}
league-news-replaced = **{ $league }** · { $other } занимает место игрока { $who } в партии { $game }.
league-news-void = **{ $league }** · организатор аннулировал партию { $game }, она не засчитывается.
league-news-extended = **{ $league }** · организатор продлил срок до { $when }.
league-news-closed = **{ $league }** · регистрация окончена.
league-lost = **{ $league }**: я больше не могу писать в { $where }. Верните мне там права или введите в другом канале { command-league } и нажмите *{ button-league-organise }* и *{ button-league-here }*.
league-news-moved = **{ $league }** · новости и партии теперь в этом канале.

## Refusals

refusal-unknown-league = Такой лиги или кубка здесь нет. Полный список покажет { command-league }.
refusal-registered-already = Вы уже зарегистрированы.
refusal-not-registered = Вы не зарегистрированы.
refusal-season-over = Соревнование уже закончилось.
refusal-season-begun = Соревнование уже началось.
refusal-season-elsewhere = { $stage ->
    [playing] Партии ещё идут. Сначала закончите их.
    [ending] Время вышло: боты доигрывают незаконченные партии.
    [over] Соревнование уже закончилось.
   *[open] Соревнование ещё не началось: регистрация открыта.
}
refusal-league-full = Мест больше нет: участников уже { $most }.
refusal-not-ready-yet = Это можно будет сделать не раньше { $when }.
refusal-withdrawn-already = Вы здесь больше не играете.
refusal-barred-from-season = Вы бросили партии сезона. { $games ->
    [0] Снова зарегистрироваться можно будет { $until }.
    [one] Сначала доиграйте ещё { $games } партию. Снова зарегистрироваться можно будет не раньше { $until }.
    [few] Сначала доиграйте ещё { $games } партии. Снова зарегистрироваться можно будет не раньше { $until }.
   *[other] Сначала доиграйте ещё { $games } партий. Снова зарегистрироваться можно будет не раньше { $until }.
}
refusal-not-league-organiser = Это может только организатор или администратор сервера.
refusal-not-in-season = Этот участник здесь больше не играет.
refusal-no-such-fixture = Эта партия уже завершена.
refusal-season-too-long = Это слишком долго: не больше полугода.
