"""The list of a person's games on all servers: what waits for them, what they wait for, since when, and where to go."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from cogs.framework import ago, limits, names_of
from cogs.posts.outgoing import message_link
from engine.core.decision import Refusal
from host import FollowerRow, GameRow, Host
from host.houses.searching import searches
from host.messages import posts
from host.messages.following import ENDED, EVERY_TURN, THE_END
from host.table.status import ASLEEP, resigned_of
from host.table.table import Table, seat_of
from host.timers.reminders import time_up_at
from host.upkeep.unreachable import CHANNEL, why_asleep
from host.votes.votes import RunningVote, votes_of
from words.games import title_of
from words.shapes import fitting
from words.speech import Words

# The parts of the list, in its order: each has a heading `games-<part>`.
YOURS, VOTES, OTHERS, REPLACED, SLEEPING, HELD, LOBBY, FOLLOWED, OVER = PARTS = (
    "yours", "votes", "others", "replaced", "asleep", "held", "lobby", "followed", "over",
)  # fmt: skip
SHOWN: Final = 40  # games


class Entry(NamedTuple):
    """One game of the list. `since`: UTC seconds; the longest wait comes first."""

    part: str
    since: float
    line: str
    game_id: str


async def entry_of(host: Host, user_id: int, game: GameRow, w: Words) -> Entry:
    """The entry of a game in a person's list."""
    facts = {"game": title_of(w, game.rules_name), "id": game.id, "where": f"<#{game.channel_id}>"}
    if game.status == "lobby":
        return Entry(LOBBY, game.created, w.say("games-line", **facts), game.id)
    if game.status == ASLEEP:
        organises = str(game.organiser_id == user_id).lower()
        noted = await why_asleep(host, game.id)
        line = w.say("games-line-asleep", why=CHANNEL if noted is None else noted.why, organises=organises, **facts)
        return Entry(SLEEPING, game.created if noted is None else noted.since, line, game.id)
    try:
        table = await host.table(game.id)
    except Refusal:
        return Entry(HELD, game.created, w.say("games-line", **facts), game.id)
    if table.closed:
        return Entry(HELD, game.created, w.say("games-line", **facts), game.id)
    seat = table.seat_of(user_id)
    if table.seats[seat].replaced:
        return Entry(REPLACED, game.created, w.say("games-line", **facts), game.id)
    acting = {seat: table.asked.since[seat]} if seat in table.called else table.asked.since
    since = await _moment(host, table, min(acting.values(), default=table.seq))
    if seat in table.called:
        facts |= {"link": await _prompt(host, table, seat), "since": ago(since)}
        ends = await _time_ends(host, table, seat)
        if ends is None:
            return Entry(YOURS, since, w.say("games-line-yours", **facts), game.id)
        return Entry(YOURS, since, w.say("games-line-yours-timed", ends=ago(ends), **facts), game.id)
    names = names_of(w, table.seats)
    who = w.listed(names[one] for one in acting)
    if all(searches(table.seats[one].player) for one in acting):
        return Entry(OTHERS, since, w.say("games-line-thinking", who=who, count=len(acting), **facts), game.id)
    return Entry(OTHERS, since, w.say("games-line-others", since=ago(since), who=who, **facts), game.id)


async def _moment(host: Host, table: Table, seq: int) -> float:
    """When row `seq` of the log was written."""
    (row,) = await host.db.games.log(table.row.id, after=seq - 1, upto=seq)
    return row.at


async def _time_ends(host: Host, table: Table, seat: int) -> float | None:
    """When a seat's time is up, by its time bank or the table's pace; None where it never is."""
    bank = (await host.time_banks.of_table(table)).get(seat)
    return await time_up_at(host.db, table, seat) if bank is None else bank.ends


async def _prompt(host: Host, table: Table, seat: int | None) -> str:
    """The address of the message that calls a seat, or that asks for votes about it or, None, about no seat; that of
    the channel while there is none."""
    here = [
        prompt
        for prompt in await host.prompts(table.row.id)
        if prompt.channel_id == table.row.channel_id and prompt.user_id is None  # those of invitations have one
    ]
    standing = [prompt.message_id for prompt in here if prompt.seat == seat]
    return message_link(table.row, max(standing, default=None))


async def entries_of(host: Host, user_id: int, w: Words) -> list[Entry]:
    """A person's lobbies and running games and those they follow, the longest wait first in each part."""
    games = [game for game in await host.games_of(user_id) if not await _has_resigned(host, user_id, game)]
    votes = [await _vote(host, table, timer, w) for table, timer in await votes_of(host, user_id)]
    seated = {game.id for game in games}  # who has sat down since is told nothing as a follower
    following = [one for one in await host.db.followers.of_person(user_id) if one.game_id not in seated]
    followed = [await _followed(host, follower, w) for follower in following]
    return sorted([*votes, *[await entry_of(host, user_id, game, w) for game in games[:SHOWN]], *followed[:SHOWN]])


async def _followed(host: Host, follower: FollowerRow, w: Words) -> Entry:
    """A game in which the person has no seat, and what of it they are told where."""
    game = await host.game(follower.game_id)
    line = w.say(
        "games-line-followed",
        game=title_of(w, game.rules_name),
        id=game.id,
        where=f"<#{game.channel_id}>",
        wish=EVERY_TURN if follower.every_turn else THE_END,
        place="direct" if follower.channel_id is None else "thread",
        thread=f"<#{follower.channel_id}>",
    )
    return Entry(FOLLOWED, game.started or game.created, line, game.id)


async def _vote(host: Host, table: Table, running: RunningVote, w: Words) -> Entry:
    """A vote that waits for the person's answer; the one that ends first comes first."""
    vote, row = running.vote, table.row
    seat = vote.about_seat if vote.asker is None else vote.asker
    line = w.say(
        "games-line-vote",
        game=title_of(w, row.rules_name),
        id=row.id,
        where=f"<#{row.channel_id}>",
        about=vote.about,
        who=w.say("the-organiser") if seat is None else names_of(w, table.seats)[seat],
        ends=ago(running.timer.due),
        link=await _prompt(host, table, vote.seat),
    )
    return Entry(VOTES, running.timer.due, line, row.id)


async def ended_since(host: Host, user_id: int, since: float, w: Words) -> list[Entry]:
    """A person's games that have ended since a moment (UTC seconds)."""
    found = []
    for game in await host.db.games.of_user(user_id, ENDED):
        if game.ended is not None and game.ended >= since:
            facts = {"game": title_of(w, game.rules_name), "id": game.id, "where": f"<#{game.channel_id}>"}
            link = message_link(game, await host.outbox.last_sent(game.id, (posts.END, posts.CANCELLED)))
            line = w.say("games-line-over", status=game.status, link=link, **facts)
            found.append(Entry(OVER, game.ended, line, game.id))
    return sorted(found)


async def _has_resigned(host: Host, user_id: int, game: GameRow) -> bool:
    """Whether the person gave their seat up for good, so that the game does not concern them any more."""
    resigned = resigned_of(game)
    return bool(resigned) and seat_of(await host.db.games.seats(game.id), user_id) in resigned


def list_games(entries: Sequence[Entry], w: Words) -> str:
    """The entries in words, each part below its heading."""
    lines = []
    for part in PARTS:
        found = [entry for entry in entries if entry.part == part]
        lines += [w.say(f"games-{part}"), *(entry.line for entry in found)] if found else []
    return "\n".join(fitting(lines, limits.TEXT)) if lines else w.say("games-none")
