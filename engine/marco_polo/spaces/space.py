"""Placing dice on any action space: which and how many may go there, own colour only once a round, and the toll for an
occupied space (rulings 2.1, 2.3)."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import lru_cache
from typing import Final

from engine.core.decision import Decision, Refusal, Script, Stateless
from engine.core.tuples import without
from engine.marco_polo import notation
from engine.marco_polo.components.amounts import COIN, cost, minus
from engine.marco_polo.components.dice import DiceSet, Placement, has_colour, subsets, without_colour
from engine.marco_polo.events import Placed
from engine.marco_polo.notation import DICE, DIE, DIE_NAMES
from engine.marco_polo.state import State
from engine.marco_polo.supplies import earn, least_lacking

MOST_AT_A_GLANCE: Final = 25  # where there are more sets of dice than this, dice are chosen one by one
UP_TO: Final = tuple(tuple(range(1, most + 1)) for most in range(7))
EVERY_VALUE: Final = UP_TO[6]
Act = Callable[[State, int], Script[None]]  # where it asks nothing, `yield from ()` makes it a script all the same


class Space(Stateless):
    """One main action; subclasses say what it does and what more it needs.

    In all methods `me` is the seat that acts, `low` the value of the lowest die placed, `toll` the coins that an
    occupied space costs. `place`: the key in `State.placed` of the dice that lie there. What may be done is asked far
    more often than why it may not, so `is_open`, `values` and `is_possible` say only that, and `closed`, `limit`,
    `misfit` and `refusal` the reason.
    """

    dice = 1  # how many are placed
    takes_toll = True  # whether the lowest die's value is paid where the space is occupied
    settable: tuple[int, ...] = ()
    """The values worth setting for somebody who sets dice when placing them; empty where a 6 can do all that others
    can, so that these are of use only where the space is occupied."""

    def __init__(self, notation: str, place: str | None = None) -> None:
        self.notation = notation
        self.place = notation if place is None else place

    # ------------------------------------------------------------------ to be told by each kind

    def is_open(self, state: State, me: int) -> bool:
        """Whether the seat could use the space if there were no dice on it."""
        return self.closed(state, me) is None

    def closed(self, state: State, me: int) -> Refusal | None:
        """The reason why it could not; None if it could."""
        return None

    def values(self, state: State, me: int) -> tuple[int, ...]:
        """The values that the lowest die placed may have where the space is open: those whose toll can be paid."""
        coins = self.coins_for_toll(state, me)
        return EVERY_VALUE if coins >= 6 or not self.toll(state, me, 1) else UP_TO[coins]

    def coins_for_toll(self, state: State, me: int) -> int:
        """The coins that the seat may pay as a toll."""
        return state.seats[me].have[COIN]

    def limit(self, state: State, me: int, low: int, toll: int) -> Refusal | None:
        """Why the action cannot be done with `low` as lowest die, `toll` coins having been paid."""
        return None

    def act(self, state: State, me: int, low: int) -> Script[None]:
        """Carry out the action, once the dice are placed and paid for."""
        raise NotImplementedError

    # ------------------------------------------------------------------ what is the same everywhere

    def is_possible(self, state: State, me: int) -> bool:
        """Whether this main action may be taken now. On an occupied space the lowest die decides or the highest that
        can be the lowest of those placed: tolls keep out high values, the Khan low ones."""
        if len(state.seats[me].hand) < self.dice or not self.is_open(state, me):
            return False
        if not state.placed.get(self.place):
            return True
        free = self.open_dice(state, me)
        if len(free) < self.dice:
            return False
        values = self.values(state, me)
        return (free[0] % 10 or 1) in values or (free[-self.dice] % 10 or 6) in values  # or what a die is set to

    def refusal(self, state: State, me: int) -> Refusal | None:
        """Why this main action may not be taken now; where no die will do, why the best of them will not."""
        if closed := self.closed(state, me):
            return closed
        free = self.open_dice(state, me)
        if len(free) < self.dice:
            if (have := len(state.seats[me].hand)) < self.dice:
                return Refusal("too_few_dice", needed=self.dice, have=have)
            return Refusal("colour_already_there", space=self.notation)
        misfits = [self.misfit(state, me, low) for low in self._lows(state, me, free)]
        return least_lacking([misfit for misfit in misfits if misfit]) if all(misfits) else None

    def open_dice(self, state: State, me: int) -> tuple[int, ...]:
        """The dice in hand that may go here: those of the seat's colour only once a round (ruling 2.3)."""
        hand = state.seats[me].hand
        for seat, dice in state.placed.get(self.place, ()):
            if seat == me and any(map(has_colour, dice)):
                return without_colour(hand)
        return hand

    def _lows(self, state: State, me: int, free: Sequence[int]) -> Iterable[int]:
        """The values that the lowest of these dice can have, some of them perhaps twice."""
        if not state.seats[me].character.rolls:
            return self._settable(state, me)
        # Hands are sorted, so the last ones can only be the higher dice of a set.
        return [die % 10 for die in free[: len(free) - self.dice + 1]]

    def _settable(self, state: State, me: int) -> tuple[int, ...]:
        return self.settable or (EVERY_VALUE if self.toll(state, me, 1) else (6,))

    def toll(self, state: State, me: int, low: int) -> int:
        """The coins for an occupied space: one for each pip of the lowest die now placed, whatever lies there."""
        if self.takes_toll and state.placed.get(self.place) and state.seats[me].character.pays_toll:
            return low
        return 0

    def misfit(self, state: State, me: int, low: int) -> Refusal | None:
        """Why dice of which `low` is the lowest cannot be placed: their toll, or what the action itself asks for."""
        toll = self.toll(state, me, low)
        coins = state.seats[me].have[COIN]
        if toll > coins:
            return Refusal("occupied_cost", needed=toll, have=coins)
        return self.limit(state, me, low, toll)

    def choices(self, state: State, me: int) -> Mapping[str, DiceSet]:
        """By notation every different set of dice that may be placed, the lowest die first in each."""
        free = self.open_dice(state, me)
        values = self.values(state, me)
        if state.seats[me].character.rolls:
            return _sets_of(free, self.dice, values)
        return _settable_sets(free, self.dice, tuple([low for low in self._settable(state, me) if low in values]))

    def script(self, state: State, me: int) -> Script[None]:
        """Ask for dice, place and pay them, carry out the action; then others receive what it brings their characters
        (ruling 7.4)."""
        state.doing = self.notation
        choices = self.choices(state, me)
        if len(choices) <= MOST_AT_A_GLANCE:
            dice = yield Decision(me, "dice", choices, reason=lambda typed: self.why_not(state, me, typed))
        else:
            dice = yield from self._one_by_one(me, [*choices.values()])
        toll = self.toll(state, me, dice[0] % 10)  # paid before the action is performed (ruling 1.2)
        state.seats[me].have = minus(state.seats[me].have, cost(coin=toll))
        place_dice(state, me, self.place, dice)
        state.events.append(Placed(me, self.notation, dice, toll))
        state.acted = True
        yield from self.act(state, me, dice[0] % 10)
        for other, seat in enumerate(state.seats):
            if other != me:
                earn(state, other, seat.character.income_from(self.notation, len(state.seats)), "character")

    def _one_by_one(self, me: int, sets: list[DiceSet]) -> Script[DiceSet]:
        for place in range(self.dice):
            die = yield Decision(me, "die", {notation.dice(DIE, dice[place : place + 1]): dice[place] for dice in sets})
            sets = [dice for dice in sets if dice[place] == die]
        return sets[0]

    def why_not(self, state: State, me: int, typed: str) -> Refusal | None:
        verb = DIE if DIE.begins(typed) else DICE
        if not verb.begins(typed):
            return None
        dice, seat = sorted(notation.parse_dice(verb, typed), key=lambda die: die % 10), state.seats[me]
        if any(die not in DIE_NAMES for die in dice):
            return None
        if missing := _missing(seat.hand, dice, seat.character.rolls):
            return missing
        if len(dice) != self.dice:
            return Refusal("dice_count", needed=self.dice, given=len(dice))
        if _missing(self.open_dice(state, me), dice, seat.character.rolls):
            return Refusal("colour_already_there", space=self.notation)
        return self.misfit(state, me, dice[0] % 10)


@lru_cache(maxsize=2048)
def _sets_of(dice: tuple[int, ...], count: int, lows: tuple[int, ...]) -> Mapping[str, DiceSet]:
    """By notation each choice of `count` of these dice with one of `lows` as lowest."""
    return _named(count, [some for some in subsets(dice, count) if some[0] % 10 in lows])


@lru_cache(maxsize=512)
def _settable_sets(dice: tuple[int, ...], count: int, lows: tuple[int, ...]) -> Mapping[str, DiceSet]:
    """By notation each choice of `count` of these dice, all set to one of `lows`."""
    return _named(count, [tuple([die + low for die in some]) for low in lows for some in subsets(dice, count)])


def _named(count: int, sets: list[DiceSet]) -> dict[str, DiceSet]:
    return {notation.dice(DIE if count == 1 else DICE, some): some for some in sets}


def place_dice(state: State, me: int, key: str, dice: DiceSet) -> None:
    """Move dice from the hand of `me` to a space or city card, where a die that is set takes its value."""
    seat = state.seats[me]
    for die in dice:
        seat.hand = without(seat.hand, die if seat.character.rolls else die - die % 10)
    state.placed[key] = (*state.placed.get(key, ()), Placement(me, dice))


def _missing(hand: Sequence[int], dice: Sequence[int], rolls: bool) -> Refusal | None:
    """The first of these dice that is not in the hand."""
    left = list(hand)
    for die in dice:
        held = die if rolls else die - die % 10
        if held not in left:
            return Refusal("no_such_die", die=DIE_NAMES[die])
        left.remove(held)
    return None
