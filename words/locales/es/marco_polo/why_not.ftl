## El momento al que pertenece

moment-main = Eliges una acción principal al empezar tu turno.
    .chosen = Ya has elegido tu acción principal.
    .taken = En este turno ya has realizado tu acción principal.
moment-bonus = Realizas acciones adicionales antes o después de tu acción principal, no en medio de ella.
    .other = Realizas acciones adicionales en tu propio turno.
moment-end = Terminas tu turno después de tu acción principal.
moment-pick = Eliges personaje antes de la primera ronda.
moment-keep = Eliges cartas de objetivo antes de la primera ronda.
moment-take = Eliges mercancías, camellos o monedas cuando los da una bonificación o una carta. Los contratos se toman con la acción principal { $contracts }.
moment-discard = Descartas un contrato cuando tomas uno y no tienes espacio.
moment-swap = Cambias un contrato solo si robas uno nuevo y no tienes espacio.
moment-column-bonus = Con un contrato de la casilla 5 o 6 recibes monedas o camellos.
moment-dice = Elige primero una acción; luego, los dados para ella.
moment-turn-die = Los dados se cambian con la acción adicional que cuesta { $camels } camellos.
moment-column = Eliges una columna cuando usas el bazar.
moment-travel = Mueves tus figuras con la acción principal { $travel }, o cuando recibes un paso adicional.
moment-route = Eliges un recorrido solo al viajar, y solo si hay más de uno.
moment-first = Eliges qué va primero solo cuando recibes varias bonificaciones a la vez.
moment-from = Mueves un puesto comercial solo cuando no te queda ninguno por colocar.
moment-copy = Copias una bonificación de ciudad al empezar una ronda, si tienes un puesto comercial en la ciudad del interrogante.
moment-collect = Las bonificaciones de tus ciudades pequeñas se recogen con una carta de ciudad.
moment-stay = Puedes elegir quedarte solo cuando recibes un paso adicional.
moment-card-use = Eso se elige mientras usas una carta de ciudad.
moment-give = Pagas parejas de mercancías solo al tomar una ruta que las cuesta.

## Lo que alguien puede querer y no tiene nombre propio

wish-contract = Tomar el contrato: { $contract }

## Lo que hay que elegir antes

first-action = Elige primero una acción.
    .taken = Realiza una acción adicional o termina tu turno.

## Lo que le falta a lo nombrado

lacks-other-contract = Ahora no puedes elegir ese contrato: { $contract }.
lacks-other-place = Ahora no puedes elegir { FORM($place, case: "definite") }.
lacks-other-count = Aquí no puedes tomar eso: «{ $question }»
