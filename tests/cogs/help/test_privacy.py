"""What people read of their data: the page that an operator publishes, and how long backups keep what is deleted."""

from pathlib import Path

import pytest

from cogs.framework import button
from cogs.framework.limits import TEXT
from db import BackupPlan, Database
from tests.host.desk import ADA, Desk
from tests.support.reader import Reader
from tests.support.sentences import say

PAGE = Path(__file__).parents[3] / "docs" / "privacy.md"


def asker(desk: Desk) -> Reader:
    return Reader(desk, ADA, guild=1, channel=500)


async def test_the_help_shows_the_page_that_the_operator_publishes(desk: Desk) -> None:
    reader = asker(desk)
    await button("Settings and data", "help", rest="data").callback(reader.interaction)
    assert say("button-privacy") in reader.labels
    page = PAGE.read_text("utf-8")
    assert page.strip() in await reader.press("privacy", "")
    assert len(page) <= TEXT and "](" not in page and "|" not in page, "what a message of Discord shows as it is meant"


@pytest.mark.sqlite
@pytest.mark.parametrize(("hours", "days", "kept"), [(6.0, 30.0, 30), (6.0, 0.5, 1), (0.0, 30.0, None)])
async def test_who_deletes_their_data_reads_how_long_backups_keep_it(
    tmp_path: Path, hours: float, days: float, kept: int | None
) -> None:
    plan = BackupPlan(None, hours, 20, days)
    desk = Desk(await Database.open(tmp_path / "games.db", backups=plan))
    expected = say("data-in-backups-elsewhere") if kept is None else say("data-in-backups", days=kept)
    reader = asker(desk)
    asked = await reader.run("data delete")
    done = await reader.press("forget-me", "")
    await desk.close()
    assert expected in asked and expected in done
    assert say("data-deleted") in done
