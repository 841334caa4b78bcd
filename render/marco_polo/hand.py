"""The reader's own goal cards and contracts as a picture."""

from typing import Final

from PIL import Image

from engine.marco_polo.view import View
from render.kit.canvas import Box, Canvas
from render.kit.colour import RGB, rgb
from render.kit.mat import WIDE, mat
from render.marco_polo.contracts import draw_flat_contract
from render.marco_polo.game_scene import GameScene
from render.marco_polo.goals import draw_goal

CLOTH: Final[tuple[RGB, RGB]] = (rgb("#4A1E1A"), rgb("#2A0F0E"))
_MARGIN: Final = 20
_CARD: Final = 450
"""The width of each card."""
_GOAL: Final = 124
_CONTRACT: Final = 210
"""The height of a goal card, of a contract."""


def holds(view: View) -> bool:
    """Whether the reader has goal cards or contracts to complete."""
    return bool(view.goals or _contracts(view))


def _contracts(view: View) -> tuple[str, ...]:
    return () if view.seat is None else view.seats[view.seat].contracts


def _rows(top: int, count: int, high: int) -> tuple[list[Box], int]:
    """Boxes for so many cards, two a row in the middle of the mat, and where the next row begins."""
    found: list[Box] = []
    for first in range(0, count, 2):
        across = min(2, count - first)
        left = (WIDE - across * (_CARD + _MARGIN) + _MARGIN) // 2
        found += [Box(left + number * (_CARD + _MARGIN), top, _CARD, high) for number in range(across)]
        top += high + _MARGIN
    return found, top


def draw_hand(scene: GameScene) -> Image.Image:
    """Goal cards, on green the cities that have a post of the reader, and contracts, on red what lacks for them."""
    view: View = scene.view
    if view.seat is None:
        raise ValueError("a spectator holds nothing")
    seat, contracts = view.seats[view.seat], _contracts(view)
    of_goals, top = _rows(_MARGIN, len(view.goals), _GOAL)
    of_contracts, high = _rows(top, len(contracts), _CONTRACT)
    canvas = Canvas(mat(high, *CLOTH), scene.style.palette)
    for box, goal in zip(of_goals, view.goals, strict=True):
        draw_goal(canvas, box, scene.say, goal, seat.posts)
    for box, contract in zip(of_contracts, contracts, strict=True):
        draw_flat_contract(canvas, box, contract, seat.have)
    return canvas.image
