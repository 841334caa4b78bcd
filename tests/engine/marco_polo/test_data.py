"""The printed figures: counts, sums, the map."""

from collections import Counter, deque

import pytest

from engine.marco_polo.components import board, cards
from engine.marco_polo.components.amounts import CAMEL, GOLD, PEPPER, SILK, VP
from engine.marco_polo.components.cards import LETTERED
from engine.marco_polo.components.characters import CHARACTERS
from engine.marco_polo.components.map import (
    BEIJING,
    CARD_SPACES,
    CITIES,
    LARGE_CITIES,
    OASES,
    PLACES,
    ROADS,
    SMALL_CITIES,
)
from engine.marco_polo.spaces.city_cards import CITY_CARDS
from engine.marco_polo.travel.routes import WAYS, WAYS_WITH_JUMPS, cities_of, routes_from, walks_from


def test_44_contracts() -> None:
    assert len(cards.CONTRACTS) == 44
    assert (len(cards.STARTING), len(cards.NORMAL)) == (6, 38)
    assert len({(one.cost, one.reward) for one in cards.CONTRACTS.values()}) == 44


@pytest.mark.parametrize("contract", cards.CONTRACTS.values(), ids=lambda one: one.id)
def test_a_contract_costs_camels_and_goods_and_brings_points_and_more(contract: cards.Contract) -> None:
    assert contract.cost[0] == contract.cost[VP] == 0
    assert contract.cost[CAMEL] >= 1
    assert sum(contract.cost[PEPPER : GOLD + 1]) >= 1
    assert contract.reward.plain[VP] >= 1
    assert contract.reward.plain != (0, 0, 0, 0, 0, contract.reward.plain[VP]) or not contract.reward.is_plain


def test_31_city_cards_of_known_kinds() -> None:
    """Cards of our own may stand beside the printed ones."""
    printed = [CITY_CARDS[f"CC{n:02}"] for n in range(1, 32)]
    assert Counter(card.kind for card in printed) == {
        "exchange": 16,
        "steps": 2,
        "own_city": 2,
        "one_way": 1,
        "two_way": 2,
        "per_contract": 2,
        "per_post": 2,
        "by_die": 3,
        "per_die": 1,
    }
    assert all(len(card.by_die) in (0, 6) for card in CITY_CARDS.values())


def test_10_outpost_and_6_city_bonuses_all_different() -> None:
    assert (len(cards.OUTPOSTS), len(set(cards.OUTPOSTS.values()))) == (10, 10)
    assert (len(cards.MARKERS), len(set(cards.MARKERS.values()))) == (6, 6)
    assert sorted(LETTERED) == sorted(SMALL_CITIES)
    assert sorted(LETTERED.values()) == sorted(cards.MARKERS)


def test_18_goal_cards_pair_a_large_and_a_small_city() -> None:
    assert len(cards.GOALS) == 18
    for goal in cards.GOALS.values():
        large, small = goal.cities
        assert large in LARGE_CITIES
        assert small in SMALL_CITIES
        assert 4 <= goal.vp <= 8


def test_8_characters() -> None:
    assert len(CHARACTERS) == 8
    assert set(board.BEGINNERS) < CHARACTERS.keys()


def test_25_places_and_9_card_spaces() -> None:
    assert len(PLACES) == 25
    assert (len(SMALL_CITIES), len(LARGE_CITIES), len(OASES), len(CITIES)) == (6, 7, 10, 14)
    assert Counter(CARD_SPACES) == {city: 3 if city == "sumatra" else 1 for city in LARGE_CITIES}


def test_30_roads_open_both_ways_at_one_price() -> None:
    assert len(ROADS) == len({frozenset((road.a, road.b)) for road in ROADS}) == 30
    there = {(here, way.end): (way.coins, way.camels) for here, ways in WAYS.items() for way in ways}
    assert len(there) == 60
    assert all(there[b, a] == price for (a, b), price in there.items())


def test_the_map_is_connected() -> None:
    seen, frontier = {BEIJING}, deque([BEIJING])
    while frontier:
        for way in WAYS[frontier.popleft()]:
            if way.end not in seen:
                seen.add(way.end)
                frontier.append(way.end)
    assert seen == PLACES.keys()


@pytest.mark.parametrize("start", PLACES)
def test_routes_are_walks_on_the_map_at_their_price(start: str) -> None:
    for ways, routes in (
        (WAYS, routes_from(start)),
        (WAYS_WITH_JUMPS, routes_from(start, True)),
        (WAYS, walks_from(start)),
    ):
        for route in routes:
            here, coins, camels = start, 0, 0
            for place in route.path:
                (way,) = [way for way in ways[here] if way.end == place]
                here, coins, camels = place, coins + way.coins, camels + way.camels
            assert route[:4] == (here, len(route.path), coins, camels)


@pytest.mark.parametrize("start", ["venezia", "o3", "beijing", "kochi"])
def test_no_walk_is_better_than_the_routes(start: str) -> None:
    """Against every walk of up to five steps, found without thinking."""
    walks = [((), start, 0, 0)]
    for _ in range(5):
        walks = [
            ((*path, way.end), way.end, coins + way.coins, camels + way.camels)
            for path, here, coins, camels in walks
            for way in WAYS[here]
        ]
        for path, end, coins, camels in walks:
            better = [r for r in routes_from(start) if r.end == end and r.steps <= len(path)]
            assert any(route.coins <= coins and route.camels <= camels for route in better)
            visited = cities_of(walks_from(start)[0]._replace(path=path))
            same = [r for r in walks_from(start) if r.end == end and cities_of(r) == visited and r.steps <= len(path)]
            assert any(route.coins <= coins and route.camels <= camels for route in same)


def test_the_bazaar_and_the_fees() -> None:
    amounts = {line: [sum(reward.plain) for reward in rows] for line, rows in board.BAZAAR.items()}
    assert amounts == {
        "bazaar camel": [1, 2, 3, 4, 5, 6],
        "bazaar pepper": [1, 2, 3, 3, 5, 4],
        "bazaar silk": [1, 2, 3, 3, 5, 4],
        "bazaar gold": [1, 2, 4, 3, 3, 4],
    }
    goods = {"bazaar pepper": PEPPER, "bazaar silk": SILK, "bazaar gold": GOLD}
    for line, kind in goods.items():
        assert [reward.plain[kind] for reward in board.BAZAAR[line]] == [1, 2, 2, 3, 3, 4]
    assert board.TRAVEL_FEES == (0, 3, 7, 12, 12, 18, 18)


def test_the_table() -> None:
    assert board.BLACK_DICE == {2: 3, 3: 4, 4: 5}
    assert board.START_COINS == (7, 8, 9, 10)
    assert board.BEIJING_VP == (10, 7, 4, 1)
    assert cards.DISTINCT_CITIES_VP == (0, 1, 3, 6, 10)
    assert len(cards.NORMAL) == board.SPECIAL_PILE + board.ROUNDS * board.ROUND_PILE
