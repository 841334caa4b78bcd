"""Entries of the rules look-up: found by what somebody typed, and shown with what belongs to them."""

from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple

import discord

from cogs.framework import (
    Interaction,
    Reply,
    ScreenName,
    button,
    draw_topic,
    limits,
    reader_style,
    reader_words,
    seen_game_here,
    text_reply,
)
from engine.core.decision import Refusal
from host.lobby.view import options_of
from words import finding
from words.games import GAMES, game_words, title_of
from words.search import plain
from words.shapes import Topic
from words.speech import Words

NEAREST: Final = 5
"""How many entries are offered for what is like nothing."""
Options = Mapping[str, str]


async def games_here(interaction: Interaction) -> list[tuple[str, Options | None]]:
    """The name of the rules played in the channel and the options of the game, or the names of all where nothing is
    played, that of the reader's lesson first."""
    try:
        game = await seen_game_here(interaction)
        return [(game.rules_name, options_of(game))]
    except Refusal:
        lesson = await interaction.client.services.host.db.games.lesson_of(interaction.user.id)
        of_lesson = [] if lesson is None else [(lesson.rules_name, options_of(lesson))]
        return [*of_lesson, *((name, None) for name in sorted(GAMES) if name not in dict(of_lesson))]


def topics_of(w: Words, game: str, options: Options | None) -> list[Topic]:
    """The entries of a game with these options, or of the game with all it has."""
    return [topic for topic in game_words(game).topics(w) if options is None or topic.belongs_to(options)]


class Entry(NamedTuple):
    """An entry and the game it belongs to; `in_play`: whether the channel's game has it; `alike`: whether it is like
    what was typed, or only the least unlike."""

    game: str
    topic: Topic
    in_play: bool
    alike: bool = True

    @property
    def key(self) -> str:
        return f"{self.game}:{self.topic.key}"


async def offered(interaction: Interaction, typed: str) -> list[Entry]:
    """The entries meant by what was typed: of what is in play in the channel, or of all games where nothing is played;
    where these have nothing alike, of all there is, and else the least unlike. Without a word all that is in play."""
    w, here = reader_words(interaction), await games_here(interaction)
    of_here = [(game, topics_of(w, game, options)) for game, options in here]
    if not plain(typed):
        return [Entry(game, topic, True) for game, topics in of_here for topic in topics]
    sure = [
        Entry(game, topic, True)
        for game, topics in of_here
        for topic in finding.found(w, game_words(game), topics, typed)
    ]
    elsewhere = [
        Entry(game, topic, False)
        for game in ([] if sure else sorted(GAMES, key=lambda name: name != here[0][0]))
        for topic in finding.found(w, game_words(game), topics_of(w, game, None), typed)
    ]
    return (
        sure
        or elsewhere
        or [
            Entry(game, topic, True, alike=False)
            for game, topics in of_here
            for topic in finding.least_unlike(w, game_words(game), topics, typed, NEAREST)
        ]
    )


def line_of(w: Words, entry: Entry) -> str:
    """An entry in a completion list, with the name of its game."""
    message = "topic-choice" if entry.in_play else "topic-choice.elsewhere"
    return w.say(message, title=entry.topic.title, section=entry.topic.section, game=title_of(w, entry.game))


async def _version_here(interaction: Interaction, game: str) -> int | None:
    """The version of the rules that the channel's game of this name began with; None where none has begun."""
    try:
        row = await seen_game_here(interaction)
        return row.rules_version if row.rules_name == game else None
    except Refusal:
        return None


def chapters_button(
    w: Words, game: str, game_id: str = "", style: discord.ButtonStyle = discord.ButtonStyle.secondary
) -> list[discord.ui.Item[Any]]:
    """The way to the chapters of a game's rules, where it has any."""
    chapters = button(w.say("button-chapters"), "chapter", game_id, f"{game}:", style=style)
    return [chapters] if game_words(game).parts else []


async def entry(interaction: Interaction, key: str, others: Sequence[Entry] = (), notice: str = "") -> Reply:
    """The rule about a topic, its picture, and buttons of entries that belong to it: `others`, what
    the reader may have meant instead, and those that its text names. `key` is "game:topic". Raises Refusal
    unknown_topic."""
    w, studio = reader_words(interaction), interaction.client.services.studio
    game, _, topic = key.partition(":")
    try:
        own = w.about(game, await _version_here(interaction, game))
        text = game_words(game).look_up(own, topic)
    except KeyError:
        raise Refusal("unknown_topic", topic=key) from None
    options = dict(await games_here(interaction)).get(game)
    related = finding.related(w, game_words(game), topics_of(w, game, options), topic, limits.ROW_BUTTONS)
    near = {f"{game}:{topic.key}": topic.title for topic in related}
    meant = {other.key: other.topic.title for other in others}
    return text_reply(
        "\n".join(filter(None, [notice, text])),
        [button(title, "related", "", key) for key, title in list(meant.items())[: limits.ROW_BUTTONS]],
        [button(title, "related", "", key) for key, title in near.items() if key not in meant],
        chapters_button(w, game),
        drawing=draw_topic(studio, game, topic, own, await reader_style(interaction)),
        screen=ScreenName("entry", ""),
    )
