# A turn in one line, and what happened since one's last turn. What a player did is a list of short forms without a
# subject; each may be a noun or any form of the verb, ".done" one with a verb.

# ".result": what a walk was made for comes first, behind it the way and all else. $before: what was done until then,
# $after: the $count things that were done after it.
story = { $who } { FORM($actions, case: "done-listed") }.
    .result =
        { $count ->
            [0] { $who } { $result } ({ $before }).
           *[other] { $who } { $result } ({ $before }, { $after }).
        }
# $count: how many places lie between, $over: these; $way: all of it, with the numbers of all but the last.
story-way =
    { $count ->
        [0] { FORM($origin, case: "number") } → { $place }
        [1] { FORM($origin, case: "number") } → { FORM($over, case: "number") } → { $place }
       *[other] { $way }
    }
    .done =
        { $count ->
            [0] went from { $origin } to { $place }
           *[other] went from { $origin } via { FORM($over, case: "number") } to { $place }
        }
# $way: `story-way`, which is no walk.
story-way-by-tile = { $way } (kiosk tile)
    .done = { FORM($way, case: "done") } with a kiosk tile
story-rolled-again = rolled again: { $dice }
# $action: that a die was turned; $dice: both as they lie then.
story-die-set = { $action }: { $dice }
story-took = took { FORM($items, case: "usual-listed") }
# At the place where the way ends.
story-ruby = took a ruby
# Where neither the way nor a family member sent there says where it was bought.
story-ruby-for-letters = took a ruby from { $place } at { $society }
story-for = { $action } for { FORM($cost, case: "usual-listed") }
    .done = { FORM($action, case: "done") } for { FORM($cost, case: "usual-listed") }
story-paid = paid { FORM($cost, case: "usual-listed") }
story-figure-moved = { $figure } → { $place }
    .done = sent the { $figure } to { $place }
# $count: of the neutral merchants that were paid just before.
story-neutral-moved =
    { $count ->
        [one] sent it to { $place }
       *[other] sent a neutral merchant to { $place }
    }

# Which turns of the history are shown.
history-scored = Turns with a ruby
history-contested = Clashes: other merchants met or family members caught

meanwhile-paid-you = { $who } paid you { $lira } lira
meanwhile-caught-you = { $who } caught your family member
meanwhile-ruby = { $who } took a ruby from { $place }
meanwhile-tile = { $who } took the { $tile }
meanwhile-extended = { $who } extended their wheelbarrow
meanwhile-tavern-tile = { $who } took a tavern tile
meanwhile-auction = { $who } won the auction for { $lira } lira
meanwhile-sold = { $who } sold goods for { $lira } lira
meanwhile-last-round = { $who } has enough rubies: this is the last round
meanwhile-last-round-complete = { $who } has enough rubies, and the last round is over
meanwhile-moved = { $who } went to { $place }
meanwhile-companion = { $who } moved their companion to { $place }
meanwhile-family = { $who } moved their family member to { $place }
meanwhile-sent = { $who } sent their family member to { $place }

# Below what everybody held, in a game that is over: the cards on top of a deck, in their order.
hands-to-come = { $pile ->
    [guild] Guild cards next in the deck: { $cards }
   *[bonus] Bonus cards next in the deck: { $cards }
}
