# The game as a moving picture.

watch-title = { $turns ->
    [one] **{ $game } #{ $id }** · turn { $first }
   *[other] **{ $game } #{ $id }** · turns { $first } to { $last }
}
watch-waiting = I'm drawing the turns. This takes a few seconds.
watch-progress = I'm drawing: { $drawn } of { $frames } pictures done.
watch-alt = { $turns ->
    [one] The { $game } board after turn { $first }. To read the turn as text, use { command-history }.
   *[other] The { $game } board after each turn from { $first } to { $last }. To read the turns as text, use { command-history }.
}
watch-failed = I couldn't make the animation. You can see every turn with { command-history }.
watch-crowded = Too many people want to watch a game right now. Try again in a minute.
watch-nothing-new = Nothing has happened since your last turn, so there's nothing to watch yet.
