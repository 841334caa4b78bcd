"""Which pictures the post of a turn has, as its table chose, in which size; that they are drawn ahead while a panel
has buttons that finish the turn, and how long after it."""

import asyncio
from collections.abc import Sequence
from typing import Any, Final

from cogs.framework import ServiceClient, Services, draw_ahead, server_style, table_words
from cogs.panel.panel import PanelReply
from host import GameRow, Look, Panel, StorageFailed
from host.table_options import ALL, BOARD, PICTURES
from host.turn.foreseen import after_turn
from render.games import changed_pictures, pictures, turn_picture
from render.scene import Style
from words.speech import Words

PRESSES_ON_S: Final = 0.4  # after a panel; who presses later finds the pictures made
MOST_AHEAD: Final = 3  # ways in which a panel's buttons finish the turn, as many as whole turns have


def pictures_told(game: GameRow, events: Sequence[Any]) -> tuple[Sequence[str], Sequence[str]]:
    """The pictures of a post about events, as its table chose, and those that are offered below them."""
    everything, chosen = tuple(pictures(game.rules_name)), PICTURES.of(game)
    if chosen == ALL:
        return everything, ()
    if chosen == BOARD:
        return (turn_picture(game.rules_name, events),), ()
    shown = changed_pictures(game.rules_name, events)
    return shown, [name for name in everything if name not in shown]


async def told_style(services: Services, game: GameRow) -> Style:
    """How the pictures of a turn's post are drawn."""
    return (await server_style(services, game.guild_id))._replace(small=PICTURES.of(game) != ALL)


async def shows_as_seen(services: Services, ended: Look, style: Style) -> bool:
    """Whether the post of a turn that has just ended looks as who ended it sees pictures: not where they chose other
    colours or what is near alone."""
    return not style.near and style.palette == (await told_style(services, ended.row)).palette


async def draw_post(client: ServiceClient, services: Services, ended: Look) -> None:
    """Has the pictures of a turn's post drawn when the turn has just ended, beside that of its person's panel: earlier
    than the post, which waits for others of its game, asks for them."""
    if not services.studio.behind and (asked := await _asked(client, services, ended)) is not None:
        which, w, style = asked
        await asyncio.gather(*(draw_ahead(services.studio, ended, w, name, style, owed=True) for name in which))


async def draw_post_ahead(client: ServiceClient, services: Services, panel: Panel, reply: PanelReply) -> None:
    """Once the panel in `reply` has its own pictures, those of the post that comes when its turn is finished by each of
    its buttons, so that the post has only to send them. Who presses on at once is not kept waiting by them."""
    if not reply.finishing:
        return
    if reply.drawing is not None:
        await asyncio.wait({reply.drawing})
    await asyncio.sleep(PRESSES_ON_S)
    for way in reply.finishing[:MOST_AHEAD]:
        look = after_turn(panel, way)
        asked = None if look is None else await _asked(client, services, look)
        if look is None or asked is None:
            continue
        which, w, style = asked
        for name in which:
            if not panel.outdated:
                await draw_ahead(services.studio, look, w, name, style)


async def _asked(client: ServiceClient, services: Services, look: Look) -> tuple[Sequence[str], Words, Style] | None:
    """The pictures that the post of a turn has drawn, in which words and how; None where that cannot be read now."""
    which, _ = pictures_told(look.row, look.events)
    try:
        w = await table_words(client, services.host, look.row)
        return which, w, await told_style(services, look.row)
    except StorageFailed:  # the post has them drawn
        return None
