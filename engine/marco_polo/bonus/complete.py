"""Complete an active contract (DE:422-450)."""

from typing import TYPE_CHECKING

from engine.core.decision import Refusal, Script
from engine.marco_polo.data.contracts import CONTRACTS
from engine.marco_polo.events import Completed
from engine.marco_polo.rewards import gain
from engine.marco_polo.supplies import pay, shortage

if TYPE_CHECKING:
    from engine.marco_polo.state import State


def refusal(state: "State", me: int, contract: str) -> Refusal | None:
    if contract not in CONTRACTS:
        return Refusal("unknown_contract", contract=contract)
    if contract not in state.seats[me].contracts:
        return Refusal("contract_not_active", contract=contract)
    return shortage(state.seats[me], CONTRACTS[contract].cost)


def script(state: "State", me: int, contract: str) -> Script[None]:
    """The tile leaves its slot first, so that a drawn contract finds room (ruling 6)."""
    state.doing = f"complete {contract}"
    seat = state.seats[me]
    printed = CONTRACTS[contract]
    pay(state, me, printed.cost, f"contract {contract}")
    seat.contracts.remove(contract)
    seat.done.append(contract)
    state.events.append(Completed(me, contract))
    yield from gain(state, me, printed.reward, f"contract {contract}")
