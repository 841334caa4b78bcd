settings-title = **Tus ajustes**
menu-setting = Cambiarlo
button-settings-play = Jugar
button-settings-calls = Avisos y horas
setting-ask-always = **Decisiones obvias** · { $value ->
    [on] Te lo pregunto todo, aunque la respuesta sea obvia, y no propongo tu última respuesta.
   *[off] Dejo o recojo el sirviente y pago a los mercaderes por ti. Tras *{ button-undo }* te lo pregunto. Cuando te pregunto algo otra vez, el primer botón puede proponer tu última respuesta.
}
    .choice = { $value ->
        [on] Preguntármelo todo
       *[off] Elegir lo obvio por mí
    }
setting-ask-end = **Terminar un turno** · { $value ->
    [on] Con los botones de turno completo llegas hasta justo antes del final, y tú terminas cada turno.
   *[off] Con los botones de turno completo también terminas el turno. Puedes pulsar *{ button-undo }* hasta que juegue otro.
}
    .choice = { $value ->
        [on] Termino yo cada turno
       *[off] Turnos completos con una pulsación
    }
refusal-unknown-setting = Este ajuste ya no existe. Mira los demás en { command-settings }.
setting-language = **Idioma** · { $name }, en todo lo que solo ves tú. Lo que ven todos sigue en el idioma de la mesa.
setting-language-none = **Idioma** · En lo que solo ves tú uso el idioma de tu Discord o, si no lo sé, el inglés.
    .choice = El mismo que en Discord
setting-palette = **Colores de los jugadores** · { $value ->
    [apart] En las imágenes que solo ves tú, el rojo y el azul son oscuros y los demás claros. Así distingues los cinco.
   *[usual] En las imágenes que solo ves tú, los jugadores tienen los colores habituales.
}
    .choice = { $value ->
        [apart] Fáciles de distinguir, también con daltonismo
       *[usual] Colores habituales
    }
setting-board = **Tablero en tu panel** · { $value ->
    [near] Tu panel muestra solo lo que está al alcance, ampliado para un teléfono. { command-board } muestra el tablero entero.
   *[whole] Tu panel muestra el tablero entero.
}
    .choice = { $value ->
        [near] Lo que está al alcance, más grande
       *[whole] El tablero entero
    }
setting-signs = **Símbolos de los jugadores** · { $value ->
    [words] Escribo los colores con palabras en todo lo que solo ves tú. Elige esto si no ves los emojis o te parecen iguales.
   *[emoji] Uso un emoji para cada color en todo lo que solo ves tú.
}
    .choice = { $value ->
        [words] Palabras
       *[emoji] Emojis
    }
panel-colours = ¿Te parecen iguales algunos colores? Elige otros en *{ button-settings }*. No volveré a preguntar.
button-settings = Ajustes

setting-pings = **Dónde te aviso** · { $value ->
    [direct] Te aviso por mensaje directo de tus turnos, de invitaciones y jugadores nuevos, y del inicio y el final de las partidas. Si Discord los bloquea, uso el canal.
   *[channel] Te aviso en el canal de la partida de tus turnos, de invitaciones y jugadores nuevos, y del inicio y el final de las partidas.
}
    .choice = { $value ->
        [direct] Por mensaje directo
       *[channel] En el canal
    }
setting-reminders = **Recordatorios** · { $value ->
    [hour] A partir de tu próxima jugada, cada hora te recuerdo también que te toca, hasta tres veces antes de cada recordatorio de la mesa.
    [four-hours] A partir de tu próxima jugada, cada 4 horas te recuerdo también que te toca, hasta tres veces antes de cada recordatorio de la mesa.
    [half-day] A partir de tu próxima jugada, cada 12 horas te recuerdo también que te toca, hasta tres veces antes de cada recordatorio de la mesa.
    [day] A partir de tu próxima jugada, cada día te recuerdo también que te toca, hasta tres veces antes de cada recordatorio de la mesa.
   *[table] Te recuerdo que te toca según el ritmo de la mesa.
}
    .choice = { $value ->
        [hour] También cada hora
        [four-hours] También cada 4 horas
        [half-day] También cada 12 horas
        [day] También cada día
       *[table] Según el ritmo de la mesa
    }
setting-next = **Avisos previos** · { $value ->
    [on] También te aviso, en el canal, un turno antes de que te toque.
   *[off] Te aviso solo cuando te toca.
}
    .choice = { $value ->
        [on] También un turno antes
       *[off] Solo cuando me toca
    }
setting-explain = **Explicar lo nuevo** · { $value ->
    [on] La primera vez que te encuentras con algo, como una subasta, te lo explico en una línea encima de tu panel.
   *[off] Explico las cosas solo si lo pides: pulsa *{ button-what }* en tu panel o usa { command-rules }.
}
    .choice = { $value ->
        [on] Explicar cada cosa nueva una vez
       *[off] Explicar solo lo que pregunte
    }
new-thing = > **Nuevo** · { $line }
new-thing-once = -# Estos consejos salen una sola vez; se desactivan en { command-settings }.
setting-colours = **Colores que me gustan** · Cuando te unes a una mesa, recibes el primero de estos que esté libre: { $value }.
    .choice = { $place ->
        [next] Después { $value }
       *[first] { $value }
    }
setting-colours-off = **Colores que me gustan** · Cuando te unes a una mesa, recibes el primer color libre.
    .choice = Ningún color en especial
setting-statistics = **Tus resultados** · { $value ->
    [on] La gente de tus servidores puede verlos con { command-results-profile } y en la clasificación del servidor, si la hay.
   *[off] Nadie más puede verlos, y no tienes perfil ni sales en la clasificación. Tus partidas siguen contando para el rating de los demás.
}
    .choice = { $value ->
        [on] Los demás pueden verlos
       *[off] Solo puedo verlos yo
    }
setting-zone = **Zona horaria** · Todas las horas y fechas que ves son de { $value }.
setting-zone-form = Zona horaria
setting-zone-label = Ciudad grande más cercana o UTC ± horas
setting-zone-example = «Madrid», «Bogotá» o «UTC-5»
setting-quiet = **Horas de silencio** · No te aviso de { $begins } a { $ends }. Mis mensajes llegan sin sonido, y después te recuerdo lo pendiente. Si el reloj de la mesa se para en horas de silencio, no pierdes tiempo (hasta 12 horas al día).
setting-quiet-off = **Horas de silencio** · Ninguna: puedo avisarte a cualquier hora.
setting-quiet-form = Horas de silencio
setting-quiet-label = Inicio y fin, o «no»
setting-quiet-example = «22:30-7», «23-8» o «no»
setting-away = **Ausencia** · No te avisaré hasta el { $value }, y tu tiempo para jugar no correrá hasta que vuelvas.
setting-away-off = **Ausencia** · Ahora no tienes ninguna.
setting-away-form = Ausente hasta
setting-away-label = El día en que vuelves, o «he vuelto»
setting-away-example = «viernes», «6 de enero», «2027-01-06», «10 días» o «he vuelto»
setting-digest = **Resumen diario** · A las { $value } te envío un mensaje directo con todo lo que te espera. Aparte de eso, te aviso solo de invitaciones, votaciones que acaben antes y mesas en las que se te podría acabar el tiempo en menos de un día.
setting-digest-off = **Resumen diario** · Ninguno: te aviso de cada jugada.
setting-digest-form = Resumen diario
setting-digest-label = A qué hora, o «no»
setting-digest-example = «8», «18:30» o «no»
refusal-unclear-hour = No reconozco «{ $typed }» como hora. Prueba con «8», «18:30» o «no».
refusal-unclear-zone = No conozco ninguna zona horaria llamada «{ $typed }». ¿Querías decir { $near }? Escribe una ciudad grande, o una diferencia como UTC-5.
refusal-unknown-zone = No conozco ninguna zona horaria llamada «{ $typed }». Escribe la ciudad grande más cercana (Madrid, Bogotá, Lima) o la diferencia con UTC (UTC-5).
refusal-unclear-hours = { $found ->
    [0] No encuentro dos horas en «{ $typed }».
    [one] En «{ $typed }» solo encuentro una hora: { $times }.
   *[other] Necesito dos horas distintas, pero en «{ $typed }» he encontrado estas: { $times }.
} Prueba con «22:30-7», «23-8» o «no».
refusal-unclear-day = No reconozco «{ $typed }» como fecha. ¿Cuándo vuelves? Prueba con «viernes», «6 de enero», «2027-01-06», «10 días» o «he vuelto».
refusal-unclear-past-day = No reconozco «{ $typed }» como fecha. Prueba con «2026-11-06», «6 de noviembre» u «hoy».
refusal-day-is-past = El { $day } no es una fecha futura. Escribe el día en que vuelves, o «he vuelto» si ya estás aquí.
refusal-away-too-long = Para el { $day } faltan más de { $days } días. Si vas a tardar tanto, deja tu plaza a un bot con { command-table-leave }.
