# The game in one minute, for somebody who never played it.

# How many rubies end the game: "5 rubies". $two: with two players, where seats are still open.
minute-goal =
    { $rubies ->
        [one] 1 ruby
       *[other] { $rubies } rubies
    }
    .open = { $rubies } rubies ({ $two } with 2 players)
minute-aim = Aim: be the first to collect { $goal }.
minute-turn = On your turn, walk 1 or 2 places and leave an assistant there, or pick up the one you left before. Pay { $fee } lira for each other merchant there, then use the place.
minute-first = First get goods and lira: warehouses fill your wheelbarrow, the Wainwright extends it, and the two markets buy goods.
minute-way = You pay goods for rubies at the Sultan's Palace, and lira at the Gemstone Dealer. A complete wheelbarrow brings one, and so do both tiles of a mosque.
minute-mocha = Mocha & Baksheesh: coffee from the Roasting Plant and the Guild Hall buys rubies at the Coffee House, and a guild card can replace a whole turn.
minute-letters =
    { $one ->
        [one] Letters & Seals: a letter counts as 1 seal, delivered to the place it names as { $two }; { $society } seals buy a ruby at the Secret Society.
       *[other] Letters & Seals: a letter counts as { $one } seals, delivered to the place it names as { $two }; { $society } seals buy a ruby at the Secret Society.
    }
minute-end = Once somebody has { $goal }, you finish the round. Most rubies win; lira, goods and bonus cards break ties.

# Captions of the picture's four fields.
minute-step-1 = Walk, leave an assistant, use the place
minute-step-2 = Fill your wheelbarrow with goods
minute-step-3 = Pay goods or lira for rubies
minute-step-4 = Be first with { $goal }
minute-alt = Istanbul in four pictures. 1: a merchant with assistants walks to a place and leaves one there. 2: a wheelbarrow holds four kinds of goods. 3: goods or lira buy a ruby. 4: the first to have { $goal } ends the game.
