"""A text channel in which threads can be opened, as far as the bot looks at one."""

from collections.abc import Callable
from types import SimpleNamespace
from typing import Any
from unittest.mock import MagicMock

import discord


def text_channel(channel_id: int, me: int, *, lost: Callable[[], bool]) -> Any:
    """`me`: the bot, which owns the threads it opens; `lost`: whether it dies right after it has opened one."""
    channel = MagicMock(spec=discord.TextChannel, id=channel_id, threads=[])

    async def create_thread(*, name: str, **_: Any) -> Any:
        number = 100 * channel_id + len(channel.threads)
        thread = SimpleNamespace(id=number, name=name, owner_id=me, archived=False)
        channel.threads.append(thread)
        if lost():
            raise ConnectionError("the process ends here")
        return thread

    channel.create_thread = create_thread
    return channel
