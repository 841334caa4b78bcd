# Taking back what others know. $choices: how many choices of turn $first are taken back, 0 for the whole of it.

button-ask-undo = Попросить об отмене…
button-undo-further = Отменить больше ходов…
undo-beyond = Это делает кнопка *{ button-ask-undo }*, если остальные согласны.
    .alone = Это делает кнопка *{ button-undo-further }*, ничьё согласие не нужно.

## What to take back

undo-points = **До какого места отменить?**
undo-points-asks = -# Сначала я покажу, что отменится, потом спрошу остальных. Любой может сказать «нет».
undo-points-alone = -# Сначала я покажу, что отменится.
undo-points-none = Отменять пока нечего.
menu-undo-points = Отменить…
undo-from-turn = Весь { $turn }-й ход и всё после него
undo-from-choice = Это решение на { $turn }-м ходу и всё после него
undo-from-end = Только конец { $turn }-го хода и всё после него
undo-from-choice-untold = { $choices ->
    [1] Последнее решение { $turn }-го хода и всё после него
    [one] Последние { $choices } решение { $turn }-го хода и всё после них
    [few] Последние { $choices } решения { $turn }-го хода и всё после них
   *[other] Последние { $choices } решений { $turn }-го хода и всё после них
}
undo-earlier = Более ранние ходы
undo-later = Более поздние ходы
undo-preview = **Отменить всё это?**
undo-seen = -# Что вы с тех пор увидели (забыть это нельзя, и выпадет то же самое): { $what }
undo-preview-asks = Я спрошу всех остальных за столом. Если кто-то сделает ход, голосование прекратится.
undo-preview-at-once = Никого спрашивать не нужно.
button-undo-request = Спросить остальных
button-undo-now = Отменить это
button-undo-points = Другое
undo-nothing-told = -# Только решения, которые ничего не изменили, вроде завершения хода.
undo-line = { $turn } { $sign } { $story }

## The request

post-vote-undo = { $choices ->
    [0] { $turns ->
        [1] **{ $game }** · { $who } просит отменить ход { $first }:
        [2] **{ $game }** · { $who } просит отменить ходы { $first } и { $last }:
       *[other] **{ $game }** · { $who } просит отменить ходы { $first }–{ $last }:
    }
    [1] { $turns ->
        [1] **{ $game }** · { $who } просит отменить последнее решение { $first }-го хода:
       *[other] **{ $game }** · { $who } просит отменить последнее решение { $first }-го хода и всё после него, включая ход { $last }:
    }
   *[other] { $turns ->
        [1] **{ $game }** · { $who } просит отменить последние { $choices ->
            [one] { $choices } решение
            [few] { $choices } решения
           *[other] { $choices } решений
        } { $first }-го хода:
       *[other] **{ $game }** · { $who } просит отменить последние { $choices ->
            [one] { $choices } решение
            [few] { $choices } решения
           *[other] { $choices } решений
        } { $first }-го хода и всё после них, включая ход { $last }:
    }
}
post-vote-undo-rules = Одного голоса против достаточно, чтобы всё осталось как есть. Иначе я отменю это, когда согласятся все, или { $ends }, если согласна хотя бы половина. Если кто-то сделает ход, голосование прекратится.
post-vote-undo-organiser = Одного голоса против достаточно, чтобы всё осталось как есть. Иначе я отменю это, когда согласятся все, или { $ends }, если согласна хотя бы половина или никто не ответит. Если кто-то сделает ход, голосование прекратится.
the-organiser = Организатор
post-undone = { $choices ->
    [0] { $turns ->
        [1] **{ $game }** · { $who } отменяет ход { $first }.
        [2] **{ $game }** · { $who } отменяет ходы { $first } и { $last }.
       *[other] **{ $game }** · { $who } отменяет ходы { $first }–{ $last }.
    }
    [1] { $turns ->
        [1] **{ $game }** · { $who } отменяет последнее решение { $first }-го хода.
       *[other] **{ $game }** · { $who } отменяет последнее решение { $first }-го хода и всё после него, включая ход { $last }.
    }
   *[other] { $turns ->
        [1] **{ $game }** · { $who } отменяет последние { $choices ->
            [one] { $choices } решение
            [few] { $choices } решения
           *[other] { $choices } решений
        } { $first }-го хода.
       *[other] **{ $game }** · { $who } отменяет последние { $choices ->
            [one] { $choices } решение
            [few] { $choices } решения
           *[other] { $choices } решений
        } { $first }-го хода и всё после них, включая ход { $last }.
    }
} { $why ->
    [organiser] За этим столом организатор решает это сам.
    [silence] Никто не ответил, поэтому решил организатор.
    [alone] Согласия других не требовалось.
    [at-once] С тех пор никто не ходил.
   *[agreed] Остальные согласны.
} Партия вернулась к прежней позиции; кубики и карты выпадут те же.
post-to-move = Сейчас ходит { $who }.
history-undone = { $choices ->
    [0] { $turns ->
        [1] -# { $who } отменяет ход { $first }. Вот что сыграно вместо него.
        [2] -# { $who } отменяет ходы { $first } и { $last }. Вот что сыграно вместо них.
       *[other] -# { $who } отменяет ходы { $first }–{ $last }. Вот что сыграно вместо них.
    }
    [1] { $turns ->
        [1] -# { $who } отменяет последнее решение { $first }-го хода. Вот что сыграно вместо него.
       *[other] -# { $who } отменяет последнее решение { $first }-го хода и всё после него, включая ход { $last }.
    }
   *[other] { $turns ->
        [1] -# { $who } отменяет последние { $choices ->
            [one] { $choices } решение
            [few] { $choices } решения
           *[other] { $choices } решений
        } { $first }-го хода. Вот что сыграно вместо них.
       *[other] -# { $who } отменяет последние { $choices ->
            [one] { $choices } решение
            [few] { $choices } решения
           *[other] { $choices } решений
        } { $first }-го хода и всё после них, включая ход { $last }.
    }
}

refusal-no-such-point = Это отменить уже нельзя. Что ещё можно, покажет { command-table-undo }.
refusal-undo-outdated = С тех пор положение изменилось. { command-table-undo } покажет, что можно отменить теперь.
refusal-undo-rated-alone = Партия рейтинговая, а дать согласие больше некому, так что завершённые ходы отменить нельзя. Текущий ход — можно.
