"""Makes the message of each post of the outbox, when it is delivered."""

from typing import Any, Final

import discord

from cogs.framework import Services, button, draw, guild_words, limits, mention, names_of, server_signs, server_style
from cogs.posts.end import end_message
from cogs.posts.notices import notice_message
from cogs.posts.outgoing import Message, illustrated_message, text_message
from cogs.posts.prompts import prompt_message
from cogs.posts.takebacks import corrected_message, undone_message
from cogs.posts.telling import story_lines
from cogs.posts.votes import ABOUT_PEOPLE, people_message
from host import GameRow, History, Host, PostRow
from host.lobby.view import options_of
from host.messages import posts
from host.messages.server_log import MADE
from host.table.calls import to_ping
from host.turn import looking
from words.games import game_words, title_of
from words.shapes import fitting
from words.speech import Words

FIRST_ROW: Final = 1  # of the log: the set-up
IN_WORDS: Final = (posts.CANCELLED, posts.FROZEN, posts.THAWED, posts.CLOSED)


async def compose(client: discord.Client, services: Services, post: PostRow) -> Message | None:
    """The message of a post, or None when there is nothing to say any more."""
    game = await services.host.game(post.game_id)
    w = await guild_words(client, services.host, game.guild_id)
    resigned = posts.Cancelled.read(post.payload).resigned if post.kind == posts.CANCELLED else None
    if resigned is not None:
        who = names_of(w, await services.host.db.games.seats(game.id))[resigned]
        title = title_of(w, game.rules_name)
        return text_message(w.say("post-called-off", game=title, id=game.id, who=who), post)
    if post.kind in IN_WORDS:
        title = title_of(w, game.rules_name)
        reason = posts.Frozen.read(post.payload).reason if post.kind == posts.FROZEN else ""
        return text_message(w.say(f"post-{post.kind}", game=title, id=game.id, reason=reason), post)
    if post.kind == posts.ANNOUNCED:
        return text_message(w.say("post-announced", text=posts.Announced.read(post.payload).text), post)
    if post.kind == posts.LOGGED:
        return text_message(await _logged(services.host, game, posts.Logged.read(post.payload).what, w), post)
    if post.kind == posts.RESTORED:
        return text_message(_restored(title_of(w, game.rules_name), post, w), post)
    if post.kind == posts.STALLED:
        title, when = title_of(w, game.rules_name), f"<t:{int(posts.Stalled.read(post.payload).closed)}:F>"
        return text_message(w.say("post-stalled", game=title, id=game.id, when=when), post)
    if post.kind == posts.MOVED:
        title, where = title_of(w, game.rules_name), f"<#{posts.Moved.read(post.payload).to}>"
        return text_message(w.say("post-moved", game=title, id=game.id, where=where), post)
    if post.kind == posts.UNBEGUN:
        return await _unbegun(services.host, game, post, w)
    if post.kind in posts.NOTICES:
        return await notice_message(services, post, w)
    if post.kind in ABOUT_PEOPLE:
        return await people_message(services, post, w)
    if post.kind == posts.CORRECTED:
        return await corrected_message(services, post, w)
    if post.kind == posts.UNDONE:
        return await undone_message(services, post, w)
    if post.kind == posts.PROMPT:
        return await prompt_message(services, await services.host.table(post.game_id), post, w)
    history = await looking.history(services.host, post.game_id)
    if post.kind == posts.START:
        return await _start(services, history, post, w)
    if post.kind == posts.BOARD:
        return await _board(services, history, post, w)
    if post.kind == posts.END:
        return await end_message(services, history, post, w)
    return await _story(services, history, post, w)


async def _logged(host: Host, game: GameRow, what: str, w: Words) -> str:
    """The line about a table in the log channel."""
    seats = await host.db.games.seats(game.id)
    maker = next((seat for seat in seats if seat.user_id == game.organiser_id is not None), None)
    facts = {"game": title_of(w, game.rules_name), "id": game.id, "where": f"<#{game.channel_id}>"}
    if maker is None:  # who made it has left the lobby since
        return w.say("post-logged", what="nameless" if what == MADE else what, who="", **facts)
    return w.say("post-logged", what=what, who=names_of(w, seats)[maker.seat], **facts)


def _restored(title: str, post: PostRow, w: Words) -> str:
    """Tells a channel how far its game was set back by a restored backup."""
    told = posts.Restored.read(post.payload)
    facts: dict[str, Any] = {"game": title, "id": post.game_id, "taken": f"<t:{int(told.taken)}:f>"}
    if told.gone:
        return w.say("post-restored-gone", **facts)
    if told.turns is None:
        return w.say("post-restored", **facts)
    return w.say("post-restored-turns", turns=told.turns, **facts)


async def _unbegun(host: Host, game: GameRow, post: PostRow, w: Words) -> Message:
    """A lobby was cancelled at its time: calls those who had joined."""
    told = posts.Unbegun.read(post.payload)
    text = w.say(
        "post-unbegun",
        why=told.why,
        game=title_of(w, game.rules_name),
        id=game.id,
        joined=told.joined,
        most=told.most,
        people=w.listed(f"<@{one}>" for one in told.people),
    )
    message = text_message(text, post)
    pinged = await to_ping(host.people, game, told.people, host.clock.now())
    message.mentions = discord.AllowedMentions(users=[discord.Object(one) for one in pinged])
    message.silent = not pinged
    return message


async def _start(services: Services, history: History, post: PostRow, w: Words) -> Message:
    game, seats, speech = history.row, history.seats, game_words(history.row.rules_name)
    aim = speech.minute(w, options_of(game), len(seats)).aim
    dice = _dice(game, await services.host.fingerprint(game.id), w)
    first, signs = history.first_view.start, await server_signs(services, game.guild_id)
    in_order = [*seats[first:], *seats[:first]]
    order = w.commas(w.say("post-order-seat", sign=signs.of(seat), who=mention(seat)) for seat in in_order)
    text = "\n".join(
        [
            w.say("post-start", game=speech.title(w), id=game.id, aim=aim),
            w.say("post-start-order", order=order),
            *story_lines(history, FIRST_ROW, FIRST_ROW, w, signs),
            dice,
        ]
    )
    style = await server_style(services, game.guild_id)
    pictures = await draw(services.studio, game.rules_name, history.first_view, seats, w, style=style)
    row = discord.ui.ActionRow[Any](button(w.say("button-minute"), "minute", game.id))
    return illustrated_message(text, pictures, post, row)


async def _board(services: Services, history: History, post: PostRow, w: Words) -> Message:
    """The board as it is now, after what was told nowhere."""
    game, speech = history.row, game_words(history.row.rules_name)
    told = posts.Board.read(post.payload)
    lines = story_lines(history, told.first, told.last, w, await server_signs(services, game.guild_id))
    head = w.say("post-board", why=told.why, game=speech.title(w), id=game.id)
    style, view = await server_style(services, game.guild_id), history.view_at(history.seq)
    pictures = await draw(services.studio, game.rules_name, view, history.seats, w, acting=history.acting, style=style)
    return illustrated_message("\n".join(fitting([head, *lines], limits.TEXT)), pictures, post)


def _dice(game: GameRow, fingerprint: str, w: Words) -> str:
    """Tells the fingerprint of the secret that all chance of a game follows from."""
    if game.secret is None:
        return w.say("post-start-dice-unmixed", hash=fingerprint)
    if game.first_message_id is None:
        return w.say("post-start-dice-no-message", hash=fingerprint)
    return w.say("post-start-dice", hash=fingerprint, message=str(game.first_message_id))


async def _story(services: Services, history: History, post: PostRow, w: Words) -> Message | None:
    """The rows `first` to `last` of the log in words, and the position after them in pictures."""
    game, speech = history.row, game_words(history.row.rules_name)
    rows = posts.RowsPost.read(post.payload)
    first, last = rows.first, rows.last
    lines = story_lines(history, first, last, w, await server_signs(services, game.guild_id))
    if not lines:
        return None
    if post.kind == posts.STEP:
        return text_message("\n".join(lines), post)
    turn = history.last_told(first, last)
    title = speech.title(w)
    head = w.say("post-together", game=title) if turn.seat is None else w.say("post-turn", game=title, turn=turn.number)
    events = [event for step in turn.steps if step.seq <= last for event in step.events]
    view = history.view_at(last)
    acting = history.acting if last == history.seq else ()
    style = await server_style(services, game.guild_id)
    pictures = await draw(
        services.studio, game.rules_name, view, history.seats, w, events=events, acting=acting, style=style
    )
    return illustrated_message("\n".join([head, *lines]), pictures, post)
