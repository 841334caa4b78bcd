"""The best turn of a season."""

from unittest.mock import AsyncMock

import pytest

from db import GameRow
from engine.players.analysis import Parts
from host.finished.analysis import Analysis, Swing
from host.leagues.highlights import best_turn_of
from host.leagues.season import COUNTED
from host.table.log import CHOICES
from seasons.best_turn import Turn
from tests.host.desk import Desk
from tests.support.season import FIRST, Club


async def test_it_is_a_turn_of_the_person_who_gained_by_it(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
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
        swings = (
            Swing(other.seq, other.seq, 0, 0.9, Parts(0.0, 0.0, ())),  # another one's mistake
            Swing(own.seq, own.seq, 0, 0.5, Parts(0.2, 0.0, ())),
            Swing(other.seq, other.seq, 1, 0.6, Parts(0.5, 0.0, ())),
        )
        return Analysis((), swings) if row.id == games[0] else None

    monkeypatch.setattr(club.host.analyses, "kept", kept)
    best = await best_turn_of(club.host, season)
    assert best == Turn(first.number, own.seq, first.entrants[0], 0.5, 0.2) and best.earned == pytest.approx(0.3)
    monkeypatch.setattr(club.host.analyses, "kept", AsyncMock(return_value=None))
    assert await best_turn_of(club.host, season) is None and second.number != first.number
