"""Messages for a channel made from posts of the outbox, and how they are found there again after a crash."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Final
from zlib import crc32

import discord

from cogs.framework import BUTTON, NO_MENTIONS, Picture, custom_id
from host import GameRow, PostRow
from host.messages import posts
from host.messages.posts import SeatPost

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
    if post.kind == posts.PROMPT:
        wanted = prompt_id(post)
        return any(getattr(part, "custom_id", None) == wanted for part in _all_parts(message.components))
    return any(part.id == post_marker(post) for part in _all_parts(message.components))


def is_prompt_of(message: discord.Message, game_id: str) -> bool:
    """Whether a message in the channel calls a seat of this game to act, now or once."""
    main_button = custom_id(BUTTON, "open", game_id)
    return any(
        (getattr(part, "custom_id", None) or "").startswith(main_button) for part in _all_parts(message.components)
    )


def _all_parts(components: Any) -> list[Any]:
    found = []
    for part in components:
        found.append(part)
        found += _all_parts(getattr(part, "children", ()))
    return found


def prompt_id(post: PostRow) -> str:
    """The custom id of a prompt's main button, different for every prompt."""
    return custom_id(BUTTON, "open", post.game_id, f"{SeatPost.read(post.payload).seat}.{post.seq}.{post.ordinal}")


def message_link(game: GameRow, message_id: int | None) -> str:
    """The address that opens a message of a game's channel in Discord, or the channel."""
    channel = f"https://discord.com/channels/{game.guild_id or '@me'}/{game.channel_id}"
    return channel if message_id is None else f"{channel}/{message_id}"


def text_message(text: str, post: PostRow) -> Message:
    """A post of words alone."""
    view = discord.ui.LayoutView(timeout=None)
    view.add_item(discord.ui.TextDisplay[Any](text, id=post_marker(post)))
    return Message(view)


def illustrated_message(text: str, pictures: Sequence[Picture], post: PostRow, *rows: discord.ui.Item[Any]) -> Message:
    """A post of words, pictures and rows of buttons."""
    view = discord.ui.LayoutView(timeout=None)
    view.add_item(discord.ui.TextDisplay[Any](text, id=post_marker(post)))
    for picture in pictures:
        view.add_item(picture.gallery())
    for row in rows:
        view.add_item(row)
    return Message(view, files=[picture.file() for picture in pictures])
