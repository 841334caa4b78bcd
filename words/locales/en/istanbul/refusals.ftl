# Why something may not be done. ".short": as part of an option's label.

refusal-needs-lira = That costs { $lira } lira; you have { $have }.
    .short = { $lira } lira needed, you have { $have }
refusal-goods-short =
    { $short ->
        [one] You are 1 good short.
       *[other] You are { $short } goods short.
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
refusal-action-skipped = You have skipped that action in this turn.
refusal-assistant-lies-here = Your assistant is at { $place } already: pick it up.
refusal-call-3-to-12 = Call a number from 3 to 12.
refusal-card-not-in-hand = You do not hold the card { $card }.
refusal-catch-first = A family member is here: send it back first.
refusal-family-at-police = Your family member is at the Police Station already.
refusal-no-such-player = Nobody in this game plays { $colour }.
refusal-own-family = Nobody catches their own family member.
refusal-family-elsewhere = { CAPITAL($colour) }'s family member is at { $place }, not here.
refusal-family-safe = { CAPITAL($colour) }'s family member is at the Police Station; nobody is caught there.
refusal-family-not-here = Your family member is away, at { $place }.
    .short = your family member is at { $place }
refusal-met-already = You have met the { $figure } this turn.
refusal-move-first = Move first: choose a place, or type move and its number, such as move 5.
refusal-movement-replaced = A card has already changed how you move.
    .short = a card has changed your move
refusal-must-move = You are at { $place } already; you may walk { $nearest } or { $farthest }.
refusal-needs-goods = The tile asks for { $needed } { $good }; you have { $have }.
    .short = { $needed } { $good } needed, you have { $have }
refusal-needs-yellow-tile = Only the yellow mosque tile allows that.
refusal-no-assistant-out = All your assistants are with you.
    .short = all assistants are with you
refusal-no-assistant-there = You have no assistant at { $place }.
refusal-no-assistant-left = You have no assistant left to leave. The Fountain returns them.
refusal-no-neutral-assistant-there = No neutral assistant is at { $place }.
refusal-no-cards-left = No bonus cards are left.
    .short = no bonus cards are left
refusal-not-during-action = Wait until the action is done.
refusal-no-room = Your wheelbarrow has room for { $room } of each good.
refusal-not-from-here = The assistant must come from a place other than { $place }.
refusal-not-here = The { $figure } is not here.
refusal-nothing-wanted = The market wants none of your goods.
    .short = none of your goods are wanted
refusal-once-a-turn = The yellow tile works once a turn.
refusal-only-before-moving = That card replaces your move: play it before you move.
refusal-only-encounters-left = The time for an action is over; only encounters are left.
refusal-only-goods-or-lira-now = Only cards that give goods or lira may be played now.
refusal-only-while-moving = That card may be played only before you move, or where you arrive before an assistant is left or picked up.
refusal-only-with-place = That card belongs to the action of { $place }.
refusal-stack-empty = No tile for { $good } is left.
    .short = no tile for { $good } is left
refusal-both-tiles-owned = You already own both tiles of this mosque.
    .short = you already own both tiles
refusal-tile-owned = You already own the tile for { $good }.
    .short = you already own the tile for { $good }
refusal-too-far = { $place } is { $distance } places away; you may walk { $nearest } or { $farthest } (3 or 4 with a card).
refusal-too-far-for-card = { $place } is { $distance } places away; your card asks for { $nearest } or { $farthest }.
refusal-too-far-for-companion = { $place } is { $distance } places away; the companion goes { $farthest }.
refusal-too-far-to-stay = { $place } is { $distance } places away; your card lets you stay.
refusal-too-near-for-companion = { $place } is too near; the companion goes { $farthest } places.
refusal-must-move-companion = Your companion is at { $place } already.
refusal-too-near =
    { $distance ->
        [one] { $place } is next to you; your card asks for { $nearest } or { $farthest } places.
       *[other] { $place } is { $distance } places away; your card asks for { $nearest } or { $farthest }.
    }
refusal-turn-over = This turn is over; only finishing it is left.
refusal-unknown-card = There is no bonus card “{ $card }”.
refusal-unknown-place = There is no place “{ $place }” here.
refusal-wheelbarrow-complete = Your wheelbarrow is complete.
    .short = your wheelbarrow is complete
