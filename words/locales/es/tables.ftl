# Las mesas: panel, publicaciones, historial, errores.

## Panel

panel-thinking = No tienes nada que hacer mientras { $count ->
    [one] piensa { $who }.
   *[other] piensan { $who }.
}
panel-played-for = No tienes nada que hacer mientras un bot juega por ti.
panel-waiting = No tienes nada que hacer hasta que { $count ->
    [one] juegue { $who }.
   *[other] jueguen { $who }.
}
panel-waiting-mine = Tu turno continuará cuando { $count ->
    [one] responda { $who }.
   *[other] respondan { $who }.
}
panel-finished = Tu turno ha terminado. { $count ->
    [one] Ahora va { $who }.
   *[other] Ahora van { $who }.
}
panel-head = **{ $question }** · { $status }
panel-refused = **{ $reason }**
panel-sealed = -# Tu respuesta es definitiva y queda en secreto hasta que respondan todos.
panel-final = -# Tu respuesta es definitiva.
panel-next-game = **{ $game } #{ $id }** te espera.
panel-game-over = Esta partida ha terminado.
panel-more = Más opciones
menu-whole-turns = Turno completo de una vez
    .more = Otras jugadas completas
panel-chance-once = -# Elijas lo que elijas: { $chance }.
    .of = -# «{ $title }»: { $chance }.
    .alone = -# { CAPITAL($chance) }.
panel-finishing = -# { $count ->
    [one] Con este botón terminas tu turno:
   *[other] Con cualquiera de estos botones terminas tu turno:
}
panel-going-on = -# { $count ->
    [one] Con este botón tu turno continúa:
   *[other] Con cualquiera de estos botones tu turno continúa:
}
panel-showing = -# { $count ->
    [one] Este botón revela algo nuevo (no se puede deshacer):
   *[other] Cada uno de estos botones revela algo nuevo (no se puede deshacer):
}
shortcut-line = { $name }: { $deal }
    .begun = { $name } { $deal }
group-worse = Opciones poco útiles…
panel-menu-going-on = { $title } · tu turno sigue
panel-menu-part = { $title } · { $first } … { $last }

button-what = ¿Qué es esto?
button-what-close = Cerrar explicaciones
menu-what-offered = Lo que puedes elegir
menu-what-seen = Tablero
menu-what-terms = Cómo se juega
what-ask = **¿Qué es esto?** Elige algo en los menús y te lo explico. Tu turno no cambia.
what-title = **{ $title }**
what-now = **Ahora:** { $label }.
what-now-some = **Ahora:** puedes elegirlo.
what-not-now = **Ahora no.** { $reason }
    .plain = Ahora no · { $reason }
what-gone = { $title } ya no está ahí. Puedes preguntar por estas otras cosas.
what-unknown = Eso ya no está ahí. Puedes preguntar por estas otras cosas.

ahead-title =
    {""}**{ button-ahead }**
    -# Si te pregunto algo en el turno de otro jugador y no respondes en medio minuto, uso la respuesta que hayas dejado aquí. Nadie más ve una respuesta hasta que la uso.
ahead-none = En esta mesa no te pregunto nada en los turnos de otros, así que no hay nada que responder por adelantado.
button-prepare = Preparar el próximo turno
button-drop-plan = Descartar el plan
prepare-title =
    {""}**Prepara tu próximo turno**
    -# Juégalo aquí como si te tocara. Medio minuto después de que empiece tu turno haré lo que prepares aquí, si no juegas antes. Si algo ya no vale o va a salir distinto, no haré nada y te lo diré. Nadie más ve tu plan.
prepare-question = **{ $question }**
prepare-ends = Tu plan acaba aquí, porque lo siguiente depende del azar o de otros jugadores. Si para entonces tu turno no ha terminado, te avisaré.
prepare-off = { $why ->
    [illegal] He descartado tu turno preparado: una de sus decisiones ya no es posible.
    [undone] He descartado tu turno preparado: alguien deshizo un turno.
   *[changed] He descartado tu turno preparado: una de sus decisiones tendría ahora otro resultado.
}
panel-prepared = -# Tu próximo turno está preparado.
prompt-prepared = He jugado lo que preparaste. El resto del turno es cosa tuya.
plan-off = **{ $game } #{ $id }** en { $where } · { $why ->
    [illegal] He descartado tu turno preparado: una de sus decisiones ya no es posible.
    [undone] He descartado tu turno preparado: alguien deshizo un turno.
   *[changed] He descartado tu turno preparado: una de sus decisiones tendría ahora otro resultado.
}
plan-choice = La decisión: «{ $choice }».
refusal-cannot-prepare = Ahora no puedes preparar tu próximo turno: su comienzo depende del azar o de otros jugadores.
refusal-your-turn-already = Te toca: pulsa *{ button-open }*.
refusal-plan-over = No puedes planear con tanta antelación: antes interviene el azar u otro jugador.
menu-ahead = Responder por adelantado
button-ahead = Respuestas en turnos ajenos
button-ask-me = Volver a preguntarme
button-try = Probar jugadas
button-try-anew = Empezar de nuevo
button-try-leave = Volver a la partida
button-try-from = Seguir jugando desde aquí
try-title =
    {""}**Probar jugadas** · nada de esto cuenta, y solo lo ves tú
    -# Es una copia de la partida tal como la conoces. Juegas por todos. Las cartas de los demás son inventadas, y la copia acaba donde decidiría el azar.
try-title-finished =
    {""}**Sigue jugando { $turn ->
        [0] desde el principio
       *[other] tras el turno { $turn }
    }** · nada de esto cuenta, y solo lo ves tú
    -# Juegas por { $who }, y los bots por los demás. Las tiradas y los mazos son nuevos.
try-question = **{ $who }** · { $question }
try-chance = > Lo que sigue lo decidiría el azar, así que esta copia no puede continuar. Elige otra cosa o deshaz lo último.
try-over = **La partida ha terminado en esta copia.**
refusal-copy-gone = Esta copia ya no existe: guardo solo las últimas, y las pierdo todas al reiniciarme. Empieza una nueva.
refusal-no-copy-in-lesson = En una lección no puedes probar jugadas, pero sí volver atrás.
button-pass-ahead = Pasar por adelantado
refusal-unknown-answer = Eso no se puede responder por adelantado. Elige una de las respuestas que se muestran.

button-undo-turn = Deshacer mi último turno
    .others = Deshacer desde mi último turno
button-undo = Deshacer
    .what = Deshacer: { $what }
button-redo = Rehacer
    .what = Rehacer: { $what }
panel-undone = Deshecho: { $what }.
button-reset = Reiniciar turno
button-hand = Mi mano
hand-which = ¿Qué mano? Solo la verás tú.
button-state = Posición en texto
button-signs = Qué significan los símbolos
    .short = Símbolos
button-open = Jugar turno
direct-game = **{ $game } #{ $id }** en { $where }
button-open-game = Jugar turno en #{ $id }
button-board = Tablero
button-answer = Responder
button-more = Más…
button-more-further = Todo lo demás…
more-title = **{ $game } #{ $id }** · más herramientas
button-look-up = Reglas
button-history = Historial
button-replay = Archivo de repetición
button-minute = Reglas en un minuto
minute-title = **{ $game } en un minuto**
button-race = Gráfico de la partida
button-watch = Ver animación
button-watch-since = Ver lo que me perdí
button-hands = Cartas ocultas
play-choice = { $notation } · { $label }
typed-final = **{ $label }** es una decisión definitiva. Púlsala abajo, o escribe { command-play } { $notation }.
typed-possible = **Puedes hacerlo ahora:** { $label } ({ command-play } { $notation })
typed-unknown = Aquí no hay nada llamado «{ $typed }». Lo más parecido:
typed-not-now = **{ $name }:** { $reason }
prompt-answer = Tu respuesta
prompt-answer-then = Luego te preguntaré los detalles

## Publicaciones en el canal

post-start = **{ $game } #{ $id }** empieza. { $aim }
post-order-seat = { $sign } { $who }
post-start-order = Orden de turno: { $order }
post-start-dice = -# Prueba de juego limpio, para comprobarla al final: { $hash }
post-turn = -# Turno { $turn }
story-line = { $sign } { $story }
story-stand-in = -# { $count ->
    [one] Un bot ha tomado 1 decisión por { $who }.
   *[other] Un bot ha tomado { $count } decisiones por { $who }.
}
post-announced = **De mi administrador:** { $text }
post-frozen = { $reason ->
    [by_operator] **{ $game } #{ $id }** está detenida hasta que mi administrador la deje continuar. Aún puedes verla con { command-board }, { command-state } y { command-history }.
    [too_old] **{ $game } #{ $id }** no puede continuar: se jugó por última vez con una versión mía demasiado antigua. Su organizador puede cancelarla.
   *[other] **{ $game } #{ $id }** está detenida: ahora mismo no puedo leer sus datos. No se pierde nada, y continuará cuando pueda. Aún puedes verla con { command-board }, { command-state } y { command-history }.
}
post-restored = He recuperado **{ $game } #{ $id }** de una copia de seguridad del { $taken }. Lo que se jugó después se ha perdido.
post-restored-turns = He recuperado **{ $game } #{ $id }** de una copia de seguridad del { $taken }. { $turns ->
        [one] Se ha perdido 1 turno posterior.
       *[other] Se han perdido { $turns } turnos posteriores.
    }
post-restored-gone = **{ $game } #{ $id }** se ha perdido: he tenido que volver a una copia de seguridad del { $taken }, cuando aún no había empezado. Empieza otra con { command-new }.
post-thawed = **{ $game } #{ $id }** continúa.
post-cancelled = **{ $game } #{ $id }** se ha cancelado. Aún puedes verla con { command-history }.

## Rechazos en torno a la partida

refusal-unknown-game = No puedo mostrarte la partida #{ $game }. Quizá sea privada, o una lección terminada. Empieza otra lección con { command-learn }.
refusal-bad-game = Aquí no hay ningún juego llamado { $value }. Puedes jugar a { $allowed }.
refusal-no-game-here = En este canal no hay ninguna partida que puedas ver. Las privadas solo las ve quien tiene invitación. Empieza una con { command-new }.
refusal-several-games = Juegas varias partidas, y ninguna te espera. Elige una con { command-games }.
refusal-no-game-in-dm = Se juega en canales de servidores, no por mensaje directo. Encuentra tus partidas con { command-games }, o continúa una lección con { command-learn }.
refusal-driven-elsewhere = Esa mesa se está reiniciando. No ha cambiado nada; pulsa otra vez dentro de un minuto.
refusal-no-such-picture = Esta partida no tiene esa imagen. Mira su tablero con { command-board }.
refusal-not-started = Esta partida aún no ha empezado. Pulsa *{ button-start }* en su sala para empezarla.
refusal-not-at-table = No juegas en esta partida. Puedes verla con { command-state } en su canal.
refusal-stale = Ese botón ya no vale. Así está la mesa ahora.
refusal-nothing-to-redo = No hay nada que rehacer: después has elegido otra cosa, o tu turno ha terminado.
refusal-nothing-chosen = Aún no has elegido nada en este turno. Con { command-table-undo } deshaces turnos anteriores.
refusal-moved-since = Eso ya no se puede deshacer con un botón: { $acts } ha jugado desde entonces.
refusal-nothing-to-undo = Eso ya no se puede deshacer con un botón.
refusal-game-cancelled = Esta partida se canceló.
refusal-game-paused = Esta partida está en pausa. Para continuarla, consulta a todos con { command-table-resume }.
refusal-game-asleep = Esta partida está inactiva: se ha borrado su canal o me han expulsado de su servidor. { command-games } dice qué hacer.
refusal-frozen = { $reason ->
    [newer_version] Esta partida necesita una versión más nueva que la mía, así que espera a que me actualicen. Aún puedes verla con { command-board }, { command-state } y { command-history }.
    [too_old] Esta partida no puede continuar: se jugó por última vez con una versión mía demasiado antigua. Su organizador puede cancelarla.
    [unknown_component] Esta partida tiene una carta o loseta que no conozco, así que espera a que me actualicen. Aún puedes verla con { command-board }, { command-state } y { command-history }.
    [row_missing] El registro de esta partida está incompleto, así que no puede continuar. Aún puedes verla con { command-board }, { command-state } y { command-history }.
    [row_refused] No entiendo una decisión del registro de esta partida, así que no puede continuar. Aún puedes verla con { command-board }, { command-state } y { command-history }.
    [by_operator] Mi administrador ha detenido esta partida. Aún puedes verla con { command-board }, { command-state } y { command-history }.
   *[other] No puedo leer los datos de esta partida, así que no puede continuar. Aún puedes verla con { command-board }, { command-state } y { command-history }.
}
refusal-already-joined = Ya te has unido.
refusal-table-full = Las { $seats } plazas están ocupadas.
refusal-in-private-thread = Esta partida ya tiene un hilo privado.
refusal-no-thread-here = Solo puedes abrir un hilo privado en un canal de texto normal, antes de que empiece la partida. Crea una partida en un canal así.
refusal-not-invited = Para unirte a esta partida necesitas una invitación. Pídesela a su organizador.
refusal-not-joined = No te has unido a esta partida. Pulsa *{ button-join }* en la sala para ocupar una plaza.
refusal-colour-taken = { CAPITAL(FORM($colour, case: "definite")) } ya está ocupado. Elige otro color.
refusal-unknown-colour = No hay ningún color llamado { $colour }.
refusal-unknown-player = No hay ningún bot llamado { $player }.
refusal-too-slow-here = El Maestro paciente tarda medio minuto por turno, demasiado para una mesa en tiempo real. Elige otro nivel o un ritmo más lento.
refusal-no-such-seat = Nadie juega con { FORM($colour, case: "definite") }. Elige otra plaza.
refusal-not-organiser = Eso solo puede hacerlo el organizador de la partida o un gestor del servidor.
refusal-already-running = Esta partida ya ha empezado.
refusal-over = La partida #{ $game } ha terminado.
refusal-not-over = El archivo de repetición muestra todo lo que estaba oculto, así que solo lo recibirás cuando termine la partida.
refusal-no-replay = Esta partida no tiene archivo de repetición, porque no puedo reproducir su registro o porque la abriste desde un archivo.
refusal-needs-a-person = Para que una partida empiece por sí sola, tiene que haberse unido al menos una persona.
refusal-too-few = Hacen falta de { $least } a { $most } jugadores. Añade un bot o espera a que se una alguien.
refusal-busy = Demasiadas personas están pulsando botones ahora mismo. Pulsa otra vez dentro de un momento.
refusal-channel-busy = En este canal ya hay una partida. Usa otro canal o un hilo.
refusal-bad-option = «{ $value }» no vale para «{ $field }». Puedes elegir: { $allowed }.
refusal-no-such-option = No hay ninguna opción «{ $typed }». Puedes elegir: { $allowed }.
refusal-no-such-option-but = No hay ninguna opción «{ $typed }». ¿Querías decir { $near }? Puedes elegir: { $allowed }.
refusal-unknown-option = En esta partida no hay ninguna opción «{ $value }». Puedes elegir: { $allowed }.

## Cuando algo va mal

panel-late = Lo último que pulsaste contó, aunque Discord dijera que había fallado.
panel-given-up = No he podido publicar { $count ->
        [one] un mensaje
       *[other] { $count } mensajes
    } en el canal, así que he dejado de intentarlo. La partida está bien: puedes verla entera con { command-history }.
screen-old = { $kind ->
   *[panel] Este panel ya no está al día: usa el más reciente o ábrelo otra vez con { command-turn }.
    [history] Esta página ya no está al día: usa la más reciente o ábrela otra vez con { command-history }.
    [topics] Esta lista ya no está al día: usa la más reciente o ábrela otra vez con { command-rules }.
    [entry] Esta entrada ya no está al día: usa la más reciente o ábrela otra vez con { command-rules }.
    [chapters] Este capítulo ya no está al día: usa el más reciente o ábrelo otra vez con { command-rules }.
    [settings] Estos ajustes ya no están al día: usa los más recientes o ábrelos otra vez con { command-settings }.
    [server] Estos ajustes ya no están al día: usa los más recientes o ábrelos otra vez con { command-server-settings }.
    [options] Estas opciones ya no están al día: usa las más recientes o ábrelas otra vez con *{ button-more }* en la sala.
    [lesson] Este panel ya no está al día: usa el más reciente o ábrelo otra vez con { command-learn }.
    [lessons] Esta lista ya no está al día: usa la más reciente o ábrela otra vez con { command-learn }.
    [undo] Esta página ya no está al día: usa la más reciente o ábrela otra vez con { command-table-undo }.
    [hint] Esta pista ya no está al día: usa la más reciente o pide otra con { command-hint }.
    [more] Esta lista ya no está al día: usa la más reciente o pulsa *{ button-more }* otra vez.
}
error-unknown-button = Este botón ya no funciona. Abre tu panel actual con { command-turn }.
error-unknown-form = Me reinicié mientras tenías abierto este formulario, así que ya no funciona. No ha cambiado nada; ábrelo otra vez.
error-unknown-form-typed = { error-unknown-form } Habías escrito:
    { $text }
error-storage = Ahora mismo no puedo guardar nada (código { $code }). No ha cambiado nada; pulsa otra vez dentro de un minuto. Mi administrador puede averiguar por qué.
error-again = Otra persona se adelantó (código { $code }). No se ha perdido nada; pulsa otra vez.
error-discord = Discord tiene problemas ahora mismo (código { $code }). Pulsa otra vez dentro de un minuto.
error-started-again = Me reinicié antes de poder responderte. Inténtalo otra vez y verás si tu acción ya se había registrado.
error-gone = Alguien borró el mensaje de ese botón (código { $code }). Puede que tu decisión sí haya quedado registrada: compruébalo con { command-turn } o { command-games }.
error-forbidden = Discord no me deja hacer eso aquí (código { $code }). Un gestor del servidor puede revisar mis permisos en este canal.
error-unexpected = Algo ha fallado por mi parte (código { $code }). No se ha perdido nada; pulsa otra vez.
error-missing-permissions = En este canal me faltan permisos: { $permissions }. Un gestor del servidor puede concederlos en los ajustes del canal.
pictures-coming = La imagen está en camino.
error-picture = No he podido dibujar la imagen, pero todo lo demás está aquí.
permission-view-channel = Ver canal
permission-send-messages = Enviar mensajes
permission-attach-files = Adjuntar archivos
permission-read-message-history = Leer el historial de mensajes
permission-send-messages-in-threads = Enviar mensajes en hilos
permission-create-public-threads = Crear hilos públicos
permission-create-private-threads = Crear hilos privados
permission-manage-threads = Gestionar hilos

## Mano, listas, historial

hand-title = **Tus cartas**
hand-card = **{ $card }** · { $effect }
hand-empty = No tienes cartas.
games-none = No tienes partidas. Empieza una con { command-new } en un canal de un servidor.
games-yours = **Te esperan a ti**
games-votes = **Esperan tu respuesta**
games-line-vote = { $game } #{ $id } · { $where } · { $about ->
    [cancel] { $who } quiere cancelar la partida
    [pause] { $who } quiere pausar la partida
    [resume] { $who } quiere continuar
    [offer] puedes ocupar la plaza de { $who }
    [swap] { $who } quiere cambiar de plaza contigo
    [replace] { $who } propone que un bot ocupe tu plaza
    [undo] { $who } quiere deshacer algo
   *[absence] ¿debe un bot ocupar la plaza de { $who }?
} · termina { $ends } · [responder]({ $link })
games-followed = **Partidas que sigues** (déjalo con { command-table-follow })
games-line-followed = { $game } #{ $id } · { $where } · { $wish ->
    [turns] cada turno
   *[end] solo cuando termine la partida
}, { $place ->
    [thread] en { $thread }
   *[direct] por mensaje directo
}
games-unfollowed = Ya no sigues { $game } #{ $id }: Discord no me deja enviarte mensajes directos.
games-over = **Terminadas**
games-line-over = { $status ->
    [finished] { $game } #{ $id } · { $where } · [ver el resultado]({ $link })
   *[cancelled] { $game } #{ $id } · { $where } · cancelada
}
games-closes = { $line } · hace tiempo que nadie juega, así que se cerrará { $when }
games-others = **Esperan a otros**
games-replaced = **Un bot juega por ti** (vuelve con { command-table-return })
games-asleep = **Inactivas**
games-line-asleep = { $why ->
    [server] { $game } #{ $id } · me han expulsado de su servidor; la partida continuará cuando me readmitan
   *[channel] { $organises ->
        [true] { $game } #{ $id } · se ha borrado su canal; para continuar en otro, escribe allí { command-table-move }
       *[other] { $game } #{ $id } · se ha borrado su canal; su organizador puede continuarla en otro con { command-table-move }
    }
}
games-held = **Detenidas**
games-lobby = **Sin empezar**
games-line = { $game } #{ $id } · { $where }
games-line-thinking = { $game } #{ $id } · { $where } · { $count ->
    [one] piensa { $who }
   *[other] piensan { $who }
}
games-line-yours = { $game } #{ $id } · { $where } · te toca; te avisé { $since } · [jugar]({ $link })
games-line-yours-timed = { $game } #{ $id } · { $where } · te toca; te avisé { $since }, y tu tiempo se acaba { $ends } · [jugar]({ $link })
games-line-others = { $game } #{ $id } · { $where } · le toca a { $who }; envié el aviso { $since }
digest-title = **Tus partidas hoy**
digest-settings = -# Este es tu resumen diario. Cambia su hora o desactívalo con { command-settings }.
games-finished-title = **Partidas terminadas**
games-finished-none = Aquí nadie ha terminado aún una partida.
games-finished-not-found = Ninguna partida terminada coincide con tu búsqueda.
games-finished-choice = { $game } #{ $id }
menu-finished = Ver una partida
button-newest = Las más recientes
refusal-no-such-search = No puedo buscar { $value }. Elige una de las sugerencias que salen al escribir.
games-finished-line = { $game } #{ $id } · { $when } · { $result }
history-game-choice = { $status ->
    [running] #{ $id } · { $game } · { $who } · en curso
    [finished] #{ $id } · { $game } · { $who } · terminada
    [cancelled] #{ $id } · { $game } · { $who } · cancelada
   *[other] #{ $id } · { $game } · { $who } · en espera
}
history-title = **{ $game } #{ $id } · turno { $turn } de { $turns } · { $sign } { $who }**
history-together = todos
history-step = Paso { $step } de { $steps }
history-step-seen = La imagen muestra qué cambió.
button-turn-back = Turno anterior
button-turn-next = Turno siguiente
button-step-back = Paso anterior
button-step-next = Paso siguiente
history-start = **{ $game } #{ $id } · antes del primer turno**
history-log-title = **{ $game } #{ $id } · registro**
history-log-line = { $number }. { $sign } { $story }
button-first = Al principio
button-back = Atrás
button-next = Siguiente
button-last = Al final
button-log = Registro
button-earlier = Anteriores
menu-jump = Saltar a un turno
history-jump = { $turn } · { $gist }
history-jump-untold = Turno { $turn }
history-earlier = { $turns ->
    [one] Turno anterior: { $first }
   *[other] Turnos anteriores: { $first } a { $last }
}
history-later = { $turns ->
    [one] Turno posterior: { $first }
   *[other] Turnos posteriores: { $first } a { $last }
}
menu-filter = Qué turnos mostrar
history-all = Todos los turnos
history-seat = Turnos de { $name }
hands-title = **{ $game } #{ $id } · cartas ocultas tras el turno { $turn }**
hands-of = { $sign } **{ $who }**: { $cards }
refusal-hidden-until-end = Podrás ver las cartas ocultas cuando termine la partida.
refusal-no-such-turn = El turno { $turn } no existe; el último es el { $last }.
people-title = **Jugadores, por orden de turno**
people-who = { $sign } **{ $who }**
topics-title = **Buscar en las reglas**
topic-choice = { $title } · { $section } · { $game }
    .elsewhere = { $title } · { $section } · { $game }, no en esta partida
topic-found = -# Es lo más parecido a «{ $typed }». Pulsa un botón de abajo para ver otras cosas.
topic-unsure = **No sé bien a qué te refieres con «{ $typed }».** ¿Es algo de esto?
topic-elsewhere = -# Es de { $game }, no del juego que se juega aquí.
topic-no-words = -# Escribe la palabra que buscas, como «rubí». Mientras tanto, estas son las reglas desde el principio.
button-chapters-of = Reglas de { $game }
chapter-head = **{ $game } · { $title }** ({ $number } de { $count })
button-chapters = Leer las reglas
button-previous = Anterior
button-chapter-next = Siguiente
button-topics = Buscar en las reglas
button-all-topics = Mostrar todo
menu-chapters = Otro capítulo
chapter-entry = **{ $title }:** { $rule }
refusal-unknown-topic = No he encontrado nada sobre { $topic }. Elige una de las sugerencias que salen al escribir.
verify-lobby = La partida #{ $id } aún no ha empezado. El hash de su secreto es { $hash }.
verify-good =
    { $outcomes ->
        [one] La partida #{ $id } cuadra: su registro coincide con la posición actual, y el único resultado del azar coincide con su semilla.
       *[other] La partida #{ $id } cuadra: su registro coincide con la posición actual, y los { $outcomes } resultados del azar coinciden con su semilla.
    }
verify-since = Solo puedo repetir la partida desde el turno { $turn }, porque empezó con una versión mía anterior.
verify-position = Puedo leer la partida #{ $id }, pero no repetirla, porque se jugó con una versión mía anterior.
verify-mixed = Hice la semilla con un secreto y con la preparación de la partida. El hash del secreto es { $hash } (sus primeras cifras están en la sala).
verify-departed = El hash del secreto es { $hash } (sus primeras cifras están en la sala). Ya no puedo demostrar que la semilla venga de él, porque se borraron los datos de un jugador.
verify-unmixed = El hash de la semilla es { $hash }, el mismo que se mostró al principio. En partidas tan antiguas, nada demuestra que yo no eligiera la semilla a propósito.
verify-bad-chance = Partida #{ $id }: la tirada o el robo de la fila { $row } de su registro no coincide con la semilla. Avisa a mi administrador (código { $code }).
verify-bad-deck = Partida #{ $id }: antes de barajar, el mazo «{ $deck }» no estaba en el orden publicado. Avisa a mi administrador (código { $code }).
verify-bad-seed = Partida #{ $id }: la semilla no coincide con el hash que viste. Avisa a mi administrador (código { $code }).
verify-bad-turn = Partida #{ $id }: su registro no coincide con lo que guardé del turno { $turn }. Avisa a mi administrador (código { $code }).
verify-bad = Partida #{ $id }: su registro no coincide con la posición actual. Avisa a mi administrador (código { $code }).
status-version = Caravanserai { $version }
status-title = **Partidas por estado** · reglas: { $games }
status-count = { $status ->
    [lobby] sin empezar: { $count }
    [running] en curso: { $count }
    [frozen] detenidas: { $count }
    [paused] en pausa: { $count }
    [asleep] inactivas: { $count }
    [finished] terminadas: { $count }
   *[cancelled] canceladas: { $count }
}
status-given-up = { $count ->
        [one] He dejado sin publicar 1 mensaje
       *[other] He dejado sin publicar { $count } mensajes
    }; la causa está en el registro.
status-rules = { $game } (versión { $version })
status-frozen = #{ $id } { $game }, canal { $where }: { $reason }
status-not-operator = Esto solo puede verlo mi administrador.
replay-file = Aquí están todas las tiradas y mezclas de la partida #{ $id }, y un programa de Python que las comprueba: `python3 { $script } { $file }`. El hash del archivo debe coincidir con el del mensaje de inicio. Para repasar la partida, abre el archivo con { command-results-import }.
data-exported = El primer archivo contiene todo lo que guardo sobre ti. Si tienes resultados, el segundo los muestra en una tabla.
data-delete-ask = Se borrarán tus ajustes, y tu nombre desaparecerá de todas las partidas y resultados. Las partidas terminadas y los ratings de los demás se conservan, sin tu nombre. En tus partidas en curso seguirá jugando un bot. No se puede deshacer.
data-deleted = He borrado tus datos.
data-in-backups = Las copias de seguridad anteriores conservarán tus datos durante { $days ->
        [one] 1 día como máximo.
       *[other] { $days } días como máximo.
    }
data-in-backups-elsewhere = Las copias de seguridad anteriores conservarán tus datos hasta que mi administrador las borre.
button-delete-data = Borrar mis datos
