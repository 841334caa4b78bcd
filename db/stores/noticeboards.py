"""Where each server has its open tables listed, and in which message."""

from sqlalchemy import bindparam, select, update

from db.access.change import Change, Statement
from db.access.store import Store
from db.problems import WriteConflict
from db.rows import NoticeboardRow
from db.schema import noticeboards

_posted = Statement(
    update(noticeboards)
    .where(noticeboards.c.guild_id == bindparam("of_guild"), noticeboards.c.channel_id == bindparam("of_channel"))
    .values(message_id=bindparam("new_message")),
    guarded=True,
)


class Noticeboards(Store):
    """At most one of each server; put up and taken down with `Change.noticeboard`."""

    async def of(self, guild_id: int) -> NoticeboardRow | None:
        found = await self._reader.first(select(noticeboards).where(noticeboards.c.guild_id == guild_id))
        return None if found is None else NoticeboardRow(*found)

    async def posted(self, board: NoticeboardRow, message_id: int) -> bool:
        """Note the message of a noticeboard; False where it hangs in that channel no more."""
        change = Change("", ("noticeboard", board.guild_id))
        change.add(_posted, {"of_guild": board.guild_id, "of_channel": board.channel_id, "new_message": message_id})
        try:
            await self._writer.write(change)
        except WriteConflict:
            return False
        return True

    async def in_channel(self, channel_id: int) -> NoticeboardRow | None:
        found = await self._reader.first(select(noticeboards).where(noticeboards.c.channel_id == channel_id))
        return None if found is None else NoticeboardRow(*found)
