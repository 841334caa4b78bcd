# What the organiser of a table can do about a game that hangs or went wrong.

## Asking for a move

# $who: somebody at the table who waits.
prompt-nudge = -# { $who } is waiting for your move.
prompt-nudge-organiser = -# The organiser is waiting for your move.
# $again: when they may be nudged again, as in "in 6 hours".
nudged = I'll call { $who } once more. You can nudge again { $again }.
refusal-nobody-waited-for = We're not waiting for anybody else.
refusal-nudged-enough = I can't nudge anybody right now: they were called too recently, have quiet hours, are away, want no pings here, or are being voted on.

## An overdue move

post-seat-moved-for = **{ $game }** · { $who } was overdue, so the organiser had a house player make this move. { $who } plays on.
moved-for = A house player has made { $who }'s move.
refusal-not-waited-for = It isn't this player's move now.
refusal-not-silent-yet = This player still has time left. Ask again { $when }.

## A correction

# $was, $now: what the player had and has, as in "5 lira".
post-corrected = **{ $game }** · { $by } corrected the position of { $who }: { $was } → { $now }.
turn-begins-again = The current turn starts over.
history-corrected = -# { $by } corrected the position of { $who }: { $was } → { $now }.
# What a correction would change, before it is made.
correct-ask = Correct { $who }'s position from { $was } to { $now }? Use this only for mistakes of mine; I'll tell everybody at the table.
correct-ask-again = The current turn starts over.
correct-ask-unrated = The game will no longer be rated.
button-correct = Correct it
button-correct-not = Cancel
corrected = { $who } now has { $now }; I've told everybody.
corrected-not = Nothing was changed.
refusal-no-such-field = You can't correct that. Choose one of the entries shown while you type.
refusal-wrong-value = You can set it from { $least } to { $most }. Choose one of the entries shown while you type.
refusal-nothing-to-correct = That's already the case.

## A game as a file

# $status: finished (only such a game can be opened again) or another.
game-exported = { $status ->
    [finished] This file holds the whole game #{ $id }. Open it with { command-results-import }, here or elsewhere.
   *[other] This file holds game #{ $id } so far, hidden cards included, for my operator only. You can open it with { command-results-import } only if you export it again after the end.
}
game-exported-seen = { $status ->
    [cancelled] This file holds what you may see of game #{ $id }. The game was closed before its end, so hidden cards stay hidden.
   *[other] This file holds what you may see of game #{ $id }, for a bug report. You can export the whole game once it is over.
}
refusal-no-file = I can't read this game's data, so there's no file of it.
game-imported = -# From a file, only for you: #{ $id } in { command-history }. It doesn't count in any profile, leaderboard or rating.
refusal-import-too-large = This file is too large to be a game: it's over { $most } MB, and even the longest games are far smaller.
refusal-import-too-many = You've already opened { $most } games from files, the most I keep for one person.
refusal-import-too-long = The game in this file has more choices than I can replay for you.
refusal-import-at-work = I'm still opening your other file. Try again when it's ready.
refusal-import-busy = I'm opening other people's files right now. Try again in a minute.
refusal-import-not-now = I can't open files right now. Try again later; my operator can see why in the log.
refusal-import-foreign = This isn't a game file. Export one from a finished game with { command-table-export }.
refusal-import-replay-old = This replay file is from an older version of me and doesn't hold the whole game. Press *{ button-replay }* in { command-history } again, or use { command-table-export }.
refusal-import-newer = This file is from a newer version of me, or from a game I don't have.
refusal-import-too-old = This game began under a version of me that I can't replay, so I can't open the file.
refusal-import-damaged = This file is damaged: it was cut short or changed, or doesn't follow from its own dice. Ask for it again.
refusal-import-not-over = The game in this file wasn't over. I can open only finished games.
refusal-import-gone = Discord no longer has this file. Please attach it again.
