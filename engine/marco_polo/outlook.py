"""What an option leads to, as typed facts for its label and for simple computer players."""

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from engine.marco_polo.amounts import NOTHING, Amounts, cost, total
from engine.marco_polo.events import Gained, Paid, Placed
from engine.marco_polo.prospect import Prospect, prospect_of
from engine.marco_polo.spaces.all import BY_NOTATION

if TYPE_CHECKING:
    from engine.core.position import AnyPosition


@dataclass(frozen=True, slots=True)
class Outlook:
    """`events`: what happens for certain, defaults included; `paid` and `gained`: the seat's own part of it.

    `chance`: something unknown comes then, and cannot be undone. `opens`: the kind of the seat's next decision, empty
    when it has none. `prospect`: for a main action what it can bring at best. `least`: what the cheapest of several
    ways to a place costs.
    """

    events: tuple[Any, ...]
    paid: Amounts
    gained: Amounts
    chance: bool
    opens: str
    prospect: Prospect | None
    least: Amounts = NOTHING


def outlook(position: "AnyPosition", seat: int, notation: str) -> Outlook:
    foresight = position.try_out(seat, notation)
    after = foresight.after
    opens = next((one.kind for one in after.decisions if one.seat == seat), "") if after is not None else ""
    chance = after is None or after.floor > len(position.choices)
    prospect = prospect_of(position.state, seat, notation) if notation in BY_NOTATION else None
    gained = total(*(one.amounts for one in foresight.events if isinstance(one, Gained) and one.seat == seat))
    least = _cheapest(after, seat) if after is not None and opens == "route" else NOTHING
    return Outlook(foresight.events, _paid(foresight.events, seat), gained, chance, opens, prospect, least)


def _paid(events: tuple[Any, ...], seat: int) -> Amounts:
    own = [event for event in events if event.seat == seat]
    return total(
        *(event.amounts for event in own if isinstance(event, Paid)),
        *(cost(coin=event.coins) for event in own if isinstance(event, Placed)),
    )


def _cheapest(position: "AnyPosition", seat: int) -> Amounts:
    """By coins, then camels, over all options of the seat's decision."""
    return min(_paid(position.try_out(seat, option).events, seat) for option in position.decision(seat).options)
