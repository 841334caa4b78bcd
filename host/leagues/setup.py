"""What the organiser of a league or cup chooses: game, seats at a table, games at once, weeks, people of a cup; and how
its tables play."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from engine.core.decision import Refusal
from engine.games import GAMES
from host.lobby.checks import rules_named
from host.lobby.making import kinds_of, with_kind
from host.payload import Payload
from host.people.settings import VACATION
from host.table.status import OF_SEASON
from host.table_options import ABSENCE, BANK, CLOCK, HOUSE, NO_SHOW, PACE, RATED, WAIT, YES

LEAGUE, CUP = KINDS = "league", "cup"
SEATS: Final = (4, 3, 5)
AT_ONCE: Final = (2, 1, 4)
WEEKS: Final = (8, 4, 6, 10, 12)
PEOPLE: Final = range(5, 12)
"""So many are in a group of a season."""
USUAL_PEOPLE: Final = 7


class Setup(Payload):
    """`kind`: one of KINDS; `game`: its rules' name; `expansion`: a value of KIND, empty where the game has none;
    `table`: seats at a table; `at_once`: games that one plays at the same time; `weeks`: how long a season lasts;
    `people`: who fit in a cup."""

    kind: str = LEAGUE
    game: str = ""
    expansion: str = ""
    table: int = SEATS[0]
    at_once: int = AT_ONCE[0]
    weeks: int = WEEKS[0]
    people: int = USUAL_PEOPLE

    @property
    def is_cup(self) -> bool:
        return self.kind == CUP

    @property
    def expansions(self) -> Sequence[str]:
        """What can be played of its game."""
        return kinds_of(self.game)

    @property
    def tables(self) -> list[int]:
        """How many seats a table may have."""
        return [seats for seats in SEATS if seats <= rules_named(self.game).max_seats]


def known_setup(chosen: Mapping[str, Any]) -> Setup:
    """What was chosen, with what is usual in place of what is not known or does not fit."""
    setup = Setup(game=chosen["game"] if chosen.get("game") in GAMES else min(GAMES))
    allowed = {
        "kind": KINDS,
        "expansion": setup.expansions or ("",),
        "table": setup.tables,
        "at_once": AT_ONCE,
        "weeks": WEEKS,
        "people": PEOPLE,
    }
    return setup.but(
        **{
            name: chosen[name] if chosen.get(name) in values else _usual(setup, name, values)
            for name, values in allowed.items()
        }
    )


def _usual(setup: Setup, name: str, values: Sequence[Any]) -> Any:
    usual = getattr(setup, name)
    return usual if usual in values else values[0]


def checked_setup(chosen: Mapping[str, Any]) -> Setup:
    """As `known_setup`, but raises Refusal bad_league where something is not known or does not fit."""
    setup = known_setup(chosen)
    if any(getattr(setup, name) != value for name, value in chosen.items()):
        raise Refusal("bad_league")
    return setup


def table_options(setup: Setup, usual: Mapping[str, Any], began: float) -> dict[str, Any]:
    """The options of a season's table; `usual`: those with which a game begins in its server; `began`: when the season
    did."""
    options = with_kind(usual, setup.game, setup.expansion)
    chosen = ((PACE, "day"), (BANK, "three-days"), (CLOCK, "stops"), (ABSENCE, HOUSE), (NO_SHOW, WAIT), (RATED, YES))
    of_season = {"order": "joined", OF_SEASON: True, VACATION: began}
    return {**options, **{option.name: value for option, value in chosen}, **of_season}
