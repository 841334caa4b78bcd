# A turn in one line, and what happened since one's last turn. What a player did is a list of short forms without a
# subject: ".done" with a verb, the usual form a noun, which ".noted" is in brackets. ".kind": what follows in ".done", a
# number rolled ("rolls"), the ends of a way ("step"), what is got ("reward") or what was paid for coins ("coins") or a
# space ("used"); other actions stand behind it, in brackets.

story = { $who } { FORM($actions, case: "done-listed") }.
story-round = Round { $round } begins; { $start } goes first.
    .last = Round { $round }, the last one, begins; { $start } goes first.
# $space: an action space or a city card.
story-used = { $space } with { FORM($dice, case: "article") }
    .noted = { FORM($space, case: "noted") } with { FORM($dice, case: "article") }
    .done = placed { FORM($dice, case: "article") } ({ FORM($space, case: "noted") })
    .kind = used
# ".planned": among other things that a player may do, as a hint has them. $dice: one die.
story-took =
    .part = took { $coins } coins with { FORM($dice, case: "article") }
    .part-kind = coins
    .planned = { $coins } coins with { FORM($dice, case: "article") }
    .planned-kind = coins
story-sold =
    .part = took { $coins } coins for { TRAIT($dice, name: "kind") ->
        [named] { FORM($dice, case: "article") }
       *[other] { $count ->
            [one] a die ({ $dice })
           *[other] { $count } dice ({ $dice })
        }
    }
    .planned = take { $coins } coins for { TRAIT($dice, name: "kind") ->
        [named] { FORM($dice, case: "article") }
       *[other] { $count ->
            [one] a die ({ $dice })
           *[other] { $count } dice ({ $dice })
        }
    }
story-contract =
    .part = completed a contract
    .part-kind = reward
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
    .done = travelled from { $origin } { $count ->
        [0] to { $place }
       *[other] via { $over } to { $place }
    }
    .stretch = from { $origin } { $count ->
        [0] to { $place }
       *[other] via { $over } to { $place }
    }
# What a player may do: where it leads.
story-travel = travel to { $place }
# One step of the figure in between, which a contract or city brings.
story-step = bonus step
    .done = took a bonus step
    .kind = step
story-built = post in { $city }
    .done = placed a trading post in { $city }
    .kind = reward
story-moved-post = post moved from { $origin } to { $city }
    .done = moved a trading post from { $origin } to { $city }
    .kind = reward
story-copied = { $source }, copying { $city }
    .done = { FORM($source, case: "done") }, copying { $city }
    .kind = { TRAIT($source, name: "kind") }
# What was received, of an action whose text has no verb: before where it came from, or the space.
story-received =
    .part = got { FORM($things, case: "done-listed") }
    .planned = { $things }
story-from = { $things } ({ $source })
    .done = { FORM($things, case: "done-listed") } ({ $source })
# What sources brought one after the other: "3 camels (Ormuz); 5 coins (Anxi)".
story-brought =
    .part = got { FORM($things, case: "done-listed") }
    .planned = { $things }
story-bought =
    .part = bought a black die
    .part-kind = rolls
    .planned = buy a black die
story-for = { $action }{ TRAIT($action, name: "kind") ->
        [coins] {" "}(pay { FORM($cost, case: "done-listed") })
        [used] , paying { FORM($cost, case: "done-listed") }
       *[other] {" "}for { FORM($cost, case: "done-listed") }
    }
    .noted = { FORM($action, case: "noted") }{ TRAIT($action, name: "kind") ->
        [used] , paying { FORM($cost, case: "done-listed") }
       *[other] {" "}for { FORM($cost, case: "done-listed") }
    }
    .done = { FORM($action, case: "done") }{ TRAIT($action, name: "kind") ->
        [coins] {" "}(paid { FORM($cost, case: "done-listed") })
        [used] , paying { FORM($cost, case: "done-listed") }
       *[other] {" "}for { FORM($cost, case: "done-listed") }
    }
    .kind = { TRAIT($action, name: "kind") }
# ".part": what was done at a space, with its result first.
story-gained = { $action }: { $things }
    .done =
        { TRAIT($action, name: "kind") ->
            [rolls] { FORM($action, case: "done") } and rolled { $things }
            [step] { FORM($action, case: "done") } { FORM($things, case: "stretch") }
            [reward] { FORM($action, case: "done") } (got { FORM($things, case: "done-listed") })
           *[other] { FORM($things, case: "done-listed") } ({ FORM($action, case: "noted") })
        }
    .part = { $things } ({ FORM($action, case: "noted") })
    .part-done = { FORM($things, case: "done-listed") } ({ FORM($action, case: "noted") })
story-black-die = black die
    .done = a black die
story-rolled-black-die = black die { $value }
    .done = a black die showing { $value }
# What a black die that was bought shows.
story-bought-value = a { $value }
story-contracts-taken =
    { $count ->
        [one] contract { $contracts }
       *[other] contracts { $contracts }
    }
    .done =
        { $count ->
            [one] the contract { $contracts }
           *[other] the contracts { $contracts }
        }
# One that was drawn and declined.
story-declined =
    .part =
        { $count ->
            [one] drew and discarded the contract { $contracts }
           *[other] drew and discarded the contracts { $contracts }
        }
    .planned =
        { $count ->
            [one] draw and discard the contract { $contracts }
           *[other] draw and discard the contracts { $contracts }
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

meanwhile-did = { $who } { FORM($things, case: "usual-listed") }
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
# By a bonus step or a city card.
meanwhile-moved = moved to { $place }
meanwhile-built = placed { $count ->
        [one] a trading post
       *[other] trading posts
    } in { $places }
meanwhile-points = scored { $points }
# Of a turn with nothing of the above. $space: where dice were placed.
meanwhile-used = placed dice ({ FORM($space, case: "noted") })
meanwhile-gained = got { FORM($amounts, case: "usual-listed") } ({ FORM($space, case: "noted") })
meanwhile-coins = took { $coins }
meanwhile-hourglass = { $who } is set to start the next round
