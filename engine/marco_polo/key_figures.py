"""What is counted of a player over a whole game of Marco Polo: actions, dice and pips, contracts, posts, steps, points
by where they came from."""

from collections import Counter, defaultdict
from collections.abc import Sequence
from statistics import fmean
from typing import Final, NamedTuple

from engine.core.notation import parse
from engine.marco_polo.components.amounts import VP
from engine.marco_polo.components.board import PURSE
from engine.marco_polo.components.dice import BLACK, MEAN_PIPS
from engine.marco_polo.events import (
    BuiltPost,
    Completed,
    Event,
    Gained,
    GotBlackDie,
    Moved,
    Paid,
    Placed,
    Rerolled,
    Rolled,
    Scored,
)

TRACK: Final = "track"  # the line of the score sheet with what was scored during the game


class KeyFigures(NamedTuple):
    """`actions`: main actions with dice; `black`: black dice taken; `placed`: dice put on spaces and cards, `pips`:
    their sum; `contracts`: completed; `posts`: built; `steps`: travelled; `rolled`: dice rolled, `rolled_pips`: their
    sum; `points`: by what brought them: a kind of source ("contract", "city") or of a line of the score sheet
    ("goal"); the line of the most contracts is "most-contracts"."""

    actions: int
    black: int
    placed: int
    pips: int
    contracts: int
    posts: int
    steps: int
    rolled: int
    rolled_pips: int
    points: tuple[tuple[str, int], ...]


def key_figures(events: Sequence[Event], seat: int) -> KeyFigures:
    """The figures of a seat, from the events of all turns."""
    own = [event for event in events if event.seat == seat]
    placed = [event for event in own if isinstance(event, Placed)]
    dice = [die % BLACK for event in placed for die in event.dice]
    rolled = [value for event in own for value in _rolled(event)]
    return KeyFigures(
        actions=sum(event.space != PURSE for event in placed),
        black=sum(isinstance(event, GotBlackDie) for event in own),
        placed=len(dice),
        pips=sum(dice),
        contracts=sum(isinstance(event, Completed) for event in own),
        posts=sum(isinstance(event, BuiltPost) for event in own),
        steps=sum(len(event.path) - 1 for event in own if isinstance(event, Moved)),
        rolled=len(rolled),
        rolled_pips=sum(rolled),
        points=_points(own),
    )


def fortune(events: Sequence[Event], seat: int) -> float:
    """By how many pips above the average a seat rolled more than the other seats that rolled."""
    above = defaultdict[int, float](float)
    for event in events:
        if event.seat is not None and (values := _rolled(event)):
            above[event.seat] += sum(values) - MEAN_PIPS * len(values)
    others = [pips for other, pips in above.items() if other != seat]
    return above[seat] - (fmean(others) if others else 0.0)


def _rolled(event: Event) -> list[int]:
    """The values that were rolled; a die that is set when it is placed counts for none."""
    if isinstance(event, Rolled):
        dice = event.dice
    elif isinstance(event, Rerolled):
        dice = (event.now,)
    else:
        dice = (event.die,) if isinstance(event, GotBlackDie) else ()
    return [die % BLACK for die in dice if die % BLACK]


def _points(own: Sequence[Event]) -> tuple[tuple[str, int], ...]:
    """Points by what brought them, less those paid there, the most first."""
    points: Counter[str] = Counter()
    for event in own:
        if isinstance(event, Gained):
            points[parse(event.source).verb] += event.amounts[VP]
        elif isinstance(event, Paid):
            points[parse(event.source).verb] -= event.amounts[VP]
        elif isinstance(event, Scored) and event.line != TRACK:
            points["most-contracts" if event.line == "contracts" else parse(event.line).verb] += event.vp
    return tuple((source, vp) for source, vp in points.most_common() if vp)
