"""Options that people saved under names of their own."""

from sqlalchemy import bindparam, select, update

from db.change import Change, Statement, deletion, insertion
from db.problems import WriteConflict
from db.reader import Reader
from db.rows import JsonObject, PresetRow
from db.schema import presets
from db.writer import Writer

_new = insertion(presets)
_none = deletion(presets, "id", "user_id")
_named = Statement(
    1,
    update(presets)
    .where(presets.c.id == bindparam("of_id"), presets.c.user_id == bindparam("of_user_id"))
    .values(name=bindparam("new_name"), key=bindparam("new_key")),
)


class Presets:
    """Of each person names differ, however they are written."""

    def __init__(self, reader: Reader, writer: Writer) -> None:
        self._reader = reader
        self._writer = writer

    async def of(self, user_id: int) -> list[PresetRow]:
        """Those of a person, by their names."""
        query = select(presets).where(presets.c.user_id == user_id).order_by(presets.c.key)
        return [PresetRow(*row) for row in await self._reader.all(query)]

    async def save(self, user_id: int, name: str, rules_name: str, options: JsonObject, at: float) -> bool:
        """Store options of the game `rules_name`; False where the person has some of that name. `at`: UTC seconds."""
        owner = {"user_id": user_id, "name": name, "key": name.casefold()}
        return await self._write(user_id, _new, {**owner, "rules_name": rules_name, "options": options, "created": at})

    async def rename(self, user_id: int, preset_id: int, name: str) -> bool:
        """Give one another name; False where the person has another of that name."""
        whose = {"of_id": preset_id, "of_user_id": user_id}
        return await self._write(user_id, _named, {**whose, "new_name": name, "new_key": name.casefold()})

    async def delete(self, user_id: int, preset_id: int) -> None:
        """Delete one of a person."""
        await self._write(user_id, _none, {"of_id": preset_id, "of_user_id": user_id})

    async def _write(self, user_id: int, statement: Statement, values: JsonObject) -> bool:
        change = Change("")
        change.key = ("presets", user_id)
        change.add(statement, values)
        try:
            await self._writer.write(change)
        except WriteConflict:
            return False
        return True
