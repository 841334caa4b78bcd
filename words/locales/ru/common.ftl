# Words that every game shares.
#
# Forms in Russian: "genitive", "dative", "accusative", "instrumental"; of goods also "genitive-plural"; of places "at"
# (where: «на Большом рынке (10)»), "to" (where to) and "from". Players' names are never declined: «игрок», «игрока»
# stands before them. Events are told in the present tense, which has no gender.

unsaid = Здесь должен быть текст, но его нет. Сообщите, пожалуйста, владельцу бота.

between-items = { ", " }
between-groups = { "; " }
between-notes = { " · " }
between-places = { " → " }
between-costs = { " + " }
between-sentences = { " " }
nothing = ничего
    .kind = none
none = нет
named-seat = { $colour } ({ $name })
    .genitive = { FORM($colour, case: "genitive") } ({ $name })
    .dative = { FORM($colour, case: "dative") } ({ $name })
    .accusative = { FORM($colour, case: "accusative") } ({ $name })
    .instrumental = { FORM($colour, case: "instrumental") } ({ $name })

## Refusals every game shares

refusal-colours = Эти цвета не подходят: { $value }. Можно выбрать: { $allowed }. Цвета игроков не должны совпадать.
refusal-game-over = Эта партия завершена.
another-player = другой игрок
    .genitive = другого игрока
    .dative = другому игроку
refusal-not-your-turn = Сейчас ходит { $acts }.
refusal-already-answered = Вы уже ответили, изменить ответ нельзя. Все ответы вы увидите, когда ответит каждый.
refusal-not-an-option = Сейчас «{ $notation }» выбрать нельзя. Выберите что-нибудь из показанного.

unknown-choice = В этой партии нет ничего с названием «{ $typed }».
first-asked = Сначала ответьте: «{ $question }»
only-these = Можно выбрать: { $options }.

## Options of a decision

label-end = Завершить ход
with-chance = { $text } · { $chance }
chance-roll = бросок, отменить нельзя
chance-draw = добор, отменить нельзя
chance-final = отменить нельзя

## The end of a game

moment-ahead-last = { $who } вырывается вперёд в самом конце.
figures-dice =
    { $ahead ->
        [above] сумма бросков: { $total } (на { $off } выше среднего)
        [below] сумма бросков: { $total } (на { $off } ниже среднего)
       *[on] сумма бросков: { $total } (ровно среднее значение)
    }
score-line = { $place }. **{ $name }** · { $score }
score-parts = -# { $parts }

## The prompt in the channel

prompt-head = { $mention } · **{ $game }**: { $question }
    .direct =
        {""}**{ $game }** в { $where }: { $question }
        -# { $standing }
your-move = ваш ход.
meanwhile = Новости: { $news }.
