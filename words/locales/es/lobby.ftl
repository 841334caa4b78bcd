# Antes de que empiece una partida.

## Sala

lobby-title = **{ $game } #{ $id }**
lobby-special = { CAPITAL($what) }
lobby-private = Solo con invitación: { $people }
lobby-private-nobody = Solo con invitación, y aún no hay nadie en la lista.
lobby-private-read-here = En este canal todos pueden ver los tableros y cada turno.
lobby-private-read-in-thread = Este hilo solo lo leen quienes están en la mesa y quienes pueden gestionar hilos.
lobby-private-in-channel = A una partida privada solo se unen las personas que invites. Aun así, en este canal todos pueden ver sus tableros, salvo que se juegue en un hilo privado.
lobby-private-in-thread = Este hilo solo lo leen los jugadores, las personas que invites y quienes pueden gestionar hilos.
lobby-moved = **{ $game } #{ $id }** continúa en un hilo privado.
private-thread-made = La partida está ahora en { $thread }. Sus miembros son los jugadores y las personas que invites.
lobby-seat = { $number } { $sign } { $who }
lobby-seat-taken = { $sign } { $who }
lobby-seats-open = { $count ->
    [one] 1 plaza libre
   *[other] { $count } plazas libres
}
lobby-houses = -# Pulsa *{ button-more }* para añadir bots.
lobby-order-joined = plazas por orden de llegada
lobby-dice = -# Prueba de juego limpio, para comprobarla al final: { $hash }
lobby-started = La partida ha empezado.
lobby-cancelled = **Cancelada.**
cancelled = Cancelada.
lobby-options-of-organiser = -# Solo el organizador de esta partida puede cambiar las opciones.
lobby-options-title = **{ $question }** · { $game } #{ $id }
lobby-option = **{ $title }: { $value }** { $help }
button-options-why = ¿Por qué?
lobby-why-title = **¿Por qué?** · { $question }
lobby-why = **{ $title }: { $value }** { $help } · { $source }
lobby-more-title = **{ $game } #{ $id }**
lobby-more-seat = { $sign } Juegas con { FORM($colour, case: "definite") }.
option-pages = { $count ->
    [one] reglamento, p. { $pages }
   *[other] reglamento, págs. { $pages }
}
option-rulings = { $count ->
    [one] mi aclaración { $rulings }
   *[other] mis aclaraciones { FORM($rulings, case: "usual-listed") }
}
option-named = «{ $option }»
option-topic = Opción: { $option }
option-entry = **{ $value }** · { $help } · { $source }
lobby-option-choice = { $title }: { $value }
lobby-example = -# Esta preparación es un ejemplo: lo que dependa del azar se decide al empezar la partida.
lobby-order = Orden en la mesa
lobby-order-choice = Orden en la mesa: { $value }
lobby-order-random-name = sorteado al empezar
lobby-order-joined-name = orden de llegada
lobby-set = **{ $title }: { $value }**
lobby-joined = Te has unido a la partida con { FORM($colour, case: "definite") }.
lobby-invited = He invitado a { $who }. Solo se puede entrar con invitación.
lobby-invited-before = { $who } ya tiene una invitación.
button-join = Unirse
button-leave = Salir
button-options = Opciones
menu-options-page = Más opciones
button-options-game = ¿Qué opciones?
button-options-variants = ¿Qué variantes?
button-options-time = ¿A qué ritmo?
button-options-table = ¿Quién puede deshacer o pedir pistas?
button-options-pictures = ¿Qué imágenes y qué idioma?
button-options-seats = ¿Quién se sienta dónde?
button-start = Empezar
button-watch-houses = Mirar
lobby-watched = solo bots, un turno cada pocos segundos
refusal-watched-already = En este servidor los bots ya juegan la partida #{ $game }. Espera a que termine, o cancélala con { command-table-cancel }.
button-cancel = Cancelar partida
cancel-lobby = Otros se han unido a { $game } #{ $id }. ¿Cancelarla para todos?
cancel-running = { $game } #{ $id } ha empezado. ¿Cancelarla para todos? No se puede deshacer.
button-thread = Abrir un hilo para la partida
button-private-thread = Jugar en un hilo privado
menu-colour = Mi color
menu-house = Añadir un bot
menu-house-other = Otro nivel
button-house = Añadir { $house }
house-explained = -# **{ $house }**: { $help }
lobby-company = Ya se han unido: { $who }
menu-colour-of-house = { $name } se queda con tu color
menu-remove = Quitar a un jugador
menu-swap-places = Intercambiar dos plazas
menu-swap-colours = Intercambiar dos colores
menu-invite = Solo pueden unirse estas personas
house-names = Kemal, Leyla, Orhan, Zeynep, Cem
computer-player = **{ $name }** ({ $player })
house-with-personality = { $house }, { $personality }
personality-mosques = le gustan las mezquitas
personality-dealer = le gusta el Tratante de Gemas
personality-barrow = le gusta una carretilla grande
personality-palace = le gusta el Palacio del Sultán
personality-travel = le gusta viajar
personality-black = le gustan los dados negros
house-merchant = Habitual
house-merchant-help = Para quien conoce el juego; gana al Novato 3 de cada 4 veces o más
house-master = Maestro
house-master-help = Para quien ya gana al Habitual; este bot también le gana 3 de cada 4 veces; diez segundos por turno
house-patient = Maestro paciente
house-patient-help = Calcula aún más jugadas; medio minuto por turno
house-rookie = Novato
house-rookie-help = Para una primera partida; juega de forma sencilla
house-random = Al azar
house-random-help = Hace cualquier jugada legal
lobby-busy = En este canal ya está { $game } #{ $id }. Abre un hilo para otra partida.
lobby-busy-unseen = En este canal ya hay una partida. Abre un hilo para otra.
thread-name = { $game } de { $who }
thread-made = Tu partida está en { $thread }.

## Cuando una partida empieza sola

lobby-begins-full = empieza con { $most } plazas ocupadas
lobby-begins-at = { $few ->
    [cancel] Empieza el { $when } ({ $soon }) si todas las plazas están ocupadas. Si no, cancelo la partida.
   *[start] Empieza el { $when } ({ $soon }) con quienes se hayan unido.
}
button-beginning = Cuándo empieza
begin-title = **Cuándo empieza { $game } #{ $id }**
begin-now = { $begins ->
    [full] Con { $most } plazas ocupadas, o cuando un jugador pulse *{ button-start }*.
   *[pressed] Cuando un jugador pulse *{ button-start }*.
}
begin-at = Como muy tarde el { $when }. { $few ->
    [cancel] Si entonces hay plazas libres, cancelo la partida.
   *[start] Empezará con quienes se hayan unido. Si son menos de { $least } jugadores, la cancelo.
}
begin-pressed = Solo cuando alguien pulse { button-start }
begin-full = Con todas las plazas ocupadas
begin-start = Con quienes se hayan unido hasta entonces
begin-cancel = Cancelarla si quedan plazas libres
menu-begin = Cambiar cuándo empieza
button-begin-at = A una hora fija
button-no-time = Sin hora fija
begin-at-form = Cuándo empieza la partida
begin-at-label = Día y hora en { $zone }
begin-at-example = «20:30», «mañana a las 20», «viernes 20:00», «24 de diciembre 18:00» o «en 2 horas»
post-unbegun = { $why ->
    [unjoined] **{ $game } #{ $id }** se ha cerrado: nadie se unió en una semana, así que el canal vuelve a estar libre.
    [few] **{ $game } #{ $id }** se cancela: tenía que empezar ahora, pero solo hay { $joined } de { $most } plazas ocupadas.
   *[not-so] **{ $game } #{ $id }** se cancela: tenía que empezar ahora, pero estas opciones no valen con { $joined } jugadores.
} Empieza otra con { command-new }. La opción *{ command-new-like.name }* de ese comando repite esta preparación. { $people }
refusal-unclear-moment = No reconozco «{ $typed }» como fecha y hora. Prueba con «20:30», «mañana a las 20», «viernes 20:00», «24 de diciembre 18:00» o «en 2 horas». Tu zona horaria es { $zone }; cámbiala en { command-settings }.
refusal-moment-is-past = El { $when } ya ha pasado. Escribe una fecha u hora posterior.
refusal-moment-too-far = Para el { $when } faltan más de { $days } días. Elige una fecha más cercana.

## Opciones guardadas

button-presets = Opciones guardadas
button-save-options = Guardar estas opciones
button-use = Usarlas aquí
button-rename = Cambiar nombre
button-delete = Borrar
menu-preset = Usar, cambiar nombre o borrar
presets-title = **Tus opciones guardadas**
presets-none = Aún no has guardado opciones. Ponles nombre aquí a las de una sala y guárdalas; podrás reutilizarlas con la opción *{ command-new-like.name }* de { command-new }.
preset-line = **{ $name }** · { $what }
preset-label = Un nombre para estas opciones
preset-example = Viernes por la noche
preset-saved = Opciones guardadas como «{ $name }». Podrás reutilizarlas con la opción *{ command-new-like.name }* de { command-new }.
preset-deleted = «{ $name }» se ha borrado.
like-last = Como la última vez: { $options }
like-preset = { $name }: { $options }
like-game = Preparación de #{ $id } ({ $who }): { $options }
like-set-up = Disposición del tablero
lobby-like = { $same ->
    [yes] preparada como { $game }
   *[no] se preparó como { $game }, pero después se han cambiado opciones
}
lobby-like-private = una partida privada
button-clone = Misma preparación
like-left-out = { $count ->
    [one] No he podido copiar esta opción: { $names }. Se queda con el valor predeterminado.
   *[other] No he podido copiar estas opciones: { $names }. Se quedan con los valores predeterminados.
}
refusal-nothing-like-that = No tienes opciones guardadas llamadas «{ $typed }», y ninguna partida tiene ese código. Elige una de las sugerencias que salen al escribir.
refusal-never-played = Aún no has jugado a este juego, así que no hay opciones que repetir.
refusal-other-game = Esas opciones son de otro juego. Elige opciones del juego que vas a empezar.
refusal-unknown-preset = Esas opciones guardadas ya no existen. Mira las otras en *{ button-presets }*.
refusal-preset-exists = Ya tienes opciones guardadas llamadas «{ $name }». Elige otro nombre, o borra antes las viejas.
refusal-too-many-presets = Ya has guardado { $most } conjuntos de opciones, y no caben más. Borra uno antes.
refusal-preset-without-name = Escribe un nombre con al menos una letra o cifra.
refusal-preset-name-too-long = Ese nombre tiene { $length } caracteres. Elige uno de { $most } como mucho.

named-twice = { $name } ({ $colour })
sign-in-words = { $colour }:
colour-red = Rojo
    .definite = el rojo
colour-blue = Azul
    .definite = el azul
colour-green = Verde
    .definite = el verde
colour-yellow = Amarillo
    .definite = el amarillo
colour-purple = Morado
    .definite = el morado
