watch-title = { $turns ->
    [one] **{ $game } #{ $id }** · turno { $first }
   *[other] **{ $game } #{ $id }** · turnos { $first } a { $last }
}
watch-waiting = Estoy dibujando los turnos; tardaré unos segundos.
watch-progress = Dibujando: { $drawn } de { $frames } imágenes listas.
watch-alt = { $turns ->
    [one] El tablero de { $game } después del turno { $first }. Para leer el turno como texto, usa { command-history }.
   *[other] El tablero de { $game } después de cada turno, del { $first } al { $last }. Para leer los turnos como texto, usa { command-history }.
}
watch-failed = No he podido hacer la animación. Puedes ver cada turno con { command-history }.
watch-crowded = Demasiadas personas quieren ver una partida ahora mismo. Inténtalo dentro de un minuto.
watch-nothing-new = No ha pasado nada desde tu último turno, así que aún no hay nada que ver.
