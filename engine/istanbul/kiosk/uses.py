"""How a kiosk tile is used: gift, coffee or lira, bonus card, lira by a die, extension, Fountain, companion, exchange,
and their prices (rulebook p. 22)."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

from engine.core.decision import Script, run
from engine.core.figures import Figures
from engine.istanbul import letters, purse
from engine.istanbul.cards import bonus_cards
from engine.istanbul.component_rows import KioskTile
from engine.istanbul.events import Rolled
from engine.istanbul.ids import faces_in
from engine.istanbul.names import FOUNTAIN, GOOD
from engine.istanbul.notation import swap
from engine.istanbul.state import LAST_CAPACITY, State
from engine.istanbul.turn import companion, roll
from engine.istanbul.turn.movement import put_merchant

Use = Callable[[State, int], Script[None] | None]  # given the seat that uses the tile
Uses = dict[str, Use]

COFFEE: Final = 1
EXTENSION_PRICE: Final = 10
ONE_OF_EACH: Final = (1, 1, 1, 1)
PRICE: Final = 2
PAYOUT: Final = 3


def gift(number: int, **given: int) -> KioskTile[State]:
    """A tile that gives goods by their names, and lira."""
    use: Uses = {"use": partial(_receive, given=tuple(given.items()))}
    return KioskTile(number, lambda state, index: use, Figures(**given))


def _receive(state: State, index: int, given: Sequence[tuple[str, int]]) -> None:
    for name, count in given:
        if name == "lira":
            purse.earn(state, index, count)
        else:
            purse.take_good(state, index, GOOD[name], count)


def coffee_or_lira(number: int, lira: int) -> KioskTile[State]:
    """A coffee, or lira; only lira without Mocha & Baksheesh (ruling 55)."""
    alone: Uses = {"take lira": partial(purse.earn, lira=lira)}
    both: Uses = {"take coffee": partial(purse.take_coffee, coffee=COFFEE), **alone}
    return KioskTile(number, lambda state, index: both if state.setup.mocha else alone, Figures(lira=lira))


def bonus_card(state: State, index: int) -> Uses:
    return {"use": bonus_cards.draw} if bonus_cards.can_draw(state) else {}


def companion_home(state: State, index: int) -> Uses | None:
    """The seat's companion goes to its supply, from the bazaar or from the general supply."""
    return {"use": companion.take} if companion.may_be_taken(state, index) else None


def lira_by_die(state: State, index: int) -> Uses:
    """One die, a lira for each pip."""
    return {"use": _throw}


def _throw(state: State, index: int) -> Script[None]:
    dice = state.dice.roll(1)
    state.events.append(Rolled(index, dice))
    if index == state.active:
        dice = yield from roll.change(state, dice, red_tile=False)
    purse.earn(state, index, sum(dice))


def extension_for_lira(state: State, index: int) -> Uses | None:
    payable = state.seats[index].lira >= EXTENSION_PRICE
    return _extension(state, index, payable, partial(purse.spend, lira=EXTENSION_PRICE))


def extension_for_goods(state: State, index: int) -> Uses | None:
    """For one of each good."""
    return _extension(state, index, all(state.seats[index].goods), partial(purse.give_goods, goods=ONE_OF_EACH))


def _extension(state: State, index: int, payable: bool, pay: Use) -> Uses | None:
    """A wheelbarrow extension; the third brings its ruby (rulings 29, 30)."""
    if state.seats[index].capacity == LAST_CAPACITY:
        return None
    return {"use": partial(_exchange, give=pay, gain=purse.extend)} if payable else {}


def to_fountain(state: State, index: int) -> Uses | None:
    """The merchant's stack goes to the Fountain; assistants are not collected (ruling 49)."""
    return {"use": partial(put_merchant, place=FOUNTAIN)} if state.seats[index].merchant != FOUNTAIN else None


def exchange(state: State, index: int, *, one: str, other: str) -> Uses:
    """One thing for another, either way: lira, letter, card or ware. Notations say what is gained, then what is given:
    "letter for fabric", "fabric for letter", "lira for gain-good"."""
    return {
        swap(gained, given): partial(_exchange, give=give, gain=gain)
        for gaining, giving in ((one, other), (other, one))
        for gained, gain in _gains(state, gaining).items()
        for given, give in _gifts(state, index, giving).items()
    }


def _exchange(state: State, index: int, give: Use, gain: Use) -> Script[None]:
    yield from run(give(state, index))
    yield from run(gain(state, index))


def _gains(state: State, kind: str) -> Uses:
    """The ways to gain something of a kind, by the names of what is gained."""
    ways: dict[str, Uses] = {
        "lira": {"lira": partial(purse.earn, lira=PAYOUT)},
        "letter": {} if letters.none_left(state) else {"letter": letters.draw},
        "card": {"card": bonus_cards.draw} if bonus_cards.can_draw(state) else {},
        "ware": {ware: partial(purse.take_ware, ware=ware) for ware in purse.all_wares(state)},
    }
    return ways[kind]


def _gifts(state: State, index: int, kind: str) -> Uses:
    """The ways to give something of a kind, by the names of what is given."""
    seat = state.seats[index]
    ways: dict[str, Uses] = {
        "lira": {"lira": partial(purse.spend, lira=PRICE)} if seat.lira >= PRICE else {},
        "letter": {"letter": letters.give_one} if letters.seals(seat) else {},
        "card": {name: partial(bonus_cards.discard, name=name) for name in faces_in(seat.hand)},
        "ware": {ware: partial(purse.give_ware, ware=ware) for ware in purse.own_wares(state, index)},
    }
    return ways[kind]
