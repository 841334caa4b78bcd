"""What is stored of each finished turn (records): log rows, events, the spectators' views, the position and its hash;
how older ones are read.

Events and views are stored as plain data under fixed names, so that any later version can describe and show a turn:
missing fields get their defaults, unknown fields are ignored, an unknown event becomes an `UnknownEvent`."""

import json
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import cache, partial
from hashlib import blake2b
from typing import Any, Final, NamedTuple

from pydantic import TypeAdapter

from db import RecordRow
from engine.core.event import UnknownEvent
from engine.core.rules import AnyRules, JsonObject, Unreadable
from engine.core.standings import Standing
from host.table.asked import Answers

CONTENT_VERSION: Final = 2
FIRST_VIEW: Final = "views"
"""The first key of a content that holds a view; nine tenths of its characters lie behind it."""
STATE: Final = "state"


class Reopening(NamedTuple):
    """How a finished turn is opened again: which `seat` finished it, by row `end` of the log, and the row `to` after
    which its last press began; `choices`: how many of the turn are no longer published then, 0 for all; `upto`: the
    last row since which takes nothing from that: only computer players have chosen, at a table where nobody else plays,
    and chance has decided nothing."""

    seat: int
    end: int
    to: int
    choices: int
    upto: int


class Step:
    """The events of log row `seq`, and the spectators' view after it, None if the row was not public at that time, or
    was not read. `events` may be what makes them, which is asked once they are needed: in a long game few are."""

    __slots__ = ("_events", "seq", "view")

    def __init__(self, seq: int, events: tuple[Any, ...] | Callable[[], tuple[Any, ...]], view: Any = None) -> None:
        self.seq, self.view = seq, view
        self._events = events

    @property
    def events(self) -> tuple[Any, ...]:
        if callable(self._events):
            self._events = self._events()
        return self._events

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Step):
            return NotImplemented
        return (self.seq, self.view, self.events) == (other.seq, other.view, other.events)

    def __repr__(self) -> str:
        return f"Step({self.seq}, {self.events!r})"


@dataclass(slots=True)
class Turn:
    """A finished turn, hidden information included: the log rows `first` to `last`, from one boundary to the next.

    `number`: the number of boundaries before it, so 0 for the set-up. `seat`: whose turn it was, None if all decided
    together. `answers`: see host/table/asked.py. `reopening`: how it, or the last turn of a person before it, is opened
    again at one press, None where it is not.
    `between`: events between the turn's end and the boundary; `opening`: events between the boundary and the
    next decision; `sealed`: whether that decision is made by several seats, unseen by each other. `view`: the
    spectators' view, `state`: the dump of the position, both at the boundary and of version `rules_version`. `mark`:
    the round of the turn and the standings after it, None in records of version 1.0.0."""

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
    mark: tuple[int, tuple[Standing, ...]] | None = field(default=None, repr=False)
    reopening: Reopening | None = None


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
        "mark": turn.mark,
        FIRST_VIEW: [[step.seq, codec.view(step.view)] for step in shown],
        "view": codec.view(turn.view),
        STATE: turn.state,
        "hash": hash_of(turn.state),
        "answers": turn.answers,
        "reopening": turn.reopening,
    }
    return RecordRow(game_id, turn.number, turn.first, turn.last, CONTENT_VERSION, turn.rules_version, False, content)


def decode(rules: AnyRules, record: RecordRow, seed: bytes) -> Turn:
    """The inverse of `encode`. Raises Unreadable: newer_version, too_old, damaged."""
    turn, content, codec = decode_told(rules, record), record.content, codec_of(rules)
    _make_events(turn)
    with _whole(record):
        turn.state = content[STATE]
        views = {seq: codec.view_of(view) for seq, view in content[FIRST_VIEW]}
        turn.view = views[record.last_seq] = codec.view_of(content["view"])
    for step in turn.steps:
        step.view = views.get(step.seq)
    turn.answers, turn.reopening = answers_of(content), reopening_in(content)
    return turn


def decode_told(rules: AnyRules, record: RecordRow) -> Turn:
    """The turn of a record that was read up to FIRST_VIEW: without views, state and answers. Events that these very
    rules told are made when they are asked for. Raises Unreadable as `decode` does."""
    if record.version > CONTENT_VERSION:
        raise Unreadable("newer_version", version=record.version, known=CONTENT_VERSION)
    if record.version < CONTENT_VERSION:
        raise Unreadable("too_old", version=record.version)
    content, codec = record.content, codec_of(rules)
    head = (record.number, record.first_seq, record.last_seq)
    with _whole(record):
        steps = [Step(seq, partial(_events_in, codec, record, events)) for seq, events in content["steps"]]
        between, opening = codec.events_of(content["between"]), codec.events_of(content["opening"])
        mark = _mark(content.get("mark"))
        seat, sealed, version = content["seat"], content["sealed"], record.rules_version
        turn = Turn(*head, seat, steps, between, opening, sealed, None, {}, version, mark=mark)
    if version != rules.version:
        _make_events(turn)
    return turn


def _make_events(turn: Turn) -> None:
    """Makes those of all steps, so that it is noticed now if they cannot be read."""
    for step in turn.steps:
        _ = step.events


def _events_in(codec: "Codec", record: RecordRow, stored: Sequence[JsonObject]) -> tuple[Any, ...]:
    with _whole(record):
        return codec.events_of(stored)


def view_in(rules: AnyRules, record: RecordRow) -> Any:
    """The spectators' view at the end of the turn of a record, which may have been read up to STATE. Raises Unreadable
    damaged."""
    with _whole(record):
        return codec_of(rules).view_of(record.content["view"])


def _mark(stored: Sequence[Any] | None) -> tuple[int, tuple[Standing, ...]] | None:
    if stored is None:
        return None
    played, standings = stored
    return played, tuple(tuple(standing) for standing in standings)


@contextmanager
def _whole(record: RecordRow) -> Iterator[None]:
    """Raises Unreadable damaged where a content lacks something or holds what cannot be."""
    try:
        yield
    except (LookupError, TypeError, ValueError) as problem:
        raise Unreadable("damaged", detail=f"record of row {record.last_seq}: {type(problem).__name__}") from problem


def answers_of(content: JsonObject) -> Answers:
    """The answers in a record's content, which older records do not have."""
    answers: Answers = content.get("answers", {})
    return answers


def reopening_in(content: JsonObject) -> Reopening | None:
    """The reopening in a record's content, which older records do not have."""
    stored = content.get("reopening")
    return None if stored is None else Reopening(*stored)


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
