# What a thing means for the reader, with the figures of their table.

## Actions

example-coins =
    { $coins ->
        [one] You have 1 coin.
       *[other] You have { $coins } coins.
    }
example-dice = Your dice: { $dice }.
example-no-dice = You have no dice left in this round.
example-best = With a { $dice } as your lowest die it brings { $things }.
example-free = No dice lie there yet, so it costs nothing.
example-occupied =
    { $coins ->
        [one] Dice lie there already, so you pay what your lowest die shows; you have 1 coin.
       *[other] Dice lie there already, so you pay what your lowest die shows; you have { $coins } coins.
    }
example-occupied-free = Dice lie there already, and your character pays nothing for that.
example-khan = The last die there shows { $value }, so yours must show { $value } or more.
example-khan-free = No die lies there yet, so yours may show anything.
example-contracts =
    { $count ->
        [one] Your { $dice } reaches 1 contract.
       *[other] Your { $dice } reaches { $count } contracts.
    }
example-travel =
    { $count ->
        [one] Your dice and money are enough for a journey of 1 step.
       *[other] Your dice and money are enough for a journey of up to { $count } steps.
    }
example-card-cities =
    { $count ->
        [0] You have no trading post in a large city yet.
       *[other] You have trading posts with city cards in { $places }.
    }
example-purse =
    { $have ->
        [one] You have 1 coin; with it you would have { $after }.
       *[other] You have { $have } coins; with it you would have { $after }.
    }
example-camels =
    { $have ->
        [one] You have 1 camel: it costs { $cost } and leaves you { $left }.
       *[other] You have { $have } camels: it costs { $cost } and leaves you { $left }.
    }
example-camels-short =
    { $have ->
        [one] You have 1 camel: it costs { $cost }, so you need { $short } more.
       *[other] You have { $have } camels: it costs { $cost }, so you need { $short } more.
    }
example-black =
    { $count ->
        [0] No black die is left in this round.
        [one] 1 black die is left.
       *[other] { $count } black dice are left.
    }
example-completed = You have completed { $count }; the most that anybody has completed is { $most }.

## Cards, contracts and bonuses

example-lacking = You lack { $things } for it.
example-enough = You have what it asks for.
example-on-space =
    { $space ->
        [1] It lies on space 1: any die reaches it.
       *[other] It lies on space { $space }: a die of { $space } or more reaches it.
    }
example-goal = You still need a trading post in { $places }.
example-goal-done = You have trading posts in both.
example-post = It belongs to { $city }, where you have a trading post.
example-no-post = It belongs to { $city }, where you have no trading post.
example-outpost = It waits in { $places } for the first trading post.
example-outpost-gone = Somebody has taken it.
example-markers = At the start of a round yours bring { $things }.
example-no-markers = You have no trading post in a small city yet.

## Places, pieces and the end

example-posts-at = Trading posts there: { $who }.
example-here = Your figure is here.
example-way =
    { $count ->
        [one] A journey there takes 1 step and costs { $cost }.
       *[other] A journey there takes { $count } steps and costs { $cost }.
    }
example-no-way = Your dice and money are not enough for a journey there in one go.
example-own-character = You play this character.
example-character = { $who } plays this character.
example-posts = You have placed { $placed } and have { $left } left.
example-beijing = The best free space brings { $points }.
example-beijing-full = No space there is free any more.
example-active = You have { $count } of at most { $most } before you.
example-goals = Yours: { $goals }.
example-no-goals = You have none yet.
example-round = This is round { $round } of { $rounds }.
example-estimate = If the game ended now, you would have { $points }.
example-goods = You have { $goods }, { $camels } and { $coins }.
