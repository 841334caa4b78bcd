"""Gaining and paying coins, camels, goods and points (points below zero, ruling 5.5), and taking a black die. All is
told as an event here, but for the coins for an occupied space."""

from collections.abc import Sequence

from engine.core.decision import Refusal
from engine.marco_polo.components.amounts import GOLD, KINDS, NOTHING, PEPPER, VP, Amounts, minus, plus
from engine.marco_polo.components.dice import BLACK, sorted_hand
from engine.marco_polo.events import Gained, GotBlackDie, Lost, Paid
from engine.marco_polo.state import Seat, State


def earn(state: State, me: int, amounts: Amounts, source: str) -> None:
    """Give a seat amounts from the supply, which never runs out (ruling 9.14)."""
    if amounts == NOTHING:
        return
    seat = state.seats[me]
    seat.have = plus(seat.have, amounts)
    state.events.append(Gained(me, amounts, source))


def pay(state: State, me: int, amounts: Amounts, source: str) -> None:
    """Take amounts from a seat; that it has enough was checked when the choice was offered."""
    if amounts == NOTHING:
        return
    seat = state.seats[me]
    seat.have = minus(seat.have, amounts)
    state.events.append(Paid(me, amounts, source))


def can_pay(seat: Seat, amounts: Amounts) -> bool:
    """Points may be spent below zero (ruling 5.5), everything else only while there is some."""
    have = seat.have
    coin, camel, pepper, silk, gold, _ = amounts
    return coin <= have[0] and camel <= have[1] and pepper <= have[2] and silk <= have[3] and gold <= have[4]


def shortage(seat: Seat, amounts: Amounts) -> Refusal | None:
    """The refusal that names a shortage of `amounts`; None if the seat can pay."""
    if can_pay(seat, amounts):
        return None
    kind = next(kind for kind in range(VP) if amounts[kind] > seat.have[kind])
    return Refusal("not_enough", what=KINDS[kind], needed=amounts[kind], have=seat.have[kind])


def least_lacking(refusals: Sequence[Refusal]) -> Refusal:
    """Of several ways that are all refused the one that lacks least, the first of equals."""
    return min(refusals, key=_lacking)


def _lacking(refusal: Refusal) -> int:
    facts = refusal.facts
    return int(facts.get("needed", 0)) - int(facts.get("have", facts.get("die", 0)))


def affordable(seat: Seat, price: Amounts, most: int) -> int:
    """How many times, at most `most`, a price can be paid; points do not limit it (ruling 5.5)."""
    return min([most, *(seat.have[kind] // price[kind] for kind in range(VP) if price[kind])])


def goods_of(seat: Seat) -> tuple[int, int, int]:
    """How much pepper, silk and gold the seat has."""
    have = seat.have
    return have[PEPPER], have[PEPPER + 1], have[GOLD]


def pairs_of(seat: Seat) -> int:
    """How many pairs of two different goods the seat can give."""
    goods = goods_of(seat)
    total = sum(goods)
    # Each good of the kind it has most of needs one of another kind beside it.
    return min(total // 2, total - max(goods))


def take_black_die(state: State, me: int, source: str) -> None:
    """Move a black die from the board to the seat's hand, rolled at once unless its character sets dice when placing
    them. Where none is left the reward is lost (ruling 1.12)."""
    if not state.black:
        state.events.append(Lost(me, "black", source))
        return
    state.black -= 1
    seat = state.seats[me]
    die = BLACK + state.dice.roll(1)[0] if seat.character.rolls else BLACK
    seat.hand = sorted_hand((*seat.hand, die))
    state.events.append(GotBlackDie(me, die, source))
