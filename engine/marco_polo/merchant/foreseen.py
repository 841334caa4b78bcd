"""What the Merchant of Marco Polo takes for granted without trying: the position after bonus actions, contracts
completed, a black die, a goal card kept."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any, Final

from engine.core.notation import parse
from engine.core.tuples import without
from engine.marco_polo.components.amounts import Amounts, cost, times, total
from engine.marco_polo.components.board import BLACK_DIE_PRICE, REROLL_PRICE
from engine.marco_polo.components.cards import CONTRACTS
from engine.marco_polo.components.dice import BLACK, sorted_hand
from engine.marco_polo.notation import COINS_WITH, GIVE, KEEP, SWAP, TAKE, as_amounts, parse_goods, parse_mix
from engine.marco_polo.view import View

COIN, CAMEL = cost(coin=1), cost(camel=1)
MIDDLE: Final = (3, 4)  # what a die shows that is neither high nor low


def with_me(view: View, **changes: Any) -> View:
    """The view with changes of the viewer's own seat."""
    me = view.seat or 0
    return replace(view, seats=(*view.seats[:me], replace(view.seats[me], **changes), *view.seats[me + 1 :]))


def earned(view: View, amounts: Amounts) -> View:
    return with_me(view, have=total(view.me.have, amounts))


def paid(view: View, amounts: Amounts) -> View:
    return earned(view, times(amounts, -1))


def completed(view: View, contract: str) -> View:
    """A contract paid and its plain reward received."""
    me, printed = view.me, CONTRACTS[contract]
    gained = earned(paid(view, printed.cost), printed.reward.plain)
    return with_me(gained, contracts=without(me.contracts, contract), done=(*me.done, contract))


def black_die_bought(view: View) -> list[View]:
    """One for each of the middle results."""
    me = paid(view, BLACK_DIE_PRICE.at(view.version)).me
    shown = [BLACK + pips for pips in MIDDLE] if me.powers.rolls else [BLACK]
    return [with_me(view, have=me.have, dice=sorted_hand([*me.dice, die])) for die in shown]


def rerolled(view: View) -> list[View]:
    """The lowest die rolled again, one for each of the middle results."""
    me = paid(view, REROLL_PRICE.at(view.version)).me
    low, *others = me.dice
    shown = [low - low % 10 + pips for pips in MIDDLE]
    return [with_me(view, have=me.have, dice=sorted_hand([*others, die])) for die in shown]


# ---------------------------------------------------------------------- by the kind of decision


def _compensated(view: View, notation: str) -> View:
    camels, coins = parse_mix(notation)
    return earned(view, cost(camel=camels, coin=coins))


def _swapped(view: View, notation: str) -> View:
    """The drawn contract in place of an old one, or not taken."""
    me = view.me
    if not SWAP.begins(notation) or me.drawn is None:
        return view
    return with_me(view, contracts=(*without(me.contracts, SWAP.rest(notation)), me.drawn))


AFTER: Final[dict[str, Callable[[View, str], View]]] = {
    "goals": lambda view, notation: replace(view, goals=tuple(KEEP.words(notation))),
    "goods": lambda view, notation: earned(view, as_amounts(parse_goods(TAKE, notation))),
    "give": lambda view, notation: paid(view, as_amounts(parse_goods(GIVE, notation))),
    "compensation": _compensated,
    "column-bonus": lambda view, notation: earned(view, COIN if COINS_WITH.begins(notation) else CAMEL),
    "swap": _swapped,
    "discard": lambda view, notation: with_me(view, contracts=without(view.me.contracts, parse(notation).rest)),
}
"""The view after an option, by the kind of decision."""
