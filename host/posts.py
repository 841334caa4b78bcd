"""What the channel is owed after a press: rows of the outbox, told in words and pictures when they are delivered.

Kinds: `start` (a game begins), `turn` (rows first to last, with pictures), `step` (rows first to last in words alone),
`prompt` (a seat must act; `quiet`: no ping), `unprompt` (a seat's prompt goes), `end` (the result), `cancelled`,
`frozen` (the game cannot be read and waits for a version that can), `thawed` (it goes on), `restored` (a backup was put
in the file's place: what was `taken` when, how many `turns` are lost, or that the game is `gone`).
"""

from collections.abc import Iterable, Sequence
from time import time
from typing import Any, Final, NamedTuple

from db import Change, GameRow, SeatRow

START: Final = "start"
TURN: Final = "turn"
STEP: Final = "step"
PROMPT: Final = "prompt"
UNPROMPT: Final = "unprompt"
END: Final = "end"
CANCELLED: Final = "cancelled"
FROZEN: Final = "frozen"
THAWED: Final = "thawed"
RESTORED: Final = "restored"
STORIES: Final = (START, TURN, STEP)
# A row may owe a kind of post more than once; each revision of the game's own row numbers its posts anew.
ORDINALS_OF_A_REVISION: Final = 1000


class Post(NamedTuple):
    kind: str
    payload: dict[str, Any]


def story(kind: str, first: int, last: int) -> Post:
    """Rows `first` to `last` are told."""
    return Post(kind, {"first": first, "last": last})


def prompts(
    before: dict[int, int], after: dict[int, int], people: Iterable[int], here: int | None = None
) -> tuple[list[Post], list[Post]]:
    """Prompts to remove and prompts to send, from what each seat owed before and owes now (seat: since which row).

    `here`: a seat that looks at its panel this moment and is not pinged."""
    seats = sorted(people)
    gone = [Post(UNPROMPT, {"seat": seat}) for seat in seats if seat in before and after.get(seat) != before[seat]]
    new = [
        Post(PROMPT, {"seat": seat, "since": after[seat]} | ({"quiet": True} if seat == here else {}))
        for seat in seats
        if seat in after and before.get(seat) != after[seat]
    ]
    return gone, new


def people_of(seats: Iterable[SeatRow]) -> list[int]:
    """The seats that people have."""
    return [seat.seat for seat in seats if seat.user_id is not None]


def all_unprompted(seats: Iterable[SeatRow]) -> list[Post]:
    """No person has a prompt any more."""
    return [Post(UNPROMPT, {"seat": seat}) for seat in people_of(seats)]


def owe(change: Change, seq: int, channel_id: int | None, owed: Sequence[Post], first_ordinal: int = 0) -> None:
    """Put posts into a change, in their order. A game without a channel owes none."""
    if channel_id is None:
        return
    now = time()
    for ordinal, post in enumerate(owed, first_ordinal):
        change.post(seq, post.kind, channel_id, post.payload, due=now, ordinal=ordinal)


def owe_again(change: Change, row: GameRow, owed: Sequence[Post]) -> None:
    """Put posts into a change that adds no row of the log but makes a new revision of the game's row."""
    owe(change, row.seq, row.channel_id, owed, ORDINALS_OF_A_REVISION * (row.revision + 1))
