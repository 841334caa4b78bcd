# Mocha & Baksheesh: its nouns, cards, options, refusals and events.

good-coffee = coffee
figure-coffee-trader = Coffee Trader
    .line = A coffee for { $lira } lira or a good; then it moves on
tavern-line = straight-line tile
    .short = line
    .line = Your merchant may go any way in a straight line instead of 1 or 2 places
tavern-free = free-encounters tile
    .short = free
    .line = Figures you meet cost you nothing

card-two-coffee = { $coffee } coffee
    .line = At any moment of your turn
    .rule = Take { $coffee } coffee at any moment of your turn
card-coffee-for-guild = Guild card for { $coffee } coffee
    .line = Pay { $coffee } coffee and draw a guild card
card-coffee-for-lira = { $lira } lira for { $coffee } coffee
    .line = Sell { $coffee } coffee for { $lira } lira
card-exchange-3 = Exchange up to { $most }
    .line = Up to { $most } goods or coffee for as many others
    .rule = Give up to { $most } goods or coffee, freely mixed, and take as many others. Room is counted after the exchange
card-roll-reward-mocha = Roll: goods, coffee or lira
    .line = Up to { $first }: { $goods } goods, up to { $second }: { $middle } coffee, more: { $lira } lira
    .rule = Roll two dice. Up to { $first } bring { $goods } goods of your choice, up to { $second } bring { $middle } coffee, more bring { $lira } lira. These steps are our own: no source gives the printed ones
card-die-to-six = One die to { $face }
    .line = After your roll; not for a figure's
    .rule = After your roll set one die to { $face }. Not after the roll that moves a neutral figure
card-move-to-corner = Move to a corner
    .line = Instead of walking: any corner of the board
    .rule = Go to any corner of the board instead of walking; no barrier stops you. All the rest is as usual
card-wainwright-twice = Wainwright twice
    .line = Right after the action: do it again
    .rule = Right after you used the Wainwright, use it again
card-coffee-house-twice = Coffee House twice
    .line = Right after the action: do it again at the new price
    .rule = Right after you used the Coffee House, use it again; the ruby costs a coffee more now

tavern-title = Tavern: { $tile }
baksheesh = Baksheesh tile
barrier = Barrier

## Guild cards

guild-card = Guild { $number }: { $title }
guild-1 = an extension
    .line = A wheelbarrow extension for nothing
guild-2 = fabric and more
    .line = Fill up with fabric, and up to { $most } different goods, 1 each
guild-3 = spice and more
    .line = Fill up with spice, and up to { $most } different goods, 1 each
guild-4 = fruit and more
    .line = Fill up with fruit, and up to { $most } different goods, 1 each
guild-5 = { $lira } lira and goods
    .line = { $lira } lira, and up to { $most } different goods, 1 each
guild-6 = { $cards } bonus cards
    .line = Draw { $cards } bonus cards
guild-7 = to the Fountain
    .line = Your merchant and any of your assistants go to the Fountain; then you take another turn
    .rule = Your merchant goes to the Fountain with the whole stack, and any of your assistants from the board join it. The Fountain is not used. Then you take another turn
guild-8 = goods and jewelry
    .line = { $wares } goods but no jewelry; then roll: 1 jewelry from { $one }, 3 from { $three }
    .rule = Take { $wares } goods of fabric, spice and fruit, and roll two dice: 1 jewelry from { $one }, 3 from { $three }. The red tile does not count here
guild-9 = Tea House doubled
    .line = Call a number and roll; win twice as much, { $lira } lira if you fail
    .rule = Use the Tea House from where you are: what you win is doubled, and a failed call brings { $lira } lira. The red tile does not count here
guild-10 = sell three for { $lira }
    .line = Give a fabric, a spice and a fruit for { $lira } lira
guild-11 = sell three for { $lira }, with jewelry
    .line = Give a fabric, a spice and a jewelry for { $lira } lira
guild-12 = any place
    .line = Do the action of any place; your family member goes to the Police Station
    .rule = Carry out the action of any place, then your family member goes to the Police Station, without a reward; it may be there already
guild-13 = a ruby of the Palace
    .line = Give any { $goods } goods for the next ruby of the Sultan's Palace
guild-14 = a tile of the Small Mosque
    .line = Give 1 good of its colour for a tile, however many it asks for
    .rule = Take a tile of the Small Mosque that you do not own for 1 good of its colour, however many it asks for. Both tiles bring the ruby
guild-15 = a tile of the Great Mosque
    .line = Give 1 good of its colour for a tile, however many it asks for
    .rule = Take a tile of the Great Mosque that you do not own for 1 good of its colour, however many it asks for. Both tiles bring the ruby
guild-16 = a ruby of the Dealer
    .line = { $lira } lira for the next ruby of the Gemstone Dealer, and a coffee for each of your rubies
    .rule = Give { $lira } lira for the next ruby of the Gemstone Dealer, whatever it costs there. Then take a coffee for each of your rubies, this one included
guild-17 = { $coffee } coffee
    .line = Take { $coffee } coffee
guild-18 = coffee and guild cards
    .line = Take { $coffee } coffee and draw { $cards } guild cards
guild-19 = Tavern for less
    .line = One or two actions of the Tavern for { $discount } coffee less in all
    .rule = Do one or two actions of the Tavern; together they cost { $discount } coffee less
guild-20 = a ruby of the Coffee House
    .line = The next ruby of the Coffee House for half its price
    .rule = The next ruby of the Coffee House for half its price, rounded up

## Options

prospect-17 = { $coffee } coffee each for lira, a good, a card
prospect-18 = { $coffee } coffee and { $cards } guild cards
prospect-19 = barrier, tile or a ruby for coffee
prospect-20 = ruby for { $coffee } coffee
label-guild = { $card }
label-take = Take { $wares }
label-take-nothing = Take nothing
label-roast = { $coffee } coffee for { $price }
label-barrier = Move the barrier for { $coffee } coffee, act beside it
label-tavern-tile = Take the { $tile } for { $coffee } coffee
label-ruby-from = Ruby from { $place }
label-baksheesh = baksheesh: { $coffee } coffee and { $goods }
label-buy-ruby-coffee = Buy a ruby for { $coffee } coffee
label-enough-given = Give no more
label-jewelry-given =
    { $count ->
        [0] Give no jewelry
       *[other] Give { $count } jewelry
    }
label-return-none = Bring nobody along
label-collect-neutral = Collect the neutral assistant
label-leave-neutral = leave a neutral assistant

ask-roast-more = Roast more?
    .help = Each way of paying once.
ask-discard-guild = Discard a guild card
    .help = Any guild card in your hand, new ones too; it is not used.
ask-barrier-place = Whose action do you want?
    .help = The barrier goes beside that place.
ask-barrier-beside = Where does the barrier stand?
    .help = Between the place you use and this neighbour.
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
    .short = needs { $coffee } coffee, you have { $have }
refusal-needs-lira-or-good = That costs { $lira } lira or a good; you have { $have } lira and no goods.
refusal-nothing-to-roast = You need { $lira } lira, a good or a card for a coffee.
    .short = nothing to roast coffee for
refusal-nothing-to-exchange = You have nothing to exchange.
refusal-no-guild-cards-left = Too few guild cards are left.
    .short = too few are left
refusal-guild-card-not-in-hand = You do not hold guild card { $number }.
refusal-tavern-tile-owned = You own the { $tile }.
refusal-tavern-stack-empty = No { $tile } is left.
refusal-barrier-there = The barrier stands there already.
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
event-guild-reshuffled = The { $cards } discarded guild cards were shuffled into a new deck.
event-barrier-moved = { $who } put the barrier between { $between }.
    .part = put the barrier between { $between }
event-took-tavern-tile = { $who } took the { $tile }.
    .part = took the { $tile }
event-baksheesh-turned = { $who } turned the baksheesh tile: it asks for { $goods } now.
event-became-caravan-master = { $who } is the caravan master now.
    .part = is the caravan master now
