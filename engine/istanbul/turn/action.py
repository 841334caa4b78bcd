"""Phase 3: the action of a place is begun, skipped or left undone; cards that repeat it, who may and at which price
(rulebook p. 9, 18 to 21, 24; rulings 17, 57, 83)."""

from collections.abc import Mapping
from functools import partial
from typing import Any, Final

from engine.core.decision import Refusal, Script, run
from engine.core.notation import parse
from engine.istanbul.cards import bonus_cards
from engine.istanbul.events import Acted, LeftUndone
from engine.istanbul.names import PLACES
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
    """Carry out the action unless it is skipped. It begins with its first choice: cards that may only be played between
    actions cannot be played from there until it ends."""
    by_family = by == "family" or state.now.window is Window.FAMILY_ACTION  # also what the member's action leads to
    state.now.window = Window.FAMILY_ACTION if by_family else Window.BETWEEN_ACTIONS
    state.now.by = by
    choice = yield from _first_choice(state, place, optional)
    if choice is None:
        omit(state, place, state.components.places[place].refusal(state) or Refusal("action_skipped"))
        state.events.append(LeftUndone(state.active))
    else:
        if not by_family:
            state.now.window = Window.ACTION
        state.events.append(Acted(state.active, place, by))
        yield from run(state.components.places[place].action(state, choice))
    state.now.window = Window.BETWEEN_ACTIONS
    return choice is not None


def omit(state: State, place: int, why: Refusal) -> None:
    """Remember why the action of `place` was left undone, for whoever asks later in the turn."""
    state.now.omitted = (*state.now.omitted, (place, why))


def why_omitted(state: State, notation: str) -> Refusal | None:
    """Why the action that a notation belongs to was left undone in this turn; None where it was not. That of SKIP is
    the last one."""
    verb = parse(notation).verb
    reasons = [why for place, why in state.now.omitted if verb in (SKIP, *state.components.places[place].verbs)]
    return reasons[-1] if reasons else None


def _first_choice(state: State, place: int, optional: bool) -> Script[Any]:
    """Ask with what the action begins. Returns the option's value, None where the action is skipped."""
    rules = state.components.places[place]
    if state.now.by == BY_CARD:  # repeated at once, so that nothing uses up its price (ruling 83)
        return (yield from pick(state, PLACES[place], _options(state, place), partial(rules.why_not, state)))
    obvious = [*_options(state, place)] if rules.obvious(state) else []
    former = rules.former(state)
    return (
        yield from ask(
            state,
            PLACES[place],
            # A card or tile used here may take away every option; a compulsory action may then be skipped after all.
            lambda: {**_options(state, place), SKIP: None} if optional else _options(state, place) or {SKIP: None},
            default=obvious[0] if len(obvious) == 1 else None,
            reason=lambda notation: rules.why_not(state, notation) or rules.refusal(state),
            confirm=bool(former),
            former=former,
        )
    )


def _options(state: State, place: int) -> Mapping[str, Any]:
    rules = state.components.places[place]
    return {} if rules.refusal(state) else rules.options(state)


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
    rules, seat = state.components.places[place], state.seats[state.active]
    card = rules.repeated_by
    if card is None or state.guild_card:  # ruling 36: no such card in a guild card's turn
        return {}
    # The action after moving the barrier has no piece that could stand there (ruling 57).
    stands_at = {"merchant": seat.merchant, "companion": seat.companion, "family": seat.family}.get(by)
    if rules.repeated_there and stands_at != place:
        return {}
    return {PLAY(name): (name, card) for name in bonus_cards.held_as(state, card)}
