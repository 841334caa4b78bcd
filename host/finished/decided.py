"""What decided a finished game, of its turns taken apart (engine/players/analysis): what those who lost it lost and who
won it gained, by luck, by choices, and by turns in a row that brought nothing."""

from collections import Counter
from collections.abc import Collection, Mapping, Sequence, Set
from itertools import combinations_with_replacement, pairwise
from operator import attrgetter
from typing import Any, Final, NamedTuple, TypeAlias

from engine.players.analysis import NOTICED, TOLD, Causes, PlayedTurn, Shares

MOST_TOLD: Final = 3
"""So many turns and series of turns are told."""
GAINED: Final = 0.15
"""What a winner gained from one of its turns to the next is told from this on."""
MOST_CHECKED: Final = 5
"""So many turns whose choices seem to have lost most are looked at again."""
MOST_DROPS: Final = 3
"""So many more after which the share of who had it was lower, luck aside."""
MOST_IDLE: Final = 2
"""So many more that brought nothing."""
NEARLY_LOST: Final = 1 / 3
"""With less of an even share than this a game is nearly lost."""
LEAST_IDLE: Final = 3
"""From so many turns on that brought nothing they are a series,"""
LEAST_EXCESS: Final = 2
"""if they are by so many more than the others of their seat in that time."""

Apart: TypeAlias = Mapping[int, Causes]
"""Turns taken apart, by their numbers."""


class Swing(NamedTuple):
    """A turn in which luck or choices changed the share of `seat`: rows `first` to `last` of the log. `luck`: by how
    much chance changed it; `choice`: what its own choices lost, 0 or less; `gain`: of a winner until its next turn,
    where the turn is told for that; `better`: the events of a better turn."""

    first: int
    last: int
    seat: int
    luck: float = 0.0
    choice: float = 0.0
    gain: float = 0.0
    better: tuple[Any, ...] = ()

    @property
    def size(self) -> float:
        return max(abs(self.luck), -self.choice, self.gain)


class Series(NamedTuple):
    """Turns of `seat` that brought it nothing, `idle` by the rows of the log with which they began, of `turns` that it
    had from the first of them to the last; `size`: by how much its share fell meanwhile, luck aside."""

    idle: tuple[int, ...]
    turns: int
    seat: int
    size: float

    @property
    def first(self) -> int:
        return self.idle[0]


class Checked(NamedTuple):
    """What choices lost in a turn that was looked at again, 0 or less, and the events of a better turn, if there is
    one."""

    choice: float
    better: tuple[Any, ...] = ()


class Best(NamedTuple):
    """The turn of a seat that gained most for it, luck aside: it began with row `first` of the log."""

    first: int
    seat: int
    gain: float


class Sum(NamedTuple):
    """What changed a seat's share: luck in all turns, its own choices in those that were checked, None where none was.
    `most`: the luck of the turn that ended with row `last` of the log, where that must be told too."""

    luck: float
    choices: float | None
    most: float = 0.0
    last: int | None = None


class Decided(NamedTuple):
    """The turns in which luck or choices changed most, and series of turns that brought nothing, each in the order of
    the game."""

    swings: tuple[Swing, ...]
    series: tuple[Series, ...]


def decided(
    turns: Sequence[PlayedTurn], apart: Apart, checked: Mapping[int, Checked], winners: Collection[int]
) -> Decided:
    """The largest of all; a turn of a series is told by that."""
    each = (series_of(seat, turns, apart, winners) for seat in range(len(turns[0].shares)))
    series = [one for one in each if one is not None]
    in_series = {(one.seat, first) for one in series for first in one.idle}
    swings = [swing_of(turns[at], one, checked.get(at, Checked(0.0)), winners) for at, one in apart.items()]
    alone = [swing for swing in swings if swing.size >= TOLD and (swing.seat, swing.first) not in in_series]
    if len(winners) == 1:
        alone += gain_of(next(iter(winners)), turns, apart, {swing.first for swing in alone})
    told = sorted([*series, *alone], key=attrgetter("size"))[-MOST_TOLD:]
    return Decided(
        tuple(one for one in sorted(alone, key=attrgetter("first")) if one in told),
        tuple(one for one in series if one in told),
    )


def gain_of(winner: int, turns: Sequence[PlayedTurn], apart: Apart, told: Set[int]) -> list[Swing]:
    """The turn of a winner that, with what the others did before its next one, gained it most of what it never lost
    again, luck aside; none where that is little, or where a turn in that time is `told`, by its first row, already."""
    own = [at for at, of_turn in apart.items() if of_turn.mover == winner]
    gains = []
    for at, following in pairwise([*own, len(turns)]):
        meanwhile = [between for between in apart if at <= between < following]
        lowest = min((turns[later].before[winner] for later in own if later > at), default=turns[-1].shares[winner])
        luck = sum(apart[between].luck[winner] for between in meanwhile)
        gain = lowest - turns[at].before[winner] - max(0.0, luck)
        if gain >= GAINED and told.isdisjoint(turns[between].moves[0].row for between in meanwhile):
            gains.append(Swing(turns[at].moves[0].row, turns[at].last, winner, gain=gain))
    return sorted(gains, key=attrgetter("gain"))[-1:]


def swing_of(turn: PlayedTurn, of_turn: Causes, checked: Checked, winners: Collection[int]) -> Swing:
    """The seat that luck or its own choices changed most, for a winner to the good and for others to the bad; of equal
    ones who had the turn. A better turn is told where the choices decided."""
    lucks = [_of_use(luck_told(turn, of_turn, seat), seat in winners) for seat in range(len(turn.shares))]
    choices = [checked.choice if seat == of_turn.mover else 0.0 for seat in range(len(turn.shares))]
    sizes = [round(max(abs(luck), -choice), 9) for luck, choice in zip(lucks, choices, strict=True)]
    seat = max(range(len(sizes)), key=lambda index: (sizes[index], index == of_turn.mover))
    better = checked.better if choices[seat] <= -TOLD else ()
    return Swing(turn.moves[0].row, turn.last, seat, lucks[seat], choices[seat], better=better)


def _of_use(luck: float, won: bool) -> float:
    """Luck as far as it helped to decide the game as it was decided."""
    return max(0.0, luck) if won else min(0.0, luck)


def luck_told(turn: PlayedTurn, of_turn: Causes, seat: int) -> float:
    """The luck of a seat in a turn; 0 where the dice that are told of it would say the opposite."""
    luck = of_turn.luck[seat]
    return luck if not turn.fortunes or turn.fortunes[seat] * luck >= 0 else 0.0


def series_of(seat: int, turns: Sequence[PlayedTurn], apart: Apart, winners: Collection[int]) -> Series | None:
    """The longest series of a seat, if its share fell much and no winner had more than half as many turns for nothing
    in that time: so a winner has none."""
    own = [at for at, of_turn in apart.items() if of_turn.mover == seat]
    idle = [number for number, at in enumerate(own) if turns[at].idle]
    spans = [own[first : last + 1] for first, last in combinations_with_replacement(idle, 2)]
    span = max(spans, key=lambda span: (_excess(turns, span), len(span)), default=[])
    empty = [at for at in span if turns[at].idle]
    if len(empty) < LEAST_IDLE or _excess(turns, span) < LEAST_EXCESS:
        return None
    meanwhile = {at: of_turn for at, of_turn in apart.items() if span[0] <= at <= span[-1]}
    luck = sum(of_turn.luck[seat] for of_turn in meanwhile.values())
    fell = turns[span[0]].before[seat] - turns[span[-1]].shares[seat] + luck
    for_nothing = Counter(of_turn.mover for at, of_turn in meanwhile.items() if turns[at].idle)
    if fell < TOLD or any(2 * for_nothing[winner] > len(empty) for winner in winners):
        return None
    return Series(tuple(turns[at].moves[0].row for at in empty), len(span), seat, fell)


def _excess(turns: Sequence[PlayedTurn], span: Sequence[int]) -> int:
    """By how many more turns of these brought nothing than did."""
    return sum(1 if turns[at].idle else -1 for at in span)


def to_check(turns: Sequence[PlayedTurn], apart: Apart, winners: Collection[int]) -> dict[int, int]:
    """The turns to be looked at again, by their numbers, and who had each: those whose choices seem to have lost most,
    those after which the share of who had it was lower, and those that brought nothing. Of who won only those that
    nearly lost the game: nothing else that a winner lost decided it."""
    movers = {
        at: of_turn.mover
        for at, of_turn in apart.items()
        if of_turn.mover is not None and (of_turn.mover not in winners or _nearly_lost(turns[at], of_turn.mover))
    }
    drops = {at: -gained_by(turns[at], apart[at].luck, seat) for at, seat in movers.items()}
    by_choice = sorted(movers, key=lambda at: apart[at].choice)
    again = [at for at in by_choice if apart[at].choice <= -NOTICED][:MOST_CHECKED]
    by_drop = sorted(movers.keys() - set(again), key=lambda at: (-drops[at], at))
    again += [at for at in by_drop if drops[at] >= NOTICED][:MOST_DROPS]
    again += [at for at in by_drop if turns[at].idle and at not in again][:MOST_IDLE]
    return {at: movers[at] for at in again}


def _nearly_lost(turn: PlayedTurn, seat: int) -> bool:
    """Whether a seat had little of an even share after a turn, and more before it."""
    return turn.shares[seat] < NEARLY_LOST / len(turn.shares) <= turn.before[seat]


def gained_by(turn: PlayedTurn, luck: Shares, seat: int) -> float:
    """By how much the share of a seat grew in a turn, luck aside."""
    return turn.shares[seat] - turn.before[seat] - luck[seat]


def sum_of(seat: int, apart: Apart, checked: Mapping[int, Checked]) -> Sum:
    choices = [one.choice for at, one in checked.items() if apart[at].mover == seat]
    return Sum(sum(one.luck[seat] for one in apart.values()), sum(choices) if choices else None)


def explained(sum_: Sum, seat: int, turns: Sequence[PlayedTurn], apart: Apart, swings: Sequence[Swing]) -> Sum:
    """With the turn that brought most of a seat's luck where there was much and no turn that is told explains it."""
    side = 1 if sum_.luck > 0 else -1
    if abs(sum_.luck) < TOLD or any(swing.seat == seat and side * swing.luck >= TOLD for swing in swings):
        return sum_
    most, last = max((side * luck_told(turns[at], one, seat), turns[at].last) for at, one in apart.items())
    return sum_._replace(most=side * most, last=last) if most >= NOTICED else sum_


def best_turns(turns: Sequence[PlayedTurn], apart: Apart) -> tuple[Best, ...]:
    best = dict[int, Best]()
    for at, of_turn in apart.items():
        if (seat := of_turn.mover) is not None:
            gain = gained_by(turns[at], of_turn.luck, seat)
            if gain > (best[seat].gain if seat in best else 0.0):
                best[seat] = Best(turns[at].moves[0].row, seat, gain)
    return tuple(best.values())
