## Pedir una jugada

prompt-nudge = -# { $who } espera tu jugada.
prompt-nudge-organiser = -# El organizador espera tu jugada.
nudged = Voy a darle un toque a { $who }. Podrás hacerlo otra vez { $again }.
refusal-nobody-waited-for = No esperamos a nadie más.
refusal-nudged-enough = Ahora no puedo darle un toque a nadie. Todos aquellos a quienes esperamos han recibido un aviso hace poco, están ausentes o en horas de silencio, han silenciado esta mesa o están pendientes de una votación.

## Una jugada fuera de plazo

post-seat-moved-for = **{ $game }** · { $who } tardaba demasiado, así que el organizador ha dejado esa jugada a un bot. { $who } sigue jugando.
moved-for = Un bot ha hecho la jugada de { $who }.
refusal-not-waited-for = Ahora no le toca a este jugador.
refusal-not-silent-yet = A este jugador aún le queda tiempo. Pregunta otra vez { $when }.

## Una corrección

post-corrected = **{ $game }** · { $by } ha corregido la posición de { $who }: { $was } → { $now }.
turn-begins-again = El turno actual vuelve a empezar.
history-corrected = -# { $by } corrigió la posición de { $who }: { $was } → { $now }.
correct-ask = ¿Corregir la posición de { $who } ({ $was } → { $now })? Hazlo solo si me he equivocado yo. Se lo diré a toda la mesa.
correct-ask-again = El turno actual volverá a empezar.
correct-ask-unrated = La partida dejará de ser puntuable.
button-correct = Corregir
button-correct-not = Cancelar
corrected = { $who } tiene ahora { $now }, y se lo he dicho a todos.
corrected-not = No ha cambiado nada.
refusal-no-such-field = Eso no se puede corregir. Elige una de las sugerencias que salen al escribir.
refusal-wrong-value = El valor tiene que estar entre { $least } y { $most }. Elige una de las sugerencias que salen al escribir.
refusal-nothing-to-correct = No hay nada que corregir: ya tiene ese valor.

## Una partida como archivo

game-exported = { $status ->
    [finished] Este archivo contiene toda la partida #{ $id }. Ábrelo con { command-results-import }, aquí o en otro sitio.
   *[other] Este archivo contiene la partida #{ $id } hasta ahora, con cartas ocultas, así que es solo para mi administrador. Si quieres un archivo que se abra con { command-results-import }, expórtala otra vez cuando termine.
}
game-exported-seen = { $status ->
    [cancelled] Este archivo contiene lo que tú puedes ver de la partida #{ $id }. No llegó a terminar, así que las cartas ocultas siguen ocultas.
   *[other] Este archivo contiene lo que tú puedes ver de la partida #{ $id }, para informar de un error. Podrás exportarla entera cuando termine.
}
refusal-no-file = No puedo leer los datos de esta partida, así que no puedo guardarla en un archivo.
game-imported = -# He abierto esta partida desde un archivo, solo para ti. La encuentras como #{ $id } en { command-history }. No cuenta para perfiles, clasificaciones ni ratings.
refusal-import-too-large = Este archivo es demasiado grande para ser una partida: pasa de { $most } MB.
refusal-import-too-many = Ya has abierto { $most } partidas desde archivos, lo máximo que permito por persona.
refusal-import-too-long = La partida de este archivo tiene más decisiones de las que puedo repetir para ti.
refusal-import-at-work = Aún estoy abriendo tu otro archivo. Inténtalo cuando esté listo.
refusal-import-busy = Ahora mismo estoy abriendo archivos de otras personas. Inténtalo dentro de un minuto.
refusal-import-not-now = Ahora mismo no puedo abrir archivos. Inténtalo más tarde; mi administrador puede ver la causa en el registro.
refusal-import-foreign = Esto no es un archivo de partida. Para conseguir uno, exporta una partida terminada con { command-table-export }.
refusal-import-replay-old = Este archivo de repetición es de una versión anterior y no contiene toda la partida. Pulsa otra vez *{ button-replay }* en { command-history }, o usa { command-table-export }.
refusal-import-newer = Este archivo es de una versión más nueva que la mía, o de un juego que no tengo.
refusal-import-too-old = No puedo abrir este archivo: la partida empezó con una versión demasiado antigua.
refusal-import-damaged = Este archivo está dañado: lo han cortado o cambiado, o sus tiradas no cuadran. Consigue una copia nueva.
refusal-import-not-over = La partida de este archivo no ha terminado, y solo puedo abrir partidas terminadas.
refusal-import-gone = Discord ya no tiene este archivo. Adjúntalo otra vez.
