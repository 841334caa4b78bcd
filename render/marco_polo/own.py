"""One's own things in Marco Polo above map and spaces, and the picture of one's own goal cards and contracts
(/hand)."""

from typing import Final

from PIL import Image

from engine.marco_polo.components.amounts import VP
from engine.marco_polo.components.board import MOST_ACTIVE_CONTRACTS
from engine.marco_polo.view import SeatView, View
from render.kit import lettering
from render.kit.canvas import Box, Canvas
from render.kit.colour import LINEN, RGB, rgb
from render.kit.mat import WIDE, mat
from render.marco_polo.components import draw_contracts, draw_flat_contract, draw_goals
from render.marco_polo.dice import apart, draw_figure
from render.marco_polo.marks import contracts_of, dice_of
from render.marco_polo.scene import GameScene
from render.marco_polo.symbols import SIGNS, light

_GOODS: Final = 470
_CONTRACT: Final = 230
_GAP: Final = 6
_EDGE: Final = 5
_GOALS: Final = 224
_MOST_GOALS: Final = 470  # wide enough for both cities beside each other
_FLAT: Final = 160  # a contract at least so wide is drawn flat
_POSTS: Final = 112
_SIGN: Final = 48
CLOTH: Final[tuple[RGB, RGB]] = (rgb("#4A1E1A"), rgb("#2A0F0E"))
_MARGIN: Final = 20
_CARD: Final = 450  # the width of each card
_GOAL_HIGH: Final = 148
_CONTRACT_HIGH: Final = 210


def fields(box: Box, contracts: int) -> dict[str, Box]:
    """From left to right: goods above dice and posts left; so many contracts; goal cards, which have the room that is
    left, unless another contract must find a place."""
    inner = box.inset(6)
    goods = Box(inner.x, inner.y, _GOODS, inner.h // 2)
    lower = inner._replace(w=_GOODS).below(goods.bottom)
    dice = lower._replace(w=_GOODS - _POSTS)
    room = inner.right_of(goods.right + _GAP)
    places = {"goods": goods, "dice": dice, "posts": lower.right_of(dice.right)}
    goals = 0 if contracts > MOST_ACTIVE_CONTRACTS else _GOALS
    pitch = min(_CONTRACT + _GAP, (room.w - goals) // max(1, contracts))
    if contracts:
        laid = room._replace(w=contracts * pitch - _GAP).columns(contracts, _GAP)
        places |= {f"contract {number}": place for number, place in enumerate(laid)}
    left = room.right_of(room.x + contracts * pitch)._replace(y=box.y + _EDGE, h=box.h - 2 * _EDGE)
    return places | ({"goals": left.right_of(max(left.x, left.right - _MOST_GOALS))} if goals else {})


def draw_own(canvas: Canvas, box: Box, scene: GameScene) -> None:
    """The choices among them are lit; nobody else's goal cards."""
    view = scene.view
    seat = view.seats[view.seat or 0]
    canvas.cell(box, 14, LINEN, canvas.player(seat.colour)[0], _EDGE)
    places = fields(box, len(seat.contracts) + bool(seat.drawn))
    _goods(canvas, places["goods"], seat)
    lit = dice_of(scene.offered)
    for place, die in apart(places["dice"], seat.dice, 60):
        if die in lit:
            light(canvas, place.inset(4), 10)
        draw_figure(canvas, place.inset(2), seat.colour, die)
    _posts(canvas, places["posts"], seat)
    boxes = [place for name, place in places.items() if name.startswith("contract")]
    flat = not boxes or boxes[0].w >= _FLAT
    draw_contracts(canvas, boxes, seat, contracts_of(scene.offered), flat=flat, margin=2)
    if "goals" in places and view.stage != "goals":
        rows = grid_of_goals(places["goals"], len(view.goals))
        draw_goals(canvas, rows, scene.say, view.goals, seat.posts)


def grid_of_goals(box: Box, count: int) -> list[Box]:
    high = (box.h - 4 * (count - 1)) // max(2, count)
    return [Box(box.x, box.y + i * (high + 4), box.w, high) for i in range(count)]


def _goods(canvas: Canvas, box: Box, seat: SeatView) -> None:
    """All figures of one size, the room that is left between them."""
    counts = [str(seat.have[kind]) for kind in range(VP)]
    size = next((size for size in range(54, 30, -2) if _wide(counts, size) <= box.w), 30)
    x, apart = box.x, max(0, (box.w - _wide(counts, size)) // VP)
    for kind, count in enumerate(counts):
        canvas.sprite(SIGNS[kind], x + _SIGN // 2, box.middle[1], _SIGN)
        x += _SIGN + 2
        x += canvas.text(x, box.middle[1] + 1, count, size, weight="extrabold") + apart


def _wide(counts: list[str], size: int) -> int:
    return sum(_SIGN + 2 + lettering.width(count, "extrabold", size) for count in counts)


def _posts(canvas: Canvas, box: Box, seat: SeatView) -> None:
    canvas.sprite(f"post-{seat.colour}", box.x + 30, box.middle[1], 52)
    canvas.text(box.x + 58, box.middle[1] + 1, f"×{seat.posts_left}", 48, weight="extrabold", room=box.w - 60, least=30)


def holds(view: View) -> bool:
    """Whether the reader has goal cards or contracts to complete."""
    return bool(view.goals or _contracts(view))


def _contracts(view: View) -> tuple[str, ...]:
    return () if view.seat is None else view.seats[view.seat].contracts


def _rows(top: int, count: int, high: int) -> tuple[list[Box], int]:
    """Boxes for so many cards, two a row in the middle of the mat, and where the next row begins."""
    boxes: list[Box] = []
    for first in range(0, count, 2):
        across = min(2, count - first)
        wide = across * (_CARD + _MARGIN) - _MARGIN
        boxes += Box((WIDE - wide) // 2, top, wide, high).columns(across, _MARGIN)
        top += high + _MARGIN
    return boxes, top


def draw_hand(scene: GameScene) -> Image.Image:
    """Goal cards, on green the cities that have a post of the reader, and contracts, on red the costs that goods lack
    for."""
    view = scene.view
    if view.seat is None:
        raise ValueError("a spectator holds nothing")
    seat, contracts = view.seats[view.seat], _contracts(view)
    of_goals, top = _rows(_MARGIN, len(view.goals), _GOAL_HIGH)
    of_contracts, high = _rows(top, len(contracts), _CONTRACT_HIGH)
    canvas = Canvas(mat(WIDE, high, *CLOTH), scene.style.palette)
    draw_goals(canvas, of_goals, scene.say, view.goals, seat.posts)
    for box, contract in zip(of_contracts, contracts, strict=True):
        draw_flat_contract(canvas, box, contract, seat.have)
    return canvas.image
