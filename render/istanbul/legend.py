"""What the signs in Istanbul's pictures mean."""

from typing import Final

from PIL import Image

from render.istanbul.style import CLOTH, PLACES
from render.kit.colour import LAST_MOVE, ON_OFFER, RGB, SAND, SOFT_INK, WALNUT
from render.kit.legend import draw_legend
from render.kit.parts import Disc, Framed, Icon, Part, Row, Sprite, Text
from render.scene import TopicScene

_PIECE: Final = Sprite("merchant-red")


def _framed(edge: RGB) -> Part:
    return Framed(Framed(_PIECE, edge, SAND, thickness=7), WALNUT, WALNUT)


SIGNS: Final[dict[str, Part]] = {
    "place": Disc(7),
    "merchant": Row((Sprite("merchant-red"), Sprite("merchant-blue"))),
    "assistant": Sprite("assistant-red"),
    "family": Sprite("family-red"),
    "to-choose": _framed(ON_OFFER),
    "last-turn": _framed(LAST_MOVE),
    "ruby": Sprite("ruby"),
    "lira": Sprite("coin"),
    "fabric": Sprite("good-fabric"),
    "spice": Sprite("good-spice"),
    "fruit": Sprite("good-fruit"),
    "jewelry": Sprite("good-jewelry"),
    "any-good": Sprite("any-good"),
    "full": Text("max"),
    "wheelbarrow": Icon("wheelbarrow", PLACES[1][0]),
    "mosque": Icon("mosque", PLACES[14][0]),
    "card": Sprite("card"),
    "dice": Row((Sprite("die-5"), Sprite("die-2"))),
    "arrow": Text("→", SOFT_INK),
    "governor": Sprite("figure-governor"),
    "smuggler": Sprite("figure-smuggler"),
    "neutral": Sprite("figure-neutral"),
    "coffee": Sprite("coffee"),
    "guild-card": Sprite("guild-card"),
    "coffee-trader": Sprite("figure-coffee-trader"),
    "line": Sprite("tavern-line"),
    "free": Sprite("tavern-free"),
    "barrier": Sprite("barrier"),
    "letter": Row((Sprite("letter"), Sprite("letter-delivered"))),
    "seal": Sprite("seal"),
    "companion": Sprite("companion-red"),
    "kiosk": Sprite("kiosk-tile"),
    "courier": Sprite("figure-courier"),
    "caravan": Sprite("caravan"),
}


def draw_signs(scene: TopicScene) -> Image.Image:
    """Every sign with its meaning."""
    entries = [(part, scene.say(f"legend-{name}")) for name, part in SIGNS.items()]
    return draw_legend(CLOTH, entries, scene.style.palette)
