# /help: five lines, and a chapter for each button below.
help-text =
    {""}**Caravanserai** hosts board games about merchants.
    {""}**New here?** *{ button-learn }* teaches you step by step, in a game of your own.
    {""}**Start a game:** type { command-new }. The others press *{ button-join }*, then you press *{ button-start }*.
    {""}**Your turn:** I ping you. *{ button-open }* opens a panel that only you see.
    {""}**Stuck?** Press *{ button-hint }* in the panel, or look something up with { command-rules }.
button-help-turn = Your turn
help-turn =
    {""}**Your turn**
    { command-turn } or *{ button-open }* opens your panel. Make your choices, check the result, then finish your turn. If you'd rather type, use { command-play }.
    {""}**Undo:** *{ button-undo }* takes back steps that nobody else has seen. To undo something others have seen, ask them with { command-table-undo }.
    {""}**Hint:** *{ button-hint }* or { command-hint } shows the best turns and why.
    {""}**Look:** { command-hand }, { command-board } and { command-table-carts } show pictures, and { command-state } shows everything as text. *{ button-what }* explains what you see.
    {""}**While others play:** plan your next turn with *{ button-prepare }*, or go through the game with { command-history }.
button-help-table = The table
help-table =
    {""}**The table**
    {""}**Before the start:** *{ button-more }* in the lobby has colours, computer players, options and saved options. *like* in { command-new } repeats an earlier game's options.
    {""}**Your seat:** { command-table-leave } lets a computer player play for you, and { command-table-return } gets your seat back. { command-table-resign } gives it up for good, and { command-table-swap } asks another player to swap.
    {""}**Somebody is away:** ping them again with { command-table-nudge }. Ask everybody to pause or end the game with { command-table-pause } or { command-table-cancel }.
    {""}**Also:** { command-table-move } continues the game in another channel, and { command-table-notes } keeps notes only you can see.
button-help-results = Games and results
help-results =
    {""}**Games and results**
    { command-games } shows what's waiting for you. { command-results-finished } lists games that are over.
    { command-results-analysis } explains what decided a game. { command-results-profile } and { command-results-leaderboard } show how well people play.
    { command-league } shows this server's leagues and cups.
    { command-table-follow } sends you news of other people's games.
    { command-table-export } saves a game as a file, and { command-results-import } opens it.
    { command-table-verify } checks a game's dice.
button-help-data = Settings and data
help-data =
    {""}**Settings and data**
    { command-settings } sets when I ping you and how pictures look. { command-server-settings } shows what this server allows.
    I keep your Discord ID, name, choices, settings, notes and results. Get them with { command-data-export }, or delete them with { command-data-delete }.
button-help-commands = All commands
help-commands = **All commands**
help-command = **{ $command }** { $what }
# $group: typed first, such as table; $names: what follows it.
help-command-group = **/{ $group }** { $names }
help-moved = -# Moved: { $moved }
help-moved-to = /{ $before } is now { $now }
# Of a command that Discord still shows somebody under its name of before.
command-moved = /{ $before } is now { $now }.
button-privacy = Privacy
