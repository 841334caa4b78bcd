"""A turn takes few presses: the medians over 120 turns of the guide, all of it pressed on the real panel; over a
thousand in the long run."""

from itertools import count, islice
from statistics import median

import pytest

from engine.games import rules_of
from tests.support.dealt.tables import Table
from tests.support.presses import Step, presses, turns

TURNS = [120, pytest.param(1000, marks=pytest.mark.slow)]
SEATS = (2, 3, 4)


def played(number_of_turns: int, game: str, **options: str) -> "list[list[Step]]":
    """Turns of games with 2, 3 and 4 seats in turn."""
    rules = rules_of(game)
    tables = (
        Table(game, tuple(rules.check_options(options, seats).items()), seats)
        for seats in (SEATS[number % len(SEATS)] for number in count())
    )
    found = (turn for seed, table in enumerate(tables) for turn in turns(table, seed))
    return list(islice(found, number_of_turns))


@pytest.mark.parametrize(
    ("game", "options", "most", "share"),
    [("istanbul", {}, 2, 0.5), ("marco_polo", {}, 4, 0.4), ("istanbul", {"expansion": "bazaar"}, 4, 0.15)],
    ids=["base", "marco-polo", "bazaar"],
)
@pytest.mark.parametrize("number", TURNS)
def test_a_turn_takes_few_presses(game: str, options: dict[str, str], most: int, share: float, number: int) -> None:
    needed = [presses(turn) for turn in played(number, game, **options)]
    assert len(needed) == number
    assert median(needed) <= most, sorted(needed)[:: number // 20]
    assert needed.count(2) >= share * number, "Take turn, and a whole turn"
