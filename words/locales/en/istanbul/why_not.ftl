# Why a choice is not possible now. First to which moment of a turn it belongs, then what must be chosen before.

## The moment it belongs to

moment-at-place = You can only do that at { $places }.
moment-not-in-game = No place in this game does that.
moment-move = Your merchant moves at the start of your turn.
    .moved = You've already moved this turn.
moment-companion = Your companion moves at the start of your turn, instead of your merchant.
moment-place-companion = You place your companion at the start of your turn.
moment-guild = You play a guild card at the start of your turn, instead of moving.
moment-assistant = You leave or pick up assistants when your merchant arrives at a place.
moment-collect = You pick up an assistant when your merchant reaches the assistant's place; you collect mail at the Post Office.
moment-stop = You can only end your turn early when you would have to leave an assistant, pick one up or pay lira.
moment-pay = You pay other merchants when you arrive where they are.
moment-skip = The only thing you can skip is a place's action.
moment-meet = You meet a figure after your action, if it's at the same place.
moment-catch = You catch a family member after your action, if it's at the same place.
moment-reward = You choose a reward when you send a family member to the Police Station.
moment-end = You finish your turn after the action and the encounters.
moment-extra-turn = You can buy another turn at the end of a turn, for { $seals } seals.
moment-enough = You can choose that only when you're allowed to do an action again.
moment-done = You can choose that only at the end of the game, when you play your last cards.
moment-roll = You keep or change a roll right after you make it.
moment-goods = You choose goods to take or give when a place, a card or a tile asks for them.
moment-return = You get assistants back at 7 Fountain or with a card.
moment-recall = You bring back an assistant with the yellow tile during your own turn.
moment-discard = You discard a card when the Governor or a place asks for one.
moment-discard-guild = You discard a guild card when 18 Guild Hall asks for one.
moment-figure = You pay the Governor, the Smuggler or another figure when you meet them.
moment-exchange = You swap things with a figure you meet or a kiosk tile you pick.
moment-letter = You give letters when a place, a figure or a card asks for them.
moment-ruby = You can get rubies at { $places }. Type *rubies* after { command-rules } to see how.
moment-card = Only a bonus card lets you do that.
moment-extra-good = With the green tile, you can buy one more good at the warehouses.
moment-use = You choose a place's action when a card or 19 Tavern lets you.
moment-play = You can't play cards in the middle of this step.
    .other = You play cards during your own turn.

## What somebody may want, where it has no name of its own

# What somebody may type who wants one.
wish-ruby = ruby
wish-rubies = rubies
wish-catch = Catch { $colour }'s family member

## What must be chosen before

first-place = First use { $place }, or skip its action.

## What is missing of what is named

lacks-ware = You need { $needed } { $good } for that; you have { $have }.
lacks-not-wanted = Right now { $place } wants { FORM($goods, case: "usual-listed") }.
lacks-ruby-price = The ruby has a different price now. You can choose: { $options }.
lacks-other-goods = You can't take that here. You can take: { FORM($goods, case: "usual-listed") }.
lacks-tile-here = The { $tile } is at { $place }.
lacks-die = No die shows { $die }.
lacks-letter = You have no letter to { $place }.
lacks-letter-delivered = You don't have that many delivered letters.
lacks-other-place = You can't choose { $place } for that right now.
