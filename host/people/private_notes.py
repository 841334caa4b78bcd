"""Notes that a person with a seat writes down for themselves about a game (/table notes), which nobody else sees; how
long they may be. Nobody else ever sees them."""

from typing import Final

from db import Database
from engine.core.decision import Refusal

LONGEST: Final = 1000  # characters


async def notes_of(db: Database, game_id: str, user_id: int) -> str:
    """A person's notes, empty without any. Raises Refusal not_at_table where they have no seat."""
    await _check_seated(db, game_id, user_id)
    return await db.private_notes.of(game_id, user_id)


async def note_down(db: Database, game_id: str, user_id: int, typed: str, now: float) -> str:
    """Replace a person's notes by what they typed, none where that is empty; returns them. `now`: UTC seconds. Raises
    Refusal: not_at_table, notes_too_long."""
    text = typed.strip()
    await _check_seated(db, game_id, user_id)
    if len(text) > LONGEST:
        raise Refusal("notes_too_long", length=len(text), most=LONGEST)
    await db.private_notes.save(game_id, user_id, text, now)
    return text


async def _check_seated(db: Database, game_id: str, user_id: int) -> None:
    if all(seat.user_id != user_id for seat in await db.games.seats(game_id)):
        raise Refusal("not_at_table")
