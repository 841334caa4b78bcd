# The components of Mocha & Baksheesh: title, ".line" (what it does, in a few words), ".rule" (for the look-up) and
# ".prospect" (what a place would bring, beside its name) together. Where a card has no rule of its own, its line is its
# rule.

## Places

place-17 = Roasting Plant
    .line = Get { $coffee } coffee for each of these that you pay: { $lira } lira, a good, a card
    .rule = Pay { $lira } lira, a good or a card (bonus or guild card), and take { $coffee } coffee. You can do each of these once.
    .prospect = { $coffee } coffee each for lira, a good or a card
place-18 = Guild Hall
    .line = Take { $coffee } coffee and { $cards } guild cards, then discard one
    .rule = Take { $coffee } coffee and draw { $cards } guild cards. Then discard a guild card from your hand, old or new, without using it.
    .prospect = { $coffee } coffee and { $cards } guild cards
place-19 = Tavern
    .line = Pay coffee for the barrier or a tavern tile, or coffee and goods for a ruby
    .rule = Do one of these: put the barrier between two places for { $barrier } coffee and take the action of one of them; buy a tavern tile for the coffee its stack shows; or pay { $baksheesh } coffee and the goods on the baksheesh tile for a ruby.
    .more = Once you've placed the barrier, only you can cross it. You can own at most one tavern tile of each kind. Take the next ruby from the Sultan's Palace, the Gemstone Dealer or the Coffee House, then turn the baksheesh tile over.
    .prospect = place the barrier, or buy a tile or a ruby
place-20 = Coffee House
    .line = Buy a ruby with coffee
    .rule = Buy the next ruby with coffee. The first costs { $first } coffee; each one after that costs 1 more, up to { $last } coffee.
    .prospect = ruby for { $coffee } coffee

## Coffee, figure, Tavern

good-coffee = coffee
figure-coffee-trader = Coffee Trader
    .line = A coffee for { $lira } lira or a good
    .rule = Take a coffee, and pay { $lira } lira or a good. Then roll two dice to see where the Coffee Trader goes.
    .more = You don't have to meet the Coffee Trader.
tavern-line = straight-line tile
    .line = Your merchant can walk any distance in a straight line instead of 1 or 2 places
    .rule = Instead of 1 or 2 places, your merchant can walk any number of places in a straight line. It can't cross the barrier unless the barrier is yours.
tavern-free = free-encounters tile
    .line = You meet figures for free
    .rule = The figures you meet cost you nothing. They still move on afterwards.
    .more = If you use a card to meet a figure somewhere else, you still pay.
baksheesh = Baksheesh tile
    .rule = One side asks for { FORM($first, case: "usual-listed") }, the other for { FORM($second, case: "usual-listed") }. Turn it over after each use.
    .more = I made up the goods on one side, because no source gives the printed ones.
barrier = Barrier
    .rule = The barrier stands between two places, and only the player who put it there can walk across it. It doesn't stop cards and tiles that take a piece directly to a place.

## Bonus cards

card-two-coffee = { $coffee } coffee
    .line = Any time during your turn
    .rule = Take { $coffee } coffee at any time during your turn, unless your turn has ended early
card-coffee-for-guild = Guild card for { $coffee } coffee
    .line = Pay { $coffee } coffee and draw a guild card
card-coffee-for-lira = { $lira } lira for { $coffee } coffee
    .line = Sell { $coffee } coffee for { $lira } lira
card-exchange-3 = Exchange up to { $most }
    .line = Swap up to { $most } goods or coffee for as many others
    .rule = Swap up to { $most } goods or coffee, in any mix, for as many others. Only what you end up with has to fit
card-roll-reward-mocha = Roll: goods, coffee or lira
    .line = Roll two dice for { $goods } goods ({ $first } or lower), { $middle } coffee ({ $second } or lower) or { $lira } lira (higher)
    .rule = Roll two dice. If the total is { $first } or lower, take { $goods } goods of your choice; if it's { $second } or lower, take { $middle } coffee; otherwise, take { $lira } lira. I made up these numbers, because no source gives the printed ones
card-die-to-six = One die to { $face }
    .line = After any roll, except one that moves a figure
    .rule = After you roll, set one die to { $face }. You can't do this when you roll for a neutral figure
card-move-to-corner = Move to a corner
    .line = Go to any corner of the board instead of walking
    .rule = Go to any corner of the board instead of walking; the barrier doesn't stop you. Everything else is as usual
card-wainwright-twice = Wainwright twice
    .line = Right after the action, do it again
    .rule = Right after using the Wainwright while your merchant, companion or family member is there, use it again if you can pay
card-coffee-house-twice = Coffee House twice
    .line = Right after the action, do it again at the new price
    .rule = Right after using the Coffee House while your merchant, companion or family member is there, use it again if you can pay the new price

## Guild cards

guild-1 = an extension
    .line = A free wheelbarrow extension
guild-2 = fabric and more
    .line = Fill up with fabric, then take up to { $most } different goods
guild-3 = spice and more
    .line = Fill up with spice, then take up to { $most } different goods
guild-4 = fruit and more
    .line = Fill up with fruit, then take up to { $most } different goods
guild-5 = { $lira } lira and goods
    .line = Take { $lira } lira and up to { $most } different goods
guild-6 = { $cards } bonus cards
    .line = Draw { $cards } bonus cards
guild-7 = to the Fountain
    .line = Your merchant and any of your assistants go to the Fountain; then you take another turn
    .rule = Your merchant goes to the Fountain with its whole stack, and any number of your assistants on the board can join it. Then take another turn, on which you can play another guild card
    .more = You don't take the Fountain's action.
guild-8 = goods and jewelry
    .line = Take { $wares } goods (no jewelry), then roll for 1 jewelry ({ $one } or higher) or 3 ({ $three } or higher)
    .rule = Take { $wares } goods (fabric, spice or fruit), and roll two dice. You get 1 jewelry for a roll of { $one } or higher, or 3 for { $three } or higher. You can't use the red tile here
guild-9 = Tea House doubled
    .line = Call a number and roll; you get twice as much as at the Tea House, or { $lira } lira if you fail
    .rule = Use the Tea House from where you are. You get twice as much as usual, or { $lira } lira if you fail. You can't use the red tile here
guild-10 = { $lira } lira for 3 goods
    .line = Sell 1 fabric, 1 spice and 1 fruit for { $lira } lira
guild-11 = { $lira } lira for goods and jewelry
    .line = Sell 1 fabric, 1 spice and 1 jewelry for { $lira } lira
guild-12 = any place
    .line = Take the action of any place; then your family member goes to the Police Station
    .rule = Take the action of any place. Then send your family member to the Police Station without a reward, if it isn't there already
guild-13 = a ruby from the Palace
    .line = Pay any { $goods } goods for the next ruby at the Sultan's Palace
guild-14 = a Small Mosque tile
    .line = Get a tile for just 1 good of its colour
    .rule = Take a tile you don't own from the Small Mosque for just 1 good of its colour, whatever number it shows. If you then have both tiles, you get the ruby as usual
guild-15 = a Great Mosque tile
    .line = Get a tile for just 1 good of its colour
    .rule = Take a tile you don't own from the Great Mosque for just 1 good of its colour, whatever number it shows. If you then have both tiles, you get the ruby as usual
guild-16 = a ruby from the Dealer
    .line = Pay { $lira } lira for the next ruby at the Gemstone Dealer; get a coffee for each of your rubies
    .rule = Pay { $lira } lira for the next ruby at the Gemstone Dealer, whatever it costs there. Then take a coffee for each of your rubies, including this one
guild-17 = { $coffee } coffee
    .line = Take { $coffee } coffee
guild-18 = coffee and guild cards
    .line = Take { $coffee } coffee and draw { $cards } guild cards
guild-19 = cheaper Tavern
    .line = Take one or two Tavern actions for { $discount } coffee less in total
    .rule = Take one or two actions at the Tavern, for { $discount } coffee less in total
guild-20 = a ruby from the Coffee House
    .line = Buy the next ruby at the Coffee House for half its price
    .rule = Buy the next ruby at the Coffee House for half its price, rounded up
