# What the organiser of a table can do about a game that hangs or went wrong.

## Asking for a move

# $who: somebody at the table who waits.
prompt-nudge = -# { $who } is waiting for your move.
prompt-nudge-organiser = -# The organiser is waiting for your move.
# $again: when they may be nudged again, as in "in 6 hours".
nudged = I'll ping { $who } again. You can nudge them again { $again }.
refusal-nobody-waited-for = We're not waiting for anybody else.
refusal-nudged-enough = I can't nudge anybody right now. Everybody we're waiting for was pinged too recently, is away, is in quiet hours, has muted this table, or is being voted on.

## An overdue move

post-seat-moved-for = **{ $game }** · { $who } was overdue, so the organiser had a computer player make the overdue move. { $who } is still playing.
moved-for = A computer player has made { $who }'s move.
refusal-not-waited-for = It isn't this player's turn right now.
refusal-not-silent-yet = This player still has time left. Ask again { $when }.

## A correction

# $was, $now: what the player had and has, as in "5 lira".
post-corrected = **{ $game }** · { $by } corrected { $who }'s position: { $was } → { $now }.
turn-begins-again = The current turn starts over.
history-corrected = -# { $by } corrected { $who }'s position: { $was } → { $now }.
# What a correction would change, before it is made.
correct-ask = Correct { $who }'s position from { $was } to { $now }? Use this only if I made a mistake. I'll tell everybody at the table.
correct-ask-again = The current turn will start over.
correct-ask-unrated = The game will no longer be rated.
button-correct = Correct it
button-correct-not = Cancel
corrected = { $who } now has { $now }, and I've told everybody.
corrected-not = Nothing has changed.
refusal-no-such-field = You can't correct that. Choose one of the suggestions shown as you type.
refusal-wrong-value = The value must be between { $least } and { $most }. Choose one of the suggestions shown as you type.
refusal-nothing-to-correct = It already has that value.

## A game as a file

# $status: finished (only such a game can be opened again) or another.
game-exported = { $status ->
    [finished] This file holds all of game #{ $id }. Open it with { command-results-import }, here or elsewhere.
   *[other] This file holds game #{ $id } so far, including hidden cards, so it's for my operator only. To get a file you can open with { command-results-import }, export the game again after it ends.
}
game-exported-seen = { $status ->
    [cancelled] This file holds what you can see of game #{ $id }. The game never finished, so hidden cards stay hidden.
   *[other] This file holds what you can see of game #{ $id }, for a bug report. You can export the whole game once it's over.
}
refusal-no-file = I can't read this game's data, so I can't save it to a file.
game-imported = -# I've opened this game from a file, for you alone. Find it as #{ $id } in { command-history }. It doesn't count for profiles, leaderboards or ratings.
refusal-import-too-large = This file is too large to be a game: it's over { $most } MB.
refusal-import-too-many = You've already opened { $most } games from files, which is the most I allow per person.
refusal-import-too-long = The game in this file has more choices than I can replay for you.
refusal-import-at-work = I'm still opening your other file. Try again when it's ready.
refusal-import-busy = I'm opening other people's files right now. Try again in a minute.
refusal-import-not-now = I can't open files right now. Try again later; my operator can see why in the log.
refusal-import-foreign = This isn't a game file. Export one from a finished game with { command-table-export }.
refusal-import-replay-old = This replay file is from an older version of me and doesn't hold the whole game. Press *{ button-replay }* in { command-history } again, or use { command-table-export }.
refusal-import-newer = This file is from a newer version of me, or from a game I don't have.
refusal-import-too-old = I can't open this file: the game began under a version of me that's too old.
refusal-import-damaged = This file is damaged: it was cut short or changed, or its dice rolls don't match. Get a fresh copy.
refusal-import-not-over = The game in this file isn't over, and I can open only finished games.
refusal-import-gone = Discord no longer has this file. Please attach it again.
