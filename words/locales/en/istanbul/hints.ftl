# What makes a turn good, in a list below the turn: "take a ruby at 16 Gemstone Dealer two turns from now".

hint-go = Go to { $place }
hint-family = Send your family member to { $place }

hint-reason-rubies = a ruby at once
hint-reason-goods = more goods
hint-reason-cards = bonus cards
hint-reason-letters = letters and their seals
hint-reason-lira = more lira
hint-reason-coffee = more coffee
hint-reason-guild-cards = guild cards
hint-reason-wheelbarrow = a wheelbarrow extension
hint-reason-mosque-tiles = a mosque tile
hint-reason-tavern-tiles = a tavern tile
hint-reason-family = your family member is free again
hint-reason-companion = a companion
hint-reason-assistants = more assistants with you
hint-reason-lead = the lead in the last round
# What dice, cards or tiles bring is worth much on average.
hint-reason-chance = good odds

# $turns: of the player until then.
hint-reason-to-ruby = { $turns ->
        [one] take a ruby at { $place } next turn
        [2] take a ruby at { $place } two turns from now
       *[other] take a ruby at { $place } { $turns } turns from now
    }
hint-reason-to-extension = { $turns ->
        [one] buy an extension at { $place } next turn
        [2] buy an extension at { $place } two turns from now
       *[other] buy an extension at { $place } { $turns } turns from now
    }
hint-reason-to-tile = { $turns ->
        [one] take a mosque tile at { $place } next turn
        [2] take a mosque tile at { $place } two turns from now
       *[other] take a mosque tile at { $place } { $turns } turns from now
    }
hint-reason-to-family = { $turns ->
        [one] send your family member out from { $place } next turn
        [2] send your family member out from { $place } two turns from now
       *[other] send your family member out from { $place } { $turns } turns from now
    }
hint-reason-to-action = { $turns ->
        [one] use { $place } next turn
        [2] use { $place } two turns from now
       *[other] use { $place } { $turns } turns from now
    }
hint-reason-nearer = head for { $place }

# What the asker lacks for it now. $missing: a list such as "4 lira".
hint-lacks-ruby = You still need { $missing } for a ruby at { $place }.
hint-lacks-extension = You still need { $missing } for an extension at { $place }.
hint-lacks-tile = You still need { $missing } for a mosque tile at { $place }.
hint-lacks-family = You still need { $missing } for { $place }.
# $aim: one of the reasons above.
hint-then = Then { $aim }.
# $missing: a list such as "4 lira".
hint-short = { $reason } (you'll still need { $missing })
hint-missing-lira = { $count } lira
hint-missing-goods = { $count ->
        [one] 1 good
       *[other] { $count } goods
    }
hint-missing-good = { $count } { $good }
hint-missing-coffee = { $count } coffee
hint-missing-seals = { $count ->
        [one] 1 seal
       *[other] { $count } seals
    }
