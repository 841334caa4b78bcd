"""The world's entities as Discord writes them in JSON."""

import hashlib
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any

from sandbox.model import permissions
from sandbox.model.clock import created_at
from sandbox.model.world import DIRECT_MESSAGE, Attachment, Channel, Guild, Json, Message, Role, User, World

LINK_LIFETIME_S = 24 * 3600


def iso(seconds: float) -> str:
    return datetime.fromtimestamp(seconds, UTC).isoformat()


def link_signature(path: str, expires: str) -> str:
    return hashlib.sha256(f"sandbox {path} {expires}".encode()).hexdigest()[:16]


def known(**fields: Any) -> Json:
    """The fields that are not None."""
    return {name: value for name, value in fields.items() if value is not None}


@dataclass(slots=True)
class Payloads:
    """`base` is the address of this server, such as http://127.0.0.1:8765."""

    world: World
    base: str

    def user(self, user: User) -> Json:
        return {
            "id": user.id,
            "username": user.username,
            "global_name": None if user.bot else user.display,
            "discriminator": "0000" if user.bot else "0",
            "avatar": f"{user.colour:06x}",
            "bot": user.bot,
            "public_flags": 0,
        }

    def member(self, guild: Guild, user_id: str, channel: Channel | None = None) -> Json:
        """With a channel, as in interactions: with the member's permissions there."""
        bits = None if channel is None else str(permissions.in_channel(self.world, channel, user_id))
        return {
            "user": self.user(self.world.users[user_id]),
            "roles": guild.members[user_id],
            "nick": None,
            "avatar": None,
            "joined_at": iso(created_at(guild.id)),
            "premium_since": None,
            "deaf": False,
            "mute": False,
            "pending": False,
            "flags": 0,
            "communication_disabled_until": None,
        } | known(permissions=bits)

    def role(self, role: Role) -> Json:
        return {
            "id": role.id,
            "name": role.name,
            "permissions": str(role.permissions),
            "position": role.position,
            "color": role.colour,
            "colors": {"primary_color": role.colour, "secondary_color": None, "tertiary_color": None},
            "hoist": False,
            "managed": role.managed_for is not None,
            "mentionable": False,
            "icon": None,
            "unicode_emoji": None,
            "flags": 0,
        } | known(tags=role.managed_for and {"bot_id": role.managed_for})

    def roles(self, guild: Guild) -> list[Json]:
        return [self.role(role) for role in self.world.roles.values() if role.guild_id == guild.id]

    def channel(self, channel: Channel) -> Json:
        payload: Json = {
            "id": channel.id,
            "type": channel.type,
            "last_message_id": channel.last_message_id,
            "flags": 0,
        }
        if channel.type == DIRECT_MESSAGE:
            others = [user_id for user_id in channel.recipients if user_id != self.world.bot.id]
            return payload | {"recipients": [self.user(self.world.users[user_id]) for user_id in others]}
        payload |= {"guild_id": channel.guild_id, "name": channel.name, "parent_id": channel.parent_id}
        if channel.is_thread:
            return payload | self._thread_parts(channel)
        return payload | {
            "position": channel.position,
            "topic": channel.topic,
            "nsfw": False,
            "rate_limit_per_user": 0,
            "permission_overwrites": channel.overwrites,
        }

    def guild(self, guild: Guild) -> Json:
        return {
            "id": guild.id,
            "name": guild.name,
            "icon": None,
            "splash": None,
            "banner": None,
            "description": None,
            "owner_id": guild.owner_id,
            "preferred_locale": guild.locale,
            "features": [],
            "emojis": [],
            "stickers": [],
            "roles": self.roles(guild),
            "afk_timeout": 300,
            "verification_level": 0,
            "default_message_notifications": 0,
            "explicit_content_filter": 0,
            "mfa_level": 0,
            "nsfw_level": 0,
            "premium_tier": 0,
            "system_channel_flags": 0,
            "system_channel_id": None,
            "rules_channel_id": None,
            "public_updates_channel_id": None,
            "vanity_url_code": None,
        }

    def guild_create(self, guild: Guild) -> Json:
        """The gateway's fuller form. Without the members intent a bot is told of itself only."""
        channels = self.world.channels_of(guild)
        bot_id = self.world.bot.id
        return self.guild(guild) | {
            "joined_at": iso(created_at(guild.id)),
            "large": False,
            "unavailable": False,
            "member_count": len(guild.members),
            "members": [self.member(guild, bot_id)],
            "channels": [self.channel(channel) for channel in channels if not channel.is_thread],
            "threads": [
                self.channel(channel)
                for channel in channels
                if channel.is_thread
                and not channel.archived
                and permissions.may(self.world, channel, bot_id, permissions.VIEW_CHANNEL)
            ],
            "voice_states": [],
            "presences": [],
            "stage_instances": [],
            "guild_scheduled_events": [],
            "soundboard_sounds": [],
        }

    def attachment(self, attachment: Attachment) -> Json:
        url = self._file_url(attachment)
        return {
            "id": attachment.id,
            "filename": attachment.filename,
            "size": attachment.size,
            "content_type": attachment.content_type,
            "url": url,
            "proxy_url": url,
            "spoiler": attachment.filename.startswith("SPOILER_"),
            "flags": 0,
        } | known(width=attachment.width, height=attachment.height, description=attachment.description)

    def message(self, message: Message, *, for_bot: bool = False) -> Json:
        """`for_bot` hides all that an application without the message content intent may not read."""
        world = self.world
        payload: Json = {
            "id": message.id,
            "channel_id": message.channel_id,
            "type": message.type,
            "author": self.user(world.users[message.author_id]),
            "content": message.content,
            "timestamp": iso(created_at(message.id)),
            "edited_timestamp": None if message.edited is None else iso(message.edited),
            "tts": False,
            "mention_everyone": message.mention_everyone,
            "mentions": [self.user(world.users[user_id]) for user_id in message.mentions],
            "mention_roles": message.mention_roles,
            "attachments": self._plain_attachments(message),
            "embeds": message.embeds,
            "components": [self._component(component) for component in message.components],
            "pinned": message.pinned,
            "flags": message.flags,
        }
        payload |= known(nonce=message.nonce, message_reference=message.reference)
        if message.webhook:
            payload |= {"webhook_id": world.application_id, "application_id": world.application_id}
        if message.interaction is not None:
            payload |= self._interaction_parts(message.interaction)
        if message.id in world.channels:
            payload["thread"] = self.channel(world.channels[message.id])
        if for_bot and self._is_veiled(message):
            payload |= {"content": "", "embeds": [], "attachments": [], "components": []}
        return payload

    def _is_veiled(self, message: Message) -> bool:
        in_guild = self.world.channels[message.channel_id].guild_id is not None
        return in_guild and self.world.bot.id not in (message.author_id, *message.mentions)

    def _plain_attachments(self, message: Message) -> list[Json]:
        # https://github.com/discord/discord-api-docs/issues/8277: files shown by components are not listed.
        if message.is_v2:
            return []
        shown = {name for embed in message.embeds for name in _embedded_names(embed)}
        files = (self.world.attachments[attachment_id] for attachment_id in message.attachments)
        return [self.attachment(file) for file in files if file.filename not in shown]

    def _component(self, component: Json) -> Json:
        payload = dict(component)
        for key in payload.keys() & {"media", "file"}:
            payload[key] = self._media(component[key])
        for key in payload.keys() & {"components", "items"}:
            payload[key] = [self._component(child) for child in component[key]]
        for key in payload.keys() & {"accessory", "component"}:
            payload[key] = self._component(component[key])
        return payload

    def _media(self, media: Json) -> Json:
        attachment = self.world.attachments.get(media.get("attachment_id", ""))
        if attachment is None:
            return media | {"proxy_url": media["url"], "loading_state": 3, "flags": 0}
        url = self._file_url(attachment)
        return {
            "id": attachment.id,
            "url": url,
            "proxy_url": url,
            "attachment_id": attachment.id,
            "width": attachment.width,
            "height": attachment.height,
            "content_type": attachment.content_type,
            "placeholder": "",
            "placeholder_version": 1,
            "loading_state": 2,
            "flags": 0,
        }

    def _interaction_parts(self, interaction: Json) -> Json:
        metadata = self._metadata(interaction)
        if interaction["type"] != 2:
            return {"interaction_metadata": metadata}
        command = {"id": interaction["id"], "type": 2, "name": interaction["name"], "user": metadata["user"]}
        return {"interaction_metadata": metadata, "interaction": command}

    def _metadata(self, interaction: Json) -> Json:
        trigger = interaction.get("trigger")
        return {
            "id": interaction["id"],
            "type": interaction["type"],
            "user": self.user(self.world.users[interaction["user_id"]]),
            "authorizing_integration_owners": interaction["owners"],
        } | known(
            name=interaction.get("name"),
            interacted_message_id=interaction.get("interacted_message_id"),
            original_response_message_id=interaction.get("original_response_message_id"),
            triggering_interaction_metadata=trigger and self._metadata(trigger),
        )

    def _thread_parts(self, thread: Channel) -> Json:
        count = len(self.world.by_channel.get(thread.id, []))
        return {
            "owner_id": thread.owner_id,
            "message_count": count,
            "total_message_sent": count,
            "member_count": 1,
            "rate_limit_per_user": 0,
            "thread_metadata": {
                "archived": thread.archived,
                "locked": thread.locked,
                "auto_archive_duration": thread.auto_archive,
                "archive_timestamp": iso(created_at(thread.last_message_id or thread.id)),
                "create_timestamp": iso(created_at(thread.id)),
                "invitable": True,
            },
        }

    def _file_url(self, attachment: Attachment) -> str:
        path = f"/attachments/{attachment.channel_id}/{attachment.id}/{attachment.filename}"
        # Whole days, so that a picture that was seen once stays in the browser's cache.
        expires = f"{(int(self.world.clock.now()) // LINK_LIFETIME_S + 2) * LINK_LIFETIME_S:x}"
        return f"{self.base}{path}?ex={expires}&is=0&hm={link_signature(path, expires)}"


def _embedded_names(embed: dict[str, Any]) -> list[str]:
    urls = [embed[key].get("url", "") for key in ("image", "thumbnail") if key in embed]
    return [url.removeprefix("attachment://") for url in urls if url.startswith("attachment://")]
