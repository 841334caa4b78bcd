# What makes a turn good, in a list below the turn. $points: by how much it changes what can be expected at the end.

# $die: such as "1 for 1 camel".
hint-reroll = roll again: { $die }

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
hint-reason-journeys = { $points ->
        [one] better journeys to come, about 1 point
       *[other] better journeys to come, about { $points } points
    }
hint-reason-posts = { $points ->
        [one] nearer to the eighth and ninth trading post, about 1 point
       *[other] nearer to the eighth and ninth trading post, about { $points } points
    }
hint-reason-cities = { $points ->
        [one] bonuses and city cards of trading posts later, about 1 point
       *[other] bonuses and city cards of trading posts later, about { $points } points
    }
hint-reason-contracts = { $points ->
        [one] contracts that can be completed, about 1 point
       *[other] contracts that can be completed, about { $points } points
    }
hint-reason-most = { $points ->
        [one] nearer to having most contracts, about 1 point
       *[other] nearer to having most contracts, about { $points } points
    }
hint-reason-coins = { $points ->
        [one] coins worth about 1 point
       *[other] coins worth about { $points } points
    }
hint-reason-camels = { $points ->
        [one] camels worth about 1 point
       *[other] camels worth about { $points } points
    }
hint-reason-goods = { $points ->
        [one] goods worth about 1 point
       *[other] goods worth about { $points } points
    }
hint-reason-dice = { $points ->
        [one] dice worth about 1 point
       *[other] dice worth about { $points } points
    }
hint-reason-start = the first turn of the next round
hint-reason-chance = { $points ->
        [one] what chance decides is worth about 1 point on average
       *[other] what chance decides is worth about { $points } points on average
    }
