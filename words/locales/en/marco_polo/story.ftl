# A turn in one line, and what happened since one's last turn.

story = { $who }: { $clauses }.
story-round = Round { $round } begins, { $start } starts.
story-used = { $space } with { $dice }
story-took = took { $coins } coins with { $dice }
story-contract = completed a contract
story-moved = { $path }
story-built = post in { $city }
story-moved-post = post of { $origin } moved to { $city }
story-copied = { $source }, copying { $city }
story-from = { $things } ({ $source })
story-bought = bought a die
story-for = { $clause } for { $cost }
story-gained = { $clause }: { $things }
story-black-die = black die
story-rolled-black-die = black die { $value }
story-contract-taken = contract “{ $contract }”
story-dropped =
    { $count ->
        [one] dropped a contract
       *[other] dropped { $count } contracts
    }

digest = Since your last turn: { $news }.
digest-completed =
    { $count ->
        [one] completed a contract
       *[other] completed { $count } contracts
    }
digest-built = built in { $places }
digest-done = { $who } { $done }
digest-hourglass = { $who } would start the next round
digest-space = { $who }: { $space }
