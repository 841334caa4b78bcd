"""House players are handed a window on their seat and nothing else."""

from random import Random

import pytest

from engine import players
from engine.core.decision import Refusal
from engine.games import GAMES
from tests.engine.tables import moments, new, some_tables


@pytest.mark.parametrize("name", GAMES)
def test_access_shows_the_seat_and_no_engine_values(name: str) -> None:
    table = next(table for table in some_tables() if table.game == name)
    for position in moments(table, 20):
        for seat in position.seats_to_act:
            access = players.Access(position, seat)
            asked = position.decision(seat)
            assert (access.decision.kind, list(access.decision.options)) == (asked.kind, list(asked.options))
            assert set(access.decision.options.values()) == {None}
            assert access.decision.default == asked.default
            assert access.view == position.view(seat)
            option = next(iter(asked.options))
            assert access.outlook(option) == position.outlook(seat, option)


def test_random_chooses_everything_there_is() -> None:
    position = new(some_tables()[0])
    seat = position.seats_to_act[0]
    chosen = {players.choose(players.RANDOM, position, seat, Random(i)) for i in range(300)}
    assert chosen == set(position.decision(seat).options)


def test_unknown_players_and_idle_seats_are_refused() -> None:
    position = new(some_tables()[0])
    seat = position.seats_to_act[0]
    with pytest.raises(ValueError, match="grandmaster"):
        players.choose("grandmaster", position, seat, Random(1))
    with pytest.raises(Refusal, match="not_your_turn"):
        players.choose(players.ROOKIE, position, seat + 1, Random(1))
