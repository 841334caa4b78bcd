"""The legends of a table."""

import pytest

from cogs.framework.routes import button
from tests.host.desk import ADA, Desk
from tests.support.reader import Reader
from tests.support.sentences import say, tells


@pytest.mark.parametrize(
    ("game", "chosen", "legends"),
    [
        ("istanbul", {}, 1),
        ("istanbul", {"expansion": "mocha"}, 2),
        ("istanbul", {"expansion": "bazaar"}, 3),
        ("marco_polo", {}, 1),
    ],
)
async def test_one_press_shows_every_legend_of_what_is_played(
    desk: Desk, game: str, chosen: dict[str, str], legends: int
) -> None:
    row = (await desk.open(game, ADA, options=chosen)).row
    reader = Reader(desk, ADA, guild=1, channel=row.channel_id or 0)
    await button("x", "signs", row.id).callback(reader.interaction)
    assert tells(reader.text, f"{game}/concept-signs.rule")
    assert len(reader.files) == legends
    assert say("button-chapters") in reader.labels
