# The end of a game: the result, the score sheet, key moments, figures of each player.

result-points = { $name } wins with { $points }, { $ahead } more than { $others }.
result-camels = { $name } wins with { $points } (tie with { $others } broken by camels, { $best } to { $next }).
result-shared = { $names } share the win with { $points }.

# Of a person's finished games, which all have the same number of rounds.
profile-score = On average { $score } points.

score-line = { $place }. **{ $name }** · { $score }
score-parts = -# { $parts }
score-part = { $line } { $vp }
# No points, but they break a tie.
score-camels = for a tie { $camels }

race-title = Points, turn by turn

## Key moments

moment-ahead = From here on nobody has more points than { $who }.
moment-ahead-last = { $who } goes ahead at the very end.
moment-leap = { $who } gets { $points } in one turn, more than in any other turn of the game.
moment-beijing = The first trading post in Beijing.
moment-journey =
    { $steps ->
        [one] { $who } makes the longest journey, from { $origin } to { $place } in 1 step.
       *[other] { $who } makes the longest journey, from { $origin } to { $place } in { $steps } steps.
    }

## Figures of a player

figures-dice =
    { $ahead ->
        [above] sum of own rolls { $total }, { $off } above the average
        [below] sum of own rolls { $total }, { $off } below the average
       *[on] sum of own rolls { $total }, exactly the average
    }
figures-contracts =
    { $count ->
        [one] 1 contract
       *[other] { $count } contracts
    }
figures-posts =
    { $count ->
        [one] 1 trading post
       *[other] { $count } trading posts
    }
figures-steps =
    { $count ->
        [one] 1 step travelled
       *[other] { $count } steps travelled
    }
# All figures of a player.
figures-actions =
    { $count ->
        [one] 1 action
       *[other] { $count } actions
    }
figures-black =
    { $count ->
        [0] no black dice
        [one] 1 black die
       *[other] { $count } black dice
    }
figures-placed =
    { $count ->
        [one] 1 die placed, a { $mean }
       *[other] { $count } dice placed, { $mean } on average
    }
figures-points = points: { $points }
# $source: what brought points.
figures-points-from = { $source ->
    [contract] contracts { $count }
    [city] small cities { $count }
    [outpost] outposts { $count }
    [posts] eighth and ninth post { $count }
    [card] city cards { $count }
    [character] character { $count }
    [goal] goal cards { $count }
    [cities] cities of the goals { $count }
    [coins] coins { $count }
    [beijing] Beijing { $count }
    [goods] goods in Beijing { $count }
    [most-contracts] most contracts { $count }
   *[other] others { $count }
}

## Praise, one line for each player; $most: more than anybody else ("most"), or simply so much ("some")

praise-contracts = { $most ->
    [most] { $who } kept the most promises: { $count } contracts completed.
   *[some] { $who } completed { $count } contracts.
}
praise-posts = { $most ->
    [most] Nobody built more trading posts than { $who }: { $count }.
   *[some] { $who } left trading posts behind: { $count }.
}
praise-goals = { $most ->
    [most] { $who } followed the goal cards best, for { $count } points.
   *[some] { $who } kept the goal cards in mind, for { $count } points.
}
praise-black = { $most ->
    [most] Nobody used more black dice than { $who }: { $count }.
   *[some] { $who } found help in black dice: { $count }.
}
praise-steps = { $most ->
    [most] { $who } travelled farthest of all: { $count } steps.
   *[some] { $who } travelled { $count } steps.
}
praise-cities = { $most ->
    [most] Small cities paid { $who } best: { $count } points.
   *[some] { $who } got { $count } points out of small cities.
}
praise-actions = { $most ->
    [most] { $who } got the most out of the dice: { $count } actions.
   *[some] { $who } took { $count } actions.
}
praise-pips = { $most ->
    [most] { $who } put down more pips than anybody else: { $count }.
   *[some] { $who } put down dice of { $count } pips in all.
}
