# Why something may not be done.

refusal-never-itself = The bonus of { $city } cannot copy itself; choose another city.
refusal-own-post-there = In this game only bonuses of cities where you have no post can be copied.
refusal-main-action-taken = You have taken your main action; bonus actions are left, or finish your turn.
refusal-no-dice-left = You have no dice left in this round.
refusal-dice-left =
    { $dice ->
        [one] You still have a die: take a main action, or sell the die for { $coins } coins.
       *[other] You still have { $dice } dice: take a main action, or sell dice for { $coins } coins each.
    }
refusal-nothing-to-trade = You have nothing to trade for this card ({ $card }).
refusal-too-often =
    { $most ->
        [one] You can use the card once.
       *[other] You can use the card { $most } times at most.
    }
refusal-nothing-completed = You have completed no contract yet; this card counts them ({ $card }).
refusal-no-small-city = This card needs a trading post of yours in a small city ({ $card }).
refusal-not-enough = That costs { $needed }; you have { $have }.
refusal-pairs =
    { $needed ->
        [one] That costs a pair of different goods; you can make { $have }.
       *[other] That costs { $needed } pairs of different goods; you can make { $have }.
    }
refusal-unknown-place = There is no place “{ $place }” on the map.
refusal-too-far =
    { $steps ->
        [0] { $place } is more than 6 steps away; you may go { $most }.
       *[other] { $place } is { $steps } steps away; you may go { $most }.
    }
refusal-other-figure-moves = It is { $figure } who moves now.
refusal-figures-together = Both figures are in { $place }: it makes no difference which one moves, so choose Niccolò.
refusal-leave-a-step = Both figures share { $most } steps; leave one for Marco.
refusal-sets-dice-freely = You set your dice as you like when you place them, so there is nothing to roll again or turn.
refusal-no-such-die = You have no die “{ $die }” to place.
refusal-unknown-contract = There is no contract “{ $contract }”.
refusal-contract-not-active = That contract does not lie before you: { $contract }.
refusal-one-black-die-a-turn = You have already bought a black die this turn; you may buy one a turn.
refusal-no-black-die = No black die is left in this round.
refusal-no-wrap = A die cannot be turned from 1 to 6 or from 6 to 1.
refusal-character-not-offered = That character is not on offer.
refusal-keep-two-goals = Keep exactly { $keep } goal cards; that would be { $given }.
refusal-not-your-goal = That goal card is not yours: { $goal }.
refusal-card-not-in-play = That city card is not in this game: { $card }.
refusal-no-post-there = You have no trading post in { $city }; its city card needs one.
refusal-card-taken = A die lies on that city card already; it is free again in the next round.
refusal-post-too-new = Your trading post in { $city } is new; you may use its city card from your next turn on.
refusal-khan-full = All places of the Khan's favour are taken in this round.
refusal-die-too-low = The Khan's favour asks for a die of { $needed } or more; yours shows { $die }.
refusal-no-contracts = No contracts are left to take.
refusal-contracts-to-come = All contracts are taken; new ones are laid out before your turn, and which is not known yet.
refusal-too-many-contracts = You may take { $most } contracts at most, not { $given }.
refusal-contract-not-there = That contract does not lie on the board: { $contract }.
refusal-contract-too-far = That contract lies on space { $space }; your die reaches { $die }.
refusal-too-few-dice =
    { $needed ->
        [one] That takes a die, and you have none left.
       *[other] That takes { $needed } dice; you have { $have }.
    }
refusal-colour-already-there = Your dice lie there already ({ $space }); only black and white ones may join.
refusal-occupied-cost =
    { $needed ->
        [one] Dice lie there already: that costs 1 coin; you have { $have }.
       *[other] Dice lie there already: that costs { $needed } coins; you have { $have }.
    }
refusal-dice-count =
    { $needed ->
        [one] That takes exactly 1 die, not { $given }.
       *[other] That takes exactly { $needed } dice, not { $given }.
    }
refusal-column-too-high = Your lowest die shows { $lowest }, so { $lowest } is the last column you may choose.
