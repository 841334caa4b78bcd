"""Phase 3: the action of a place, and the cards that repeat it (rulebook p. 9, 18 to 21, 24)."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from engine.core.decision import Reason, Script
from engine.istanbul.cards import bonus_cards
from engine.istanbul.events import Acted, LeftUndone
from engine.istanbul.names import PLACES as NAMES
from engine.istanbul.notation import ENOUGH, PLAY, SKIP
from engine.istanbul.state import State
from engine.istanbul.turn.ask import ask, pick
from engine.istanbul.window import Window

BY_CARD: Final = "card"  # the value of `Turn.by` while a card repeats an action


def perform(state: State, place: int, by: str, optional: bool = True) -> Script[bool]:
    """Carry out the action of `place`, once more for each repeat card played. Returns whether it was carried out.

    `by`: merchant, companion, family, barrier or guild."""
    carried_out = done = yield from _once(state, place, by, optional)
    while done and (yield from _repeats(state, place, by)):
        done = yield from _once(state, place, BY_CARD, False)
    return carried_out


def _once(state: State, place: int, by: str, optional: bool) -> Script[bool]:
    if by == "family" or state.now.window is Window.FAMILY_ACTION:  # also what the family member's action leads to
        state.now.window = Window.FAMILY_ACTION
    else:
        state.now.window = Window.BETWEEN_ACTIONS
    state.now.by = by
    done = yield from state.components.places[place].action(state, optional)
    state.now.window = Window.BETWEEN_ACTIONS
    return done


def offer(
    state: State,
    place: int,
    options: Callable[[], Mapping[str, Any]],
    optional: bool,
    reason: Reason | None = None,
    *,
    obvious: bool = False,
) -> Script[Any]:
    """Ask the first choice of a place's action. Returns its value, or None when the action is skipped. Otherwise the
    action has begun, and cards that may only be played between actions cannot be played until it ends.

    `obvious`: a single option is what one comes for, so it is the default."""
    refusal = state.components.places[place].refusal
    if state.now.by == BY_CARD:  # repeated at once, so that nothing uses up its price (ruling 83)
        choice = yield from pick(state, NAMES[place], options(), reason)
    else:
        ways = [*options()] if obvious else []
        choice = yield from ask(
            state,
            NAMES[place],
            # A card or tile used here may take away every option; a compulsory action may then be skipped after all.
            lambda: {**options(), SKIP: None} if optional else options() or {SKIP: None},
            default=ways[0] if len(ways) == 1 else None,
            reason=lambda notation: (reason(notation) if reason else None) or refusal(state),
        )
    if choice is None:
        state.events.append(LeftUndone(state.active))
    else:
        if state.now.window is not Window.FAMILY_ACTION:
            state.now.window = Window.ACTION
        state.events.append(Acted(state.active, place, state.now.by))
    return choice


def _repeats(state: State, place: int, by: str) -> Script[bool]:
    """Ask whether a card that repeats the action is played. The repetition costs the new, higher price; if the seat
    cannot pay it, the card cannot be played (rulings 17, 83), but cards played first may pay for it (ruling 8).

    Without such a card there is nothing to choose."""
    if not _repeat_cards(state, place, by):
        return bool((yield from pick(state, "again", {ENOUGH: None})))
    refusal = state.components.places[place].refusal
    choice = yield from ask(
        state,
        "again",
        lambda: {**({} if refusal(state) else _repeat_cards(state, place, by)), ENOUGH: None},
        reason=lambda _: refusal(state),
    )
    if choice:
        bonus_cards.play_as(state, *choice)
    return bool(choice)


def _repeat_cards(state: State, place: int, by: str) -> dict[str, tuple[str, str]]:
    """An option for each card in hand that repeats the action: (face played, face it counts as)."""
    card = state.components.places[place].repeated_by
    if card is None or state.guild_card:  # ruling 36: no such card in a guild card's turn
        return {}
    if state.components.places[place].repeated_there and not _stands_at(state, by, place):
        return {}
    return {PLAY(name): (name, card) for name in bonus_cards.held_as(state, card)}


def _stands_at(state: State, by: str, place: int) -> bool:
    """Whether the acting piece stands at `place`; the action after moving the barrier has no piece (ruling 57)."""
    seat = state.seats[state.active]
    return {"merchant": seat.merchant, "companion": seat.companion, "family": seat.family}.get(by) == place
