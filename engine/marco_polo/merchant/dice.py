"""What dice in hand are worth to the Merchant of Marco Polo: what the spaces of the board still give for them in this
round, at least the three coins that any die brings."""

from collections.abc import Sequence
from math import inf
from typing import Final, NamedTuple

from engine.marco_polo.components.amounts import COIN
from engine.marco_polo.components.board import (
    CONTRACTS_SPACE,
    DICE_OF_SPACE,
    KHAN,
    KHAN_PLACES,
    MOST_ACTIVE_CONTRACTS,
    THREE_COINS,
)
from engine.marco_polo.components.dice import Placement, has_colour
from engine.marco_polo.merchant.worth import BROUGHT, Worth
from engine.marco_polo.view import View


class Use(NamedTuple):
    """A way to use one die. `brings`: the points by its pips, from 1; `own_colour`: open to dice of that, too."""

    brings: tuple[float, ...]
    own_colour: bool

    def fits(self, die: int) -> bool:
        return self.own_colour or not has_colour(die)

    def by(self, die: int) -> float:
        """The points by a die, a number as in engine/marco_polo/components/dice.py."""
        return self.brings[die % 10 - 1] if die % 10 else max(self.brings)


CARD: Final = Use((inf,) * 6, True)
NONE: Final = Use((0.0,) * 6, True)


def dice_in_hand(worth: Worth, view: View, cards: int) -> float:
    """The highest dice first, each for the best use that is left, which is sure where nobody else has dice. `cards`:
    the number of city cards that are open to the seat, each as good as a die can be."""
    least, total = worth.amounts(THREE_COINS), 0.0
    alone = not any(other.dice for seat, other in enumerate(view.seats) if seat != view.seat)
    uses = [CARD] * cards + _open_uses(worth, view)
    for die in reversed(view.me.dice):
        fit = [use for use in uses if use.fits(die)]
        best = max(fit, key=lambda use: use.by(die), default=NONE)
        if best.by(die) > least:
            uses.remove(best)
        usual = worth.die_of(die, view.me.powers.rolls)
        total += max(least, best.by(die) if alone and best is not CARD else min(usual, best.by(die)))
    return total


def only_coins(worth: Worth, view: View) -> bool:
    """Whether no space brings more for any die in hand than three coins."""
    least, uses = worth.amounts(THREE_COINS), _open_uses(worth, view)
    return all(use.by(die) <= least for use in uses for die in view.me.dice if use.fits(die))


def _open_uses(worth: Worth, view: View) -> list[Use]:
    spaces = dict(view.spaces)
    return [use for space in BROUGHT for use in _uses(worth, view, space, spaces[space])]


def _uses(worth: Worth, view: View, space: str, placed: Sequence[Placement]) -> list[Use]:
    """One for each die that is placed on a space together."""
    seat = view.me
    dice = DICE_OF_SPACE.get(space, 1)
    if dice > len(seat.dice) or (space == KHAN and len(placed) == KHAN_PLACES):
        return []
    if space == CONTRACTS_SPACE and (not view.row or len(seat.contracts) == MOST_ACTIVE_CONTRACTS):
        return []
    lowest = placed[-1].dice[0] % 10 if space == KHAN and placed else 1
    toll = bool(placed) and space != KHAN and seat.powers.pays_toll
    coins = seat.have[COIN]
    brings = tuple(
        (gained - toll * pips * worth.each[COIN]) / dice if pips >= lowest and coins >= toll * pips else 0.0
        for pips, gained in enumerate(worth.brought[space], 1)
    )
    mine = any(one.seat == view.seat and any(map(has_colour, one.dice)) for one in placed)
    return [Use(brings, not mine)] * dice
