# What happened: clauses that follow the name of a player; whole sentences where no player is meant.


event-sentence = { $who } { $clause }.
event-moved = went from { $origin } to { $place }
event-left =
    { $neutral ->
        [yes] left a neutral assistant at { $place }
       *[no] left an assistant at { $place }
    }
event-collected =
    { $neutral ->
        [yes] collected a neutral assistant at { $place }
       *[no] collected an assistant at { $place }
    }
event-recalled =
    { $count ->
        [one] got the assistant back from { $places }
       *[other] got assistants back from { $places }
    }
event-cut-short =
    { $why ->
        [merchants] ended the turn: merchants not paid
       *[assistant] ended the turn: no assistant
    }
event-paid-seat = paid { $to } { $lira }
event-paid-neutral = paid { $lira } for neutral merchants
event-neutral-moved = A neutral merchant rolled { $dice } and went from { $origin } to { $place }.
event-left-undone = did nothing there
event-acted =
    { $by ->
        [family] used { $place } through a family member
        [card] used { $place } again
        [companion] used { $place } through the companion
       *[merchant] used { $place }
    }
event-rolled = rolled { $dice }
event-die-set = turned a { $was } into a { $now }
event-announced = called { $number }
event-gained-lira = got { $lira } lira
event-spent-lira = paid { $lira } lira
event-gained-goods =
    { $lost ->
        [0] took { $goods }
       *[other] took { $goods } ({ $lost } more did not fit)
    }
event-gained-no-goods =
    { $lost ->
        [0] took nothing
       *[other] took nothing ({ $lost } did not fit)
    }
event-gave-goods = gave { $goods }
event-sold = sold { $goods } for { $lira } lira
event-gained-ruby = took a ruby from { $place }
event-took-tile =
    { $good ->
        [fabric] took the red mosque tile
        [spice] took the green mosque tile
        [fruit] took the yellow mosque tile
       *[jewelry] took the blue mosque tile
    }
event-extended = extended the wheelbarrow to { $capacity }
event-drew-cards =
    { $number ->
        [0] found no bonus card to draw
        [one] drew a bonus card
       *[other] drew { $number } bonus cards
    }
event-drew-known-cards =
    { $number ->
        [one] drew a bonus card ({ $cards })
       *[other] drew { $number } bonus cards ({ $cards })
    }
event-took-discard = took “{ $card }” from the discard pile
event-discarded = discarded “{ $card }”
event-played-card = played “{ $card }”
event-reshuffled = The { $cards } discarded bonus cards were shuffled into a new deck.
event-mail-moved =
    { $down ->
        [0] moved all indicators of the Post Office back up
       *[other] moved an indicator of the Post Office down
    }
event-family-sent = sent the family member to { $place }
event-caught = sent { $victim }'s family member back to the Police Station
event-met = met the { $figure }
event-figure-moved = The { $figure } rolled { $dice } and went to { $place }.
event-turn-began = began turn { $turn } (round { $round })
event-last-round = has enough rubies: this round is the last
event-game-ended =
    { $count ->
        [one] { $winners } wins.
       *[other] { $winners } share the win.
    }
