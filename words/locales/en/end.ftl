# The end of a game: its post, and what its pictures show as text.

post-end =
    { $rounds ->
        [one] **{ $game } #{ $id } is over after 1 round.** { $result }
       *[other] **{ $game } #{ $id } is over after { $rounds } rounds.** { $result }
    }
post-end-people = Played by { $people }.
post-end-person = { $sign } { $who }
# Of people who have resigned, or for whom a computer player played at the end.
post-end-given-up = { $count ->
    [one] -# A computer player finished the game for { $who }, who ranks last.
   *[other] -# Computer players finished the game for { $who }, who rank last.
}
post-end-moments = **Key moments**
post-end-moment = **Turn { $turn } · { $gist }** · { $text }
# Of a turn of which nothing can be told in few words.
post-end-moment-untold = **Turn { $turn }** · { $text }
post-end-figures = **Statistics**
post-end-figures-line = { $sign } { $who }: { $figures }
# What all dice and shuffles followed from.
post-end-dice = -# Secret that decided the dice: { $secret }

## Pictures of the whole game

# Which game it is, above the winner.
end-headline =
    { $rounds ->
        [one] { $game } #{ $id } · 1 round
       *[other] { $game } #{ $id } · { $rounds } rounds
    }
race-alt = { $title }.
# The turn that a flag marks in the chart.
race-decided = A flag at turn { $turn }: after that, nobody was ahead of { $who }.
race-decided-last = A flag at the end: { $who } takes the lead there.
race-round = Round { $round }: { $scores }.
race-score = { $name } { $score }
race-ranks = { $ranks }.
race-place = { $place }. { $name } { $score }
