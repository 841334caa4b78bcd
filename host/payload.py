"""How JSON that is stored with timers, posts and rows of the log becomes typed objects: unknown keys ignored, what was
never set not stored."""

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
        """The object that was stored so. Raises pydantic's ValidationError, a ValueError."""
        return cls.model_validate(stored)

    def stored(self) -> JsonObject:
        """The JSON-able object that is stored."""
        fields, values = type(self).model_fields, self.model_dump(exclude_unset=True)
        return {
            name: value for name, value in values.items() if value is not False or fields[name].default is not False
        }

    def but(self, **changes: Any) -> Self:
        """The same with some fields changed."""
        return self.model_copy(update=changes)


class Nothing(Payload):
    """For what has none."""
