"""What the signs in Istanbul's pictures mean: drawn from the parts the boards are drawn from, by set."""

from typing import Final

from engine.istanbul import names
from render.istanbul.rubies import LEADING
from render.istanbul.style import GOODS, PLACES, RUBY_PLATE, good
from render.kit.colour import (
    BRASS,
    CRIMSON,
    INK,
    LAST_MOVE,
    LINEN,
    OAK,
    ON_OFFER,
    RGB,
    SAND,
    SOFT_INK,
    WALNUT,
)
from render.kit.parts import Aside, Disc, Framed, Icon, Part, Row, Sprite, Text

_PIECE: Final = Sprite("merchant-red")
_BARROW: Final = Icon("wheelbarrow", PLACES[names.WAINWRIGHT][0])


def _framed(edge: RGB) -> Part:
    return Framed(Framed(_PIECE, edge, SAND, thickness=7), WALNUT, WALNUT)


def _pile(sprite: str, count: int) -> Part:
    return Framed(Row((Sprite(sprite), Text(f"×{count}", SOFT_INK)), 0.0), BRASS, LINEN)


BASE: Final[dict[str, Part]] = {
    "place": Disc(7),
    "any-place": Disc("?"),
    "to-choose": _framed(ON_OFFER),
    "last-turn": _framed(LAST_MOVE),
    "step": Sprite("arrow"),
    "cut-short": Icon("hand-back-right", CRIMSON),
    "merchant": Row((Sprite("merchant-red"), Text("3"))),
    "assistant": Sprite("assistant-red"),
    "family": Sprite("family-red"),
    "handcuffs": Row((Icon("handcuffs", PLACES[names.POLICE_STATION][0]), Sprite("family-any", slim=0.7))),
    "fountain": Row((Icon("water-fountain", PLACES[names.FOUNTAIN][0]), Sprite("assistant-any", 0.8))),
    "governor": Sprite("figure-governor"),
    "smuggler": Sprite("figure-smuggler"),
    "neutral": Sprite("figure-neutral"),
    "emblem": Row((Sprite("emblem-red"), Sprite("emblem-blue"))),
    "ruby": Sprite("ruby"),
    "rubies-left": Framed(Row((Sprite("ruby"), Text("×5")), 0.0), CRIMSON, RUBY_PLATE),
    "most-rubies": Framed(Row((Sprite("ruby"), Text("3"))), BRASS, LEADING),
    "lira": Sprite("coin"),
    **{name: Sprite(f"good-{name}") for name in names.GOODS},
    "any-good": Sprite("any-good"),
    "arrow": Text("→", SOFT_INK),
    "full": Row((Aside(Text("max", OAK), 0.7), _BARROW), 0.06),
    "extensions": Row((_BARROW, Text("×12")), 0.0),
    "tile-price": Row((Sprite(good(0)), Text("2"))),
    "altogether": Row((Text("6"), Aside(Text("=", SOFT_INK), 0.7)), 0.03),
    "mosque": Framed(Icon("mosque", GOODS[0][1]), INK, GOODS[0][0]),
    "dice": Row((Sprite("die-5"), Sprite("die-3"))),
    "card": Sprite("card"),
}
MOCHA: Final[dict[str, Part]] = {
    "coffee": Sprite("coffee"),
    "guild-card": Sprite("guild-card"),
    "pile": _pile("guild-card", 13),
    "coffee-trader": Sprite("figure-coffee-trader"),
    "line": Sprite("tavern-line"),
    "free": Sprite("tavern-free"),
    "barrier": Sprite("barrier"),
    "neutral-assistant": Sprite("assistant-neutral"),
    "caravan": Sprite("caravan"),
}
LETTERS: Final[dict[str, Part]] = {
    "letter": Row((Sprite("letter"), Sprite("letter-delivered"))),
    "seal": Sprite("seal"),
    "companion": Sprite("companion-red"),
    "kiosk": Sprite("kiosk-tile"),
    "paid": Row((Sprite("emblem-red"), Sprite("tick", 0.8))),
    "auction": Icon("gavel", PLACES[names.AUCTION_HOUSE][0]),
    "courier": Sprite("figure-courier"),
    "pile": _pile("letter", 19),
}
LEGENDS: Final[dict[str, dict[str, Part]]] = {
    "concept-signs": BASE,
    "concept-signs-mocha": MOCHA,
    "concept-signs-letters": LETTERS,
}
"""By the key of their entry in the look-up."""
