"""What people at a table answered ahead."""

from sqlalchemy import select

from db.reader import Reader
from db.rows import AheadRow
from db.schema import ahead


class Ahead:
    """Written within a game's change (`Change.ahead`)."""

    def __init__(self, reader: Reader) -> None:
        self._reader = reader

    async def of_game(self, game_id: str) -> list[AheadRow]:
        """All that is answered ahead in a game, by seat."""
        query = select(ahead).where(ahead.c.game_id == game_id).order_by(ahead.c.seat, ahead.c.name)
        return [AheadRow(*row) for row in await self._reader.all(query)]
