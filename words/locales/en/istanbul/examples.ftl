# What a thing means for the reader, with the figures of their table.

# $unit: what something is paid with, and whether it is a ruby.
example-price =
    { $unit ->
        [ruby-lira] You have { $have } lira: the next ruby costs { $cost } and leaves you { $left }.
        [ruby-coffee] You have { $have } coffee: the next ruby costs { $cost } and leaves you { $left }.
        [coffee] You have { $have } coffee: it costs { $cost } and leaves you { $left }.
       *[lira] You have { $have } lira: it costs { $cost } and leaves you { $left }.
    }
example-price-short =
    { $unit ->
        [ruby-lira] You have { $have } lira: the next ruby costs { $cost }, so { $short } more are needed.
        [ruby-coffee] You have { $have } coffee: the next ruby costs { $cost }, so { $short } more are needed.
        [coffee] You have { $have } coffee: it costs { $cost }, so { $short } more are needed.
       *[lira] You have { $have } lira: it costs { $cost }, so { $short } more are needed.
    }
example-wheelbarrow-complete = Your wheelbarrow is complete, so there is nothing to buy for you.
example-extensions =
    { $count ->
        [one] Your next extension is the third and brings the ruby.
       *[other] You can still take { $count } extensions, the last of which brings the ruby.
    }
example-warehouse =
    { $gain ->
        [0] You have { $have } { $good } and room for { $room }, so you would get nothing.
       *[other] You have { $have } { $good } and room for { $room }, so you would get { $gain }.
    }
example-mail = Now it gives { $goods } and { $lira } lira.
example-lost = Your wheelbarrow has no room for { $goods } of that.
example-cards =
    { $count ->
        [0] You have no bonus card in hand.
        [one] You have 1 bonus card in hand.
       *[other] You have { $count } bonus cards in hand.
    }
example-discard = On top of the discard pile lies: { $card }.
example-no-discard = The discard pile is empty.
example-out =
    { $count ->
        [0] All your assistants are with your merchant or in your reserve, so it would bring you nothing.
        [one] 1 assistant of yours would come back, from { $places }.
       *[other] { $count } assistants of yours would come back, from { $places }.
    }
example-black-market =
    { $room ->
        [0] { $rolls } of { $of } rolls show { $least } or more, but you have no room for jewelry.
       *[other] { $rolls } of { $of } rolls show { $least } or more; you have room for { $room } jewelry.
    }
example-tea-house = Call { $call }, and { $rolls } of { $of } rolls win; call { $high }, and only { $few } do.
example-market = It asks for { $goods } now.
example-sell = You can sell { $goods } for { $lira } lira.
example-sell-nothing = You have none of that.
example-family-here = Your family member is here, so you can send it to any other place.
example-family-away = Your family member is at { $place }: nothing happens here until somebody catches it.
example-palace =
    { $missing ->
        [none] The next ruby costs { $price }, and you have all of it.
       *[other] The next ruby costs { $price }; you lack { $missing }.
    }
example-tile =
    { $short ->
        [0] The { $tile } asks for { $needed } { $good }: you have { $have }, which is enough.
       *[other] The { $tile } asks for { $needed } { $good }: you have { $have }, so { $short } more are needed.
    }
example-tile-owned = You have the { $tile } already.
example-tile-gone = No { $tile } is left.
