"""Everything on a picture is large enough, whole, and hidden by nothing; pieces lie nearest to their own place."""

import re
from functools import lru_cache, partial

import pytest

from render.games import drawing
from render.istanbul import ISTANBUL
from render.istanbul.board import plan_of
from render.istanbul.pieces import pieces_on
from render.istanbul.tiles import face
from render.istanbul.topics import LEGENDS
from render.kit.canvas import Box
from render.scene import TOPIC, AnyScene, Scene, Subject
from tests.render import golden
from tests.render.bounds import NAMES_OF_PEOPLE, NOTHING, wrong
from tests.render.drawn import Drawn, watched
from tests.render.scenes.crowded import EXPANSIONS, NAMES, crowded
from tests.render.scenes.every import SCENES
from words.speech import words


@lru_cache(maxsize=128)
def on_tile(*tile: int | str) -> list[Drawn]:
    """What a tile of Istanbul shows whatever happens; fields of one tile hide nothing of another."""
    return [one for one in watched(partial(face.__wrapped__, *tile))[1] if one.kind != "field"]


def on_tiles(scene: AnyScene) -> list[Drawn]:
    return [
        one.moved(tile.box.x, tile.box.y)
        for place, tile in plan_of(scene.view).tiles.items()
        for one in on_tile(place, scene.say(f"place-{place}"), tile.box.w, tile.box.h)
    ]


@lru_cache(maxsize=64)
def seen(scene: str, picture: str) -> list[Drawn]:
    """What is on a picture of Istanbul, drawn once for all tests."""
    return watched(partial(golden.draw, scene, picture))[1]


CROWDS = {"crowd": 7, "bazaar_crowd": 12, "bazaar_duel": 24}
"""Where everything stands on one place, that place may be smaller; test_layout and test_expansions say how small."""
OF_ISTANBUL = [case for case in golden.CASES if case[0] in SCENES]
TABLES = [
    (expansion, 2 + (3 * row + column + 3) % 4, names)
    for row, expansion in enumerate(EXPANSIONS)
    for column, names in enumerate(NAMES)
    if (row + column) % 5 < 3
]


@pytest.mark.parametrize(("scene", "picture"), OF_ISTANBUL)
def test_a_picture_of_istanbul_is_clear(scene: str, picture: str) -> None:
    made = SCENES[scene]()
    drawn = seen(scene, picture)
    if picture == "board":
        crowded_place = plan_of(made.view).tiles.get(CROWDS.get(scene, 0))
        drawn = [one for one in on_tiles(made) + drawn if not (crowded_place and crowded_place.box.contains(one.box))]
    assert wrong("istanbul", drawn) == NOTHING


@pytest.mark.parametrize("table", TABLES, ids=lambda table: "-".join(map(str, table)))
@pytest.mark.parametrize("picture", ISTANBUL.pictures)
def test_trying_names_and_large_figures_leave_istanbul_clear(table: tuple[str, int, str], picture: str) -> None:
    scene = crowded(*table)
    ground = on_tiles(scene) if picture == "board" else []
    drawn = ground + watched(partial(ISTANBUL.pictures[picture], scene))[1]
    assert wrong("istanbul", drawn) == NOTHING
    if picture == "carts":
        assert len(names_shown(drawn)) == len(scene.names)


def names_shown(drawn: list[Drawn]) -> set[str]:
    """How the rows of players name them: each row begins with the merchant."""
    rows = [one for one in drawn if one.by in NAMES_OF_PEOPLE and one.by != "header.banner"]
    starts = [at for at, one in enumerate(rows) if one.what.startswith("merchant-")]
    ends = [*starts[1:], len(rows)]
    return {
        " ".join(one.what for one in rows[start:end] if one.kind == "text" and not one.what.isdigit())
        for start, end in zip(starts, ends, strict=True)
    }


@pytest.mark.parametrize("scene", [name for name, picture in OF_ISTANBUL if picture == "board"])
def test_pieces_lie_nearest_to_their_own_place(scene: str) -> None:
    made = SCENES[scene]()
    tiles = plan_of(made.view).tiles
    drawn = seen(scene, "board")
    for place, pieces in pieces_on(made.view).items():
        wanted = [piece.sprite for piece in pieces]
        for one in drawn:
            if (
                one.by.startswith("pieces.")
                and one.what in wanted
                and tiles[place].box.contains(Box(*one.box.middle, 1, 1))
            ):
                wanted.remove(one.what)
        assert wanted == []


ANYBODYS = re.compile(r"-(any|red|blue|green|yellow|purple)$|(?<=die)-[1-6]$")


def test_the_legend_has_every_sign_on_the_boards() -> None:
    """Fronts of cards are told by their names; the boards of all sets are among those drawn."""
    boards = [seen(name, "board") for name, picture in OF_ISTANBUL if picture == "board"]
    shown = {
        one.what for board in boards for one in board if one.kind == "piece" and one.by != "components.draw_picture"
    }
    scenes = [Scene(Subject(key), (), "en", words("en").about("istanbul").say) for key in LEGENDS]
    named = {one.what for made in scenes for one in watched(partial(drawing("istanbul", TOPIC), made))[1]}
    assert {ANYBODYS.sub("", what) for what in shown} <= {ANYBODYS.sub("", what) for what in named}


@pytest.mark.parametrize("key", LEGENDS)
def test_a_legend_is_clear(key: str) -> None:
    made = Scene(Subject(key), (), "en", words("en").about("istanbul").say)
    assert wrong("istanbul", watched(partial(drawing("istanbul", TOPIC), made))[1]) == NOTHING
