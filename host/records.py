"""What is stored of a finished turn: its rows, what they brought about, what everybody saw and the position after it.

Events and views are plain data under fixed names, so that any later version can tell and show a turn: fields that are
missing get their default, fields nobody knows any more are left out, an unknown event becomes an `UnknownEvent`.
"""

import json
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from functools import cache
from hashlib import blake2b
from typing import Any, Final

from pydantic import TypeAdapter

from db import RecordRow
from engine.core.event import UnknownEvent
from engine.core.position import load_position
from engine.core.rules import AnyRules, JsonObject, Unreadable

STATE_ALONE: Final = 1  # content that version 1 left: the dumped position and nothing else
CONTENT_VERSION: Final = 2


@dataclass(slots=True)
class Step:
    """One row's events, and the spectators' view after it where everybody might know it."""

    seq: int
    events: tuple[Any, ...]
    view: Any = None


@dataclass(slots=True)
class Turn:
    """A turn from one boundary to the next, hidden things included; rows `first` to `last` brought it about.

    `number`: how many boundaries there were before; `seat`: whose turn it was, None where all decided together.
    `between`: what happened after the turn's own end; `opening`: what happened before the next decision, which arises
    `sealed` or not. `view`: the spectators', `state`: the position's dump at the boundary; `rules_version`: of both.
    `told`: whether it is known what happened; of turns under version 1 only the position is."""

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
    told: bool = True


def hash_of(state: JsonObject) -> str:
    """BLAKE2b over the canonical JSON of a dumped position."""
    text = json.dumps(state, sort_keys=True, separators=(",", ":"), ensure_ascii=True)
    return blake2b(text.encode(), digest_size=16).hexdigest()


def encode(rules: AnyRules, game_id: str, turn: Turn) -> RecordRow:
    """The row of a turn in the table of records."""
    codec = _codec(rules)
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
    }
    numbers = (turn.number, turn.first, turn.last, CONTENT_VERSION, turn.rules_version)
    return RecordRow(game_id, *numbers, False, content)


def decode(rules: AnyRules, record: RecordRow, seed: bytes) -> Turn:
    """The turn of a record. Raises Unreadable: newer_version, other_game, damaged."""
    if record.version > CONTENT_VERSION:
        raise Unreadable("newer_version", version=record.version, known=CONTENT_VERSION)
    content = record.content
    head = (record.number, record.first_seq, record.last_seq)
    try:
        state = content["state"]
        if record.version == STATE_ALONE:
            view = load_position(rules, state, seed).view(None)
            return Turn(*head, None, [], (), (), False, view, state, record.rules_version, told=False)
        codec = _codec(rules)
        views = {seq: codec.view_of(view) for seq, view in content["views"]}
        view = views[record.last_seq] = codec.view_of(content["view"])
        steps = [Step(seq, codec.events_of(events), views.get(seq)) for seq, events in content["steps"]]
        between, opening = codec.events_of(content["between"]), codec.events_of(content["opening"])
        seat, sealed, version = content["seat"], content["sealed"], record.rules_version
        return Turn(*head, seat, steps, between, opening, sealed, view, state, version)
    except (LookupError, TypeError, ValueError) as problem:
        raise Unreadable("damaged", detail=f"record of row {record.last_seq}: {type(problem).__name__}") from problem


class Codec:
    """Turns events and views of one game into plain data and back."""

    def __init__(self, rules: AnyRules) -> None:
        self._types = rules.event_types
        self._tags = {event_class: tag for tag, event_class in rules.event_types.items()}
        self._adapters = {tag: TypeAdapter[Any](event_class) for tag, event_class in rules.event_types.items()}
        self._view = TypeAdapter[Any](rules.view_type)

    def events(self, events: Iterable[Any]) -> list[JsonObject]:
        return [self._event(event) for event in events]

    def _event(self, event: Any) -> JsonObject:
        tag = self._tags[type(event)]
        values = self._adapters[tag].dump_python(event, mode="json")
        return {"tag": tag, **dict(zip(event._fields, values, strict=True))}

    def events_of(self, data: Sequence[JsonObject]) -> tuple[Any, ...]:
        """Raises ValidationError, which is a ValueError, where a field has another type."""
        return tuple(self._event_of(dict(one)) for one in data)

    def _event_of(self, data: JsonObject) -> Any:
        tag = str(data.pop("tag"))
        if tag not in self._types:
            return UnknownEvent(None, tag)
        known = self._types[tag]._fields  # type: ignore[attr-defined]
        return self._adapters[tag].validate_python({name: value for name, value in data.items() if name in known})

    def view(self, view: Any) -> Any:
        return self._view.dump_python(view, mode="json")

    def view_of(self, data: Any) -> Any:
        return self._view.validate_python(data)


@cache
def _codec(rules: AnyRules) -> Codec:
    return Codec(rules)
