"""What is drawn of each entry of Istanbul's look-up (card, tile, place, piece), and the signs of its legends."""

from typing import Final

from engine.istanbul import names
from engine.istanbul.cards.table import CARDS
from engine.istanbul.guild.table import GUILD_CARDS
from engine.istanbul.kiosk.table import KIOSK_TILES
from engine.istanbul.names import COFFEE_TRADER, COLOURS, COURIER, GOODS, GOVERNOR, SMUGGLER, TAVERN_TILES
from engine.istanbul.places.rubies import LIRA_WITH_RUBY
from engine.istanbul.places.tavern import BAKSHEESH_SIDES
from engine.istanbul.rules import ISTANBUL
from engine.istanbul.setup.options import BASE, BAZAAR
from render.istanbul import style
from render.istanbul.board import draw_board, plan_of
from render.istanbul.carts import LEADING
from render.istanbul.components import card_front, guild_front, kiosk_front
from render.istanbul.places import PLACES
from render.istanbul.secret_society import Prize
from render.istanbul.style import RUBY_PLATE, good
from render.kit.canvas import Canvas
from render.kit.colour import BRASS, CRIMSON, INK, IVORY, LAST_MOVE, OAK, ON_OFFER, SOFT_INK
from render.kit.mat import Paint
from render.kit.parts import ARROW, Aside, Card, Disc, Framed, Icon, Line, Part, Row, Sprite, Text, fit
from render.scene import TopicScene
from render.topics import ROOM, DrawTopic, draw_part, framed_piece, middle, seen

_PIECE: Final = Sprite("merchant-red")
_BARROW: Final = Icon("wheelbarrow", PLACES[names.WAINWRIGHT].colours[0])
_HIGHEST: Final = 288  # pixels of a card
_PIECE_HIGH: Final = 216
_OF_BASE: Final = 16  # the last place of the base game
_MERCHANTS: Final = tuple(Sprite(f"merchant-{colour}") for colour in COLOURS)


def _pile(sprite: str, count: int) -> Part:
    return Row((Sprite(sprite), Text(f"×{count}")), 0.0)


_BASE_SIGNS: Final[dict[str, Part]] = {
    "place": Disc(7),
    "any-place": Disc("?"),
    "to-choose": framed_piece(_PIECE, ON_OFFER),
    "last-turn": framed_piece(_PIECE, LAST_MOVE),
    "step": Sprite("arrow"),
    "cut-short": Icon("hand-back-right", CRIMSON),
    "merchant": Row((Sprite("merchant-red"), Text("3"))),
    "assistant": Sprite("assistant-red"),
    "family": Sprite("family-red"),
    "handcuffs": Row((Icon("handcuffs", PLACES[names.POLICE_STATION].colours[0]), Sprite("family-any", slim=0.7))),
    "fountain": Row((Icon("water-fountain", PLACES[names.FOUNTAIN].colours[0]), Sprite("assistant-any", 0.8))),
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
    "altogether": Row((Text("6"), Line(BRASS)), 0.3),
    "mosque": Framed(Icon("mosque", style.GOODS[0][1]), INK, style.GOODS[0][0]),
    "dice": Row((Sprite("die-5"), Sprite("die-3"))),
    "card": Sprite("card"),
}
_MOCHA_SIGNS: Final[dict[str, Part]] = {
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
_LETTERS_SIGNS: Final[dict[str, Part]] = {
    "letter": Row((Sprite("letter"), Sprite("letter-delivered"))),
    "seal": Sprite("seal"),
    "companion": Sprite("companion-red"),
    "kiosk": Sprite("kiosk-tile"),
    "paid": Prize(LIRA_WITH_RUBY[0], "red"),
    "auction": Icon("gavel", PLACES[names.AUCTION_HOUSE].colours[0]),
    "courier": Sprite("figure-courier"),
    "pile": _pile("letter", 19),
}
# By the key of their entry in the look-up.
LEGENDS: Final[dict[str, dict[str, Part]]] = {
    "concept-signs": _BASE_SIGNS,
    "concept-signs-mocha": _MOCHA_SIGNS,
    "concept-signs-letters": _LETTERS_SIGNS,
}


def _parts(*parts: Part) -> DrawTopic:
    """Parts side by side, as large as they fit."""
    return lambda canvas, scene: fit(canvas, middle((ROOM.w, _PIECE_HIGH)), Row(parts, 0.12))


def _card(*fronts: Paint) -> DrawTopic:
    """Cards or tiles side by side, larger than pieces."""
    row = Row(tuple(map(Card, fronts)), 0.1)
    return lambda canvas, scene: fit(canvas, middle((ROOM.w, _HIGHEST)), row)


def _place(number: int) -> DrawTopic:
    """The place's tile as it is at the table, or as a game begins."""
    options = (("expansion", BASE if number <= _OF_BASE else BAZAAR),)

    def draw(canvas: Canvas, scene: TopicScene) -> None:
        board, view = seen(scene, draw_board, "istanbul", ISTANBUL.min_seats, options)
        draw_part(canvas, board, plan_of(view).tiles[number].box)

    return draw


def _mosque_tile(number: int) -> DrawTopic:
    ground, mark = style.GOODS[number]
    return _parts(Framed(Row((Icon("mosque", mark), Sprite(good(number), 0.7))), IVORY, ground, thickness=8))


def _side(goods: tuple[int, ...]) -> Part:
    return Framed(Row(tuple(Sprite(good(kind)) for kind, count in enumerate(goods) for _ in range(count))), OAK)


_CONCEPTS: Final[dict[str, DrawTopic]] = {
    "assistants": _parts(*(Sprite(f"assistant-{colour}") for colour in COLOURS)),
    "merchants": _parts(*_MERCHANTS),
    "family": _parts(*(Sprite(f"family-{colour}") for colour in COLOURS)),
    "wheelbarrow": _parts(_BARROW, *(Sprite(good(kind)) for kind in range(len(GOODS)))),
    "cards": _card(*map(card_front, list(CARDS)[:4])),
    "coffee": _parts(Sprite("coffee")),
    "guild-cards": _card(*map(guild_front, list(GUILD_CARDS)[:4])),
    "letters": _parts(Sprite("letter"), ARROW, Sprite("letter-delivered")),
    "extra-turn": _parts(Sprite("seal"), ARROW, Sprite("merchant-red")),
    "companion": _parts(*(Sprite(f"companion-{colour}") for colour in COLOURS)),
    "neutral-assistants": _parts(Sprite("assistant-neutral")),
    "caravan-master": _parts(Sprite("caravan")),
    "end": _parts(Sprite("ruby")),
    "dice": _parts(*(Sprite(f"die-{value}") for value in range(1, 7))),
}
TOPICS: Final[dict[str, DrawTopic]] = {
    **{f"concept-{name}": draw for name, draw in _CONCEPTS.items()},
    **{f"place-{number}": _place(number) for number in PLACES},
    **{f"tile-{name}": _mosque_tile(number) for number, name in enumerate(GOODS)},
    **{f"figure-{name}": _parts(Sprite(f"figure-{name}")) for name in (GOVERNOR, SMUGGLER, COFFEE_TRADER, COURIER)},
    **{f"card-{face}": _card(card_front(face)) for face in CARDS},
    **{f"guild-{number}": _card(guild_front(number)) for number in GUILD_CARDS},
    **{f"tavern-{name}": _parts(Sprite(f"tavern-{name}")) for name in TAVERN_TILES},
    "baksheesh": _parts(_side(BAKSHEESH_SIDES[0]), _side(BAKSHEESH_SIDES[1])),
    "barrier": _parts(Sprite("barrier")),
    **{f"kiosk-{number}": _card(kiosk_front(number)) for number in KIOSK_TILES},
}
