"""The picture of the bazaar with the rail of players."""

from dataclasses import replace
from functools import lru_cache

from PIL import Image

from engine.istanbul.view import View
from render.istanbul import marks
from render.istanbul.barrier import draw_barrier
from render.istanbul.game_scene import GameScene
from render.istanbul.geometry import Geometry, geometry
from render.istanbul.near import near_box
from render.istanbul.pieces import Piece, Standing, arrange, draw_pieces, least_height, pieces_on
from render.istanbul.rail import draw_rail
from render.istanbul.states import draw_state, rows_of
from render.istanbul.story import last_story
from render.istanbul.tiles import RADIUS, draw_band, face
from render.istanbul.walk import draw_steps
from render.kit import masks
from render.kit.canvas import HEIGHT, WIDTH, Box, Canvas
from render.kit.colour import GOLD, SHADOW, WALNUT, rgb
from render.kit.near import stacked
from render.kit.paper import lattice


@lru_cache(maxsize=3)
def _table(frame: Box) -> Image.Image:
    """The cloth with the board's wooden frame."""
    canvas = Canvas(lattice(WIDTH, HEIGHT, rgb("#1B4A46"), rgb("#0D2A2C"), 104))
    canvas.halo(Box(frame.x, frame.y + 6, frame.w, frame.h), 26, SHADOW, 12, 0.6)
    canvas.fill(frame, 26, WALNUT)
    canvas.rim(frame.inset(4), 22, GOLD, 2)
    return canvas.image


def draw_board(scene: GameScene) -> Image.Image:
    """The board as the reader may see it: places, pieces, last move, places within reach, players."""
    view: View = scene.view
    story = last_story(scene.events, view)
    path = story.path if story and not marks.choosing(scene.offered, view) else ()
    canvas, plan, arranged = lay_out(scene, path)
    marks.light(canvas, plan, view, scene.offered)
    draw_barrier(canvas, plan, view)
    marks.mark_move(canvas, plan, path, [one.box for pieces in arranged.values() for one in pieces])
    marks.mark_letters(canvas, plan, view, draw_steps(canvas, plan, scene, arranged))
    draw_rail(canvas, plan.rail, scene, story)
    if scene.style.near and view.seat is not None:
        return stacked(canvas.image, [near_box(plan, view, view.seat, scene.offered)], WIDTH)
    return canvas.image


def lay_out(scene: GameScene, path: tuple[int, ...] = ()) -> tuple[Canvas, Geometry, dict[int, list[Standing]]]:
    """The table with its places and the pieces on them, without marks but the light below the end of `path`; where
    everything is; and where the pieces of each place stand."""
    view: View = scene.view
    standing = pieces_on(view)
    plan = _with_room(geometry(view.grid), standing, view)
    canvas = Canvas(_table(plan.frame), scene.style.palette)
    marks.glow_below(canvas, plan, path)
    _draw_tiles(canvas, plan, scene)
    arranged = {
        place: arrange(pieces, plan.tiles[place].pieces, plan.tiles[place].piece_scale)
        for place, pieces in standing.items()
    }
    for pieces in arranged.values():
        draw_pieces(canvas, pieces)
    return canvas, plan, arranged


def _with_room(plan: Geometry, standing: dict[int, list[Piece]], view: View) -> Geometry:
    """Every place's signs as large as the pieces on it let them be."""
    rows = {place: tile.with_rows(rows_of(view, place)) for place, tile in plan.tiles.items()}
    tiles = {
        place: tile.with_room_for(least_height(standing[place], tile.pieces, tile.piece_scale))
        for place, tile in rows.items()
    }
    return replace(plan, tiles=tiles)


def _draw_tiles(canvas: Canvas, plan: Geometry, scene: GameScene) -> None:
    for place, tile in plan.tiles.items():
        box = tile.box
        name = scene.say(f"place-{place}")
        canvas.image.paste(face(place, name, box.w, box.h), (box.x, box.y), masks.rounded(box.w, box.h, RADIUS))
        draw_band(canvas, tile)
        draw_state(canvas, tile, scene.view)
