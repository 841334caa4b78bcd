"""What the events of a turn of Istanbul come to, as a button tells it: without what goes back where it came from, what
is told elsewhere, and what is taken and given again."""

from collections.abc import Sequence
from itertools import pairwise
from operator import sub
from typing import Any, Final, NamedTuple

from engine.istanbul import events as happened
from engine.istanbul.names import GOODS, SMUGGLER

GOODS_CHANGED: Final = (happened.GainedGoods, happened.GaveGoods)
LIRA_CHANGED: Final = (happened.GainedLira, happened.SpentLira)


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


def got_before_the_tile(events: Sequence[Any]) -> int:
    """How many events there are before the good for a mosque's tile is given; 0 where none is taken."""
    tile = next((at for at, event in enumerate(events) if isinstance(event, happened.TookTile)), 0)
    return max((at for at, event in enumerate(events[:tile]) if isinstance(event, happened.GaveGoods)), default=0)


def set_off(events: Sequence[Any]) -> Sequence[Any]:
    """The events of a turn in which the Smuggler is met or a card is played, without the goods and lira that are taken
    and given or sold again: what counts is what one has then. For a mosque's tile the goods that it wants to see are
    told as they are."""
    card = any(isinstance(event, happened.PlayedCard) for event in events)
    smuggler = any(isinstance(event, happened.Met) and event.figure == SMUGGLER for event in events)
    if any(isinstance(event, happened.TookTile) for event in events) or not (card or smuggler):
        return events
    taken, given, sold = (_sum_of(events, kind) for kind in (happened.GainedGoods, happened.GaveGoods, happened.Sold))
    back = tuple(map(min, taken, map(sum, zip(given, sold, strict=True)) if card else given))
    left = {happened.GainedGoods: back, happened.GaveGoods: tuple(map(min, back, given))}
    gained, spent = (sum(one.lira for one in events if isinstance(one, kind)) for kind in LIRA_CHANGED)
    lira = dict.fromkeys(LIRA_CHANGED, min(gained, spent) if card else 0)
    changed: list[Any] = []
    for event in events:
        if isinstance(event, GOODS_CHANGED):
            off = tuple(map(min, event.goods, left[type(event)]))
            left[type(event)] = tuple(map(sub, left[type(event)], off))
            changed.append(event._replace(goods=tuple(map(sub, event.goods, off))))
        elif isinstance(event, LIRA_CHANGED):
            less = min(event.lira, lira[type(event)])
            lira[type(event)] -= less
            changed.append(event._replace(lira=event.lira - less))
        else:
            changed.append(event)
    return changed


def _sum_of(events: Sequence[Any], kind: type[Any]) -> tuple[int, ...]:
    """Of each good, as many as events of a kind take or give."""
    changes = [event.goods for event in events if isinstance(event, kind)]
    return tuple(map(sum, zip((0,) * len(GOODS), *changes, strict=True)))
