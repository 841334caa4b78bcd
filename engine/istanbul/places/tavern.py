"""19 Tavern: for coffee the barrier, a tavern tile, or with goods a ruby (rulebook p. 20; rulings 28, 41, 42)."""

from collections.abc import Callable
from functools import partial
from typing import Final

from engine.core.decision import Refusal, Script
from engine.core.notation import parse
from engine.core.tuples import replaced
from engine.istanbul import purse
from engine.istanbul.events import BaksheeshTurned, BarrierMoved, TookTavernTile
from engine.istanbul.names import TAVERN, TAVERN_TILES
from engine.istanbul.notation import BAKSHEESH, BESIDE, TILE, USE
from engine.istanbul.places.prices import tavern_tile_costs
from engine.istanbul.places.rubies import TAKE_RUBY, tracks_here
from engine.istanbul.setup import substitutes
from engine.istanbul.state import State
from engine.istanbul.turn.action import offer, perform
from engine.istanbul.turn.ask import pick

BARRIER_COFFEE: Final = 2
BAKSHEESH_COFFEE: Final = 4
BAKSHEESH_SIDES: Final = ((0, 0, 3, 0), substitutes.BAKSHEESH_SIDE_B)
Options = dict[str, Callable[[State], Script[None]]]


def options(state: State, discount: int = 0) -> Options:
    """The options that the active seat can pay for; `discount`: coffee that need not be paid."""
    found: Options = {}
    if purse.coffee_short(state, BARRIER_COFFEE - discount) is None:
        found["barrier"] = partial(move_barrier, coffee=BARRIER_COFFEE - discount)
    for tile, name in enumerate(TAVERN_TILES):
        if tile_refusal(state, tile, discount) is None:
            found[TILE(name)] = partial(take_tile, tile=tile, discount=discount)
    if baksheesh_refusal(state, discount) is None:
        for place in tracks_here(state):
            found[BAKSHEESH(place)] = partial(pay_baksheesh, place=place, coffee=BAKSHEESH_COFFEE - discount)
    return found


def refusal(state: State, discount: int = 0) -> Refusal | None:
    """The refusal of the cheapest option when the seat can pay for none."""
    if options(state, discount):
        return None
    costs = tavern_tile_costs(state)
    owned = state.seats[state.active].taverns
    tiles = [cost for cost, has in zip(costs, owned, strict=True) if cost and not has]
    return purse.coffee_short(state, min([BARRIER_COFFEE, *tiles]) - discount)


def why_not(state: State, notation: str, discount: int = 0) -> Refusal | None:
    """Why this option cannot be paid for, with `discount` coffee off."""
    verb, rest = parse(notation)
    if verb == "barrier":
        return purse.coffee_short(state, BARRIER_COFFEE - discount)
    if verb == TILE.word and rest in TAVERN_TILES:
        return tile_refusal(state, TAVERN_TILES.index(rest), discount)
    return baksheesh_refusal(state, discount) if verb == BAKSHEESH.word else None


def action(state: State, optional: bool) -> Script[bool]:
    """Carry out one of the options."""
    chosen = yield from offer(
        state, TAVERN, lambda: options(state), optional, lambda notation: why_not(state, notation)
    )
    if chosen is None:
        return False
    yield from chosen(state)
    return True


def tile_refusal(state: State, tile: int, discount: int = 0) -> Refusal | None:
    """Why a tavern tile cannot be taken: owned already, none left, or too little coffee."""
    cost = tavern_tile_costs(state)[tile]
    if state.seats[state.active].taverns[tile]:
        return Refusal("tavern_tile_owned", tile=TAVERN_TILES[tile])
    if not cost:
        return Refusal("tavern_stack_empty", tile=TAVERN_TILES[tile])
    return purse.coffee_short(state, cost - discount)


def take_tile(state: State, tile: int, discount: int) -> Script[None]:
    """Buy the top tavern tile of one type for coffee."""
    purse.spend_coffee(state, state.active, tavern_tile_costs(state)[tile] - discount)
    state.tavern_tiles = replaced(state.tavern_tiles, tile, state.tavern_tiles[tile] + 1)
    seat = state.seats[state.active]
    seat.taverns = replaced(seat.taverns, tile, True)
    state.events.append(TookTavernTile(state.active, TAVERN_TILES[tile]))
    yield from ()


def baksheesh_refusal(state: State, discount: int = 0) -> Refusal | None:
    """The refusal with too few of the goods that the baksheesh tile asks for, or too little coffee."""
    short = purse.short_of(state, BAKSHEESH_SIDES[state.baksheesh_side])
    if short:
        return Refusal("goods_short", short=short)
    return purse.coffee_short(state, BAKSHEESH_COFFEE - discount)


def pay_baksheesh(state: State, place: int, coffee: int) -> Script[None]:
    """The next ruby of `place`; then the baksheesh tile is turned over."""
    purse.spend_coffee(state, state.active, coffee)
    purse.give_goods(state, state.active, BAKSHEESH_SIDES[state.baksheesh_side])
    TAKE_RUBY[place](state)
    state.baksheesh_side = 1 - state.baksheesh_side
    state.events.append(BaksheeshTurned(state.active, BAKSHEESH_SIDES[state.baksheesh_side]))
    yield from ()


def move_barrier(state: State, coffee: int) -> Script[None]:
    """Between two neighbours, not where it stands; then the action of one of them. First the place whose action it
    is, then its neighbour: every edge and side is reached in exactly one way."""
    purse.spend_coffee(state, state.active, coffee)
    place = yield from pick(state, "barrier-place", {USE(each): each for each in sorted(state.board.places)})
    edges = {each: (min(place, each), max(place, each)) for each in state.board.neighbours(place)}
    other = yield from pick(
        state,
        "barrier-beside",
        {BESIDE(each): each for each, edge in edges.items() if edge != state.barrier},
        lambda notation: _why_not_beside(state, place, notation),
    )
    state.barrier = edges[other]
    state.barrier_holder = state.active
    state.events.append(BarrierMoved(state.active, edges[other]))
    yield from perform(state, place, "barrier")


def _why_not_beside(state: State, place: int, notation: str) -> Refusal | None:
    other = BESIDE.rest(notation)
    if not other:
        return None
    there = {place, parse(notation).number} == set(state.barrier or ())
    return Refusal("barrier_there") if there else Refusal("not_beside", place=place, other=other)
