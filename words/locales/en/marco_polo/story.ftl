# A turn in one line, and what happened since one's last turn. What a player did is a list of short forms without a
# subject; each may be a noun or any form of the verb.

story = { $who }: { $actions }.
story-round = Round { $round } begins; { $start } goes first.
    .last = Round { $round }, the last one, begins; { $start } goes first.
# $space: an action space or a city card.
story-used = { $space } with { $dice }
# ".planned": among other things that a player may do, as a hint has them. $dice: one die.
story-took =
    .part = took { $coins } coins with a { $dice }
    .planned = { $coins } coins with a { $dice }
story-sold =
    .part = { $count ->
        [one] sold a { $dice }
       *[other] sold { TRAIT($dice, name: "kind") ->
            [named] { $dice }
           *[other] dice { $dice }
        }
    } for { $coins } coins
    .planned = { $count ->
        [one] sell a { $dice }
       *[other] sell { TRAIT($dice, name: "kind") ->
            [named] { $dice }
           *[other] dice { $dice }
        }
    } for { $coins } coins
story-contract =
    .part = completed a contract
    .planned = complete a contract
story-contracts =
    .planned =
        { $count ->
            [one] complete 1 contract
           *[other] complete { $count } contracts
        }
# $count: how many places lie between, $over: those; $way: all of it.
story-journey =
    { $count ->
        [0] { $origin } → { $place }
        [1] { $origin } → { $over } → { $place }
       *[other] { $way }
    }
# One step of the figure in between, which a contract or city brings.
story-step = bonus step
story-built = post in { $city }
story-moved-post = post moved from { $origin } to { $city }
story-copied = { $source }, copying { $city }
# What was received, of an action whose text has no verb: before where it came from, or the space.
story-received =
    .part = { $things }
    .planned = { $things }
story-from = { $things } ({ $source })
# What sources brought one after the other: "3 camels (Ormuz); 5 coins (Anxi)".
story-brought =
    .part = { $things }
    .planned = { $things }
story-bought =
    .part = bought a black die
    .planned = buy a black die
story-for = { $action } for { $cost }
# ".part": what was done at a space, with its result first.
story-gained = { $action }: { $things }
    .part = { $things } ({ $action })
story-black-die = black die
story-rolled-black-die = black die { $value }
# What a black die that was bought shows.
story-bought-value = a { $value }
story-contracts-taken =
    { $count ->
        [one] contract { $contracts }
       *[other] contracts { $contracts }
    }
story-dropped =
    .part =
        { $count ->
            [one] discarded the contract { $contracts }
           *[other] discarded the contracts { $contracts }
        }
    .planned =
        { $count ->
            [one] discard the contract { $contracts }
           *[other] discard the contracts { $contracts }
        }

# Which turns of the history are shown.
history-scored = Turns that scored points
history-contested = Clashes: dice placed on occupied spaces

meanwhile-did = { $who } { $things }
# $contracts: what one or two ($count) bring, each in quotation marks.
meanwhile-completed = { $count ->
    [one] completed { $contracts }
   *[other] completed both { $contracts }
}
meanwhile-completed-many = completed { $count } contracts
meanwhile-took = { $count ->
    [one] took the contract { $contracts }
   *[other] took the contracts { $contracts }
}
meanwhile-took-many = took { $count } contracts
meanwhile-travelled = travelled to { $place }
meanwhile-built = placed { $count ->
        [one] a post
       *[other] posts
    } in { $places }
meanwhile-points = scored { $points }
# Of a turn with nothing of the above. $space: where dice were placed.
meanwhile-used = used { $space }
meanwhile-gained = got { $amounts } ({ $space })
meanwhile-coins = took { $coins }
meanwhile-hourglass = { $who } is set to start the next round
