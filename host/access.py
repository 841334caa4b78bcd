"""Who may see a game, who may manage it, who may follow it, and who belongs in a private game's thread: one rule each
for all its stages, from lobby to end."""

from collections.abc import Awaitable, Callable
from typing import NamedTuple

from db import GameRow
from host.host import Host
from host.table.thread_members import people_of
from host.votes.votes import VOTE


class Visitor(NamedTuple):
    """A person who asks or presses, from which server (None: direct messages), and whether they may manage that one."""

    user_id: int
    guild_id: int | None
    manages_guild: bool


def manages(game: GameRow, visitor: Visitor) -> bool:
    """Whether a person manages the game's own server, and so may do what its organiser may. Nobody manages a game from
    another server or from direct messages, whatever they may do there."""
    return visitor.manages_guild and visitor.guild_id is not None and visitor.guild_id == game.guild_id


async def may_see(host: Host, game: GameRow, visitor: Visitor, sees_channel: Callable[[], Awaitable[bool]]) -> bool:
    """Whether a person may see a game.

    A person with a seat may, from anywhere, and who opened the game from a file. Otherwise only from the game's own
    server: a public one those who can see its channel, a private one its organiser, those invited or offered a seat,
    and of those who see its channel who manages the server. `sees_channel` is called only if need be, since it may cost
    a request to Discord."""
    if any(seat.user_id == visitor.user_id for seat in await host.db.games.seats(game.id)):
        return True
    if game.imported:
        return visitor.user_id == game.organiser_id
    if visitor.guild_id != game.guild_id:
        return False
    if game.private:
        if visitor.user_id in await people_at(host, game):
            return True
        if not manages(game, visitor):
            return False
    return await sees_channel()


async def follows_rightly(host: Host, game: GameRow, user_id: int) -> bool:
    """Whether a person without a seat is told what happens in a game that they follow: in a private one only who may
    look at it, whatever they may manage; who began to follow when it was public, or was invited then, is not."""
    return not game.private or user_id in await people_at(host, game)


async def people_at(host: Host, game: GameRow) -> set[int]:
    """The ids of all who may look at a private game from its server, and are members of its thread where it has one:
    who organises it, sits at it, is invited or offered a seat."""
    games, votes = host.db.games, await host.db.timers.of_kind(game.id, VOTE)
    people = people_of(game.organiser_id, await games.seats(game.id), await games.invited(game.id))
    return people | {vote.user_id for vote in votes if vote.user_id is not None}
