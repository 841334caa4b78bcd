"""Notices: what one person is told once, where they chose to be called: that they are invited, who joined the table
that they organise, that their game begins or is over."""

from collections.abc import Sequence
from typing import Final

from db import Change, TimerRow
from engine.games import rules_of
from host.clock import DAY_S, MINUTE_S
from host.host import Host
from host.lobby.view import LobbyView
from host.messages.posts import INVITED, Again, Invited, Joined, owe_again
from host.payload import Payload
from host.people.settings import settings_of
from host.timer_kinds import game_timer

ARRIVAL: Final = "arrival"
"""The timer of a person who has joined a lobby, and, of nobody, that of a table that is full."""
GATHERED_S: Final = MINUTE_S  # so long it is waited for others who join, to tell of all at once
AGAIN_AFTER_S: Final = DAY_S  # who leaves and joins again meanwhile is not told of once more


class Arrival(Payload):
    """`told`: whether the organiser was, so that the timer only notes that."""

    told: bool = False


async def invite(host: Host, change: Change, lobby: LobbyView, invited: Sequence[int]) -> None:
    """Tell those who are invited to this game for the first time and have no seat yet."""
    told = {prompt.user_id for prompt in await host.prompts(lobby.row.id)}
    owed = [post for post in await host.outbox.of_game(lobby.row.id) if post.kind == INVITED and post.payload]
    told |= {Invited.read(post.payload).user for post in owed}  # those sent, whose payload is gone, have a prompt
    told |= {lobby.row.organiser_id, *lobby.invited, *(seat.user_id for seat in lobby.seats)}
    owe_again(change, lobby.row, [Invited(user=one) for one in invited if one not in told])


async def call_again(host: Host, game_id: str, asker: int, others: Sequence[int]) -> list[int]:
    """Tell those of the people of a rematch by direct message who want to be called so. Returns the others."""
    direct = [one for one in others if (await settings_of(host.people, one)).pings == "direct"]
    if direct:
        async with host.lock(game_id):
            row, change = await host.game(game_id), Change(game_id)
            owe_again(change, row, [Again(user=one, asker=asker) for one in direct])
            change.update_game(row.seq, row.revision, revision=row.revision + 1)
            await host.db.write(change)
        host.on_posts_owed()
    return [one for one in others if one not in direct]


async def join(host: Host, change: Change, lobby: LobbyView, user_id: int) -> None:
    """See that the organiser is told that a person joins `lobby`, as it was before, and that the table is full then."""
    if user_id == lobby.row.organiser_id:
        return
    known = {timer.user_id for timer in await host.db.timers.of_game(lobby.row.id) if timer.kind == ARRIVAL}
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
    arrivals = [one for one in await host.db.timers.of_game(row.id) if one.kind == ARRIVAL]
    waiting = [one for one in arrivals if not Arrival.read(one.payload).told]
    change.settle(timer)
    told: list[int | None] = []
    for one in waiting:
        if full if one.user_id is None else one.user_id in seated:
            told.append(one.user_id)
            change.arm(ARRIVAL, host.clock.now() + AGAIN_AFTER_S, Arrival(told=True).stored(), user_id=one.user_id)
        else:
            change.disarm(ARRIVAL, user_id=one.user_id)
    if told and row.organiser_id is not None:
        owe_again(change, row, [Joined(users=[one for one in told if one is not None])])
        change.update_game(row.seq, row.revision, revision=row.revision + 1)
    await host.db.write(change)
