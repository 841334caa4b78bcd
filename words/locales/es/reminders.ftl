duration-days = { $count ->
    [one] 1 día
   *[other] { $count } días
}
duration-hours = { $count ->
    [one] 1 hora
   *[other] { $count } horas
}
duration-minutes = { $count ->
    [one] 1 minuto
   *[other] { $count } minutos
}
time-bank = -# Banco de tiempo: { $left }.
time-bank-runs = -# Banco de tiempo: { $left }; se acaba { $when }.
state-time-banks = **Bancos de tiempo**
state-time-bank = { $sign } { $who }: { $left }
prompt-time-bank = { $season ->
    [yes] -# Tu tiempo en esta partida se acaba { $when }. Después la termina un bot y no recibes puntos.
   *[no] -# Tu banco de tiempo se acaba { $when }. Después la partida puede continuar sin ti.
}
prompt-first-move = -# Si no haces tu primera jugada, un bot ocupará tu plaza { $when }.

prompt-reminder = -# Te avisé por primera vez { $since }.
prompt-unfinished = Ya has jugado, pero no has terminado tu turno. Pulsa *{ button-open }* para repasarlo y terminar.
prompt-time-ends = -# Tu tiempo se acaba { $when }. Después, { $absence ->
    [house] un bot ocupará tu plaza hasta que vuelvas.
   *[vote] los demás decidirán si un bot ocupa tu plaza.
} Basta una jugada para evitarlo.
prompt-away = -# Ausente hasta el { $until }.
prompt-next = -# { $mention }, después te toca a ti.
prompt-late = -# He estado un rato sin conexión. { command-games } muestra todo lo que te espera.
button-to-table = Ir a la mesa
button-snooze = Recordármelo más tarde
button-snooze-for = { $time ->
    [hour] Dentro de una hora
    [four-hours] Dentro de 4 horas
   *[half-day] Dentro de 12 horas
}
button-mute = Sin avisos aquí
button-unmute = Avisarme otra vez
snooze-when = ¿Cuándo te recuerdo que te toca?
snoozed = Te lo recordaré { $when }.
muted = Ya no te aviso en esta mesa. Allí sigues viendo a quién le toca.
unmuted = Vuelvo a avisarte en esta mesa.

post-stalled = **{ $game } #{ $id }** · nadie ha jugado en semanas{ $late ->
    [0] .
   *[other] {""}, y esperamos a { $who }.
} La partida se cerrará el { $when } si nadie juega.
post-closed = **{ $game } #{ $id }** se ha cerrado: nadie ha jugado en un mes{ $late ->
    [0] .
   *[other] {""}, y aún esperábamos a { $who }.
} Puedes verla todavía con { command-history }, o empezar otra con { command-new }.
post-stalled-others = -# También en esta mesa: { $others }
post-waits = **{ $game }** · a { $who } se le acabó el tiempo. No hay nadie más que pueda votar, así que seguimos esperando. La partida se cerrará tras un mes sin jugadas.

refusal-no-reminder = No hay ningún recordatorio que retrasar: no te toca, en esta mesa no hay recordatorios o ya has recibido los tres.
