"""Every kind of decision that a random game comes to is met by the Merchant and the Master."""

from itertools import islice
from math import inf
from random import Random
from typing import Final

import pytest

from engine import players
from engine.core.position import Position
from engine.games import GAMES
from engine.players.thinking_time import Budget
from tests.support.dealt.tables import new, tables_of, walk
from tests.support.games import facts_of
from tools.decisions import kinds_of

LONGEST: Final = 3000  # choices of a random game
GAMES_EACH: Final = 4  # of each variation


def met(name: str) -> dict[str, tuple[Position, int]]:
    """The first position with each kind of decision, and the seat that it asks."""
    found: dict[str, tuple[Position, int]] = {}
    tables = tables_of(name) * GAMES_EACH
    for number, table in enumerate(tables):
        for position in islice(walk(new(table, number), Random(number)), LONGEST):
            for decision in position.decisions:
                if decision.kind not in found:
                    found[decision.kind] = position.fork(), decision.seat
    return found


@pytest.mark.slow
@pytest.mark.parametrize("name", GAMES)
def test_merchant_and_master_choose_at_every_kind_of_decision(name: str) -> None:
    found = met(name)
    assert found.keys() >= kinds_of(name) - facts_of(name).unmet
    for position, seat in found.values():
        for level in (players.MERCHANT, players.MASTER):
            chosen = players.think(level, position, seat, Random(1), Budget(2, inf))
            assert chosen.notation in position.decision(seat).options
