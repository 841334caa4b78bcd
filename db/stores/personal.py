"""Traces of people besides seats and choices: whom they follow, hints they asked for, private notes, saved options,
whom they avoid."""

from collections.abc import Collection, Iterable
from typing import Any

from sqlalchemy import and_, bindparam, or_, select, update

from db.access.cache import GameCache
from db.access.change import Change, Statement, insertion, values_of
from db.access.store import Backend, Store
from db.problems import WriteConflict
from db.rows import FollowerRow, HintsRow, JsonObject, PresetRow
from db.schema import avoided, followers, hints, presets, private_notes

_renamed_preset = Statement(
    update(presets)
    .where(presets.c.id == bindparam("of_id"), presets.c.user_id == bindparam("of_user_id"))
    .values(name=bindparam("new_name"), key=bindparam("new_key")),
)


class Followers(Store):
    """Who follows which game without a seat: at most one row for each person and game. Those of a game that ends are
    deleted with `Change.unfollowed`."""

    def __init__(self, backend: Backend) -> None:
        super().__init__(backend)
        self.of_game = GameCache(followers, FollowerRow, ("user_id",), backend)

    async def of_person(self, user_id: int) -> list[FollowerRow]:
        return await self._reader.rows(
            FollowerRow, select(followers).where(followers.c.user_id == user_id).order_by(followers.c.game_id)
        )

    async def set(self, follower: FollowerRow) -> None:
        """Store a row in the place of the one that the person has for this game."""
        whose = {"game_id": follower.game_id, "user_id": follower.user_id}
        await self._writer.replace(followers, whose, values_of(follower), follower.game_id)

    async def delete(self, game_id: str, user_id: int) -> None:
        """The person follows the game no more."""
        await self._writer.replace(followers, {"game_id": game_id, "user_id": user_id}, None, game_id)


class Hints(Store):
    """One row for each person who asked for hints in a game; of a forgotten one it has no id."""

    async def of_game(self, game_id: str) -> list[HintsRow]:
        """In the order of their seats."""
        query = select(hints).where(hints.c.game_id == game_id).order_by(hints.c.seat, hints.c.id)
        return [HintsRow(*row[1:]) for row in await self._reader.all(query)]

    async def save(self, row: HintsRow) -> None:
        """Replace what is stored of the row's person."""
        await self._writer.replace(hints, {"game_id": row.game_id, "user_id": row.user_id}, values_of(row))


class PrivateNotes(Store):
    """One text for each person and game, read by that person alone."""

    async def of(self, game_id: str, user_id: int) -> str:
        """A person's notes about a game; empty without any."""
        n = private_notes.c
        return await self._reader.value(select(n.text).where(n.game_id == game_id, n.user_id == user_id)) or ""

    async def save(self, game_id: str, user_id: int, text: str, at: float) -> None:
        """Replace a person's notes about a game; an empty text deletes them. `at`: UTC seconds."""
        notes = {"text": text, "changed": at} if text else None
        await self._writer.replace(private_notes, {"game_id": game_id, "user_id": user_id}, notes)


class Avoided(Store):
    """With whom each person does not want to sit."""

    async def of(self, user_id: int) -> list[int]:
        """Whom a person avoids, in the order of their ids."""
        query = select(avoided.c.other_id).where(avoided.c.user_id == user_id)
        return await self._reader.values(query.order_by(avoided.c.other_id))

    async def save(self, user_id: int, others: Iterable[int]) -> None:
        """Replace whom a person avoids."""
        change = Change("", ("avoided", user_id))
        change.delete(avoided, user_id=user_id)
        rows = [{"user_id": user_id, "other_id": other} for other in sorted(set(others))]
        change.add(insertion(avoided), *rows)
        await self._writer.write(change)

    async def between(self, user_id: int, others: Collection[int]) -> bool:
        """Whether a person avoids one of the others, or one of them this person."""
        a = avoided.c
        either = or_(
            and_(a.user_id == user_id, a.other_id.in_(others)), and_(a.other_id == user_id, a.user_id.in_(others))
        )
        return await self._reader.first(select(a.user_id).where(either).limit(1)) is not None

    async def among(self, people: Collection[int]) -> set[frozenset[int]]:
        """The pairs of these people of whom one avoids the other."""
        both = (avoided.c.user_id.in_(people), avoided.c.other_id.in_(people))
        rows = await self._reader.all(select(avoided.c.user_id, avoided.c.other_id).where(*both))
        return {frozenset(pair) for pair in rows}


class Presets(Store):
    """Options that people saved under names of their own. Of each person names differ, however they are written."""

    async def of(self, user_id: int) -> list[PresetRow]:
        """Those of a person, by their names."""
        return await self._reader.rows(
            PresetRow, select(presets).where(presets.c.user_id == user_id).order_by(presets.c.key)
        )

    async def save(self, user_id: int, name: str, rules_name: str, options: JsonObject, at: float) -> bool:
        """Store options of the game `rules_name`; False where the person has some of that name. `at`: UTC seconds."""
        preset = {"rules_name": rules_name, "options": options, "created": at}
        return await self._write(insertion(presets), user_id, user_id=user_id, name=name, key=name.casefold(), **preset)

    async def rename(self, user_id: int, preset_id: int, name: str) -> bool:
        """Give one another name; False where the person has another of that name."""
        names = {"new_name": name, "new_key": name.casefold()}
        return await self._write(_renamed_preset, user_id, of_id=preset_id, of_user_id=user_id, **names)

    async def delete(self, user_id: int, preset_id: int) -> None:
        await self._writer.replace(presets, {"id": preset_id, "user_id": user_id}, None)

    async def _write(self, statement: Statement, owner: int, **values: Any) -> bool:
        try:
            await self._writer.execute(("presets", owner), statement, **values)
        except WriteConflict:
            return False
        return True
