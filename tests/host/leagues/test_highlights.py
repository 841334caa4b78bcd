"""The best turn of a season."""

from dataclasses import replace
from types import SimpleNamespace
from typing import Any
from unittest.mock import AsyncMock

import pytest

from db import GameRow
from host.finished.analysis import Analysis
from host.finished.decided import Best
from host.leagues.highlights import BestTurn, Quickest, best_turn_of, quickest_of
from host.leagues.season import COUNTED, PLAYING
from host.table.log import CHOICES
from tests.host.desk import Desk
from tests.support.season import FIRST, Club


async def test_the_quickest_played_half_of_their_games_and_lets_others_see_it(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    club = Club(desk)
    await club.set_up(kind="cup", people=5)
    await club.register(*range(FIRST, FIRST + 5))
    await club.passes(1.0)
    assert await quickest_of(club.host, await club.season()) is None
    while (await club.season()).league.stage == PLAYING:
        await club.make_tables()
        for fixture in await club.open_games():
            await club.end_game(fixture.game_id or "", 3, 2, 1)
    season, times = await club.season(), {FIRST: 9.0, FIRST + 1: 4.0, FIRST + 2: 7.0}
    games = {fixture.game_id: fixture for fixture in season.in_state(COUNTED)}

    async def of_game(game_id: str) -> list[Any]:
        """In one game somebody who had left it, and a computer player, were quickest."""
        people = [season.entrant(number).user_id for number in games[game_id].entrants]
        rows = [SimpleNamespace(user_id=one, move_s=times.get(one or 0), gave_up=False) for one in people]
        left = SimpleNamespace(user_id=FIRST + 3, move_s=1.0, gave_up=True)
        return [*rows, left, SimpleNamespace(user_id=None, move_s=1.0, gave_up=False)]

    monkeypatch.setattr(club.host.db.results, "of_game", of_game)
    quickest = await quickest_of(club.host, season)
    assert quickest == Quickest((await club.entrant(FIRST + 1)).number, 4.0)
    await club.host.people.settings.change(FIRST + 1, {"statistics": False})
    quickest = await quickest_of(club.host, season)
    assert quickest is not None and quickest.seconds == 7.0


async def test_the_best_turn_is_of_somebody_who_did_not_desert(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    club = Club(desk)
    await club.set_up(kind="cup", people=5)
    await club.register(*range(FIRST, FIRST + 5))
    await club.passes(1.0)
    assert await best_turn_of(club.host, await club.season()) is None
    games = (await club.make_tables())[:2]
    for game_id in games:
        await club.play_out(game_id)
    season = await club.season()
    first, second = season.in_state(COUNTED)
    rows = [row for row in await club.host.db.games.log(games[0]) if row.kind in CHOICES]
    own = next(row for row in rows if row.seat == 0)
    other = next(row for row in rows if row.seat == 1)

    async def kept(row: GameRow) -> Analysis | None:
        best = (Best(own.seq, 0, 0.3), Best(other.seq, 1, 0.1))
        return Analysis((), (), (), (), best) if row.id == games[0] else None

    monkeypatch.setattr(club.host.analyses, "kept", kept)
    assert await best_turn_of(club.host, season) == BestTurn(first.number, own.seq, first.entrants[0], 0.3)
    deserted = replace(first, absent=[first.entrants[0]])
    best = await best_turn_of(club.host, replace(season, fixtures=(deserted, second)))
    assert best is not None and best.person == first.entrants[1], "who deserts a game is not praised for it"
    monkeypatch.setattr(club.host.analyses, "kept", AsyncMock(return_value=None))
    assert await best_turn_of(club.host, season) is None and second.number != first.number
