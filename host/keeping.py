"""Looking after what is kept: games checked against their own log, people who leave for good."""

import asyncio
from dataclasses import replace
from time import time
from typing import Final

from db import Change
from engine.core.dice import commitment
from host.history import History
from host.host import Host
from host.log import without_undone
from host.posts import UNPROMPT

STAND_IN: Final = "rookie"
ORDINAL_OF_DEPARTED: Final = 100  # past those of the posts that the same row may have owed before


async def agrees_with_log(host: Host, game_id: str) -> bool:
    """Whether replaying the log gives the stored position, and the seed the fingerprint published at the start.

    Raises Refusal: unknown_game, not_started."""
    table = await host.table(game_id)
    game = table.row
    rows = without_undone(await host.db.games.log(game_id))
    seed = game.seed or b""
    colours = [seat.colour for seat in table.seats]
    story = await asyncio.to_thread(History.replay, game.rules_name, game.options["game"], colours, seed, rows)
    return story.position.dump() == table.position.dump() and commitment(seed) == rows[0].notation


async def forget_person(host: Host, user_id: int) -> int:
    """Delete what is kept of a person. Their seats stay as those of a departed player; in running games a house
    player takes them, in lobbies they are free again. Returns how many unfinished games that touched."""
    touched = await host.db.people.forget(user_id)
    for game_id in touched:
        async with host.lock(game_id):
            host.forget(game_id)
            game = await host.game(game_id)
            seats = await host.db.games.seats(game_id)
            change = Change(game_id)
            if game.status == "lobby":
                kept = [seat for seat in seats if not seat.departed]
                change.seats(replace(seat, seat=index) for index, seat in enumerate(kept))
            else:
                for seat in (seat.seat for seat in seats if seat.departed):
                    if game.channel_id is not None:
                        payload, ordinal = {"seat": seat}, ORDINAL_OF_DEPARTED + seat
                        change.post(game.seq, UNPROMPT, game.channel_id, payload, due=time(), ordinal=ordinal)
                change.seats(replace(seat, player=STAND_IN) if seat.departed else seat for seat in seats)
            change.update_game(game.seq, game.revision, revision=game.revision + 1)
            await host.db.write(change)
        if game.status == "running":
            await host.resume(game_id)
    return len(touched)
