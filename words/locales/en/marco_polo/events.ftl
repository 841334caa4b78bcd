# What happened, as whole sentences. ".part": the same among other things that a player did, in a story line such as
# "Ann took 5 coins with a 3 and took 3 coins for a die (2)."; it may be any short form that needs no subject. { $who }
# is given there too.

event-took-character = { $who } plays { $character }.
    .part = plays { $character }
    .planned = play { $character }
event-kept-goals = { $who } chose two goal cards.
    .part = chose two goal cards
    .planned = choose two goal cards
event-kept-known-goals = { $who } kept the goal cards { $goals }.
    .part = kept the goal cards { $goals }
    .planned = keep the goal cards { $goals }
event-round-began = Round { $round } begins; { $start } goes first.
event-rolled = { $who } rolled { FORM($dice, case: "among") }.
    .part = rolled { FORM($dice, case: "among") }
    .planned = roll { FORM($dice, case: "among") }
event-turn-began = { $who } began turn { $turn } (round { $round }).
event-gained = { $who } got { FORM($amounts, case: "usual-listed") } ({ $source }).
event-paid = { $who } paid { FORM($amounts, case: "usual-listed") } ({ $source }).
event-placed = { $who } placed { FORM($dice, case: "article") } ({ FORM($space, case: "noted") }).
event-placed-for = { $who } placed { FORM($dice, case: "article") } and paid { $coins } ({ FORM($space, case: "noted") }).
event-got-black-die = { $who } took a black die ({ $source }).
event-got-rolled-black-die = { $who } took a black die and rolled { $value } ({ $source }).
event-rerolled = { $who } rerolled the { $was } and got { FORM($now, case: "article") }.
    .part = rerolled the { $was } (now { FORM($now, case: "article") })
    .planned = reroll the { $was }
event-adjusted = { $who } turned a { $was } into a { $now }.
    .part = turned a { $was } into a { $now }
    .planned = turn a { $was } into a { $now }
event-moved = { $who } travelled: { $path }.
event-skipped = { $who } has no dice left and sits out the rest of the round.
    .part = ran out of dice for this round
    .planned = then no dice left this round
event-took-hourglass = { $who } was the last to travel and takes the hourglass.
event-built-post = { $who } placed trading post { $number } in { $city }.
event-moved-post = { $who } moved a trading post from { $origin } to { $city }.
event-took-outpost = { $who } took the outpost bonus of { $city }: { $tile }.
event-copied-marker = { $who } copied { $other }'s bonus in { $city }.
event-took-contract = { $who } took the contract on space { $space }: { $contract }.
event-drew-contract = { $who } drew a contract: { $contract }.
event-discarded = { $who } discarded a contract: { $contract }.
event-completed = { $who } completed a contract: { $contract }.
event-lost =
    { $what ->
        [step] { $who } couldn't use the bonus step ({ $source }).
        [black] { $who } found no black dice left ({ $source }).
        [contract] { $who } found no contracts left to draw ({ $source }).
       *[copy] { $who } had no city bonus to copy ({ $source }).
    }
    .part =
        { $what ->
            [step] couldn't use the bonus step ({ $source })
            [black] found no black dice left ({ $source })
            [contract] found no contracts left to draw ({ $source })
           *[copy] had no city bonus to copy ({ $source })
        }
    .planned =
        { $what ->
            [step] no use for the bonus step ({ $source })
            [black] no black die left ({ $source })
            [contract] no contract left to draw ({ $source })
           *[copy] no city bonus to copy ({ $source })
        }
event-row-filled = New contracts: { $contracts }.
event-round-ended = Round { $round } is over.
event-scored = { $who } scored { $vp } for { $line }.
event-game-ended =
    { $count ->
        [one] { $winners } wins.
       *[other] { $winners } share the win.
    }

## What a gain or a payment is for

source-coins = coins space
source-bazaar-camel = camel bazaar
source-bazaar-pepper = pepper bazaar
source-bazaar-silk = silk bazaar
source-bazaar-gold = gold bazaar
source-khan = Khan's favour
source-contracts = contract space
source-travel = travel
source-purse = for a die
source-reroll = die rolled again
source-adjust = die turned
source-black = bought
source-character = character bonus
# For a camel or a coin for each pip below that total.
source-compensation = dice total below { $fair }
source-posts = trading posts
source-contract = contract
source-card = city card “{ $card }”
source-city = { $city }
source-outpost = outpost bonus of { $city }

## The lines of the score sheet

line-track = points during the game
line-goal = goal card { $cities }
line-cities = different cities on both goal cards
line-coins = coins
line-beijing = trading post in Beijing
line-goods = goods in Beijing
line-contracts = most contracts
