"""What the next ruby or tile costs: Sultan's Palace, Gemstone Dealer, Coffee House, the mosques' and taverns' stacks
(rulebook p. 7, 18 to 20)."""

from typing import Final

from engine.istanbul.state import State

# Printed on the Palace: what space 1 to 10 of the track asks for; 4 is a good of any type.
ANY_GOOD: Final = 4
PALACE_TRACK: Final = (3, 0, 1, 2, ANY_GOOD, 3, 0, 1, 2, ANY_GOOD)
PALACE_FIRST_COST: Final = {2: 5, 3: 5, 4: 4, 5: 4}
PALACE_LAST_COST: Final = 10

# Ruling 67: the price is the largest number no ruby covers.
DEALER_FIRST_PRICE: Final = {2: 15, 3: 14, 4: 12, 5: 12}
DEALER_LAST_PRICE: Final = 23

# Ruling 68: the price is the largest number no ruby covers, 10 once the track is empty.
COFFEE_HOUSE_FIRST_PRICE: Final = 6
COFFEE_HOUSE_LAST_PRICE: Final = 10

TAVERN_TILES_OF_A_TYPE: Final = 4  # the first costs 1 coffee, the last 4

MOSQUE_NEEDS: Final = {2: (2, 4), 3: (2, 3, 4), 4: (2, 3, 4, 5), 5: (2, 3, 4, 5)}


def palace_price(state: State) -> int:
    """How many goods the next ruby of the Sultan's Palace costs; ruling 68: never more than 10."""
    return min(PALACE_FIRST_COST[len(state.seats)] + state.palace, PALACE_LAST_COST)


def palace_rubies(state: State) -> int:
    """Rubies lying on the Palace's track; the last space is refilled from the supply."""
    return max(1, PALACE_LAST_COST - PALACE_FIRST_COST[len(state.seats)] + 1 - state.palace)


def palace_demand(price: int) -> tuple[list[int], int]:
    """The goods of each type, and of any type, that a ruby for `price` goods costs."""
    named = [0, 0, 0, 0]
    for good in PALACE_TRACK[:price]:
        if good != ANY_GOOD:
            named[good] += 1
    return named, PALACE_TRACK[:price].count(ANY_GOOD)


def dealer_price(state: State) -> int:
    """Lira for the next ruby of the Gemstone Dealer; ruling 68: never more than 23."""
    return min(DEALER_FIRST_PRICE[len(state.seats)] + state.dealer, DEALER_LAST_PRICE)


def dealer_rubies(state: State) -> int:
    """Rubies lying on the Dealer's track; the last space is refilled from the supply."""
    return max(1, DEALER_LAST_PRICE - DEALER_FIRST_PRICE[len(state.seats)] + 1 - state.dealer)


def mosque_stack(state: State, good: int) -> tuple[int, ...]:
    """What the tiles left on a mosque's stack ask for, the top one first."""
    return MOSQUE_NEEDS[len(state.seats)][state.mosques[good] :]


def coffee_house_price(state: State) -> int:
    """Coffee for the next ruby of the Coffee House."""
    return min(COFFEE_HOUSE_FIRST_PRICE + state.coffee_house, COFFEE_HOUSE_LAST_PRICE)


def coffee_house_rubies(state: State) -> int:
    """Rubies lying on the Coffee House's track; the last space is refilled from the supply."""
    return max(1, COFFEE_HOUSE_LAST_PRICE - COFFEE_HOUSE_FIRST_PRICE + 1 - state.coffee_house)


def tavern_tile_costs(state: State) -> tuple[int, ...]:
    """Coffee for the top tile of both stacks, for straight lines and for free encounters; 0 of an empty stack."""
    return tuple(taken + 1 if taken < TAVERN_TILES_OF_A_TYPE else 0 for taken in state.tavern_tiles)
