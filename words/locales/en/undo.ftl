# Taking back what others know. $choices: how many choices of turn $first are taken back, 0 for the whole of it.

button-ask-undo = Ask to undo…

## What to take back

undo-points = **What should be taken back?** Choose where to start.
undo-points-none = There is nothing yet that could be taken back.
menu-undo-points = From …
undo-from-turn = From turn { $turn } on · { $gist }
undo-from-turn-untold = From turn { $turn } on
undo-from-choice = From your choice in turn { $turn } on · { $gist }
undo-from-choice-untold = { $choices ->
    [one] From the last choice in turn { $turn } on
   *[other] From the last { $choices } choices in turn { $turn } on
}
undo-earlier = Earlier turns
undo-later = Later turns
undo-preview = **This would be taken back:**
undo-seen = -# Seen since then; whoever saw it still knows it, and it comes again as it was: { $what }
undo-preview-asks = Everybody else at the table is asked. Any move ends the request.
undo-preview-at-once = Nobody needs to be asked.
button-undo-request = Ask the others
button-undo-now = Take it back
button-undo-points = Something else
# Where nothing is told of what is taken back.
undo-nothing-told = -# Only choices that brought nothing, such as the end of a turn.
undo-line = { $turn } { $sign } { $story }

## The request

post-vote-undo = { $choices ->
    [0] { $turns ->
        [one] **{ $game }** · { $who } asks to take back turn { $first }:
       *[other] **{ $game }** · { $who } asks to take back turns { $first } to { $last }:
    }
    [one] { $turns ->
        [one] **{ $game }** · { $who } asks to take back the last choice in turn { $first }:
       *[other] **{ $game }** · { $who } asks to take back turns { $first } to { $last }, of turn { $first } only the last choice:
    }
   *[other] { $turns ->
        [one] **{ $game }** · { $who } asks to take back the last { $choices } choices in turn { $first }:
       *[other] **{ $game }** · { $who } asks to take back turns { $first } to { $last }, of turn { $first } only the last { $choices } choices:
    }
}
post-vote-undo-rules = One no keeps everything; it is taken back as soon as everybody agrees, or { $ends } if at least half of the players do. Any move ends the request.
# An organiser asks.
post-vote-undo-organiser = One no keeps everything; it is taken back as soon as everybody agrees. Where nobody answers, the organiser takes it back { $ends }. Any move ends the request.
the-organiser = The organiser
# $who: who took it back; $why: the others agreed, nobody had to be asked, or nobody answered the organiser.
post-undone = { $choices ->
    [0] { $turns ->
        [one] **{ $game }** · { $who } took back turn { $first }.
       *[other] **{ $game }** · { $who } took back turns { $first } to { $last }.
    }
    [one] { $turns ->
        [one] **{ $game }** · { $who } took back the last choice in turn { $first }.
       *[other] **{ $game }** · { $who } took back turns { $first } to { $last }, of turn { $first } only the last choice.
    }
   *[other] { $turns ->
        [one] **{ $game }** · { $who } took back the last { $choices } choices in turn { $first }.
       *[other] **{ $game }** · { $who } took back turns { $first } to { $last }, of turn { $first } only the last { $choices } choices.
    }
} { $why ->
    [organiser] At this table the organiser may do so.
    [silence] Nobody had answered, so the organiser decided.
    [alone] Nobody had to be asked.
   *[agreed] The others agreed.
} The game stands as it stood before; dice and cards come again as they were.
# The last sentence of a post with the board.
post-to-move = Now it is the turn of { $who }.
history-undone = { $choices ->
    [0] { $turns ->
        [one] -# { $who } took back turn { $first }, which then went as told here.
       *[other] -# { $who } took back turns { $first } to { $last }, which then went as told here.
    }
    [one] { $turns ->
        [one] -# { $who } took back the last choice in turn { $first }.
       *[other] -# { $who } took back turns { $first } to { $last }, of turn { $first } only the last choice.
    }
   *[other] { $turns ->
        [one] -# { $who } took back the last { $choices } choices in turn { $first }.
       *[other] -# { $who } took back turns { $first } to { $last }, of turn { $first } only the last { $choices } choices.
    }
}

refusal-no-such-point = This can no longer be taken back. { command-undo } shows what can.
refusal-undo-rated-alone = This game is rated and you are the only person left at it, so nobody could agree: finished turns stay as they are. Choices of your own running turn can be undone.
