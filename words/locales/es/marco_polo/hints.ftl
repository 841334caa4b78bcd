hint-reason-scored = { $points ->
        [one] 1 punto inmediato
       *[other] { $points } puntos inmediatos
    }
hint-reason-goals = { $points ->
        [one] 1 punto por cartas de objetivo
       *[other] { $points } puntos por cartas de objetivo
    }
hint-reason-beijing = { $points ->
        [one] 1 punto por Beijing
       *[other] { $points } puntos por Beijing
    }
hint-reason-journeys = viajes más fáciles
hint-reason-posts = más cerca del octavo y del noveno puesto comercial
hint-reason-cities = más ingresos de tus puestos comerciales
hint-reason-contracts = contratos a tu alcance
hint-reason-most = más cerca de tener más contratos que nadie
hint-reason-coins = monedas de reserva
hint-reason-camels = camellos de reserva
hint-reason-goods = mercancías de reserva
hint-reason-dice = más dados que colocar
hint-reason-start = el primer turno de la próxima ronda
hint-reason-chance = { $points ->
        [one] de media, alrededor de 1 punto
       *[other] de media, unos { $points } puntos
    }

hint-lacks-contract = Aún te { TRAIT($missing, name: "number") ->
        [uno] falta
       *[other] faltan
    } { FORM($missing, case: "usual-listed") } para el contrato «{ $name }».
hint-lacks-journey = Aún te { TRAIT($missing, name: "number") ->
        [uno] falta
       *[other] faltan
    } { FORM($missing, case: "usual-listed") } para viajar { FORM($name, case: "to") }.
hint-then-contract = Después, completa «{ $name }».
    .short = Después aún te { TRAIT($missing, name: "number") ->
            [uno] faltará
           *[other] faltarán
        } { FORM($missing, case: "usual-listed") } para «{ $name }».
hint-then-journey = Después, viaja { FORM($name, case: "to") }.
    .next = La próxima ronda, viaja { FORM($name, case: "to") }.
    .short = Después aún te { TRAIT($missing, name: "number") ->
            [uno] faltará
           *[other] faltarán
        } { FORM($missing, case: "usual-listed") } para viajar { FORM($name, case: "to") }.
