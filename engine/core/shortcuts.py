"""Shortcuts: several choices of one seat, in its own turn, that are made at one press and can each be undone.

Nothing hidden becomes known on the way and nobody else is asked, so all that a shortcut does can be said before."""

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from engine.core.decision import Decision
from engine.core.dice import Unknown
from engine.core.position import AnyPosition


class Shortcut(NamedTuple):
    """`notations`: the choices in order, defaults included; `events`: what they cause."""

    notations: tuple[str, ...]
    events: tuple[Any, ...]


def shortcuts_from(position: AnyPosition, seat: int, notation: str) -> Iterator[Shortcut]:
    """The shortcuts that begin with one of the seat's options. Each goes on as long as `Rules.leads` names what
    follows, at most to the question whether the turn is finished. The position stays as it is."""
    fork = position.fork(blind=True)
    known = fork.floor
    found = Shortcut((), ())
    leads: Sequence[str] = (notation,)
    while len(leads) == 1:
        try:
            found = Shortcut((*found.notations, leads[0]), found.events + fork.choose(seat, leads[0]))
        except Unknown:
            break
        if not fork.choices or fork.floor > known or fork.seats_to_act != (seat,):
            return
        leads = _leads(fork, fork.decision(seat))
    if len(leads) > 1:
        for lead in leads:
            for rest in shortcuts_from(fork, seat, lead):
                yield Shortcut(found.notations + rest.notations, found.events + rest.events)
    elif found.notations:
        yield found


def _leads(fork: AnyPosition, decision: Decision) -> Sequence[str]:
    if decision.confirm:
        return ()
    return (decision.default,) if decision.default is not None else fork.rules.leads(fork.state, decision)
