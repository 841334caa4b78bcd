"""The picture of Marco Polo's map: names, prices of roads, posts, bonuses, city cards, figures, the last turn, where
one may go, and the part that is shown as near."""

from collections.abc import Iterator
from typing import Final, NamedTuple

from PIL import Image

from engine.marco_polo.components.amounts import Reward
from engine.marco_polo.components.board import BEIJING_VP
from engine.marco_polo.components.cards import GOALS, MARKERS, OUTPOSTS
from engine.marco_polo.components.map import BEIJING, PLACES, SMALL
from engine.marco_polo.view import SeatView, View
from render.kit import lettering, masks
from render.kit.cache import cached
from render.kit.canvas import HEIGHT, WIDTH, Box, Canvas, around, stacked
from render.kit.colour import (
    CREAM,
    CRIMSON,
    GOLD,
    INK,
    IVORY,
    LAST_MOVE,
    MAROON,
    ON_OFFER,
    RGB,
    SHADOW,
    WALNUT,
    rgb,
)
from render.kit.scale import FIGURE
from render.marco_polo import marks
from render.marco_polo.components import draw_city_card, slot_of
from render.marco_polo.dice import draw_die, draw_shadow
from render.marco_polo.geometry import (
    BEIJING_SPACES,
    LINES,
    MAP,
    SPOTS,
    Spot,
    figure_boxes,
    post_boxes,
    way_between,
)
from render.marco_polo.ground import paint, printed
from render.marco_polo.header import NEAR_WIDE, draw_header, own_boxes
from render.marco_polo.journey import Way, draw_prices, draw_roads_there, own_places, ways
from render.marco_polo.scene import GameScene, Story, place_name, shown_turn
from render.marco_polo.symbols import CITY_COLOURS, ON_POINTS, TEAL, darken, draw_row, light, reward_row

_OASIS, _TAG = rgb("#2E5A24"), rgb("#E3EFCF")  # as the ring and the ground of its palm
_NUMBER_SIZE: Final = 46
_SPRITE: Final = 1.16  # of a place, in widths of its disc
_ROAD: Final = rgb("#4A2A14")  # the ground of a road's price: no bonus and no card is dark
_SMALLEST_PAWN: Final = 38
_STILL_READ: Final = 0.25  # the strength of the dark on a name or number
_NEAR_MAP: Final = (NEAR_WIDE, 620)
_NEAR_MARGIN: Final = 130
Names = tuple[tuple[str, str], ...]
_NAMED: Final = tuple(place for place in PLACES if SPOTS[place].label)


def draw_places(canvas: Canvas, names: dict[str, str], goals: frozenset[str] = frozenset()) -> None:
    """Prices of roads, discs and names; those of `goals` dark on white."""
    for line in LINES:
        if line.badge:
            _price(canvas, line.badge, line.road.coins, line.road.camels)
    for place, spot in SPOTS.items():
        canvas.sprite(f"place-{spot.kind}", *spot.disc.middle, round(spot.disc.w * _SPRITE))
        if spot.number:
            _number(canvas, spot.number, place.removeprefix("o"))
        if spot.label:
            _label(canvas, spot.label, names[place], CITY_COLOURS[spot.kind], goal=place in goals)


def _price(canvas: Canvas, box: Box, coins: int, camels: int) -> None:
    canvas.raised(box, 14, _ROAD, IVORY)
    canvas.sprite("coin" if coins else "good-camel", box.x + 30, box.middle[1], 56)
    size = 62 if coins + camels < 10 else 54
    canvas.text(box.x + 87, box.middle[1] + 1, str(coins or camels), size, weight="extrabold", colour=IVORY, anchor="m")


class _Lettered(NamedTuple):
    """The plate of a city's name in its room, what is written on it and how large."""

    box: Box
    text: str
    size: int


def _lettered(room: Box, name: str) -> _Lettered:
    text, size = lettering.fitted(name, "semibold", 46, room.w - 16, 30)
    width = lettering.width(text, "semibold", size) + 16
    return _Lettered(Box(room.x + (room.w - width) // 2, room.y, width, room.h), text, size)


def _label(canvas: Canvas, room: Box, name: str, colour: RGB, *, goal: bool = False) -> None:
    box, text, size = _lettered(room, name)
    fill, ink = (IVORY, colour) if goal else (colour, IVORY)
    canvas.raised(box, 10, fill, ink, 4 if goal else 2)
    canvas.text(box.middle[0], box.middle[1] + 1, text, size, colour=ink, anchor="m")


def _number(canvas: Canvas, box: Box, number: str) -> None:
    """The number of an oasis, by which it is called, at the foot of its palm as a city's name is below its disc."""
    canvas.cell(box, 12, _OASIS, _TAG, 3)
    canvas.text(*box.middle, number, _NUMBER_SIZE, weight="extrabold", colour=_TAG, anchor="m")


def goal_cities(view: View) -> frozenset[str]:
    return frozenset(city for goal in view.goals for city in GOALS[goal].cities)


def _darken(canvas: Canvas, view: View, names: dict[str, str], dark: frozenset[str]) -> None:
    """Puts places with their names and bonuses in the dark; what is drawn on them later stands out."""
    bonuses = {place for place, _ in (*view.markers, *view.outposts)}
    for place in sorted(dark):
        spot = SPOTS[place]
        for box, radius in _drawn_at(spot, bonus=place in bonuses):
            darken(canvas, box, radius)
        if spot.label:
            darken(canvas, _lettered(spot.label, names[place]).box, 10, opacity=_STILL_READ)
        if spot.number:
            darken(canvas, spot.number, 12, opacity=_STILL_READ)


def _drawn_at(spot: Spot, *, bonus: bool) -> Iterator[tuple[Box, int]]:
    """The disc and the bonus of a place, each with the radius of its corners."""
    side = round(spot.disc.w * _SPRITE)
    x, y = spot.disc.middle
    yield Box(x - side // 2, y - side // 2, side, side), side // 2
    if spot.bonus and bonus:
        yield spot.bonus, spot.bonus.h // 2 if spot.kind == SMALL else 10


def draw_holdings(
    canvas: Canvas, view: View, story: Story, lit: frozenset[str], names: dict[str, str], dark: frozenset[str]
) -> None:
    """Cards with their dice, bonuses, posts and figures. `lit`: city cards that may be chosen; `dark`: places that may
    not."""
    boxes = {place: iter(spot.cards) for place, spot in SPOTS.items()}
    spaces = dict(view.spaces)
    for city, card in view.cards:
        box = next(boxes[city])
        draw_city_card(canvas, box, card, with_die=bool(spaces[card]))
        if card in lit:
            light(canvas, box.inset(2), 11)
        slot = slot_of(box)
        for placement in spaces[card]:
            draw_shadow(canvas, slot.inset(2), 12)
            if story.put_on(card):
                canvas.halo(slot.inset(-2), 12, LAST_MOVE, 6, 1.4)
            draw_die(canvas, slot, view.seats[placement.seat].colour, placement.dice[0])
    for city, letter in view.markers:
        _bonus(canvas, SPOTS[city], MARKERS[letter], TEAL)
    for city, tile in view.outposts:
        _bonus(canvas, SPOTS[city], OUTPOSTS[tile], CRIMSON)
    _darken(canvas, view, names, dark)
    for place, spot in SPOTS.items():
        if spot.posts:
            _posts(canvas, spot, posts_in(view, place), new=place in story.posts)
    _beijing(canvas, view, new=BEIJING in story.posts)
    for place, spot in SPOTS.items():
        _figures(canvas, spot, view, place)


def _bonus(canvas: Canvas, spot: Spot, reward: Reward, edge: RGB) -> None:
    """A round marker of a small city, a square one of a large city."""
    if spot.bonus is None:
        raise ValueError("no place for a bonus there")
    box, row = spot.bonus, reward_row(reward)
    radius = box.h // 2 if spot.kind == SMALL else 10
    canvas.raised(box, radius, CREAM, edge, 4, strength=0.45)
    if box.w > box.h:
        draw_row(canvas, box.inset(4), row, 52)
    elif len(row) > 1:
        x, y = box.middle
        for symbol, shift in zip(row, (-15, 15), strict=True):
            draw_row(canvas, Box(x + shift - 27, y + shift - 27, 54, 54), (symbol,), 52)
    elif row[0].count:
        canvas.sprite(row[0].sprite, box.right - 27, box.middle[1], 46)
        canvas.text(box.x + 7, box.middle[1], row[0].count, FIGURE, weight="extrabold")
    else:
        draw_row(canvas, box, row, 66 if row[0].sprite == "copy" else 70)


def posts_in(view: View, city: str) -> list[tuple[str, str]]:
    """The posts in a city in the order of the seats: their owner's colour and the sprite."""
    return [(seat.colour, f"post-{_black(seat, city)}{seat.colour}") for seat in view.seats if city in seat.posts]


def _black(seat: SeatView, city: str) -> str:
    return "black-" if seat.posts.index(city) >= len(seat.posts) - seat.black_posts else ""


def _posts(canvas: Canvas, spot: Spot, posts: list[tuple[str, str]], *, new: bool) -> None:
    """The posts on a shelf below the city's name."""
    row = spot.posts or spot.disc
    boxes = post_boxes(row, len(posts))
    if not boxes:
        return
    shelf = Box(boxes[0].x - 6, row.y - 4, boxes[-1].right - boxes[0].x + 12, row.h + 8)
    if new:
        canvas.halo(shelf, 10, LAST_MOVE, 7, 1.5)
    canvas.raised(shelf, 10, IVORY, INK, drop=4, blur=5, strength=0.6)
    for box, post in zip(boxes, posts, strict=True):
        _post(canvas, box.inset(1), *post)


def _post(canvas: Canvas, box: Box, colour: str, sprite: str) -> None:
    canvas.fill(box, 7, canvas.player(colour)[0])
    canvas.sprite(sprite, *box.middle, min(box.w, box.h) - 2)


def _beijing(canvas: Canvas, view: View, *, new: bool) -> None:
    """Its spaces with their points, or with the post that took them."""
    for box, seat, points in zip(BEIJING_SPACES, view.beijing, BEIJING_VP, strict=True):
        if new and seat >= 0:
            canvas.halo(box, 10, LAST_MOVE, 6, 1.5)
        canvas.raised(box, 10, CREAM, MAROON, 3)
        if seat >= 0:
            colour = view.seats[seat].colour
            _post(canvas, box.inset(7), colour, f"post-{colour}")
        else:
            canvas.sprite("points", *box.middle, 74)
            canvas.text(*box.middle, str(points), FIGURE, weight="extrabold", colour=ON_POINTS, anchor="m")


def figures_on(view: View, place: str) -> list[str]:
    """Colours of the figures on a place."""
    return [seat.colour for seat in view.seats for where in seat.figures if where == place]


def _figures(canvas: Canvas, spot: Spot, view: View, place: str) -> None:
    standing = figures_on(view, place)
    boxes = figure_boxes(spot.figures, len(standing))
    for box in boxes:
        draw_shadow(canvas, box, box.w // 4, 1 / 40)  # the city's name is just below
    for box, colour in zip(boxes, standing, strict=True):
        edge = max(3, box.w // 13)
        canvas.cell(box, box.w // 4, IVORY, INK)
        canvas.fill(box.inset(edge), box.w // 4 - edge, canvas.player(colour)[0])
        canvas.sprite(f"family-{colour}", *box.middle, round(min(box.h * 0.84, max(_SMALLEST_PAWN, box.w * 0.86))))


def taken(view: View) -> list[Box]:
    """All that is to be read or told apart on the map in this position."""
    boxes = [*BEIJING_SPACES, *(line.badge for line in LINES if line.badge)]
    bonuses = {city for city, _ in (*view.markers, *view.outposts)}
    for place, spot in SPOTS.items():
        boxes += [box for box in (spot.label, spot.number, place in bonuses and spot.bonus) if box]
        boxes += [*spot.cards, *(post_boxes(spot.posts, len(posts_in(view, place))) if spot.posts else ())]
        boxes += figure_boxes(spot.figures, len(figures_on(view, place)))
    return boxes


def light_up(canvas: Canvas, place: str, colour: RGB) -> None:
    """A plate of light below a place's disc; the disc is to be drawn on it."""
    box = SPOTS[place].disc.inset(-10)
    canvas.halo(box, box.w // 2, colour, 10, 1.6)
    canvas.fill(box.inset(-2), box.w // 2 + 2, INK)
    canvas.fill(box, box.w // 2, colour)


def ring(canvas: Canvas, place: str, colour: RGB) -> None:
    """A dark ring with the player's colour inside; the disc is to be drawn on it."""
    box = SPOTS[place].disc
    canvas.fill(box.inset(-13), box.w // 2 + 13, INK)
    canvas.fill(box.inset(-8), box.w // 2 + 8, colour)


def mark_below(canvas: Canvas, view: View, story: Story, offered: marks.Offered, journeys: list[Way]) -> None:
    """The roads gone in white, those of the journeys in gold; light below the ends of the last turn and below places on
    offer; rings round the reader's own. The places are to be drawn on it."""
    for step in story.steps:
        points = way_between(*step)
        paint(canvas.image, points, 22, INK, strength=0.55)
        paint(canvas.image, points, 16, LAST_MOVE)
        paint(canvas.image, points, 6, rgb("#B3261A"), dash=14)
    draw_roads_there(canvas, journeys)
    for place in sorted(own_places(view)):
        ring(canvas, place, canvas.player(view.seats[view.seat or 0].colour)[0])
    for place in sorted({*story.ends, *offered.places}):
        light_up(canvas, place, ON_OFFER if place in offered.places else LAST_MOVE)


def cloth() -> Image.Image:
    """The ground of the board's pictures, plain since little of it is seen."""
    return masks.ramp(WIDTH, HEIGHT, rgb("#4A1E1A"), rgb("#2A0F0E"))


@cached
def _map() -> Image.Image:
    """The map in its frame."""
    canvas = Canvas(cloth())
    frame = MAP.inset(-5)
    canvas.halo(frame._replace(y=frame.y + 5), 20, SHADOW, 10, 0.6)
    canvas.fill(frame, 20, WALNUT)
    canvas.image.paste(printed(), (MAP.x, MAP.y), masks.rounded(MAP.w, MAP.h, 16))
    canvas.rim(MAP, 16, GOLD, 3)
    return canvas.image


@cached
def _named_map(names: Names) -> Image.Image:
    """All that is printed, in one language."""
    canvas = Canvas(_map())
    draw_places(canvas, dict(names))
    return canvas.image


def _marked(scene: GameScene, names: Names, story: Story, offered: marks.Offered, journeys: list[Way]) -> Canvas:
    """The printed map, with light below places, and the cities of the reader's own goal cards."""
    goals, palette = goal_cities(scene.view), scene.style.palette
    if not (story.steps or offered.places or goals or own_places(scene.view)):
        return Canvas(_named_map(names), palette)
    canvas = Canvas(_map(), palette)
    mark_below(canvas, scene.view, story, offered, journeys)
    draw_places(canvas, dict(names), goals)
    return canvas


def draw_board(scene: GameScene) -> Image.Image:
    """The map as the reader may see it: pieces, the last turn, where one may go."""
    picture = draw_map(scene, ways(scene)).image
    if scene.style.near and scene.view.seat is not None:
        return stacked(picture, near_parts(scene.view, scene.view.seat, marks.read(scene.offered)), NEAR_WIDE)
    return picture


def draw_map(scene: GameScene, journeys: list[Way], dark: frozenset[str] = frozenset()) -> Canvas:
    """The whole of it, with these journeys and their prices; places in the `dark` can't be reached."""
    names = tuple((place, place_name(scene.say, place)) for place in _NAMED)
    offered, story = marks.read(scene.offered), shown_turn(scene)
    canvas = _marked(scene, names, story, offered, journeys)
    draw_holdings(canvas, scene.view, story, offered.cards, dict(names), dark)
    draw_prices(canvas, scene, journeys, taken(scene.view))
    draw_header(canvas, scene, story)
    return canvas


def near_parts(view: View, seat: int, offered: marks.Offered) -> list[Box]:
    """A seat's own things, and the places that may be chosen, else those where its figures stand."""
    seen = [*offered.places, *view.seats[seat].figures]
    here = around([SPOTS[place].disc for place in seen], _NEAR_MARGIN, MAP, _NEAR_MAP) if seen else MAP
    return [*own_boxes(view), here]
