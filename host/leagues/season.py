"""A season as it stands: its stages, who takes part, its games; and how an act changes it, in one transaction with its
posts."""

from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager
from dataclasses import dataclass, replace
from types import EllipsisType
from typing import Any, Final

from db import AT_ONCE, Change, EntrantRow, FixtureRow, LeagueRow
from engine.core.decision import Refusal
from host.host import Host
from host.leagues.setup import Setup, known_setup
from host.messages.posts import LeagueClosed, LeagueCount, LeagueLost, LeagueNews, LeagueTables
from host.table.status import FIXTURE
from seasons.standing import Status

OPEN, READY, PLAYING, ENDING, OVER = STAGES = "open", "ready", "playing", "ending", "over"
"""People register; those who did say that they are ready; games are played; computer players finish what is open; it is
over."""
WAITING, RUNNING, COUNTED, VOID = "waiting", "running", "counted", "void"
"""A game of a season is still to come; is played; has its result; has none and counts for nobody."""
TIMER: Final = "league"
"""The timer of a league, due when something of its season is to be done."""


@dataclass(frozen=True, slots=True)
class Season:
    """A league's present or last season."""

    league: LeagueRow
    entrants: tuple[EntrantRow, ...] = ()
    fixtures: tuple[FixtureRow, ...] = ()

    @property
    def setup(self) -> Setup:
        return known_setup(self.league.setup)

    def entrant(self, number: int) -> EntrantRow:
        return next(entrant for entrant in self.entrants if entrant.number == number)

    def fixture(self, number: int) -> FixtureRow:
        return next(fixture for fixture in self.fixtures if fixture.number == number)

    def entry_of(self, user_id: int) -> EntrantRow | None:
        return next((entrant for entrant in self.entrants if entrant.user_id == user_id), None)

    @property
    def playing(self) -> list[EntrantRow]:
        """Who takes part now."""
        return [entrant for entrant in self.entrants if takes_part(entrant)]

    @property
    def reserve(self) -> list[EntrantRow]:
        """Who would take part in place of others, who has waited longest first."""
        return [entrant for entrant in self.entrants if entrant.status == Status.RESERVE and entrant.user_id]

    @property
    def divisions(self) -> int:
        return max((entrant.division or 0 for entrant in self.entrants), default=0)

    def members(self, division: int) -> list[EntrantRow]:
        return [entrant for entrant in self.entrants if entrant.division == division]

    def in_state(self, *states: str) -> list[FixtureRow]:
        return [fixture for fixture in self.fixtures if fixture.state in states]


def takes_part(entrant: EntrantRow) -> bool:
    """Whether somebody is there who plays."""
    return entrant.status == Status.PLAYING and entrant.user_id is not None


async def season_of(host: Host, league_id: str) -> Season:
    """The present or last season of a league. Raises Refusal unknown_league."""
    league = await host.db.leagues.get(league_id)
    if league is None:
        raise Refusal("unknown_league")
    of_season = (league.id, league.season)
    entrants, fixtures = await host.db.leagues.entrants(*of_season), await host.db.leagues.fixtures(*of_season)
    return Season(league, tuple(entrants), tuple(fixtures))


async def season_numbered(host: Host, league_id: str, number: int) -> Season:
    """A season of a league: the present one, or one that is over. Raises Refusal unknown_league."""
    season = await season_of(host, league_id)
    if number == season.league.season:
        return season
    entrants = await host.db.leagues.entrants(league_id, number)
    fixtures = await host.db.leagues.fixtures(league_id, number)
    league = replace(season.league, season=number, stage=OVER, begins=None, ends=None)
    return Season(league, tuple(entrants), tuple(fixtures))


class Draft:
    """A season as an act changes it; `season` is as it is after what was changed so far. `change`: what is written;
    `now`: UTC seconds."""

    def __init__(self, season: Season, now: float, change: Change | None = None) -> None:
        self.season, self.now = season, now
        self.change = change or Change("", ("league", season.league.id))
        self._entrants: dict[int, EntrantRow] = {}
        self._fixtures: dict[int, FixtureRow] = {}
        self._entered: list[int] = []
        self._drawn_up: list[FixtureRow] = []
        self._touched = False
        self._due: float | EllipsisType | None = ...
        self._looks: dict[str, float] = {}
        self._makes_tables = False

    @property
    def league(self) -> LeagueRow:
        return self.season.league

    def set(self, **columns: Any) -> None:
        """Change the league's row."""
        self._touched = True
        self.season = replace(self.season, league=replace(self.league, **columns))

    def set_entrant(self, number: int, **columns: Any) -> None:
        changed = replace(self.season.entrant(number), **columns)
        self._entrants[number] = changed
        others = (changed if entrant.number == number else entrant for entrant in self.season.entrants)
        self.season = replace(self.season, entrants=tuple(others))

    def set_fixture(self, number: int, **columns: Any) -> None:
        changed = replace(self.season.fixture(number), **columns)
        self._fixtures[number] = changed
        others = (changed if fixture.number == number else fixture for fixture in self.season.fixtures)
        self.season = replace(self.season, fixtures=tuple(others))

    def enter(self, user_id: int, name: str, status: str, **columns: Any) -> EntrantRow:
        """Somebody takes part from now on."""
        league, number = self.league, 1 + max((entrant.number for entrant in self.season.entrants), default=0)
        entrant = EntrantRow(league.id, league.season, number, user_id, name, status, **columns)
        self._entered.append(number)
        self._entrants[number] = entrant
        self.season = replace(self.season, entrants=(*self.season.entrants, entrant))
        return entrant

    def draw_up(self, fixtures: Iterable[FixtureRow]) -> None:
        """Games are added to the season."""
        added = tuple(fixtures)
        self._drawn_up += added
        self.season = replace(self.season, fixtures=(*self.season.fixtures, *added))

    def strike(self, number: int) -> None:
        """Somebody does not take part, without a trace."""
        league = self.league
        self._touched = True
        self.change.delete_entrant(league.id, league.season, number)
        left = tuple(entrant for entrant in self.season.entrants if entrant.number != number)
        self.season = replace(self.season, entrants=left)

    def post(self, news: str, **facts: Any) -> None:
        """Something is told in the league's channel."""
        self._touched = True
        owed = LeagueNews(league=self.league.id, season=self.league.season, news=news, **facts)
        self.change.post_in(self.league.guild_id, self.league.channel_id, owed.kind, owed.stored(), due=AT_ONCE)

    def recount(self) -> None:
        """The post of a cup's registration says how many there are now."""
        if self.season.setup.is_cup and self.league.stage == OPEN:
            owed = LeagueCount(league=self.league.id, season=self.league.season)
            self.change.post_in(self.league.guild_id, self.league.channel_id, owed.kind, owed.stored(), due=AT_ONCE)

    def end_registration(self) -> None:
        """The posts with the buttons of the registration lose them."""
        self._touched = True
        owed = LeagueClosed(league=self.league.id, season=self.league.season)
        self.change.post_in(self.league.guild_id, self.league.channel_id, owed.kind, owed.stored(), due=AT_ONCE)

    def tell_organiser(self) -> None:
        """Who organises the league is told in private that its channel is lost."""
        if self.league.organiser_id is not None:
            owed = LeagueLost(league=self.league.id)
            self.change.post_to(self.league.organiser_id, owed.kind, owed.stored(), due=AT_ONCE)

    def make_tables(self) -> None:
        """Tables are made for the games that can begin, after what is told."""
        self._makes_tables = True

    def look_at(self, *fixtures: FixtureRow, due: float | None = None) -> None:
        """The season looks at these games, as far as they are played, at once or when it is `due`."""
        for fixture in fixtures:
            if fixture.state == RUNNING and fixture.game_id is not None:
                at = self.now if due is None else due
                self._looks[fixture.game_id] = min(at, self._looks.get(fixture.game_id, at))

    def wake(self, due: float) -> None:
        """The next thing to be done in this season is due then."""
        self._touched, self._due = True, due

    def stop(self) -> None:
        """Nothing is to be done in this season by itself."""
        self._touched, self._due = True, None

    def fill(self) -> Change:
        """The change with all of this; it is refused where the league was changed meanwhile."""
        for game_id, due in self._looks.items():
            self.change.arm_at(game_id, FIXTURE, due)
        if self._makes_tables:
            owed = LeagueTables(league=self.league.id)
            self.change.post_in(self.league.guild_id, self.league.channel_id, owed.kind, owed.stored(), due=AT_ONCE)
        new = [self._entrants.pop(number) for number in self._entered]
        if self._due is None:
            self.change.disarm_league(TIMER, self.league.id)
        elif not isinstance(self._due, EllipsisType):
            self.change.arm_league(TIMER, self.league.id, self._due)
        if self._touched or new or self._drawn_up or self._entrants or self._fixtures:
            self.change.league(self.league)
        self.change.insert(*new)
        self.change.insert(*self._drawn_up)
        self.change.entrants(*self._entrants.values())
        self.change.fixtures(*self._fixtures.values())
        return self.change


def lock_of(league_id: str) -> str:
    """The name of a league's lock."""
    return f"league {league_id}"


@asynccontextmanager
async def drafting(host: Host, league_id: str) -> AsyncIterator[Draft]:
    """A season to be changed within; it is written at the end. Raises Refusal unknown_league, what is raised within,
    StorageFailed, WriteRefused where another process was faster."""
    async with host.lock(lock_of(league_id)):
        draft = Draft(await season_of(host, league_id), host.clock.now())
        yield draft
        change = draft.fill()
        if change.operations:
            await host.db.write(change)
