# The end of a game: the result, the score sheet, key moments, figures of each player.

result-rubies =
    { $count ->
        [one] { $name } wins with 1 ruby, { $ahead } more than { $others }.
       *[other] { $name } wins with { $count } rubies, { $ahead } more than { $others }.
    }
result-lira = { $name } wins with { $count } rubies (tie with { $others } broken by lira, { $best } to { $next }).
result-goods = { $name } wins with { $count } rubies (tie with { $others } broken by goods, { $best } to { $next }).
result-cards = { $name } wins with { $count } rubies (tie with { $others } broken by bonus cards, { $best } to { $next }).
result-shared = { $names } share the win with { $count } rubies.

# Of a person's finished games; $known: whether the number of rounds is; "one" where it is 1.
profile-score = { $known ->
    [yes] On average { $score } rubies in { $rounds } rounds.
    [one] On average { $score } rubies in 1 round.
   *[no] On average { $score } rubies.
}

score-line = { $place }. **{ $name }** · { $score }
score-parts = -# { $parts }
score-rubies =
    { $count ->
        [0] no rubies
        [one] 1 ruby
       *[other] { $count } rubies
    }
score-lira = { $count } lira
score-goods =
    { $count ->
        [one] 1 good
       *[other] { $count } goods
    }
score-cards =
    { $count ->
        [one] 1 bonus card
       *[other] { $count } bonus cards
    }

race-title = Rubies, turn by turn

## Key moments

moment-ahead = From here on nobody has more rubies than { $who }.
moment-ahead-last = { $who } goes ahead at the very end.
moment-last-round = { $who } has enough rubies: the last round begins.
moment-sale = The best sale of the game: { $lira } lira.
moment-first = The first ruby of the game.

## Figures of a player

figures-dice =
    { $ahead ->
        [above] dice { $total }, { $off } above average
        [below] dice { $total }, { $off } below average
       *[on] dice { $total }, as on average
    }
figures-sales =
    { $count ->
        [one] 1 sale for { $lira } lira
       *[other] { $count } sales for { $lira } lira
    }
figures-cards =
    { $count ->
        [one] 1 bonus card played
       *[other] { $count } bonus cards played
    }
figures-paid = { $lira } lira paid to others
