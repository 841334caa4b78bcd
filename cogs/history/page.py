"""A page of /history: a turn in words and pictures, the log in words, the race, and hidden hands after the end."""

import asyncio
from collections.abc import Sequence
from typing import Any, Final

import discord

from cogs.framework import (
    AT_MOST_ONE,
    NUMBER,
    Interaction,
    Picture,
    Pressed,
    Reply,
    ScreenName,
    Signs,
    button,
    draw,
    draw_end,
    limits,
    names_of,
    reader_signs,
    reader_style,
    reader_words,
    replies,
    text_reply,
    words_of_game,
)
from cogs.framework.pictures import draw_race
from cogs.history.analysis import OVER
from cogs.history.turns import ALL, REST, VALUE, Place, controls, place_of, steps_of, turns_of
from cogs.history.watch import ALL_TURNS, SINCE_MY_TURN
from cogs.posts.takebacks import note_lines
from cogs.posts.telling import hints_told, stand_in_lines, stand_ins_told
from engine.core.decision import Refusal
from host import GameRow, History, Host, LogRow
from host.table.loading import stand_ins
from host.turn import looking
from words.games import game_words, title_of
from words.shapes import clipped, length_of
from words.speech import Words

LOG_LENGTH: Final = limits.TEXT - 200  # the title needs room too
LOG_TURNS: Final = 100  # on a page of the log


async def page(interaction: Interaction, game_id: str, place: Place) -> Reply:
    """A turn in words and pictures: 0 is the position before the first. Raises Refusal no_such_turn."""
    host, w = interaction.client.services.host, reader_words(interaction)
    history = await looking.history(host, game_id, views=False)
    shown, signs = _shown(history, place), await reader_signs(interaction)
    place = place._replace(step=_step(history, shown, place.step))
    lines, view, events = await _told(host, w, history, shown, place.step, signs)
    game = await host.game(game_id)
    result = game.status == "finished" and shown == history.last_number and place.step is None
    if shown > 0:
        lines += await _stand_ins_told(interaction, history, shown, place.step)
    lines += await hints_told(interaction.client.services, history, w) if result else []
    drawing = asyncio.ensure_future(_pictures(interaction, history, view, events, result))
    parts = [discord.ui.TextDisplay[Any]("\n".join(lines)), *controls(w, history, place, shown, signs)]
    plays = any(seat.user_id == interaction.user.id for seat in history.seats)
    parts.append(discord.ui.ActionRow[Any](*_beside(w, game, shown, plays)))
    if game.status in OVER:
        parts.append(discord.ui.ActionRow[Any](*_after_the_end(w, game, history, shown)))
    return Reply(parts, drawing=drawing, screen=ScreenName("history", game_id))


async def _stand_ins_told(interaction: Interaction, history: History, turn: int, number: int | None) -> list[str]:
    """For whom computer players made choices in a turn, or whether one made its choice of this `number`."""
    record, w = history.turn(turn), reader_words(interaction)
    first, last = record.first, record.last
    if number is not None:
        first = last = steps_of(record)[number - 1].seq
    return await stand_ins_told(interaction.client.services, history, first, last, w)


async def _pictures(
    interaction: Interaction, history: History, view: Any, events: tuple[Any, ...], result: bool
) -> list[Picture]:
    """The pictures of a position; `result`: above them that of the end."""
    studio, game, w = interaction.client.services.studio, history.row.rules_name, reader_words(interaction)
    style = await reader_style(interaction)
    drawn = await draw_end(studio, history, w, style) if result else []
    return drawn + await draw(studio, game, view, history.seats, w, events=events, style=style)


def _shown(history: History, place: Place) -> int:
    """The number of the turn that a reader comes to: of those that a filter lets through the next one from there."""
    last = history.last_number
    turn = last if place.turn is None else max(place.turn, 0)
    if turn > last:
        raise Refusal("no_such_turn", turn=turn, last=last)
    listed = turns_of(history, place.only)
    if turn in listed or (turn == 0 and place.only == ALL) or not listed:
        return turn
    return next((number for number in listed if number > turn), listed[-1])


def _step(history: History, turn: int, number: int | None) -> int | None:
    """The choice of a turn that a button leads to; None, for the whole turn, where it was taken back since."""
    count = len(steps_of(history.turn(turn))) if turn > 0 else 0
    return number if number is not None and 1 <= number <= count else None


async def _told(
    host: Host, w: Words, history: History, turn: int, number: int | None, signs: Signs
) -> tuple[list[str], Any, tuple[Any, ...]]:
    """The lines of a page about a turn or the choice of this `number` in it, the view that the page draws, and the
    events that the picture points out."""
    game, names, speech = history.row, names_of(w, history.seats), game_words(history.row.rules_name)
    title, turns = speech.title(w), history.last_number
    if turn == 0:
        start = w.say("history-start", game=title, id=game.id)
        return [start, *note_lines(w, history, turn)], await looking.view_after(host, history, turn), ()
    record = history.turn(turn)
    who = w.say("history-together") if record.seat is None else names[record.seat]
    sign = signs.of_turn(history.seats, record.seat)
    head = w.say("history-title", game=title, id=game.id, turn=turn, turns=turns, sign=sign, who=who)
    if number is None:
        lines = [head, *note_lines(w, history, turn), speech.turn_story(words_of_game(w, game), record.events, names)]
        return lines, await looking.view_after(host, history, turn), record.events
    steps = steps_of(record)
    step = steps[number - 1]
    story = speech.turn_story(words_of_game(w, game), step.events, names) or w.say("history-step-seen")
    lines = [head, w.say("history-step", step=number, steps=len(steps)), story]
    return lines, await looking.view_after(host, history, turn, step), step.events


def _beside(w: Words, game: GameRow, shown: int, plays: bool) -> list[Any]:
    """Buttons to what shows the game as a whole, and what was hidden in a game that is over."""
    buttons = [button(w.say("button-race"), "race", game.id)]
    buttons.append(button(w.say("button-watch"), "watch", game.id, ALL_TURNS))
    if game.status == "finished":
        buttons.append(button(w.say("button-hands"), "hands", game.id, str(shown)))
        if not game.imported:
            buttons.append(button(w.say("button-replay"), "replay", game.id))
        buttons.append(button(w.say("button-clone"), "clone", game.id))
    elif plays:
        buttons.append(button(w.say("button-watch-since"), "watch", game.id, SINCE_MY_TURN))
    return buttons


def _after_the_end(w: Words, game: GameRow, history: History, shown: int) -> list[Any]:
    """Buttons to what decided a game that is over, and to playing on from the turn shown, but for the last."""
    buttons = [button(w.say("button-analysis"), "analysis", game.id)]
    if game.status == "finished" and shown < history.last_number:
        buttons.append(button(w.say("button-try-from"), "try-from", game.id, str(shown)))
    return buttons


def _log_lines(
    w: Words, history: History, turn: int, signs: Signs, by_house: Sequence[LogRow]
) -> tuple[list[str], int]:
    """The lines of turns up to `turn`, at most LOG_TURNS, and the number of the last turn for which there was no room;
    0 for none. `by_house`: the choices of these turns that computer players made for people."""
    speech, names = game_words(history.row.rules_name), names_of(w, history.seats)
    of_game = words_of_game(w, history.row)
    lines: list[str] = []
    length = 0
    for record in reversed(history.turns[:turn]):
        if turn - record.number >= LOG_TURNS:
            return lines, record.number
        story = speech.turn_story(of_game, record.events, names)
        if not story:  # the first answers of those that all give unseen
            continue
        who = signs.of_turn(history.seats, record.seat)
        line = w.say("history-log-line", number=record.number, sign=who, story=story)
        own = [row for row in by_house if record.first <= row.seq <= record.last]
        line = "\n".join([*note_lines(w, history, record.number), line, *stand_in_lines(history, own, w)])
        length += length_of(line) + 1
        if length > LOG_LENGTH:
            return lines, record.number
        lines.insert(0, line)
    return lines, 0


@replies("history", update=True, rest=REST, value=VALUE, values=AT_MOST_ONE)
async def press_history(interaction: Interaction, pressed: Pressed) -> Reply:
    return await page(interaction, pressed.game_id, place_of(pressed))


@replies("log", update=True, rest=NUMBER)
async def press_log(interaction: Interaction, pressed: Pressed) -> Reply:
    """The turns up to `turn` (0: the last) in words, as many as a message holds, and a button for those before."""
    host, w = interaction.client.services.host, reader_words(interaction)
    history = await looking.history(host, pressed.game_id, views=False)
    turn = int(pressed.rest) or history.last_number
    shown = history.turns[max(0, turn - LOG_TURNS) : turn]
    by_house = await stand_ins(host.db, history.row, shown[0].first, shown[-1].last) if shown else []
    lines, before = _log_lines(w, history, turn, await reader_signs(interaction), by_house)
    head = w.say("history-log-title", game=title_of(w, history.row.rules_name), id=pressed.game_id)
    row = [
        *([button(w.say("button-earlier"), "log", pressed.game_id, str(before))] if before else []),
        button(w.say("button-history"), "history", pressed.game_id, f"turn.{turn}"),
    ]
    return text_reply("\n".join([head, *lines]), row, screen=ScreenName("history", pressed.game_id))


@replies("race", rest="")
async def press_race(interaction: Interaction, pressed: Pressed) -> Reply:
    """The picture of how all players stood turn by turn."""
    services, w = interaction.client.services, reader_words(interaction)
    history = await looking.history(services.host, pressed.game_id, views=False)
    drawn = await draw_race(services.studio, history, w, await reader_style(interaction))
    return Reply(pictures=drawn) if drawn else text_reply(w.say("error-picture"))


@replies("hands", rest=NUMBER)
async def press_hands(interaction: Interaction, pressed: Pressed) -> Reply:
    """The cards that everybody held after a turn of a game that is over, and how the piles lay, as long as it fits a
    message. Raises Refusal: hidden_until_end, no_such_turn, frozen."""
    host, w, turn = interaction.client.services.host, reader_words(interaction), int(pressed.rest)
    history = await looking.history(host, pressed.game_id, views=False)
    if turn > history.last_number:
        raise Refusal("no_such_turn", turn=turn, last=history.last_number)
    row = history.turn(turn).last if turn else history.first_row
    position = await looking.revealed(host, pressed.game_id, row)
    speech, signs = game_words(history.row.rules_name), await reader_signs(interaction)
    lines = [w.say("hands-title", game=speech.title(w), id=pressed.game_id, turn=turn)]
    for seat, name in zip(history.seats, names_of(w, history.seats), strict=True):
        cards = speech.held(w, position.view(seat.seat))
        lines.append(w.say("hands-of", sign=signs.of(seat), who=name, cards=cards))
    return text_reply(clipped("\n".join([*lines, *speech.to_come(w, position.state)]), limits.TEXT))
