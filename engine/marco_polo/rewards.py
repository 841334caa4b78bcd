"""Receiving what is printed: goods of choice, bonus steps, bonuses of small cities and the question mark, drawn
contracts and which must go (rulings 3.5, 3.6, 4.2, 6.4 to 6.9, 12.14)."""

from typing import NamedTuple

from engine.core.decision import Asking, Decision, Refusal, Script
from engine.core.tuples import without
from engine.marco_polo.components.amounts import Amounts, Reward
from engine.marco_polo.components.board import MOST_ACTIVE_CONTRACTS
from engine.marco_polo.components.cards import CONTRACTS, MARKERS
from engine.marco_polo.components.map import SMALL_CITIES
from engine.marco_polo.events import CopiedMarker, Discarded, DrewContract, Lost
from engine.marco_polo.notation import CITY, COPY, DECLINE, FIRST, OUTPOST, SWAP, TAKE, as_amounts, goods_choices
from engine.marco_polo.state import State
from engine.marco_polo.supplies import earn, take_black_die
from engine.marco_polo.travel.costs import FREE_OF_FEE, Tariff, can_move
from engine.marco_polo.travel.journey import move


class CityBonus(NamedTuple):
    """The gain from the marker of `city`. `copied`: the city whose bonus a question mark takes, None for none."""

    city: str
    copied: str | None
    amounts: Amounts


def gain(state: State, me: int, reward: Reward, source: str) -> Script[None]:
    """Receive all that is printed, steps last, because a step can bring further bonuses at once (ruling 3.6).

    `copy` and `own_city` are not received here: `small_city` and the city cards ask for them."""
    earn(state, me, reward.plain, source)
    if reward.is_plain:
        return
    if reward.any_good:
        earn(state, me, (yield from _choose_goods(me, reward.any_good, reward.any_good)), source)
    if reward.different:
        earn(state, me, (yield from _choose_goods(me, reward.different, 1)), source)
    for _ in range(reward.black):
        take_black_die(state, me, source)
    for _ in range(reward.contract):
        contract = draw_from_special(state, me, source)
        if contract is not None:
            keep_contract(state, me, contract, (yield from place_for(state, me, contract)))
    for _ in range(reward.step):
        yield from step(state, me, source)


def step(state: State, me: int, source: str) -> Script[None]:
    """Offer a bonus step: without a fee, but the road is paid. It may be left unused, and is lost where no road can be
    paid (ruling 3.5)."""
    tariff = Tariff(source, FREE_OF_FEE)
    if can_move(state.seats[me], tariff):
        yield from travel(state, me, 1, tariff, optional=True)
    else:
        state.events.append(Lost(me, "step", source))


def travel(state: State, me: int, limit: int, tariff: Tariff, *, optional: bool = False) -> Script[None]:
    """Ask for a movement of up to `limit` steps, and give the bonuses that it brings. The player orders those received
    together; where that makes no difference they come as visited. `optional`: the seat may stay instead."""
    bonuses = yield from move(state, me, limit, tariff, optional=optional)
    while bonuses:
        first = 0
        if len(bonuses) > 1 and not all(bonus.reward.is_plain for bonus in bonuses):
            first = yield Decision(me, "order", {FIRST(bonus.city): i for i, bonus in enumerate(bonuses)})
        bonus = bonuses.pop(first)
        if bonus.tile is None:
            yield from small_city(state, me, bonus.city)
        else:
            yield from gain(state, me, bonus.reward, OUTPOST(bonus.city))


# ---------------------------------------------------------------------- goods of choice


def _choose_goods(me: int, count: int, most_of_one: int) -> Asking[Amounts]:
    """Ask for `count` goods: of any kinds, or each of another kind (ruling 4.5)."""
    return as_amounts((yield Decision(me, "goods", goods_choices(TAKE, count, most_of_one), public=True)))


# ---------------------------------------------------------------------- bonuses of small cities


def city_bonus(state: State, me: int, city: str) -> Asking[CityBonus]:
    """The gain from the marker of a small city, after asking for the choices that it leaves."""
    reward = MARKERS[state.layout.markers[city]]
    copied = (yield from _copied(state, me, city)) if reward.copy else None
    if copied is not None:
        reward = MARKERS[state.layout.markers[copied]]
    if reward.different:
        return CityBonus(city, copied, (yield from _choose_goods(me, reward.different, 1)))
    return CityBonus(city, copied, reward.plain)


def _copied(state: State, me: int, city: str) -> Asking[str | None]:
    """Any other marker (ruling 4.2), or by table option those of cities without a post of one's own (ruling 10.2)."""
    cities = [other for other in state.layout.markers if other != city]
    if state.layout.options["question-mark"] == "without-post":
        cities = [other for other in cities if other not in state.seats[me].posts]
    if not cities:
        return None
    chosen: str = yield Decision(
        me,
        "copy",
        {COPY(other): other for other in cities},
        reason=lambda typed: _why_not(city, typed),
        public=True,
    )
    return chosen


def _why_not(city: str, typed: str) -> Refusal | None:
    if typed == COPY(city):
        return Refusal("never_itself", city=city)
    return Refusal("own_post_there") if COPY.rest(typed) in SMALL_CITIES else None


def small_city(state: State, me: int, city: str) -> Script[None]:
    """Receive what the marker of a small city brings."""
    receive(state, me, (yield from city_bonus(state, me, city)))


def receive(state: State, me: int, bonus: CityBonus) -> None:
    """Receive a small city's bonus whose choices were made."""
    source = CITY(bonus.city)
    if bonus.copied:
        state.events.append(CopiedMarker(me, bonus.city, bonus.copied))
    elif state.layout.markers[bonus.city] == "D":  # the question mark, and no marker that it may copy
        state.events.append(Lost(me, "copy", source))
    earn(state, me, bonus.amounts, source)


# ---------------------------------------------------------------------- contracts


def draw_from_special(state: State, me: int, source: str) -> str | None:
    """Turn up the top of the special pile; None, and the reward is lost, where it is empty (ruling 6.9)."""
    if not state.special:
        state.events.append(Lost(me, "contract", source))
        return None
    contract = state.dice.draw(state.special)
    state.special_known = min(state.special_known, len(state.special))
    state.seats[me].drawn = contract
    state.events.append(DrewContract(me, contract))
    return contract


def place_for(state: State, me: int, contract: str) -> Asking[str | None]:
    """Ask which contract leaves for the new one: an old one or the new one itself; None with a free slot (ruling 6.6).

    Changes nothing, so that several seats may be asked at once."""
    old = state.seats[me].contracts
    if len(old) < MOST_ACTIVE_CONTRACTS:
        return None
    gone: str = yield Decision(me, "swap", {SWAP(held): held for held in old} | {DECLINE: contract})
    return gone


def keep_contract(state: State, me: int, contract: str, gone: str | None) -> None:
    """Give a drawn contract its place; `gone` leaves, which may be the drawn one itself."""
    seat = state.seats[me]
    seat.drawn = None
    seat.contracts = (*seat.contracts, contract)
    if gone is not None:
        discard(state, me, gone)


def discard(state: State, me: int, contract: str) -> None:
    """Discard a contract: it goes under the special pile, a starting contract out of the game (ruling 6.4)."""
    seat = state.seats[me]
    seat.contracts = without(seat.contracts, contract)
    state.events.append(Discarded(me, contract))
    if not CONTRACTS[contract].starting:
        put_under_special(state, contract)


def put_under_special(state: State, contract: str) -> None:
    """Lay a contract under the special pile. Everybody has seen it, so it counts to those known there."""
    state.special.insert(0, contract)
    state.special_known += 1
