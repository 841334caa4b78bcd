"""Who may see a game: one rule for all its stages, from lobby to end."""

from collections.abc import Awaitable, Callable

from db import Database, GameRow


async def may_see(
    database: Database,
    game: GameRow,
    user_id: int,
    guild_id: int | None,
    sees_channel: Callable[[], Awaitable[bool]],
) -> bool:
    """Whether a person who asks from server `guild_id` (None: from a direct message) may see a game.

    A person with a seat may, from anywhere, and who opened the game from a file. Otherwise only from the game's own
    server: a private game for its organiser and those invited, a public one for people who can see its channel.
    `sees_channel` is called only in that last case, since it may cost a request to Discord.
    """
    if any(seat.user_id == user_id for seat in await database.games.seats(game.id)):
        return True
    if game.imported:
        return user_id == game.organiser_id
    if guild_id != game.guild_id:
        return False
    if game.private:
        return user_id == game.organiser_id or user_id in await database.games.invited(game.id)
    return await sees_channel()
