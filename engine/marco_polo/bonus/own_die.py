"""What the bonus actions on one die in hand share."""

from typing import TYPE_CHECKING

from engine.core.decision import Refusal
from engine.marco_polo.amounts import Amounts
from engine.marco_polo.dice import NUMBERS, order
from engine.marco_polo.supplies import shortage

if TYPE_CHECKING:
    from engine.marco_polo.state import Seat


def why_no_turning(seat: "Seat", price: Amounts) -> Refusal | None:
    """Why no die of the seat may be rolled again or turned; who sets dice has no use for it (ruling 7)."""
    if not seat.character.rolls:
        return Refusal("sets_dice_freely")
    if not seat.hand:
        return Refusal("no_dice_left")
    return shortage(seat, price)


def why_no_die(seat: "Seat", notation: str) -> Refusal | None:
    """Why the die named by the last word is not to be had: it was placed already or never rolled."""
    name = notation.rpartition(" ")[2]
    return Refusal("no_such_die", die=name) if NUMBERS.get(name) not in seat.hand else None


def replace(seat: "Seat", was: int, now: int) -> None:
    seat.hand.remove(was)
    seat.hand.append(now)
    seat.hand.sort(key=order)
