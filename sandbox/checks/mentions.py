"""Which people a message notifies, as far as its allowed_mentions lets it."""

import re
from collections.abc import Collection
from typing import Any, NamedTuple

from sandbox.checks import components, limits
from sandbox.model import permissions
from sandbox.model.world import Channel, Json, Message, World
from sandbox.wire.errors import Problems

_USER = re.compile(r"<@!?(\d+)>")
_ROLE = re.compile(r"<@&(\d+)>")
_CODE = re.compile(r"```.*?```|`[^`\n]*`", re.DOTALL)


class Mentions(NamedTuple):
    users: list[str]
    roles: list[str]
    everyone: bool


def check_allowed(problems: Problems, allowed: Json | None) -> None:
    allowed = allowed or {}
    for kind in ("users", "roles"):
        listed = allowed.get(kind) or []
        problems.count(("allowed_mentions", kind), listed, 0, limits.MENTIONS)
        if listed and kind in (allowed.get("parse") or []):
            problems.add(
                ("allowed_mentions",),
                "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE",
                f"parse:['{kind}'] and {kind}: [ids...] are mutually exclusive.",
            )


def find(world: World, message: Message, allowed: Json | None, *, answer: bool) -> Mentions:
    """`answer`: part of an interaction, where only users are mentioned unless allowed_mentions says more."""
    text = _CODE.sub("", _readable(message))
    if allowed is None:
        allowed = {"parse": ["users"] if answer else ["users", "roles", "everyone"]}
    parse, users, roles = (allowed.get(key) or [] for key in ("parse", "users", "roles"))
    channel = world.channels[message.channel_id]
    may_all = permissions.may(world, channel, message.author_id, permissions.MENTION_EVERYONE)
    return Mentions(
        _named(_USER, text, world.users, None if "users" in parse else users),
        _named(_ROLE, text, world.roles, None if "roles" in parse else roles),
        "everyone" in parse and may_all and ("@everyone" in text or "@here" in text),
    )


def _named(mention: re.Pattern[str], text: str, known: Collection[str], allowed: list[Any] | None) -> list[str]:
    """The known ids in the text's mentions of a kind that are allowed; None: all are."""
    ids = [each for each in dict.fromkeys(mention.findall(text)) if each in known]
    return ids if allowed is None else [each for each in ids if each in map(str, allowed)]


def notified(world: World, channel: Channel, mentions: Mentions, author_id: str) -> list[str]:
    """The users behind these mentions who can see the channel, its author left out."""
    reached = list(mentions.users)
    guild = world.guilds[channel.guild_id] if channel.guild_id else None
    if guild is not None:
        reached += [
            user for user, roles in guild.members.items() if mentions.everyone or set(roles) & set(mentions.roles)
        ]
    return [
        user_id
        for user_id in dict.fromkeys(reached)
        if user_id != author_id and permissions.may(world, channel, user_id, permissions.VIEW_CHANNEL)
    ]


def _readable(message: Message) -> str:
    shown = [part["content"] for part in components.walk(message.components) if part["type"] == components.TEXT]
    return "\n".join([message.content, *shown])
