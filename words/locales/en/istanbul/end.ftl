# The end of a game: the result, the score sheet, key moments, figures of each player.

result-rubies =
    { $count ->
        [one] { $name } wins with 1 ruby, { $ahead } more than { $others }.
       *[other] { $name } wins with { $count } rubies, { $ahead } more than { $others }.
    }
result-lira = { $name } wins with { $count } rubies, beating { $others } on lira ({ $best } to { $next }).
result-goods = { $name } wins with { $count } rubies, beating { $others } on goods ({ $best } to { $next }).
result-cards = { $name } wins with { $count } rubies, beating { $others } on bonus cards ({ $best } to { $next }).
result-shared = { $names } share the win with { $count } rubies each.

# Of a person's finished games. $score, $rounds: with a decimal, as in 4.5; $known: whether the number of rounds is.
profile-score = { $known ->
    [yes] { $score ->
        [one] On average 1 ruby
       *[other] On average { $score } rubies
    } in { $rounds ->
        [one] 1 round.
       *[other] { $rounds } rounds.
    }
   *[no] { $score ->
        [one] On average 1 ruby.
       *[other] On average { $score } rubies.
    }
}

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

race-title = Rubies, round by round

# The lines of the score sheet in the picture, in a word or two each.
picture-rubies = Rubies
picture-lira = Lira
picture-goods = Goods
picture-cards = Bonus cards

## Key moments

moment-ahead = From here on, nobody has more rubies than { $who }.
moment-last-round = { $who } has enough rubies: the game ends after this round.
moment-last-round-complete = { $who } has enough rubies and the round is complete, so the game is over.
moment-sale = The best sale of the game: { $lira } lira.
moment-first = The first ruby of the game.

## Figures of a player

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
# All figures of a player.
figures-rubies = rubies: { $sources }
# $place: where they were taken, such as "16 Gemstone Dealer".
figures-ruby = { $count } from { $place }
figures-lira =
    { $lira ->
        [0] no lira earned
       *[other] { $lira } lira earned
    }
figures-tiles =
    { $count ->
        [one] 1 mosque tile
       *[other] { $count } mosque tiles
    }

## Praise, a line for each player who had more of something than anybody else

praise-sold = { $who } earned { $count } lira at the markets, more than anybody else.
praise-cards = { $count ->
    [one] { $who } played 1 bonus card, more than anybody else.
   *[other] { $who } played { $count } bonus cards, more than anybody else.
}
praise-tiles = { $count ->
    [1] { $who } was the only one to get a mosque tile.
   *[other] { $who } got { $count } mosque tiles, more than anybody else.
}
praise-lira = { $who } earned { $count } lira in all, more than anybody else.

## What the winner had more of, or less

lead-wheelbarrow = Rubies for the full wheelbarrow
lead-mosques = Rubies for mosque tiles
lead-society = Rubies from the Secret Society
lead-palace = Rubies from the Sultan's Palace
lead-gems = Rubies from the Gemstone Dealer
lead-coffee = Rubies from the Coffee House
# What broke a tie.
tie-lira = Tie-breaker (lira)
tie-goods = Tie-breaker (goods)
tie-cards = Tie-breaker (bonus cards)
