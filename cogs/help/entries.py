"""What is offered for something typed at /rules: entries of the game in play, of other games, nearest ones when nothing
is sure (`NEAREST`), related ones beside an entry. When something typed is sure stands in words/matching.py."""

from collections import Counter
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
from words import look_up
from words.games import GAMES, game_words, title_of
from words.matching import plain
from words.names import name_in_text
from words.shapes import Topic, clipped
from words.speech import Words

NEAREST: Final = 5
"""How many entries are offered where nobody knows which one is meant."""
QUOTED: Final = 100
"""How much of a question its answer repeats, in characters."""
Options = Mapping[str, str]


class Played(NamedTuple):
    """The name of the rules of a game, its options and the version with which it began; None where nothing is played,
    the version also where nothing has begun."""

    game: str
    options: Options | None = None
    version: int | None = None

    def words(self, w: Words) -> Words:
        """The same language for the rules as they are played."""
        lacks = None if self.options is None else game_words(self.game).lacking(self.options)
        return w.about(self.game, self.version, lacks)


async def games_here(interaction: Interaction) -> list[Played]:
    """The game that is played in the channel, or all there are where nothing is played, that of the reader's lesson
    first."""
    try:
        game = await seen_game_here(interaction)
        return [Played(game.rules_name, options_of(game), game.rules_version)]
    except Refusal:
        lesson = await interaction.client.services.host.db.games.lesson_of(interaction.user.id)
        of_lesson = [Played(lesson.rules_name, options_of(lesson), lesson.rules_version)] if lesson else []
        return [*of_lesson, *(Played(name) for name in sorted(GAMES) if all(name != one.game for one in of_lesson))]


def topics_of(w: Words, played: Played) -> list[Topic]:
    """The entries of a game as it is played, or of the game with all it has."""
    topics = game_words(played.game).topics(played.words(w))
    return [topic for topic in topics if played.options is None or topic.belongs_to(played.options)]


class Entry(NamedTuple):
    """An entry and the game it belongs to; `in_play`: whether the channel's game has it; `sure`: it is meant, and not
    only one of several that may be."""

    game: str
    topic: Topic
    in_play: bool
    sure: bool = True

    @property
    def key(self) -> str:
        return f"{self.game}:{self.topic.key}"


async def offered(interaction: Interaction, typed: str) -> list[Entry]:
    """The entries meant by what was typed: of what is in play in the channel, or of all games where nothing is played;
    where none surely is, of all there is those called so, and else some that may be meant. Without a word all that is
    in play."""
    w, here = reader_words(interaction), await games_here(interaction)
    of_here = [(played.game, played.words(w), topics_of(w, played)) for played in here]
    if not plain(typed):
        return [Entry(game, topic, True) for game, _, topics in of_here for topic in topics]
    sure = [
        Entry(game, topic, True)
        for game, own, topics in of_here
        for topic in look_up.found(own, game_words(game), topics, typed)
    ]
    elsewhere = [
        Entry(game, topic, False)
        for game in ([] if sure else sorted(GAMES, key=lambda name: name != here[0].game))
        for topic in look_up.found_by_name(w, game_words(game), topics_of(w, Played(game)), typed)
    ]
    return (
        sure
        or elsewhere
        or [
            Entry(game, topic, True, sure=False)
            for game, own, topics in of_here
            for topic in look_up.nearly_found(own, game_words(game), topics, typed, NEAREST)
        ]
    )


def line_of(w: Words, entry: Entry) -> str:
    """An entry in a completion list, with the name of its game."""
    message = "topic-choice" if entry.in_play else "topic-choice.elsewhere"
    return w.say(message, title=entry.topic.title, section=entry.topic.section, game=title_of(w, entry.game))


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
    played = next((one for one in await games_here(interaction) if one.game == game), Played(game))
    try:
        own = played.words(w)
        text = game_words(game).look_up(own, topic)
    except KeyError:
        raise Refusal("unknown_topic", topic=key) from None
    related = look_up.related(own, game_words(game), topics_of(w, played), topic, limits.ROW_BUTTONS)
    meant, told = others[: limits.ROW_BUTTONS], {other.key for other in others}
    near = [one for one in (Entry(game, topic, True) for topic in related) if one.key not in told]
    buttons = _buttons(w, [*meant, *near])
    return text_reply(
        "\n".join(filter(None, [notice, text])),
        buttons[: len(meant)],
        buttons[len(meant) :],
        chapters_button(w, game),
        drawing=draw_topic(studio, game, topic, own, await reader_style(interaction)),
        screen=ScreenName("entry", ""),
    )


def _buttons(w: Words, entries: Sequence[Entry]) -> list[discord.ui.Item[Any]]:
    """One for each entry; those of one title are told apart by their sections, or by their games."""
    titles = Counter(one.topic.title for one in entries)

    def name(one: Entry) -> str:
        if titles[one.topic.title] == 1:
            return one.topic.title
        other_game = any(other.game != one.game and other.topic.title == one.topic.title for other in entries)
        return w.chain([one.topic.title, title_of(w, one.game) if other_game else one.topic.section])

    return [button(name(one), "related", "", one.key) for one in entries]


def choice_of(w: Words, entries: Sequence[Entry], typed: str) -> Reply:
    """The entries that may have been meant by what was typed, a button each."""
    lines = w.say("topic-unsure", typed=name_in_text(clipped(typed, QUOTED)))
    return text_reply(
        lines, _buttons(w, entries[:NEAREST]), chapters_button(w, entries[0].game), screen=ScreenName("entry", "")
    )
