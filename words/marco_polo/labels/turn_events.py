"""The viewer's events of a turn of Marco Polo, as a button tells them: by actions, main ones and those beside them."""

from collections.abc import Sequence
from itertools import groupby
from typing import Any

from engine.core.trial import Shortcut
from engine.marco_polo.components.amounts import total
from engine.marco_polo.components.board import PURSE, TRAVEL
from engine.marco_polo.events import Completed, Gained, GotBlackDie, Moved, Paid, Placed, Rerolled
from engine.marco_polo.notation import BLACK_DIE, CONTRACT, DIE, REROLL, parse_dice
from engine.marco_polo.view import View
from words.marco_polo.story import UNMENTIONED


def own_events(view: View, shortcut: Shortcut) -> list[Any]:
    """The viewer's events that are worth a word, with the die that is to be rolled again, whatever it will show; a die
    without a value has none when it is sold either."""
    own: list[Any] = [
        event for event in shortcut.events if event.seat == view.seat and not isinstance(event, UNMENTIONED)
    ]
    if shortcut.chance and shortcut.opens == REROLL:
        own += [Rerolled(view.seat or 0, die, die) for die in parse_dice(DIE, shortcut.notations[-1])]
    if all(die % 10 for die in view.me.dice):
        return own
    return [
        event._replace(dice=tuple(die // 10 * 10 for die in event.dice)) if is_sale(event) else event for event in own
    ]


def gained_in(own: Sequence[Any]) -> Any:
    return total(*(event.amounts for event in own if isinstance(event, Gained)))


def journeys_in(own: Sequence[Any]) -> list[Moved]:
    """Those of dice, not the bonus steps."""
    return [event for event in own if isinstance(event, Moved) and event.source == TRAVEL]


def actions_of(own: Sequence[Any]) -> list[list[Any]]:
    """The events by actions: a main one, each die that is sold or bought, each contract that is completed."""
    actions, last = list[list[Any]](), ""
    for event in own:
        about = _about(event)
        if not actions or (about and about != last):
            actions.append([])
        actions[-1].append(event)
        last = about or last
    return actions


def with_contracts_together(actions: Sequence[list[Any]]) -> list[list[Any]]:
    """Contracts that are completed one after the other, and bring no more than amounts, as one action."""
    found = list[list[Any]]()
    for completes, run in groupby(actions, _only_completes):
        those = list(run)
        found += [[event for action in those for event in action]] if completes else those
    return found


def _only_completes(action: Sequence[Any]) -> bool:
    plain = all(isinstance(event, Completed | Gained | Paid) for event in action)
    return plain and any(isinstance(event, Completed) for event in action)


def _about(event: Any) -> str:
    """The action that an event begins or belongs to; empty for one that follows from whatever came before it."""
    if isinstance(event, Placed):
        return event.space
    if isinstance(event, Completed):
        return CONTRACT(event.contract)
    return event.source if is_besides(event) else ""


def is_besides(event: Any) -> bool:
    """Whether it is of an action beside the main one."""
    if isinstance(event, Placed):
        return is_sale(event)
    source = getattr(event, "source", "") if isinstance(event, Gained | Paid | GotBlackDie) else ""
    return isinstance(event, Completed) or source in (PURSE, BLACK_DIE, REROLL) or CONTRACT.begins(source)


def is_main(event: Any) -> bool:
    return isinstance(event, Placed) and not is_sale(event)


def is_sale(event: Any) -> bool:
    return isinstance(event, Placed) and event.space == PURSE
