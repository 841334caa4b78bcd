"""Everything the sandbox remembers: people, servers, channels, messages, commands and open interactions."""

from collections.abc import Iterator
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any, TypeVar

from sandbox.model.clock import Clock, Snowflakes
from sandbox.model.store import Store

Json = dict[str, Any]

TEXT, DIRECT_MESSAGE, PUBLIC_THREAD, PRIVATE_THREAD = 0, 1, 11, 12
THREAD_CREATED = 18  # a message's type

EPHEMERAL = 1 << 6
LOADING = 1 << 7
SUPPRESS_NOTIFICATIONS = 1 << 12
COMPONENTS_V2 = 1 << 15


@dataclass(slots=True)
class User:
    id: str
    username: str
    display: str
    colour: int
    bot: bool = False
    person: bool = True
    accepts_direct_messages: bool = True
    locale: str = "en-US"


@dataclass(slots=True)
class Role:
    id: str
    guild_id: str
    name: str
    permissions: int
    position: int
    colour: int = 0
    managed_for: str | None = None


@dataclass(slots=True)
class Guild:
    """`members` maps a user's id to the ids of their roles."""

    id: str
    name: str
    owner_id: str
    members: dict[str, list[str]]
    locale: str = "en-US"


@dataclass(slots=True)
class Channel:
    """`recipients`: of direct messages; `members`: of a private thread."""

    id: str
    guild_id: str | None
    type: int
    name: str
    position: int = 0
    parent_id: str | None = None
    topic: str | None = None
    overwrites: list[Json] = field(default_factory=list)
    recipients: list[str] = field(default_factory=list)
    members: list[str] = field(default_factory=list)
    owner_id: str | None = None
    archived: bool = False
    locked: bool = False
    auto_archive: int = 1440
    last_message_id: str | None = None

    @property
    def is_thread(self) -> bool:
        return self.type in (PUBLIC_THREAD, PRIVATE_THREAD)


@dataclass(slots=True)
class Attachment:
    """A file of a message; its bytes lie in the store's folder under the id."""

    id: str
    channel_id: str
    filename: str
    size: int
    content_type: str
    width: int | None = None
    height: int | None = None
    description: str | None = None


@dataclass(slots=True)
class Message:
    """`pinged` are the users who were notified, `seen_by` the only person to see an ephemeral one."""

    id: str
    channel_id: str
    author_id: str
    content: str = ""
    flags: int = 0
    type: int = 0
    embeds: list[Json] = field(default_factory=list)
    components: list[Json] = field(default_factory=list)
    attachments: list[str] = field(default_factory=list)
    mentions: list[str] = field(default_factory=list)
    mention_roles: list[str] = field(default_factory=list)
    mention_everyone: bool = False
    pinged: list[str] = field(default_factory=list)
    edited: float | None = None
    nonce: str | None = None
    pinned: bool = False
    interaction: Json | None = None
    reference: Json | None = None
    seen_by: str | None = None
    webhook: bool = False

    @property
    def is_v2(self) -> bool:
        return bool(self.flags & COMPONENTS_V2)


@dataclass(slots=True)
class Interaction:
    """One thing a person did. `answer` is the type of the bot's first answer, None while there is none; `answered_s`:
    after how many seconds it came."""

    id: str
    token: str
    type: int
    user_id: str
    channel_id: str
    created: float
    name: str
    data: Json
    message_id: str | None = None
    trigger: Json | None = None
    answer: int | None = None
    answered_s: float | None = None
    original_id: str | None = None
    ephemeral: bool = False
    loading: bool = False
    failed: bool = False
    modal: Json | None = None
    choices: list[Json] | None = None
    touched: list[str] = field(default_factory=list)


Entity = User | Role | Guild | Channel | Attachment | Message | Interaction
E_ = TypeVar("E_", User, Role, Guild, Channel, Attachment, Message, Interaction)


class World:
    """All entities by id, each change written to the store at once by `save` and `remove`."""

    def __init__(self, path: Path) -> None:
        self.store = Store(path)
        self.clock = Clock(self.store)
        self.ids = Snowflakes(self.clock.now)
        self.users = self._load(User)
        self.roles = self._load(Role)
        self.guilds = self._load(Guild)
        self.channels = self._load(Channel)
        self.attachments = self._load(Attachment)
        self.messages = self._load(Message)
        self.interactions = self._load(Interaction)
        self._homes: dict[type[Entity], dict[str, Any]] = {
            User: self.users,
            Role: self.roles,
            Guild: self.guilds,
            Channel: self.channels,
            Attachment: self.attachments,
            Message: self.messages,
            Interaction: self.interactions,
        }
        self.by_channel: dict[str, list[str]] = {}
        for message in sorted(self.messages.values(), key=lambda message: int(message.id)):
            self.by_channel.setdefault(message.channel_id, []).append(message.id)

    @property
    def bot(self) -> User:
        return self.users[self.store.of("meta")["bot"]]

    @property
    def application_id(self) -> str:
        """As for most applications, the same as the id of its bot user."""
        return self.bot.id

    def save(self, entity: Entity) -> None:
        if isinstance(entity, Message) and entity.id not in self.messages:
            self.by_channel.setdefault(entity.channel_id, []).append(entity.id)
        self._homes[type(entity)][entity.id] = entity
        self.store.put(type(entity).__name__, entity.id, asdict(entity))

    def remove(self, entity: Entity) -> None:
        if isinstance(entity, Message):
            self.by_channel[entity.channel_id].remove(entity.id)
            for attachment_id in entity.attachments:
                self.remove(self.attachments[attachment_id])
        if isinstance(entity, Attachment):
            self.store.file(entity.id).unlink(missing_ok=True)
        del self._homes[type(entity)][entity.id]
        self.store.drop(type(entity).__name__, entity.id)

    def history(self, channel_id: str) -> Iterator[Message]:
        """A channel's messages, newest first, ephemeral ones included."""
        return map(self.messages.__getitem__, reversed(self.by_channel.get(channel_id, [])))

    def people(self) -> list[User]:
        return [user for user in self.users.values() if user.person]

    def channels_of(self, guild: Guild) -> list[Channel]:
        """A server's channels and threads."""
        return [channel for channel in self.channels.values() if channel.guild_id == guild.id]

    def threads(self, parent_id: str) -> list[Channel]:
        return [channel for channel in self.channels.values() if channel.is_thread and channel.parent_id == parent_id]

    def commands(self, scope: str) -> list[Json]:
        """Registered commands of "global" or of one guild's id."""
        commands: list[Json] = self.store.of("commands").get(scope, [])
        return commands

    def last_read(self, user_id: str, channel_id: str) -> int:
        return int(self.store.of("read").get(f"{user_id}:{channel_id}", 0))

    def mark_read(self, user_id: str, channel_id: str) -> None:
        newest = next(self.history(channel_id), None)
        if newest is not None and int(newest.id) > self.last_read(user_id, channel_id):
            self.store.put("read", f"{user_id}:{channel_id}", newest.id)

    def _load(self, cls: type[E_]) -> dict[str, E_]:
        loaded = {key: cls(**value) for key, value in self.store.of(cls.__name__).items()}
        for key in loaded:
            self.ids.seen(key)
        return loaded
