"""The sight of a person in their client: messages, outcomes of their acts, unread counts."""

from itertools import islice

from sandbox.live.desk import AUTOCOMPLETE, DEFERRED_MESSAGE
from sandbox.model import permissions
from sandbox.model.world import (
    LOADING,
    SUPPRESS_NOTIFICATIONS,
    Channel,
    Guild,
    Interaction,
    Json,
    Message,
    User,
    World,
)
from sandbox.wire.errors import Refused
from sandbox.wire.payloads import Payloads

COUNTED = 200


def person_named(world: World, name: object) -> User:
    """By id or by name. Raises Refused, as the next three."""
    for user in world.people():
        if str(name).casefold() in (user.id, user.display.casefold()):
            return user
    raise Refused(f"There is no person {name!r} in this sandbox.")


def guild_named(world: World, fields: Json) -> Guild:
    """By the id in the field `guild`."""
    guild = world.guilds.get(str(fields.get("guild")))
    if guild is None:
        raise Refused("There is no such server.")
    return guild


def channel_named(world: World, name: object) -> Channel:
    """By id, or by name; of equal names the oldest."""
    text = str(name).lstrip("#")
    if text in world.channels:
        return world.channels[text]
    for channel in sorted(world.channels.values(), key=lambda channel: int(channel.id)):
        if channel.name == text:
            return channel
    raise Refused(f"There is no channel {name!r} in this sandbox.")


def place_named(world: World, fields: Json) -> tuple[User, Channel]:
    """By the fields `person` and `channel`."""
    return person_named(world, fields.get("person")), channel_named(world, fields.get("channel"))


def sees(world: World, person: User, message: Message) -> bool:
    if message.seen_by is not None:
        return message.seen_by == person.id
    return permissions.may(world, world.channels[message.channel_id], person.id, permissions.VIEW_CHANNEL)


def shown(payloads: Payloads, message: Message) -> Json:
    """A message as Discord writes it, with `seen_by` (of an ephemeral one) and `pinged` beside."""
    return payloads.message(message) | {"seen_by": message.seen_by, "pinged": message.pinged}


def outcome(world: World, payloads: Payloads, interaction: Interaction) -> Json:
    """The outcome of something a person did.

    status: "failed" (no answer in time), "choices", "modal", "waiting" (deferred, nothing yet), "answered" (see
    `messages`) or "acknowledged" (an answer that shows nothing). `answered_s`: the seconds until the first answer.
    """
    response: Json = {
        "interaction": interaction.id,
        "answered_s": interaction.answered_s,
        "messages": [],
        "modal": None,
        "choices": None,
    }
    if interaction.failed:
        return response | {"status": "failed"}
    if interaction.type == AUTOCOMPLETE:
        return response | {"status": "choices", "choices": interaction.choices}
    if interaction.modal is not None:
        return response | {"status": "modal", "modal": interaction.modal}
    messages = [world.messages[message_id] for message_id in interaction.touched if message_id in world.messages]
    original = world.messages.get(interaction.original_id or "")
    if interaction.answer == DEFERRED_MESSAGE and original is not None and original.flags & LOADING and not messages:
        return response | {"status": "waiting"}
    response["messages"] = [shown(payloads, message) for message in messages]
    return response | {"status": "answered" if messages else "acknowledged"}


def badges(world: World, person: User) -> Json:
    """By channel: how many of the newest messages this person has not read, and how many of those pinged them."""
    counts: Json = {}
    for channel in world.channels.values():
        if not permissions.may(world, channel, person.id, permissions.VIEW_CHANNEL):
            continue
        read = world.last_read(person.id, channel.id)
        unread = pings = 0
        for message in islice(world.history(channel.id), COUNTED):
            if int(message.id) <= read:
                break
            if message.author_id == person.id or message.seen_by not in (None, person.id):
                continue
            unread += not message.flags & SUPPRESS_NOTIFICATIONS
            pings += person.id in message.pinged or (channel.guild_id is None and message.seen_by is None)
        if unread:
            counts[channel.id] = {"unread": unread, "pings": pings}
    return counts
