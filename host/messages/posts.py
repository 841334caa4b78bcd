"""Every kind of post, what is stored of each (turn, call, end, vote, pause, undo, notice, digest), in which order posts
are owed, and which push a call out of sight. Their words and pictures are made when they are delivered
(cogs.posts.delivery)."""

from collections.abc import Container, Iterable, Mapping, Sequence
from typing import Any, ClassVar, Final

from db import AT_ONCE, NOTICEBOARD, POST, Change, GameRow, SeatRow
from host.payload import Payload

ORDINALS_OF_A_REVISION: Final = 1000
"""A post is identified by its log row, kind and ordinal. Changes that add no log row (freezing, say) owe posts for the
same row once more; so each revision of the game's row has a range of ordinals of its own."""


class Post(Payload):
    """A post as its payload; the `kind` is a column of the row that is stored. `personal`: its fields that are no
    facts of the game, besides PERSONAL."""

    kind: ClassVar[str]
    personal: ClassVar[Sequence[str]] = ()

    def __init_subclass__(cls, kind: str = "", personal: Sequence[str] = ()) -> None:
        super().__init_subclass__()
        cls.kind, cls.personal = kind, personal


class SeatPost(Post):
    """A post about a `seat`."""

    seat: int


class RowsPost(Post):
    """A post about the rows `first` to `last` of the log."""

    first: int
    last: int


class Start(Post, kind="start"):
    """A game begins."""


class Turn(RowsPost, kind="turn"):
    """A story of rows, in words and pictures."""


class Step(RowsPost, kind="step"):
    """A story of rows, in words alone."""


class Prompt(SeatPost, kind="prompt"):
    """A seat must act `since` a row. `quiet`: no ping; `reminder`: which it is, when the seat was first called
    (`asked`), when its time `ends`, and whether it comes `late`; `unfinished`: its turn is chosen but not ended;
    `own`: a reminder that its person wishes between the table's;
    `nudge`: the seat that asks for the move, None: its organiser; `prepared`: its prepared choices were made, and its
    turn goes on; `recalled`: posts have come below its call, which stands below them again."""

    since: int
    quiet: bool = False
    reminder: int = 0
    asked: float = 0.0
    late: bool = False
    ends: float | None = None
    own: bool = False
    unfinished: bool = False
    nudge: int | None = None
    prepared: bool = False
    recalled: bool = False

    @property
    def nudged(self) -> bool:
        return "nudge" in self.model_fields_set

    @property
    def again(self) -> bool:
        """Whether the seat was called before."""
        return bool(self.reminder) or self.own or self.unfinished or self.prepared or self.recalled


class Unprompt(Post, kind="unprompt"):
    """The prompts of a `seat` are deleted; None: those of votes that are about no seat."""

    seat: int | None


class End(Post, kind="end"):
    """The result; seats in `direct` are told by direct message, nobody by earlier versions."""

    direct: Sequence[int] = ()


class SeatTaken(SeatPost, kind="seat"):
    """Another player has a seat, `why`: see host.seats.seating. `organiser`: the seat whose person organises the table
    from now on; `other`: whose person took this one in exchange; `unrated`: the game was rated and is so no more."""

    why: str
    organiser: int | None = None
    other: int = 0
    unrated: bool = False


class PlayedFor(SeatPost, kind="played-for"):
    """To the person of a seat, for whom a computer player plays or has made a move, and `why`: see
    host.seats.seating."""

    why: str


class SeatLost(SeatPost, kind="seat-lost"):
    """To the person `user`, whose seat somebody else has now."""

    user: int


class Waits(SeatPost, kind="waits"):
    """A seat's time is up, and nobody else plays who could vote about it."""


class PresenceCheck(SeatPost, kind="look"):
    """Sends nothing: its delivery looks whether the person of a seat that must act is still on the server."""


class StallPost(Post):
    """Nobody moves: the seats that must act (`waits_for`), and those told by direct message (`direct`), which earlier
    versions did not note."""

    waits_for: Sequence[int] = ()
    direct: Sequence[int] = ()


class Stalled(StallPost, kind="stalled"):
    """Nobody has moved for weeks; when the game will be `closed`."""

    closed: float


class Closed(StallPost, kind="closed"):
    """A game at which nobody moved is closed."""


class Stalls(SeatPost, kind="stalls"):
    """Either of both to a seat that is told by direct message: when the game `closes`, None: it is closed; whether the
    game waited for this seat (`mine`)."""

    closes: float | None = None
    mine: bool = False


class Paused(Post, kind="paused"):
    """A game is paused."""


class PlanOff(Post, kind="plan-off"):
    """To a person: the turn prepared at the table `game` is not made, and `why`, see host.turn.prepared_turn.
    `choices`: those of the plan up to the first that is not possible or brings something else."""

    game: str
    why: str
    choices: tuple[str, ...] = ()


class Resumed(Post, kind="resumed"):
    """A paused game goes on."""


class TakenBack(Payload):
    """The turns `first` to `last`, the first of them wholly or so many `choices` of it."""

    first: int = 0
    last: int = 0
    choices: int = 0


class Undone(TakenBack, Post, kind="undone"):
    """Something was taken back by `row` of the log: by which seat (None: an organiser who does not play) and `why`
    (host.turn.undo); nothing of this in a lesson."""

    by: int | None = None
    why: str = ""
    row: int = 0


class VoteFacts(Payload):
    """The vote `number` of a table: what it is `about`, see host.votes.votes, the person of `seat`, and the row `since`
    which it is so. Of an absence: since when it was `asked`; of an undo: `to` which row, what that takes back
    (`point`), and whether the `asker` (None: who does not play) is who `organises` the table; the seat `offered`, or
    that of the `other` person who is asked; the kind of the `house` player that would take a seat."""

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
    house: str = ""

    @property
    def about_seat(self) -> int | None:
        """The seat that it is about, None where it is about the table."""
        return self.seat if self.offered is None else self.offered


class Vote(VoteFacts):
    """A vote that goes on, with the seats that said `yes` and `no`."""

    yes: Sequence[int]
    no: Sequence[int]


class VoteCalled(VoteFacts, Post, kind="vote"):
    """People are asked until the vote `ends`; `call`: the ids of those whom it pings, everybody who is asked where it
    is missing."""

    ends: float
    call: Sequence[int] | None = None


class Voted(Vote, Post, kind="voted"):
    """They said no, the table has `moved` on, or a computer player plays the seat `lost`, which a request needs."""

    moved: bool = False
    lost: int | None = None


class Corrected(Post, kind="corrected"):
    """A position was corrected, by which seat (None: who does not play): the `field` of a `seat`, what it `was` and is
    `now`, and whether the turn begins `again`, which earlier versions did not note."""

    by: int | None
    seat: int
    field: str
    was: str
    now: str
    again: bool | None = None


class Invited(Post, kind="invited"):
    """To the person `user`."""

    user: int


class Joined(Post, kind="joined"):
    """To the organiser: `users` have joined, or the table is full."""

    users: Sequence[int]


class Begun(SeatPost, kind="begun"):
    """A game begins: to a seat that is told by direct message."""


class Ended(SeatPost, kind="ended"):
    """As `Begun`, of its end."""


class Again(Post, kind="again", personal=("asker",)):
    """To the person `user`, who may join a rematch that `asker` wants."""

    user: int
    asker: int


class VoteWaits(Post, kind="vote-waits"):
    """To the person `user`, whom the vote `number` about `seat` still asks."""

    user: int
    number: int
    seat: int | None
    since: int


class Asleep(SeatPost, kind="asleep"):
    """To a seat whose table sleeps, and `why`."""

    why: str


class Board(RowsPost, kind="board"):
    """The board as it is now and what nobody was told of; `why`, see host.upkeep.unreachable."""

    why: str


class Moved(Post, kind="moved"):
    """The game is played on in the channel `to`."""

    to: int | None


class Left(SeatPost, kind="left"):
    """The person of a seat is not on the server any more."""


class Cancelled(Post, kind="cancelled"):
    """A game is cancelled, also since the person of the seat `resigned` did so before a turn was over."""

    resigned: int | None = None


class Announced(Post, kind="announced"):
    """A `text` of the operator's."""

    text: str


class Frozen(Post, kind="frozen"):
    """The game cannot be read until a version of the bot can, or the operator holds it: the `reason`."""

    reason: str


class Thawed(Post, kind="thawed"):
    """A frozen game goes on."""


class Restored(Post, kind="restored"):
    """The database was replaced by a backup: when that was `taken`, how many `turns` are lost (None: not known), or
    that the game is `gone`."""

    taken: float
    turns: int | None = None
    gone: bool = False


class Followed(Post, kind="followed"):
    """To a person, directly or in a `thread`: the end of a `game` that they follow (`over`), rows of it, or what was
    `changed`, a kind and its `facts`."""

    game: str
    thread: int | None
    over: bool = False
    first: int = 0
    last: int = 0
    changed: str = ""
    facts: Mapping[str, Any] = {}


class Logged(Post, kind="logged"):
    """To the log channel of the server: `what` became of the table, see host.messages.server_log."""

    what: str


class Result(Post, kind="result"):
    """To the results channel of the server: how a game ended."""


class Lobby(Post, kind="lobby"):
    """No post: the lobby's message is brought up to date."""


class Members(Post, kind="members"):
    """No post: of `users`, those who belong to the table become members of its private thread, the others are none any
    more."""

    users: Sequence[int]


class Unbegun(Post, kind="unbegun"):
    """A lobby was cancelled by itself: `why` (host.lobby.auto_start), how many of `most` had `joined`, and who."""

    why: str
    joined: int
    most: int
    people: Sequence[int]


class Noticeboard(Post, kind=NOTICEBOARD):
    """Of a server, no post: its noticeboard is brought up to date, or sent where none stands."""


class NoticeboardGone(Post, kind="noticeboard-old"):
    """Of a server, no post: the `message` of a noticeboard that was taken down or moved is deleted."""

    message: int


class Gathered(Post, kind="gathered"):
    """A lobby was opened for `people` who looked for the same game."""

    people: Sequence[int]


class SearchOver(Post, kind="search-over"):
    """To the person `user`, directly or of a server: they have looked for others for a `game` on the server `guild` as
    long as they wished. `elsewhere`: the other way did not reach them."""

    user: int
    guild: int
    game: str
    elsewhere: bool = False


class LeagueNews(Post, kind="league"):
    """Of a server: what a `season` of a `league` tells in its channel, `news`: see cogs.leagues.news. Of whom
    (`entrant`, by their number, `other`: who comes in for them), of which game (`fixture`, by its number), until
    `when`, and `why` somebody is out (host.leagues.running), which earlier versions did not note."""

    league: str
    season: int
    news: str
    entrant: int = 0
    other: int = 0
    fixture: int = 0
    when: float = 0.0
    why: str = ""


class LeagueTables(Post, kind="league-tables"):
    """Of a server, no post: tables are made for the games of a `league` that can begin."""

    league: str


class LeagueCount(Post, kind="league-count"):
    """Of a server, no post: how many have registered for a cup's `season` has changed, so that its post is edited."""

    league: str
    season: int


class LeagueClosed(Post, kind="league-closed"):
    """Of a server, no post: the registration of a league's `season` is over, so that the posts with its buttons lose
    them."""

    league: str
    season: int


class LeagueLost(Post, kind="league-lost"):
    """To who organises a `league`: its channel takes no posts any more."""

    league: str


class Digest(Post, kind="digest"):
    """To a person: what waits for them, and what ended `since` the last one, which earlier versions did not note."""

    since: float | None = None


NOTICES: Final = tuple(
    post.kind for post in (Invited, Joined, Begun, Ended, Again, VoteWaits, Asleep, Stalls, PlayedFor, SeatLost)
)
BESIDE: Final = (Logged.kind, Result.kind)
"""Posts to channels of the server that are no game's; where Discord takes none there, nothing waits for them."""
STORIES: Final = (Start.kind, Turn.kind, Step.kind, Board.kind)
PUSHES_UP: Final = (
    *STORIES,
    *(post.kind for post in (Undone, Corrected, VoteCalled, Voted, SeatTaken, Paused, Resumed, Announced)),
)
"""Posts below which a call of before is hard to find."""
ILLUSTRATED: Final = (Start.kind, Turn.kind, Board.kind, Undone.kind, Corrected.kind)
PERSONAL: Final = ("user", "users", "people", "call", "text")
"""Fields of posts with ids of people, or with what somebody wrote: no entry of a journal has them."""
UNENTERED: Final = (Start.kind, Turn.kind, Step.kind, Unprompt.kind, Lobby.kind, End.kind)
"""Posts that are no entry of the journal, since the rows of the log say as much or nobody reads them."""


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
    """The indexes of seats that people play, computer players left out."""
    return [seat.seat for seat in seats if seat.by_person]


def all_unprompted(seats: Iterable[SeatRow]) -> list[Post]:
    return [Unprompt(seat=seat) for seat in people_of(seats)]


def owe(change: Change, seq: int, channel_id: int | None, owed: Sequence[Post], first_ordinal: int = 0) -> None:
    """Add posts, due at once, to a change, in this order, and to the game's journal; nothing for a game without a
    channel."""
    if channel_id is None:
        return
    for ordinal, post in enumerate(owed, first_ordinal):
        payload = post.stored()
        change.post(seq, post.kind, channel_id, payload, due=AT_ONCE, ordinal=ordinal)
        if post.kind not in UNENTERED:
            facts = {name: value for name, value in payload.items() if name not in (*PERSONAL, *post.personal)}
            change.enter(POST, facts.pop("seat", None), seq=seq, post=post.kind, ordinal=ordinal, **facts)


def owe_again(change: Change, row: GameRow, owed: Sequence[Post]) -> None:
    """Add posts to a change that adds no log row but makes a new revision of the game's row."""
    owe(change, row.seq, row.channel_id, owed, ORDINALS_OF_A_REVISION * (row.revision + 1))


def revise(change: Change, row: GameRow, owed: Sequence[Post] = (), **columns: Any) -> None:
    """Make a new revision of the game's row, with these columns, and add the posts that are owed for it."""
    owe_again(change, row, owed)
    change.update_game(row.seq, row.revision, revision=row.revision + 1, **columns)
