"""The list of a person's games, in /games and in the digest: its parts, their order, since when they wait, when time
ends, how many lines."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from cogs.framework import about_table, ago, limits, names_of
from cogs.posts.outgoing import message_link
from engine.core.decision import Refusal
from host import ENDED, FollowerRow, GameRow, Host
from host.access import follows_rightly
from host.houses.searching import searches
from host.messages import posts
from host.messages.following import EVERY_TURN, THE_END
from host.table.log import written_at
from host.table.status import ASLEEP, resigned_of
from host.table.table import Table, seat_of
from host.timers.reminders import time_up_at
from host.timers.stalled import closes_at
from host.upkeep.unreachable import CHANNEL, why_asleep
from host.votes.voters import ABSENCE
from host.votes.votes import RunningVote, votes_of
from words.shapes import fitting
from words.speech import Words

# The parts of the list, in its order: each has a heading `games-<part>`.
YOURS, VOTES, OTHERS, REPLACED, SLEEPING, HELD, LOBBY, FOLLOWED, OVER = PARTS = (
    "yours",
    "votes",
    "others",
    "replaced",
    "asleep",
    "held",
    "lobby",
    "followed",
    "over",
)
SHOWN: Final = 40  # games


class Entry(NamedTuple):
    """One game of the list. `since`: UTC seconds; the longest wait comes first; `closes`: whether it soon does, since
    nobody moves."""

    part: str
    since: float
    line: str
    game_id: str
    closes: bool = False


async def entry_of(host: Host, user_id: int, game: GameRow, w: Words) -> Entry:
    facts = about_table(w, game)
    if game.status == ASLEEP:
        organises = str(game.organiser_id == user_id).lower()
        noted = await why_asleep(host, game.id)
        line = w.say("games-line-asleep", why=CHANNEL if noted is None else noted.why, organises=organises, **facts)
        return Entry(SLEEPING, game.created if noted is None else noted.since, line, game.id)
    try:
        table = None if game.status == "lobby" else await host.table(game.id)
    except Refusal:
        table = None
    seat = None if table is None or table.closed else table.seat_of(user_id)
    if table is None or seat is None or table.seats[seat].replaced:
        part = LOBBY if game.status == "lobby" else HELD if seat is None else REPLACED
        return Entry(part, game.created, w.say("games-line", **facts), game.id)
    entry, closes = await _running(host, table, seat, w), await closes_at(host, table)
    if closes is None:
        return entry
    return entry._replace(line=w.say("games-closes", line=entry.line, when=ago(closes)), closes=True)


async def _running(host: Host, table: Table, seat: int, w: Words) -> Entry:
    """A game that waits for the person of `seat`, or for others."""
    game, facts = table.row, about_table(w, table.row)
    acting = {seat: table.asked.since[seat]} if seat in table.called else table.asked.since
    since = await written_at(host.db, game.id, min(acting.values(), default=table.seq))
    if seat in table.called:
        facts |= {"link": await _prompt(host, table, seat), "since": ago(since)}
        ends = await _time_ends(host, table, seat)
        timed = {} if ends is None else {"ends": ago(ends)}
        line = w.say("games-line-yours-timed" if timed else "games-line-yours", **facts, **timed)
        return Entry(YOURS, since, line, game.id)
    names = names_of(w, table.seats)
    who = w.listed(names[other] for other in acting)
    if all(searches(table.seats[other].player) for other in acting):
        line = w.say("games-line-thinking", who=who, count=len(acting), **facts)
    else:
        line = w.say("games-line-others", since=ago(since), who=who, **facts)
    return Entry(OTHERS, since, line, game.id)


async def _time_ends(host: Host, table: Table, seat: int) -> float | None:
    """When a seat's time is up, by its time bank or the table's pace; None where it never is."""
    bank = (await host.time_banks.of_table(table)).get(seat)
    return await time_up_at(host.db, table, seat) if bank is None else bank.ends


async def _prompt(host: Host, table: Table, seat: int | None) -> str:
    """The address of the message that calls a seat, or that asks for votes about it or, None, about no seat; that of
    the channel while there is none."""
    standing = [
        prompt.message_id
        for prompt in await host.db.games.prompts(table.row.id)
        # Those of invitations have a person.
        if (prompt.channel_id, prompt.user_id, prompt.seat) == (table.row.channel_id, None, seat)
    ]
    return message_link(table.row, max(standing, default=None))


async def entries_of(host: Host, user_id: int, w: Words) -> list[Entry]:
    """A person's lobbies and running games and those they follow, the longest wait first in each part."""
    games = [game for game in await host.db.games.of_user(user_id) if not await _has_resigned(host, user_id, game)]
    votes = [await _vote(host, table, timer, w) for table, timer in await votes_of(host, user_id)]
    seated = {game.id for game in games}  # who has sat down since is told nothing as a follower
    following = [row for row in await host.db.followers.of_person(user_id) if row.game_id not in seated]
    followed = [entry for follower in following for entry in await _followed(host, follower, w)]
    return sorted([*votes, *[await entry_of(host, user_id, game, w) for game in games[:SHOWN]], *followed[:SHOWN]])


async def _followed(host: Host, follower: FollowerRow, w: Words) -> list[Entry]:
    """A game in which the person has no seat, and what of it they are told where; none where that is nothing."""
    game = await host.game(follower.game_id)
    if not await follows_rightly(host, game, follower.user_id):
        return []
    place, thread = "direct" if follower.channel_id is None else "thread", f"<#{follower.channel_id}>"
    wish = EVERY_TURN if follower.every_turn else THE_END
    line = w.say("games-line-followed", wish=wish, place=place, thread=thread, **about_table(w, game))
    return [Entry(FOLLOWED, game.started or game.created, line, game.id)]


async def _vote(host: Host, table: Table, running: RunningVote, w: Words) -> Entry:
    """A vote that waits for the person's answer; the one that ends first comes first."""
    vote, row = running.vote, table.row
    seat = vote.about_seat if vote.asker is None or vote.about == ABSENCE else vote.asker
    line = w.say(
        "games-line-vote",
        about=vote.about,
        who=w.say("the-organiser") if seat is None else names_of(w, table.seats)[seat],
        ends=ago(running.timer.due),
        link=await _prompt(host, table, vote.seat),
        **about_table(w, row),
    )
    return Entry(VOTES, running.timer.due, line, row.id)


async def ended_since(host: Host, user_id: int, since: float, w: Words) -> list[Entry]:
    """A person's games that have ended since a moment (UTC seconds)."""
    entries = []
    for game in await host.db.games.of_user(user_id, ENDED):
        if game.ended is not None and game.ended >= since:
            link = message_link(game, await host.outbox.last_sent(game.id, (posts.End.kind, posts.Cancelled.kind)))
            line = w.say("games-line-over", status=game.status, link=link, **about_table(w, game))
            entries.append(Entry(OVER, game.ended, line, game.id))
    return sorted(entries)


async def _has_resigned(host: Host, user_id: int, game: GameRow) -> bool:
    """Whether the person gave their seat up for good, so that the game does not concern them any more."""
    resigned = resigned_of(game)
    return bool(resigned) and seat_of(await host.db.games.seats(game.id), user_id) in resigned


def list_games(entries: Sequence[Entry], w: Words) -> str:
    """The entries in words, each part below its heading."""
    lines = []
    for part in PARTS:
        of_part = [entry.line for entry in entries if entry.part == part]
        lines += [w.say(f"games-{part}"), *of_part] if of_part else []
    return "\n".join(fitting(lines, limits.TEXT)) if lines else w.say("games-none")
