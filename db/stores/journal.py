"""Reading the journal of a game, and dropping entries that are too old. How long they are kept stands in
host/table/journal.py."""

from typing import Final

from sqlalchemy import bindparam, delete, select

from db.access.change import Statement
from db.access.store import Store
from db.rows import JournalRow
from db.schema import journal

_OUTDATED: Final = Statement(delete(journal).where(journal.c.at < bindparam("before")))


class Journal(Store):
    """Entries are added with `Change.enter` and deleted after some weeks."""

    async def of_game(self, game_id: str) -> list[JournalRow]:
        """In the order in which they were written."""
        query = select(journal).where(journal.c.game_id == game_id)
        return await self._reader.rows(JournalRow, query.order_by(journal.c.id))

    async def drop_before(self, moment: float) -> None:
        """Delete the entries of all games from before a moment (UTC seconds)."""
        await self._writer.execute("journal", _OUTDATED, before=moment)
