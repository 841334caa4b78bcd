"""What one person is told once of a table (notices, by direct message or ping): invited, who joined theirs, full, game
begins, game over; how many arrivals are told together."""

from collections.abc import Sequence
from typing import Final

from db import Change, TimerRow
from engine.games import rules_of
from host.clock import DAY_S, MINUTE_S
from host.host import Host
from host.lobby.view import LobbyView
from host.messages.posts import Again, Invited, Joined, owe_again, revise
from host.payload import Payload
from host.people.settings import settings_of
from host.sleeper import game_timer

ARRIVAL: Final = "arrival"
"""The timer of a person who has joined a lobby, and, of nobody, that of a table that is full."""
GATHERED_S: Final = MINUTE_S  # so long it is waited for others who join, to tell of all at once
AGAIN_AFTER_S: Final = DAY_S  # who leaves and joins again meanwhile is not told of once more


class Arrival(Payload):
    """`told`: whether the organiser was told, so that the timer only notes that."""

    told: bool = False


async def invite(host: Host, change: Change, lobby: LobbyView, invited: Sequence[int]) -> None:
    """Tell those who are invited to this game for the first time and have no seat yet."""
    known = {lobby.row.organiser_id, *lobby.invited, *(seat.user_id for seat in lobby.seats)}
    known |= {prompt.user_id for prompt in await host.db.games.prompts(lobby.row.id)}
    owed = [post for post in await host.outbox.of_game(lobby.row.id) if post.kind == Invited.kind and post.payload]
    known |= {Invited.read(post.payload).user for post in owed}  # those sent, whose payload is gone, have a prompt
    owe_again(change, lobby.row, [Invited(user=user_id) for user_id in invited if user_id not in known])


async def call_again(host: Host, game_id: str, asker: int, others: Sequence[int]) -> list[int]:
    """Tell those of the people of a rematch by direct message who want to be called so. Returns the others."""
    direct = [user_id for user_id in others if (await settings_of(host.people, user_id)).pings == "direct"]
    if direct:
        async with host.lock(game_id):
            change = Change(game_id)
            revise(change, await host.game(game_id), [Again(user=user_id, asker=asker) for user_id in direct])
            await host.db.write(change)
    return [user_id for user_id in others if user_id not in direct]


async def join(host: Host, change: Change, lobby: LobbyView, user_id: int) -> None:
    """See that the organiser is told that a person joins `lobby`, as it was before, and that the table is full then."""
    if user_id == lobby.row.organiser_id:
        return
    known = {timer.user_id for timer in await host.db.timers.of_kind(lobby.row.id, ARRIVAL)}
    now, full = host.clock.now(), len(lobby.seats) + 1 == lobby.rules.max_seats
    if user_id not in known:
        change.arm(ARRIVAL, now + GATHERED_S, {}, user_id=user_id)
    if full and None not in known:
        change.arm(ARRIVAL, now, {})


@game_timer(ARRIVAL)
async def tell_of_arrivals(host: Host, timer: TimerRow) -> None:
    """Do what a timer ARRIVAL was set for, for all at the table together. The caller holds the game's lock."""
    row = await host.game(timer.game_id or "")
    if row.status != "lobby" or Arrival.read(timer.payload).told:
        await host.db.timers.settle(timer)
        return
    seats, change = await host.db.games.seats(row.id), Change(row.id)
    seated = {seat.user_id for seat in seats if seat.by_person}
    full = len(seats) == rules_of(row.rules_name).max_seats
    arrivals = await host.db.timers.of_kind(row.id, ARRIVAL)
    news = [arrival.user_id for arrival in arrivals if not Arrival.read(arrival.payload).told]
    change.settle(timer)
    arrived = [user_id for user_id in news if (full if user_id is None else user_id in seated)]
    for user_id in news:
        if user_id in arrived:
            change.arm(ARRIVAL, host.clock.now() + AGAIN_AFTER_S, Arrival(told=True).stored(), user_id=user_id)
        else:
            change.disarm(ARRIVAL, user_id=user_id)
    if arrived and row.organiser_id is not None:
        revise(change, row, [Joined(users=[user_id for user_id in arrived if user_id is not None])])
    await host.db.write(change)
