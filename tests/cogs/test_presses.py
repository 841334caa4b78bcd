"""A turn takes few presses: the medians over a thousand turns of the guide, all of it pressed on the real panel."""

from itertools import count, islice
from statistics import median

import pytest

from engine.games import rules_of
from tests.engine.tables import Table
from tests.support.presses import Step, presses, turns

TURNS = 1000
SEATS = (2, 3, 4)


def played(game: str, **options: str) -> "list[list[Step]]":
    """Turns of games with 2, 3 and 4 seats in turn."""
    rules = rules_of(game)
    tables = (
        Table(game, tuple(rules.check_options(options, seats).items()), seats)
        for seats in (SEATS[number % len(SEATS)] for number in count())
    )
    found = (turn for seed, table in enumerate(tables) for turn in turns(table, seed))
    return list(islice(found, TURNS))


@pytest.mark.parametrize(
    ("game", "options", "most"),
    [("istanbul", {}, 3), ("marco_polo", {}, 4), ("istanbul", {"expansion": "bazaar"}, 5)],
    ids=["base", "marco-polo", "bazaar"],
)
def test_a_turn_takes_few_presses(game: str, options: dict[str, str], most: int) -> None:
    needed = [presses(turn) for turn in played(game, **options)]
    assert len(needed) == TURNS
    assert median(needed) <= most, sorted(needed)[:: TURNS // 20]
    assert 2 in needed, "a shortcut and Finish turn"
