"""What is counted of a player over a whole game of Istanbul: steps, lira, goods sold, tiles, cards, dice, rubies by
place."""

from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple

from engine.istanbul.board import Grid, board_of
from engine.istanbul.events import (
    Collected,
    Event,
    GainedLira,
    GainedRuby,
    Moved,
    PaidSeat,
    PlayedCard,
    Recalled,
    Rolled,
    Sold,
    TookTile,
    TurnBegan,
)


class KeyFigures(NamedTuple):
    """`turns`: begun; `rubies`: how many by the place they were taken from; `walked`: steps of the merchant; `fetched`:
    assistants picked up or brought back; `lira`: earned, sales and what other seats paid among it; `sales`, and the
    lira that they brought (`sold`); `tiles`: mosque tiles; `cards`: bonus cards played; `paid`: lira to other seats;
    `dice`: how many were rolled, `pips`: their sum."""

    turns: int
    rubies: tuple[tuple[int, int], ...]
    walked: int
    fetched: int
    lira: int
    sales: int
    sold: int
    tiles: int
    cards: int
    paid: int
    dice: int
    pips: int


def key_figures(events: Sequence[Event], seat: int, grid: Grid) -> KeyFigures:
    """`events`: of all turns; `grid`: the layout of the board."""
    own = [event for event in events if event.seat == seat]
    board, sales = board_of(grid), [event.lira for event in own if isinstance(event, Sold)]
    earned = sum(event.lira for event in own if isinstance(event, GainedLira)) + sum(sales)
    received = sum(event.lira for event in events if isinstance(event, PaidSeat) and event.to == seat)
    dice = [die for event in own if isinstance(event, Rolled) for die in event.dice]
    back = sum(len(event.places) for event in own if isinstance(event, Recalled))
    return KeyFigures(
        turns=sum(isinstance(event, TurnBegan) for event in own),
        rubies=tuple(sorted(Counter(event.place for event in own if isinstance(event, GainedRuby)).items())),
        walked=sum(board.distances(event.origin)[event.place] for event in own if isinstance(event, Moved)),
        fetched=sum(isinstance(event, Collected) and not event.neutral for event in own) + back,
        lira=earned + received,
        sales=len(sales),
        sold=sum(sales),
        tiles=sum(isinstance(event, TookTile) for event in own),
        cards=sum(isinstance(event, PlayedCard) for event in own),
        paid=sum(event.lira for event in own if isinstance(event, PaidSeat)),
        dice=len(dice),
        pips=sum(dice),
    )
