# Why something may not be done.

refusal-never-itself = { $city }'s bonus can't copy itself; choose another city.
refusal-own-post-there = In this game, you can only copy bonuses of cities where you have no trading post.
refusal-main-action-taken = You've taken your main action; take bonus actions, or finish your turn.
refusal-no-dice-left = You have no dice left this round.
refusal-dice-left =
    { $dice ->
        [one] You still have a die: take a main action, or take { $coins } coins for the die.
       *[other] You still have { $dice } dice: take a main action, or take { $coins } coins for a die.
    }
# Asked for by who would pass in advance. $dice: those left in this round.
no-pass-ahead =
    { $dice ->
        [0] You have no dice left, so I'll skip your turns until the next round. You don't need to pass.
       *[other] You can't pass while you have dice left. But you can plan a turn, and once your dice are gone, I'll skip your turns.
    }
refusal-nothing-to-trade = You have nothing to trade with this card ({ $card }).
refusal-too-often =
    { $most ->
        [one] You can use the card only once.
       *[other] You can use the card at most { $most } times.
    }
refusal-nothing-completed = You haven't completed any contracts yet; this card counts them ({ $card }).
refusal-no-small-city = You need a trading post in a small city for this card ({ $card }).
refusal-not-enough = That costs { FORM($needed, case: "usual-listed") }; you have { FORM($have, case: "usual-listed") }.
refusal-pairs =
    { $needed ->
        [one] That costs a pair of different goods; you can make { $have }.
       *[other] That costs { $needed } pairs of different goods; you can make { $have }.
    }
refusal-unknown-place = There's no place called “{ $place }” on the map.
refusal-too-far =
    { $steps ->
        [0] { $place } is more than 6 steps away; your limit is { $most }.
       *[other] { $place } is { $steps } steps away; your limit is { $most }.
    }
refusal-other-figure-moves = You're moving { $figure } now.
refusal-figures-together = Both figures are in { $place }, so it makes no difference which one moves: choose Niccolò.
refusal-leave-a-step = The two figures share { $most } steps; leave one for Marco.
refusal-sets-dice-freely = You choose each die's value when you place it, so you don't need to roll it again or turn it.
refusal-no-such-die = You have no die “{ $die }” to place.
refusal-unknown-contract = There's no contract “{ $contract }”.
refusal-contract-not-active = You don't have that contract: { $contract }.
refusal-one-black-die-a-turn = You can buy only one black die a turn.
refusal-no-black-die = There are no black dice left this round.
refusal-no-wrap = You can't turn a die from 1 to 6 or from 6 to 1.
refusal-character-not-offered = You can't choose that character; choose one of those shown.
refusal-keep-two-goals = Keep exactly { $keep } goal cards, not { $given }.
refusal-not-your-goal = You don't have that goal card: { $goal }.
refusal-card-not-in-play = That city card isn't in this game: { $card }.
refusal-no-post-there = You have no trading post in { $city }, so you can't use its city card.
refusal-card-taken = That city card already has a die on it; it'll be free next round.
refusal-post-too-new = Your trading post in { $city } is new; you can use its city card from your next turn.
refusal-khan-full = The Khan's favour is full this round.
refusal-die-too-low =
    { $needed ->
        [6] The Khan's favour needs a { $needed }; a { $die } is too low.
       *[other] The Khan's favour needs a die that shows at least { $needed }; a { $die } is too low.
    }
refusal-no-contracts = There are no contracts left to take.
refusal-contracts-to-come = All the contracts are taken. New ones will come out before your turn.
refusal-too-many-contracts = You can take at most { $most } contracts, not { $given }.
refusal-contract-not-there = That contract isn't on the board: { $contract }.
refusal-contract-too-far = That contract is on space { $space }, and your die shows only { $die }.
refusal-too-few-dice =
    { $needed ->
        [one] You need a die for that, and you have none left.
       *[other] You need { $needed } dice for that, but you have fewer left.
    }
refusal-colour-already-there = You already have dice on this space ({ FORM($space, case: "noted") }), so you can add only black or white ones.
refusal-occupied-cost =
    { $needed ->
        [one] That space is occupied and costs 1 coin; you have { $have }.
       *[other] That space is occupied and costs { $needed } coins; you have { $have }.
    }
refusal-dice-count =
    { $needed ->
        [one] Use exactly 1 die for that, not { $given }.
       *[other] Use exactly { $needed } dice for that, not { $given }.
    }
refusal-column-too-high = Your lowest die shows { $lowest }, so { $lowest } is the highest column you can choose.
