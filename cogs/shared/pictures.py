"""Pictures of a table for one reader, with their alt texts."""

from collections.abc import Sequence
from logging import getLogger
from typing import Any

from cogs.shared.reply import Picture
from cogs.shared.seats import plain_names_of
from host import SeatRow
from render.games import pictures
from render.scene import Scene
from render.studio import NotDrawn, Studio
from words.games import game_words
from words.speech import Words

log = getLogger(__name__)


async def draw(
    studio: Studio,
    game: str,
    view: Any,
    seats: Sequence[SeatRow],
    words: Words,
    *,
    which: Sequence[str] | None = None,
    events: Sequence[Any] = (),
    offered: Sequence[str] = (),
    acting: Sequence[int] = (),
    panel: object = None,
    running: bool = False,
) -> list[Picture]:
    """The pictures named in `which`, else all the game has, in its order. `events`, `offered`, `acting`, `running`: see
    `render.scene.Scene`. `panel`: whose panel they are for; only the newest asked for each panel is drawn.

    One that cannot be drawn is left out and written to the log: words still come.
    """
    names = plain_names_of(words, seats)
    scene = Scene(
        view, names, words.locale, words.about(game).say, tuple(events), tuple(offered), tuple(acting), running
    )
    alts = game_words(game).alt_texts(words, view, names)
    found = []
    for name in pictures(game) if which is None else which:
        try:
            body = await studio.picture(game, name, scene, panel=(panel, name) if panel else None)
        except NotDrawn as left_out:
            log.info("picture %s of %s not drawn: %s", name, game, left_out.why)
        except Exception:
            log.exception("picture %s of %s failed", name, game)
        else:
            found.append(Picture(f"{name}.webp", body, alts[name]))
    return found
