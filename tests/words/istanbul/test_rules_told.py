"""What the look-up says of cards, places and pieces holds in the cases that the rulings know."""

from typing import Any

import pytest

from engine.core.position import Position
from engine.istanbul.cards.table import CARDS
from engine.istanbul.places.table import PLACES
from engine.istanbul.state import LAST_CAPACITY
from engine.istanbul.window import Window
from tests.scenarios.istanbul.given import start
from tests.support.language.istanbul_words import WORDS
from tests.support.sentences import say, tells
from words.istanbul import ISTANBUL as SPEECH

BAZAAR = {"options": {"expansion": "bazaar"}}
REPEATED = {place.repeated_by: place.repeated_there for place in PLACES.values() if place.repeated_by}


def rule(key: str) -> str:
    return SPEECH.look_up(WORDS, key)


def example(position: Position, key: str) -> str:
    return SPEECH.example(WORDS, position.view(0), key)


def bazaar(**red: Any) -> Position:
    return start({**BAZAAR, "red": red})


@pytest.mark.parametrize("face", CARDS)
def test_a_card_for_any_moment_says_whether_that_is_so_after_a_turn_that_ended_at_once(face: str) -> None:
    """Ruling 59."""
    if "any time during your turn" in rule(f"card-{face}"):
        always = Window.CUT_SHORT in CARDS[face].when.windows
        assert ("unless your turn has ended early" in rule(f"card-{face}")) is not always


@pytest.mark.parametrize("face", REPEATED)
def test_a_card_that_repeats_says_whether_the_piece_must_stand_there(face: str) -> None:
    """Rulings 17 and 57."""
    text = rule(f"card-{face}")
    assert ("companion or family member is" in text) is REPEATED[face]
    assert "costs a" not in text  # a price that has reached its limit does not rise
    assert "if you" in text or face == "post-twice"


def test_the_card_that_returns_an_assistant_says_until_when() -> None:
    """Ruling 60: from any place, while moving; the yellow tile from another place only."""
    assert CARDS["return-assistant"].when.windows == {Window.BEFORE_MOVING, Window.ASSISTANT}
    assert "before you leave or pick up an assistant" in rule("card-return-assistant")
    assert "from another place" in rule("tile-fruit")


def test_a_complete_wheelbarrow_is_told_no_price() -> None:
    for capacity, left in ((LAST_CAPACITY, 0), (LAST_CAPACITY - 1, 1)):
        position = bazaar(capacity=capacity, lira=30, goods={"fabric": 1, "spice": 1, "fruit": 1, "jewelry": 1})
        for key in ("place-1", "kiosk-17", "kiosk-18", "card-wainwright-twice"):
            text = example(position, key)
            assert tells(text, "istanbul/example-extensions", count=left)
            priced = tells(text, "istanbul/example-price") or tells(text, "istanbul/example-lacks-nothing")
            assert priced is (left > (key == "card-wainwright-twice")), (key, text)


def test_the_family_member_is_not_said_to_step_across_the_barrier() -> None:
    """Ruling 42."""
    given = {**BAZAAR, "barrier": [1, 18], "red": {"family": 1}}
    for holder, steps in (("blue", ["step 9"]), ("red", ["step 9", "step 18"])):
        position = start({**given, "barrier_holder": holder, "red": {"family": 1, "hand": ["family-step"]}})
        text = example(position, "card-family-step")
        position.choose(0, "play family-step")
        near = [step.split()[1] for step in steps]
        assert [step for step in steps if step in position.decision(0).options] == steps
        assert all(place in text.rpartition("step to")[2] for place in near)
        assert ("18" in text.rpartition("step to")[2]) is (holder == "red")


def test_a_family_member_at_the_police_station_brings_nothing_home() -> None:
    assert example(bazaar(), "card-family-to-police") == say("istanbul/example-family-home")


def test_figures_ask_nothing_of_the_owner_of_the_free_encounters_tile() -> None:
    """Ruling 43."""
    position = bazaar(taverns=["free"], lira=0)
    for name in ("governor", "smuggler", "courier", "coffee-trader"):
        assert tells(example(position, f"figure-{name}"), "istanbul/example-figure-free")


def test_the_turn_that_guild_card_7_brings_is_not_told_as_bought() -> None:
    """Ruling 72."""
    position = bazaar(guild=[7], delivered=[1, 2], at=4)
    for notation in ("guild 7",):
        position.choose(0, notation)
    if position.decision(0).kind == "join-merchant":
        position.choose(0, "return-none")
    refusal = position.decision(0).why("extra-turn delivered delivered")
    assert refusal is not None and refusal.code == "another_turn_follows"
    assert "guild card 7" in rule("concept-extra-turn")
