# What the organiser of a table can do about a game that hangs or went wrong.

## Asking for a move

# $who: somebody at the table who waits.
prompt-nudge = -# { $who } asks for your move.
prompt-nudge-organiser = -# The organiser asks for your move.
# $again: when they may be nudged again, as in "in 6 hours".
nudged = { $who } will be called once more. The next nudge is possible { $again }.
refusal-nobody-waited-for = Nobody else is waited for.
refusal-nudged-enough = I cannot call anybody once more at the moment: whoever is waited for was called or nudged too recently, has quiet hours, is away, wants no pings here, or is voted about.

## An overdue move

post-seat-moved-for = **{ $game }** · { $who } was waited for longer than the table's pace, so the organiser had a house player make this move. { $who } plays on.
moved-for = A house player has made the move of { $who }.
refusal-not-waited-for = This player need not move now.
refusal-not-silent-yet = This player still has time by the table's pace. Ask again { $when }.

## A correction

# $was, $now: what the player had and has, as in "5 lira".
post-corrected = **{ $game }** · { $by } corrected the position of { $who }: { $was } → { $now }.
turn-begins-again = The turn that was under way begins again.
history-corrected = -# { $by } corrected the position of { $who }: { $was } → { $now }.
# What a correction would change, before it is made.
correct-ask = This corrects the position of { $who }: { $was } → { $now }. It is for mistakes of mine alone; everybody at the table is told.
correct-ask-again = The turn that is under way begins again.
correct-ask-unrated = The game is not rated any more.
button-correct = Correct it
button-correct-not = Cancel
corrected = { $who } now has { $now }; everybody is told.
corrected-not = Nothing was changed.
refusal-no-such-field = This cannot be corrected. Choose one of the entries shown while you type.
refusal-wrong-value = It may be set from { $least } to { $most }. Choose one of the entries shown while you type.
refusal-nothing-to-correct = It is so already.

## A game as a file

# $status: finished (only such a game can be opened again) or another.
game-exported = { $status ->
    [finished] The whole game #{ $id } is in this file. { command-results-import } opens it again, here or elsewhere.
   *[other] All of game #{ $id } so far is in this file, hidden cards included: for whoever runs me alone. { command-results-import } opens it only once it is over and exported anew.
}
game-exported-seen = { $status ->
    [cancelled] What you may see of game #{ $id } is in this file. It was closed before its end, so what was hidden stays hidden.
   *[other] What you may see of game #{ $id } is in this file, for a report of a mistake. The whole game can be exported once it is over.
}
refusal-no-file = What is stored of this game cannot be read, so there is no file of it.
game-imported = -# From a file, and for you alone: #{ $id } in { command-history }. It counts in no profile, leaderboard or rating.
refusal-import-too-large = This file is too large for a game: it has more than { $most } MB, and the largest games have far less.
refusal-import-too-many = You have opened { $most } games from files already; I keep no more for one person.
refusal-import-too-long = This file holds a game of more choices than I can replay for you.
refusal-import-at-work = I am still opening your other file. Try again when it is there.
refusal-import-busy = I am opening files of others just now. Try again in a minute.
refusal-import-not-now = I cannot open files just now. Try again later; whoever runs me sees why in my log.
refusal-import-foreign = This is not the file of a game. { command-table-export } makes one of a game that is over.
refusal-import-replay-old = This replay file is from an earlier version of me and does not hold the whole game. Press *{ button-replay }* in { command-history } again, or use { command-table-export }.
refusal-import-newer = This file was made by a newer version of me, or is of a game that I do not have.
refusal-import-too-old = This game began under a version of me whose games cannot be replayed, so it cannot be opened from a file.
refusal-import-damaged = This file is damaged: it was cut short or changed, or does not follow from its own dice. Ask for it again.
refusal-import-not-over = This file is of a game that was not over. Only a finished game can be opened.
refusal-import-gone = Discord no longer has this file. Attach it once more.
