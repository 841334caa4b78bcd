"""The Merchant: its value says what a player would say, it comes to every kind of action, and wins against rookies."""

from collections import Counter
from dataclasses import replace
from math import inf
from random import Random

import pytest

from engine import players
from engine.core.position import Position
from engine.marco_polo.components.cards import CONTRACTS
from engine.marco_polo.components.characters import CHARACTERS
from engine.marco_polo.merchant import foreseen
from engine.marco_polo.merchant.judge import MarcoPoloJudge
from engine.marco_polo.merchant.position import Appraiser, Parts
from engine.marco_polo.merchant.weights import WEIGHTS
from engine.marco_polo.view import View
from engine.players.thinking_time import Budget
from tests.scenarios.marco_polo.given import start
from tests.support.dealt.marco_polo_games import table

EXPERT = {"goals": "chosen", "city-bonuses": "random"}
GROUPS = (("caprini", "berke"), ("raschid", "niccolo-marco", "matteo"), ("rubruk", "kubilai", "mercator"))
ACTIONS = frozenset(
    ("coins", "bazaar camel", "bazaar pepper", "bazaar silk", "bazaar gold", "khan", "contracts", "travel", "card",
     "complete", "purse", "reroll", "adjust", "black")
)  # fmt: skip
RICH = {"camel": 5, "pepper": 8, "silk": 2, "gold": 4}
FAR_GOALS = ("G01", "G07")


def first_turn() -> View:
    given = {"seats": 2, "blue": {"character": "berke", "have": {"coin": 7, "camel": 2}}}
    return start({**given, "green": {"character": "mercator"}}).view(0)


def parts(view: View, **mine: object) -> Parts:
    changed = foreseen.with_me(view, **mine)
    return Appraiser(WEIGHTS, changed).parts(changed)


def test_a_contract_is_worth_more_the_less_is_missing() -> None:
    view = first_turn()
    worth = [
        parts(view, contracts=("K37",), have=(7, 2, 0, silk, gold, 0)).contracts
        for silk, gold in ((0, 0), (2, 0), (2, 2), (2, 3))
    ]
    assert worth == sorted(worth) and worth[0] < worth[-1]


def test_what_one_contract_needs_the_other_cannot_use() -> None:
    view = first_turn()
    rich = {"have": (7, 3, 0, 0, 4, 0), "dice": ()}
    both = parts(view, contracts=("K26", "K27"), **rich).contracts
    each = [parts(view, contracts=(one,), **rich).contracts for one in ("K26", "K27")]
    assert max(each) < both < sum(each)


def test_having_most_contracts_is_worth_its_points_once() -> None:
    """Of two contracts one is enough for having most: both are completed while there is time."""
    position = start(
        {
            "seats": 2,
            "round": 5,
            "blue": {"dice": "2", "contracts": ["K32", "K02"], "have": RICH, "done": ["K01"]},
            "green": {"dice": "", "done": ["K03", "K04"]},
        }
    )
    while not position.over:
        position.choose(0, players.choose(players.MERCHANT, position, 0, Random(1)))
    assert {"K32", "K02"} <= set(position.view(None).seats[0].done)


def test_journeys_are_worth_what_can_be_paid_and_goal_cards_lead_them() -> None:
    view = first_turn()
    worth = [parts(view, have=(coins, 2, 0, 0, 0, 0)).journeys for coins in (0, 9, 18)]
    assert worth[0] < worth[1] <= worth[2]
    assert parts(replace(view, goals=FAR_GOALS), posts=("moscow", "xian")).goals == 4 + 3


def test_without_dice_what_is_left_is_worth_what_it_scores() -> None:
    """Coins in tens, goods brought to Beijing in twos, and what such are too many on average; a contract is paid best
    with what scores nothing."""
    view = replace(first_turn(), round=5, beijing=(0, -1, -1, -1))
    left = {"dice": (), "posts": ("beijing",)}
    scored = [parts(view, have=(coins, 0, goods, 0, 0, 0), **left) for coins, goods in ((9, 3), (10, 3), (9, 4))]
    assert [(one.coins, one.goods) for one in scored] == [(0.45, 1.25), (1.45, 1.25), (0.45, 2.25)]
    # K27 takes a camel and four gold, which score two points in Beijing.
    paid = CONTRACTS["K27"]
    rich = tuple(paid.cost)
    with_it = [parts(view, have=rich, contracts=("K27",), dice=(), posts=posts) for posts in ((), ("beijing",))]
    assert with_it[0].contracts - with_it[1].contracts == pytest.approx(0.97 * (sum(paid.cost[2:5]) // 2))
    assert not parts(view, have=(0, 0, 0, 0, 0, 0), contracts=("K27",), dice=()).contracts


CROWDED = {
    "coins": ["green 5"], "bazaar camel": ["red 6"], "bazaar pepper": ["yellow 6"], "bazaar silk": ["green 3 3"],
    "bazaar gold": ["red 2 2 2"], "khan": ["yellow 2", "yellow 3", "green 4", "red 5"], "contracts": ["green 3"],
}  # fmt: skip


@pytest.mark.parametrize("level", [players.MERCHANT, players.MASTER])
@pytest.mark.parametrize(
    ("given", "choices"),
    [
        ({"round": 4, "placed": CROWDED, "blue": {"dice": "1", "have": {"coin": 4, "camel": 6}}}, ["coins"]),
        ({"round": 2, "blue": {"dice": "1 2", "have": {"coin": 3, "camel": 6}}}, ["coins", "die 2"]),
    ],
    ids=["no black die for a board where all costs a toll", "no low die for three coins where others bring more"],
)
def test_dice_are_worth_what_the_rest_of_the_round_can_do_with_them(
    level: str, given: dict[str, object], choices: list[str]
) -> None:
    others = {"green": {"dice": ""}, "red": {"dice": ""}, "yellow": {"dice": "1"}}
    blue = {"contracts": ["K32", "K12"], **given["blue"]}
    position = start({**others, **given, "blue": blue})
    for notation in choices:
        position.choose(0, notation)
    assert players.think(level, position, 0, Random(1), Budget(5, inf)).notation == "end"


def test_after_the_action_no_die_is_sold_that_can_be_sold_in_the_next_turn() -> None:
    """Even a 1 that nothing else would bring as much for, and though a journey lacks three coins."""
    others = {"green": {"dice": ""}, "red": {"dice": ""}, "yellow": {"dice": ""}}
    blue = {"dice": "1 1", "contracts": [], "have": {"coin": 6}}
    position = start({**others, "round": 2, "placed": CROWDED, "blue": blue})
    position.choose(0, "coins")
    assert players.choose(players.MERCHANT, position, 0, Random(1)) == "end"


def test_a_die_is_sold_before_an_action_that_cannot_be_paid_without() -> None:
    """Two steps cost seven coins."""
    judge = MarcoPoloJudge()
    position = start({"seats": 2, "round": 2, "blue": {"dice": "1 5 5", "have": {"coin": 6}}, "green": {"dice": "2"}})
    now = judge.at(position.view(0))
    for notation in ("purse", "die 1"):
        position.choose(0, notation)
    view, options = position.view(0), [*position.decision(0).options]
    assert now.considered(view, "turn", options) == ["travel"], "an action that its coins are needed for"


@pytest.mark.parametrize(("dice", "sells"), [("1 1", False), ("1", True)])
def test_not_all_dice_are_sold_where_a_space_brings_more_than_three_coins(dice: str, sells: bool) -> None:
    """Five coins, a 1 being paid, are more; of the last die both are compared."""
    position = start({"seats": 2, "round": 2, "blue": {"dice": dice, "have": {"coin": 17}}, "green": {"dice": "2"}})
    view = position.view(0)
    considered = MarcoPoloJudge().at(view).considered(view, "turn", [*position.decision(0).options])
    assert ("purse" in considered) is sells


def test_at_the_end_the_value_is_the_score() -> None:
    view = first_turn()
    over = replace(view, over=True)
    assert sum(Appraiser(WEIGHTS, over).parts(foreseen.with_me(over, have=(30, 0, 3, 3, 3, 61)))) == 61


def test_for_each_number_of_seats_all_characters_are_in_order() -> None:
    ranks = zip(*(character.draft for character in CHARACTERS.values()), strict=True)
    assert all(sorted(of_one) == list(range(1, len(CHARACTERS) + 1)) for of_one in ranks)


@pytest.fixture(scope="module")
def games() -> list[tuple[Position, Counter[str]]]:
    """Games of merchants, every character in one of them, and what was chosen in their turns."""
    found = []
    for seed, characters in enumerate(GROUPS):
        position, rng, chosen = table(characters, EXPERT, seed), Random(seed), Counter()
        while not position.over:
            seat = position.seats_to_act[0]
            kind, notation = position.decision(seat).kind, players.choose(players.MERCHANT, position, seat, rng)
            chosen[kind] += 1
            if kind in ("turn", "after"):
                chosen[notation if notation in ACTIONS else notation.split()[0]] += 1
            position.choose(seat, notation)
        found.append((position, chosen))
    return found


def test_merchants_use_every_kind_of_action(games: list[tuple[Position, Counter[str]]]) -> None:
    assert {name for group in GROUPS for name in group} == set(CHARACTERS)
    chosen = sum((chosen for _, chosen in games), Counter())
    assert set(chosen) >= ACTIONS


def test_merchants_score_more_than_rookies_do(games: list[tuple[Position, Counter[str]]]) -> None:
    points = [sum(vp for _, vp in seat.sheet) for position, _ in games for seat in position.state.seats]
    assert sum(points) / len(points) > 50
