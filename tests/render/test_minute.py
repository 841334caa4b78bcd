"""The picture of a game in one minute."""

from functools import partial

import pytest

from render.encode import to_webp
from render.games import GAMES, drawing
from render.minute import WIDE, height
from render.scene import MINUTE, Scene
from tests.render.drawn import cut, in_the_way, watched
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
    assert drawing(game, MINUTE)(Scene(told, (), "en", WORDS.about(game).say)).size == (WIDE, height(len(told.fields)))
    assert len(drawn(game, told)) < MOST_BYTES


@pytest.mark.parametrize(("expansion", "fields"), [("base", 4), ("mocha", 5), ("letters", 5), ("bazaar", 6)])
def test_each_expansion_has_a_field_with_its_own_drawing(expansion: str, fields: int) -> None:
    told = told_of("istanbul", expansion=expansion)
    assert len(told.fields) == fields and {name for name, _ in told.fields} <= set(GAMES["istanbul"].minute)
    assert len(drawn("istanbul", told)) < MOST_BYTES
    assert ("Coffee" in told.alt) == (expansion in ("mocha", "bazaar"))
    assert ("seals" in told.alt) == (expansion in ("letters", "bazaar"))


@pytest.mark.parametrize("game", sorted(GAMES))
def test_nothing_on_it_is_small_cut_or_hidden(game: str) -> None:
    told = told_of(game, expansion="bazaar" if game == "istanbul" else "base")
    seen = watched(partial(drawing(game, MINUTE), Scene(told, (), "en", WORDS.about(game).say)))[1]
    texts = [one for one in seen if one.kind == "text"]
    assert not cut(seen) and not in_the_way(texts)
    assert told.aim in " ".join(one.what for one in texts) and all(one.size >= 38 for one in texts)


def test_it_shows_as_many_rubies_as_end_the_game() -> None:
    five = told_of("istanbul", expansion="base")
    assert drawn("istanbul", five) != drawn("istanbul", five._replace(goal=6))
