"""Phase 2: paying the other merchants (rulebook p. 8)."""

from typing import TYPE_CHECKING, Final

from engine.core.decision import Refusal, Script
from engine.istanbul.ask import ask
from engine.istanbul.events import NeutralMoved, PaidNeutral, PaidSeat
from engine.istanbul.names import FOUNTAIN

if TYPE_CHECKING:
    from engine.istanbul.state import State

FEE: Final = 2


def pay(game: "State") -> Script[bool]:
    """Pay every merchant met, all or none (ruling 7); False when the turn ends at once."""
    game.phase = "pay"
    here = game.here
    met = others_at(game, here)
    neutral = game.neutral_merchants.count(here)
    if here == FOUNTAIN or not (met or neutral):
        return True
    price = FEE * (len(met) + neutral)
    choice = yield from ask(
        game,
        "pay",
        lambda: _options(game, price),
        default=None if neutral else "pay",  # paying a neutral merchant rolls dice: never done unasked
        reason=lambda _: Refusal("needs_lira", lira=price, have=game.seats[game.active].lira),
    )
    if choice == "stop":
        return False
    for other in met:
        _pay_seat(game, other)
    if neutral:
        _pay_neutral(game, here, neutral)
    return True


def others_at(game: "State", place: int) -> list[int]:
    """The other seats whose merchant or companion stands at `place`, once for each of the two."""
    others = [(i, seat) for i, seat in enumerate(game.seats) if i != game.active]
    met = [i for i, seat in others if seat.merchant == place and i != game.unpaid]
    return met + [i for i, seat in others if seat.companion == place]


def _options(game: "State", price: int) -> dict[str, str]:
    if game.seats[game.active].lira >= price:
        return {"pay": "pay", "stop": "stop"}
    return {"stop": "stop"}


def _pay_seat(game: "State", other: int) -> None:
    game.seats[game.active].lira -= FEE
    game.seats[other].lira += FEE
    game.events.append(PaidSeat(game.active, other, FEE))


def _pay_neutral(game: "State", here: int, count: int) -> None:
    """Neutral merchants of a two-player game roll to a new place once paid; nothing happens there (ruling 34)."""
    game.seats[game.active].lira -= FEE * count
    game.events.append(PaidNeutral(game.active, FEE * count))
    for i, place in enumerate(game.neutral_merchants):
        if place == here:
            dice = game.dice.roll()
            game.neutral_merchants[i] = sum(dice)
            game.events.append(NeutralMoved(None, here, sum(dice), dice))
