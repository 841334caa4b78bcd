# Why a choice is not possible now. First to which moment of a turn it belongs, then what must be chosen before.

## The moment it belongs to

moment-at-place = That is done at { $places }.
moment-not-in-game = No place of this game does that.
moment-move = Your merchant moves at the beginning of your turn.
    .moved = You have moved already in this turn.
moment-companion = Your companion moves at the beginning of your turn, instead of your merchant.
moment-place-companion = Your companion is placed at the beginning of your turn.
moment-guild = A guild card is played at the beginning of your turn, instead of moving.
moment-assistant = Assistants are left and picked up when your merchant arrives at a place.
moment-collect = Your assistant is picked up when your merchant arrives where it is; mail is collected at 5 Post Office.
moment-stop = You may stop only where an assistant or lira are asked for.
moment-pay = Other merchants are paid when you arrive where they are.
moment-skip = Only the action of a place can be skipped.
moment-meet = Figures are met after the action, where they are.
moment-catch = Family members are caught after the action, where they are.
moment-reward = A reward is chosen when a family member is sent to the Police Station.
moment-end = A turn is finished after the action and the encounters.
moment-extra-turn = Another turn is bought at the end of a turn, with { $seals } seals.
moment-enough = That is chosen only where an action may be done once more.
moment-done = That is chosen only at the end of the game, when the last cards are played.
moment-roll = A roll is kept or changed right after it.
moment-goods = Which goods you take or give is chosen when a place, a card or a tile asks for them.
moment-return = Assistants return at 7 Fountain or by a card.
moment-recall = The yellow tile returns an assistant in your own turn.
moment-discard = Cards are discarded when the Governor or a place asks for one.
moment-discard-guild = Guild cards are discarded when 18 Guild Hall asks for it.
moment-figure = A figure is paid when you have met it.
moment-exchange = Exchanges are made with a figure you meet or a kiosk tile you pick.
moment-letter = Letters are given when a place, a figure or a card asks for them.
moment-ruby = Which ruby you take is chosen where you may take one.
moment-card = Only a bonus card allows that.
moment-extra-good = One more good is sold at the warehouses to the owner of the green tile.
moment-use = Which place's action you use is chosen when a card or 19 Tavern asks for it.
moment-play = Cards are not played in the middle of this step.
    .other = You play cards in your own turn.

## What somebody may want, where it has no name of its own

wish-catch = Catch { $colour }'s family member

## What must be chosen before

first-place = First use { $place }, or skip its action.

## What is missing of what is named

lacks-ware = That takes { $needed } { $good }; you have { $have }.
lacks-not-wanted = { $place } wants these goods now: { $goods }.
lacks-ruby-price = That is not what the ruby costs now: { $options }.
lacks-other-goods = That is not what you may take here: { $goods }.
lacks-tile-here = The { $tile } is at { $place }.
lacks-die = No die shows { $die }.
lacks-letter = You have no letter to { $place }.
lacks-letter-delivered = You do not have that many delivered letters.
lacks-other-place = { $place } is no place for that now.
