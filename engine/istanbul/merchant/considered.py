"""Which options of a decision the Merchant compares, the most promising first."""

from collections.abc import Callable, Sequence
from typing import Final

from engine.core.notation import parse
from engine.istanbul.merchant import chance
from engine.istanbul.names import RED_TILE
from engine.istanbul.notation import (
    CALL,
    DECLINE,
    DONE,
    END,
    ENOUGH,
    KEEP,
    NO_EXTRA,
    PASS,
    PLAY,
    RECALL,
    RETURN,
    SELL,
    SKIP,
    STOP,
)
from engine.istanbul.view import View

# What ends or leaves something, and what is done beside a step: considered last.
LEAVING: Final = frozenset({SKIP, ENOUGH, NO_EXTRA, STOP, KEEP, DONE, END, PASS, DECLINE})
ROLL_FIRST: Final = "roll-first"
BESIDE: Final = (PLAY.word, RECALL.word)


def considered(view: View, kind: str, options: Sequence[str]) -> Sequence[str]:
    """See `Judge.considered`."""
    return NARROWED[kind](view, options) if kind in NARROWED else _leaving_last(options)


def _leaving_last(options: Sequence[str]) -> list[str]:
    return sorted(options, key=_rank)


def _rank(option: str) -> int:
    return 1 if option in LEAVING else 2 if parse(option).verb in BESIDE else 0


def _encounters(view: View, options: Sequence[str]) -> list[str]:
    """To end the turn first; another turn for seals is none of this one's ways to end."""
    return sorted(options, key=lambda option: (option != END, _rank(option)))


def _call(view: View, options: Sequence[str]) -> list[str]:
    """The number that brings most, and what may be done beside the announcement."""
    best = CALL(chance.best_call(view.seats[view.seat or 0].tiles[RED_TILE]))
    return [best, *(option for option in options if not CALL.among([option]))]


def _sell(view: View, options: Sequence[str]) -> list[str]:
    """The largest sales; a good less may be kept for something else."""
    sales = SELL.among(options)
    most = max((len(SELL.words(sale)) for sale in sales), default=0)
    return [
        *sorted((sale for sale in sales if len(SELL.words(sale)) >= most - 1), key=len, reverse=True),
        *_leaving_last([option for option in options if option not in sales]),
    ]


def _return(view: View, options: Sequence[str]) -> list[str]:
    """All assistants, or all but one that lies on the way."""
    back = sorted(RETURN.among(options), key=lambda option: -len(RETURN.words(option)))
    most = len(RETURN.words(back[0])) if back else 0
    return [
        *(option for option in back if len(RETURN.words(option)) >= most - 1),
        *_leaving_last([option for option in options if option not in back]),
    ]


def _take(view: View, options: Sequence[str]) -> list[str]:
    """A good before the roll: which one it is hardly depends on the dice."""
    return _leaving_last([option for option in options if option != ROLL_FIRST])


NARROWED: Final[dict[str, Callable[[View, Sequence[str]], Sequence[str]]]] = {
    "encounters": _encounters,
    "end-turn": _encounters,
    "tea-house": _call,
    "black-market": _take,
    "large-market": _sell,
    "small-market": _sell,
    "any-goods": _sell,
    "fountain": _return,
}
