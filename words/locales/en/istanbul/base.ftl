# The components of the base game: title, ".line" (what it does, in a few words), ".rule" (for the look-up) and
# ".prospect" (what a place would bring, beside its name) together. Titles are those of the English rulebook. Where a
# card has no rule of its own, its line is its rule.

## Places

place-1 = Wainwright
    .line = { $lira } lira buy a wheelbarrow extension; the third brings a ruby
    .rule = Pay { $lira } lira for a wheelbarrow extension: room for one more of every good. Whoever takes the third extension completes the wheelbarrow and takes a ruby at once.
    .prospect = extension for { $lira } lira
    .prospect-ruby = third extension for { $lira } lira: a ruby
place-2 = Fabric Warehouse
    .line = Fill your wheelbarrow with fabric
    .rule = Take fabric until your wheelbarrow has no room for more of it.
place-3 = Spice Warehouse
    .line = Fill your wheelbarrow with spice
    .rule = Take spice until your wheelbarrow has no room for more of it.
place-4 = Fruit Warehouse
    .line = Fill your wheelbarrow with fruit
    .rule = Take fruit until your wheelbarrow has no room for more of it.
place-5 = Post Office
    .line = Goods and lira that the indicators show; then one indicator moves
    .rule = Take the goods and lira that the four columns show: two goods and { $least } to { $most } lira. Then the leftmost indicator of the upper row moves down; when all are down, all go back up.
    .more = Goods that do not fit are lost.
    .prospect = { $goods } and { $lira } lira
place-6 = Caravansary
    .line = Take { $cards } bonus cards from deck or discard pile, then discard one
    .rule = Take { $cards } bonus cards, one after the other, each from the deck or from the top of the discard pile. Then discard one card of your hand, old or new.
    .more = Nowhere else may you take from the discard pile.
    .prospect = { $cards } bonus cards, then discard one
place-7 = Fountain
    .line = Any number of your assistants return to you
    .rule = Return any number of your assistants to your merchant, from anywhere. Here you need no assistant, and you pay no merchants.
    .prospect =
        { $count ->
            [one] return 1 assistant
           *[other] return { $count } assistants
        }
place-8 = Black Market
    .line = Take fabric, spice or fruit, and roll for jewelry
    .rule = Take a fabric, spice or fruit, before or after rolling two dice. The roll may bring jewelry as well: 1 for { $one } or more, 2 for { $two } or more, 3 for { $three } or more.
    .prospect = a good, and maybe jewelry
place-9 = Tea House
    .line = Call a number and roll: reach it and win that many lira; otherwise { $consolation } lira
    .rule = Call a number from 3 to 12 and roll two dice. If they show that much or more, you get as many lira as you called; otherwise { $consolation } lira.
    .prospect = call a number, win that many lira
place-10 = Large Market
    .line = Sell up to { $goods } goods that the tile asks for
    .rule = Sell up to { $goods } of the goods that the demand tile asks for, for { $pay1 }, { $pay2 }, { $pay3 }, { $pay4 } or { $pay5 } lira for 1 to 5 of them. Then the demand tile goes under its stack.
    .more = Only how many you sell decides what you get, not which goods they are.
place-11 = Small Market
    .line = Sell up to { $goods } goods that the tile asks for
    .rule = Sell up to { $goods } of the goods that the demand tile asks for, for { $pay1 }, { $pay2 }, { $pay3 }, { $pay4 } or { $pay5 } lira for 1 to 5 of them. Then the demand tile goes under its stack.
    .more = Only how many you sell decides what you get, not which goods they are.
place-12 = Police Station
    .line = Send your family member to any place and act there
    .rule = If your family member is here, send it to any other place and carry out the action there. It needs no assistant, pays nobody and meets nobody.
    .more = It stays there until somebody catches it or a card moves it.
    .prospect = send your family member
place-13 = Sultan's Palace
    .line = Give the goods shown for a ruby
    .rule = Give the goods that no ruby covers, and take the next ruby. With 2 or 3 players the first costs { $few } goods, with 4 or 5 players { $many }; each further ruby costs one good more, { $last } at most.
    .prospect = ruby for { $count } goods
place-14 = Small Mosque
    .line = Take a mosque tile; both tiles bring a ruby
    .rule = Own at least as many goods of one colour, red or green, as the top tile of that colour shows, give only one of them, and take the tile. Once you own both tiles of this mosque, you take a ruby.
    .more = You may own one tile of each colour.
place-15 = Great Mosque
    .line = Take a mosque tile; both tiles bring a ruby
    .rule = Own at least as many goods of one colour, blue or yellow, as the top tile of that colour shows, give only one of them, and take the tile. Once you own both tiles of this mosque, you take a ruby.
    .more = You may own one tile of each colour.
place-16 = Gemstone Dealer
    .line = Buy a ruby
    .rule = Buy the next ruby. The first costs { $two } lira with 2 players, { $three } with 3 and { $more } with more; each further ruby costs one lira more, { $last } at most.
    .prospect = ruby for { $lira } lira

## Goods, figures, mosque tiles

good-fabric = fabric
good-spice = spice
good-fruit = fruit
good-jewelry = jewelry
figure-governor = Governor
    .line = A bonus card for { $lira } lira or another card; then it moves on
    .rule = Take a bonus card; for it you either pay { $lira } lira or discard a card, which may be the new one. Then the Governor rolls two dice and goes to that place.
    .more = You may leave it alone.
figure-smuggler = Smuggler
    .line = A good of your choice for { $lira } lira or another good; then it moves on
    .rule = Take a good of your choice; for it you either pay { $lira } lira or give any good, which may be the new one. Then the Smuggler rolls two dice and goes to that place.
    .more = You may leave it alone.
# ".colour": an adjective for lists, as in "the red and green mosque tiles" and "red 2, 3 and 4"; ".effect": in
# brackets behind the tile.
tile-fabric = red tile
    .colour = red
    .effect = changes rolls
    .line = After a roll: set a die to { $face }, or roll both again
    .rule = After a roll at the Black Market or the Tea House, set one die to { $face } or roll both again, once.
tile-spice = green tile
    .colour = green
    .effect = buys extra goods
    .line = At warehouses: one more good of any type for { $extra } lira
    .rule = At every warehouse action you may buy one more good of any type for { $extra } lira.
tile-fruit = yellow tile
    .colour = yellow
    .effect = assistant returns
    .line = Once a turn: an assistant returns for { $recall } lira
    .rule = Once in each of your turns, pay { $recall } lira and return one of your assistants to your merchant from another place.
tile-jewelry = blue tile
    .colour = blue
    .effect = fifth assistant
    .line = Your fifth assistant joins your merchant
    .rule = At once your fifth assistant comes from the reserve to your merchant's stack.

## Bonus cards

card-gain-good = 1 good
    .line = A good of any type, before or after an action
    .rule = Take a good of any type, but not coffee, in your turn before or after an action, not during one
card-gain-5-lira = { $lira } lira
    .line = At any moment of your turn
    .rule = Take { $lira } lira at any moment of your turn
card-sultan-twice = Sultan's Palace twice
    .line = Right after the action: do it again at the new price
    .rule = Right after you used the Sultan's Palace, use it again at the new price, if you can pay it
card-post-twice = Post Office twice
    .line = Right after the action: do it again
    .rule = Right after you used the Post Office, use it again; the indicator has moved in between
card-dealer-twice = Gemstone Dealer twice
    .line = Right after the action: do it again at the new price
    .rule = Right after you used the Gemstone Dealer, use it again at the new price, if you can pay it
card-family-to-police = Family member home
    .line = It goes to the Police Station; you get { $lira } lira or a bonus card
    .rule = Send your own family member to the Police Station and take the reward for a catch: { $lira } lira or a bonus card. Not if it is there already
card-small-market-any = Small Market, any goods
    .line = Sell goods of any type there
    .rule = Sell goods of any type at the Small Market, whatever its demand tile asks for. How many, and what they pay, stays the same
card-move-0 = Stay
    .line = Do not move; everything else as usual
    .rule = Stay where you are instead of moving. An assistant is left or picked up, merchants are paid, and the action is carried out as usual
card-move-3-4 = Move 3 or 4
    .line = Instead of 1 or 2 places
    .rule = Move 3 or 4 places instead of 1 or 2. All the rest is as usual, and you may not end where you began
card-return-assistant = Return an assistant
    .line = While moving: one assistant returns to your merchant
    .rule = Before you move, or where you arrive before an assistant is left or picked up, return one of your assistants to your merchant from any place
