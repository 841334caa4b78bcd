"""Half a character, a surrogate without its other half, can stand in the JSON of an interaction, but in no database and
in no answer; NUL in no text of PostgreSQL. Both become the replacement character before anybody reads them."""

from typing import Any, Final

from cogs.framework.services import ServiceClient

EVENT: Final = "INTERACTION_CREATE"
REPLACEMENT: Final = "\ufffd"


def take_whole_text(client: ServiceClient) -> None:
    """Puts this between the connection to Discord and what handles interactions."""
    parsers = client._connection.parsers
    handle = parsers[EVENT]
    parsers[EVENT] = lambda data: handle(whole(data))


def whole(value: Any) -> Any:
    """A JSON value whose texts have whole characters alone, and no NUL."""
    if isinstance(value, str):
        text = value if value.isascii() else value.encode("utf-16", "surrogatepass").decode("utf-16", "replace")
        return text.replace("\0", REPLACEMENT)
    if isinstance(value, dict):
        return {name: whole(inner) for name, inner in value.items()}
    return [whole(inner) for inner in value] if isinstance(value, list) else value
