story = { $who }: { $actions }.
story-round = Comienza la ronda { $round }; { $start } juega primero.
    .last = Comienza la ronda { $round }, la última; { $start } juega primero.
story-used = { FORM($space, case: "inline") } con { TRAIT($space, name: "dice") ->
    [several] { TRAIT($dice, name: "kind") ->
        [named] { $dice }
       *[other] los dados { $dice }
    }
   *[one] un { $dice }
}
story-took =
    .part = toma { $coins } monedas con un { $dice }
    .planned = { $coins } monedas con un { $dice }
story-sold =
    .part = { $count ->
        [one] vende un { $dice }
       *[other] { TRAIT($dice, name: "kind") ->
            [named] vende { $dice }
           *[other] vende { $count } dados ({ $dice })
        }
    } por { $coins } monedas
    .planned = { $count ->
        [one] vende un { $dice }
       *[other] { TRAIT($dice, name: "kind") ->
            [named] vende { $dice }
           *[other] vende { $count } dados ({ $dice })
        }
    } por { $coins } monedas
story-contract =
    .part = completa un contrato
    .planned = completa un contrato
story-contracts =
    .planned =
        { $count ->
            [one] completa 1 contrato
           *[other] completa { $count } contratos
        }
story-journey = { $way }
story-step = paso adicional
story-built = puesto en { $city }
story-moved-post = puesto movido { FORM($origin, case: "of") } { FORM($city, case: "to") }
story-copied = { $source }, que copia la { FORM($city, case: "of") }
story-received =
    .part = { $things }
    .planned = { $things }
story-from = { $things } ({ $source })
story-brought =
    .part = { $things }
    .planned = { $things }
story-bought =
    .part = compra un dado negro
    .planned = compra un dado negro
story-for = { $action } por { $cost }
story-gained = { $action }: { $things }
    .part = { $things } ({ $action })
story-black-die = dado negro
story-rolled-black-die = dado negro { $value }
story-bought-value = sale un { $value }
story-contracts-taken =
    { $count ->
        [one] contrato { $contracts }
       *[other] contratos { $contracts }
    }
story-dropped =
    .part =
        { $count ->
            [one] descarta el contrato { $contracts }
           *[other] descarta los contratos { $contracts }
        }
    .planned =
        { $count ->
            [one] descarta el contrato { $contracts }
           *[other] descarta los contratos { $contracts }
        }

history-scored = Turnos que dieron puntos
history-contested = Choques: dados en casillas ocupadas

meanwhile-did = { $who } { FORM($things, case: "usual-listed") }
meanwhile-completed = { $count ->
    [one] completó el contrato { $contracts }
   *[other] completó los contratos { $contracts }
}
meanwhile-completed-many = completó { $count } contratos
meanwhile-took = { $count ->
    [one] tomó el contrato { $contracts }
   *[other] tomó los contratos { $contracts }
}
meanwhile-took-many = tomó { $count } contratos
meanwhile-travelled = viajó { FORM($place, case: "to") }
meanwhile-built = colocó { $count ->
        [one] un puesto
       *[other] puestos
    } en { $places }
meanwhile-points = sumó { $points }
meanwhile-used = usó { FORM($space, case: "definite") }
meanwhile-gained = recibió { FORM($amounts, case: "usual-listed") } ({ FORM($space, case: "inline") })
meanwhile-coins = tomó { $coins }
meanwhile-hourglass = { $who } empezaría la próxima ronda
