"""Which options the Merchant compares in Istanbul at all, and in which order: places, cards, swaps, letters, sales;
when it leaves something out."""

from collections.abc import Callable, Sequence
from typing import Final

from engine.core.notation import parse
from engine.istanbul.board import board_of
from engine.istanbul.letters import DELIVERED, SEALED
from engine.istanbul.merchant import chance, hope
from engine.istanbul.merchant.ahead import Ahead
from engine.istanbul.merchant.belongings import shares_left
from engine.istanbul.merchant.sketch import sketch_of
from engine.istanbul.merchant.weights import Weights
from engine.istanbul.names import RED_TILE
from engine.istanbul.notation import (
    CALL,
    COMPANION,
    END,
    EXTRA_TURN,
    LEAVING,
    LETTER,
    MOVE,
    RETURN,
    SELL,
    SEND,
    SKIP,
    STEP,
    TRADE,
    USE,
    is_beside,
)
from engine.istanbul.reading.view import View
from engine.istanbul.rookie.goods import best_swaps

# Decisions at which a card or the yellow tile is considered; it may be used beside nearly every other one, too.
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


def considered(view: View, kind: str, options: Sequence[str], weights: Weights) -> Sequence[str]:
    """See `Judge.considered`. Cards and the yellow tile, which may be used beside nearly every step, are considered
    before moving, on arrival, at the end, and where they belong to the step."""
    own = [option for option in options if kind in WITH_CARDS or not is_beside(option)] or options
    if kind in PLACES_CHOSEN:
        return _places(view, kind, own, weights)
    return NARROWED[kind](view, own) if kind in NARROWED else _leaving_last(own)


def _places(view: View, kind: str, options: Sequence[str], weights: Weights) -> list[str]:
    """Places with a gain at once first; where no merchant walks, only the best."""
    gains = Ahead(view, weights, *shares_left(view)).at_once(sketch_of(view, view.me))
    places = [option for option in options if parse(option).verb in TO_PLACES]
    places.sort(key=lambda option: -gains.get(parse(option).number, 0.0))
    most = len(places) if kind == "move" else MOST_PLACES
    return [*places[:most], *_leaving_last(options, places)]


def _leaving_last(options: Sequence[str], without: Sequence[str] = ()) -> list[str]:
    """First the options that do something, then those that leave it, then those beside the step."""
    return sorted((option for option in options if option not in without), key=_rank)


def _rank(option: str) -> int:
    return 1 if option in LEAVING else 2 if is_beside(option) else 0


def _encounters(view: View, options: Sequence[str]) -> list[str]:
    """To end the turn first; another turn for seals is none of this one's ways to end. In the last round it is the only
    one: seals are worth nothing afterwards. Before somebody is near the end they are kept: two turns cost a ruby."""
    turns = EXTRA_TURN.among(options)
    others = [option for option in options if option not in turns]
    best = _by_letters(view, turns)[:MOST_TURNS]
    if turns and (view.final_round or view.me.rubies >= view.rubies_to_end):
        return [*best, *(option for option in others if option != END)]
    near = best if hope.missing_of(view) <= NEAR_END else []
    return [*sorted(others, key=lambda option: (option != END, _rank(option))), *near]


def _by_letters(view: View, options: Sequence[str]) -> list[str]:
    """The fewest seals first, then the fewest letters, and those to places farthest away."""
    steps = board_of(view.grid).distances(view.me.merchant)

    def rank(option: str) -> tuple[int, int, int]:
        words = option.split()[1:]
        seals = SEALED * len(words) + (DELIVERED - SEALED) * words.count("delivered")
        return seals, len(words), -sum(steps[int(word)] for word in words if word.isdigit())

    return sorted(options, key=rank)


def _trade(view: View, options: Sequence[str]) -> list[str]:
    trades = TRADE.among(options)
    return [*_by_letters(view, trades)[:MOST_TRADES], *_leaving_last(options, trades)]


def _letter(view: View, options: Sequence[str]) -> list[str]:
    """The letters to give last, where there are other ways to pay."""
    letters = LETTER.among(options)
    return [*(option for option in options if option not in letters), *_by_letters(view, letters)[:MOST_TRADES]]


def _call(view: View, options: Sequence[str]) -> list[str]:
    """The number that brings most."""
    best = CALL(chance.best_call(view.me.tiles[RED_TILE]))
    return [best, *(option for option in options if option == SKIP)]


def _sell(view: View, options: Sequence[str]) -> list[str]:
    """The largest sales; a good less may be kept for something else."""
    sales = SELL.among(options)
    most = max((len(SELL.words(sale)) for sale in sales), default=0)
    largest = [sale for sale in sales if len(SELL.words(sale)) >= most - 1]
    return [*sorted(largest, key=len, reverse=True), *_leaving_last(options, sales)]


def _return(view: View, options: Sequence[str]) -> list[str]:
    """All assistants, or all but one that lies on the way."""
    back = sorted(RETURN.among(options), key=lambda option: -len(RETURN.words(option)))
    most = max((len(RETURN.words(option)) for option in back), default=0)
    return [*(option for option in back if len(RETURN.words(option)) >= most - 1), *_leaving_last(options, back)]


def _take(view: View, options: Sequence[str]) -> list[str]:
    """A good before the roll: which one it is hardly depends on the dice."""
    return _leaving_last(options, [ROLL_FIRST])


def _roll(view: View, options: Sequence[str]) -> Sequence[str]:
    """The roll as it is, then changes of it: of ways that bring the same the first is taken."""
    return options


def _swap(view: View, options: Sequence[str]) -> list[str]:
    """The best exchanges at the Smuggler's."""
    swaps = best_swaps(view, options)
    return [*swaps[:MOST_SWAPS], *_leaving_last(options, swaps)]


NARROWED: Final[dict[str, Callable[[View, Sequence[str]], Sequence[str]]]] = {
    **dict.fromkeys(("encounters", "end-turn"), _encounters),
    "secret-society": _trade,
    **dict.fromkeys(("letter", "courier"), _letter),
    "tea-house": _call,
    "black-market": _take,
    "roll": _roll,
    **dict.fromkeys(("large-market", "small-market", "any-goods"), _sell),
    "smuggler": _swap,
    "fountain": _return,
}
