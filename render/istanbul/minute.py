"""The fields of Istanbul in one minute: a turn, goods, what a ruby costs, coffee, letters, and how the game is won."""

from typing import Final

from engine.istanbul.names import FABRIC_WAREHOUSE, GOODS
from engine.istanbul.places.rubies import SEALS_FOR_RUBY
from engine.istanbul.setup.options import LETTERS, MOCHA
from engine.istanbul.setup.start import ASSISTANTS_WITH_MERCHANT
from render.istanbul.barrow import draw_frame
from render.istanbul.style import good
from render.istanbul.tiles import paste_face
from render.kit.canvas import Box, Canvas
from render.kit.colour import BRONZE
from render.kit.mat import enlarged
from render.kit.parts import ARROW, Column, Icon, Row, Sprite, Text, fit
from render.scene import MinuteScene

_COLOUR: Final = "red"
_GOODS: Final = tuple(Sprite(good(number)) for number in range(len(GOODS)))
_TILE: Final = (176, 132)
_PIECE: Final = 66
_BARROW: Final = (560, 250)  # the pixels at which the wheelbarrow is drawn before it is made smaller
_ACROSS: Final = 3


def _turn(canvas: Canvas, box: Box, scene: MinuteScene) -> None:
    """A merchant on its stack goes to a place, where an assistant stays."""
    wide, high = _TILE
    tile = Box(box.right - wide, box.y + (box.h - high) // 2, wide, high)
    paste_face(canvas, tile, FABRIC_WAREHOUSE, "")  # any place; a name would be too small to read
    canvas.sprite(f"assistant-{_COLOUR}", tile.x + _PIECE * 2 // 3, tile.bottom - _PIECE * 2 // 3, _PIECE)
    x = box.x + 34
    pile = canvas.pile((f"assistant-{_COLOUR}",) * (ASSISTANTS_WITH_MERCHANT - 1), x, tile.bottom, _PIECE)
    canvas.sprite(f"merchant-{_COLOUR}", x, tile.bottom - pile - _PIECE // 4, _PIECE + 16)
    fit(canvas, Box(x + 42, box.y, tile.x - x - 48, box.h), ARROW)


def _goods(canvas: Canvas, box: Box, scene: MinuteScene) -> None:
    """One of each good in a wheelbarrow."""

    def paint(large: Canvas, room: Box) -> None:
        fit(large, draw_frame(large, room).inset(16), Column((Row(_GOODS[:2], 0.3), Row(_GOODS[2:], 0.3))))

    enlarged(canvas, box, paint, _BARROW)


def _price(canvas: Canvas, box: Box, scene: MinuteScene) -> None:
    """Goods or lira for a ruby."""
    fit(canvas, box, Row((Column((Row(_GOODS), Row((Sprite("coin"),) * _ACROSS))), ARROW, Sprite("ruby", 0.8))))


def _won(canvas: Canvas, box: Box, scene: MinuteScene) -> None:
    """As many rubies as end the game, and a crown."""
    rubies = (Sprite("ruby"),) * scene.view.goal
    fit(canvas, box, Row((Column((Row(rubies[:_ACROSS]), Row(rubies[_ACROSS:]))), Icon("crown", BRONZE, 0.7)), 0.2))


def _coffee(canvas: Canvas, box: Box, scene: MinuteScene) -> None:
    """Coffee for a ruby."""
    fit(canvas, box, Row((*(Sprite("coffee", 0.7),) * _ACROSS, ARROW, Sprite("ruby", 0.8))))


def _letters(canvas: Canvas, box: Box, scene: MinuteScene) -> None:
    """A letter that is delivered for seals, and seals for a ruby."""
    letter = Row((Sprite("letter"), ARROW, Sprite("letter-delivered")))
    seals = Row((Text(str(SEALS_FOR_RUBY)), Sprite("seal"), ARROW, Sprite("ruby")))
    fit(canvas, box, Column((letter, seals)))


STEPS: Final = {
    "turn": _turn,
    "first": _goods,
    "way": _price,
    MOCHA: _coffee,
    LETTERS: _letters,
    "end": _won,
}
