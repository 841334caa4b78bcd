"""The Merchant: what dice bring is exact, its turns make sense, and every module is used."""

from collections import Counter
from itertools import product
from random import Random

import pytest

from engine import players
from engine.core.determinize import redrawn
from engine.core.position import Position
from engine.istanbul.events import Rolled
from engine.istanbul.merchant import chance
from engine.istanbul.merchant.actions import ACTIONS
from engine.istanbul.names import PLACES
from engine.istanbul.notation import EXTRA_TURN, KEEP
from engine.istanbul.places.warehouses import EXTENSION_PRICE
from tests.scenarios.istanbul.given import start
from tests.support.dealt.tables import Table, new

PLAIN = {3: 2.972, 4: 3.833, 5: 4.5, 6: 4.889, 7: 4.917, 8: 4.5, 9: 3.944, 10: 3.333, 11: 2.75, 12: 2.278}
WITH_RED_TILE = {3: 3.0, 4: 4.0, 5: 5.0, 6: 5.969, 7: 6.769, 8: 7.125, 9: 6.753, 10: 5.556, 11: 3.438, 12: 2.548}


@pytest.mark.parametrize(("red_tile", "means", "best"), [(False, PLAIN, 7), (True, WITH_RED_TILE, 8)])
def test_the_means_of_the_tea_house_are_exact(red_tile: bool, means: dict[int, float], best: int) -> None:
    assert {number: round(chance.tea(number, red_tile), 3) for number in means} == means
    assert chance.best_call(red_tile) == best


def test_the_means_of_the_black_market_are_exact() -> None:
    assert (round(chance.jewelry(9, False), 4), round(chance.jewelry(9, True), 4)) == (0.9444, 1.6327)


def at(place: int, **given: object) -> Position:
    """The seat has just come to a place, on the board in order of number."""
    beside = place - 1 if place % 4 != 1 else place + 1
    position = start({"red": {"at": beside, "lira": 0, **given}})
    for notation in (f"move {place}", "leave"):
        position.choose(0, notation)
    return position


def test_a_roll_that_meets_the_call_is_left_as_it_is() -> None:
    """Turning a die would bring the same."""
    kept = 0
    for seed in range(20):
        position = redrawn(at(9, tiles=["fabric"]), Random(seed))
        (rolled,) = (event.dice for event in position.choose(0, "call 7") if isinstance(event, Rolled))
        if sum(rolled) >= 7:
            assert players.choose(players.MERCHANT, position, 0, Random(seed)) == KEEP
            kept += 1
    assert kept


def rolled(position: Position, notation: str) -> list[Position]:
    """The positions after each roll of two dice that may follow a choice."""
    found = []
    for dice in product(range(6), repeat=2):
        fork = position.fork()
        fork.choose(0, notation, dice)
        found.append(fork)
    return found


def test_the_rules_give_the_same_means_without_the_red_tile() -> None:
    """Every roll once, through the rules themselves."""
    tea, market = at(9), at(8, capacity=5)
    for number in (7, 8):
        lira = [position.state.seats[0].lira for position in rolled(tea, f"call {number}")]
        assert sum(lira) / 36 == pytest.approx(chance.tea(number, False))
    jewelry = [position.state.seats[0].goods[3] for position in rolled(market, "take fabric")]
    assert sum(jewelry) / 36 == pytest.approx(chance.jewelry(9, False))


@pytest.mark.parametrize(("tiles", "call"), [([], "call 7"), (["fabric"], "call 8")])
def test_it_announces_what_brings_most(tiles: list[str], call: str) -> None:
    assert choice(at(9, tiles=tiles)) == call


def choice(position: Position) -> str:
    return players.choose(players.MERCHANT, position, 0, Random(1))


@pytest.mark.parametrize(
    ("given", "wanted"),
    [
        ({"at": 12, "lira": 20}, "move 16"),
        ({"at": 6, "lira": 2, "stack": 0, "out": [1, 12, 13, 16]}, "move 7"),
        ({"at": 9, "lira": EXTENSION_PRICE.latest, "capacity": 4}, "move 1"),
        ({"at": 10, "lira": 0, "goods": {"fruit": 2, "jewelry": 2}, "capacity": 4, "tiles": ["fruit"]}, "move 15"),
    ],
    ids=["a ruby for lira", "nobody left to walk on", "a ruby for the last extension", "a ruby for the second tile"],
)
def test_it_goes_where_most_is_to_be_had(given: dict[str, object], wanted: str) -> None:
    assert choice(start({"red": given})) == wanted


def test_it_wins_the_game_when_it_can() -> None:
    position = start({"seats": 2, "red": {"at": 12, "lira": 30, "rubies": 5}, "blue": {"rubies": 5, "lira": 0}})
    assert choice(position) == "move 16"


def test_seals_for_a_ruby_are_traded_before_more_is_gathered() -> None:
    """As long as nothing stands in the way: a ruby put off from turn to turn is one less in the end."""
    red = {
        "at": 23,
        "lira": 1,
        "rubies": 1,
        "letters": [1, 1, 2, 9, 9, 10, 13, 14],
        "delivered": [3, 4, 7, 8, 12, 16, 21],
    }
    position = start({"options": {"expansion": "letters"}, "red": red, "blue": {"at": 6, "rubies": 3}})
    assert choice(position) == "move 24"


def test_seals_buy_another_turn_in_the_last_round() -> None:
    """They are worth nothing afterwards; whom it meets comes first."""
    red = {"at": 3, "lira": 0, "rubies": 6, "delivered": [1, 2]}
    blue = {"family": 4, "rubies": 6}
    position = start({"seats": 2, "options": {"expansion": "letters"}, "final_round": True, "red": red, "blue": blue})
    for notation in ("move 4", "leave", "fill"):
        position.choose(0, notation)
    assert choice(position) == "catch blue lira"
    position.choose(0, "catch blue lira")
    assert choice(position) == "extra-turn delivered delivered"


@pytest.mark.parametrize(("rubies", "considered"), [(4, False), (5, True)])
def test_seals_are_kept_for_a_ruby_until_the_end_is_near(rubies: int, considered: bool) -> None:
    red = {"at": 3, "delivered": [1, 2, 5]}
    given = {"seats": 2, "options": {"expansion": "letters"}, "red": red, "blue": {"rubies": rubies}}
    position = start(given)
    for notation in ("move 21", "leave", "take-letters"):
        position.choose(0, notation)
    options = list(position.decision(0).options)
    assert any(EXTRA_TURN.begins(option) for option in options)
    worth_a_try = position.rules.judge.considered(position.view(0), "encounters", options)
    assert any(EXTRA_TURN.begins(option) for option in worth_a_try) == considered


def test_it_knows_every_place() -> None:
    assert ACTIONS.keys() == PLACES.keys()


def test_it_gathers_rubies_with_every_module() -> None:
    """How often it wins is measured by matches (docs/computer-players.md)."""
    chosen: Counter[str] = Counter()
    for seed in (1, 2):
        position, rng = new(Table("istanbul", (("expansion", "bazaar"),), 2), seed), Random(seed)
        names = (players.MERCHANT, players.ROOKIE)
        while not position.over:
            seat = position.seats_to_act[0]
            notation = players.choose(names[seat], position, seat, rng)
            if seat == 0:
                chosen[position.decision(seat).kind] += 1
            position.choose(seat, notation)
        assert position.state.seats[0].rubies >= 4
    letters, coffee = {"embassy", "kiosk", "secret-society"}, {"coffee-house", "roasting-plant", "tavern", "guild-hall"}
    assert chosen.keys() & letters and chosen.keys() & coffee and chosen["kiosk-use"]
