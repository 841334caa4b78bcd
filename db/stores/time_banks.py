"""The time that seats have left for their moves, and when this bot last ran."""

from sqlalchemy import select

from db.access.change import deletion, insertion
from db.access.reader import Reader
from db.access.writer import Writer
from db.rows import TimeBankRow
from db.schema import seats, signs_of_life, time_banks
from db.shards import Shards

_new_sign, _no_sign = insertion(signs_of_life), deletion(signs_of_life, "name")


class TimeBanks:
    """Written within a game's change (`Change.time_banks`)."""

    def __init__(self, reader: Reader, writer: Writer, shards: Shards) -> None:
        self._name = "time banks" if shards.all else f"time banks {shards.ids[0]}"
        self._reader = reader
        self._writer = writer

    async def of_game(self, game_id: str) -> list[TimeBankRow]:
        """Those of a game, by seat; none where time is not limited."""
        query = select(time_banks).where(time_banks.c.game_id == game_id).order_by(time_banks.c.seat)
        return [TimeBankRow(*row) for row in await self._reader.all(query)]

    async def games_timing(self, user_id: int | None = None) -> list[str]:
        """Ids of the games in which time passes now, for this person or anybody."""
        query = select(time_banks.c.game_id).distinct().where(time_banks.c.since.is_not(None))
        if user_id is not None:
            same = (seats.c.game_id == time_banks.c.game_id) & (seats.c.seat == time_banks.c.seat)
            query = query.join(seats, same).where(seats.c.user_id == user_id)
        return sorted(await self._reader.values(query))

    async def last_sign(self) -> float | None:
        """When a process of these shards last said that it runs, in UTC seconds."""
        moment: float | None = await self._reader.value(
            select(signs_of_life.c.at).where(signs_of_life.c.name == self._name)
        )
        return moment

    async def give_sign(self, now: float) -> None:
        """Note that this process runs: time that passes after the last such sign, until the next start, is nobody's."""
        gone = (_no_sign, {"of_name": self._name})
        await self._writer.execute(self._name, gone, (_new_sign, {"name": self._name, "at": now}))
