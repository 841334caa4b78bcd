# What makes a turn good, in a list below the turn: "a ruby from 16 Gemstone Dealer in 2 turns, 4 lira short".

hint-go = Go to { $place }
hint-family = Family member to { $place }

hint-reason-rubies = a ruby at once
hint-reason-goods = more goods in the wheelbarrow
hint-reason-cards = bonus cards in hand
hint-reason-letters = letters and their seals
hint-reason-lira = more lira
hint-reason-coffee = more coffee
hint-reason-guild-cards = guild cards in hand
hint-reason-wheelbarrow = an extension of the wheelbarrow
hint-reason-mosque-tiles = a mosque tile and what it can do
hint-reason-tavern-tiles = a tavern tile and what it can do
hint-reason-family = the family member is back at the Police Station
hint-reason-companion = a companion
hint-reason-assistants = more assistants under your merchant
hint-reason-lead = the lead in the last round
# $lira: what the outcome of dice, cards or tiles is worth on average.
hint-reason-chance = what chance decides is worth about { $lira } lira on average

# $turns: of the player until then.
hint-reason-to-ruby = { $turns ->
        [one] a ruby from { $place } in 1 turn
       *[other] a ruby from { $place } in { $turns } turns
    }
hint-reason-to-extension = { $turns ->
        [one] the next extension from { $place } in 1 turn
       *[other] the next extension from { $place } in { $turns } turns
    }
hint-reason-to-tile = { $turns ->
        [one] a mosque tile from { $place } in 1 turn
       *[other] a mosque tile from { $place } in { $turns } turns
    }
hint-reason-to-family = { $turns ->
        [one] a good action for the family member by way of { $place } in 1 turn
       *[other] a good action for the family member by way of { $place } in { $turns } turns
    }
hint-reason-to-action = { $turns ->
        [one] the action of { $place } in 1 turn
       *[other] the action of { $place } in { $turns } turns
    }
hint-reason-nearer = nearer to what { $place } gives

# $missing: a list such as "4 lira".
hint-short = { $reason }, { $missing } short
hint-missing-lira = { $count } lira
hint-missing-goods = { $count ->
        [one] 1 good
       *[other] { $count } goods
    }
hint-missing-coffee = { $count } coffee
hint-missing-seals = { $count ->
        [one] 1 seal
       *[other] { $count } seals
    }
