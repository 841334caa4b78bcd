"""Posts about what the people of a table decide together, and about who plays its seats."""

from typing import Any, Final

import discord

from cogs.framework import Services, ago, button, mention, names_of
from cogs.posts.outgoing import Message, illustrated_message, text_message
from cogs.posts.takebacks import request_lines
from host import PostRow
from host.messages import posts
from host.seats.seating import DEPARTED, MOVED_FOR, RESIGNED, RETURNED, SWAPPED, TAKEN
from host.table.calls import to_ping
from host.table.table import Table
from host.votes.votes import ABOUT_UNDO, ABSENCE, OFFER, SWAP, RunningVote, asked, running_vote
from words.games import title_of
from words.speech import Words

ABOUT_PEOPLE: Final = (posts.VOTE, posts.VOTED, posts.SEAT, posts.LEFT, posts.PAUSED, posts.RESUMED)


async def people_message(services: Services, post: PostRow, w: Words) -> Message | None:
    """The message of such a post; None for a vote that is over before it was sent."""
    host = services.host
    table = await host.table(post.game_id)
    title = title_of(w, table.row.rules_name)
    if post.kind == posts.VOTE:
        running, call = await running_vote(host, post.game_id), posts.VoteCalled.read(post.payload)
        if running is None or running.vote.number != call.number:
            return None
        return await _vote(services, table, running, call, post, w)
    if post.kind == posts.VOTED:
        voted = posts.Voted.read(post.payload)
        if voted.moved:
            return text_message(w.say("post-voted-moved", game=title), post)
        facts = {"who": _about_whom(table, voted, w), "other": ""}
        if voted.about == SWAP and voted.asker is not None:
            names = names_of(w, table.seats)
            facts = {"who": names[voted.asker], "other": names[voted.other]}
        return text_message(w.say("post-voted", game=title, about=voted.about, **facts), post)
    if post.kind == posts.SEAT:
        return _seat(table, post, title, w)
    if post.kind == posts.LEFT:
        who = names_of(w, table.seats)[posts.Left.read(post.payload).seat]
        return text_message(w.say("post-left-server", game=title, who=who), post)
    if post.kind == posts.RESUMED:
        return text_message(w.say("post-resumed", game=title, id=table.row.id), post)
    row = discord.ui.ActionRow[Any](button(w.say("button-resume"), "resume", table.row.id))
    return illustrated_message(w.say("post-paused", game=title, id=table.row.id), [], post, row)


def _seat(table: Table, post: PostRow, title: str, w: Words) -> Message:
    """Who plays a seat now."""
    taken, names = posts.SeatTaken.read(post.payload), names_of(w, table.seats)
    seat, why = taken.seat, taken.why
    facts: dict[str, Any] = {"game": title, "who": names[seat], "colour": _colour(table, seat, w)}
    if why == SWAPPED:
        facts |= {"other": names[taken.other], "others": _colour(table, taken.other, w)}
    lines = [w.say(f"post-seat-{why}", **facts)]
    if taken.organiser is not None:
        lines.append(w.say("post-organiser", who=mention(table.seats[taken.organiser])))
    if why in (RETURNED, TAKEN, SWAPPED, MOVED_FOR, RESIGNED, DEPARTED):
        return text_message("\n".join(lines), post)
    row = discord.ui.ActionRow[Any](button(w.say("button-return"), "return", table.row.id))
    return illustrated_message("\n".join(lines), [], post, row)


def _colour(table: Table, seat: int, w: Words) -> str:
    return w.say(f"colour-{table.seats[seat].colour}")


def _about_whom(table: Table, vote: posts.VoteFacts, w: Words) -> str:
    """The name of the seat that a vote is about, empty where it is about the table."""
    seat = vote.about_seat
    return "" if seat is None else names_of(w, table.seats)[seat]


async def _vote(
    services: Services, table: Table, running: RunningVote, call: posts.VoteCalled, post: PostRow, w: Words
) -> Message:
    about, number, names = call.about, call.number, names_of(w, table.seats)
    facts: dict[str, Any] = {"game": title_of(w, table.row.rules_name), "ends": ago(call.ends)}
    people = asked(table, running.vote, running.timer.user_id)
    if about == ABSENCE:
        facts |= {"who": _about_whom(table, call, w), "since": ago(call.asked)}
    elif about == OFFER:
        facts |= {"who": _about_whom(table, call, w)}
    elif about == SWAP and call.asker is not None:
        one, other = call.asker, call.other
        facts |= {"who": names[one], "colour": _colour(table, one, w)}
        facts |= {"other": names[other], "others": _colour(table, other, w)}
    elif about != ABOUT_UNDO and call.asker is not None:
        facts |= {"who": names[call.asker]}
    lines = await request_lines(services, post, w) if about == ABOUT_UNDO else [w.say(f"post-vote-{about}", **facts)]
    yes, no = (button_of(w, about, said, table.row.id, number) for said in ("yes", "no"))
    text = [*lines, w.say("post-voters", who=w.listed(f"<@{user}>" for user in people))]
    message = illustrated_message("\n".join(text), [], post, discord.ui.ActionRow[Any](yes, no))
    pinged = await to_ping(
        services.host.people,
        table.row,
        people if call.call is None else call.call,
        services.host.clock.now(),
        call.ends,
    )
    message.mentions = discord.AllowedMentions(users=[discord.Object(user) for user in pinged])
    message.silent = not pinged
    return message


def button_of(w: Words, about: str, said: str, game_id: str, number: int) -> discord.ui.Item[Any]:
    """The button that says yes or no in vote `number` of a table."""
    style = discord.ButtonStyle.primary if said == "yes" else discord.ButtonStyle.secondary
    return button(w.say(f"button-vote-{said}", about=about), "vote", game_id, f"{number}:{said}", style=style)
