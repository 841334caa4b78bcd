# Words that belong to no single component.

game-title = Istanbul
# In a list that Discord searches for what one types: also what else the game is called, in brackets.
game-choice = { game-title }
place = { $number } { $name }
    .number = { $number }

# Some of one good.
goods = { $count } { $good }
# Several of one thing: cards of one face.
counted =
    { $count ->
        [one] { $thing }
       *[other] { $thing } ×{ $count }
    }
any-goods =
    { $count ->
        [one] 1 good of any type
       *[other] { $count } goods of any type
    }
lira = { $lira } lira
dice = { $first } + { $second } = { $total }

tile-title = Mosque: { $tile }
tavern-title = Tavern: { $tile }
guild-card = Guild { $number }: { $title }
kiosk-title = Kiosk { $number }: { $tile }
neutral-merchants =
    { $count ->
        [one] a neutral merchant
       *[other] { $count } neutral merchants
    }
letters-delivered =
    { $count ->
        [one] a delivered letter
       *[other] { $count } delivered letters
    }
# Letters that a player has, by the numbers of the places they go to.
letters-held =
    { $count ->
        [one] letter to { $places }
       *[other] letters to { $places }
    }
# The same where they are given away.
letters-to =
    { $count ->
        [one] the letter to { $places }
       *[other] letters to { $places }
    }
letters-any =
    { $count ->
        [one] an undelivered letter
       *[other] { $count } undelivered letters
    }


## What of a player can be corrected

field-lira = { $value } lira
field-fabric = { $value } fabric
field-spice = { $value } spice
field-fruit = { $value } fruit
field-jewelry = { $value } jewelry
field-rubies =
    { $value ->
        [one] 1 ruby
       *[other] { $value } rubies
    }
# $value: a place, such as "7 Fountain".
field-merchant = the merchant at { $value }
