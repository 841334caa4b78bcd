"""What people leave besides their seats and choices: whom they follow, hints they asked for, notes, saved options."""

from sqlalchemy import bindparam, select, update

from db.access.cache import GameCache
from db.access.change import Statement, Values, deletion, insertion, values_of
from db.access.reader import Reader
from db.access.writer import Writer
from db.problems import WriteConflict
from db.rows import FollowerRow, HintsRow, JsonObject, PresetRow
from db.schema import followers, hints, presets, private_notes

_new_follower, _no_follower = insertion(followers), deletion(followers, "game_id", "user_id")
_new_hints, _no_hints = insertion(hints), deletion(hints, "game_id", "user_id")
_new_notes, _no_notes = insertion(private_notes), deletion(private_notes, "game_id", "user_id")
_new_preset, _no_preset = insertion(presets), deletion(presets, "id", "user_id")
_renamed_preset = Statement(
    1,
    update(presets)
    .where(presets.c.id == bindparam("of_id"), presets.c.user_id == bindparam("of_user_id"))
    .values(name=bindparam("new_name"), key=bindparam("new_key")),
)


class Followers(GameCache[FollowerRow]):
    """Who follows which game without a seat: at most one row for each person and game. Those of a game that ends are
    deleted with `Change.unfollowed`."""

    def __init__(self, reader: Reader, writer: Writer, *, alone: bool) -> None:
        super().__init__(followers, FollowerRow, ("user_id",), reader, alone)
        self._writer = writer

    async def of_person(self, user_id: int) -> list[FollowerRow]:
        """Those of a person."""
        query = select(followers).where(followers.c.user_id == user_id).order_by(followers.c.game_id)
        return [FollowerRow(*row) for row in await self._reader.all(query)]

    async def set(self, follower: FollowerRow) -> None:
        """Store a row in the place of the one that the person has for this game."""
        await self._replace(follower.game_id, follower.user_id, (_new_follower, values_of(follower)))

    async def delete(self, game_id: str, user_id: int) -> None:
        """The person follows the game no more."""
        await self._replace(game_id, user_id)

    async def _replace(self, game_id: str, user_id: int, *stored: tuple[Statement, Values]) -> None:
        gone = (_no_follower, {"of_game_id": game_id, "of_user_id": user_id})
        await self._writer.execute(("follower", game_id, user_id), gone, *stored, game_id=game_id)


class Hints:
    """One row for each person who asked for hints in a game; of a forgotten one it has no id."""

    def __init__(self, reader: Reader, writer: Writer) -> None:
        self._reader = reader
        self._writer = writer

    async def of_game(self, game_id: str) -> list[HintsRow]:
        """In the order of their seats."""
        query = select(hints).where(hints.c.game_id == game_id).order_by(hints.c.seat, hints.c.id)
        return [HintsRow(*row[1:]) for row in await self._reader.all(query)]

    async def save(self, row: HintsRow) -> None:
        """Replace what is stored of the row's person."""
        gone = (_no_hints, {"of_game_id": row.game_id, "of_user_id": row.user_id})
        await self._writer.execute(("hints", row.game_id, row.user_id), gone, (_new_hints, values_of(row)))


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
        gone = (_no_notes, {"of_game_id": game_id, "of_user_id": user_id})
        notes = (_new_notes, {"game_id": game_id, "user_id": user_id, "text": text, "changed": at})
        await self._writer.execute(("private notes", game_id, user_id), gone, *([notes] if text else []))


class Presets:
    """Options that people saved under names of their own. Of each person names differ, however they are written."""

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
        preset = {**owner, "rules_name": rules_name, "options": options, "created": at}
        return await self._write(user_id, _new_preset, preset)

    async def rename(self, user_id: int, preset_id: int, name: str) -> bool:
        """Give one another name; False where the person has another of that name."""
        whose = {"of_id": preset_id, "of_user_id": user_id}
        return await self._write(user_id, _renamed_preset, {**whose, "new_name": name, "new_key": name.casefold()})

    async def delete(self, user_id: int, preset_id: int) -> None:
        """Delete one of a person."""
        await self._write(user_id, _no_preset, {"of_id": preset_id, "of_user_id": user_id})

    async def _write(self, user_id: int, statement: Statement, values: Values) -> bool:
        try:
            await self._writer.execute(("presets", user_id), (statement, values))
        except WriteConflict:
            return False
        return True
