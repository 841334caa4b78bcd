"""The head of `bot.py log`: who plays, who is waited for until when, and the rules of the table by which complaints are
decided (pace, time bank, undo)."""

import re
from collections.abc import Iterator
from typing import Final

from cogs.framework import duration
from db import SeatRow
from engine import players
from host import Host
from host.clock import DAY_S
from host.seats.seating import overdue_from
from host.table.journal import KEPT_S
from host.table.log import written_at
from host.table.status import resigned_of
from host.table.table import Table
from host.table_options import ABSENCE, BANK, CLOCK, PACE, UNDO
from host.timers.reminders import TURN, time_up_at
from host.votes.votes import running_vote
from operation.game_log.names import Names, moment
from words.games import title_of
from words.speech import ENGLISH, words

SHOWN: Final = (PACE, BANK, CLOCK, ABSENCE, UNDO)
MARGIN: Final = " " * 12


async def head_of(host: Host, names: Names, table: Table | None, *, secrets: bool) -> list[str]:
    """`table`: None where it cannot be read or has not begun."""
    row = names.row
    lines = [*_title(names), f"Printed {moment(host.clock.now())}. All times are UTC.", "", *_seats(names)]
    if table is not None:
        lines += ["", *await _waited_for(host, names, table)]
    elif row.started is not None:
        lines += ["", "Nobody is waited for: the game cannot be read, or it is on hold."]
    return [*lines, "", *_rules(names), "", *_legend(secrets), ""]


def _title(names: Names) -> Iterator[str]:
    row = names.row
    began = "has not begun" if row.started is None else f"began {moment(row.started)}"
    place = f"https://discord.com/channels/{row.guild_id}/{row.channel_id}" if row.channel_id else "no channel"
    yield f"#{row.id}  {title_of(words(ENGLISH), row.rules_name)}, {row.status}, {began}, {place}"


def _seats(names: Names) -> Iterator[str]:
    organiser = names.row.organiser_id
    for seat in names.seats:
        mark = ", organises the table" if organiser is not None and seat.user_id == organiser else ""
        yield f"{names.who(seat.seat)}: {_player(names, seat)}{mark}"
        if seat.replaced and seat.seat in resigned_of(names.row):
            yield f"{MARGIN}its person resigned and does not get it back"
        elif seat.replaced:
            yield f"{MARGIN}its person gets it back at once with /table return"
    if organiser is None:
        yield "Nobody organises the table."
    elif all(seat.user_id != organiser for seat in names.seats):
        yield f"Organised by person {organiser}, who does not play."


def _player(names: Names, seat: SeatRow) -> str:
    house = "" if seat.player == players.PERSON else names.house(seat.player)
    person = "" if seat.user_id is None else f"person {seat.user_id}"
    return " for ".join(filter(None, (house, person))) or "a person whose data was deleted"


async def _waited_for(host: Host, names: Names, table: Table) -> list[str]:
    if table.over or table.closed:
        return [f"Nobody is waited for: the game is {names.row.status}."]
    lines = []
    for seat in table.position.seats_to_act:
        since = table.asked.since.get(seat, table.seq)
        asked = await written_at(host.db, names.row.id, since)
        lines.append(f"Waited for: {names.who(seat)}, since {moment(asked)} (row {since})")
        if seat in table.called:
            lines += [MARGIN + line for line in await _time_of(host, names, table, seat)]
    running = await running_vote(host, names.row.id)
    if running is not None:
        lines.append(f"Vote {running.vote.number} runs until {moment(running.timer.due)}.")
    return lines


async def _time_of(host: Host, names: Names, table: Table, seat: int) -> list[str]:
    """How long a person who is waited for has, and what follows."""
    bank = (await host.time_banks.of_table(table)).get(seat)
    if bank is not None:
        left = duration(words(ENGLISH), max(bank.left, 0))
        ends = "which stands still now" if bank.ends is None else f"used up {moment(bank.ends)}"
        return [f"time bank: {left} left, {ends}"]
    overdue, up = await overdue_from(host, table, seat), await time_up_at(host.db, table, seat)
    lines = [f"overdue from {moment(overdue)}: then the organiser may act (/table act, /table replace)"]
    if up is None:
        return [*lines, "its time is never up by itself"]
    if up > host.clock.now():
        return [*lines, f"its time is up {moment(up)}", names.option(ABSENCE)]
    again = [
        one.due for one in await host.db.timers.of_kind(names.row.id, TURN) if one.user_id == table.seats[seat].user_id
    ]
    lines += [f"its time was up {moment(up)}", names.option(ABSENCE)]
    return [*lines, *(f"if the table still waits {moment(due)}, the same follows again" for due in again)]


def _rules(names: Names) -> Iterator[str]:
    """What the table has chosen, and what that means."""
    yield "Rules of the table, as they are now:"
    for option in SHOWN:
        yield f"  {names.option(option)}"
        if option.chosen(names.row) not in ("none", "runs"):
            yield from (f"    {sentence}" for sentence in re.split(r"(?<=[.;]) ", names.rule(option)))


def _legend(secrets: bool) -> Iterator[str]:
    days = f"{KEPT_S / DAY_S:.0f} days"
    yield "A name is that of the person who has the seat now, or gets it back."
    yield "post: what the bot posts in the game's channel for the row above, and when it did."
    yield "silently: without a ping. Its person had acted within the last minute, wanted no pings there or"
    yield "a daily digest instead, had quiet hours, was away or had answered ahead; which is not kept."
    yield "Votes are not numbered without gaps: a number only says which one is meant."
    yield f"Votes, timers, calls and refused presses are kept for {days}, choices for good."
    yield "An obvious choice is one that nearly everybody makes: the bot makes it for a person,"
    yield "unless that person has switched this off in /settings (Obvious choices)."
    if not secrets:
        yield "Hidden things are left out. --secrets tells them, such as what somebody chose unseen:"
        yield "tell it to that person alone."
