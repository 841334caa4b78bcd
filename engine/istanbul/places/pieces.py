"""7 Fountain (assistants and companion back), 12 Police Station (family member sent out), 25 Catacombs (tunnel to any
place): places that move own pieces (rulebook p. 18, 19, 21)."""

from collections.abc import Mapping, Sequence
from typing import Final

from engine.core.decision import NONE, Refusal, Script
from engine.istanbul import letters, purse
from engine.istanbul.events import FamilySent
from engine.istanbul.names import POLICE_STATION
from engine.istanbul.notation import FIGURE, SEND, TAKE, TUNNEL
from engine.istanbul.state import GENERAL_SUPPLY, State
from engine.istanbul.turn import companion
from engine.istanbul.turn.action import perform
from engine.istanbul.turn.ask import ask
from engine.istanbul.turn.movement import put_merchant
from engine.istanbul.turn.recall import bring_back, choices

COFFEE: Final = "coffee"


TAKE_COMPANION, LEAVE_COMPANION = "take-companion", "leave-companion"
ONLY_COMPANION: Final[Mapping[str, tuple[int, ...]]] = {TAKE_COMPANION: ()}


def nobody_to_bring_back(state: State) -> Refusal | None:
    """The refusal when neither an assistant nor the companion could come back."""
    if state.seats[state.active].out:
        return None
    return state.now.why_pieces_stay if companion.may_be_taken(state, state.active) else Refusal("no_assistant_out")


def returns(state: State) -> Mapping[str, tuple[int, ...]]:
    """Any of one's own assistants; only the companion comes last, if it may move (ruling 58)."""
    taken = companion.may_be_taken(state, state.active) and not state.now.why_pieces_stay
    return {**choices(state), **ONLY_COMPANION} if taken else choices(state)


def former_returns(state: State) -> Mapping[str, tuple[int, ...]]:
    """The companion could be taken after the family step, too, before ruling 58 named that."""
    stays = companion.may_be_taken(state, state.active) and state.now.why_pieces_stay
    return ONLY_COMPANION if stays else NONE


def why_no_return(state: State, notation: str) -> Refusal | None:
    """Why only the companion does not come back, where assistants could."""
    taken = notation == TAKE_COMPANION and companion.may_be_taken(state, state.active)
    return state.now.why_pieces_stay if taken else None


def fountain(state: State, places: Sequence[int]) -> Script[None]:
    """Any number of one's own assistants come back to the merchant; with Letters & Seals the companion may come to its
    owner's supply as well (rulebook p. 15; ruling 47)."""
    if places:
        bring_back(state, places)
    if companion.may_be_taken(state, state.active) and (not places or (yield from _wants_companion(state))):
        companion.take(state, state.active)


def _wants_companion(state: State) -> Script[bool]:
    """Ask whether the companion comes too. To take it is the default from the general supply, not from the bazaar.
    After the family step nobody is asked (ruling 58), but logs may hold an answer."""
    taken: bool
    if state.now.why_pieces_stay:
        taken = yield from ask(
            state,
            "companion",
            lambda: {LEAVE_COMPANION: False},
            default=LEAVE_COMPANION,
            confirm=True,
            needless=True,
            former={TAKE_COMPANION: True},
        )
    else:
        waits = state.seats[state.active].companion == GENERAL_SUPPLY
        options = {TAKE_COMPANION: True, LEAVE_COMPANION: False}
        taken = yield from ask(state, "companion", lambda: options, default=TAKE_COMPANION if waits else None)
    return taken


def family_not_here(state: State) -> Refusal | None:
    """The refusal while the seat's own family member is not at the Police Station."""
    family = state.seats[state.active].family
    return None if family == POLICE_STATION else Refusal("family_not_here", place=family)


def sends(state: State) -> dict[str, int]:
    """Every other place."""
    return {SEND(place): place for place in sorted(state.board.places) if place != POLICE_STATION}


def police_station(state: State, place: int) -> Script[None]:
    """The seat's own family member goes to any other place and does its action, which may be left undone. No payment,
    no encounters, no assistant (ruling 14)."""
    send_family(state, place)
    yield from perform(state, place, "family")  # its player's own action: a repeat card may follow (ruling 15)


def send_family(state: State, place: int) -> None:
    """Move the seat's own family member to `place`, where it delivers letters."""
    state.seats[state.active].family = place
    state.events.append(FamilySent(state.active, place))
    letters.deliver(state, state.active)


def wares(state: State) -> dict[str, str]:
    """A good of any type or, with Mocha & Baksheesh, a coffee."""
    return {TAKE(ware): ware for ware in purse.all_wares(state)}


def catacombs(state: State, ware: str) -> Script[None]:
    """Take a good or a coffee, then put merchant or companion at any place: no action, no encounters and no assistant
    there, and the barrier does not matter (rulings 54, 58)."""
    purse.take_ware(state, state.active, ware)
    if state.now.why_pieces_stay:  # ruling 58
        return
    piece = yield from ask(state, "tunnel-figure", lambda: _pieces(state))
    place = yield from ask(state, "tunnel", lambda: _tunnels(state, piece))
    if piece == "companion":
        companion.put(state, place)
    else:
        put_merchant(state, state.active, place)
    state.now.skips_encounters = state.now.skips_encounters or piece == state.now.mover


def _pieces(state: State) -> dict[str, str]:
    placed = state.seats[state.active].companion > 0
    return {FIGURE(piece): piece for piece in ("merchant", *(["companion"] if placed else ()))}


def _tunnels(state: State, piece: str) -> dict[str, int]:
    """Every place but the one where the piece stands."""
    seat = state.seats[state.active]
    here = seat.companion if piece == "companion" else seat.merchant
    return {TUNNEL(place): place for place in sorted(state.board.places) if place != here}
