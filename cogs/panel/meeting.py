"""A line above the panel of a person who meets something for the first time in any of their games, once for each."""

from typing import Final

from cogs.panel.shortcuts import has_shortcuts
from host import Host, Panel
from host.people.settings import PersonSettings
from words.games import game_words
from words.speech import Words

BETWEEN: Final = ":"  # the game and the thing
# Said in the first game that is no lesson, where they come up: what a seat is, such as its character, before what else
# is new there, and that a button may make several choices, after it.
ROLE, SHORTCUTS = "role", "shortcuts"


async def first_meeting(host: Host, user_id: int, settings: PersonSettings, panel: Panel, w: Words) -> list[str]:
    """The lines; none where nothing is new, where the person wants none or while a lesson tells what to do. What is
    said is noted as met, and all that comes up where a lesson tells about it."""
    if panel.decision is None or not settings.explain:
        return []
    speech, view = game_words(panel.table.row.rules_name), panel.position.view(panel.seat)
    role = "" if panel.taught or panel.position.sealed else speech.role(w, view, panel.seat)
    lines = {ROLE: role} if role else {}
    lines |= {thing: speech.first_line(w, thing) for thing in speech.meetings(view, panel.decision)}
    lines |= {SHORTCUTS: w.say("panel-shortcuts")} if not panel.taught and has_shortcuts(panel) else {}
    new = [thing for thing in lines if f"{speech.name}{BETWEEN}{thing}" not in settings.met]
    if not new:
        return []
    if panel.taught:
        met = [f"{speech.name}{BETWEEN}{thing}" for thing in new]
        await host.people.change_settings(user_id, {"met": [*settings.met, *met]})
        return []
    await host.people.change_settings(user_id, {"met": [*settings.met, f"{speech.name}{BETWEEN}{new[0]}"]})
    said = w.say("new-thing", line=lines[new[0]])
    return [said] if settings.met else [said, w.say("new-thing-once")]
