"""After the database was replaced by a backup: tells each affected channel and prompts the seats that must act now."""

from db import RESTORED, Change
from engine.core.decision import Refusal
from host import freezing, posts
from host.host import Host
from host.posts import Post


async def tell_restored(host: Host, game_id: str) -> None:
    """Put into the outbox, once: the deletion of all prompts, the news, and new prompts. The timer that `restore` left
    in the database says that this is still to do. Raises StorageFailed, WriteRefused."""
    async with host.lock(game_id):
        timers = [timer for timer in await host.db.timers.of_game(game_id) if timer.kind == RESTORED]
        if not timers:
            return
        try:
            called = (await host.table_within_lock(game_id)).called
        except Refusal:  # a lobby, or a game that cannot be read: nobody has to act
            called = {}
        row, seats = await host.game(game_id), await host.db.games.seats(game_id)
        asked = posts.prompts({}, called)[1] if row.status == freezing.RUNNING else []
        change = Change(game_id)
        change.update_game(row.seq, row.revision, revision=row.revision + 1)
        news = Post(posts.RESTORED, timers[0].payload)
        posts.owe_again(change, row, [*posts.all_unprompted(seats), news, *asked])
        change.disarm(RESTORED)
        await host.db.write(change)
        host.forget(game_id)
    host.on_posts_owed()
