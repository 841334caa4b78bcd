"""Whom a person avoids (the avoid list): how many names it has, and that neither takes a seat in a lobby where the
other sits. Nobody learns of it, and a refusal names no reason."""

from collections.abc import Iterable
from typing import Final

from db import Database
from engine.core.decision import Refusal
from host.lobby.view import LobbyView

MOST_AVOIDED: Final = 25  # as many as a menu of people takes


async def avoid(db: Database, user_id: int, others: Iterable[int]) -> None:
    """Replace the list of a person, who is never on it. Raises Refusal too_many_avoided (`most`)."""
    chosen = {other for other in others if other != user_id}
    if len(chosen) > MOST_AVOIDED:
        raise Refusal("too_many_avoided", most=MOST_AVOIDED)
    await db.avoided.save(user_id, chosen)


async def check_company(db: Database, lobby: LobbyView, user_id: int) -> None:
    """Raises Refusal no_seat_here where somebody sits whom the person avoids, or who avoids the person."""
    seated = [seat.user_id for seat in lobby.seats if seat.user_id not in (None, user_id)]
    if seated and await db.avoided.between(user_id, seated):
        raise Refusal("no_seat_here")
