"""Receiving rewards, whatever gives them (ruling 12.14)."""

from typing import TYPE_CHECKING

from engine.core.decision import Asking, Decision, Script
from engine.core.tuples import without
from engine.marco_polo import journey
from engine.marco_polo.amounts import Reward
from engine.marco_polo.choices import CityBonus, any_goods, city_bonus, different_goods
from engine.marco_polo.data.board import MOST_CONTRACTS
from engine.marco_polo.data.components import CONTRACTS
from engine.marco_polo.events import CopiedMarker, Discarded, DrewContract, Lost
from engine.marco_polo.notation import CITY, DECLINE, SWAP
from engine.marco_polo.supplies import earn, take_black_die
from engine.marco_polo.travel_costs import FREE_OF_FEE, Tariff, can_move

if TYPE_CHECKING:
    from engine.marco_polo.state import State


def gain(state: "State", me: int, reward: Reward, source: str) -> Script[None]:
    """Receive all that is printed, steps last, because a step can bring further bonuses at once (ruling 3.6).

    `copy` and `own_city` are not received here: `small_city` and the city cards ask for them."""
    earn(state, me, reward.plain, source)
    if reward.is_plain:
        return
    if reward.any_good:
        earn(state, me, (yield from any_goods(me, reward.any_good)), source)
    if reward.different:
        earn(state, me, (yield from different_goods(me, reward.different)), source)
    for _ in range(reward.black):
        take_black_die(state, me, source)
    for _ in range(reward.contract):
        yield from draw_contract(state, me, source)
    for _ in range(reward.step):
        yield from step(state, me, source)


def step(state: "State", me: int, source: str) -> Script[None]:
    """Offer a bonus step: without a fee, but the road is paid. It may be left unused, and is lost where no road can be
    paid (ruling 3.5)."""
    tariff = Tariff(source, FREE_OF_FEE)
    if can_move(state.seats[me], tariff):
        yield from journey.travel(state, me, 1, tariff, optional=True)
    else:
        state.events.append(Lost(me, "step", source))


def small_city(state: "State", me: int, city: str) -> Script[None]:
    """Receive what the marker of a small city brings."""
    receive(state, me, (yield from city_bonus(state, me, city)))


def receive(state: "State", me: int, bonus: CityBonus) -> None:
    """Receive a small city's bonus whose choices were made."""
    source = CITY(bonus.city)
    if bonus.copied:
        state.events.append(CopiedMarker(me, bonus.city, bonus.copied))
    elif state.layout.markers[bonus.city] == "D":  # the question mark, and no marker that it may copy
        state.events.append(Lost(me, "copy", source))
    earn(state, me, bonus.amounts, source)


def draw_contract(state: "State", me: int, source: str) -> Script[None]:
    """Draw from the special pile; with both slots full it replaces an old contract or is declined (ruling 6.6)."""
    contract = draw_from_special(state, me, source)
    if contract is not None:
        keep_contract(state, me, contract, (yield from place_for(state, me, contract)))


def draw_from_special(state: "State", me: int, source: str) -> str | None:
    """Turn up the top of the special pile; None, and the reward is lost, where it is empty (ruling 6.9)."""
    if not state.special:
        state.events.append(Lost(me, "contract", source))
        return None
    contract = state.dice.draw(state.special)
    state.special_known = min(state.special_known, len(state.special))
    state.seats[me].drawn = contract
    state.events.append(DrewContract(me, contract))
    return contract


def place_for(state: "State", me: int, contract: str) -> Asking[str | None]:
    """Ask which contract leaves for the new one: an old one or the new one itself; None with a free slot.

    Changes nothing, so that several seats may be asked at once."""
    old = state.seats[me].contracts
    if len(old) < MOST_CONTRACTS:
        return None
    options = {SWAP(one): one for one in old} | {DECLINE: contract}
    gone: str = yield Decision(me, "swap", options)
    return gone


def keep_contract(state: "State", me: int, contract: str, gone: str | None) -> None:
    """Give a drawn contract its place; `gone` leaves, which may be the drawn one itself."""
    seat = state.seats[me]
    seat.drawn = None
    seat.contracts = (*seat.contracts, contract)
    if gone is not None:
        discard(state, me, gone)


def discard(state: "State", me: int, contract: str) -> None:
    """Discard a contract: it goes under the special pile, a starting contract out of the game (ruling 6.4)."""
    seat = state.seats[me]
    seat.contracts = without(seat.contracts, contract)
    state.events.append(Discarded(me, contract))
    if not CONTRACTS[contract].starting:
        put_under_special(state, contract)


def put_under_special(state: "State", contract: str) -> None:
    """Lay a contract under the special pile. Everybody has seen it, so it counts to those known there."""
    state.special.insert(0, contract)
    state.special_known += 1
