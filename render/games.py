"""The registry of drawing functions: callers look up a game's pictures here and need not import any game."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, Final

from PIL import Image

from render import istanbul, marco_polo
from render.finale.pictures import draw_end, draw_race
from render.finale.shares import draw_shares
from render.minute import draw_minute
from render.scene import BOARD, END, HAND, MINUTE, RACE, SHARES, TOPIC, Pictures
from render.topics import draw_topic

_LOOKS: Final = {"istanbul": istanbul.LOOK, "marco_polo": marco_polo.LOOK}
_OF_WHOLE_GAMES: Final = {RACE: draw_race, END: draw_end}
GAMES: Final[dict[str, Pictures[Any, Any]]] = {"istanbul": istanbul.PICTURES, "marco_polo": marco_polo.PICTURES}
OVERLAYS: Final[dict[str, Pictures[Any, Any]]] = {
    "istanbul": istanbul.OVERLAYS,
    "marco_polo": marco_polo.OVERLAYS,
}
"""The boards that show what is within reach, drawn only when a reader asks for them."""
_BOARDS: Final = {"marco_polo": marco_polo.BOARDS}
_PANELS: Final = {"marco_polo": marco_polo.where_to_choose}
_TURNS: Final = {"marco_polo": marco_polo.where_told}
"""Games whose board is several pictures, and how they say on which of them options lie and the last turn is seen."""
HANDS: Final = {"istanbul": istanbul.hand, "marco_polo": marco_polo.hand}
MINUTES: Final = {"istanbul": istanbul.MINUTE, "marco_polo": marco_polo.MINUTE}
TOPICS: Final = {"istanbul": istanbul.TOPICS, "marco_polo": marco_polo.TOPICS}
"""Games that draw one's own cards, and what the entries of the look-up are about."""


def pictures(game: str) -> Pictures[Any, Any]:
    """The drawing functions of a game by picture name, the board first. Raises KeyError for an unknown game."""
    return GAMES[game]


def board_pictures(game: str) -> tuple[str, ...]:
    """The names of the pictures that together are a game's board."""
    return _BOARDS.get(game, (BOARD,))


def other_pictures(game: str) -> tuple[str, ...]:
    """The names of the pictures a game has besides its board, such as "carts"; there may be none."""
    return tuple(name for name in pictures(game) if name not in board_pictures(game))


def panel_pictures(game: str, view: Any, offered: Sequence[str]) -> tuple[str, ...]:
    """Those of `board_pictures` on which a seat's options lie; all where nothing is asked."""
    shown = _PANELS.get(game)
    return shown(view, tuple(offered)) if shown and offered else board_pictures(game)


def turn_picture(game: str, events: Sequence[Any]) -> str:
    """That of `board_pictures` on which the last turn among these events is seen, where only one is shown."""
    shown = _TURNS.get(game)
    return shown(tuple(events)) if shown else BOARD


def overlays(game: str) -> tuple[str, ...]:
    """The names of the pictures that together show what is within reach; REACH is the first."""
    return tuple(OVERLAYS[game])


def drawing(game: str, name: str) -> Callable[[Any], Image.Image]:
    """The function that draws a picture: one that `pictures` or `overlays` names, HAND, TOPIC or MINUTE from a scene,
    RACE or END from a course, SHARES from a share course. Raises KeyError."""
    own: Callable[[Any], Image.Image]
    if name == SHARES:
        return draw_shares
    if name in _OF_WHOLE_GAMES:
        return partial(_OF_WHOLE_GAMES[name], look=_LOOKS[game])
    if name == HAND:
        own = HANDS[game].draw_hand
    elif name == TOPIC:
        own = partial(draw_topic, topics=TOPICS[game])
    elif name == MINUTE:
        own = partial(draw_minute, look=MINUTES[game])
    else:
        own = {**pictures(game), **OVERLAYS[game]}[name]
    return own


def holds_cards(game: str, view: Any) -> bool:
    """Whether there is a picture of what the reader of the view holds."""
    return game in HANDS and bool(HANDS[game].holds(view))


def is_drawn(game: str, topic: str) -> bool:
    """Whether there is a picture of what an entry of the look-up is about."""
    return game in TOPICS and (topic in TOPICS[game].drawn or topic in TOPICS[game].legends)
