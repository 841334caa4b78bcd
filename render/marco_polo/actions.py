"""The picture of the action spaces with dice, contracts on offer, and what is chosen from before the first round."""

from PIL import Image

from engine.marco_polo.view import View
from render.kit.canvas import Canvas
from render.kit.kept import kept
from render.kit.near import stacked
from render.marco_polo import marks, near
from render.marco_polo.board import cloth
from render.marco_polo.game_scene import GameScene
from render.marco_polo.header import draw_header
from render.marco_polo.journey import draw_list, list_box, ways
from render.marco_polo.offers import draw_offers
from render.marco_polo.pieces import draw_dice
from render.marco_polo.printed import draw_panels
from render.marco_polo.spaces import TITLES, WHOLE
from render.marco_polo.story import Story, last_story


@kept
def _panels(titles: tuple[tuple[str, str], ...]) -> Image.Image:
    """All that is printed, in one language."""
    canvas = Canvas(cloth())
    draw_panels(canvas, dict(titles))
    return canvas.image


def draw_spaces(scene: GameScene, *, covered: bool = False) -> Canvas:
    """The header, and below it the action spaces with dice, contracts and what may be chosen, unless all that is to be
    `covered`."""
    view: View = scene.view
    titles = tuple((name, scene.say(f"picture-space-{name}")) for name in TITLES)
    story = Story() if scene.offered else last_story(scene.events)
    canvas = Canvas(_panels(titles), scene.style.palette)
    if not covered:
        draw_dice(canvas, view, story)
        marks.light(canvas, view, marks.read(scene.offered))
    draw_header(canvas, scene, story)
    return canvas


def draw_actions(scene: GameScene) -> Image.Image:
    """The action spaces as the reader may see them: dice, the last turn, what may be chosen, journeys with their
    prices."""
    view: View = scene.view
    found = ways(scene)
    covered = bool(found) and list_box(len(found)) == WHOLE
    canvas = draw_spaces(scene, covered=covered or view.stage == "draft")
    draw_list(canvas, scene, found)
    draw_offers(canvas, scene)
    if scene.style.near and view.seat is not None:
        return stacked(canvas.image, near.of_actions(view, len(found)), near.WIDE)
    return canvas.image
