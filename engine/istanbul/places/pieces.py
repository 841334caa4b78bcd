"""7 Fountain, 12 Police Station, 25 Catacombs: places that move the own pieces (rulebook p. 18, 19, 21)."""

from collections.abc import Mapping
from typing import Final

from engine.core.decision import Refusal, Script
from engine.istanbul import letters, purse
from engine.istanbul.events import FamilySent
from engine.istanbul.names import CATACOMBS, FOUNTAIN, GOODS, POLICE_STATION
from engine.istanbul.notation import FIGURE, SEND, TAKE, TUNNEL
from engine.istanbul.state import GENERAL_SUPPLY, State
from engine.istanbul.turn import companion
from engine.istanbul.turn.action import offer, perform
from engine.istanbul.turn.ask import ask
from engine.istanbul.turn.movement import put_merchant
from engine.istanbul.turn.recall import bring_back, choices

COFFEE: Final = "coffee"


def nobody_to_bring_back(state: State) -> Refusal | None:
    """The refusal when neither an assistant nor the companion could come back."""
    nothing = not state.seats[state.active].out and not companion.may_be_taken(state, state.active)
    return Refusal("no_assistant_out") if nothing else None


def fountain(state: State, optional: bool) -> Script[bool]:
    """Any number of own assistants come back to the merchant; with Letters & Seals the companion may come to its
    owner's supply as well (rulebook p. 15; ruling 47)."""
    places = yield from offer(state, FOUNTAIN, lambda: _returns(state), optional)
    if places is None:
        return False
    if places:
        bring_back(state, places)
    if companion.may_be_taken(state, state.active) and (not places or (yield from _wants_companion(state))):
        companion.take(state, state.active)
    return True


def _returns(state: State) -> Mapping[str, tuple[int, ...]]:
    """Any of the own assistants; only the companion comes last."""
    found = choices(state)
    return {**found, "take-companion": ()} if companion.may_be_taken(state, state.active) else found


def _wants_companion(state: State) -> Script[bool]:
    """Ask whether the companion comes too. To take it is the default from the general supply, not from the bazaar."""
    waits = state.seats[state.active].companion == GENERAL_SUPPLY
    taken: bool = yield from ask(
        state,
        "companion",
        lambda: {"take-companion": True, "leave-companion": False},
        default="take-companion" if waits else None,
    )
    return taken


def family_not_here(state: State) -> Refusal | None:
    """The refusal while the own family member is not at the Police Station."""
    family = state.seats[state.active].family
    return None if family == POLICE_STATION else Refusal("family_not_here", place=family)


def police_station(state: State, optional: bool) -> Script[bool]:
    """The own family member goes to any other place and does its action, which may be left undone. No payment, no
    encounters, no assistant (ruling 14)."""
    place = yield from offer(state, POLICE_STATION, lambda: _sends(state), optional)
    if place is None:
        return False
    send_family(state, place)
    yield from perform(state, place, "family")  # its player's own action: a repeat card may follow (ruling 15)
    return True


def _sends(state: State) -> dict[str, int]:
    if family_not_here(state):
        return {}
    return {SEND(place): place for place in sorted(state.board.places) if place != POLICE_STATION}


def send_family(state: State, place: int) -> None:
    """Move the own family member to `place`, where it delivers letters."""
    state.seats[state.active].family = place
    state.events.append(FamilySent(state.active, place))
    letters.deliver(state, state.active)


def catacombs(state: State, optional: bool) -> Script[bool]:
    """Pay a good or a coffee, then put merchant or companion at any place: no action, no encounters and no assistant
    there, and the barrier does not matter (rulings 54, 58)."""
    ware = yield from offer(state, CATACOMBS, lambda: _wares(state), optional)
    if ware is None:
        return False
    if ware == COFFEE:
        purse.take_coffee(state, state.active, 1)
    else:
        purse.take_good(state, state.active, GOODS.index(ware))
    if state.now.mover == "family":  # neither merchant nor companion moves after the family step (ruling 58)
        return True
    piece = yield from ask(state, "tunnel-figure", lambda: _pieces(state))
    place = yield from ask(state, "tunnel", lambda: _tunnels(state, piece))
    if piece == "companion":
        companion.put(state, place)
    else:
        put_merchant(state, place)
    state.now.skips_encounters = state.now.skips_encounters or piece == state.now.mover
    return True


def _wares(state: State) -> dict[str, str]:
    return {TAKE(name): name for name in (*GOODS, *([COFFEE] if state.setup.mocha else ()))}


def _pieces(state: State) -> dict[str, str]:
    placed = state.seats[state.active].companion > 0
    return {FIGURE(piece): piece for piece in ("merchant", *(["companion"] if placed else ()))}


def _tunnels(state: State, piece: str) -> dict[str, int]:
    """Every place but the one where the piece stands."""
    seat = state.seats[state.active]
    here = seat.companion if piece == "companion" else seat.merchant
    return {TUNNEL(place): place for place in sorted(state.board.places) if place != here}
