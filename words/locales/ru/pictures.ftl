# The few labels drawn into pictures; short, or they shrink.

picture-to-move = Ходит { $name }
picture-to-answer = Отвечает { $name }
picture-final-round = Последний раунд: { $name }
picture-winner = Победа: { $name }
picture-over = Партия завершена
picture-no-turn-yet = Ещё не сделано ни одного хода.
picture-acts-now = ходит
picture-first-player = первый
picture-discard = Сброс
picture-hand = Ваши карты
picture-rounds = раунды
picture-score = Счёт
picture-ties = При ничьей
picture-decided = Впереди с { $round }-го раунда
picture-decided-last = Впереди в самом конце

## Descriptions of pictures, for those who do not see them.

alt-last-turn = Предыдущий ход.
alt-this-turn = Этот ход.
alt-rest = Остальное покажет { command-state }.
picture-hand-alt = Ваши карты на картинке; что это за карты и что они делают, сказано в тексте выше.
picture-topic-alt = Картинка к тексту выше.
picture-lobby-alt = Стол для игры «{ $game }».
picture-lobby-seats = Места: { $seats }.
picture-lobby-seat = { $name } ({ $colour })
picture-lobby-free = { $count ->
    [one] { $count } свободное место.
    [few] { $count } свободных места.
   *[other] { $count } свободных мест.
}
