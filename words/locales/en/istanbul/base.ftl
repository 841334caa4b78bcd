# The components of the base game: title, ".line" (what it does, in a few words), ".rule" (for the look-up) and
# ".prospect" (what a place would bring, beside its name) together. Titles are those of the English rulebook. Where a
# card has no rule of its own, its line is its rule.

## Places

place-1 = Wainwright
    .line = Buy a wheelbarrow extension for { $lira } lira; the third also gets you a ruby
    .rule = Pay { $lira } lira for a wheelbarrow extension, which makes room for one more of each good. Your third extension completes your wheelbarrow: take a ruby at once.
    .prospect = extension for { $lira } lira
    .prospect-ruby = third extension and a ruby for { $lira } lira
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
    .rule = In each of the four columns, an indicator covers the upper or the lower field. Take what the open fields show: two goods and { $least } to { $most } lira. Then the leftmost upper indicator moves down; if all are down, they all move back up.
    .more = From the left, the upper fields give fabric, { $upper } lira, jewelry and { $upper } lira; the lower fields give spice, { $lower } lira, fruit and { $lower } lira. You lose goods that don't fit.
    .prospect = { $goods } and { $lira } lira
place-6 = Caravansary
    .line = Take { $cards } bonus cards from the deck or discard pile, then discard one
    .rule = Take { $cards } bonus cards, one at a time, each from the deck or the top of the discard pile. Then discard one card from your hand, old or new.
    .more = This is the only place where you can take cards from the discard pile.
    .prospect = { $cards } bonus cards, then discard one
place-7 = Fountain
    .line = Return any number of your assistants
    .rule = Return any number of your assistants to your merchant from wherever they are. You don't need an assistant here, and you don't pay other merchants.
place-8 = Black Market
    .line = Take fabric, spice or fruit, and roll for jewelry
    .rule = Take 1 fabric, spice or fruit, before or after you roll two dice. A roll of { $one } or higher also gets you 1 jewelry; { $two } or higher gets you 2, and { $three } or higher gets you 3.
    .prospect = a good and maybe jewelry
place-9 = Tea House
    .line = Call a number: if you roll that number or higher, you get that many lira, otherwise { $consolation } lira
    .rule = Call a number from 3 to 12 and roll two dice. If you roll that number or higher, you get that many lira; if not, you get { $consolation } lira.
    .prospect = call a number to win that many lira
place-10 = Large Market
    .line = Sell up to { $goods } of the goods shown
    .rule = Sell up to { $goods } of the goods on the demand tile. 1 good earns { $pay1 } lira, 2 goods earn { $pay2 }, 3 goods { $pay3 }, 4 goods { $pay4 } and 5 goods { $pay5 }. Then put the demand tile under its stack.
    .more = The price depends only on how many goods you sell.
place-11 = Small Market
    .line = Sell up to { $goods } of the goods shown
    .rule = Sell up to { $goods } of the goods on the demand tile. 1 good earns { $pay1 } lira, 2 goods earn { $pay2 }, 3 goods { $pay3 }, 4 goods { $pay4 } and 5 goods { $pay5 }. Then put the demand tile under its stack.
    .more = The price depends only on how many goods you sell.
place-12 = Police Station
    .line = Send your family member to any other place and take the action there
    .rule = If your family member is here, send it to any other place and take the action there. You don't need an assistant, and you don't pay or meet anybody there.
    .more = Your family member stays there until somebody catches it or a card moves it.
    .prospect = send your family member
place-13 = Sultan's Palace
    .line = Pay the goods shown for a ruby
    .rule = Pay all the goods that aren't covered by a ruby, and take the next ruby. With 2 or 3 players, the first costs { $few } goods; with 4 or 5 players, it costs { $many }. Each one after that costs one more, up to { $last } goods.
    .prospect = ruby for { $count } goods
place-14 = Small Mosque
    .line = Take a mosque tile; once you have both tiles, you get a ruby
    .rule = You need as many goods of one colour, red or green, as the top tile of that colour shows. Give only one of them, and take the tile. Once you have both tiles of this mosque, take a ruby.
    .more = You can own at most one tile of each colour.
place-15 = Great Mosque
    .line = Take a mosque tile; once you have both tiles, you get a ruby
    .rule = You need as many goods of one colour, blue or yellow, as the top tile of that colour shows. Give only one of them, and take the tile. Once you have both tiles of this mosque, take a ruby.
    .more = You can own at most one tile of each colour.
place-16 = Gemstone Dealer
    .line = Buy a ruby
    .rule = Buy the next ruby. With 2 players, the first costs { $two } lira; with 3 players, { $three }; with more, { $more }. Each one after that costs 1 more, up to { $last } lira.
    .prospect = ruby for { $lira } lira

## Goods, figures, mosque tiles

good-fabric = fabric
good-spice = spice
good-fruit = fruit
good-jewelry = jewelry
figure-governor = Governor
    .line = A bonus card for { $lira } lira or another card
    .rule = Take a bonus card, and pay { $lira } lira or discard a card, even the new one. Then roll two dice to see where the Governor goes.
    .more = You don't have to meet the Governor.
figure-smuggler = Smuggler
    .line = 1 good of your choice for { $lira } lira or another good
    .rule = Take a good of your choice, and pay { $lira } lira or any good, even the new one. Then roll two dice to see where the Smuggler goes.
    .more = You don't have to meet the Smuggler.
# ".colour": an adjective for lists, as in "the red and green mosque tiles" and "red 2, 3 and 4"; ".effect": in
# brackets behind the tile.
tile-fabric = red tile
    .colour = red
    .effect = changes rolls
    .line = After a roll, set one die to { $face }, or roll both again
    .rule = Once for each roll at the Black Market or the Tea House, you can set one die to { $face } or roll both dice again.
tile-spice = green tile
    .colour = green
    .effect = buys extra goods
    .line = At warehouses, buy one more good of any type for { $extra } lira
    .rule = Each time you use a warehouse, you can buy one more good of any type for { $extra } lira.
tile-fruit = yellow tile
    .colour = yellow
    .effect = buys 1 assistant back
    .line = Once a turn, pay { $recall } lira to bring an assistant back
    .rule = Once on each of your turns, you can pay { $recall } lira to return an assistant from another place to your merchant.
tile-jewelry = blue tile
    .colour = blue
    .effect = fifth assistant
    .line = Your fifth assistant joins your merchant
    .rule = Move your fifth assistant from the reserve to your merchant's stack at once.

## Bonus cards

card-gain-good = 1 good
    .line = A good of any type, before or after an action
    .rule = During your turn, take a good of any type, before or after an action, but not in the middle of one
card-gain-5-lira = { $lira } lira
    .line = Any time during your turn
    .rule = Take { $lira } lira at any time during your turn
card-sultan-twice = Sultan's Palace twice
    .line = Right after the action, do it again at the new price
    .rule = Right after using the Sultan's Palace, use it again if you can pay the new price
card-post-twice = Post Office twice
    .line = Right after the action, do it again
    .rule = Right after using the Post Office and moving its indicator, use it again
card-dealer-twice = Gemstone Dealer twice
    .line = Right after the action, do it again at the new price
    .rule = Right after using the Gemstone Dealer, use it again if you can pay the new price
card-family-to-police = Send family member home
    .line = Send it to the Police Station and take { $lira } lira or a bonus card
    .rule = Send your own family member to the Police Station, and take the reward for a catch: { $lira } lira or a bonus card. You can't do this if it's already there
card-small-market-any = Small Market, any goods
    .line = Sell goods of any type there
    .rule = Sell any goods at the Small Market, whatever its demand tile shows. The limit and the prices stay the same
card-move-0 = Stay
    .line = Don't move; do everything else as usual
    .rule = Stay where you are instead of moving. Leave or pick up an assistant, pay merchants and take the action as usual
card-move-3-4 = Move 3 or 4
    .line = Instead of 1 or 2 places
    .rule = Move 3 or 4 places instead of 1 or 2. You can't end where you began; everything else is as usual
card-return-assistant = Return an assistant
    .line = While you move, return one assistant to your merchant
    .rule = Return one of your assistants from any place to your merchant. Play this before you move, or on arrival before you leave or pick up an assistant
