"""Control: looking at the world, and changing it as its owner would."""

from aiohttp import web

from sandbox.api.channels import announce, direct_channel, remove_channel
from sandbox.control.forms import usable_commands
from sandbox.live.gateway import GUILDS
from sandbox.live.sight import badges, channel_named, person_named, sees, shown
from sandbox.model import permissions, seed
from sandbox.model.world import DIRECT_MESSAGE, Channel, Guild, Json, User
from sandbox.state import Routes, Sandbox
from sandbox.wire.body import answer, nothing, read_body
from sandbox.wire.errors import Refused

routes = Routes()

FURTHEST_S = 366 * 24 * 3600
COLOURS = (0x4FB3BF, 0xC2557A, 0x8C9E3A, 0x7A6BD6, 0xB5793C)


@routes.on("GET", "/_sandbox/state")
async def state(sandbox: Sandbox, _: web.Request) -> web.Response:
    world = sandbox.world
    return answer(
        {
            "bot": _user(sandbox, world.bot) | {"online": bool(sandbox.gateway.connected)},
            "people": [_person(sandbox, person) for person in world.people()],
            "guilds": [_guild(sandbox, guild) for guild in world.guilds.values()],
            "direct": [_channel(sandbox, c) for c in world.channels.values() if c.type == DIRECT_MESSAGE],
            "faults": sandbox.faults.listed(),
            "token_valid": sandbox.gateway.token_valid,
            "ahead": world.clock.ahead,
        }
    )


def _user(sandbox: Sandbox, user: User) -> Json:
    return {"id": user.id, "name": user.display, "avatar": f"/avatars/{user.id}/{user.colour:06x}.png"}


def _person(sandbox: Sandbox, person: User) -> Json:
    world = sandbox.world
    manages = [
        g.id for g in world.guilds.values() if permissions.in_guild(world, g, person.id) & permissions.MANAGE_GUILD
    ]
    return _user(sandbox, person) | {
        "manages": manages,
        "badges": badges(world, person),
        "accepts_direct_messages": person.accepts_direct_messages,
        "locale": person.locale,
    }


def _guild(sandbox: Sandbox, guild: Guild) -> Json:
    world = sandbox.world
    channels = [channel for channel in world.channels.values() if channel.guild_id == guild.id]
    roles = {role.id: role.name for role in world.roles.values() if role.guild_id == guild.id}
    shown = {"id": guild.id, "name": guild.name, "roles": roles, "channels": [_channel(sandbox, c) for c in channels]}
    return shown | {"bot": world.bot.id in guild.members}


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


@routes.on("GET", "/_sandbox/commands")
async def commands(sandbox: Sandbox, request: web.Request) -> web.Response:
    """?person=&channel=: the commands this person can use there."""
    person = person_named(sandbox.world, request.query.get("person"))
    channel = channel_named(sandbox.world, request.query.get("channel"))
    return answer(usable_commands(sandbox.world, channel, person))


@routes.on("GET", "/_sandbox/messages")
async def messages(sandbox: Sandbox, request: web.Request) -> web.Response:
    """?person=&channel=&before=&limit=: what this person sees there, oldest first."""
    world = sandbox.world
    person = person_named(world, request.query.get("person"))
    channel = channel_named(world, request.query.get("channel"))
    before = int(request.query.get("before", 1 << 63))
    limit = int(request.query.get("limit", 50))
    found = [m for m in world.history(channel.id) if int(m.id) < before and sees(world, person, m)][:limit]
    return answer([shown(sandbox.payloads, message) for message in reversed(found)])


@routes.on("POST", "/_sandbox/read")
async def read(sandbox: Sandbox, request: web.Request) -> web.Response:
    """{person, channel}: everything there is read."""
    given = (await read_body(request)).payload
    person = person_named(sandbox.world, given.get("person"))
    sandbox.world.mark_read(person.id, channel_named(sandbox.world, given.get("channel")).id)
    return nothing()


@routes.on("POST", "/_sandbox/clock")
async def move_clock(sandbox: Sandbox, request: web.Request) -> web.Response:
    """{seconds}: moves this world's clock and the bot's on, or back where negative; answers how far it is `ahead`."""
    seconds = (await read_body(request)).payload.get("seconds")
    if not isinstance(seconds, int | float) or not abs(seconds) <= FURTHEST_S:
        raise Refused("The clock is moved by a number of seconds, at most a year.")
    sandbox.world.clock.move(seconds)
    sandbox.gateway.tell_time()
    sandbox.feed.publish({"type": "clock"})
    return answer({"ahead": sandbox.world.clock.ahead})


@routes.on("POST", "/_sandbox/people")
async def add_person(sandbox: Sandbox, request: web.Request) -> web.Response:
    """{name}: one more person, in every server."""
    given = (await read_body(request)).payload
    name = _new_name(given.get("name"))
    if any(person.display.casefold() == name.casefold() for person in sandbox.world.people()):
        raise Refused(f"There is a {name} already.")
    colour = COLOURS[len(sandbox.world.people()) % len(COLOURS)]
    person = seed.add_person(sandbox.world, name, colour)
    sandbox.feed.publish({"type": "channels"})
    return answer(_person(sandbox, person), status=201)


@routes.on("PATCH", "/_sandbox/people/{person}")
async def change_person(sandbox: Sandbox, request: web.Request) -> web.Response:
    """{accepts_direct_messages?, locale?}"""
    given = (await read_body(request)).payload
    person = person_named(sandbox.world, request.match_info["person"])
    person.accepts_direct_messages = bool(given.get("accepts_direct_messages", person.accepts_direct_messages))
    person.locale = str(given.get("locale", person.locale))
    sandbox.world.save(person)
    return answer(_person(sandbox, person))


@routes.on("POST", "/_sandbox/guilds")
async def add_guild(sandbox: Sandbox, request: web.Request) -> web.Response:
    """{name}: a server with everybody, the bot included, and one channel."""
    given = (await read_body(request)).payload
    guild = seed.add_guild(sandbox.world, _new_name(given.get("name")))
    seed.add_channel(sandbox.world, guild, "general")
    joined = sandbox.payloads.guild_create(guild)
    # Clients take a server for one they were in before if this key is there at all.
    del joined["unavailable"]
    sandbox.gateway.dispatch("GUILD_CREATE", joined, intent=GUILDS, guild_id=guild.id)
    sandbox.feed.publish({"type": "channels"})
    return answer(_guild(sandbox, guild), status=201)


@routes.on("POST", "/_sandbox/channels")
async def add_channel(sandbox: Sandbox, request: web.Request) -> web.Response:
    """{guild, name}"""
    given = (await read_body(request)).payload
    guild = sandbox.world.guilds.get(str(given.get("guild")))
    if guild is None:
        raise Refused("There is no such server.")
    name = _new_name(given.get("name")).lower().replace(" ", "-")
    channel = seed.add_channel(sandbox.world, guild, name)
    announce(sandbox, channel, "CREATE")
    return answer(_channel(sandbox, channel), status=201)


@routes.on("DELETE", "/_sandbox/channels/{channel}")
async def delete_channel(sandbox: Sandbox, request: web.Request) -> web.Response:
    remove_channel(sandbox, channel_named(sandbox.world, request.match_info["channel"]))
    return nothing()


@routes.on("PATCH", "/_sandbox/channels/{channel}")
async def change_channel(sandbox: Sandbox, request: web.Request) -> web.Response:
    """{bot_may?: {view, send, attach, embed, threads, history: bool}, archived?, locked?}"""
    given = (await read_body(request)).payload
    channel = channel_named(sandbox.world, request.match_info["channel"])
    if given.get("bot_may"):
        _switch(sandbox, channel, given["bot_may"])
    channel.archived = bool(given.get("archived", channel.archived))
    channel.locked = bool(given.get("locked", channel.locked))
    sandbox.world.save(channel)
    announce(sandbox, channel, "UPDATE")
    return answer(_channel(sandbox, channel))


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


@routes.on("POST", "/_sandbox/direct")
async def open_direct(sandbox: Sandbox, request: web.Request) -> web.Response:
    """{person}: this person's direct messages with the bot."""
    given = (await read_body(request)).payload
    person = person_named(sandbox.world, given.get("person"))
    return answer(_channel(sandbox, direct_channel(sandbox, person.id)))


def _new_name(given: object) -> str:
    name = str(given or "").strip()
    if not 1 <= len(name) <= 100:
        raise Refused("A name has 1 to 100 characters.")
    return name
