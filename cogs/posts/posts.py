"""The message of each post: stories with pictures, start, boards, stalled tables, log channel; which is left out by
now."""

from typing import Final

import discord

from cogs.framework import (
    Services,
    about_table,
    button,
    draw,
    limits,
    mention,
    names_of,
    server_signs,
    server_style,
    table_words,
)
from cogs.posts.end import end_message, result_message
from cogs.posts.notices import notice_message
from cogs.posts.outgoing import Message, post_message
from cogs.posts.pictured import pictures_told, told_style
from cogs.posts.prompts import prompt_message
from cogs.posts.takebacks import changed_message
from cogs.posts.telling import stand_ins_told, story_lines
from cogs.posts.votes import ABOUT_PEOPLE, people_message
from host import GameRow, History, Host, PostRow
from host.lobby.view import options_of
from host.messages import posts
from host.messages.server_log import MADE
from host.table.calls import reachable, to_ping
from host.turn import looking
from words.games import game_words
from words.shapes import fitting
from words.speech import Words

FIRST_ROW: Final = 1  # of the log: the set-up


async def compose(client: discord.Client, services: Services, post: PostRow) -> Message | None:
    """The message of a post, or None when there is nothing to say any more."""
    host = services.host
    game = await host.game(post.game_id)
    if post.kind in posts.BESIDE and game.private:  # who reads these channels may not see the game
        return None
    w = await table_words(client, host, game)
    text = await _words_alone(host, game, post, w)
    if text is not None:
        return post_message(text, post)
    if post.kind in posts.NOTICES:
        return await notice_message(services, post, w)
    if post.kind in ABOUT_PEOPLE:
        return await people_message(services, post, w)
    match post.kind:
        case posts.Unbegun.kind:
            return await _unbegun(host, game, post, w)
        case posts.Result.kind:
            return await result_message(services, game, post, w)
        case posts.Gathered.kind:
            return await _gathered(host, game, post, w)
        case posts.Stalled.kind | posts.Closed.kind:
            return await _stalled(host, game, post, w)
        case posts.Corrected.kind | posts.Undone.kind:
            return await changed_message(services, post, w)
        case posts.Prompt.kind:
            return await prompt_message(services, await host.table(post.game_id), post, w)
    history = await looking.history(host, post.game_id)
    match post.kind:
        case posts.Start.kind:
            return await _start(services, history, post, w)
        case posts.Board.kind:
            return await _board(services, history, post, w)
        case posts.End.kind:
            return await end_message(services, history, post, w)
    return await _story(services, history, post, w)


async def _words_alone(host: Host, game: GameRow, post: PostRow, w: Words) -> str | None:
    """The text of a post of one sentence; None for any other post."""
    table = about_table(w, game)
    match post.kind:
        case posts.Cancelled.kind:
            resigned = posts.Cancelled.read(post.payload).resigned
            if resigned is None:
                return w.say("post-cancelled", **table)
            return w.say("post-called-off", who=names_of(w, await host.db.games.seats(game.id))[resigned], **table)
        case posts.Thawed.kind:
            return w.say("post-thawed", **table)
        case posts.Frozen.kind:
            return w.say("post-frozen", reason=posts.Frozen.read(post.payload).reason, **table)
        case posts.Announced.kind:
            return w.say("post-announced", text=posts.Announced.read(post.payload).text)
        case posts.Logged.kind:
            return await _logged(host, game, posts.Logged.read(post.payload).what, w)
        case posts.Restored.kind:
            restored = posts.Restored.read(post.payload)
            facts = table | {"taken": f"<t:{int(restored.taken)}:f>"}
            if restored.gone or restored.turns is None:
                return w.say("post-restored-gone" if restored.gone else "post-restored", **facts)
            return w.say("post-restored-turns", turns=restored.turns, **facts)
        case posts.Moved.kind:
            return w.say("post-moved", **table | {"where": f"<#{posts.Moved.read(post.payload).to}>"})
    return None


async def _logged(host: Host, game: GameRow, what: str, w: Words) -> str:
    """The line about a table in the log channel."""
    seats = await host.db.games.seats(game.id)
    maker = next((seat for seat in seats if seat.user_id == game.organiser_id is not None), None)
    if maker is None:  # who made it has left the lobby since
        return w.say("post-logged", what="nameless" if what == MADE else what, who="", **about_table(w, game))
    return w.say("post-logged", what=what, who=names_of(w, seats)[maker.seat], **about_table(w, game))


async def _unbegun(host: Host, game: GameRow, post: PostRow, w: Words) -> Message:
    """A lobby was cancelled at its time: calls those who had joined."""
    unbegun = posts.Unbegun.read(post.payload)
    people = w.listed(f"<@{user_id}>" for user_id in unbegun.people)
    text = w.say(
        "post-unbegun", why=unbegun.why, joined=unbegun.joined, most=unbegun.most, people=people, **about_table(w, game)
    )
    message = post_message(text, post)
    message.ping(await to_ping(host.people, game, unbegun.people, host.clock.now()))
    return message


async def _gathered(host: Host, game: GameRow, post: PostRow, w: Words) -> Message | None:
    """Calls those for whom a lobby was opened; nobody where it has ended or begun."""
    if game.status != "lobby":
        return None
    people = posts.Gathered.read(post.payload).people
    mentions = w.listed(f"<@{user_id}>" for user_id in people)
    message = post_message(w.say("post-gathered", people=mentions, **about_table(w, game)), post)
    message.ping(await to_ping(host.people, game, people, host.clock.now()))
    return message


async def _stalled(host: Host, game: GameRow, post: PostRow, w: Words) -> Message:
    """A table closes because nobody moves, or is closed: calls everybody who plays and may be pinged now."""
    closes = None if post.kind == posts.Closed.kind else posts.Stalled.read(post.payload).closed
    stalled = posts.StallPost.read(post.payload)
    people, now = [seat for seat in await host.db.games.seats(game.id) if seat.by_person], host.clock.now()
    late = [mention(seat) for seat in people if seat.seat in stalled.waits_for]
    others = [mention(seat) for seat in people if seat.seat not in stalled.waits_for]
    facts = about_table(w, game) | {"late": len(late), "who": w.listed(late)}
    if closes is None:
        lines = [w.say("post-closed", **facts)]
    else:
        lines = [w.say("post-stalled", when=f"<t:{int(closes)}:F>", **facts)]
    lines += [w.say("post-stalled-others", others=w.listed(others))] if others and late else []
    message = post_message("\n".join(lines), post)
    called = [seat.user_id for seat in people if seat.seat not in stalled.direct]
    message.ping(await reachable(host.people, await to_ping(host.people, game, called, now), now))
    return message


async def _start(services: Services, history: History, post: PostRow, w: Words) -> Message:
    game, seats, speech = history.row, history.seats, game_words(history.row.rules_name)
    aim = speech.minute(w, options_of(game), len(seats)).aim
    first, signs = history.first_view.start, await server_signs(services, game.guild_id)
    in_order = [*seats[first:], *seats[:first]]
    order = w.commas(w.say("post-order-seat", sign=signs.of(seat), who=mention(seat)) for seat in in_order)
    lines = [
        w.say("post-start", game=speech.title(w), id=game.id, aim=aim),
        w.say("post-start-order", order=order),
        *story_lines(history, FIRST_ROW, FIRST_ROW, w, signs),
    ]
    style = await server_style(services, game.guild_id)
    drawn = await draw(services.studio, game.rules_name, history.first_view, seats, w, style=style)
    minute = button(w.say("button-minute"), "minute", game.id)
    dice = w.say("post-start-dice", hash=await services.host.fingerprint(game.id))
    return post_message("\n".join(lines), post, [minute], pictures=drawn, last=dice)


async def _board(services: Services, history: History, post: PostRow, w: Words) -> Message:
    """The board as it is now, after what was told nowhere."""
    game, board = history.row, posts.Board.read(post.payload)
    head = w.say("post-board", why=board.why, **about_table(w, game))
    lines = story_lines(history, board.first, board.last, w, await server_signs(services, game.guild_id))
    lines += await stand_ins_told(services, history, board.first, board.last, w)
    style, view = await server_style(services, game.guild_id), history.view_at(history.seq)
    drawn = await draw(services.studio, game.rules_name, view, history.seats, w, acting=history.acting, style=style)
    return post_message("\n".join(fitting([head, *lines], limits.TEXT)), post, pictures=drawn)


async def _story(services: Services, history: History, post: PostRow, w: Words) -> Message | None:
    """The rows `first` to `last` of the log in words, and the position after them in pictures."""
    game, rows = history.row, posts.RowsPost.read(post.payload)
    lines = story_lines(history, rows.first, rows.last, w, await server_signs(services, game.guild_id))
    if not lines:
        return None
    lines += await stand_ins_told(services, history, rows.first, rows.last, w)
    if post.kind == posts.Step.kind:
        return post_message("\n".join(lines), post)
    turn = history.last_told(rows.first, rows.last)
    lines += [] if turn.seat is None else [w.say("post-turn", turn=turn.number)]
    events = [event for step in turn.steps if step.seq <= rows.last for event in step.events]
    told = [step for turn in history.between(rows.first, rows.last) for step in turn.steps]
    which, left_out = pictures_told(
        game, [event for step in told if rows.first <= step.seq <= rows.last for event in step.events]
    )
    drawn = await draw(
        services.studio,
        game.rules_name,
        history.view_at(rows.last),
        history.seats,
        w,
        which=which,
        events=events,
        acting=history.acting if rows.last == history.seq else (),
        style=await told_style(services, game),
    )
    others = [button(w.about(game.rules_name).say(f"button-{name}"), "picture", game.id, name) for name in left_out]
    return post_message("\n".join(lines), post, others, pictures=drawn)
