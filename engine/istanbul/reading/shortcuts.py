"""Shortcuts: the ways in which nearly everybody would go on with a turn."""

from collections.abc import Callable
from typing import Final

from engine.core.decision import Decision
from engine.core.notation import parse
from engine.istanbul.names import (
    BLACK_MARKET,
    CARAVANSARY,
    COFFEE_TRADER,
    COURIER,
    FOUNTAIN,
    GOODS,
    GOVERNOR,
    GREAT_MOSQUE,
    JEWELRY,
    LARGE_MARKET,
    PLACES,
    POLICE_STATION,
    SMALL_MARKET,
    SMALL_MOSQUE,
    SMUGGLER,
    SULTANS_PALACE,
    TAVERN,
    TEA_HOUSE,
    WAINWRIGHT,
)
from engine.istanbul.notation import DELIVER, END, KEEP, LEAVING, RETURN, SELL, TILE, is_beside
from engine.istanbul.state import State

KINDS: Final = frozenset({"move", PLACES[POLICE_STATION]})
HABITS: Final = frozenset(
    {
        *(PLACES[place] for place in (BLACK_MARKET, CARAVANSARY, TAVERN, TEA_HOUSE, WAINWRIGHT)),
        *(GOVERNOR, SMUGGLER, COURIER, COFFEE_TRADER, "kiosk-use", "second-card"),
        *("gain-good", "gain-goods", "ware", "two-wares", "different-goods", "exchange-take"),
        *("give-ware", "six-goods", "exchange-give"),
    }
)
DECLINING: Final = LEAVING - {END, KEEP}


def leads(state: State, decision: Decision) -> list[str]:
    """The options with which a shortcut goes on: the only one that declines nothing, or those of a way below."""
    if decision.kind in WAYS:
        return WAYS[decision.kind](list(decision.options))
    own = [option for option in decision.options if option not in DECLINING and not is_beside(option)]
    return own if len(own) == 1 else []


def _sale(options: list[str]) -> list[str]:
    """As many goods as can be sold, with as little jewelry as possible."""
    return sorted(SELL.among(options), key=lambda sale: (-len(SELL.words(sale)), _jewelry(sale)))[:1]


def _delivery(options: list[str]) -> list[str]:
    """With as little jewelry as possible."""
    return sorted((option for option in options if parse(option).verb == DELIVER.word), key=_jewelry)[:1]


def _jewelry(notation: str) -> int:
    return notation.split().count(GOODS[JEWELRY])


def _return(options: list[str]) -> list[str]:
    """All assistants."""
    return sorted(RETURN.among(options), key=lambda option: -len(RETURN.words(option)))[:1]


WAYS: Final[dict[str, Callable[[list[str]], list[str]]]] = {
    PLACES[LARGE_MARKET]: _sale,
    PLACES[SMALL_MARKET]: _sale,
    PLACES[SULTANS_PALACE]: _delivery,
    PLACES[FOUNTAIN]: _return,
    PLACES[SMALL_MOSQUE]: TILE.among,
    PLACES[GREAT_MOSQUE]: TILE.among,
}
"""For questions with several answers, by kind: the one first in the menu, or each of them."""
