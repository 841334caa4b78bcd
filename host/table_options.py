"""The options of a table with their values, whatever its game: pace, time bank, clock in quiet hours, absent people,
no-shows, undo, hints, pictures, language of posts, rated; their defaults.

A new option is a row here, its sentences in `words/locales/en/table_options.ftl`, the place that honours it, and its
test; panels, commands, presets and the settings of a server offer what stands here."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, Generic, NamedTuple, TypeVar

from db import GameRow
from host.clock import DAY_S, HOUR_S, MINUTE_S

Value = TypeVar("Value", covariant=True)
TIME, TABLE, POSTS = PAGES = "time", "table", "pictures"


@dataclass(frozen=True, slots=True)
class TableOption(Generic[Value]):
    """`values`: what each named value means, first that of a new table; `before`: the value of tables that began before
    there was the option; `page`: of the panel of options, one of PAGES; `while_running`: whether it may change after
    the start; `by_server`: whether a server chooses the value with which its new tables begin; `settled_by`: the option
    that settles this one where it is on."""

    name: str
    values: Mapping[str, Value]
    before: str
    page: str
    while_running: bool = True
    by_server: bool = True
    settled_by: "TableOption[bool] | None" = None

    @property
    def default(self) -> str:
        return next(iter(self.values))

    def is_settled(self, row: GameRow) -> bool:
        """Whether another option settles it, whatever the table chose."""
        return self.settled_by is not None and self.settled_by.of(row)

    def is_special(self, row: GameRow) -> bool:
        """Whether a table has chosen something else than a new one has, which its lobby says."""
        return self.chosen(row) != self.default and not self.is_settled(row)

    def chosen(self, row: GameRow) -> str:
        """The name of the value that a table has."""
        return str(row.options.get(self.name, self.before))

    def of(self, row: GameRow) -> Value:
        """The meaning of a table's value; of a value that this version does not know that from before there was the
        option."""
        return self.values.get(self.chosen(row), self.values[self.before])


class Bank(NamedTuple):
    """The seconds that each person has for all their moves, and those that each turn of theirs adds."""

    total: float
    turn: float


VOTE, HOUSE, WAIT = "vote", "house", "wait"
YES, NO = "yes", "no"
_PACES: Final[Mapping[str, float | None]] = {
    "day": DAY_S,
    "live": 10 * MINUTE_S,
    "hours": 4 * HOUR_S,
    "three-days": 3 * DAY_S,
    "week": 7 * DAY_S,
    "none": None,
}
_BANKS: Final[Mapping[str, Bank | None]] = {
    "none": None,
    "live": Bank(30 * MINUTE_S, MINUTE_S),
    "day": Bank(DAY_S, HOUR_S),
    "three-days": Bank(3 * DAY_S, 4 * HOUR_S),
    "week": Bank(7 * DAY_S, 8 * HOUR_S),
}
PACE: Final = TableOption("pace", _PACES, before="none", page=TIME)
"""The seconds for a move; None where nobody is reminded."""
BANK: Final = TableOption("bank", _BANKS, before="none", page=TIME)
"""The time that each person has for all their moves; None where it is not limited."""
CLOCK: Final = TableOption("clock", {"runs": False, "stops": True}, before="runs", page=TIME)
"""Whether time stands still in the quiet hours of the person who is waited for."""
ABSENCE: Final = TableOption("absence", {value: value for value in (VOTE, HOUSE, WAIT)}, before=WAIT, page=TIME)
"""The consequence when somebody's time is up."""
REPLACED: Final = "replaced"
NO_SHOW: Final = TableOption("noshow", {WAIT: False, REPLACED: True}, before=WAIT, page=TIME, while_running=False)
"""Whether who makes no first move within a pace is replaced, and the game is not rated then."""
UNDO: Final = TableOption("undo", {"consent": False, "organiser": True}, before="consent", page=TABLE)
"""Whether the organiser alone decides if what others know is taken back."""
ALL, CHANGED, BOARD = "all", "changed", "board"
PICTURES: Final = TableOption("pictures", {value: value for value in (ALL, CHANGED, BOARD)}, before=ALL, page=POSTS)
"""The pictures that a post of a turn has: all, those on which something that matters changed, or the board alone."""
SERVER: Final = "server"
LANGUAGES: Final = ("cs", "de", "en", "es", "ru")
"""Those that there are, as their folders in words/locales are called."""
_SPOKEN: Final[Mapping[str, str | None]] = {SERVER: None, **{name: name for name in LANGUAGES}}
LANGUAGE: Final = TableOption("language", _SPOKEN, before=SERVER, page=POSTS, by_server=False)
"""The language of what everybody at a table reads; None for the one that its server had when the game began."""
RATED: Final = TableOption("rated", {NO: False, YES: True}, before=NO, page=TABLE, while_running=False, by_server=False)
"""Whether the result counts for ratings. A new table is rated where its server has a leaderboard."""
HINTS: Final = TableOption(
    "hints", {"allowed": True, "forbidden": False}, before="allowed", page=TABLE, settled_by=RATED
)
"""Whether a person may ask for hints; see `gives_hints`."""


class Standard(NamedTuple):
    """What is asked of who joins, of their last games: how many they have `begun` at least, which share of these they
    `finished`, and how often at most their time was up."""

    begun: int
    finished: float
    timeouts: int


_STANDARDS: Final[Mapping[str, Standard | None]] = {
    "anyone": None,
    "steady": Standard(0, 0.8, 3),
    "proven": Standard(5, 0.95, 1),
}
JOINERS: Final = TableOption("joiners", _STANDARDS, before="anyone", page=TABLE, while_running=False)
"""What is asked of who joins a table that is open to all (host/finished/reliability.py)."""
TABLE_OPTIONS: Final[Mapping[str, TableOption[object]]] = {
    option.name: option
    for option in (PACE, BANK, CLOCK, ABSENCE, NO_SHOW, UNDO, HINTS, PICTURES, LANGUAGE, RATED, JOINERS)
}


def gives_hints(row: GameRow) -> bool:
    """Whether people may ask for hints at a table; at a rated one they may not, whatever it chose."""
    return HINTS.of(row) and not RATED.of(row)
