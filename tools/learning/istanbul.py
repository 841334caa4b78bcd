"""A position of Istanbul in figures, from which the chance to win is learned: what each seat has and its next turns are
worth, and how near the end is, as one seat may know it."""

from dataclasses import replace
from functools import lru_cache
from typing import Final, NamedTuple

from engine.istanbul.board import Board, board_of
from engine.istanbul.merchant.aims import AWAY, RUBIES
from engine.istanbul.merchant.belongings import TURNS_OF_RUBY, belongings
from engine.istanbul.merchant.hope import is_to_come, missing_of, spread_of
from engine.istanbul.merchant.judge import IstanbulJudge
from engine.istanbul.merchant.rivals import seen_as
from engine.istanbul.merchant.sketch import seals_of
from engine.istanbul.reading.view import View
from engine.istanbul.window import NORMAL_REACH
from tools.learning.features import joined, names_of

PARTS: Final = (
    *("rubies", "goods", "cards", "letters", "lira", "coffee", "guild-cards", "wheelbarrow"),
    *("mosque-tiles", "tavern-tiles", "family", "companion", "assistants"),
)
COUNTS: Final = (
    *("missing", "lira-had", "goods-had", "cards-had", "seals-had", "coffee-had", "capacity", "tiles-had", "stack"),
    *("plan", "plan-rubies", "turns-to-end", "nearness", "to-come", "contested", "raced"),
)
SHARED: Final = ("round", "seats", "mocha", "letters-played", "leader-missing", "margin", "lead")
NAMES: Final = names_of((*PARTS, *COUNTS), SHARED)
PLAIN: Final = IstanbulJudge()
A_TURN_NEARER: Final = 0.6  # by which nearness to the end falls with each turn, about as the odds do (`hope.REACHED`)


class _Seat(NamedTuple):
    """`worth`: in lira, of what it has and gains in its next turns, without that of an end in reach; `place`: where it
    stands; `plan`: the place and the gain of each of these turns, likewise."""

    figures: tuple[float, ...]
    worth: float
    place: int
    plan: tuple[tuple[int, float], ...]


def features(judge: IstanbulJudge, view: View, now: View | None = None) -> tuple[float, ...]:
    """The figures called NAMES, of a position before the last round. `judge`: the viewer's; its rivals are judged as
    plain Merchants with empty hands, since nobody knows what they hold. `now`: whose round, turn and spread count,
    where positions are compared to which one decision leads; without it, those of the view."""
    viewer, now = view.seat or 0, now or view
    to_come = [is_to_come(replace(now, seat=seat)) for seat in range(len(view.seats))]
    seats = [
        _seat(judge, view, coming) if seat == viewer else _rival(seen_as(view, seat), coming)
        for seat, coming in enumerate(to_come)
    ]
    worths = [seat.worth for seat in seats]
    best = max(worth for seat, worth in enumerate(worths) if seat != viewer)
    rubies = max(seat.rubies for number, seat in enumerate(view.seats) if number != viewer)
    shared = (
        now.round,
        len(view.seats),
        view.mocha is not None,
        view.letters is not None,
        missing_of(view),
        view.me.rubies - rubies,
        (worths[viewer] - best) / spread_of(now),
    )
    # Of positions to which one decision leads some are within its turn, others after it: none counts as that turn.
    active = now.active + (now is not view)
    figures = [(*seat.figures, *_met_first(view, seats, number, active)) for number, seat in enumerate(seats)]
    return joined(figures, worths, viewer, shared)


def _seat(judge: IstanbulJudge, view: View, to_come: bool) -> _Seat:
    """`view`: the seat's own; `to_come`: its turn of this round is."""
    me, line = view.me, judge.line(view)
    parts = belongings(view, me, judge.weights_for(view))
    left = max(0, view.rubies_to_end - line.here.rubies)
    turns = len(line.gains) + TURNS_OF_RUBY * left
    figures = (
        *(parts[name] for name in PARTS),
        view.rubies_to_end - me.rubies,
        me.lira,
        sum(me.goods),
        me.cards,
        seals_of(me),
        me.coffee,
        me.capacity,
        sum(me.tiles),
        len(me.stack),
        line.before_end,
        line.here.rubies - me.rubies,
        turns,
        A_TURN_NEARER**turns,
        to_come,
    )
    *before, (place, gain) = line.gains
    plan = (*before, (place, gain - line.finish))
    return _Seat(figures, sum(parts.values()) + line.before_end, me.merchant, plan)


def _met_first(view: View, seats: list[_Seat], number: int, active: int) -> tuple[float, float]:
    """The lira that a seat plans to gain at places of rubies which a rival can reach before it, and at those which a
    rival plans for before it. `active`: the seat whose turn is next."""
    count, board = len(seats), board_of(view.grid)
    contested = raced = 0.0
    for turn, (place, gain) in enumerate(seats[number].plan):
        if gain > 0 and place in RUBIES:
            # In which of its turns each rival must be there to come first.
            before = {
                rival: turn + ((rival - active) % count < (number - active) % count)
                for rival in range(count)
                if rival != number
            }
            contested += gain * any(_turns_to(board, seats[rival].place, place) <= by for rival, by in before.items())
            raced += gain * any(place in dict(seats[rival].plan[:by]) for rival, by in before.items())
    return contested, raced


@lru_cache(maxsize=65536)
def _turns_to(board: Board, start: int, place: int) -> int:
    """Turns of a merchant to the action of a place; where it stands it must leave and come back."""
    return -(-board.distances(start)[place] // NORMAL_REACH[1]) or AWAY


@lru_cache(maxsize=1024)
def _rival(view: View, to_come: bool) -> _Seat:
    """The figures of another seat are the same in most turns that one decision leads to."""
    return _seat(PLAIN, view, to_come)
