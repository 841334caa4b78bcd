"""How the Rookie of Marco Polo answers each kind of question: dice, journey, contracts, goal cards, character."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, TypeAlias

from engine.core.notation import parse
from engine.core.protocols import Access
from engine.marco_polo.components.board import BAZAAR, MOST_ACTIVE_CONTRACTS
from engine.marco_polo.components.cards import CONTRACTS, GOALS, MARKERS
from engine.marco_polo.components.characters import CHARACTERS
from engine.marco_polo.events import BuiltPost
from engine.marco_polo.notation import (
    COLUMN,
    COPY,
    DIE_NUMBERS,
    FIGURES,
    FROM,
    KEEP,
    MOVE,
    PICK,
    TAKE,
    as_amounts,
    parse_destination,
    parse_goods,
    parse_mix,
)
from engine.marco_polo.outlook import Outlook
from engine.marco_polo.rookie.worth import (
    Cities,
    act,
    contract_worth,
    gained,
    paid,
    pips_worth,
    reward_worth,
    with_die,
)
from engine.marco_polo.spaces.board_spaces import MAIN_ACTIONS
from engine.marco_polo.view import View

if TYPE_CHECKING:
    from random import Random

MarcoPoloAccess: TypeAlias = Access[View, Outlook]
Estimate = Callable[[MarcoPoloAccess, Cities, str], float]

FAR: Final = 4  # how far a single figure's journey may go when it is compared


def choose(access: MarcoPoloAccess, rng: "Random") -> str:
    """The option with the highest estimate; ties go to the first."""
    decision = access.decision
    if decision.default is not None:
        return decision.default
    estimate = ESTIMATES.get(decision.kind)
    if estimate is None:
        return next(iter(decision.options))
    cities = Cities(access.view)
    return max(decision.options, key=lambda notation: estimate(access, cities, notation))


def _balance(access: MarcoPoloAccess, cities: Cities, notation: str) -> float:
    """The worth of sure gains, less that of payments."""
    outlook = access.outlook(notation)
    return gained(cities.view, outlook.gained) - paid(cities.view, outlook.paid)


# ---------------------------------------------------------------------- dice


def _dice(access: MarcoPoloAccess, cities: Cities, notation: str) -> float:
    """The worth of the action being taken with the lowest of these dice, less that of all of them elsewhere."""
    view = cities.view
    values = [DIE_NUMBERS[name] % 10 for name in parse(notation).rest.split()]
    if view.doing not in MAIN_ACTIONS:
        return -sum(values)
    toll = access.outlook(notation).paid[0]
    return with_die(cities, view.doing, min(values), toll) - pips_worth(cities, sum(values) - min(values))


# ---------------------------------------------------------------------- journeys


def _destination(access: MarcoPoloAccess, cities: Cities, notation: str) -> float:
    """Where a movement ends: the posts that it brings and what lies further on, less its price."""
    place = parse_destination(notation).place or cities.me.figures[0]
    posts = _way(access, cities, notation) or cities.post(place)
    return posts + cities.onward(place) - paid(cities.view, access.outlook(notation).least)


def _way(access: MarcoPoloAccess, cities: Cities, notation: str) -> float:
    """The posts that a way is certain to bring, less its price."""
    view = cities.view
    outlook = access.outlook(notation)
    built = [event.city for event in outlook.events if isinstance(event, BuiltPost) and event.seat == view.seat]
    return sum(cities.post(city) for city in built) - paid(view, outlook.paid)


def _figure(access: MarcoPoloAccess, cities: Cities, notation: str) -> float:
    """The figure with the better journey; never both, which costs more."""
    name = MOVE.rest(notation)
    return cities.journey(cities.me.figures[FIGURES.index(name)], FAR, 0) if name in FIGURES else -1


# ---------------------------------------------------------------------- contracts, goods, bonuses


def _contracts(access: MarcoPoloAccess, cities: Cities, notation: str) -> float:
    """The contracts taken, less the old ones that must make room."""
    view = cities.view
    taken = TAKE.words(notation)
    old = [contract_worth(view, contract) for contract in cities.me.contracts]
    lost = sum(old) if len(taken) == MOST_ACTIVE_CONTRACTS else min(old) if len(old) == MOST_ACTIVE_CONTRACTS else 0
    return sum(contract_worth(view, contract) for contract in taken) - lost


def _gone(access: MarcoPoloAccess, cities: Cities, notation: str) -> float:
    """The contract that makes room for another, or the new one itself, is the one that is worth least."""
    contract = parse(notation).rest or cities.me.drawn
    return -contract_worth(cities.view, contract) if contract in CONTRACTS else 0


ESTIMATES: Final[dict[str, Estimate]] = {
    "character": lambda access, cities, notation: -CHARACTERS[PICK.rest(notation)].draft.rookie,
    "goals": lambda access, cities, notation: sum(GOALS[goal].vp for goal in KEEP.words(notation)),
    **dict.fromkeys(("turn", "after"), act),
    **dict.fromkeys(("dice", "die", "purse"), _dice),
    "column": lambda access, cities, notation: reward_worth(
        cities.view, BAZAAR[cities.view.doing][COLUMN.number(notation) - 1]
    ),
    **dict.fromkeys(("travel", "step"), _destination),
    "route": _way,
    "figures": _figure,
    "relocate": lambda access, cities, notation: -(FROM.rest(notation) in cities.wanted),  # in none of a goal card
    "contracts": _contracts,
    **dict.fromkeys(("discard", "swap"), _gone),
    "goods": lambda access, cities, notation: gained(cities.view, as_amounts(parse_goods(TAKE, notation))),
    "compensation": lambda access, cities, notation: -max(parse_mix(notation)),
    **dict.fromkeys(("column-bonus", "times", "trade"), _balance),
    "copy": lambda access, cities, notation: reward_worth(
        cities.view, MARKERS[dict(cities.view.markers)[COPY.rest(notation)]]
    ),
}
