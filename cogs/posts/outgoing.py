"""What a message for a channel is made of, whom it pings, and the mark by which a post is found there again after a
crash."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any, Final
from zlib import crc32

import discord

from cogs.framework import BUTTON, NO_MENTIONS, Picture, Reply, custom_id, files, text_part
from host import GameRow, PostRow
from host.messages import posts
from host.messages.posts import SeatPost
from words.speech import Words

COMPONENT_IDS: Final = 2**31 - 1  # from 1; 0 would let Discord number the component


@dataclass(slots=True)
class Message:
    """A message for a channel: ordinary content with buttons, or components with files. `direct`: a person is called by
    a direct message too; `rather_to`: the person who gets this one by direct message instead, if Discord takes any;
    `nowhere_else`: otherwise nobody gets it; `told_refused`: the person whom it tells that they take none."""

    view: Any
    content: str | None = None
    files: list[discord.File] = field(default_factory=list)
    mentions: discord.AllowedMentions = NO_MENTIONS
    silent: bool = True
    direct: "Direct | None" = None
    rather_to: int | None = None
    nowhere_else: bool = False
    told_refused: int | None = None

    def ping(self, user_ids: Iterable[int]) -> None:
        """Pings these people; with nobody to ping it comes silently."""
        users = [discord.Object(user_id) for user_id in user_ids]
        self.mentions, self.silent = discord.AllowedMentions(users=users), not users


@dataclass(frozen=True, slots=True)
class Direct:
    """A call by direct message. `mentions`: whom the message in the channel pings where this one was taken."""

    user_id: int
    content: str
    view: Any
    mentions: discord.AllowedMentions


def post_marker(post: PostRow) -> int:
    """The component id by which a post is found again in its channel after a crash."""
    return crc32(post.nonce.encode()) % COMPONENT_IDS + 1


def stands_already(message: discord.Message, post: PostRow) -> bool:
    """Whether a message in the channel is this post."""
    if post.kind == posts.Prompt.kind:
        return any(getattr(part, "custom_id", None) == prompt_id(post) for part in _all_parts(message.components))
    return any(part.id == post_marker(post) for part in _all_parts(message.components))


def is_prompt_of(message: discord.Message, game_id: str) -> bool:
    """Whether a message in the channel calls a seat of this game to act, now or once."""
    main_button = custom_id(BUTTON, "open", game_id)
    return any(
        (getattr(part, "custom_id", None) or "").startswith(main_button) for part in _all_parts(message.components)
    )


def _all_parts(components: Any) -> Iterator[Any]:
    for part in components:
        yield part
        yield from _all_parts(getattr(part, "children", ()))


def prompt_id(post: PostRow) -> str:
    """The custom id of a prompt's main button, different for every prompt."""
    return custom_id(BUTTON, "open", post.game_id, f"{SeatPost.read(post.payload).seat}.{post.seq}.{post.ordinal}")


def message_link(game: GameRow, message_id: int | None) -> str:
    """The address that opens a message of a game's channel in Discord, or the channel."""
    channel = f"https://discord.com/channels/{game.guild_id or '@me'}/{game.channel_id}"
    return channel if message_id is None else f"{channel}/{message_id}"


def table_link(w: Words, game: GameRow, message_id: int | None = None) -> discord.ui.Button[Any]:
    """The button that leads to a message of a game's channel, or to the channel."""
    return discord.ui.Button(label=w.say("button-to-table"), url=message_link(game, message_id))


def post_message(
    text: str, post: PostRow, *rows: Sequence[discord.ui.Item[Any]], pictures: Sequence[Picture] = (), last: str = ""
) -> Message:
    """A post of words, pictures and rows of buttons, of which empty ones are left out; `last`: a line at its end."""
    parts = [discord.ui.TextDisplay[Any](text, id=post_marker(post))]
    rows_of_buttons = [discord.ui.ActionRow[Any](*row) for row in rows if row]
    reply = Reply([*parts, *rows_of_buttons, *(text_part(last) if last else [])])
    return Message(reply.view(pictures), files=files(pictures))
