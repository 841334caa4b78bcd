# The position: alt texts of pictures (each fact with a shorter wording), the text view, hand, score sheet.

button-carts = Player boards
alt-turn = Round { $round } of { $rounds }: { $name } to move.
    .short = Round { $round }: { $name }.
alt-draft = { $name } chooses a character.
    .short = { $name } chooses a character.
alt-goals = { $name } starts; all choose their goal cards.
    .short = { $name } starts; all choose goal cards.
alt-bonuses = { $name } starts round { $round } of { $rounds }; bonuses come before the roll.
    .short = { $name } starts round { $round }: bonuses.
alt-roll = { $name } starts round { $round } of { $rounds }; low rolls are compensated.
    .short = { $name } starts round { $round }: low rolls.
alt-over = The game is over.
    .short = The game is over.
alt-figures = Figures: { $where }.
    .short = Figures: { $where }.
alt-seat-places = { $name } { $places }
alt-posts = Trading posts: { $where }.
    .short = Posts: { $brief }.
alt-beijing = Beijing's spaces: { $where }.
    .short = Beijing: { $where }.
alt-beijing-space = { $points } { $name }
alt-dice = Dice on spaces: { $where }.
    .short = Dice: { $brief }.
alt-dice-there = { $space }: { $dice }
    .short = { $space } { $dice }
alt-no-dice = No dice on the board.
    .short = No dice on the board.
alt-hourglass = { $name } travelled last and would start the next round.
    .short = Hourglass: { $name }.
alt-hourglass-start = Nobody has travelled; { $name } would start again.
    .short = Hourglass: { $name }.
alt-black-dice = Black dice left: { $count }.
    .short = Black dice: { $count }.
alt-contracts = Contracts on offer: { $row }.
    .short = Contracts (camels-pepper-silk-gold: points): { $brief }.
alt-contract = { $number } { $contract }
alt-outposts = Outpost bonuses: { $where }.
    .short = Outpost bonuses left: { $brief }.
alt-at-place = { $place } { $things }
alt-markers = City bonuses: { $where }.
    .short = { "" }
alt-cards = City cards: { $where }.
    .short = For the rest press As text.

alt-seat = { $name }: { $full }.
    .short = { $colour }: { $brief }.
contract-in-brief = { $camel }-{ $pepper }-{ $silk }-{ $gold }: { $points }

seat-has = { $coins }, { $camels }, { $goods }, { $points }
    .short = { $coins }, { $camels }, { $goods }, { $points }
seat-dice = dice { $dice }
    .short = dice { $dice }
seat-contracts = contracts: { $contracts }
    .short = contracts { $brief }
seat-no-contracts = no contracts
    .short = no contracts
seat-done =
    { $count ->
        [0] none completed
        [one] 1 completed
       *[other] { $count } completed
    }
    .short = completed { $count }
seat-posts =
    { $black ->
        [0] { $left } posts left
       *[other] { $left } posts left, { $black } black ones placed
    }
    .short = posts left { $left }
named-seat = { $colour } ({ $name })

## The position as text

state-seat = **{ $name }**, { $character }: { $has }.
state-figure =
    { $count ->
        [one] Figure in { $places }.
       *[other] Figures in { $places }.
    }
state-posts = Trading posts ({ $count }, { $left } left): { $places }.
state-no-posts = No trading posts yet, { $left } left.
state-contract = Contract: { $contract }.
state-done = Completed: { $contracts }.
state-spaces = **Action spaces**
state-space = { $space }: { $dice }.
state-space-free = free
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
state-place-card-used = city card { $card } (used: { $dice })
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
state-contract-space = { $number }: { $contract }
state-contract-bonus = { $number }: { $contract }, with { $coins } or { $camels }
state-piles = { $black } black dice on the board; { $special } contracts in the special pile; { $rounds } rounds to come.
state-goals = Your goal cards: { $goals }.
state-draft = Characters on offer: { $names }.

## Hand

hand-goals = **Your goal cards**
hand-contracts = **Your contracts**
hand-goal = { $goal } · { $state }
hand-goal-missing = no trading post yet in { $places }
hand-goal-done = done
hand-cities = Different cities: { $reached } of { $cities } reached; 1, 2, 3 and 4 of them bring { $steps } points.
hand-estimate =
    { $total ->
        [0] If the game ended now, you would have no points.
        [one] If the game ended now, you would have 1 point:
       *[other] If the game ended now, you would have { $total } points:
    }
hand-line = { $line }: { $vp }
