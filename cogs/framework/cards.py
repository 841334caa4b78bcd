"""What all cards of people and tables share: the emblem that stands for somebody; a card above the words of
a message."""

from collections.abc import Sequence
from typing import Any

from cogs.framework.pictures import drawn
from cogs.framework.reply import ABOVE, Picture
from render.cards.shapes import Chair
from render.kit.colour import PALETTES, USUAL
from render.scene import AnyScene, Scene, Style
from render.studio import Studio
from words.speech import Words

_COLOURS = tuple(PALETTES[USUAL])
_MADE = 22  # the bits of an id that say when it was made stand above so many


def emblem_of(user_id: int) -> Chair:
    """The emblem of a person where they have no colour of a game: always the same one."""
    return Chair(_COLOURS[(user_id >> _MADE) % len(_COLOURS)])


async def draw_card(
    studio: Studio, game: str, name: str, shown: Any, names: Sequence[str], w: Words, style: Style, alt: str
) -> list[Picture]:
    """A card of `render/cards` by its name, in the colours of a game, above the words of its message; nothing where it
    cannot be drawn. `shown`: what is on it; `names`: of those on it."""
    scene: AnyScene = Scene(shown, tuple(names), w.locale, w.about(game).say, style=style)
    return [picture._replace(below=ABOVE) for picture in await drawn(studio, game, name, scene, alt)]
