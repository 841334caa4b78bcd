# The game in one minute, for somebody who never played it.

# How many rubies end the game: "5 rubies". $two: with two players, where seats are still open.
minute-goal =
    { $rubies ->
        [one] 1 ruby
       *[other] { $rubies } rubies
    }
    .open = { $rubies } rubies ({ $two } with 2 players)
minute-aim = Aim: be the first to collect { $goal }.
minute-turn = In your turn walk 1 or 2 places, leave an assistant there or pick up the one you left before, pay { $fee } lira for each other merchant there, and use the place.
minute-first = First get goods and lira: warehouses fill your wheelbarrow, the Wainwright adds room to it, and the two markets pay for goods.
minute-way = Rubies cost goods at the Sultan's Palace and lira at the Gemstone Dealer; a complete wheelbarrow brings one, and so do both tiles of a mosque.
minute-mocha = Mocha & Baksheesh: coffee from the Roasting Plant and the Guild Hall buys rubies at the Coffee House, and a guild card can replace a whole turn.
minute-letters =
    { $one ->
        [one] Letters & Seals: a letter counts as 1 seal, delivered to the place it names as { $two }; { $society } seals buy a ruby at the Secret Society.
       *[other] Letters & Seals: a letter counts as { $one } seals, delivered to the place it names as { $two }; { $society } seals buy a ruby at the Secret Society.
    }
minute-end = When somebody has { $goal }, the round is played to its end; then most rubies win, and lira, goods and bonus cards break a tie.

# Captions of the picture's four fields.
minute-step-1 = Walk, leave an assistant, use the place
minute-step-2 = Fill your wheelbarrow with goods
minute-step-3 = Pay goods or lira for rubies
minute-step-4 = Be first with { $goal }
minute-alt = Istanbul in four pictures. 1: a merchant with assistants walks to a place and leaves one there. 2: a wheelbarrow takes four kinds of goods. 3: goods or lira are paid for a ruby. 4: the first to have { $goal } ends the game.
