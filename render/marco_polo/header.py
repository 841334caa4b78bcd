"""The strip above Marco Polo's map and spaces: round, whose turn, one's own things, the last turn in signs, everybody's
points, dice left."""

from collections import Counter
from functools import partial, reduce
from typing import Any, Final, NamedTuple

from engine.marco_polo import events
from engine.marco_polo.components.amounts import NOTHING, VP, Amounts, cost, times, total
from engine.marco_polo.components.board import CONTRACTS_SPACE, KHAN, ROUNDS, TRAVEL
from engine.marco_polo.components.map import OASIS, PLACES
from engine.marco_polo.notation import CARD
from engine.marco_polo.view import SeatView, View
from render.kit import lettering
from render.kit.canvas import Box, Canvas
from render.kit.colour import BRASS, CREAM, CRIMSON, INK, IVORY, LEAF, SOFT_INK, mix, rgb
from render.kit.parts import ARROW, Framed, Part, Row, Sprite, Text, largest_height
from render.kit.scale import HINT, LABEL, TITLE
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
_BANNER: Final = 54
_FIGURE: Final = 100  # the height of the figure beside the last turn
_APART: Final = 0.36  # of a line's height: between two amounts, which with their signs must not look like one
_REST: Final = 0.78  # how high the line with what it cost is beside those with what it brought and how
_LINE: Final = 68  # how high its signs are at most
Parts = tuple[Part, ...]
_COMPLETED: Final[Parts] = (Row((Sprite("contract"), Sprite("tick", 0.8)), 0.04),)
_HEAD: Final = 62  # how high the name of who is to move stands
_LOW: Final = 27  # how high the words below it are: higher ones would touch the name or the points,
_ASIDE: Final = 24  # and stand smaller beside these
_ROUND: Final = 124
NEAR_WIDE: Final = 920  # pixels: pictures for a narrow screen


class Told(NamedTuple):
    """What a turn brought, how, and what it cost and completed, in signs."""

    gains: Parts
    way: Parts
    rest: Parts


def last_turn(scene: GameScene, story: Story) -> Told | None:
    """What the turn brought and cost, all in all, and how; None before the first. Contracts completed are beside what
    they cost: in the line with the dice they were taken for the space of that name."""
    if story.seat is None:
        return None
    colour = scene.view.seats[story.seat].colour
    own = [event for event in story.events if event.seat == story.seat]
    deeds = tuple(part for event in own for part in _deed(event, scene, story, colour))
    changes = _changes(own, colour)
    gains, losses = (tuple(_change(*one) for one in changes if (one[1] > 0) == more) for more in (True, False))
    return Told(gains, deeds, losses + _COMPLETED * sum(isinstance(event, events.Completed) for event in own))


def _changes(own: list[Any], colour: str) -> list[tuple[str, int]]:
    """Signs of what a seat has more and less of, with the number: points first, then pieces, then goods and coins."""
    paid = total(_total(own, events.Paid), cost(coin=sum(e.coins for e in own if isinstance(e, events.Placed))))
    amounts = tuple(zip(SIGNS, total(_total(own, events.Gained), times(paid, -1)), strict=True))
    points, goods = amounts[VP:], amounts[:VP]
    more: list[tuple[str, int]] = [*points, *Counter(filter(None, (_piece(event, colour) for event in own))).items()]
    return [change for change in (*more, *goods) if change[1]]


def _change(sign: str, count: int) -> Part:
    number = Text(f"+{count}", LEAF) if count > 0 else Text(f"−{-count}", CRIMSON)
    return Row((number, Sprite(sign, 0.95)), 0.04)


def _piece(event: Any, colour: str) -> str:
    """The sprite of a piece that an event brings; empty for others."""
    match event:
        case events.BuiltPost():
            return f"post-{colour}"
        case events.TookContract() | events.DrewContract():
            return "contract"
        case events.GotBlackDie(die=die):
            return die_sprite(colour, die)
    return ""


def _deed(event: Any, scene: GameScene, story: Story, colour: str) -> list[Part]:
    """One thing done. A post built where a figure came to stand needs no name."""
    match event:
        case events.Placed(space=space, dice=dice):
            pieces = tuple(Sprite(die_sprite(colour, die), 0.95) for die in dice)
            if space == TRAVEL and story.ends:  # the lowest die is what counts; where it led to needs the room
                return [Row((pieces[0], Sprite("step")), 0.06)]
            return [Row((*pieces, ARROW, _space(space, scene)), 0.06)]
        case events.Moved(path=path):
            return [Row((ARROW, _place(path[-1], scene)), 0.06)]
        case events.BuiltPost(city=city) if city not in story.ends:
            return [Row((Sprite(f"post-{colour}", 0.95), _place(city, scene)), 0.06)]
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


def _total(own: list[Any], kind: type[Any]) -> Amounts:
    """The sum of a seat's payments or gains."""
    return reduce(total, (event.amounts for event in own if isinstance(event, kind)), NOTHING)


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
        if signs is None or scene.view.stage != "turn":
            upper = room._replace(h=_BANNER) if signs else room
            _banner(canvas, upper, scene)
            room = room.below(upper.bottom + 6)
        if signs:
            _last_turn(canvas, room, scene.view.seats[story.seat or 0].colour, signs)
    for place in range(count):
        _player(canvas, cell_box(place, count, own), scene, (scene.view.start + place) % count)


def _last_turn(canvas: Canvas, box: Box, colour: str, told: Told) -> None:
    """Whose turn it was, beside what it brought and how, and below that what it cost; or all that it changed on a line
    or two above how, where what it brought and how are larger for it."""
    canvas.slab(box, 14, CREAM, canvas.player(colour)[0], 3)
    inner = Box(box.x + 10, box.y + 4, box.w - 20, box.h - 8)
    high = min(inner.h, _FIGURE)
    figure = Sprite(f"family-{colour}", slim=0.7)
    figure.draw(canvas, inner.x, inner.middle[1], high)
    inner = inner.right_of(inner.x + figure.width(high) + 10)
    changes, half = told.gains + told.rest, (len(told.gains) + 1) // 2
    layouts = [
        (_lines(inner, told.gains, way=told.way, rest=told.rest), 2),
        (_lines(inner, changes, way=told.way), 2),
        (_lines(inner, changes[:half], changes[half:], way=told.way), 3),
    ]
    lines, _ = max(layouts, key=lambda layout: min((largest_height(*one) for one in layout[0][: layout[1]]), default=0))
    for part, line in lines:
        part.draw(canvas, line.x, line.middle[1], min(_LINE, largest_height(part, line)))


def _lines(box: Box, *changes: Parts, way: Parts, rest: Parts = ()) -> list[tuple[Part, Box]]:
    """A line for each below the others, that of the rest lower. Nothing has no line."""
    told = [*((shown, _APART, 1.0) for shown in changes), (way, 0.14, 1.0), (rest, _APART, _REST)]
    parts = [(Row(shown, gap), share) for shown, gap, share in told if shown]
    whole, top = sum(share for _, share in parts), float(box.y)
    lines: list[tuple[Part, Box]] = []
    for part, share in parts:
        lines.append((part, Box(box.x, round(top), box.w, round(box.h * share / whole))))
        top += box.h * share / whole
    return lines


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
        canvas.text(*box.middle, stage, TITLE, weight="extrabold", colour=CREAM, anchor="m", room=box.w - 24)
        return
    shown = view.winners[0] if view.winners else view.active
    colour, headline = view.seats[shown].colour, partial(_headline, scene)
    ground, ink = canvas.player(colour)
    canvas.slab(box, 12, ground, INK, 3)
    canvas.sprite(f"family-{colour}", box.x + 38, box.middle[1], min(66, box.h - 2))
    label, size = lettering.fitted_with(headline, scene.name(shown), "extrabold", TITLE, box.w - 84, LABEL)
    canvas.text(box.x + 72, box.middle[1] + 1, label, size, weight="extrabold", colour=ink)


def _headline(scene: GameScene, name: str) -> str:
    if not scene.view.over:
        return scene.say("picture-to-move", name=name)
    return scene.say("picture-winner", name=name) if len(scene.view.winners) == 1 else scene.say("picture-over")


def _player(canvas: Canvas, box: Box, scene: GameScene, number: int) -> None:
    """Name, points, place in the round's order and how many dice are left; who is to move stands on their colour."""
    view, active = scene.view, acts(scene, number)
    seat = view.seats[number]
    own, ink = canvas.player(seat.colour)
    if active:
        canvas.halo(box.inset(-2), 16, own, 7, 1.5)
    moves = active and view.stage == "turn" and box.w == _CELLS[False]
    if moves:
        canvas.raised(box, 14, own, IVORY, 4)
    else:
        canvas.raised(box, 14, CREAM, own if active else BRASS, 6 if active else 2)
    place = (number - view.start) % len(view.seats) + 1
    if box.w == _CELLS[True]:
        _in_brief(canvas, box, view, number, place)
        return
    upper, lower = box.y + 33, box.bottom - 38
    canvas.sprite(f"emblem-{seat.colour}", box.x + 32, upper, 48)
    canvas.tag(place, box.right - 34, upper, 48)
    room = box.w - 122
    if moves:
        _to_move(canvas, Box(box.x + 65, box.y + 6, room - 2, _HEAD), scene, number)
    else:
        written, size = lettering.name_lines(scene.name(number), "semibold", 46, room, 34, 2)
        canvas.lines(box.x + 62, upper - 3 * len(written) + 3, written, size, size - 2)
    draw_points(canvas, box.x + 50, lower - 4, 78, seat.have[VP])
    beside = Box(box.x + 98, lower - 28, box.w - 106, 60)
    draw_row(canvas, beside, dice_left(seat), 62, ink if moves else INK, left=True)


def _to_move(canvas: Canvas, box: Box, scene: GameScene, number: int) -> None:
    """Whose turn it is: the name, and that in words below it. A name on two lines leaves no room for words."""
    ink = canvas.player(scene.view.seats[number].colour)[1]
    written, size = lettering.name_lines(scene.name(number), "extrabold", 40, box.w, 34, 2)
    if len(written) > 1:
        canvas.lines(box.x, box.middle[1] - 7, written, size, size - 2, weight="extrabold", colour=ink)
        return
    canvas.text(box.x, box.y + box.h * 0.22, written[0], size, weight="extrabold", colour=ink)
    word = scene.say("picture-acts-now")
    low = lettering.word(word, "semibold", LABEL).mask.height <= _LOW
    x, y, size = (0, 0.75, LABEL) if low else (_ASIDE, 0.79, HINT)
    canvas.text(box.x + x, box.y + box.h * y, word, size, colour=ink, room=box.w - x)


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
    canvas.tag(place, box.x + 28, lower, 42)
    ground, ink = canvas.player(seat.colour)
    square = Box(box.right - 44, lower - 24, 38, 48)
    canvas.slab(square, 9, ground, INK, 2)
    canvas.text(*square.middle, str(len(seat.dice)), 46, weight="extrabold", colour=ink, anchor="m")
