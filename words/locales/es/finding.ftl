open-tables-title = **Mesas abiertas**
open-tables-none = Ahora mismo no hay mesas abiertas. Empieza una con { command-new }.
open-table-seats = { $joined } de { $most } plazas
open-table-begins = empieza { $soon }
open-tables-more = { $count ->
    [one] 1 mesa más: escribe { command-tables }
   *[other] { $count } mesas más: escribe { command-tables }
}
button-take-seat = Unirse a #{ $id }
button-next-tables = Más mesas
button-first-tables = Primeras mesas
seat-taken = Te has unido a **{ $game } #{ $id }** con { FORM($colour, case: "definite") }: { $where }
noticeboard-none = Puedo mostrar aquí las mesas abiertas en un mensaje y mantenerlo al día.
noticeboard-here = En { $where } mantengo al día una lista de mesas abiertas.
noticeboard-barred = Pero ahora no puedo. Un gestor del servidor tiene que darme estos permisos en los ajustes del canal: { $permissions }.
button-noticeboard-here = Poner una lista aquí
button-noticeboard-again = Publicar la lista otra vez
button-noticeboard-move = Trasladarla aquí
button-noticeboard-gone = Quitar la lista

## La lista de personas que se evitan

button-avoid = Personas que evito
avoid-title = **Personas que evitas** · No pueden unirse a una mesa nueva donde tengas plaza, ni tú a las suyas. No les digo por qué. Nadie más ve esta lista. Las partidas empezadas siguen igual.
avoid-count = { $count ->
    [0] No evitas a nadie.
    [one] Evitas a 1 persona.
   *[other] Evitas a { $count } personas.
}
menu-avoid = { $most ->
    [one] ¿A quién quieres evitar? (hasta 1 persona)
   *[other] ¿A quién quieres evitar? (hasta { $most } personas)
}
refusal-no-seat-here = No puedes unirte a esta mesa. Mira otras con { command-tables }.
refusal-too-many-avoided = Puedes evitar a { $most } personas como mucho. Quita antes a alguien de la lista.

## Buscar a otros

button-seek = Buscar partida
seek-title = **Buscar partida** · Cuando { $least } personas quieran el mismo tipo de partida, les abriré una mesa en un hilo de { $where } y las avisaré.
seek-on = Buscas partida de **{ $game }** hasta el { $ends }.
menu-seek-game = ¿Qué juego?
menu-seek-kinds = ¿Qué expansiones? (puedes elegir varias)
menu-seek-paces = ¿A qué ritmo? (puedes elegir varios)
menu-seek-days = ¿Durante cuánto tiempo?
seek-days = { $days ->
    [one] Buscar 1 día
   *[other] Buscar { $days } días
}
button-seek-start = Empezar a buscar
button-seek-again = Buscar esto ahora
button-seek-stop = Dejar de buscar
seek-similar = Solo te juntaré con personas que tengan un horario parecido al tuyo: { $hours }.
button-seek-my-hours = Solo horarios como el mío
button-seek-any-hours = Cualquier horario
seek-hours = de { $begins } a { $ends }
refusal-hours-unknown = Aún no conozco tu horario. Dime tu zona horaria en { command-settings }, en *{ button-settings-calls }*.
seekers = **Buscan a otros**
seekers-line = { $count ->
    [one] 1 persona
   *[other] { $count } personas
}: { $what }
seekers-more = { $count ->
    [one] 1 persona más
   *[other] { $count } personas más
}
search-over = { $who }, tu búsqueda de partida de **{ $game }**{ $listed ->
    [yes] {" "}en { $where }
   *[no] {""}
} ha terminado. No hubo bastante gente que quisiera lo mismo.
button-seek-renew = Buscar otra vez
gathered-thread = { $game }: mesa nueva
post-gathered = { $people }: ya hay gente para jugar a { $game }, y esta es la mesa. Cambia las opciones, espera a otros o pulsa *{ button-start }*.
refusal-no-noticeboard = Este servidor aún no tiene lista de mesas abiertas. Un gestor del servidor puede crearla con { command-tables }.
refusal-too-many-open = Tienes { $open } partidas sin terminar, y solo busco mesa nueva para quien tenga { $most } o menos. Termina antes una, o únete a una mesa de { command-tables }.
