"""Looking through a game turn by turn, running or finished; private to the reader."""

import asyncio
from collections.abc import Sequence
from typing import Any, Final

import discord
from discord import app_commands
from discord.ext import commands

from cogs.shared import limits
from cogs.shared.access import seen_game, seen_game_here, sees
from cogs.shared.answer import answer
from cogs.shared.language import reader_words
from cogs.shared.pictures import draw, draw_race, reader_style
from cogs.shared.reply import Reply, ScreenName, text_reply
from cogs.shared.routes import AT_MOST_ONE, NUMBER, Pressed, button, handles, menu, menu_option
from cogs.shared.seats import names_of, plain_names_of, sign_of
from cogs.shared.services import Interaction
from cogs.shared.translator import phrase
from engine.core.decision import Refusal
from host import GameRow, History, SeatRow
from words.games import game_words, title_of
from words.shapes import clipped
from words.speech import Words

LOG_LENGTH: Final = limits.TEXT - 200  # the title needs room too
CANDIDATES: Final = 100  # games looked at while somebody types


async def page(interaction: Interaction, game_id: str, turn: int | None) -> Reply:
    """A turn in words and pictures: 0 is the position before the first, None the last. Raises Refusal no_such_turn."""
    host, w = interaction.client.services.host, reader_words(interaction)
    history = await host.history(game_id)
    first, last = history.untold, history.last_number
    turn = last if turn is None else max(turn, first)
    if not 0 <= turn <= last:
        raise Refusal("no_such_turn", turn=turn, last=last)
    lines, view, events = _told(w, history, turn)
    studio, rules_name = interaction.client.services.studio, history.row.rules_name
    drawing = asyncio.ensure_future(
        draw(studio, rules_name, view, history.seats, w, events=events, style=await reader_style(interaction))
    )
    parts = [discord.ui.TextDisplay[Any]("\n".join(lines)), *_steps(w, game_id, turn, first, last)]
    parts.append(discord.ui.ActionRow[Any](*_beside(w, await host.game(game_id))))
    return Reply(parts, drawing=drawing, screen=ScreenName("history", game_id))


def _told(w: Words, history: History, turn: int) -> tuple[list[str], Any, tuple[Any, ...]]:
    """What a page says, the view that it draws, and the events that the picture points out."""
    game, names = history.row, names_of(w, history.seats)
    speech = game_words(game.rules_name)
    title = speech.title(w)
    if turn == history.untold:
        missing = [w.say("history-untold", turns=turn)] if turn else []
        return [w.say("history-start", game=title, id=game.id), *missing], history.first_view, ()
    record = history.turn(turn)
    who = w.say("history-together") if record.seat is None else names[record.seat]
    sign, turns = sign_of(history.seats, record.seat), history.last_number
    head = w.say("history-title", game=title, id=game.id, turn=turn, turns=turns, sign=sign, who=who)
    return [head, speech.turn_story(w, record.events, names)], record.steps[-1].view, record.events


def _steps(w: Words, game_id: str, turn: int, first: int, last: int) -> list[discord.ui.ActionRow[Any]]:
    """Buttons to the turns beside this one, and a menu of turns spread over the whole game."""
    steps = [("first", first, turn > first), ("back", turn - 1, turn > first), ("next", turn + 1, turn < last)]
    steps.append(("last", last, turn < last))
    row = [
        button(w.say(f"button-{name}"), "history", game_id, f"{name}.{to}", disabled=not possible)
        for name, to, possible in steps
    ]
    row.append(button(w.say("button-log"), "log", game_id, str(turn)))
    rows = [discord.ui.ActionRow[Any](*row)]
    if last > first + 1:
        # As many turns as a menu holds, the last one among them.
        stride = max(1, -(-(last - first) // limits.MENU_OPTIONS))
        marks = sorted({*range(first + stride, last + 1, stride), last})[-limits.MENU_OPTIONS :]
        options = [menu_option(w.say("history-jump", turn=one), value=str(one)) for one in marks]
        rows.append(discord.ui.ActionRow[Any](menu(w.say("menu-jump"), options, "history", game_id, "jump.")))
    return rows


def _beside(w: Words, game: GameRow) -> list[Any]:
    """Buttons to what shows the game as a whole."""
    found = [button(w.say("button-race"), "race", game.id)]
    if game.status == "finished":
        found.append(button(w.say("button-replay"), "replay", game.id))
    return found


async def raced(interaction: Interaction, game_id: str) -> Reply:
    """The picture of how all players stood turn by turn."""
    services, w = interaction.client.services, reader_words(interaction)
    history = await services.host.history(game_id)
    drawn = await draw_race(services.studio, history, w, await reader_style(interaction))
    return Reply(pictures=drawn) if drawn else text_reply(w.say("error-picture"))


async def log_page(interaction: Interaction, game_id: str, turn: int) -> Reply:
    """The turns up to `turn` (0: the last) in words, as many as a message holds, and a button for those before."""
    host, w = interaction.client.services.host, reader_words(interaction)
    history = await host.history(game_id)
    turn = turn or history.last_number
    lines, before = _log_lines(w, history, turn)
    head = w.say("history-log-title", game=title_of(w, history.row.rules_name), id=game_id)
    row = [
        button(w.say("button-earlier"), "log", game_id, str(before), disabled=not before),
        button(w.say("button-history"), "history", game_id, f"turn.{turn}"),
    ]
    reply = text_reply("\n".join([head, *lines]), row)
    reply.screen = ScreenName("history", game_id)
    return reply


def _log_lines(w: Words, history: History, turn: int) -> tuple[list[str], int]:
    """The lines of turns up to `turn`, and the number of the last turn for which there was no room; 0 for none."""
    speech, names = game_words(history.row.rules_name), names_of(w, history.seats)
    lines: list[str] = []
    length = 0
    for record in reversed(history.turns[: max(0, turn - history.untold)]):
        story = speech.turn_story(w, record.events, names)
        if not story:  # the first answers of those that all give unseen
            continue
        sign = sign_of(history.seats, record.seat)
        line = w.say("history-log-line", number=record.number, sign=sign, story=story)
        length += len(line) + 1
        if length > LOG_LENGTH:
            return lines, record.number
        lines.insert(0, line)
    if history.untold:
        lines.insert(0, w.say("history-untold", turns=history.untold))
    return lines, 0


@handles("history", rest=rf"([^.]*\.)?({NUMBER})?", value=NUMBER, values=AT_MOST_ONE)
async def press_history(interaction: Interaction, pressed: Pressed) -> None:
    number = pressed.values[0] if pressed.values else pressed.rest.rpartition(".")[2]
    turn = int(number) if number else None
    await answer(interaction, page(interaction, pressed.game_id, turn), update=True)


@handles("log", rest=NUMBER)
async def press_log(interaction: Interaction, pressed: Pressed) -> None:
    await answer(interaction, log_page(interaction, pressed.game_id, int(pressed.rest)), update=True)


@handles("race", rest="")
async def press_race(interaction: Interaction, pressed: Pressed) -> None:
    await answer(interaction, raced(interaction, pressed.game_id))


class BrowseHistory(commands.Cog):
    """Commands that show the turns of a game."""

    @app_commands.command(name="history", description=phrase("command-history.description"))
    @app_commands.describe(
        game=phrase("command-history-game.description"), turn=phrase("command-history-turn.description")
    )
    async def history(self, interaction: Interaction, game: str | None = None, turn: int | None = None) -> None:
        await answer(interaction, self._page(interaction, game, turn))

    async def _page(self, interaction: Interaction, game: str | None, turn: int | None) -> Reply:
        if game is None:
            seen = await seen_game_here(interaction)
        else:
            seen = await seen_game(interaction, game.strip().removeprefix("#"))
        return await page(interaction, seen.id, turn)

    @history.autocomplete("game")
    async def complete_game(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """Games that the person may see and that have begun: their own, then the server's, each latest first."""
        w, database = reader_words(interaction), interaction.client.services.host.db
        own = await database.games.begun(user_id=interaction.user.id, limit=CANDIDATES)
        here = await database.games.begun(guild_id=interaction.guild_id, limit=CANDIDATES) if interaction.guild else []
        found: list[app_commands.Choice[str]] = []
        for game in {game.id: game for game in (*own, *here)}.values():
            line = _choice(w, game, await database.games.seats(game.id))
            if typed.casefold() in line.casefold() and await sees(interaction, game):
                found.append(app_commands.Choice(name=clipped(line, limits.CHOICE_TEXT), value=game.id))
            if len(found) == limits.CHOICES:
                break
        return found


def _choice(w: Words, game: GameRow, seats: Sequence[SeatRow]) -> str:
    title, who = title_of(w, game.rules_name), w.commas(plain_names_of(w, seats))
    return w.say("history-game-choice", status=game.status, id=game.id, game=title, who=who)


async def setup(client: commands.Bot) -> None:
    await client.add_cog(BrowseHistory())
