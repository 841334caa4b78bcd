# A turn in one line, and what happened since one's last turn. What a player did is a list of short forms without a
# subject; each may be a noun or any form of the verb.

# ".result": what a walk was made for comes first, behind it the way and all else.
story = { $who }: { $actions }.
    .result = { $who }: { $result }; { $actions }.
story-took = took { $items }
story-for = { $action } for { $cost }
story-paid = paid { $cost }
story-figure-moved = { $figure } → { $place }
story-neutral-moved = neutral merchant → { $place }

# Which turns of the history are shown.
history-scored = Turns with a ruby
history-contested = Clashes: other merchants met, family members caught

digest-paid-you = { $who } paid you { $lira }
digest-caught-you = { $who } sent your family member back
digest-ruby = { $who } took a ruby from { $place }
digest-tile = { $who } took the { $tile }
digest-extended = { $who } extended the wheelbarrow to hold { $capacity } of each
digest-tavern-tile = { $who } took a tile of the Tavern
digest-auction = { $who } won the auction for { $lira } lira
digest-sold = { $who } sold for { $lira } lira at { $place }
digest-last-round = { $who } has enough rubies: this is the last round
digest-last-round-complete = { $who } has enough rubies, and the last round is complete
digest-moved = { $who } went to { $place }
digest-companion = { $who } moved the companion to { $place }
digest-family = { $who } moved the family member to { $place }

# Below what everybody held, in a game that is over: the cards on top of a deck, in their order.
hands-to-come = { $pile ->
    [guild] Guild cards next in the deck: { $cards }
   *[bonus] Bonus cards next in the deck: { $cards }
}
