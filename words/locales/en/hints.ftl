# Hints: the best turns of somebody who must choose. Only who asks sees them.

button-hint = Hint
# Plays the turn with this number in the hint.
button-play-hint = Play number { $number }
button-hint-longer = Think longer, with odds
hint-title = **Hint · { $game } #{ $id }**
    .longer = **Hint after thinking longer · { $game } #{ $id }**
# What the asker lacks, first of all.
hint-lacks = **{ $lacks }**
# A turn. $turn: what is chosen, in short, behind the odds where these are wanted.
# The first of them, which is the best.
hint-turn-best = { $number }. Best: { CAPITAL($turn) }
hint-turn = { $number }. { CAPITAL($turn) }
# $odds: how likely its player wins after a turn.
hint-odds = **{ $odds }** · { CAPITAL($turn) }
hint-odds-percent = { $percent }%
hint-odds-under = under { $percent }%
hint-odds-over = over { $percent }%
# $turn: ends with a choice of which dice, cards or tiles decide what it brings.
# `.ends`: nothing is to be done after that.
hint-turn-chance = { $turn } · *then chance decides*
    .ends = { $turn } · *then chance decides* · finish your turn
# $why: sentences, what the turn brings and what comes after it.
hint-turn-why = -# { $why }
hint-brings = { CAPITAL($reasons) }.
hint-much-the-same = These turns are about equally good.
hint-thinking = I'm thinking. This takes a few seconds.
hint-unchanged = The same turns are still the best.
# `.unlike`: where some have had something that others are yet to have, so that nobody can be said to be ahead.
# $plays: what the buttons do.
hint-meaning = -# A hint chooses nothing for you. { $plays }
    .odds = -# The percentages are your chances of winning after each turn. { $plays }
    .unlike = -# I can't estimate your chance of winning right now. { $plays }
# `.asked`: for somebody who wants to be asked before a turn is finished.
hint-plays = Each button plays its turn to the end, or until chance decides.
    .asked = Each button plays its turn, and I ask you before finishing it.

refusal-hints-for-players = Only players at this table can get hints, and only for their own seats.
refusal-hints-rated = This table is rated, so there are no hints.
refusal-hints-forbidden = Hints aren't allowed at this table. Its organiser can change that in the options.
refusal-hints-replaced = A computer player is playing your seat. Press *{ button-return }* in your panel, then ask again.
# $acts: the player who must choose.
refusal-hints-in-turn = It's { $acts }'s turn. You can get a hint when it's yours.
refusal-hints-wait = Too many computer players are thinking right now, so I can't spend more time on this. The hint above still stands. Press *{ button-hint-longer }* again in a minute.


# After the end. $people: a list such as "Ada asked for 3 hints".
hints-asked = Hints: { $people }.
hints-asked-by = { $count ->
        [one] { $who } asked for 1
       *[other] { $who } asked for { $count }
    }
hints-asked-by-gone = { $count ->
        [one] somebody who left asked for 1
       *[other] somebody who left asked for { $count }
    }
