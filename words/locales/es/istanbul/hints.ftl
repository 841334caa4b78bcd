hint-go = Ir { FORM($place, case: "to") }
hint-family = Enviar a tu sobrino { FORM($place, case: "to") }

hint-reason-rubies = un rubí al momento
hint-reason-goods = más mercancías
hint-reason-cards = cartas de bonificación
hint-reason-letters = misivas y sus sellos
hint-reason-lira = más liras
hint-reason-coffee = más café
hint-reason-guild-cards = cartas de gremio
hint-reason-wheelbarrow = una ampliación de la carretilla
hint-reason-mosque-tiles = una loseta de mezquita
hint-reason-tavern-tiles = una loseta de taberna
hint-reason-family = tu sobrino libre otra vez
hint-reason-companion = un socio
hint-reason-assistants = más sirvientes contigo
hint-reason-lead = la delantera en la última ronda
hint-reason-chance = buenas probabilidades

hint-reason-to-ruby = { $turns ->
        [one] un rubí en { FORM($place, case: "definite") } en tu próximo turno
       *[other] un rubí en { FORM($place, case: "definite") } dentro de { $turns } turnos
    }
hint-reason-to-extension = { $turns ->
        [one] una ampliación en { FORM($place, case: "definite") } en tu próximo turno
       *[other] una ampliación en { FORM($place, case: "definite") } dentro de { $turns } turnos
    }
hint-reason-to-tile = { $turns ->
        [one] una loseta en { FORM($place, case: "definite") } en tu próximo turno
       *[other] una loseta en { FORM($place, case: "definite") } dentro de { $turns } turnos
    }
hint-reason-to-family = { $turns ->
        [one] enviar a tu sobrino desde { FORM($place, case: "definite") } en tu próximo turno
       *[other] enviar a tu sobrino desde { FORM($place, case: "definite") } dentro de { $turns } turnos
    }
hint-reason-to-action = { $turns ->
        [one] usar { FORM($place, case: "definite") } en tu próximo turno
       *[other] usar { FORM($place, case: "definite") } dentro de { $turns } turnos
    }
hint-reason-nearer = acercarte { FORM($place, case: "to") }

hint-lacks-ruby = Aún te { TRAIT($missing, name: "number") ->
        [uno] falta
       *[other] faltan
    } { $missing } para un rubí en { FORM($place, case: "definite") }.
hint-lacks-extension = Aún te { TRAIT($missing, name: "number") ->
        [uno] falta
       *[other] faltan
    } { $missing } para una ampliación en { FORM($place, case: "definite") }.
hint-lacks-tile = Aún te { TRAIT($missing, name: "number") ->
        [uno] falta
       *[other] faltan
    } { $missing } para una loseta en { FORM($place, case: "definite") }.
hint-lacks-family = Aún te { TRAIT($missing, name: "number") ->
        [uno] falta
       *[other] faltan
    } { $missing } para usar { FORM($place, case: "definite") }.
hint-then = Después: { $aim }.
hint-short = { $reason } (aún te { TRAIT($missing, name: "number") ->
        [uno] falta
       *[other] faltan
    } { $missing })
hint-missing-lira =
    { $count ->
        [one] 1 lira
       *[other] { $count } liras
    }
    .number =
        { $count ->
            [one] uno
           *[other] varios
        }
hint-missing-goods = { $count ->
        [one] 1 mercancía
       *[other] { $count } mercancías
    }
    .number =
        { $count ->
            [one] uno
           *[other] varios
        }
hint-missing-good = { $count ->
        [one] 1 { FORM($good, case: "singular") }
       *[other] { $count } { FORM($good, case: "plural") }
    }
    .number =
        { $count ->
            [one] uno
           *[other] varios
        }
hint-missing-coffee =
    { $count ->
        [one] 1 café
       *[other] { $count } cafés
    }
    .number =
        { $count ->
            [one] uno
           *[other] varios
        }
hint-missing-seals = { $count ->
        [one] 1 sello
       *[other] { $count } sellos
    }
    .number =
        { $count ->
            [one] uno
           *[other] varios
        }
