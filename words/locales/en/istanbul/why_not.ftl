# Why a choice is not possible now. First to which moment of a turn it belongs, then what must be chosen before.

## The moment it belongs to

moment-at-place = You can do that at { $places }.
moment-not-in-game = No place in this game does that.
moment-move = Your merchant moves at the start of your turn.
    .moved = You have already moved this turn.
moment-companion = Your companion moves at the start of your turn, instead of your merchant.
moment-place-companion = You place your companion at the start of your turn.
moment-guild = You play a guild card at the start of your turn, instead of moving.
moment-assistant = You leave or pick up assistants when your merchant arrives at a place.
moment-collect = You pick up your assistant when your merchant arrives where it is; you collect mail at 5 Post Office.
moment-stop = You can stop only where you need an assistant or lira.
moment-pay = You pay other merchants when you arrive where they are.
moment-skip = You can skip only the action of a place.
moment-meet = You meet figures after your action, where they are.
moment-catch = You catch family members after your action, where they are.
moment-reward = You choose a reward when you send a family member to the Police Station.
moment-end = You finish your turn after the action and the encounters.
moment-extra-turn = You can buy another turn at the end of a turn, for { $seals } seals.
moment-enough = You choose that only where you may do an action once more.
moment-done = You choose that only at the end of the game, when you play your last cards.
moment-roll = You keep or change a roll right after you make it.
moment-goods = You choose goods to take or give when a place, a card or a tile asks for them.
moment-return = Assistants come back at 7 Fountain or by a card.
moment-recall = The yellow tile brings back an assistant during your own turn.
moment-discard = You discard cards when the Governor or a place asks for one.
moment-discard-guild = You discard guild cards when 18 Guild Hall asks for it.
moment-figure = You pay a figure once you have met it.
moment-exchange = You exchange with a figure you meet or through a kiosk tile you pick.
moment-letter = You give letters when a place, a figure or a card asks for them.
moment-ruby = You choose a ruby when you may take one.
moment-card = Only a bonus card lets you do that.
moment-extra-good = With the green tile you can buy one more good at the warehouses.
moment-use = You choose a place's action when a card or 19 Tavern asks for it.
moment-play = You can't play cards in the middle of this step.
    .other = You play cards in your own turn.

## What somebody may want, where it has no name of its own

wish-catch = Catch { $colour }'s family member

## What must be chosen before

first-place = First use { $place }, or skip its action.

## What is missing of what is named

lacks-ware = You need { $needed } { $good } for that; you have { $have }.
lacks-not-wanted = { $place } wants these goods now: { $goods }.
lacks-ruby-price = The ruby has a different price now: { $options }.
lacks-other-goods = You can't take that here. You can take: { $goods }.
lacks-tile-here = The { $tile } is at { $place }.
lacks-die = No die shows { $die }.
lacks-letter = You have no letter to { $place }.
lacks-letter-delivered = You don't have that many delivered letters.
lacks-other-place = You can't choose { $place } for that now.
