"""Control: what takes a game's place away: messages that are deleted, servers that remove the bot, people who leave."""

from aiohttp import web

from sandbox.live.gateway import GUILDS
from sandbox.live.sight import person_named
from sandbox.model.world import Guild
from sandbox.state import Routes, Sandbox
from sandbox.wire.body import nothing, read_body
from sandbox.wire.errors import Refused

routes = Routes()


@routes.on("DELETE", "/_sandbox/messages/{message}")
async def delete_message(sandbox: Sandbox, request: web.Request) -> web.Response:
    """As somebody who manages the server would."""
    message = sandbox.world.messages.get(request.match_info["message"])
    if message is None or message.seen_by is not None:
        raise Refused("There is no such message.")
    sandbox.posts.delete(message)
    return nothing()


@routes.on("PATCH", "/_sandbox/guilds/{guild}")
async def change_guild(sandbox: Sandbox, request: web.Request) -> web.Response:
    """{bot: bool} removes the bot or adds it again; {person, member: bool} does so with a person."""
    given = (await read_body(request)).payload
    guild = sandbox.world.guilds.get(request.match_info["guild"])
    if guild is None:
        raise Refused("There is no such server.")
    if "bot" in given:
        _switch_bot(sandbox, guild, bool(given["bot"]))
    if "member" in given:
        person = person_named(sandbox.world, given.get("person"))
        if given["member"]:
            guild.members.setdefault(person.id, [])
        else:
            guild.members.pop(person.id, None)
    sandbox.world.save(guild)
    sandbox.feed.publish({"type": "channels"})
    return nothing()


def _switch_bot(sandbox: Sandbox, guild: Guild, member: bool) -> None:
    bot_id = sandbox.world.bot.id
    if member == (bot_id in guild.members):
        return
    if member:
        roles = [
            role.id for role in sandbox.world.roles.values() if (role.guild_id, role.managed_for) == (guild.id, bot_id)
        ]
        guild.members[bot_id] = roles
        joined = sandbox.payloads.guild_create(guild)
        del joined["unavailable"]  # with this key at all, clients take the server for one they were in
        sandbox.gateway.dispatch("GUILD_CREATE", joined, intent=GUILDS, guild_id=guild.id)
    else:
        # Without the key `unavailable`: the bot was removed.
        sandbox.gateway.dispatch("GUILD_DELETE", {"id": guild.id}, intent=GUILDS, guild_id=guild.id)
        del guild.members[bot_id]
