"""Every option of random games in words: within Discord's limits, distinct, chance announced, nothing cut."""

from collections import Counter

import pytest

from engine.core.decision import Decision
from engine.core.position import Position
from engine.marco_polo.notation import DECISIONS
from tests.scenarios.marco_polo.given import start
from tests.support.language.marco_polo_words import PARTIES, WORDS, Moment, moments, new_game, rich_game
from words.marco_polo import MARCO_POLO as SPEECH
from words.marco_polo.labels.label import KINDS as LABELLED_KINDS
from words.marco_polo.labels.label import VERBS
from words.shapes import DETAIL_LENGTH, LABEL_LENGTH, WORSE, Label

OF_A_TURN = {"turn", "after"}
NAMES = ("Blue", "Green", "Red", "Yellow")


def test_every_kind_of_decision_has_labels() -> None:
    assert set(LABELLED_KINDS) == set(DECISIONS) - OF_A_TURN
    assert {"coins", "bazaar", "khan", "contracts", "travel", "card", "complete", "purse", "end"} <= set(VERBS)


def _games(seed: int) -> list[Position]:
    return [new_game(seed), *(rich_game(seed, party) for party in range(len(PARTIES)))]


@pytest.mark.parametrize("seed", range(3))
def test_options_of_random_games(seed: int) -> None:
    told: Counter[str] = Counter()
    for position in _games(seed):
        met: Counter[str] = Counter()
        for moment in moments(position, seed):
            met[moment.decision.kind] += 1
            if met[moment.decision.kind] <= 4:
                _check_decision(moment)
        told += met
    assert len(told) > 18


def _check_decision(moment: Moment) -> None:
    position, decision, names, _ = moment
    view = position.view(decision.seat)
    labels = {
        notation: SPEECH.option_label(WORDS, view, decision, notation, position.outlook(decision.seat, notation), names)
        for notation in decision.options
    }
    for notation, label in labels.items():
        _check(label, notation, decision)
        assert label.text.endswith("no undo") is (label.final and not position.sealed), (notation, label)
    _check_distinct([label.text for label in labels.values()], decision)
    bare = [SPEECH.option_label(WORDS, view, decision, one, None, names).text for one in decision.options]
    _check_distinct(bare, decision)
    prompt = SPEECH.prompt(WORDS, view, decision, names)
    assert 0 < len(prompt.question) <= 80 and len(prompt.help) <= 150
    assert SPEECH.summons(WORDS, position.view(None), decision, names).endswith(".")
    for group in {label.group for label in labels.values()}:
        assert 0 < len(SPEECH.placeholder(WORDS, group)) <= 150


def _check_distinct(texts: list[str], decision: Decision) -> None:
    assert [text for text, count in Counter(texts).items() if count > 1] == [], decision


def _check(label: Label, notation: str, decision: Decision) -> None:
    assert 0 < len(label.text) <= LABEL_LENGTH and len(label.detail) <= DETAIL_LENGTH
    assert len(label.line) <= DETAIL_LENGTH
    assert not label.text.endswith("…") and not label.detail.endswith("…"), (notation, label)
    assert "  " not in label.text + label.detail and "nothing" not in label.text, (notation, label)


def labels(given: dict, *choices: str) -> dict[str, Label]:
    """The labels of what blue is asked after these choices, the best first."""
    position = start(given)
    for notation in choices:
        position.choose(0, notation)
    decision = position.decision(0)
    view = position.view(0)
    found = {
        notation: SPEECH.option_label(WORDS, view, decision, notation, position.outlook(0, notation), NAMES)
        for notation in decision.options
    }
    return dict(sorted(found.items(), key=lambda item: item[1].rank))


def test_a_main_action_says_what_it_can_bring_and_cost() -> None:
    given = {"placed": {"bazaar silk": ["green 1 1"]}, "blue": {"have": {"coin": 9}}}
    silk = labels(given)["bazaar silk"]
    assert silk.text == "Silk bazaar · up to 3 silk" and silk.group == "main"
    assert silk.detail == "2 dice · occupied: pay 1 to 4 coins"


def test_dice_are_told_by_what_they_bring_the_best_first() -> None:
    found = labels({"blue": {"have": {"coin": 9}, "dice": "2 3 b5 w6"}}, "bazaar silk")
    assert [label.text for label in found.values()][:3] == [
        "Dice black 5 and white 6: 1 coin, 1 camel, 3 silk",
        "Dice 3 and black 5: 1 camel, 2 silk",
        "Dice 3 and 2: 2 silk",
    ]


def test_where_any_die_brings_the_same_the_lowest_comes_first() -> None:
    for action, text in (("purse", "Die {}: take 3 coins"), ("coins", "Place a {}"), ("khan", "Place a {}")):
        found = labels({"blue": {"dice": "1 3 6"}}, action)
        assert [label.text for label in found.values()] == [text.format(value) for value in (1, 3, 6)]


def test_no_die_is_wasted_on_contracts_that_are_not_there() -> None:
    found = labels({"row": ["K07", "K01"], "blue": {"dice": "1 3 6"}}, "contracts")
    assert [label.text for label in found.values()] == [
        "Die 3: up to 2 from spaces 1 to 2",
        "Die 1: the first contract",
        "Die 6: up to 2 from spaces 1 to 2",
    ]
    assert [label.group for label in found.values()] == ["die", "die", WORSE], "a 6 brings no more than a 3"


def test_dice_that_bring_the_same_as_cheaper_ones_come_behind_them_and_a_journey_names_its_cities() -> None:
    found = labels({"blue": {"have": {"coin": 20}, "dice": "2 2 5"}}, "travel")
    assert found["dice 5 2"].group == WORSE != found["dice 2 2"].group
    assert "Moscow" in found["dice 2 2"].detail
    found = labels({"blue": {"have": {"coin": 9}, "dice": "2 b2 5"}}, "bazaar camel")
    assert found["die b2"].group == WORSE, "a black die, which may join one's own, is worth keeping"
    assert WORSE not in (found["die 2"].group, found["die 5"].group)


def test_an_occupied_space_is_paid_with_the_die() -> None:
    found = labels({"placed": {"bazaar camel": ["green 2"]}, "blue": {"have": {"coin": 9}}}, "bazaar camel")
    assert found["die 4"].text == "Die 4: 4 camels · pay 4 coins"


def test_the_coins_for_an_occupied_space_are_told_of_a_journey_too() -> None:
    found = labels({"placed": {"travel": ["green 2"]}, "blue": {"have": {"coin": 9}, "dice": "6 6 3 3"}}, "travel")
    assert found["dice 6 6"].text == "Two 6s: 1 step · occupied: pay 6 coins"
    assert found["dice 3 3"].text.endswith("occupied: pay 3 coins")


def test_a_bonus_step_beside_the_most_goods_is_told() -> None:
    found = labels({"blue": {"dice": "6 6 6"}})
    assert found["bazaar gold"].text == "Gold bazaar · up to 4 gold, or 3 gold, 1 bonus step"
    assert "or" not in found["bazaar silk"].text
    assert found["purse"].text == "Take 3 coins for a die"


def test_a_journey_is_told_as_far_as_it_can_be_paid_for() -> None:
    assert labels({"blue": {"have": {"coin": 7}, "dice": "5 5"}})["travel"].text == "Travel · up to 2 steps"
    found = labels({"blue": {"have": {"coin": 3}, "dice": "5 4 2"}}, "travel")
    assert {label.text.partition(": ")[2] for label in found.values()} == {"1 step"}


def test_a_place_named_before_travelling_is_answered_with_its_distance_too() -> None:
    position = start({"blue": {"have": {"coin": 9}, "dice": "3 2"}})
    view, decision = position.view(0), position.decision(0)
    told = SPEECH.why_not(WORDS, view, decision, "to moscow", NAMES)
    assert told.endswith("A journey there takes 2 steps and costs 7 coins."), told
    told = SPEECH.why_not(WORDS, view, decision, "to beijing", NAMES)
    assert told.endswith("You don't have enough dice and money to get there in one journey."), told


def test_what_must_be_chosen_first_depends_on_whether_the_action_is_done() -> None:
    position = start({"blue": {"have": {"coin": 9}, "dice": "3 2"}})
    told = SPEECH.why_not(WORDS, position.view(0), position.decision(0), "nonsense", NAMES)
    assert told == "Nothing in this game is called “nonsense”. Choose an action first."
    while position.decision(0).kind != "after":
        options = position.decision(0).options
        position.choose(0, next(iter(options)))
    told = SPEECH.why_not(WORDS, position.view(0), position.decision(0), "nonsense", NAMES)
    assert told == "Nothing in this game is called “nonsense”. Take a bonus action or finish your turn."


def test_a_destination_says_price_bonus_and_goal() -> None:
    given = {
        "outposts": {"moscow": "OB06"},
        "blue": {"have": {"coin": 20}, "dice": "2 2", "goals": ["G01", "G05"]},
    }
    found = labels(given, "travel")
    moscow = found["to moscow"]
    assert moscow.text == "Moscow · pay 7 coins · post: 2 gold"
    assert moscow.detail == "your goal card · via Oasis 1 · opens city card: 2 pepper → 2 points"
    assert next(iter(found)) == "to moscow"
    assert found["to o1"].text == "Oasis 1 · pay 3 coins"


def test_the_first_of_two_legs_names_no_price_yet() -> None:
    given = {"blue": {"character": "niccolo-marco", "have": {"coin": 20}, "dice": "3 3"}}
    found = labels(given, "travel", "move both")
    assert found["to o1 niccolo"].text == "Niccolò to Oasis 1"
    assert "you pay for both together" in found["to o1 niccolo"].detail


def test_contracts_are_told_by_their_spaces() -> None:
    given = {"row": ["K07", "K01", "K03"], "blue": {"dice": "3"}}
    found = labels(given, "contracts")
    assert found["take K01"].text == "Contract 2: “2 points, 1 black die”"
    assert found["take K07 K01"].text == "Contracts 1 and 2: 4 points, 1 bonus step; 2 points, 1 black die"
    assert found["take K01"].detail.startswith("needs ") and found["take K07 K01"].detail.startswith("need ")


def test_chance_is_announced() -> None:
    given = {"blue": {"have": {"camel": 9, "pepper": 9, "silk": 9, "gold": 9}, "contracts": ["K01", "K12"]}}
    found = labels(given)
    assert found["black"].text == "Buy a black die: pay 3 camels · roll, no undo"
    assert found["complete K01"].text == "Complete: 2 points, 1 black die · roll, no undo"
    assert found["complete K12"].text.endswith("draw, no undo")


def test_contracts_with_equal_rewards_are_told_apart() -> None:
    given = {"blue": {"have": {"camel": 9, "pepper": 9, "silk": 9, "gold": 9}, "contracts": ["K09", "K14"]}}
    found = labels(given)
    assert found["complete K09"].text != found["complete K14"].text
    assert not any(label.text.endswith("…") for label in found.values())


def test_uses_of_a_city_card_are_told_with_what_they_cost() -> None:
    given = {"cards": {"moscow": "CC07"}, "blue": {"posts": ["moscow"], "have": {"camel": 3, "pepper": 2}}}
    assert labels(given)["card CC07"].text == "Moscow · 1 camel, 1 pepper → 7 coins"
    found = labels(given, "card CC07", "die 5")
    assert next(iter(found.values())).text == "2 camels, 2 pepper → 14 coins"


def test_questions_name_what_is_asked() -> None:
    position = start({"row": ["K07"], "blue": {"dice": "5", "have": {"coin": 9}}})
    position.choose(0, "khan")
    decision = position.decision(0)
    assert SPEECH.prompt(WORDS, position.view(0), decision, NAMES).question == "Choose 1 good"


def test_a_card_that_counts_says_that_the_die_limits_it() -> None:
    given = {"cards": {"moscow": "CC26"}, "blue": {"posts": ["moscow"], "dice": "2 6"}}
    assert labels(given)["card CC26"].detail == "1 die; its value limits the reward"


@pytest.mark.parametrize(
    ("given", "contract", "what"),
    [
        ({"blue": {"figures": ["adana"], "posts": ["adana"], "have": {"camel": 2, "pepper": 3}}}, "S06", "step"),
        ({"black": 0, "blue": {"have": {"camel": 2, "pepper": 1, "gold": 1}}}, "S04", "black"),
        ({"row": [], "special": [], "blue": {"have": {"camel": 2, "pepper": 1, "silk": 1}}}, "S02", "contract"),
    ],
)
def test_what_is_paid_for_and_cannot_be_received_is_said_where_one_pays(given: dict, contract: str, what: str) -> None:
    blue = {**given["blue"], "contracts": [contract]}
    lost = WORDS.about("marco_polo").say("label-lost", what=what)
    assert labels({**given, "blue": blue})[f"complete {contract}"].detail.startswith(lost)
    rich = {**blue, "have": {**blue["have"], "camel": 20, "coin": 20}}
    assert lost not in labels({"blue": rich})[f"complete {contract}"].detail


def test_dice_for_as_many_steps_as_can_be_paid_for_come_in_the_order_of_their_price() -> None:
    """Two steps cost 7 coins and the toll, of which there are 8: a 5 and a 4 bring no more steps than two 1."""
    given = {"placed": {"travel": ["green 3 3"]}, "blue": {"dice": "5 4 2 1 1", "have": {"coin": 8}}}
    told = {notation: label for notation, label in labels(given, "travel").items() if label.group != WORSE}
    assert all("1 step" in label.text for label in told.values())
    assert next(iter(told)) == "dice 1 1" and [*told][-1] == "dice 5 4"
