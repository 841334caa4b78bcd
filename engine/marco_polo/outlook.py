"""What is said on a button or menu line of Marco Polo of what an option leads to: dice, toll, price, best reward,
contracts, steps."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

from engine.core.trial import Trial
from engine.marco_polo.components.amounts import NOTHING, Amounts, Reward, cost, total
from engine.marco_polo.components.board import BAZAAR, COINS, CONTRACTS_SPACE, FIVE_COINS, KHAN, KHANS_FAVOUR, TRAVEL
from engine.marco_polo.events import Event, Gained, Paid, Placed
from engine.marco_polo.spaces.board_spaces import MAIN_ACTIONS
from engine.marco_polo.spaces.city_cards import CityCard
from engine.marco_polo.state import State

FIXED: Final = {COINS: Reward(FIVE_COINS), KHAN: KHANS_FAVOUR}
"""The rewards of spaces on which all dice are worth the same."""


@dataclass(frozen=True, slots=True)
class Prospect:
    """The best result of a main action.

    `dice`: how many it takes; `low`: the value of the lowest die when the best are placed. `toll`: coins for the
    occupied space with these dice; `least_toll`: with the lowest that may be placed. `cost` and `reward`: of the best
    column, or of one use of a city card. `contracts`: those within reach. `steps`: how far a movement may go by the
    dice alone."""

    dice: int
    low: int
    toll: int
    least_toll: int
    cost: Amounts = NOTHING
    reward: Reward | None = None
    contracts: tuple[str, ...] = ()
    steps: int = 0


def prospect_of(state: State, me: int, notation: str) -> Prospect | None:
    """The best result of a main action; None when it cannot be taken now."""
    space = MAIN_ACTIONS[notation]
    if not space.is_open(state, me):
        return None
    lows = sorted({dice[0] % 10 for dice in space.choices(state, me).values()})
    if not lows:
        return None
    low = lows[-1]
    prospect = Prospect(space.dice, low, space.toll(state, me, low), space.toll(state, me, lows[0]))
    if isinstance(space, CityCard):
        reward = space.by_die[low - 1] if space.by_die else space.each or space.trades[0].reward
        return replace(prospect, cost=space.price, reward=reward)
    if notation == CONTRACTS_SPACE:
        return replace(prospect, contracts=tuple(state.row[:low]))
    if notation == TRAVEL:
        return replace(prospect, steps=low)
    return replace(prospect, reward=BAZAAR[notation][low - 1] if notation in BAZAAR else FIXED[notation])


@dataclass(frozen=True, slots=True)
class Outlook:
    """`events`: what happens for certain, defaults included; `paid` and `gained`: the seat's own part of it.

    `chance`: something unknown comes then, and cannot be undone. `opens`: the kind of the seat's next decision, empty
    when it has none. `prospect`: for a main action what it can bring at best. `least`: what the cheapest of several
    ways to a place costs.
    """

    events: tuple[Event, ...]
    paid: Amounts
    gained: Amounts
    chance: bool
    opens: str
    prospect: Prospect | None
    least: Amounts = NOTHING


def outlook(trial: Trial[State]) -> Outlook:
    """The consequences of the option tried. Goes on with the trial as long as defaults follow."""
    trial.take_defaults()
    seat, notation, events = trial.seat, trial.steps[0].notation, trial.events
    asked = () if trial.unknown else trial.fork.decisions
    opens = next((decision.kind for decision in asked if decision.seat == seat), "")
    prospect = prospect_of(trial.start.state, seat, notation) if notation in MAIN_ACTIONS else None
    gained = total(*(event.amounts for event in events if isinstance(event, Gained) and event.seat == seat))
    return Outlook(
        events,
        paid_in(events, seat),
        gained,
        trial.reveals,
        opens,
        prospect,
        _cheapest(trial) if opens == "route" else NOTHING,
    )


def paid_in(events: Sequence[Any], seat: int | None) -> Amounts:
    """All that the seat pays in these events, for occupied spaces too."""
    own = [event for event in events if event.seat == seat]
    return total(
        *(event.amounts for event in own if isinstance(event, Paid)),
        *(cost(coin=event.coins) for event in own if isinstance(event, Placed)),
    )


def _cheapest(trial: Trial[State]) -> Amounts:
    """The lowest price among the options of the seat's next decision; coins count first, then camels."""
    prices = []
    for option in trial.fork.decision(trial.seat).options:
        way = trial.fork.try_out(trial.seat, option)
        way.take_defaults()
        prices.append(paid_in(way.events, trial.seat))
    return min(prices)
