"""What older versions dumped, made into what the next version dumps: one step a version."""

from engine.core.rules import JsonObject


def from_version_1(data: JsonObject) -> JsonObject:
    """Version 2 dumps what version 1 did."""
    return data
