# A turn in one line, and what happened since one's last turn. What a player did is said in the present tense, without a
# subject, or as a noun; what may be done (".planned") as an infinitive.

story = { $who }: { $actions }.
story-round = Runde { $round } beginnt; { $start } fängt an.
    .last = Runde { $round }, die letzte, beginnt; { $start } fängt an.
story-used = { $space } mit { FORM($dice, case: "dative") }
story-took =
    .part = nimmt { $coins } Geld mit { TRAIT($dice, name: "kind") ->
        [named] { FORM($dice, case: "dative") }
       *[other] einer { FORM($dice, case: "weak") }
    }
    .part-order = klammer
    .part-verb = nimmt { $coins } Geld
    .part-rest = mit { TRAIT($dice, name: "kind") ->
        [named] { FORM($dice, case: "dative") }
       *[other] einer { FORM($dice, case: "weak") }
    }
    .planned = { $coins } Geld mit { TRAIT($dice, name: "kind") ->
        [named] { FORM($dice, case: "dative") }
       *[other] einer { FORM($dice, case: "weak") }
    }
    .planned-order = klammer
    .planned-verb = { $coins } Geld
    .planned-rest = mit { TRAIT($dice, name: "kind") ->
        [named] { FORM($dice, case: "dative") }
       *[other] einer { FORM($dice, case: "weak") }
    }
story-sold =
    .part = gibt { $count ->
        [one] { TRAIT($dice, name: "kind") ->
            [named] { FORM($dice, case: "accusative") }
           *[other] eine { $dice }
        }
       *[other] die Würfel { FORM($dice, case: "accusative") }
    } für { $coins } Geld ab
    .planned = { $count ->
        [one] { TRAIT($dice, name: "kind") ->
            [named] { FORM($dice, case: "accusative") }
           *[other] eine { $dice }
        }
       *[other] die Würfel { FORM($dice, case: "accusative") }
    } für { $coins } Geld abgeben
story-contract =
    .part = führt einen Auftrag aus
    .part-order = verb
    .part-verb = führt
    .part-rest = einen Auftrag aus
    .planned = einen Auftrag ausführen
    .planned-order = hinten
story-step = zusätzlicher Schritt
story-built = Posten { FORM($city, case: "at") }
story-moved-post = Posten versetzt { FORM($origin, case: "from") } { FORM($city, case: "to") }
story-copied = { $source } mit dem Bonus von { $city }
story-received =
    .part = { $things }
    .planned = { $things }
story-from = { $things } ({ $source })
story-bought =
    .part = kauft einen schwarzen Würfel
    .part-order = verb
    .part-verb = kauft
    .part-rest = einen schwarzen Würfel
    .part-rolls = ja
    .planned = einen schwarzen Würfel kaufen
    .planned-order = hinten
story-for =
    { TRAIT($action, name: "order") ->
        [verb] { FORM($action, case: "verb") } für { $cost } { FORM($action, case: "rest") }
        [klammer] { FORM($action, case: "verb") } ({ FORM($action, case: "rest") }, kostet { $cost })
        [hinten] für { $cost } { $action }
       *[other] { $action } für { $cost }
    }
    .rolls = { TRAIT($action, name: "rolls") }
story-gained =
    { TRAIT($action, name: "rolls") ->
        [ja] { $action } und würfelt eine { $things }
       *[other] { $action }: { $things }
    }
    .part = { $things } ({ $action })
story-black-die = schwarzer Würfel
story-rolled-black-die = schwarzer Würfel { $value }
story-bought-value = eine { $value }
story-contract-taken = Auftrag „{ $contract }“
story-dropped =
    .part = legt den Auftrag „{ $contract }“ ab
    .planned = den Auftrag „{ $contract }“ ablegen

history-scored = Züge mit Punkten
history-contested = Begegnungen: Würfel auf besetzten Feldern

meanwhile-did = { $who } { FORM($things, case: "accusative-listed") }
meanwhile-completed = { $count ->
    [one] führt den Auftrag { $contracts } aus
   *[other] führt die Aufträge { $contracts } aus
}
meanwhile-completed-many = führt { $count } Aufträge aus
meanwhile-took = { $count ->
    [one] nimmt den Auftrag { $contracts }
   *[other] nimmt die Aufträge { $contracts }
}
meanwhile-took-many = nimmt { $count } Aufträge
meanwhile-travelled = reist { FORM($place, case: "to") }
meanwhile-built = setzt Posten { FORM($places, case: "at") }
meanwhile-points = bekommt { $points }
meanwhile-used = setzt Würfel ({ $space })
meanwhile-gained = bekommt { FORM($amounts, case: "accusative-listed") } ({ $space })
meanwhile-coins = nimmt { $coins }
meanwhile-hourglass = Stand jetzt beginnt { $who } die nächste Runde
