# /help: five lines, and a chapter for each button below.
help-text =
    {""}**Caravanserai** plays board games about merchants with you.
    {""}**New here?** *{ button-learn }* is a game for you alone, told step by step.
    {""}**Start a game:** type { command-new }. The others press *{ button-join }*, then you press *{ button-start }*.
    {""}**Your turn:** I ping you. *{ button-open }* opens a panel that only you see.
    {""}**Stuck?** Press *{ button-hint }* in the panel, or type a word after { command-rules }.
button-help-turn = Your turn
help-turn =
    {""}**Your turn**
    { command-turn } opens your panel, as *{ button-open }* does. Choose, look at the result, finish. { command-play } is for those who like to type.
    {""}**Undo:** *{ button-undo }* takes back what only you know. To take back what others have seen, { command-undo } asks them.
    {""}**Hint:** *{ button-hint }* or { command-hint } shows the best turns and why.
    {""}**Look:** { command-hand }, { command-board } and { command-table-carts } show pictures, { command-state } has everything as text. *{ button-what }* explains what you see.
    {""}**While others play:** *{ button-prepare }* plans your next turn, and { command-history } goes through the game turn by turn.
button-help-table = The table
help-table =
    {""}**The table**
    {""}**Before the start:** *{ button-more }* in the lobby has colours, house players, options and saved options. *like* in { command-new } repeats an earlier game.
    {""}**Your seat:** { command-table-leave } gives it to a house player until { command-table-return }; { command-table-resign } is for good; { command-table-swap } asks another player to swap.
    {""}**Somebody is away:** { command-table-nudge } pings them again, { command-table-pause } asks everybody for a break, { command-table-cancel } for the end.
    {""}**Another channel:** { command-table-move }. **For your eyes only:** { command-table-notes }.
button-help-results = Games and results
help-results =
    {""}**Games and results**
    { command-games } shows what waits for you, { command-results-finished } the games that are over.
    { command-results-analysis } says what decided a game, { command-results-profile } and { command-results-leaderboard } who plays how well.
    { command-table-follow } tells you of a game in which you do not play.
    { command-table-export } saves a game as a file, and { command-results-import } opens it.
    { command-table-verify } checks the dice of a game.
button-help-data = Settings and data
help-data =
    {""}**Settings and data**
    { command-settings } says when I ping you and how pictures look. { command-server-settings } says what holds in this server.
    I keep your Discord id, name, choices, settings, notes and results. { command-data-export } gives them to you, { command-data-delete } removes them.
button-help-commands = All commands
help-commands = **All commands**
help-command = **{ $command }** { $what }
# $group: typed first, such as table; $names: what follows it.
help-command-group = **/{ $group }** { $names }
help-moved = -# Moved: { $moved }
help-moved-to = { $before } is now { $now }
# Of a command that Discord still shows somebody under its name of before.
command-moved = /{ $before } is now { $now }.
button-privacy = Privacy
