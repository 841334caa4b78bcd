"""Outlook: the consequences of an option as typed facts, for its label and for simple house players."""

from dataclasses import dataclass
from typing import TypeAlias

from engine.core.trial import Trial
from engine.marco_polo.components.amounts import NOTHING, Amounts, Reward, cost, total
from engine.marco_polo.components.board import BAZAAR, COINS, CONTRACTS_SPACE, FIVE_COINS, KHAN, KHANS_FAVOUR
from engine.marco_polo.events import Event, Gained, Paid, Placed
from engine.marco_polo.spaces.main_actions import MAIN_ACTIONS, CityCardSpace
from engine.marco_polo.state import State


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
    tolls = space.toll(state, me, low), space.toll(state, me, lows[0])
    if notation in BAZAAR:
        return Prospect(space.dice, low, *tolls, reward=BAZAAR[notation][low - 1])
    if notation == COINS:
        return Prospect(space.dice, low, *tolls, reward=Reward(FIVE_COINS))
    if notation == KHAN:
        return Prospect(space.dice, low, *tolls, reward=KHANS_FAVOUR)
    if isinstance(space, CityCardSpace):
        return _of_card(space, low)
    if notation == CONTRACTS_SPACE:
        return Prospect(space.dice, low, *tolls, contracts=tuple(state.row[:low]))
    return Prospect(space.dice, low, *tolls, steps=low)


def _of_card(space: CityCardSpace, low: int) -> Prospect:
    card = space.card
    if card.by_die:
        return Prospect(space.dice, low, 0, 0, reward=card.by_die[low - 1])
    if card.each is not None:
        return Prospect(space.dice, low, 0, 0, reward=card.each)
    return Prospect(space.dice, low, 0, 0, cost=card.trades[0].cost, reward=card.trades[0].reward)


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


MarcoPoloTrial: TypeAlias = "Trial[State]"


def outlook(trial: MarcoPoloTrial) -> Outlook:
    """The consequences of the option tried. Goes on with the trial as long as defaults follow."""
    trial.take_defaults()
    seat, notation, events = trial.seat, trial.steps[0].notation, trial.events
    asked = () if trial.unknown else trial.fork.decisions
    opens = next((one.kind for one in asked if one.seat == seat), "")
    prospect = prospect_of(trial.start.state, seat, notation) if notation in MAIN_ACTIONS else None
    gained = total(*(one.amounts for one in events if isinstance(one, Gained) and one.seat == seat))
    least = _cheapest(trial) if opens == "route" else NOTHING
    return Outlook(events, _paid(events, seat), gained, trial.reveals, opens, prospect, least)


def _paid(events: tuple[Event, ...], seat: int) -> Amounts:
    own = [event for event in events if event.seat == seat]
    return total(
        *(event.amounts for event in own if isinstance(event, Paid)),
        *(cost(coin=event.coins) for event in own if isinstance(event, Placed)),
    )


def _cheapest(trial: MarcoPoloTrial) -> Amounts:
    """The lowest price among the options of the seat's next decision; coins count first, then camels."""
    found = []
    for option in trial.fork.decision(trial.seat).options:
        way = trial.fork.try_out(trial.seat, option)
        way.take_defaults()
        found.append(_paid(way.events, trial.seat))
    return min(found)
