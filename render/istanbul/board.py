"""The picture of the bazaar, put together, the part that is shown as near, and the board of what a merchant can reach
with its prices."""

from typing import Final

from PIL import Image

from engine.istanbul.reading.reach import Way, ways
from engine.istanbul.reading.view import View
from render.istanbul import marks
from render.istanbul.barrier import bodies, draw_barrier
from render.istanbul.header import draw_header, has_row_of_fronts
from render.istanbul.marks import Far, Step, Tags, draw_tags, tags_for, tags_of
from render.istanbul.pieces import Room, draw_pieces, pieces_on, shared, within
from render.istanbul.places import is_printed, sign_of
from render.istanbul.scene import GameScene, last_story
from render.istanbul.style import CLOTH
from render.istanbul.tiles import CLEAR, GAP, RIM, Geometry, draw_plate, geometry, name_on_tile, paste_face
from render.istanbul.trail import glow_below, mark_move
from render.kit.cache import cached
from render.kit.canvas import HEIGHT, WIDTH, Box, Canvas, around, stacked
from render.kit.colour import GOLD, IVORY, OAK, SHADOW, WALNUT, mix
from render.kit.masks import lattice

_MARGIN: Final = 12


def near_box(plan: Geometry, view: View, seat: int, offered: tuple[str, ...]) -> Box:
    """The part of the board with a seat's merchant and the places that may be chosen, or else those next to it."""
    here = plan.tiles[view.seats[seat].merchant]
    offers = marks.reachable(offered, view) | marks.companion_steps(offered)
    shown = [tile.box for place, tile in plan.tiles.items() if place in offers] or [
        tile.box for tile in plan.tiles.values() if tile.is_beside(here)
    ]
    return around([here.box, *shown], _MARGIN, plan.frame)


@cached
def _table(frame: Box) -> Image.Image:
    """The cloth with the board's wooden frame."""
    canvas = Canvas(lattice(WIDTH, HEIGHT, *CLOTH))
    canvas.halo(frame._replace(y=frame.y + 6), 26, SHADOW, 12, 0.6)
    canvas.fill(frame, 26, mix(WALNUT, OAK, 0.4), to=WALNUT)
    canvas.bevel(frame, 26, 3, 0.3, 0.6)
    canvas.rim(frame.inset(4), 22, GOLD, 2)
    return canvas.image


def plan_of(view: View) -> Geometry:
    """Where things lie on the board of a view."""
    return geometry(view.grid, fronts=has_row_of_fronts(view))


def rooms_of(plan: Geometry, view: View, tags: Tags) -> dict[int, Room]:
    """How the sign of each place, the pieces on it and its tag share its tile."""
    pieces = pieces_on(view)
    return {
        place: shared(
            body,
            sign_of(view, place),
            pieces[place],
            printed=is_printed(view, place),
            tags=tags[place].sizes() if place in tags else (),
        )
        for place, body in bodies(plan, view).items()
    }


def draw_board(scene: GameScene) -> Image.Image:
    """The board as the reader may see it: places, pieces, last move, places within reach, the race."""
    view = scene.view
    story = last_story(scene.events, view)
    path = story.path if story and not marks.choosing(scene.offered, view) else ()
    tags = tags_of(scene)
    canvas, plan, rooms = lay_out(scene, tags, path)
    marks.light(canvas, plan, view, scene.offered)
    draw_barrier(canvas, plan, view)
    mark_move(canvas, plan, path, rooms, view.mocha.barrier if view.mocha else None)
    draw_tags(canvas, tags, rooms)
    marks.mark_letters(canvas, plan, view)
    draw_header(canvas, plan.strip, scene, story)
    if scene.style.near and view.seat is not None:
        return stacked(canvas.image, [near_box(plan, view, view.seat, scene.offered)], WIDTH)
    return canvas.image


def lay_out(scene: GameScene, tags: Tags, path: tuple[int, ...] = ()) -> tuple[Canvas, Geometry, dict[int, Room]]:
    """The table with its places and pieces, without marks but the light below the end of `path`, and with room for
    `tags`; where everything is, and how each tile's room is shared."""
    plan = plan_of(scene.view)
    rooms = rooms_of(plan, scene.view, tags)
    clear = marks.clear_of_names(plan, scene.view)
    canvas = Canvas(_table(plan.frame), scene.style.palette)
    glow_below(canvas, plan, path)
    for place, tile in plan.tiles.items():
        free = clear.get(place, CLEAR)
        paste_face(canvas, tile.box, place, name_on_tile(scene.say, place, tile.box.w, free), free)
        room = rooms[place]
        if room.plate:
            draw_plate(canvas, room.plate, place)
            sign_of(scene.view, place).draw(canvas, within(room.plate))
        draw_pieces(canvas, room.standing)
    return canvas, plan, rooms


def draw_reach(scene: GameScene) -> Image.Image:
    """From the reader's merchant, for spectators from that of the active seat: places that it may go to are framed in
    its colour and show their price, the others how many steps away they are."""
    view = scene.view
    number = view.active if view.seat is None else view.seat
    seat = view.seats[number]
    steps = ways(view, number)
    near = [_step(place, way, seat.colour) for place, way in steps.items() if way.near]
    far = {place: Far(way.steps) for place, way in steps.items() if not way.near}
    tags = tags_for(near, seat.colour) | far
    canvas, plan, rooms = lay_out(scene, tags)
    ground, _ = canvas.player(seat.colour)
    for place, tile in plan.tiles.items():
        way = steps.get(place)
        if way is None:
            canvas.dashes(tile.box.inset(-5), 22, ground, 8, 20)
        elif way.near:
            canvas.rim(tile.box.inset(-GAP), 23, IVORY, GAP + RIM)
            canvas.rim(tile.box.inset(-4), 21, ground, 6)
        else:
            canvas.fill(tile.box, 18, SHADOW, opacity=0.48)
    draw_barrier(canvas, plan, view)
    draw_tags(canvas, tags, rooms)
    draw_header(canvas, plan.strip, scene, last_story(scene.events, view))
    return canvas.image


def _step(place: int, way: Way, colour: str) -> Step:
    verb, _, neutral = way.assistant.partition("-")
    sprite = "assistant-neutral" if neutral else f"assistant-{colour}"
    left, collected = sprite if verb == "leave" else "", sprite if verb == "collect" else ""
    return Step(place, "merchant", left, collected, way.lira, bool(way.cut_short))
