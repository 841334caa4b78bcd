"""What a lesson adds to a panel: what is told now, back, next and leave; the list of lessons, and one that an update
has changed."""

from collections.abc import Mapping, Sequence
from typing import Any

import discord

from cogs.framework import (
    Interaction,
    Reply,
    ScreenName,
    button,
    menu,
    menu_option,
    names_of,
    reader_words,
    text_reply,
    words_of_game,
)
from host import GameRow, Host, Panel
from host.learning import taking
from host.lessons.lesson import LESSONS, Lesson
from host.lessons.progress import Progress
from host.people.settings import settings_of
from host.turn import looking
from words.games import game_words
from words.speech import Words


def title_of_lesson(w: Words, lesson: Lesson) -> str:
    return w.about(lesson.game).say(f"lesson-{lesson.name}")


def lesson_about(game: str, options: Mapping[str, str]) -> Lesson | None:
    """The lesson of a game with these options, or else the first of the game; None where it has none."""
    lessons = [lesson for lesson in LESSONS.values() if lesson.game == game]
    same = [lesson for lesson in lessons if lesson.options.items() <= options.items()]
    return next(iter([*same, *lessons]), None)


def next_lesson(lesson: Lesson) -> Lesson | None:
    """The lesson after this one; None after the last."""
    lessons = list(LESSONS.values())
    return next(iter(lessons[lessons.index(lesson) + 1 :]), None)


async def lesson_lines(host: Host, w: Words, panel: Panel) -> list[str]:
    """The lines of a lesson: the turns of others where the learner's begins, and what the lesson tells now."""
    progress, table = panel.progress, panel.table
    if progress is None:
        return []
    names, since = names_of(w, table.seats), ""
    if panel.decision is not None and not table.open_rows and progress.made:
        turns = [turn.events for turn in await looking.turns_since(host, table.row.id, panel.seat)]
        own = words_of_game(w, table.row)
        since = game_words(table.row.rules_name).since_your_last_turn(own, turns, panel.seat, names)
    lesson, title = progress.lesson, title_of_lesson(w, progress.lesson)
    if progress.beyond or progress.strayed > 1:  # that the learner left the way is said once
        lines = [since, w.say("lesson-free", lesson=title)]
    elif progress.over:
        lines = [since, w.say("lesson-told", lesson=title), f"> {_sentence(w, panel, progress, names)}"]
    else:
        head = w.say("lesson-head", lesson=title, number=progress.number + 1, count=len(lesson.steps))
        lines = [since, head, f"> {_sentence(w, panel, progress, names)}"]
    return [line for line in lines if line]


def _sentence(w: Words, panel: Panel, progress: Progress, names: Sequence[str]) -> str:
    """The present sentence of the lesson, which may name the others by their colours, and figures of the rules."""
    if progress.astray:
        return w.say("lesson-astray")
    if panel.meant == panel.position.rules.turn_end and panel.table.open_rows:
        return w.say("lesson-finish")
    step = "end" if progress.step is None else progress.step.say
    own = w.about(progress.lesson.game, panel.table.row.rules_version)
    facts = {
        **game_words(progress.lesson.game).chapter_facts(own),
        **dict(zip(progress.lesson.colours, names, strict=True)),
    }
    return own.say(f"lesson-{progress.lesson.name}-{step}", **facts)


def lesson_row(w: Words, panel: Panel) -> list[discord.ui.Item[Any]]:
    """Back to what is told, the next lesson once all is told, what symbols mean, and leaving."""
    progress, game_id = panel.progress, panel.table.row.id
    if progress is None:
        return []
    items: list[discord.ui.Item[Any]] = []
    if progress.astray and not panel.table.over:
        items.append(button(w.say("button-lesson-back"), "lesson-back", game_id, style=discord.ButtonStyle.primary))
    following = next_lesson(progress.lesson) if progress.over else None
    if following is not None:
        label = w.say("button-lesson-next", lesson=title_of_lesson(w, following))
        items.append(button(label, "lesson-begin", rest=following.name, style=discord.ButtonStyle.primary))
    items.append(button(w.say("button-signs.short"), "signs", game_id))
    items.append(button(w.say("button-lesson-leave"), "lesson-leave", game_id))
    return [discord.ui.ActionRow[Any](*items)]


async def closed_as_outdated(interaction: Interaction, row: GameRow) -> Reply:
    """A lesson that an update has changed is closed, and may begin again."""
    w = reader_words(interaction)
    await taking.leave(interaction.client.services.host, interaction.user.id)
    lesson = LESSONS.get(row.lesson or "")
    if lesson is None:
        return await lessons(interaction, w.say("lesson-gone"))
    title = title_of_lesson(w, lesson)
    again = button(w.say("button-lesson-again"), "lesson-begin", rest=lesson.name, style=discord.ButtonStyle.primary)
    return text_reply(w.say("lesson-outdated", lesson=title), [again])


async def lessons(interaction: Interaction, notice: str = "") -> Reply:
    """All lessons, those that the person has been told to the end marked, and a menu that begins one."""
    w = reader_words(interaction)
    done = (await settings_of(interaction.client.services.host.people, interaction.user.id)).lessons
    lines, options = [notice, w.say("lessons-title")], []
    for lesson in LESSONS.values():
        title, about = title_of_lesson(w, lesson), w.about(lesson.game).say(f"lesson-{lesson.name}.about")
        lines.append(w.say("lesson-line", lesson=title, about=about, done="yes" if lesson.name in done else "no"))
        options.append(menu_option(title, lesson.name, description=about))
    text, choose = "\n".join(filter(None, lines)), menu(w.say("menu-lesson"), options, "lesson")
    return text_reply(text, [choose], screen=ScreenName("lessons", ""))
