"""What is stored of a finished turn (records): log rows, events, the spectators' views, the position and its hash; how
older ones are read.

Events and views are stored as plain data under fixed names, so that any later version can describe and show a turn:
missing fields get their defaults, unknown fields are ignored, an unknown event becomes an `UnknownEvent`."""

import json
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from functools import cache
from hashlib import blake2b
from typing import Any, Final

from pydantic import TypeAdapter

from db import RecordRow
from engine.core.event import UnknownEvent
from engine.core.rules import AnyRules, JsonObject, Unreadable
from host.table.asked import Answers

CONTENT_VERSION: Final = 2


@dataclass(slots=True)
class Step:
    """The events of log row `seq`, and the spectators' view after it, None if the row was not public at that time."""

    seq: int
    events: tuple[Any, ...]
    view: Any = None


@dataclass(slots=True)
class Turn:
    """A finished turn, hidden information included: the log rows `first` to `last`, from one boundary to the next.

    `number`: the number of boundaries before it, so 0 for the set-up. `seat`: whose turn it was, None if all decided
    together. `answers`: see host/table/asked.py.
    `between`: events between the turn's end and the boundary; `opening`: events between the boundary and the
    next decision; `sealed`: whether that decision is made by several seats, unseen by each other. `view`: the
    spectators' view, `state`: the dump of the position, both at the boundary and of version `rules_version`."""

    number: int
    first: int
    last: int
    seat: int | None
    steps: list[Step] = field(repr=False)
    between: tuple[Any, ...] = field(repr=False)
    opening: tuple[Any, ...] = field(repr=False)
    sealed: bool
    view: Any = field(repr=False)
    state: JsonObject = field(repr=False)
    rules_version: int
    answers: Answers = field(default_factory=dict, repr=False)


def hash_of(state: JsonObject) -> str:
    """BLAKE2b (128 bits, in hexadecimal) of a dumped position as canonical JSON."""
    text = json.dumps(state, sort_keys=True, separators=(",", ":"), ensure_ascii=True)
    return blake2b(text.encode(), digest_size=16).hexdigest()


def encode(rules: AnyRules, game_id: str, turn: Turn) -> RecordRow:
    codec = codec_of(rules)
    shown = [step for step in turn.steps if step.seq < turn.last and step.view is not None]
    content = {
        "seat": turn.seat,
        "sealed": turn.sealed,
        "steps": [[step.seq, codec.events(step.events)] for step in turn.steps],
        "between": codec.events(turn.between),
        "opening": codec.events(turn.opening),
        "views": [[step.seq, codec.view(step.view)] for step in shown],
        "view": codec.view(turn.view),
        "state": turn.state,
        "hash": hash_of(turn.state),
        "answers": turn.answers,
    }
    return RecordRow(game_id, turn.number, turn.first, turn.last, CONTENT_VERSION, turn.rules_version, False, content)


def decode(rules: AnyRules, record: RecordRow, seed: bytes) -> Turn:
    """The inverse of `encode`. Raises Unreadable: newer_version, other_game, unknown_component, damaged."""
    if record.version > CONTENT_VERSION:
        raise Unreadable("newer_version", version=record.version, known=CONTENT_VERSION)
    if record.version < CONTENT_VERSION:
        raise Unreadable("too_old", version=record.version)
    content = record.content
    head = (record.number, record.first_seq, record.last_seq)
    try:
        state = content["state"]
        codec = codec_of(rules)
        views = {seq: codec.view_of(view) for seq, view in content["views"]}
        view = views[record.last_seq] = codec.view_of(content["view"])
        steps = [Step(seq, codec.events_of(events), views.get(seq)) for seq, events in content["steps"]]
        between, opening = codec.events_of(content["between"]), codec.events_of(content["opening"])
        seat, sealed, version = content["seat"], content["sealed"], record.rules_version
        return Turn(*head, seat, steps, between, opening, sealed, view, state, version, answers_of(content))
    except (LookupError, TypeError, ValueError) as problem:
        raise Unreadable("damaged", detail=f"record of row {record.last_seq}: {type(problem).__name__}") from problem


def answers_of(content: JsonObject) -> Answers:
    """The answers in a record's content, which older records do not have."""
    answers: Answers = content.get("answers", {})
    return answers


class Codec:
    """Converts the events and views of one game to JSON-able data and back."""

    def __init__(self, rules: AnyRules) -> None:
        self._types = rules.event_types
        self._tags = {event_class: tag for tag, event_class in rules.event_types.items()}
        self._adapters = {tag: TypeAdapter[Any](event_class) for tag, event_class in rules.event_types.items()}
        self._view = TypeAdapter[Any](rules.view_type)

    def events(self, events: Iterable[Any]) -> list[JsonObject]:
        """Events as data: for each one its tag and its fields by name."""
        return [self._event(event) for event in events]

    def _event(self, event: Any) -> JsonObject:
        tag = self._tags[type(event)]
        values = self._adapters[tag].dump_python(event, mode="json")
        return {"tag": tag, **dict(zip(event._fields, values, strict=True))}

    def events_of(self, data: Sequence[JsonObject]) -> tuple[Any, ...]:
        """Raises pydantic's ValidationError, a ValueError, when a field has the wrong type; KeyError without a tag."""
        return tuple(self._event_of(dict(event)) for event in data)

    def _event_of(self, data: JsonObject) -> Any:
        tag = str(data.pop("tag"))
        if tag not in self._types:
            return UnknownEvent(None, tag)
        known = self._types[tag]._fields  # type: ignore[attr-defined]
        return self._adapters[tag].validate_python({name: value for name, value in data.items() if name in known})

    def view(self, view: Any) -> Any:
        return self._view.dump_python(view, mode="json")

    def view_of(self, data: Any) -> Any:
        """The inverse of `view`. Raises pydantic's ValidationError, a ValueError."""
        return self._view.validate_python(data)


@cache  # pydantic needs 0.1 s or more to prepare all events of a game
def codec_of(rules: AnyRules) -> Codec:
    return Codec(rules)
