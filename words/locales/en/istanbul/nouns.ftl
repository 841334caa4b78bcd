# The nouns of Istanbul. Titles are those of the English rulebook.

game-title = Istanbul

place = { $number } { $name }
place-1 = Wainwright
    .line = { $lira } lira buy a wheelbarrow extension; the third brings a ruby
place-2 = Fabric Warehouse
    .line = Fill your wheelbarrow with fabric
place-3 = Spice Warehouse
    .line = Fill your wheelbarrow with spice
place-4 = Fruit Warehouse
    .line = Fill your wheelbarrow with fruit
place-5 = Post Office
    .line = Goods and lira that the indicators show; then one indicator moves
place-6 = Caravansary
    .line = Take { $cards } bonus cards from deck or discard pile, then discard one
place-7 = Fountain
    .line = Any number of your assistants come back to you
place-8 = Black Market
    .line = Take fabric, spice or fruit, and roll for jewelry
place-9 = Tea House
    .line = Call a number and roll: reach it and win as many lira, otherwise { $consolation }
place-10 = Large Market
    .line = Sell up to { $goods } goods that the tile asks for
place-11 = Small Market
    .line = Sell up to { $goods } goods that the tile asks for
place-12 = Police Station
    .line = Send your family member to any place and act there
place-13 = Sultan's Palace
    .line = Give the goods shown for a ruby
place-14 = Small Mosque
    .line = Take a mosque tile; both tiles bring a ruby
place-15 = Great Mosque
    .line = Take a mosque tile; both tiles bring a ruby
place-16 = Gemstone Dealer
    .line = Buy a ruby
place-17 = Roasting Plant
    .line = { $coffee } coffee each for { $lira } lira, for a good and for a card
place-18 = Guild Hall
    .line = { $coffee } coffee and { $cards } guild cards, then discard one
place-19 = Tavern
    .line = Barrier, a tavern tile or a ruby, for coffee
place-20 = Coffee House
    .line = Buy a ruby with coffee
place-21 = Embassy
    .line = Take { $letters } letters
place-22 = Kiosk
    .line = Take letters; then everybody takes a tile
place-23 = Auction House
    .line = Take a good; then { $cards } bonus cards are auctioned
place-24 = Secret Society
    .line = { $seals } seals for a ruby
place-25 = Catacombs
    .line = Take a good, then move on to any place

good-fabric = fabric
good-spice = spice
good-fruit = fruit
good-jewelry = jewelry
# Some of one good: the number is left out where it is one.
goods =
    { $count ->
        [one] { $good }
       *[other] { $count } { $good }
    }
goods-in-stock = fabric { $fabric } spice { $spice } fruit { $fruit } jewelry { $jewelry }
coffee-in-stock = coffee { $count }
# Several of one thing: cards of one face.
counted =
    { $count ->
        [one] { $thing }
       *[other] { $thing } ×{ $count }
    }

colour-red = Red
colour-blue = Blue
colour-green = Green
colour-yellow = Yellow
colour-purple = Purple

figure-governor = Governor
    .line = A bonus card for { $lira } lira or another card; then it moves on
figure-smuggler = Smuggler
    .line = A good of your choice for { $lira } lira or another good; then it moves on

tile-fabric = red tile
    .colour = red
    .line = After a roll: set a die to { $face }, or roll both again
tile-spice = green tile
    .colour = green
    .line = At warehouses: one more good of any type for { $extra } lira
tile-fruit = yellow tile
    .colour = yellow
    .line = Once a turn: an assistant comes back for { $recall } lira
tile-jewelry = blue tile
    .colour = blue
    .line = Your fifth assistant joins your merchant

neutral-merchants =
    { $count ->
        [one] a neutral merchant
       *[other] { $count } neutral merchants
    }
dice = { $first } + { $second } = { $total }

lira = { $lira } lira
any-goods =
    { $count ->
        [one] 1 good of any type
       *[other] { $count } goods of any type
    }
none = none
all = all
named-seat = { $colour } ({ $name })
tile-title = Mosque: { $tile }
