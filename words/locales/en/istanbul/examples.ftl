# What a thing means for the reader, with the figures of their table.

## What something costs

# $unit: what is paid, and whether it is for a ruby.
example-price =
    { $unit ->
        [ruby-lira] You have { $have } lira: the next ruby costs { $cost } and leaves you { $left }.
        [ruby-coffee] You have { $have } coffee: the next ruby costs { $cost } and leaves you { $left }.
        [ruby-goods] You have { $have } goods: the next ruby costs { $cost } and leaves you { $left }.
        [ruby-seals] Your letters are worth { $have } seals: the next ruby costs { $cost }.
        [seals] Your letters are worth { $have } seals, and { $cost } are needed.
        [coffee] You have { $have } coffee: it costs { $cost } and leaves you { $left }.
       *[lira] You have { $have } lira: it costs { $cost } and leaves you { $left }.
    }
example-price-short =
    { $unit ->
        [ruby-lira] You have { $have } lira: the next ruby costs { $cost }, so you need { $short } more.
        [ruby-coffee] You have { $have } coffee: the next ruby costs { $cost }, so you need { $short } more.
        [ruby-goods] { $have ->
            [one] You have 1 good: the next ruby costs { $cost }, so you need { $short } more.
           *[other] You have { $have } goods: the next ruby costs { $cost }, so you need { $short } more.
        }
        [ruby-seals] { $have ->
            [one] Your letters are worth 1 seal: the next ruby costs { $cost }, so you need { $short } more.
           *[other] Your letters are worth { $have } seals: the next ruby costs { $cost }, so you need { $short } more.
        }
        [seals] { $have ->
            [one] Your letters are worth 1 seal: { $cost } are needed, so you need { $short } more.
           *[other] Your letters are worth { $have } seals: { $cost } are needed, so you need { $short } more.
        }
        [coffee] You have { $have } coffee: it costs { $cost }, so you need { $short } more.
       *[lira] You have { $have } lira: it costs { $cost }, so you need { $short } more.
    }
example-more-lira = You have { $have } lira; with it you would have { $after }.
example-more-coffee = You have { $have } coffee; with it you would have { $after }.
example-coffee = You have { $coffee } coffee.
example-lacking = You lack { $goods } for it.
example-lacks-nothing = It takes { $goods }, and you have them.
example-exchange =
    { $goods ->
        [one] You have 1 good and { $coffee } coffee to give.
       *[other] You have { $goods } goods and { $coffee } coffee to give.
    }

## Wheelbarrow and goods

example-room = Your wheelbarrow has room for { $goods }.
example-full = Your wheelbarrow is full.
example-room-for =
    { $gain ->
        [0] You have { $have } { $good }, as many as your wheelbarrow holds.
       *[other] You have { $have } { $good }, and your wheelbarrow holds { $room }.
    }
example-extensions =
    { $count ->
        [0] Your wheelbarrow is complete, so there is nothing left to take.
        [one] Your next extension is the third, which brings the ruby.
       *[other] You can still take { $count } extensions; the last brings the ruby.
    }
example-warehouse =
    { $gain ->
        [0] You have { $have } { $good }, as many as your wheelbarrow holds, so you would get nothing.
       *[other] You have { $have } { $good }, and your wheelbarrow holds { $room }: you would get { $gain }.
    }
example-mail = Now it gives { $goods } and { $lira } lira.
example-mail-twice = Now it gives { $goods } and { $lira } lira, then { $others } and { $more } lira.
example-lost = Your wheelbarrow has no room for { $goods } of that.
example-market = It asks for { $goods } now.
example-sell = You can sell { $goods } for { $lira } lira.
example-sell-nothing = You have none of that.
example-any-goods =
    { $count ->
        [0] You have no goods to sell.
        [one] You have 1 good to sell, for { $lira } lira.
       *[other] You could sell { $count } of your goods, for { $lira } lira.
    }
example-palace = The next ruby costs { $price }, and you have all of it.
example-palace-short = The next ruby costs { $price }; you lack { $missing }.
example-twice-goods = The first ruby costs { $first } goods now and the second { $second }; you have { $have }.
example-twice-lira = The first ruby costs { $first } lira now and the second { $second }; you have { $have }.
example-twice-coffee = The first ruby costs { $first } coffee now and the second { $second }; you have { $have }.
example-roasting = To pay with you have { $lira } lira, { $goods ->
        [one] 1 good
       *[other] { $goods } goods
    } and { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }.

## Cards and letters

example-cards =
    { $count ->
        [0] You have no bonus card in hand.
        [one] You have 1 bonus card in hand.
       *[other] You have { $count } bonus cards in hand.
    }
example-guild-cards =
    { $count ->
        [one] You have 1 guild card in hand and { $coffee } coffee.
       *[other] You have { $count } guild cards in hand and { $coffee } coffee.
    }
example-discard = On top of the discard pile lies: { $card }.
example-no-discard = The discard pile is empty.
example-copied = Now it would do what this one says: { $card }.
example-seals =
    { $count ->
        [0] You have no letters.
        [one] You have 1 letter, worth { $seals ->
            [one] 1 seal
           *[other] { $seals } seals
        }.
       *[other] You have { $count } letters, worth { $seals } seals.
    }
example-undelivered = Still to be delivered at { $places }.
example-letters-left =
    { $pile ->
        [0] No letters are left in the pile.
        [one] 1 letter is left in the pile.
       *[other] { $pile } letters are left in the pile.
    }
example-kiosk =
    { $left ->
        [0] No tiles lie face down; { $turned } are turned face up.
        [one] 1 tile lies face down; { $turned } are turned face up.
       *[other] { $left } tiles lie face down; { $turned } are turned face up.
    }
example-bid = You have { $lira } lira to bid with.
example-society = It would bring you { $lira } lira as well.
example-extra-turn-bought = You have bought another turn in this round already.
example-rubies-coffee =
    { $rubies ->
        [one] With it you have 1 ruby, which brings 1 coffee.
       *[other] With it you have { $rubies } rubies, which bring { $rubies } coffee.
    }

## Dice

example-jewelry =
    { $room ->
        [0] { $rolls } of { $of } rolls show { $least } or more, but you have no room for jewelry.
       *[other] { $rolls } of { $of } rolls show { $least } or more; you have room for { $room } jewelry.
    }
# $tile: with the red tile, which changes a roll; then the numbers are rounded.
example-call = { $tile ->
    [yes] With your red tile, a call of { $call } wins with about { $rolls } of { $of } rolls, a call of { $high } with about { $few }.
   *[no] A call of { $call } wins with { $rolls } of { $of } rolls, a call of { $high } with only { $few }.
}
example-call-doubled = A call of { $call } brings { $won } lira with { $rolls } of { $of } rolls, otherwise { $lost }.
example-roll =
    { $kind ->
        [coffee] Of { $of } rolls, { $goods } bring goods, { $middle } coffee and { $lira } lira.
       *[letter] Of { $of } rolls, { $goods } bring goods, { $middle } a letter and { $lira } lira.
    }
example-six = A roll with it shows { $least } or more, which is { $jewelry } jewelry at the Black Market.
example-die = You would have { $least } to { $most } lira.

## Pieces and tiles

example-stack =
    { $count ->
        [0] No assistant is with your merchant.
        [one] 1 assistant is with your merchant.
       *[other] { $count } assistants are with your merchant.
    }
example-out =
    { $count ->
        [0] None of your assistants is out on the board.
        [one] 1 of your assistants is out, at { $places }.
       *[other] { $count } of your assistants are out, at { $places }.
    }
example-stay = You are at { $place } and would stay there.
example-far = Three or four places away are { $places }.
example-corners = The corners are { $places }.
example-lines = In a straight line from your merchant you reach { $places }.
example-merchants = The others' merchants are at { $places }.
example-others = The others' merchants are at { $places }; you have { $lira } lira.
example-neutral-merchants = They are at { $places } now.
example-neutral-assistants =
    { $count ->
        [0] None lies on the board now.
       *[other] Neutral assistants lie at { $places } now.
    }
example-to-fountain = Your merchant is at { $place } now.
example-family-here = Your family member is here, so you can send it to any other place.
example-family-away = Your family member is at { $place }: nothing happens here until somebody catches it or a card brings it back.
example-family-home = Your family member is at the Police Station.
example-family-at = Your family member is at { $place }.
example-family-stays = Your family member is at the Police Station, from where it cannot step.
example-family-step = Your family member is at { $place } and could step to { $places }.
example-companion-away = Your companion is not in the game yet: the Fountain brings it.
example-companion-ready = Your companion is in your supply, ready to be placed.
example-companion-at = Your companion is at { $place }.
# $name: which figure it is.
example-figure =
    { $name ->
        [governor] The { $figure } is at { $place } and asks for { $cost } lira or a card; you have { $have } lira.
        [courier] The { $figure } is at { $place } and asks for { $cost } lira or a letter; you have { $have } lira.
       *[other] The { $figure } is at { $place } and asks for { $cost } lira or a good; you have { $have } lira.
    }
example-figure-free = The { $figure } is at { $place } and costs you nothing, thanks to your tile.
example-figure-at = { $figure } at { $place }
example-figures = Now they are here: { $figures }.
example-mosques = You have { $small } of the 2 tiles of the Small Mosque and { $great } of the 2 of the Great Mosque.
example-tile =
    { $short ->
        [0] The { $tile } asks for { $needed } { $good }: you have { $have }, which is enough.
       *[other] The { $tile } asks for { $needed } { $good }: you have { $have }, so you need { $short } more.
    }
example-tile-owned = You have the { $tile } already.
example-tile-gone = No { $tile } is left.
example-tavern-owned = You have this tile.
example-tavern-gone = No tile of this kind is left.
example-no-barrier = It stands nowhere yet.
example-no-caravan = Nobody is the caravan master yet.
example-rubies = You have { $have } of the { $needed } rubies that end the game; the most that anybody has is { $most }.
