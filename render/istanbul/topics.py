"""What an entry of the rules look-up is about, drawn: a card, a tile, a place, a piece."""

from functools import partial
from typing import Final

from PIL import Image

from engine.games import rules_of
from engine.istanbul.cards.table import CARDS
from engine.istanbul.guild.table import GUILD_CARDS
from engine.istanbul.kiosk.table import KIOSK_TILES
from engine.istanbul.names import COFFEE_TRADER, COLOURS, COURIER, GOODS, GOVERNOR, SMUGGLER, TAVERN_TILES
from engine.istanbul.options import BASE, BAZAAR
from engine.istanbul.places.tavern import BAKSHEESH_SIDES
from render.istanbul.board import draw_board, plan_of
from render.istanbul.cards import card_front
from render.istanbul.fronts import guild_front, kiosk_front
from render.istanbul.game_scene import GameScene
from render.istanbul.legend import LEGENDS
from render.istanbul.style import CLOTH, PLACES, good
from render.istanbul.style import GOODS as COLOURS_OF_GOODS
from render.kit.canvas import Box, Canvas
from render.kit.colour import CREAM, IVORY, OAK
from render.kit.kept import kept
from render.kit.mat import WIDE
from render.kit.parts import ARROW, Card, Framed, Icon, Part, Row, Sprite, fit
from render.opening import opening
from render.scene import Style, TopicScene
from render.topics import HIGH, Draw, Topics, table_of
from words.speech import words

_BOX: Final = Box(40, 40, WIDE - 80, HIGH - 80)
_OF_BASE: Final = 16
"""The last place of the base game."""


def _parts(*parts: Part) -> Draw:
    """Parts side by side, as large as they fit."""
    return lambda canvas, scene: fit(canvas, _BOX, Row(parts, 0.12))


def _framed(*parts: Part) -> Draw:
    return _parts(Framed(Row(parts, 0.12), OAK, CREAM, thickness=6))


@kept
def _first_board(language: str, style: Style, expansion: str) -> tuple[Image.Image, dict[int, Box]]:
    """A board before the first turn, and where its places are."""
    rules = rules_of("istanbul")
    say = words(language).about(rules.name).say
    return _board(opening(rules, rules.min_seats, language, say, {"expansion": expansion}, style))


def _board(scene: GameScene) -> tuple[Image.Image, dict[int, Box]]:
    return draw_board(scene), {place: tile.box for place, tile in plan_of(scene.view).tiles.items()}


def _place(number: int) -> Draw:
    """The place's tile as it is at the table, or as a game begins."""

    def draw(canvas: Canvas, scene: TopicScene) -> None:
        expansion = BASE if number <= _OF_BASE else BAZAAR
        if scene.view.table is None:
            board, boxes = _first_board(scene.language, scene.style, expansion)
        else:
            board, boxes = _board(table_of(scene))
        box = boxes[number].inset(-6)
        high = HIGH - 32
        wide = round(box.w * high / box.h)
        tile = board.crop((box.x, box.y, box.right, box.bottom)).resize((wide, high), Image.Resampling.LANCZOS)
        canvas.image.paste(tile, ((WIDE - wide) // 2, 16))

    return draw


def _mosque_tile(number: int) -> Draw:
    ground, mark = COLOURS_OF_GOODS[number]
    return _parts(Framed(Row((Icon("mosque", mark), Sprite(good(number), 0.7))), IVORY, ground, thickness=8))


def _side(goods: tuple[int, ...]) -> Part:
    return Framed(Row(tuple(Sprite(good(kind)) for kind, count in enumerate(goods) for _ in range(count))), OAK)


_MERCHANTS: Final = tuple(Sprite(f"merchant-{colour}") for colour in COLOURS)
_CONCEPTS: Final[dict[str, Draw]] = {
    "assistants": _parts(*(Sprite(f"assistant-{colour}") for colour in COLOURS)),
    "merchants": _parts(*_MERCHANTS),
    "family": _parts(*(Sprite(f"family-{colour}") for colour in COLOURS)),
    "wheelbarrow": _framed(Icon("wheelbarrow", PLACES[1][0]), *(Sprite(good(kind)) for kind in range(len(GOODS)))),
    "cards": _parts(*(Card(partial(card_front, face=face)) for face in list(CARDS)[:4])),
    "coffee": _parts(Sprite("coffee")),
    "guild-cards": _parts(*(Card(partial(guild_front, number=number)) for number in list(GUILD_CARDS)[:4])),
    "letters": _framed(Sprite("letter"), ARROW, Sprite("letter-delivered")),
    "extra-turn": _framed(Sprite("seal"), ARROW, Sprite("merchant-red")),
    "companion": _parts(*(Sprite(f"companion-{colour}") for colour in COLOURS)),
    "neutral-assistants": _parts(Sprite("assistant-neutral")),
    "caravan-master": _parts(Sprite("caravan")),
    "end": _framed(Sprite("ruby")),
    "dice": _parts(*(Sprite(f"die-{value}") for value in range(1, 7))),
}
_THINGS: Final[dict[str, Draw]] = {
    **{f"concept-{name}": draw for name, draw in _CONCEPTS.items()},
    **{f"place-{number}": _place(number) for number in PLACES},
    **{f"tile-{name}": _mosque_tile(number) for number, name in enumerate(GOODS)},
    **{f"figure-{name}": _parts(Sprite(f"figure-{name}")) for name in (GOVERNOR, SMUGGLER, COFFEE_TRADER, COURIER)},
    **{f"card-{face}": _parts(Card(partial(card_front, face=face))) for face in CARDS},
    **{f"guild-{number}": _parts(Card(partial(guild_front, number=number))) for number in GUILD_CARDS},
    **{f"tavern-{name}": _parts(Sprite(f"tavern-{name}")) for name in TAVERN_TILES},
    "baksheesh": _parts(_side(BAKSHEESH_SIDES[0]), _side(BAKSHEESH_SIDES[1])),
    "barrier": _parts(Sprite("barrier")),
    **{f"kiosk-{number}": _parts(Card(partial(kiosk_front, number=number))) for number in KIOSK_TILES},
}
TOPICS: Final = Topics(CLOTH, _THINGS, LEGENDS)
