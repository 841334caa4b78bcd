# Por qué no se puede hacer algo. ".short": como parte de una opción.

refusal-needs-lira =
    { $have ->
        [0] Eso cuesta { $lira } liras; no tienes ninguna.
        [one] Eso cuesta { $lira } liras; tienes 1.
       *[other] Eso cuesta { $lira } liras; tienes { $have }.
    }
    .short =
        { $short ->
            [one] falta 1 lira
           *[other] faltan { $short } liras
        }
refusal-goods-short =
    { $short ->
        [one] Te falta 1 mercancía.
       *[other] Te faltan { $short } mercancías.
    }
    .short =
        { $short ->
            [one] falta 1 mercancía para un rubí
           *[other] faltan { $short } mercancías para un rubí
        }
    .guild =
        { $short ->
            [one] falta 1 mercancía
           *[other] faltan { $short } mercancías
        }
refusal-action-skipped = En este turno te has saltado esa acción.
refusal-assistant-lies-here = Tu sirviente ya está en { FORM($place, case: "definite") }; recógelo.
refusal-call-3-to-12 = Anuncia un número del 3 al 12.
refusal-card-not-in-hand = No tienes esa carta: { $card }.
refusal-catch-first = Aquí hay un sobrino: atrápalo primero.
refusal-family-at-police = Tu sobrino ya está en el Cuartelillo.
refusal-no-such-player = En esta partida nadie juega con { $colour }.
refusal-own-family = No puedes atrapar a tu propio sobrino.
refusal-family-elsewhere = El sobrino de { $colour } está en { FORM($place, case: "definite") }, no aquí.
refusal-family-safe = El sobrino de { $colour } está en el Cuartelillo, donde no puedes atraparlo.
refusal-family-not-here = Tu sobrino está fuera, en { FORM($place, case: "definite") }.
    .short = tu sobrino ya está fuera, en { FORM($place, case: "definite") }
refusal-met-already = En este turno ya te has encontrado con { FORM($figure, case: "definite") }.
refusal-move-first = Muévete primero: elige un lugar, o escribe su número.
refusal-movement-replaced = Una carta ya ha cambiado tu movimiento.
    .short = una carta cambia tu movimiento
refusal-must-move = Ya estás en { FORM($place, case: "definite") }; muévete { $nearest } o { $farthest } lugares.
refusal-needs-goods = Para esa loseta necesitas { $needed } { FORM($good, case: "plural") }; { $have ->
        [0] no tienes ninguna
       *[other] tienes { $have }
    }.
    .short =
        { $short ->
            [one] falta 1 { FORM($good, case: "singular") } para { FORM($tile, case: "definite") }
           *[other] faltan { $short } { FORM($good, case: "plural") } para { FORM($tile, case: "definite") }
        }
refusal-needs-yellow-tile = Para eso necesitas la loseta de mezquita amarilla.
refusal-no-assistant-out = Todos tus sirvientes están contigo.
    .short = todos los sirvientes están contigo
refusal-no-assistant-there = No tienes ningún sirviente en { FORM($place, case: "definite") }.
refusal-no-assistant-left = No tienes sirvientes que dejar aquí; recupéralos en la Fuente.
refusal-no-neutral-assistant-there = No hay ningún sirviente neutral en { FORM($place, case: "definite") }.
refusal-no-cards-left = No quedan cartas de bonificación.
    .short = no quedan cartas de bonificación
refusal-not-during-action = Termina primero la acción.
refusal-no-room = En tu carretilla solo caben { $room } mercancías de cada tipo.
refusal-not-from-here = Elige un sirviente que no esté en { FORM($place, case: "definite") }.
refusal-not-here = { CAPITAL(FORM($figure, case: "definite")) } no está aquí.
refusal-no-goods = No tienes mercancías que vender.
    .short = no tienes mercancías que vender
refusal-nothing-wanted = El mercado no pide ninguna de tus mercancías.
    .short = no se piden tus mercancías
refusal-once-a-turn = Solo puedes usar la loseta amarilla una vez por turno.
refusal-only-before-moving = Esa carta sustituye tu movimiento: juégala antes de moverte.
refusal-only-encounters-left = Ya es tarde para realizar una acción; ahora solo puedes resolver encuentros.
refusal-only-goods-or-lira-now = Ahora solo puedes jugar cartas que den mercancías o liras.
refusal-only-while-moving = Juega esa carta antes de moverte, o al llegar, antes de dejar o recoger un sirviente.
refusal-only-with-place = Esa carta solo puedes jugarla cuando usas { FORM($place, case: "definite") }.
refusal-stack-empty = No quedan losetas de { $good }.
    .short = no quedan losetas de { $good }
refusal-both-tiles-owned = Ya tienes las dos losetas de esta mezquita.
    .short = ya tienes las dos losetas
refusal-tile-owned = Ya tienes la loseta de { $good }.
    .short = ya tienes la loseta de { $good }
refusal-too-far = { CAPITAL(FORM($place, case: "definite")) } está a { $distance } lugares; puedes moverte { $nearest } o { $farthest } (3 o 4 con una carta).
refusal-too-far-for-card = { CAPITAL(FORM($place, case: "definite")) } está a { $distance } lugares; con esta carta solo puedes moverte { $nearest } o { $farthest }.
refusal-too-far-for-companion =
    { $farthest ->
        [one] { CAPITAL(FORM($place, case: "definite")) } está a { $distance } lugares; tu socio solo puede moverse 1.
       *[other] { CAPITAL(FORM($place, case: "definite")) } está a { $distance } lugares; tu socio solo puede moverse { $farthest }.
    }
refusal-too-far-to-stay = { CAPITAL(FORM($place, case: "definite")) } está a { $distance } lugares; con esta carta te quedas donde estás.
refusal-too-near-for-companion = { CAPITAL(FORM($place, case: "definite")) } está demasiado cerca; tu socio tiene que moverse { $farthest } lugares.
refusal-must-move-companion = Tu socio ya está en { FORM($place, case: "definite") }.
refusal-too-near =
    { $distance ->
        [one] { CAPITAL(FORM($place, case: "definite")) } está a solo 1 lugar; con esta carta tienes que moverte { $nearest } o { $farthest }.
       *[other] { CAPITAL(FORM($place, case: "definite")) } está a solo { $distance } lugares; con esta carta tienes que moverte { $nearest } o { $farthest }.
    }
refusal-turn-over = Tu turno ha acabado: pulsa *{ label-end }*.
refusal-unknown-card = No hay ninguna carta de bonificación llamada «{ $card }».
refusal-unknown-place = Aquí no hay ningún lugar llamado «{ $place }».
refusal-wheelbarrow-complete = Tu carretilla está completa.
    .short = tu carretilla está completa
