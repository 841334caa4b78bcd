"""Phase 1: where the merchant may go (1 or 2 places, straight lines, barrier), an assistant left or picked up, neutral
ones, the turn ended without one (rulebook p. 8; rulings 3 to 5, 42, 56)."""

from collections.abc import Mapping
from functools import cache, lru_cache, partial
from typing import Any

from engine.core.decision import Refusal, Script
from engine.core.notation import parse
from engine.core.tuples import without
from engine.istanbul import letters
from engine.istanbul.board import Edge
from engine.istanbul.events import Collected, Left, Moved
from engine.istanbul.guild import turn as guild_turn
from engine.istanbul.names import FOUNTAIN, STRAIGHT_LINES
from engine.istanbul.notation import COMPANION, GUILD, MOVE, PLACE_COMPANION, STOP
from engine.istanbul.state import GENERAL_SUPPLY, NEUTRAL, OWN, OWN_SUPPLY, State
from engine.istanbul.turn import companion
from engine.istanbul.turn.ask import TurnReplacement, ask
from engine.istanbul.window import NORMAL_REACH, Window


def choose(state: State) -> Script["int | TurnReplacement"]:
    """Ask where the merchant goes. Returns the place, or the TurnReplacement chosen instead."""
    state.now.window = Window.BEFORE_MOVING
    return ask(state, "move", lambda: options(state), reason=lambda notation: why_not(state, notation))


def options(state: State) -> Mapping[str, Any]:
    """Every way to begin the turn: moving merchant or companion, placing the companion, a guild card."""
    walks = {} if state.now.mover == "companion" else targets(state)
    instead = _instead(state)
    return {**walks, **instead} if instead else walks


def _instead(state: State) -> dict[str, Any]:
    """Guild cards, and the companion: it may not move after a card that replaces the merchant's walk."""
    seat, now = state.seats[state.active], state.now
    options: dict[str, Any] = {}
    for card in guild_turn.playable(state):
        options[GUILD(card)] = TurnReplacement(partial(guild_turn.turn, card=card))
    if seat.companion == OWN_SUPPLY:
        options[PLACE_COMPANION] = companion.PLACING
    elif seat.companion != GENERAL_SUPPLY and (now.mover == "companion" or now.walks):
        for place in companion.targets(state, blocking(state)):
            options[COMPANION(place)] = TurnReplacement(partial(companion.turn, place=place))
    return options


def arrive(state: State, place: int) -> Script[bool]:
    """Move the merchant's stack to `place`; leave or collect an assistant. Returns False if the turn ends at once."""
    put_merchant(state, state.active, place)
    state.now.window = Window.ASSISTANT
    if place == FOUNTAIN:  # rulebook p. 18: no assistant is needed there, nor is one picked up (ruling 5)
        return True
    return (yield from _see_to_assistant(state))


def put_merchant(state: State, index: int, place: int) -> None:
    seat = state.seats[index]
    if place != seat.merchant:
        state.events.append(Moved(index, seat.merchant, place))
        seat.merchant = place
        letters.deliver(state, index)


def blocking(state: State) -> Edge | None:
    """The barrier if it blocks the active seat, None if there is none or the seat is its holder (ruling 42)."""
    return None if state.barrier_holder == state.active else state.barrier


def targets(state: State) -> Mapping[str, int]:
    """The places where the active merchant may go, by the notation of the move."""
    seat, now = state.seats[state.active], state.now
    if now.jumps:
        return _moves(now.jumps)
    walks = _moves(state.board.within(seat.merchant, now.reach, blocking(state)))
    # The tavern tile for straight lines extends the normal walk only, not one that a card has replaced.
    if seat.taverns[STRAIGHT_LINES] and now.reach == NORMAL_REACH:
        return {**walks, **_moves(state.board.lines(seat.merchant, blocking(state)))}
    return walks


@lru_cache(maxsize=1024)
def _moves(places: tuple[int, ...]) -> Mapping[str, int]:
    return {MOVE(place): place for place in places}


def why_not(state: State, notation: str) -> Refusal | None:
    """The reason why the active seat may not begin its turn with this notation."""
    parsed = parse(notation)
    if parsed.verb in (COMPANION.word, PLACE_COMPANION):
        return companion.why_not(state, parsed, blocking(state))
    if parsed.verb == GUILD.word:
        return guild_turn.refusal(state, parsed.number)
    if parsed.verb != MOVE.word or not parsed.rest:
        return Refusal("move_first")
    place = parsed.number
    # The shortest way round the barrier counts (ruling 3).
    distance = state.board.distances(state.seats[state.active].merchant, blocking(state)).get(place)
    if distance is None:
        return Refusal("unknown_place", place=parsed.rest)
    if state.now.mover == "companion":
        return Refusal("movement_replaced", place=place)
    if state.now.jumps:
        return Refusal("not_among_jumps", place=place)
    nearest, farthest = state.now.reach
    code = "must_move" if distance == 0 else "too_far" if distance > farthest else "too_near"
    return Refusal(code, place=place, distance=distance, nearest=nearest, farthest=farthest)


def _see_to_assistant(state: State) -> Script[bool]:
    """Collect an assistant from the place to the bottom of the stack, or leave the bottom one of the stack there.
    Returns False if the seat does neither and the turn ends at once."""
    choice = yield from ask(
        state,
        "assistant",
        lambda: _assistant_options(state),
        default=_usual(state),
        reason=lambda notation: _why_no_assistant(state, notation),
    )
    if choice == STOP:
        return False
    seat = state.seats[state.active]
    place = seat.merchant
    if choice == "leave":
        neutral = seat.stack[0] == NEUTRAL
        seat.stack = seat.stack[1:]
        if neutral:
            state.neutral_out = (*state.neutral_out, place)
        else:
            seat.out = (*seat.out, place)
        state.events.append(Left(state.active, place, neutral))
    else:
        neutral = choice == "collect-neutral"
        if neutral:
            state.neutral_out = without(state.neutral_out, place)
        else:
            seat.out = without(seat.out, place)
        seat.stack = (NEUTRAL if neutral else OWN, *seat.stack)
        state.events.append(Collected(state.active, place, neutral))
    return True


def _why_no_assistant(state: State, notation: str) -> Refusal | None:
    seat = state.seats[state.active]
    place = seat.merchant
    if notation == "leave":
        return Refusal("assistant_lies_here", place=place) if place in seat.out else Refusal("no_assistant_left")
    if notation == "collect":
        return Refusal("no_assistant_there", place=place)
    return Refusal("no_neutral_assistant_there", place=place) if notation == "collect-neutral" else None


def _usual(state: State) -> str | None:
    """The default for the assistant: the only way to go on; None where a neutral assistant makes it a real choice
    (ruling 56)."""
    ways = _assistant_options(state)  # with ending the turn instead
    return next(iter(ways)) if len(ways) == 2 else None


def _assistant_options(state: State) -> Mapping[str, str]:
    """Ruling 4: one's own assistant there is picked up; a neutral one may be, also instead of leaving one."""
    seat = state.seats[state.active]
    own, neutral = seat.merchant in seat.out, seat.merchant in state.neutral_out
    return _assistants(own, neutral, bool(seat.stack) and not own)


@cache
def _assistants(collect: bool, neutral: bool, leave: bool) -> Mapping[str, str]:
    """The ways that are possible, and to end the turn."""
    ways = {"collect": collect, "collect-neutral": neutral, "leave": leave, STOP: True}
    return {way: way for way, possible in ways.items() if possible}
