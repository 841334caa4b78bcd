"""What a scenario checks: a seat's options, what a seat sees, what is then so."""

import json
import re
from collections.abc import Mapping, Sequence
from dataclasses import asdict
from typing import Any

from engine.core.decision import Decision, Refusal
from engine.core.event import seen_by
from engine.core.position import Position
from tests.scenarios.compare import compare, only, plain, same
from tests.scenarios.format import OfDecision, OfThen, Path, Wrong, keys, read

SPECTATORS = "spectators"


def why_not(position: Position, seat: int, notation: str) -> Refusal | None:
    """Why the seat may not choose this now; None when it may."""
    try:
        return position.decision(seat).why(notation)
    except Refusal as refusal:
        return refusal


def options(position: Position, seat: int) -> list[str]:
    """The seat's options now, none if it must wait."""
    return [notation for decision in position.decisions if decision.seat == seat for notation in decision.options]


def check_step(
    words: Any, position: Position, step: Mapping[str, Any], told: Sequence[Any], new: Sequence[Any]
) -> None:
    """All that a step checks; `told`: every event so far, `new`: those since the step before."""
    if step.keys() & OfDecision.keys():
        if position.over:
            raise Wrong("the game is over")
        _check_asked(position, position.decisions[0].seat, step, ())
    for name, asked in step.get("others", {}).items():
        path = ("others", name)
        _check_asked(position, words.seat(position, name, path), asked, path)
    for name, fields in step.get("sees", {}).items():
        _check_view(position, _viewer(words, position, name, ("sees", name)), fields, ("sees", name))
    for name, ids in step.get("sees_not", {}).items():
        _check_hidden(position, _viewer(words, position, name, ("sees_not", name)), ids, told, ("sees_not", name))
    if step.get("then"):
        _check_then(words, position, step["then"], new)


def _check_asked(position: Position, seat: int, asked: Mapping[str, Any], path: Path) -> None:
    found = options(position, seat)
    for notation, expected in asked.get("refused", {}).items():
        here = (*path, "refused", notation)
        refusal = why_not(position, seat, notation)
        if refusal is None:
            raise Wrong(f"{notation!r} is not refused", here)
        same(_told_like(refusal, expected), expected, f"refusal of {notation!r}", here)
    for key, wanted in (("offers", True), ("offers_not", False)):
        for notation in asked.get(key, []):
            same(notation in found, wanted, f"{notation!r} among {found}", (*path, key))
    if "options" in asked:
        same(found, asked["options"], "options", (*path, "options"))
    if "default" in asked:
        defaults = [decision.default for decision in position.decisions if decision.seat == seat]
        same(defaults[0] if defaults else None, asked["default"], "default", (*path, "default"))


def _told_like(refusal: Refusal, expected: object) -> object:
    return refusal.code if isinstance(expected, str) else {"code": refusal.code, **refusal.facts}


# ---------------------------------------------------------------------- what a seat sees


def _viewer(words: Any, position: Position, name: str, path: Path) -> int | None:
    return None if name == SPECTATORS else int(words.seat(position, name, path))


def _plain_view(position: Position, viewer: int | None) -> dict[str, Any]:
    view = asdict(position.view(viewer))
    return {**view, "seats": {seat["colour"]: seat for seat in view["seats"]}}


def _check_view(position: Position, viewer: int | None, fields: Mapping[str, Any], path: Path) -> None:
    compare(fields, _plain_view(position, viewer), path, nested=True)


def _check_hidden(position: Position, viewer: int | None, ids: list[str], told: Sequence[Any], path: Path) -> None:
    shown = [_plain_view(position, viewer), [seen_by(event, viewer) for event in told]]
    shown += [list(decision.options) for decision in position.decisions if _may_see(decision, viewer)]
    everything = [position.dump(), [_plain_view(position, seat) for seat in range(len(position.state.seats))]]
    for one in ids:
        word = re.compile(rf"(?<![\w-]){re.escape(one)}(?![\w-])")
        if not word.search(json.dumps(everything)):
            raise Wrong(f"there is no {one!r} in this game to be hidden", path)
        if word.search(json.dumps(shown)):
            raise Wrong(f"{one!r} is seen", path)


def _may_see(decision: Decision, viewer: int | None) -> bool:
    return decision.public or decision.seat == viewer


# ---------------------------------------------------------------------- what is then so


def _check_then(words: Any, position: Position, then: Mapping[str, Any], events: Sequence[Any]) -> None:
    read(keys("Then", OfThen), {name: then[name] for name in OfThen.keys() & then.keys()}, ("then",))
    if "acts" in then:
        path = ("then", "acts")
        names = [then["acts"]] if isinstance(then["acts"], str) else then["acts"]
        same(list(position.seats_to_act), [words.seat(position, name, path) for name in names], "acts", path)
    if "decision" in then:
        kinds = [decision.kind for decision in position.decisions]
        same(kinds[:1], [then["decision"]], "decision", ("then", "decision"))
    if "undo" in then:
        same(position.floor < len(position.choices), then["undo"], "undo", ("then", "undo"))
    _check_events(position, events, then.get("events", []))
    words.check(position, {name: value for name, value in then.items() if name not in OfThen}, ("then",))


def _check_events(position: Position, events: Sequence[Any], expected: Sequence[Any]) -> None:
    """Each expected event in order, others in between allowed; a mapping compares the named fields."""
    known = {kind.__name__: kind for kind in position.rules.event_types.values()}
    left = iter(events)
    for index, one in enumerate(expected):
        path = ("then", "events", index)
        name, fields = (one, {}) if isinstance(one, str) else next(iter(one.items()))
        only({name: None}, known, path)
        only(fields, known[name]._fields, (*path, name))
        if not any(type(event).__name__ == name and _has(event, fields) for event in left):
            raise Wrong(f"no {one} in its place among {[type(event).__name__ for event in events]}: {events}", path)


def _has(event: Any, fields: Mapping[str, Any]) -> bool:
    values = event._asdict()
    return all(plain(values[name]) == value for name, value in fields.items())
