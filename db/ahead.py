"""What people at a table answered ahead."""

from sqlalchemy import select

from db.kept import KeptOfGames
from db.reader import Reader
from db.rows import AheadRow
from db.schema import ahead


class Ahead:
    """Written within a game's change (`Change.ahead`)."""

    def __init__(self, reader: Reader, *, alone: bool) -> None:
        self._reader = reader
        self.kept: KeptOfGames[tuple[AheadRow, ...]] = KeptOfGames(ahead, alone=alone)

    async def of_game(self, game_id: str) -> tuple[AheadRow, ...]:
        """All that is answered ahead in a game, by seat."""
        return await self.kept.get(game_id, self._read)

    async def _read(self, game_id: str) -> tuple[AheadRow, ...]:
        query = select(ahead).where(ahead.c.game_id == game_id).order_by(ahead.c.seat, ahead.c.name)
        return tuple(AheadRow(*row) for row in await self._reader.all(query))
