"""What a lesson adds to its panel: what is told now, and the buttons that go back to it, go on and leave; and the list
of lessons."""

from collections.abc import Mapping, Sequence
from typing import Any

import discord

from cogs.shared.language import reader_words
from cogs.shared.reply import Reply, ScreenName, text_reply
from cogs.shared.routes import button, menu, menu_option
from cogs.shared.seats import names_of
from cogs.shared.services import Interaction
from host import GameRow, Host, Panel, looking
from host.lessons import taking
from host.lessons.progress import Progress
from host.lessons.script import SCRIPTS, Script
from host.settings import settings_of
from words.games import game_words
from words.speech import Words


def title_of_lesson(w: Words, script: Script) -> str:
    """The lesson's name for readers."""
    return w.about(script.game).say(f"lesson-{script.name}")


def lesson_about(game: str, options: Mapping[str, str]) -> Script | None:
    """The lesson of a game with these options, or else the first of the game; None where it has none."""
    scripts = [script for script in SCRIPTS.values() if script.game == game]
    same = [script for script in scripts if script.options.items() <= options.items()]
    return next(iter([*same, *scripts]), None)


def next_lesson(script: Script) -> Script | None:
    """The lesson after this one; None after the last."""
    scripts = list(SCRIPTS.values())
    following = scripts[scripts.index(script) + 1 :]
    return following[0] if following else None


async def lesson_lines(host: Host, w: Words, panel: Panel) -> list[str]:
    """What others did since the learner's last turn, where that begins, and what the lesson tells now."""
    lesson, table = panel.lesson, panel.table
    if lesson is None:
        return []
    names, since = names_of(w, table.seats), ""
    if panel.decision is not None and not table.open_rows and lesson.made:
        turns = [turn.events for turn in await looking.turns_since(host, table.row.id, panel.seat)]
        since = game_words(table.row.rules_name).since_your_last_turn(w, turns, panel.seat, names)
    script, title = lesson.script, title_of_lesson(w, lesson.script)
    if lesson.beyond:
        return [*([since] if since else []), w.say("lesson-free", lesson=title)]
    if lesson.over:
        head = w.say("lesson-told", lesson=title)
    else:
        head = w.say("lesson-head", lesson=title, number=lesson.number + 1, count=len(script.steps))
    return [*([since] if since else []), head, f"> {_told(w, panel, lesson, names)}"]


def _told(w: Words, panel: Panel, lesson: Progress, names: Sequence[str]) -> str:
    """What the lesson tells now, in a sentence that may name the others by their colours."""
    rules = panel.position.rules
    if lesson.astray:
        return w.say("lesson-astray")
    if panel.meant == rules.turn_end and panel.table.open_rows:
        return w.say("lesson-finish")
    say = "end" if lesson.step is None else lesson.step.say
    named = dict(zip(lesson.script.colours, names, strict=True))
    return w.about(lesson.script.game).say(f"lesson-{lesson.script.name}-{say}", **named)


def lesson_row(w: Words, panel: Panel) -> list[discord.ui.Item[Any]]:
    """Back to what is told, the next lesson once all is told, and leaving."""
    lesson, game_id = panel.lesson, panel.table.row.id
    if lesson is None:
        return []
    items: list[discord.ui.Item[Any]] = []
    if lesson.astray and not panel.table.over:
        items.append(button(w.say("button-lesson-back"), "lesson-back", game_id, style=discord.ButtonStyle.primary))
    following = next_lesson(lesson.script) if lesson.over else None
    if following is not None:
        label = w.say("button-lesson-next", lesson=title_of_lesson(w, following))
        items.append(button(label, "lesson-begin", rest=following.name, style=discord.ButtonStyle.primary))
    items.append(button(w.say("button-lesson-leave"), "lesson-leave", game_id))
    return [discord.ui.ActionRow[Any](*items)]


async def closed_as_outdated(interaction: Interaction, row: GameRow) -> Reply:
    """A lesson that an update has changed is closed, and may begin again."""
    w = reader_words(interaction)
    await taking.leave(interaction.client.services.host, interaction.user.id)
    script = SCRIPTS.get(row.lesson or "")
    if script is None:
        return await lessons(interaction, w.say("lesson-gone"))
    title = title_of_lesson(w, script)
    again = button(w.say("button-lesson-again"), "lesson-begin", rest=script.name, style=discord.ButtonStyle.primary)
    return text_reply(w.say("lesson-outdated", lesson=title), [again])


async def lessons(interaction: Interaction, notice: str = "") -> Reply:
    """All lessons, those that the person has been told to the end marked, and a menu that begins one."""
    w = reader_words(interaction)
    done = (await settings_of(interaction.client.services.host.people, interaction.user.id)).lessons
    lines = [notice] if notice else []
    lines.append(w.say("lessons-title"))
    options = []
    for script in SCRIPTS.values():
        title, about = title_of_lesson(w, script), w.about(script.game).say(f"lesson-{script.name}.about")
        lines.append(w.say("lesson-line", lesson=title, about=about, done="yes" if script.name in done else "no"))
        options.append(menu_option(title, script.name, description=about))
    reply = text_reply("\n".join(lines), [menu(w.say("menu-lesson"), options, "lesson")])
    reply.screen = ScreenName("lessons", "")
    return reply
