# The game in one minute, for somebody who never played it.

# How many rubies end the game: "5 rubies". $two: with two players, where seats are still open.
minute-goal =
    { $rubies ->
        [one] 1 ruby
       *[other] { $rubies } rubies
    }
    .open = { $rubies } rubies ({ $two } with 2 players)
minute-aim = Aim: be the first to collect { $goal }.
minute-turn = On your turn, move 1 or 2 places and leave an assistant there, or pick up one you left earlier. Pay { $fee } lira for each other merchant there, then use the place.
minute-first = First get goods and lira: fill your wheelbarrow at the warehouses, extend it at the Wainwright, and sell at the two markets.
minute-way = Pay goods for rubies at the Sultan's Palace, or lira at the Gemstone Dealer. You also get one for a complete wheelbarrow and for both tiles of a mosque.
minute-mocha = Mocha & Baksheesh: get coffee at the Roasting Plant and the Guild Hall, and buy rubies with it at the Coffee House. A guild card can replace a whole turn.
minute-letters =
    { $one ->
        [one] Letters & Seals: a letter is worth 1 seal, or { $two } once you deliver it to the place it names. { $society } seals buy a ruby at the Secret Society.
       *[other] Letters & Seals: a letter is worth { $one } seals, or { $two } once you deliver it to the place it names. { $society } seals buy a ruby at the Secret Society.
    }
minute-end = Once somebody has { $goal }, you all finish the round. The player with the most rubies wins; lira, goods and bonus cards break ties.

# Captions of the picture's fields.
minute-step-turn = Walk, leave an assistant, use the place
minute-step-first = Fill your wheelbarrow with goods
minute-step-way = Pay goods or lira for rubies
minute-step-mocha = Get coffee, and buy rubies with it
minute-step-letters = Deliver letters, and buy rubies with seals
minute-step-end = Finish the round: most rubies wins
minute-alt = Istanbul in pictures: a merchant with assistants walks to a place and leaves one there. A wheelbarrow holds four kinds of goods. Goods or lira buy a ruby. The first player with { $goal } ends the game.
minute-alt-mocha = Coffee buys a ruby.
minute-alt-letters = A letter that is delivered becomes seals, and { $society } seals buy a ruby.
