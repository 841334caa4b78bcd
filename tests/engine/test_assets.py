"""Of what the winner of a game had more than the next best, or had it sooner."""

from typing import NamedTuple

import pytest

from engine.core.assets import Asset, Held, Lead, leads
from engine.core.standings import Standing
from engine.istanbul.events import Extended, GainedRuby, Sold, TookTile
from engine.istanbul.names import COFFEE_HOUSE, GEMSTONE_DEALER, SMALL_MOSQUE, SULTANS_PALACE
from engine.istanbul.reading.assets import asset as of_istanbul
from engine.marco_polo.assets import asset as of_marco_polo
from engine.marco_polo.components.amounts import cost
from engine.marco_polo.events import BuiltPost, Completed, Gained, Scored


class Got(NamedTuple):
    seat: int | None
    name: str
    worth: float


def got(event: Got) -> Asset | None:
    return Asset(event.name, 1, event.worth) if event.worth else None


def names(turns: dict[int, list[Got]], *scores: int, sooner_counts: bool = False) -> list[str]:
    standings: list[Standing] = [(score,) for score in scores]
    return [lead.name for lead in leads(turns, standings, got, sooner_counts=sooner_counts)]


MORE = {1: [Got(0, "posts", 6)], 2: [Got(1, "posts", 2), Got(None, "posts", 9)], 3: [Got(0, "posts", 4)]}


def test_what_each_had_is_told_with_its_first_and_last_turn() -> None:
    (lead,) = leads(MORE, [(10,), (2,)], got, sooner_counts=False)
    assert lead == Lead("posts", (Held(2, 10, 1, 3), Held(1, 2, 2, 2)))


@pytest.mark.parametrize(
    ("turns", "told"),
    [
        ({1: [Got(0, "posts", 6), Got(0, "coins", 5), Got(1, "coins", 1)]}, ["posts"]),
        ({1: [Got(0, "posts", 5), Got(0, "coins", 5)]}, ["posts", "coins"]),
        ({1: [Got(0, "posts", 4), Got(0, "coins", 3), Got(0, "cards", 3)]}, []),
        ({1: [Got(0, "posts", 20), Got(1, "coins", 10)]}, ["posts"]),
        ({1: [Got(0, "posts", 0.3)]}, []),
        ({1: [Got(2, "posts", 6), Got(0, "coins", 6)]}, ["coins"]),
        ({1: [Got(0, "posts", 6), Got(2, "posts", 6), Got(0, "coins", 5)]}, []),
        ({}, []),
    ],
    ids=["most", "half", "spread", "more-than-all", "little", "of-the-third", "the-third-too", "none"],
)
def test_a_kind_is_told_that_makes_half_of_the_lead_over_the_next_best(
    turns: dict[int, list[Got]], told: list[str]
) -> None:
    assert names(turns, 10, 5, 4) == told


def test_in_a_race_what_came_sooner_counts_for_more() -> None:
    turns = {1: [Got(1, "gems", 1)], 2: [Got(0, "carts", 1)], 8: [Got(1, "carts", 1)], 9: [Got(0, "gems", 1)]}
    turns[10] = [Got(0, "tiles", 1)]
    assert names(turns, 3, 2) == ["tiles"] and names(turns, 3, 2, sooner_counts=True) == ["carts"]


def test_what_came_in_the_last_turn_counts_in_a_race_too() -> None:
    assert names({1: [Got(0, "gems", 1)]}, 3, 2, sooner_counts=True) == ["gems"]


def test_of_three_kinds_the_two_largest_are_told() -> None:
    behind = Got(1, "goods", 9)
    turns = {1: [Got(0, "cards", 5), Got(0, "coins", 6), Got(0, "posts", 7), behind]}
    assert names(turns, 10, 8) == ["posts", "coins"]


def test_nobody_leads_where_the_win_is_shared() -> None:
    assert names(MORE, 10, 10) == []


def test_a_game_of_istanbul_is_won_by_rubies_extensions_and_tiles() -> None:
    assert of_istanbul(Extended(0, 3)) == Asset("wheelbarrow", 1, 1 / 3)
    assert of_istanbul(TookTile(0, 1)) == Asset("tiles", 1, 1 / 2)
    for place, name in ((SULTANS_PALACE, "palace"), (GEMSTONE_DEALER, "gems"), (COFFEE_HOUSE, "coffee")):
        assert of_istanbul(GainedRuby(0, place)) == Asset(name, 1, 1)
    assert of_istanbul(GainedRuby(0, SMALL_MOSQUE)) is None, "the tiles are counted"
    assert of_istanbul(Sold(0, 11, (1, 0, 0, 0), 4)) is None


@pytest.mark.parametrize(
    ("event", "told"),
    [
        (Completed(0, "K07"), Asset("contracts", 1, 0)),
        (Gained(0, cost(vp=7, coin=2), "contract K07"), Asset("contracts", 0, 7)),
        (Gained(0, cost(coin=2), "contract K07"), None),
        (Scored(0, "contracts", 7), Asset("contracts", 0, 7)),
        (BuiltPost(0, "anxi", 1, None), Asset("posts", 1, 0)),
        (BuiltPost(0, "anxi", 9, "moscow"), Asset("posts", 0, 0)),
        (Gained(0, cost(vp=3), "city kochi"), Asset("posts", 0, 3)),
        (Gained(0, cost(vp=4), "outpost moscow"), Asset("posts", 0, 4)),
        (Gained(0, cost(vp=5), "posts"), Asset("posts", 0, 5)),
        (Gained(0, cost(vp=6), "beijing"), Asset("posts", 0, 6)),
        (Scored(0, "goal G03", 5), Asset("posts", 0, 5)),
        (Scored(0, "cities", 6), Asset("posts", 0, 6)),
        (Scored(0, "goods", 3), Asset("posts", 0, 3)),
        (Scored(0, "coins", 2), Asset("other", 0, 2)),
        (Scored(0, "track", 40), None),
    ],
)
def test_a_game_of_marco_polo_is_won_by_points_of_contracts_posts_and_others(event: tuple, told: Asset | None) -> None:
    assert of_marco_polo(event) == told
