"""What people wrote down for themselves about games."""

from sqlalchemy import select

from db.change import Change, deletion, insertion
from db.reader import Reader
from db.schema import private_notes
from db.writer import Writer

_new = insertion(private_notes)
_none = deletion(private_notes, "game_id", "user_id")


class PrivateNotes:
    """One text for each person and game, read by that person alone."""

    def __init__(self, reader: Reader, writer: Writer) -> None:
        self._reader = reader
        self._writer = writer

    async def of(self, game_id: str, user_id: int) -> str:
        """A person's notes about a game; empty without any."""
        n = private_notes.c
        query = select(n.text).where(n.game_id == game_id, n.user_id == user_id)
        return await self._reader.value(query) or ""

    async def save(self, game_id: str, user_id: int, text: str, at: float) -> None:
        """Replace a person's notes about a game; an empty text deletes them. `at`: UTC seconds."""
        change = Change("")
        change.key = ("private notes", game_id, user_id)
        change.add(_none, {"of_game_id": game_id, "of_user_id": user_id})
        if text:
            change.add(_new, {"game_id": game_id, "user_id": user_id, "text": text, "changed": at})
        await self._writer.write(change)
