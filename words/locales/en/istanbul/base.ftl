# The components of the base game: title, ".line" (what it does, in a few words), ".rule" (for the look-up) and
# ".prospect" (what a place would bring, beside its name) together. Titles are those of the English rulebook. Where a
# card has no rule of its own, its line is its rule.

## Places

place-1 = Wainwright
    .line = Buy a wheelbarrow extension for { $lira } lira; the third brings a ruby
    .rule = Pay { $lira } lira for a wheelbarrow extension: room for one more of every good. With the third extension your wheelbarrow is complete, and you take a ruby at once.
    .prospect = extension for { $lira } lira
    .prospect-ruby = third extension for { $lira } lira: a ruby
place-2 = Fabric Warehouse
    .line = Fill your wheelbarrow with fabric
    .rule = Fill your wheelbarrow with fabric.
place-3 = Spice Warehouse
    .line = Fill your wheelbarrow with spice
    .rule = Fill your wheelbarrow with spice.
place-4 = Fruit Warehouse
    .line = Fill your wheelbarrow with fruit
    .rule = Fill your wheelbarrow with fruit.
place-5 = Post Office
    .line = Take the goods and lira shown; then an indicator moves
    .rule = In each of four columns an indicator stands beside the upper or the lower row: take what it stands at, two goods and { $least } to { $most } lira. Then the leftmost indicator that is up moves down; once all are down, all go back up.
    .more = You lose goods that don't fit.
    .prospect = { $goods } and { $lira } lira
place-6 = Caravansary
    .line = Take { $cards } bonus cards from the deck or discard pile, then discard one
    .rule = Take { $cards } bonus cards one by one, each from the deck or from the top of the discard pile. Then discard one card from your hand, old or new.
    .more = This is the only place where you can take cards from the discard pile.
    .prospect = { $cards } bonus cards, then discard one
place-7 = Fountain
    .line = Bring back any number of your assistants
    .rule = Return any number of your assistants from anywhere to your merchant. Here you need no assistant and pay no merchants.
    .prospect =
        { $count ->
            [one] return 1 assistant
           *[other] return { $count } assistants
        }
place-8 = Black Market
    .line = Take fabric, spice or fruit, and roll for jewelry
    .rule = Take a fabric, spice or fruit, before or after you roll two dice. The roll can bring jewelry too: 1 for { $one } or more, 2 for { $two } or more, 3 for { $three } or more.
    .prospect = a good, and maybe jewelry
place-9 = Tea House
    .line = Call a number and roll at least that much to win as many lira; otherwise { $consolation } lira
    .rule = Call a number from 3 to 12 and roll two dice. If you roll that much or more, you get as many lira as you called; otherwise { $consolation } lira.
    .prospect = call a number, win that many lira
place-10 = Large Market
    .line = Sell up to { $goods } of the goods shown
    .rule = Sell up to { $goods } of the goods on the demand tile: 1 to 5 goods bring { $pay1 }, { $pay2 }, { $pay3 }, { $pay4 } or { $pay5 } lira. Then the demand tile goes under its stack.
    .more = The price depends only on how many goods you sell, not on which.
place-11 = Small Market
    .line = Sell up to { $goods } of the goods shown
    .rule = Sell up to { $goods } of the goods on the demand tile: 1 to 5 goods bring { $pay1 }, { $pay2 }, { $pay3 }, { $pay4 } or { $pay5 } lira. Then the demand tile goes under its stack.
    .more = The price depends only on how many goods you sell, not on which.
place-12 = Police Station
    .line = Send your family member to any place and act there
    .rule = If your family member is here, send it to any other place and take the action there. It needs no assistant, pays nobody and meets nobody.
    .more = It stays there until somebody catches it or a card moves it.
    .prospect = send your family member
place-13 = Sultan's Palace
    .line = Give the goods shown for a ruby
    .rule = Give the goods that no ruby covers, and take the next ruby. The first costs { $few } goods with 2 or 3 players, { $many } with 4 or 5. Each further ruby costs one good more, up to { $last }.
    .prospect = ruby for { $count } goods
place-14 = Small Mosque
    .line = Take a mosque tile; both tiles bring a ruby
    .rule = You need as many goods of one colour, red or green, as the top tile of that colour shows. Give only one of them, and take the tile. With both tiles of this mosque you take a ruby.
    .more = You can own one tile of each colour.
place-15 = Great Mosque
    .line = Take a mosque tile; both tiles bring a ruby
    .rule = You need as many goods of one colour, blue or yellow, as the top tile of that colour shows. Give only one of them, and take the tile. With both tiles of this mosque you take a ruby.
    .more = You can own one tile of each colour.
place-16 = Gemstone Dealer
    .line = Buy a ruby
    .rule = Buy the next ruby. The first costs { $two } lira with 2 players, { $three } with 3 and { $more } with more; each further ruby costs one lira more, up to { $last }.
    .prospect = ruby for { $lira } lira

## Goods, figures, mosque tiles

good-fabric = fabric
good-spice = spice
good-fruit = fruit
good-jewelry = jewelry
figure-governor = Governor
    .line = Take a bonus card for { $lira } lira or another card; then it moves on
    .rule = Take a bonus card, then pay { $lira } lira or discard a card, even the new one. Then the Governor rolls two dice and goes to that place.
    .more = You can leave it alone.
figure-smuggler = Smuggler
    .line = Take a good of your choice for { $lira } lira or another good; then it moves on
    .rule = Take a good of your choice, then pay { $lira } lira or give any good, even the new one. Then the Smuggler rolls two dice and goes to that place.
    .more = You can leave it alone.
# ".colour": an adjective for lists, as in "the red and green mosque tiles" and "red 2, 3 and 4"; ".effect": in
# brackets behind the tile.
tile-fabric = red tile
    .colour = red
    .effect = changes rolls
    .line = After a roll: set a die to { $face }, or roll both again
    .rule = After a roll at the Black Market or the Tea House, set a die to { $face } or roll both again, but only once.
tile-spice = green tile
    .colour = green
    .effect = buys extra goods
    .line = At warehouses: buy one more good of any type for { $extra } lira
    .rule = At every warehouse action you can buy one more good of any type for { $extra } lira.
tile-fruit = yellow tile
    .colour = yellow
    .effect = assistant returns
    .line = Once a turn: return an assistant for { $recall } lira
    .rule = Once on each of your turns, pay { $recall } lira to return an assistant from another place to your merchant.
tile-jewelry = blue tile
    .colour = blue
    .effect = fifth assistant
    .line = Your fifth assistant joins your merchant
    .rule = Your fifth assistant comes from the reserve to your merchant's stack at once.

## Bonus cards

card-gain-good = 1 good
    .line = A good of any type, before or after an action
    .rule = Take a good of any type except coffee in your turn, before or after an action, but not during one
card-gain-5-lira = { $lira } lira
    .line = At any moment of your turn
    .rule = Take { $lira } lira at any moment of your turn
card-sultan-twice = Sultan's Palace twice
    .line = Right after the action: do it again at the new price
    .rule = Right after using the Sultan's Palace, use it again if you can pay the new price
card-post-twice = Post Office twice
    .line = Right after the action: do it again
    .rule = Right after using the Post Office, use it again; the indicator has moved in between
card-dealer-twice = Gemstone Dealer twice
    .line = Right after the action: do it again at the new price
    .rule = Right after using the Gemstone Dealer, use it again if you can pay the new price
card-family-to-police = Family member home
    .line = It goes to the Police Station; you get { $lira } lira or a bonus card
    .rule = Send your own family member to the Police Station and take the reward for a catch: { $lira } lira or a bonus card. You can't if it's already there
card-small-market-any = Small Market, any goods
    .line = Sell goods of any type there
    .rule = Sell goods of any type at the Small Market, whatever its demand tile shows. The limit and the prices stay the same
card-move-0 = Stay
    .line = Don't move; everything else as usual
    .rule = Stay where you are instead of moving. You leave or pick up an assistant, pay merchants and act as usual
card-move-3-4 = Move 3 or 4
    .line = Instead of 1 or 2 places
    .rule = Move 3 or 4 places instead of 1 or 2. Everything else is as usual, and you can't end where you began
card-return-assistant = Return an assistant
    .line = While moving: one assistant returns to your merchant
    .rule = Return one of your assistants from any place to your merchant. Play this before you move, or on arrival before you leave or pick up an assistant
