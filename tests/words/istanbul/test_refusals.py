"""Every reason the engine and the host refuse for has words, and the words have all they name."""

from pathlib import Path

import pytest

from engine.core.create import new_position
from engine.core.decision import Refusal
from engine.games import rules_of
from engine.istanbul.cards.table import CARDS
from engine.istanbul.names import SMALL_MOSQUE
from engine.istanbul.places import mosques
from engine.istanbul.rules import ISTANBUL
from tests.scenarios.istanbul.given import start
from tests.support.language.istanbul_words import EXPANSIONS, WORDS, moments
from tests.support.language.messages import messages
from tests.support.language.refusals import Raised, raised
from words.istanbul import ISTANBUL as SPEECH

ROOT = Path(__file__).parents[3]
NAMES = ("Red", "Blue", "Green")


def of_wrong_moments() -> list[Raised]:
    """The refusals of cards at a moment of the turn that is not theirs."""
    return [Raised(card.when.code, frozenset(card.when.facts)) for card in CARDS.values()]


ALL = sorted({*raised("engine/core", "engine/istanbul", "host"), *of_wrong_moments()}, key=str)


@pytest.mark.parametrize("refusal", ALL, ids=lambda each: each.code)
def test_every_refusal_has_words(refusal: Raised) -> None:
    if "**" in refusal.facts:
        pytest.skip("its facts are those of a bad option, tested with the options")
    view = new_position(rules_of("istanbul"), {}, ISTANBUL.colours[:3], bytes(32)).view(0)
    text = SPEECH.refusal(WORDS, refusal.example("istanbul"), view, NAMES)
    assert text[0].isupper() or text[0].isdigit() or text[0] in '“"'
    assert text.endswith((".", "?"))


def test_the_search_finds_refusals_of_every_shape() -> None:
    codes = {each.code for each in ALL}
    assert {
        "too_far",
        "must_move",
        "too_near",
        "met_already",
        "not_here",
        "needs_lira",
        "stale",
        "no_game_here",
    } <= codes
    assert len(codes) > 60


def test_no_refusal_is_left_over() -> None:
    codes = {each.code.replace("_", "-") for each in ALL}
    codes |= {"bad-option", "unknown-option", "not-with-expansion", "too-many-seats", "seats", "colours"}
    codes |= {"too-far-for-card", "too-far-for-companion", "too-far-to-stay", "too-near-for-companion"}
    codes.add("must-move-companion")
    said = {m.name.partition(".")[0] for m in messages() if m.topic == "istanbul" and m.name.startswith("refusal-")}
    assert {name.removeprefix("refusal-") for name in said} - codes == set()


def test_a_place_out_of_reach_is_refused_as_in_the_storyboard() -> None:
    far = Refusal("too_far", place=10, distance=5, nearest=1, farthest=2)
    assert SPEECH.refusal(WORDS, far, None, NAMES) == (
        "10 Large Market is 5 places away; you can move 1 or 2 (3 or 4 with a card)."
    )
    with_card = Refusal("too_far", place=10, distance=5, nearest=3, farthest=4)
    assert SPEECH.refusal(WORDS, with_card, None, NAMES) == (
        "10 Large Market is 5 places away; this card only lets you move 3 or 4."
    )
    step = Refusal("too_far", place=10, distance=2, nearest=1, farthest=1)
    told = SPEECH.refusal(WORDS, step, None, NAMES)
    assert told == "10 Large Market is 2 places away; your companion can only move 1 place."


def test_what_a_person_typed_is_no_word_of_ours() -> None:
    for typed in ("{ $x }", "", "99", "böse\n", "1.line"):
        text = SPEECH.refusal(WORDS, Refusal("unknown_place", place=typed), None, NAMES)
        assert typed.strip() in text
        assert SPEECH.refusal(WORDS, Refusal("unknown_card", card=typed), None, NAMES)
    assert SPEECH.refusal(WORDS, Refusal("unknown_card", card="gain-good.line"), None, NAMES)
    assert SPEECH.refusal(WORDS, Refusal("not_here", figure="governor.line"), None, NAMES)


@pytest.mark.parametrize("expansion", EXPANSIONS)
def test_nonsense_and_yesterday_s_choices_are_refused_in_words(expansion: str) -> None:
    known: set[str] = set()
    for position, names, _, rng in moments(5, expansion, 250):
        decision = position.decisions[0]
        known |= set(decision.options)
        view = position.view(decision.seat)
        for notation in [*rng.sample(sorted(known), min(12, len(known))), "move 77", "play joker", "dance"]:
            refusal = decision.why(notation)
            if refusal is not None:
                assert SPEECH.refusal(WORDS, refusal, view, names)


@pytest.mark.parametrize(("tiles", "code"), [(["fabric", "spice"], "both_tiles_owned"), (["fabric"], "needs_goods")])
def test_a_mosque_names_what_is_still_in_the_way(tiles: list[str], code: str) -> None:
    position = start({"red": {"at": 13, "goods": {"fabric": 2, "spice": 1}, "tiles": tiles}})
    refusal = mosques.refusal(position.state, place=SMALL_MOSQUE)
    assert refusal is not None and refusal.code == code
