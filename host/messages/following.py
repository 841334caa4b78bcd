"""People who follow a game without a seat (/table follow): what they are told, every turn or the end, and when that
stops. They are told what everybody may know."""

from collections.abc import Iterable, Sequence
from typing import Any, Final

from db import AT_ONCE, ENDED, Change, Database, FollowerRow, GameRow, SeatRow
from engine.core.decision import Refusal
from host.messages.posts import Corrected, Followed, Post, RowsPost, Step, Turn, Undone
from host.people.settings import settings_of

WISHES = EVERY_TURN, THE_END, NOTHING = "turns", "end", "nothing"
"""How much somebody wants to be told."""
UNFOLLOWED: Final = "unfollowed"  # the setting


async def follow(db: Database, row: GameRow, user_id: int, wish: str, thread: int | None) -> None:
    """Tell a person of a game, `wish` of WISHES, from now on; in the thread `thread` or by direct message. Raises
    Refusal: over, plays_here."""
    if wish == NOTHING:
        await db.followers.delete(row.id, user_id)
        return
    if row.status in ENDED:
        raise Refusal("over", game=row.id)
    if any(seat.user_id == user_id for seat in await db.games.seats(row.id)):
        raise Refusal("plays_here")
    await db.followers.set(FollowerRow(row.id, user_id, wish == EVERY_TURN, thread))


async def drop(db: Database, follower: FollowerRow) -> None:
    """Discord takes no message to a follower: they follow the game no more. Who was told directly is to be told so."""
    await db.followers.delete(follower.game_id, follower.user_id)
    if follower.channel_id is None:
        unfollowed = (await settings_of(db.people, follower.user_id)).unfollowed
        await db.people.settings.change(follower.user_id, {UNFOLLOWED: [*unfollowed, follower.game_id]})


async def newly_dropped(db: Database, user_id: int) -> list[GameRow]:
    """The games that a person follows no more since Discord takes no direct messages to them; each is told once."""
    dropped = set((await settings_of(db.people, user_id)).unfollowed)
    if not dropped:
        return []
    await db.people.settings.change(user_id, {UNFOLLOWED: []})
    followed = {follower.game_id for follower in await db.followers.of_person(user_id)}
    games = [await db.games.get(game_id) for game_id in sorted(dropped - followed)]
    return [game for game in games if game is not None]


async def tell_of_turn(
    db: Database, change: Change, row: GameRow, seats: Iterable[SeatRow], posts: Sequence[Post]
) -> None:
    """Owe those who follow every turn of a game what the posts to its channel tell, also of turns taken back and of
    corrections; not who plays by now."""
    news = [_facts(post) for post in posts if isinstance(post, Turn | Step | Undone | Corrected)]
    seated = {seat.user_id for seat in seats}
    for follower in await db.followers.of_game(row.id) if news else ():
        if follower.every_turn and follower.user_id not in seated:
            for facts in news:
                _owe(change, follower, **facts)


def _facts(post: Post) -> dict[str, Any]:
    if isinstance(post, RowsPost):
        return {"first": post.first, "last": post.last}
    return {"changed": post.kind, "facts": post.stored()}


async def tell_of_end(db: Database, change: Change, row: GameRow) -> None:
    """Owe everybody who follows a game that it is over, and let nobody follow it any more."""
    for follower in await db.followers.of_game(row.id):
        _owe(change, follower, over=True)
    change.unfollowed()


def _owe(change: Change, follower: FollowerRow, **facts: Any) -> None:
    followed = Followed(game=follower.game_id, thread=follower.channel_id, **facts)
    change.post_to(follower.user_id, Followed.kind, followed.stored(), due=AT_ONCE)
