"""What the rules say about a place, a card or a term, and how to use the bot."""

from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from cogs.shared import limits
from cogs.shared.access import seen_game_here
from cogs.shared.language import reader_words
from cogs.shared.reply import Reply, answer, say_privately, text_reply
from cogs.shared.routes import Pressed, handles, menu, menu_option
from cogs.shared.services import Interaction
from cogs.shared.translator import phrase
from engine.core.decision import Refusal
from words.games import GAMES, game_words
from words.shapes import clipped
from words.speech import Words


async def _games_here(interaction: Interaction) -> list[str]:
    """The name of the rules played in the channel, or those of all games where nothing is played."""
    try:
        return [(await seen_game_here(interaction)).rules_name]
    except Refusal:
        return sorted(GAMES)


def entry(w: Words, key: str) -> Reply:
    """What the rules say about a topic; `key` is "game:topic". Raises Refusal unknown_topic."""
    game, _, topic = key.partition(":")
    if game in GAMES:
        try:
            return text_reply(game_words(game).look_up(w, topic))
        except KeyError:
            pass
    raise Refusal("unknown_topic", topic=key)


def topic_menus(w: Words, game: str) -> Reply:
    """Menus of all entries of a game, one or more for each section."""
    sections: dict[str, list[discord.SelectOption]] = {}
    for topic in game_words(game).topics(w):
        option = menu_option(topic.title, value=f"{game}:{topic.key}")
        sections.setdefault(topic.section, []).append(option)
    rows: list[list[discord.ui.Item[Any]]] = []
    for section, options in sections.items():
        for start in range(0, len(options), limits.MENU_OPTIONS):
            part = options[start : start + limits.MENU_OPTIONS]
            title = section if len(options) == len(part) else _part_title(w, section, part)
            rows.append([menu(title, part, "topic", "", f"{len(rows)}")])
    return text_reply(w.say("topics-title"), *rows)


def _part_title(w: Words, section: str, part: list[discord.SelectOption]) -> str:
    first, last = (clipped(option.label, 40) for option in (part[0], part[-1]))
    return w.say("panel-menu-part", title=section, first=first, last=last)


@handles("topics", open_to_all=True)
async def press_topics(interaction: Interaction, pressed: Pressed) -> None:
    game = (await interaction.client.services.host.game(pressed.game_id)).rules_name
    await say_privately(interaction, topic_menus(reader_words(interaction), game))


@handles("topic", open_to_all=True)
async def press_topic(interaction: Interaction, pressed: Pressed) -> None:
    (key,) = pressed.values
    await say_privately(interaction, entry(reader_words(interaction), key))


class Rules(commands.Cog):
    """Commands that explain the rules and the bot."""

    @app_commands.command(name="rules", description=phrase("command-rules.description"))
    @app_commands.describe(topic=phrase("command-rules-topic.description"))
    async def rules(self, interaction: Interaction, topic: str | None = None) -> None:
        if topic is None:
            game, *_ = await _games_here(interaction)
            await say_privately(interaction, topic_menus(reader_words(interaction), game))
            return
        await answer(interaction, self._entry(interaction, topic))

    async def _entry(self, interaction: Interaction, topic: str) -> Reply:
        return entry(reader_words(interaction), topic)

    @rules.autocomplete("topic")
    async def complete_topic(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        w, games = reader_words(interaction), await _games_here(interaction)
        found = []
        for game in games:
            for topic in game_words(game).topics(w):
                line = w.say("topic-choice", title=topic.title, section=topic.section)
                if typed.casefold() in line.casefold():
                    choice = app_commands.Choice(name=clipped(line, limits.CHOICE_TEXT), value=f"{game}:{topic.key}")
                    found.append(choice)
        return found[: limits.CHOICES]

    @app_commands.command(name="help", description=phrase("command-help.description"))
    async def help(self, interaction: Interaction) -> None:
        await say_privately(interaction, text_reply(reader_words(interaction).say("help-text")))


async def setup(client: commands.Bot) -> None:
    await client.add_cog(Rules())
