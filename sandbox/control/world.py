"""The sandbox's `/_sandbox` for its world: state, people, servers, channels, what the bot may, and moving its clock."""

from aiohttp import web

from sandbox.api.channels import announce, direct_channel, remove_channel
from sandbox.control.forms import usable_commands
from sandbox.live.gateway import GUILDS
from sandbox.live.sight import badges, channel_named, guild_named, person_named, place_named, sees, shown
from sandbox.model import permissions, seed
from sandbox.model.world import DIRECT_MESSAGE, Channel, Guild, Json, User
from sandbox.state import Routes, Sandbox
from sandbox.wire.body import answer
from sandbox.wire.errors import Refused

routes = Routes()

FURTHEST_S = 366 * 24 * 3600
COLOURS = (0x4FB3BF, 0xC2557A, 0x8C9E3A, 0x7A6BD6, 0xB5793C)


@routes.control("GET", "/_sandbox/state")
async def state(sandbox: Sandbox, _: Json) -> Json:
    world = sandbox.world
    return {
        "bot": _user(world.bot) | {"online": bool(sandbox.gateway.connected)},
        "people": [_person(sandbox, person) for person in world.people()],
        "guilds": [_guild(sandbox, guild) for guild in world.guilds.values()],
        "direct": [_channel(sandbox, c) for c in world.channels.values() if c.type == DIRECT_MESSAGE],
        "faults": sandbox.faults.listed(),
        "token_valid": sandbox.gateway.token_valid,
        "ahead": world.clock.ahead,
    }


def _user(user: User) -> Json:
    return {"id": user.id, "name": user.display, "avatar": f"/avatars/{user.id}/{user.colour:06x}.png"}


def _person(sandbox: Sandbox, person: User) -> Json:
    world = sandbox.world
    manages = [
        g.id for g in world.guilds.values() if permissions.in_guild(world, g, person.id) & permissions.MANAGE_GUILD
    ]
    return _user(person) | {
        "manages": manages,
        "badges": badges(world, person),
        "accepts_direct_messages": person.accepts_direct_messages,
        "locale": person.locale,
    }


def _guild(sandbox: Sandbox, guild: Guild) -> Json:
    return {
        "id": guild.id,
        "name": guild.name,
        "roles": {role.id: role.name for role in sandbox.world.roles.values() if role.guild_id == guild.id},
        "channels": [_channel(sandbox, channel) for channel in sandbox.world.channels_of(guild)],
        "bot": sandbox.world.bot.id in guild.members,
    }


def _channel(sandbox: Sandbox, channel: Channel) -> Json:
    bits = permissions.in_channel(sandbox.world, channel, sandbox.world.bot.id)
    return {
        "id": channel.id,
        "guild_id": channel.guild_id,
        "name": channel.name,
        "type": channel.type,
        "parent_id": channel.parent_id,
        "archived": channel.archived,
        "locked": channel.locked,
        "recipients": channel.recipients,
        "bot_may": {name: bits & bit == bit for name, bit in permissions.SWITCHES.items()},
    }


@routes.control("GET", "/_sandbox/commands")
async def commands(sandbox: Sandbox, fields: Json) -> list[Json]:
    """?person=&channel=: the commands this person can use there."""
    person, channel = place_named(sandbox.world, fields)
    return usable_commands(sandbox.world, channel, person)


@routes.control("GET", "/_sandbox/messages")
async def messages(sandbox: Sandbox, fields: Json) -> list[Json]:
    """?person=&channel=&before=&limit=: the messages that this person sees there, oldest first."""
    world = sandbox.world
    person, channel = place_named(world, fields)
    before, limit = int(fields.get("before", 1 << 63)), int(fields.get("limit", 50))
    seen = [m for m in world.history(channel.id) if int(m.id) < before and sees(world, person, m)]
    return [shown(sandbox.payloads, message) for message in reversed(seen[:limit])]


@routes.control("POST", "/_sandbox/read")
async def read(sandbox: Sandbox, fields: Json) -> None:
    """{person, channel}: everything there is read."""
    person, channel = place_named(sandbox.world, fields)
    sandbox.world.mark_read(person.id, channel.id)


@routes.control("POST", "/_sandbox/clock")
async def move_clock(sandbox: Sandbox, fields: Json) -> Json:
    """{seconds}: moves this world's clock and the bot's on, or back where negative; answers how far it is `ahead`."""
    seconds = fields.get("seconds")
    if not isinstance(seconds, int | float) or not abs(seconds) <= FURTHEST_S:
        raise Refused("The clock is moved by a number of seconds, at most a year.")
    sandbox.world.clock.move(seconds)
    sandbox.gateway.tell_time()
    sandbox.feed.publish({"type": "clock"})
    return {"ahead": sandbox.world.clock.ahead}


@routes.control("POST", "/_sandbox/people")
async def add_person(sandbox: Sandbox, fields: Json) -> web.Response:
    """{name}: one more person, in every server."""
    name, people = _new_name(fields), sandbox.world.people()
    if any(person.display.casefold() == name.casefold() for person in people):
        raise Refused(f"There is a {name} already.")
    person = seed.add_person(sandbox.world, name, COLOURS[len(people) % len(COLOURS)])
    sandbox.feed.publish({"type": "channels"})
    return answer(_person(sandbox, person), status=201)


@routes.control("PATCH", "/_sandbox/people/{person}")
async def change_person(sandbox: Sandbox, fields: Json) -> Json:
    """{accepts_direct_messages?, locale?}"""
    person = person_named(sandbox.world, fields["person"])
    person.accepts_direct_messages = bool(fields.get("accepts_direct_messages", person.accepts_direct_messages))
    person.locale = str(fields.get("locale", person.locale))
    sandbox.world.save(person)
    return _person(sandbox, person)


@routes.control("POST", "/_sandbox/guilds")
async def add_guild(sandbox: Sandbox, fields: Json) -> web.Response:
    """{name}: a server with everybody, the bot included, and one channel."""
    guild = seed.add_guild(sandbox.world, _new_name(fields))
    seed.add_channel(sandbox.world, guild, "general")
    sandbox.gateway.tell_joined(guild)
    sandbox.feed.publish({"type": "channels"})
    return answer(_guild(sandbox, guild), status=201)


@routes.control("POST", "/_sandbox/channels")
async def add_channel(sandbox: Sandbox, fields: Json) -> web.Response:
    """{guild, name}"""
    guild = guild_named(sandbox.world, fields)
    channel = seed.add_channel(sandbox.world, guild, _new_name(fields).lower().replace(" ", "-"))
    announce(sandbox, channel, "CREATE")
    return answer(_channel(sandbox, channel), status=201)


@routes.control("DELETE", "/_sandbox/channels/{channel}")
async def delete_channel(sandbox: Sandbox, fields: Json) -> None:
    remove_channel(sandbox, channel_named(sandbox.world, fields["channel"]))


@routes.control("PATCH", "/_sandbox/channels/{channel}")
async def change_channel(sandbox: Sandbox, fields: Json) -> Json:
    """{bot_may?: {view, send, attach, embed, threads, history: bool}, archived?, locked?}"""
    channel = channel_named(sandbox.world, fields["channel"])
    if fields.get("bot_may"):
        _switch(sandbox, channel, fields["bot_may"])
    channel.archived = bool(fields.get("archived", channel.archived))
    channel.locked = bool(fields.get("locked", channel.locked))
    sandbox.world.save(channel)
    announce(sandbox, channel, "UPDATE")
    return _channel(sandbox, channel)


def _switch(sandbox: Sandbox, channel: Channel, bot_may: Json) -> None:
    strange = set(bot_may) - set(permissions.SWITCHES)
    if strange or channel.is_thread or channel.guild_id is None:
        raise Refused(f"Switches of a server's channel are {', '.join(permissions.SWITCHES)}.")
    bot_id = sandbox.world.bot.id
    own = next((overwrite for overwrite in channel.overwrites if overwrite["id"] == bot_id), None)
    denied = int(own["deny"]) if own else 0
    for name, allowed in bot_may.items():
        denied = denied & ~permissions.SWITCHES[name] if allowed else denied | permissions.SWITCHES[name]
    channel.overwrites = [overwrite for overwrite in channel.overwrites if overwrite["id"] != bot_id]
    if denied:
        channel.overwrites.append({"id": bot_id, "type": 1, "allow": "0", "deny": str(denied)})


@routes.control("POST", "/_sandbox/direct")
async def open_direct(sandbox: Sandbox, fields: Json) -> Json:
    """{person}: this person's direct messages with the bot."""
    return _channel(sandbox, direct_channel(sandbox, person_named(sandbox.world, fields.get("person")).id))


@routes.control("DELETE", "/_sandbox/messages/{message}")
async def delete_message(sandbox: Sandbox, fields: Json) -> None:
    """As somebody who manages the server would."""
    message = sandbox.world.messages.get(fields["message"])
    if message is None or message.seen_by is not None:
        raise Refused("There is no such message.")
    sandbox.posts.delete(message)


@routes.control("PATCH", "/_sandbox/guilds/{guild}")
async def change_guild(sandbox: Sandbox, fields: Json) -> None:
    """{bot: bool} removes the bot or adds it again; {person, member: bool} does so with a person."""
    guild = guild_named(sandbox.world, fields)
    if "bot" in fields:
        _switch_bot(sandbox, guild, bool(fields["bot"]))
    if "member" in fields:
        person = person_named(sandbox.world, fields.get("person"))
        if fields["member"]:
            guild.members.setdefault(person.id, [])
        else:
            guild.members.pop(person.id, None)
    sandbox.world.save(guild)
    sandbox.feed.publish({"type": "channels"})


def _switch_bot(sandbox: Sandbox, guild: Guild, member: bool) -> None:
    bot_id = sandbox.world.bot.id
    if member == (bot_id in guild.members):
        return
    if member:
        guild.members[bot_id] = [
            role.id for role in sandbox.world.roles.values() if (role.guild_id, role.managed_for) == (guild.id, bot_id)
        ]
        sandbox.gateway.tell_joined(guild)
    else:
        # Without the key `unavailable`: the bot was removed.
        sandbox.gateway.dispatch("GUILD_DELETE", {"id": guild.id}, intent=GUILDS, guild_id=guild.id)
        del guild.members[bot_id]


def _new_name(fields: Json) -> str:
    name = str(fields.get("name") or "").strip()
    if not 1 <= len(name) <= 100:
        raise Refused("A name has 1 to 100 characters.")
    return name
