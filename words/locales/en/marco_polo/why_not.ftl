# Why a choice is not possible now. First to which moment of a turn it belongs, then what must be chosen before.

## The moment it belongs to

moment-main = A main action is chosen at the beginning of your turn.
    .chosen = You have chosen your main action already.
    .taken = You have taken your main action in this turn.
moment-bonus = Bonus actions are taken in your turn, before or after the main action, not in the middle of one.
    .other = Bonus actions are taken in your turn.
moment-end = A turn is finished after its main action.
moment-pick = Characters are chosen before the first round.
moment-keep = Goal cards are chosen before the first round.
moment-take = Goods, camels and coins are chosen where a bonus or a card gives them, contracts with the main action { $contracts }.
moment-discard = A contract is discarded when you take one and have no room.
moment-swap = A contract is discarded for a new one only when you draw it and have no room.
moment-column-bonus = Coins or camels come with a contract of space 5 or 6.
moment-dice = Dice are chosen once you have chosen the action they are placed for.
moment-turn-die = Dice are turned with the bonus action that costs { $camels } camels.
moment-column = A column is chosen in the bazaar.
moment-travel = Your figures move with the main action { $travel }, or when a bonus brings a step.
moment-route = A way is chosen only while you travel, where ways differ.
moment-first = What comes first is asked only where several bonuses come at once.
moment-from = A trading post is moved only when none is left to place.
moment-copy = A city bonus is copied at the start of a round, by the question mark of a city with your trading post.
moment-collect = The bonuses of your small cities are collected with a city card.
moment-stay = Staying is a choice only where a bonus brings a step.
moment-card-use = That is chosen while you use a city card.
moment-give = Goods in pairs are given only for a road that asks for them.

## What somebody may want, where it has no name of its own

wish-contract = Take the contract: { $contract }

## What must be chosen before

first-action = Choose an action first.
    .taken = Take a bonus action or finish your turn.

## What is missing of what is named

lacks-other-contract = That contract is not among those asked about now: { $contract }.
lacks-other-place = { $place } is not what is asked about now.
lacks-other-count = That is not what you may take: “{ $question }”.
