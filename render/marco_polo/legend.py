"""What the signs in Marco Polo's pictures mean."""

from typing import Final

from render.kit.colour import CRIMSON, LAST_MOVE, ON_OFFER, RGB, SAND, SOFT_INK, WALNUT
from render.kit.parts import Framed, Icon, Part, Row, Sprite, Text

_PIECE: Final = Sprite("die-blue-4")


def _framed(edge: RGB) -> Part:
    return Framed(Framed(_PIECE, edge, SAND, thickness=7), WALNUT, WALNUT)


SIGNS: Final[dict[str, Part]] = {
    "figure": Sprite("family-blue"),
    "post": Row((Sprite("post-blue"), Sprite("post-black-blue"))),
    "large": Sprite("place-large"),
    "small": Sprite("place-small"),
    "oasis": Sprite("place-oasis"),
    "to-choose": _framed(ON_OFFER),
    "last-turn": _framed(LAST_MOVE),
    "coin": Sprite("coin-plain"),
    "points": Sprite("points"),
    "camel": Sprite("good-camel"),
    "pepper": Sprite("good-pepper"),
    "silk": Sprite("good-silk"),
    "gold": Sprite("good-gold"),
    "any-good": Sprite("good-choice"),
    "different": Sprite("good-different"),
    "coin-or-camel": Sprite("coin-or-camel"),
    "step": Sprite("step"),
    "contract": Sprite("contract"),
    "goal": Sprite("card"),
    "copy": Sprite("copy"),
    "free": Sprite("coin-free"),
    "own-die": Sprite("die-blue-4"),
    "black-die": Sprite("die-black-5"),
    "white-die": Sprite("die-white-6"),
    "arrow": Text("→", SOFT_INK),
    "both-ways": Sprite("both-ways"),
    "hourglass": Icon("hourglass", SOFT_INK),
    "lacking": Framed(Sprite("good-camel"), CRIMSON, CRIMSON),
}
LEGENDS: Final = {"concept-signs": SIGNS}
"""By the key of their entry in the look-up."""
