# The components of Mocha & Baksheesh: title, ".line" (what it does, in a few words), ".rule" (for the look-up) and
# ".prospect" (what a place would bring, beside its name) together. Where a card has no rule of its own, its line is its
# rule.

## Places

place-17 = Roasting Plant
    .line = { $coffee } coffee each for { $lira } lira, a good or a card
    .rule = Pay { $lira } lira, a good or a card (bonus or guild card), and take { $coffee } coffee. You can pay in each of these ways once.
    .prospect = { $coffee } coffee each for lira, a good or a card
place-18 = Guild Hall
    .line = Take { $coffee } coffee and { $cards } guild cards, then discard one
    .rule = Take { $coffee } coffee and draw { $cards } guild cards. Then discard one guild card from your hand, old or new, without using it.
    .prospect = { $coffee } coffee and { $cards } guild cards
place-19 = Tavern
    .line = The barrier, a tavern tile or a ruby, for coffee
    .rule = Put the barrier between two places for { $barrier } coffee and take the action of one of them. Or take a tavern tile for the coffee its stack costs. Or pay { $baksheesh } coffee and the goods on the baksheesh tile for a ruby.
    .more = From then on only you can cross the barrier. You can own one tavern tile of each kind. The ruby is the next of the Sultan's Palace, the Gemstone Dealer or the Coffee House; then you turn the baksheesh tile over.
    .prospect = spend coffee on a barrier, a tile or a ruby
place-20 = Coffee House
    .line = Buy a ruby with coffee
    .rule = Buy the next ruby with coffee. The first costs { $first }, each further one 1 coffee more, up to { $last }.
    .prospect = ruby for { $coffee } coffee

## Coffee, figure, Tavern

good-coffee = coffee
figure-coffee-trader = Coffee Trader
    .line = Take a coffee for { $lira } lira or a good; then it moves on
    .rule = Take a coffee and pay { $lira } lira or a good. Then the Coffee Trader rolls two dice and goes to that place.
    .more = You can leave it alone.
tavern-line = straight-line tile
    .line = Your merchant can walk any distance in a straight line instead of 1 or 2 places
    .rule = Instead of 1 or 2 places, your merchant can walk any number of places in a straight line. The barrier stops it, unless it's yours.
tavern-free = free-encounters tile
    .line = Figures you meet cost you nothing
    .rule = The figures you meet cost you nothing. They still roll and move on.
    .more = You still pay if you use a figure from elsewhere with a card.
baksheesh = Baksheesh tile
    .rule = It takes { $first } on one side, { $second } on the other. You turn it over each time it is used.
    .more = I made up the other side: no source gives the printed one.
barrier = Barrier
    .rule = It stands between two places, and only the player who put it there can walk across it. Cards and tiles that take a piece directly to a place ignore it.

## Bonus cards

card-two-coffee = { $coffee } coffee
    .line = At any moment of your turn
    .rule = Take { $coffee } coffee at any moment of your turn, unless your turn ended at once
card-coffee-for-guild = Guild card for { $coffee } coffee
    .line = Pay { $coffee } coffee and draw a guild card
card-coffee-for-lira = { $lira } lira for { $coffee } coffee
    .line = Sell { $coffee } coffee for { $lira } lira
card-exchange-3 = Exchange up to { $most }
    .line = Swap up to { $most } goods or coffee for as many others
    .rule = Give up to { $most } goods or coffee in any mix, and take as many others. Only what you have after the exchange must fit
card-roll-reward-mocha = Roll: goods, coffee or lira
    .line = Up to { $first }: { $goods } goods, up to { $second }: { $middle } coffee, more: { $lira } lira
    .rule = Roll two dice: up to { $first } brings { $goods } goods of your choice, up to { $second } { $middle } coffee, more { $lira } lira. I made up these numbers: no source gives the printed ones
card-die-to-six = One die to { $face }
    .line = After your roll, but not after a figure's
    .rule = After your roll, set one die to { $face }. Not after the roll that moves a neutral figure
card-move-to-corner = Move to a corner
    .line = Instead of walking: any corner of the board
    .rule = Go to any corner of the board instead of walking; no barrier stops you. Everything else is as usual
card-wainwright-twice = Wainwright twice
    .line = Right after the action: do it again
    .rule = Right after using the Wainwright with your merchant, companion or family member standing there, use it again if you can pay
card-coffee-house-twice = Coffee House twice
    .line = Right after the action: do it again at the new price
    .rule = Right after using the Coffee House with your merchant, companion or family member standing there, use it again if you can pay the new price

## Guild cards

guild-1 = an extension
    .line = A free wheelbarrow extension
guild-2 = fabric and more
    .line = Fill up with fabric, then take up to { $most } different goods, 1 of each
guild-3 = spice and more
    .line = Fill up with spice, then take up to { $most } different goods, 1 of each
guild-4 = fruit and more
    .line = Fill up with fruit, then take up to { $most } different goods, 1 of each
guild-5 = { $lira } lira and goods
    .line = { $lira } lira, and up to { $most } different goods, 1 of each
guild-6 = { $cards } bonus cards
    .line = Draw { $cards } bonus cards
guild-7 = to the Fountain
    .line = Your merchant and any of your assistants go to the Fountain; then you take another turn
    .rule = Your merchant goes to the Fountain with the whole stack, and any of your assistants from the board join it. Then you take another turn, and may play another guild card
    .more = You don't use the Fountain.
guild-8 = goods and jewelry
    .line = Take { $wares } goods but no jewelry; then roll: 1 jewelry for { $one } or more, 3 for { $three } or more
    .rule = Take { $wares } goods from fabric, spice and fruit, and roll two dice: 1 jewelry for { $one } or more, 3 for { $three } or more. You can't use the red tile here
guild-9 = Tea House doubled
    .line = Call a number and roll: win twice as much, or { $lira } lira if you fail
    .rule = Use the Tea House from where you are: you win double, or { $lira } lira if your call fails. You can't use the red tile here
guild-10 = sell three for { $lira }
    .line = Give a fabric, a spice and a fruit for { $lira } lira
guild-11 = sell three for { $lira }, with jewelry
    .line = Give a fabric, a spice and a jewelry for { $lira } lira
guild-12 = any place
    .line = Take the action of any place; your family member goes to the Police Station
    .rule = Take the action of any place. Then your family member goes to the Police Station without a reward, if it isn't there already
guild-13 = a ruby of the Palace
    .line = Give any { $goods } goods for the next ruby of the Sultan's Palace
guild-14 = a tile of the Small Mosque
    .line = Give just 1 good of its colour for a tile
    .rule = Take a tile of the Small Mosque that you don't own for 1 good of its colour, however many it shows. Both tiles bring the ruby
guild-15 = a tile of the Great Mosque
    .line = Give just 1 good of its colour for a tile
    .rule = Take a tile of the Great Mosque that you don't own for 1 good of its colour, however many it shows. Both tiles bring the ruby
guild-16 = a ruby of the Dealer
    .line = { $lira } lira for the next ruby of the Gemstone Dealer, and a coffee for each of your rubies
    .rule = Give { $lira } lira for the next ruby of the Gemstone Dealer, whatever it costs there. Then take a coffee for each of your rubies, including this one
guild-17 = { $coffee } coffee
    .line = Take { $coffee } coffee
guild-18 = coffee and guild cards
    .line = Take { $coffee } coffee and draw { $cards } guild cards
guild-19 = Tavern for less
    .line = Take one or two actions at the Tavern for { $discount } coffee less in all
    .rule = Take one or two actions at the Tavern; together they cost { $discount } coffee less
guild-20 = a ruby from the Coffee House
    .line = Buy the next ruby of the Coffee House for half its price
    .rule = Buy the next ruby of the Coffee House for half its price, rounded up
