"""Where a computer player searches, somebody is seen typing, and panels say so."""

import asyncio
import gc
from types import SimpleNamespace
from typing import Any, cast

import aiohttp
import discord
import pytest

from cogs.client.typing_indicator import AGAIN_AFTER_S, Typing
from cogs.framework.services import ServiceClient
from cogs.panel.panel import waiting_line
from engine import players
from host import Panel
from host.table.table import Table
from tests.support.hand_clock import HandClock
from words.speech import Words


async def test_a_channel_shows_typing_again_only_when_it_would_end_and_a_refusal_does_no_harm() -> None:
    clock, typed, unnoticed = HandClock(), list[int](), list[dict[str, Any]]()
    asyncio.get_running_loop().set_exception_handler(lambda _, context: unnoticed.append(context))
    failures = iter([discord.RateLimited(90.0), aiohttp.ServerDisconnectedError(), TimeoutError()])

    def channel(channel_id: int) -> Any:
        async def typing() -> None:
            typed.append(channel_id)
            raise next(failures)

        return SimpleNamespace(typing=typing)

    services = SimpleNamespace(host=SimpleNamespace(clock=clock))
    shown = Typing(cast(ServiceClient, SimpleNamespace(services=services, get_partial_messageable=channel)))
    for number, passed in ((1, 0), (1, 1), (2, 0), (None, 0), (1, AGAIN_AFTER_S)):
        clock.pass_time(passed)
        shown.show(cast(Table, SimpleNamespace(row=SimpleNamespace(channel_id=number))))
        await asyncio.sleep(0)
    await asyncio.sleep(0)
    gc.collect()  # what nobody has looked at in a task is told when that goes
    assert typed == [1, 2, 1] and unnoticed == []


@pytest.mark.parametrize(
    ("player", "said"), [(players.MASTER, "Kemal is thinking"), (players.ROOKIE, "until Kemal has moved")]
)
def test_a_panel_says_who_thinks(player: str, said: str) -> None:
    seats = [SimpleNamespace(player=players.PERSON), SimpleNamespace(player=player)]
    position = SimpleNamespace(seats_to_act=(1,), choices=[], sealed=False)
    row = SimpleNamespace(status="running")
    table = SimpleNamespace(seats=seats, position=position, row=row, over=False)
    line = waiting_line(
        Words("en", strict=True), cast(Panel, SimpleNamespace(table=table, seat=0, reopens=None)), ["Ann", "Kemal"]
    )
    assert said in line
