"""What a person with a seat writes down for themselves about a game. Nobody else ever sees it."""

from typing import Final

from engine.core.decision import Refusal
from host.host import Host
from host.table.table import seat_of

LONGEST: Final = 1000  # characters


async def notes_of(host: Host, game_id: str, user_id: int) -> str:
    """A person's notes, empty without any. Raises Refusal not_at_table where they have no seat."""
    seat_of(await host.db.games.seats(game_id), user_id)
    return await host.db.private_notes.of(game_id, user_id)


async def note_down(host: Host, game_id: str, user_id: int, typed: str) -> str:
    """Replace a person's notes by what they typed, none where that is empty; returns them. Raises Refusal:
    not_at_table, notes_too_long."""
    text = typed.strip()
    seat_of(await host.db.games.seats(game_id), user_id)
    if len(text) > LONGEST:
        raise Refusal("notes_too_long", length=len(text), most=LONGEST)
    await host.db.private_notes.save(game_id, user_id, text, host.clock.now())
    return text
