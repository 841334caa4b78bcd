"""The rail beside the board: whose turn it is, every player's standing, what happened in the last turn."""

from typing import NamedTuple

from engine.istanbul.view import View
from render.istanbul.cards import card_front
from render.istanbul.fronts import Painted, guild_front, kiosk_front, painted
from render.istanbul.game_scene import GameScene
from render.istanbul.signs import draw_signs
from render.istanbul.standing import draw_cart, draw_standing, has_more, row_height, shows_carts
from render.istanbul.story import Story
from render.istanbul.story_signs import Sign
from render.kit import fonts, lettering
from render.kit.canvas import Box, Canvas
from render.kit.colour import INK, MAROON, SOFT_INK, rgb

_TITLE = 150
_GAP = 8
_LEAST_STORY = {False: 150, True: 76}
_TITLED_STORY = 230
_FLOWING = 130
_PATH = 50
_LEAST_NAME = 130
_CARD, _STEP = 86, 72
_CARDS = _CARD + 18


class Strip(NamedTuple):
    """Rows of fronts. `above`: the least height that must be left above them; `complete`: none may be left out."""

    label: str
    fronts: list[Painted]
    above: int
    complete: bool


def draw_rail(canvas: Canvas, rail: Box, scene: GameScene, story: Story | None) -> None:
    view: View = scene.view
    _title(canvas, Box(rail.x, rail.y, rail.w, _TITLE), scene)
    top = rail.y + _TITLE + 16
    height = row_height(view)
    for number, seat in enumerate(view.seats):
        name = fonts.printable(scene.names[number], seat.colour.capitalize())
        lit = number in view.winners if view.over else number == view.active
        draw_standing(canvas, Box(rail.x, top, rail.w, height), view, number, name, lit)
        top += height + _GAP
    rest = Box(rail.x, top + 4, rail.w, rail.bottom - top - 4)
    strips = _on_show(view)
    for strip in strips:
        high = _CARDS if _rows(strip, rest) == 1 else _CARDS + _CARD
        if rest.h - high - _GAP >= (strip.above if high == _CARDS else -_GAP):
            _strip(canvas, rest._replace(y=rest.bottom - high, h=high), scene.say(strip.label), strip)
            rest = rest._replace(h=rest.h - high - _GAP)
    if rest.h >= _LEAST_STORY[True]:
        _last_turn(canvas, rest, scene, story)


def _on_show(view: View) -> list[Strip]:
    """From the bottom: Kiosk tiles to choose from, the reader's own hand; without both, what has been discarded."""
    least = _LEAST_STORY[has_more(view)]
    strips = []
    if view.letters and view.letters.tiles_open:
        tiles = [*([view.letters.tile] if view.letters.tile else []), *view.letters.tiles_open]
        strips.append(Strip("place-22", [painted(kiosk_front, number) for number in tiles], -_GAP, True))
    if view.seat is not None:
        hand = [painted(card_front, face) for face in view.hand]
        hand += [painted(guild_front, number) for number in (view.mocha.guild_hand if view.mocha else ())]
        strips += [Strip("picture-hand", hand, -_GAP if strips else least, True)] if hand else []
    if not strips and view.seat is None and view.discard:
        discard = [painted(card_front, face) for face in view.discard[::-1]]
        strips.append(Strip("picture-discard", discard, _TITLED_STORY, False))
    return strips


def _title(canvas: Canvas, box: Box, scene: GameScene) -> None:
    """Whose turn it is; above it the game and the turn, or in private the reader's own goods if no row has them."""
    view: View = scene.view
    canvas.panel(box, 20)
    if view.seat is not None and not view.over and not shows_carts(view):
        draw_cart(canvas, Box(box.x + 22, box.y + 16, box.w - 44, 56), view.seats[view.seat])
    else:
        turn = scene.say("picture-turn", turn=view.turn - view.over)
        taken = lettering.width(turn, "semibold", 36)
        canvas.text(box.right - 26, box.y + 46, turn, 36, colour=SOFT_INK, anchor="r")
        room = box.w - taken - 76
        canvas.text(box.x + 26, box.y + 44, scene.say("game-title"), 50, weight="title", colour=MAROON, room=room)
    won = view.winners
    answering = [seat for seat in scene.acting if seat != view.active]
    shown = won[0] if won else answering[0] if answering else view.active
    seat = view.seats[shown]
    ground, ink = canvas.player(seat.colour)
    banner = Box(box.x + 14, box.y + 78, box.w - 28, 60)
    canvas.cell(banner, 14, ground, INK, 3)
    y = banner.y + 31
    canvas.sprite(f"merchant-{seat.colour}", banner.x + 42, y - 1, 68)
    name = fonts.printable(scene.names[shown], seat.colour.capitalize())
    label, size = lettering.fitted_with(
        lambda short: _headline(scene, short, len(won), bool(answering)), name, "extrabold", 38, banner.w - 104, 30
    )
    canvas.text(banner.x + 84, y, label, size, weight="extrabold", colour=ink)


def _headline(scene: GameScene, name: str, winning: int, answers: bool) -> str:
    view: View = scene.view
    if view.over:
        return scene.say("picture-winner", name=name) if winning == 1 else scene.say("picture-over")
    if answers:
        return scene.say("picture-to-answer", name=name)
    if view.final_round:
        return scene.say("picture-final-round", name=name)
    return scene.say("picture-to-move", name=name)


def _rows(strip: Strip, box: Box) -> int:
    """One row, or two for more fronts than stand beside each other."""
    return 1 if not strip.complete or len(strip.fronts) * _STEP <= box.w - 40 else 2


def _strip(canvas: Canvas, box: Box, label: str, strip: Strip) -> None:
    """Draw fronts beside each other; without the label if they need its room."""
    canvas.panel(box, 16)
    x, rows = box.x + 20, _rows(strip, box)
    if len(strip.fronts) <= box.w // 90:
        x += canvas.text(x, box.middle[1], label, 30, colour=SOFT_INK, room=box.w // 3, least=28) + 18
    most = (box.right - 20 - x) // _STEP
    for i, front in enumerate(strip.fronts[: most * rows]):
        front(canvas, Box(x + i % most * _STEP, box.y + 11 + i // most * _CARD, _STEP - 6, _CARD - 4))


def _last_turn(canvas: Canvas, box: Box, scene: GameScene, story: Story | None) -> None:
    """Draw the last turn under the mover's name and token; where the room is low the name stands beside the way."""
    canvas.panel(box, 18)
    if story is None:
        canvas.text(box.x + 26, box.middle[1], scene.say("picture-no-turn-yet"), 34, colour=SOFT_INK, room=box.w - 52)
        return
    low = box.h < _TITLED_STORY
    colour = scene.view.seats[story.seat].colour
    name = fonts.printable(scene.names[story.seat], colour.capitalize())
    if not low:
        title = "picture-this-turn" if scene.running else "picture-last-turn"
        label, size = lettering.fitted_with(
            lambda short: scene.say(title, name=short), name, "title", 38, box.w - 120, 30
        )
        canvas.text(box.x + 26, box.y + 38, label, size, weight="title", colour=MAROON)
    canvas.sprite(f"{story.piece}-{colour}", box.right - 42, box.y + 36, 58)
    if box.h < _FLOWING:
        way = tuple(Sign("number", str(place)) for place in _ends(story.path, box.w - 330))
        draw_signs(canvas, Box(box.x + 22, box.y + 8, box.w - 106, box.h - 16), way + story.signs)
        return
    top = box.y + (6 if low else 62)
    if story.path:
        line = Box(box.x + 22, top, box.w - (110 if low else 44), _PATH)
        if low:
            room = max(_LEAST_NAME, line.w - _long(story.path))
            taken = 12 + canvas.text(line.x, line.middle[1], name, 38, weight="extrabold", room=room, least=36)
            line = Box(line.x + taken, line.y, line.w - taken, line.h)
        _path(canvas, line, scene, story.path)
        canvas.rule(box.x + 26, top + _PATH + 2, box.w - (120 if low else 52), rgb("#B98A4A"))
        top += _PATH + 6
    draw_signs(canvas, Box(box.x + 22, top, box.w - 44, box.bottom - 8 - top), story.signs)


def _long(path: tuple[int, ...]) -> int:
    """The pixels that the places passed take."""
    return len(path) * 88 - 34


def _ends(path: tuple[int, ...], room: int) -> tuple[int, ...]:
    """The whole way, or where it began and ended when the room is too narrow for it."""
    return path if _long(path) <= room else (path[0], path[-1])


def _path(canvas: Canvas, box: Box, scene: GameScene, path: tuple[int, ...]) -> None:
    x, y = box.x + 28, box.y + box.h // 2
    for i, place in enumerate(_ends(path, box.w)):
        if i:
            canvas.text(x - 2, y, "→", 34, colour=SOFT_INK, anchor="m")
            x += 44
        canvas.disc(place, x, y, _PATH)
        x += 44
    name = scene.say(f"place-{path[-1]}")
    if box.right - x > 160:
        canvas.text(x - 4, y, name, 38, room=box.right - x, least=26)
