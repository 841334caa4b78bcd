"""The yellow mosque tile: once a turn 2 lira bring one assistant back, and from where (rulebook p. 22; rulings 21, 60,
76); which assistants may come back at all."""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from itertools import combinations
from typing import Final

from engine.core.decision import Refusal
from engine.core.tuples import without
from engine.istanbul import purse
from engine.istanbul.events import Recalled
from engine.istanbul.names import YELLOW_TILE
from engine.istanbul.notation import RETURN
from engine.istanbul.state import OWN, State
from engine.istanbul.window import IN_TURN

PRICE: Final = 2
WHEN: Final = IN_TURN


def is_possible(state: State) -> bool:
    """True if the active seat may use its yellow tile now."""
    seat, now = state.seats[state.active], state.now
    if not seat.tiles[YELLOW_TILE] or seat.lira < PRICE or now.recalled or now.window not in WHEN.windows:
        return False
    return bool(places(state))


def _refusal(state: State) -> Refusal | None:
    seat = state.seats[state.active]
    if not seat.tiles[YELLOW_TILE]:
        return Refusal("needs_yellow_tile")
    if moment := WHEN.refusal(state.now):
        return moment
    if state.now.recalled:
        return Refusal("once_a_turn")
    if not seat.out:
        return Refusal("no_assistant_out")
    if not places(state):
        return Refusal("not_from_here", place=seat.merchant)
    return purse.lira_short(state, PRICE)


def places(state: State) -> list[int]:
    """The places from where assistants may come back: any but the merchant's own (rulebook p. 8)."""
    seat = state.seats[state.active]
    return sorted({place for place in seat.out if place != seat.merchant})


def why_not(state: State, place: str) -> Refusal | None:
    """The reason why no assistant comes back from `place` now."""
    seat = state.seats[state.active]
    here = place == str(seat.merchant) and seat.merchant in seat.out
    return _refusal(state) or Refusal("not_from_here" if here else "no_assistant_there", place=place)


def use_tile(state: State, place: int) -> None:
    """Pay 2 lira for the assistant at `place`; only once a turn."""
    state.now.recalled = True
    purse.spend(state, state.active, PRICE)
    bring_back(state, [place])


def choices(state: State) -> Mapping[str, tuple[int, ...]]:
    """Every choice of one's own assistants by their places, all of them first: "return 3 5"."""
    return _some_of(tuple(sorted(state.seats[state.active].out)))


@lru_cache(maxsize=1024)
def _some_of(out: tuple[int, ...]) -> Mapping[str, tuple[int, ...]]:
    chosen = [places for size in range(len(out), 0, -1) for places in combinations(out, size)]
    return {RETURN.all(places): places for places in chosen}


def bring_back(state: State, places: Sequence[int]) -> None:
    """Move the active seat's assistants from `places` to the bottom of its stack."""
    seat = state.seats[state.active]
    for place in places:
        seat.out = without(seat.out, place)
        seat.stack = (OWN, *seat.stack)
    state.events.append(Recalled(state.active, tuple(places)))
