# What decided a finished game.

button-analysis = What decided it
analysis-title = **{ $game } #{ $id }** · what decided it
analysis-waiting = I'm going through the game. This takes a few seconds.
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

## The turns that changed most

# $swing: whole sentences.
analysis-swing = **{ $number } · Turn { $turn }** · { $swing }
# By how much a share of winning changed.
analysis-percent = { $sign ->
    [minus] −{ $percent }%
   *[plus] +{ $percent }%
}
analysis-gain = **{ $who } { $percent }.**
# $gist: what the player who had the turn did in a few words, such as "Ada takes a ruby at Wainwright".
analysis-turn = { $gist }:
analysis-luck = { $luck ->
    [good] Good luck added { $percent }%.
    [bad] Bad luck cost { $percent }%.
   *[none] Luck made no difference.
}
# $whose: whose share it is, that of the player who had the turn (own) or of another. The turn follows.
analysis-better = { $whose ->
    [own] This would have been worth { $percent }% more:
   *[other] If { $mover } had done this, { $who }'s chance of winning would have been { $percent }% lower:
}
analysis-best = I found no better turn.

analysis-note = -# The chances of winning are estimates by the house player Regular. If luck and choices don't add up to the whole change, the rest was already in the position.

## Figures

analysis-praise = **Well played**

## The chart

shares-title = Chance of winning, turn by turn
shares-alt = Each player's chance of winning, turn by turn.
shares-turn = After turn { $turn }: { $shares }.
shares-of = { $name } { $percent }%
picture-percent = { $percent } %
