"""Demand tiles under the top one are unknown until each has been seen once (ruling 62)."""

from random import Random

import pytest

from engine.core.create import load_position
from engine.core.determinize import determinize
from engine.core.position import Position
from engine.core.tuples import replaced
from engine.istanbul.hidden import MARKETS, stack_of, unseen_tiles
from engine.istanbul.names import LARGE_MARKET, SMALL_MARKET
from engine.istanbul.places.markets import demand
from tests.scenarios.istanbul.given import start

STOCK = {"lira": 0, "capacity": 5, "goods": dict.fromkeys(("fabric", "spice", "fruit", "jewelry"), 5)}
BESIDE = {LARGE_MARKET: 9, SMALL_MARKET: 12}


def before_a_sale(place: int, seen: int) -> Position:
    """Red is about to sell; so many tiles of the market have been seen."""
    given = start({"red": {**STOCK, "at": BESIDE[place]}}).boundary.clone()
    given.tiles_seen = replaced(given.tiles_seen, MARKETS.index(place), seen)
    position = Position(start({}).rules, given)
    for notation in (f"move {place}", "leave"):
        position.choose(0, notation)
    return position


@pytest.mark.parametrize("place", BESIDE)
@pytest.mark.parametrize("seen", [1, 2, 3, 4, 5])
def test_a_sale_is_final_until_every_tile_was_seen(place: int, seen: int) -> None:
    position = before_a_sale(place, seen)
    sale = next(iter(position.decision(0).options))
    outlook = position.outlook(0, sale)
    assert outlook.chance == (seen < 5)
    assert [type(event).__name__ for event in outlook.events] == ["Acted", "Sold"]
    assert position.try_out(0, sale).unknown == (seen < 5)
    position.choose(0, sale)
    assert (position.floor == len(position.choices)) == (seen < 5)
    assert position.state.tiles_seen[MARKETS.index(place)] == min(5, seen + 1)


@pytest.mark.parametrize("place", BESIDE)
def test_what_was_seen_is_stored_with_the_position(place: int) -> None:
    position = before_a_sale(place, 3)
    position.choose(0, next(iter(position.decision(0).options)))
    position.choose(0, "end")
    loaded = load_position(position.rules, position.dump(), bytes(32))
    assert loaded.state.tiles_seen == position.state.tiles_seen
    assert loaded.state.tiles_seen[MARKETS.index(place)] == 4


@pytest.mark.parametrize("place", BESIDE)
def test_a_redraw_shuffles_the_unseen_tiles_and_leaves_the_others(place: int) -> None:
    for seen in range(1, 6):
        position, rng = before_a_sale(place, seen), Random(seen)
        true = stack_of(position.state, place)
        known = [tile for tile in true if tile not in unseen_tiles(position.state, place)]
        assert len(known) == seen
        stacks = set()
        for _ in range(60):
            stack = stack_of(determinize(position, 1, rng).state, place)
            assert [tile for tile in stack if tile in known] == known and stack[0] == true[0]
            assert stack[len(stack) + 1 - seen :] == true[len(stack) + 1 - seen :]
            stacks.add(tuple(stack))
        assert len(stacks) > {1: 20, 2: 5, 3: 1, 4: 0, 5: 0}[seen]


def test_a_dump_that_does_not_say_what_was_seen_counts_the_top_tiles_only() -> None:
    position = before_a_sale(LARGE_MARKET, 5)
    dumped = position.dump()
    del dumped["boundary"]["tiles_seen"]
    assert load_position(position.rules, dumped, bytes(32)).state.tiles_seen == (1, 1)


def test_nobody_s_view_depends_on_a_tile_that_is_not_on_top() -> None:
    position = before_a_sale(LARGE_MARKET, 1)
    state = position.state.clone()
    state.large_market[1:] = reversed(state.large_market[1:])
    assert demand(state, LARGE_MARKET) == demand(position.state, LARGE_MARKET)
    for viewer in (None, 0, 1):
        assert position.rules.view(state, viewer) == position.view(viewer)
