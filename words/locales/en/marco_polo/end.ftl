# The end of a game: the result, the score sheet, key moments, figures of each player.

result-points = { $name } wins with { $points }, { $ahead } more than { $others }.
result-camels = { $name } wins with { $points } (tie with { $others } broken by camels, { $best } to { $next }).
result-shared = { $names } share the win with { $points }.

# Of a person's finished games, which all have the same number of rounds.
profile-score = On average { $score } points.

score-line = { $place }. **{ $name }** · { $score }
score-parts = -# { $parts }
score-part = { $line } { $vp }

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
        [above] dice { $total }, { $off } above average
        [below] dice { $total }, { $off } below average
       *[on] dice { $total }, as on average
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
