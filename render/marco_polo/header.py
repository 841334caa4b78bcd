"""The strip above Marco Polo's map and spaces: round, whose turn, one's own things, the last turn in signs, everybody's
points, dice left, hourglass."""

from collections import Counter
from functools import partial, reduce
from typing import Any, Final

from engine.marco_polo import events
from engine.marco_polo.components.amounts import NOTHING, VP, Amounts, cost, total
from engine.marco_polo.components.board import CONTRACTS_SPACE, KHAN, ROUNDS, TRAVEL
from engine.marco_polo.components.map import OASIS, PLACES
from engine.marco_polo.notation import CARD
from engine.marco_polo.view import SeatView, View
from render.kit import lettering
from render.kit.canvas import Box, Canvas
from render.kit.colour import BRASS, CREAM, CRIMSON, INK, IVORY, LEAF, RGB, SOFT_INK, mix, rgb
from render.kit.parts import ARROW, Framed, Part, Row, Sprite, Text, fit_two
from render.marco_polo.dice import die_sprite
from render.marco_polo.geometry import STRIP
from render.marco_polo.own import draw_own
from render.marco_polo.scene import GameScene, Story, place_name
from render.marco_polo.spaces import COLOURS
from render.marco_polo.symbols import SIGNS, Symbol, Symbols, draw_points, draw_row

_NAMED: Final = {KHAN: "khan", CONTRACTS_SPACE: "contracts", TRAVEL: "travel"}
_BAZAAR: Final = "bazaar "
# How wide a player's cell is, narrower where the reader's own things need the room.
_CELLS: Final = {False: 276, True: 114}
_GAP: Final = 8
_ROUND: Final = 124
NEAR_WIDE: Final = 920  # pixels: pictures for a narrow screen


def last_turn(scene: GameScene, story: Story) -> tuple[Part, Part] | None:
    """The deeds of the turn, and what was paid and gained; None before the first."""
    if story.seat is None:
        return None
    colour = scene.view.seats[story.seat].colour
    parts: list[Part] = [Sprite(f"family-{colour}", 1.1, slim=0.7)]
    for event in story.events:
        if event.seat == story.seat:
            parts += _sign(event, scene, story, colour)
    paid, gained = total(_total(story, events.Paid), _tolls(story)), _total(story, events.Gained)
    amounts = _amounts("−", CRIMSON, paid) + _amounts("+", LEAF, gained)
    return Row(tuple(parts), 0.16), Row(tuple(amounts), 0.2)


def _sign(event: Any, scene: GameScene, story: Story, colour: str) -> list[Part]:
    """One thing done; payments and gains are added up at the end. A post built where a figure came to stand needs no
    name."""
    match event:
        case events.Placed(space=space, dice=dice):
            pieces = tuple(Sprite(die_sprite(colour, die), 0.95) for die in dice)
            if space == TRAVEL and story.ends:  # the lowest die is what counts; where it led to needs the room
                return [Row((pieces[0], Sprite("step")), 0.06)]
            return [Row((*pieces, ARROW, _space(space, scene)), 0.06)]
        case events.Moved(path=path):
            return [Row((ARROW, _place(path[-1], scene)), 0.06)]
        case events.BuiltPost(city=city):
            where = () if city in story.ends else (_place(city, scene),)
            return [Row((Text("+", LEAF), Sprite(f"post-{colour}", 0.95), *where), 0.06)]
        case events.Completed():
            return [Row((Sprite("contract"), ARROW), 0.04)]
        case events.TookContract() | events.DrewContract():
            return [Row((Text("+", LEAF), Sprite("contract")), 0.02)]
        case events.GotBlackDie(die=die):
            return [Row((Text("+", LEAF), Sprite(die_sprite(colour, die), 0.95)), 0.02)]
    return []


def _space(space: str, scene: GameScene) -> Part:
    if space.startswith(_BAZAAR):
        return Sprite(f"good-{space.removeprefix(_BAZAAR)}")
    card = CARD.rest(space)
    if card:
        city = next((city for city, lying in scene.view.cards if lying == card), None)
        return Row((Sprite("place-large"), _place(city, scene))) if city else Sprite("place-large")
    if space not in _NAMED:
        return Sprite("coin")
    panel = _NAMED[space]
    name = Text(scene.say(f"picture-space-{panel}"), IVORY, 0.8)
    return Framed(name, mix(COLOURS[panel], INK, 0.4), COLOURS[panel])


def _place(place: str, scene: GameScene) -> Part:
    if PLACES[place].kind == OASIS:
        return Row((Sprite("place-oasis"), Text(place.removeprefix("o"), share=0.9)), 0.02)
    return Text(place_name(scene.say, place), INK, 0.92)


def _total(story: Story, kind: type[Any]) -> Amounts:
    """The sum of the seat's payments or gains."""
    moved = (event.amounts for event in story.events if isinstance(event, kind) and event.seat == story.seat)
    return reduce(total, moved, NOTHING)


def _tolls(story: Story) -> Amounts:
    """What the seat paid where dice lay already."""
    placed = (event for event in story.events if isinstance(event, events.Placed) and event.seat == story.seat)
    return cost(coin=sum(event.coins for event in placed))


def _amounts(sign: str, ink: RGB, amounts: Amounts) -> list[Part]:
    return [
        Row((Text(f"{sign}{amount}", ink), Sprite(SIGNS[kind], 0.95)), 0.04)
        for kind, amount in enumerate(amounts)
        if amount
    ]


def cell_box(place: int, count: int, narrow: bool = False) -> Box:
    """A player's cell, in turn order of the round; all of them end at the strip's right."""
    wide, line = _CELLS[narrow], STRIP.inset(8)
    return line._replace(x=line.right - (count - place) * (wide + _GAP) + _GAP, w=wide)


def beside_cells(count: int, *, narrow: bool) -> Box:
    """The room beside the cells of so many players, where the reader's own things are if those are narrow."""
    left = STRIP.x + _ROUND + 20
    return Box(left, STRIP.y + 8, cell_box(0, count, narrow).x - _GAP - left, STRIP.h - 16)


def has_own(view: View) -> bool:
    return view.seat is not None and not view.over and view.stage != "draft"


def own_boxes(view: View) -> list[Box]:
    return [beside_cells(len(view.seats), narrow=True)] if has_own(view) else []


def draw_header(canvas: Canvas, scene: GameScene, story: Story) -> None:
    """`story`: the last turn, told where the reader is not choosing."""
    canvas.panel(STRIP, 18)
    own = has_own(scene.view)
    box = Box(STRIP.x + 12, STRIP.y + 8, _ROUND, STRIP.h - 16)
    x, y = box.middle
    canvas.text(x, box.y + 28, scene.say("picture-round"), 44, colour=SOFT_INK, anchor="m", room=box.w)
    canvas.text(x, y + 26, f"{max(1, scene.view.round)}/{ROUNDS}", 76, weight="extrabold", anchor="m")
    count = len(scene.view.seats)
    room = beside_cells(count, narrow=own)
    if own:
        draw_own(canvas, room, scene)
    else:
        signs = last_turn(scene, story)
        upper = room._replace(h=54)
        _banner(canvas, upper if signs else room, scene)
        if signs:
            fit_two(canvas, room.below(upper.bottom + 4), *signs)
    for place in range(count):
        _player(canvas, cell_box(place, count, own), scene, (scene.view.start + place) % count)


def acts(scene: GameScene, number: int) -> bool:
    """Whether a seat's frame shines: it must act now, or at the end it has won."""
    view = scene.view
    if view.over:
        return number in view.winners
    return number in scene.acting if scene.acting else number == view.active and view.stage == "turn"


def _banner(canvas: Canvas, box: Box, scene: GameScene) -> None:
    view = scene.view
    if view.stage not in ("turn", "end"):
        canvas.cell(box, 14, rgb("#3A5A63"), INK, 3)
        stage = scene.say(f"picture-stage-{view.stage}")
        canvas.text(*box.middle, stage, 48, weight="extrabold", colour=CREAM, anchor="m", room=box.w - 24)
        return
    shown = view.winners[0] if view.winners else view.active
    colour, headline = view.seats[shown].colour, partial(_headline, scene)
    ground, ink = canvas.player(colour)
    canvas.slab(box, 12, ground, INK, 3)
    canvas.sprite(f"family-{colour}", box.x + 38, box.middle[1], min(66, box.h - 2))
    label, size = lettering.fitted_with(headline, scene.name(shown), "extrabold", 48, box.w - 84, 36)
    canvas.text(box.x + 72, box.middle[1] + 1, label, size, weight="extrabold", colour=ink)


def _headline(scene: GameScene, name: str) -> str:
    if not scene.view.over:
        return scene.say("picture-to-move", name=name)
    return scene.say("picture-winner", name=name) if len(scene.view.winners) == 1 else scene.say("picture-over")


def _player(canvas: Canvas, box: Box, scene: GameScene, number: int) -> None:
    """Name, points, place in the round's order, the hourglass where the next round is to start, and how many dice are
    left."""
    view, active = scene.view, acts(scene, number)
    seat = view.seats[number]
    own = canvas.player(seat.colour)[0]
    if active:
        canvas.halo(box.inset(-2), 16, own, 7, 1.5)
    canvas.raised(box, 14, CREAM, own if active else BRASS, 6 if active else 2)
    place = (number - view.start) % len(view.seats) + 1
    if box.w == _CELLS[True]:
        _in_brief(canvas, box, view, number, place)
        return
    upper, lower = box.y + 33, box.bottom - 38
    canvas.sprite(f"emblem-{seat.colour}", box.x + 32, upper, 48)
    canvas.disc(place, box.right - 32, upper, 52, figure=0.84)
    room = box.w - 122
    if number == view.next_start:
        canvas.icon("hourglass", box.right - 80, upper, 56, CRIMSON)
        room -= 44
    written, size = lettering.name_lines(scene.name(number), "semibold", 46, room, 34, 2)
    canvas.lines(box.x + 62, upper - 3 * len(written) + 3, written, size, size - 2)
    draw_points(canvas, box.x + 50, lower - 4, 78, seat.have[VP])
    draw_row(canvas, Box(box.x + 98, lower - 32, box.w - 106, 64), dice_left(seat), 62, left=True)


def dice_left(seat: SeatView) -> Symbols:
    """How many dice a seat has still to place: of its own colour, black and white ones. Their values stand on its
    board."""
    kinds = Counter(die_sprite(seat.colour, die - die % 10) for die in sorted(seat.dice))
    return tuple(Symbol(kind, str(count)) for kind, count in (kinds or {die_sprite(seat.colour, 0): 0}).items())


def _in_brief(canvas: Canvas, box: Box, view: View, number: int, place: int) -> None:
    """The same without a name, dice as their number."""
    seat = view.seats[number]
    upper, lower = box.y + 36, box.bottom - 34
    canvas.sprite(f"emblem-{seat.colour}", box.x + 27, upper, 44)
    draw_points(canvas, box.right - 34, upper, 64, seat.have[VP])
    canvas.disc(place, box.x + 26, lower, 44, figure=0.84)
    if number == view.next_start:
        canvas.icon("hourglass", box.x + 59, lower, 42, CRIMSON)
    ground, ink = canvas.player(seat.colour)
    square = Box(box.right - 44, lower - 24, 38, 48)
    canvas.slab(square, 9, ground, INK, 2)
    canvas.text(*square.middle, str(len(seat.dice)), 46, weight="extrabold", colour=ink, anchor="m")
