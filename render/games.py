"""Which pictures each game has, and which of them a panel or a post of a turn shows."""

from collections.abc import Callable, Collection, Sequence
from functools import partial
from typing import Any, Final

from PIL import Image

from render.cards.leaderboard import draw_leaderboard
from render.cards.lobby import draw_lobby
from render.cards.profile import draw_profile
from render.cards.season_table import draw_season_table
from render.finale.end import draw_end
from render.finale.race import draw_race
from render.finale.shares import draw_shares
from render.game import GamePictures
from render.istanbul import ISTANBUL
from render.marco_polo import MARCO_POLO
from render.minute import draw_minute
from render.scene import END, HAND, LEADERBOARD, LOBBY, MINUTE, PROFILE, RACE, SEASON_TABLE, SHARES, TOPIC, Pictures
from render.topics import draw_topic

GAMES: Final[dict[str, GamePictures]] = {"istanbul": ISTANBUL, "marco_polo": MARCO_POLO}


def pictures(game: str) -> Pictures[Any, Any]:
    """The drawing functions of a game by picture name, the board first. Raises KeyError for an unknown game."""
    return GAMES[game].pictures


def board_pictures(game: str) -> tuple[str, ...]:
    """The names of the pictures that together are a game's board."""
    return GAMES[game].boards


def other_pictures(game: str) -> tuple[str, ...]:
    """The names of the pictures a game has besides its board, such as "carts"; there may be none."""
    return tuple(name for name in pictures(game) if name not in board_pictures(game))


def panel_pictures(game: str, view: Any, offered: Sequence[str]) -> tuple[str, ...]:
    """Those of `board_pictures` on which a seat's options lie; all where nothing is asked."""
    where = GAMES[game].where_to_choose
    return where(view, tuple(offered)) if where and offered else board_pictures(game)


def turn_picture(game: str, events: Sequence[Any]) -> str:
    """That of `board_pictures` on which the last turn among these events is seen, where only one is shown."""
    return GAMES[game].where_told(tuple(events))


def changed_pictures(game: str, events: Sequence[Any]) -> tuple[str, ...]:
    """Those on which the events are seen: that of the board, and those on which something that matters changed."""
    seen = {turn_picture(game, events), *GAMES[game].changed(tuple(events))}
    return tuple(name for name in pictures(game) if name in seen)


def overlays(game: str) -> tuple[str, ...]:
    """The names of the pictures that together show what is within reach, REACH first; there may be none."""
    return tuple(GAMES[game].overlays)


def drawing(game: str, name: str) -> Callable[[Any], Image.Image]:
    """The function that draws a picture: one that `pictures` or `overlays` names, HAND, TOPIC or MINUTE from a scene,
    RACE or END from a course, SHARES from a share course, or LOBBY, PROFILE, LEADERBOARD and
    SEASON_TABLE from the scene of such a card. Raises KeyError."""
    own = GAMES[game]
    drawings: dict[str, Callable[[Any], Image.Image]] = {
        **own.pictures,
        **own.overlays,
        RACE: partial(draw_race, look=own.look),
        END: partial(draw_end, look=own.look),
        SHARES: draw_shares,
        TOPIC: partial(draw_topic, cloth=own.cloth, topics=own.topics, legends=own.legends),
        LOBBY: partial(draw_lobby, own=own),
        PROFILE: partial(draw_profile, looks={name: each.look for name, each in GAMES.items()}, cloth=own.cloth),
        LEADERBOARD: partial(draw_leaderboard, look=own.look, cloth=own.cloth),
        SEASON_TABLE: partial(draw_season_table, look=own.look, cloth=own.cloth),
        MINUTE: partial(draw_minute, cloth=own.cloth, steps=own.minute),
        **({HAND: own.hand.draw} if own.hand else {}),
    }
    return drawings[name]


def holds_cards(game: str, view: Any) -> bool:
    """Whether there is a picture of what the reader of the view holds."""
    hand = GAMES[game].hand
    return hand is not None and hand.holds(view)


def is_drawn(game: str, topic: str) -> bool:
    """Whether there is a picture of what an entry of the look-up is about."""
    return topic in GAMES[game].topics or topic in GAMES[game].legends


def legends(game: str) -> Collection[str]:
    """The keys of the entries of the look-up that are legends of signs."""
    return GAMES[game].legends.keys()
