minute-aim = Objetivo: tener más puntos que nadie tras { $rounds } rondas.
minute-turn = Cada ronda tiras { $dice } dados. En tu turno, coloca uno o más en una casilla de acción y toma lo que da; con dados más altos tienes más donde elegir.
minute-first = Primero consigue monedas y camellos: viajar cuesta las dos cosas, y una casilla que ya tiene dados suele costar monedas también.
minute-way = Viaja para colocar puestos comerciales: cada uno te da una bonificación, una acción nueva o puntos. Tus cartas de objetivo secretas indican ciudades que puntúan más. Los contratos convierten mercancías y camellos en puntos.
minute-end = Tras la ronda { $rounds } hay puntos por las cartas de objetivo, por Beijing, por ser quien más contratos ha completado y por las monedas (1 por cada { $coins }). Gana quien tenga más puntos; desempatan los camellos.

minute-step-turn = Coloca dados en una casilla
minute-step-first = Consigue monedas, camellos y mercancías
minute-step-way = Viaja y coloca puestos comerciales
minute-step-end = Puntúa objetivos, contratos y Beijing
minute-alt = Marco Polo en imágenes: colocas dados en una casilla de acción. Te da monedas, camellos y mercancías. Con ellos pagas un viaje a una ciudad, donde colocas un puesto comercial. Las cartas de objetivo, los contratos y Beijing dan puntos, y gana quien tenga más tras { $rounds } rondas.
