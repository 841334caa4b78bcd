"""Messages to one person: the daily digest, news of a game that they follow, and that a prepared turn was not made and
why."""

from cogs.framework import Services, about_table, limits, names_of, server_signs
from cogs.posts.outgoing import Message, post_message, table_link
from cogs.posts.takebacks import CHANGES, change_line
from cogs.posts.telling import outcome, stand_ins_told, story_lines
from cogs.posts.waiting import VOTES, YOURS, ended_since, entries_of, list_games
from engine.core.decision import Refusal
from host import Host, PostRow
from host.messages.posts import Digest, Followed, PlanOff
from host.people.settings import settings_of
from host.table.history import final_standings
from host.table.table import Table
from host.turn import looking
from host.turn.prepared_turn import refused
from words.games import game_words
from words.shapes import fitting
from words.speech import Words


async def followed_message(services: Services, post: PostRow, w: Words) -> Message | None:
    """Pings nobody; None where there is nothing to tell, or the game cannot be read."""
    host, followed = services.host, Followed.read(post.payload)
    row = await host.game(followed.game)
    if followed.over:
        names = names_of(w, await host.db.games.seats(row.id))
        result = outcome(w, row, final_standings(row), names) if row.status == "finished" else ""
        lines = [w.say("followed-end", status=row.status, result=result, **about_table(w, row))]
    else:
        try:
            history = await looking.history(host, row.id)
        except Refusal:
            return None
        if followed.changed:
            lines = [change_line(w, history, CHANGES[followed.changed].read(followed.facts))]
        else:
            lines = story_lines(history, followed.first, followed.last, w, await server_signs(services, row.guild_id))
            lines += await stand_ins_told(services, history, followed.first, followed.last, w) if lines else []
        if not lines:
            return None
        lines.insert(0, w.say("followed-turn", **about_table(w, row)))
    message = post_message("\n".join(fitting(lines, limits.TEXT)), post, [table_link(w, row)])
    settings, now = await settings_of(host.people, post.user_id or 0), host.clock.now()
    message.silent = followed.thread is not None or settings.reachable_at(now) > now
    return message


async def plan_notice(host: Host, post: PostRow, w: Words) -> Message:
    """Why, and a button that leads to the table."""
    off = PlanOff.read(post.payload)
    row = await host.game(off.game)
    lines = [w.say("plan-off", why=off.why, **about_table(w, row)), await _obstacle_of(host, w, off, post.user_id or 0)]
    message = post_message(w.sentences(lines), post, [table_link(w, row)])
    message.silent = False
    return message


async def _obstacle_of(host: Host, w: Words, off: PlanOff, user_id: int) -> str:
    """As `plan_obstacle`; empty where the game is frozen, or the seat another's, by now."""
    try:
        table = await host.table(off.game)
        return plan_obstacle(w, table, table.seat_of(user_id), off)
    except Refusal:
        return ""


def plan_obstacle(w: Words, table: Table, seat: int, off: PlanOff) -> str:
    """Which choice of a plan is in the way, and why it is; empty where that is not known."""
    if not off.choices:
        return ""
    choice, place = w.say("plan-choice", choice=off.choices[-1]), refused(table, seat, off)
    if place is None:
        return choice
    position, decision, notation = place
    speech, names = game_words(table.row.rules_name), names_of(w, table.seats)
    return w.sentences([choice, speech.why_not(w, position.view(seat), decision, notation, names)])


async def digest_message(host: Host, post: PostRow, w: Words) -> Message | None:
    """Lists all that waits for the post's person, the longest wait first, games that close soon, and those ended since
    the last digest; None where there is nothing."""
    user_id, since = post.user_id or 0, Digest.read(post.payload).since
    entries = [entry for entry in await entries_of(host, user_id, w) if entry.part in (YOURS, VOTES) or entry.closes]
    if since is not None:
        entries += await ended_since(host, user_id, since, w)
    if not entries:
        return None
    lines = [w.say("digest-title"), list_games(entries, w), w.say("digest-settings")]
    message = post_message("\n".join(fitting(lines, limits.TEXT)), post)
    message.silent = False
    return message
