# A turn in one line, and what happened since one's last turn. What a player did is a list of short forms without a
# subject; each may be a noun or any form of the verb.

story = { $who }: { $actions }.
story-round = Round { $round } begins, { $start } starts.
    .last = Round { $round } begins, the last before the scoring; { $start } starts.
story-used = { $space } with { $dice }
# ".planned": among other things that a player may do, as a hint has them.
story-took =
    .part = took { $coins } coins with { $dice }
    .planned = { $coins } coins with { $dice }
story-contract =
    .part = completed a contract
    .planned = complete a contract
story-built = post in { $city }
story-moved-post = post of { $origin } moved to { $city }
story-copied = { $source }, copying { $city }
story-from = { $things } ({ $source })
story-bought =
    .part = bought a die
    .planned = buy a die
story-for = { $action } for { $cost }
story-gained = { $action }: { $things }
story-black-die = black die
story-rolled-black-die = black die { $value }
story-contract-taken = contract “{ $contract }”
story-dropped =
    .part = { $count ->
        [one] dropped a contract
       *[other] dropped { $count } contracts
    }
    .planned = { $count ->
        [one] drop a contract
       *[other] drop { $count } contracts
    }

# Which turns of the history are shown.
history-scored = Turns with points
history-contested = Fights for a place: dice lay there already

digest-completed =
    { $contracts ->
        [one] { $who } completed a contract
       *[other] { $who } completed { $contracts } contracts
    }
digest-built = { $who } built in { $places }
digest-completed-and-built =
    { $contracts ->
        [one] { $who } completed a contract and built in { $places }
       *[other] { $who } completed { $contracts } contracts and built in { $places }
    }
digest-hourglass = { $who } would start the next round
digest-took =
    { $count ->
        [one] { $who } took the contract { $contracts }
       *[other] { $who } took the contracts { $contracts }
    }
digest-contract = “{ $reward }”
digest-space = { $who }: { $space }
digest-space-brought = { $who }: { $space }, { $gains }
