"""What a turn of Istanbul brought its player all in all: rubies, lira, goods and coffee added up, what else was gained,
and what was spent."""

from collections import Counter
from collections.abc import Callable
from typing import Any, Final

from engine.istanbul import events
from render.istanbul.signs import MAKERS, Signs, counted
from render.istanbul.style import good

_GOODS: Final = tuple(map(good, range(4)))
_SUMS: Final = ("ruby", "coin", *_GOODS, "coffee")


def _goods(goods: tuple[int, ...], sign: int) -> dict[str, int]:
    return {kind: sign * count for kind, count in zip(_GOODS, goods, strict=True)}


_CHANGES: Final[dict[type, Callable[[Any], dict[str, int]]]] = {
    events.GainedRuby: lambda event: {"ruby": 1},
    events.GainedLira: lambda event: {"coin": event.lira},
    events.SpentLira: lambda event: {"coin": -event.lira},
    events.Sold: lambda event: {"coin": event.lira, **_goods(event.goods, -1)},
    events.GainedGoods: lambda event: _goods(event.goods, 1),
    events.GaveGoods: lambda event: _goods(event.goods, -1),
    events.GainedCoffee: lambda event: {"coffee": event.coffee},
    events.SpentCoffee: lambda event: {"coffee": -event.coffee},
}
_FEES: Final = (events.PaidSeat, events.PaidNeutral)  # the way tells besides who got them
_GAINS: Final = (
    events.DrewLetters,
    events.DeliveredLetters,
    events.TookTile,
    events.Extended,
    events.DrewCards,
    events.TookDiscard,
    events.DrewGuildCards,
    events.TookTavernTile,
    events.BecameCaravanMaster,
    events.ExtraTurn,
)
_LOSSES: Final = (events.GaveLetters, events.Discarded, events.DiscardedGuildCard)


def tells(event: Any, seat: int) -> bool:
    """Whether the result of the seat has all there is to say of the event."""
    return event.seat == seat and (type(event) in _CHANGES or isinstance(event, _GAINS + _LOSSES))


def result_of(turn: list[Any], seat: int, colours: tuple[str, ...]) -> tuple[Signs, ...]:
    """The signs of what the seat gained, then of what it spent, each with rubies and lira first. A tuple is what
    belongs together: a mosque tile and its good."""
    sums = _sums(turn, seat)
    found: list[Signs] = []
    for tone, others in (("+", _GAINS), ("-", _LOSSES)):
        changed = [kind for kind in _SUMS if (sums[kind] > 0 if tone == "+" else sums[kind] < 0)]
        found += [(counted(kind, abs(sums[kind]), tone),) for kind in changed]
        happened = [event for event in turn if event.seat == seat and isinstance(event, others)]
        for event in happened:
            signs = MAKERS[type(event)](event, colours)
            found += [tuple(signs)] if isinstance(event, events.TookTile) else [(sign,) for sign in signs]
    return tuple(found)


def _sums(turn: list[Any], seat: int) -> Counter[str]:
    sums: Counter[str] = Counter()
    for event in turn:
        if event.seat == seat and type(event) in _CHANGES:
            sums.update(_CHANGES[type(event)](event))
        if isinstance(event, _FEES) and event.seat == seat:
            sums["coin"] -= event.lira
        if isinstance(event, events.PaidSeat) and event.to == seat:
            sums["coin"] += event.lira
    return sums
