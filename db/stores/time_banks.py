"""The time that seats have left for their moves, and when this bot last gave a sign of life."""

from sqlalchemy import select

from db.access.store import Backend, Store
from db.rows import TimeBankRow
from db.schema import seats, signs_of_life, time_banks


class TimeBanks(Store):
    """Written within a game's change (`Change.time_banks`)."""

    def __init__(self, backend: Backend) -> None:
        super().__init__(backend)
        self._name = "time banks" if backend.shards.all else f"time banks {backend.shards.ids[0]}"

    async def of_game(self, game_id: str) -> list[TimeBankRow]:
        """Those of a game, by seat; none where time is not limited."""
        return await self._reader.rows(
            TimeBankRow, select(time_banks).where(time_banks.c.game_id == game_id).order_by(time_banks.c.seat)
        )

    async def games_timing(self, user_id: int | None = None) -> list[str]:
        """Ids of the games in which time passes now, for this person or anybody."""
        query = select(time_banks.c.game_id).distinct().where(time_banks.c.since.is_not(None))
        if user_id is not None:
            same = (seats.c.game_id == time_banks.c.game_id) & (seats.c.seat == time_banks.c.seat)
            query = query.join(seats, same).where(seats.c.user_id == user_id)
        return sorted(await self._reader.values(query))

    async def last_sign(self) -> float | None:
        """When a process of these shards last said that it runs, in UTC seconds."""
        return await self._reader.value(select(signs_of_life.c.at).where(signs_of_life.c.name == self._name))

    async def give_sign(self, now: float) -> None:
        """Note that this process runs: time that passes after the last such sign, until the next start, is nobody's."""
        await self._writer.replace(signs_of_life, {"name": self._name}, {"at": now})
