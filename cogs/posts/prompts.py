"""The call that it is somebody's turn: mention, news since their last turn, buttons, reminder lines, who is next, calls
by direct message, answers right on the message."""

from collections.abc import Sequence
from typing import Any, Final

import discord

from cogs.framework import (
    Services,
    about_table,
    ago,
    button,
    limits,
    mention,
    menu,
    menu_option,
    names_of,
    person_words,
    words_of_game,
)
from cogs.panel.carried import BETWEEN
from cogs.panel.menus import Labels
from cogs.panel.panel import final_lines, labels_of
from cogs.panel.quick_button import SHORTCUT
from cogs.panel.tools import more_button
from cogs.posts.outgoing import Direct, Message, message_link, prompt_id, table_link
from engine.core.decision import Decision
from host import Panel, PostRow, SeatRow
from host.messages import posts
from host.messages.posts import Prompt
from host.people.settings import must_announce_channel_fallback, settings_of
from host.table.status import is_of_season
from host.table.table import Table
from host.table_options import ABSENCE, PACE
from host.timers.reminders import must_show_up_by
from host.turn import looking
from words.games import game_words
from words.speech import Argument, Words

AT_ONCE: Final = "at-once"
FEW: Final = 2
"""Answers that stand on buttons of their own; where there are more, they stand in a menu."""


async def prompt_message(services: Services, table: Table, post: PostRow, w: Words) -> Message | None:
    """The mention and the buttons; None when the seat need not act any more."""
    call, host = Prompt.read(post.payload), services.host
    seat, quiet, person = call.seat, call.quiet, table.seats[call.seat].user_id
    if table.asked.since.get(seat) != call.since or table.closed:
        return None
    public = table.public_position()
    decision = public.decision(seat)
    own = await settings_of(host.people, person or 0)
    following = None if call.again else await _who_is_next(services, table, decision)
    next_person = [] if following is None or following.user_id is None else [following.user_id]
    answers = direct_answers(table, seat, decision, w)
    lines = await _lines(services, table, call, w, following)
    lines += final_lines(w, public, seat) if answers else []
    opens = w.say("button-more" if answers else "button-answer" if public.sealed else "button-open")
    opening = button(opens, "open", post.game_id, prompt_id(post).rpartition(":")[2], style=discord.ButtonStyle.primary)
    beside = [] if answers else [*await _board_link(services, table, w), more_button(w, post.game_id)]
    refused = must_announce_channel_fallback(own) and not quiet
    lines += [w.say("notice-refused")] if refused else []
    head = w.say("prompt-head", mention=mention(table.seats[seat]), **_asked(table, decision, w))
    message = Message(_view([*answers, opening, *beside]), content="\n".join([head, *lines]))
    message.ping([*([] if quiet or person is None else [person]), *next_person])
    message.told_refused = person if refused else None
    if own.pings == "direct" and not quiet and person is not None:
        reads = await person_words(host, person, w)
        names, view = names_of(reads, table.seats), public.view(None)
        standing = game_words(table.row.rules_name).standing(reads, view, names)
        head = reads.say("prompt-head.direct", standing=standing, **_asked(table, decision, reads))
        lines = [head, *await _lines(services, table, call, reads, following, direct=True)]
        message.direct = _direct_call(table, person, next_person, lines, reads)
    return message


def _asked(table: Table, decision: Decision, w: Words) -> dict[str, Argument]:
    """Which table waits, and for what."""
    speech, view = game_words(table.row.rules_name), table.public_position().view(None)
    question = speech.summons(w, view, decision, names_of(w, table.seats))
    return about_table(w, table.row) | {"game": speech.short_title(w), "question": question}


async def _lines(
    services: Services, table: Table, call: Prompt, w: Words, following: SeatRow | None, *, direct: bool = False
) -> list[str]:
    """What stands below the head of a call: news since the seat's last turn, unless that is one turn, whose post is
    just above in the channel; its times and plans, who is next."""
    host, seat, names = services.host, call.seat, names_of(w, table.seats)
    turns = await looking.turns_since(host, table.row.id, seat)
    own_turn = table.public_position().in_own_turn(seat)
    told_above = len(turns) == 1 and own_turn and not (direct or call.again)
    since = [] if told_above else [turn.events for turn in turns]
    own = await settings_of(host.people, table.seats[seat].user_id or 0)
    time = (await host.time_banks.of_table(table)).get(seat)
    speech, of_game = game_words(table.row.rules_name), words_of_game(w, table.row)
    lines = [*filter(None, [speech.since_your_last_turn(of_game, since, seat, names)])]
    if own.away > host.clock.now():
        lines.append(w.say("prompt-away", until=f"<t:{int(own.away)}:D>"))
    if time is not None and time.ends is not None:
        season = "yes" if is_of_season(table.row) else "no"
        lines.append(w.say("prompt-time-bank", when=ago(time.ends), season=season))
    show_up_by = await must_show_up_by(host, table, seat)
    lines += [] if show_up_by is None else [w.say("prompt-first-move", when=ago(show_up_by))]
    lines += [w.say("prompt-prepared")] if call.prepared else []
    lines += [w.say("prompt-unfinished")] if call.unfinished else []
    lines += [*reminder_lines(w, table, call), *_nudge_line(w, call, names)]
    return lines if following is None else [*lines, w.say("prompt-next", mention=mention(following))]


def _view(items: Sequence[discord.ui.Item[Any]]) -> discord.ui.View:
    view = discord.ui.View(timeout=None)
    for item in items:
        view.add_item(item)
    view.stop()  # as in `Reply.view`
    return view


async def _board_link(services: Services, table: Table, w: Words) -> list[discord.ui.Item[Any]]:
    """A button that leads to the latest picture of the board in the channel, by the name that it has in the game."""
    board = await services.host.outbox.last_sent(table.row.id, posts.ILLUSTRATED)
    if board is None:
        return []
    return [
        discord.ui.Button(label=w.about(table.row.rules_name).say("button-board"), url=message_link(table.row, board))
    ]


def _reminder_buttons(table: Table, w: Words) -> list[discord.ui.Item[Any]]:
    if PACE.of(table.row) is None:
        return []
    return [button(w.say(f"button-{name}"), name, table.row.id) for name in ("snooze", "mute")]


async def _who_is_next(services: Services, table: Table, decision: Decision) -> SeatRow | None:
    """The seat after one that moves in its own turn, if its person wants to know and may be pinged."""
    position = table.public_position()
    if position.sealed or position.choices or len(table.seats) < 2:
        return None
    seat = table.seats[(decision.seat + 1) % len(table.seats)]
    now = services.host.clock.now()
    if not seat.by_person or seat.seat in table.asked.since or seat.seat in table.present(now):
        return None
    settings = await settings_of(services.host.people, seat.user_id or 0)
    unwanted = not settings.wants_pings(table.row) or settings.reachable_at(now) > now
    return seat if settings.next and not unwanted else None


def _direct_call(table: Table, person: int, next_person: Sequence[int], lines: Sequence[str], w: Words) -> Direct:
    """The same call by direct message, with a link instead of the panel, and the hand in an answer that only they see;
    the channel then pings only who is next."""
    hand = button(w.say("button-hand"), "hand", table.row.id)
    controls = _view([table_link(w, table.row), hand, *_reminder_buttons(table, w)])
    mentions = discord.AllowedMentions(users=[discord.Object(user_id) for user_id in next_person])
    return Direct(person, "\n".join(lines), controls, mentions)


def reminder_lines(w: Words, table: Table, call: Prompt) -> list[str]:
    """How long the seat has been waited for, and what comes when its time ends."""
    if not (call.reminder or call.own):
        return []
    lines = [w.say("prompt-reminder", since=ago(call.asked))]
    if call.ends is not None:
        lines.append(w.say("prompt-time-ends", absence=ABSENCE.of(table.row), when=ago(call.ends)))
    if call.late:
        lines.append(w.say("prompt-late"))
    return lines


def _nudge_line(w: Words, call: Prompt, names: Sequence[str]) -> list[str]:
    """Who asks for the move, if somebody does."""
    if not call.nudged:
        return []
    asker = call.nudge
    return [w.say("prompt-nudge-organiser") if asker is None else w.say("prompt-nudge", who=names[asker])]


def direct_answers(table: Table, seat: int, decision: Decision, w: Words) -> list[Any]:
    """Two buttons or a menu for the options, where a seat answers together with others or in another seat's turn; what
    would be asked next is chosen with them where few answers are possible.

    The answer is then given on the public message: only options that tell nothing hidden are offered there.
    """
    position = table.public_position()
    if not decision.public or (position.in_own_turn(seat) and not position.sealed):
        return []
    after = table.asked.after[seat]
    panel = Panel(table, seat, position, decision, after, False, False)
    labels = labels_of(w, panel, decision, names_of(w, table.seats), foresee=False)
    if answers := _answers_at_once(w, panel, decision, labels):
        options = [menu_option(text, value=key, description=line) for key, (text, line) in answers.items()]
        shown = options[: limits.MENU_OPTIONS]
        return [menu(w.say("prompt-answer"), shown, SHORTCUT, table.row.id, f"{after}:{AT_ONCE}")]
    if len(labels) <= FEW:
        return [button(label.text, "choose", table.row.id, f"{after}:{notation}") for notation, label in labels.items()]
    options = [menu_option(label.text, value=notation) for notation, label in labels.items()]
    shown = options[: limits.MENU_OPTIONS]  # still more are in the panel
    return [menu(w.say("prompt-answer"), shown, "choose", table.row.id, f"{after}:")]


def _answers_at_once(w: Words, panel: Panel, decision: Decision, labels: Labels) -> dict[str, tuple[str, str]]:
    """The name of each option, and in its place those of the answers that follow it, by their notations; empty where
    none follows. What two are called alike ends with the name of the option. Beside an option itself: that something
    is asked after it, or what the seat lacks for it."""
    table, position = panel.table, panel.position
    answers = position.rules.answers_at_once(position.state, decision)
    if not answers:
        return {}
    speech, view, names = game_words(table.row.rules_name), position.view(None), names_of(w, table.seats)
    named: dict[str, tuple[str, str]] = {}
    beside: dict[str, str] = {}
    for notation, label in labels.items():
        follow = answers.get(notation)
        for answer in follow or ():
            text = speech.answer_label(w, view, decision, notation, answer, names)
            named[f"{notation}{BETWEEN}{answer}"] = text, label.text
        if not follow:
            named[notation] = label.text, label.text
            asked_then = w.say("prompt-answer-then") if follow is None else ""
            beside[notation] = asked_then or speech.answer_lacks(w, view, decision, notation)
    texts = [text for text, _ in named.values()]
    told = {key: text if texts.count(text) == 1 else w.chain([text, of]) for key, (text, of) in named.items()}
    return {key: (text, beside.get(key, "")) for key, text in told.items()}
