# Options of a decision, as buttons and menus show them.

# Where one may go.
label-place = { $place }
with-prospect = { $place } · { $prospect }
prospect-warehouse =
    { $gain ->
        [0] no room for more { $good }
       *[other] { $gain } { $good }
    }
tile-with-effect = { $tile } ({ $effect })
# Of the second tile of a mosque.
prospect-tile-ruby = { $tile } and a ruby
prospect-sale =
    { $count ->
        [1] sell 1 good: { $lira } lira
       *[other] sell up to { $count }: { $lira } lira
    }
prospect-sale-by-card = your card sells any goods

label-cut-short-assistant = turn ends unless an assistant returns
# No card and no tile could bring one back.
label-cut-short-no-assistant = no assistant left: turn ends
label-cut-short-merchants = turn ends (you can't pay the merchants there)
# What still stands in the way of the action after a card was played or an assistant returned.
label-afterwards = then: { $why }
label-leave-assistant = −1 assistant
# Of a turn that ends before the action.
label-leave-all-the-same = 1 assistant stays there anyway
label-collect-assistant = +1 assistant
label-collect-neutral-one = +1 neutral assistant
# `.included`: what is paid to others on the way, of a place whose action needs more lira: it is a part of these.
label-pay-seat = pay { $name } { $lira } lira
    .included = including { $lira } lira for { $name }
label-neutral-merchants =
    { $count ->
        [one] pay { $lira } lira for a neutral merchant
       *[other] pay { $lira } lira for { $count } neutral merchants
    }
    .included =
        { $count ->
            [one] including { $lira } lira for a neutral merchant
           *[other] including { $lira } lira for { $count } neutral merchants
        }
label-catch-here = catch { $name }'s family member
label-neutral-assistant = neutral assistant here
label-figures-here = { $figures } here

chance-tile = new demand tile, no undo
chance-bids = others bid next, no undo
chance-picks = others choose next, no undo
chance-governor = the Governor moves on, no undo
chance-smuggler = the Smuggler moves on, no undo
chance-coffee-trader = the Coffee Trader moves on, no undo
chance-courier = the Courier moves on, no undo
chance-neutral = it moves on, no undo
chance-neutrals = they move on, no undo

label-leave = Leave an assistant
label-collect = Pick up your assistant
# `.stays`: where an assistant of one's own could be picked up.
label-stop-assistant = Leave no assistant and end your turn
    .stays = Leave your assistant there, end turn
label-stop-pay = Pay nobody and end your turn
label-pay-all = Pay the merchants here
label-pay = Pay { $lira } lira: { $who }
label-skip = Skip the action
label-enough = Don't do it again
label-no-extra = No extra good
label-done = Stop playing cards
# Of an option with which somebody has enough rubies.
label-last-round = { $text } · starts the last round

label-fill =
    { $gain ->
        [0] Take nothing: { $good } is already full
       *[other] Take { $gain } { $good }
    }
label-extra = 1 more { $good } for { $lira } lira
label-take-good = Take 1 { $good }
# In the detail of an option that takes one good.
label-no-room = no room, so you'd lose it
label-roll-first = Roll first, then choose the good
# What is sold, and for how much.
label-sell = { $goods } → { $lira } lira
# What is left of the goods after a sale.
label-keep = keep { $goods }
label-any-count =
    { $count ->
        [one] 1 good of any type → { $lira } lira
       *[other] { $count } goods of any type → { $lira } lira
    }
label-deliver = Give { $goods }
label-tile = Take the { $tile } for 1 { $good }
label-buy-ruby = Buy a ruby for { $lira } lira
label-buy-extension = Buy an extension for { $lira } lira
label-buy-last-extension = Buy the third extension for { $lira } lira and get a ruby
label-room-after = then room for { $capacity } of each good
label-mail = Collect { $goods } and { $lira } lira
# All of them, of several.
label-return-all =
    { $count ->
        [2] Both assistants return
       *[other] All { $count } assistants return
    }
label-return =
    { $count ->
        [one] { $places }: 1 assistant returns
       *[other] { $places }: { $count } assistants return
    }
label-call = Call { $number }
# $tile: with the red tile, which changes a roll; then the number is rounded.
label-call-odds = { $tile ->
    [yes] { $lira } lira in about { $ways } of 36 rolls (with your red tile)
   *[no] { $lira } lira in { $ways } of 36 rolls
}
label-keep-roll = Keep the roll
label-turn-die = Set the { $was } to { $now }
label-turn-die-by-card = Set the { $was } to { $now } with “{ $card }”
# $text: what is done with the roll.
label-roll-brings = { $text }: { $gains }
label-reroll = Roll both dice again
label-deck =
    { $count ->
        [one] Draw 1 card from the deck
       *[other] Draw { $count } cards
    }
label-deck-size =
    { $count ->
        [0] the discard pile is shuffled first
        [one] 1 card left
       *[other] { $count } cards left
    }
label-discard-pile = Take “{ $card }” (discard pile)
# Where the second card can only come from the deck and is drawn at once.
label-discard-and-deck = Take “{ $card }” and draw a card
label-discard = Discard “{ $card }”
# A card that is given for something; several are called like what they bring: "1 good", "5 lira".
given-card = “{ $card }”
label-catch = Catch { $name }: { $reward }
# A kiosk tile as an option of its own.
label-thing = { CAPITAL($thing) }
# A reward that is chosen alone, before which nobody is caught.
label-reward = Take { $reward }
reward-lira = { $lira } lira
reward-card = a bonus card
label-meet = Meet the { $figure }
label-good-for-lira = { CAPITAL($good) }: pay { $lira } lira
label-good-for-good = { CAPITAL($good) }: give 1 { $price }
label-good-for-itself = Take 1 { $good } and give it back
label-pay-lira = Pay { $lira } lira
label-play = Play “{ $card }”
# After the name of the card that copies the top discard; $card: the one on top.
label-copies = copies “{ $card }”
# Places to go with the card alone, where something can be done.
label-reach = useful to reach { $places }
label-reach-many = useful to reach { $count } more places
label-recall = Assistant from { $place }: pay { $lira } lira

# Several choices at one press, below the name of the place: what they cost and bring.
shortcut-for = { $price } → { $gains }
shortcut-pay = pay { $price }
shortcut-sell = sell { $goods }
# What a mosque takes of the goods it wants to see.
shortcut-one = 1 { $good }
# At the Black Market, after the good that one takes: dice decide.
shortcut-jewelry = maybe jewelry
# The family member is sent to $place from the Police Station, where the merchant goes ($place below: its number).
shortcut-family = Family member to { $place }
shortcut-merchant-to = merchant to { $place }
# $consolation: the lira for a lower roll.
shortcut-call = { $number } lira if you roll { $number } or more, otherwise { $consolation }
shortcut-meet = meet the { $figure }
shortcut-not-met = skip the { $figures }
shortcut-left-undone = no action there
# Of two buttons for one place: first what is chosen there.
# `.family`: $place says that the family member is sent there.
shortcut-apart = { CAPITAL($what) } at { $place }
    .family = { CAPITAL($what) }: { $place }
shortcut-extra = 1 more { $good }
shortcut-no-extra = no extra good
shortcut-lost = no room for { $goods }
shortcut-catches =
    { $count ->
        [one] catch { $name }'s family member
       *[other] catch { $count } family members
    }
# $gains: what one gets for that.
shortcut-caught = { $catch }: { $gains }
# What a button is called after whose choice is the reward for a catch.
shortcut-catch-for = catch: { $gain }
shortcut-ruby = ruby
shortcut-extension = room for { $capacity } of each good
# $places: the numbers of those from which they come back.
shortcut-back =
    { $count ->
        [one] 1 assistant returns (from { $places })
       *[other] { $count } assistants return (from { $places })
    }
# Of the assistants that could come back, those that the turn leaves where they are.
shortcut-stay =
    { $count ->
        [one] 1 stays out ({ $places })
       *[other] { $count } stay out ({ $places })
    }
# Of one that does not end the turn: what comes next.
shortcut-opens = { $kind ->
    [smuggler] then choose the good
    [extra-good] then choose an extra good
    [coffee-trader] then choose how to pay
    [companion] then choose what your companion does
    [again] then choose whether to do it again
    [roast-more] then choose whether to roast more
    [pay] then act there
   *[other] then choose
}
# Somebody has enough rubies then.
shortcut-last-round = starts the last round
# `.back`: one that is on the board.
shortcut-companion = take your companion
    .back = your companion back
shortcut-companion-placed = place your companion first
shortcut-discard-pile = “{ $card }” from the discard pile
# A bonus card whose name does not stand on the button, with quotation marks.
shortcut-play = play { $card }
shortcut-discard = discard { $card }
# Of the Caravansary, where the discard pile is not asked about.
shortcut-first-card = { $cards } bonus cards (the first from the deck), then discard one
# At the Caravansary, after a card from the discard pile.
shortcut-second-card = a bonus card from the deck, then discard one
shortcut-delivers =
    { $count ->
        [one] delivers a letter
       *[other] delivers { $count } letters
    }
# Those of somebody else, whose figure goes somewhere.
shortcut-delivers-of =
    { $count ->
        [one] delivers { $who }'s letter
       *[other] delivers { $count } letters of { $who }
    }
