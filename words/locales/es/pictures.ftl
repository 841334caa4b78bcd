picture-to-move = Juega { $name }
picture-to-answer = Responde { $name }
picture-final-round = Última ronda: { $name }
picture-winner = Gana { $name }
picture-over = Partida terminada
picture-no-turn-yet = Aún no se ha jugado ningún turno.
picture-acts-now = le toca
picture-first-player = jugador inicial
picture-discard = Descartes
picture-hand = Tus cartas
picture-rounds = rondas
picture-score = Puntos
picture-ties = Desempates
picture-decided = En cabeza desde la ronda { $round }
picture-decided-last = En cabeza justo al final

## Descripciones de las imágenes, para quien no las ve

alt-last-turn = Turno anterior.
alt-this-turn = Este turno.
alt-rest = Para todo lo demás, usa { command-state }.
picture-hand-alt = Imagen de tus cartas; el texto de arriba dice cuáles son y qué hacen.
picture-topic-alt = Imagen de lo que describe el texto de arriba.
picture-lobby-alt = La mesa de { $game }.
picture-lobby-seats = Plazas: { $seats }.
picture-lobby-seat = { $name } ({ $colour })
picture-lobby-free = { $count ->
    [one] 1 plaza libre.
   *[other] { $count } plazas libres.
}
