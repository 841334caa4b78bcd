"""The picture of the map with the action spaces below it."""

from functools import lru_cache

from PIL import Image

from engine.marco_polo.data.map import PLACES
from engine.marco_polo.view import View
from render.kit import masks
from render.kit.canvas import HEIGHT, WIDTH, Box, Canvas
from render.kit.colour import GOLD, SHADOW, WALNUT, rgb
from render.kit.near import stacked
from render.marco_polo import marks, near
from render.marco_polo.game_scene import GameScene
from render.marco_polo.geometry import MAP, SPOTS
from render.marco_polo.ground import draw_roads, ground
from render.marco_polo.header import draw_header
from render.marco_polo.journey import Way, draw_prices, own_places, ways
from render.marco_polo.offers import draw_offers
from render.marco_polo.pieces import draw_dice
from render.marco_polo.places import draw_holdings, draw_places, goal_cities
from render.marco_polo.printed import draw_panels
from render.marco_polo.spaces import TITLES
from render.marco_polo.story import Story, last_story

Labels = tuple[tuple[str, str], ...]
_NAMED = tuple(place for place in PLACES if SPOTS[place].label)


@lru_cache(maxsize=1)
def _map() -> Image.Image:
    """The cloth, plain since little of it is seen, the map in its frame and the roads."""
    canvas = Canvas(masks.ramp(WIDTH, HEIGHT, rgb("#4A1E1A"), rgb("#2A0F0E")))
    frame = MAP.inset(-5)
    canvas.halo(Box(frame.x, frame.y + 5, frame.w, frame.h), 20, SHADOW, 10, 0.6)
    canvas.fill(frame, 20, WALNUT)
    canvas.image.paste(ground(), (MAP.x, MAP.y), masks.rounded(MAP.w, MAP.h, 16))
    draw_roads(canvas.image)
    canvas.rim(MAP, 16, GOLD, 3)
    return canvas.image


@lru_cache(maxsize=2)
def _table(names: Labels, titles: Labels) -> Image.Image:
    """All that is printed, in one language."""
    canvas = Canvas(_map())
    draw_places(canvas, dict(names))
    draw_panels(canvas, dict(titles))
    return canvas.image


def _marked(
    scene: GameScene, names: Labels, titles: Labels, story: Story, offered: marks.Offered, found: list[Way]
) -> Canvas:
    """What is printed, with light below places, and the cities of own goal cards."""
    table, goals, palette = _table(names, titles), goal_cities(scene.view), scene.style.palette
    if not (story.steps or offered.places or goals or own_places(scene.view)):
        return Canvas(table, palette)
    canvas = Canvas(_map(), palette)
    marks.mark_below(canvas, scene.view, story, offered, found)
    draw_places(canvas, dict(names), goals)
    canvas.image.paste(table.crop((0, MAP.bottom, WIDTH, HEIGHT)), (0, MAP.bottom))
    return canvas


def draw_board(scene: GameScene) -> Image.Image:
    """The board as the reader may see it: map, pieces, dice, the last turn, what may be chosen."""
    view: View = scene.view
    names = tuple((place, scene.say(f"place-{place.replace('_', '-')}")) for place in _NAMED)
    titles = tuple((name, scene.say(f"picture-space-{name}")) for name in TITLES)
    offered = marks.read(scene.offered)
    story = Story() if scene.offered else last_story(scene.events)
    found = ways(scene)
    canvas = _marked(scene, names, titles, story, offered, found)
    draw_holdings(canvas, view, story, offered.cards)
    draw_dice(canvas, view, story)
    marks.light(canvas, view, offered)
    draw_prices(canvas, scene, found)
    draw_offers(canvas, scene)
    draw_header(canvas, scene, story)
    if scene.style.near and view.seat is not None:
        return stacked(canvas.image, near.near_boxes(view, view.seat, offered, found), near.WIDE)
    return canvas.image
