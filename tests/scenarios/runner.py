"""Rule scenarios in plain data: given a position, when these choices, then this.

A file under `<game>/` holds a list of scenarios; `<game>/given.py` knows the game's words for
positions. A scenario's keys:

    name     what a player would say, in sentence case
    covers   ids of what it proves (the completeness test wants every id of the game)
    given    overrides on a new game with a fixed seed, in the game's own words
    dice     outcomes in order: die faces, for a shuffle one more than each number drawn
    choose   notations, each by whoever must act; "blue: pass" where another seat answers
    refused  {notation: code} at the decision reached; {notation: {code: ..., fact: ...}} compares facts too
    offers, offers_not, options   present, absent, or all options in their order, at the decision reached
    default  the decision's default, or none
    others   {seat: the five above} for another seat than the first to act: {blue: {options: []}} where it must wait
    sees     {seat: fields of its view}; seats by colour, or "spectators"; what is nested is compared key by key
    sees_not {seat: ids}: in its view, in what it is told of all that happened and in what it may choose, nowhere
    then     who acts, the kind of decision, `undo` (whether the last choice can be taken back), events in their order,
             and the game's own words for what is so
    steps    instead of all from `dice` on: a list of these, each played and checked after the one before

Everything not written here, in the game's words or in the scenario is an error, told in a sentence with its line.
"""

from collections.abc import Callable, Mapping
from importlib import import_module
from typing import Any

from engine.core.position import Position
from tests.scenarios.checks import check_step, options, why_not
from tests.scenarios.format import Path, Scenario, Wrong, read, steps_of
from tests.scenarios.reading import Source


def run_source(game: str, source: Source) -> None:
    """Play one scenario of a file. Raises Wrong saying what is not so, and where."""
    try:
        run(game, source.content)
    except Wrong as wrong:
        raise Wrong(f"{source.where(wrong.path)}: {wrong}") from None


def run(game: str, content: Any, look: Callable[[Position], object] = lambda _: None) -> None:
    """Play one scenario. `look`: called with the position at first and after each choice. Raises Wrong saying what is
    not so."""
    words = import_module(f"tests.scenarios.{game}.given")
    scenario = read(Scenario, content)
    steps = steps_of(scenario)
    position: Position = words.start(scenario.get("given") or {})
    told = list(position.interlude + position.opening_events)
    before = 0
    look(position)
    for path, step in steps:
        try:
            told += _play(words, position, step, look)
            check_step(words, position, step, told, told[before:])
        except Wrong as wrong:
            raise wrong.below(*path) from None
        before = len(told)


def _play(words: Any, position: Position, step: Mapping[str, Any], look: Callable[[Position], object]) -> list[Any]:
    events: list[Any] = []
    outcomes = [face - 1 for face in step.get("dice", [])]
    for index, choice in enumerate(step.get("choose", [])):
        path = ("choose", index)
        name, colon, notation = choice.rpartition(": ")
        seat = words.seat(position, name, path) if colon else _only_seat(position, choice, path)
        reason = why_not(position, seat, notation)
        if reason is not None:
            raise Wrong(f"{choice!r} is refused: {reason!r}; options: {options(position, seat)}", path)
        events += position.choose(seat, notation, outcomes)
        taken = position.last.outcomes
        if len(taken) > len(outcomes):
            raise Wrong(f"{choice!r} needs {len(taken)} outcomes of chance, {len(outcomes)} are given: {taken}", path)
        del outcomes[: len(taken)]
        look(position)
    if outcomes:
        raise Wrong(f"outcomes left over: {[outcome + 1 for outcome in outcomes]}", ("dice",))
    return events


def _only_seat(position: Position, choice: str, path: Path) -> int:
    if len(position.decisions) != 1:
        raise Wrong(f"{choice!r}: {len(position.decisions)} seats must act, say which", path)
    return position.decisions[0].seat
