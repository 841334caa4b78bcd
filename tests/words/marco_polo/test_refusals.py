"""Every reason the engine and the host refuse for has words, and the words have all they name."""

from pathlib import Path

import pytest

from engine.core.create import new_position
from engine.core.decision import Refusal
from engine.games import rules_of
from engine.marco_polo.rules import MARCO_POLO
from tests.scenarios.marco_polo.given import start
from tests.support.language.marco_polo_words import WORDS, moments, new_game, rich_game
from tests.support.language.messages import messages
from tests.support.language.refusals import Raised, raised
from words.marco_polo import MARCO_POLO as SPEECH

ROOT = Path(__file__).parents[3]
NAMES = ("Blue", "Green", "Red")


ALL = raised("engine/core", "engine/marco_polo", "host")


@pytest.mark.parametrize("refusal", ALL, ids=lambda each: each.code)
def test_every_refusal_has_words(refusal: Raised) -> None:
    if "**" in refusal.facts:
        pytest.skip("its facts are those of a bad option, tested with the options")
    view = new_position(rules_of("marco_polo"), {}, MARCO_POLO.colours[:3], bytes(32)).view(0)
    text = SPEECH.refusal(WORDS, refusal.example("marco_polo"), view, NAMES)
    assert text[0].isupper() or text[0].isdigit() or text[0] in '"“'
    assert text.endswith((".", "?"))


def test_the_search_finds_the_refusals_of_the_game() -> None:
    codes = {each.code for each in ALL}
    assert {"too_far", "card_taken", "occupied_cost", "khan_full", "not_your_goal", "no_game_here"} <= codes
    assert len(codes) > 60


def test_no_refusal_is_left_over() -> None:
    codes = {each.code.replace("_", "-") for each in ALL}
    codes |= {"bad-option", "unknown-option", "seats", "colours", "pairs"}
    said = {m.name.partition(".")[0] for m in messages() if m.topic == "marco_polo" and m.name.startswith("refusal-")}
    assert {name.removeprefix("refusal-") for name in said} - codes == set()


@pytest.mark.parametrize(
    ("refusal", "told"),
    [
        (Refusal("not_enough", what="camel", needed=3, have=1), "That costs 3 camels; you have 1."),
        (
            Refusal("not_enough", what="pair", needed=2, have=1),
            "That costs 2 pairs of different goods; you can make 1.",
        ),
        (Refusal("too_far", place="beijing", steps=5, most=2), "Beijing is 5 steps away; your limit is 2."),
        (Refusal("too_far", place="beijing", steps=0, most=2), "Beijing is more than 6 steps away; your limit is 2."),
        (
            Refusal("colour_already_there", space="card CC07"),
            "You already have dice on this space (city card “1 camel, 1 pepper → 7 coins”), "
            "so you can add only black or white ones.",
        ),
        (Refusal("no_such_die", die="b5"), "You have no die “black 5” to place."),
        (
            Refusal("die_too_low", needed=4, die=2),
            "The Khan's favour needs a die that shows at least 4; a 2 is too low.",
        ),
        (
            Refusal("post_too_new", city="xian"),
            "Your trading post in Xi'an is new; you can use its city card from your next turn.",
        ),
    ],
)  # fmt: skip
def test_refusals_say_what_is_missing_and_what_may_be(refusal: Refusal, told: str) -> None:
    assert SPEECH.refusal(WORDS, refusal, None, NAMES) == told


def test_what_a_person_typed_is_no_word_of_ours() -> None:
    for typed in ("{ $x }", "", "99", "böse\n"):
        for code, fact in (("unknown_place", "place"), ("unknown_contract", "contract"), ("no_such_die", "die")):
            assert typed.strip() in SPEECH.refusal(WORDS, Refusal(code, **{fact: typed}), None, NAMES)


@pytest.mark.parametrize("action", ["purse", "reroll", "adjust", "coins"])
def test_nothing_is_said_of_a_die_where_none_is_named(action: str) -> None:
    position = start({"blue": {"dice": "2 3 6", "have": {"camel": 5}}})
    position.choose(0, action)
    view, decision = position.view(0), position.decision(0)
    for typed in ("die", "die 0", "dice x", "raise", "lower 9", "black", "end"):
        told = SPEECH.why_not(WORDS, view, decision, typed, NAMES)
        assert "“”" not in told and "You have no die" not in told, (typed, told)


@pytest.mark.parametrize("party", range(-1, 3))
def test_nonsense_and_yesterday_s_choices_are_refused_in_words(party: int) -> None:
    position = new_game(5) if party < 0 else rich_game(5, party)
    known: set[str] = set()
    told = 0
    for moment in moments(position, 5, 250):
        decision = moment.decision
        known |= set(decision.options)
        view = position.view(decision.seat)
        sampled = sorted(known)[:: max(1, len(known) // 12)]
        for notation in [*sampled, "to atlantis", "take K99", "complete K01", "card CC31", "dance"]:
            refusal = decision.why(notation)
            if refusal is not None:
                assert SPEECH.refusal(WORDS, refusal, view, moment.names)
                told += 1
    assert told > 500
