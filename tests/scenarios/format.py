"""What a scenario file may hold: its keys, their types, and a sentence for what is written wrongly.

The games' positions have their keys in `<game>/format.py`.
"""

from collections.abc import Callable, Iterable, Mapping
from functools import cache
from typing import Annotated, Any, Final, TypeAlias

from pydantic import AfterValidator, BeforeValidator, ConfigDict, Field, TypeAdapter, ValidationError
from pydantic_core import PydanticCustomError
from typing_extensions import TypedDict

Path: TypeAlias = tuple[str | int, ...]
# Words of pydantic and ours.
PLAIN: Final = {
    " after validation": "",
    "a valid dictionary": "keys with their values",
    "a valid list": "a list",
    "a valid integer": "a whole number",
    "a valid string": "a text",
}


class Wrong(Exception):
    """A scenario that is written wrongly or does not hold. `path`: the keys that lead to the place in it."""

    def __init__(self, sentence: str, path: Path = ()) -> None:
        super().__init__(f"{'.'.join(map(str, path))}: {sentence}" if path else sentence)
        self.sentence = sentence
        self.path = path

    def below(self, *path: str | int) -> "Wrong":
        """The same, of a part whose own place in the scenario is `path`."""
        return Wrong(self.sentence, (*path, *self.path))


# ---------------------------------------------------------------------- types


def keys(name: str, types: Mapping[str, Any], required: Iterable[str] = ()) -> Any:
    """The type of a mapping that may have these keys, each of its type, and no others."""
    listed = ", ".join(sorted(types))

    def check(value: Any) -> Any:
        if not isinstance(value, Mapping):
            raise PydanticCustomError("form", "should have keys such as {listed}", {"listed": listed})
        for key in value:
            if key not in types:
                raise PydanticCustomError("key", "unknown {key}; known are {listed}", {"key": key, "listed": listed})
        for key in required:
            if key not in value:
                raise PydanticCustomError("form", "lacks {key}", {"key": key})
        return value

    known = TypedDict(name, dict(types), total=False)  # noqa: UP013 - the names are data
    known.__pydantic_config__ = ConfigDict(strict=True)
    return Annotated[known, BeforeValidator(check)]


def one_of(what: str, names: Iterable[Any]) -> Any:
    """The type of a name that must be among `names`."""
    known = list(names)

    def check(name: Any) -> Any:
        if name not in known or isinstance(name, bool):
            facts = {"what": what, "name": repr(name), "known": ", ".join(map(str, known))}
            raise PydanticCustomError("name", "there is no {what} {name}; there are {known}", facts)
        return name

    return Annotated[Any, AfterValidator(check)]


def number(least: int, most: int | None = None) -> Any:
    """The type of a whole number in these bounds."""
    return Annotated[int, Field(ge=least, le=most)]


def different(member: Any, least: int = 0, most: int | None = None) -> Any:
    """The type of a list of so many that names nothing twice."""
    return Annotated[list[member], Field(min_length=least, max_length=most), AfterValidator(_all_different)]


def _all_different(values: list[Any]) -> list[Any]:
    for value in values:
        if values.count(value) > 1:
            raise PydanticCustomError("twice", "{value} is named twice", {"value": repr(value)})
    return values


def form(check: Callable[[Any], bool], sentence: str) -> Any:
    """The type of what holds this check; `sentence` says what it should be."""

    def checked(value: Any) -> Any:
        if not check(value):
            raise PydanticCustomError("form", "{sentence}, not {value}", {"sentence": sentence, "value": repr(value)})
        return value

    return Annotated[Any, AfterValidator(checked)]


def read(part: Any, content: Any, path: Path = ()) -> Any:
    """`content` as this part of a scenario. Raises Wrong for the first thing that is written wrongly."""
    try:
        return _adapter(part).validate_python(content)
    except ValidationError as error:
        raise Wrong(*_told(error.errors()[0])).below(*path) from None


@cache
def _adapter(part: Any) -> TypeAdapter[Any]:
    return TypeAdapter(part)


def _told(error: Mapping[str, Any]) -> tuple[str, Path]:
    """Sentence and place of one error."""
    place: Path = tuple(error["loc"])
    if error["type"] == "key":
        place = (*place, error["ctx"]["key"])
    if error["type"] in ("form", "key", "name", "twice"):
        return error["msg"], place
    message = error["msg"].replace("Input should", "should").replace("List should", "should")
    for technical, plain in PLAIN.items():
        message = message.replace(technical, plain)
    if error["type"] in ("too_short", "too_long"):
        return message, place
    hint = ' (write "on" and "off" in quotes)' if isinstance(error["input"], bool) else ""
    return f"{message}, not {error['input']!r}{hint}", place


# ---------------------------------------------------------------------- the keys of every game

Notation: Final = form(lambda step: isinstance(step, str), 'should be a notation, in quotes with a seat: "blue: pass"')
Text: Final = form(lambda text: isinstance(text, str) and text.strip() != "", "should be a text")
Names: Final = form(
    lambda names: isinstance(names, str) or (isinstance(names, list) and all(isinstance(name, str) for name in names)),
    "should name a seat, or a list of seats",
)
Event: Final = form(
    lambda event: (
        isinstance(event, str)
        or (isinstance(event, dict) and len(event) == 1 and all(isinstance(fields, dict) for fields in event.values()))
    ),
    "should be an event, alone or with fields: {Moved: {place: 7}}",
)
Refusal: Final = form(
    lambda told: isinstance(told, str) or (isinstance(told, dict) and "code" in told),
    "should be a code, or {code: ..., fact: ...}",
)
OfDecision: Final = {
    "refused": dict[Text, Refusal],
    "offers": list[Notation],
    "offers_not": list[Notation],
    "options": list[Notation],
    "default": Text | None,
}
OfThen: Final = {"acts": Names, "decision": Text, "undo": bool, "events": list[Event]}
OfStep: Final = {
    "dice": list[number(1)],
    "choose": list[Notation],
    **OfDecision,
    "others": dict[str, keys("Asked", OfDecision)],
    "sees": dict[str, dict[str, Any]],
    "sees_not": dict[str, list[Text]],
    "then": dict[str, Any] | None,
}
Scenario: Final = keys(
    "Scenario",
    {
        "name": Text,
        "covers": Annotated[list[Text], Field(min_length=1)],
        "given": dict[str, Any] | None,
        **OfStep,
        "steps": Annotated[list[keys("Step", OfStep)], Field(min_length=1)],
    },
    required=("name", "covers"),
)
PROOFS: Final = OfStep.keys() - {"dice", "choose"}


def steps_of(scenario: Mapping[str, Any]) -> list[tuple[Path, Mapping[str, Any]]]:
    """The steps of a scenario with the path of each; itself where it is one. Raises Wrong for one that checks
    nothing."""
    own = sorted(scenario.keys() & OfStep.keys())
    if "steps" in scenario and own:
        raise Wrong("belongs into one of the steps", (own[0],))
    found: list[tuple[Path, Mapping[str, Any]]] = [((), scenario)]
    if "steps" in scenario:
        found = [(("steps", i), step) for i, step in enumerate(scenario["steps"])]
    for path, step in found:
        if not step.keys() & PROOFS:
            raise Wrong(f"checks nothing; it may check {', '.join(sorted(PROOFS))}", path)
    return found
