# What happened, as whole sentences. ".part": the same among other things that a player did, in a story line such as
# "Ann sold 2 fabric for 5 lira (7 → 10 Large Market)."; it may be any short form that needs no subject.
# { $who } is given there too.

event-moved = { $who } went from { $origin } to { $place }.
event-left =
    { $neutral ->
        [yes] { $who } left a neutral assistant at { $place }.
       *[no] { $who } left an assistant at { $place }.
    }
event-collected =
    { $neutral ->
        [yes] { $who } picked up a neutral assistant at { $place }.
       *[no] { $who } picked up an assistant at { $place }.
    }
event-recalled =
    { $count ->
        [one] { $who } brought back the assistant from { $places }.
        [2] { $who } brought back the assistants from { $places }.
       *[other] { $who } brought back { $count } assistants.
    }
    .part =
        { $count ->
            [one] brought back the assistant from { $places }
            [2] brought back the assistants from { $places }
           *[other] brought back { $count } assistants
        }
event-cut-short =
    { $why ->
        [merchants] { $who } didn't pay the other merchants, so the turn ended.
       *[assistant] { $who } didn't leave or pick up an assistant, so the turn ended.
    }
    .part =
        { $why ->
            [merchants] ended the turn without paying
           *[assistant] ended the turn without leaving or picking up an assistant
        }
event-paid-seat = { $who } paid { $to } { $lira } lira.
    .part = paid { $to } { $lira } lira
event-paid-neutral =
    { $count ->
        [one] { $who } paid { $lira } lira for a neutral merchant.
       *[other] { $who } paid { $lira } lira for { $count } neutral merchants.
    }
    .part =
        { $count ->
            [one] paid { $lira } lira for a neutral merchant
           *[other] paid { $lira } lira for { $count } neutral merchants
        }
event-neutral-moved = A roll of { $dice } moved a neutral merchant from { $origin } to { $place }.
event-left-undone = { $who } took no action there.
    .part = took no action there
# `.part`: where a card lets a merchant stay, and no way names the place.
event-acted =
    { $by ->
        [family] { $who } used { $place } with their family member.
        [card] { $who } used { $place } again.
        [companion] { $who } used { $place } with their companion.
       *[merchant] { $who } used { $place }.
    }
    .part = used { $place }
event-rolled = { $who } rolled { $dice }.
    .part = rolled { $dice }
event-die-set = { $who } turned a { $was } into a { $now }.
    .part = turned a { $was } into a { $now }
event-announced = { $who } called { $number }.
    .part = called { $number }
event-gained-lira = { $who } got { $lira } lira.
event-spent-lira = { $who } paid { $lira } lira.
# $unfit: goods for which there was no room, such as "2 spice"; of turns stored long ago only how many (goods-unfit).
event-gained-goods =
    { $lost ->
        [0] { $who } took { FORM($goods, case: "usual-listed") }.
       *[other] { $who } took { FORM($goods, case: "usual-listed") } ({ FORM($unfit, case: "usual-listed") } didn't fit).
    }
event-gained-no-goods =
    { $lost ->
        [0] { $who } took nothing.
       *[other] { $who } took nothing ({ FORM($unfit, case: "usual-listed") } didn't fit).
    }
goods-unfit =
    { $count ->
        [one] 1 good
       *[other] { $count } goods
    }
event-gave-goods = { $who } gave { FORM($goods, case: "usual-listed") }.
event-sold = { $who } sold { FORM($goods, case: "usual-listed") } for { $lira } lira.
    .part = sold { FORM($goods, case: "usual-listed") } for { $lira } lira
event-gained-ruby = { $who } took a ruby from { $place }.
    .part = took a ruby from { $place }
# $good: the tile, such as "red tile".
event-took-tile = { $who } took the { $good }.
    .part = took the { $good }
event-extended = { $who } extended their wheelbarrow to hold { $capacity } of each good.
    .part = extended their wheelbarrow to hold { $capacity } of each
event-drew-cards =
    { $number ->
        [0] { $who } found no bonus cards left to draw.
        [one] { $who } drew a bonus card.
       *[other] { $who } drew { $number } bonus cards.
    }
    .part =
        { $number ->
            [0] found no bonus cards left to draw
            [one] drew a bonus card
           *[other] drew { $number } bonus cards
        }
event-drew-known-cards =
    { $number ->
        [one] { $who } drew a bonus card ({ $cards }).
       *[other] { $who } drew { $number } bonus cards ({ $cards }).
    }
    .part =
        { $number ->
            [one] drew a bonus card ({ $cards })
           *[other] drew { $number } bonus cards ({ $cards })
        }
event-took-discard = { $who } took “{ $card }” from the discard pile.
    .part = took “{ $card }” from the discard pile
event-discarded = { $who } discarded “{ $card }”.
    .part = discarded “{ $card }”
event-played-card = { $who } played “{ $card }”.
    .part = played “{ $card }”
event-reshuffled =
    { $cards ->
        [1] The only discarded bonus card became the new deck.
       *[other] The { $cards } discarded bonus cards were shuffled into a new deck.
    }
event-mail-moved =
    { $down ->
        [0] { $who } moved all Post Office indicators back up.
       *[other] { $who } moved a Post Office indicator down.
    }
event-family-sent = { $who } sent their family member to { $place }.
    .part = sent their family member to { $place }
event-caught = { $who } caught { $victim }'s family member and sent it back to the Police Station.
    .part = caught { $victim }'s family member
event-met = { $who } met the { $figure }.
    .part = met the { $figure }
event-figure-moved = A roll of { $dice } moved the { $figure } to { $place }.
event-turn-began = { $who } began turn { $turn } (round { $round }).
event-last-round = { $who } has enough rubies: the game ends after this round.
event-last-round-complete = { $who } has enough rubies and the round is complete, so the game is over.
event-game-ended =
    { $count ->
        [one] { $winners } wins.
       *[other] { $winners } share the win.
    }
