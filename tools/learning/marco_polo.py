"""A position of Marco Polo in figures, from which the chance to win is learned: the parts of each seat's worth, what it
has left to use, and how much of the game is to come, as one seat may know it."""

from collections.abc import Sequence
from dataclasses import replace
from functools import cache, lru_cache
from typing import Final

from engine.marco_polo.components.amounts import CAMEL, COIN, NOTHING, VP
from engine.marco_polo.components.board import BEIJING_VP, DICE_EACH, KHAN, KHAN_PLACES, MOST_STEPS, TRAVEL
from engine.marco_polo.components.characters import CHARACTERS
from engine.marco_polo.components.dice import Placement, has_colour, without_colour
from engine.marco_polo.components.map import BEIJING
from engine.marco_polo.merchant.journeys import TRAVEL_DICE
from engine.marco_polo.merchant.judge import MarcoPoloJudge
from engine.marco_polo.merchant.position import Parts
from engine.marco_polo.merchant.worth import dice_to_come, rounds_to_come
from engine.marco_polo.travel.routes import steps_from
from engine.marco_polo.view import SeatView, View
from tools.learning.features import joined, names_of

COUNTS: Final = (
    *("dice-to-come", "dice-now", "pips", "posts-placed", "posts-left", "contracts-active", "contracts-done"),
    *("coins-had", "camels-had", "goods-had", "goal-cards", "to-beijing", "travel-steps", "high", "third", "closed"),
    "turns-until",
)
PLAYED: Final = tuple(f"is-{character}" for character in CHARACTERS)
SHARED: Final = (
    *("rounds-to-come", "seats", "round-left", "margin", "begins-next", "beijing-next", "spaces-open", "khan-open"),
    "lead",
)
NAMES: Final = names_of((*Parts._fields, *COUNTS, *PLAYED), SHARED)
PLAIN: Final = MarcoPoloJudge()


def features(judge: MarcoPoloJudge, view: View, now: View | None = None) -> tuple[float, ...]:
    """The figures called NAMES, of a position in which seats take turns. `judge`: the viewer's; its rivals are judged
    as plain Merchants without goal cards, since nobody knows theirs. `now`: whose turn and spread count, where
    positions are compared to which one decision leads; without it, those of the view."""
    viewer, now = view.seat or 0, now or view
    parts = [
        tuple(judge.parts(view).values()) if seat == viewer else _rival(seen_as(view, seat)) for seat in _seats(view)
    ]
    worths = [sum(seat) for seat in parts]
    rivals = [seat for seat in _seats(view) if seat != viewer]
    shared = (
        rounds_to_come(view),
        len(view.seats),
        sum(len(seat.dice) for seat in view.seats) / (DICE_EACH * len(view.seats)),
        view.me.have[VP] - max(view.seats[seat].have[VP] for seat in rivals),
        view.hourglass == viewer,
        BEIJING_VP[view.beijing.index(-1)] if -1 in view.beijing else 0,
        sum(not dice for _, dice in view.spaces),
        KHAN_PLACES - len(dict(view.spaces)[KHAN]),
        judge.hope_gained(now, worths[viewer] - max(worths[seat] for seat in rivals)),
    )
    seats = [
        (
            *parts[seat],
            *_counts(replace(view, seat=seat)),
            (seat - now.active) % len(view.seats),
            *_played(view.seats[seat]),
        )
        for seat in _seats(view)
    ]
    return joined(seats, worths, viewer, shared)


def seen_as(view: View, seat: int) -> View:
    """The position of another seat as far as the viewer knows it, without what tells nothing of its worth: so that it
    is the same in many turns of the viewer."""
    seats = tuple(each if number == seat else _met(each) for number, each in enumerate(view.seats))
    return replace(
        view, seat=seat, goals=(), seats=seats, turn=0, active=0, row=(), estimate=(), doing="", acted=False, fresh=()
    )


def _met(seat: SeatView) -> SeatView:
    """All of a seat on which the worth of others depends: dice and contracts."""
    return replace(seat, have=NOTHING, figures=(), posts=(), black_posts=0, contracts=(), drawn=None, sheet=())


@lru_cache(maxsize=1024)
def _rival(view: View) -> tuple[float, ...]:
    """The parts of another seat's worth are the same in many turns that one decision leads to."""
    return tuple(PLAIN.parts(view).values())


def _seats(view: View) -> range:
    return range(len(view.seats))


def _counts(view: View) -> tuple[float, ...]:
    me = view.me
    travelling = without_colour(me.dice) if _has_colour_of(view.seat, dict(view.spaces)[TRAVEL]) else me.dice
    return (
        dice_to_come(view),
        len(me.dice),
        sum(die % 10 for die in me.dice),
        len(me.posts),
        me.posts_left,
        len(me.contracts),
        len(me.done),
        me.have[COIN],
        me.have[CAMEL],
        sum(me.have[CAMEL + 1 : VP]),
        me.goals,
        _to_beijing(me),
        min(_nth_highest(travelling, TRAVEL_DICE), MOST_STEPS),
        _nth_highest(me.dice, 1),
        _nth_highest(me.dice, 3),
        sum(_has_colour_of(view.seat, dice) for _, dice in view.spaces),
    )


def _nth_highest(dice: Sequence[int], count: int) -> int:
    """What the lowest of so many dice shows at best, 6 where dice are set; 0 with fewer dice."""
    return sorted(die % 10 or 6 for die in dice)[-count] if len(dice) >= count else 0


def _has_colour_of(seat: int | None, placed: Sequence[Placement]) -> bool:
    """Whether the seat may not place dice of its own colour there again in this round (ruling 2.3)."""
    return any(one.seat == seat and any(map(has_colour, one.dice)) for one in placed)


def _to_beijing(me: SeatView) -> int:
    """The steps of the nearest figure; 0 with a post there."""
    jumps = me.powers.jumps_between_oases
    return 0 if BEIJING in me.posts else min((_steps_to_beijing(place, jumps) for place in me.figures), default=0)


@cache
def _steps_to_beijing(start: str, jumps: bool) -> int:
    """From a place on the map, in two journeys where one is too short."""
    ways = steps_from(start, jumps)
    if BEIJING in ways:
        return ways[BEIJING]
    return min(steps + steps_from(place, jumps).get(BEIJING, MOST_STEPS) for place, steps in ways.items())


def _played(seat: SeatView) -> tuple[float, ...]:
    return tuple(float(seat.character == character) for character in CHARACTERS)
