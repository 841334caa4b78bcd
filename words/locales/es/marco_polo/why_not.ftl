## El momento al que pertenece

moment-main = La acción principal se elige al empezar tu turno.
    .chosen = Ya has elegido tu acción principal.
    .taken = En este turno ya has realizado tu acción principal.
moment-bonus = Las acciones adicionales se realizan antes o después de tu acción principal, no en medio de ella.
    .other = Las acciones adicionales se realizan en tu propio turno.
moment-end = El turno se termina después de la acción principal.
moment-pick = El personaje se elige antes de la primera ronda.
moment-keep = Las cartas de objetivo se eligen antes de la primera ronda.
moment-take = Las mercancías, los camellos y las monedas se eligen cuando los da una bonificación o una carta. Los contratos se toman con la acción principal { $contracts }.
moment-discard = Solo descartas un contrato cuando tomas otro y no tienes espacio.
moment-swap = Solo cambias un contrato si robas uno nuevo y no tienes espacio.
moment-column-bonus = Con un contrato de la casilla 5 o 6 recibes monedas o camellos.
moment-dice = Elige primero una acción; luego, con qué dados la realizas.
moment-turn-die = Los dados se cambian con la acción adicional que cuesta { $camels } camellos.
moment-column = La columna se elige al usar el bazar.
moment-travel = Las figuras se mueven con la acción principal { $travel } o con un paso adicional.
moment-route = Solo eliges recorrido cuando viajas y hay más de uno.
moment-first = Solo eliges qué va primero cuando recibes varias bonificaciones a la vez.
moment-from = Solo mueves un puesto comercial cuando no te queda ninguno por colocar.
moment-copy = Una bonificación de ciudad se copia al empezar una ronda, si tienes un puesto comercial en la ciudad del interrogante.
moment-collect = Las bonificaciones de tus ciudades pequeñas se recogen con una carta de ciudad.
moment-stay = Solo puedes elegir quedarte cuando recibes un paso adicional.
moment-card-use = Eso se elige mientras usas una carta de ciudad.
moment-give = Solo pagas parejas de mercancías cuando tomas una ruta que las pide.

## Lo que alguien puede querer y no tiene nombre propio

wish-contract = Tomar el contrato: { $contract }

## Lo que hay que elegir antes

first-action = Elige primero una acción.
    .taken = Realiza una acción adicional o termina tu turno.

## Lo que le falta a lo nombrado

lacks-other-contract = Ahora no puedes elegir ese contrato: { $contract }.
lacks-other-place = Ahora no puedes elegir { FORM($place, case: "definite") }.
lacks-other-count = Aquí no puedes tomar eso: «{ $question }»
