"""What a notice to one person says (invited, joined, begun, ended, vote, asleep), where it goes and when it comes
without a ping. When one is owed stands in host/lobby/notices.py."""

from typing import Any, Final

from cogs.framework import Services, about_table, mention, names_of, person_words
from cogs.posts.outgoing import Message, post_message, table_link
from cogs.posts.telling import outcome
from host import PostRow
from host.lobby.view import LobbyView
from host.messages import posts
from host.people.settings import must_announce_channel_fallback, settings_of
from host.seats.seating import MOVED_FOR
from host.table.calls import to_ping
from host.table.status import ASLEEP
from host.table.thread_members import has_private_thread
from host.turn import looking
from host.votes.votes import votes_of
from words.speech import Words

CAN_WAIT: Final = (posts.Joined.kind, posts.Begun.kind, posts.Ended.kind, posts.Stalls.kind)


async def notice_message(services: Services, post: PostRow, w: Words) -> Message | None:
    """Pings one person, silently while they want no pings; None where it is no longer so."""
    host, lobby = services.host, await services.lobby.view(post.game_id)
    row, user_id = lobby.row, _person(lobby, post)
    if user_id is None:
        return None
    settings, now = await settings_of(host.people, user_id), host.clock.now()
    asleep = post.kind == posts.Asleep.kind
    outside = asleep or (post.kind == posts.SeatLost.kind and has_private_thread(row))  # they read the channel no more
    directly = settings.pings == "direct" or outside
    w = await person_words(host, user_id, w) if directly else w
    facts = await _facts(services, lobby, post, w)
    if facts is None:
        return None
    refused = must_announce_channel_fallback(settings)
    lines = [w.say(f"notice-{post.kind}", who=f"<@{user_id}>", **about_table(w, row), **facts)]
    lines += [w.say("notice-refused")] if refused else []
    about = {
        posts.Begun.kind: posts.Start.kind,
        posts.Ended.kind: posts.End.kind,
        posts.VoteWaits.kind: posts.VoteCalled.kind,
        posts.PlayedFor.kind: posts.SeatTaken.kind,
        posts.SeatLost.kind: posts.SeatTaken.kind,
    }.get(post.kind)
    linked = row.lobby_message_id if about is None else await host.outbox.last_sent(row.id, (about,))
    message = post_message("\n".join(lines), post, [] if outside else [table_link(w, row, linked)])
    message.told_refused = user_id if refused else None
    # Who is told once a day is pinged only of what would be over by then.
    unwanted = post.kind in CAN_WAIT and not await to_ping(host.people, row, [user_id], now)
    if not unwanted and settings.reachable_at(now) <= now:
        message.ping([user_id])
    if directly:
        message.rather_to = user_id
    message.nowhere_else = outside
    return message


def _person(lobby: LobbyView, post: PostRow) -> int | None:
    """The person a notice is for, if there still is one."""
    for payload in (posts.Invited, posts.Again, posts.VoteWaits, posts.SeatLost):
        if post.kind == payload.kind:
            return payload.read(post.payload).user
    if post.kind == posts.Joined.kind:
        return lobby.row.organiser_id
    return lobby.seats[posts.SeatPost.read(post.payload).seat].user_id


async def _facts(services: Services, lobby: LobbyView, post: PostRow, w: Words) -> dict[str, Any] | None:
    """The facts of a notice besides table and channel; None where there is nothing to tell any more."""
    row, seats = lobby.row, lobby.seats
    match post.kind:
        case posts.Invited.kind | posts.Joined.kind | posts.Again.kind if row.status != "lobby":
            return None
        case posts.Again.kind:
            return {"asker": f"<@{posts.Again.read(post.payload).asker}>"}
        case posts.Invited.kind:
            user_id = posts.Invited.read(post.payload).user
            waits = user_id in lobby.invited and all(seat.user_id != user_id for seat in seats)
            return {} if waits else None
        case posts.Joined.kind:
            users = posts.Joined.read(post.payload).users
            joined = [mention(seat) for seat in seats if seat.user_id in users]
            open_seats = lobby.rules.max_seats - len(seats)
            facts = {"joined": len(joined), "people": w.listed(joined), "open": open_seats}
            return facts if joined or not open_seats else None
        case posts.Asleep.kind:
            asleep = posts.Asleep.read(post.payload)
            organises = row.organiser_id == lobby.seats[asleep.seat].user_id
            return {"why": asleep.why, "organises": str(organises).lower()} if row.status == ASLEEP else None
        case posts.Stalls.kind:
            stalls = posts.Stalls.read(post.payload)
            when = "" if stalls.closes is None else f"<t:{int(stalls.closes)}:F>"
            state = "closed" if stalls.closes is None else "mine" if stalls.mine else "others"
            return {"state": state, "when": when}
        case posts.VoteWaits.kind:
            vote = posts.VoteWaits.read(post.payload)
            waiting = [running.vote.number for _, running in await votes_of(services.host, vote.user)]
            return {} if vote.number in waiting else None
        case posts.PlayedFor.kind:
            played = posts.PlayedFor.read(post.payload)
            is_so = played.why == MOVED_FOR or seats[played.seat].replaced
            return {"why": played.why} if is_so else None
        case posts.SeatLost.kind:
            return {"new": names_of(w, seats)[posts.SeatLost.read(post.payload).seat]}
        case posts.Ended.kind:
            history = await looking.history(services.host, row.id, views=False)
            standings, names = history.marks[-1].standings, names_of(w, history.seats)
            return {"result": outcome(w, row, standings, names)}
    return {}
