"""The neutral figures: Governor, Smuggler, Coffee Trader and Courier (rulebook p. 9, 13 to 16; rulings 11, 13)."""

from collections.abc import Callable
from typing import Final

from engine.core.decision import Refusal, Script
from engine.istanbul import letters, purse
from engine.istanbul.cards import bonus_cards
from engine.istanbul.events import FigureMoved, Met
from engine.istanbul.names import COFFEE_TRADER, COURIER, FREE_ENCOUNTERS, GOODS, GOVERNOR, SMUGGLER
from engine.istanbul.notation import for_free, swap
from engine.istanbul.state import State
from engine.istanbul.turn import recall
from engine.istanbul.turn.ask import ask, pick
from engine.istanbul.window import Window

FIGURE_FEE: Final = 2  # lira for a neutral figure, where it is paid in lira
COFFEE: Final = 1


def refusal(state: State, figure: str) -> Refusal | None:
    """Why the active seat may not use a figure it meets."""
    return None if has_free_encounters(state) else unpayable(state, figure)


def unpayable(state: State, figure: str) -> Refusal | None:
    """The refusal of a figure that the seat could not pay for even with what it gives (ruling 11)."""
    seat = state.seats[state.active]
    if figure == GOVERNOR and seat.lira < FIGURE_FEE and not seat.hand and not bonus_cards.can_draw(state):
        return Refusal("needs_lira", lira=FIGURE_FEE, have=seat.lira)
    if figure == COURIER and seat.lira < FIGURE_FEE and not letters.seals(seat) and not letters.can_draw(state):
        return Refusal("needs_lira", lira=FIGURE_FEE, have=seat.lira)
    if figure == COFFEE_TRADER and not _coffee_trader_payments(state):
        return Refusal("needs_lira_or_good", lira=FIGURE_FEE, have=seat.lira)
    return None


def has_free_encounters(state: State) -> bool:
    """Whether the active seat has the tavern tile that waives the payment to figures (rulebook p. 20; ruling 43)."""
    return state.seats[state.active].taverns[FREE_ENCOUNTERS]


def use_figure(state: State, figure: str, free: bool) -> Script[None]:
    """Take what the figure gives, pay for it unless `free`, and roll the figure to its next place."""
    state.events.append(Met(state.active, figure))
    before, state.now.window = state.now.window, Window.ENCOUNTER
    yield from FIGURES[figure](state, free)
    state.now.window = before
    dice = state.dice.roll()
    state.figures = {**state.figures, figure: sum(dice)}
    state.events.append(FigureMoved(None, figure, sum(dice), dice))


def governor(state: State, free: bool) -> Script[None]:
    """A bonus card for 2 lira or a card, the new one included."""
    bonus_cards.draw(state, state.active)
    if free:
        return
    seat = state.seats[state.active]
    state.now.owes = FIGURE_FEE
    name = yield from ask(
        state,
        "governor",
        lambda: {**_lira(state), **bonus_cards.discards(state, state.active)},
        card_allowed=lambda card: bonus_cards.is_spare(state, state.components.cards[card].pays(state).lira),
        recall_allowed=lambda: seat.lira >= FIGURE_FEE + recall.PRICE or bool(seat.hand),
    )
    state.now.owes = 0
    if name is None:
        purse.spend(state, state.active, FIGURE_FEE)
    else:
        bonus_cards.discard(state, state.active, name)


def smuggler(state: State, free: bool) -> Script[None]:
    """A good of any type for 2 lira or a good, the new one included: "fabric for spice"."""
    if free:
        free_good = yield from ask(state, "smuggler", lambda: {for_free(name): i for i, name in enumerate(GOODS)})
        purse.take_good(state, state.active, free_good)
        return
    good, price = yield from ask(state, "smuggler", lambda: _smuggler_options(state))
    purse.take_good(state, state.active, good)
    if price is None:
        purse.spend(state, state.active, FIGURE_FEE)
    else:
        purse.give_good(state, state.active, price)


def _smuggler_options(state: State) -> dict[str, tuple[int, int | None]]:
    seat = state.seats[state.active]
    found: dict[str, tuple[int, int | None]] = {}
    for gained, name in enumerate(GOODS):
        if seat.lira >= FIGURE_FEE:
            found[swap(name, "lira")] = (gained, None)
        for price, given in enumerate(GOODS):
            if seat.goods[price] or price == gained:
                found[swap(name, given)] = (gained, price)
    return found


def coffee_trader(state: State, free: bool) -> Script[None]:
    """A coffee for 2 lira or a good. Coffee does not count as a good, so the new coffee cannot pay."""
    purse.take_coffee(state, state.active, COFFEE)
    if free:
        return
    good = yield from pick(state, "coffee-trader", _coffee_trader_payments(state))
    if good is None:
        purse.spend(state, state.active, FIGURE_FEE)
    else:
        purse.give_good(state, state.active, good)


def _coffee_trader_payments(state: State) -> dict[str, int | None]:
    seat = state.seats[state.active]
    return {**_lira(state), **{name: good for good, name in enumerate(GOODS) if seat.goods[good]}}


def courier(state: State, free: bool) -> Script[None]:
    """A letter for 2 lira or a letter, the new one included."""
    letters.draw(state, state.active)
    if free:
        return
    seat = state.seats[state.active]
    choice = yield from ask(
        state,
        "courier",
        lambda: {**_lira(state), **letters.options(seat)},
        recall_allowed=lambda: seat.lira >= FIGURE_FEE + recall.PRICE or letters.seals(seat) > 0,
    )
    if choice is None:
        purse.spend(state, state.active, FIGURE_FEE)
    else:
        letters.give(state, state.active, [choice])


def _lira(state: State) -> dict[str, None]:
    return {"lira": None} if state.seats[state.active].lira >= FIGURE_FEE else {}


FIGURES: Final[dict[str, Callable[[State, bool], Script[None]]]] = {
    GOVERNOR: governor,
    SMUGGLER: smuggler,
    COFFEE_TRADER: coffee_trader,
    COURIER: courier,
}
