"""What the log channel of a server is told of its tables: a post each, if one was chosen with /server."""

from db import AT_ONCE, Change, GameRow, People
from host.messages.posts import LOGGED, ORDINALS_OF_A_REVISION, Logged
from host.people.settings import server_settings_of

NEWS = MADE, ENDED, CANCELLED, CLOSED, FROZEN, THAWED = "made", "ended", "cancelled", "closed", "frozen", "thawed"


async def tell_log(people: People, change: Change, row: GameRow, what: str, seq: int | None = None) -> None:
    """Add the post to a change of the game. `row`: as it was before; `seq`: the last row of its log after the change,
    where that is another one."""
    settings = await server_settings_of(people, row.guild_id)
    if settings.log_channel:
        ordinal = ORDINALS_OF_A_REVISION * row.revision + NEWS.index(what)
        told = Logged(what=what).stored()
        change.post(row.seq if seq is None else seq, LOGGED, settings.log_channel, told, due=AT_ONCE, ordinal=ordinal)
