# What a thing means for the reader, with the figures of their table.

## What something costs

# $unit: what is paid, and whether it is for a ruby.
example-price =
    { $unit ->
        [ruby-lira] You have { $have } lira; the next ruby costs { $cost } and leaves you with { $left }.
        [ruby-coffee] You have { $have } coffee; the next ruby costs { $cost } and leaves you with { $left }.
        [ruby-goods] You have { $have } goods; the next ruby costs { $cost } and leaves you with { $left }.
        [ruby-seals] Your letters are worth { $have } seals; the next ruby costs { $cost }.
        [seals] Your letters are worth { $have } seals; this costs { $cost }.
        [coffee] You have { $have } coffee; this costs { $cost } and leaves you with { $left }.
       *[lira] You have { $have } lira; this costs { $cost } and leaves you with { $left }.
    }
example-price-short =
    { $unit ->
        [ruby-lira] You have { $have } lira; the next ruby costs { $cost }, so you need { $short } more.
        [ruby-coffee] You have { $have } coffee; the next ruby costs { $cost }, so you need { $short } more.
        [ruby-goods] { $have ->
            [one] You have 1 good; the next ruby costs { $cost }, so you need { $short } more.
           *[other] You have { $have } goods; the next ruby costs { $cost }, so you need { $short } more.
        }
        [ruby-seals] { $have ->
            [one] Your letters are worth 1 seal; the next ruby costs { $cost }, so you need { $short } more.
           *[other] Your letters are worth { $have } seals; the next ruby costs { $cost }, so you need { $short } more.
        }
        [seals] { $have ->
            [one] Your letters are worth 1 seal; this costs { $cost }, so you need { $short } more.
           *[other] Your letters are worth { $have } seals; this costs { $cost }, so you need { $short } more.
        }
        [coffee] You have { $have } coffee; this costs { $cost }, so you need { $short } more.
       *[lira] You have { $have } lira; this costs { $cost }, so you need { $short } more.
    }
example-more-lira = You have { $have } lira; this would leave you with { $after }.
example-more-coffee = You have { $have } coffee; this would leave you with { $after }.
example-coffee = You have { $coffee } coffee.
example-lacking = You still need { FORM($goods, case: "usual-listed") } for this.
example-lacks-nothing = This costs { FORM($goods, case: "usual-listed") }, which you have.
example-exchange =
    { $goods ->
        [one] You have 1 good and { $coffee } coffee to swap.
       *[other] You have { $goods } goods and { $coffee } coffee to swap.
    }
    .goods =
        { $goods ->
            [one] You have 1 good to swap.
           *[other] You have { $goods } goods to swap.
        }

## Wheelbarrow and goods

example-room = Your wheelbarrow has room for { FORM($goods, case: "usual-listed") }.
example-full = Your wheelbarrow is full.
example-room-for =
    { $gain ->
        [0] You have { $have } { $good }, which is all your wheelbarrow holds.
       *[other] You have { $have } { $good }, and your wheelbarrow holds { $room }.
    }
example-extensions =
    { $count ->
        [0] Your wheelbarrow is complete, so you can't add any more extensions.
        [one] Your next extension is the third, which also gets you a ruby.
       *[other] You can still add { $count } extensions; the last one also gets you a ruby.
    }
example-warehouse =
    { $gain ->
        [0] You have { $have } { $good }, which is all your wheelbarrow holds, so you would get nothing there.
       *[other] You have { $have ->
            [0] no
           *[other] { $have }
        } { $good }, and your wheelbarrow holds { $room }, so you would get { $gain } there.
    }
example-mail = The Post Office now gives { $goods } and { $lira } lira; next time it will give { $others } and { $more } lira.
example-lost = You don't have room for { FORM($goods, case: "usual-listed") }.
example-market = Right now the market wants { FORM($goods, case: "usual-listed") }.
example-sell = You can sell { FORM($goods, case: "usual-listed") } for { $lira } lira.
example-sell-nothing = You don't have any of these goods.
example-any-goods =
    { $count ->
        [0] You have no goods to sell.
        [one] With this card, you could sell your only good for { $lira } lira.
       *[other] With this card, you could sell { $count } of your goods for { $lira } lira.
    }
example-palace = The next ruby costs { FORM($price, case: "usual-listed") }, and you have enough.
example-palace-short = The next ruby costs { FORM($price, case: "usual-listed") }; you still need { FORM($missing, case: "usual-listed") }.
example-twice-goods = The first ruby costs { $first } goods, the second { $second }; you have { $have }.
example-twice-lira = The first ruby costs { $first } lira, the second { $second }; you have { $have }.
example-twice-coffee = The first ruby costs { $first } coffee, the second { $second }; you have { $have }.
example-roasting = You have { $lira } lira, { $goods ->
        [one] 1 good
       *[other] { $goods } goods
    } and { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    } to pay with.

## Cards and letters

example-cards =
    { $count ->
        [0] You have no bonus cards in hand.
        [one] You have 1 bonus card in hand.
       *[other] You have { $count } bonus cards in hand.
    }
example-guild-cards =
    { $count ->
        [one] You have 1 guild card in hand and { $coffee } coffee.
       *[other] You have { $count } guild cards in hand and { $coffee } coffee.
    }
example-discard = Top of the discard pile: “{ $card }”.
example-no-discard = The discard pile is empty.
example-copied = Right now it would copy “{ $card }”.
example-seals =
    { $count ->
        [0] You have no letters.
        [one] You have 1 letter, worth { $seals ->
            [one] 1 seal
           *[other] { $seals } seals
        }.
       *[other] You have { $count } letters, worth { $seals } seals.
    }
example-undelivered = Places your letters still go to: { $places }.
example-letters-left =
    { $pile ->
        [0] There are no letters left.
        [one] There is 1 letter left.
       *[other] There are { $pile } letters left.
    }
example-kiosk =
    { $left ->
        [0] No tiles are face down; using the Kiosk turns up { $turned }.
        [one] 1 tile is face down; using the Kiosk turns up { $turned }.
       *[other] { $left } tiles are face down; using the Kiosk turns up { $turned }.
    }
example-bid = You have { $lira } lira to bid with.
example-society = If you buy a ruby there now, you also get { $lira } lira.
example-extra-turn-bought = You've already bought another turn this round.
example-rubies-coffee =
    { $rubies ->
        [one] With this card, you would have 1 ruby and get 1 coffee.
       *[other] With this card, you would have { $rubies } rubies and get { $rubies } coffee.
    }

## Dice

example-jewelry =
    { $room ->
        [0] { $rolls } of the { $of } possible rolls are { $least } or higher, but you have no room for jewelry.
       *[other] { $rolls } of the { $of } possible rolls are { $least } or higher; you have room for { $room } jewelry.
    }
# $tile: with the red tile, which changes a roll; then the numbers are rounded.
example-call = { $tile ->
    [yes] With your red tile, calling { $call } wins on about { $rolls } of the { $of } possible rolls; calling { $high } wins on about { $few }.
   *[no] Calling { $call } wins on { $rolls } of the { $of } possible rolls; calling { $high } wins on only { $few }.
}
example-call-doubled = Calling { $call } wins { $won } lira on { $rolls } of the { $of } possible rolls; otherwise you get { $lost }.
example-roll =
    { $kind ->
        [coffee] Of the { $of } possible rolls, { $goods } give goods, { $middle } give coffee and { $lira } give lira.
       *[letter] Of the { $of } possible rolls, { $goods } give goods, { $middle } give a letter and { $lira } give lira.
    }
example-six = With this card, you roll at least { $least }, which gets you { $jewelry } jewelry at the Black Market.
example-die = After the roll, you would have { $least } to { $most } lira.

## Pieces and tiles

example-stack =
    { $count ->
        [0] Your merchant has no assistants.
        [one] Your merchant has 1 assistant.
       *[other] Your merchant has { $count } assistants.
    }
example-out =
    { $count ->
        [0] You have no assistants out on the board.
        [one] You have 1 assistant out on the board, at { $places }.
       *[other] You have { $count } assistants out on the board, at { $places }.
    }
example-stay = You're at { $place }, and with this card you would stay there.
example-far = Three or four places away: { $places }.
example-corners = The corners are { $places }.
example-lines = In a straight line from your merchant: { $places }.
example-merchants = Places with other merchants: { $places }.
example-others = Places with other merchants: { $places }. You have { $lira } lira.
example-neutral-merchants = Places with a neutral merchant: { $places }.
example-neutral-assistants =
    { $count ->
        [0] There are no neutral assistants on the board now.
       *[other] Neutral assistants are now at { $places }.
    }
example-to-fountain = Your merchant is now at { $place }.
example-family-here = Your family member is at the Police Station, so you can send it to any other place.
example-family-away = Your family member is at { $place }. You can't use this place until somebody catches it or a card brings it back.
example-family-home = Your family member is at the Police Station.
example-family-at = Your family member is at { $place }.
example-family-stays = Your family member is at the Police Station, so this card can't move it.
example-family-step = Your family member is at { $place }, and with this card it could step to { $places }.
example-companion-away = You don't have your companion yet: get it at the Fountain.
example-companion-ready = Your companion is in your supply, so you can place it.
example-companion-at = Your companion is at { $place }.
# $name: which figure it is.
example-figure =
    { $name ->
        [governor] The { $figure } is at { $place } and costs { $cost } lira or a card; you have { $have } lira.
        [courier] The { $figure } is at { $place } and costs { $cost } lira or a letter; you have { $have } lira.
       *[other] The { $figure } is at { $place } and costs { $cost } lira or a good; you have { $have } lira.
    }
example-figure-free = The { $figure } is at { $place } and costs you nothing, thanks to your tile.
example-figure-at = { $figure } at { $place }
example-figures = Where the figures are now: { $figures }.
example-mosques = You have { $small } of 2 tiles from the Small Mosque and { $great } of 2 from the Great Mosque.
example-tile =
    { $short ->
        [0] For the { $tile }, you need { $needed } { $good }, and you have { $have }.
       *[other] For the { $tile }, you need { $needed } { $good }: you have { $have }, so you need { $short } more.
    }
example-tile-owned = You already have the { $tile }.
example-tile-gone = There's no { $tile } left.
example-tavern-owned = You already have this tile.
example-tavern-gone = There are no tiles of this kind left.
example-no-barrier = The barrier isn't on the board yet.
example-no-caravan = Nobody is the caravan master yet.
example-rubies = You have { $have } of the { $needed } rubies that end the game; no player has more than { $most }.
