"""Panels of every registered game in the pseudo-language: within Discord's limits, nothing in them said by code."""

from collections.abc import Iterator

import pytest

from cogs.panel.panel import panel_reply
from tests.support import limits
from tests.support.dealt import tables
from tests.support.language.pseudo_language import Watch, english_in, spoken
from tests.support.panels import SERVICES, TABLES, panels
from words.speech import Words

pytestmark = pytest.mark.xdist_group("pseudo")
NAME = "Ṁáẋ"
MOMENTS = 6


@pytest.fixture
def watch() -> Watch:
    return Watch(tuple(f"{NAME} {seat}" for seat in range(5)))


@pytest.fixture
def pseudo(monkeypatch: pytest.MonkeyPatch, watch: Watch) -> Iterator[Words]:
    yield from spoken(monkeypatch, watch)


@pytest.mark.parametrize("table", TABLES[::4], ids=str)
async def test_panels_keep_the_limits_and_say_nothing_in_english(
    table: tables.Table, pseudo: Words, watch: Watch
) -> None:
    told = 0
    for position in tables.moments(table, MOMENTS):
        for panel in panels(position, NAME):
            reply = await panel_reply(SERVICES, panel, pseudo)
            pictures = await reply.all_drawn()
            files = [{"filename": picture.name, "description": picture.alt} for picture in pictures]
            components = reply.view(pictures).to_components()
            assert limits.broken({"components": components, "attachments": files}, []) == []
            for text in (*limits.read({"components": components}), *(file["description"] for file in files)):
                assert english_in(text) == [], text
                told += 1
    assert told > 20
    assert watch.glued == set()
