"""The words of every language have room on the pictures: they shrink or break, nothing of them is left out, and they
lie clear of what is beside them."""

from collections.abc import Iterator
from functools import partial

import pytest

from render.games import drawing
from render.istanbul.board import plan_of
from render.istanbul.tiles import face, name_on_tile
from render.kit.scale import SHRUNK
from render.marco_polo import MARCO_POLO as MARCO
from render.marco_polo import actions, board
from render.marco_polo.spaces import TITLES
from render.scene import BOARD, MINUTE, SPACES, TOPIC, AnyScene, Scene, Subject
from tests.render import golden
from tests.render.bounds import NAMES_OF_PEOPLE
from tests.render.drawn import Drawn, cut, in_the_way, watched
from tests.render.scenes.every import SCENES
from tests.render.scenes.marco_polo import MARCO_POLO
from tests.support.language.written import OTHERS
from words.games import game_words
from words.speech import words

OF_PEOPLE = (*NAMES_OF_PEOPLE, "leaderboard.row", "lobby.taken", "season_table.row", "season_table.draw_season_table")
"""Who draws names, which may lose their middle in any language."""
LAID_OVER = ("actions.draw_goals", "components.draw_large_goal", "components.draw_name")
"""Sheets that cover what cannot be chosen meanwhile."""
EXPANSIONS = ("base", "mocha", "letters", "bazaar")


def wrong(drawn: list[Drawn]) -> list[Drawn | tuple[Drawn, Drawn]]:
    """Words that are cut or smaller than words may be, and words or figures that are hidden, as those of coins are."""
    texts = [one for one in drawn if one.kind == "text" and sum(map(str.isalpha, one.what)) > 2]
    hidden = [
        (one, two) for one, two in in_the_way(drawn) if "text" in (one.kind, two.kind) and two.by not in LAID_OVER
    ]
    small = [one for one in texts if one.size < SHRUNK and one.by not in OF_PEOPLE]
    return [*(one for one in cut(drawn) if one.by not in OF_PEOPLE), *small, *hidden]


def printed(scene: AnyScene, name: str, picture: str) -> Iterator[list[Drawn]]:
    """What is drawn once for many pictures: the tiles of Istanbul, the map and the action spaces of Marco Polo."""
    if name in SCENES and picture == BOARD:
        for place, tile in plan_of(scene.view).tiles.items():
            told = name_on_tile(scene.say, place, tile.box.w)
            yield watched(partial(face.__wrapped__, place, told, tile.box.w, tile.box.h))[1]
    elif name in MARCO_POLO and picture == SPACES:
        titles = tuple((title, scene.say(f"picture-space-{title}")) for title in TITLES)
        yield watched(partial(actions._panels.__wrapped__, titles))[1]
    elif name in MARCO_POLO and picture in MARCO.boards:
        places = tuple((place, scene.say(f"place-{place.replace('_', '-')}")) for place in board._NAMED)
        yield watched(partial(board._named_map.__wrapped__, places))[1]


@pytest.mark.parametrize(("name", "picture"), golden.CASES)
@pytest.mark.parametrize("language", OTHERS)
def test_words_have_room_on_a_picture(language: str, name: str, picture: str) -> None:
    game = golden.game_of(name)
    scene = golden.translated(name, language)
    drawn = watched(partial(drawing(game, picture), scene))[1]
    assert [one for part in (drawn, *printed(scene, name, picture)) for one in wrong(part)] == []


@pytest.mark.parametrize("expansion", EXPANSIONS)
@pytest.mark.parametrize("language", OTHERS)
def test_a_game_in_one_minute_has_room_for_its_sentences(language: str, expansion: str) -> None:
    told = game_words("istanbul").minute(words(language), {"expansion": expansion}, None)
    scene = Scene(told, (), language, words(language).about("istanbul").say)
    assert wrong(watched(partial(drawing("istanbul", MINUTE), scene))[1]) == []


@pytest.mark.parametrize(
    ("game", "key"),
    [
        ("istanbul", "concept-signs"),
        ("istanbul", "concept-signs-mocha"),
        ("istanbul", "concept-signs-letters"),
        ("marco_polo", "concept-signs"),
    ],
)
@pytest.mark.parametrize("language", OTHERS)
def test_a_legend_has_room_for_its_words(language: str, game: str, key: str) -> None:
    scene = Scene(Subject(key), (), language, words(language).about(game).say)
    assert wrong(watched(partial(drawing(game, TOPIC), scene))[1]) == []
