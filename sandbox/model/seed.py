"""The first world: five people, the bot, two servers."""

from sandbox.model import permissions
from sandbox.model.world import TEXT, Channel, Guild, Role, User, World

PEOPLE = [("Ada", 0x5B8DEF), ("Ben", 0xE0663C), ("Chloe", 0x3FA66A), ("Dilan", 0xB26BD6), ("Eda", 0xD9A62B)]
SERVERS = [("Harbour café", ["lobby", "table-one", "table-two"]), ("Second server", ["general"])]
BOT_PERMISSIONS = (
    permissions.VIEW_CHANNEL
    | permissions.SEND_MESSAGES
    | permissions.SEND_MESSAGES_IN_THREADS
    | permissions.CREATE_PUBLIC_THREADS
    | permissions.EMBED_LINKS
    | permissions.ATTACH_FILES
    | permissions.READ_MESSAGE_HISTORY
)


def fill(world: World) -> None:
    """Gives an empty world its people and servers; a world that has a bot is left alone."""
    if "bot" in world.store.of("meta"):
        return
    for name, colour in PEOPLE:
        add_person(world, name, colour)
    owner = User(world.ids.next(), "sandbox-owner", "Sandbox owner", 0x888888, person=False)
    bot = User(world.ids.next(), "caravanserai", "Caravanserai", 0xC8553D, bot=True, person=False)
    for user in (owner, bot):
        world.save(user)
    world.store.put("meta", "owner", owner.id)
    world.store.put("meta", "bot", bot.id)
    for name, channels in SERVERS:
        guild = add_guild(world, name)
        for channel in channels:
            add_channel(world, guild, channel)


def add_person(world: World, name: str, colour: int) -> User:
    user = User(world.ids.next(), name.lower(), name, colour)
    world.save(user)
    for guild in world.guilds.values():
        guild.members[user.id] = []
        world.save(guild)
    return user


def add_guild(world: World, name: str) -> Guild:
    """A server with everybody in it; the first person there manages it."""
    guild_id = world.ids.next()
    everyone = Role(guild_id, guild_id, "@everyone", permissions.MEMBER, 0)
    manager = Role(world.ids.next(), guild_id, "Manager", permissions.MANAGER, 2, 0xE8B04B)
    bot_role = Role(world.ids.next(), guild_id, world.bot.display, BOT_PERMISSIONS, 1, managed_for=world.bot.id)
    for role in (everyone, manager, bot_role):
        world.save(role)
    owner_id = world.store.of("meta")["owner"]
    people = world.people()
    members: dict[str, list[str]] = {owner_id: [], world.bot.id: [bot_role.id]}
    members |= {person.id: [manager.id] if person is people[0] else [] for person in people}
    guild = Guild(guild_id, name, owner_id, members)
    world.save(guild)
    return guild


def add_channel(world: World, guild: Guild, name: str) -> Channel:
    position = sum(not channel.is_thread for channel in world.channels_of(guild))
    channel = Channel(world.ids.next(), guild.id, TEXT, name, position)
    world.save(channel)
    return channel
