# ".done": lo que se hizo, con su verbo; ".kind": lo que le sigue ahí, como en inglés.
# ".present": lo principal de un turno que habría sido mejor.

story = { $who }: { FORM($actions, case: "done") }.
story-round = Comienza la ronda { $round }; { $start } juega primero.
    .last = Comienza la ronda { $round }, la última; { $start } juega primero.
story-used = { FORM($space, case: "inline") } con { FORM($dice, case: "one") }
    .done = usa { FORM($space, case: "definite") } con { TRAIT($dice, name: "kind") ->
        [uno] { FORM($dice, case: "sold") }
        [named] { FORM($dice, case: "sold") }
       *[varios] los dados { FORM($dice, case: "single") }
    }
    .via = { TRAIT($space, name: "told") ->
        [verbo] con
       *[lugar] { FORM($space, case: "inline") } con
    } { TRAIT($dice, name: "kind") ->
        [uno] { FORM($dice, case: "sold") }
        [named] { FORM($dice, case: "sold") }
       *[varios] los dados { FORM($dice, case: "single") }
    }
    .kind = used
story-took =
    .part = toma { $coins } monedas con { FORM($dice, case: "sold") }
    .part-kind = coins
    .planned = { $coins } monedas con { FORM($dice, case: "one") }
    .planned-kind = coins
story-sold =
    .part = { $count ->
        [one] cambia { FORM($dice, case: "sold") }
       *[other] { TRAIT($dice, name: "kind") ->
            [named] cambia { FORM($dice, case: "sold") }
           *[other] cambia { $count } dados ({ FORM($dice, case: "yours") })
        }
    } por { $coins } monedas
    .planned = { $count ->
        [one] cambias { FORM($dice, case: "sold") }
       *[other] { TRAIT($dice, name: "kind") ->
            [named] cambias { FORM($dice, case: "sold") }
           *[other] cambias { $count } dados ({ FORM($dice, case: "yours") })
        }
    } por { $coins } monedas
story-contract =
    .part = completa un contrato
    .part-kind = reward
    .planned = completas un contrato
story-contracts =
    .planned =
        { $count ->
            [one] completas 1 contrato
           *[other] completas { $count } contratos
        }
story-journey = { $way }
    .done = viaja { FORM($origin, case: "of") } { FORM($place, case: "to") }{ $count ->
        [0] {""}
       *[other] {" "}pasando por { FORM($over, case: "definite-listed") }
    }
    .stretch = { FORM($origin, case: "of") } { FORM($place, case: "to") }
story-travel = viaje { FORM($place, case: "to") }
story-step = paso adicional
    .done = da un paso adicional
    .kind = step
story-built = puesto en { $city }
    .done = coloca un puesto en { $city }
    .kind = reward
story-moved-post = puesto movido { FORM($origin, case: "of") } { FORM($city, case: "to") }
    .done = mueve un puesto { FORM($origin, case: "of") } { FORM($city, case: "to") }
    .kind = reward
story-copied = { $source }, que copia la { FORM($city, case: "of") }
    .done = { FORM($source, case: "done") } y copia la bonificación { FORM($city, case: "of") }
    .kind = { TRAIT($source, name: "kind") }
story-received =
    .part = recibe { FORM($things, case: "done-listed") }
    .planned = { $things }
story-from = { $things } ({ $source })
    .done = { FORM($things, case: "done-listed") } ({ $source })
story-brought =
    .part = recibe { FORM($things, case: "done-listed") }
    .planned = { $things }
story-bought =
    .part = compra un dado negro
    .part-kind = rolls
    .planned = compras un dado negro
story-for = { $action }{ TRAIT($action, name: "kind") ->
        [coins] {" "}(pagas { FORM($cost, case: "done-listed") })
        [used] , pagando { FORM($cost, case: "done-listed") }
       *[other] {" "}por { FORM($cost, case: "done-listed") }
    }
    .done = { FORM($action, case: "done") }{ TRAIT($action, name: "kind") ->
        [coins] {" "}(paga { FORM($cost, case: "done-listed") })
        [used] , pagando { FORM($cost, case: "done-listed") }
       *[other] {" "}por { FORM($cost, case: "done-listed") }
    }
    .via = { FORM($action, case: "via") }{ TRAIT($action, name: "kind") ->
        [coins] {" "}(paga { FORM($cost, case: "done-listed") })
        [used] , pagando { FORM($cost, case: "done-listed") }
       *[other] {" "}por { FORM($cost, case: "done-listed") }
    }
    .kind = { TRAIT($action, name: "kind") }
story-gained = { $action }: { $things }
    .done =
        { TRAIT($action, name: "kind") ->
            [rolls] { FORM($action, case: "done") } y le { $things }
            [step] { FORM($action, case: "done") } { FORM($things, case: "stretch") }
            [reward] { FORM($action, case: "done") } (recibe { FORM($things, case: "done-listed") })
           *[other] { FORM($things, case: "done-listed") } ({ FORM($action, case: "via") })
        }
    .part = { $things } ({ $action })
    .part-done = { FORM($things, case: "done-listed") } ({ FORM($action, case: "via") })
story-black-die = dado negro
    .done = un dado negro
story-rolled-black-die = dado negro { $value }
    .done = un dado negro con un { $value }
story-bought-value = sale un { $value }
story-contracts-taken =
    { $count ->
        [one] contrato { $contracts }
       *[other] contratos { $contracts }
    }
    .done =
        { $count ->
            [one] el contrato { $contracts }
           *[other] los contratos { $contracts }
        }
story-declined =
    .part =
        { $count ->
            [one] roba y descarta el contrato { $contracts }
           *[other] roba y descarta los contratos { $contracts }
        }
    .planned =
        { $count ->
            [one] robas y descartas el contrato { $contracts }
           *[other] robas y descartas los contratos { $contracts }
        }
story-dropped =
    .part =
        { $count ->
            [one] descarta el contrato { $contracts }
           *[other] descarta los contratos { $contracts }
        }
    .planned =
        { $count ->
            [one] descartas el contrato { $contracts }
           *[other] descartas los contratos { $contracts }
        }

history-scored = Turnos que dieron puntos
history-contested = Choques: dados en casillas ocupadas

meanwhile-did = { $who } { FORM($things, case: "usual-listed") }
    .present = { $who } { FORM($things, case: "present-listed") }
meanwhile-completed = { $count ->
    [one] completó el contrato { $contracts }
   *[other] completó los contratos { $contracts }
}
    .present = { $count ->
        [one] completa el contrato { $contracts }
       *[other] completa los contratos { $contracts }
    }
meanwhile-completed-many = completó { $count } contratos
    .present = completa { $count } contratos
meanwhile-took = { $count ->
    [one] tomó el contrato { $contracts }
   *[other] tomó los contratos { $contracts }
}
    .present = { $count ->
        [one] toma el contrato { $contracts }
       *[other] toma los contratos { $contracts }
    }
meanwhile-took-many = tomó { $count } contratos
    .present = toma { $count } contratos
meanwhile-travelled = viajó { FORM($place, case: "to") }
    .present = viaja { FORM($place, case: "to") }
meanwhile-moved = se movió { FORM($place, case: "to") }
    .present = se mueve { FORM($place, case: "to") }
meanwhile-built = colocó { $count ->
        [one] un puesto
       *[other] puestos
    } en { $places }
    .present = coloca { $count ->
            [one] un puesto
           *[other] puestos
        } en { $places }
meanwhile-points = sumó { $points }
    .present = suma { $points }
meanwhile-used = usó { FORM($space, case: "definite") }
    .present = usa { FORM($space, case: "definite") }
meanwhile-gained = recibió { FORM($amounts, case: "usual-listed") } ({ FORM($space, case: "inline") })
    .present = recibe { FORM($amounts, case: "usual-listed") } ({ FORM($space, case: "inline") })
meanwhile-coins = tomó { $coins }
    .present = toma { $coins }
meanwhile-hourglass = { $who } empezará la próxima ronda si nadie más viaja
