"""Hints in words: every part of a position's value is a reason that can be told, and so is every turn."""

from random import Random

import pytest

from engine.core.create import new_position
from engine.core.determinize import determinize
from engine.games import GAMES
from engine.istanbul.names import PLACES
from engine.players.hints.hint import hint
from engine.players.hints.turns import CHANCE, Step, Turn
from tests.support.dealt.tables import has_chance, moments, tables_of
from words.games import game_words
from words.hints import hint_lines, percent, reasons, who_asked
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
                assert len(lines) > len(found.turns)
                assert lines == hint_lines(WORDS, determinize(position, seat, Random(2)), seat, found, names)
                assert (f"**{percent(found.turns[0])} %**" in lines[0]) == found.comparable


def test_a_ruby_is_told_with_its_place_and_what_is_missing() -> None:
    speech = game_words("istanbul")
    told = speech.reason(WORDS, "to-gemstone-dealer", 9.0, FIGURES)
    assert told == "a ruby from 16 Gemstone Dealer in 2 turns, 4 lira short"
    for number, place in PLACES.items():
        for ruby in (0, 1):
            assert speech.reason(WORDS, f"to-{place}", 9.0, {"place": number, "turns": 1, "ruby": ruby})


def test_who_goes_where_is_said() -> None:
    position = new_position(GAMES["istanbul"], {}, GAMES["istanbul"].colours[:2], b"x" * 32)
    seat = position.seats_to_act[0]
    here = position.view(seat), position.decision(seat)
    steps = [Step(*here, notation, ()) for notation in ("move 12", "send 1")]
    told = game_words("istanbul").turn_ahead(WORDS, steps, seat, ("Ada", "Ben"))
    assert told == "Go to 12 Police Station · Family member to 1 Wainwright"


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
    speech, told = game_words("marco_polo"), "-# Starts in Beijing with a trading post on its best space"
    assert [f"-# {speech.reason(WORDS, one, 1.0, {})}".lower() for one in picked] == [
        line.lower() for line in lines[1:6:2]
    ]
    assert told in lines
    while "character" in {decision.kind for decision in position.decisions}:
        seat = position.seats_to_act[0]
        found = hint(position, seat, Random(1))
        lines = hint_lines(WORDS, position, seat, found, ("Ada", "Ben", "Chloe", "Dilan"))
        assert lines[0].startswith("1. Recommended: Play ")
        position.choose(seat, found.turns[0].choices[0])


def test_the_end_says_who_asked() -> None:
    told = who_asked(WORDS, [(0, 3), (None, 1)], ("Ada", "Ben"))
    assert told == "Hints: Ada asked for 3, somebody who left asked for 1."


def test_reasons_name_what_comes_surely_and_soon_and_chance_only_where_nothing_else_counts() -> None:
    far = {"place": 14, "turns": 9, "ruby": 0}
    gains = {CHANCE: 9.0, "rubies": 30.0, "lira": -4.0, "to-great-mosque": 200.0, "to-small-mosque": 1.0}
    turn = Turn(("sell",), True, 0.5, gains, {"to-great-mosque": far | {"place": 15, "turns": 2}})
    assert reasons(WORDS, "istanbul", turn) == ["a mosque tile from 15 Great Mosque in 2 turns", "a ruby at once"]
    turn = turn._replace(gains={CHANCE: 2.0, "to-small-mosque": 3.0}, figures={"to-small-mosque": far})
    assert reasons(WORDS, "istanbul", turn) == ["nearer to what 14 Small Mosque gives"]
    market = {"place": 11, "turns": 2, "ruby": 0}
    turn = turn._replace(gains={"to-small-market": 9.0, "lira": 5.0, "goods": 4.0}, figures={"to-small-market": market})
    assert reasons(WORDS, "istanbul", turn) == ["the action of 11 Small Market in 2 turns", "more lira"]
    turn = turn._replace(figures={"to-small-market": market | {"turns": 3}})  # nobody chooses a turn for that
    assert reasons(WORDS, "istanbul", turn) == ["more lira", "more goods in the wheelbarrow"]
    assert reasons(WORDS, "istanbul", turn._replace(gains={CHANCE: 5.0, "lira": 4.0})) == [
        "what chance decides is worth about 5 lira on average", "more lira",
    ]  # fmt: skip
