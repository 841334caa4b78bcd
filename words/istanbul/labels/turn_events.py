"""What the events of a turn of Istanbul come to, as a button tells it: without what goes back where it came from, what
is told elsewhere, and in the deals of which each is told with its price."""

from collections.abc import Sequence
from itertools import compress, pairwise
from operator import sub
from typing import Any, Final, NamedTuple

from engine.istanbul import events as happened
from engine.istanbul.names import COFFEE, GOODS, SMUGGLER

GOODS_CHANGED: Final = (happened.GainedGoods, happened.GaveGoods)
LIRA: Final = "lira"


def without_cards_put_back(events: Sequence[Any]) -> Sequence[Any]:
    """The events without a card that is taken from the discard pile and goes back there: that comes to nothing."""
    left = list(events)
    for taken in [event for event in events if isinstance(event, happened.TookDiscard)]:
        same = (event for event in left if isinstance(event, happened.Discarded) and event.card == taken.card)
        back = next(same, None)
        # By identity: events of two kinds with the same fields, as these are, are equal, and a card may be taken twice.
        left = left if back is None else [event for event in left if event is not taken and event is not back]
    return left


def without_rewards(events: Sequence[Any]) -> list[Any]:
    """The events without the lira for those who are caught, which are told beside their names."""
    left, due = list[Any](), False
    for event in events:
        due = due or isinstance(event, happened.Caught)
        if due and isinstance(event, happened.GainedLira):
            due = False
        else:
            left.append(event)
    return left


class TileUse(NamedTuple):
    """The events of a turn in which the yellow tile is used, without that; the assistants that come back for the
    `lira`, and whether that is `first`, before the action."""

    others: Sequence[Any]
    places: tuple[int, ...]
    lira: int
    first: bool


def yellow_tile_used(events: Sequence[Any]) -> TileUse | None:
    """None where it is not used: only by that an assistant comes back right after lira are paid for it."""
    for at, (paid, back) in enumerate(pairwise(events)):
        if isinstance(paid, happened.SpentLira) and isinstance(back, happened.Recalled):
            others = [*events[:at], *events[at + 2 :]]
            acted = any(isinstance(event, happened.Acted) for event in events[:at])
            return TileUse(others, back.places, paid.lira, not acted)
    return None


def deals(events: Sequence[Any]) -> list[Sequence[Any]]:
    """The events of a turn, parted where something is given that was gained before it: it is not both a gain and a
    price of one deal. What a figure gives is gained for what it is paid, and the good for a mosque's tile is given for
    that alone."""
    starts, for_tile = [0], _given_for_tile(events)
    for at, event in enumerate(events):
        met = [start for start in range(starts[-1] + 1, at) if isinstance(events[start], happened.Met)]
        begins = met[-1] if met else at
        pays_figure = not met and isinstance(events[starts[-1]], happened.Met)
        if at == for_tile:
            starts.append(at)
        elif not pays_figure and _gained(events[starts[-1] : begins]) & _given(event):
            starts.append(begins)
    return [without_good_put_back(events[start:end]) for start, end in pairwise([*starts, len(events)])]


def _given_for_tile(events: Sequence[Any]) -> int:
    """Where the good for a mosque's tile is given; 0 where none is taken."""
    tile = next((at for at, event in enumerate(events) if isinstance(event, happened.TookTile)), 0)
    return max((at for at, event in enumerate(events[:tile]) if isinstance(event, happened.GaveGoods)), default=0)


def _gained(events: Sequence[Any]) -> set[str]:
    """The goods, lira and coffee that the events bring."""
    gained: set[str] = set()
    for event in events:
        match event:
            case happened.GainedGoods():
                gained |= set(compress(GOODS, event.goods))
            case happened.GainedCoffee():
                gained.add(COFFEE)
            case happened.GainedLira() | happened.Sold():
                gained.add(LIRA)
    return gained


def _given(event: Any) -> set[str]:
    match event:
        case happened.GaveGoods() | happened.Sold():
            return set(compress(GOODS, event.goods))
        case happened.SpentCoffee():
            return {COFFEE}
        case happened.SpentLira():
            return {LIRA}
    return set()


def without_good_put_back(events: Sequence[Any]) -> Sequence[Any]:
    """The events without a good that the Smuggler gives and is given again."""
    met = [isinstance(event, happened.Met) and event.figure == SMUGGLER for event in events]
    if True not in met:
        return events
    start = met.index(True)
    taken, given = (_sum_of(events[start:], kind) for kind in GOODS_CHANGED)
    left = dict.fromkeys(GOODS_CHANGED, tuple(map(min, taken, given)))
    changed = list(events[:start])
    for event in events[start:]:
        if isinstance(event, GOODS_CHANGED):
            off = tuple(map(min, event.goods, left[type(event)]))
            left[type(event)] = tuple(map(sub, left[type(event)], off))
            changed.append(event._replace(goods=tuple(map(sub, event.goods, off))))
        else:
            changed.append(event)
    return changed


def _sum_of(events: Sequence[Any], kind: type[Any]) -> tuple[int, ...]:
    """Of each good, as many as events of a kind take or give."""
    changes = [event.goods for event in events if isinstance(event, kind)]
    return tuple(map(sum, zip((0,) * len(GOODS), *changes, strict=True)))
