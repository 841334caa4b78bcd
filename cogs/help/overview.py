"""/help: the first steps, its chapters, the list of all commands and which have moved, and the page on privacy."""

from pathlib import Path
from typing import Final

import discord

from cogs.framework import Interaction, Pressed, Reply, button, reader_words, replies, slash_reply, text_reply
from cogs.framework.commands import COMMANDS, MOVED, typed_form
from engine.games import GAMES
from words.games import game_words, title_of
from words.speech import Words

PRIVACY: Final = Path(__file__).parents[2] / "docs" / "privacy.md"
COMMANDS_CHAPTER: Final = "commands"
CHAPTERS: Final = ("turn", "table", "results", "data", COMMANDS_CHAPTER)


@slash_reply("help")
async def show_help(interaction: Interaction) -> Reply:
    return help_reply(reader_words(interaction))


def help_reply(w: Words) -> Reply:
    """The first steps, with a lesson, the rules of each game and the chapters a press away."""
    learn = button(w.say("button-learn"), "learn", style=discord.ButtonStyle.primary)
    read = [
        button(w.say("button-chapters-of", game=title_of(w, game)), "chapter", "", f"{game}:")
        for game in sorted(GAMES)
        if game_words(game).parts
    ]
    chapters = [button(w.say(f"button-help-{chapter}"), "help", rest=chapter) for chapter in CHAPTERS]
    return text_reply(w.say("help-text"), [learn, *read], chapters)


def chapter_reply(w: Words, chapter: str) -> Reply:
    """A chapter, and the ways back and to what else it is about."""
    lines = [w.say(f"help-{chapter}")]
    if chapter == COMMANDS_CHAPTER:
        lines += _commands(w)
    privacy = [button(w.say("button-privacy"), "privacy")] if chapter == "data" else []
    return text_reply("\n".join(lines), [button(w.say("button-back"), "help"), *privacy])


def _commands(w: Words) -> list[str]:
    """Every command: those on top with what they do, those of a group in one line; then where some have moved."""
    groups: dict[str, list[str]] = {}
    lines = []
    for name in COMMANDS:
        group, message = name.rpartition(" ")[0], name.replace(" ", "-")
        if group:
            groups.setdefault(group, []).append(w.say(f"command-{message}.name"))
        else:
            what = w.say(f"command-{message}.description")
            lines.append(w.say("help-command", command=typed_form(w, name), what=what))
    lines += [
        w.say("help-command-group", group=w.say(f"command-{group}.name"), names=w.commas(names))
        for group, names in groups.items()
    ]
    return [*lines, w.say("help-moved", moved=w.series(_moved(w)))]


def _moved(w: Words) -> list[str]:
    return [w.say("help-moved-to", before=before, now=typed_form(w, now)) for before, now in MOVED.items()]


@replies("help", update=True, rest=f"(?:{'|'.join(CHAPTERS)})?")
async def press_help(interaction: Interaction, pressed: Pressed) -> Reply:
    w = reader_words(interaction)
    return chapter_reply(w, pressed.rest) if pressed.rest else help_reply(w)


@replies("privacy", rest="")
async def press_privacy(_: Interaction, __: Pressed) -> Reply:
    """The page on privacy that the operator publishes, as it lies here."""
    return text_reply(PRIVACY.read_text("utf-8"))
