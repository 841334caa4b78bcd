# Why a choice is not possible now. First to which moment of a turn it belongs, then what must be chosen before.

## The moment it belongs to

moment-main = You choose a main action at the start of your turn.
    .chosen = You've already chosen your main action.
    .taken = You've taken your main action this turn.
moment-bonus = You take bonus actions before or after your main action, not in the middle of it.
    .other = You take bonus actions on your own turn.
moment-end = You finish your turn after your main action.
moment-pick = You choose a character before the first round.
moment-keep = You choose goal cards before the first round.
moment-take = You choose goods, camels or coins when a bonus or a card gives them. You take contracts with the main action { $contracts }.
moment-discard = You discard a contract when you take one and have no room.
moment-swap = You swap a contract only if you draw a new one and have no room.
moment-column-bonus = You get coins or camels with a contract from space 5 or 6.
moment-dice = First choose an action, then the dice for it.
moment-turn-die = You turn dice with the bonus action that costs { $camels } camels.
moment-column = You choose a column when you use the bazaar.
moment-travel = You move your figures with the main action { $travel }, or when you get a bonus step.
moment-route = You choose a route only while travelling, and only if there's more than one.
moment-first = You choose what comes first only when you get several bonuses at once.
moment-from = You move a trading post only when you have none left to place.
moment-copy = You copy a city bonus at the start of a round, if you have a trading post in the city with the question mark.
moment-collect = You collect the bonuses of your small cities with a city card.
moment-stay = You can choose to stay only when you get a bonus step.
moment-card-use = You choose that while you use a city card.
moment-give = You pay pairs of goods only when you take a road that costs them.

## What somebody may want, where it has no name of its own

wish-contract = Take the contract: { $contract }

## What must be chosen before

first-action = Choose an action first.
    .taken = Take a bonus action or finish your turn.

## What is missing of what is named

lacks-other-contract = You can't choose that contract right now: { $contract }.
lacks-other-place = You can't choose { $place } right now.
lacks-other-count = You can't take that here: “{ $question }”
