# The position: alt texts of pictures, the text view, hand, score sheet.

button-board = Map
button-spaces = Action spaces
button-carts = Player boards
alt-turn = Round { $round } of { $rounds }: { $name } to move.
alt-draft = { $name } chooses a character.
alt-goals = Everybody is choosing goal cards; { $name } will go first.
alt-bonuses = { $name } starts round { $round } of { $rounds }; bonuses come before the roll.
alt-roll = { $name } starts round { $round } of { $rounds }; players with low rolls get camels or coins.
alt-over = The game is over.
alt-own = You have { FORM($told, case: "usual-listed") }.
alt-own-contract = Your contract: { $contract }.
alt-seat = { $name }: { $told }.
alt-figures =
    { $count ->
        [one] figure in { $places }
       *[other] figures in { $places }
    }
alt-dice-left =
    { $count ->
        [0] no dice left
        [one] 1 die left
       *[other] { $count } dice left
    }
alt-posts =
    { $count ->
        [one] { $name } has a trading post in { $places }.
       *[other] { $name } has trading posts in { $places }.
    }
alt-roads = Roads from { $place } lead to { FORM($roads, case: "usual-listed") }.
alt-dice = Dice on { $space }: { $dice }.
alt-no-dice = There are no dice on the action spaces.
alt-hourglass = If the round ended now, { $name } would start the next one.
alt-black-dice =
    { $count ->
        [0] There are no black dice left.
        [one] There is 1 black die left.
       *[other] There are { $count } black dice left.
    }
alt-contract = Contract { $number }: { $contract }.
alt-contract-bonus = Contract { $number }: { $contract }; plus { $coins } or { $camels }.
alt-outposts = Outpost bonuses: { $where }.
alt-at-place = { $place } { $things }
alt-markers = City bonuses: { $where }.
alt-card = City card in { $place }: { $card }.
# The boards that show what a player's dice and money are enough for.
button-reach = In reach
# Below the pictures of what is in reach, on which the rest is dark.
reach-note = Everything lit up is in reach if the turn begins now. On the map, each place shows what the journey there costs and how many steps it takes; each space shows the most it can bring.
alt-reach = This shows what { $name } has the dice and money to do right now.
alt-journeys = A journey from { $places } can lead to { FORM($ends, case: "usual-listed") }.
alt-no-journey = They don't have enough dice or money for a journey.
alt-cards-open =
    { $count ->
        [one] City card that can be used: { $cities }.
       *[other] City cards that can be used: { $cities }.
    }
# ".always": what any die brings.
alt-open-gain = { $space } (up to { FORM($things, case: "usual-listed") })
    .always = { $space } ({ FORM($things, case: "usual-listed") })
alt-open-contracts =
    { $count ->
        [one] Contracts (1 to choose from)
       *[other] Contracts ({ $count } to choose from)
    }
alt-open-travel =
    { $count ->
        [one] Travel (1 step)
       *[other] Travel (up to { $count } steps)
    }
alt-open-toll = { $told }, occupied: pay { $coins }
alt-opened = Possible: { $spaces }.
alt-closed = Not possible: { $spaces }.

# $dice: their values, such as "5, 3 and black 2".
seat-dice =
    { $count ->
        [one] die { $dice }
       *[other] { TRAIT($dice, name: "kind") ->
            [named] { $dice }
           *[other] dice { $dice }
        }
    }
seat-contracts = contracts { $contracts }
seat-no-contracts = no contracts
seat-done =
    { $count ->
        [0] none completed
        [one] 1 completed
       *[other] { $count } completed
    }
seat-posts =
    { $left ->
        [0] no trading posts left
        [one] 1 trading post left
       *[other] { $left } trading posts left
    }
seat-black-posts =
    { $count ->
        [one] 1 black trading post placed
       *[other] { $count } black trading posts placed
    }

## The position as text

state-seat = **{ $name }**, { $character }: { $has }.
state-figure =
    { $count ->
        [one] Figure in { $places }.
       *[other] Figures in { $places }.
    }
state-posts = Trading posts ({ $count } placed, { $left } left): { $places }.
state-no-posts = No trading posts placed yet, { $left } left.
state-contract = Contract: { $contract }.
state-done = Completed: { $contracts }.
state-spaces = **Action spaces**
state-space = { $space }: { $dice }.
state-seat-dice = { $name } { $dice }
state-neutral-dice = neutral { $dice }
state-map = **Map**
state-place = { $place }: { $parts }.
state-place-roads = roads to { $roads }
state-road = { $place }
state-road-cost = { $place } ({ $cost })
state-place-marker = bonus { $things }
state-place-outpost = outpost bonus { $things }
state-place-card = city card { $card }
state-card-used = { $card } (used: { $dice })
state-place-posts = trading posts: { $names }
state-place-figures =
    { $count ->
        [one] { $names } is here
       *[other] { $names } are here
    }
state-beijing = Beijing's spaces: { $where }.
state-beijing-space = { $points }: { $name }
state-free = free
state-contracts = **Contracts on offer**
state-piles =
    { $black ->
        [one] 1 black die
       *[other] { $black } black dice
    } on the board; { $special ->
        [one] 1 contract
       *[other] { $special } contracts
    } in the special pile; { $rounds ->
        [0] this is the last round
        [one] 1 more round to come
       *[other] { $rounds } more rounds to come
    }.
state-goals = Your goal cards: { $goals }.
state-draft = Characters on offer: { $names }.

## Hand

hand-goals = **Your goal cards**
hand-contracts = **Your contracts**
hand-goal = { $goal } · { $state }
hand-goal-missing = still needs a trading post in { $places }
hand-goal-done = done
hand-cities = You've reached { $reached } of { $cities } cities on your goal cards. Reaching 1, 2, 3 or 4 scores { $steps } points.
hand-estimate =
    { $total ->
        [0] If the game ended now, you would have no points.
        [one] If the game ended now, you would have 1 point:
       *[other] If the game ended now, you would have { $total } points:
    }
hand-line = { $line }: { $vp }

# Below what everybody held, in a game that is over.
hands-to-come = Contracts for round { $round }: { $contracts }
