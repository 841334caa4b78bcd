"""The picture of the bazaar: the places with what they cost and hold, and who is where."""

from typing import NamedTuple

from PIL import Image

from engine.istanbul.view import View
from render.istanbul import marks
from render.istanbul.barrier import draw_barrier
from render.istanbul.game_scene import GameScene
from render.istanbul.geometry import Geometry, geometry
from render.istanbul.header import draw_header, has_row_of_fronts
from render.istanbul.near import near_box
from render.istanbul.pieces import draw_pieces, pieces_on
from render.istanbul.room import Room, shared, within
from render.istanbul.states import is_printed, sign_of
from render.istanbul.story import last_story
from render.istanbul.tiles import RADIUS, draw_plate, face
from render.istanbul.walk import draw_steps
from render.kit import masks
from render.kit.canvas import HEIGHT, WIDTH, Box, Canvas
from render.kit.colour import GOLD, SHADOW, WALNUT, rgb
from render.kit.kept import kept
from render.kit.near import stacked
from render.kit.paper import lattice


class LaidOut(NamedTuple):
    """A table with its places and the pieces on them: where everything is, and how each tile's room is shared."""

    canvas: Canvas
    plan: Geometry
    rooms: dict[int, Room]


@kept
def _table(frame: Box) -> Image.Image:
    """The cloth with the board's wooden frame."""
    canvas = Canvas(lattice(WIDTH, HEIGHT, rgb("#1B4A46"), rgb("#0D2A2C"), 104))
    canvas.halo(Box(frame.x, frame.y + 6, frame.w, frame.h), 26, SHADOW, 12, 0.6)
    canvas.fill(frame, 26, WALNUT)
    canvas.rim(frame.inset(4), 22, GOLD, 2)
    return canvas.image


def plan_of(view: View) -> Geometry:
    """Where things lie on the board of a view."""
    return geometry(view.grid, fronts=has_row_of_fronts(view))


def rooms_of(plan: Geometry, view: View) -> dict[int, Room]:
    """How what each place shows and the pieces on it share its tile."""
    standing, private = pieces_on(view), view.seat is not None
    return {
        place: shared(tile, sign_of(view, place), standing[place], printed=is_printed(view, place), private=private)
        for place, tile in plan.tiles.items()
    }


def draw_board(scene: GameScene) -> Image.Image:
    """The board as the reader may see it: places, pieces, last move, places within reach, the race."""
    view: View = scene.view
    story = last_story(scene.events, view)
    path = story.path if story and not marks.choosing(scene.offered, view) else ()
    canvas, plan, rooms = lay_out(scene, path)
    marks.light(canvas, plan, view, scene.offered)
    draw_barrier(canvas, plan, view)
    marks.mark_move(canvas, plan, path, rooms)
    draw_steps(canvas, plan, scene, rooms)
    marks.mark_letters(canvas, plan, view)
    draw_header(canvas, plan.strip, scene, story)
    if scene.style.near and view.seat is not None:
        return stacked(canvas.image, [near_box(plan, view, view.seat, scene.offered)], WIDTH)
    return canvas.image


def lay_out(scene: GameScene, path: tuple[int, ...] = ()) -> LaidOut:
    """The table without marks but the light below the end of `path`."""
    view: View = scene.view
    plan = plan_of(view)
    rooms = rooms_of(plan, view)
    canvas = Canvas(_table(plan.frame), scene.style.palette)
    marks.glow_below(canvas, plan, path)
    for place, tile in plan.tiles.items():
        box, room = tile.box, rooms[place]
        ground = face(place, scene.say(f"place-{place}"), box.w, box.h)
        canvas.image.paste(ground, (box.x, box.y), masks.rounded(box.w, box.h, RADIUS))
        if room.plate:
            draw_plate(canvas, room.plate, place)
            sign_of(view, place).draw(canvas, within(room.plate))
        draw_pieces(canvas, room.standing)
    return LaidOut(canvas, plan, rooms)
