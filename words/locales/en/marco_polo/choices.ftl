# Options of a decision, as buttons and menus show them.


label-take = Take { $things }
label-space = { $space } · { $things }
label-up-to = { $space } · up to { $things }
# Of the bazaar: the most goods, or fewer with a bonus step.
label-or = { $best }, or { $other }
label-contracts =
    { $count ->
        [one] { $space } · 1 to choose from
       *[other] { $space } · { $count } to choose from
    }
label-travel =
    { $count ->
        [one] { $space } · up to 1 step
       *[other] { $space } · up to { $count } steps
    }
label-card-gain = 1 die, up to { $things }
label-card-counted = 1 die; its value limits the reward
label-card-uses =
    { $count ->
        [one] 1 die, 1 use
       *[other] 1 die, up to { $count } uses
    }
label-dice =
    { $count ->
        [one] 1 die
       *[other] { $count } dice
    }
# A price that depends on the dice: "2 to 5 coins". $least: a number; $most: with its unit.
label-span = { $least } to { $most }
label-occupied = { $dice } · occupied: pay { $coins }
label-purse = Take { $count } coins for a die
label-reroll =
    { $count ->
        [one] Roll a die again: pay 1 camel
       *[other] Roll a die again: pay { $count } camels
    }
label-adjust =
    { $count ->
        [one] Turn a die by one: pay 1 camel
       *[other] Turn a die by one: pay { $count } camels
    }
label-black =
    { $count ->
        [one] Buy a black die: pay 1 camel
       *[other] Buy a black die: pay { $count } camels
    }
label-complete = Complete: { $things }
label-for = pay { $cost }
# Of contracts that may be taken or discarded: what completing them takes.
label-needs =
    { $count ->
        [one] needs { FORM($cost, case: "usual-listed") }
       *[other] need { FORM($cost, case: "usual-listed") }
    }

# Dice of which nothing more is told.
label-which-dice =
    { $count ->
        [one] Place { FORM($dice, case: "article") }
       *[other] Place { FORM($dice, case: "article") }
    }
label-sell-die = { TRAIT($die, name: "kind") ->
    [coloured] { CAPITAL(FORM($die, case: "article")) }
    [named] { CAPITAL(FORM($die, case: "article")) }
   *[own] Die { $die }
}: take { $coins } coins
label-dice-gain = { TRAIT($dice, name: "kind") ->
    [own] Die { $dice }
    [coloured] { CAPITAL($dice) }
    [named] { CAPITAL($dice) }
   *[other] Dice { $dice }
}: { $things }
    .kind = gain
label-dice-cost = { TRAIT($text, name: "kind") ->
    [own] Die { $text }
    [coloured] { CAPITAL($text) }
    [named] { CAPITAL($text) }
    [gain] { $text }
   *[other] Dice { $text }
} · pay { $price }
# Of a journey, whose price holds them.
label-dice-toll = { TRAIT($text, name: "kind") ->
    [own] Die { $text }
    [coloured] { CAPITAL($text) }
    [named] { CAPITAL($text) }
    [gain] { $text }
   *[other] Dice { $text }
} · occupied: pay { $coins }
label-steps =
    { $count ->
        [one] 1 step
       *[other] up to { $count } steps
    }
# How far a journey with these dice gets.
label-journey-ends = as far as { $places }
label-journey-ends-many = { $count } cities in reach
label-reach =
    { $count ->
        [one] the first contract
       *[other] up to { $most } from spaces 1 to { $count }
    }
label-times =
    { $count ->
        [one] 1 use
       *[other] up to { $count } uses
    }
label-column = Column { $number }: { $things }
label-roll-die =
    { $count ->
        [one] Roll the { $die } again: pay 1 camel
       *[other] Roll the { $die } again: pay { $count } camels
    }
label-turn-die =
    { $count ->
        [one] { $was } into { $now }: pay 1 camel
       *[other] { $was } into { $now }: pay { $count } camels
    }

# Two things taken together.
both = { $one } + { $other }
# $spaces: of the board, from which they are taken.
label-take-contracts = { $count ->
    [one] Contract { $spaces }: “{ $things }”
   *[other] Contracts { $spaces }: { $things }
}
# What a space brings beside its contract.
label-more = +{ $things }
# A contract, by what it brings.
label-drop = Discard “{ $things }”
label-decline = Discard the new one
label-discards =
    { $count ->
        [one] discard your old contract
       *[other] discard both your old contracts
    }

label-character = { CAPITAL($line) }
label-goals = { $points } points, and { $more } more for { $count } different cities
# Which of two things is done first.
label-first = { $place } first
label-relocate = Move the post in { $place }

label-trade = { $given } → { $taken }
label-trade-done = No more trades

label-stay = Skip the bonus step
label-figure-to = { $figure } to { $place }
label-figure-at = Only { $figure }, from { $place }
label-free = free
label-price = pay { $price }
label-from-price = pay at least { $price }
# "Post" is a trading post here, short for want of room.
label-own-post = your post is there
label-post = post: { $things }
label-plain-post = new post
# The city card that a post opens, by what it does.
label-opens = opens city card: { $card }
# What is paid for and cannot be received.
label-lost =
    { $what ->
        [step] no bonus step: you can't pay for one
        [black] black die lost: none is left
        [contract] contract lost: none is left to draw
       *[copy] no city bonus to copy
    }
label-at-the-end = { $points } at the end
label-goal = your goal card
label-moves-post = one of your posts must move here
label-each-round = { $things } each round
label-cards = { $count } city cards
label-several-ways = then choose a route
label-and-goods = and different goods
label-via = via { $places }
label-posts-in =
    { $count ->
        [one] post in { $places }
       *[other] posts in { $places }
    }
label-then-other = then the other figure; you pay for both together
label-route = Via { $places }
# A way without a place in between.
label-direct = Directly
label-priced = { $way }: { $price }
figure-niccolo = Niccolò
figure-marco = Marco
figure-both = Both, sharing the steps

# Several choices at one press, below the name of the space: what they cost and bring, with which dice.
shortcut-for = pay { $price } → { $gains }
# Where the button says what it brings.
shortcut-costs = pay { $price }
# $begins: with "equal" dice, of which it is said how many there are.
shortcut-dice =
    { $count ->
        [one] { $colour ->
            [black] black die { $value }
            [white] white die { $value }
           *[own] die { $value }
        }
       *[other] { TRAIT($dice, name: "kind") ->
            [named] { $dice }
           *[other] { $begins ->
                [equal] { $dice }
               *[other] dice { $dice }
            }
        }
    }
shortcut-sells = { $coins } coins ({ TRAIT($dice, name: "kind") ->
    [named] { FORM($dice, case: "article") }
   *[other] { $count ->
        [one] die: { $dice }
       *[other] dice: { $dice }
    }
})
# A contract, by what it brings.
shortcut-contract = “{ $contract }”
shortcut-discards =
    { $count ->
        [one] discard your contract { $contracts }
       *[other] discard your contracts { $contracts }
    }
shortcut-step = bonus step to { $place }
shortcut-post = post in { $place }
# Of one that does not end the turn: what comes next.
shortcut-opens = { $kind ->
    [copy] then choose a city bonus to copy
    [step] then choose where to step
    [travel] then choose where to
    [turn] then your main action
   *[other] then choose
}
# ".one": after contracts that are taken, of which it is said already that they are contracts.
shortcut-complete =
    { $count ->
        [one] Complete a contract
       *[other] Complete { $count } contracts
    }
    .besides =
        { $count ->
            [one] complete a contract
           *[other] complete { $count } contracts
        }
    .one =
        { $count ->
            [one] complete one
           *[other] complete { $count }
        }
shortcut-travel = Travel to { $place }
# On the buttons: spaces of contracts that are taken, ".chosen" below a question that says so; and after the space, that dice are bought or sold; what tells two alike apart stands first, but for dice.
shortcut-contracts =
    { $count ->
        [one] Take contract { $spaces }
       *[other] Take contracts { $spaces }
    }
    .chosen =
        { $count ->
            [one] Contract { $spaces }
           *[other] Contracts { $spaces }
        }
shortcut-to = to { $place }
shortcut-black-die = black die
shortcut-apart = { CAPITAL($what) }: { $name }
    .dice = { $name }: { $what }
    .contract = Contract ({ $what }) + { $name }
