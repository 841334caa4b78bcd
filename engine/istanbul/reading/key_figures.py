"""What is counted of a player over a whole game of Istanbul: lira, goods sold, tiles, cards, dice, rubies by place."""

from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple

from engine.istanbul.events import (
    Event,
    GainedLira,
    PaidSeat,
    PlayedCard,
    Rolled,
    Sold,
    TookTile,
)
from engine.istanbul.reading.assets import ruby_places


class KeyFigures(NamedTuple):
    """`rubies`: how many by the place where it got them; `lira`: earned, sales and what other seats paid among it;
    `sales`, and the lira that they brought (`sold`); `tiles`: mosque tiles; `cards`: bonus cards played; `paid`: lira
    to other seats; `dice`: how many were rolled, `pips`: their sum."""

    rubies: tuple[tuple[int, int], ...]
    lira: int
    sales: int
    sold: int
    tiles: int
    cards: int
    paid: int
    dice: int
    pips: int


def key_figures(events: Sequence[Event], seat: int) -> KeyFigures:
    """`events`: of all turns."""
    own = [event for event in events if event.seat == seat]
    sales = [event.lira for event in own if isinstance(event, Sold)]
    earned = sum(event.lira for event in own if isinstance(event, GainedLira)) + sum(sales)
    received = sum(event.lira for event in events if isinstance(event, PaidSeat) and event.to == seat)
    dice = [die for event in own if isinstance(event, Rolled) for die in event.dice]
    return KeyFigures(
        rubies=tuple(sorted(Counter(ruby_places(events, seat)).items())),
        lira=earned + received,
        sales=len(sales),
        sold=sum(sales),
        tiles=sum(isinstance(event, TookTile) for event in own),
        cards=sum(isinstance(event, PlayedCard) for event in own),
        paid=sum(event.lira for event in own if isinstance(event, PaidSeat)),
        dice=len(dice),
        pips=sum(dice),
    )
