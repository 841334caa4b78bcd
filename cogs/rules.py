"""What the rules say about a place, a card or a term, and how to use the bot."""

import asyncio
from collections.abc import Mapping, Sequence
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from cogs.shared import limits
from cogs.shared.access import seen_game_here
from cogs.shared.answer import answer, say_privately
from cogs.shared.language import reader_words
from cogs.shared.pictures import draw_topic, reader_style
from cogs.shared.reply import Reply, ScreenName, text_reply
from cogs.shared.routes import ONE_VALUE, Pressed, button, handles, menu, menu_option
from cogs.shared.seats import names_of, reader_signs
from cogs.shared.services import Interaction
from cogs.shared.translator import phrase
from engine.core.decision import Refusal
from host import GameRow, looking
from host.lobby_view import options_of
from words.games import GAMES, game_words
from words.houses import house_words
from words.shapes import Topic, clipped
from words.speech import Words

Options = Mapping[str, str]


async def _games_here(interaction: Interaction) -> list[tuple[str, Options | None]]:
    """The name of the rules played in the channel and the options of the game, or the names of all where nothing is
    played."""
    try:
        game = await seen_game_here(interaction)
    except Refusal:
        return [(name, None) for name in sorted(GAMES)]
    return [(game.rules_name, options_of(game))]


def _topics(w: Words, game: str, options: Options | None) -> list[Topic]:
    """What can be looked up of a game with these options, or of the game with all it has."""
    found = game_words(game).topics(w)
    return [topic for topic in found if options is None or topic.belongs_to(options)]


async def _offered(interaction: Interaction, typed: str) -> dict[str, str]:
    """The entries that hold what was typed, each as a line, by their keys."""
    w, found = reader_words(interaction), {}
    for game, options in await _games_here(interaction):
        for topic in _topics(w, game, options):
            line = w.say("topic-choice", title=topic.title, section=topic.section)
            if typed.strip().casefold() in line.casefold():
                found[f"{game}:{topic.key}"] = line
    return found


async def entry(interaction: Interaction, key: str) -> Reply:
    """What the rules say about a topic, and what it looks like; `key` is "game:topic". Raises Refusal unknown_topic."""
    w, studio = reader_words(interaction), interaction.client.services.studio
    game, _, topic = key.partition(":")
    try:
        reply = text_reply(game_words(game).look_up(w, topic))
    except KeyError:
        raise Refusal("unknown_topic", topic=key) from None
    style = await reader_style(interaction)
    reply.drawing = asyncio.ensure_future(draw_topic(studio, game, topic, w, style))
    return reply


async def _people(interaction: Interaction, game: GameRow) -> list[str]:
    """Who plays which colour and what else, in turn order, as lines; none before the game starts or where nothing of it
    can be read."""
    w, speech = reader_words(interaction), game_words(game.rules_name)
    try:
        look = await looking.look(interaction.client.services.host, game.id, interaction.user.id)
    except Refusal:
        return []
    names, first = names_of(w, look.seats), look.view.start
    signs = await reader_signs(interaction)
    lines = [w.say("people-title")]
    for index in (*range(first, len(names)), *range(first)):
        seat = look.seats[index]
        house = house_words(w, game.rules_name, seat.player)
        who = w.say("people-who", sign=signs.of(seat), who=names[index])
        colour = w.say(f"colour-{seat.colour}") if signs.emoji else ""  # a sign in words names it
        lines.append(w.chain([who, colour, house, speech.role(w, look.view, index)]))
    return lines


def topic_menus(w: Words, game: str, options: Options | None = None, people: Sequence[str] = ()) -> Reply:
    """Menus of the entries of a game, one or more for each section; `options`: those of a game with these alone;
    `people`: lines about those who play."""
    sections: dict[str, list[discord.SelectOption]] = {}
    for topic in _topics(w, game, options):
        option = menu_option(topic.title, value=f"{game}:{topic.key}")
        sections.setdefault(topic.section, []).append(option)
    rows: list[list[discord.ui.Item[Any]]] = []
    for section, entries in sections.items():
        for start in range(0, len(entries), limits.MENU_OPTIONS):
            part = entries[start : start + limits.MENU_OPTIONS]
            title = section if len(entries) == len(part) else _part_title(w, section, part)
            rows.append([menu(title, part, "topic", "", f"{len(rows)}")])
    reply = text_reply("\n".join([*people, w.say("topics-title")]), *rows)
    reply.screen = ScreenName("topics", game)
    return reply


def _part_title(w: Words, section: str, part: list[discord.SelectOption]) -> str:
    first, last = (clipped(option.label, 40) for option in (part[0], part[-1]))
    return w.say("panel-menu-part", title=section, first=first, last=last)


async def _menus_of(interaction: Interaction, game: GameRow) -> Reply:
    """Those who play a game, and the menus of what it has."""
    people = await _people(interaction, game)
    return topic_menus(reader_words(interaction), game.rules_name, options_of(game), people)


@handles("topics", open_to_all=True)
async def press_topics(interaction: Interaction, pressed: Pressed) -> None:
    await answer(interaction, _topics_of(interaction, pressed.game_id))


async def _topics_of(interaction: Interaction, game_id: str) -> Reply:
    return await _menus_of(interaction, await interaction.client.services.host.game(game_id))


@handles("topic", open_to_all=True, values=ONE_VALUE)
async def press_topic(interaction: Interaction, pressed: Pressed) -> None:
    (key,) = pressed.values
    await answer(interaction, entry(interaction, key))


class Rules(commands.Cog):
    """Commands that explain the rules and the bot."""

    @app_commands.command(name="rules", description=phrase("command-rules.description"))
    @app_commands.describe(topic=phrase("command-rules-topic.description"))
    async def rules(self, interaction: Interaction, topic: str | None = None) -> None:
        making = self._menus(interaction) if topic is None else self._entry(interaction, topic)
        await answer(interaction, making)

    async def _entry(self, interaction: Interaction, typed: str) -> Reply:
        """What was chosen while typing, or the entry that is offered first for what was typed."""
        offered = await _offered(interaction, typed)
        return await entry(interaction, next(iter(offered), typed))

    async def _menus(self, interaction: Interaction) -> Reply:
        try:
            return await _menus_of(interaction, await seen_game_here(interaction))
        except Refusal:
            return topic_menus(reader_words(interaction), min(GAMES))

    @rules.autocomplete("topic")
    async def complete_topic(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        offered = await _offered(interaction, typed)
        found = [
            app_commands.Choice(name=clipped(line, limits.CHOICE_TEXT), value=key) for key, line in offered.items()
        ]
        return found[: limits.CHOICES]

    @app_commands.command(name="help", description=phrase("command-help.description"))
    async def help(self, interaction: Interaction) -> None:
        w = reader_words(interaction)
        learn = button(w.say("button-learn"), "learn", style=discord.ButtonStyle.primary)
        await say_privately(interaction, text_reply(w.say("help-text"), [learn]))


async def setup(client: commands.Bot) -> None:
    await client.add_cog(Rules())
