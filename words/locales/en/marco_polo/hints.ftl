# What makes a turn good, in a list below the turn. $points: by how much it changes what can be expected at the end.

hint-reason-scored = { $points ->
        [one] 1 point at once
       *[other] { $points } points at once
    }
hint-reason-goals = { $points ->
        [one] 1 point for goal cards
       *[other] { $points } points for goal cards
    }
hint-reason-beijing = { $points ->
        [one] 1 point for Beijing
       *[other] { $points } points for Beijing
    }
hint-reason-journeys = easier journeys
hint-reason-posts = closer to the eighth and ninth trading posts
hint-reason-cities = more from your trading posts later
hint-reason-contracts = contracts within reach
hint-reason-most = closer to having the most contracts
hint-reason-coins = coins for later
hint-reason-camels = camels for later
hint-reason-goods = goods for later
hint-reason-dice = more dice to place
hint-reason-start = the first turn of the next round
hint-reason-chance = { $points ->
        [one] about 1 point on average
       *[other] about { $points } points on average
    }

# What the asker lacks now, and what comes after the turn. $missing: a list such as "2 silk"; $name: what a contract
# pays, or a city.
hint-lacks-contract = You still need { $missing } for the contract “{ $name }”.
hint-lacks-journey = You still need { $missing } to travel to { $name }.
hint-then-contract = Then complete “{ $name }”.
    .short = After that, you'll still need { $missing } for “{ $name }”.
hint-then-journey = Then travel to { $name }.
    .next = Next round, travel to { $name }.
    .short = After that, you'll still need { $missing } to travel to { $name }.
