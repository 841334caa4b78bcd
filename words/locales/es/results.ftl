profile-title = { $where ->
    [all] **Tus resultados en todos los servidores**
   *[here] **Resultados de { $who } en este servidor**
}
profile-none = Aún no hay partidas terminadas.
profile-game = **{ $game }** · { $games ->
        [one] 1 partida jugada hasta el final
       *[other] { $games } partidas jugadas hasta el final
    }, { $won ->
        [one] 1 ganada
       *[other] { $won } ganadas
    }
profile-rating = Rating { $rating }, { $known ->
    [guess] una primera estimación (± { $off })
    [rough] aún aproximado (± { $off })
   *[sure] bien asentado (± { $off })
}, según { $games ->
        [one] 1 partida puntuable.
       *[other] { $games } partidas puntuables.
    }
profile-characters = Victorias por personaje: { $shares }
profile-orders = Victorias por orden de turno: { $shares }
profile-order = { $order ->
    [1] primero
    [2] segundo
    [3] tercero
    [4] cuarto
   *[other] quinto
}
profile-share = { $what } { $won } de { $games }
profile-moves = { $moves ->
        [one] 1 turno, en menos de { $time }.
       *[other] { $moves } turnos, la mitad en menos de { $time }.
    }
profile-reliability = { $missed ->
        [0] Ningún recordatorio
        [one] 1 recordatorio
       *[other] { $missed } recordatorios
    }, { $gave_up ->
        [0] ninguna partida abandonada.
        [one] 1 partida abandonada.
       *[other] { $gave_up } partidas abandonadas.
    }
button-move-times = Tiempos de jugada
button-results-csv = Resultados en una tabla
move-times-title = { $where ->
    [all] **Tus tiempos de jugada en todos los servidores**
   *[here] **Tus tiempos de jugada en este servidor**
}
move-times-game = **{ $game }** · { $moves ->
        [one] 1 turno, en menos de { $time }.
       *[other] { $moves } turnos, la mitad en menos de { $time }.
    }
move-times-line = { $when } · { $game } #{ $id } · { $moves ->
        [one] 1 turno en menos de { $time }
       *[other] la mitad de los { $moves } turnos en menos de { $time }
    }
move-times-note = -# Las pausas no cuentan. Los demás ven solo la primera línea de cada juego, en { command-results-profile }.
move-times-none = Aún no tienes ninguna partida terminada en la que hayas jugado, así que no hay tiempos que mostrar.
results-csv-sent = { $games ->
    [one] Tu resultado en 1 partida, en una hoja de cálculo.
   *[other] Tus resultados en { $games } partidas, en una hoja de cálculo.
}
refusal-no-results = Aún no tienes aquí partidas terminadas.
refusal-no-profile = Esta persona no muestra sus resultados.

leaderboard-title = **Clasificación · { $game }**
leaderboard-line = { $place }. { $who } · { $rating } ± { $off } · { $games ->
        [one] 1 partida puntuable
       *[other] { $games } partidas puntuables
    }, { $won ->
        [one] 1 ganada
       *[other] { $won } ganadas
    }
leaderboard-note = -# Apareces en la lista tras { $games } partidas puntuables contra { $opponents } personas distintas. Se ordena por el límite inferior del rating, así que unas pocas partidas con suerte no bastan para liderarla. Para no aparecer, usa { command-settings }.
leaderboard-none = Aún no hay nadie en la lista: hacen falta { $games } partidas puntuables contra { $opponents } personas distintas. Una partida es puntuable si su opción *{ table-option-rated }* está activada y empieza sin bots.
refusal-no-leaderboard = Este servidor no tiene clasificación. Un gestor del servidor puede cambiarlo con { command-server-settings }.
post-end-ratings = Ratings: { $ratings }
post-end-rating = { $sign } { $who } { $change ->
    [up] { $rating } (+{ $by })
    [down] { $rating } (−{ $by })
   *[same] { $rating }
}
button-leaderboard = Clasificación
button-server-figures = Estadísticas

figures-title = **{ $what } en este servidor** · { $games ->
        [one] 1 partida
       *[other] { $games } partidas
    }{ $known ->
        [yes] , con una media de { $rounds ->
            [one] 1 ronda
           *[other] { $rounds } rondas
        }.
       *[no] .
    }
figures-moves = La mitad de los turnos duró menos de { $time }.
figures-orders = **Victorias por orden de turno**
figures-characters = **Victorias por personaje**
figures-share = { $games ->
    [one] { CAPITAL($what) } · { $percent } % de 1 partida
   *[other] { CAPITAL($what) } · { $percent } % de { $games } partidas
}
figures-options = **Por opción**
figures-option = { $what } · { $games ->
        [one] 1 partida
       *[other] { $games } partidas
    }{ $known ->
        [yes] , con una media de { $rounds ->
            [one] 1 ronda
           *[other] { $rounds } rondas
        }
       *[no] {""}
    }

## Tarjetas: resultados y clasificación como imágenes

card-where = { $where ->
    [all] en todos los servidores
   *[here] en este servidor
}
card-won = { $won } de { $games } ganadas
card-won-short = { $won } / { $games }
card-last = Últimas
card-rating = Rating
card-off = ± { $off }
card-unrated = { $where ->
    [all] por servidor
   *[here] sin puntuables
}
card-leaderboard = Clasificación
card-season-places = Puestos
card-season-points = Puntos
card-season-sum = { $points }
card-season-where = { $divisions ->
    [0] {""}
    [one] Temporada { $season }
   *[other] Temporada { $season } · división { $division }
}
card-nameless = Un jugador
card-alt = { $name } { $where }.
card-alt-game = { $game }: { $won } de { $games } ganadas.
card-alt-last = Puestos en las últimas partidas, empezando por la más reciente: { $places }.
card-alt-favourite = Sobre todo con { $character }.
card-alt-rating = { $rated ->
    [one] Rating { $rating } ± { $off } tras 1 partida puntuable.
   *[other] Rating { $rating } ± { $off } tras { $rated } partidas puntuables; { $first } tras la primera, entre { $low } y { $high } desde entonces.
}
card-alt-leaderboard = Clasificación de { $game }.
card-alt-line = { $place }. { $name }: { $rating } ± { $off }, { $won } de { $games } ganadas.
card-alt-season = Tabla: { $title }{ $where ->
    [none] {""}
   *[other] , { $where }
}.
card-alt-season-line = { $rank ->
    [0] Sin puesto, { $name }:
    [-1] { $name }:
   *[other] { $rank }. { $name }:
} { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}{ $played ->
    [0] {""}
    [one] , puesto { $places }
   *[other] , puestos { $places }
}{ $move ->
    [up] , sube
    [down] , baja
   *[none] {""}
}{ $status ->
    [withdrawn] , se retiró
    [out] , fuera
    [reserve] , entró como suplente
   *[playing] {""}
}.
