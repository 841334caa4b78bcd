"""The reader's own goal cards and contracts as a picture."""

from typing import Final

from PIL import Image

from engine.marco_polo.view import View
from render.kit.canvas import Box, Canvas
from render.kit.colour import RGB, rgb
from render.kit.mat import WIDE, mat
from render.marco_polo.contracts import draw_contract
from render.marco_polo.game_scene import GameScene
from render.marco_polo.goals import draw_goal

CLOTH: Final[tuple[RGB, RGB]] = (rgb("#4A1E1A"), rgb("#2A0F0E"))
_MARGIN: Final = 20
_GOAL: Final = (450, 124)
_CONTRACT: Final = (150, 330)


def holds(view: View) -> bool:
    """Whether the reader has goal cards or contracts to complete."""
    return bool(view.goals or _contracts(view))


def _contracts(view: View) -> tuple[str, ...]:
    return () if view.seat is None else view.seats[view.seat].contracts


def _row(top: int, count: int, size: tuple[int, int]) -> list[Box]:
    """So many boxes side by side in the middle of the mat."""
    wide, high = size
    left = (WIDE - count * (wide + _MARGIN) + _MARGIN) // 2
    return [Box(left + number * (wide + _MARGIN), top, wide, high) for number in range(count)]


def _boxes(goals: int, contracts: int) -> tuple[list[Box], list[Box], int]:
    """Where goal cards lie, two a row, and the contracts below them; and the height of the mat."""
    of_goals: list[Box] = []
    top = _MARGIN
    for first in range(0, goals, 2):
        of_goals += _row(top, min(2, goals - first), _GOAL)
        top += _GOAL[1] + _MARGIN
    of_contracts = _row(top, contracts, _CONTRACT)
    return of_goals, of_contracts, top + (_CONTRACT[1] + _MARGIN if contracts else 0)


def draw_hand(scene: GameScene) -> Image.Image:
    """Goal cards, on green the cities that have a post of the reader, and contracts, on red what lacks for them."""
    view: View = scene.view
    if view.seat is None:
        raise ValueError("a spectator holds nothing")
    seat, contracts = view.seats[view.seat], _contracts(view)
    of_goals, of_contracts, high = _boxes(len(view.goals), len(contracts))
    canvas = Canvas(mat(high, *CLOTH), scene.style.palette)
    for box, goal in zip(of_goals, view.goals, strict=True):
        draw_goal(canvas, box, scene.say, goal, seat.posts)
    for box, contract in zip(of_contracts, contracts, strict=True):
        draw_contract(canvas, box, contract, seat.have)
    return canvas.image
