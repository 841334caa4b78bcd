"""Marks over the board: frames of places to choose, tags with the price of a step, one's own
letters."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import product, zip_longest
from typing import Final, NamedTuple

from engine.core.notation import Verb
from engine.istanbul import events
from engine.istanbul.letters import SEALED
from engine.istanbul.notation import BESIDE, COMPANION, MOVE, RETURN, RUBY, SEND, STEP, TO, TUNNEL, USE
from engine.istanbul.reading.outlook import Outlook
from engine.istanbul.reading.view import View
from render.istanbul.barrier import EMBLEM, below_level_bar
from render.istanbul.components import draw_letter
from render.istanbul.pieces import Room
from render.istanbul.scene import GameScene
from render.istanbul.signs import assistant_of
from render.istanbul.tiles import CLEAR, Geometry
from render.kit.canvas import Box, Canvas
from render.kit.colour import CREAM, CRIMSON, LEAF, OAK, ON_OFFER, RGB, SHADOW, WALNUT
from render.kit.parts import Column, Framed, Icon, Part, Row, Sprite, Text

_LETTER: Final = 58
# Verbs whose decision is a choice of places; of several the first one counts.
_TO_PLACES: Final = (MOVE, TUNNEL, SEND, STEP, USE, BESIDE, RUBY, RETURN)
_HIGHS: Final = (66, 56, 46)  # of a row of a tag
_FAR: Final = (80, 68)  # the heights that the number of steps to a place that is too far may have
_BY: Final = {"merchant": MOVE, "companion": COMPANION}


def _numbered(offered: tuple[str, ...], verb: Verb) -> frozenset[int]:
    """The places in notations like `move 7` and `return 4 9`."""
    return frozenset(int(word) for notation in offered for word in verb.words(notation) if word.isdigit())


def reachable(offered: tuple[str, ...], view: View) -> frozenset[int]:
    """The places offered, whatever they are chosen for; `to red` is where that player's merchant stands."""
    merchants = {TO(seat.colour): seat.merchant for seat in view.seats}
    named = [_numbered(offered, verb) for verb in _TO_PLACES]
    named.append(frozenset(merchants[notation] for notation in offered if notation in merchants))
    return next(filter(None, named), frozenset())


def companion_steps(offered: tuple[str, ...]) -> frozenset[int]:
    """Where the reader's companion may go."""
    return _numbered(offered, COMPANION)


def choosing(offered: tuple[str, ...], view: View) -> bool:
    return view.seat is not None and bool(reachable(offered, view) | companion_steps(offered))


def light(canvas: Canvas, plan: Geometry, view: View, offered: tuple[str, ...]) -> None:
    """When a place is to be chosen: darken those that the reader cannot choose and frame the others."""
    places, steps = reachable(offered, view), companion_steps(offered)
    if view.seat is None or not places | steps:
        return
    seat = view.seats[view.seat]
    for place, tile in plan.tiles.items():
        if place in places or place in steps:
            canvas.rim(tile.box.inset(-4), 22, ON_OFFER, 7)
        elif place == seat.merchant or (steps and place == seat.companion):
            canvas.dashes(tile.box.inset(-4), 21, ON_OFFER, 6, 18)
        else:
            canvas.fill(tile.box, 18, SHADOW, opacity=0.48)


def letters_to(view: View) -> set[int]:
    """Where the reader's own letters are to be delivered."""
    return (
        {place for place, seals in view.seats[view.seat].letters if seals == SEALED} if view.seat is not None else set()
    )


def clear_of_names(plan: Geometry, view: View) -> dict[int, int]:
    """How many pixels the names of some places leave free on their right: for a letter and the emblem of a barrier."""
    below = below_level_bar(plan, view)
    return {below: CLEAR + EMBLEM} if below in letters_to(view) else {}


def mark_letters(canvas: Canvas, plan: Geometry, view: View) -> None:
    """Where the reader's own letters are to be delivered: beside the name, left of the emblem of a barrier."""
    below = below_level_bar(plan, view)
    for place in sorted(letters_to(view)):
        box = plan.tiles[place].box
        draw_letter(canvas, box.right - 28 - EMBLEM * (place == below), box.y + 22, _LETTER, place, False)


@dataclass(frozen=True, slots=True)
class Step:
    """One step. `piece`: merchant or companion; `left`, `collected`: the assistant's sprite, or empty; `paid`: lira;
    `ends`: the turn would end before the place's action."""

    place: int
    piece: str
    left: str = ""
    collected: str = ""
    paid: int = 0
    ends: bool = False


def steps(offered: Sequence[str], outlooks: Sequence[Outlook], view: View) -> list[Step]:
    """The steps on offer; with nothing but their place where no outlook is known."""
    return [
        _step(int(word), piece, outlook, view)
        for notation, outlook in zip_longest(offered, outlooks)
        for piece, verb in _BY.items()
        for word in verb.words(notation)[:1]
        if word.isdigit()
    ]


def _step(place: int, piece: str, outlook: Outlook | None, view: View) -> Step:
    if outlook is None:
        return Step(place, piece)
    colours = tuple(seat.colour for seat in view.seats)
    left, collected = (
        next((assistant_of(event, colours) for event in outlook.events if isinstance(event, kind)), "")
        for kind in (events.Left, events.Collected)
    )
    paid = sum(event.lira for event in outlook.events if isinstance(event, (events.PaidSeat, events.PaidNeutral)))
    return Step(place, piece, left, collected, paid, bool(outlook.cut_short))


def _parts(step: Step, colour: str) -> list[Part]:
    """What belongs together in a step, each with its figure."""
    parts: list[Part] = [Sprite(f"companion-{colour}")] if step.piece == "companion" else []
    if step.ends:
        return [*parts, Icon("hand-back-right", CRIMSON, 0.9)]
    if step.left:
        parts.append(_change(step.left, "−1", CRIMSON))
    if step.collected:
        parts.append(_change(step.collected, "+1", LEAF))
    if step.paid:
        parts.append(_change("coin", f"−{step.paid}", CRIMSON))
    return parts


def _change(sprite: str, figure: str, tone: RGB) -> Part:
    return Row((Sprite(sprite, 0.95), Text(figure, tone)), 0.0)


class Tag(NamedTuple):
    """What the steps to a place cost and bring: its parts, side by side or below each other."""

    parts: tuple[Part, ...]

    def sizes(self) -> list[tuple[int, int]]:
        return [size for size, _ in self._plans()]

    def _plans(self) -> list[tuple[tuple[int, int], Part]]:
        """The sizes with their plates, the highest rows first: beside each other, below each other, in two columns."""
        found = []
        for row, across in product(_HIGHS, (len(self.parts), 1, 2)):
            plate, high = self._plate(across), row * -(-len(self.parts) // across)
            found.append(((plate.width(high), high), plate))
        return found

    def _plate(self, across: int) -> Part:
        rows = [Row(self.parts[start : start + across], 0.06) for start in range(0, len(self.parts), across)]
        return Framed(Column(tuple(rows)), OAK, CREAM)

    def draw(self, canvas: Canvas, box: Box) -> None:
        dict(self._plans())[box.w, box.h].draw(canvas, box.x, box.middle[1], box.h)


class Far(NamedTuple):
    """How many steps away a place is that is too far."""

    steps: int

    def sizes(self) -> list[tuple[int, int]]:
        return [(high, high) for high in _FAR]

    def draw(self, canvas: Canvas, box: Box) -> None:
        canvas.badge(str(self.steps), *box.middle, box.h, WALNUT)


Tags = Mapping[int, Tag | Far]


def tags_of(scene: GameScene) -> Tags:
    """A tag for each place that may be stepped on, if the step costs or brings something."""
    view = scene.view
    if view.seat is None:
        return {}
    return tags_for(steps(scene.offered, scene.outlooks, view), view.seats[view.seat].colour)


def tags_for(steps: Sequence[Step], colour: str) -> dict[int, Tag | Far]:
    """What the steps to each place cost and bring a player of that colour."""
    parts: dict[int, list[Part]] = {}
    for step in steps:
        parts.setdefault(step.place, []).extend(_parts(step, colour))
    return {place: Tag(tuple(told)) for place, told in parts.items() if told}


def draw_tags(canvas: Canvas, tags: Tags, rooms: Mapping[int, Room]) -> None:
    for place, tag in tags.items():
        box = rooms[place].tag
        if box:
            tag.draw(canvas, box)
