"""The journal of a game, what happened besides its log (refused presses, votes, prepared turns): its kinds of entries,
how long they are kept (`KEPT_S`), how many refusals; told by `bot.py log`. Entries for timers and posts come by
themselves (`Change.settle`, host.messages.posts); these are the others. `refused`: a person's press was refused,
`code`: why; of a button `pressed`, its notation, and after which row it was `asked`. `answer`: a person answered the
vote `number` with `yes` or not. `planned`: a person prepared their next turn, of so many `choices`, or gave that up,
with none. `plan-off`: a prepared turn was switched off, `why`: see host.turn.prepared_turn (the kind is that of the
message to its person). Entries are kept for KEPT_S; host.finished.archives drops older ones."""

from typing import Final

from host.clock import DAY_S

REFUSED: Final = "refused"
ANSWER: Final = "answer"
PLANNED: Final = "planned"
KEPT_S: Final = 60 * DAY_S
MOST_REFUSED: Final = 20  # entries of a seat after one row of the log: who presses on and on fills no disk
