"""Pictures of the entries of the rules look-up, alike for all games: a thing drawn large on a mat, or a legend."""

from collections.abc import Callable, Mapping
from typing import Final

from PIL import Image

from render.kit.canvas import Canvas
from render.kit.colour import RGB
from render.kit.mat import draw_legend, mat
from render.kit.parts import Part
from render.scene import AnyScene, Scene, TopicScene

HIGH: Final = 400
"""The height in pixels of the mat on which one thing is drawn."""
DrawTopic = Callable[[Canvas, TopicScene], None]


def table_of(scene: TopicScene) -> AnyScene:
    """The table that a topic is asked at, seen as a whole and with nothing lit. Only for one that has a table."""
    style = scene.style._replace(near=False)
    return Scene(scene.view.table, scene.names, scene.language, scene.say, style=style)


def draw_topic(
    scene: TopicScene,
    cloth: tuple[RGB, RGB],
    topics: Mapping[str, DrawTopic],
    legends: Mapping[str, Mapping[str, Part]],
) -> Image.Image:
    """By the key of an entry, `topics`: how the thing is drawn on a mat; `legends`: the signs of an entry that is a
    legend, on a mat of its own height, by the end of the message that says what they mean. Raises KeyError for an entry
    that is about nothing one could see."""
    signs = legends.get(scene.view.key)
    if signs is not None:
        entries = [(part, scene.say(f"legend-{name}")) for name, part in signs.items()]
        return draw_legend(cloth, entries, scene.style.palette)
    canvas = Canvas(mat(HIGH, *cloth), scene.style.palette)
    topics[scene.view.key](canvas, scene)
    return canvas.image
