"""The space for contracts of the board."""

from collections.abc import Iterable
from itertools import combinations
from typing import TYPE_CHECKING

from engine.core.decision import Decision, Refusal, Script
from engine.marco_polo.amounts import cost
from engine.marco_polo.data.board import COLUMN_BONUS, MOST_CONTRACTS
from engine.marco_polo.data.components import CONTRACTS
from engine.marco_polo.events import TookContract
from engine.marco_polo.notation import CAMELS_WITH, COINS_WITH, DISCARD, TAKE
from engine.marco_polo.rewards import discard
from engine.marco_polo.spaces.space import EVERY_VALUE, Space
from engine.marco_polo.supplies import earn

if TYPE_CHECKING:
    from engine.marco_polo.state import State


class ContractsSpace(Space):
    """Take 1 or 2 contracts from the spaces up to the die's value (rulings 12.10, 6.1)."""

    def is_open(self, state: "State", me: int) -> bool:
        return bool(state.row)

    def closed(self, state: "State", me: int) -> Refusal | None:
        return None if state.row else Refusal("no_contracts")

    def settable(self, state: "State", me: int) -> Iterable[int]:
        return EVERY_VALUE if self.toll(state, me, 1) else (6,)  # where it costs nothing a 6 can do all that others can

    def act(self, state: "State", me: int, low: int) -> Script[None]:
        within = state.row[:low]
        sets = [one for count in (1, MOST_CONTRACTS) for one in combinations(within, count)]
        taken = yield Decision(
            me,
            "contracts",
            {TAKE.all(one): one for one in sets},
            reason=lambda notation: _why_not(state, low, notation),
        )
        yield from _make_room(state, me, len(taken))
        spaces = {contract: state.row.index(contract) + 1 for contract in taken}  # before the others slide
        state.row = tuple(contract for contract in state.row if contract not in taken)
        state.seats[me].contracts += taken
        state.events += [TookContract(me, contract, space) for contract, space in spaces.items()]
        for contract, space in spaces.items():
            if space in COLUMN_BONUS:
                earn(state, me, (yield from _column_bonus(me, contract, COLUMN_BONUS[space])), self.notation)


def _make_room(state: "State", me: int, taken: int) -> Script[None]:
    """Discard as many old contracts as there is no room for, never one just taken (ruling 6.3)."""
    old = state.seats[me].contracts
    if taken == MOST_CONTRACTS:
        for one in old[:]:
            discard(state, me, one)
    elif len(old) == MOST_CONTRACTS:
        discard(state, me, (yield Decision(me, "discard", {DISCARD(one): one for one in old})))


def _column_bonus(me: int, contract: str, count: int) -> Script[tuple[int, int, int, int, int, int]]:
    """Ask for `count` coins or as many camels, not mixed, for one contract (ruling 6.2)."""
    amounts: tuple[int, int, int, int, int, int] = yield Decision(
        me, "column-bonus", {COINS_WITH(contract): cost(coin=count), CAMELS_WITH(contract): cost(camel=count)}
    )
    return amounts


def _why_not(state: "State", low: int, notation: str) -> Refusal | None:
    wanted = TAKE.words(notation)
    if len(wanted) > MOST_CONTRACTS:
        return Refusal("too_many_contracts", most=MOST_CONTRACTS, given=len(wanted))
    for contract in wanted:
        if contract not in CONTRACTS:
            return Refusal("unknown_contract", contract=contract)
        if contract not in state.row:
            return Refusal("contract_not_there", contract=contract)
        if state.row.index(contract) >= low:
            return Refusal("contract_too_far", contract=contract, space=state.row.index(contract) + 1, die=low)
    return None
