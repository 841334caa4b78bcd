"""The turns of a hint as shortcuts of a panel, the best first."""

from collections.abc import Iterator
from typing import Any

from engine.core.decision import Refusal
from engine.core.trial import Shortcut, Trial, brings_no_choice
from engine.players.hints.turns import Turn
from host import Panel


def advised_shortcuts(panel: Panel) -> Iterator[Shortcut]:
    """Those that can be made at one press: nothing becomes known on the way."""
    return filter(None, (_shortcut(panel, turn) for turn in panel.advised))


def _shortcut(panel: Panel, turn: Turn) -> Shortcut | None:
    end = panel.position.rules.turn_end
    notations = turn.choices[:-1] if turn.choices[-1] == end else turn.choices
    if not notations:
        return None
    try:
        trial, opens = _tried(panel, notations)
    except Refusal:  # the hint was made of a copy whose hidden things were imagined
        return None
    if trial is None:
        return None
    if trial.unknown:
        found = _found(panel, notations) if turn.ends else None
        return found or Shortcut(notations, trial.events, opens, True, turn.ends)
    if not trial.goes_on:
        return None
    (decision,) = trial.fork.decisions
    ends = end in decision.options and (turn.ends or notations != turn.choices)
    only_ends = ends and brings_no_choice(decision, panel.position.decision(panel.seat), panel.position.ways)
    return Shortcut(notations, trial.events, decision.kind, False, ends, only_ends)


def _found(panel: Panel, notations: tuple[str, ...]) -> Shortcut | None:
    """The same choices as the panel offers them itself, if it is sure where they end."""
    offered = panel.position.shortcuts(panel.seat, notations[0])
    return next((each for each in offered if each.notations == notations and each.ends), None)


def _tried(panel: Panel, notations: tuple[str, ...]) -> tuple[Trial[Any] | None, str]:
    """The choices on a copy, and the kind of the last one's decision; no trial where something becomes known before
    the last. Raises Refusal."""
    first, *others = notations
    trial, opens = panel.position.try_out(panel.seat, first), panel.position.decision(panel.seat).kind
    for notation in others:
        if not trial.goes_on or trial.reveals:
            return None, opens
        opens = trial.fork.decisions[0].kind
        trial.choose(notation)
    return trial, opens
