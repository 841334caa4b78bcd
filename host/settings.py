"""What a person chose with /settings, stored as one JSON object.

A new setting is a field here and its two sentences in `words/locales/en/settings.ftl`; /settings shows every field that
lists its values."""

from collections.abc import Mapping
from functools import cache
from typing import Any, get_args

from pydantic import BaseModel, ConfigDict, ValidationError, ValidatorFunctionWrapHandler, field_validator
from pydantic_core.core_schema import ValidationInfo

from db import People
from engine.core.decision import Refusal


class Settings(BaseModel):
    """Settings with their defaults. A value that this version does not know, as one that a newer version stored, counts
    as the default and stays stored."""

    model_config = ConfigDict(frozen=True, extra="ignore", validate_default=False)

    @field_validator("*", mode="wrap")
    @classmethod
    def _known(cls, value: Any, check: ValidatorFunctionWrapHandler, info: ValidationInfo) -> Any:
        try:
            return check(value)
        except ValidationError:
            return cls.model_fields[info.field_name or ""].default

    def chosen(self, key: str) -> str:
        """The name of a setting's value, as `values_of` has it."""
        return next(name for name, value in values_of(type(self), key).items() if value == getattr(self, key))


class PersonSettings(Settings):
    """`ask_always`: no choice that nearly everybody makes is made for them."""

    ask_always: bool = False


@cache
def values_of(settings: type[Settings], key: str) -> Mapping[str, Any]:
    """The values of a setting by their names; none where they are not listed, as those of a time."""
    kind = settings.model_fields[key].annotation
    return {"off": False, "on": True} if kind is bool else {str(value): value for value in get_args(kind)}


async def settings_of(people: People, user_id: int) -> PersonSettings:
    """A person's settings."""
    return PersonSettings.model_validate(await people.settings(user_id))


async def choose_setting(people: People, user_id: int, key: str, name: str) -> PersonSettings:
    """Stores the value called `name` for a setting. Raises Refusal unknown_setting."""
    listed = values_of(PersonSettings, key) if key in PersonSettings.model_fields else {}
    if name not in listed:
        raise Refusal("unknown_setting")
    await people.change_settings(user_id, {key: listed[name]})
    return await settings_of(people, user_id)
