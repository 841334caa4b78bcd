"""A server's open tables: lobbies that anybody may join, in which order; where its noticeboard, the message that lists
them, is put up and taken down."""

from db import AT_ONCE, Change, NoticeboardRow
from host.host import Host
from host.lobby.view import LobbyView, lobby_view
from host.messages.posts import NoticeboardGone


async def open_tables(host: Host, guild_id: int) -> list[LobbyView]:
    """The lobbies of a server that are open to all and have a free seat: first those that fewest are missing from, and
    of these the oldest."""
    rows = [row for row in await host.db.games.unfinished_at(guild_id=guild_id) if row.status == "lobby"]
    lobbies = [await lobby_view(host, row.id) for row in rows if not row.private and row.channel_id is not None]
    still_open = [lobby for lobby in lobbies if lobby.row.status == "lobby" and not lobby.row.private]
    free = [(lobby.most - len(lobby.seats), lobby.row.created, lobby.row.id, lobby) for lobby in still_open]
    return [lobby for missing, *_, lobby in sorted(free, key=lambda one: one[:3]) if missing > 0]


async def put_up(host: Host, guild_id: int, channel_id: int) -> None:
    """Hang a server's noticeboard into a channel, below all else there; where one hangs already it is taken away."""
    await _hang(host, guild_id, channel_id)


async def take_down(host: Host, guild_id: int) -> None:
    """The server has no noticeboard any more."""
    await _hang(host, guild_id, None)


async def _hang(host: Host, guild_id: int, channel_id: int | None) -> None:
    async with host.lock(f"noticeboard of {guild_id}"):  # of two that are put up at once one stays
        old, change = await host.db.noticeboards.of(guild_id), Change("", ("noticeboard", guild_id))
        change.noticeboard(guild_id, channel_id)
        if old is not None and old.message_id is not None:
            gone = NoticeboardGone(message=old.message_id)
            change.post_in(guild_id, old.channel_id, gone.kind, gone.stored(), due=AT_ONCE)
        change.renew_noticeboard(guild_id)
        await host.db.write(change)


async def forget(host: Host, board: NoticeboardRow) -> None:
    """The channel of a noticeboard is gone, or its server; nothing if it hangs elsewhere by now."""
    async with host.lock(f"noticeboard of {board.guild_id}"):
        now = await host.db.noticeboards.of(board.guild_id)
        if now is not None and now.channel_id == board.channel_id:
            change = Change("", ("noticeboard", board.guild_id))
            change.noticeboard(board.guild_id, None)
            await host.db.write(change)
