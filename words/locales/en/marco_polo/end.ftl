# The end of a game: the result, the score sheet, key moments, figures of each player.

result-points = { $name } wins with { $points }, { $ahead } more than { $others }.
result-camels = { $name } wins with { $points }, beating { $others } on camels ({ $best } to { $next }).
result-shared = { $names } share the win with { $points } each.

# Of a person's finished games, which all have the same number of rounds. $score: with a decimal, as in 80.5.
profile-score = { $score ->
    [one] 1 point on average.
   *[other] { $score } points on average.
}

score-part = { $line } { $vp }
# No points, but they break a tie.
score-camels = tie-breaker: { $count ->
        [one] 1 camel
       *[other] { $count } camels
    }

race-title = Points, round by round

# The lines of the score sheet in the picture, in a word or two each.
picture-points = Points
picture-track = In the game
# Above the lines from goal cards to contracts.
picture-final = Final scoring
picture-goal = Goal cards
picture-cities = Their cities
picture-coins = Coins
picture-beijing = Beijing
picture-goods = Goods there
picture-contracts = Contracts
picture-camels = Camels

## Key moments

moment-ahead = From here on, nobody has more points than { $who }.
moment-leap = { $who } scores { $points } in one turn, the most of the game.
moment-beijing = The first trading post in Beijing.
moment-journey =
    { $steps ->
        [one] { $who } makes the longest journey: from { $origin } to { $place } in 1 step.
       *[other] { $who } makes the longest journey: from { $origin } to { $place } in { $steps } steps.
    }

## Figures of a player

figures-contracts =
    { $count ->
        [one] 1 contract completed
       *[other] { $count } contracts completed
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
        [0] no actions
        [one] 1 action
       *[other] { $count } actions
    }
figures-black =
    { $count ->
        [0] no black dice
        [one] 1 black die
       *[other] { $count } black dice
    }
# $mean: what the dice show on average, with a decimal, as in 3.5.
figures-placed =
    { $count ->
        [0] no dice placed
        [one] 1 die placed (a { $mean })
       *[other] { $count } dice placed (average value { $mean })
    }
figures-points = points: { $points }
# $source: what brought points.
figures-points-from = { $source ->
    [contract] contracts { $count }
    [city] small cities { $count }
    [outpost] outposts { $count }
    [posts] eighth and ninth posts { $count }
    [card] city cards { $count }
    [character] character { $count }
    [goal] goal cards { $count }
    [cities] goal card cities { $count }
    [coins] coins { $count }
    [beijing] Beijing { $count }
    [goods] goods in Beijing { $count }
    [most-contracts] most contracts { $count }
   *[other] other { $count }
}

## Praise, a line for each player who had more of something than anybody else

praise-contracts = { $count ->
    [1] { $who } was the only one to complete a contract.
   *[other] { $who } kept the most promises, completing { $count } contracts.
}
praise-posts = { $count ->
    [1] { $who } was the only one to place a trading post.
   *[other] { $who } placed the most trading posts, { $count } in all.
}
praise-goals = { $count ->
    [one] { $who } got the most out of the goal cards: 1 point.
   *[other] { $who } got the most out of the goal cards: { $count } points.
}
praise-black = { $count ->
    [1] { $who } was the only one to use a black die.
   *[other] { $who } used the most black dice, { $count } in all.
}
praise-cities = { $count ->
    [one] { $who } got the most out of small cities: 1 point.
   *[other] { $who } got the most out of small cities: { $count } points.
}

## What the winner had more of, or less

lead-contracts = Contracts
lead-most = Most contracts
lead-cities = Small cities
lead-cards = City cards
lead-beijing = Beijing
lead-goals = Goal cards
lead-posts = Eighth and ninth trading posts
lead-other = Other things
# What broke a tie.
tie-camels = Tie-breaker (camels)
# After a turn with which a player came to this many contracts, as many as anybody or more.
gained-most-contracts = That made { $count ->
    [one] 1 contract
   *[other] { $count } contracts
}; nobody had more ({ $points } at the end).
