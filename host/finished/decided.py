"""What decided a finished game, of its turns taken apart (engine/players/analysis): what the winner gained and the next
best lost for good, by luck, by choices and by turns for nothing."""

from collections import Counter
from collections.abc import Collection, Mapping, Sequence
from itertools import combinations_with_replacement
from math import hypot
from operator import attrgetter
from typing import Any, Final, NamedTuple, TypeAlias

from engine.players.analysis import NOTICED, SURE, TOLD, Causes, PlayedTurn, Shares
from engine.players.other_choice import Other

MOST_TOLD: Final = 3
"""So many turns and series of turns are told."""
MUCH: Final = 0.15
"""What who was about to win lost behind the first two is told from this on."""
DECISIVE: Final = 0.2
"""What a winner gained in a turn is told from this on."""
MOST_LASTING: Final = 5
"""So many turns after which a share never came back are looked at again."""
MOST_CHECKED: Final = 3
"""So many more whose choices seem to have lost most, of the winner and of the next best each."""
MAJORITY: Final = 0.5
"""Who has more than this is about to win, whoever that is."""
LEAST_IDLE: Final = 3
"""From so many turns on that brought nothing they are a series,"""
LEAST_EXCESS: Final = 2
"""if they are by so many more than the others of their seat in that time."""
MOST_NAMED: Final = 3
"""So many turns are named that made a sum."""

Apart: TypeAlias = Mapping[int, Causes]
"""Turns taken apart, by their numbers."""


class Outcome(NamedTuple):
    """Who won, and the best of the others, None where there are none; `enough`: whether the game ended because somebody
    had enough (`Rules.ends_with_enough`), so that a winner's last turn is the win itself and no cause of it."""

    winners: tuple[int, ...]
    second: int | None
    enough: bool = False

    def concerns(self, seat: int, before: float) -> bool:
        """Whether a seat that had this share before a turn was one of those between whom the game was decided."""
        return seat in self.winners or seat == self.second or before > MAJORITY


class Swing(NamedTuple):
    """A turn in which luck or choices changed the share of `seat`: rows `first` to `last` of the log. `luck`: by how
    much chance changed it; `choice`: what its own choices lost, 0 or less; `gain`: of a winner until its next turn,
    where the turn is told for that; `lost_by`: the game, by one choice of it ("choice") or by all of it ("turn");
    `better`: the events of a better turn, or choice."""

    first: int
    last: int
    seat: int
    luck: float = 0.0
    choice: float = 0.0
    gain: float = 0.0
    lost_by: str = ""
    better: tuple[Any, ...] = ()

    @property
    def size(self) -> float:
        return 1.0 if self.lost_by else max(abs(self.luck), -self.choice, self.gain)


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


class Part(NamedTuple):
    """What a turn adds to a sum, and a row of the log in it; `better`: the events of a better turn."""

    change: float
    row: int
    better: tuple[Any, ...] = ()


class Sum(NamedTuple):
    """What changed a seat's share: luck in all turns, its own choices in those that were checked; of each the turns
    that made it, the largest first, where no entries tell them."""

    luck: float = 0.0
    choices: float = 0.0
    by_luck: tuple[Part, ...] = ()
    by_choices: tuple[Part, ...] = ()


class Decided(NamedTuple):
    """The turns in which luck or choices changed most, and series of turns that brought nothing, each in the order of
    the game."""

    swings: tuple[Swing, ...]
    series: tuple[Series, ...]


def decided(
    turns: Sequence[PlayedTurn],
    apart: Apart,
    checked: Mapping[int, Checked],
    outcome: Outcome,
    other: Other | None = None,
) -> Decided:
    """The largest of all; a turn of a series is told by that. `other`: with this choice the second would have won."""
    found = None if outcome.second is None else series_of(outcome.second, turns, apart, outcome)
    series = [] if found is None else [found]
    in_series = {(one.seat, first) for one in series for first in one.idle}
    swings = [
        max((swing_of(seat, at, turns, apart, checked, outcome) for seat in _seats(turns)), key=attrgetter("size"))
        for at in apart
    ]
    if other is not None and outcome.second is not None:
        turn = turns[other.turn]
        swings = [swing for swing in swings if swing.last != turn.last]
        swings.append(
            Swing(
                turn.moves[0].row,
                turn.last,
                outcome.second,
                lost_by="turn" if other.whole else "choice",
                better=other.events,
            )
        )
    alone = [swing for swing in swings if swing.size and (swing.seat, swing.first) not in in_series]
    told = sorted([*series, *alone], key=attrgetter("size"))[-MOST_TOLD:]
    return Decided(
        tuple(one for one in sorted(alone, key=attrgetter("first")) if one in told),
        tuple(one for one in series if one in told),
    )


def swing_of(
    seat: int,
    at: int,
    turns: Sequence[PlayedTurn],
    apart: Apart,
    checked: Mapping[int, Checked],
    outcome: Outcome,
) -> Swing:
    """What a turn changed for a seat, as far as it decided the game: luck and its own choices, or what it gained as the
    winner; nothing of what did not last, nor the luck of what followed for all. A better turn is told where the choices
    decided."""
    turn, of_turn = turns[at], apart[at]
    swing, change = Swing(turn.moves[0].row, turn.last, seat), lasting(seat, at, turns, apart, outcome)
    if not outcome.concerns(seat, turn.before[seat]):
        return swing
    brought, own = _as_far_as(luck_told(turn, of_turn, seat), change), seat == of_turn.mover
    luck = 0.0 if turn.for_all else brought
    if change > 0:
        last = max(number for number, one in apart.items() if one.mover == of_turn.mover)
        is_cause = turn.counts and not (outcome.enough and at == last)
        gain = change - brought if own and is_cause else 0.0
        gained = swing._replace(gain=gain if gain >= DECISIVE else 0.0)
        return gained if gained.gain > luck else swing._replace(luck=luck if luck >= TOLD else 0.0)
    lost = checked.get(at, Checked(0.0)) if own else Checked(0.0)
    choice = max(lost.choice, change)
    if max(-luck, -choice) < (TOLD if seat == outcome.second else MUCH):
        return swing
    return swing._replace(luck=luck, choice=choice, better=lost.better if choice <= -TOLD else ())


def lasting(seat: int, at: int, turns: Sequence[PlayedTurn], apart: Apart, outcome: Outcome) -> float:
    """By how much a turn changed the share of a seat for good, to the better for a winner and to the worse for others:
    the least of it that is seen at its end and before each later turn of that seat. The judge thinks otherwise of
    every seat when it is another one's turn, and where somebody has enough it knows too little of who can still reach
    that: so the last round then says nothing of earlier ones."""
    turn, last = turns[at], turns[-1].round
    later = [
        turns[number].before[seat]
        for number, one in apart.items()
        if number > at and one.mover == seat and not (outcome.enough and turn.round < last == turns[number].round)
    ]
    changes = [share - turn.before[seat] for share in (turn.shares[seat], *later)]
    return max(0.0, min(changes)) if seat in outcome.winners else min(0.0, max(changes))


def luck_told(turn: PlayedTurn, of_turn: Causes, seat: int) -> float:
    """The luck of a seat in a turn as far as its share changed so; 0 where it may be an error, or the dice that are
    told would say the opposite."""
    luck = of_turn.luck_of(seat)
    if turn.fortunes and turn.fortunes[seat] * luck < 0:
        return 0.0
    return _as_far_as(luck, changed(turn, seat))


def changed(turn: PlayedTurn, seat: int) -> float:
    return turn.shares[seat] - turn.before[seat]


def _as_far_as(part: float, change: float) -> float:
    """A part of a change as far as there was so much of it."""
    return min(max(0.0, part), change) if change > 0 else max(min(0.0, part), change)


def _seats(turns: Sequence[PlayedTurn]) -> range:
    return range(len(turns[0].shares))


def series_of(seat: int, turns: Sequence[PlayedTurn], apart: Apart, outcome: Outcome) -> Series | None:
    """The longest series of a seat, if its share fell much for good and no winner had more than half as many turns for
    nothing in that time: so a winner has none."""
    own = [at for at, of_turn in apart.items() if of_turn.mover == seat]
    idle = [number for number, at in enumerate(own) if turns[at].idle]
    spans = [own[first : last + 1] for first, last in combinations_with_replacement(idle, 2)]
    span = max(spans, key=lambda span: (_excess(turns, span), len(span)), default=[])
    empty = [at for at in span if turns[at].idle]
    if len(empty) < LEAST_IDLE or _excess(turns, span) < LEAST_EXCESS:
        return None
    meanwhile = {at: of_turn for at, of_turn in apart.items() if span[0] <= at <= span[-1]}
    luck = sum(of_turn.luck[seat] for of_turn in meanwhile.values())
    later = [turns[at].before[seat] for at in own if at > span[-1]]
    fell = turns[span[0]].before[seat] - max(turns[span[-1]].shares[seat], *later, 0.0) + min(0.0, luck)
    for_nothing = Counter(of_turn.mover for at, of_turn in meanwhile.items() if turns[at].idle)
    if fell < TOLD or any(2 * for_nothing[winner] > len(empty) for winner in outcome.winners):
        return None
    return Series(tuple(turns[at].moves[0].row for at in empty), len(span), seat, fell)


def _excess(turns: Sequence[PlayedTurn], span: Sequence[int]) -> int:
    """By how many more turns of these brought nothing than did."""
    return sum(1 if turns[at].idle else -1 for at in span)


def to_check(turns: Sequence[PlayedTurn], apart: Apart, outcome: Outcome) -> dict[int, int]:
    """The turns to be looked at again, by their numbers, and who had each, of those between whom the game was decided:
    after which a share never came back, and whose choices seem to have lost most."""
    movers = {
        at: of_turn.mover
        for at, of_turn in apart.items()
        if of_turn.mover is not None and outcome.concerns(of_turn.mover, turns[at].before[of_turn.mover])
    }
    lost = {at: lasting(seat, at, turns, apart, outcome) for at, seat in movers.items()}
    again = [at for at in sorted(movers, key=lambda at: (lost[at], at)) if lost[at] <= -TOLD][:MOST_LASTING]
    for seat in (*outcome.winners, outcome.second):
        own = [at for at in movers if movers[at] == seat and at not in again and apart[at].choice <= -NOTICED]
        again += sorted(own, key=lambda at: apart[at].choice)[:MOST_CHECKED]
    return {at: movers[at] for at in again}


def gained_by(turn: PlayedTurn, luck: Shares, seat: int) -> float:
    """By how much the share of a seat grew in a turn, luck aside."""
    return changed(turn, seat) - luck[seat]


def sum_of(
    seat: int, turns: Sequence[PlayedTurn], apart: Apart, checked: Mapping[int, Checked], swings: Sequence[Swing]
) -> Sum:
    """Of a turn that is told (`swings`) counts what its entry says."""
    told = {swing.last: swing for swing in swings if swing.seat == seat}
    by_luck, by_choices = list[Part](), list[Part]()
    for at, of_turn in apart.items():
        turn = turns[at]
        entry = told.get(turn.last, Swing(turn.moves[0].row, turn.last, seat))
        by_luck.append(Part(entry.luck or luck_told(turn, of_turn, seat), turn.last))
        if at in checked and of_turn.mover == seat:
            lost = entry.choice or _as_far_as(checked[at].choice, changed(turn, seat))
            by_choices.append(Part(lost, entry.first, checked[at].better))
    luck, choices = (sum(part.change for part in parts) for parts in (by_luck, by_choices))
    if abs(luck) < SURE * hypot(*(one.error_of(seat) for one in apart.values())):
        luck = 0.0
    rows = {row for entry in told.values() for row in (entry.first, entry.last)}
    return Sum(luck, choices, _named(luck, by_luck, rows, TOLD), _named(choices, by_choices, rows, NOTICED))


def _named(whole: float, parts: Sequence[Part], told: Collection[int], least: float) -> tuple[Part, ...]:
    """The parts that make a sum of `least` or more but for a third of it: none where entries tell them all (`told`:
    their rows, which tell better turns too), nor where the largest are not half of it."""
    side, left, named = (1 if whole > 0 else -1), abs(whole), list[Part]()
    for part in sorted(parts, key=lambda part: part.change, reverse=whole > 0)[:MOST_NAMED]:
        if abs(whole) < least or left <= abs(whole) / 3 or side * part.change < NOTICED:
            break
        named.append(part._replace(better=()) if part.row in told else part)
        left -= side * part.change
    explained = left <= abs(whole) / 2 and any(part.row not in told for part in named)
    return tuple(named) if explained else ()


def best_turns(turns: Sequence[PlayedTurn], apart: Apart) -> tuple[Best, ...]:
    best = dict[int, Best]()
    for at, of_turn in apart.items():
        if (seat := of_turn.mover) is not None:
            gain = gained_by(turns[at], of_turn.luck, seat)
            if gain > (best[seat].gain if seat in best else 0.0):
                best[seat] = Best(turns[at].moves[0].row, seat, gain)
    return tuple(best.values())
