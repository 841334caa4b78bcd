"""The neutral figures Governor, Smuggler, Coffee Trader and Courier: what each asks and gives, when it is free, and
where it rolls to (rulebook p. 9, 13 to 16; rulings 11, 13, 43). Governor, Smuggler, Coffee Trader and Courier (rulebook
p. 9, 13 to 16; rulings 11, 13)."""

from collections.abc import Callable
from typing import Final, TypeVar

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

T = TypeVar("T")
FIGURE_FEE: Final = 2  # lira for a neutral figure, where it is paid in lira
COFFEE: Final = 1


def refusal(state: State, figure: str) -> Refusal | None:
    """The reason why the active seat may not use a figure it meets."""
    return None if has_free_encounters(state) else unpayable(state, figure)


def unpayable(state: State, figure: str) -> Refusal | None:
    """The refusal of a figure that the seat could not pay for even with what it gives (ruling 11)."""
    seat = state.seats[state.active]
    if seat.lira >= FIGURE_FEE:
        return None
    payable = {
        GOVERNOR: seat.hand or bonus_cards.can_draw(state),
        COURIER: letters.seals(seat) or letters.none_left(state) is None,
        COFFEE_TRADER: any(seat.goods),
    }
    code = "needs_lira_or_good" if figure == COFFEE_TRADER else "needs_lira"
    return None if payable.get(figure, True) else Refusal(code, lira=FIGURE_FEE, have=seat.lira)


def has_free_encounters(state: State) -> bool:
    """True if the active seat has the tavern tile that waives the payment to figures (rulebook p. 20; ruling 43)."""
    return state.seats[state.active].taverns[FREE_ENCOUNTERS]


def use_figure(state: State, figure: str, free: bool) -> Script[None]:
    """Take the figure's goods, pay for them unless `free`, and roll the figure to its next place."""
    state.events.append(Met(state.active, figure))
    before, state.now.window = state.now.window, Window.ENCOUNTER
    yield from FIGURES[figure](state, free)
    state.now.window = before
    dice = state.dice.roll()
    state.figures = {**state.figures, figure: sum(dice)}
    state.events.append(FigureMoved(None, figure, sum(dice), dice))


def _pay(state: State, chosen: T | None, give: Callable[[State, int, T], None]) -> None:
    """Pay 2 lira, or what was chosen in their place."""
    if chosen is None:
        purse.spend(state, state.active, FIGURE_FEE)
    else:
        give(state, state.active, chosen)


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
    _pay(state, name, bonus_cards.discard)


def smuggler(state: State, free: bool) -> Script[None]:
    """A good of any type for 2 lira or a good, the new one included: "fabric for spice"."""
    if free:
        free_good = yield from ask(state, "smuggler", lambda: {for_free(name): i for i, name in enumerate(GOODS)})
        purse.take_good(state, state.active, free_good)
        return
    good, price = yield from ask(state, "smuggler", lambda: _smuggler_options(state))
    purse.take_good(state, state.active, good)
    _pay(state, price, purse.give_good)


def _smuggler_options(state: State) -> dict[str, tuple[int, int | None]]:
    seat = state.seats[state.active]
    options: dict[str, tuple[int, int | None]] = {}
    for gained, name in enumerate(GOODS):
        if seat.lira >= FIGURE_FEE:
            options[swap(name, "lira")] = (gained, None)
        for price, given in enumerate(GOODS):
            if seat.goods[price] or price == gained:
                options[swap(name, given)] = (gained, price)
    return options


def coffee_trader(state: State, free: bool) -> Script[None]:
    """A coffee for 2 lira or a good. Coffee does not count as a good, so the new coffee cannot pay."""
    purse.take_coffee(state, state.active, COFFEE)
    if not free:
        goods = {name: good for good, name in enumerate(GOODS) if state.seats[state.active].goods[good]}
        good = yield from pick(state, "coffee-trader", {**_lira(state), **goods})
        _pay(state, good, purse.give_good)


def courier(state: State, free: bool) -> Script[None]:
    """A letter for 2 lira or a letter, the new one included."""
    letters.draw(state, state.active)
    if free:
        return
    seat = state.seats[state.active]
    letter = yield from ask(
        state,
        "courier",
        lambda: {**_lira(state), **letters.options(seat)},
        recall_allowed=lambda: seat.lira >= FIGURE_FEE + recall.PRICE or letters.seals(seat) > 0,
    )
    _pay(state, letter and [letter], letters.give)


def _lira(state: State) -> dict[str, None]:
    return {"lira": None} if state.seats[state.active].lira >= FIGURE_FEE else {}


FIGURES: Final[dict[str, Callable[[State, bool], Script[None]]]] = {
    GOVERNOR: governor,
    SMUGGLER: smuggler,
    COFFEE_TRADER: coffee_trader,
    COURIER: courier,
}
