"""*What is this?* in a panel: its menus, and the answer about one thing (rule, figures of now, whether it can be
chosen, picture). What can be asked about stands in `sight.py` of the game in `words`."""

import re
from collections.abc import Awaitable, Iterable, Mapping, Sequence
from typing import Any, Final, NamedTuple

import discord

from cogs.framework import Picture, button, draw_topic, limits, menu, menu_option, part_title, plain_names_of
from cogs.framework.routes import RoutedButton
from cogs.panel.menus import Labels
from cogs.panel.why_not import why_not
from host import Panel
from render.scene import Style
from render.studio import Studio
from words.game import AnyWords
from words.games import game_words
from words.shapes import InSight, Names, Topic, fitting
from words.speech import Words

NOTHING_YET: Final = ""
"""The menus are open, and nothing has been asked."""
ANSWER: Final = 1
"""Which part of the message the answer is, counted from 0."""
MENUS: Final = ("menu-what-offered", "menu-what-seen", "menu-what-terms")
"""The names of the menus of what is in sight."""
BETWEEN_SENTENCES: Final = re.compile(r"(?<=[^\s\d][.!?]) ")
"""Not the full stop of an ordinal ("the 2. post" in some languages)."""
KEY: Final = "[a-zA-Z0-9_-]{1,60}"
"""The key of any entry."""


class Asker(NamedTuple):
    """Who asks, and the labels of their options. `verb`: of the buttons and menus, followed by a dash for a menu."""

    w: Words
    panel: Panel
    labels: Labels
    names: Names
    verb: str = "what"

    @property
    def speech(self) -> AnyWords:
        return game_words(self.panel.table.row.rules_name)

    @property
    def view(self) -> Any:
        return self.panel.position.view(self.panel.seat)

    @property
    def sight(self) -> InSight:
        return self.speech.in_sight(self.view, self.panel.decision)


def what_button(w: Words, game_id: str, verb: str = "what") -> RoutedButton:
    """Opens the menus."""
    return button(w.say("button-what"), verb, game_id, "open")


def answer_parts(asker: Asker, thing: str) -> list[discord.ui.Item[Any]]:
    """Explains the `thing`, the key of an entry; below it are the menus of all that can be asked about, and the button
    that closes them. They stand in the place of the choices: whoever asks must not play by mistake. Something that is
    not in sight, such as a card that was played meanwhile, is said to be gone."""
    w, sight = asker.w, asker.sight
    topics = {topic.key: topic for topic in asker.speech.topics(asker.speech.own(w, asker.view))}
    if any(thing in keys for keys in sight):
        text = _answer(asker, thing)
    elif thing == NOTHING_YET:
        text = w.say("what-ask")
    else:
        text = w.say("what-gone", title=topics[thing].title) if thing in topics else w.say("what-unknown")
    menus = [row for name, keys in zip(MENUS, sight, strict=True) for row in _menus(asker, name, keys, topics)]
    close = button(w.say("button-what-close"), asker.verb, asker.panel.table.row.id, "close")
    return [discord.ui.TextDisplay[Any](text), *menus, discord.ui.ActionRow[Any](close)]


def _menus(
    asker: Asker, name: str, keys: Sequence[str], topics: Mapping[str, Topic]
) -> Iterable[discord.ui.ActionRow[Any]]:
    for number, part in enumerate(limits.batches(keys, limits.MENU_OPTIONS)):
        title = asker.w.say(name)
        if len(part) < len(keys):
            first, last = topics[part[0]], topics[part[-1]]
            kinds, things = (first.section, last.section), (first.title, last.title)
            ends = kinds if first.section != last.section else things  # kinds are short
            title = part_title(asker.w, title, *ends)
        options = [menu_option(topics[key].title, key, description=_beside(asker, topics[key])) for key in part]
        rest = f"{name}{number * limits.MENU_OPTIONS}"
        yield discord.ui.ActionRow[Any](menu(title, options, f"{asker.verb}-is", asker.panel.table.row.id, rest))


def _beside(asker: Asker, topic: Topic) -> str:
    """Why it cannot be chosen now, in as many sentences as have room, or what kind of thing it is."""
    reason = _reason(asker, topic.key)
    if not reason:
        return topic.section
    told = asker.w.say("what-not-now.plain", reason=reason)
    return " ".join(fitting(BETWEEN_SENTENCES.split(told), limits.OPTION_TEXT)) or told


def _answer(asker: Asker, key: str) -> str:
    own = asker.speech.own(asker.w, asker.view)
    brief, example = asker.speech.in_brief(own, key), asker.speech.example(own, asker.view, key)
    title = asker.w.say("what-title", title=brief.title)
    return "\n".join(filter(None, [title, brief.rule, example, _whether_now(asker, key)]))


def _whether_now(asker: Asker, key: str) -> str:
    """Whether it can be chosen now, and why not; empty where nothing of the kind is chosen now."""
    w, decision = asker.w, asker.panel.decision
    ways = () if decision is None else asker.speech.ways(asker.view, decision, key).options
    if not ways:
        waits = decision is None and key not in asker.sight.terms
        reason = why_not(w, asker.panel, key) if waits else _reason(asker, key)
        return w.say("what-not-now", reason=reason) if reason else ""
    return w.say("what-now", label=asker.labels[ways[0]].whole) if len(ways) == 1 else w.say("what-now-some")


def _reason(asker: Asker, key: str) -> str:
    """Why it cannot be chosen now; empty where it can, and where nothing of the kind is chosen."""
    decision = asker.panel.decision
    if decision is None:
        return ""
    ways = asker.speech.ways(asker.view, decision, key)
    if not ways.typed or ways.options:
        return ""
    return asker.speech.why_not(asker.w, asker.view, decision, ways.typed, asker.names)


async def drawn_besides(
    studio: Studio, asker: Asker, thing: str | None, style: Style, drawing: Awaitable[list[Picture]]
) -> list[Picture]:
    """What belongs to the panel, and below the answer the picture of what is asked about, where it is in sight and can
    be drawn."""
    pictures = await drawing
    if not thing or not any(thing in keys for keys in asker.sight):
        return pictures
    names = plain_names_of(asker.w, asker.panel.table.seats)
    game = asker.panel.table.row.rules_name
    drawn = await draw_topic(studio, game, thing, asker.w, style, table=asker.view, names=names)
    return [*pictures, *(picture._replace(below=ANSWER) for picture in drawn)]
