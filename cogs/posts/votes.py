"""What is told of votes (begun, agreed, refused), of seats that change hands, pauses, and people who left, with the
buttons *Yes* and *No*."""

from typing import Any, Final

import discord

from cogs.framework import Services, about_table, ago, button, mention, names_of
from cogs.posts.outgoing import Message, post_message
from cogs.posts.takebacks import request_lines
from host import Host, PostRow
from host.houses.houses import STAND_IN
from host.messages import posts
from host.people.settings import called_directly, settings_of
from host.seats.seating import (
    DEPARTED,
    GONE,
    MOVED_FOR,
    NOT_ASKED,
    RESIGNED,
    RETURNED,
    SEASON_OVER,
    SWAPPED,
    TAKEN,
)
from host.table.calls import to_ping
from host.table.table import Table
from host.table_options import ABSENCE as ABSENCE_OPTION
from host.votes.voters import ABOUT_UNDO, ABSENCE, OFFER, REPLACE, SWAP, absent_voters, asked
from host.votes.votes import RunningVote, running_vote
from words.games import title_of
from words.speech import Words

ABOUT_PEOPLE: Final = (
    posts.VoteCalled.kind,
    posts.Voted.kind,
    posts.SeatTaken.kind,
    posts.Left.kind,
    posts.Waits.kind,
    posts.Paused.kind,
    posts.Resumed.kind,
)


async def people_message(services: Services, post: PostRow, w: Words) -> Message | None:
    """The message of such a post; None for a vote that is over before it was sent."""
    host = services.host
    table = await host.table(post.game_id)
    names, about = names_of(w, table.seats), about_table(w, table.row)
    match post.kind:
        case posts.VoteCalled.kind:
            running, call = await running_vote(host, post.game_id), posts.VoteCalled.read(post.payload)
            return None if running is None else await _vote(services, table, running, call, post, w)
        case posts.Voted.kind:
            return post_message(_voted(table, posts.Voted.read(post.payload), w), post)
        case posts.SeatTaken.kind:
            return await _seat(host, table, post, w)
        case posts.Left.kind | posts.Waits.kind:
            who, left = names[posts.SeatPost.read(post.payload).seat], post.kind == posts.Left.kind
            return post_message(w.say("post-left-server" if left else "post-waits", who=who, **about), post)
        case posts.Resumed.kind:
            return post_message(w.say("post-resumed", **about), post)
    return post_message(w.say("post-paused", **about), post, [button(w.say("button-resume"), "resume", table.row.id)])


def _voted(table: Table, voted: posts.Voted, w: Words) -> str:
    """The sentence about the end of a vote."""
    title = title_of(w, table.row.rules_name)
    if voted.moved:
        return w.say("post-voted-moved", game=title)
    if voted.lost is not None:
        return w.say("post-voted-lost", game=title, about=voted.about, who=names_of(w, table.seats)[voted.lost])
    who, other = _about_whom(table, voted, w), ""
    if voted.about == SWAP and voted.asker is not None:
        names = names_of(w, table.seats)
        who, other = names[voted.asker], names[voted.other]
    elif voted.about == REPLACE:
        who = names_of(w, table.seats)[voted.other]
    return w.say("post-voted", game=title, about=voted.about, who=who, other=other)


async def _seat(host: Host, table: Table, post: PostRow, w: Words) -> Message:
    """Who plays a seat now. Pings its person where that was not their doing, unless a direct message tells them."""
    taken, facts = posts.SeatTaken.read(post.payload), about_table(w, table.row)
    seat, not_asked = table.seats[taken.seat], taken.why in NOT_ASKED
    facts |= _pair(table, taken.seat, taken.other, w) | ({"who": mention(seat)} if not_asked else {})
    lines = [w.say(f"post-seat-{taken.why}", **facts), *([w.say("post-unrated")] if taken.unrated else [])]
    if taken.organiser is not None:
        lines.append(w.say("post-organiser", who=mention(table.seats[taken.organiser])))
    by_house = taken.why not in (RETURNED, TAKEN, SWAPPED, MOVED_FOR, RESIGNED, DEPARTED, GONE, SEASON_OVER)
    row = [button(w.say("button-return"), "return", table.row.id)] if by_house else []
    message = post_message("\n".join(lines), post, row)
    if not_asked and seat.user_id is not None and not await called_directly(host.people, [seat]):
        now, settings = host.clock.now(), await settings_of(host.people, seat.user_id)
        pinged = await to_ping(host.people, table.row, [seat.user_id], now)
        message.ping(pinged if settings.reachable_at(now) <= now else [])
    return message


def _pair(table: Table, seat: int, other: int, w: Words) -> dict[str, str]:
    """The names of two seats and their colours."""
    names, colours = names_of(w, table.seats), [w.say(f"colour-{seat.colour}") for seat in table.seats]
    return {"who": names[seat], "colour": colours[seat], "other": names[other], "others": colours[other]}


def _about_whom(table: Table, vote: posts.VoteFacts, w: Words) -> str:
    """The name of the seat that a vote is about, empty where it is about the table."""
    seat = vote.about_seat
    return "" if seat is None else names_of(w, table.seats)[seat]


async def _vote(
    services: Services, table: Table, running: RunningVote, call: posts.VoteCalled, post: PostRow, w: Words
) -> Message | None:
    about, number, names = call.about, call.number, names_of(w, table.seats)
    if running.vote.number != number:
        return None
    facts: dict[str, Any] = {"game": title_of(w, table.row.rules_name), "ends": ago(call.ends)}
    facts["house"] = w.say(f"house-{call.house or STAND_IN}")
    people = asked(table, running.vote, running.timer.user_id)
    if about in (ABSENCE, OFFER):
        facts |= {"who": _about_whom(table, call, w), "since": ago(call.asked)}
    elif about == SWAP and call.asker is not None:
        facts |= _pair(table, call.asker, call.other, w)
    elif about == REPLACE:
        facts["who"] = names[call.other]
    elif call.asker is not None:
        facts["who"] = names[call.asker]
    lines = await request_lines(services, post, w) if about == ABOUT_UNDO else [w.say(f"post-vote-{about}", **facts)]
    if absent_voters(table, running.vote):
        lines.append(w.say("post-vote-absent", absence=ABSENCE_OPTION.chosen(table.row)))
    lines.append(w.say("post-voters", who=w.listed(f"<@{user}>" for user in people)))
    buttons = [button_of(w, about, answer, table.row.id, number) for answer in ("yes", "no")]
    message = post_message("\n".join(lines), post, buttons)
    called = people if call.call is None else call.call
    message.ping(await to_ping(services.host.people, table.row, called, services.host.clock.now(), call.ends))
    return message


def button_of(w: Words, about: str, answer: str, game_id: str, number: int) -> discord.ui.Item[Any]:
    """The button that says yes or no in vote `number` of a table."""
    style = discord.ButtonStyle.primary if answer == "yes" else discord.ButtonStyle.secondary
    return button(w.say(f"button-vote-{answer}", about=about), "vote", game_id, f"{number}:{answer}", style=style)
