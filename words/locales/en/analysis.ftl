# What decided a finished game.

button-analysis = What decided it
analysis-title = **{ $game } #{ $id }** · what decided it
analysis-waiting = I am going through the game. This takes a few seconds.
analysis-progress = I am going through the game: { $percent } %.
# Why there is no chart of shares: the game was cancelled, waits, is of a version whose turns cannot be made again, or
# its log cannot be read.
analysis-missing = { $why ->
    [cancelled] This game was cancelled, so nothing was decided. This is what can be told of it.
    [frozen] This game is on hold and not over, so nothing is decided. This is what can be told of it.
   *[other] The turns of this game cannot be made again. So nothing can be said about luck and choices; this is what can be told.
}
refusal-analysis-not-over = This game is not over yet. What decided it can be told after the end.
refusal-analyses-wait = Too many games are waiting to be looked through. Try again in a minute.

## The turns that changed most

# $swing: whole sentences.
analysis-swing = **{ $number } · Turn { $turn }** · { $swing }
# By how much a share of winning changed.
analysis-percent = { $sign ->
    [minus] −{ $percent } %
   *[plus] +{ $percent } %
}
analysis-gain = **{ $who } { $percent }.**
# $gist: what the player who had the turn did in a few words, such as "Ada takes a ruby at Wainwright".
analysis-turn = { $gist }:
analysis-luck = { $luck ->
    [good] Luck gave { $percent } %.
    [bad] Luck took { $percent } %.
   *[none] Luck made no difference.
}
# $whose: whose share it is, that of the player who had the turn (own) or of another. The turn follows.
analysis-better = { $whose ->
    [own] This would have brought { $percent } % more:
   *[other] If { $mover } had done this, the share of { $who } would be { $percent } % smaller:
}
analysis-best = No better turn was found.

analysis-note = -# Shares of winning are what the house player Merchant expects in each position. What neither luck nor choice explains of a change was in the position already.

## Figures

analysis-praise = **Well played**

## The chart

shares-title = Share of winning, turn by turn
shares-alt = Each player's share of winning, turn by turn.
shares-turn = After turn { $turn }: { $shares }.
shares-of = { $name } { $percent } %
picture-percent = { $percent } %
