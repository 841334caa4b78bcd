"""Which whole turns of Istanbul are offered as one button, and what they choose: sell most, least jewelry, all
assistants, call 7; usual answers; kiosk tiles used as they are picked."""

from collections.abc import Callable
from typing import Final

from engine.core.decision import Decision
from engine.core.notation import parse
from engine.core.trial import Indifferent
from engine.istanbul.cards import bonus_cards
from engine.istanbul.events import NeutralMoved
from engine.istanbul.merchant.chance import best_call
from engine.istanbul.names import (
    BLACK_MARKET,
    CARAVANSARY,
    COFFEE_TRADER,
    COURIER,
    FOUNTAIN,
    GOOD,
    GOODS,
    GOVERNOR,
    GREAT_MOSQUE,
    JEWELRY,
    LARGE_MARKET,
    PLACES,
    POLICE_STATION,
    RED_TILE,
    ROASTING_PLANT,
    SMALL_MARKET,
    SMALL_MOSQUE,
    SMUGGLER,
    SULTANS_PALACE,
    TAVERN,
    TEA_HOUSE,
    WAINWRIGHT,
)
from engine.istanbul.notation import (
    CATCH,
    DELIVER,
    END,
    EXTRA,
    KEEP,
    LEAVING,
    MEET,
    NO_EXTRA,
    PICK,
    RETURN,
    ROAST,
    SELL,
    SEND,
    TAKE,
    TILE,
    is_beside,
)
from engine.istanbul.places.dice import CALLS
from engine.istanbul.state import State
from engine.istanbul.turn import payment
from engine.istanbul.turn.roll import SIX_CARD

KINDS: Final = frozenset({"move", PLACES[POLICE_STATION]})
HABITS: Final = frozenset(
    {
        *(PLACES[place] for place in (BLACK_MARKET, CARAVANSARY, TAVERN, TEA_HOUSE, WAINWRIGHT)),
        *(GOVERNOR, SMUGGLER, COURIER, COFFEE_TRADER, "kiosk-use", "second-card"),
        *("gain-good", "gain-goods", "ware", "two-wares", "different-goods", "exchange-take"),
        *("give-ware", "six-goods", "exchange-give"),
    }
)
ROLLED: Final = frozenset({PLACES[BLACK_MARKET], PLACES[TEA_HOUSE]})
SETTLED: Final = frozenset(
    {*ROLLED, PLACES[LARGE_MARKET], PLACES[SMALL_MARKET], GOVERNOR, SMUGGLER, COURIER, COFFEE_TRADER}
)
"""Where chance brings goods or lira, a new demand tile, or a figure's next place."""
DOING_NOTHING: Final = LEAVING - {END, KEEP}
"""Options that do nothing where something can be done: no shortcut goes on with one of them."""
DECK: Final = "deck"
FEW_USES: Final = 2
"""A tile of the Kiosk with more is picked first, so that the list of tiles stays short."""


def onward(state: State, decision: Decision, begun: str) -> list[str]:
    """The options with which a shortcut goes on, wherever it began: the only one that does something, or those of a way
    below."""
    if decision.kind in WAYS:
        return WAYS[decision.kind](state, list(decision.options))
    own = [option for option in decision.options if option not in DOING_NOTHING and not is_beside(option)]
    return own if len(own) == 1 else []


def settled(state: State, decision: Decision) -> bool:
    """Not where a card may change the roll: that depends on the dice. The red tile changes any."""
    changed = decision.kind in ROLLED and bonus_cards.held_as(state, SIX_CARD)
    return decision.kind in SETTLED and not changed


def indifferent(state: State, decision: Decision, notation: str) -> Indifferent | None:
    """Where neutral merchants go once they are paid: they do nothing there. The Fountain stands for it, where nobody
    would pay them in the turns to come."""
    count = payment.neutral_here(state) if notation == "pay" else 0
    return Indifferent(payment.TO_FOUNTAIN * count, NeutralMoved) if count else None


def tile_uses(state: State, decision: Decision) -> dict[str, list[str]]:
    """By tile of the Kiosk that may be picked in another's turn, the ways to use it at once, none where something is
    lacking for it; no tile whose ways name a card in hand."""
    if decision.kind != "kiosk-pick" or decision.seat == state.active:
        return {}
    tiles = {pick: state.components.kiosk_tiles[PICK.number(pick)] for pick in PICK.among(decision.options)}
    uses = {pick: [*(tile.uses(state, decision.seat) or {})] for pick, tile in tiles.items() if not tile.names_cards}
    return {pick: ways for pick, ways in uses.items() if len(ways) <= FEW_USES}


def _sale(_: State, options: list[str]) -> list[str]:
    """As many goods as can be sold, with as little jewelry as possible."""
    return sorted(SELL.among(options), key=lambda sale: (-len(SELL.words(sale)), _jewelry(sale)))[:1]


def _delivery(_: State, options: list[str]) -> list[str]:
    """With as little jewelry as possible."""
    return sorted((option for option in options if parse(option).verb == DELIVER.word), key=_jewelry)[:1]


def _jewelry(notation: str) -> int:
    return notation.split().count(GOODS[JEWELRY])


def _return(_: State, options: list[str]) -> list[str]:
    """All assistants."""
    return sorted(RETURN.among(options), key=lambda option: -len(RETURN.words(option)))[:1]


def _call(state: State, options: list[str]) -> list[str]:
    """The number that wins most on average, with the red mosque tile where the seat has it."""
    best = best_call(state.seats[state.active].tiles[RED_TILE])
    return [call for call in options if CALLS.get(call) == best]


def _roast(_: State, options: list[str]) -> list[str]:
    """For lira; for nothing more after that."""
    return [option for option in options if option == ROAST("lira")]


def _extra(_: State, options: list[str]) -> list[str]:
    """None first, then each good."""
    return [*(option for option in options if option == NO_EXTRA), *EXTRA.among(options)]


def _taken(state: State, options: list[str]) -> list[str]:
    """Each good for which there is room; where there is none, one that is thrown away."""
    seat, taken = state.seats[state.active], TAKE.among(options)
    return [take for take in taken if seat.goods[GOOD[TAKE.rest(take)]] < seat.capacity] or taken[:1]


def _paid(state: State, options: list[str]) -> list[str]:
    """Where the action can be carried out with the lira that are left then."""
    paid = state.clone()
    paid.seats[paid.active].lira -= payment.price(state)
    able = state.components.places[state.here].refusal(paid) is None
    return [option for option in options if option not in DOING_NOTHING and able]


def _met(_: State, options: list[str]) -> list[str]:
    """Each way to catch who must be caught; then each figure that may be met."""
    return [*CATCH.among(options), *MEET.among(options)]


WAYS: Final[dict[str, Callable[[State, list[str]], list[str]]]] = {
    PLACES[LARGE_MARKET]: _sale,
    PLACES[SMALL_MARKET]: _sale,
    PLACES[SULTANS_PALACE]: _delivery,
    PLACES[FOUNTAIN]: _return,
    PLACES[SMALL_MOSQUE]: lambda _, options: TILE.among(options),
    PLACES[GREAT_MOSQUE]: lambda _, options: TILE.among(options),
    PLACES[BLACK_MARKET]: _taken,
    PLACES[POLICE_STATION]: lambda _, options: SEND.among(options),
    PLACES[TEA_HOUSE]: _call,
    PLACES[CARAVANSARY]: lambda _, options: [option for option in options if option == DECK],
    PLACES[ROASTING_PLANT]: _roast,
    "extra-good": _extra,
    "encounters": _met,
    "pay": _paid,
}
"""For questions with several answers, by kind: the one that brings most, or each of them."""
