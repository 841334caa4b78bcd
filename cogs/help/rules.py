"""Looks up a place, a card or a term in the rules, and tells how to use the bot."""

from collections.abc import Sequence
from typing import Any, Final

import discord
from discord.ext import commands

from cogs.framework import (
    ONE_VALUE,
    Interaction,
    Pressed,
    Reply,
    ScreenName,
    button,
    limits,
    menu,
    menu_option,
    names_of,
    reader_signs,
    reader_words,
    replies,
    say_privately,
    seen_game_here,
    slash,
    slash_reply,
    text_reply,
)
from cogs.framework.commands import Completions, completions
from cogs.help.chapters import chapter
from cogs.help.entries import Options, chapters_button, entry, games_here, line_of, offered, topics_of
from engine.core.decision import Refusal
from host import GameRow
from host.lobby.view import options_of
from host.turn import looking
from words.games import GAMES, game_words
from words.houses import house_words
from words.search import plain
from words.shapes import clipped
from words.speech import Words

QUOTED: Final = 100
"""How much of a question its answer repeats, in characters."""


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


def topic_menus(
    w: Words, game: str, options: Options | None = None, people: Sequence[str] = (), game_id: str = ""
) -> Reply:
    """Menus of the entries of a game, one or more for each section, and the way to the chapters; `options`: those of a
    game with these alone, whose id is `game_id`; `people`: lines about those who play."""
    buttons = chapters_button(w, game, game_id, discord.ButtonStyle.primary)
    if options is not None and game_words(game).entries:
        buttons.append(button(w.say("button-all-topics"), "topics", "", game))
    sections: dict[str, list[discord.SelectOption]] = {}
    for topic in topics_of(w, game, options):
        option = menu_option(topic.title, value=f"{game}:{topic.key}")
        sections.setdefault(topic.section, []).append(option)
    rows: list[list[discord.ui.Item[Any]]] = []
    for section, entries in sections.items():
        for start in range(0, len(entries), limits.MENU_OPTIONS):
            part = entries[start : start + limits.MENU_OPTIONS]
            title = section if len(entries) == len(part) else _part_title(w, section, part)
            rows.append([menu(title, part, "topic", "", f"{len(rows)}")])
    return text_reply(
        "\n".join([*people, w.say("topics-title")]), *filter(None, [buttons]), *rows, screen=ScreenName("topics", game)
    )


def _part_title(w: Words, section: str, part: list[discord.SelectOption]) -> str:
    first, last = (clipped(option.label, 40) for option in (part[0], part[-1]))
    return w.say("panel-menu-part", title=section, first=first, last=last)


async def _menus_of(interaction: Interaction, game: GameRow) -> Reply:
    """Those who play a game, and the menus of what it has."""
    people = await _people(interaction, game)
    return topic_menus(reader_words(interaction), game.rules_name, options_of(game), people, game.id)


@replies("topics", open_to_all=True, rest="[a-z_]{0,40}")
async def press_topics(interaction: Interaction, pressed: Pressed) -> Reply:
    """The entries of a table's game, or all entries of a game that is named."""
    if pressed.rest:
        if pressed.rest not in GAMES:
            raise Refusal("unknown_topic", topic=pressed.rest)
        return topic_menus(reader_words(interaction), pressed.rest)
    return await _menus_of(interaction, await interaction.client.services.host.game(pressed.game_id))


@replies("topic", open_to_all=True, values=ONE_VALUE)
async def press_topic(interaction: Interaction, pressed: Pressed) -> Reply:
    return await entry(interaction, pressed.value)


@replies("related", open_to_all=True, rest=".+")
async def press_related(interaction: Interaction, pressed: Pressed) -> Reply:
    return await entry(interaction, pressed.rest)


class Rules(commands.Cog):
    """Commands that explain the rules and the bot."""

    @slash_reply("rules")
    async def rules(self, interaction: Interaction, topic: str | None = None) -> Reply:
        making = self._menus(interaction) if topic is None else self._entry(interaction, topic)
        return await making

    async def _entry(self, interaction: Interaction, typed: str) -> Reply:
        """What was chosen while typing, or the entry that is most like what was typed; the chapters where nothing that
        can be read was typed."""
        try:
            return await entry(interaction, typed)
        except Refusal:
            found = await offered(interaction, typed)
        w = reader_words(interaction)
        if not plain(typed):
            game, _ = (await games_here(interaction))[0]
            return await chapter(interaction, "", f"{game}:", notice=w.say("topic-no-words"))
        if not found:
            raise Refusal("unknown_topic", topic=typed)
        first, *others = found
        quoted = clipped(typed, QUOTED)
        notice = "" if first.in_play else w.say("topic-elsewhere", game=game_words(first.game).title(w))
        return await entry(interaction, first.key, others, notice or w.say("topic-found", typed=quoted))

    async def _menus(self, interaction: Interaction) -> Reply:
        try:
            return await _menus_of(interaction, await seen_game_here(interaction))
        except Refusal:
            return topic_menus(reader_words(interaction), min(GAMES))

    @rules.autocomplete("topic")
    async def complete_topic(self, interaction: Interaction, typed: str) -> Completions:
        w = reader_words(interaction)
        return completions((one.key, line_of(w, one)) for one in await offered(interaction, typed))

    @slash("help")
    async def help(self, interaction: Interaction) -> None:
        w = reader_words(interaction)
        learn = button(w.say("button-learn"), "learn", style=discord.ButtonStyle.primary)
        read = [
            button(w.say("button-chapters-of", game=game_words(game).title(w)), "chapter", "", f"{game}:")
            for game in sorted(GAMES)
            if game_words(game).parts
        ]
        await say_privately(interaction, text_reply(w.say("help-text"), [learn, *read]))
