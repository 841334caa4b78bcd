"""Which options of a decision the Merchant compares, the most promising first."""

from collections.abc import Callable, Sequence
from typing import Final

from engine.core.notation import parse
from engine.istanbul.board import board_of
from engine.istanbul.letters import DELIVERED, SEALED
from engine.istanbul.merchant import chance
from engine.istanbul.merchant.ahead import Ahead
from engine.istanbul.merchant.belongings import shares_left
from engine.istanbul.merchant.hope import missing_of
from engine.istanbul.merchant.sketch import sketch_of
from engine.istanbul.merchant.weights import Weights
from engine.istanbul.names import RED_TILE
from engine.istanbul.notation import (
    CALL,
    COMPANION,
    DECLINE,
    DONE,
    END,
    ENOUGH,
    EXTRA_TURN,
    KEEP,
    LETTER,
    MOVE,
    NO_EXTRA,
    PASS,
    PLAY,
    RECALL,
    RETURN,
    SELL,
    SEND,
    SKIP,
    STEP,
    STOP,
    TRADE,
    USE,
    parse_swap,
)
from engine.istanbul.reading.view import View
from engine.istanbul.rookie.goods import swap_worth

# What ends or leaves something, and what is done beside a step: considered last.
LEAVING: Final = frozenset({SKIP, ENOUGH, NO_EXTRA, STOP, KEEP, DONE, END, PASS, DECLINE})
WITH_CARDS: Final = frozenset(
    {"move", "assistant", "pay", "encounters", "end-turn", "again", "small-market", "final-cards"}
)
# Decisions about a place: at the others the family member or a card acts, and nobody need stand there afterwards.
PLACES_CHOSEN: Final = frozenset({"move", "police-station", "any-place", "barrier-place", "family-step"})
TO_PLACES: Final = (MOVE.word, COMPANION.word, SEND.word, USE.word, STEP.word)
MOST_PLACES: Final = 4
MOST_SWAPS: Final = 3
MOST_TRADES: Final = 3
MOST_TURNS: Final = 1  # ways to pay for another
NEAR_END: Final = 1  # rubies that somebody still misses
ROLL_FIRST: Final = "roll-first"
BESIDE: Final = (PLAY.word, RECALL.word)


def considered(view: View, kind: str, options: Sequence[str], weights: Weights) -> Sequence[str]:
    """See `Judge.considered`. Cards and the yellow tile, which may be used beside nearly every step, are considered
    before moving, on arrival, at the end, and where they belong to the step."""
    own = [option for option in options if kind in WITH_CARDS or parse(option).verb not in BESIDE] or options
    if kind in PLACES_CHOSEN:
        return _places(view, kind, own, weights)
    return NARROWED[kind](view, own) if kind in NARROWED else _leaving_last(own)


def _places(view: View, kind: str, options: Sequence[str], weights: Weights) -> list[str]:
    """Where something is to be had at once first; to where no merchant walks, only the best."""
    here = sketch_of(view, view.seats[view.seat or 0])
    gains = Ahead(view, weights, *shares_left(view)).at_once(here)
    places = [option for option in options if parse(option).verb in TO_PLACES]
    places.sort(key=lambda option: -gains.get(parse(option).number, 0.0))
    most = len(places) if kind == "move" else MOST_PLACES
    return [*places[:most], *_leaving_last([option for option in options if option not in places])]


def _leaving_last(options: Sequence[str]) -> list[str]:
    return sorted(options, key=_rank)


def _rank(option: str) -> int:
    return 1 if option in LEAVING else 2 if parse(option).verb in BESIDE else 0


def _encounters(view: View, options: Sequence[str]) -> list[str]:
    """To end the turn first; another turn for seals is none of this one's ways to end. In the last round it is the only
    one: seals are worth nothing afterwards. Before somebody is near the end they are kept: two turns cost a ruby."""
    me = view.seats[view.seat or 0]
    turns = EXTRA_TURN.among(options)
    others = [option for option in options if option not in turns]
    best = _by_letters(view, turns)[:MOST_TURNS]
    if turns and (view.final_round or me.rubies >= view.rubies_to_end):
        return [*best, *(option for option in others if option != END)]
    near = best if missing_of(view) <= NEAR_END else []
    return [*sorted(others, key=lambda option: (option != END, _rank(option))), *near]


def _by_letters(view: View, options: Sequence[str]) -> list[str]:
    """What is paid with letters: the fewest seals first, then the fewest letters, and those to places farthest away."""
    me = view.seats[view.seat or 0]
    steps = board_of(view.grid).distances(me.merchant)

    def rank(option: str) -> tuple[int, int, int]:
        words = option.split()[1:]
        seals = SEALED * len(words) + (DELIVERED - SEALED) * words.count("delivered")
        return seals, len(words), -sum(steps[int(word)] for word in words if word.isdigit())

    return sorted(options, key=rank)


def _trade(view: View, options: Sequence[str]) -> list[str]:
    trades = TRADE.among(options)
    return [*_by_letters(view, trades)[:MOST_TRADES], *_leaving_last([one for one in options if one not in trades])]


def _letter(view: View, options: Sequence[str]) -> list[str]:
    return _by_letters(view, options)[:MOST_TRADES]


def _courier(view: View, options: Sequence[str]) -> list[str]:
    letters = LETTER.among(options)
    return [*(option for option in options if option not in letters), *_by_letters(view, letters)[:MOST_TRADES]]


def _call(view: View, options: Sequence[str]) -> list[str]:
    """The number that brings most."""
    best = CALL(chance.best_call(view.seats[view.seat or 0].tiles[RED_TILE]))
    return [best, *(option for option in options if option == SKIP)]


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


def _swap(view: View, options: Sequence[str]) -> list[str]:
    """The best exchanges at the Smuggler's."""
    swaps = sorted((option for option in options if parse_swap(option)), key=lambda option: -swap_worth(view, option))
    return [*swaps[:MOST_SWAPS], *_leaving_last([option for option in options if option not in swaps])]


NARROWED: Final[dict[str, Callable[[View, Sequence[str]], Sequence[str]]]] = {
    "encounters": _encounters,
    "secret-society": _trade,
    "letter": _letter,
    "courier": _courier,
    "end-turn": _encounters,
    "tea-house": _call,
    "black-market": _take,
    "large-market": _sell,
    "small-market": _sell,
    "any-goods": _sell,
    "smuggler": _swap,
    "fountain": _return,
}
