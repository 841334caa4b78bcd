"""Dice follow from seed and counter as docs/fairness.md says, and are fair."""

import re
from collections import Counter
from hashlib import blake2b, sha256
from pathlib import Path
from random import Random
from typing import Any

import pytest

from engine.core.dice import Dice, Shuffle, Trail, Unknown, commitment, derived
from engine.games import GAMES
from tests.support.dealt.tables import all_tables, decks_of, has_chance, new, tables_of

SEED = bytes(range(32))
FAIRNESS = Path(__file__).parents[2] / "docs" / "fairness.md"


def document() -> dict[str, Any]:
    """What the document's Python defines, run as printed there."""
    (code,) = re.findall(r"```python\n(.*?)```", FAIRNESS.read_text("utf-8"), re.DOTALL)
    assert len(code.strip().splitlines()) <= 12
    names: dict[str, Any] = {}
    exec(code, names)
    return names


def test_the_lines_in_the_document_check_a_game() -> None:
    """The document's Python, as printed there, gives the rolls of the engine and accepts the published hash."""
    names = document()
    dice = Dice(SEED)
    sizes = [6, 6, 52, 2, 26, 3, 100, 6] * 40
    expected = [dice.below(size) for size in sizes]
    assert [names["outcome"](SEED, counter, size) for counter, size in enumerate(sizes)] == expected
    assert names["published"](SEED) == commitment(SEED) == sha256(SEED).hexdigest()
    assert names["derived"](SEED, "seed 5 1 2") == derived(SEED, "seed 5 1 2")


@pytest.mark.parametrize("name", GAMES)
def test_the_lines_in_the_document_check_whole_games(name: str) -> None:
    """All rows' outcomes one after the other are those of the numbers 0, 1, 2 and so on, as the trail says."""
    trail = Trail()
    position = new(tables_of(name)[0], seed=9, trail=trail)
    outcomes = list(position.last.outcomes)
    rng = Random(4)
    for _ in range(300):
        if not position.over:
            seat = position.seats_to_act[0]
            position.choose(seat, rng.choice(list(position.decision(seat).options)))
            outcomes += position.last.outcomes
    check = document()["outcome"]
    assert outcomes or not has_chance(name)
    assert [(one.number, one.value) for one in trail.outcomes] == list(enumerate(outcomes))
    assert outcomes == [check((9).to_bytes(32, "big"), one.number, one.among) for one in trail.outcomes]


def test_the_first_shuffle_of_a_deck_is_of_the_whole_deck() -> None:
    """So a replay file shows the start order of every pile, and tools/check_replay.py takes nothing else."""
    for table in all_tables():
        trail = Trail()
        new(table, seed=9, trail=trail)
        decks = decks_of(table)
        shuffled = set()
        for shuffle in trail.shuffles:
            name = next((name for name, deck in decks.items() if {*shuffle.before} <= {*deck}), None)
            if name is not None and name not in shuffled:
                assert list(shuffle.before) == list(decks[name]), (str(table), name)
                shuffled.add(name)
        assert len(shuffled) >= min(3, len(decks)), str(table)


def test_known_rolls() -> None:
    """Any change to how outcomes are made would break the promise to running games."""
    dice = Dice(SEED)
    assert [dice.roll() for _ in range(5)] == [(3, 5), (1, 6), (5, 4), (5, 3), (4, 3)]
    pile = list(range(10))
    dice.shuffle(pile)
    assert pile == [4, 8, 1, 0, 9, 5, 7, 2, 3, 6]


def test_words_past_the_last_multiple_are_thrown_away(monkeypatch: pytest.MonkeyPatch) -> None:
    """2 to the 64 is no multiple of 3: its last word must not favour 0."""
    words = iter([(1 << 64) - 1, 5])

    class Digest:
        def digest(self) -> bytes:
            return next(words).to_bytes(8, "big")

    monkeypatch.setattr("engine.core.dice.blake2b", lambda *_, **__: Digest())
    assert Dice(SEED).below(3) == 5 % 3


def test_the_message_is_counter_and_attempt() -> None:
    word = int.from_bytes(blake2b(b"0/0", digest_size=8, key=SEED).digest(), "big")
    assert Dice(SEED).below(1000) == word % 1000
    word = int.from_bytes(blake2b(b"41/0", digest_size=8, key=SEED).digest(), "big")
    assert Dice(SEED, counter=41).below(1000) == word % 1000


@pytest.mark.parametrize("size", [2, 6, 26])
def test_outcomes_are_even(size: int) -> None:
    """Chi-squared with 26,000 outcomes: far beyond the value that fair dice exceed once in a million seeds."""
    dice = Dice(SEED)
    expected = 26000 / size
    counts = Counter(dice.below(size) for _ in range(26000))
    chi = sum((counts[face] - expected) ** 2 / expected for face in range(size))
    assert chi < size - 1 + 5 * (2 * (size - 1)) ** 0.5 + 12


def test_recorded_outcomes_come_first_and_count() -> None:
    dice = Dice(SEED)
    dice.begin([4, 2])
    assert dice.roll() == (5, 3)
    assert (dice.counter, dice.taken, dice.revealed) == (2, [4, 2], True)
    assert dice.below(6) == Dice(SEED, counter=2).below(6)


def test_the_trail_tells_shuffles_and_recorded_outcomes_and_follows_copies() -> None:
    dice, pile = Dice(SEED), ["a", "b", "c"]
    dice.trail = Trail()
    dice.begin([5])
    dice.below(6)
    dice.shuffle(pile)
    dice.copy().roll(1)
    assert [one[:2] for one in dice.trail.outcomes] == [(0, 6), (1, 3), (2, 2), (3, 6)]
    assert dice.trail.outcomes[0].value == 5
    assert dice.trail.shuffles == [Shuffle(1, ("a", "b", "c"), tuple(pile))]


def test_what_is_derived_differs_by_key_and_text() -> None:
    keys = {derived(key, text) for key in (SEED, bytes(32)) for text in ("seats", "house 0 1")}
    assert len(keys) == 4 and {len(key) for key in keys} == {32} and SEED not in keys


def test_blind_dice_reveal_nothing() -> None:
    dice = Dice(SEED)
    dice.blind = True
    pile = ["top"]
    for ask in (lambda: dice.below(6), lambda: dice.draw(pile), dice.reveal):
        with pytest.raises(Unknown):
            ask()
    assert pile == ["top"]
    assert dice.copy().blind
