"""Time is asked in one place, and a clock that is set holds nothing up."""

import re
from pathlib import Path

import pytest

from tests.host.desk import Desk
from tests.support.hand_clock import HandClock

ROOT = Path(__file__).parents[2]
ASKS = re.compile(r"(?<![.\w])(time|monotonic)\(\)|\bdatetime\.now|utcnow")
# Before there is a host; files, their age, and a start that is limited in time.
MAY_ASK = ("host/clock.py", "operation/serving.py", "operation/metrics.py", "db/sqlite/backup.py", "db/sqlite/file.py")


def test_only_the_clock_is_asked_for_the_time() -> None:
    files = [ROOT / "bot.py", *(path for folder in ("engine", "host", "db", "words", "render", "cogs", "operation")
                                for path in (ROOT / folder).rglob("*.py"))]  # fmt: skip
    asking = {str(path.relative_to(ROOT)) for path in files if ASKS.search(path.read_text())}
    assert asking == set(MAY_ASK)


@pytest.mark.parametrize("set_by", [-4 * 3600.0, 24 * 3600.0])
async def test_a_clock_that_is_set_holds_no_post_up(desk: Desk, set_by: float) -> None:
    desk.clock = clock = HandClock()
    desk.restart()
    await desk.begin()
    outbox = desk.database.outbox
    clock.jump(set_by)
    (start,) = await outbox.claim(clock.steady())
    await outbox.failed(start, "not now", clock.steady() + 60.0)
    clock.jump(-set_by)
    assert await outbox.claim(clock.steady()) == []
    clock.pass_time(60.0)
    assert [post.kind for post in await outbox.claim(clock.steady())] == ["start"]
