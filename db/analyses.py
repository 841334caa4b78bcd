"""What decided finished games: computed once, and again by later versions."""

from sqlalchemy import select

from db.change import Change, deletion, insertion
from db.reader import Reader
from db.rows import JsonObject
from db.schema import analyses
from db.writer import Writer

_new = insertion(analyses)
_none = deletion(analyses, "game_id")


class Analyses:
    """One for each game, with the version that made it."""

    def __init__(self, reader: Reader, writer: Writer) -> None:
        self._reader = reader
        self._writer = writer

    async def of(self, game_id: str, version: int) -> JsonObject | None:
        """The analysis of a game that this version made; None where there is none."""
        a = analyses.c
        content: JsonObject | None = await self._reader.value(
            select(a.content).where(a.game_id == game_id, a.version == version)
        )
        return content

    async def save(self, game_id: str, version: int, content: JsonObject) -> None:
        """Replace the analysis of a game. Raises StorageFailed, WriteRefused."""
        change = Change("")
        change.key = ("analysis", game_id)
        change.add(_none, {"of_game_id": game_id})
        change.add(_new, {"game_id": game_id, "version": version, "content": content})
        await self._writer.write(change)
