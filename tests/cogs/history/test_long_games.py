"""A page of the history of a very long game is read as that of a short one: one view is read, and no position."""

from functools import cache
from typing import Any

import pytest

from cogs.framework.routes import button
from db import packing
from host.table import records
from host.table.pending import PendingRows
from host.table.table import Table
from tests.host.desk import ADA, Desk
from tests.support.dealt.whole_games import ANY, store, whole_game
from tests.support.reader import Reader
from tests.support.sentences import tells

PAGES = [
    ("history", ""),
    ("history", "back.{middle}.all"),
    ("history", "first.0.all"),
    ("history", "stepnext.{middle}.all.s1"),
    ("history", "next.{middle}.score"),
    ("history", "next.{middle}.seat0"),
    ("log", "0"),
    ("race", ""),
]


LENGTHS = {"short": 40, "long": ANY}
"""By the name of a game, of how many choices one is any legal one."""


class Work:
    """What reading a history takes. `views`: how many were made; `parsed`: characters of JSON."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.views = self.parsed = 0
        made, parsed = records.Codec.view_of, packing.from_json

        def view_of(codec: Any, data: Any) -> Any:
            self.views += 1
            return made(codec, data)

        def from_json(text: bytes) -> Any:
            self.parsed += len(text)
            return parsed(text)

        monkeypatch.setattr(records.Codec, "view_of", view_of)
        monkeypatch.setattr(packing, "from_json", from_json)

    def since(self) -> tuple[int, int]:
        """Views and characters since this was asked before."""
        views, parsed = self.views, self.parsed
        self.views = self.parsed = 0
        return views, parsed


@cache
def played(name: str) -> tuple[Table, PendingRows]:
    return whole_game("istanbul", 4, {}, 1, any_legal=LENGTHS[name], game_id=name)


@pytest.mark.parametrize("archived", [False, True])
async def test_the_first_look_takes_one_view_however_long_the_game(
    desk: Desk, monkeypatch: pytest.MonkeyPatch, archived: bool
) -> None:
    work, taken = Work(monkeypatch), dict[str, list[int]]()
    for name in LENGTHS:
        table, pending = played(name)
        await store(desk.database, table, pending, archived=archived)
        turns = len(pending.turns) - 1
        assert turns > 1000 or name == "short"
        await desk.database.games.records(name)
        _, whole = work.since()
        for verb, rest in PAGES:
            desk.restart()  # so that each is a first look
            reader = Reader(desk, ADA, guild=1, channel=1, sees=(1,))
            place = rest.format(middle=turns // 2)
            await button("x", verb, name, place).callback(reader.interaction)
            title = {"log": "history-log-title", "race": "", "history": "history-title"}[verb]
            told = tells(reader.text, "history-start" if rest.startswith("first") else title) if title else reader.files
            assert told, (verb, place, reader.text)
            views, parsed = work.since()
            taken.setdefault(name, []).append(views)
            assert parsed < whole / 2 or name == "short", (place, parsed, whole)
    assert taken["long"] == taken["short"] and max(taken["long"]) == 2
