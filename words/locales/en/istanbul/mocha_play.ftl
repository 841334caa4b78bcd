# Mocha & Baksheesh in play: options, questions, refusals, events.

## Options

label-guild = Play { $card }
label-discard-guild = Discard card { $number } · { $title }
label-take = Take { $wares }
label-take-nothing = Take nothing
label-guild-hall = Take { $coffee } coffee and { $cards } guild cards
label-roast = { $coffee } coffee for { $price }
# 0 coffee: a card makes it cheaper.
label-barrier =
    { $coffee ->
        [0] Move the barrier for free
       *[other] Move the barrier for { $coffee } coffee
    }
# Of several choices at one press; $between: the numbers of the two places, at one of which one acts.
shortcut-barrier = barrier between { $between }
label-barrier-effect = use a place next to it; then only you can cross it
label-tavern-tile =
    { $coffee ->
        [0] { CAPITAL($tile) } · free
       *[other] { CAPITAL($tile) } · pay { $coffee } coffee
    }
label-ruby-from = Ruby from { $place }
label-baksheesh = baksheesh: pay { $coffee } coffee and { $goods }
label-buy-ruby-coffee = Buy a ruby for { $coffee } coffee
# Ends a choice of several goods one by one.
label-enough-given = Give no more
label-jewelry-given =
    { $count ->
        [0] Give no jewelry
       *[other] Give { $count } jewelry
    }
label-return-none = Bring nobody along
label-collect-neutral = Pick up the neutral assistant
label-leave-neutral = leave a neutral assistant

ask-roast-more = Roast more?
    .help = You can pay with lira, a good or a card, but only once with each.
ask-discard-guild = Discard a guild card
    .help = Any guild card from your hand, including new ones.
ask-barrier-place = Which action do you want?
    .help = The barrier goes between the place you choose and one beside it. Then only you can cross it. Cards that take you straight to a place ignore it.
ask-barrier-beside = Where will the barrier go?
    .help = It goes between the place you use and the one you choose here.
ask-tavern-again = A second Tavern action?
ask-any-place = Which place's action will you take?
ask-two-wares = Which goods?
ask-different-goods = Which goods?
    .help = At most 1 of each.
ask-join-merchant = Who will come along to the Fountain?
ask-six-goods-jewelry = How much jewelry will you give?
ask-six-goods = Which goods will you give?
ask-exchange-give = What will you give?
    .help = Give one at a time. You choose what to take instead afterwards.
ask-exchange-take = What will you take?
ask-gain-goods = Which goods?
ask-coffee-trader = Pay the Coffee Trader

guild-cards-not-now = Not now: { $cards }
guild-not-now = { $cards } ({ $reason })

group-guild = Play a guild card instead of a normal turn
group-roast = Coffee for what?
group-tavern = At the Tavern
group-give = Give
group-different-goods = Which goods?
group-discard-guild = Discard
group-barrier-place = Act at
group-barrier-beside = Beside
group-any-place = Act at
group-six-goods-jewelry = How much jewelry?
group-coffee-trader = Pay with

## Refusals

refusal-needs-coffee = That costs { $coffee } coffee; you have { $have }.
    .short = { $short } coffee short
refusal-needs-lira-or-good = That costs { $lira } lira or a good; you have { $have } lira and no goods.
refusal-nothing-to-roast = You need { $lira } lira, a good or a card to get coffee.
    .short = nothing to pay for coffee with
refusal-nothing-to-exchange = You have nothing to exchange.
refusal-no-guild-cards-left = There aren't enough guild cards left.
    .short = too few are left
refusal-guild-card-not-in-hand = You don't have guild card { $number }.
refusal-tavern-tile-owned = You already own the { $tile }.
refusal-tavern-stack-empty = There's no { $tile } left.
refusal-barrier-there = The barrier is already there.
refusal-not-beside = { $other } isn't next to { $place }.
refusal-only-after-roll = Play that card right after a roll, because it changes the roll.
refusal-not-among-jumps = Your card doesn't take you to { $place }.

## What happened

event-gained-coffee = { $who } took { $coffee } coffee.
event-spent-coffee = { $who } paid { $coffee } coffee.
event-drew-guild-cards =
    { $number ->
        [0] { $who } found no guild cards left to draw.
        [one] { $who } drew a guild card.
       *[other] { $who } drew { $number } guild cards.
    }
    .part =
        { $number ->
            [0] found no guild cards left to draw
            [one] drew a guild card
           *[other] drew { $number } guild cards
        }
event-drew-known-guild-cards =
    { $number ->
        [one] { $who } drew a guild card ({ $cards }).
       *[other] { $who } drew { $number } guild cards ({ $cards }).
    }
    .part =
        { $number ->
            [one] drew a guild card ({ $cards })
           *[other] drew { $number } guild cards ({ $cards })
        }
event-discarded-guild-card = { $who } discarded guild card { $number }.
    .part = discarded guild card { $number }
event-played-guild-card = { $who } played guild card { $number } ({ $title }).
    .part = played guild card { $number } ({ $title })
event-guild-reshuffled =
    { $cards ->
        [1] The only discarded guild card became the new deck.
       *[other] The { $cards } discarded guild cards were shuffled into a new deck.
    }
event-barrier-moved = { $who } put the barrier between { $between }.
    .part = put the barrier between { $between }
event-took-tavern-tile = { $who } took the { $tile }.
    .part = took the { $tile }
event-baksheesh-turned = { $who } turned the baksheesh tile over; it now asks for { FORM($goods, case: "usual-listed") }.
event-became-caravan-master = { $who } is now the caravan master.
    .part = is now the caravan master
