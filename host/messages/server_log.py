"""What a server's log channel is told of its tables (/server settings): made, ended, cancelled, closed, frozen,
thawed; and its results channel of how they ended."""

from db import Change, GameRow, People
from host.messages.posts import ORDINALS_OF_A_REVISION, Logged, Result, owe
from host.people.settings import server_settings_of

NEWS = MADE, ENDED, CANCELLED, CLOSED, FROZEN, THAWED = "made", "ended", "cancelled", "closed", "frozen", "thawed"


async def tell_log(people: People, change: Change, row: GameRow, news: str, seq: int | None = None) -> None:
    """Add the post, one of NEWS, to a change of the game. `row`: as it was before; `seq`: the last row of its log after
    the change, where that is another one."""
    settings = await server_settings_of(people, row.guild_id)
    if settings.log_channel:
        ordinal = ORDINALS_OF_A_REVISION * row.revision + NEWS.index(news)
        owe(change, row.seq if seq is None else seq, settings.log_channel, [Logged(what=news)], ordinal)


async def tell_result(people: People, change: Change, row: GameRow, seq: int) -> None:
    """Add the post of a result to the change that ends a game with row `seq` of its log; none of a lesson, or of a
    game that others may not see."""
    settings = await server_settings_of(people, row.guild_id)
    if settings.results_channel and row.lesson is None and not row.private:
        owe(change, seq, settings.results_channel, [Result()])
