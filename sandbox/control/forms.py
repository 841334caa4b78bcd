"""How a slash command that a person typed becomes an interaction, and what their client would refuse."""

import re
from typing import Any

from sandbox.checks.commands import (
    ATTACHMENT,
    BOOLEAN,
    CHANNEL,
    CHAT,
    GROUP,
    INTEGER,
    MENTIONABLE,
    NUMBER,
    ROLE,
    STRING,
    SUBCOMMAND,
    USER,
)
from sandbox.model import permissions
from sandbox.model.world import DIRECT_MESSAGE, Channel, Json, User, World
from sandbox.wire.errors import Refused
from sandbox.wire.payloads import Payloads, known

_MENTION = re.compile(r"<(?:@!?|@&|#)(\d+)>")


class Resolver:
    """Finds users, roles and channels by id, mention or name, and collects them as `resolved` data."""

    def __init__(self, world: World, payloads: Payloads, channel: Channel) -> None:
        self._world = world
        self._payloads = payloads
        self._channel = channel
        self.resolved: Json = {}

    def pick(self, kind: int, name: Any) -> str:
        """The id of a user, channel, role or either (MENTIONABLE)."""
        match = _MENTION.fullmatch(str(name))
        key = match[1] if match else str(name).lstrip("@#").casefold()
        finders = {
            USER: [self._user],
            CHANNEL: [self._in_channels],
            ROLE: [self._role],
            MENTIONABLE: [self._user, self._role],
        }
        for finder in finders[kind]:
            picked = finder(key)
            if picked is not None:
                return picked
        raise Refused(f"There is nobody and nothing called {name!r} here.")

    def attachment(self, file_id: Any) -> str:
        """The id of a file that was uploaded or stands in a message."""
        file = self._world.attachments.get(str(file_id))
        if file is None:
            raise Refused("There is no such file.")
        return self._add("attachments", file.id, self._payloads.attachment(file))

    def _add(self, kind: str, entity_id: str, payload: Json) -> str:
        """Adds resolved data; returns the id."""
        self.resolved.setdefault(kind, {})[entity_id] = payload
        return entity_id

    def _user(self, key: str) -> str | None:
        guild = self._world.guilds.get(self._channel.guild_id or "")
        for user in self._world.users.values():
            if key in (user.id, user.username.casefold(), user.display.casefold()):
                if guild is not None and user.id in guild.members:
                    member = self._payloads.member(guild, user.id, self._channel)
                    del member["user"]
                    self._add("members", user.id, member)
                return self._add("users", user.id, self._payloads.user(user))
        return None

    def _role(self, key: str) -> str | None:
        for role in self._world.roles.values():
            if role.guild_id == self._channel.guild_id and key in (role.id, role.name.casefold()):
                return self._add("roles", role.id, self._payloads.role(role))
        return None

    def _in_channels(self, key: str) -> str | None:
        for channel in self._world.channels.values():
            if channel.guild_id == self._channel.guild_id and key in (channel.id, channel.name.casefold()):
                bits = permissions.in_channel(self._world, channel, self._world.bot.id)
                return self._add("channels", channel.id, self._payloads.channel(channel) | {"permissions": str(bits)})
        return None


def usable_commands(world: World, channel: Channel, person: User) -> list[Json]:
    """Commands this person's client offers in this channel; a server's own hide global ones of the same name."""
    if channel.guild_id is not None and world.bot.id not in world.guilds[channel.guild_id].members:
        return []
    place = 1 if channel.type == DIRECT_MESSAGE else 0
    bits = permissions.in_channel(world, channel, person.id)
    offered: dict[tuple[int, str], Json] = {}
    for command in (*world.commands(channel.guild_id or ""), *world.commands("global")):
        needed = command.get("default_member_permissions")
        allowed = (
            channel.guild_id is None
            or needed is None
            or bits == permissions.EVERYTHING
            or (int(needed) and not int(needed) & ~bits)
        )
        contexts = command.get("contexts")
        if allowed and (contexts is None or place in contexts):
            offered.setdefault((command.get("type", CHAT), command["name"]), command)
    return list(offered.values())


class CommandForm:
    """A slash command as typed. Raises Refused for what a client would not send."""

    def __init__(self, world: World, payloads: Payloads, channel: Channel, person: User) -> None:
        self._resolver = Resolver(world, payloads, channel)
        self._commands = usable_commands(world, channel, person)
        if channel.archived:
            raise Refused("Commands cannot be used in an archived thread.")
        if channel.guild_id and not permissions.may(world, channel, person.id, permissions.USE_APPLICATION_COMMANDS):
            raise Refused("You do not have permission to use commands here.")

    def data(self, text: str, options: Json, focused: str | None = None) -> Json:
        """`text` is the command with its subcommand, such as "/game show"; `focused` is the option being typed."""
        words = text.strip().lstrip("/").split()
        slash = (command for command in self._commands if command.get("type", CHAT) == CHAT)
        command = next((command for command in slash if [command["name"]] == words[:1]), None)
        if command is None:
            raise Refused(f"There is no command {text!r} here.")
        filled = self._descend(command, words[1:], options, focused)
        resolved = known(guild_id=command.get("guild_id"), resolved=self._resolver.resolved or None)
        return {"id": command["id"], "name": command["name"], "type": CHAT, "options": filled, **resolved}

    def _descend(self, node: Json, words: list[str], options: Json, focused: str | None) -> list[Json]:
        children = node.get("options") or []
        branches = [child for child in children if child["type"] in (SUBCOMMAND, GROUP)]
        if not branches:
            if words:
                raise Refused(f"{node['name']!r} has no subcommand {words[0]!r}.")
            return self._filled(children, options, focused)
        branch = next((child for child in branches if words and child["name"] == words[0]), None)
        if branch is None:
            names = ", ".join(child["name"] for child in branches)
            raise Refused(f"{node['name']!r} needs a subcommand: {names}.")
        inner = self._descend(branch, words[1:], options, focused)
        return [{"name": branch["name"], "type": branch["type"], "options": inner}]

    def _filled(self, declared: list[Json], options: Json, focused: str | None) -> list[Json]:
        known = {option["name"] for option in declared}
        strange = [name for name in (*options, *([focused] if focused else [])) if name not in known]
        if strange:
            raise Refused(f"There is no option {strange[0]!r}; there are: {', '.join(sorted(known)) or 'none'}.")
        filled: list[Json] = []
        for option in declared:
            name, kind, typed = option["name"], option["type"], options.get(option["name"])
            if name == focused:
                filled.append({"name": name, "type": kind, "value": str(typed or ""), "focused": True})
            elif typed not in (None, ""):
                filled.append({"name": name, "type": kind, "value": self._value(option, typed)})
            elif option.get("required") and focused is None:
                raise Refused(f"The option {name!r} is required.")
        return filled

    def _value(self, option: Json, typed: Any) -> Any:
        kind, name = option["type"], option["name"]
        choices = option.get("choices") or []
        for choice in choices:
            if typed in (choice["value"], choice["name"]):
                return choice["value"]
        if choices:
            raise Refused(f"{typed!r} is not one of the choices of {name!r}.")
        if kind in (USER, CHANNEL, ROLE, MENTIONABLE):
            return self._resolver.pick(kind, typed)
        if kind == ATTACHMENT:
            return self._resolver.attachment(typed)
        if kind == STRING:
            _within(name, len(str(typed)), option.get("min_length"), option.get("max_length", 6000), "characters")
            return str(typed)
        if kind == BOOLEAN:
            if str(typed).lower() not in ("true", "false"):
                raise Refused(f"{name!r} must be true or false.")
            return str(typed).lower() == "true"
        if kind in (INTEGER, NUMBER):
            return _number(option, typed)
        raise Refused(f"The sandbox cannot fill in the option {name!r}.")


def _number(option: Json, typed: Any) -> int | float:
    try:
        value = int(typed) if option["type"] == INTEGER else float(typed)
    except (TypeError, ValueError) as error:
        raise Refused(f"{option['name']!r} must be a number.") from error
    _within(option["name"], value, option.get("min_value"), option.get("max_value"), "")
    return value


def _within(name: str, value: float, low: float | None, high: float | None, unit: str) -> None:
    if (low is not None and value < low) or (high is not None and value > high):
        raise Refused(f"{name!r} must be between {low} and {high} {unit}".rstrip() + ".")
