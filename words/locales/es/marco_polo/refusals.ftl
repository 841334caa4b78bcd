refusal-never-itself = La bonificación de { $city } no puede copiarse a sí misma; elige otra ciudad.
refusal-own-post-there = En esta partida solo puedes copiar bonificaciones de ciudades donde no tengas puesto.
refusal-main-action-taken = Ya has realizado tu acción principal; realiza acciones adicionales o termina tu turno.
refusal-no-dice-left = No te quedan dados en esta ronda.
refusal-dice-left =
    { $dice ->
        [one] Aún tienes un dado: realiza una acción principal o cambia el dado por { $coins } monedas.
       *[other] Aún tienes { $dice } dados: realiza una acción principal o cambia dados por { $coins } monedas cada uno.
    }
no-pass-ahead =
    { $dice ->
        [0] No te quedan dados, así que me salto tus turnos hasta la próxima ronda. No necesitas pasar.
       *[other] No puedes pasar mientras te queden dados. Pero puedes preparar un turno y, cuando se acaben, me salto los tuyos.
    }
refusal-nothing-to-trade = No tienes nada que intercambiar con esta carta ({ $card }).
refusal-too-often =
    { $most ->
        [one] Puedes usar la carta solo una vez.
       *[other] Puedes usar la carta { $most } veces como máximo.
    }
refusal-nothing-completed = Aún no has completado ningún contrato, y esta carta los cuenta ({ $card }).
refusal-no-small-city = Para esta carta necesitas un puesto comercial en una ciudad pequeña ({ $card }).
refusal-not-enough = { $have ->
    [0] Eso cuesta { FORM($needed, case: "usual-listed") }, y no tienes.
   *[other] Eso cuesta { FORM($needed, case: "usual-listed") }; tienes { $have }.
}
refusal-pairs =
    { $needed ->
        [one] Eso cuesta una pareja de mercancías distintas, y no puedes formar ninguna.
       *[other] Eso cuesta { $needed } parejas de mercancías distintas; { $have ->
            [0] no puedes formar ninguna
           *[other] puedes formar { $have }
        }.
    }
refusal-unknown-place = En el mapa no hay ningún lugar llamado «{ $place }».
refusal-too-far =
    { $steps ->
        [0] { CAPITAL(FORM($place, case: "definite")) } está a más de 6 pasos; tu límite es { $most }.
       *[other] { CAPITAL(FORM($place, case: "definite")) } está a { $steps } pasos; tu límite es { $most }.
    }
refusal-other-figure-moves = Ahora mueves a { $figure }.
refusal-figures-together = Las dos figuras están en { FORM($place, case: "definite") }, así que da igual cuál se mueva: elige a Niccolò.
refusal-leave-a-step = Las dos figuras se reparten { $most } pasos; deja uno para Marco.
refusal-sets-dice-freely = Eliges el valor de cada dado al colocarlo: no necesitas volver a tirarlo ni cambiarlo.
refusal-no-such-die = No tienes ningún dado «{ $die }» que colocar.
refusal-unknown-contract = No hay ningún contrato «{ $contract }».
refusal-contract-not-active = No tienes ese contrato: { $contract }.
refusal-one-black-die-a-turn = Solo puedes comprar un dado negro por turno.
refusal-no-black-die = No quedan dados negros en esta ronda.
refusal-no-wrap = Un dado no puede pasar de 1 a 6 ni de 6 a 1.
refusal-character-not-offered = No puedes elegir ese personaje; elige uno de los que se muestran.
refusal-keep-two-goals = Quédate exactamente con { $keep } cartas de objetivo, no con { $given }.
refusal-not-your-goal = No tienes esa carta de objetivo: { $goal }.
refusal-card-not-in-play = Esa carta de ciudad no está en esta partida: { $card }.
refusal-no-post-there = No tienes puesto comercial en { $city }, así que no puedes usar su carta de ciudad.
refusal-card-taken = Esa carta de ciudad ya tiene un dado; estará libre en la próxima ronda.
refusal-post-too-new = Acabas de colocar tu puesto comercial en { $city }; podrás usar su carta de ciudad desde tu próximo turno.
refusal-khan-full = El favor del Khan está completo en esta ronda.
refusal-die-too-low =
    { $needed ->
        [6] El favor del Khan pide un { $needed }; con un { $die } no basta.
       *[other] El favor del Khan pide un dado de { $needed } o más; con un { $die } no basta.
    }
refusal-no-contracts = No quedan contratos que tomar.
refusal-contracts-to-come = Ya no queda ningún contrato. Saldrán otros antes de tu turno.
refusal-too-many-contracts = Puedes tomar { $most } contratos como máximo, no { $given }.
refusal-contract-not-there = Ese contrato no está en el tablero: { $contract }.
refusal-contract-too-far = Ese contrato está en la casilla { $space }, y tu dado muestra solo { $die }.
refusal-too-few-dice =
    { $needed ->
        [one] Para eso necesitas un dado, y no te queda ninguno.
       *[other] Para eso necesitas { $needed } dados; ya no te quedan tantos.
    }
refusal-colour-already-there = Ya tienes dados propios en { FORM($space, case: "definite") }; solo puedes añadir negros o blancos.
refusal-occupied-cost =
    { $needed ->
        [one] Esa casilla está ocupada y cuesta 1 moneda; { $have ->
            [0] no tienes ninguna
           *[other] tienes { $have }
        }.
       *[other] Esa casilla está ocupada y cuesta { $needed } monedas; { $have ->
            [0] no tienes ninguna
           *[other] tienes { $have }
        }.
    }
refusal-dice-count =
    { $needed ->
        [one] Para eso, usa exactamente 1 dado, no { $given }.
       *[other] Para eso, usa exactamente { $needed } dados, no { $given }.
    }
refusal-column-too-high = Tu dado más bajo muestra { $lowest }, así que { $lowest } es la columna más alta que puedes elegir.
