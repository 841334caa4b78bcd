"""The action spaces of Marco Polo's board, a class each: five coins, bazaar, Khan's favour, contracts, travel; what
each needs and gives, and that the last to travel starts the next round."""

from itertools import combinations
from typing import Final

from engine.core.decision import Decision, Refusal, Script
from engine.marco_polo.components.amounts import Reward, cost
from engine.marco_polo.components.board import (
    BAZAAR,
    CAMELS,
    COINS,
    CONTRACTS_SPACE,
    DICE_OF_SPACE,
    FIVE_COINS,
    GOLD_LINE,
    KHAN,
    KHAN_PLACES,
    KHANS_FAVOUR,
    MOST_ACTIVE_CONTRACTS,
    MOST_TAKEN_CONTRACTS,
    PEPPER_LINE,
    SILK_LINE,
    TRAVEL,
    TRAVEL_FEES,
    WITH_CONTRACT,
)
from engine.marco_polo.components.cards import CONTRACTS
from engine.marco_polo.events import TookContract, TookHourglass
from engine.marco_polo.notation import CAMELS_WITH, COINS_WITH, COLUMN, DISCARD, TAKE
from engine.marco_polo.rewards import discard, gain, travel
from engine.marco_polo.spaces.city_cards import CITY_CARDS
from engine.marco_polo.spaces.space import EVERY_VALUE, Act, Space
from engine.marco_polo.state import State
from engine.marco_polo.supplies import earn
from engine.marco_polo.travel.costs import TRAVELLING, Tariff, can_move, coins_after_step, why_stuck

COLUMNS: Final = tuple(COLUMN(n) for n in range(1, 7))
COLUMNS_UP_TO: Final = tuple({COLUMN(n): n for n in range(most, 0, -1)} for most in range(7))
# The fees for travelling, with the toll for the occupied space, which must be paid as well.
WITH_TOLL: Final = tuple(Tariff(TRAVEL, tuple(fee + toll for fee in TRAVEL_FEES)) for toll in range(7))


class Coins(Space):
    """Take 5 coins with any die (ruling 12.7)."""

    settable = (1,)  # the value matters only for the toll

    def act(self, state: State, me: int, low: int) -> Script[None]:
        earn(state, me, FIVE_COINS, self.notation)
        yield from ()


class Bazaar(Space):
    """One line of the bazaar: the column of the lowest die, or a lower one (rulings 12.8, 2.8)."""

    settable = EVERY_VALUE

    def __init__(self, notation: str) -> None:
        super().__init__(notation)
        self.dice = DICE_OF_SPACE[notation]
        self.columns = BAZAAR[notation]
        # Whether no lower column gives anything that this one does not.
        self.best = [all(covers(reward, lower) for lower in self.columns[:n]) for n, reward in enumerate(self.columns)]

    def act(self, state: State, me: int, low: int) -> Script[None]:
        column = low
        if state.seats[me].character.rolls:  # a set die shows the wanted column already
            column = yield Decision(
                me,
                "column",
                COLUMNS_UP_TO[low],
                default=COLUMN(low) if self.best[low - 1] else None,
                reason=lambda notation: Refusal("column_too_high", lowest=low) if notation in COLUMNS else None,
            )
        yield from gain(state, me, self.columns[column - 1], self.notation)


def covers(reward: Reward, other: Reward) -> bool:
    """Whether a reward lacks nothing that another one has."""
    return reward.step >= other.step and all(a >= b for a, b in zip(reward.plain, other.plain, strict=True))


class Khan(Space):
    """Khan's favour: four places, each die at least as high as the last one; never a cost (rulings 12.9, 2.6)."""

    takes_toll = False
    settable = EVERY_VALUE

    def closed(self, state: State, me: int) -> Refusal | None:
        return Refusal("khan_full") if len(state.placed.get(self.place, ())) >= KHAN_PLACES else None

    def values(self, state: State, me: int) -> tuple[int, ...]:
        return EVERY_VALUE[self._last(state) - 1 :]

    def limit(self, state: State, me: int, low: int, toll: int) -> Refusal | None:
        last = self._last(state)
        return Refusal("die_too_low", needed=last, die=low) if low < last else None

    def _last(self, state: State) -> int:
        """The value of the die placed last; without any, any die is high enough."""
        dice = state.placed.get(self.place)
        return dice[-1].dice[0] % 10 if dice else 1

    def act(self, state: State, me: int, low: int) -> Script[None]:
        yield from gain(state, me, KHANS_FAVOUR, self.notation)


class Travel(Space):
    """Move up to as many steps as the lowest die; the last to do so starts the next round (rulings 12.11, 3.15)."""

    dice = DICE_OF_SPACE[TRAVEL]

    def is_open(self, state: State, me: int) -> bool:
        return can_move(state.seats[me], TRAVELLING)

    def coins_for_toll(self, state: State, me: int) -> int:
        return coins_after_step(state.seats[me], TRAVELLING)

    def misfit(self, state: State, me: int, low: int) -> Refusal | None:
        """The toll and the cheapest step are paid together, so that what is lacking is told of both."""
        return why_stuck(state.seats[me], WITH_TOLL[self.toll(state, me, low)])

    def act(self, state: State, me: int, low: int) -> Script[None]:
        state.hourglass = me
        state.events.append(TookHourglass(me))
        yield from travel(state, me, low, TRAVELLING)


# ---------------------------------------------------------------------- contracts


class ContractsSpace(Space):
    """Take 1 or 2 contracts from the spaces up to the die's value (rulings 12.10, 6.1)."""

    def closed(self, state: State, me: int) -> Refusal | None:
        if state.row:
            return None
        return Refusal("contracts_to_come" if state.row_to_come else "no_contracts")

    def act(self, state: State, me: int, low: int) -> Script[None]:
        sets = [some for count in (1, MOST_TAKEN_CONTRACTS) for some in combinations(state.row[:low], count)]
        taken = yield Decision(
            me,
            "contracts",
            {TAKE.all(some): some for some in sets},
            reason=lambda notation: _why_not(state, low, notation),
        )
        yield from _make_room(state, me, len(taken))
        spaces = {contract: state.row.index(contract) + 1 for contract in taken}  # before the others slide
        state.row = tuple(contract for contract in state.row if contract not in taken)
        state.seats[me].contracts += taken
        state.events += [TookContract(me, contract, space) for contract, space in spaces.items()]
        for contract, space in spaces.items():
            if space in WITH_CONTRACT:
                count = WITH_CONTRACT[space]  # of coins or camels, not mixed (ruling 6.2)
                either = {COINS_WITH(contract): cost(coin=count), CAMELS_WITH(contract): cost(camel=count)}
                earn(state, me, (yield Decision(me, "column-bonus", either)), self.notation)


def _make_room(state: State, me: int, taken: int) -> Script[None]:
    """Discard as many old contracts as there is no room for, never one just taken (ruling 6.3)."""
    old = state.seats[me].contracts
    if taken == MOST_ACTIVE_CONTRACTS:
        for contract in old:
            discard(state, me, contract)
    elif len(old) == MOST_ACTIVE_CONTRACTS:
        discard(state, me, (yield Decision(me, "discard", {DISCARD(contract): contract for contract in old})))


def _why_not(state: State, low: int, notation: str) -> Refusal | None:
    wanted = TAKE.words(notation)
    if len(wanted) > MOST_TAKEN_CONTRACTS:
        return Refusal("too_many_contracts", most=MOST_TAKEN_CONTRACTS, given=len(wanted))
    for contract in wanted:
        if contract not in CONTRACTS:
            return Refusal("unknown_contract", contract=contract)
        if contract not in state.row:
            return Refusal("contract_not_there", contract=contract)
        if state.row.index(contract) >= low:
            return Refusal("contract_too_far", contract=contract, space=state.row.index(contract) + 1, die=low)
    return None


# ---------------------------------------------------------------------- all of them

# In the order in which they are offered.
BOARD: Final[tuple[Space, ...]] = (
    Coins(COINS),
    *(Bazaar(line) for line in (CAMELS, PEPPER_LINE, SILK_LINE, GOLD_LINE)),
    Khan(KHAN),
    ContractsSpace(CONTRACTS_SPACE),
    Travel(TRAVEL),
)
MAIN_ACTIONS: Final[dict[str, Space]] = {space.notation: space for space in (*BOARD, *CITY_CARDS.values())}


def main_actions(state: State, me: int) -> dict[str, Act]:
    """The scripts of the main actions that may be taken now, by notation."""
    cards = [CITY_CARDS[card] for city, card in state.layout.cards if city in state.seats[me].posts]
    return {space.notation: space.script for space in (*BOARD, *cards) if space.is_possible(state, me)}


def why_no_main_action(state: State, me: int, notation: str) -> Refusal | None:
    if state.acted:
        return Refusal("main_action_taken")
    if not state.seats[me].hand:
        return Refusal("no_dice_left")
    return MAIN_ACTIONS[notation].refusal(state, me)
