# What happened: clauses that follow the name of a player; whole sentences where no player is meant.

event-sentence = { $who } { $clause }.
event-took-character = plays { $character }
event-kept-goals = chose two goal cards
event-kept-known-goals = kept the goal cards { $goals }
event-round-began = Round { $round } begins; { $start } is the start player.
event-rolled = rolled { $dice }
event-turn-began = began turn { $turn } (round { $round })
event-gained = got { $amounts } ({ $source })
event-paid = paid { $amounts } ({ $source })
event-placed = placed { $dice }: { $space }
event-placed-for = placed { $dice }: { $space }, for { $coins }
event-got-black-die = took a black die ({ $source })
event-got-rolled-black-die = took a black die and rolled { $value } ({ $source })
event-rerolled = rolled { $was } again (now { $now })
event-adjusted = turned { $was } to { $now }
event-moved = went from { $origin } to { $path }
event-took-hourglass = is the last to travel so far
event-built-post = placed a trading post in { $city } (number { $number })
event-moved-post = moved a trading post from { $origin } to { $city }
event-took-outpost = took the outpost bonus of { $city }: { $tile }
event-copied-marker = copied the bonus of { $other } in { $city }
event-took-contract = took the contract on space { $space }: { $contract }
event-drew-contract = drew a contract: { $contract }
event-discarded = dropped a contract: { $contract }
event-completed = completed a contract: { $contract }
event-lost =
    { $what ->
        [step] could not use the bonus step ({ $source })
        [black] found no black die left ({ $source })
        [contract] found no contract left to draw ({ $source })
       *[copy] had no marker to copy ({ $source })
    }
event-row-filled = New contracts: { $contracts }.
event-round-ended = Round { $round } is over.
event-scored = scored { $vp } for { $line }
event-game-ended =
    { $count ->
        [one] { $winners } wins.
       *[other] { $winners } share the win.
    }

## What a gain or a payment is for

source-coins = coins space
source-bazaar-camel = camel line
source-bazaar-pepper = pepper line
source-bazaar-silk = silk line
source-bazaar-gold = gold line
source-khan = Khan's favour
source-contracts = contract space
source-travel = travel
source-purse = a die sold
source-reroll = a die rolled again
source-adjust = a die turned
source-black = bought
source-character = character
source-compensation = low roll
source-posts = trading posts
source-contract = contract
source-card = city card “{ $card }”
source-city = { $city }
source-outpost = outpost bonus of { $city }

## The lines of the score sheet

line-track = points during the game
line-goal = goal card { $cities }
line-cities = different cities of both goal cards
line-coins = coins
line-beijing = trading post in Beijing
line-goods = goods in Beijing
line-contracts = most contracts
