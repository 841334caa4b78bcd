"""What is drawn of each entry of Marco Polo's look-up (card, city, space, character), and the signs of its legend."""

from typing import Final

from engine.marco_polo.components.amounts import VP, Reward
from engine.marco_polo.components.board import (
    ADJUST_PRICE,
    BAZAAR,
    BEIJING_VP,
    BLACK_DIE_PRICE,
    REROLL_PRICE,
    THREE_COINS,
)
from engine.marco_polo.components.cards import CONTRACTS, GOALS, MARKERS, OUTPOSTS
from engine.marco_polo.components.characters import CHARACTERS
from engine.marco_polo.components.map import BEIJING, PLACES
from engine.marco_polo.spaces.city_cards import CITY_CARDS
from render.kit.canvas import Box, Canvas, around
from render.kit.colour import CREAM, CRIMSON, IVORY, LAST_MOVE, ON_OFFER, RGB, SOFT_INK
from render.kit.parts import Framed, Icon, Part, Row, Sprite, Text
from render.marco_polo.actions import draw_actions
from render.marco_polo.board import draw_board
from render.marco_polo.characters import draw_character
from render.marco_polo.components import draw_city_card, draw_contract, draw_goal, slot_of
from render.marco_polo.dice import empty_slot
from render.marco_polo.geometry import MAP, SPOTS
from render.marco_polo.spaces import PANELS, line_box
from render.marco_polo.symbols import ARROW, SIGNS, TEAL, Symbol, Symbols, amounts_row, draw_row, reward_row
from render.scene import TopicScene
from render.topics import ROOM, DrawPicture, DrawTopic, draw_part, framed_piece, middle, seen

_PIECE: Final = Sprite("die-blue-4")
_SIGN: Final = 150
_GOAL: Final = (830, 260)
_CHARACTER: Final = (824, 316)
_CONTRACT: Final = (316, 316)
_BONUS: Final = 256
_CARD: Final = (580, 300)
_SEEN: Final = (880, 346)  # so much of the map is shown around a city
_SEATS: Final = 4
_COLOUR: Final = "blue"
_BONUS_ACTIONS: Final = ("purse", "reroll", "adjust", "black")
_OWN_POSTS: Final = tuple(Symbol(f"post-{colour}") for colour in ("blue", "green", "red", "yellow"))
_LEGEND: Final[dict[str, Part]] = {
    "figure": Sprite("family-blue"),
    "post": Row((Sprite("post-blue"), Sprite("post-black-blue"))),
    "large": Sprite("place-large"),
    "small": Sprite("place-small"),
    "oasis": Row((Sprite("place-oasis"), Text("3", share=0.8)), 0.02),
    "to-choose": framed_piece(_PIECE, ON_OFFER),
    "last-turn": framed_piece(_PIECE, LAST_MOVE),
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
LEGENDS: Final = {"concept-signs": _LEGEND}  # by the key of their entry in the look-up


def _signs(*row: Symbol) -> DrawTopic:
    """Signs side by side."""
    return lambda canvas, scene: draw_row(canvas, ROOM, row, _SIGN)


def _bonus_actions(version: int) -> tuple[Symbols, ...]:
    """What the bonus actions cost and bring, in a game that began with this version of the rules."""
    return (
        (Symbol("die-white-5"), ARROW, *amounts_row(THREE_COINS)),
        (*amounts_row(REROLL_PRICE.at(version)), ARROW, Symbol("die-white-0")),
        (*amounts_row(ADJUST_PRICE.at(version)), ARROW, Symbol("die-white-3", "±1")),
        (*amounts_row(BLACK_DIE_PRICE.at(version)), ARROW, Symbol("die-black-0")),
    )


def _bonus_action(number: int) -> DrawTopic:
    return lambda canvas, scene: _signs(*_bonus_actions(scene.view.version)[number])(canvas, scene)


def _part(picture: DrawPicture, box: Box, ringed: Box | None = None) -> DrawTopic:
    """A part of the picture as it is at the table, or as a game begins, `ringed` in it."""

    def draw(canvas: Canvas, scene: TopicScene) -> None:
        whole, _ = seen(scene, picture, "marco_polo", _SEATS)
        left, top, scale = draw_part(canvas, whole, box)
        if ringed is not None:
            x, y, side = (round(scale * length) for length in (ringed.x - box.x, ringed.y - box.y, ringed.w))
            ring = Box(left + x, top + y, side, side).inset(-14)
            canvas.rim(ring, ring.w // 2, IVORY, 8)

    return draw


def _place(name: str) -> DrawTopic:
    """The part of the map with the place as near to its middle as can be."""
    disc = SPOTS[name].disc
    return _part(draw_board, around([disc], 0, MAP, _SEEN), disc)


def _bonus(reward: Reward, edge: RGB, *, is_round: bool) -> DrawTopic:
    """A round marker or a square outpost bonus."""

    def draw(canvas: Canvas, scene: TopicScene) -> None:
        box = middle((_BONUS, _BONUS))
        canvas.raised(box, _BONUS // 2 if is_round else 34, CREAM, edge, 14, drop=5, blur=6)
        draw_row(canvas, box.inset(30), reward_row(reward), _SIGN)

    return draw


def _goal(name: str) -> DrawTopic:
    def draw(canvas: Canvas, scene: TopicScene) -> None:
        draw_goal(canvas, middle(_GOAL), scene.say, name, ())

    return draw


def _character(name: str) -> DrawTopic:
    return lambda canvas, scene: draw_character(canvas, middle(_CHARACTER), scene.say, name, _COLOUR, _SEATS, full=True)


def _city_card(name: str) -> DrawTopic:
    def draw(canvas: Canvas, scene: TopicScene) -> None:
        box = middle(_CARD)
        draw_city_card(canvas, box, name, with_die=True)
        empty_slot(canvas, slot_of(box))

    return draw


def _contract(name: str) -> DrawTopic:
    return lambda canvas, scene: draw_contract(canvas, middle(_CONTRACT), name)


_CONCEPTS: Final[dict[str, DrawTopic]] = {
    "goods": _signs(*map(Symbol, SIGNS[:VP])),
    "dice": _signs(Symbol("die-blue-2"), Symbol("die-black-5"), Symbol("die-white-6")),
    "occupied": _signs(Symbol("die-red-4"), Symbol("die-blue-3"), ARROW, Symbol("coin-plain", worth="3")),
    "posts": _signs(*_OWN_POSTS),
    "large-cities": _signs(Symbol("place-large")),
    "small-cities": _signs(Symbol("place-small")),
    "question-mark": _signs(Symbol("copy")),
    "beijing": _place(BEIJING),
    "contracts": _part(draw_actions, PANELS["contracts"]),
    "goals": _goal(min(GOALS)),
    "draft": _character(min(CHARACTERS)),
    "end": _signs(Symbol("points", worth=str(BEIJING_VP[0]))),
}
_SPACES: Final[dict[str, DrawTopic]] = {
    **{f"space-{name}": _part(draw_actions, PANELS[name]) for name in ("coins", "khan", "contracts", "travel")},
    **{f"space-{line.replace(' ', '-')}": _part(draw_actions, line_box(line).inset(-6)) for line in BAZAAR},
    "space-card": _city_card(min(CITY_CARDS)),
}
TOPICS: Final[dict[str, DrawTopic]] = {
    **{f"concept-{name}": draw for name, draw in _CONCEPTS.items()},
    **_SPACES,
    **{f"bonus-{name}": _bonus_action(number) for number, name in enumerate(_BONUS_ACTIONS)},
    "bonus-complete": _signs(Symbol("contract"), ARROW, Symbol("points")),
    **{f"place-{name}": _place(name) for name in PLACES},
    **{f"character-{name}": _character(name) for name in CHARACTERS},
    **{f"marker-{letter}": _bonus(reward, TEAL, is_round=True) for letter, reward in MARKERS.items()},
    **{f"outpost-{tile}": _bonus(reward, CRIMSON, is_round=False) for tile, reward in OUTPOSTS.items()},
    **{f"goal-{name}": _goal(name) for name in GOALS},
    **{f"card-{name}": _city_card(name) for name in CITY_CARDS},
    **{f"contract-{name}": _contract(name) for name in CONTRACTS},
}
