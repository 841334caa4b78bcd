"""Computer players in words: their kind, and in one line what they like."""

import pytest

from engine import players
from engine.games import GAMES
from words.houses import house_words
from words.speech import Words

WORDS = Words("en", strict=True)


@pytest.mark.parametrize(
    ("player", "said"),
    [
        (players.PERSON, ""),
        ("merchant", "Regular"),
        ("merchant-mosques", "Regular, likes the mosques"),
        ("master-travel", "Master"),
        ("merchant-unheard", "Regular"),
        ("rookie", "Rookie"),
    ],
)
def test_a_computer_player_is_said_in_one_line(player: str, said: str) -> None:
    assert house_words(WORDS, "istanbul", player) == said


def test_every_personality_has_words() -> None:
    for name, rules in GAMES.items():
        said = {house_words(WORDS, name, f"merchant-{one}") for one in rules.judge.personalities}
        assert len(said) == len(rules.judge.personalities)
