"""Interactions: sends the acts of people to the bot, and matches its responses to them.

The numbers in the docstrings are Discord's error codes."""

import asyncio
import secrets
import time
from contextlib import suppress
from dataclasses import dataclass, field

from sandbox.checks import limits
from sandbox.live.faults import Faults
from sandbox.live.feed import Feed
from sandbox.live.gateway import Gateway
from sandbox.model import permissions
from sandbox.model.world import Channel, Interaction, Json, Message, World
from sandbox.wire.errors import ApiError, unknown
from sandbox.wire.payloads import Payloads, known

COMMAND, COMPONENT, AUTOCOMPLETE, MODAL_SUBMIT = 2, 3, 4, 5
MESSAGE, DEFERRED_MESSAGE, DEFERRED_UPDATE, UPDATE, CHOICES, MODAL = 4, 5, 6, 7, 8, 9


@dataclass(frozen=True, slots=True)
class _Waiting:
    """For the first answer, and for the message that it promises. `began`: by a clock that nobody moves."""

    answered: asyncio.Event = field(default_factory=asyncio.Event)
    filled: asyncio.Event = field(default_factory=asyncio.Event)
    began: float = field(default_factory=time.monotonic)


class Desk:
    """`answer_s` is how long the bot has for its first answer, `token_s` how long for the following ones."""

    def __init__(self, world: World, payloads: Payloads, gateway: Gateway, feed: Feed, faults: Faults) -> None:
        self._world = world
        self._payloads = payloads
        self._gateway = gateway
        self._feed = feed
        self._faults = faults
        self.answer_s = limits.ANSWER_S
        self.token_s: float = limits.TOKEN_S
        self._waiting: dict[str, _Waiting] = {}  # by the interactions since the start
        for interaction in world.interactions.values():
            interaction.failed = interaction.failed or interaction.answer is None

    def start(
        self,
        kind: int,
        user_id: str,
        channel: Channel,
        data: Json,
        *,
        name: str = "",
        message: Message | None = None,
        trigger: Json | None = None,
    ) -> Interaction:
        """Sends a new interaction to the bot; `trigger` is the one whose modal this submits."""
        self._forget_old()
        interaction = Interaction(
            id=self._world.ids.next(),
            token=secrets.token_urlsafe(48),
            type=kind,
            user_id=user_id,
            channel_id=channel.id,
            created=self._world.clock.now(),
            name=name,
            data=data,
            message_id=message.id if message else None,
            trigger=trigger,
        )
        self._world.save(interaction)
        self._waiting[interaction.id] = _Waiting()
        asyncio.get_running_loop().call_later(self.answer_s, self._expire, interaction)
        payload = self.payload(interaction, message)
        for _ in range(2 if self._faults.deliver_twice else 1):
            self._gateway.dispatch("INTERACTION_CREATE", payload, guild_id=channel.guild_id)
        self._faults.deliver_twice = max(0, self._faults.deliver_twice - 1)
        self._tell_pages(interaction, "waiting")
        return interaction

    async def outcome(self, interaction: Interaction, patience: float) -> None:
        """Waits for the first answer and, if that only deferred, up to `patience` seconds for the real one."""
        waiting = self._waiting[interaction.id]
        await waiting.answered.wait()
        if interaction.answer in (DEFERRED_MESSAGE, DEFERRED_UPDATE):
            with suppress(TimeoutError):
                await asyncio.wait_for(waiting.filled.wait(), patience)

    def open(self, interaction_id: str, token: str) -> Interaction:
        """For a first answer; raises 10062 when it is too late, 40060 when there was one."""
        interaction = self._world.interactions.get(interaction_id)
        if interaction is None or interaction.token != token or interaction.failed:
            raise unknown("interaction", 10062)
        if interaction.answer is not None:
            raise ApiError(400, 40060, "Interaction has already been acknowledged.")
        return interaction

    def by_token(self, token: str) -> Interaction:
        """For a following answer; raises 50027 when the token is unknown or too old."""
        for interaction in self._world.interactions.values():
            if interaction.token == token and self._world.clock.now() - interaction.created < self.token_s:
                return interaction
        raise ApiError(401, 50027, "Invalid Webhook Token")

    def answered(self, interaction: Interaction, answer: int) -> None:
        interaction.answer = answer
        waiting = self._waiting.get(interaction.id)
        if waiting is not None:
            interaction.answered_s = time.monotonic() - waiting.began
            waiting.answered.set()
        self._world.save(interaction)
        self._tell_pages(interaction, "answered")

    def touched(self, interaction: Interaction, message: Message) -> None:
        """The bot created or changed this message by the interaction's token."""
        if message.id not in interaction.touched:
            interaction.touched.append(message.id)
        self._world.save(interaction)
        if interaction.answer is not None and interaction.id in self._waiting:
            self._waiting[interaction.id].filled.set()

    def head(self, interaction: Interaction) -> Json:
        """The part of an interaction that the message it made remembers."""
        guild_id = self._world.channels[interaction.channel_id].guild_id
        return {
            "id": interaction.id,
            "type": interaction.type,
            "user_id": interaction.user_id,
            "owners": {"0": guild_id} if guild_id else {"1": interaction.user_id},
        } | known(
            name=interaction.name if interaction.type == COMMAND else None,
            interacted_message_id=interaction.message_id if interaction.type == COMPONENT else None,
            trigger=interaction.trigger,
        )

    def payload(self, interaction: Interaction, message: Message | None) -> Json:
        """The INTERACTION_CREATE event."""
        world = self._world
        channel = world.channels[interaction.channel_id]
        if channel.guild_id:
            guild = world.guilds[channel.guild_id]
            place: Json = {
                "guild_id": guild.id,
                "guild": {"id": guild.id, "locale": guild.locale, "features": []},
                "guild_locale": guild.locale,
                "member": self._payloads.member(guild, interaction.user_id, channel),
            }
        else:
            place = {"user": self._payloads.user(world.users[interaction.user_id])}
        return {
            **place,
            "id": interaction.id,
            "application_id": world.application_id,
            "type": interaction.type,
            "token": interaction.token,
            "version": 1,
            "data": interaction.data,
            "channel_id": channel.id,
            "channel": self._payloads.channel(channel)
            | {"permissions": str(permissions.in_channel(world, channel, interaction.user_id))},
            "app_permissions": str(permissions.in_channel(world, channel, world.bot.id)),
            "locale": world.users[interaction.user_id].locale,
            "entitlements": [],
            "entitlement_sku_ids": [],
            "authorizing_integration_owners": self.head(interaction)["owners"],
            "context": 0 if channel.guild_id else 1,
            "attachment_size_limit": limits.FILE_BYTES,
            **known(message=message and self._payloads.message(message)),
        }

    def _expire(self, interaction: Interaction) -> None:
        if interaction.answer is not None or interaction.failed:
            return
        interaction.failed = True
        if interaction.id in self._world.interactions:
            self._world.save(interaction)
        self._waiting[interaction.id].answered.set()
        self._tell_pages(interaction, "failed")

    def _tell_pages(self, interaction: Interaction, status: str) -> None:
        self._feed.publish(
            {
                "type": "interaction",
                "id": interaction.id,
                "status": status,
                "user_id": interaction.user_id,
                "channel_id": interaction.channel_id,
                "message_id": interaction.message_id,
                "kind": interaction.type,
            }
        )

    def _forget_old(self) -> None:
        """Not those whose answer is still waited for, which may be old because the clock was moved."""
        before = self._world.clock.now() - 2 * limits.TOKEN_S
        known = self._world.interactions.values()
        for interaction in [old for old in known if old.created < before and (old.answer is not None or old.failed)]:
            self._world.remove(interaction)
            self._waiting.pop(interaction.id, None)
