"""What must be so at the end of a run of any_press."""

from pathlib import Path
from random import Random
from typing import Any

from operation import control
from tests.soak.kills import GAPS, SQLITE_SOUND
from tests.soak.ways import Ways, owing_people
from tests.support.live.bot import BotProcess
from tests.support.live.ledger import Ledger
from tests.support.live.person import Sight
from tests.support.live.player import offered
from tests.support.live.stored import Stored


async def games_are_sound(bot: BotProcess, stored: Stored) -> dict[str, Any]:
    """As after a kill: pages, and every table's records and log. Returns how many games are how."""
    if isinstance(stored.place, Path):
        found = [tuple(row) for query in SQLITE_SOUND for row in stored.rows(query)]
        assert found == [("ok",)], found
    assert not stored.rows(GAPS)
    verdict = await control.sent(bot.socket, ["verify", "all"])
    assert verdict is not None and verdict.code == 0, verdict
    return dict(map(tuple, stored.rows("SELECT status, count(*) FROM games GROUP BY status")))


async def tables_are_playable(bot: BotProcess, ways: Ways, rng: Random) -> int:
    """Whoever must act at a running table is offered what the rules have, and one choice of it is taken. Returns at how
    many tables."""
    played = 0
    for table, _ in ways.running.all():
        for seat in owing_people(table)[:1]:
            person = ways.at(seat.user_id, table.row.channel_id)
            legal = set(table.position.decision(seat.seat).options)
            panel = (await person.slash("/turn")).message
            found = offered(panel)
            assert set(found) == legal or (_in_ranges(panel) and set(found) < legal), (table.row.id, panel.text)
            custom_id, value = found[rng.choice(sorted(found))]
            outcome = await person.press_id(panel.id, custom_id, None if value is None else [value])
            written = Ledger(bot.place, game_id=table.row.id).interactions()
            assert int(outcome.interaction) in written, (table.row.id, custom_id, outcome)
            played += 1
    return played


def _in_ranges(panel: Sight) -> bool:
    """Whether a panel shows some of many options, and a menu of the others."""
    return any(menu["custom_id"].startswith("cm:range:") for menu in panel.selects)
