"""What a button within a journey of Marco Polo says, and which ones are waste."""

from dataclasses import replace
from itertools import combinations

import pytest

from cogs.framework import limits
from engine.core.position import Position
from engine.core.trial import Shortcut
from engine.marco_polo.components.amounts import cost
from engine.marco_polo.components.cards import CONTRACTS
from engine.marco_polo.events import BuiltPost, Completed, Gained, GotBlackDie, Moved, Paid, Placed, TookContract
from tests.scenarios.marco_polo.given import start
from tests.support.panels import WORDS
from words.marco_polo.labels.shortcuts import deal_within, is_waste, name_within, shortcut_deal, shortcut_name
from words.marco_polo.labels.travelling import city_bonus
from words.shapes import length_of

MOSCOW = tuple(each for each in start({}).view(0).cards if each[0] == "moscow")
"""The city cards, of which only that city has one."""
NAMES = ("Ann", "Ben", "Cem", "Dora")


def travelling(dice: str) -> Position:
    """Dice are to be placed for a journey."""
    position = start({"blue": {"dice": dice, "have": {"coin": 20, "camel": 5}}})
    position.choose(0, "travel")
    return position


def journey(position: Position, dice: str, goal: str) -> Shortcut:
    return next(each for each in position.shortcuts(0, dice) if each.notations[:2] == (dice, f"to {goal}"))


@pytest.mark.parametrize(
    ("dice", "placed", "goal", "waste"),
    [
        ("2 3 6", "dice 3 2", "moscow", False),
        ("2 3 6", "dice 6 2", "moscow", True),
        ("1 3 6", "dice 6 3", "moscow", False),
        ("1 1 6", "dice 6 1", "alexandria", True),
        ("2 3 6", "dice 3 2", "o1", True),
        ("3 6 b2", "dice 6 3", "moscow", True),
        ("3 b6 b2", "dice b6 3", "moscow", True),
        ("2 b5 b6", "dice b6 b5", "moscow", False),
    ],
)
def test_a_journey_that_lower_dice_would_do_or_that_brings_nothing_is_waste(
    dice: str, placed: str, goal: str, waste: bool
) -> None:
    position = travelling(dice)
    assert is_waste(position.view(0), journey(position, placed, goal)) is waste


@pytest.mark.parametrize("bonus", ["black", "purse", "reroll", "adjust"])
def test_within_an_action_and_beside_a_contract_no_dice_are_bought_sold_or_changed(bonus: str) -> None:
    within, before = travelling("2 3 6").view(0), start({"blue": {"dice": "2 3 6"}}).view(0)
    for view, first, waste in ((within, "dice 3 2", True), (before, "complete K01", True), (before, "coins", False)):
        for choices in ((first, bonus), (first, "to moscow", bonus)):
            assert is_waste(view, Shortcut(choices, (), "after")) is waste
    assert not is_waste(before, Shortcut(("complete K01", "complete K02"), (), "after"))
    assert is_waste(before, Shortcut((bonus, "complete K01"), (), "after")), "a contract costs neither coins nor dice"
    placed = (Placed(0, "coins", (2,), 0),)
    assert not is_waste(before, Shortcut((bonus, "coins", "die 2", "complete K01"), placed, "after")), "a whole turn"


@pytest.mark.parametrize(
    ("way", "posts", "told"),
    [
        (
            ("venezia", "o1", "moscow"),
            ("moscow",),
            "pay 7 coins → new post · opens city card: 2 pepper → 2 points · via Oasis 1",
        ),
        (("venezia", "alexandria", "o4"), ("alexandria",), "pay 7 coins → post in Alexandria"),
    ],
)
def test_the_goal_of_a_journey_is_named_once_and_the_card_that_it_opens(
    way: tuple[str, ...], posts: tuple[str, ...], told: str
) -> None:
    view = replace(travelling("2 3 6").view(0), cards=MOSCOW)
    built = tuple(BuiltPost(0, city, 1, None) for city in posts)
    events = (Paid(0, cost(coin=7), "travel"), Moved(0, 0, way, "travel"), *built)
    shortcut = Shortcut(("dice 3 2", f"to {way[-1]}"), events, "after", ends=True)
    assert deal_within(WORDS.about("marco_polo"), view, shortcut, NAMES) == told


def test_what_a_black_die_costs_is_told_apart_from_what_the_action_brings() -> None:
    view = start({"blue": {"dice": "2 3 6", "have": {"camel": 5}}}).view(0)
    bought = (Paid(0, cost(camel=3), "black"), GotBlackDie(0, 10, "black"))
    gained = (Placed(0, "bazaar silk", (3, 3), 0), Gained(0, cost(silk=2), "bazaar silk"))
    shortcut = Shortcut(("bazaar silk", "dice 3 3", "black"), (*gained, *bought), "after", ends=True)
    told = "2 silk · two 3s · buy a black die for 3 camels"
    assert deal_within(WORDS.about("marco_polo"), view, shortcut, NAMES) == told
    name = shortcut_name(WORDS.about("marco_polo"), view, shortcut, apart=False)
    assert name == "Silk bazaar + black die"


def test_a_journey_behind_another_action_is_named_once() -> None:
    view = start({"blue": {"dice": "2 3 6", "have": {"coin": 20}}}).view(0)
    sold = (Placed(0, "purse", (6,), 0), Gained(0, cost(coin=3), "purse"))
    way = (Placed(0, "travel", (3, 2), 0), Paid(0, cost(coin=7), "travel"), Moved(0, 0, ("venezia", "o4"), "travel"))
    posts = (*sold, *way, BuiltPost(0, "alexandria", 1, None))
    shortcut = Shortcut(("purse", "die 6", "travel", "dice 3 2", "to o4"), posts, "after", ends=True)
    own = WORDS.about("marco_polo")
    assert name_within(own, view, shortcut).startswith("Travel to Oasis 4")
    assert "Oasis 4" not in deal_within(own, view, shortcut, NAMES)


def test_each_contract_that_is_completed_says_what_it_takes_and_brings_and_the_button_counts_them() -> None:
    view = start({"blue": {"dice": "2 3 6", "contracts": ["K01", "K02"]}}).view(0)
    gained = (Placed(0, "bazaar pepper", (6,), 0), Gained(0, cost(pepper=4), "bazaar pepper"))
    paid = [(Paid(0, cost(pepper=n), f"contract K0{n}"), Completed(0, f"K0{n}")) for n in (1, 2)]
    shortcut = Shortcut(
        ("bazaar pepper", "dice 6", "complete K01", "complete K02"), (*gained, *paid[0], *paid[1]), "after"
    )
    words = WORDS.about("marco_polo")
    told = "4 pepper · die 6 · complete 2 contracts for 3 pepper"
    assert deal_within(words, view, shortcut._replace(ends=True), NAMES) == told
    assert shortcut_name(words, view, shortcut, apart=False) == "Pepper bazaar + complete 2 contracts"
    assert shortcut_name(words, view, shortcut, apart=True) == "4 pepper: Pepper bazaar", "beside another such one"


def test_two_that_complete_a_contract_are_told_apart_by_the_good_that_is_chosen() -> None:
    view = start({"blue": {"dice": "2 3 6", "contracts": ["K01"]}}).view(0)
    placed = (Placed(0, "bazaar gold", (6,), 0), Gained(0, cost(gold=3), "bazaar gold"), Completed(0, "K01"))
    gained = (*placed, Gained(0, cost(silk=1, camel=2), "contract K01"))
    shortcut = Shortcut(("bazaar gold", "dice 6", "complete K01", "take silk"), gained, "after", ends=True)
    words = WORDS.about("marco_polo")
    assert shortcut_name(words, view, shortcut, apart=False) == "Gold bazaar + complete a contract"
    assert shortcut_name(words, view, shortcut, apart=True) == "Contract (1 silk) + Gold bazaar"


def test_two_that_complete_contracts_for_too_much_to_name_are_told_apart_by_their_dice() -> None:
    view = start({"blue": {"dice": "6 6 6", "contracts": ["K01"]}}).view(0)
    placed = (Placed(0, "bazaar gold", (6, 6, 6), 0), Gained(0, cost(gold=4), "bazaar gold"), Completed(0, "K01"))
    gained = (*placed, Gained(0, cost(vp=13, camel=5), "contract K01"))
    shortcut = Shortcut(("bazaar gold", "dice 6 6 6", "complete K01"), gained, "after", ends=True)
    words = WORDS.about("marco_polo")
    assert shortcut_name(words, view, shortcut, apart=False) == "Gold bazaar + complete a contract"
    assert shortcut_name(words, view, shortcut, apart=True) == "Gold bazaar: three 6s"


@pytest.mark.parametrize(("done", "named"), [(("K01",), "complete one"), (("K01", "K02"), "complete 2")])
def test_a_name_that_takes_contracts_says_briefly_that_others_are_completed(done: tuple[str, ...], named: str) -> None:
    view = start({"blue": {"dice": "2 3 6", "contracts": ["K01", "K02"]}}).view(0)
    taken = (Placed(0, "contracts", (6,), 0), TookContract(0, "K07", 1), TookContract(0, "K08", 4))
    events = (*taken, *(Completed(0, each) for each in done))
    shortcut = Shortcut(("contracts", "die 6", "take 1 4", "complete K01"), events, "after", ends=True)
    name = shortcut_name(WORDS.about("marco_polo"), view, shortcut, apart=False)
    assert name == f"Take contracts 1, 4 + {named}"


def test_two_contracts_have_room_in_the_menu_of_whole_turns() -> None:
    view = start({"blue": {"dice": "2 3 6"}}).view(0)
    for two in combinations(CONTRACTS.values(), 2):
        done = [
            (Paid(0, one.cost, f"contract {one.id}"), Completed(0, one.id), Gained(0, one.reward.plain, one.id))
            for one in two
        ]
        shortcut = Shortcut(("complete K01", "complete K02"), (*done[0], *done[1]), "after", ends=True)
        assert length_of(deal_within(WORDS.about("marco_polo"), view, shortcut, NAMES)) <= limits.OPTION_TEXT


def test_a_die_that_is_rolled_again_after_the_action_has_its_own_price() -> None:
    view = start({"blue": {"dice": "2 5"}}).view(0)
    done = (Placed(0, "camels", (5,), 0), Gained(0, cost(camel=5), "camels"), Paid(0, cost(camel=1), "reroll"))
    shortcut = Shortcut(("camels", "die 5", "reroll", "die 2"), done, "reroll", ends=True, chance=True)
    told = deal_within(WORDS.about("marco_polo"), view, shortcut, NAMES)
    assert told == "5 camels · die 5 · reroll the 2 for 1 camel"


def test_the_same_contracts_with_other_dice_are_told_apart_by_these() -> None:
    view = start({"blue": {"dice": "5 6 3"}}).view(0)
    taken = (Placed(0, "contracts", (6,), 0), TookContract(0, "K07", 5), Gained(0, cost(camel=1), "contracts"))
    shortcut = Shortcut(("contracts", "die 6", "contract 5"), taken, "after", ends=True)
    name = shortcut_name(WORDS.about("marco_polo"), view, shortcut, apart=True)
    assert name.endswith(": die 6") and "camel" not in name


def test_a_name_without_room_for_all_says_that_a_black_die_is_bought() -> None:
    view = start({"blue": {"dice": "2 3 6", "contracts": ["K01"]}}).view(0)
    gained = (Placed(0, "bazaar gold", (6, 6, 6), 0), Gained(0, cost(gold=4), "bazaar gold"))
    more = (Completed(0, "K01"), Paid(0, cost(camel=3), "black"), GotBlackDie(0, 10, "black"))
    shortcut = Shortcut(("bazaar gold", "dice 6 6 6", "complete K01", "black"), (*gained, *more), "after", ends=True)
    words = WORDS.about("marco_polo")
    assert shortcut_name(words, view, shortcut, apart=False) == "Gold bazaar + complete a contract, black die"
    assert shortcut_name(words, view, shortcut, apart=True) == "Gold bazaar + black die"
    rolled = shortcut._replace(events=(*gained, more[1]), chance=True)
    assert shortcut_name(words, view, rolled, apart=False) == "Gold bazaar + black die", "before it has been rolled"


def test_a_die_that_is_set_when_it_is_placed_is_sold_without_a_number() -> None:
    view = start({"blue": {"character": "raschid"}}).view(0)
    sold = (Placed(0, "purse", (1,), 0), Gained(0, cost(coin=3), "purse"))
    taken = (Placed(0, "coins", (3,), 0), Gained(0, cost(coin=5), "coins"))
    shortcut = Shortcut(("coins", "die 3", "purse", "die 1"), (*taken, *sold), "after", ends=True)
    words = WORDS.about("marco_polo")
    assert shortcut_name(words, view, shortcut, apart=False) == "Take 5 coins + 3 coins (a coloured die)"
    assert deal_within(words, view, shortcut, NAMES) == "5 coins · die 3 · take 3 coins for a coloured die"


def test_several_actions_after_the_main_one_are_all_named() -> None:
    view = start({"blue": {"dice": "2 3 6"}}).view(0)
    done = (Placed(0, "purse", (2,), 0), Gained(0, cost(coin=3), "purse"), Completed(0, "K01"))
    shortcut = Shortcut(("purse", "die 2", "complete K01"), done, "after", ends=True)
    name = name_within(WORDS.about("marco_polo"), view, shortcut)
    assert name == "Complete a contract + 3 coins (die: 2)"
    assert not name_within(WORDS.about("marco_polo"), view, shortcut._replace(events=done[:2]))


def test_the_good_that_is_chosen_stands_first() -> None:
    position, words = start({"blue": {"dice": "2 3 6"}}), WORDS.about("marco_polo")
    ways, view = [way for way in position.shortcuts(0, "khan") if way.ends], position.view(0)
    deals = [shortcut_deal(words, view, way, NAMES) for way in ways]
    assert deals == [f"1 {good}, 2 camels · die 2" for good in ("gold", "silk", "pepper")]
    assert shortcut_name(words, view, ways[0], apart=True) == "1 gold, 2 camels: Khan's favour"


def test_what_is_received_with_a_contract_has_a_plus() -> None:
    view = start({"blue": {"dice": "2 3 6"}}).view(0)
    taken = (Placed(0, "contracts", (6,), 0), TookContract(0, "K07", 5), Gained(0, cost(camel=2), "contracts"))
    shortcut = Shortcut(("contracts", "die 6", "contract 5"), taken, "after", ends=True)
    assert " · +2 camels · die 6" in deal_within(WORDS.about("marco_polo"), view, shortcut, NAMES)


@pytest.mark.parametrize(
    ("received", "told"),
    [((), "post: 5 coins"), ((Gained(0, cost(coin=5), "post anxi"),), "new post, 5 coins")],
)
def test_a_post_says_what_it_brings_where_that_is_not_among_the_amounts(
    received: tuple[Gained, ...], told: str
) -> None:
    view = travelling("2 3 6").view(0)
    assert city_bonus(WORDS.about("marco_polo"), view, "anxi") == "5 coins"
    events = (Moved(0, 0, ("o1", "anxi"), "travel"), BuiltPost(0, "anxi", 1, None), *received)
    shortcut = Shortcut(("dice 3 2", "to anxi"), events, "after", ends=True)
    assert deal_within(WORDS.about("marco_polo"), view, shortcut, NAMES) == told


def test_gains_stand_in_the_order_in_which_they_happen() -> None:
    view = travelling("2 3 6").view(0)
    line = (Placed(0, "bazaar gold", (6, 6, 6), 0), Gained(0, cost(gold=3), "bazaar gold"))
    step = (
        Moved(0, 0, ("o1", "anxi"), "bazaar gold"),
        BuiltPost(0, "anxi", 1, None),
        Gained(0, cost(coin=5), "city anxi"),
    )
    shortcut = Shortcut(("bazaar gold", "dice 6 6 6", "to anxi"), (*line, *step), "after", ends=True)
    told = shortcut_deal(WORDS.about("marco_polo"), view, shortcut, NAMES)
    assert told == "3 gold, bonus step to Anxi, new post, 5 coins · three 6s"


@pytest.mark.parametrize(
    ("received", "told"),
    [((), "post: 1 black die"), ((GotBlackDie(0, 12, "outpost alexandria"),), "new post, 1 black die")],
)
def test_a_black_die_that_a_post_brings_is_told_once(received: tuple[GotBlackDie, ...], told: str) -> None:
    view = replace(travelling("2 3 6").view(0), outposts=(("alexandria", "OB09"),), cards=MOSCOW)
    events = (Moved(0, 0, ("venezia", "alexandria"), "travel"), BuiltPost(0, "alexandria", 1, None), *received)
    shortcut = Shortcut(("dice 3 2", "to alexandria"), events, "after", ends=True)
    assert deal_within(WORDS.about("marco_polo"), view, shortcut, NAMES) == told


def test_what_the_last_contract_brings_by_chance_is_told_with_it() -> None:
    view = start({"blue": {"dice": "2 3 6", "contracts": ["K06"]}}).view(0)
    gained = (Placed(0, "bazaar pepper", (6,), 0), Gained(0, cost(pepper=4), "bazaar pepper"))
    done = (Paid(0, cost(pepper=2), "contract K06"), Completed(0, "K06"))
    shortcut = Shortcut(("bazaar pepper", "dice 6", "complete K06"), (*gained, *done), "after", chance=True)
    assert ", 1 new contract" in deal_within(WORDS.about("marco_polo"), view, shortcut, NAMES)


def test_a_contract_alone_names_the_black_die_that_is_rolled_for_it() -> None:
    have = {"camel": 3, "pepper": 1, "silk": 1, "gold": 1}
    position = start({"blue": {"dice": "6 6", "have": have, "contracts": ["K09"]}})
    (shortcut,) = (each for each in position.shortcuts(0, "complete K09") if len(each.notations) == 1)
    told = shortcut_deal(WORDS.about("marco_polo"), position.view(0), shortcut, NAMES)
    assert told == "pay 3 camels, 1 pepper, 1 silk, 1 gold → 5 points, 1 black die"


def trades(*deals: tuple[dict[str, int], dict[str, int]]) -> Shortcut:
    """Uses of the two-way card for goods, each with its price and gain."""
    events = [
        event
        for given, taken in deals
        for event in (Paid(0, cost(**given), "card CC22"), Gained(0, cost(**taken), "card CC22"))
    ]
    return Shortcut(("sell silk 1",) * len(deals), tuple(events), "after", ends=True)


def test_trades_with_a_city_card_are_told_by_what_they_come_to() -> None:
    view = replace(start({"blue": {"dice": "2 3 6"}}).view(0), doing="card CC22")
    way = trades(({"silk": 1}, {"camel": 2}), ({"camel": 4}, {"gold": 2}))
    words = WORDS.about("marco_polo")
    assert deal_within(words, view, way, NAMES) == name_within(words, view, way) == "pay 2 camels, 1 silk → 2 gold"
    assert name_within(words, view, trades(({"silk": 1}, {"camel": 2}))) == ""
    assert name_within(words, replace(view, doing="card CC07"), way) == "", "with another card"


@pytest.mark.parametrize(("bought", "waste"), [("silk", True), ("gold", False)])
def test_a_city_card_that_sells_what_it_buys_is_waste(bought: str, waste: bool) -> None:
    view = start({"blue": {"dice": "2 3 6"}}).view(0)
    assert is_waste(view, trades(({"silk": 2}, {"camel": 4}), ({"camel": 4}, {bought: 2}))) is waste


def test_several_dice_that_are_sold_are_told_together_with_all_that_they_bring() -> None:
    position = start({"blue": {"dice": "5 6 6", "have": {"camel": 9}}})
    for choice in ("coins", "die 5"):
        position.choose(0, choice)
    view, fork = position.view(0), position.fork()
    events = tuple(event for _ in range(2) for event in fork.choose(0, "purse"))
    both, one = (Shortcut(("purse",) * count, events[: 2 * count], "after", ends=True) for count in (2, 1))
    words = WORDS.about("marco_polo")
    told = deal_within(words, view, both, NAMES)
    assert told == name_within(words, view, both)
    assert "two 6s" in told and "6 coins" in told
    assert name_within(words, view, one) == ""
