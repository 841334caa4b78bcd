"""Creates, edits and deletes messages, and tells the bot and the open pages."""

import copy
import re

from sandbox.checks import components, limits, mentions
from sandbox.checks.drafts import Draft
from sandbox.live.feed import Feed
from sandbox.live.gateway import DIRECT_MESSAGES, GUILD_MESSAGES, GUILDS, Gateway
from sandbox.live.sight import shown
from sandbox.model.clock import created_at
from sandbox.model.world import (
    COMPONENTS_V2,
    EPHEMERAL,
    LOADING,
    SUPPRESS_NOTIFICATIONS,
    Attachment,
    Channel,
    Json,
    Message,
    World,
)
from sandbox.wire.body import Body, Upload
from sandbox.wire.errors import Path
from sandbox.wire.payloads import Payloads

_OWN_LINK = re.compile(r"/attachments/\d+/(\d+)/")
SETTABLE = 1 << 2 | SUPPRESS_NOTIFICATIONS | COMPONENTS_V2


class Posts:
    def __init__(self, world: World, payloads: Payloads, gateway: Gateway, feed: Feed) -> None:
        self.world = world
        self.payloads = payloads
        self._gateway = gateway
        self._feed = feed

    def create(
        self,
        channel: Channel,
        author_id: str,
        body: Body,
        *,
        interaction: Json | None = None,
        seen_by: str | None = None,
        prefix: Path = (),
    ) -> Message:
        """Raises ApiError. With `interaction`, an answer to it; with `seen_by`, only that person sees it."""
        draft = Draft(self.world, body, None, prefix)
        draft.check(late_pictures=True)
        nonce, reference = draft.payload.get("nonce"), draft.payload.get("message_reference")
        place = {"channel_id": channel.id, "guild_id": channel.guild_id}
        message = Message(
            self.world.ids.next(),
            channel.id,
            author_id,
            flags=int(draft.payload.get("flags") or 0) & SETTABLE | (EPHEMERAL if seen_by else 0),
            nonce=None if nonce is None else str(nonce),
            interaction=interaction,
            reference={"type": 0, "message_id": str(reference["message_id"])} | place if reference else None,
            seen_by=seen_by,
            webhook=interaction is not None,
        )
        mentioned = self._fill(message, draft, channel)
        if seen_by is None and not message.flags & SUPPRESS_NOTIFICATIONS:
            message.pinged = mentions.notified(self.world, channel, mentioned, author_id)
        return self.publish(message, channel)

    def placeholder(self, channel: Channel, interaction: Json, seen_by: str | None) -> Message:
        """The "thinking" message of a deferred answer."""
        message = Message(
            self.world.ids.next(),
            channel.id,
            self.world.bot.id,
            flags=LOADING | (EPHEMERAL if seen_by else 0),
            interaction=interaction,
            seen_by=seen_by,
            webhook=True,
        )
        return self.publish(message, channel)

    def publish(self, message: Message, channel: Channel) -> Message:
        """Stores a new message and tells everybody who may know."""
        self.world.save(message)
        if message.seen_by is None:
            channel.last_message_id = message.id
            self._wake(channel)
            self.world.save(channel)
            self._tell_bot("MESSAGE_CREATE", message)
        self.tell_pages("message_create", message)
        return message

    def edit(self, message: Message, body: Body, *, late_pictures: bool, prefix: Path = ()) -> Message:
        """Raises ApiError. Nobody is notified by an edit."""
        draft = Draft(self.world, body, message, prefix)
        draft.check(late_pictures=late_pictures)
        channel = self.world.channels[message.channel_id]
        for attachment in draft.removed:
            self.world.remove(attachment)
        message.flags |= int(draft.payload.get("flags") or 0) & SETTABLE
        if message.flags & LOADING:
            message.flags &= ~LOADING
        else:
            message.edited = self.world.clock.now()
        self._fill(message, draft, channel)
        self.world.save(message)
        if message.seen_by is None:
            self._tell_bot("MESSAGE_UPDATE", message)
        self.tell_pages("message_update", message)
        return message

    def delete(self, message: Message) -> None:
        channel = self.world.channels[message.channel_id]
        self.world.remove(message)
        if message.seen_by is None:
            gone = {"id": message.id, "channel_id": channel.id, "guild_id": channel.guild_id}
            self._gateway.dispatch("MESSAGE_DELETE", gone, intent=_intent(channel), guild_id=channel.guild_id)
        self._feed.publish({"type": "message_delete", "id": message.id, "channel_id": channel.id})

    def with_nonce(self, channel: Channel, author_id: str, nonce: str) -> Message | None:
        """The message that the same author posted with this nonce in the last minutes."""
        for message in self.world.history(channel.id):
            if self.world.clock.now() - created_at(message.id) > limits.NONCE_LIFETIME_S:
                return None
            if message.nonce == nonce and message.author_id == author_id:
                return message
        return None

    def tell_pages(self, event: str, message: Message) -> None:
        self._feed.publish({"type": event, "message": shown(self.payloads, message)})

    def _tell_bot(self, event: str, message: Message) -> None:
        channel = self.world.channels[message.channel_id]
        payload = self.payloads.message(message, for_bot=True)
        if channel.guild_id is not None:
            guild = self.world.guilds[channel.guild_id]
            if self.world.bot.id not in guild.members:
                return
            member = self.payloads.member(guild, message.author_id)
            payload |= {"guild_id": channel.guild_id, "member": {key: member[key] for key in member if key != "user"}}
        self._gateway.dispatch(event, payload, intent=_intent(channel), guild_id=channel.guild_id)

    def _wake(self, channel: Channel) -> None:
        if channel.is_thread and channel.archived:
            channel.archived = False
            shown = self.payloads.channel(channel)
            self._gateway.dispatch("THREAD_UPDATE", shown, intent=GUILDS, guild_id=channel.guild_id)

    def _fill(self, message: Message, draft: Draft, channel: Channel) -> mentions.Mentions:
        """Gives a message all that the draft says; returns its mentions."""
        message.content = str(draft.value("content", ""))
        message.embeds = [embed | {"type": "rich"} for embed in draft.value("embeds", [])]
        files = [*draft.kept, *(self.keep(upload, entry, channel) for upload, entry in draft.added)]
        message.attachments = [attachment.id for attachment in files]
        if "components" in draft.payload:
            message.components = self._resolved(draft.payload["components"] or [], files)
        allowed = draft.payload.get("allowed_mentions")
        mentioned = mentions.find(self.world, message, allowed, answer=message.interaction is not None)
        message.mentions, message.mention_roles, message.mention_everyone = mentioned
        return mentioned

    def keep(self, upload: Upload, entry: Json, channel: Channel) -> Attachment:
        content_type, width, height = upload.sniff()
        attachment = Attachment(
            id=self.world.ids.next(),
            channel_id=channel.id,
            filename=upload.filename,
            size=len(upload.data),
            content_type=content_type,
            width=width,
            height=height,
            description=entry.get("description"),
        )
        self.world.store.file(attachment.id).write_bytes(upload.data)
        self.world.save(attachment)
        return attachment

    def _resolved(self, parts: list[Json], files: list[Attachment]) -> list[Json]:
        """Components as stored: numbered, and each shown file named by its attachment's id."""
        resolved = copy.deepcopy(parts)
        components.number(resolved)
        by_name = {attachment.filename: attachment for attachment in files}
        for holder, media in components.media_of(resolved):
            attachment = by_name.get(media["url"].removeprefix("attachment://")) or self._own(media["url"])
            if attachment is not None:
                media["attachment_id"] = attachment.id
                if holder.get("type") == components.FILE:
                    holder |= {"name": attachment.filename, "size": attachment.size}
        return resolved

    def _own(self, url: str) -> Attachment | None:
        match = _OWN_LINK.search(url)
        return self.world.attachments.get(match[1]) if match and url.startswith(self.payloads.base) else None


def _intent(channel: Channel) -> int:
    return GUILD_MESSAGES if channel.guild_id else DIRECT_MESSAGES
