"""What /help says, and the chapters behind its buttons."""

import pytest
from discord import app_commands

from cogs.framework import button
from cogs.framework.commands import COMMANDS, MOVED
from cogs.framework.errors import on_command_error
from cogs.help.overview import CHAPTERS
from tests.host.desk import ADA, Desk
from tests.support import limits
from tests.support.reader import Reader
from tests.support.sentences import say


def asker(desk: Desk) -> Reader:
    return Reader(desk, ADA, guild=1, channel=500)


async def test_each_chapter_is_a_press_away_and_leads_back(desk: Desk) -> None:
    reader = asker(desk)
    assert await reader.run("help") == f"{say('help-text')}\n"
    assert {say(f"button-help-{chapter}") for chapter in CHAPTERS} < {*reader.labels}
    for chapter in CHAPTERS:
        reader.begin()
        await button("x", "help", rest=chapter).callback(reader.interaction)
        assert say(f"help-{chapter}") in reader.text
        assert all(limits.broken(body, []) == [] for body in reader.bodies)
        back = [part["custom_id"] for part in limits.components(reader.components) if "custom_id" in part]
        assert "cv:help::" in back


async def test_one_chapter_names_every_command(desk: Desk) -> None:
    reader = asker(desk)
    await button("x", "help", rest="commands").callback(reader.interaction)
    for name in COMMANDS:
        assert name.split()[-1] in reader.text
    assert say("help-moved-to", before="import", now="/results import") in reader.text


@pytest.mark.parametrize("before", MOVED)
async def test_whoever_types_a_command_that_has_moved_is_told_where_it_is(desk: Desk, before: str) -> None:
    reader = asker(desk)
    await on_command_error(reader.interaction, app_commands.CommandNotFound(before, []))
    assert reader.text.strip() == say("command-moved", before=before, now=f"/{MOVED[before]}")
