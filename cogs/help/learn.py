"""Lessons: /learn begins one or goes on with it, in a panel that nobody else sees."""

import discord
from discord.ext import commands

from cogs.framework import Interaction, Pressed, Reply, button, reader_words, replies, slash_reply, text_reply
from cogs.framework.commands import Completions, completions
from cogs.panel.lesson import closed_as_outdated, lessons, title_of_lesson
from cogs.turn.play import opened, refused, show
from engine.core.decision import Refusal
from host.learning import taking
from host.lessons.lesson import LESSONS
from host.turn import looking

NAME = "[a-z-]*"


async def learn(interaction: Interaction, name: str | None) -> Reply:
    """The panel of the lesson that the person takes, or the one called `name` if they take none; with another one
    that goes on they are asked; without a name and a lesson the list."""
    present = await taking.lesson_of(interaction.client.services.host, interaction.user.id)
    if present is None:
        return await lessons(interaction) if name is None else await begun(interaction, name)
    if taking.is_outdated(present):
        return await closed_as_outdated(interaction, present)
    if name is not None and not taking.goes_on(present):
        return await begun(interaction, name)
    if name is None or name == present.lesson:
        return await opened(interaction, present.id)
    if name not in LESSONS:
        raise Refusal("unknown_lesson")
    w = reader_words(interaction)
    now, new = (title_of_lesson(w, LESSONS[one]) for one in (present.lesson or "", name))
    return text_reply(
        w.say("lesson-leave-first", now=now, new=new),
        [
            button(w.say("button-lesson-go-on"), "open", present.id, style=discord.ButtonStyle.primary),
            button(w.say("button-lesson-instead", lesson=new), "lesson-begin", rest=name),
        ],
    )


async def begun(interaction: Interaction, name: str) -> Reply:
    """The panel of a lesson that begins now, in the place of the one before."""
    names = reader_words(interaction).say("house-names").split(", ")
    host, person = interaction.client.services.host, interaction.user
    row = await taking.begin(host, name, person.id, person.display_name, names)
    await host.houses.settled(row.id)
    return await opened(interaction, row.id)


@replies("learn", open_to_all=True, rest=NAME)
async def press_learn(interaction: Interaction, pressed: Pressed) -> Reply:
    return await learn(interaction, pressed.rest or None)


@replies("lesson", update=True, open_to_all=True, rest="", value=NAME, values=range(1, 2))
async def press_lesson(interaction: Interaction, pressed: Pressed) -> Reply:
    return await learn(interaction, pressed.values[0])


@replies("lesson-begin", update=True, open_to_all=True, rest=NAME)
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


class Learn(commands.Cog):
    """The command of lessons."""

    @slash_reply("learn")
    async def learn(self, interaction: Interaction, lesson: str | None = None) -> Reply:
        return await learn(interaction, lesson)

    @learn.autocomplete("lesson")
    async def complete_lesson(self, interaction: Interaction, typed: str) -> Completions:
        w = reader_words(interaction)
        named = ((lesson.name, title_of_lesson(w, lesson)) for lesson in LESSONS.values())
        return completions(named, typed.strip())
