# A turn in one line, and what happened since one's last turn. ".done": what a player did, with a verb in the present
# tense and without a subject, of which the story makes one sentence; what may be done (".planned") is a noun or an
# infinitive. ".via": the space with its dice, in brackets behind what was got there.
# ".present": what counted most in a turn that would have been better.

story = { $who } { FORM($actions, case: "done-listed") }.
story-round = Runde { $round } beginnt; { $start } fängt an.
    .last = Die { $round }. und letzte Runde beginnt; { $start } fängt an.
story-used = { $space } mit { FORM($dice, case: "dative") }
    .done =
        { TRAIT($space, name: "dice") ->
            [travel] setzt Würfel ({ $space } mit { FORM($dice, case: "dative") })
            [several] setzt Würfel ({ $space } mit { FORM($dice, case: "dative") })
           *[one] setzt einen Würfel ({ FORM($space, case: "field") } mit { TRAIT($dice, name: "kind") ->
                [named] { FORM($dice, case: "dative") }
               *[other] einer { FORM($dice, case: "weak") }
            })
        }
    .kind =
        { TRAIT($space, name: "dice") ->
            [travel] dice
            [several] dice
           *[one] die
        }
    .via =
        { TRAIT($space, name: "dice") ->
            [several] { FORM($space, case: "field") } mit { FORM($dice, case: "dative") }
            [travel] mit { FORM($dice, case: "dative") }
           *[one] { FORM($space, case: "field") } mit { TRAIT($dice, name: "kind") ->
                [named] { FORM($dice, case: "dative") }
               *[other] einer { FORM($dice, case: "weak") }
            }
        }
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
       *[other] { TRAIT($dice, name: "kind") ->
            [named] { FORM($dice, case: "accusative") }
           *[other] { $count } Würfel ({ FORM($dice, case: "each") })
        }
    } für { $coins } Geld ab
    .planned = { $count ->
        [one] { TRAIT($dice, name: "kind") ->
            [named] { FORM($dice, case: "accusative") }
           *[other] eine { $dice }
        }
       *[other] { TRAIT($dice, name: "kind") ->
            [named] { FORM($dice, case: "accusative") }
           *[other] { $count } Würfel ({ FORM($dice, case: "each") })
        }
    } für { $coins } Geld abgeben
story-contract =
    .part = erfüllt einen Auftrag
    .part-kind = reward
    .planned = einen Auftrag erfüllen
    .planned-order = hinten
story-contracts =
    .planned =
        { $count ->
            [one] einen Auftrag erfüllen
           *[other] { $count } Aufträge erfüllen
        }
    .planned-order =
        { $count ->
            [one] hinten
           *[other] klammer-hinten
        }
story-journey = { $way }
    .done =
        { $count ->
            [0] reist { FORM($origin, case: "from") } { FORM($place, case: "to") }
           *[other] reist { FORM($origin, case: "from") } über { $over } { FORM($place, case: "to") }
        }
    .stretch = { FORM($origin, case: "from") } { FORM($place, case: "to") }
story-travel = Reise { FORM($place, case: "to") }
story-step = zusätzlicher Schritt
    .done = macht einen zusätzlichen Schritt
    .kind = step
story-built = Handelsposten { FORM($city, case: "at") }
    .done = setzt einen Handelsposten { FORM($city, case: "at") }
    .kind = reward
story-moved-post = Handelsposten versetzt { FORM($origin, case: "from") } { FORM($city, case: "to") }
    .done = versetzt einen Handelsposten { FORM($origin, case: "from") } { FORM($city, case: "to") }
    .kind = reward
story-copied = { $source } mit dem Bonus von { $city }
    .done = { FORM($source, case: "done") } mit dem Bonus von { $city }
    .kind = { TRAIT($source, name: "kind") }
story-received =
    .part = bekommt { FORM($things, case: "accusative-listed") }
    .planned = { $things }
story-from = { $things } ({ $source })
    .done = { FORM($things, case: "done-listed") } ({ $source })
    .accusative = { FORM($things, case: "accusative-listed") } ({ $source })
story-brought =
    .part = bekommt { FORM($things, case: "accusative-listed") }
    .planned = { $things }
story-bought =
    .part = kauft einen schwarzen Würfel
    .part-order = verb
    .part-verb = kauft
    .part-rest = einen schwarzen Würfel
    .part-kind = rolls
    .planned = einen schwarzen Würfel kaufen
    .planned-order = hinten
story-for =
    { TRAIT($action, name: "order") ->
        [verb] { FORM($action, case: "verb") } für { FORM($cost, case: "accusative-listed") } { FORM($action, case: "rest") }
        [klammer] { FORM($action, case: "verb") } ({ FORM($action, case: "rest") }, kostet { FORM($cost, case: "accusative-listed") })
        [hinten] für { FORM($cost, case: "accusative-listed") } { $action }
        [klammer-hinten] { $action } (kostet { FORM($cost, case: "accusative-listed") })
       *[other] { $action } für { FORM($cost, case: "accusative-listed") }
    }
    .done =
        { TRAIT($action, name: "order") ->
            [verb] { FORM($action, case: "verb") } für { FORM($cost, case: "accusative-listed") } { FORM($action, case: "rest") }
            [klammer] { FORM($action, case: "verb") } ({ FORM($action, case: "rest") }, kostet { FORM($cost, case: "accusative-listed") })
           *[other] { TRAIT($action, name: "kind") ->
                [step] macht für { FORM($cost, case: "accusative-listed") } einen zusätzlichen Schritt
                [die] setzt für { FORM($cost, case: "accusative-listed") } einen Würfel ({ FORM($action, case: "via") })
                [dice] setzt für { FORM($cost, case: "accusative-listed") } Würfel ({ FORM($action, case: "via") })
               *[other] { FORM($action, case: "done") } für { FORM($cost, case: "accusative-listed") }
            }
        }
    .via = { FORM($action, case: "via") }, kostet { FORM($cost, case: "accusative-listed") }
    .kind = { TRAIT($action, name: "kind") }
story-gained = { $action }: { $things }
    .done =
        { TRAIT($action, name: "kind") ->
            [rolls] { FORM($action, case: "done") } (würfelt { $things })
            [step] { FORM($action, case: "done") } { FORM($things, case: "stretch") }
            [reward] { FORM($action, case: "done") } (bekommt { FORM($things, case: "accusative-listed") })
           *[other] { FORM($things, case: "done-listed") } ({ FORM($action, case: "via") })
        }
    .part = { $things } ({ $action })
    .part-done = { FORM($things, case: "done-listed") } ({ FORM($action, case: "via") })
story-black-die = schwarzer Würfel
    .accusative = einen schwarzen Würfel
story-rolled-black-die = schwarzer Würfel { $value }
    .accusative = einen schwarzen Würfel mit einer { $value }
story-bought-value = eine { $value }
story-contracts-taken =
    { $count ->
        [one] Auftrag { $contracts }
       *[other] Aufträge { $contracts }
    }
    .accusative =
        { $count ->
            [one] den Auftrag { $contracts }
           *[other] die Aufträge { $contracts }
        }
story-declined =
    .part =
        { $count ->
            [one] zieht den Auftrag { $contracts } und legt ihn ab
           *[other] zieht zwei Aufträge und legt sie ab ({ $contracts })
        }
    .planned =
        { $count ->
            [one] den Auftrag { $contracts } ziehen und ablegen
           *[other] zwei Aufträge ziehen und ablegen ({ $contracts })
        }
story-dropped =
    .part =
        { $count ->
            [one] legt den Auftrag { $contracts } ab
           *[other] legt zwei Aufträge ab ({ $contracts })
        }
    .planned =
        { $count ->
            [one] den Auftrag { $contracts } ablegen
           *[other] die Aufträge { $contracts } ablegen
        }

history-scored = Züge mit Punkten
history-contested = Würfel auf besetzten Feldern

meanwhile-did = { $who } { FORM($things, case: "accusative-listed") }
    .present = { $who } { FORM($things, case: "present-listed") }
meanwhile-completed = { $count ->
    [one] hat den Auftrag { $contracts } erfüllt
   *[other] hat die Aufträge { $contracts } erfüllt
}
    .present = { $count ->
        [one] erfüllt den Auftrag { $contracts }
       *[other] erfüllt die Aufträge { $contracts }
    }
meanwhile-completed-many = hat { $count } Aufträge erfüllt
    .present = erfüllt { $count } Aufträge
meanwhile-took = { $count ->
    [one] hat den Auftrag { $contracts } genommen
   *[other] hat die Aufträge { $contracts } genommen
}
    .present = { $count ->
        [one] nimmt den Auftrag { $contracts }
       *[other] nimmt die Aufträge { $contracts }
    }
meanwhile-took-many = hat { $count } Aufträge genommen
    .present = nimmt { $count } Aufträge
meanwhile-travelled = ist { FORM($place, case: "to") } gereist
    .present = reist { FORM($place, case: "to") }
meanwhile-moved = ist { FORM($place, case: "to") } gezogen
    .present = zieht { FORM($place, case: "to") }
meanwhile-built = hat { FORM($places, case: "at") } { $count ->
        [one] einen Handelsposten
       *[other] Handelsposten
    } gesetzt
    .present = setzt { FORM($places, case: "at") } { $count ->
            [one] einen Handelsposten
           *[other] Handelsposten
        }
meanwhile-points = hat { $points } bekommen
    .present = bekommt { $points }
meanwhile-used =
    { TRAIT($space, name: "dice") ->
        [travel] hat Würfel gesetzt ({ $space })
        [several] hat Würfel gesetzt ({ $space })
       *[one] hat einen Würfel gesetzt ({ FORM($space, case: "field") })
    }
    .present =
        { TRAIT($space, name: "dice") ->
            [travel] setzt Würfel ({ $space })
            [several] setzt Würfel ({ $space })
           *[one] setzt einen Würfel ({ FORM($space, case: "field") })
        }
meanwhile-gained = hat { FORM($amounts, case: "accusative-listed") } bekommen ({ $space })
    .present = bekommt { FORM($amounts, case: "accusative-listed") } ({ $space })
meanwhile-coins = hat { $coins } genommen
    .present = nimmt { $coins }
meanwhile-hourglass = { $who } beginnt nach jetzigem Stand die nächste Runde
