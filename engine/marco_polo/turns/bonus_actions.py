"""Bonus actions of Marco Polo: three coins for a die, reroll, turning a die, black die once a turn, completing a
contract; when each is possible (rulings 1.1, 1.9 to 1.11, 6.7, 12.13)."""

from collections.abc import Callable, Mapping
from functools import lru_cache, partial
from typing import Final

from engine.core.decision import Decision, Refusal, Script
from engine.core.figures import Figure
from engine.core.notation import parse
from engine.core.tuples import without
from engine.marco_polo.components.amounts import Amounts
from engine.marco_polo.components.board import ADJUST_PRICE, BLACK_DIE_PRICE, PURSE, REROLL_PRICE, THREE_COINS
from engine.marco_polo.components.cards import CONTRACTS
from engine.marco_polo.components.dice import sorted_hand
from engine.marco_polo.events import Adjusted, Completed, Placed, Rerolled
from engine.marco_polo.notation import (
    ADJUST,
    BLACK_DIE,
    COMPLETE,
    CONTRACT,
    DIE,
    DIE_NAMES,
    DIE_NUMBERS,
    LOWER,
    RAISE,
    REROLL,
)
from engine.marco_polo.rewards import gain
from engine.marco_polo.spaces.space import Act, place_dice
from engine.marco_polo.state import Seat, State
from engine.marco_polo.supplies import can_pay, earn, pay, shortage, take_black_die


@lru_cache(maxsize=1024)
def _each_of(hand: tuple[int, ...]) -> Mapping[str, int]:
    """The dice of a hand by notation."""
    return {DIE(DIE_NAMES[die]): die for die in hand}


# ---------------------------------------------------------------------- three coins for a die


def _why_no_purse(state: State, me: int) -> Refusal | None:
    return None if state.seats[me].hand else Refusal("no_dice_left")


def _purse(state: State, me: int) -> Script[None]:
    """Three coins for any die, however many lie there (ruling 1.9)."""
    state.doing = PURSE
    seat = state.seats[me]
    die = yield Decision(me, PURSE, _each_of(seat.hand), reason=lambda notation: _why_no_die(seat, notation))
    shown = die if seat.character.rolls else die + 1  # a die that is set may show anything here (ruling 1.9)
    place_dice(state, me, PURSE, (shown,))
    state.events.append(Placed(me, PURSE, (shown,), 0))
    earn(state, me, THREE_COINS, PURSE)


# ---------------------------------------------------------------------- dice in hand


def _reroll(state: State, me: int) -> Script[None]:
    """Roll one die in hand again for a camel (ruling 1.10)."""
    state.doing = REROLL
    seat = state.seats[me]
    was = yield Decision(me, "reroll", _each_of(seat.hand), reason=lambda notation: _why_no_die(seat, notation))
    pay(state, me, REROLL_PRICE.at(state.version), REROLL)
    now = was - was % 10 + state.dice.roll(1)[0]
    _replace(seat, was, now)
    state.events.append(Rerolled(me, was, now))


def _adjust(state: State, me: int) -> Script[None]:
    """Turn one die in hand up or down by one for 2 camels, never between 1 and 6 (ruling 1.10)."""
    state.doing = ADJUST
    seat = state.seats[me]
    was, now = yield Decision(
        me, "adjust", _turned(seat.hand), reason=lambda notation: _why_not_adjusted(seat, notation)
    )
    pay(state, me, ADJUST_PRICE.at(state.version), ADJUST)
    _replace(seat, was, now)
    state.events.append(Adjusted(me, was, now))


@lru_cache(maxsize=1024)
def _turned(hand: tuple[int, ...]) -> Mapping[str, tuple[int, int]]:
    """By notation each way to turn a die: what it shows and what it will show."""
    up = {RAISE(DIE_NAMES[die]): (die, die + 1) for die in hand if die % 10 < 6}
    return up | {LOWER(DIE_NAMES[die]): (die, die - 1) for die in hand if die % 10 > 1}


def _why_not_adjusted(seat: Seat, notation: str) -> Refusal | None:
    verb, name = parse(notation)
    turns = verb in (RAISE.word, LOWER.word) and name in DIE_NUMBERS
    return (_why_no_die(seat, notation) or Refusal("no_wrap")) if turns else None


def _why_no_turning(state: State, me: int, price: Figure[Amounts]) -> Refusal | None:
    """Why no die may be rolled again or turned; who sets dice when placing them has no use for it (ruling 7.1)."""
    seat = state.seats[me]
    if not seat.character.rolls:
        return Refusal("sets_dice_freely")
    if not seat.hand:
        return Refusal("no_dice_left")
    return shortage(seat, price.at(state.version))


def _why_no_die(seat: Seat, notation: str) -> Refusal | None:
    """Why the die that is named cannot be chosen: it was placed already or never rolled; None where none is named."""
    name = parse(notation).rest
    named = name in DIE_NUMBERS and DIE_NUMBERS[name] not in seat.hand
    return Refusal("no_such_die", die=name) if named else None


def _replace(seat: Seat, was: int, now: int) -> None:
    seat.hand = sorted_hand((*without(seat.hand, was), now))


# ---------------------------------------------------------------------- a black die


def _why_no_black_die(state: State, me: int) -> Refusal | None:
    if state.bought:
        return Refusal("one_black_die_a_turn")
    if not state.black:
        return Refusal("no_black_die")
    return shortage(state.seats[me], BLACK_DIE_PRICE.at(state.version))


def _buy_black_die(state: State, me: int) -> Script[None]:
    """A black die for 3 camels, once a turn, while one is on the board (ruling 1.11)."""
    state.doing = BLACK_DIE
    state.bought = True
    pay(state, me, BLACK_DIE_PRICE.at(state.version), BLACK_DIE)
    take_black_die(state, me, BLACK_DIE)
    yield from ()


# ---------------------------------------------------------------------- contracts


def _why_not_complete(state: State, me: int, contract: str) -> Refusal | None:
    if contract not in CONTRACTS:
        return Refusal("unknown_contract", contract=contract)
    if contract not in state.seats[me].contracts:
        return Refusal("contract_not_active", contract=contract)
    return shortage(state.seats[me], CONTRACTS[contract].cost)


def _complete(state: State, me: int, contract: str) -> Script[None]:
    """Pay an active contract. The tile leaves its slot first, so that a drawn contract finds room (ruling 6.7)."""
    state.doing = COMPLETE(contract)
    seat = state.seats[me]
    printed = CONTRACTS[contract]
    pay(state, me, printed.cost, CONTRACT(contract))
    seat.contracts = without(seat.contracts, contract)
    seat.done = (*seat.done, contract)
    state.events.append(Completed(me, contract))
    yield from gain(state, me, printed.reward, CONTRACT(contract))


# ---------------------------------------------------------------------- all of them


# Why each may not be taken now, if anything speaks against it, and its script; all but completing a contract.
BONUS_ACTIONS: Final[Mapping[str, tuple[Callable[[State, int], Refusal | None], Act]]] = {
    PURSE: (_why_no_purse, _purse),
    REROLL: (partial(_why_no_turning, price=REROLL_PRICE), _reroll),
    ADJUST: (partial(_why_no_turning, price=ADJUST_PRICE), _adjust),
    BLACK_DIE: (_why_no_black_die, _buy_black_die),
}
COMPLETING: Final[Mapping[str, tuple[str, Act]]] = {
    contract: (COMPLETE(contract), partial(_complete, contract=contract)) for contract in CONTRACTS
}
"""For each contract the notation of completing it, and what that does."""


def bonus_actions(state: State, me: int) -> dict[str, Act]:
    """The scripts of the bonus actions that may be taken now, by notation."""
    seat = state.seats[me]
    completing = dict(COMPLETING[contract] for contract in seat.contracts if can_pay(seat, CONTRACTS[contract].cost))
    return completing | {name: script for name, (why_not, script) in BONUS_ACTIONS.items() if not why_not(state, me)}


def why_no_bonus_action(state: State, me: int, notation: str) -> Refusal | None:
    """Why a bonus action may not be taken now; None for other notations, too."""
    if COMPLETE.begins(notation):
        return _why_not_complete(state, me, COMPLETE.rest(notation))
    return BONUS_ACTIONS[notation][0](state, me) if notation in BONUS_ACTIONS else None
