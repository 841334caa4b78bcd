"""What an entry of the rules look-up is about, drawn: a card, a tile, a city, a space, a character."""

from collections.abc import Callable
from typing import Final

from PIL import Image

from engine.games import rules_of
from engine.marco_polo.amounts import VP, Reward
from engine.marco_polo.characters import CHARACTERS
from engine.marco_polo.city_cards.table import CITY_CARDS
from engine.marco_polo.data.board import BAZAAR, BEIJING_VP
from engine.marco_polo.data.components import CONTRACTS, GOALS, MARKERS, OUTPOSTS
from engine.marco_polo.data.map import BEIJING, PLACES
from render.kit.canvas import Box, Canvas
from render.kit.colour import CREAM, CRIMSON, IVORY, OAK, RGB
from render.kit.kept import kept
from render.kit.mat import WIDE, Paint, enlarged
from render.marco_polo.actions import draw_actions
from render.marco_polo.aid import ACTIONS
from render.marco_polo.board import draw_board
from render.marco_polo.cards import draw_city_card, slot_of
from render.marco_polo.characters import draw_character
from render.marco_polo.contracts import draw_contract
from render.marco_polo.dice import empty_slot
from render.marco_polo.game_scene import GameScene
from render.marco_polo.geometry import CARD_SIZE, MAP, SPOTS
from render.marco_polo.goals import draw_goal
from render.marco_polo.hand import CLOTH
from render.marco_polo.legend import LEGENDS
from render.marco_polo.places import TEAL
from render.marco_polo.spaces import PANELS, line_box
from render.marco_polo.symbols import ARROW, SIGNS, Row, Symbol, draw_row, reward_row
from render.opening import opening
from render.scene import Say, Style, TopicScene
from render.topics import HIGH, Draw, Topics, table_of
from words.speech import words

_BOX: Final = Box(40, 30, WIDE - 80, HIGH - 60)
_SIGN: Final = 150
_GOAL: Final = (360, 120)
_CHARACTER: Final = (640, 360)
_CONTRACT: Final = (330, 330)
_BONUS: Final = 240
_SEEN: Final = (880, 346)
"""So much of the map is shown around a city."""
_SEATS: Final = 4
_COLOUR: Final = "blue"
DrawPicture = Callable[[GameScene], Image.Image]


def _middle(size: tuple[int, int]) -> Box:
    return Box((WIDE - size[0]) // 2, (HIGH - size[1]) // 2, *size)


def _enlarged(size: tuple[int, int], paint: Callable[[Canvas, Box, Say], None]) -> Draw:
    def draw(canvas: Canvas, scene: TopicScene) -> None:
        own: Paint = lambda small, box: paint(small, box, scene.say)  # noqa: E731
        enlarged(canvas, _BOX, own, size)

    return draw


def _signs(*row: Symbol) -> Draw:
    """Signs side by side on a field."""

    def draw(canvas: Canvas, scene: TopicScene) -> None:
        canvas.cell(_BOX.inset(50), 24, CREAM, OAK, 5)
        draw_row(canvas, _BOX.inset(80), row, _SIGN)

    return draw


@kept
def _opening(draw: DrawPicture, language: str, style: Style) -> Image.Image:
    """The map or the action spaces before the first turn."""
    rules = rules_of("marco_polo")
    return draw(opening(rules, _SEATS, language, words(language).about(rules.name).say, style=style))


def _part(picture: DrawPicture, box: Box, ringed: Box | None = None) -> Draw:
    """A part of the picture as it is at the table, or as a game begins, a ring round what is meant."""

    def draw(canvas: Canvas, scene: TopicScene) -> None:
        begins = scene.view.table is None
        whole = _opening(picture, scene.language, scene.style) if begins else picture(table_of(scene))
        shown = whole.crop((box.x, box.y, box.right, box.bottom))
        scale = min(_BOX.w / box.w, _BOX.h / box.h)
        large = shown.resize((round(box.w * scale), round(box.h * scale)), Image.Resampling.LANCZOS)
        left, top = (WIDE - large.width) // 2, (HIGH - large.height) // 2
        canvas.image.paste(large, (left, top))
        if ringed is not None:
            x, y, side = (round(scale * length) for length in (ringed.x - box.x, ringed.y - box.y, ringed.w))
            ring = Box(left + x, top + y, side, side).inset(-14)
            canvas.rim(ring, ring.w // 2, IVORY, 8)

    return draw


def _place(name: str) -> Draw:
    """The part of the map with the place as near to its middle as can be."""
    disc = SPOTS[name].disc
    x, y = disc.middle
    wide, high = _SEEN
    left = min(max(x - wide // 2, MAP.x), MAP.right - wide)
    return _part(draw_board, Box(left, min(max(y - high // 2, MAP.y), MAP.bottom - high), wide, high), disc)


def _bonus(reward: Reward, edge: RGB, *, is_round: bool) -> Draw:
    """A round marker or a square outpost bonus."""

    def draw(canvas: Canvas, scene: TopicScene) -> None:
        box = _middle((_BONUS, _BONUS))
        canvas.cell(box, _BONUS // 2 if is_round else 34, CREAM, edge, 14)
        draw_row(canvas, box.inset(30), reward_row(reward), 120)

    return draw


def _goal(name: str) -> Draw:
    return _enlarged(_GOAL, lambda canvas, box, say: draw_goal(canvas, box, say, name, ()))


def _character(name: str) -> Draw:
    return lambda canvas, scene: draw_character(
        canvas, _middle(_CHARACTER), scene.say, name, _COLOUR, _SEATS, full=True
    )


def _city_card(name: str) -> Draw:
    def paint(canvas: Canvas, box: Box, say: Say) -> None:
        draw_city_card(canvas, box, name, with_die=True)
        empty_slot(canvas, slot_of(box))

    return _enlarged(CARD_SIZE, paint)


def _contract(name: str) -> Draw:
    return lambda canvas, scene: draw_contract(canvas, _middle(_CONTRACT), name)


_BONUS_ACTIONS: Final[dict[str, Row]] = {
    **dict(zip(("purse", "reroll", "adjust", "black"), ACTIONS, strict=True)),
    "complete": (Symbol("contract"), ARROW, Symbol("points")),
}
_OWN_POSTS: Final = tuple(Symbol(f"post-{colour}") for colour in ("blue", "green", "red", "yellow"))
_CONCEPTS: Final[dict[str, Draw]] = {
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
_SPACES: Final[dict[str, Draw]] = {
    **{f"space-{name}": _part(draw_actions, PANELS[name]) for name in ("coins", "khan", "contracts", "travel")},
    **{f"space-{line.replace(' ', '-')}": _part(draw_actions, line_box(line).inset(-6)) for line in BAZAAR},
    "space-card": _city_card(min(CITY_CARDS)),
}
_THINGS: Final[dict[str, Draw]] = {
    **{f"concept-{name}": draw for name, draw in _CONCEPTS.items()},
    **_SPACES,
    **{f"bonus-{name}": _signs(*row) for name, row in _BONUS_ACTIONS.items()},
    **{f"place-{name}": _place(name) for name in PLACES},
    **{f"character-{name}": _character(name) for name in CHARACTERS},
    **{f"marker-{letter}": _bonus(reward, TEAL, is_round=True) for letter, reward in MARKERS.items()},
    **{f"outpost-{tile}": _bonus(reward, CRIMSON, is_round=False) for tile, reward in OUTPOSTS.items()},
    **{f"goal-{name}": _goal(name) for name in GOALS},
    **{f"card-{name}": _city_card(name) for name in CITY_CARDS},
    **{f"contract-{name}": _contract(name) for name in CONTRACTS},
}
TOPICS: Final = Topics(CLOTH, _THINGS, LEGENDS)
