# Palabras que comparten todos los juegos.
#
# Formas de los nombres en español: ".definite" con artículo («la Fuente»), ".to" con «a» («al Gran Mercado»), ".of" con
# «de» («del Gran Mercado»), ".singular" y ".plural" de las mercancías, ".gender".

unsaid = Aquí debería haber un texto, pero falta. Avisa a mi administrador.

between-items = { ", " }
between-groups = { "; " }
between-notes = { " · " }
between-places = { " → " }
between-costs = { " + " }
between-sentences = { " " }
nothing = nada
    .number = ninguno
none = nada
named-seat = { $colour } ({ $name })

## Rechazos

refusal-colours = No puedes usar estos colores: { $value }. Cada jugador necesita uno distinto, de entre estos: { $allowed }.
refusal-game-over = Esta partida ha terminado.
another-player = otro jugador
refusal-not-your-turn = Le toca a { $acts }.
refusal-already-answered = Ya has respondido, y tu respuesta no se puede cambiar. Verás todas las respuestas cuando hayan respondido todos.
refusal-not-an-option = Ahora no puedes elegir «{ $notation }». Elige una de las opciones que se muestran.

unknown-choice = En este juego no hay nada llamado «{ $typed }».
first-asked = Responde primero a esto: «{ $question }»
only-these = Puedes elegir: { $options }.

## Opciones de una decisión

label-end = Terminar turno
with-chance = { $text } · { $chance }
chance-roll = tirada, no se puede deshacer
chance-draw = al azar, no se puede deshacer
chance-final = no se puede deshacer

## El final de una partida

moment-ahead-last = { $who } toma la delantera justo al final.
figures-dice =
    { $ahead ->
        [above] suma de las tiradas: { $total } ({ $off } por encima de la media)
        [below] suma de las tiradas: { $total } ({ $off } por debajo de la media)
       *[on] suma de las tiradas: { $total } (justo la media)
    }
score-line = { $place }. **{ $name }** · { $score }
score-parts = -# { $parts }

## El aviso en el canal

prompt-head = { $mention } · **{ $game }**: { $question }
    .direct =
        {""}**{ $game }** en { $where }: { $question }
        -# { $standing }
your-move = te toca.
meanwhile = Novedades: { $news }.
