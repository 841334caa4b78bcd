"""19 Tavern: how much coffee it costs to move the barrier (and where to), a tavern tile, or with goods the baksheesh
ruby (rulebook p. 20; rulings 28, 41, 42)."""

from collections.abc import Callable
from functools import partial
from typing import Final

from engine.core.decision import Refusal, Script
from engine.core.notation import parse
from engine.core.tuples import replaced
from engine.istanbul import purse
from engine.istanbul.events import BaksheeshTurned, BarrierMoved, TookTavernTile
from engine.istanbul.names import TAVERN_TILES
from engine.istanbul.notation import BAKSHEESH, BESIDE, TILE, USE
from engine.istanbul.places import prices, rubies
from engine.istanbul.setup import substitutes
from engine.istanbul.state import State
from engine.istanbul.turn.action import perform
from engine.istanbul.turn.ask import pick

BARRIER_COFFEE: Final = 2
BAKSHEESH_COFFEE: Final = 4
BAKSHEESH_SIDES: Final = ((0, 0, 3, 0), substitutes.BAKSHEESH_SIDE_B)
Options = dict[str, Callable[[State], Script[None] | None]]


def options(state: State, discount: int = 0) -> Options:
    """The options that the active seat can pay for; `discount`: coffee that need not be paid."""
    payable: Options = {}
    if purse.coffee_short(state, BARRIER_COFFEE - discount) is None:
        payable["barrier"] = partial(move_barrier, coffee=BARRIER_COFFEE - discount)
    for tile, name in enumerate(TAVERN_TILES):
        if tile_refusal(state, tile, discount) is None:
            payable[TILE(name)] = partial(take_tile, tile=tile, discount=discount)
    if baksheesh_refusal(state, discount) is None:
        for place in rubies.tracks_here(state):
            payable[BAKSHEESH(place)] = partial(pay_baksheesh, place=place, coffee=BAKSHEESH_COFFEE - discount)
    return payable


def refusal(state: State, discount: int = 0) -> Refusal | None:
    """The refusal of the cheapest option when the seat can pay for none."""
    if options(state, discount):
        return None
    owned = state.seats[state.active].taverns
    tiles = [cost for cost, has in zip(prices.tavern_tile_costs(state), owned, strict=True) if cost and not has]
    return purse.coffee_short(state, min([BARRIER_COFFEE, *tiles]) - discount)


def why_not(state: State, notation: str, discount: int = 0) -> Refusal | None:
    """The reason why this option cannot be paid for, with `discount` coffee off."""
    verb, rest = parse(notation)
    if verb == "barrier":
        return purse.coffee_short(state, BARRIER_COFFEE - discount)
    if verb == TILE.word and rest in TAVERN_TILES:
        return tile_refusal(state, TAVERN_TILES.index(rest), discount)
    return baksheesh_refusal(state, discount) if verb == BAKSHEESH.word else None


def tile_refusal(state: State, tile: int, discount: int) -> Refusal | None:
    """The reason why a tavern tile cannot be taken: owned already, none left, or too little coffee."""
    cost = prices.tavern_tile_costs(state)[tile]
    if state.seats[state.active].taverns[tile]:
        return Refusal("tavern_tile_owned", tile=TAVERN_TILES[tile])
    if not cost:
        return Refusal("tavern_stack_empty", tile=TAVERN_TILES[tile])
    return purse.coffee_short(state, cost - discount)


def take_tile(state: State, tile: int, discount: int) -> None:
    """Buy the top tavern tile of one type for coffee."""
    purse.spend_coffee(state, state.active, prices.tavern_tile_costs(state)[tile] - discount)
    state.tavern_tiles = replaced(state.tavern_tiles, tile, state.tavern_tiles[tile] + 1)
    seat = state.seats[state.active]
    seat.taverns = replaced(seat.taverns, tile, True)
    state.events.append(TookTavernTile(state.active, TAVERN_TILES[tile]))


def baksheesh_refusal(state: State, discount: int) -> Refusal | None:
    """The refusal with too few of the goods that the baksheesh tile asks for, or too little coffee."""
    goods_short = purse.goods_short(state, BAKSHEESH_SIDES[state.baksheesh_side])
    return goods_short or purse.coffee_short(state, BAKSHEESH_COFFEE - discount)


def pay_baksheesh(state: State, place: int, coffee: int) -> None:
    """The next ruby of `place`; then the baksheesh tile is turned over."""
    purse.spend_coffee(state, state.active, coffee)
    purse.give_goods(state, state.active, BAKSHEESH_SIDES[state.baksheesh_side])
    rubies.take_ruby(state, place)
    state.baksheesh_side = 1 - state.baksheesh_side
    state.events.append(BaksheeshTurned(state.active, BAKSHEESH_SIDES[state.baksheesh_side]))


def move_barrier(state: State, coffee: int) -> Script[None]:
    """Between two neighbours, not where it stands; then the action of one of them. First the place whose action it
    is, then its neighbour: every edge and side is reached in exactly one way."""
    purse.spend_coffee(state, state.active, coffee)
    place = yield from pick(state, "barrier-place", {USE(each): each for each in sorted(state.board.places)})
    edges = {each: (min(place, each), max(place, each)) for each in state.board.neighbours(place)}
    state.barrier = yield from pick(
        state,
        "barrier-beside",
        {BESIDE(each): edge for each, edge in edges.items() if edge != state.barrier},
        lambda notation: _why_not_beside(state, place, notation),
    )
    state.barrier_holder = state.active
    state.events.append(BarrierMoved(state.active, state.barrier))
    yield from perform(state, place, "barrier")


def _why_not_beside(state: State, place: int, notation: str) -> Refusal | None:
    other = BESIDE.rest(notation)
    if not other:
        return None
    there = {place, parse(notation).number} == set(state.barrier or ())
    return Refusal("barrier_there") if there else Refusal("not_beside", place=place, other=other)
