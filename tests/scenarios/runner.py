"""Rule scenarios in plain data: given a position, when these choices, then this.

A file under `<game>/` holds a list of scenarios; `<game>_given.py` beside this file knows the game's words for
positions. A scenario's keys:

    name     what a player would say, in sentence case
    covers   ids of what it proves (the completeness test wants every id of the game)
    given    overrides on a new game with a fixed seed, in the game's own words
    dice     outcomes in order: die faces, for a shuffle one more than each number drawn
    choose   notations, each by whoever must act; "blue: pass" where another seat answers
    refused  {notation: code} at the decision reached; {notation: {code: ..., fact: ...}} compares facts too
    offers, offers_not, options   present, absent, or all options in their order, at the decision reached
    default  the decision's default, or none
    then     who acts, the kind of decision, events in their order, and the game's own words for what is so

Everything not written here, in the game's words or in the scenario is an error.
"""

from collections.abc import Mapping
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

import yaml

from engine.core.position import Position

HERE = Path(__file__).parent
ROOT = HERE.parent.parent
FastLoader = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
KEYS = {
    "name",
    "covers",
    "given",
    "dice",
    "choose",
    "refused",
    "offers",
    "offers_not",
    "options",
    "default",
    "then",
}
REQUIRED = {"name", "covers", "then"}
PROOFS = {"refused", "offers", "offers_not", "options", "default", "then"}


class Wrong(Exception):
    """A scenario that is written wrongly or does not hold."""


@cache
def load(game: str) -> list[tuple[str, dict[str, Any]]]:
    """All scenarios of a game with the id of each: its file and its name."""
    found = []
    for path in sorted((HERE / game).rglob("*.yaml")):
        short = path.relative_to(HERE / game).with_suffix("")
        for scenario in yaml.load(path.read_text("utf-8"), FastLoader) or []:
            found.append((f"{short}: {scenario.get('name')}", scenario))
    return found


def run(game: str, scenario: Mapping[str, Any]) -> None:
    """Play one scenario. Raises Wrong saying what is not so."""
    _only(scenario, KEYS, "scenario")
    missing = (REQUIRED - scenario.keys()) | ({"something to prove"} if not PROOFS & scenario.keys() else set())
    if missing:
        raise Wrong(f"lacks {sorted(missing)}")
    words = import_module(f"tests.scenarios.{game}_given")
    position: Position = words.start(scenario.get("given") or {})
    events = _play(words, position, scenario)
    _check_decision(words, position, scenario)
    then = dict(scenario["then"] or {})
    _check_acting(words, position, then)
    _check_events(events, then.pop("events", []))
    words.check(position, then)


def _play(words: Any, position: Position, scenario: Mapping[str, Any]) -> list[Any]:
    events = list(position.interlude + position.opening_events)
    outcomes = [face - 1 for face in scenario.get("dice", [])]
    for step in scenario.get("choose", []):
        name, colon, notation = step.rpartition(": ")
        seat = words.seat(position, name) if colon else _only_seat(position, step)
        reason = position.decision(seat).why(notation)
        if reason is not None:
            raise Wrong(f"{step!r} is refused: {reason!r}; options: {list(position.decision(seat).options)}")
        events += position.choose(seat, notation, outcomes)
        taken = position.last.outcomes
        if len(taken) > len(outcomes):
            raise Wrong(f"{step!r} needs {len(taken)} outcomes of chance, {len(outcomes)} are given: {taken}")
        del outcomes[: len(taken)]
    if outcomes:
        raise Wrong(f"outcomes left over: {[outcome + 1 for outcome in outcomes]}")
    return events


def _only_seat(position: Position, step: str) -> int:
    if len(position.decisions) != 1:
        raise Wrong(f"{step!r}: {len(position.decisions)} seats must act, say which")
    return position.decisions[0].seat


def _check_decision(words: Any, position: Position, scenario: Mapping[str, Any]) -> None:
    checks = scenario.keys() & (PROOFS - {"then"})
    if not checks:
        return
    if position.over:
        raise Wrong("the game is over")
    decision = position.decisions[0]
    options = list(decision.options)
    for notation, expected in scenario.get("refused", {}).items():
        _check_refusal(decision.why(notation), expected, notation)
    for notation in scenario.get("offers", []):
        _same(notation in decision.options, True, f"{notation!r} among {options}")
    for notation in scenario.get("offers_not", []):
        _same(notation in decision.options, False, f"{notation!r} among {options}")
    if "options" in scenario:
        _same(options, scenario["options"], "options")
    if "default" in scenario:
        _same(decision.default, scenario["default"], "default")


def _check_refusal(refusal: Any, expected: Any, notation: str) -> None:
    if refusal is None:
        raise Wrong(f"{notation!r} is not refused")
    if isinstance(expected, str):
        _same(refusal.code, expected, f"refusal of {notation!r}")
    else:
        _same({"code": refusal.code, **refusal.facts}, expected, f"refusal of {notation!r}")


def _check_acting(words: Any, position: Position, then: dict[str, Any]) -> None:
    if "acts" in then:
        expected = then.pop("acts")
        names = [expected] if isinstance(expected, str) else expected
        _same(list(position.seats_to_act), [words.seat(position, name) for name in names], "acts")
    if "decision" in then:
        kinds = [decision.kind for decision in position.decisions]
        _same(kinds[:1], [then.pop("decision")], "decision")


def _check_events(events: list[Any], expected: list[Any]) -> None:
    """Each expected event in order, others in between allowed; a mapping compares the named fields."""
    left = iter(events)
    for one in expected:
        name, fields = (one, {}) if isinstance(one, str) else next(iter(one.items()))
        if not any(type(event).__name__ == name and _has(event, fields) for event in left):
            raise Wrong(f"no {one} in its place among {[type(event).__name__ for event in events]}: {events}")


def _has(event: Any, fields: Mapping[str, Any]) -> bool:
    values = event._asdict()
    _only(fields, values.keys(), type(event).__name__)
    return all(_plain(values[name]) == value for name, value in fields.items())


def _plain(value: Any) -> Any:
    return [_plain(one) for one in value] if isinstance(value, tuple) else value


def _only(given: Mapping[str, Any], known: Any, what: str) -> None:
    unknown = given.keys() - set(known)
    if unknown:
        raise Wrong(f"{what}: unknown {sorted(unknown)}; known are {sorted(known)}")


def compare(expected: Mapping[str, Any], found: Mapping[str, Any], what: str) -> None:
    """The expected entries, compared with what was found. Raises Wrong on unknown names and differences."""
    _only(expected, found.keys(), what)
    for name, value in expected.items():
        _same(_plain(found[name]), value, f"{what} {name}")


def _same(found: Any, expected: Any, what: str) -> None:
    if found != expected:
        raise Wrong(f"{what}: expected {expected!r}, found {found!r}")
