# What decided a finished game.

button-analysis = What decided it
analysis-title = **{ $game } #{ $id }** · what decided it
analysis-waiting = I'm going through the game.
analysis-progress = I'm going through the game: { $percent }%.
# Why there is no chart of shares: the game was cancelled, waits, is of a version whose turns cannot be made again, or
# its log cannot be read.
analysis-missing = { $why ->
    [cancelled] This game was cancelled, so nothing was decided. Here's what I can say about it.
    [frozen] This game is on hold, so nothing is decided yet. Here's what I can say about it.
   *[other] I can't replay this game's turns, so I can't separate luck from choices. Here's what I can say about it.
}
refusal-analysis-not-over = This game isn't over yet. I can tell you what decided it after the end.
refusal-analyses-wait = I'm going through too many games right now. Try again in a minute.

## The turns that decided

# $swing: whole sentences.
analysis-swing = **{ $number } · Turn { $turn }** · { $swing }
# By how much a share of winning changed.
analysis-percent = { $sign ->
    [minus] −{ $percent }%
   *[plus] +{ $percent }%
}
# $gist: what the player who had the turn did in a few words, such as "Ada took a ruby from Wainwright".
analysis-turn = { $gist }.
# The same of a turn that would have been better, behind "A turn I tried went better:".
analysis-better = { $gist }.
# Of a turn that is told in full before it.
analysis-idle = It brought nothing.
# What chance brought may follow.
analysis-luck = **Luck: { $who } { $change }.**
# `.better`: the better turn follows, in full or in a few words; it is told as one that was tried, never as one that
# was played.
analysis-choice = **Choices: { $who } { $change }.**
    .better = **Choices: { $who } { $change }.** A turn I tried went better:
# Of a turn of who won, told in full before it: so much was never lost again.
analysis-gain = **{ $who } { $change } for good.**
# Of a turn told before it, which lost the game, by one choice or by all of it. `.better`: what another brings follows.
analysis-lost-by-choice = **In a replay with one choice changed and all else the same, { $who } won.**
    .better = **In a replay with one choice changed and all else the same, { $who } won:**
analysis-lost-by-turn = **With a different turn, { $who } won each time I played on.**
    .better = **With a different turn, { $who } won each time I played on:**
# Turns of one player that brought nothing, as one entry. $places: where, each with its turns; turns alone that had
# no place. $told: whether they are told; not of all turns in a row where one had none.
analysis-series = **{ $number } · Turns { $first }–{ $last }** · { $who } gained nothing { $all ->
    [yes] for { $turns } turns in a row
   *[no] in { $idle } of { $turns } turns
}{ $told ->
    [no] {""}
   *[yes] {""}: { $places }
}. **Chance of winning: { $who } { $change }.**
analysis-series-place = { $turns } at { $place }
# $numbers: of turns, “18, 22, 26”; $count: how many.
analysis-series-turns = { $count ->
    [one] turn
   *[other] turns
} { $numbers }
analysis-none = No single turn decided this game.

## What the winner had more of than the next best, or less, a sentence for each kind

analysis-whole = **Whole game** · { $leads }
# $what: the kind, such as "Small cities"; $each: what each of the two had of it.
analysis-lead = { $what }: { $each }.
# $first, $last: the turns in which it was got; $span: whether there are none, one or more.
analysis-held = { $span ->
    [none] { $who } none
    [one] { $who } { $count } (turn { $first })
   *[more] { $who } { $count } (turns { $first }–{ $last })
}
# The same where each has its own points.
analysis-held-points = { $span ->
    [none] { $who } { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
    [one] { $who } { $points ->
        [one] { $points } point
       *[other] { $points } points
    } from { $count } (turn { $first })
   *[more] { $who } { $points ->
        [one] { $points } point
       *[other] { $points } points
    } from { $count } (turns { $first }–{ $last })
}
# Of what broke a tie: how much of it $who had in the end, and the turn that changed it last.
analysis-tie = { $changed ->
    [no] { $who } { $count }
   *[yes] { $who } { $count } (turn { $turn }: { $sign ->
        [minus] −{ $change }
       *[plus] +{ $change }
    })
}
# One of the kinds: turns.
analysis-for-nothing = Turns that gained nothing

# Of the whole game: a line for each player.
analysis-sums = **Luck and choices: how they changed the chances of winning**
analysis-sum-luck = luck { $luck }
analysis-sum-choices = choices { $choices }
# A sum, with the turns that made it.
analysis-sum-turn = turn { $turn }: { $part }
analysis-sum-turns = { $sum } ({ $turns })
# A better turn than the worst one of the choices follows.
analysis-sum-better = { $sums }. When I replayed turn { $turn }, this went better:

analysis-note = -# The Regular (a computer player) estimates the chances of winning. Luck is compared with the average outcome, choices with the best turn it found. I show only changes between the winner and the next best that lasted to the end. Choices count only in the few turns I looked at again.

## Figures

analysis-praise = **Well played**

## The chart

shares-title = Chance of winning, round by round
# Below it, where turns have the numbers of entries in the text.
picture-swings = The numbers are those in the text.
shares-alt = Each player's chance of winning, turn by turn.
shares-turn = After turn { $turn }: { $shares }.
shares-of = { $name } { $percent }%
picture-percent = { $percent } %
