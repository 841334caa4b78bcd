"""What is this? Above a panel a menu of the things in sight of its seat, and what one of them is: its rule in two
sentences, what it means with the figures of now, whether it can be chosen, and how it looks."""

from collections.abc import Awaitable, Iterable, Sequence
from typing import Any, NamedTuple

import discord

from cogs.shared import limits
from cogs.shared.menus import Labels
from cogs.shared.pictures import draw_topic
from cogs.shared.reply import Picture
from cogs.shared.routes import RoutedButton, button, menu, menu_option
from cogs.shared.seats import plain_names_of
from host import Panel
from render.scene import Style
from render.studio import Studio
from words.games import game_words
from words.shapes import Names
from words.speech import Words

NOTHING_YET = ""
"""The menu is open, and nothing has been asked."""


class Asker(NamedTuple):
    """Who asks, and the labels of their options."""

    panel: Panel
    labels: Labels
    names: Names


def what_button(words: Words, game_id: str, thing: str | None) -> RoutedButton:
    """Opens the menu, or closes it where it is open."""
    if thing is None:
        return button(words.say("button-what"), "what", game_id, "open")
    return button(words.say("button-what-close"), "what", game_id, "close")


def answer_parts(words: Words, asker: Asker, thing: str) -> list[discord.ui.Item[Any]]:
    """What the `thing` is, by the key of its entry, and the menus of all that can be asked about. Something that is not
    in sight, such as a card that was played meanwhile, is said to be gone."""
    panel = asker.panel
    speech = game_words(panel.table.row.rules_name)
    offered, seen = speech.in_sight(panel.position.view(panel.seat), panel.decision)
    titles = {topic.key: topic.title for topic in speech.topics(words)}
    told = words.say("what-ask")
    if thing in (*offered, *seen):
        told = _answer(words, asker, thing)
    elif thing != NOTHING_YET:
        told = words.say("what-gone", title=titles[thing]) if thing in titles else words.say("what-unknown")
    groups = (("menu-what-offered", offered), ("menu-what-seen", seen))
    menus = [one for title, keys in groups for one in _menus(words, panel, title, keys, titles)]
    return [discord.ui.TextDisplay[Any](told), *menus]


def _menus(
    words: Words, panel: Panel, name: str, keys: Sequence[str], titles: dict[str, str]
) -> Iterable[discord.ui.ActionRow[Any]]:
    for start in range(0, len(keys), limits.MENU_OPTIONS):
        part = keys[start : start + limits.MENU_OPTIONS]
        title = words.say(name)
        if len(part) < len(keys):
            title = words.say("panel-menu-part", title=title, first=titles[part[0]], last=titles[part[-1]])
        options = [menu_option(titles[key], key) for key in part]
        yield discord.ui.ActionRow[Any](menu(title, options, "what-is", panel.table.row.id, f"{name}{start}"))


def _answer(words: Words, asker: Asker, key: str) -> str:
    panel = asker.panel
    speech = game_words(panel.table.row.rules_name)
    brief, example = speech.in_brief(words, key), speech.example(words, panel.position.view(panel.seat), key)
    lines = [words.say("what-title", title=brief.title), brief.rule, example, _whether_now(words, asker, key)]
    return "\n".join(filter(None, lines))


def _whether_now(words: Words, asker: Asker, key: str) -> str:
    """Whether it can be chosen now, and why not; empty where nothing of the kind is chosen now."""
    panel, decision = asker.panel, asker.panel.decision
    if decision is None:
        return ""
    speech, view = game_words(panel.table.row.rules_name), panel.position.view(panel.seat)
    found = speech.ways(view, decision, key)
    if found.options:
        label = asker.labels[found.options[0]].whole
        return words.say("what-now", label=label) if len(found.options) == 1 else words.say("what-now-some")
    why = decision.why(found.typed) if found.typed else None
    if why is None or why.code == "not_an_option":
        return ""
    return words.say("what-not-now", reason=speech.refusal(words, why, view, asker.names))


async def drawn_above(
    studio: Studio,
    panel: Panel,
    thing: str | None,
    words: Words,
    style: Style,
    parts: int,
    drawing: Awaitable[list[Picture]],
) -> list[Picture]:
    """What is asked about as a picture, where it is in sight and can be drawn, and below the `parts` above it what
    belongs to the panel."""
    below = [picture._replace(below=parts) for picture in await drawing]
    game, view = panel.table.row.rules_name, panel.position.view(panel.seat)
    if not thing or not any(thing in keys for keys in game_words(game).in_sight(view, panel.decision)):
        return below
    names = plain_names_of(words, panel.table.seats)
    return [*await draw_topic(studio, game, thing, words, style, table=view, names=names), *below]
