table-option-pace = Ritmo
table-option-pace-value = { $value ->
    [live] en tiempo real, 10 minutos por jugada
    [hours] varias jugadas al día
    [three-days] una jugada cada tres días
    [week] una jugada por semana
    [none] sin recordatorios
   *[day] una jugada al día
}
table-option-pace-help = { $value ->
    [live] Para pasar juntos una tarde.
    [hours] Para quien entra a menudo.
    [three-days] Para gente ocupada.
    [week] Para gente muy paciente.
    [none] Te aviso una vez y no te lo recuerdo.
   *[day] Te lo recuerdo al cabo de un día.
}
server-setting-pace = **Ritmo de las partidas nuevas** · { $value ->
    [live] En tiempo real, 10 minutos por jugada.
    [hours] Varias jugadas al día.
    [three-days] Una jugada cada tres días.
    [week] Una jugada por semana.
    [none] Sin recordatorios.
   *[day] Una jugada al día.
} Se puede cambiar en cada mesa.
    .choice = { $value ->
        [live] En tiempo real, 10 minutos por jugada
        [hours] Varias jugadas al día
        [three-days] Una jugada cada tres días
        [week] Una jugada por semana
        [none] Sin recordatorios
       *[day] Una jugada al día
    }
table-option-pace-why = { $value ->
    [live] Te aviso al cabo de 10, 20 y 30 minutos, y tu tiempo se acaba a los 40.
    [hours] Te aviso al cabo de 4, 8 y 12 horas, y tu tiempo se acaba a las 16.
    [three-days] Te aviso al cabo de 3, 6 y 9 días, y tu tiempo se acaba a los 12.
    [week] Te aviso al cabo de 1, 2 y 3 semanas. Cierro las mesas en las que nadie ha jugado en un mes.
    [none] Te aviso una vez y no te lo recuerdo.
   *[day] Te aviso al cabo de 1, 2 y 3 días, y tu tiempo se acaba a los 4.
}
table-option-pace-short = { $value ->
    [live] 10 minutos por jugada
    [hours] varias jugadas al día
    [three-days] una jugada cada tres días
    [week] una jugada por semana
    [none] sin recordatorios
   *[day] una jugada al día
}

table-option-bank = Banco de tiempo
table-option-bank-value = { $value ->
    [live] 30 minutos + 1 minuto por turno
    [day] 1 día + 1 hora por turno
    [three-days] 3 días + 4 horas por turno
    [week] 7 días + 8 horas por turno
   *[none] ninguno
}
table-option-bank-help = { $value ->
    [none] Solo el ritmo de la partida decide cuándo se acaba el tiempo.
   *[other] Tu tiempo total para todas tus jugadas.
}
table-option-bank-why = { $value ->
    [none] Solo el ritmo de la partida decide cuándo se acaba el tiempo.
   *[other] Es tu tiempo total para todas tus jugadas. Solo corre mientras la mesa te espera a ti. Cuando llega a cero, se acabó tu tiempo.
}
table-option-bank-short = { $value ->
    [live] 30 minutos cada uno, más 1 minuto por turno
    [day] 1 día cada uno, más 1 hora por turno
    [three-days] 3 días cada uno, más 4 horas por turno
    [week] 7 días cada uno, más 8 horas por turno
   *[none] sin banco de tiempo
}
server-setting-bank = **Banco de tiempo** · { $value ->
    [live] En las partidas nuevas tienes 30 minutos para todas tus jugadas, más 1 minuto por turno.
    [day] En las partidas nuevas tienes un día para todas tus jugadas, más 1 hora por turno.
    [three-days] En las partidas nuevas tienes 3 días para todas tus jugadas, más 4 horas por turno.
    [week] En las partidas nuevas tienes 7 días para todas tus jugadas, más 8 horas por turno.
   *[none] Ninguno: en las partidas nuevas solo su ritmo decide cuándo se acaba el tiempo.
} Se puede cambiar en cada mesa.
    .choice = { $value ->
        [live] 30 minutos + 1 minuto por turno
        [day] 1 día + 1 hora por turno
        [three-days] 3 días + 4 horas por turno
        [week] 7 días + 8 horas por turno
       *[none] Ninguno
    }

table-option-clock = Reloj
table-option-clock-value = { $value ->
    [stops] se para en horas de silencio
   *[runs] corre día y noche
}
table-option-clock-help = { $value ->
    [stops] Nadie pierde tiempo mientras duerme.
   *[runs] Las noches también cuentan.
}
table-option-clock-why = { $value ->
    [stops] Tu tiempo se para en tus horas de silencio (como mucho 12 horas al día) y en tus ausencias.
   *[runs] Tu tiempo corre también de noche. Solo se para en tus ausencias.
}
table-option-clock-short = { $value ->
    [stops] el reloj se para en horas de silencio
   *[runs] el reloj corre día y noche
}
server-setting-clock = **Reloj** · { $value ->
    [stops] En las partidas nuevas el reloj se para en tus horas de silencio.
   *[runs] En las partidas nuevas el reloj corre día y noche.
} Se puede cambiar en cada mesa.
    .choice = { $value ->
        [stops] Se para en horas de silencio
       *[runs] Corre día y noche
    }

table-option-absence = Al acabarse el tiempo
table-option-absence-value = { $value ->
    [house] un bot ocupa la plaza
    [wait] se sigue esperando
   *[vote] votan los demás
}
table-option-absence-help = { $value ->
    [house] El bot juega hasta que vuelvas.
    [wait] Se espera el tiempo que haga falta.
   *[vote] Los demás deciden si un bot ocupa la plaza.
}
table-option-absence-why = { $value ->
    [house] Un bot ocupa la plaza enseguida y juega hasta que vuelva su jugador.
    [wait] Seguimos esperando. Cierro las mesas en las que nadie ha jugado en un mes.
   *[vote] Los demás tienen { $vote } para decidir si un bot ocupa la plaza hasta que vuelva su jugador. Si no juega nadie más, se sigue esperando.
}
table-option-absence-short = { $value ->
    [house] un bot entra al acabarse el tiempo
    [wait] se sigue esperando al acabarse el tiempo
   *[vote] los demás votan al acabarse el tiempo
}
server-setting-absence = **Al acabarse el tiempo** · { $value ->
    [house] En las partidas nuevas un bot ocupa la plaza.
    [wait] En las partidas nuevas se sigue esperando.
   *[vote] En las partidas nuevas los demás votan si un bot ocupa la plaza.
} Se puede cambiar en cada mesa.
    .choice = { $value ->
        [house] Un bot ocupa la plaza
        [wait] Se sigue esperando
       *[vote] Votan los demás
    }

table-option-noshow = Si alguien no aparece
table-option-noshow-value = { $value ->
    [replaced] un bot ocupa su plaza
   *[wait] como en cualquier jugada
}
table-option-noshow-help = { $value ->
    [replaced] Si alguien no hace a tiempo su primera jugada.
   *[wait] Para la primera jugada tienes tanto tiempo como para las demás.
}
table-option-noshow-why = { $value ->
    [replaced] Si no haces tu primera jugada en el plazo que marca el ritmo de la partida (las horas de silencio no cuentan), un bot ocupa tu plaza hasta que vuelvas. La partida deja entonces de ser puntuable.
   *[wait] Para la primera jugada tienes tanto tiempo como para las demás.
}
table-option-noshow-short = { $value ->
    [replaced] un bot sustituye a quien no aparece
   *[wait] no se sustituye a quien no aparece
}
server-setting-noshow = **Si alguien no aparece** · { $value ->
    [replaced] En las partidas nuevas un bot sustituye a quien no haga a tiempo su primera jugada, y la partida deja de ser puntuable.
   *[wait] En las partidas nuevas tienes para la primera jugada tanto tiempo como para las demás.
} Se puede cambiar en cada mesa.
    .choice = { $value ->
        [replaced] Un bot ocupa su plaza
       *[wait] Como en cualquier jugada
    }

table-option-undo = Deshacer
table-option-undo-value = { $value ->
    [organiser] decide el organizador
   *[consent] si quienes respondan están de acuerdo
}
table-option-undo-help = { $value ->
    [organiser] Los demás tienen que pedírselo.
   *[consent] Siempre puedes deshacer lo que nadie más ha visto.
}
table-option-undo-why = { $value ->
    [organiser] Con { command-table-undo } el organizador puede deshacer también jugadas que otros han visto. Los demás tienen que pedirlo.
   *[consent] Para deshacer lo que otros han visto, pregunta a todos. Debe responder al menos la mitad. Si pregunta el organizador y nadie responde, decide él.
}
table-option-undo-short = { $value ->
    [organiser] el organizador puede deshacerlo todo
   *[consent] se deshace si quienes respondan están de acuerdo
}
server-setting-undo = **Deshacer** · { $value ->
    [organiser] En las partidas nuevas el organizador puede deshacer lo que otros han visto.
   *[consent] En las partidas nuevas puedes deshacer lo que otros han visto si todos aceptan.
} Se puede cambiar en cada mesa.
    .choice = { $value ->
        [organiser] Decide el organizador
       *[consent] Tienen que aceptar todos
    }

table-option-hints = Pistas
table-option-hints-value = { $value ->
    [forbidden] no permitidas
   *[allowed] permitidas
}
table-option-hints-help = { $value ->
    [forbidden] Nadie puede pedir pistas.
   *[allowed] En tu turno puedes pedir las mejores jugadas.
}
table-option-hints-why = { $value ->
    [forbidden] Nadie puede pedir pistas.
   *[allowed] En tu turno puedes pedir las mejores jugadas, que solo ves tú. Tras la partida todos ven cuántas pistas pidió cada jugador.
}
table-option-hints-short = { $value ->
    [forbidden] sin pistas
   *[allowed] con pistas
}
table-option-hints-settled = **{ $title }: no permitidas** En las partidas puntuables no hay pistas.
server-setting-hints = **Pistas** · { $value ->
    [forbidden] En las partidas nuevas nadie puede pedir pistas.
   *[allowed] En las partidas nuevas puedes pedir las mejores jugadas cuando te toque. En las puntuables no hay pistas.
} Se puede cambiar en cada mesa.
    .choice = { $value ->
        [forbidden] No permitidas
       *[allowed] Permitidas
    }

table-option-pictures = Imágenes de los turnos
table-option-pictures-value = { $value ->
    [changed] lo que cambió
    [board] solo el tablero
   *[all] tablero y tableros de jugador
}
table-option-pictures-help = { $value ->
    [changed] Los tableros de jugador, solo si pasa algo importante.
    [board] Para ver lo demás, basta pulsar un botón.
   *[all] Se muestran después de cada turno.
}
table-option-pictures-why = { $value ->
    [changed] En cada turno se ve el tablero, y también los tableros de jugador cuando pasa en ellos algo importante.
    [board] En cada turno se ve el tablero. Para ver lo demás, basta pulsar un botón.
   *[all] En cada turno se ven el tablero y todos los tableros de jugador.
}
table-option-pictures-short = { $value ->
    [changed] imágenes de lo que cambió
    [board] imágenes solo del tablero
   *[all] imágenes de todo
}
server-setting-pictures = **Imágenes de los turnos** · { $value ->
    [changed] En las partidas nuevas se ve el tablero, y también los tableros de jugador cuando pasa algo importante.
    [board] En las partidas nuevas se ve solo el tablero.
   *[all] En las partidas nuevas se ven el tablero y todos los tableros de jugador.
} Se puede cambiar en cada mesa.
    .choice = { $value ->
        [changed] Lo que cambió
        [board] Solo el tablero
       *[all] Tablero y tableros de jugador
    }

table-option-rated = Puntuable
table-option-rated-value = { $value ->
    [yes] sí
   *[no] no
}
table-option-rated-help = { $value ->
    [yes] El resultado cuenta para el rating.
   *[no] El resultado cuenta solo para las estadísticas.
}
table-option-rated-why = { $value ->
    [yes] El resultado cuenta para el rating si la partida empieza sin bots. Si dejas tu plaza tras dos rondas completas, quedas en el último puesto.
   *[no] El resultado cuenta para las estadísticas, no para el rating.
}
table-option-rated-short = { $value ->
    [yes] puntuable, sin pistas
   *[no] no puntuable
}

table-option-language = Idioma de las publicaciones
table-option-language-value = { $value ->
    [cs] Čeština
    [de] Deutsch
    [en] English
    [es] Español
    [ru] Русский
   *[server] el del servidor
}
table-option-language-help = { $value ->
    [server] El idioma que tenga el servidor cuando empiece la partida.
   *[other] Los mensajes privados van en el idioma de cada persona.
}
table-option-language-why = { $value ->
    [server] El idioma que tenga el servidor cuando empiece la partida. Los mensajes privados van en el idioma de cada persona.
   *[other] Lo que ven todos va en este idioma. Los mensajes privados van en el idioma de cada persona.
}
table-option-language-short = { $value ->
    [cs] Čeština
    [de] Deutsch
    [en] English
    [es] Español
    [ru] Русский
   *[server] el idioma del servidor
}

table-option-joiners = Quién puede unirse
table-option-joiners-value = { $value ->
    [steady] quien termina sus partidas
    [proven] solo jugadores muy fiables
   *[anyone] cualquiera
}
table-option-joiners-help = { $value ->
    [steady] Hay que haber terminado al menos el 80 % de las últimas 20 partidas y haber agotado el tiempo 3 veces como mucho. Los recién llegados pueden unirse.
    [proven] Hay que haber empezado al menos 5 partidas, haber terminado el 95 % de las últimas 20 y haber agotado el tiempo 1 vez como mucho.
   *[anyone] No miro las partidas anteriores.
}
table-option-joiners-why = { $value ->
    [steady] Hay que haber terminado al menos el 80 % de las últimas 20 partidas y haber agotado el tiempo 3 veces como mucho. Los recién llegados pueden unirse, y también las personas que invites a una partida privada.
    [proven] Hay que haber empezado al menos 5 partidas, haber terminado el 95 % de las últimas 20 y haber agotado el tiempo 1 vez como mucho. Las personas que invites a una partida privada pueden unirse.
   *[anyone] No miro las partidas anteriores.
}
table-option-joiners-short = { $value ->
    [steady] para quien termina sus partidas
    [proven] para quien ya ha terminado muchas partidas
   *[anyone] para cualquiera
}
server-setting-joiners = **Quién puede unirse a las partidas nuevas** · { $value ->
    [steady] Los recién llegados, y quien ha terminado al menos el 80 % de sus últimas 20 partidas y ha agotado su tiempo 3 veces como mucho.
    [proven] Quien ha empezado al menos 5 partidas, ha terminado el 95 % de las últimas 20 y ha agotado su tiempo 1 vez como mucho.
   *[anyone] Cualquiera.
} Se puede cambiar en cada mesa.
    .choice = { $value ->
        [steady] Quien termina sus partidas
        [proven] Solo jugadores muy fiables
       *[anyone] Cualquiera
    }
refusal-not-reliable = Esta mesa es para quien ha terminado al menos el { $share } % de sus últimas { $games } partidas{ $least ->
    [0] {""}
   *[other] {" "}(al menos { $least } en total)
} y ha agotado su tiempo { $most ->
    [one] 1 vez
   *[other] { $most } veces
} como mucho. Has terminado { $finished } de { $begun } y has agotado tu tiempo { $timeouts ->
    [one] 1 vez
   *[other] { $timeouts } veces
}.
