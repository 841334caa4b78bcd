"""What the readers return and the writer takes. Fields stand in the order of the table's columns."""

from dataclasses import dataclass, field
from typing import Any

JsonObject = dict[str, Any]

DEPARTED_NAME = "Departed player"


@dataclass(frozen=True, slots=True)
class GameRow:
    """A table from lobby to end. `seq` is the last row of its log, `published` the last one everybody may know."""

    id: str
    rules_name: str
    channel_id: int
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


@dataclass(frozen=True, slots=True)
class SeatRow:
    """One place at a table. `player` is "human" or the name of a house player, which has no `user_id`."""

    game_id: str
    seat: int
    colour: str
    user_id: int | None
    player: str
    name: str

    @property
    def departed(self) -> bool:
        """Whether the person who sat here had their data deleted."""
        return self.player == "human" and self.user_id is None


@dataclass(frozen=True, slots=True)
class LogRow:
    """One row of a game's log. `interaction_id` is set on the first row that an interaction caused."""

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


@dataclass(frozen=True, slots=True)
class SnapshotRow:
    """The state of a game at a turn boundary; `boundary` counts them from 0."""

    game_id: str
    seq: int
    boundary: int
    state: Any


@dataclass(frozen=True, slots=True)
class PostRow:
    """A message owed to a channel. `uncertain`: it may have been sent already, look before sending again."""

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

    @property
    def uncertain(self) -> bool:
        return self.state == "uncertain"


@dataclass(frozen=True, slots=True)
class PromptRow:
    """A message with buttons that stands in a channel until it is answered."""

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
