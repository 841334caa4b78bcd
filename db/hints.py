"""Who asked for hints in a game, and how often."""

from sqlalchemy import select

from db.change import Change, deletion, insertion
from db.reader import Reader
from db.rows import HintsRow
from db.schema import hints
from db.writer import Writer

_new = insertion(hints)
_none = deletion(hints, "game_id", "user_id")


class Hints:
    """One row for each person who asked in a game; of a forgotten one it has no id."""

    def __init__(self, reader: Reader, writer: Writer) -> None:
        self._reader = reader
        self._writer = writer

    async def of_game(self, game_id: str) -> list[HintsRow]:
        """In the order of their seats."""
        query = select(hints).where(hints.c.game_id == game_id).order_by(hints.c.seat, hints.c.id)
        return [
            HintsRow(row.game_id, row.seat, row.user_id, row.asked, row.after) for row in await self._reader.all(query)
        ]

    async def save(self, row: HintsRow) -> None:
        """Replace what is stored of the row's person."""
        change = Change("")
        change.key = ("hints", row.game_id, row.user_id)
        change.add(_none, {"of_game_id": row.game_id, "of_user_id": row.user_id})
        change.hints([row])
        await self._writer.write(change)
