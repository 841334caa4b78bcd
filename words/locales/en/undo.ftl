# Taking back what others know. $choices: how many choices of turn $first are taken back, 0 for the whole of it.

button-ask-undo = Ask to undo…
# Where nobody needs to be asked.
button-undo-further = Take back earlier turns…
# After why one press cannot take something back; `.alone`: nobody needs to be asked.
undo-beyond = *{ button-ask-undo }* does it if the others agree.
    .alone = *{ button-undo-further }* does it, and nobody has to agree.

## What to take back

undo-points = **How far back should I go?**
undo-points-asks = -# I'll show you what would be taken back before I ask the others. Any of them can say no.
undo-points-alone = -# I'll show you what would be taken back before I do it.
undo-points-none = There's nothing to take back yet.
menu-undo-points = Take back …
# Below what was done there; alone where nothing is told of it.
undo-from-turn = All of turn { $turn } and everything since
undo-from-choice = This choice in turn { $turn } and everything since
# The end of a finished turn, whose choices stay.
undo-from-end = Only the end of turn { $turn } and everything since
undo-from-choice-untold = { $choices ->
    [one] The last choice in turn { $turn } and everything since
   *[other] The last { $choices } choices in turn { $turn } and everything since
}
undo-earlier = Earlier turns
undo-later = Later turns
undo-preview = **Take all of this back?**
undo-seen = -# Seen since then (you can't unsee it, and it will come up the same again): { $what }
undo-preview-asks = I'll ask everybody else at the table. If anybody moves, the request lapses.
undo-preview-at-once = You don't need to ask anybody.
button-undo-request = Ask the others
button-undo-now = Take it back
button-undo-points = Something else
# Where nothing is told of what is taken back.
undo-nothing-told = -# There were only choices that changed nothing, such as finishing a turn.
undo-line = { $turn } { $sign } { $story }

## The request

post-vote-undo = { $choices ->
    [0] { $turns ->
        [one] **{ $game }** · { $who } wants to take back turn { $first }:
        [2] **{ $game }** · { $who } wants to take back turns { $first } and { $last }:
       *[other] **{ $game }** · { $who } wants to take back turns { $first } to { $last }:
    }
    [one] { $turns ->
        [one] **{ $game }** · { $who } wants to take back the last choice in turn { $first }:
       *[other] **{ $game }** · { $who } wants to take back the last choice in turn { $first } and everything after it, including turn { $last }:
    }
   *[other] { $turns ->
        [one] **{ $game }** · { $who } wants to take back the last { $choices } choices in turn { $first }:
       *[other] **{ $game }** · { $who } wants to take back the last { $choices } choices in turn { $first } and everything after them, including turn { $last }:
    }
}
post-vote-undo-rules = A single no is enough to keep everything as it is. Otherwise I'll take it back once everybody agrees, or { $ends } if at least half the players do. If anybody moves, the request lapses.
# An organiser asks.
post-vote-undo-organiser = A single no is enough to keep everything as it is. Otherwise I'll take it back once everybody agrees, or { $ends } if at least half do or nobody answers. If anybody moves, the request lapses.
the-organiser = The organiser
# $who: who took it back; $why: the others agreed, nobody had to be asked, nobody answered the organiser, or nobody had
# moved since.
post-undone = { $choices ->
    [0] { $turns ->
        [one] **{ $game }** · { $who } took back turn { $first }.
        [2] **{ $game }** · { $who } took back turns { $first } and { $last }.
       *[other] **{ $game }** · { $who } took back turns { $first } to { $last }.
    }
    [one] { $turns ->
        [one] **{ $game }** · { $who } took back the last choice in turn { $first }.
       *[other] **{ $game }** · { $who } took back the last choice in turn { $first } and everything after it, including turn { $last }.
    }
   *[other] { $turns ->
        [one] **{ $game }** · { $who } took back the last { $choices } choices in turn { $first }.
       *[other] **{ $game }** · { $who } took back the last { $choices } choices in turn { $first } and everything after them, including turn { $last }.
    }
} { $why ->
    [organiser] At this table, the organiser can do that.
    [silence] Nobody answered, so the organiser decided.
    [alone] Nobody else had to agree.
    [at-once] Nobody had moved since.
   *[agreed] The others agreed.
} The game is back where it was, and dice and cards will come up the same.
# The last sentence of a post with the board.
post-to-move = It's { $who }'s turn now.
history-undone = { $choices ->
    [0] { $turns ->
        [one] -# { $who } took back turn { $first }. This is how it went instead.
        [2] -# { $who } took back turns { $first } and { $last }. This is how they went instead.
       *[other] -# { $who } took back turns { $first } to { $last }. This is how they went instead.
    }
    [one] { $turns ->
        [one] -# { $who } took back the last choice in turn { $first }. This is how it went instead.
       *[other] -# { $who } took back the last choice in turn { $first } and everything after it, including turn { $last }.
    }
   *[other] { $turns ->
        [one] -# { $who } took back the last { $choices } choices in turn { $first }. This is how it went instead.
       *[other] -# { $who } took back the last { $choices } choices in turn { $first } and everything after them, including turn { $last }.
    }
}

refusal-no-such-point = You can no longer take this back. { command-table-undo } shows what you can still take back.
refusal-undo-outdated = Something has happened since then. { command-table-undo } shows what can be taken back now.
refusal-undo-rated-alone = This game is rated and nobody else is left to agree, so you can't undo finished turns. You can still undo your current one.
