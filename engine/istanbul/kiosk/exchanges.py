"""20 to 24: one thing for another, either way: goods or coffee, letters, bonus cards and lira (rulebook p. 22).

Notations say what is gained, then what is given: "letter for fabric", "fabric for letter", "lira for gain-good".
Coffee counts only with Mocha & Baksheesh (ruling 55).
"""

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Final

from engine.core.decision import Script
from engine.istanbul import bonus_cards, letters, purse
from engine.istanbul.ids import faces_in
from engine.istanbul.kiosk.tile import Use, at_once
from engine.istanbul.names import GOODS
from engine.istanbul.notation import swap

if TYPE_CHECKING:
    from engine.istanbul.state import State

Effect = Callable[["State", int], None]

PRICE: Final = 2
PAYOUT: Final = 3


def take_ware(state: "State", index: int, ware: str) -> None:
    """A good, or "coffee"."""
    if ware == "coffee":
        purse.take_coffee(state, index, 1)
    else:
        purse.take_good(state, index, GOODS.index(ware))


def give_ware(state: "State", index: int, ware: str) -> None:
    if ware == "coffee":
        purse.spend_coffee(state, index, 1)
    else:
        purse.give_good(state, index, GOODS.index(ware))


def all_wares(state: "State") -> tuple[str, ...]:
    return (*GOODS, "coffee") if state.setup.mocha else GOODS


def own_wares(state: "State", index: int) -> list[str]:
    seat = state.seats[index]
    goods = [name for good, name in enumerate(GOODS) if seat.goods[good]]
    return [*goods, "coffee"] if seat.coffee else goods


def _exchange(state: "State", index: int, give: Effect, gain: Effect) -> None:
    give(state, index)
    gain(state, index)


def exchange(give: Effect, gain: Effect) -> Use:
    return at_once(_exchange, give, gain)


def for_letter(gain: Effect) -> Use:
    return partial(_for_letter, gain=gain)


def _for_letter(state: "State", index: int, gain: Effect) -> Script[None]:
    letter = yield from letters.pick_one(state, index)
    letters.give(state, index, [letter])
    gain(state, index)


def pay(state: "State", index: int) -> None:
    purse.spend(state, index, PRICE)


def be_paid(state: "State", index: int) -> None:
    purse.earn(state, index, PAYOUT)


def letter_and_ware(state: "State", index: int) -> dict[str, Use]:
    found: dict[str, Use] = {}
    if letters.can_draw(state):
        for ware in own_wares(state, index):
            found[swap("letter", ware)] = exchange(partial(give_ware, ware=ware), letters.draw)
    if letters.seals(state.seats[index]):
        for ware in all_wares(state):
            found[swap(ware, "letter")] = for_letter(partial(take_ware, ware=ware))
    return found


def letter_and_card(state: "State", index: int) -> dict[str, Use]:
    found: dict[str, Use] = {}
    if letters.can_draw(state):
        for name in faces_in(state.seats[index].hand):
            found[swap("letter", name)] = exchange(partial(bonus_cards.discard, name=name), letters.draw)
    if letters.seals(state.seats[index]) and bonus_cards.can_draw(state):
        found[swap("card", "letter")] = for_letter(bonus_cards.draw)
    return found


def letter_and_lira(state: "State", index: int) -> dict[str, Use]:
    found: dict[str, Use] = {}
    if letters.can_draw(state) and state.seats[index].lira >= PRICE:
        found[swap("letter", "lira")] = exchange(pay, letters.draw)
    if letters.seals(state.seats[index]):
        found[swap("lira", "letter")] = for_letter(be_paid)
    return found


def ware_and_lira(state: "State", index: int) -> dict[str, Use]:
    found: dict[str, Use] = {}
    if state.seats[index].lira >= PRICE:
        for ware in all_wares(state):
            found[swap(ware, "lira")] = exchange(pay, partial(take_ware, ware=ware))
    for ware in own_wares(state, index):
        found[swap("lira", ware)] = exchange(partial(give_ware, ware=ware), be_paid)
    return found


def card_and_lira(state: "State", index: int) -> dict[str, Use]:
    found: dict[str, Use] = {}
    if state.seats[index].lira >= PRICE and bonus_cards.can_draw(state):
        found[swap("card", "lira")] = exchange(pay, bonus_cards.draw)
    for name in faces_in(state.seats[index].hand):
        found[swap("lira", name)] = exchange(partial(bonus_cards.discard, name=name), be_paid)
    return found
