"""What is stored as JSON with timers, posts and rows of the log, as typed objects: read and written in one place."""

from collections.abc import Mapping
from typing import Any, Self

from pydantic import BaseModel, ConfigDict

from db import JsonObject


class Payload(BaseModel):
    """Fields have the names under which they are stored. What was never set is not stored, nor a flag that is off as by
    default; keys that this version does not know are ignored."""

    model_config = ConfigDict(frozen=True, extra="ignore")

    @classmethod
    def read(cls, stored: Mapping[str, Any]) -> Self:
        """The object of what is stored. Raises pydantic's ValidationError, a ValueError."""
        return cls.model_validate(stored)

    def stored(self) -> JsonObject:
        """What is stored of it."""
        found = {}
        for name, field in type(self).model_fields.items():
            value = getattr(self, name)
            if name in self.model_fields_set and not (value is False and field.default is False):
                found[name] = value.stored() if isinstance(value, Payload) else value
        return found

    def but(self, **changes: Any) -> Self:
        """The same with some fields changed."""
        return self.model_copy(update=changes)


class Nothing(Payload):
    """For what has none."""
