# The game as a moving picture.

watch-title = **{ $game } #{ $id }** · turns { $first } to { $last }
watch-waiting = I'm drawing the turns. This takes a few seconds.
watch-progress = I'm drawing: { $drawn } of { $frames } pictures done.
watch-alt = The { $game } board after each turn from { $first } to { $last }. To read the turns as text, use { command-history }.
watch-failed = I couldn't make the animation. You can see every turn with { command-history }.
watch-crowded = Too many people want to watch a game right now. Try again in a minute.
watch-nothing-new = Nothing has happened since your last turn, so there's nothing to watch yet.
