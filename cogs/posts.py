"""What each post of the outbox says and shows, made when it is delivered."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final
from zlib import crc32

import discord

from cogs.panel import BUTTONS_PER_ROW, OPTIONS_PER_MENU, labels_of
from cogs.reply import NO_MENTIONS
from cogs.routes import button, menu
from cogs.scenes import draw
from cogs.seats import mention, names_of, sign, sign_of
from engine.core.decision import Decision
from host import GameRow, History, PostRow, TurnRecord, posts
from host.host import Panel
from host.table import Table
from words.games import game_words
from words.speech import Words, words

if TYPE_CHECKING:
    from cogs.client import Caravanserai

_MARK_SPAN: Final = 2**31 - 1
FIRST_ROW: Final = 1
DIRECT_BUTTONS: Final = 10
BUTTONS_BESIDE_MENU: Final = 5
TOOLS_ROW: Final = 4


@dataclass(slots=True)
class Message:
    """A message for a channel: ordinary content with buttons, or components with files."""

    view: Any
    content: str | None = None
    files: list[discord.File] = field(default_factory=list)
    mentions: discord.AllowedMentions = NO_MENTIONS
    silent: bool = True


def mark(post: PostRow) -> int:
    """The component id by which a post is found again in its channel after a crash."""
    return crc32(post.nonce.encode()) % _MARK_SPAN + 1


def stands_already(message: discord.Message, post: PostRow) -> bool:
    """Whether a message in the channel is this post."""
    if post.kind == posts.PROMPT:
        wanted = prompt_id(post)
        return any(getattr(part, "custom_id", None) == wanted for part in _all_parts(message.components))
    return any(part.id == mark(post) for part in _all_parts(message.components))


def _all_parts(components: Any) -> list[Any]:
    found = []
    for part in components:
        found.append(part)
        found += _all_parts(getattr(part, "children", ()))
    return found


def prompt_id(post: PostRow) -> str:
    return f"cv:open:{post.game_id}:{post.payload['seat']}.{post.payload['since']}"


async def compose(client: "Caravanserai", post: PostRow) -> Message | None:
    """The message of a post, or None when there is nothing to say any more."""
    game = await client.host.game(post.game_id)
    table = await client.host.table(post.game_id)
    speaking = words(await _language(client, game))
    if post.kind == posts.PROMPT:
        return await _prompt(client, table, post, speaking)
    if post.kind == posts.CANCELLED:
        text = speaking.say("post-cancelled", game=game_words(game.rules_name).title(speaking), id=game.id)
        return _words_only(text, post)
    history = await client.host.history(post.game_id)
    if post.kind == posts.START:
        return await _start(client, table, history, post, speaking)
    if post.kind == posts.END:
        return await _end(client, table, history, post, speaking)
    return await _story(client, table, history, post, speaking)


async def _language(client: "Caravanserai", game: GameRow) -> str:
    guild = client.get_guild(game.guild_id) if game.guild_id is not None else None
    return str(guild.preferred_locale) if guild is not None else "en"


def _words_only(text: str, post: PostRow) -> Message:
    view = discord.ui.LayoutView(timeout=None)
    view.add_item(discord.ui.TextDisplay[Any](text, id=mark(post)))
    return Message(view)


def _illustrated(text: str, pictures: list[Any], post: PostRow, *rows: discord.ui.Item[Any]) -> Message:
    view = discord.ui.LayoutView(timeout=None)
    view.add_item(discord.ui.TextDisplay[Any](text, id=mark(post)))
    for picture in pictures:
        view.add_item(picture.gallery())
    for row in rows:
        view.add_item(row)
    return Message(view, files=[picture.file() for picture in pictures])


async def _start(client: "Caravanserai", table: Table, history: History, post: PostRow, w: Words) -> Message:
    game, speech = table.row, game_words(table.row.rules_name)
    fingerprint = await client.host.fingerprint(game.id)
    first = history.first_view.start
    in_order = [*table.seats[first:], *table.seats[:first]]
    order = ", ".join(f"{sign(seat)} {mention(seat)}" for seat in in_order)
    text = "\n".join(
        [
            w.say("post-start", game=speech.title(w), id=game.id),
            w.say("post-start-order", order=order),
            w.say("post-start-dice", hash=fingerprint),
            *_lines(table, history, FIRST_ROW, FIRST_ROW, w),
        ]
    )
    pictures = await draw(client, game.rules_name, history.first_view, table.seats, w, which=("board",))
    return _illustrated(text, pictures, post)


async def _story(client: "Caravanserai", table: Table, history: History, post: PostRow, w: Words) -> Message | None:
    """Rows first to last: one line a turn, the last position as picture."""
    game, speech = table.row, game_words(table.row.rules_name)
    first, last = post.payload["first"], post.payload["last"]
    lines = _lines(table, history, first, last, w)
    if not lines:
        return None
    if post.kind == posts.STEP:
        return _words_only("\n".join(lines), post)
    turn = history.between(first, last)[-1]
    head = w.say("post-together" if turn.seat is None else "post-turn", game=speech.title(w), turn=turn.number)
    events = [event for step in turn.steps if step.seq <= last for event in step.events]
    view = history.view_at(last)
    acting = table.position.seats_to_act if last == table.published else ()
    pictures = await draw(client, game.rules_name, view, table.seats, w, events=events, acting=acting)
    return _illustrated("\n".join([head, *lines]), pictures, post)


def _lines(table: Table, history: History, first: int, last: int, w: Words) -> list[str]:
    """Rows first to last in words, a line or more for each turn."""
    speech, names = game_words(table.row.rules_name), names_of(table.seats)
    lines = []
    for turn in history.between(first, last):
        events = [event for step in turn.steps if first <= step.seq <= last for event in step.events]
        story = speech.turn_story(w, events, names)
        if story:
            lines.append(f"{sign_of(table.seats, _who_begins(turn, first, events))} {story}")
    return lines


def _who_begins(turn: TurnRecord, first: int, events: Sequence[Any]) -> int | None:
    """Whose sign a part of a turn gets: others may have acted in it."""
    if turn.seat is None or first <= turn.first:
        return turn.seat
    return next((event.seat for event in events if event.seat is not None), turn.seat)


async def _end(client: "Caravanserai", table: Table, history: History, post: PostRow, w: Words) -> Message:
    game, names, speech = table.row, names_of(table.seats), game_words(table.row.rules_name)
    view = history.view_at(history.seq)
    seed = game.seed.hex() if game.seed is not None else ""
    text = "\n".join(
        [
            w.say("post-end", game=speech.title(w), id=game.id, result=speech.result(w, view, names)),
            speech.score_sheet(w, view, names),
            w.say("post-end-dice", seed=seed),
        ]
    )
    row = discord.ui.ActionRow[Any](button(w.say("button-history"), "history", game.id, "0"))
    return _illustrated(text, [], post, row)


async def _prompt(client: "Caravanserai", table: Table, post: PostRow, w: Words) -> Message | None:
    """The one mention and the buttons; gone again when it is answered."""
    seat: int = post.payload["seat"]
    quiet = "quiet" in post.payload
    if table.owing.get(seat) != post.payload["since"] or table.row.status == "cancelled":
        return None
    history = await client.host.history(post.game_id)
    speech, names = game_words(table.row.rules_name), names_of(table.seats)
    public = table.public_position()
    decision = public.decision(seat)
    lines = [speech.summons(w, public.view(None), decision, mention(table.seats[seat]), names)]
    turns = [turn.events for turn in history.turns_since(seat)]
    digest = speech.since_your_last_turn(w, turns, seat, names)
    if digest:
        lines.append(digest)
    view = discord.ui.View(timeout=None)
    direct = _direct_answers(table, seat, decision, w)
    for item in direct:
        view.add_item(item)
    opens = w.say("button-more" if direct else "button-answer" if public.sealed else "button-open")
    game_id = table.row.id
    tools = [
        button(opens, "open", game_id, prompt_id(post).rpartition(":")[2], style=discord.ButtonStyle.primary),
        button(w.say("button-hand"), "hand", game_id),
        button(w.say("button-look-up"), "topics", game_id),
        button(w.say("button-history"), "history", game_id, ""),
    ]
    for tool in tools:
        tool.row = TOOLS_ROW
        view.add_item(tool)
    user = None if quiet else table.seats[seat].user_id
    pings = discord.AllowedMentions(users=[discord.Object(user)] if user is not None else [])
    return Message(view, content="\n".join(lines), mentions=pings, silent=quiet)


def _direct_answers(table: Table, seat: int, decision: Decision, w: Words) -> list[Any]:
    """The options themselves, where a seat answers at once with others or in another's turn: one press on the ping."""
    position = table.public_position()
    in_own_turn = not position.choices or position.choices[0].seat == seat
    if not decision.public or (in_own_turn and not position.sealed):
        return []
    panel = Panel(table, seat, position, decision, table.asked_after[seat], False, False)
    labels = labels_of(w, panel, decision, names_of(table.seats), foresee=False)
    listed = list(labels.items())
    buttons = listed if len(listed) <= DIRECT_BUTTONS else listed[:BUTTONS_BESIDE_MENU]
    items: list[Any] = []
    for number, (notation, label) in enumerate(buttons):
        item = button(label.text, "choose", table.row.id, f"{table.asked_after[seat]}:{notation}")
        item.row = number // BUTTONS_PER_ROW
        items.append(item)
    rest = listed[len(buttons) :][:OPTIONS_PER_MENU]  # still more are in the panel
    if rest:
        options = [discord.SelectOption(label=label.text[:100], value=notation) for notation, label in rest]
        items.append(menu(w.say("prompt-answer"), options, "choose", table.row.id, f"{table.asked_after[seat]}:"))
        items[-1].row = 1
    return items
