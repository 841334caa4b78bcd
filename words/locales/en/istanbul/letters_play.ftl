# Letters & Seals in play: options, questions, refusals, events.

## Options

# What exchanges at the Kiosk name beside goods, lira and cards in hand.
kiosk-letter = a letter
kiosk-lira = lira
kiosk-card = a bonus card
label-companion = Companion to { $place }
label-place-companion = Place your companion by your merchant
label-take-companion = Take your companion into your supply
# At the Fountain, while assistants could come back instead.
label-only-companion = Only your companion, no assistants
label-leave-companion = Leave your companion where it is
label-figure-merchant = Move your merchant
label-figure-companion = Move your companion
label-to-merchant = To { $name }'s merchant at { $place }
label-use-figure = Use the { $figure } at { $place }
label-take-letters = Take { $count } letters
label-letter = Give: letter to { $place }
label-letter-delivered = Give a delivered letter ({ $seals } seals)
label-trade = Give { $letters }
label-extra-turn = Another turn: give { $letters }
# After a choice that chance decides.
shortcut-another-turn = then you can buy another turn ({ $seals } seals)
label-seals = { $seals } seals
label-open-kiosk = Take letters and turn up { $count } tiles
label-decline = Don't use it
label-use-tile = Use it
label-swap = Get { $gained } for { $given }
label-bid = Bid { $lira } lira
label-pass = Pass

ask-companion = Your companion
ask-tunnel-figure = Who will move on?
ask-tunnel = Where to?
    .help = You have no action and no encounters there.
ask-family-step = Where will your family member go?
ask-move-to-merchant = To whose merchant?
ask-use-figure = Which figure?
ask-courier = Pay the Courier
    .help = You can pay with the new letter, too.
ask-letter = Which letter will you give?
    .public = which letter will you give?
ask-ruby = Which ruby?
ask-kiosk-pick = Choose a tile
    .help = Each player takes one; the player at the Kiosk also gets the last one.
    .public = choose a kiosk tile.
ask-kiosk-use = Your tile: { $tile }
    .help = Use it or leave it; either way, it's turned face down.
    .public = your kiosk tile: { $tile }. Will you use it?
ask-give-ware = What will you give?
ask-opening-bid = Open the auction
    .help = Everybody else bids once; if somebody outbids you, you can make the last bid.
    .public = open the auction of { $cards } bonus cards.
ask-bid = You get one bid
    .help = { $bid ->
        [0] Nobody has bid yet. Your bid is final.
       *[other] { $bidder } bids { $bid } lira. Your bid is final.
    }
    .public = { $bid ->
        [0] nobody has bid for the { $cards } bonus cards yet. You get one bid (you have { $have } lira).
       *[other] { $bidder } bids { $bid } lira for { $cards } bonus cards. You get one bid (you have { $have } lira).
    }
ask-closing-bid = Make the last bid
    .help = { $bidder } bids { $bid } lira. Bid more, or pass and get the { $bid } lira.
    .public = { $bidder } bids { $bid } lira for { $cards } bonus cards. Make the last bid (you have { $have } lira).

group-companion = Your companion
group-seals = Give for seals
group-extra-turn = Another turn for seals
group-letter = Which letter?
group-tunnel-figure = Who will move on?
group-tunnel = Where to?
group-family-step = Step to
group-move-to-merchant = To whom?
group-use-figure = Which figure?
group-courier = Pay with
group-kiosk-pick = Choose a tile
group-kiosk-use = Use it
group-ruby = Which ruby?
group-bid = Your bid
part-bid = Bid { $first } to { $last } lira

## Refusals

refusal-needs-seals = That costs { $seals } seals; you have { $have }.
    .short =
        { $short ->
            [one] 1 seal short
           *[other] { $short } seals short
        }
refusal-no-letters-left = There are no letters left.
    .short = no letters are left
refusal-needs-letters-and-seals = That's part of Letters & Seals, which isn't in this game.
refusal-another-turn-follows = You already have another turn after this one.
refusal-one-extra-turn-a-round = You can buy only one extra turn per round.
refusal-companion-not-in-supply = Your companion isn't in your supply.
refusal-companion-not-placed = Your companion isn't on the board.
refusal-family-step-was-the-move = Your family member's step was your move: your merchant and companion stay where they are this turn.
    .short = your merchant and companion stay put this turn
refusal-no-place-to-step = Your family member has nowhere to go.
refusal-no-merchant-elsewhere = All the other merchants are already where yours is.
refusal-nothing-to-copy = There's no card to copy.
refusal-nothing-to-pay-with = You can't afford to meet any of the figures.
refusal-tile-not-open = That tile isn't face up.
refusal-tile-does-not-do = That tile does something else: { $tile }.
refusal-bid-too-low = { $lira } lira isn't enough, because the highest bid is { $highest } lira.

## What happened

event-drew-letters =
    { $count ->
        [0] { $who } found no letters left to draw.
        [one] { $who } drew a letter to { $places }.
       *[other] { $who } drew letters to { $places }.
    }
    .part =
        { $count ->
            [0] found no letters left to draw
            [one] drew a letter to { $places }
           *[other] drew letters to { $places }
        }
event-delivered-letters =
    { $count ->
        [one] { $who } delivered the letter to { $places }.
       *[other] { $who } delivered the letters to { $places }.
    }
    .part =
        { $count ->
            [one] delivered the letter to { $places }
           *[other] delivered the letters to { $places }
        }
event-gave-letters = { $who } gave { $letters }.
event-companion-placed = { $who } placed their companion at { $place }.
    .part = placed their companion at { $place }
event-companion-moved = { $who } moved their companion from { $origin } to { $place }.
    .part = moved their companion from { $origin } to { $place }
event-companion-taken = { $who } took their companion from the general supply.
    .part = took their companion from the general supply
event-companion-taken-back = { $who } took their companion back from { $origin }.
    .part = took their companion back from { $origin }
event-family-moved = { $who } moved their family member from { $origin } to { $place }.
    .part = moved their family member from { $origin } to { $place }
event-opened-tiles = { $who } turned up these kiosk tiles: { $tiles }.
event-picked-tile = { $who } chose a kiosk tile ({ $tile }).
    .part = chose a kiosk tile ({ $tile })
event-took-last-tile = { $who } took the last kiosk tile ({ $tile }).
    .part = took the last kiosk tile ({ $tile })
event-used-tile = { $who } used a kiosk tile ({ $tile }).
event-declined-tile = { $who } left a kiosk tile unused ({ $tile }).
    .part = left a kiosk tile unused ({ $tile })
event-bid = { $who } bid { $lira } lira.
    .part = bid { $lira } lira
event-passed-bid = { $who } passed.
event-won-auction = { $who } won the auction for { $lira } lira.
    .part = won the auction for { $lira } lira
event-copied-card = { $who } copied “{ $card }”.
    .part = copied “{ $card }”
event-extra-turn = { $who } bought another turn.
    .part = bought another turn

# What a player answers ahead to questions in the turns of others.
ahead-auction = **Other players' auctions** · { $answer ->
    [pass] I pass for you.
    [bid] On your behalf, I bid 1 lira more than the highest bid, up to { $lira } lira. Beyond that, I pass.
   *[ask] I ask you each time.
}
ahead-auction-choice = { $answer ->
    [pass] Always pass
   *[bid] Bid up to { $lira } lira
}
# $tiles: what they give, the most wanted first.
ahead-kiosk = **Kiosk tiles that others turn up** · { $answer ->
    [never] I take any tile for you, but I don't use it.
    [order] I take the first of these that's available: { $tiles }. If none is, I ask you. I also ask how to use the tile.
   *[ask] I ask you each time.
}
ahead-kiosk-never = Never use a tile
# $which: whether another tile is taken before it.
ahead-kiosk-choice = { $which ->
    [first] First take: { $tile }
   *[next] Then take: { $tile }
}
