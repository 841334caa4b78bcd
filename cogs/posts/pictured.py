"""Which pictures the post of a turn has, as its table chose, in which size; and that they are drawn ahead while a panel
asks whether the turn is finished."""

import asyncio
from collections.abc import Sequence
from typing import Any

from cogs.framework import Reply, ServiceClient, Services, draw_ahead, guild_words, server_style
from host import GameRow, Panel, StorageFailed
from host.table_options import ALL, BOARD, PICTURES
from host.turn.foreseen import after_turn
from render.games import changed_pictures, pictures, turn_picture
from render.scene import Style


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


async def draw_post_ahead(client: ServiceClient, services: Services, panel: Panel, reply: Reply) -> None:
    """Once the panel in `reply` has its own pictures, those of the post that comes when its turn is finished now, so
    that the post has only to send them."""
    look = after_turn(panel)
    if look is None:
        return
    if reply.drawing is not None:
        await asyncio.wait({reply.drawing})
    which, _ = pictures_told(look.row, look.events)
    try:
        w = await guild_words(client, services.host, look.row.guild_id)
        style = await told_style(services, look.row)
    except StorageFailed:  # the post has them drawn
        return
    await draw_ahead(services.studio, look, w, which, style)
