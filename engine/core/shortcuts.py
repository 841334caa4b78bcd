"""Shortcuts: several choices of one seat, in its own turn, that are made at one press and can each be undone.

Nothing hidden becomes known on the way and nobody else is asked, so all that a shortcut does can be said before."""

from collections.abc import Callable, Iterator, Sequence
from typing import Any, NamedTuple, TypeAlias

from engine.core.contracts import S
from engine.core.decision import Decision
from engine.core.trial import Trial

Leads: TypeAlias = Callable[[S, Decision], Sequence[str]]


class Shortcut(NamedTuple):
    """`notations`: the choices in order, defaults included; `events`: what they cause."""

    notations: tuple[str, ...]
    events: tuple[Any, ...]


def shortcuts_from(trial: Trial[S], leads_of: Leads[S]) -> Iterator[Shortcut]:
    """The shortcuts that begin with the option tried. Each goes on as long as `leads_of`, which is `Rules.leads`, names
    what follows, at most to the question whether the turn is finished. Goes on with the trial, if it went no other way
    so far."""
    if not trial.by_default:
        trial = trial.start.try_out(trial.seat, trial.steps[0].notation)
    leads: Sequence[str] = ()
    while not trial.unknown:
        if not trial.goes_on or trial.reveals:
            return
        leads = _leads(trial, leads_of)
        if len(leads) != 1:
            break
        trial.choose(leads[0])
    known = trial.steps[:-1] if trial.unknown else trial.steps
    before = Shortcut(tuple(step.notation for step in known), tuple(event for step in known for event in step.events))
    if len(leads) > 1:
        for lead in leads:
            for rest in shortcuts_from(trial.fork.try_out(trial.seat, lead), leads_of):
                yield Shortcut(before.notations + rest.notations, before.events + rest.events)
    elif known:
        yield before


def _leads(trial: Trial[S], leads_of: Leads[S]) -> Sequence[str]:
    (decision,) = trial.fork.decisions
    if decision.confirm:
        return ()
    if decision.default is not None:
        return (decision.default,)
    return leads_of(trial.fork.state, decision)
