# What a thing means for the reader, with the figures of their table.

## Actions

example-coins =
    { $coins ->
        [one] You have 1 coin.
       *[other] You have { $coins } coins.
    }
example-dice = { TRAIT($dice, name: "kind") ->
    [named] You have { $dice } left.
   *[other] { $count ->
        [one] You have only { FORM($dice, case: "article") } left.
       *[other] Your dice: { FORM($dice, case: "among") }.
    }
}
example-no-dice = You have no dice left this round.
example-best =
    { $count ->
        [one] With a { $dice } you get { FORM($things, case: "usual-listed") }.
       *[other] If your lowest die is a { $dice }, you get { FORM($things, case: "usual-listed") }.
    }
example-free = This space has no dice yet, so you pay no coins to use it.
example-occupied =
    { $count ->
        [one] This space is occupied, so you pay as many coins as your die shows; you have { $coins }.
       *[other] This space is occupied, so you pay as many coins as your lowest die shows; you have { $coins }.
    }
example-occupied-free = This space is occupied, but your character doesn't have to pay for that.
example-khan =
    { $value ->
        [1] The last die there shows 1, so you can use any die.
        [6] The last die there shows { $value }, so you need a { $value }.
       *[other] The last die there shows { $value }, so yours must show at least { $value }.
    }
example-khan-free = There's no die there yet, so you can use any die.
example-contracts =
    { $count ->
        [one] Your { $dice } lets you take 1 contract.
       *[other] Your { $dice } lets you choose from { $count } contracts.
    }
example-travel =
    { $count ->
        [one] You have the dice and money for a journey of 1 step.
       *[other] You have the dice and money for a journey of up to { $count } steps.
    }
example-card-cities =
    { $count ->
        [0] You have no trading post in a large city yet.
       *[other] Large cities where you have a trading post: { $places }.
    }
example-purse =
    { $have ->
        [one] You have 1 coin; taking { $price } for a die would make it { $after }.
       *[other] You have { $have } coins; taking { $price } for a die would make it { $after }.
    }
example-camels =
    { $have ->
        [one] You have 1 camel; this costs { $cost } and leaves you with { $left }.
       *[other] You have { $have } camels; this costs { $cost } and leaves you with { $left }.
    }
example-camels-short =
    { $have ->
        [one] You have 1 camel; this costs { $cost }, so you need { $short } more.
       *[other] You have { $have } camels; this costs { $cost }, so you need { $short } more.
    }
example-black =
    { $count ->
        [0] There are no black dice left this round.
        [one] There is 1 black die left.
       *[other] There are { $count } black dice left.
    }
example-completed =
    { $most ->
        [0] Nobody has completed a contract yet.
       *[other] You've completed { $count }; the most anybody has completed is { $most }.
    }

## Cards, contracts and bonuses

example-lacking = You still need { FORM($things, case: "usual-listed") } for this.
example-enough = You have everything you need for this.
example-on-space =
    { $space ->
        [1] The contract is on space 1, so any die will do.
        [6] The contract is on space { $space }, so you need a { $space }.
       *[other] The contract is on space { $space }, so you need a die that shows at least { $space }.
    }
example-goal =
    { $count ->
        [one] You still need a trading post in { $places }.
       *[other] You still need trading posts in { $places }.
    }
example-goal-done = You have trading posts in both cities.
example-post = This is in { $city }, where you have a trading post.
example-no-post = This is in { $city }, where you have no trading post yet.
example-outpost = The first trading post in { $places } gets this bonus.
example-outpost-gone = Somebody has already taken this bonus.
example-markers = At the start of each round, your city bonuses give you { FORM($things, case: "usual-listed") }.
example-no-markers = You have no trading post in a small city yet.

## Places, pieces and the end

example-post-own = You have a trading post there.
example-post-shared = You have a trading post there (others: { $who }).
# $who: colours of others.
example-posts-at = Others with a trading post there: { $who }.
example-here = Your figure is there.
example-way =
    { $count ->
        [one] A journey there takes 1 step and costs { FORM($cost, case: "usual-listed") }.
       *[other] A journey there takes { $count } steps and costs { FORM($cost, case: "usual-listed") }.
    }
example-no-way = You don't have enough dice and money to get there in one journey.
example-own-character = This is your character.
example-character = This is { $who }'s character.
example-posts =
    { $placed ->
        [0] You haven't placed any of your { $left } trading posts yet.
       *[other] You've placed { $placed } of your trading posts and have { $left } left.
    }
example-beijing = The best free space is worth { $points }.
example-beijing-full = There's no free space left.
example-active =
    { $count ->
        [0] You have no contracts; the limit is { $most }.
        [one] You have 1 contract; the limit is { $most }.
       *[other] You have { $count } contracts; the limit is { $most }.
    }
example-goals = Your goal cards: { $goals }.
example-no-goals = You have no goal cards yet.
example-round = This is round { $round } of { $rounds }.
example-estimate = If the game ended now, you would have { $points }.
example-goods =
    { $count ->
        [0] You have no goods, camels or coins.
       *[other] You have { $things }.
    }
