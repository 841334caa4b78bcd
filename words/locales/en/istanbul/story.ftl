# A turn in one line, and what happened since one's last turn.

story = { $who }: { $clauses }.
story-took = took { $items }
story-for = { $clause } for { $cost }
story-paid = paid { $cost }
story-other = { $who } { $clause }
story-figure-moved = { $figure } → { $place }
story-neutral-moved = neutral merchant → { $place }

digest = Since your last turn: { $news }.
digest-paid-you = { $who } paid you { $lira }
digest-caught-you = { $who } sent your family member back
digest-ruby = { $who } took a ruby from { $place }
digest-tile = { $who } took the { $tile }
digest-extended = { $who } extended the wheelbarrow to { $capacity }
digest-sold = { $who } sold for { $lira } lira
digest-last-round = { $who } has enough rubies, this round is the last
digest-moved = { $who } went to { $place }
