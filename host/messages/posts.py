"""Posts: what has to be sent to a game's channel. They are stored as rows of the outbox, in the transaction of the
press that caused them; their words and pictures are made when they are delivered (cogs.posts.delivery).

The comment beside each kind says what it tells and, in backquotes, what its payload holds."""

from collections.abc import Container, Iterable, Mapping, Sequence
from typing import Any, Final, NamedTuple

from db import AT_ONCE, Change, GameRow, SeatRow

START: Final = "start"  # a game begins
TURN: Final = "turn"  # the log rows `first` to `last` in words and pictures
STEP: Final = "step"  # the same in words alone
# A `seat` must act `since` a row; `quiet`: no ping; `reminder`: which it is, since when it was `asked`, when its time
# `ends`; `unfinished`: its turn is chosen but not ended; `nudge`: the seat that asks for the move; `prepared`: its
# prepared choices were made, and its turn goes on
PROMPT: Final = "prompt"
UNPROMPT: Final = "unprompt"  # the prompts of a `seat` are deleted; None: those of votes that are about no seat
END: Final = "end"  # the result; seats in `direct` are told by direct message
# People are asked, see host.votes.votes; `call`: the ids of those whom it pings, everybody who is asked where it is
# missing
VOTE: Final = "vote"
VOTED: Final = "voted"  # they said no
SEAT: Final = "seat"  # another player has it, see host.seats.seating
STALLED: Final = "stalled"  # nobody has moved for weeks; when the game will be `closed`
CLOSED: Final = "closed"  # it is
PAUSED: Final = "paused"
# To a person: the turn prepared at the table `game` is not made, and `why`, see host.turn.prepared_turn
PLAN_OFF: Final = "plan-off"
RESUMED: Final = "resumed"
UNDONE: Final = "undone"  # something was taken back, see host.turn.undo
CORRECTED: Final = "corrected"  # a position was, see host.turn.corrections
INVITED: Final = "invited"  # to the person `user`
JOINED: Final = "joined"  # to the organiser: `users` have joined, or the table is full
BEGUN: Final = "begun"  # to a `seat` that is told by direct message
ENDED: Final = "ended"  # as `begun`
AGAIN: Final = "again"  # to the person `user`, who may join a rematch that `asker` wants
VOTE_WAITS: Final = "vote-waits"  # to the person `user`, whom the vote `number` about `seat` still asks
ASLEEP: Final = "asleep"  # to a `seat` whose table sleeps, and `why`
# The board as it is now and what nobody was told of, `first` to `last`; `why`, see host.upkeep.unreachable
BOARD: Final = "board"
MOVED: Final = "moved"  # the game is played on in the channel `to`
LEFT: Final = "left"  # the person of a `seat` is not on the server any more
CANCELLED: Final = "cancelled"  # also since the person of the seat `resigned` did so before a turn was over
ANNOUNCED: Final = "announced"  # a `text` of the operator's
# The game cannot be read until a version of the bot can, or the operator holds it: the `reason`
FROZEN: Final = "frozen"
THAWED: Final = "thawed"  # it goes on
# The database was replaced by a backup: when that was `taken`, how many `turns` are lost, or that the game is `gone`
RESTORED: Final = "restored"
FOLLOWED: Final = "followed"  # to a person: a turn or the end of a game that they follow, see host.messages.following
LOGGED: Final = "logged"  # to the log channel of the server: `what` became of the table, see host.messages.server_log
LOBBY: Final = "lobby"  # no post: the lobby's message is brought up to date
UNBEGUN: Final = "unbegun"  # a lobby was cancelled at the time when it was to begin: `why`, and how many had `joined`
NOTICES: Final = (INVITED, JOINED, BEGUN, ENDED, AGAIN, VOTE_WAITS, ASLEEP)
STORIES: Final = (START, TURN, STEP, BOARD)
ILLUSTRATED: Final = (START, TURN, BOARD, UNDONE, CORRECTED)
# A post is identified by its log row, kind and ordinal. Changes that add no log row (freezing, say) owe posts for the
# same row once more; so each revision of the game's row has a range of ordinals of its own.
ORDINALS_OF_A_REVISION: Final = 1000


class Post(NamedTuple):
    """`kind`: one of those above; `payload`: JSON-able, what delivery needs to know."""

    kind: str
    payload: dict[str, Any]


def story(kind: str, first: int, last: int) -> Post:
    """A post about the log rows `first` to `last`; `kind` is TURN or STEP."""
    return Post(kind, {"first": first, "last": last})


def prompts(
    before: Mapping[int, int], after: Mapping[int, int], present: Container[int] = ()
) -> tuple[list[Post], list[Post]]:
    """The prompts to delete and the prompts to send. `before`, `after`: for each person's seat that had, or has, to act
    the log row since which it has.

    `present`: seats whose people have just acted; they are not pinged."""
    seats = sorted({*before, *after})
    # A seat that acted and must act again gets a new prompt: its old one stands above what has happened since.
    gone = [Post(UNPROMPT, {"seat": seat}) for seat in seats if seat in before and after.get(seat) != before[seat]]
    new = [
        Post(PROMPT, {"seat": seat, "since": after[seat]} | ({"quiet": True} if seat in present else {}))
        for seat in seats
        if seat in after and before.get(seat) != after[seat]
    ]
    return gone, new


def people_of(seats: Iterable[SeatRow]) -> list[int]:
    """The indexes of seats that people play, house players left out."""
    return [seat.seat for seat in seats if seat.by_person]


def all_unprompted(seats: Iterable[SeatRow]) -> list[Post]:
    """Posts that delete the prompts of all people."""
    return [Post(UNPROMPT, {"seat": seat}) for seat in people_of(seats)]


def owe(change: Change, seq: int, channel_id: int | None, owed: Sequence[Post], first_ordinal: int = 0) -> None:
    """Add posts, due at once, to a change, in this order; nothing for a game without a channel."""
    if channel_id is None:
        return
    for ordinal, post in enumerate(owed, first_ordinal):
        change.post(seq, post.kind, channel_id, post.payload, due=AT_ONCE, ordinal=ordinal)


def owe_again(change: Change, row: GameRow, owed: Sequence[Post]) -> None:
    """Add posts to a change that adds no log row but makes a new revision of the game's row."""
    owe(change, row.seq, row.channel_id, owed, ORDINALS_OF_A_REVISION * (row.revision + 1))
