"""Every option of random games in words: within Discord's limits, distinct, chance announced, nothing cut."""

from collections import Counter

import pytest

from engine.core.decision import Decision
from engine.istanbul.events import Collected, Left, Moved, PaidSeat
from engine.istanbul.names import GOODS
from engine.istanbul.reading.outlook import Outlook, Prospect
from tests.scenarios.istanbul.given import start
from tests.support.language.istanbul_words import EXPANSIONS, WORDS, labels, moments
from words.istanbul import ISTANBUL as SPEECH
from words.shapes import DETAIL_LENGTH, LABEL_LENGTH, WORSE, Label


@pytest.mark.parametrize("expansion", EXPANSIONS)
@pytest.mark.parametrize("seed", range(4))
def test_options_of_random_games(expansion: str, seed: int) -> None:
    told: Counter[str] = Counter()
    for position, names, _, _ in moments(seed, expansion):
        decision = position.decisions[0]
        told[decision.kind] += 1
        if told[decision.kind] > 12:
            continue
        view = position.view(decision.seat)
        labels = {
            notation: SPEECH.option_label(
                WORDS, view, decision, notation, position.outlook(decision.seat, notation), names
            )
            for notation in decision.options
        }
        for notation, label in labels.items():
            _check(label, notation, decision, active=decision.seat == view.active)
        texts = Counter(label.text for label in labels.values())
        assert [text for text, count in texts.items() if count > 1] == [], decision
        prompt = SPEECH.prompt(WORDS, view, decision, names)
        asked, *not_now = prompt.help.split("\n")
        assert 0 < len(prompt.question) <= 80 and len(asked) <= 150 and len("".join(not_now)) <= 1000
        assert SPEECH.summons(WORDS, view, decision, names).endswith((".", "?", ")"))
        for group in {label.group for label in labels.values()}:
            assert 0 < len(SPEECH.placeholder(WORDS, group)) <= 150
    assert len(told) > 10


def _check(label: Label, notation: str, decision: Decision, active: bool) -> None:
    assert 0 < len(label.text) <= LABEL_LENGTH and len(label.detail) <= DETAIL_LENGTH
    assert len(label.line) <= DETAIL_LENGTH
    assert not label.text.endswith("…") and not label.detail.endswith("…"), (notation, label)
    assert "  " not in label.text + label.detail
    if label.final and active:
        assert label.text.endswith("no undo"), (notation, decision.kind)


def test_options_without_an_outlook_are_told_too() -> None:
    for position, names, _, _ in moments(1, "bazaar", 300):
        decision = position.decisions[0]
        view = position.view(decision.seat)
        labels = [SPEECH.option_label(WORDS, view, decision, one, None, names) for one in decision.options]
        assert len({label.text for label in labels}) == len(labels)


@pytest.fixture
def first_move():
    return next(moments(3, "base"))


def _labelled(moment, place: int, events: tuple, prospect: Prospect | None) -> Label:
    decision = moment.position.decisions[0]
    outlook = Outlook((Moved(decision.seat, 7, place), *events), False, prospect, 21)
    view = moment.position.view(decision.seat)
    return SPEECH.option_label(WORDS, view, decision, f"move {place}", outlook, moment.names)


def test_a_move_says_first_what_it_brings_then_what_it_costs(first_move) -> None:
    seat = first_move.position.decisions[0].seat
    other = (seat + 1) % len(first_move.names)
    prospect = Prospect(16, "price", lira=16)
    label = _labelled(first_move, 16, (Left(seat, 16), PaidSeat(seat, other, 2)), prospect)
    assert label.text == "16 Gemstone Dealer · ruby for 16 lira"
    assert label.detail.startswith(f"pay {first_move.names[other]} 2")


def test_a_sale_and_assistants_are_told_as_in_the_storyboard(first_move) -> None:
    seat = first_move.position.decisions[0].seat
    sale = _labelled(first_move, 10, (Collected(seat, 10),), Prospect(10, "sale", amount=3, lira=12))
    assert sale.text == "10 Large Market · sell up to 3: 12 lira"
    assert sale.detail.startswith("+1 assistant")
    told = labels(start({"red": {"at": 6, "out": [9, 3]}}))
    assert told["move 7"].text == "7 Fountain · 2 assistants return (from 3, 9)"


@pytest.mark.parametrize(
    ("companion", "told"), [({"companion": 9}, "your companion back"), ({}, "take your companion")]
)
def test_with_all_assistants_at_hand_the_fountain_brings_the_companion(companion: dict[str, int], told: str) -> None:
    offered = labels(start({"options": {"expansion": "letters"}, "red": {"at": 6, **companion}}))
    assert offered["move 7"].text == f"7 Fountain · {told}"


def test_the_companion_alone_is_told_so_while_assistants_could_come_back() -> None:
    position = start({"options": {"expansion": "letters"}, "red": {"at": 6, "companion": 9, "out": [3, 9]}})
    position.choose(0, "move 7")
    told = labels(position)
    assert told["take-companion"].text == "Only your companion, no assistants"
    assert told["return 3 9"].rank < told["take-companion"].rank
    position.choose(0, "return 3")
    assert labels(position)["take-companion"].text == "Take your companion into your supply"


def test_who_pays_a_figure_reads_which_one_moves_on() -> None:
    position = start({"red": {"at": 1, "lira": 4}, "smuggler": 2})
    for notation in ("move 2", "leave", "fill", "meet smuggler"):
        position.choose(0, notation)
    assert labels(position)["fruit for lira"].text == "Fruit: pay 2 lira · the Smuggler moves on, no undo"


def test_a_mosque_says_of_the_tile_nearest_what_is_lacking_and_a_market_that_there_is_nothing_to_sell() -> None:
    told = labels(start({"red": {"at": 16, "goods": {"fruit": 1}}}))
    assert told["move 15"].text == "15 Great Mosque · 1 fruit short of the yellow tile"
    assert labels(start({"red": {"at": 9}}))["move 10"].text == "10 Large Market · no goods to sell"


def test_what_can_be_done_comes_before_what_cannot() -> None:
    position, names, _, _ = next(moments(3, "base"))
    decision = position.decisions[0]
    view = position.view(decision.seat)
    labels = [
        SPEECH.option_label(WORDS, view, decision, notation, position.outlook(decision.seat, notation), names)
        for notation in decision.options
        if notation.startswith("move ")
    ]
    ordered = sorted(labels, key=lambda label: label.rank)
    short = [label for label in ordered if " short" in label.text or "no goods" in label.text]
    assert short and ordered[-len(short) :] == short


def test_sales_with_the_most_lira_come_first() -> None:
    goods = dict.fromkeys(("fabric", "spice", "fruit", "jewelry"), 2)
    for at, market in ((9, 10), (12, 11)):
        for top in range(1, 6):
            position = start({"red": {"at": at, "goods": goods}, "large": top, "small": top})
            for notation in (f"move {market}", "leave"):
                position.choose(0, notation)
            told = labels(position)
            sales = [notation for notation in told if notation.startswith("sell ")]
            assert len(sales) >= 3
            sizes = [len(one.split()) for one in sorted(sales, key=lambda one: told[one].rank)]
            assert sizes == sorted(sizes, reverse=True)


@pytest.mark.parametrize(
    "present, told", [(None, "First take: "), ("never", "First take: "), ("12", "First take: "), ("7", "Then take: ")]
)
def test_a_tile_is_taken_first_until_another_is_chosen_before_it(present: str | None, told: str) -> None:
    assert SPEECH.ahead_choice(WORDS, "kiosk", "12", present).startswith(told)


def test_the_roll_that_brings_most_comes_first_and_a_die_that_is_lowered_is_worse() -> None:
    position = start({"red": {"at": 10, "tiles": ["fabric"]}})
    for notation in ("move 9", "leave"):
        position.choose(0, notation)
    position.choose(0, "call 9", [5 - 1, 3 - 1])
    told = labels(position)
    order = sorted((notation for notation in told if told[notation].group != WORSE), key=lambda one: told[one].rank)
    assert order[:2] == ["turn 3", "keep"] and told["turn 5"].group == WORSE
    assert told["turn 3"].rank < told["keep"].rank < told["reroll"].rank


@pytest.mark.parametrize(("lira", "hand", "group"), [(2, [], WORSE), (0, ["gain-5-lira"], WORSE), (0, [], "smuggler")])
def test_a_good_that_pays_for_itself_is_worse_where_there_is_another_deal(
    lira: int, hand: list[str], group: str
) -> None:
    position = start({"red": {"at": 11, "lira": lira, "hand": hand}, "smuggler": 7})
    for notation in ("move 7", "skip", "return-none", "meet smuggler"):
        if notation in position.decision(0).options:
            position.choose(0, notation)
    told = labels(position)
    assert {told[f"{good} for {good}"].group for good in GOODS} == {group}
    assert ("fabric for lira" in told) == (lira > 0)
