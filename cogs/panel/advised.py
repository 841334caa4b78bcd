"""The turns of a hint as shortcuts of a panel, the best first: without cards that the turn does not need, and none that
declines what it could do."""

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from engine.core.decision import Decision, Refusal
from engine.core.trial import Shortcut, Trial, by_chance, new_choices, opened
from engine.players.hints.turns import Turn
from host import Panel


def advised_shortcuts(panel: Panel) -> Iterator[Shortcut]:
    """Those that can be made at one press: nothing becomes known on the way, but for what nothing depends on."""
    return filter(None, (_shortcut(panel, turn) for turn in panel.advised))


class _Made(NamedTuple):
    """Choices made on a copy. `asked`: the kind of the decision at each of them, and of the one after them, empty where
    there is none of the same seat. `last`: the decision of the last choice."""

    trial: Trial[Any]
    asked: tuple[str, ...]
    last: Decision


def _shortcut(panel: Panel, turn: Turn) -> Shortcut | None:
    end = panel.position.rules.turn_end
    finishes = turn.choices[-1] == end
    try:
        notations = needed(panel, turn.choices[:-1] if finishes else turn.choices)
        made = _made(panel, notations)
    except Refusal:  # the hint was made of a copy whose hidden things were imagined
        return None
    if made is None:
        return None
    trial = made.trial
    if trial.unknown:
        return by_chance(trial, panel.position.decision(panel.seat), made.last, panel.position.ways)
    if not trial.goes_on:
        return None
    (decision,) = trial.fork.decisions
    ends = end in decision.options and (turn.ends or finishes)
    only_ends = ends and not new_choices(decision, panel.position.decision(panel.seat), panel.position.ways)
    opens = opened(decision, panel.position.ways)
    return Shortcut(notations, trial.events, opens, False, ends, only_ends, trial.passed)


def needed(panel: Panel, notations: tuple[str, ...]) -> tuple[str, ...]:
    """The choices without each card, and what it asks, without which all others bring the same. Raises Refusal."""
    made = _made(panel, notations)
    if made is None:
        return notations
    brought = [step.events for step in made.trial.steps]
    for card in reversed([at for at, each in enumerate(notations) if panel.position.rules.beside(each)]):
        asked_again = (at for at in range(card + 1, len(made.asked)) if made.asked[at] == made.asked[card])
        after = next(asked_again, 0)
        rest = (*notations[:card], *notations[after:])
        if after and _brings(panel, rest, [*brought[:card], *brought[after:]]):
            return needed(panel, rest)
    return notations


def _brings(panel: Panel, notations: Sequence[str], events: list[tuple[Any, ...]]) -> bool:
    """Whether these choices can be made and bring these events, choice by choice."""
    try:
        made = _made(panel, notations)
    except Refusal:  # they need the card that was left out
        return False
    return ([] if made is None else [step.events for step in made.trial.steps]) == events


def _made(panel: Panel, notations: Sequence[str]) -> _Made | None:
    """None where there are none, one of them declines what could be done, or something becomes known before the last.
    Raises Refusal."""
    position, passing = panel.position, panel.position.ways.passing
    decision = position.decision(panel.seat)
    trial: Trial[Any] | None = None
    asked = list[str]()
    for notation in notations:
        if trial is None:
            trial = Trial(position, panel.seat, notation, passing=passing)
        elif trial.goes_on and not trial.reveals:
            decision = trial.fork.decisions[0]
            trial.choose(notation, passing=passing)
        else:
            return None
        if declines_something(panel, decision, notation):
            return None
        asked.append(decision.kind)
    if trial is None:
        return None
    return _Made(trial, (*asked, trial.fork.decisions[0].kind if trial.goes_on else ""), decision)


def declines_something(panel: Panel, decision: Decision, notation: str) -> bool:
    """Whether a choice does nothing where something could be done."""
    rules = panel.position.rules
    others = (each for each in decision.options if not rules.beside(each))
    return rules.declines(notation) and not all(map(rules.declines, others))
