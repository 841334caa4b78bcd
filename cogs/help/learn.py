"""/learn: a lesson begins, goes on, is left or goes back, in a panel that nobody else sees. What happens to its game
stands in host/learning/taking.py."""

from typing import Final

import discord
from discord import app_commands

from cogs.framework import (
    ONE_VALUE,
    Completions,
    Interaction,
    Pressed,
    Reply,
    button,
    completions,
    reader_words,
    replies,
    slash_reply,
    text_reply,
)
from cogs.panel.lesson import closed_as_outdated, lessons, title_of_lesson
from cogs.turn.play import opened, refused, show
from engine.core.decision import Refusal
from host.learning import taking
from host.lessons.lesson import LESSONS, Lesson
from host.turn import looking
from words.games import game_words
from words.speech import Words, words

NAME: Final = "[a-z-]*"


async def complete_lesson(interaction: Interaction, typed: str) -> Completions:
    return _called(reader_words(interaction), typed.strip())


def _called(w: Words, typed: str) -> Completions:
    """The lessons that what was typed may mean; the first of a game by what else that is called too."""
    english = {lesson.name: title_of_lesson(words(), lesson) for lesson in LESSONS.values()}
    return completions(((lesson.name, _title(w, lesson)) for lesson in LESSONS.values()), typed, english)


def _title(w: Words, lesson: Lesson) -> str:
    title, speech = title_of_lesson(w, lesson), game_words(lesson.game)
    return speech.choice_title(w) if title == speech.title(w) else title


@slash_reply("learn")
@app_commands.autocomplete(lesson=complete_lesson)
async def learn(interaction: Interaction, lesson: str | None = None) -> Reply:
    """The panel of the lesson that the person takes, or the one called `lesson` (its name, or what was typed of its
    title) if they take none; with another one that goes on they are asked; without a name and a lesson the list."""
    if lesson is not None and lesson not in LESSONS:
        lesson = next((known.value for known in _called(reader_words(interaction), lesson)), lesson)
    present = await interaction.client.services.host.db.games.lesson_of(interaction.user.id)
    if present is None:
        return await lessons(interaction) if lesson is None else await begun(interaction, lesson)
    if taking.is_outdated(present):
        return await closed_as_outdated(interaction, present)
    if lesson is not None and not taking.goes_on(present):
        return await begun(interaction, lesson)
    if lesson is None or lesson == present.lesson:
        return await opened(interaction, present.id)
    if lesson not in LESSONS:
        raise Refusal("unknown_lesson")
    w = reader_words(interaction)
    now, new = (title_of_lesson(w, LESSONS[name]) for name in (present.lesson or "", lesson))
    return text_reply(
        w.say("lesson-leave-first", now=now, new=new),
        [
            button(w.say("button-lesson-go-on"), "open", present.id, style=discord.ButtonStyle.primary),
            button(w.say("button-lesson-instead", lesson=new), "lesson-begin", rest=lesson),
        ],
    )


async def begun(interaction: Interaction, name: str) -> Reply:
    """The panel of a lesson that begins now, in the place of the one before."""
    names = reader_words(interaction).say("house-names").split(", ")
    host, person = interaction.client.services.host, interaction.user
    row = await taking.begin(host, name, person.id, person.display_name, names)
    await host.houses.settled(row.id)
    return await opened(interaction, row.id)


@replies("learn", rest=NAME)
@replies("lesson", update=True, rest="", value=NAME, values=ONE_VALUE)
async def press_learn(interaction: Interaction, pressed: Pressed) -> Reply:
    return await learn(interaction, pressed.value if pressed.values else pressed.rest or None)


@replies("lesson-begin", update=True, rest=NAME)
async def press_begin(interaction: Interaction, pressed: Pressed) -> Reply:
    return await begun(interaction, pressed.rest)


@replies("lesson-leave", update=True, rest="")
async def press_leave(interaction: Interaction, pressed: Pressed) -> Reply:
    await taking.leave(interaction.client.services.host, interaction.user.id)
    return await lessons(interaction, reader_words(interaction).say("lesson-left"))


@replies("lesson-back", update=True, rest="")
async def press_back(interaction: Interaction, pressed: Pressed) -> Reply:
    """The panel where the person left what is told."""
    host = interaction.client.services.host
    try:
        await taking.go_back(host, pressed.game_id, interaction.user.id, interaction_id=interaction.id)
    except Refusal as refusal:
        return await refused(interaction, pressed.game_id, refusal)
    return await show(interaction, await looking.panel(host, pressed.game_id, interaction.user.id))
