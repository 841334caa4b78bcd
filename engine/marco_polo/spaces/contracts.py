from collections.abc import Iterable
from itertools import combinations
from typing import TYPE_CHECKING

from engine.core.decision import Decision, Refusal, Script
from engine.marco_polo.amounts import cost
from engine.marco_polo.data.contracts import CONTRACTS
from engine.marco_polo.data.spaces import COLUMN_BONUS, MOST_CONTRACTS
from engine.marco_polo.events import TookContract
from engine.marco_polo.rewards import discard
from engine.marco_polo.spaces.space import EVERY_VALUE, Space
from engine.marco_polo.supplies import earn

if TYPE_CHECKING:
    from engine.marco_polo.state import State


class ContractsSpace(Space):
    """Take 1 or 2 contracts from the spaces up to the die's value (DE:287-312)."""

    def closed(self, game: "State", me: int) -> Refusal | None:
        return None if game.row else Refusal("no_contracts")

    def settable(self, game: "State", me: int) -> Iterable[int]:
        return EVERY_VALUE if self.toll(game, me, 1) else (6,)

    def act(self, game: "State", me: int, low: int) -> Script[None]:
        within = game.row[:low]
        sets = [one for count in (1, MOST_CONTRACTS) for one in combinations(within, count)]
        taken = yield Decision(
            me,
            "contracts",
            {"take " + " ".join(one): one for one in sets},
            reason=lambda notation: _why_not(game, low, notation),
        )
        yield from _make_room(game, me, len(taken))
        spaces = {contract: game.row.index(contract) + 1 for contract in taken}  # before the others slide
        game.row = [contract for contract in game.row if contract not in taken]
        game.seats[me].contracts += taken
        game.events += [TookContract(me, contract, space) for contract, space in spaces.items()]
        for contract, space in spaces.items():
            if space in COLUMN_BONUS:
                earn(game, me, (yield from _column_bonus(me, contract, COLUMN_BONUS[space])), self.notation)


def _make_room(game: "State", me: int, taken: int) -> Script[None]:
    """Old contracts go, never those just taken (DE:300-308)."""
    old = game.seats[me].contracts
    if taken == MOST_CONTRACTS:
        for one in old[:]:
            discard(game, me, one)
    elif len(old) == MOST_CONTRACTS:
        discard(game, me, (yield Decision(me, "discard", {f"discard {one}": one for one in old})))


def _column_bonus(me: int, contract: str, count: int) -> Script[tuple[int, int, int, int, int, int]]:
    """So many coins or camels, not mixed, for each contract by itself."""
    amounts: tuple[int, int, int, int, int, int] = yield Decision(
        me, "column-bonus", {f"coins with {contract}": cost(coin=count), f"camels with {contract}": cost(camel=count)}
    )
    return amounts


def _why_not(game: "State", low: int, notation: str) -> Refusal | None:
    verb, *wanted = notation.split()
    if verb != "take":
        return None
    if len(wanted) > MOST_CONTRACTS:
        return Refusal("too_many_contracts", most=MOST_CONTRACTS, given=len(wanted))
    for contract in wanted:
        if contract not in CONTRACTS:
            return Refusal("unknown_contract", contract=contract)
        if contract not in game.row:
            return Refusal("contract_not_there", contract=contract)
        if game.row.index(contract) >= low:
            return Refusal("contract_too_far", contract=contract, space=game.row.index(contract) + 1, die=low)
    return None
