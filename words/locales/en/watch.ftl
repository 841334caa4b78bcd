# The game as a moving picture.

watch-title = **{ $game } #{ $id }** · turns { $first } to { $last }
watch-waiting = I am drawing the turns one after the other. This takes a few seconds.
watch-progress = I am drawing: { $drawn } of { $frames } pictures.
watch-alt = The board of { $game } after each of the turns { $first } to { $last }, one after the other. { command-history } tells them in words.
watch-failed = The moving picture could not be made. { command-history } shows every turn.
watch-crowded = Too many people want to watch a game at the moment. Try again in a minute.
watch-nothing-new = Nothing has happened since your last turn, so there is nothing to watch yet.
