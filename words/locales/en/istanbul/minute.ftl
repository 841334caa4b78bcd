# The game in one minute, for somebody who never played it.

# How many rubies end the game: "5 rubies". $two: with two players, where seats are still open.
minute-goal =
    { $rubies ->
        [one] 1 ruby
       *[other] { $rubies } rubies
    }
    .open = { $rubies } rubies ({ $two } with 2 players)
minute-aim = Aim: be the first to collect { $goal }.
minute-turn = On your turn, walk 1 or 2 places and leave an assistant there, or pick up one you left earlier. Pay { $fee } lira for each other merchant there, then use the place.
minute-first = First get goods and lira: fill your wheelbarrow at the warehouses, extend it at the Wainwright, and sell at the two markets.
minute-way = Pay goods for rubies at the Sultan's Palace, or lira at the Gemstone Dealer. You also get one for a complete wheelbarrow and for both tiles of a mosque.
minute-mocha = Mocha & Baksheesh: get coffee at the Roasting Plant and the Guild Hall, and buy rubies with it at the Coffee House. A guild card can replace a whole turn.
minute-letters =
    { $one ->
        [one] Letters & Seals: a letter is worth 1 seal, or { $two } once you deliver it to the place it names. { $society } seals buy a ruby at the Secret Society.
       *[other] Letters & Seals: a letter is worth { $one } seals, or { $two } once you deliver it to the place it names. { $society } seals buy a ruby at the Secret Society.
    }
minute-end = Once somebody has { $goal }, you all finish the round. The most rubies win; lira, goods and bonus cards break ties.

# Captions of the picture's four fields.
minute-step-1 = Walk, leave an assistant, use the place
minute-step-2 = Fill your wheelbarrow with goods
minute-step-3 = Pay goods or lira for rubies
minute-step-4 = Be first with { $goal }
minute-alt = Istanbul in four pictures. 1: a merchant with assistants walks to a place and leaves one there. 2: a wheelbarrow holds four kinds of goods. 3: goods or lira buy a ruby. 4: the first player with { $goal } ends the game.
