# Ligas y copas.

leagues-title = **Ligas y copas**
leagues-none = Aquí aún no hay ligas ni copas.
league-set-up = Puedes crear una liga o una copa en este canal.
button-league-new = Crear una liga o copa
button-league = { $kind ->
    [cup] Ver la copa
   *[league] Ver la liga
}
button-leagues = Todas las ligas y copas
league-title = { $kind ->
    [cup] Copa de { $game }{ $season ->
        [1] {""}
       *[other] {" "}{ $season }
    }
   *[league] Liga de { $game }
}
league-name = { $kind ->
    [cup] { $title }
   *[league] { $title } · temporada { $season }
}
league-line = **{ $league }**
league-rules = En { $weeks ->
    [one] 1 semana
   *[other] { $weeks } semanas
}, cada uno juega { $table } partidas de { $table } jugadores, { $at_once ->
    [one] de una en una
   *[other] hasta { $at_once } a la vez
}. Si se te acaba el tiempo en una partida, la termina un bot y no recibes puntos.
button-league-rules = Cómo funciona
league-rules-points = Una partida da { $points } puntos según el puesto. Desempatan las victorias, los segundos puestos, los terceros, la puntuación en relación con la del ganador (en %) y los enfrentamientos directos.
league-rules-time = En cada partida tienes 3 días más 4 horas por turno. No cuentan las horas de silencio ni tus primeros 7 días de ausencia.
league-rules-absent = Si dejas 2 partidas, o se te acaba el tiempo en ellas, quedas fuera. Con una sola ya no puedes unirte a otra liga o copa hasta que pasen 14 días y termines otra partida de cualquier tipo. Si aún no has jugado, tu plaza pasa a la lista de suplentes.
league-rules-withdraw = Si te retiras antes de que empiece, no queda nada registrado. Si lo haces después, los bots terminan tus partidas y sigues en la tabla, pero sin puesto si has jugado menos de la mitad.
league-rules-end = El último día, los bots terminan todas las partidas abiertas.
league-rules-divisions = Las divisiones se forman al principio por rating. Después, de cada una suben dos y bajan dos.

## Cómo va una temporada

league-open =
    { $count ->
        [one] 1 inscripción; hacen falta { $least }. El { $ready } preguntaré quién confirma. La temporada empieza el { $begins }.
       *[other] { $count } inscripciones; hacen falta { $least }. El { $ready } preguntaré quién confirma. La temporada empieza el { $begins }.
    }
league-cup-open = { $places ->
    [0] Ya están las { $people } inscripciones. La copa va a empezar.
   *[other] { $count } de { $people } inscripciones. La copa empieza cuando esté completa.
}
league-ready = { $ready } de { $count } han confirmado; hacen falta al menos { $least }. La temporada empieza el { $begins }.
league-playing = { $played } de { $games } partidas jugadas. El último día es el { $ends }.
league-ending = Se acabó el tiempo. Los bots están terminando las partidas abiertas.
league-called-off = { $kind ->
    [cup] La copa se canceló.
   *[league] No hubo temporada: no confirmaron las { $least } personas necesarias.
}
league-no-champion = Ha terminado sin campeón.
league-champion = { $count ->
    [one] { $who } gana el título
   *[other] { $who } comparten el título
}
league-named = { $what ->
    [registered] Inscripciones
    [ready] Han confirmado
    [not-ready] Sin confirmar
   *[reserve] Lista de suplentes
}: { $who }{ $more ->
    [0] {""}
   *[other] {" "}y { $more } más
}
league-own = { $status ->
    [registered] Te has inscrito.
    [ready] Te has inscrito y has confirmado.
    [not-ready] Te has inscrito. Pulsa *{ button-ready }*, o te perderás la temporada.
    [reserve] Estás en la lista de suplentes: si alguien se va, ocuparás su puesto.
    [withdrawn] Te has retirado.
   *[out] Estás fuera, así que otros terminarán tus partidas.
}
league-own-division = { $divisions ->
    [one] Participas.
   *[other] Estás en la división { $division }.
}
button-register = Inscribirse
button-reserve = Unirse a los suplentes
button-ready = Confirmar
button-withdraw = Retirarse
league-withdraw-ask = ¿Quieres retirarte? Los bots terminarán tus partidas, y no recibirás puntos por ellas.

## La tabla y las partidas

button-league-table = Tabla
button-league-games = A quién esperamos
button-league-division = División { $division }
league-division = **División { $division }**
league-row = { $rank ->
    [0] {""}
   *[other] **{ $rank }** ·{" "}
}{ $who } · { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}{ $played ->
    [0] {""}
   *[other] {" "}· { $places }
}
league-row-unranked = – · { $who } · { $points ->
    [one] 1 punto
   *[other] { $points } puntos
} · { $status ->
    [withdrawn] se retiró
    [out] fuera
   *[reserve] se incorporó más tarde
}
league-place-none = ×
league-game = Partida { $number }
league-thread = { $kind ->
    [cup] Copa{ $season ->
        [1] {""}
       *[other] {" "}{ $season }
    } · { $name } · { $game }
   *[league] Temporada { $season } · { $name } · liga de { $game }
}
league-game-state = { $state ->
    [waiting] por jugar
    [counted] jugada
    [void] anulada
   *[running] en curso
}
league-game-waits = espera a { $who }

## Crear una

league-new = { $kind ->
    [cup] **Una copa nueva** · En cuanto se completen las inscripciones, la copa empieza sola.
   *[league] **Una liga nueva** · La inscripción dura siete días. El último día hay que pulsar *{ button-ready }*, y reparto en divisiones a quienes hayan confirmado. Al acabar una temporada, suben y bajan dos de cada división, y se abre la inscripción para la siguiente.
}
league-kind = { $kind ->
    [cup] Copa
   *[league] Liga
}
league-table = Mesas de { $count }, { $count } partidas por persona
league-at-once = { $count ->
    [one] Cada uno juega 1 partida a la vez
   *[other] Cada uno juega hasta { $count } partidas a la vez
}
league-weeks = { $count ->
    [one] Duración: 1 semana
   *[other] Duración: { $count } semanas
}
league-people = { $count ->
    [one] 1 persona
   *[other] { $count } personas
}
menu-league-kind = ¿Liga o copa?
menu-league-game = ¿Qué juego?
menu-league-expansion = ¿Qué expansiones?
menu-league-table = ¿Cuántas plazas?
menu-league-at-once = ¿Cuántas partidas a la vez?
menu-league-weeks = ¿Cuánto puede durar?
menu-league-people = ¿Cuántas personas?
button-league-create = Abrir la inscripción aquí
refusal-bad-league = Esas opciones no son compatibles entre sí. Elige otra vez con { command-league }.
refusal-too-many-leagues = Este servidor puede tener como mucho { $most } ligas y copas a la vez. Termina antes una.
refusal-no-league-here = Una liga necesita un canal de texto normal, porque cada partida tiene su propio hilo.

## Lo que puede hacer su organizador

button-league-organise = Organizar
league-channel = Novedades y partidas: { $where }
league-channel-lost = Ya no puedo publicar en { $where }. Pulsa *{ button-league-here }* en otro canal, o aquí cuando vuelva a tener los permisos.
button-league-extend = Añadir una semana
button-league-off = { $stage ->
    [playing] Terminarla ya
   *[other] Cancelarla
}
button-league-again = Abrir la inscripción
button-league-here = Trasladar aquí
league-off-ask = { $stage ->
    [playing] ¿Terminar ya **{ $league }**? Las partidas abiertas también acabarán, y no contarán.
   *[other] ¿Cancelar **{ $league }**? Se borrarán todas las inscripciones.
}
menu-league-division = ¿Qué división?
menu-league-replace = Excluir a un participante
menu-league-void = Anular una partida
league-replace-ask = ¿Excluir a { $who } definitivamente? { $other ->
    [none] No hay nadie en la lista de suplentes, así que un bot ocupará su plaza. { $who } no recibirá puntos por las partidas abiertas.
   *[other] { $other } encabeza la lista de suplentes: ocupará su plaza y jugará todas sus partidas abiertas.
}
league-organise-later = Cuando haya empezado, también podrás excluir a participantes, anular partidas y añadir semanas.
league-done = { $what ->
    [void] Hecho: { $game } queda anulada.
   *[replace] Hecho: { $who } queda fuera.
}
league-void-ask = ¿Anular { $game }? Terminará ahora y no contará para nadie.
button-league-replace = Excluir
button-league-void = Anularla

## Novedades en su canal

league-news-open = **{ $league }** · la inscripción está abierta. Pulsa *{ button-register }* para participar.
league-news-dates = Desde el { $ready } tienes un día para pulsar *{ button-ready }*; si no, te perderás la temporada. Empieza el { $begins } si confirman al menos { $people } personas.
league-news-ready = **{ $league }** · { $who }: la temporada empieza el { $begins }. Pulsa *{ button-ready }* antes, o te la perderás.
league-news-begun = **{ $league }** · empiezan las partidas. Cada una tiene aquí su hilo.
league-members = { $divisions ->
    [one] { $who }
   *[other] División { $division }: { $who }
}
league-news-standing = **{ $league }** · tabla
league-news-over = **{ $league }** · todas las partidas han terminado.
league-best-turn = Mejor turno: { $gist } ({ $game }, turno { $turn }, { $where }). Suerte aparte, { $who } sumó con él un { $percent } % de probabilidad de ganar.
league-most-wins = Más victorias: { $who } ({ $count })
league-scores = { $first } a { $second }
league-closest-game = Partida más reñida: { $who }, { $scores } ({ $where })
league-quickest = Turnos más rápidos: { $who }, normalmente { $time } por turno
league-moving = { $way ->
    [up] Suben: { $who }
   *[down] Bajan: { $who }
}
league-news-called-off = **{ $league }** · { $kind ->
    [cup] el organizador la ha cancelado.
   *[league] esta temporada no se juega: no han confirmado las { $least } personas necesarias, o el organizador la ha cancelado.
}
league-news-withdrawn = **{ $league }** · { $who } se ha retirado. Los bots terminarán sus partidas.
league-news-out = **{ $league }** · { $why ->
    [twice] { $who } queda fuera: en dos partidas tuvo que jugar un bot.
    [organiser] el organizador ha sacado a { $who }.
   *[other] { $who } queda fuera.
}
league-news-replaced = **{ $league }** · { $other } sustituye a { $who } en { $game }.
league-news-void = **{ $league }** · el organizador ha anulado { $game }, así que no cuenta.
league-news-extended = **{ $league }** · el organizador la ha alargado hasta el { $when }.
league-news-closed = **{ $league }** · la inscripción ha terminado.
league-lost = Ya no puedo publicar en { $where } para **{ $league }**. Dame allí otra vez los permisos, o escribe { command-league } en otro canal y pulsa allí *{ button-league-organise }* y *{ button-league-here }*.
league-news-moved = **{ $league }** · las novedades y las partidas están ahora en este canal.

## Rechazos

refusal-unknown-league = Esa liga o copa no existe aquí. Míralas todas con { command-league }.
refusal-registered-already = Ya te has inscrito.
refusal-not-registered = No te has inscrito.
refusal-season-over = Ya ha terminado.
refusal-season-begun = Ya ha empezado.
refusal-season-elsewhere = { $stage ->
    [playing] Aún se está jugando. Termínala antes.
    [ending] Se acabó el tiempo: los bots están terminando las partidas abiertas.
    [over] Ya ha terminado.
   *[open] No ha empezado: la inscripción sigue abierta.
}
refusal-league-full = No quedan plazas: ya hay { $most } personas inscritas.
refusal-not-ready-yet = No puedes hacerlo hasta el { $when }.
refusal-withdrawn-already = Aquí ya no participas.
refusal-barred-from-season = Dejaste partidas sin terminar en una temporada. { $games ->
    [0] Podrás volver a inscribirte el { $until }.
    [one] Termina antes otra partida. Podrás volver a inscribirte a partir del { $until }.
   *[other] Termina antes otras { $games } partidas. Podrás volver a inscribirte a partir del { $until }.
}
refusal-not-league-organiser = Eso solo puede hacerlo el organizador o un gestor del servidor.
refusal-not-in-season = Esa persona ya no participa aquí.
refusal-no-such-fixture = Esa partida ya ha terminado.
refusal-season-too-long = Es demasiado tiempo: el máximo es medio año.
