"""How kiosk tiles are used: gifts and exchanges (rulebook p. 22)."""

from collections.abc import Callable
from functools import partial
from typing import Any, Final

from engine.core.decision import Script
from engine.core.figures import Figures
from engine.istanbul import letters, purse
from engine.istanbul.cards import bonus_cards
from engine.istanbul.contracts import KioskTile
from engine.istanbul.events import Rolled
from engine.istanbul.ids import faces_in
from engine.istanbul.names import FOUNTAIN, GOODS
from engine.istanbul.notation import swap
from engine.istanbul.state import LAST_CAPACITY, State
from engine.istanbul.turn import companion, roll
from engine.istanbul.turn.movement import put_merchant

# A script of the state and the seat that uses the tile.
Use = Callable[[State, int], Script[None]]


def at_once(effect: Callable[..., None], *arguments: Any) -> Use:
    """A use without further questions: `effect(state, seat, *arguments)`."""
    return partial(_at_once, effect=effect, arguments=arguments)


def _at_once(state: State, index: int, effect: Callable[..., None], arguments: tuple[Any, ...]) -> Script[None]:
    effect(state, index, *arguments)
    yield from ()


# 1 to 19: gifts, an extension, a die, pieces that move.

COFFEE: Final = 1
EXTENSION_PRICE: Final = 10
ONE_OF_EACH: Final = (1, 1, 1, 1)


def gift(number: int, **given: int) -> KioskTile[State]:
    """A tile that gives goods by their names, and lira."""
    return KioskTile(number, partial(_gift, given=given), Figures(**given))


def _gift(state: State, index: int, *, given: dict[str, int]) -> dict[str, Use]:
    return {"use": at_once(_receive, given)}


def _receive(state: State, index: int, given: dict[str, int]) -> None:
    for good, name in enumerate(GOODS):
        if name in given:
            purse.take_good(state, index, good, given[name])
    if "lira" in given:
        purse.earn(state, index, given["lira"])


def coffee_or_lira(number: int, lira: int) -> KioskTile[State]:
    """A coffee, or lira; only lira without Mocha & Baksheesh (ruling 55)."""
    return KioskTile(number, partial(_coffee_or_lira, lira=lira), Figures(lira=lira))


def _coffee_or_lira(state: State, index: int, *, lira: int) -> dict[str, Use]:
    taken: dict[str, Use] = {"take lira": at_once(purse.earn, lira)}
    return {"take coffee": at_once(purse.take_coffee, COFFEE), **taken} if state.setup.mocha else taken


def bonus_card(state: State, index: int) -> dict[str, Use]:
    return {"use": at_once(bonus_cards.draw)} if bonus_cards.can_draw(state) else {}


def companion_home(state: State, index: int) -> dict[str, Use] | None:
    """The own companion goes to its owner's supply, from the bazaar or from the general supply."""
    return {"use": at_once(companion.take)} if companion.may_be_taken(state, index) else None


def lira_by_die(state: State, index: int) -> dict[str, Use]:
    """One die, a lira for each pip."""
    return {"use": _throw}


def _throw(state: State, index: int) -> Script[None]:
    dice = state.dice.roll(1)
    state.events.append(Rolled(index, dice))
    if index == state.active:
        dice = yield from roll.change(state, dice, red_tile=False)
    purse.earn(state, index, sum(dice))


def extension_for_lira(state: State, index: int) -> dict[str, Use] | None:
    """A wheelbarrow extension; the third brings its ruby (rulings 29, 30)."""
    seat = state.seats[index]
    if seat.capacity == LAST_CAPACITY:
        return None
    return {"use": at_once(_pay_lira)} if seat.lira >= EXTENSION_PRICE else {}


def extension_for_goods(state: State, index: int) -> dict[str, Use] | None:
    """A wheelbarrow extension for one of each good."""
    seat = state.seats[index]
    if seat.capacity == LAST_CAPACITY:
        return None
    return {"use": at_once(_pay_goods)} if all(seat.goods) else {}


def _pay_lira(state: State, index: int) -> None:
    purse.spend(state, index, EXTENSION_PRICE)
    purse.extend(state, index)


def _pay_goods(state: State, index: int) -> None:
    purse.give_goods(state, index, ONE_OF_EACH)
    purse.extend(state, index)


def to_fountain(state: State, index: int) -> dict[str, Use] | None:
    """The merchant's stack goes to the Fountain; assistants are not collected (ruling 49)."""
    return {"use": at_once(_go)} if state.seats[index].merchant != FOUNTAIN else None


def _go(state: State, index: int) -> None:
    put_merchant(state, FOUNTAIN, index)


# 20 to 24: one thing for another, either way. Notations say what is gained, then what is given: "letter for fabric",
# "fabric for letter", "lira for gain-good". Coffee counts only with Mocha & Baksheesh (ruling 55).

Effect = Callable[[State, int], None]

PRICE: Final = 2
PAYOUT: Final = 3


def take_ware(state: State, index: int, ware: str) -> None:
    """A good, or "coffee"."""
    if ware == "coffee":
        purse.take_coffee(state, index, 1)
    else:
        purse.take_good(state, index, GOODS.index(ware))


def give_ware(state: State, index: int, ware: str) -> None:
    if ware == "coffee":
        purse.spend_coffee(state, index, 1)
    else:
        purse.give_good(state, index, GOODS.index(ware))


def all_wares(state: State) -> tuple[str, ...]:
    return (*GOODS, "coffee") if state.setup.mocha else GOODS


def own_wares(state: State, index: int) -> list[str]:
    seat = state.seats[index]
    goods = [name for good, name in enumerate(GOODS) if seat.goods[good]]
    return [*goods, "coffee"] if seat.coffee else goods


def _exchange(state: State, index: int, give: Effect, gain: Effect) -> None:
    give(state, index)
    gain(state, index)


def exchange(give: Effect, gain: Effect) -> Use:
    return at_once(_exchange, give, gain)


def for_letter(gain: Effect) -> Use:
    return partial(_for_letter, gain=gain)


def _for_letter(state: State, index: int, gain: Effect) -> Script[None]:
    letter = yield from letters.pick_one(state, index)
    letters.give(state, index, [letter])
    gain(state, index)


def pay(state: State, index: int) -> None:
    purse.spend(state, index, PRICE)


def be_paid(state: State, index: int) -> None:
    purse.earn(state, index, PAYOUT)


def letter_and_ware(state: State, index: int) -> dict[str, Use]:
    found: dict[str, Use] = {}
    if letters.can_draw(state):
        for ware in own_wares(state, index):
            found[swap("letter", ware)] = exchange(partial(give_ware, ware=ware), letters.draw)
    if letters.seals(state.seats[index]):
        for ware in all_wares(state):
            found[swap(ware, "letter")] = for_letter(partial(take_ware, ware=ware))
    return found


def letter_and_card(state: State, index: int) -> dict[str, Use]:
    found: dict[str, Use] = {}
    if letters.can_draw(state):
        for name in faces_in(state.seats[index].hand):
            found[swap("letter", name)] = exchange(partial(bonus_cards.discard, name=name), letters.draw)
    if letters.seals(state.seats[index]) and bonus_cards.can_draw(state):
        found[swap("card", "letter")] = for_letter(bonus_cards.draw)
    return found


def letter_and_lira(state: State, index: int) -> dict[str, Use]:
    found: dict[str, Use] = {}
    if letters.can_draw(state) and state.seats[index].lira >= PRICE:
        found[swap("letter", "lira")] = exchange(pay, letters.draw)
    if letters.seals(state.seats[index]):
        found[swap("lira", "letter")] = for_letter(be_paid)
    return found


def ware_and_lira(state: State, index: int) -> dict[str, Use]:
    found: dict[str, Use] = {}
    if state.seats[index].lira >= PRICE:
        for ware in all_wares(state):
            found[swap(ware, "lira")] = exchange(pay, partial(take_ware, ware=ware))
    for ware in own_wares(state, index):
        found[swap("lira", ware)] = exchange(partial(give_ware, ware=ware), be_paid)
    return found


def card_and_lira(state: State, index: int) -> dict[str, Use]:
    found: dict[str, Use] = {}
    if state.seats[index].lira >= PRICE and bonus_cards.can_draw(state):
        found[swap("card", "lira")] = exchange(pay, bonus_cards.draw)
    for name in faces_in(state.seats[index].hand):
        found[swap("lira", name)] = exchange(partial(bonus_cards.discard, name=name), be_paid)
    return found
