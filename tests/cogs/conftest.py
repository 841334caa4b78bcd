"""A database in a file and a host at it."""

import asyncio
from collections.abc import Callable, Mapping

import pytest

import cogs.client.client  # noqa: F401 registers the handler of every button
from cogs.framework import answering as answers
from tests.support.dealt.old_games import old_desk
from tests.support.hosted import desk, same_games

__all__ = ["desk", "old_desk", "same_games"]


def pytest_asyncio_loop_factories(
    config: pytest.Config, item: pytest.Item
) -> Mapping[str, Callable[[], asyncio.AbstractEventLoop]]:
    """A module may have a LOOP of its own, such as `JumpingLoop` where an answer is late by some tenths of a second."""
    return {"loop": getattr(item.getparent(pytest.Module).module, "LOOP", asyncio.new_event_loop)}


@pytest.fixture(autouse=True)
def everything_in_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """An answer is whole at once however busy the machine is; tests of late ones say what is late."""
    for within in ("DIRECTLY_WITHIN_S", "PICTURES_WITHIN_S"):
        monkeypatch.setattr(answers, within, 60.0)
