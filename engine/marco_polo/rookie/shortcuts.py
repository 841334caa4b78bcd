"""Which whole turns of Marco Polo are offered first as buttons: their worth, what they bring less price and dice."""

from typing import Final

from engine.core.trial import Shortcut
from engine.marco_polo.components.amounts import total
from engine.marco_polo.events import BuiltPost, Gained, Paid, Placed, TookContract
from engine.marco_polo.rookie.worth import DIE, Cities, contract_worth, gained, paid, pips_worth, share
from engine.marco_polo.view import View

AHEAD: Final = 0.4
"""The share of a contract's worth that counts before its goods are there."""


def shortcut_worth(view: View, shortcut: Shortcut) -> float:
    """In coins."""
    own = [event for event in shortcut.events if event.seat == view.seat]
    cities = Cities(view)
    value = gained(view, total(*(event.amounts for event in own if isinstance(event, Gained))))
    value -= paid(view, total(*(event.amounts for event in own if isinstance(event, Paid))))
    value += sum(AHEAD * contract_worth(view, event.contract) for event in own if isinstance(event, TookContract))
    value += sum(cities.post(event.city) for event in own if isinstance(event, BuiltPost))
    for event in own:
        if isinstance(event, Placed):
            low = min(die % 10 for die in event.dice)
            value -= event.coins + DIE * share(view) * len(event.dice) + pips_worth(cities, low)
    return value
