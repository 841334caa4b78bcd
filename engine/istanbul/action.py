"""Phase 3: the action of a place, and the cards that repeat it (rulebook p. 9, 18 to 21, 24)."""

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from engine.core.decision import Reason, Refusal, Script
from engine.istanbul import bonus
from engine.istanbul.ask import ask
from engine.istanbul.choose import pick
from engine.istanbul.events import Acted, LeftUndone
from engine.istanbul.names import PLACES as NAMES
from engine.istanbul.notation import ENOUGH, PLAY, SKIP
from engine.istanbul.window import Window

if TYPE_CHECKING:
    from engine.istanbul.state import State


BY_CARD: Final = "card"  # how a repeated action comes about


class Place(NamedTuple):
    """`action`: the place's script, told whether it may be skipped; returns whether it was carried out.
    `refusal`: why the active seat could not carry it out now. `repeated_by`: the card that repeats it.
    `repeated_there`: that card needs the acting figure to stand at the place (ruling 57). `figures`: the numbers that
    its sentences name."""

    action: "Callable[[State, bool], Script[bool]]"
    refusal: "Callable[[State], Refusal | None]"
    repeated_by: str | None = None
    figures: Mapping[str, int] = {}
    repeated_there: bool = False


def possible(state: "State") -> Refusal | None:
    """The refusal of a place whose action can always be carried out."""
    return None


def perform(state: "State", place: int, by: str, optional: bool = True) -> Script[bool]:
    """The action of `place`, and again for each repeat card played; whether it was carried out at all.

    `by`: merchant, companion, family, barrier or guild."""
    carried_out = done = yield from _once(state, place, by, optional)
    while done and (yield from _repeats(state, place, by)):
        done = yield from _once(state, place, BY_CARD, False)
    return carried_out


def _once(state: "State", place: int, by: str, optional: bool) -> Script[bool]:
    if by == "family" or state.now.window is Window.FAMILY_ACTION:  # also what the family member's action leads to
        state.now.window = Window.FAMILY_ACTION
    else:
        state.now.window = Window.BETWEEN_ACTIONS
    state.now.by = by
    done = yield from state.components.places[place].action(state, optional)
    state.now.window = Window.BETWEEN_ACTIONS
    return done


def offer(
    state: "State", place: int, options: Callable[[], Mapping[str, Any]], optional: bool, reason: Reason | None = None
) -> Script[Any]:
    """The first choice of a place's action. Returns None when it is skipped; otherwise the action has begun, and
    cards that need a moment between actions must wait for its end."""
    refusal = state.components.places[place].refusal
    if state.now.by == BY_CARD:  # repeated at once, so that nothing uses up its price (ruling 83)
        choice = yield from pick(state, NAMES[place], options(), reason)
    else:
        choice = yield from ask(
            state,
            NAMES[place],
            # Cards and tiles used first may leave nothing of an action that was to be carried out.
            lambda: {**options(), SKIP: None} if optional else options() or {SKIP: None},
            reason=lambda notation: (reason(notation) if reason else None) or refusal(state),
        )
    if choice is None:
        state.events.append(LeftUndone(state.active))
    else:
        if state.now.window is not Window.FAMILY_ACTION:
            state.now.window = Window.ACTION
        state.events.append(Acted(state.active, place, state.now.by))
    return choice


def _repeats(state: "State", place: int, by: str) -> Script[bool]:
    """Whether a card that repeats the action is played. The second run pays the new, higher price; where that cannot be
    paid the card cannot be played (rulings 17, 83), but cards played first may pay for it (ruling 8).

    Without such a card nothing is asked."""
    if not _repeat_cards(state, place, by):
        return False
    refusal = state.components.places[place].refusal
    choice = yield from ask(
        state,
        "again",
        lambda: {**({} if refusal(state) else _repeat_cards(state, place, by)), ENOUGH: None},
        reason=lambda _: refusal(state),
    )
    if choice:
        bonus.play_as(state, *choice)
    return bool(choice)


def _repeat_cards(state: "State", place: int, by: str) -> dict[str, tuple[str, str]]:
    """The cards in hand that repeat the action, with the card each one counts as."""
    card = state.components.places[place].repeated_by
    if card is None or state.guild_card:  # ruling 36: no such card in a guild card's turn
        return {}
    if state.components.places[place].repeated_there and not _stands_at(state, by, place):
        return {}
    return {PLAY(name): (name, card) for name in bonus.held_as(state, card)}


def _stands_at(state: "State", by: str, place: int) -> bool:
    """Whether the figure that acts stands at `place`; the barrier's action has none (ruling 57)."""
    seat = state.seats[state.active]
    return {"merchant": seat.merchant, "companion": seat.companion, "family": seat.family}.get(by) == place
