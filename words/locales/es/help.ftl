help-text =
    {""}**Caravanserai** ofrece juegos de mesa sobre mercaderes.
    {""}**¿Es tu primera vez?** Con *{ button-learn }* aprendes paso a paso, en tu propia partida.
    {""}**Empezar una partida:** escribe { command-new }. Los demás pulsan *{ button-join }*, y luego tú pulsas *{ button-start }*.
    {""}**Tu turno:** yo te aviso. Con *{ button-open }* abres un panel que solo ves tú.
    {""}**¿Te atascas?** Pulsa *{ button-hint }* en el panel, o consulta algo con { command-rules }.
button-help-turn = Tu turno
help-turn =
    {""}**Tu turno**
    Con { command-turn } o *{ button-open }* abres tu panel. Elige tus acciones, comprueba el resultado y termina tu turno. Si prefieres escribir, usa { command-play }.
    {""}**Deshacer:** con *{ button-undo }* deshaces lo que nadie más ha visto. Para deshacer algo que otros han visto, pídeselo con { command-table-undo }.
    {""}**Pista:** con *{ button-hint }* o { command-hint } ves las mejores jugadas y por qué lo son.
    {""}**Mirar:** con { command-hand }, { command-board } y { command-table-carts } ves imágenes, y con { command-state } lo lees todo como texto. Con *{ button-what }* te explico lo que ves.
    {""}**Mientras juegan otros:** planea tu próximo turno con *{ button-prepare }*, o repasa la partida con { command-history }.
button-help-table = La mesa
help-table =
    {""}**La mesa**
    {""}**Antes de empezar:** en la sala, con *{ button-more }* encuentras colores, bots, opciones y opciones guardadas. La opción *{ command-new-like.name }* de { command-new } repite las opciones de otra partida.
    {""}**Tu plaza:** con { command-table-leave } un bot juega por ti, y con { command-table-return } recuperas tu plaza. Con { command-table-resign } la dejas definitivamente, y con { command-table-swap } propones un intercambio a otro jugador.
    {""}**Si alguien no juega:** dale un toque con { command-table-nudge }. Propón a todos pausar o acabar la partida con { command-table-pause } o { command-table-cancel }.
    {""}**Además:** { command-table-move } continúa la partida en otro canal, y { command-table-notes } guarda notas que solo ves tú.
button-help-results = Partidas y resultados
help-results =
    {""}**Partidas y resultados**
    { command-games } muestra lo que te espera. { command-results-finished } muestra las partidas terminadas.
    { command-results-analysis } explica qué decidió una partida. { command-results-profile } y { command-results-leaderboard } muestran lo bien que juega cada uno.
    { command-league } muestra las ligas y copas de este servidor.
    { command-table-follow } te envía novedades de partidas de otros.
    { command-table-export } guarda una partida como archivo, y { command-results-import } lo abre.
    { command-table-verify } comprueba los dados de una partida.
button-help-data = Ajustes y datos
help-data =
    {""}**Ajustes y datos**
    { command-settings }: cuándo te aviso y cómo son las imágenes. { command-server-settings } muestra qué permite este servidor.
    Guardo tu ID de Discord, tu nombre, tus jugadas, ajustes, notas y resultados. Pídelos con { command-data-export } o bórralos con { command-data-delete }.
button-help-commands = Todos los comandos
help-commands = **Todos los comandos**
help-command = **{ $command }** { $what }
help-command-group = **/{ $group }** { $names }
help-moved = -# Han cambiado: { $moved }
help-moved-to = /{ $before } es ahora { $now }
command-moved = /{ $before } es ahora { $now }.
button-privacy = Privacidad
