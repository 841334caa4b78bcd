"""What a server takes in the bot's memory, in KiB: `python -m tests.bench.bench_servers [SERVERS]`.

Each has 25 roles, 30 channels in 6 categories (four fifths of them open to the same people as the rest of theirs), a
topic in each channel, 3 threads, 25 emoji and 5 stickers: 34 KiB of JSON. `Caravanserai` is told of them as by Discord.
"""

import asyncio
import gc
import json
import random
import sys
import tempfile
from itertools import count
from pathlib import Path
from typing import Any

import discord

from cogs.client.client import Caravanserai
from db import Database
from host import Host, Lobby
from tests.bench.bench_load import memory_of

Json = dict[str, Any]
RNG = random.Random(1)
LETTERS = "abcdefghijklmnopqrstuvwxyz "
ids = map(lambda number: str(10**18 + 4097 * number), count(1))
ME: Json = {"id": next(ids), "username": "Caravanserai", "discriminator": "0", "avatar": None, "bot": True}


def text(length: int) -> str:
    return "".join(RNG.choices(LETTERS, k=length))


def role(number: int, role_id: str) -> Json:
    return {
        "id": role_id, "name": text(10), "color": number, "colors": {"primary_color": number, "secondary_color": None,
        "tertiary_color": None}, "hoist": False, "position": number, "permissions": str(RNG.getrandbits(40)),
        "managed": False, "mentionable": False, "flags": 0, "icon": None, "unicode_emoji": None,
    }  # fmt: skip


def overwrites(roles: list[Json]) -> list[Json]:
    chosen = RNG.sample(roles, 3)
    return [{"id": one["id"], "type": 0, "allow": str(RNG.getrandbits(40)), "deny": "1024"} for one in chosen]


def channel(kind: int, parent: str | None, allowed: list[Json]) -> Json:
    return {
        "id": next(ids), "type": kind, "name": text(12), "position": 1, "permission_overwrites": allowed, "flags": 0,
        "parent_id": parent, "nsfw": False, "topic": text(60), "last_message_id": next(ids), "rate_limit_per_user": 0,
        "bitrate": 64000, "user_limit": 0, "rtc_region": None,
    }  # fmt: skip


def thread(guild: str, parent: str) -> Json:
    when = "2026-01-01T00:00:00+00:00"
    return {
        "id": next(ids), "type": 11, "guild_id": guild, "parent_id": parent, "owner_id": next(ids), "name": text(20),
        "last_message_id": next(ids), "message_count": 3, "member_count": 3, "rate_limit_per_user": 0, "flags": 0,
        "total_message_sent": 4, "thread_metadata": {"archived": False, "archive_timestamp": when, "locked": False,
        "auto_archive_duration": 1440, "create_timestamp": when},
    }  # fmt: skip


def server() -> Json:
    """What Discord sends of a server when the bot connects."""
    guild = next(ids)
    roles = [role(0, guild)] + [role(number, next(ids)) for number in range(1, 25)]
    categories = [channel(4, None, overwrites(roles)) for _ in range(6)]
    inside = [RNG.choice(categories) for _ in range(24)]
    channels = [
        channel(
            RNG.choice((0, 0, 2)),
            category["id"],
            category["permission_overwrites"] if RNG.random() < 0.8 else overwrites(roles),
        )
        for category in inside
    ]
    me = {"user": ME, "roles": [roles[1]["id"]], "joined_at": "2026-01-01T00:00:00+00:00", "deaf": False, "flags": 0}
    return {
        "id": guild, "name": text(16), "icon": "a" * 32, "owner_id": next(ids), "afk_timeout": 300, "roles": roles,
        "verification_level": 1, "default_message_notifications": 0, "explicit_content_filter": 0, "mfa_level": 0,
        "emojis": [{"id": next(ids), "name": text(8), "roles": [], "require_colons": True, "managed": False,
        "animated": False, "available": True} for _ in range(25)], "stickers": [{"id": next(ids), "name": text(8),
        "tags": "x", "type": 2, "format_type": 1, "description": text(20), "available": True, "guild_id": guild}
        for _ in range(5)], "features": ["COMMUNITY", "NEWS"], "system_channel_id": channels[0]["id"],
        "system_channel_flags": 0, "large": False, "member_count": 300, "voice_states": [], "members": [{**me,
        "mute": False}], "channels": categories + channels, "threads": [thread(guild, channels[0]["id"]) for _ in
        range(3)], "presences": [], "premium_tier": 0, "preferred_locale": "en-US", "nsfw_level": 0,
        "premium_progress_bar_enabled": False, "stage_instances": [], "guild_scheduled_events": [],
        "soundboard_sounds": [], "unavailable": False,
    }  # fmt: skip


async def main(servers: int) -> None:
    with tempfile.TemporaryDirectory() as place:
        database = await Database.open(Path(place) / "bot.db")
        host = Host(database)
        client = Caravanserai(host, Lobby(host), asyncio.to_thread, commands_stamp=Path(place) / "commands")
        state: Any = client._connection
        state.user = discord.ClientUser(state=state, data=ME)  # type: ignore[arg-type]
        before, sent = memory_of("self"), 0
        for _ in range(servers):
            message = json.dumps(server())
            sent += len(message)
            state.parse_guild_create(json.loads(message))
        gc.collect()
        each = (memory_of("self") - before) * 1024 / servers
        print(f"{servers} servers of {sent / servers / 1024:.1f} KiB of JSON: {each:.1f} KiB each")
        await database.close()


if __name__ == "__main__":
    asyncio.run(main(int(sys.argv[1]) if len(sys.argv) > 1 else 10_000))
