"""The picture of a game in one minute."""

import pytest

from render.encode import to_webp
from render.games import GAMES, drawing
from render.minute import HIGH, WIDE
from render.scene import MINUTE, Scene
from words.games import game_words
from words.shapes import Minute
from words.speech import Words

WORDS = Words("en", strict=True)
MOST_BYTES = 350_000


def drawn(game: str, told: Minute) -> bytes:
    return to_webp(drawing(game, MINUTE)(Scene(told, (), "en", WORDS.about(game).say)))


def told_of(game: str, **options: str) -> Minute:
    return game_words(game).minute(WORDS, options, None)


@pytest.mark.parametrize("game", sorted(GAMES))
def test_every_game_has_one(game: str) -> None:
    told = told_of(game, expansion="base")
    assert drawing(game, MINUTE)(Scene(told, (), "en", WORDS.about(game).say)).size == (WIDE, HIGH)
    assert len(drawn(game, told)) < MOST_BYTES


def test_it_shows_as_many_rubies_as_end_the_game() -> None:
    five = told_of("istanbul", expansion="base")
    assert drawn("istanbul", five) != drawn("istanbul", five._replace(goal=6))
