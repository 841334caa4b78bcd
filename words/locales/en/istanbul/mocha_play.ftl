# Mocha & Baksheesh in play: options, questions, refusals, events.

## Options

label-guild = Play { $card }
label-take = Take { $wares }
label-take-nothing = Take nothing
label-roast = { $coffee } coffee for { $price }
label-barrier = Move the barrier for { $coffee } coffee, act beside it
label-barrier-effect = from then on only you may walk across it
label-tavern-tile = Take the { $tile } for { $coffee } coffee
label-ruby-from = Ruby from { $place }
label-baksheesh = baksheesh: { $coffee } coffee and { $goods }
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
    .help = Each way of paying works once.
ask-discard-guild = Discard a guild card
    .help = Any guild card in your hand, new ones too; it is not used.
ask-barrier-place = Whose action do you want?
    .help = The barrier goes between this place and one beside it. From then on only you may walk across it; moves directly to a place ignore it.
ask-barrier-beside = Where does the barrier go?
    .help = Between the place you use and this one beside it.
ask-tavern-again = A second action of the Tavern?
ask-any-place = Which place's action?
ask-two-wares = Which goods?
ask-different-goods = Which goods?
    .help = Different ones, 1 each.
ask-join-merchant = Who comes along to the Fountain?
ask-six-goods-jewelry = How much jewelry do you give?
ask-six-goods = Which goods do you give?
ask-exchange-give = What do you give?
    .help = One by one; then you choose what you take for it.
ask-exchange-take = What do you take?
ask-gain-goods = Which goods?
ask-coffee-trader = Pay the Coffee Trader

guild-cards-not-now = Not now: { $cards }
guild-not-now = { $cards } ({ $reason })

group-guild = Play a guild card instead of a turn
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
    .short = { $coffee } coffee needed, you have { $have }
refusal-needs-lira-or-good = That costs { $lira } lira or a good; you have { $have } lira and no goods.
refusal-nothing-to-roast = You need { $lira } lira, a good or a card for a coffee.
    .short = nothing to roast coffee for
refusal-nothing-to-exchange = You have nothing to exchange.
refusal-no-guild-cards-left = Too few guild cards are left.
    .short = too few are left
refusal-guild-card-not-in-hand = You do not hold guild card { $number }.
refusal-tavern-tile-owned = You already own the { $tile }.
refusal-tavern-stack-empty = No { $tile } is left.
refusal-barrier-there = The barrier stands there already.
refusal-not-beside = { $other } is not beside { $place }.
refusal-only-after-roll = That card changes a roll: play it right after one.
refusal-not-among-jumps = Your card does not lead to { $place }.

## What happened

event-gained-coffee = { $who } took { $coffee } coffee.
event-spent-coffee = { $who } paid { $coffee } coffee.
event-drew-guild-cards =
    { $number ->
        [0] { $who } found no guild card to draw.
        [one] { $who } drew a guild card.
       *[other] { $who } drew { $number } guild cards.
    }
    .part =
        { $number ->
            [0] found no guild card to draw
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
        [1] The one discarded guild card is the new deck.
       *[other] The { $cards } discarded guild cards were shuffled into a new deck.
    }
event-barrier-moved = { $who } put the barrier between { $between }.
    .part = put the barrier between { $between }
event-took-tavern-tile = { $who } took the { $tile }.
    .part = took the { $tile }
event-baksheesh-turned = { $who } turned the baksheesh tile: it asks for { $goods } now.
event-became-caravan-master = { $who } is the caravan master now.
    .part = is the caravan master now
