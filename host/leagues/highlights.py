"""What a season is remembered for: its best turn, of those that analyses of its games found; who won most; the closest
game; who was quickest."""

from collections import defaultdict
from operator import attrgetter
from statistics import median
from typing import NamedTuple

from db import FixtureRow
from host.host import Host
from host.leagues.season import COUNTED, Season
from host.leagues.standing import result_of, rows_of
from host.people.settings import settings_of
from seasons.prizes import Close, Wins, closest_game, most_wins


class BestTurn(NamedTuple):
    """Its game and person by their numbers in the season. `first`: the row of the game's log with which it began;
    `gain`: of the person's share of winning, luck aside."""

    game: int
    first: int
    person: int
    gain: float


async def best_turn_of(host: Host, season: Season) -> BestTurn | None:
    """Of the games that somebody had analysed, of those who did not desert them; None where there is none."""
    turns = [turn for fixture in season.in_state(COUNTED) for turn in await _best_turns(host, fixture)]
    return max(turns, key=attrgetter("gain"), default=None)


async def _best_turns(host: Host, fixture: FixtureRow) -> list[BestTurn]:
    if fixture.game_id is None:
        return []
    analysis = await host.analyses.kept(await host.game(fixture.game_id))
    if analysis is None:
        return []
    people = [(fixture.entrants[best.seat], best) for best in analysis.best]
    return [
        BestTurn(fixture.number, best.first, person, best.gain)
        for person, best in people
        if person not in fixture.absent
    ]


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
