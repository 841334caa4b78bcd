"""What the entries of the rules look-up are about, drawn large on a mat, alike for all games."""

from collections.abc import Callable, Mapping
from typing import Final, NamedTuple

from PIL import Image

from render.kit.canvas import Canvas
from render.kit.colour import RGB
from render.kit.legend import draw_legend
from render.kit.mat import mat
from render.kit.parts import Part
from render.scene import AnyScene, Scene, TopicScene

HIGH: Final = 400
"""The height in pixels of the mat on which one thing is drawn."""
Draw = Callable[[Canvas, TopicScene], None]


class Topics(NamedTuple):
    """What a game adds. `cloth`: the colours of its mat. By the key of the entry, `drawn`: how the thing is drawn on
    it; `legends`: the signs of an entry that is a legend, on a mat of its own height, by the end of the message that
    says what they mean."""

    cloth: tuple[RGB, RGB]
    drawn: Mapping[str, Draw]
    legends: Mapping[str, Mapping[str, Part]]


def table_of(scene: TopicScene) -> AnyScene:
    """The table that a topic is asked at, seen as a whole and with nothing lit. Only for one that has a table."""
    style = scene.style._replace(near=False)
    return Scene(scene.view.table, scene.names, scene.language, scene.say, style=style)


def draw_topic(scene: TopicScene, topics: Topics) -> Image.Image:
    """Raises KeyError for an entry that is about nothing one could see."""
    signs = topics.legends.get(scene.view.key)
    if signs is not None:
        entries = [(part, scene.say(f"legend-{name}")) for name, part in signs.items()]
        return draw_legend(topics.cloth, entries, scene.style.palette)
    canvas = Canvas(mat(HIGH, *topics.cloth), scene.style.palette)
    topics.drawn[scene.view.key](canvas, scene)
    return canvas.image
