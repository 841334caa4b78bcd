"""What a main action could bring with the dice in hand, before any of them is placed."""

from dataclasses import dataclass
from typing import TYPE_CHECKING

from engine.marco_polo.amounts import NOTHING, Amounts, Reward
from engine.marco_polo.data.spaces import BAZAAR, COINS, FIVE_COINS, KHAN, KHANS_FAVOUR
from engine.marco_polo.spaces.all import BY_NOTATION
from engine.marco_polo.spaces.city_card import CityCardSpace

if TYPE_CHECKING:
    from engine.marco_polo.state import State


@dataclass(frozen=True, slots=True)
class Prospect:
    """`dice`: how many it takes; `low`: the highest lowest die that can be placed; `toll`: coins for the occupied
    space with that die, and with the cheapest one `least_toll`. `cost` and `reward`: of the best column, or of one use
    of a city card. `contracts`: those within reach. `steps`: how far a journey may go by the dice alone."""

    dice: int
    low: int
    toll: int
    least_toll: int
    cost: Amounts = NOTHING
    reward: Reward | None = None
    contracts: tuple[str, ...] = ()
    steps: int = 0


def prospect_of(state: "State", me: int, notation: str) -> Prospect | None:
    """None when the action cannot be taken now."""
    space = BY_NOTATION[notation]
    lows = sorted({dice[0] % 10 for dice in space.choices(state, me)})
    if not lows or space.closed(state, me) is not None:
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
    if notation == "contracts":
        return Prospect(space.dice, low, *tolls, contracts=tuple(state.row[:low]))
    return Prospect(space.dice, low, *tolls, steps=low)


def _of_card(space: CityCardSpace, low: int) -> Prospect:
    card = space.card
    if card.by_die:
        return Prospect(space.dice, low, 0, 0, reward=card.by_die[low - 1])
    if card.each is not None:
        return Prospect(space.dice, low, 0, 0, reward=card.each)
    return Prospect(space.dice, low, 0, 0, cost=card.trades[0].cost, reward=card.trades[0].reward)
