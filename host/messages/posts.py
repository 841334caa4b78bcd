"""Posts: what has to be sent to a game's channel, or to a person. They are stored as rows of the outbox, in the
transaction of the press that caused them; their words and pictures are made when they are delivered
(cogs.posts.delivery)."""

from collections.abc import Container, Iterable, Mapping, Sequence
from typing import Any, ClassVar, Final

from db import AT_ONCE, Change, GameRow, SeatRow
from host.payload import Payload

START: Final = "start"
TURN: Final = "turn"
STEP: Final = "step"
PROMPT: Final = "prompt"
UNPROMPT: Final = "unprompt"
END: Final = "end"
VOTE: Final = "vote"
VOTED: Final = "voted"
SEAT: Final = "seat"
STALLED: Final = "stalled"
CLOSED: Final = "closed"
PAUSED: Final = "paused"
PLAN_OFF: Final = "plan-off"
RESUMED: Final = "resumed"
UNDONE: Final = "undone"
CORRECTED: Final = "corrected"
INVITED: Final = "invited"
JOINED: Final = "joined"
BEGUN: Final = "begun"
ENDED: Final = "ended"
AGAIN: Final = "again"
VOTE_WAITS: Final = "vote-waits"
ASLEEP: Final = "asleep"
BOARD: Final = "board"
MOVED: Final = "moved"
LEFT: Final = "left"
CANCELLED: Final = "cancelled"
ANNOUNCED: Final = "announced"
FROZEN: Final = "frozen"
THAWED: Final = "thawed"
RESTORED: Final = "restored"
FOLLOWED: Final = "followed"
LOGGED: Final = "logged"
LOBBY: Final = "lobby"
UNBEGUN: Final = "unbegun"
DIGEST: Final = "digest"  # also the kind of a person's timer
NOTICES: Final = (INVITED, JOINED, BEGUN, ENDED, AGAIN, VOTE_WAITS, ASLEEP)
STORIES: Final = (START, TURN, STEP, BOARD)
ILLUSTRATED: Final = (START, TURN, BOARD, UNDONE, CORRECTED)
# A post is identified by its log row, kind and ordinal. Changes that add no log row (freezing, say) owe posts for the
# same row once more; so each revision of the game's row has a range of ordinals of its own.
ORDINALS_OF_A_REVISION: Final = 1000


class Post(Payload):
    """What has to be sent; its kind is a field of the row that is stored."""

    kind: ClassVar[str]


class SeatPost(Post):
    """A post about a `seat`."""

    seat: int


class RowsPost(Post):
    """A post about the rows `first` to `last` of the log."""

    first: int
    last: int


class Start(Post):
    """A game begins."""

    kind = START


class Turn(RowsPost):
    """What happened, in words and pictures."""

    kind = TURN


class Step(RowsPost):
    """What happened, in words alone."""

    kind = STEP


class Prompt(SeatPost):
    """A seat must act `since` a row. `quiet`: no ping; `reminder`: which it is, since when the seat was `asked`, when
    its time `ends`, and whether it comes `late`; `unfinished`: its turn is chosen but not ended; `nudge`: the seat that
    asks for the move, None: its organiser; `prepared`: its prepared choices were made, and its turn goes on."""

    kind = PROMPT
    since: int
    quiet: bool = False
    reminder: int = 0
    asked: float = 0.0
    late: bool = False
    ends: float | None = None
    unfinished: bool = False
    nudge: int | None = None
    prepared: bool = False

    @property
    def nudged(self) -> bool:
        """Whether somebody asks for the move."""
        return "nudge" in self.model_fields_set

    @property
    def again(self) -> bool:
        """Whether the seat was called before."""
        return bool(self.reminder) or self.unfinished or self.prepared


class Unprompt(Post):
    """The prompts of a `seat` are deleted; None: those of votes that are about no seat."""

    kind = UNPROMPT
    seat: int | None


class End(Post):
    """The result; seats in `direct` are told by direct message, nobody by earlier versions."""

    kind = END
    direct: Sequence[int] = ()


class SeatTaken(SeatPost):
    """Another player has a seat, `why`: see host.seats.seating. `organiser`: the seat whose person organises the table
    from now on; `other`: whose person took this one in exchange."""

    kind = SEAT
    why: str
    organiser: int | None = None
    other: int = 0


class Stalled(Post):
    """Nobody has moved for weeks; when the game will be `closed`."""

    kind = STALLED
    closed: float


class Closed(Post):
    """A game at which nobody moved is closed."""

    kind = CLOSED


class Paused(Post):
    """A game is paused."""

    kind = PAUSED


class PlanOff(Post):
    """To a person: the turn prepared at the table `game` is not made, and `why`, see host.turn.prepared_turn."""

    kind = PLAN_OFF
    game: str
    why: str


class Resumed(Post):
    """A paused game goes on."""

    kind = RESUMED


class TakenBack(Payload):
    """The turns `first` to `last`, the first of them wholly or so many `choices` of it."""

    first: int = 0
    last: int = 0
    choices: int = 0


class Undone(TakenBack, Post):
    """Something was taken back by `row` of the log: by which seat (None: an organiser who does not play) and `why`
    (host.turn.undo); nothing of this in a lesson."""

    kind = UNDONE
    by: int | None = None
    why: str = ""
    row: int = 0


class VoteFacts(Payload):
    """What the vote `number` of a table is `about`, see host.votes.votes: the person of `seat`, and the row `since`
    which it is so. Of an absence: since when it was `asked`; of an undo: `to` which row, what that takes back
    (`point`), and whether the `asker` (None: who does not play) is who `organises` the table; the seat `offered`, or
    that of the `other` person who is asked."""

    about: str
    number: int
    seat: int | None
    since: int
    asked: float = 0.0
    asker: int | None = None
    to: int = 0
    point: TakenBack | None = None
    organises: bool | None = None
    offered: int | None = None
    other: int = 0

    @property
    def about_seat(self) -> int | None:
        """The seat that it is about, None where it is about the table."""
        return self.seat if self.offered is None else self.offered


class Vote(VoteFacts):
    """A vote that goes on, with the seats that said `yes` and `no`."""

    yes: Sequence[int]
    no: Sequence[int]


class VoteCalled(VoteFacts, Post):
    """People are asked until the vote `ends`; `call`: the ids of those whom it pings, everybody who is asked where it
    is missing."""

    kind = VOTE
    ends: float
    call: Sequence[int] | None = None


class Voted(Vote, Post):
    """They said no, or the table has `moved` on."""

    kind = VOTED
    moved: bool = False


class Corrected(Post):
    """A position was corrected, by which seat (None: who does not play): the `field` of a `seat`, what it `was` and is
    `now`, and whether the turn begins `again`, which earlier versions did not note."""

    kind = CORRECTED
    by: int | None
    seat: int
    field: str
    was: str
    now: str
    again: bool | None = None


class Invited(Post):
    """To the person `user`."""

    kind = INVITED
    user: int


class Joined(Post):
    """To the organiser: `users` have joined, or the table is full."""

    kind = JOINED
    users: Sequence[int]


class Begun(SeatPost):
    """A game begins: to a seat that is told by direct message."""

    kind = BEGUN


class Ended(SeatPost):
    """As `Begun`, of its end."""

    kind = ENDED


class Again(Post):
    """To the person `user`, who may join a rematch that `asker` wants."""

    kind = AGAIN
    user: int
    asker: int


class VoteWaits(Post):
    """To the person `user`, whom the vote `number` about `seat` still asks."""

    kind = VOTE_WAITS
    user: int
    number: int
    seat: int | None
    since: int


class Asleep(SeatPost):
    """To a seat whose table sleeps, and `why`."""

    kind = ASLEEP
    why: str


class Board(RowsPost):
    """The board as it is now and what nobody was told of; `why`, see host.upkeep.unreachable."""

    kind = BOARD
    why: str


class Moved(Post):
    """The game is played on in the channel `to`."""

    kind = MOVED
    to: int | None


class Left(SeatPost):
    """The person of a seat is not on the server any more."""

    kind = LEFT


class Cancelled(Post):
    """A game is cancelled, also since the person of the seat `resigned` did so before a turn was over."""

    kind = CANCELLED
    resigned: int | None = None


class Announced(Post):
    """A `text` of the operator's."""

    kind = ANNOUNCED
    text: str


class Frozen(Post):
    """The game cannot be read until a version of the bot can, or the operator holds it: the `reason`."""

    kind = FROZEN
    reason: str


class Thawed(Post):
    """A frozen game goes on."""

    kind = THAWED


class Restored(Post):
    """The database was replaced by a backup: when that was `taken`, how many `turns` are lost (None: not known), or
    that the game is `gone`."""

    kind = RESTORED
    taken: float
    turns: int | None = None
    gone: bool = False


class Followed(Post):
    """To a person, directly or in a `thread`: the end of a `game` that they follow (`over`), rows of it, or what was
    `changed`, a kind and its `facts`."""

    kind = FOLLOWED
    game: str
    thread: int | None
    over: bool = False
    first: int = 0
    last: int = 0
    changed: str = ""
    facts: Mapping[str, Any] = {}


class Logged(Post):
    """To the log channel of the server: `what` became of the table, see host.messages.server_log."""

    kind = LOGGED
    what: str


class Lobby(Post):
    """No post: the lobby's message is brought up to date."""

    kind = LOBBY


class Unbegun(Post):
    """A lobby was cancelled at the time when it was to begin: `why`, how many of `most` had `joined`, and who."""

    kind = UNBEGUN
    why: str
    joined: int
    most: int
    people: Sequence[int]


class Digest(Post):
    """To a person: what waits for them, and what ended `since` the last one, which earlier versions did not note."""

    kind = DIGEST
    since: float | None = None


def prompts(
    before: Mapping[int, int], after: Mapping[int, int], present: Container[int] = ()
) -> tuple[list[Post], list[Post]]:
    """The prompts to delete and the prompts to send. `before`, `after`: for each person's seat that had, or has, to act
    the log row since which it has.

    `present`: seats whose people have just acted; they are not pinged."""
    seats = sorted({*before, *after})
    # A seat that acted and must act again gets a new prompt: its old one stands above what has happened since.
    gone: list[Post] = [Unprompt(seat=seat) for seat in seats if seat in before and after.get(seat) != before[seat]]
    new: list[Post] = [
        Prompt(seat=seat, since=after[seat], quiet=seat in present)
        for seat in seats
        if seat in after and before.get(seat) != after[seat]
    ]
    return gone, new


def people_of(seats: Iterable[SeatRow]) -> list[int]:
    """The indexes of seats that people play, house players left out."""
    return [seat.seat for seat in seats if seat.by_person]


def all_unprompted(seats: Iterable[SeatRow]) -> list[Post]:
    """Posts that delete the prompts of all people."""
    return [Unprompt(seat=seat) for seat in people_of(seats)]


def owe(change: Change, seq: int, channel_id: int | None, owed: Sequence[Post], first_ordinal: int = 0) -> None:
    """Add posts, due at once, to a change, in this order; nothing for a game without a channel."""
    if channel_id is None:
        return
    for ordinal, post in enumerate(owed, first_ordinal):
        change.post(seq, post.kind, channel_id, post.stored(), due=AT_ONCE, ordinal=ordinal)


def owe_again(change: Change, row: GameRow, owed: Sequence[Post]) -> None:
    """Add posts to a change that adds no log row but makes a new revision of the game's row."""
    owe(change, row.seq, row.channel_id, owed, ORDINALS_OF_A_REVISION * (row.revision + 1))
