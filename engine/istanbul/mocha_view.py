"""What one seat may know of the parts of Mocha & Baksheesh."""

from dataclasses import dataclass
from typing import TYPE_CHECKING

from engine.istanbul import prices
from engine.istanbul.board import Edge
from engine.istanbul.guild import deck
from engine.istanbul.ids import NUMBERS
from engine.istanbul.places.tavern import BAKSHEESH_SIDES

if TYPE_CHECKING:
    from engine.istanbul.state import State


@dataclass(frozen=True, slots=True)
class MochaView:
    """`guild_hand`: numbers of the viewer's own guild cards; `guild_discard`: numbers, the top one last; `guild_card`:
    the one being carried out, or 0. `barrier`: the two places it lies between, `barrier_holder`: the seat that may
    pass it. `tavern_costs`: coffee for the next tile for straight lines and for free encounters, 0 when none is left.
    `baksheesh`: the goods asked for, by type."""

    guild_hand: tuple[int, ...]
    guild_deck: int
    guild_discard: tuple[int, ...]
    guild_card: int
    barrier: Edge | None
    barrier_holder: int | None
    tavern_costs: tuple[int, ...]
    baksheesh: tuple[int, ...]
    coffee_house_price: int
    coffee_house_rubies: int


def mocha_view(state: "State", seat: int | None) -> MochaView:
    return MochaView(
        guild_hand=() if seat is None else tuple(deck.in_hand(state, seat)),
        guild_deck=len(state.guild_deck),
        guild_discard=tuple(NUMBERS[card] for card in state.guild_discard),
        guild_card=state.guild_card,
        barrier=state.barrier,
        barrier_holder=state.barrier_holder,
        tavern_costs=prices.tavern_tile_costs(state),
        baksheesh=BAKSHEESH_SIDES[state.baksheesh_side],
        coffee_house_price=prices.coffee_house_price(state),
        coffee_house_rubies=prices.coffee_house_rubies(state),
    )
