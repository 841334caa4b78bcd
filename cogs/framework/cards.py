"""What all cards of people and tables share: the avatar or emblem that stands for somebody; a card above the words of
a message."""

from collections.abc import Mapping, Sequence
from typing import Any

from cogs.framework.avatars import WITHIN_S
from cogs.framework.pictures import drawn
from cogs.framework.reply import ABOVE, Picture
from cogs.framework.services import Services
from host.people.settings import server_settings_of
from render.cards.shapes import Chair
from render.kit.colour import PALETTES, USUAL
from render.scene import AnyScene, Scene, Style
from render.studio import Studio
from words.speech import Words

_COLOURS = tuple(PALETTES[USUAL])
_MADE = 22  # the bits of an id that say when it was made stand above so many


async def faces_of(
    services: Services, guild_id: int | None, user_ids: Sequence[int], within_s: float = WITHIN_S
) -> Mapping[int, bytes]:
    """The avatars for a picture in a server, or in direct messages (None), as far as they are there within so many
    seconds; empty ones where the server shows none."""
    if not (await server_settings_of(services.host.people, guild_id)).avatars:
        return dict.fromkeys(user_ids, b"")
    return await services.avatars.of(user_ids, within_s)


async def people_shown(services: Services, guild_id: int | None, user_ids: Sequence[int]) -> tuple[Chair, ...]:
    """People who have no colour of a game: each has always the same emblem."""
    faces = await faces_of(services, guild_id, user_ids)
    return tuple(Chair(_COLOURS[(user_id >> _MADE) % len(_COLOURS)], face=faces[user_id]) for user_id in user_ids)


async def draw_card(
    studio: Studio, game: str, name: str, shown: Any, names: Sequence[str], w: Words, style: Style, alt: str
) -> list[Picture]:
    """A card of `render/cards` by its name, in the colours of a game, above the words of its message; nothing where it
    cannot be drawn. `shown`: what is on it; `names`: of those on it."""
    scene: AnyScene = Scene(shown, tuple(names), w.locale, w.about(game).say, style=style)
    return [picture._replace(below=ABOVE) for picture in await drawn(studio, game, name, scene, alt)]
