"""The rows of the tables as objects, with what each column means: game, seat, log, record, post, timer, result and so
on. Their fields must be in the order of the table's columns."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

JsonObject = dict[str, Any]

DEPARTED_NAME = "Departed player"


@dataclass(frozen=True, slots=True)
class GameRow:
    """A table from lobby to end. `seq` is the last row of its log, `published` the last one everybody may know.

    `status`: lobby, running, frozen (`frozen_reason` says why it can neither be loaded nor replayed), paused, asleep,
    finished or cancelled. `lesson`: the name of the lesson that it is, None for all others. A lesson has no channel; a
    person, its organiser, has one at a time.

    `secret` is there from the lobby on, and only its fingerprint is shown before the end; `seed`, which the dice use,
    is made of it at the start. `first_message_id`: the lobby's first message, which is mixed in. Games that began
    before there were secrets have a seed alone."""

    id: str
    rules_name: str
    channel_id: int | None
    guild_id: int | None
    organiser_id: int | None
    status: str
    options: JsonObject
    created: float
    started: float | None = None
    ended: float | None = None
    seed: bytes | None = field(default=None, repr=False)
    seq: int = 0
    revision: int = 0
    published: int = 0
    rules_version: int | None = None
    result: JsonObject | None = None
    private: bool = False
    lobby_message_id: int | None = None
    in_thread: bool = False
    frozen_reason: str | None = None
    secret: bytes | None = field(default=None, repr=False)
    first_message_id: int | None = None
    lesson: str | None = None

    @property
    def imported(self) -> bool:
        """Whether it was played elsewhere and opened from a file."""
        return "imported" in self.options


@dataclass(frozen=True, slots=True)
class SeatRow:
    """One place at a table. `player` is "human" or the name of a computer player. A computer player with a `user_id`
    plays in that person's place until they return."""

    game_id: str
    seat: int
    colour: str
    user_id: int | None
    player: str
    name: str

    @property
    def by_person(self) -> bool:
        """Whether a person plays it."""
        return self.player == "human" and self.user_id is not None

    @property
    def replaced(self) -> bool:
        """Whether a computer player plays it until its person returns."""
        return self.player != "human" and self.user_id is not None

    @property
    def departed(self) -> bool:
        """Whether the person who sat here had their data deleted."""
        return self.player == "human" and self.user_id is None


@dataclass(frozen=True, slots=True)
class LogRow:
    """One row of a game's log. `interaction_id` is set on the first row that an interaction caused.

    `data` is what a kind of row needs besides a notation: the new game's row has the contents of the decks, the
    secret's fingerprint and, where the order of seats was drawn, their colours before ("decks", "commitment",
    "joined"); the first rows written by version 1 have no data and carry the fingerprint as their notation. People are
    named by `actor_id` alone, never in `data`: it is what a person who asks to be forgotten is deleted from."""

    game_id: str
    seq: int
    seat: int | None
    kind: str
    notation: str
    outcomes: list[int]
    actor_id: int | None
    automatic: bool
    rules_version: int
    at: float
    interaction_id: int | None = None
    data: JsonObject | None = None


@dataclass(frozen=True, slots=True)
class RecordRow:
    """The record of a finished turn, which rows `first_seq` to `last_seq` of the log brought about.

    `number` counts turn boundaries; 0 is the set-up. `version` is that of the content, `rules_version` that of the
    rules which made it. `undone`: taken back by an undo to an earlier turn, after which numbers go on from there.
    Content of version 1 has the state alone."""

    game_id: str
    number: int
    first_seq: int
    last_seq: int
    version: int
    rules_version: int
    undone: bool
    content: JsonObject


@dataclass(frozen=True, slots=True)
class NoticeboardRow:
    """Where a server has its open tables listed; `message_id`: the message, once it was sent."""

    guild_id: int
    channel_id: int
    message_id: int | None = None


@dataclass(frozen=True, slots=True)
class SeekerRow:
    """Somebody who looks for others on a server, from `since` to `until` (UTC seconds). `wishes`: what they would play,
    see host.lobby.seeking."""

    guild_id: int
    user_id: int
    name: str
    rules_name: str
    wishes: JsonObject
    since: float
    until: float


@dataclass(frozen=True, slots=True)
class LeagueRow:
    """A league or cup of a server. `setup`: what its organiser chose, see host.leagues.setup; `season`: the present or
    last one, which `begins` and `ends` then (UTC seconds); `stage`: see host.leagues.season; `told`: when its standing
    was last posted; `messages`: those with buttons of its registration, each with its channel; `lost`: since when its
    channel is, as its organiser was told."""

    id: str
    guild_id: int
    channel_id: int
    organiser_id: int | None
    rules_name: str
    setup: JsonObject
    season: int = 1
    stage: str = "open"
    revision: int = 0
    begins: float | None = None
    ends: float | None = None
    told: float = 0.0
    messages: Sequence[Sequence[int]] | None = None
    lost: float | None = None

    @property
    def noted_messages(self) -> Sequence[Sequence[int]]:
        return self.messages or ()


@dataclass(frozen=True, slots=True)
class EntrantRow:
    """Somebody who takes part in a season, by their `number` in it. `status`: a value of seasons.standing.Status;
    `deserted`: when they left games for good (UTC seconds); once the season is over their `rank` in their division, and
    by how many they `move`."""

    league_id: str
    season: int
    number: int
    user_id: int | None
    name: str
    status: str
    ready: bool = False
    division: int | None = None
    deserted: Sequence[float] = ()
    rank: int | None = None
    move: int = 0


@dataclass(frozen=True, slots=True)
class FixtureRow:
    """A game of a season. `entrants`: their numbers in the order of seats; `state`: see host.leagues.season; `absent`:
    the numbers of those who get no points; `places`, `scores`: of each seat, once it is `counted` (UTC seconds)."""

    league_id: str
    season: int
    number: int
    division: int
    entrants: Sequence[int]
    state: str
    game_id: str | None = None
    absent: Sequence[int] = ()
    places: Sequence[int] | None = None
    scores: Sequence[int] | None = None
    counted: float | None = None


@dataclass(frozen=True, slots=True)
class PostRow:
    """A message to be sent: a game's to its channel, or, without a game (""), one of the server `guild_id` to a channel
    of it or one to the person `user_id`, without a channel (0). `uncertain`: it may have been sent already, so look for
    it before sending."""

    id: int
    game_id: str
    seq: int
    kind: str
    ordinal: int
    channel_id: int
    payload: JsonObject
    state: str
    nonce: str
    message_id: int | None
    attempts: int
    due: float
    error: str | None
    lease_owner: str | None = None
    lease_until: float | None = None
    user_id: int | None = None
    guild_id: int | None = None

    @property
    def uncertain(self) -> bool:
        return self.state == "uncertain"


@dataclass(frozen=True, slots=True)
class TimerRow:
    """Something to be done at the time `due` (UTC seconds), for a game, a person or both. `key` identifies it: arming a
    timer with the same key replaces it."""

    id: int
    key: str
    game_id: str | None
    user_id: int | None
    kind: str
    due: float
    payload: JsonObject
    lease_owner: str | None = None
    lease_until: float | None = None


@dataclass(frozen=True, slots=True)
class TimeBankRow:
    """The time that a seat has left for its moves: `remaining` seconds at the moment `since` (UTC seconds) from which
    it passes, None while it stands still. `turn`: the last turn whose time was added."""

    game_id: str
    seat: int
    remaining: float
    since: float | None = None
    turn: int = -1


@dataclass(frozen=True, slots=True)
class FollowerRow:
    """A person who follows a game without a seat: told after `every_turn`, or of its end alone, in the thread
    `channel_id` or by direct message."""

    game_id: str
    user_id: int
    every_turn: bool
    channel_id: int | None


@dataclass(frozen=True, slots=True)
class PresetRow:
    """Options that a person saved under a `name`; `key` is the name as it is compared. `options`: as those of a game's
    row; `created`: UTC seconds."""

    id: int
    user_id: int
    key: str
    name: str
    rules_name: str
    options: JsonObject
    created: float


@dataclass(frozen=True, slots=True)
class ResultRow:
    """The result of a seat of a finished game for who had it at the end, or for a person who gave it up (`gave_up`) and
    so counts as last; of a game that was closed or cancelled that of a person who deserted it. `user_id`: None for a
    computer player and after the person's data was deleted; `player` as in `SeatRow`; `place` from 1, equal ones share
    it;
    `score`: what counts first in the ranking.

    Known of games with readable records alone: `rounds`, `turn_order` from 1 and the `character`. `moves`: how many
    turns the person made, `move_s`: the median of the seconds that each took, `missed`: how often they were reminded.

    Of a rated game `rated_games` counts those of this person, game and server up to this one; `mu` and `sigma` are the
    person's rating after it (host.finished.ratings)."""

    game_id: str
    number: int
    seat: int
    user_id: int | None
    player: str
    guild_id: int | None
    rules_name: str
    ended: float
    seats: int
    place: int
    score: int
    gave_up: bool = False
    rounds: int | None = None
    turn_order: int | None = None
    character: str | None = None
    moves: int = 0
    move_s: float | None = None
    missed: int = 0
    rated_games: int | None = None
    mu: float | None = None
    sigma: float | None = None


@dataclass(frozen=True, slots=True)
class AheadRow:
    """An answer that the person of a seat gave ahead, by its name; what the `content` means is the host's business."""

    game_id: str
    seat: int
    name: str
    content: JsonObject


@dataclass(frozen=True, slots=True)
class HintsRow:
    """For how many moments of a game a person asked for a hint. `seat`: theirs when they asked; `user_id`: None in a
    game opened from a file; `after`: the row of the log after which the last of these moments came."""

    game_id: str
    seat: int
    user_id: int | None
    asked: int
    after: int


@dataclass(frozen=True, slots=True)
class JournalRow:
    """Something that happened at a table and is no row of its log (`Change.enter`). `seq`: the last row of the log
    then, None where that is not known; `at`: UTC seconds; `seat`: whom it is about, None for the table; `facts`:
    nothing hidden, and nobody's id."""

    id: int
    game_id: str
    seq: int | None
    at: float
    kind: str
    seat: int | None
    facts: JsonObject


@dataclass(frozen=True, slots=True)
class PromptRow:
    """A message with buttons that stays in a channel until it is answered."""

    message_id: int
    game_id: str
    channel_id: int
    seat: int | None
    user_id: int | None
    seq: int


@dataclass(frozen=True, slots=True)
class GamePage:
    """Finished games, latest first; `after` is what to ask the next page with, None on the last one."""

    games: list[GameRow]
    after: tuple[float, str] | None
