"""Uses of kiosk tiles 1 to 19: gifts, an extension, a die, pieces that move (rulebook p. 22)."""

from functools import partial
from typing import TYPE_CHECKING, Final

from engine.core.decision import Script
from engine.istanbul import bonus_cards, companion, purse, roll
from engine.istanbul.events import Rolled
from engine.istanbul.kiosk.tile import KioskTile, Use, at_once
from engine.istanbul.movement import put_merchant
from engine.istanbul.names import FOUNTAIN, GOODS
from engine.istanbul.state import LAST_CAPACITY

if TYPE_CHECKING:
    from engine.istanbul.state import State

COFFEE: Final = 1
EXTENSION_PRICE: Final = 10
ONE_OF_EACH: Final = (1, 1, 1, 1)


def gift(number: int, **given: int) -> KioskTile:
    """A tile that gives goods by their names, and lira."""
    return KioskTile(number, partial(_gift, given=given), given)


def _gift(state: "State", index: int, *, given: dict[str, int]) -> dict[str, Use]:
    return {"use": at_once(_receive, given)}


def _receive(state: "State", index: int, given: dict[str, int]) -> None:
    for good, name in enumerate(GOODS):
        if name in given:
            purse.take_good(state, index, good, given[name])
    if "lira" in given:
        purse.earn(state, index, given["lira"])


def coffee_or_lira(number: int, lira: int) -> KioskTile:
    """A coffee, or lira; only lira without Mocha & Baksheesh (ruling 55)."""
    return KioskTile(number, partial(_coffee_or_lira, lira=lira), {"lira": lira})


def _coffee_or_lira(state: "State", index: int, *, lira: int) -> dict[str, Use]:
    taken: dict[str, Use] = {"take lira": at_once(purse.earn, lira)}
    return {"take coffee": at_once(purse.take_coffee, COFFEE), **taken} if state.setup.mocha else taken


def bonus_card(state: "State", index: int) -> dict[str, Use]:
    return {"use": at_once(bonus_cards.draw)} if bonus_cards.can_draw(state) else {}


def companion_home(state: "State", index: int) -> dict[str, Use] | None:
    """The own companion goes to its owner's supply, from the bazaar or from the general supply."""
    return {"use": at_once(companion.take)} if companion.may_be_taken(state, index) else None


def lira_by_die(state: "State", index: int) -> dict[str, Use]:
    """One die, a lira for each pip."""
    return {"use": _throw}


def _throw(state: "State", index: int) -> Script[None]:
    dice = state.dice.roll(1)
    state.events.append(Rolled(index, dice))
    if index == state.active:
        dice = yield from roll.change(state, dice, red_tile=False)
    purse.earn(state, index, sum(dice))


def extension_for_lira(state: "State", index: int) -> dict[str, Use] | None:
    """A wheelbarrow extension; the third brings its ruby (rulings 29, 30)."""
    seat = state.seats[index]
    if seat.capacity == LAST_CAPACITY:
        return None
    return {"use": at_once(_pay_lira)} if seat.lira >= EXTENSION_PRICE else {}


def extension_for_goods(state: "State", index: int) -> dict[str, Use] | None:
    """A wheelbarrow extension for one of each good."""
    seat = state.seats[index]
    if seat.capacity == LAST_CAPACITY:
        return None
    return {"use": at_once(_pay_goods)} if all(seat.goods) else {}


def _pay_lira(state: "State", index: int) -> None:
    purse.spend(state, index, EXTENSION_PRICE)
    purse.extend(state, index)


def _pay_goods(state: "State", index: int) -> None:
    purse.give_goods(state, index, ONE_OF_EACH)
    purse.extend(state, index)


def to_fountain(state: "State", index: int) -> dict[str, Use] | None:
    """The merchant's stack goes to the Fountain; assistants are not collected (ruling 49)."""
    return {"use": at_once(_go)} if state.seats[index].merchant != FOUNTAIN else None


def _go(state: "State", index: int) -> None:
    put_merchant(state, FOUNTAIN, index)
