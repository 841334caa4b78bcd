"""A season's best turn: of those that analyses of its counted games found, made by a person who stayed at the table."""

from collections.abc import AsyncIterator
from logging import getLogger

from db import DamagedRecord, FixtureRow
from host.host import Host
from host.leagues.season import COUNTED, Season
from host.table.log import CHOICES
from seasons.best_turn import Turn, best_turn

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
