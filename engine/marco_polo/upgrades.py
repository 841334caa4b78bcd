"""What older versions dumped, made into what the next version dumps: one step a version."""

from engine.core.rules import JsonObject


def from_version_1(data: JsonObject) -> JsonObject:
    """A state of version 1 as version 2 dumps it: two attributes have other names."""
    return {**data, "special_known": data["sunk"], "unused_goals": data["box"]}
