"""The turns of a hint as shortcuts of a panel, the best first: without cards that the turn does not need, and none that
declines what it could do."""

from collections.abc import Iterator, Sequence
from typing import Any

from engine.core.decision import Decision, Refusal
from engine.core.trial import Shortcut, Trial, brings_no_choice
from engine.players.hints.turns import Turn
from host import Panel


def advised_shortcuts(panel: Panel) -> Iterator[Shortcut]:
    """Those that can be made at one press: nothing becomes known on the way."""
    return filter(None, (_shortcut(panel, turn) for turn in panel.advised))


def _shortcut(panel: Panel, turn: Turn) -> Shortcut | None:
    end = panel.position.rules.turn_end
    finishes = turn.choices[-1] == end
    try:
        notations = _needed(panel, turn.choices[:-1] if finishes else turn.choices)
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
    ends = end in decision.options and (turn.ends or finishes)
    only_ends = ends and brings_no_choice(decision, panel.position.decision(panel.seat), panel.position.ways)
    return Shortcut(notations, trial.events, decision.kind, False, ends, only_ends)


def _found(panel: Panel, notations: tuple[str, ...]) -> Shortcut | None:
    """The same choices as the panel offers them itself, if it is sure where they end."""
    offered = panel.position.shortcuts(panel.seat, notations[0])
    return next((each for each in offered if each.notations == notations and each.ends), None)


def _needed(panel: Panel, notations: tuple[str, ...]) -> tuple[str, ...]:
    """The choices without each card, and what it asks, without which all others bring the same. Raises Refusal."""
    for card in reversed([at for at, each in enumerate(notations) if panel.position.rules.beside(each)]):
        after = _after_card(panel, notations, card)
        rest, brought = (*notations[:card], *notations[after:]), _brought(panel, notations)
        if after and [*brought[:card], *brought[after:]] == _brought_if_legal(panel, rest):
            notations = rest
    return notations


def _after_card(panel: Panel, notations: Sequence[str], card: int) -> int:
    """How many of the choices lead to where the same is asked again as when the card was played; 0 where that never is.
    Raises Refusal."""
    asked = panel.position.decision(panel.seat).kind if card == 0 else _asked_after(panel, notations[:card])
    counts = range(card + 1, len(notations) + 1)
    return next((count for count in counts if _asked_after(panel, notations[:count]) == asked), 0)


def _asked_after(panel: Panel, notations: Sequence[str]) -> str:
    """The kind of the decision after the choices; empty where there is none of the same seat. Raises Refusal."""
    trial, _ = _tried(panel, notations)
    return trial.fork.decisions[0].kind if trial is not None and trial.goes_on else ""


def _brought(panel: Panel, notations: Sequence[str]) -> list[tuple[Any, ...]]:
    """The events of each choice, on a copy. Raises Refusal."""
    trial, _ = _tried(panel, notations)
    return [] if trial is None else [step.events for step in trial.steps]


def _brought_if_legal(panel: Panel, notations: Sequence[str]) -> list[tuple[Any, ...]] | None:
    try:
        return _brought(panel, notations)
    except Refusal:  # they needed the card
        return None


def _tried(panel: Panel, notations: Sequence[str]) -> tuple[Trial[Any] | None, str]:
    """The choices on a copy, and the kind of the last one's decision; no trial where there are none, one of them
    declines what could be done, or something becomes known before the last. Raises Refusal."""
    decision = panel.position.decision(panel.seat)
    trial: Trial[Any] | None = None
    for notation in notations:
        if trial is None:
            trial = panel.position.try_out(panel.seat, notation)
        elif trial.goes_on and not trial.reveals:
            decision = trial.fork.decisions[0]
            trial.choose(notation)
        else:
            return None, decision.kind
        if declines_something(panel, decision, notation):
            return None, decision.kind
    return trial, decision.kind


def declines_something(panel: Panel, decision: Decision, notation: str) -> bool:
    """Whether a choice does nothing where something could be done."""
    rules = panel.position.rules
    others = (each for each in decision.options if not rules.beside(each))
    return rules.declines(notation) and not all(map(rules.declines, others))
