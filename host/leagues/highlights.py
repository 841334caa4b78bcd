"""What a season is remembered for: its best turn, of those that analyses of its games found; who won most; the closest
game; who was quickest."""

from collections import defaultdict
from collections.abc import AsyncIterator
from logging import getLogger
from statistics import median
from typing import NamedTuple

from db import DamagedRecord, FixtureRow
from host.host import Host
from host.leagues.season import COUNTED, Season
from host.leagues.standing import result_of, rows_of
from host.people.settings import settings_of
from host.table.log import CHOICES
from seasons.best_turn import Turn, best_turn
from seasons.prizes import Close, Wins, closest_game, most_wins

log = getLogger(__name__)


async def best_turn_of(host: Host, season: Season) -> Turn | None:
    """Of the games that somebody had analysed; None where there is none. Its game and person are numbers of the
    season."""
    turns = [turn for fixture in season.in_state(COUNTED) async for turn in _turns(host, fixture)]
    return best_turn(turns)


async def _turns(host: Host, fixture: FixtureRow) -> AsyncIterator[Turn]:
    """Those that raised the share of the very person who made them."""
    if fixture.game_id is None:
        return
    row = await host.game(fixture.game_id)
    analysis = await host.analyses.kept(row)
    if analysis is None:
        return
    try:
        movers = {one.seq: one.seat for one in await host.db.games.log(row.id) if one.kind in CHOICES}
    except DamagedRecord as damaged:
        log.warning("game %s has no part in the best turn of its season: %s", row.id, damaged)
        return
    for swing in analysis.swings:
        person = fixture.entrants[swing.seat]
        if movers.get(swing.first) == swing.seat and person not in fixture.absent:
            yield Turn(fixture.number, swing.first, person, swing.gain, swing.parts.luck)


class Quickest(NamedTuple):
    """The number of a person, and the seconds of their usual turn."""

    person: int
    seconds: float


def most_wins_of(season: Season) -> Wins | None:
    return most_wins([row for division in range(1, season.divisions + 1) for row in rows_of(season, division)])


def closest_game_of(season: Season) -> Close | None:
    counted = (fixture for fixture in season.in_state(COUNTED) if fixture.game_id is not None)
    return closest_game({fixture.number: result_of(fixture) for fixture in counted})


async def quickest_of(host: Host, season: Season) -> Quickest | None:
    """Of those who played half of their games to the end and let others see their results, who needed the fewest
    seconds for a turn: the median of their games. None where nobody did."""
    times = defaultdict[int, list[float]](list)
    for fixture in season.in_state(COUNTED):
        for row in await host.db.results.of_game(fixture.game_id or ""):
            if row.user_id is not None and row.move_s is not None and not row.gave_up:
                times[row.user_id].append(row.move_s)
    enough = {person: median(took) for person, took in times.items() if 2 * len(took) >= season.setup.table}
    for person in sorted(enough, key=lambda person: enough[person]):
        entrant = season.entry_of(person)
        if entrant is not None and (await settings_of(host.people, person)).statistics:
            return Quickest(entrant.number, enough[person])
    return None
