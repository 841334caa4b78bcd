"""Where a house player searches, somebody is seen typing."""

import asyncio
from types import SimpleNamespace
from typing import Any, cast

import discord

from cogs.shared.services import ServiceClient
from cogs.shared.thinking import AGAIN_AFTER_S, Typing
from host.table import Table
from tests.support.hand_clock import HandClock


async def test_a_channel_shows_typing_again_only_when_it_would_end_and_a_refusal_does_no_harm() -> None:
    clock, typed = HandClock(), list[int]()

    def channel(channel_id: int) -> Any:
        async def typing() -> None:
            typed.append(channel_id)
            raise discord.DiscordServerError(cast(Any, SimpleNamespace(status=503, reason="")), "")

        return SimpleNamespace(typing=typing)

    services = SimpleNamespace(host=SimpleNamespace(clock=clock))
    shown = Typing(cast(ServiceClient, SimpleNamespace(services=services, get_partial_messageable=channel)))
    for number, passed in ((1, 0), (1, 1), (2, 0), (None, 0), (1, AGAIN_AFTER_S)):
        clock.pass_time(passed)
        shown.show(cast(Table, SimpleNamespace(row=SimpleNamespace(channel_id=number))))
        await asyncio.sleep(0)
    assert typed == [1, 2, 1]
