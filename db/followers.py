"""Who follows which game without a seat."""

from sqlalchemy import select

from db.change import Change, deletion, insertion
from db.kept import KeptOfGames
from db.reader import Reader
from db.rows import FollowerRow
from db.schema import followers
from db.writer import Writer

_new = insertion(followers)
_none = deletion(followers, "game_id", "user_id")


class Followers:
    """At most one row for each person and game. Those of a game that ends are deleted with `Change.unfollowed`."""

    def __init__(self, reader: Reader, writer: Writer, *, alone: bool) -> None:
        self._reader = reader
        self._writer = writer
        self.kept: KeptOfGames[tuple[FollowerRow, ...]] = KeptOfGames(followers, alone=alone)

    async def of_game(self, game_id: str) -> tuple[FollowerRow, ...]:
        """Those of a game, which every turn asks for."""
        return await self.kept.get(game_id, self._read)

    async def _read(self, game_id: str) -> tuple[FollowerRow, ...]:
        query = select(followers).where(followers.c.game_id == game_id).order_by(followers.c.user_id)
        return tuple(FollowerRow(*row) for row in await self._reader.all(query))

    async def of_person(self, user_id: int) -> list[FollowerRow]:
        """Those of a person."""
        query = select(followers).where(followers.c.user_id == user_id).order_by(followers.c.game_id)
        return [FollowerRow(*row) for row in await self._reader.all(query)]

    async def set(self, follower: FollowerRow) -> None:
        """Store a row in the place of the one that the person has for this game."""
        change = self._without(follower.game_id, follower.user_id)
        change.add(_new, {name: getattr(follower, name) for name in follower.__slots__})
        await self._writer.write(change)

    async def delete(self, game_id: str, user_id: int) -> None:
        """The person follows the game no more."""
        await self._writer.write(self._without(game_id, user_id))

    @staticmethod
    def _without(game_id: str, user_id: int) -> Change:
        change = Change(game_id)
        change.key = ("follower", game_id, user_id)
        change.add(_none, {"of_game_id": game_id, "of_user_id": user_id})
        return change
