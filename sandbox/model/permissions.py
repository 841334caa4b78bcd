"""Discord's permission bits, and who may do what where."""

from sandbox.model.world import PRIVATE_THREAD, Channel, Guild, World

CREATE_INVITE = 1 << 0
ADMINISTRATOR = 1 << 3
MANAGE_CHANNELS = 1 << 4
MANAGE_GUILD = 1 << 5
ADD_REACTIONS = 1 << 6
VIEW_CHANNEL = 1 << 10
SEND_MESSAGES = 1 << 11
MANAGE_MESSAGES = 1 << 13
EMBED_LINKS = 1 << 14
ATTACH_FILES = 1 << 15
READ_MESSAGE_HISTORY = 1 << 16
MENTION_EVERYONE = 1 << 17
USE_EXTERNAL_EMOJIS = 1 << 18
USE_APPLICATION_COMMANDS = 1 << 31
MANAGE_THREADS = 1 << 34
CREATE_PUBLIC_THREADS = 1 << 35
CREATE_PRIVATE_THREADS = 1 << 36
SEND_MESSAGES_IN_THREADS = 1 << 38
PIN_MESSAGES = 1 << 51

EVERYTHING = (1 << 53) - 1
MEMBER = (
    CREATE_INVITE
    | ADD_REACTIONS
    | VIEW_CHANNEL
    | SEND_MESSAGES
    | EMBED_LINKS
    | ATTACH_FILES
    | READ_MESSAGE_HISTORY
    | USE_EXTERNAL_EMOJIS
    | USE_APPLICATION_COMMANDS
    | CREATE_PUBLIC_THREADS
    | CREATE_PRIVATE_THREADS
    | SEND_MESSAGES_IN_THREADS
)
MANAGER = MANAGE_GUILD | MANAGE_CHANNELS | MANAGE_MESSAGES | MANAGE_THREADS

# What the page and the tests can take away from the bot in one channel.
SWITCHES = {
    "view": VIEW_CHANNEL,
    "send": SEND_MESSAGES | SEND_MESSAGES_IN_THREADS,
    "attach": ATTACH_FILES,
    "embed": EMBED_LINKS,
    "threads": CREATE_PUBLIC_THREADS | CREATE_PRIVATE_THREADS,
    "history": READ_MESSAGE_HISTORY,
}

# Direct messages have no settings; Discord reports this set there.
DIRECT = (
    VIEW_CHANNEL
    | SEND_MESSAGES
    | EMBED_LINKS
    | ATTACH_FILES
    | READ_MESSAGE_HISTORY
    | MENTION_EVERYONE
    | USE_EXTERNAL_EMOJIS
    | ADD_REACTIONS
)


def in_guild(world: World, guild: Guild, user_id: str) -> int:
    """Bits from roles alone."""
    if user_id == guild.owner_id:
        return EVERYTHING
    bits = world.roles[guild.id].permissions
    for role_id in guild.members.get(user_id, []):
        bits |= world.roles[role_id].permissions
    return EVERYTHING if bits & ADMINISTRATOR else bits


def in_channel(world: World, channel: Channel, user_id: str) -> int:
    """Bits after the channel's overwrites; a thread has its parent's. In a private one only its members have any, and
    who manages threads."""
    if channel.guild_id is None:
        return DIRECT if user_id in channel.recipients else 0
    guild = world.guilds[channel.guild_id]
    if user_id not in guild.members:
        return 0
    bits = in_guild(world, guild, user_id)
    if bits == EVERYTHING:
        return bits
    home = world.channels[channel.parent_id] if channel.is_thread and channel.parent_id else channel
    for targets in ([guild.id], guild.members[user_id], [user_id]):
        bits = _overwritten(bits, home, targets)
    shut_out = channel.type == PRIVATE_THREAD and user_id not in channel.members and not bits & MANAGE_THREADS
    return bits if bits & VIEW_CHANNEL and not shut_out else 0


def may(world: World, channel: Channel, user_id: str, needed: int) -> bool:
    """Whether a user has all these bits in the channel."""
    return not needed & ~in_channel(world, channel, user_id)


def needed_to_send(channel: Channel) -> int:
    return SEND_MESSAGES_IN_THREADS if channel.is_thread else SEND_MESSAGES


def _overwritten(bits: int, channel: Channel, targets: list[str]) -> int:
    allow = deny = 0
    for overwrite in channel.overwrites:
        if overwrite["id"] in targets:
            allow |= int(overwrite["allow"])
            deny |= int(overwrite["deny"])
    return bits & ~deny | allow
