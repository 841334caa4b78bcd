# The things of the game.

game-title = The Voyages of Marco Polo
    .short = Marco Polo
# In a list that Discord searches for what one types: also what else the game is called, in brackets.
game-choice = { game-title }

## Places

place-venezia = Venezia
place-moscow = Moscow
place-anxi = Anxi
place-karakorum = Karakorum
place-beijing = Beijing
place-samarcanda = Samarcanda
place-kashgar = Kashgar
place-lan-zhou = Lan-Zhou
place-xian = Xi'an
place-alexandria = Alexandria
place-ormuz = Ormuz
place-karachi = Karachi
place-sumatra = Sumatra
place-adana = Adana
place-kochi = Kochi
place-o1 = Oasis 1
place-o2 = Oasis 2
place-o3 = Oasis 3
place-o4 = Oasis 4
place-o5 = Oasis 5
place-o6 = Oasis 6
place-o7 = Oasis 7
place-o8 = Oasis 8
place-o9 = Oasis 9
place-o10 = Oasis 10

## What players own

# Which of the two comes with a contract.
amount-coin =
    { $count ->
        [one] 1 coin
       *[other] { $count } coins
    }
amount-camel =
    { $count ->
        [one] 1 camel
       *[other] { $count } camels
    }
amount-pepper = { $count } pepper
amount-silk = { $count } silk
amount-gold = { $count } gold
amount-vp =
    { $count ->
        [one] 1 point
       *[other] { $count } points
    }
# What contracts, city bonuses and city cards give, in lists such as "4 points, 1 bonus step".
reward-any-good =
    { $count ->
        [one] any 1 good
       *[other] any { $count } goods
    }
    .usual =
        { $count ->
            [one] 1 good of your choice
           *[other] { $count } goods of your choice
        }
reward-different = { $count } different goods
reward-step =
    { $count ->
        [one] 1 bonus step
       *[other] { $count } bonus steps
    }
reward-black =
    { $count ->
        [one] 1 black die
       *[other] { $count } black dice
    }
reward-contract =
    { $count ->
        [one] 1 new contract
       *[other] { $count } new contracts
    }
reward-copy = any other city bonus
reward-own-city =
    { $count ->
        [one] 1 of your city bonuses
       *[other] { $count } of your city bonuses
    }

## Dice

# ".kind" of what stands without "dice" before it: "named". Dice without a value yet; below them dice with one, in lists such as "5, 3 and black 2".
die-own = coloured die
    .article = a coloured die
    .kind = named
die-black = black die
    .article = a black die
    .kind = named
die-own-value = { $value }
    .article = a { $value }
    .among = a { $value }
    .kind = own
dice-own =
    { $count ->
        [one] 1 coloured die
       *[other] { $count } coloured dice
    }
    .kind = named
dice-black =
    { $count ->
        [one] 1 black die
       *[other] { $count } black dice
    }
    .more =
        { $count ->
            [one] a black one
           *[other] { $count } black ones
        }
    .kind = named
die-black-value = black { $value }
    .article = a black { $value }
    .among = a black { $value }
    .kind = coloured
die-white-value = white { $value }
    .article = a white { $value }
    .among = a white { $value }
    .kind = coloured
# Two or more dice of the same value. $colour: own, black or white.
dice-equal =
    { $count ->
        [2] two
        [3] three
        [4] four
        [5] five
       *[other] { $count }
    } { $colour ->
        [black] black { $value }s
        [white] white { $value }s
       *[own] { $value }s
    }
    .kind = named
# Dice without a value, of both kinds.
dice-both = { $own } and { $black }
    .kind = named

## Action spaces

space-coins = { $coins } coins
space-purse = { $coins } coins
space-bazaar-camel = Camel bazaar
    .noted = camel bazaar
space-bazaar-pepper = Pepper bazaar
    .noted = pepper bazaar
space-bazaar-silk = Silk bazaar
    .noted = silk bazaar
space-bazaar-gold = Gold bazaar
    .noted = gold bazaar
space-khan = Khan's favour
space-contracts = Contracts
    .noted = contracts space
space-travel = Travel
space-card = City card in { $city }

## City cards, contracts, goal cards

# One use of a city card: what is given and what is received.
trade = { $cost } → { $reward }
trade-different = { $count } different goods
trade-any-good = any 1 good
card-either = { $one }, or { $other }
card-per-contract = { $reward } for each completed contract
card-per-post = { $reward } for each trading post
card-per-die = { $reward } for each pip
card-by-die =
    { $from ->
        [6] { $few }, or { $many } with a 6
       *[other] { $few }, or { $many } with a { $from } or higher
    }
card-of-place = { $place }: { $card }
# What a contract brings and what it asks for.
contract = { $cost } → { $reward }
contract-told-apart = { $reward } ({ $cost })
goal = { $cities }: { $points }
cities-joined = { $one } and { $other }

## Characters: name, short name, what the tile does in a line

character-nobody = no character
    .short = nobody
character-raschid = Raschid ad-Din Sinan
    .short = Raschid
    .line = chooses each die's value when placing it; gets nothing for low rolls
character-matteo = Matteo Polo
    .short = Matteo
    .line = a white die and a contract every round
character-berke = Berke Khan
    .short = Berke
    .line = pays nothing for occupied spaces
character-mercator = Mercator ex Tabriz
    .short = Mercator
    .line = gets a good or a camel whenever others use the bazaar
character-niccolo-marco = Niccolò and Marco Polo
    .short = Niccolò and Marco
    .line = has two figures that share each journey's steps; { $income } every round
character-rubruk = Wilhelm von Rubruk
    .short = Rubruk
    .line = places a trading post in every city along the way; has { $black } extra posts
character-caprini = Johannes Caprini
    .short = Caprini
    .line = goes from any oasis to any other in one step; { $income } every round
character-kubilai = Kubilai Khan
    .short = Kubilai
    .line = starts in Beijing, with a trading post on the best space


## What of a player can be corrected besides what they own

field-figure = the figure in { $value }
field-second-figure = the second figure in { $value }
