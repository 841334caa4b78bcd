# Las personas de una mesa. De un jugador no se sabe el género: el nombre va sin participios ni adjetivos.

## Plazas

post-seat-absent = **{ $game }** · un bot juega ahora por { $who }, que puede volver en cualquier momento.
post-seat-no-show = **{ $game }** · { $who } no ha hecho su primera jugada, así que un bot ocupa su plaza. { $who } puede volver en cualquier momento.
post-unrated = La partida deja de ser puntuable.
post-seat-overdue = **{ $game }** · { $who } tardaba demasiado, así que el organizador ha dado su plaza a un bot. { $who } puede volver en cualquier momento.
post-seat-agreed = **{ $game }** · { $who } acepta que un bot ocupe su plaza, y puede volver en cualquier momento.
post-seat-left = **{ $game }** · { $who } deja la mesa, así que un bot ocupa su plaza. { $who } puede volver en cualquier momento.
post-seat-replaced = **{ $game }** · el organizador ha dado a un bot la plaza de { $who }, que puede volver en cualquier momento.
post-seat-returned = **{ $game }** · { $who } ha vuelto y juega de nuevo.
post-seat-taken = **{ $game }** · { $who } juega ahora con { FORM($colour, case: "definite") }.
post-seat-resigned = **{ $game }** · { $who } se rinde. Un bot terminará la partida.
post-seat-departed = **{ $game }** · quien jugaba con { FORM($colour, case: "definite") } se ha ido definitivamente. Un bot terminará la partida.
post-seat-swapped = **{ $game }** · { $who } y { $other } han intercambiado sus plazas: { $who } juega ahora con { FORM($colour, case: "definite") }, y { $other } con { FORM($others, case: "definite") }.
post-seat-gone = **{ $game }** · { $who } queda fuera de esta partida. Un bot la terminará.
post-seat-season-over = **{ $game }** · la temporada ha acabado, así que un bot terminará la partida por { $who }.
post-organiser = { $who } organiza ahora la mesa.
button-return = Volver
panel-replaced = Un bot juega por ti. Pulsa *{ button-return }* para recuperar tu plaza.
table-left = Has dejado la mesa, y un bot juega por ti. Puedes recuperar tu plaza en cualquier momento con { command-table-return }.
table-replaced = Un bot ocupa esta plaza hasta que vuelva su jugador.
replace-ask = { $way ->
    [own] ¿Dejar tu plaza? Un bot ({ $house }) jugará por ti hasta que vuelvas.
    [at-once] { $who } se ha pasado del plazo. ¿Dar su plaza a un bot ({ $house })? Se lo diré a todos, y { $who } puede volver en cualquier momento.
    [vote] { $who } se ha pasado del plazo. ¿Preguntar a los demás si un bot ({ $house }) debe ocupar su plaza hasta que vuelva?
   *[agree] { $who } aún tiene tiempo, así que preguntaré antes: un bot ({ $house }) ocupará su plaza solo si { $who } acepta.
}
button-replace = { $way ->
    [own] Dejar mi plaza
    [at-once] Sustituir
    [vote] Preguntar a los demás
   *[agree] Preguntar al jugador
}
refusal-season-game = Esta partida es de una temporada: nadie puede pausarla, cambiar sus opciones ni intercambiar plazas. El organizador de la temporada puede hacer más con { command-league }.
refusal-house-too-weak = Ese bot es demasiado flojo para jugar por alguien que no lo ha aceptado. Deja *{ command-table-replace-computer.name }* en blanco o elige un bot de nivel Habitual o superior.

## Votaciones

post-vote-absence = **{ $game }** · esperamos a { $who }, a quien avisé { $since }. ¿Debe ocupar un bot ({ $house }) su plaza hasta que vuelva? La votación termina { $ends } como muy tarde, y decide la mayoría. Si { $who } juega antes, la votación se anula.
post-vote-cancel = **{ $game }** · { $who } quiere cancelar la partida definitivamente. Basta un no para que siga. Si nadie se niega, la cancelo cuando todos acepten, o { $ends } si acepta al menos la mitad.
post-vote-pause = **{ $game }** · { $who } quiere pausar la partida. Basta un no para que siga. Si nadie se niega, la pauso cuando todos acepten, o { $ends } si acepta al menos la mitad.
post-vote-resume = **{ $game }** · { $who } quiere continuar la partida. Basta un no para que siga en pausa. Si nadie se niega, continuará cuando todos acepten, o { $ends } si acepta al menos la mitad.
post-vote-offer = **{ $game }** · puedes ocupar la plaza de { $who }. La oferta caduca { $ends }.
post-vote-swap = **{ $game }** · { $who } ({ $colour }) quiere cambiar de plaza con { $other } ({ $others }). Si aceptas, cada uno seguirá jugando con lo que tenga el otro, incluidas las cartas ocultas. La petición caduca { $ends }.
post-vote-replace = **{ $game }** · { $who }, el organizador propone que un bot ({ $house }) ocupe tu plaza. Nada cambia si no dices que sí, y puedes volver en cualquier momento. La petición caduca { $ends }.
post-vote-absent = { $absence ->
    [wait] Cuentan todos, también los jugadores sustituidos por un bot.
   *[vote] Los jugadores sustituidos por un bot también pueden responder, pero solo cuentan si lo hacen.
}
post-voters = { $who }: responde, por favor.
button-vote-yes = { $about ->
    [cancel] Sí, cancelarla
    [pause] Sí, pausarla
    [resume] Sí, continuar
    [offer] Ocupar la plaza
    [swap] Intercambiar plazas
    [replace] Sí, un bot
    [undo] Sí, deshacerlo
   *[absence] Sí, un bot
}
button-vote-no = { $about ->
    [cancel] No, seguir jugando
    [pause] No, seguir jugando
    [resume] No, todavía no
    [offer] No, gracias
    [swap] Conservar mi plaza
    [replace] No, sigo jugando
    [undo] No, seguir jugando
   *[absence] No, esperar
}
vote-asked = { $about ->
    [cancel] He preguntado a los demás si cancelamos la partida.
    [pause] He preguntado a los demás si pausamos la partida.
    [undo] He preguntado a los demás si deshacemos esto.
    [absence] He preguntado a los demás si un bot debe ocupar la plaza.
   *[resume] He preguntado a los demás si continuamos la partida.
} La votación termina { $ends }.
vote-offered = He preguntado a { $who }. La petición caduca { $ends }.
vote-counted = { $said ->
    [yes] Has votado sí.
   *[no] Has votado no.
} Hasta ahora: { $yes } a favor y { $no } en contra. La votación termina { $ends }. Hasta entonces puedes cambiar tu voto.
vote-decided = { $result ->
    [yes] { $about ->
        [cancel] La partida queda cancelada.
        [pause] La partida queda en pausa.
        [resume] La partida continúa.
        [offer] La plaza es tuya. Abre tu panel con { command-turn }.
        [swap] Plazas intercambiadas. Abre tu panel con { command-turn }.
        [replace] Un bot juega por ti. Puedes recuperar tu plaza en cualquier momento con { command-table-return }.
        [undo] Deshecho. Abre tu panel con { command-turn }.
       *[absence] Han respondido todos: un bot ocupa la plaza.
    }
   *[no] { $about ->
        [cancel] La partida no se cancela.
        [pause] La partida no se pausa.
        [resume] La partida sigue en pausa.
        [offer] No has ocupado la plaza.
        [swap] Cada uno conserva su plaza.
        [replace] Sigues jugando.
        [undo] No se ha deshecho nada.
       *[absence] Han respondido todos: seguimos esperando.
    }
}
post-voted = { $about ->
    [cancel] **{ $game }** no se cancela: no todos aceptaron.
    [pause] **{ $game }** no se pausa: no todos aceptaron.
    [resume] **{ $game }** sigue en pausa.
    [swap] **{ $game }** · { $who } y { $other } conservan sus plazas.
    [undo] **{ $game }** · no he deshecho nada: no todos aceptaron.
    [replace] **{ $game }** · { $who } sigue jugando.
    [offer] **{ $game }** · nadie ha ocupado la plaza de { $who }, así que sigue jugando el bot.
   *[absence] **{ $game }** sigue esperando a { $who }.
}
post-voted-moved = **{ $game }** · alguien ha jugado, así que la petición de deshacer ya no vale.
post-voted-lost = **{ $game }** · ahora juega un bot por { $who }, así que { $about ->
    [swap] la petición de intercambiar plazas ya no vale.
   *[replace] la petición de que juegue un bot ya no vale.
}
post-paused = **{ $game } #{ $id }** está en pausa. No enviaré recordatorios, y el canal queda libre para otra partida. Para continuar, consulta a todos con { command-table-resume }.
post-resumed = **{ $game } #{ $id }** continúa.
button-resume = Continuar

## Otra partida

button-rematch = Revancha
rematch-call = { $people }: { $who } quiere jugar otra vez a { $game }. Pulsa *{ button-join }* arriba si tú también quieres.

## Avisos

notice-invited = { $who }, tienes una invitación a **{ $game } #{ $id }** en { $where }.
notice-joined = { $joined ->
    [0] { $who }, todas las plazas de **{ $game } #{ $id }** en { $where } están ocupadas.
    [one] { $who }: { $people } se ha unido a **{ $game } #{ $id }** en { $where }. { $open ->
        [0] Todas las plazas están ocupadas.
        [one] Queda 1 plaza libre.
       *[other] Quedan { $open } plazas libres.
    }
   *[other] { $who }: { $people } se han unido a **{ $game } #{ $id }** en { $where }. { $open ->
        [0] Todas las plazas están ocupadas.
        [one] Queda 1 plaza libre.
       *[other] Quedan { $open } plazas libres.
    }
}
notice-again = { $who }, { $asker } quiere jugar otra vez a **{ $game }** en { $where }. Pulsa allí *{ button-join }* si tú también quieres.
notice-vote-waits = { $who }, falta tu respuesta en una votación de **{ $game } #{ $id }** en { $where }.
notice-stalls = { $state ->
    [closed] { $who }, **{ $game } #{ $id }** en { $where } se ha cerrado porque nadie ha jugado en un mes. Aún puedes verla con { command-history }.
    [mine] { $who }, **{ $game } #{ $id }** en { $where }: te esperan, y nadie ha jugado en semanas. La partida se cerrará el { $when } si nadie juega.
   *[others] { $who }, nadie ha jugado en semanas en **{ $game } #{ $id }** en { $where }. La partida se cerrará el { $when } si nadie juega.
}
notice-played-for = { $why ->
    [moved-for] { $who }, te pasaste del plazo en **{ $game } #{ $id }** en { $where }, así que un bot ha hecho tu jugada. El resto es cosa tuya.
    [gone] { $who }, se acabó tu tiempo en **{ $game } #{ $id }** en { $where }. Un bot terminará la partida, y no recibirás puntos por ella.
   *[absent] { $who }, te pasaste del plazo en **{ $game } #{ $id }** en { $where }, así que un bot juega por ti. Escribe allí { command-table-return } para recuperar tu plaza.
}
notice-seat-lost = { $who }, { $new } ocupa ahora tu plaza en **{ $game } #{ $id }** en { $where }. Hasta ahora jugaba un bot por ti.
notice-begun = { $who }, **{ $game } #{ $id }** en { $where } ha empezado. Te avisaré cuando te toque.
notice-ended = { $who }, **{ $game } #{ $id }** en { $where } ha terminado: { $result }
notice-asleep = { $why ->
    [server] **{ $game } #{ $id }** está inactiva porque me han expulsado de su servidor. No se pierde nada: continuará cuando me readmitan. Hasta entonces no enviaré recordatorios.
   *[channel] { $organises ->
        [true] **{ $game } #{ $id }** está inactiva porque se ha borrado su canal. No se pierde nada, y no enviaré recordatorios. Escribe { command-table-move } en otro canal para continuar allí.
       *[other] **{ $game } #{ $id }** está inactiva porque se ha borrado su canal. No se pierde nada, y no enviaré recordatorios. El organizador puede continuarla en otro canal con { command-table-move }.
    }
}
notice-barred = { $problem ->
    [permissions] **{ $game } #{ $id }** en { $where }: ya no puedo publicar allí. Dame estos permisos, por favor: { $missing }. Para continuar en otro canal, escribe allí { command-table-move }.
   *[closed] **{ $game } #{ $id }** en { $where }: no puedo publicar allí porque el hilo está cerrado. Ábrelo de nuevo, o escribe { command-table-move } en otro canal para continuar allí.
}
notice-refused = -# Discord no me deja enviarte mensajes directos, así que desde ahora te aviso aquí. Cuando los permitas, cambia *Dónde te aviso* en { command-settings }.

## Seguir

follow-turns = Cada turno
follow-end = Solo cuando termine la partida
follow-nothing = Nada: dejar de seguir
following = { $wish ->
    [nothing] Ya no sigues **{ $game } #{ $id }**.
    [turns] { $place ->
        [thread] **{ $game } #{ $id }**: publicaré cada turno en este hilo.
       *[direct] Sigues **{ $game } #{ $id }**: te enviaré un mensaje directo tras cada turno, mientras los permitas.
    }
   *[end] { $place ->
        [thread] **{ $game } #{ $id }**: publicaré el resultado en este hilo.
       *[direct] Sigues **{ $game } #{ $id }**: te enviaré un mensaje directo con el resultado, si los permites.
    }
}
followed-turn = **{ $game } #{ $id }** en { $where }
followed-end = { $status ->
    [finished] **{ $game } #{ $id }** en { $where } ha terminado: { $result }
   *[cancelled] **{ $game } #{ $id }** en { $where } se ha cancelado.
}

## Otro lugar

post-board = { $why ->
    [moved] **{ $game } #{ $id }** continúa aquí.
    [back] **{ $game } #{ $id }** continúa, ahora que he vuelto.
   *[lost] **{ $game } #{ $id }** · así está el tablero
}
post-moved = **{ $game } #{ $id }** continúa en { $where }.
post-left-server = **{ $game }** · { $who } ha dejado este servidor.
table-moved = La partida continúa aquí.
table-moved-choice = { $game } #{ $id } · { $where }
table-moved-where-gone = no veo su canal

## Rendirse

resign-ask = ¿Quieres rendirte? Un bot terminará la partida por ti, no podrás volver y quedarás en el último puesto. No se puede deshacer. Si solo quieres un descanso, usa { command-table-leave }.
resign-ask-two = ¿Quieres rendirte? Ganará { $other }, y la partida terminará ahora mismo. No se puede deshacer.
resign-ask-unplayed = ¿Quieres rendirte? Nadie ha terminado un turno todavía, así que la partida se cancelará y no contará. No se puede deshacer.
post-called-off = **{ $game } #{ $id }** queda cancelada: { $who } se ha rendido antes de que nadie terminara un turno. La partida no contará.
button-resign = Rendirse
resigned = Te has rendido.
result-resigned = Gana { $winner }: { $who } se ha rendido.
panel-resigned = Te has rendido, así que un bot terminará la partida por ti.
refusal-resigned = Te has rendido en esta partida, así que un bot la terminará por ti.

## Notas propias

button-notes = Mis notas
notes-form = Mis notas sobre #{ $id }
notes-label = Solo las ves tú
notes-mine = **Mis notas** (solo las ves tú)
    { $text }
notes-kept = Notas guardadas. Para verlas otra vez, usa { command-hand }. Solo las ves tú:
    { $text }
notes-gone = Ya no tienes notas sobre esta partida.
refusal-notes-too-long = Tus notas tienen { $length } caracteres. Acórtalas a { $most } como mucho.

## Rechazos

refusal-plays-here = Juegas en esta mesa, así que te avisaré cuando te toque.
refusal-follow-in-thread = Escríbelo en un hilo que no sea el de la partida.
refusal-follow-uninvited = Para seguir una partida privada necesitas una invitación. Pídesela a su organizador.
refusal-follow-private = Una partida privada, o de otro servidor, solo puedes seguirla por mensaje directo.

refusal-game-here-already = Esta partida ya está en este canal.
refusal-other-server = Solo puedes trasladar una partida a otro canal del mismo servidor.
refusal-which-game = ¿Qué partida? Escribe { command-table-move } y elige una de la lista.
refusal-nothing-to-move = No tienes ninguna partida que trasladar aquí. Solo puede hacerlo su organizador o un gestor del servidor.

refusal-own-vote = Aquí no puedes votar, pero la votación termina en cuanto juegues.
refusal-vote-over = Esta votación ha terminado.
refusal-vote-running = En esta mesa ya hay una votación. Pregunta otra vez cuando acabe.
refusal-not-offered = Esta oferta es para otra persona.
refusal-not-asked = Esta pregunta es para otra persona.
refusal-own-seat = Esa es tu propia plaza. Elige la de otro jugador.
refusal-not-played-by-person = Esta plaza la ocupa un bot. Solo puedes intercambiar la tuya con una persona.
refusal-seats-in-lobby = La partida no ha empezado, así que su organizador aún puede ordenar las plazas. En la sala, pulsa *{ button-more }* y *{ button-options }*, y elige *{ button-options-seats }*.
refusal-order-is-drawn = Sorteo el orden en la mesa al empezar. Para decidirlo tú, elige antes «{ lobby-order-joined-name }» en las opciones.
refusal-replaced = Ahora mismo un bot juega por ti. Pulsa *{ button-return }* para recuperar tu plaza.
refusal-not-replaced = En tu plaza ya juegas tú.
refusal-not-paused = Esta partida no está en pausa.
refusal-last-person = Nadie más juega en esta mesa. Pausa la partida con { command-table-pause }, o acábala con { command-table-cancel }.
refusal-not-a-person = Esta plaza ya la ocupa un bot.
refusal-seat-played = Esta plaza la ocupa una persona. Podrás ofrecer la plaza cuando esa persona la deje o la ocupe un bot.
refusal-already-at-table = Esa persona ya tiene una plaza en esta mesa.
refusal-person-or-house = Elige una persona o un bot, no ambos.
refusal-no-rematch-yet = La revancha se puede pedir cuando termine esta partida.
refusal-cannot-play = Solo puede ocupar una plaza quien esté en este servidor.
