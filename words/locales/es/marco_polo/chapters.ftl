chapter-aim = Objetivo
    .text =
        Viajas de Venecia a Beijing y comercias por el camino. Durante { $rounds } rondas colocas dados en acciones para conseguir monedas, camellos y mercancías (pimienta, seda, oro), tomar contratos y viajar. Gana quien tenga más puntos al final.

        Dan puntos los contratos, los puestos comerciales en muchas ciudades, sobre todo Beijing, y tus cartas de objetivo secretas. Cada jugador tiene un personaje que rompe una de las reglas.
chapter-set-up = Preparación
    .text =
        Cada jugador recibe { $dice } dados, { $posts } puestos comerciales, { $camels } camellos y un contrato inicial. El jugador inicial recibe { $first } monedas, el siguiente 1 más, y así sucesivamente. Cada uno recibe { $goals } cartas de objetivo secretas; en una partida de expertos recibes { $offered } y te quedas con { $goals }.

        Las figuras empiezan en Venecia. Cada ciudad pequeña tiene una bonificación de ciudad. Cada ciudad grande tiene una carta de ciudad ({ $city } tiene { $cards }) y una bonificación de puesto avanzado para el primer puesto comercial. En el tablero hay seis contratos.
chapter-round = Una ronda
    .text =
        1. Cada uno recibe las bonificaciones de las ciudades pequeñas donde tiene puestos comerciales y la de su personaje, si la hay.
        2. Todos tiran sus dados. Las tiradas bajas se compensan con camellos o monedas.
        3. Se juega por turnos hasta que a nadie le quedan dados. Quien no tiene dados ya no juega.
chapter-turn = Tu turno
    .text =
        Realiza exactamente una acción principal: coloca dados en su casilla y haz lo que indica. Antes y después, realiza tantas acciones adicionales como puedas pagar. No puedes pasar mientras tengas dados. Si nada te sirve, usa la casilla de { $five } monedas o cambia un dado por { $three } monedas. Puedes terminar tu turno tras la acción principal, o cuando no te queden dados.
chapter-actions = Acciones principales
    .text = Elige qué dados colocas en una casilla de acción; solo cuenta el más bajo. Todos se quedan allí hasta el final de la ronda.
chapter-bonus = Acciones adicionales
    .text = Realiza acciones adicionales antes o después de tu acción principal, en el orden que quieras.
chapter-journey = Viajes, puestos comerciales y ciudades
    .text =
        Con la acción principal Viajar, o con un paso adicional, tu figura se mueve por las rutas, un lugar por paso. Un viaje puede tener hasta { $most } pasos. Además de su coste, pagas las monedas o los camellos que muestra cada ruta. Un paso adicional no tiene coste de viaje, pero pagas la ruta. Págalo todo antes de moverte.

        Solo colocas un puesto comercial donde acaba el viaje, no en las ciudades por las que pasas.
chapter-bonuses = Bonificaciones de ciudades pequeñas y grandes
    .text = Las ciudades pequeñas tienen bonificaciones de ciudad; las grandes, bonificaciones de puesto avanzado.
chapter-contracts = Contratos
    .text = Los contratos convierten mercancías y camellos en puntos y otras ganancias. Cada jugador empieza con uno y puede conseguir más con la acción Contratos. Guarda los que hayas completado: quien tenga más recibe puntos adicionales al final.
chapter-city-cards = Cartas de ciudad
    .text = Cada ciudad grande tiene una de estas cartas ({ $city } tiene { $cards }), repartidas al principio. Si tienes allí un puesto comercial, puedes usar una carta como acción principal colocando un dado en ella.
chapter-goals = Cartas de objetivo
    .text = Guardas en secreto tus cartas de objetivo hasta el final.
chapter-characters = Personajes
    .text = Cada jugador tiene un personaje durante toda la partida.
chapter-draft = Elección de personajes
    .text = En esta partida se eligen los personajes antes de la primera ronda.
chapter-end = Final de la partida
    .text = La partida termina tras la última ronda. Entonces se suman estos puntos a los que hayas conseguido durante la partida.
