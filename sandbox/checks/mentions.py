"""Whom a message notifies: what it mentions, as far as allowed_mentions lets it."""

import re
from dataclasses import dataclass, field

from sandbox.checks import components, limits
from sandbox.model import permissions
from sandbox.model.world import Channel, Json, Message, World
from sandbox.wire.errors import Problems

_USER = re.compile(r"<@!?(\d+)>")
_ROLE = re.compile(r"<@&(\d+)>")
_CODE = re.compile(r"```.*?```|`[^`\n]*`", re.DOTALL)


@dataclass(slots=True)
class Mentions:
    users: list[str] = field(default_factory=list)
    roles: list[str] = field(default_factory=list)
    everyone: bool = False


def check_allowed(problems: Problems, allowed: Json | None) -> None:
    if not allowed:
        return
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
    channel = world.channels[message.channel_id]
    if allowed is None:
        allowed = {"parse": ["users"] if answer else ["users", "roles", "everyone"]}
    parse, users, roles = (allowed.get(key) or [] for key in ("parse", "users", "roles"))
    found = Mentions()
    for user_id in dict.fromkeys(_USER.findall(text)):
        if user_id in world.users and ("users" in parse or user_id in map(str, users)):
            found.users.append(user_id)
    for role_id in dict.fromkeys(_ROLE.findall(text)):
        if role_id in world.roles and ("roles" in parse or role_id in map(str, roles)):
            found.roles.append(role_id)
    may_all = permissions.in_channel(world, channel, message.author_id) & permissions.MENTION_EVERYONE
    found.everyone = bool("everyone" in parse and may_all and ("@everyone" in text or "@here" in text))
    return found


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
        if user_id != author_id and permissions.in_channel(world, channel, user_id) & permissions.VIEW_CHANNEL
    ]


def _readable(message: Message) -> str:
    shown = [part["content"] for part in components.walk(message.components) if part["type"] == components.TEXT]
    return "\n".join([message.content, *shown])
