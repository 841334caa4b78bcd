# Why something may not be done. ".short": as part of an option's label; $short: by how much what one has is too little.

refusal-needs-lira = That costs { $lira } lira; you have { $have }.
    .short = { $short } lira short
refusal-goods-short =
    { $short ->
        [one] You're 1 good short.
       *[other] You're { $short } goods short.
    }
    .short =
        { $short ->
            [one] 1 good short of a ruby
           *[other] { $short } goods short of a ruby
        }
    .guild =
        { $short ->
            [one] 1 good short
           *[other] { $short } goods short
        }
refusal-action-skipped = You skipped that action this turn.
refusal-assistant-lies-here = Your assistant is already at { $place }; pick it up instead.
refusal-call-3-to-12 = Call a number from 3 to 12.
refusal-card-not-in-hand = You don't have that card: { $card }.
refusal-catch-first = A family member is here: send it back first.
refusal-family-at-police = Your family member is already at the Police Station.
refusal-no-such-player = Nobody is playing { $colour } in this game.
refusal-own-family = You can't catch your own family member.
refusal-family-elsewhere = { CAPITAL($colour) }'s family member is at { $place }, not here.
refusal-family-safe = { CAPITAL($colour) }'s family member is at the Police Station, where you can't catch it.
refusal-family-not-here = Your family member is away, at { $place }.
    .short = no family member to send, it's at { $place }
refusal-met-already = You've already met the { $figure } this turn.
refusal-move-first = Move first: choose a place, or type its number.
refusal-movement-replaced = A card has already changed how you move.
    .short = a card has changed your move
refusal-must-move = You're already at { $place }; move { $nearest } or { $farthest } places.
refusal-needs-goods = You need { $needed } { $good } for that tile; you have { $have }.
    .short = { $short } { $good } short of the { $tile }
refusal-needs-yellow-tile = You need the yellow mosque tile for that.
refusal-no-assistant-out = All your assistants are with you.
    .short = all your assistants are with you
refusal-no-assistant-there = You have no assistant at { $place }.
refusal-no-assistant-left = You have no assistants to leave here; get some back at the Fountain.
refusal-no-neutral-assistant-there = There's no neutral assistant at { $place }.
refusal-no-cards-left = There are no bonus cards left.
    .short = no bonus cards are left
refusal-not-during-action = Finish the action first.
refusal-no-room = Your wheelbarrow holds only { $room } of each good.
refusal-not-from-here = Choose an assistant that isn't at { $place }.
refusal-not-here = The { $figure } isn't here.
refusal-no-goods = You have no goods to sell.
    .short = no goods to sell
refusal-nothing-wanted = The market doesn't want any of your goods.
    .short = none of your goods are wanted
refusal-once-a-turn = You can use the yellow tile only once a turn.
refusal-only-before-moving = That card replaces your move: play it before you move.
refusal-only-encounters-left = It's too late for an action; you can only have encounters now.
refusal-only-goods-or-lira-now = Right now you can only play cards that give goods or lira.
refusal-only-while-moving = Play that card before you move, or when you arrive, before you leave an assistant or pick one up.
refusal-only-with-place = You can play that card only when you use { $place }.
refusal-stack-empty = There are no tiles for { $good } left.
    .short = no tiles for { $good } are left
refusal-both-tiles-owned = You already own both tiles of this mosque.
    .short = you already own both tiles
refusal-tile-owned = You already own the tile for { $good }.
    .short = you already own the tile for { $good }
refusal-too-far = { $place } is { $distance } places away; you can move { $nearest } or { $farthest } (3 or 4 with a card).
refusal-too-far-for-card = { $place } is { $distance } places away; this card only lets you move { $nearest } or { $farthest }.
refusal-too-far-for-companion =
    { $farthest ->
        [one] { $place } is { $distance } places away; your companion can only move 1 place.
       *[other] { $place } is { $distance } places away; your companion can only move { $farthest } places.
    }
refusal-too-far-to-stay = { $place } is { $distance } places away; with this card you stay where you are.
refusal-too-near-for-companion = { $place } is too near; your companion has to move { $farthest } places.
refusal-must-move-companion = Your companion is already at { $place }.
refusal-too-near =
    { $distance ->
        [one] { $place } is only 1 place away; with this card you have to move { $nearest } or { $farthest }.
       *[other] { $place } is only { $distance } places away; with this card you have to move { $nearest } or { $farthest }.
    }
refusal-turn-over = Your turn is over: press *{ label-end }*.
refusal-unknown-card = There's no bonus card called “{ $card }”.
refusal-unknown-place = There's no place called “{ $place }” here.
refusal-wheelbarrow-complete = Your wheelbarrow is complete.
    .short = your wheelbarrow is complete
