"""What labels can say of an option before it is chosen."""

from collections.abc import Mapping
from typing import Any

import pytest

from engine.marco_polo.components.amounts import NOTHING, Amounts, Reward, cost
from engine.marco_polo.outlook import Outlook
from tests.scenarios.marco_polo.given import start


def look(given: Mapping[str, Any], *choices: str) -> Outlook:
    """The outlook of the last of these notations, the others having been chosen by blue."""
    position = start(given)
    for notation in choices[:-1]:
        position.choose(0, notation)
    found: Outlook = position.outlook(0, choices[-1])
    return found


def test_a_line_of_the_bazaar_tells_its_best_column_and_what_it_costs() -> None:
    seen = look({"placed": {"bazaar silk": ["green 1 1"]}, "blue": {"have": {"coin": 4}}}, "bazaar silk")
    assert seen.prospect is not None
    assert (seen.prospect.dice, seen.prospect.low, seen.prospect.toll, seen.prospect.least_toll) == (2, 4, 4, 1)
    assert seen.prospect.reward == Reward(cost(silk=3))
    assert (seen.paid, seen.gained, seen.chance, seen.opens) == (NOTHING, NOTHING, False, "dice")


def test_coins_khan_contracts_and_travel_tell_what_they_bring() -> None:
    given = {"row": ["K01", "K02", "K03"], "blue": {"dice": "2 2", "have": {"coin": 9}}}
    coins, khan, contracts, travel = (look(given, space) for space in ("coins", "khan", "contracts", "travel"))
    assert coins.prospect is not None and coins.prospect.reward == Reward(cost(coin=5))
    assert khan.prospect is not None and khan.prospect.reward == Reward(cost(camel=2), any_good=1)
    assert contracts.prospect is not None and contracts.prospect.contracts == ("K01", "K02")
    assert travel.prospect is not None and travel.prospect.steps == 2


@pytest.mark.parametrize(
    ("card", "price", "reward"),
    [
        ("CC14", cost(camel=1, gold=1), Reward(cost(vp=4))),
        ("CC31", NOTHING, Reward(cost(coin=2))),
        ("CC28", NOTHING, Reward(cost(silk=3))),
        ("CC30", NOTHING, Reward(own_city=2)),
    ],
)
def test_a_city_card_tells_its_price_and_reward(card: str, price: Amounts, reward: Reward) -> None:
    blue = {"dice": "5", "posts": ["moscow", "anxi"], "have": {"camel": 2, "gold": 2}}
    prospect = look({"cards": {"moscow": card}, "blue": blue}, f"card {card}").prospect
    assert prospect is not None
    assert (prospect.cost, prospect.reward) == (price, reward)


def test_a_destination_tells_its_price_and_its_bonus() -> None:
    given = {"blue": {"dice": "2 2", "have": {"coin": 9, "camel": 3}, "figures": ["o1"]}}
    seen = look(given, "travel", "to anxi")
    assert (seen.paid, seen.gained, seen.opens) == (cost(coin=7, camel=3), cost(coin=5), "after")


def test_a_destination_with_a_choice_opens_it() -> None:
    given = {"blue": {"dice": "1 1", "have": {"coin": 3, "camel": 2}, "figures": ["lan_zhou"]}}
    assert look(given, "travel").opens == "travel"
    assert look(given, "travel", "to kashgar").opens == "goods"


def test_the_usual_column_is_part_of_what_dice_lead_to() -> None:
    seen = look({"blue": {"dice": "2 5"}}, "bazaar pepper", "die 5")
    assert (seen.gained, seen.opens) == (cost(coin=2, pepper=3), "after")


@pytest.mark.parametrize("notation", ["black", "complete K01"])
def test_chance_is_told_and_not_looked_at(notation: str) -> None:
    seen = look({"blue": {"contracts": ["K01"], "have": {"camel": 5, "pepper": 3}}}, notation)
    assert seen.chance
    assert (seen.paid[1], seen.opens) == ({"black": 3, "complete K01": 1}[notation], "")


def test_nothing_is_told_of_chance_where_there_is_none() -> None:
    assert not look(
        {"blue": {"contracts": ["K03"], "have": {"camel": 2, "pepper": 2, "silk": 1}}}, "complete K03"
    ).chance
    assert not look({"blue": {"dice": "1 2"}}, "coins", "die 1", "end").chance


def test_the_end_of_a_round_is_chance() -> None:
    nobody = {"dice": ""}
    given = {"blue": {"dice": "1"}, "green": nobody, "red": nobody, "yellow": nobody}
    assert look(given, "coins", "end").chance


def test_a_destination_of_several_ways_tells_the_cheapest() -> None:
    given = {"blue": {"dice": "3 3", "have": {"coin": 25, "camel": 9}, "figures": ["o3"]}}
    seen = look(given, "travel", "to venezia")
    assert (seen.opens, seen.paid, seen.least) == ("route", NOTHING, cost(coin=7, camel=3))
