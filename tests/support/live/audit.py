"""What the bot sent, read from the sandbox's audit."""

from collections.abc import Iterator
from typing import Any

Json = dict[str, Any]


def created_posts(sent: list[Json]) -> list[str]:
    """The nonce of each message made in a channel. A nonce that comes twice is a message that was sent twice."""
    return [
        entry["payload"]["nonce"]
        for entry in sent
        if entry["method"] == "POST"
        and entry["route"].endswith("/channels/{channel_id}/messages")
        and entry["status"] == 200
        and "nonce" in (entry["payload"] or {})
    ]


def public(sent: list[Json]) -> list[Json]:
    """What everybody in a channel can see: messages, and answers that are not for one person alone."""
    return [entry for entry in sent if entry["method"] in ("POST", "PATCH") and not is_private(entry)]


def is_private(entry: Json) -> bool:
    """Answers to one person: ephemeral ones, completions, and what follows them by the interaction's token."""
    payload = entry["payload"] if isinstance(entry["payload"], dict) else {}
    data = payload.get("data") or payload
    ephemeral = bool(int(data.get("flags") or 0) & 64) if isinstance(data, dict) else False
    return ephemeral or payload.get("type") == 8


def strings(value: Any) -> Iterator[str]:
    """Every text inside a JSON value, without keys, and without nonces and pictures of emoji, which may look like
    anything."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for name, inner in value.items():
            if name not in ("nonce", "image"):
                yield from strings(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from strings(inner)
