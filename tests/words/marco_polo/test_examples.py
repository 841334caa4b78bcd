"""*What is this?* says that something is lacking or closed where it is, by the rules themselves, and nowhere else."""

from collections.abc import Iterator
from random import Random

import pytest

from engine import players
from engine.core.position import Position
from engine.marco_polo.components.board import BAZAAR, COINS, CONTRACTS_SPACE, KHAN, TRAVEL
from engine.marco_polo.notation import CARD
from engine.marco_polo.rules import MARCO_POLO
from engine.marco_polo.spaces.board_spaces import MAIN_ACTIONS
from engine.marco_polo.spaces.city_cards import CITY_CARDS
from tests.scenarios.marco_polo.given import start
from tests.support.dealt.tables import Table, new
from tests.support.language.marco_polo_words import OWN, WORDS
from tests.support.sentences import say, tells
from words.marco_polo import MARCO_POLO as SPEECH
from words.marco_polo.refusals import refusal_text
from words.marco_polo.sight import space_key

SPACES = (COINS, *BAZAAR, KHAN, CONTRACTS_SPACE, TRAVEL)
EVERY = 5


def moments(seats: int, seed: int) -> Iterator[Position]:
    """Some turns of a game in which characters were drafted, played by rookies who at times choose anything."""
    options = tuple(MARCO_POLO.check_options({"characters": "drafted"}, seats).items())
    position, rng = new(Table("marco_polo", options, seats), seed), Random(seed)
    while not position.over:
        decision = position.decisions[0]
        if decision.kind == "turn" and rng.random() * EVERY < 1:
            yield position
        good = rng.random() < 0.8
        notation = players.choose(players.ROOKIE, position, decision.seat, rng) if good else None
        position.choose(decision.seat, notation or rng.choice(list(decision.options)))


def told(position: Position, seat: int, key: str) -> str:
    return SPEECH.example(WORDS, position.view(seat), key)


def lacks(text: str) -> bool:
    messages = ("example-lacking", "refusal-not-enough", "refusal-nothing-to-trade", "refusal-pairs")
    return any(tells(text, f"marco_polo/{message}") for message in messages)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_card_or_space_is_said_to_be_closed_where_the_rules_close_it(seats: int) -> None:
    looked = 0
    for position in moments(seats, seats):
        for seat in range(seats):
            if not position.state.seats[seat].hand:
                continue
            for notation in (*SPACES, *(CARD(card) for card in CITY_CARDS)):
                refusal, text = (
                    MAIN_ACTIONS[notation].refusal(position.state, seat),
                    told(position, seat, space_key(notation)),
                )
                card = CITY_CARDS.get(CARD.rest(notation))
                unusable = card.unusable(position.state, seat) if card else None
                if refusal is None:
                    assert not lacks(text), (notation, text)
                elif card is None:
                    assert refusal_text(OWN, refusal, position.view(seat), ()) in text, (notation, text)
                assert lacks(text) <= (unusable is not None or card is None), (notation, text)
                pays = position.state.seats[seat].character.pays_toll
                assert pays or not tells(text, "marco_polo/example-occupied"), (notation, text)
                looked += 1
    assert looked


@pytest.mark.parametrize(
    ("card", "have", "enough"),
    [
        ("CC20", {"coin": 1}, True),
        ("CC20", {"camel": 1}, True),
        ("CC20", {}, False),
        ("CC21", {"vp": 0}, True),
        ("CC22", {"camel": 2}, True),
        ("CC22", {"camel": 1}, False),
        ("CC22", {"silk": 1}, True),
        ("CC18", {"silk": 2}, False),
        ("CC06", {"camel": 1}, False),
    ],
)
def test_a_card_of_two_directions_asks_for_one_of_them(card: str, have: dict[str, int], enough: bool) -> None:
    amounts = dict.fromkeys(("coin", "camel", "pepper", "silk", "gold", "vp"), 0) | have
    text = told(
        start({"cards": {"sumatra": [card]}, "blue": {"have": amounts, "posts": ["sumatra"]}}), 0, f"card-{card}"
    )
    assert tells(text, "marco_polo/example-enough") is enough and lacks(text) is not enough, text


def test_within_a_journey_its_places_are_not_said_to_be_out_of_reach() -> None:
    position = start({"blue": {"have": {"coin": 9}, "dice": "3 2 6"}})
    assert "A journey there takes 2 steps" in told(position, 0, "place-moscow")
    position.choose(0, "travel")
    position.choose(0, "dice 3 2")
    assert "to moscow" in position.decision(0).options
    assert "journey" not in told(position, 0, "place-moscow")


def test_posts_of_a_city_are_told_by_whose_they_are() -> None:
    position = start({"blue": {"posts": ["moscow"]}, "green": {"posts": ["moscow", "anxi"]}})
    text = told(position, 0, "place-moscow")
    assert tells(text, "marco_polo/example-post-shared", who="Green")
    text = told(position, 0, "place-anxi")
    assert tells(text, "marco_polo/example-posts-at", who="Green")


def test_who_sets_dice_is_told_that_there_is_nothing_to_turn() -> None:
    position = start({"blue": {"character": "raschid", "dice": "own own"}})
    for bonus in ("reroll", "adjust"):
        assert told(position, 0, f"bonus-{bonus}") == say("marco_polo/refusal-sets-dice-freely")


def test_who_has_no_post_at_a_card_is_not_told_to_have_everything_for_it() -> None:
    text = told(start({"cards": {"sumatra": ["CC20"]}, "blue": {"have": {"coin": 1}}}), 0, "card-CC20")
    assert tells(text, "marco_polo/example-no-post", city="Sumatra")
    assert not tells(text, "marco_polo/example-enough") and not lacks(text)
