"""Hints in words: every part of a position's value is a reason that can be told, and so is every turn."""

from random import Random

import pytest

from engine.core.create import new_position
from engine.core.determinize import determinize
from engine.games import GAMES
from engine.istanbul.names import PLACES
from engine.players.hints.hint import Hint, hint
from engine.players.hints.turns import CHANCE, Step, Turn, steps_of
from tests.scenarios.istanbul.given import start
from tests.support.dealt.tables import has_chance, moments, tables_of
from words.games import game_words
from words.hints import hint_lines, reasons, who_asked
from words.marco_polo.terms import contract_reward
from words.shapes import Plan
from words.speech import Words

WORDS = Words(strict=True)
FIGURES = {"place": 16, "turns": 2, "ruby": 1, "lira": 4}


@pytest.mark.parametrize("name", GAMES)
def test_turns_and_reasons_are_told_at_any_decision(name: str) -> None:
    """With words that refuse to leave anything unsaid, and the same ones whatever is hidden."""
    judge, speech = GAMES[name].judge, game_words(name)
    for table in tables_of(name, 6):
        names = speech.names(WORDS, GAMES[name].colours[: table.seats])
        for position in moments(table, 3, every=25):
            for seat in position.seats_to_act:
                parts = judge.parts(position.view(seat))
                for part in (CHANCE, *parts) if has_chance(name) else parts:
                    assert speech.reason(WORDS, part, 3.0, FIGURES)
                found = hint(position, seat, Random(1))
                lines = hint_lines(WORDS, position, seat, found, names)
                assert "%" not in "".join(lines)
                lines = hint_lines(WORDS, position, seat, found, names, odds=True)
                assert len(lines) >= len(found.turns)
                again = determinize(position, seat, Random(2))
                assert lines == hint_lines(WORDS, again, seat, found, names, odds=True)
                assert any("%** · " in line for line in lines) == found.comparable


def test_no_turn_is_the_best_where_all_are_about_equally_good() -> None:
    position = start({"red": {"at": 1}, "blue": {"at": 7}})
    turns = tuple(Turn((f"move {place}", "stop"), False, 0.5, {}, {}) for place in (2, 5))
    for share, best in ((0.5, False), (0.4, True)):
        found = Hint((turns[0], turns[1]._replace(share=share)), comparable=True, now={})
        lines = hint_lines(WORDS, position, 0, found, ("Ada", "Ben"))
        assert any("Best" in line for line in lines) == best
        assert (WORDS.say("hint-much-the-same") in lines) != best


def test_a_ruby_is_told_with_its_place_and_what_is_missing() -> None:
    speech = game_words("istanbul")
    told = speech.reason(WORDS, "to-gemstone-dealer", 9.0, FIGURES)
    assert told == "head for 16 Gemstone Dealer (you'll still need 4 lira)", "no turn is promised for it"
    for number, place in PLACES.items():
        for ruby in (0, 1):
            assert speech.reason(WORDS, f"to-{place}", 9.0, {"place": number, "turns": 1, "ruby": ruby})


def test_who_goes_where_is_said() -> None:
    position = new_position(GAMES["istanbul"], {}, GAMES["istanbul"].colours[:2], b"x" * 32)
    seat = position.seats_to_act[0]
    here = position.view(seat), position.decision(seat)
    steps = [Step(*here, notation, ()) for notation in ("move 12", "send 1")]
    told = game_words("istanbul").turn_ahead(WORDS, steps, seat, ("Ada", "Ben"))
    assert told == "Go to 12 Police Station · Send your family member to 1 Wainwright"


def test_only_the_last_step_of_a_turn_ends_it() -> None:
    position = start({"red": {"at": 1, "hand": ["gain-5-lira"]}, "blue": {"at": 7}})
    turn = Turn(("move 2", "stop", "play gain-5-lira"), False, 0.0, {}, {})
    steps = steps_of(position, 0, turn)
    told = game_words("istanbul").turn_ahead(WORDS, steps, 0, ("Ada", "Ben"))
    assert told == "Go to 2 Fabric Warehouse · no action there · Play “5 lira”"
    told = game_words("istanbul").turn_ahead(WORDS, steps[:2], 0, ("Ada", "Ben"))
    assert told == "Go to 2 Fabric Warehouse · Leave no assistant and end your turn"


def test_in_the_draft_the_three_best_characters_are_told_with_what_they_do() -> None:
    rules = GAMES["marco_polo"]
    position = new_position(rules, {"characters": "drafted"}, rules.colours[:4], b"x" * 32)
    seat, offered = position.seats_to_act[0], position.decisions[0].options
    found = hint(position, seat, Random(1))
    lines = hint_lines(WORDS, position, seat, found, ("Ada", "Ben", "Chloe", "Dilan"))
    picked = [turn.choices[0] for turn in found.turns]
    assert len({*picked}) == 3 and {*picked} < {*offered}
    judge = rules.judge.at(position.view(seat))
    assert picked[:1] == judge.considered(position.view(seat), "character", list(offered))
    speech, told = game_words("marco_polo"), "-# Starts in Beijing, with a trading post on the best space."
    assert [f"-# {speech.reason(WORDS, one, 1.0, {})}.".lower() for one in picked] == [
        line.lower() for line in lines[1:6:2]
    ]
    assert told in lines
    while "character" in {decision.kind for decision in position.decisions}:
        seat = position.seats_to_act[0]
        found = hint(position, seat, Random(1))
        lines = hint_lines(WORDS, position, seat, found, ("Ada", "Ben", "Chloe", "Dilan"))
        assert lines[0].startswith("1. Best: Play ")
        position.choose(seat, found.turns[0].choices[0])


def test_the_end_says_who_asked() -> None:
    told = who_asked(WORDS, [(0, 3), (None, 1)], ("Ada", "Ben"))
    assert told == "Hints: Ada asked for 3, somebody who left asked for 1."


def test_reasons_name_what_the_turn_brings_and_chance_only_where_nothing_else_counts() -> None:
    gains = {CHANCE: 9.0, "rubies": 30.0, "lira": -4.0, "goods": 20.0, "to-small-mosque": 100.0}
    turn = Turn(("sell",), True, 0.5, gains, {"to-small-mosque": {"place": 14, "turns": 2, "ruby": 0}})
    assert reasons(WORDS, "istanbul", turn) == ["a ruby at once", "more goods"]
    assert reasons(WORDS, "istanbul", turn, {"goods"}) == ["a ruby at once"]
    assert reasons(WORDS, "istanbul", turn._replace(gains={CHANCE: 5.0, "lira": 4.0})) == [
        "good odds", "more lira",
    ]  # fmt: skip


FAR = {"place": 14, "turns": 9, "ruby": 0}


@pytest.mark.parametrize(
    ("part", "figures", "now", "lacks", "then"),
    [
        (
            "to-great-mosque",
            FAR | {"place": 15, "turns": 2},
            {"fruit": 2},
            "You still need 2 fruit for a mosque tile at 15 Great Mosque.",
            "Then take a mosque tile at 15 Great Mosque two turns from now.",
        ),
        (  # the turn takes the first tile: what was lacking for the nearer one is not all that the ruby takes
            "to-great-mosque",
            {"place": 15, "turns": 2, "ruby": 1},
            {"ruby": 0, "jewelry": 1},
            "",
            "Then take a ruby at 15 Great Mosque two turns from now.",
        ),
        ("to-small-mosque", FAR, {}, "", "Then head for 14 Small Mosque."),
        ("to-small-market", {"place": 11, "turns": 1, "ruby": 0}, {}, "", ""),  # which does not say what for
        ("to-small-market", {"place": 11, "turns": 3, "ruby": 0}, {}, "", ""),  # nobody chooses a turn for that
        (
            "to-gemstone-dealer",
            {"place": 16, "turns": 1, "ruby": 1, "lira": 3},
            {"lira": 7},
            "You still need 7 lira for a ruby at 16 Gemstone Dealer.",
            "Then take a ruby at 16 Gemstone Dealer next turn (you'll still need 3 lira).",
        ),
    ],
)
def test_a_plan_says_what_is_lacking_and_what_comes_next(
    part: str, figures: dict[str, int], now: dict[str, int], lacks: str, then: str
) -> None:
    turn = Turn(("fill",), False, 0.5, {part: 5.0, "to-fountain": -2.0}, {part: figures, "to-fountain": FAR})
    speech = game_words("istanbul")
    assert speech.plan(WORDS, {part: figures | now}, turn) == Plan(lacks, then)
    assert speech.plan(WORDS, {part: figures | now}, turn._replace(gains={part: 5.0, "rubies": 30.0})).lacks == ""
    by_chance = speech.plan(WORDS, {part: figures | now}, turn._replace(chance=True))
    assert "still need" not in by_chance.then
    if "lira" in figures:
        assert by_chance.then == "Then head for 16 Gemstone Dealer."


def test_a_plan_of_marco_polo_names_the_contract_or_journey_that_comes_nearest() -> None:
    now = {
        "contract-S02": {"camel": 2, "silk": 1},
        "journey-moscow": {"coin": 6, "steps": 2},
        "journey-beijing": {"coin": 30, "camel": 5, "steps": 6},
    }
    speech, pays = game_words("marco_polo"), contract_reward(WORDS.about("marco_polo"), "S02")

    def plan(**after: dict[str, int]) -> Plan:
        figures = {**now, **{name.replace("_", "-", 1): lacks for name, lacks in after.items()}}
        return speech.plan(WORDS, now, Turn(("coins",), False, 0.5, {}, figures))

    lacks = "You still need 6 coins to travel to Moscow."
    assert plan(journey_moscow={"steps": 2}) == Plan(lacks, "Then travel to Moscow.")
    assert plan(journey_moscow={"steps": 2, "dice": 1}) == Plan(lacks, "Next round, travel to Moscow.")
    assert plan(journey_moscow={"coin": 1, "steps": 2}) == Plan(
        lacks, "After that, you'll still need 1 coin to travel to Moscow."
    )
    contract = f"You still need 2 camels and 1 silk for the contract “{pays}”."
    assert plan(contract_S02={}, journey_moscow={"coin": 1}) == Plan(contract, f"Then complete “{pays}”.")
    assert plan(contract_S02={"silk": 1}) == Plan(contract, f"After that, you'll still need 1 silk for “{pays}”.")
    assert plan(journey_beijing={"coin": 29, "camel": 5}) == plan() == Plan()


def test_odds_near_nothing_are_not_told_exactly() -> None:
    position = new_position(GAMES["istanbul"], {}, GAMES["istanbul"].colours[:2], b"x" * 32)
    seat = position.seats_to_act[0]
    found = hint(position, seat, Random(1))
    for share, told in ((0.01, "**under 5%** · "), (0.05, "**5%** · "), (0.999, "**over 95%** · ")):
        turns = tuple(turn._replace(share=share) for turn in found.turns)
        lines = hint_lines(WORDS, position, seat, found._replace(turns=turns), ("Ada", "Ben"), odds=True)
        assert sum(told in line for line in lines) == len(turns)
