"""What the next ruby or tile costs, and how prices rise: Sultan's Palace, Gemstone Dealer, Coffee House, mosques,
taverns; by number of players (rulebook p. 7, 18 to 20). Sultan's Palace, Gemstone Dealer, Coffee House, the mosques'
and taverns' stacks (rulebook p. 7, 18 to 20)."""

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from engine.istanbul import names
from engine.istanbul.state import State

# Printed on the Palace: what space 1 to 10 of the track asks for; 4 is a good of any type.
ANY_GOOD: Final = 4
PALACE_TRACK: Final = (3, 0, 1, 2, ANY_GOOD, 3, 0, 1, 2, ANY_GOOD)

TAVERN_TILES_OF_A_TYPE: Final = 4  # the first costs 1 coffee, the last 4

MOSQUE_NEEDS: Final = {2: (2, 4), 3: (2, 3, 4), 4: (2, 3, 4, 5), 5: (2, 3, 4, 5)}


class Track(NamedTuple):
    """A row of rubies. The next one costs the largest number that no ruby covers (ruling 67), once the row is empty the
    last (ruling 68). `taken`: the attribute of the state that counts the rubies taken; `first`: the price of the first
    one, by the number of seats; `last`: that of the last one."""

    taken: str
    first: Mapping[int, int]
    last: int

    def price(self, state: State) -> int:
        count: int = self.first[len(state.seats)] + getattr(state, self.taken)
        return min(count, self.last)

    def rubies(self, state: State) -> int:
        """Rubies lying on it; the last space is refilled from the supply."""
        count: int = self.last - self.first[len(state.seats)] + 1 - getattr(state, self.taken)
        return max(1, count)


PALACE: Final = Track("palace", {2: 5, 3: 5, 4: 4, 5: 4}, 10)  # goods
DEALER: Final = Track("dealer", {2: 15, 3: 14, 4: 12, 5: 12}, 23)  # lira
COFFEE_HOUSE: Final = Track("coffee_house", dict.fromkeys(PALACE.first, 6), 10)  # coffee
TRACKS: Final = {names.SULTANS_PALACE: PALACE, names.GEMSTONE_DEALER: DEALER, names.COFFEE_HOUSE: COFFEE_HOUSE}


def palace_demand(price: int) -> tuple[list[int], int]:
    """The goods of each type, and of any type, that a ruby for `price` goods costs."""
    asked = PALACE_TRACK[:price]
    return [asked.count(good) for good in range(4)], asked.count(ANY_GOOD)


def palace_short(goods: Sequence[int], price: int) -> int:
    """The number of goods that are missing, of these by type, for a ruby of the Sultan's Palace for `price` goods."""
    needed, free = palace_demand(price)
    spare = [have - need for have, need in zip(goods, needed, strict=True)]
    missing = -sum(min(0, count) for count in spare)
    return missing + max(0, free - sum(max(0, count) for count in spare))


def mosque_stack(state: State, good: int) -> tuple[int, ...]:
    """The number of goods that each tile left on a mosque's stack asks for, the top one first."""
    return MOSQUE_NEEDS[len(state.seats)][state.mosques[good] :]


def tavern_tile_costs(state: State) -> tuple[int, ...]:
    """Coffee for the top tile of both stacks, for straight lines and for free encounters; 0 of an empty stack."""
    return tuple(taken + 1 if taken < TAVERN_TILES_OF_A_TYPE else 0 for taken in state.tavern_tiles)
