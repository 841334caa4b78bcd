"""The picture of the map."""

from PIL import Image

from engine.marco_polo.data.map import PLACES
from engine.marco_polo.view import View
from render.kit import masks
from render.kit.canvas import HEIGHT, WIDTH, Box, Canvas
from render.kit.colour import GOLD, SHADOW, WALNUT, rgb
from render.kit.kept import kept
from render.kit.near import stacked
from render.marco_polo import marks, near
from render.marco_polo.game_scene import GameScene
from render.marco_polo.geometry import MAP, SPOTS
from render.marco_polo.ground import draw_roads, ground
from render.marco_polo.header import draw_header
from render.marco_polo.journey import Way, draw_prices, own_places, ways
from render.marco_polo.places import draw_holdings, draw_places, goal_cities
from render.marco_polo.story import Story, last_story

Names = tuple[tuple[str, str], ...]
_NAMED = tuple(place for place in PLACES if SPOTS[place].label)


def cloth() -> Image.Image:
    """The ground of the board's pictures, plain since little of it is seen."""
    return masks.ramp(WIDTH, HEIGHT, rgb("#4A1E1A"), rgb("#2A0F0E"))


@kept
def _map() -> Image.Image:
    """The map in its frame and the roads."""
    canvas = Canvas(cloth())
    frame = MAP.inset(-5)
    canvas.halo(Box(frame.x, frame.y + 5, frame.w, frame.h), 20, SHADOW, 10, 0.6)
    canvas.fill(frame, 20, WALNUT)
    canvas.image.paste(ground(), (MAP.x, MAP.y), masks.rounded(MAP.w, MAP.h, 16))
    draw_roads(canvas.image)
    canvas.rim(MAP, 16, GOLD, 3)
    return canvas.image


@kept
def _named_map(names: Names) -> Image.Image:
    """All that is printed, in one language."""
    canvas = Canvas(_map())
    draw_places(canvas, dict(names))
    return canvas.image


def _marked(scene: GameScene, names: Names, story: Story, offered: marks.Offered, found: list[Way]) -> Canvas:
    """What is printed, with light below places, and the cities of own goal cards."""
    goals, palette = goal_cities(scene.view), scene.style.palette
    if not (story.steps or offered.places or goals or own_places(scene.view)):
        return Canvas(_named_map(names), palette)
    canvas = Canvas(_map(), palette)
    marks.mark_below(canvas, scene.view, story, offered, found)
    draw_places(canvas, dict(names), goals)
    return canvas


def draw_board(scene: GameScene) -> Image.Image:
    """The map as the reader may see it: pieces, the last turn, where one may go."""
    view: View = scene.view
    picture = draw_map(scene, ways(scene)).image
    if scene.style.near and view.seat is not None:
        return stacked(picture, near.of_map(view, view.seat, marks.read(scene.offered)), near.WIDE)
    return picture


def draw_map(scene: GameScene, found: list[Way]) -> Canvas:
    """The whole of it, with these ways and their prices."""
    view: View = scene.view
    names = tuple((place, scene.say(f"place-{place.replace('_', '-')}")) for place in _NAMED)
    offered = marks.read(scene.offered)
    story = Story() if scene.offered else last_story(scene.events)
    canvas = _marked(scene, names, story, offered, found)
    draw_holdings(canvas, view, story, offered.cards)
    draw_prices(canvas, scene, found)
    draw_header(canvas, scene, story)
    return canvas
