"""/rules: looking up a place, card or term, menus of all entries, and what is logged of a question without a sure
answer."""

from collections import defaultdict
from collections.abc import Sequence
from logging import getLogger
from typing import Any

import discord
from discord import app_commands

from cogs.framework import (
    ONE_VALUE,
    Completions,
    Interaction,
    Pressed,
    Reply,
    ScreenName,
    button,
    completions,
    limits,
    menu,
    menu_option,
    names_of,
    part_title,
    reader_signs,
    reader_words,
    replies,
    seen_game_here,
    slash_reply,
    text_reply,
)
from cogs.help.chapters import chapter
from cogs.help.entries import (
    QUOTED,
    Played,
    chapters_button,
    choice_of,
    entry,
    games_here,
    line_of,
    offered,
    topics_of,
)
from engine.core.decision import Refusal
from host import GameRow
from host.lobby.view import options_of
from host.turn import looking
from logs import about_nothing
from meters import UNANSWERED
from words.games import GAMES, game_words, title_of
from words.houses import house_words
from words.matching import plain
from words.shapes import clipped
from words.speech import Words

log = getLogger(__name__)


async def _people(interaction: Interaction, game: GameRow) -> list[str]:
    """Who plays which colour and what else, in turn order, as lines; none before the game starts or where nothing of it
    can be read."""
    w, speech, signs = reader_words(interaction), game_words(game.rules_name), await reader_signs(interaction)
    try:
        look = await looking.look(interaction.client.services.host, game.id, interaction.user.id)
    except Refusal:
        return []
    lines = [w.say("people-title")]
    names, first = names_of(w, look.seats), look.view.start
    for seat in (*look.seats[first:], *look.seats[:first]):
        who = w.say("people-who", sign=signs.of(seat), who=names[seat.seat])
        colour = w.say(f"colour-{seat.colour}") if signs.emoji else ""  # a sign in words names it
        house = house_words(w, game.rules_name, seat.player)
        lines.append(w.chain([who, colour, house, speech.role(w, look.view, seat.seat)]))
    return lines


def topic_menus(w: Words, played: Played, people: Sequence[str] = (), game_id: str = "") -> Reply:
    """Menus of the entries of a game, one or more for each section, and the way to the chapters; `game_id`: of the game
    that is played, `people`: lines about those who play it."""
    game = played.game
    buttons = chapters_button(w, game, game_id, discord.ButtonStyle.primary)
    if played.options is not None and game_words(game).entries:
        buttons.append(button(w.say("button-all-topics"), "topics", "", game))
    sections: dict[str, list[discord.SelectOption]] = defaultdict(list)
    for topic in topics_of(w, played):
        sections[topic.section].append(menu_option(topic.title, value=f"{game}:{topic.key}"))
    rows: list[list[discord.ui.Item[Any]]] = []
    for section, entries in sections.items():
        for start in range(0, len(entries), limits.MENU_OPTIONS):
            part = entries[start : start + limits.MENU_OPTIONS]
            title = section if len(entries) == len(part) else _part_title(w, section, part)
            rows.append([menu(title, part, "topic", "", f"{len(rows)}")])
    return text_reply("\n".join([*people, w.say("topics-title")]), buttons, *rows, screen=ScreenName("topics", game))


def _part_title(w: Words, section: str, part: list[discord.SelectOption]) -> str:
    first, last = (clipped(option.label, 40) for option in (part[0], part[-1]))
    return part_title(w, section, first, last)


async def _menus_of(interaction: Interaction, game: GameRow) -> Reply:
    """Those who play a game, and the menus of what it has."""
    people = await _people(interaction, game)
    played = Played(game.rules_name, options_of(game), game.rules_version)
    return topic_menus(reader_words(interaction), played, people, game.id)


@replies("topics", rest="[a-z_]{0,40}")
async def press_topics(interaction: Interaction, pressed: Pressed) -> Reply:
    """The entries of a table's game, or all entries of a game that is named."""
    if pressed.rest:
        if pressed.rest not in GAMES:
            raise Refusal("unknown_topic", topic=pressed.rest)
        return topic_menus(reader_words(interaction), Played(pressed.rest))
    return await _menus_of(interaction, await interaction.client.services.host.game(pressed.game_id))


@replies("topic", values=ONE_VALUE)
@replies("related", rest=".+")
async def press_topic(interaction: Interaction, pressed: Pressed) -> Reply:
    return await entry(interaction, pressed.value if pressed.values else pressed.rest)


async def complete_topic(interaction: Interaction, typed: str) -> Completions:
    w = reader_words(interaction)
    return completions((entry.key, line_of(w, entry)) for entry in await offered(interaction, typed))


def note_unanswered(game: str, typed: str) -> None:
    """Counts a question without a sure answer, and logs its words, with nothing that says whose they are."""
    UNANSWERED.labels(game).inc()
    with about_nothing():
        log.info("/rules has no sure answer in %s: %s", game, plain(clipped(typed, QUOTED)))


@slash_reply("rules")
@app_commands.autocomplete(topic=complete_topic)
async def rules(interaction: Interaction, topic: str | None = None) -> Reply:
    """The entry that was chosen while typing, or is surely meant by what was typed, or a choice of those that may be;
    the chapters where nothing that can be read was typed; without a topic the menus of all there is."""
    w = reader_words(interaction)
    if topic is None:
        try:
            return await _menus_of(interaction, await seen_game_here(interaction))
        except Refusal:
            return topic_menus(w, Played(min(GAMES)))
    try:
        return await entry(interaction, topic)
    except Refusal:
        entries = await offered(interaction, topic)
    if not plain(topic):
        (first, *_) = await games_here(interaction)
        return await chapter(interaction, "", f"{first.game}:", notice=w.say("topic-no-words"))
    if not entries:
        raise Refusal("unknown_topic", topic=topic)
    meant, *others = entries
    if not meant.sure:
        note_unanswered(meant.game, topic)
        return choice_of(w, entries, topic)
    if meant.in_play:
        notice = w.say("topic-found", typed=clipped(topic, QUOTED))
    else:
        notice = w.say("topic-elsewhere", game=title_of(w, meant.game))
    return await entry(interaction, meant.key, others, notice)
