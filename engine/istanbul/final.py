"""After the last round: leftover cards that give goods or lira, and who wins (rulebook p. 9; ruling 31).

What is compared, and so what breaks a tie, is in engine/istanbul/standings.py; when the last round begins in turn.py,
how many rubies it takes in options.py."""

from typing import TYPE_CHECKING

from engine.core.decision import Script
from engine.istanbul.ask import ask
from engine.istanbul.events import GameEnded
from engine.istanbul.notation import DONE
from engine.istanbul.standings import possible_standings, standing
from engine.istanbul.window import IDLE, Window

if TYPE_CHECKING:
    from engine.istanbul.state import State


def winners(state: "State") -> tuple[int, ...]:
    """The best seat, or all that share the win."""
    best = max(standing(state, i) for i in range(len(state.seats)))
    return tuple(i for i in range(len(state.seats)) if standing(state, i) == best)


def final_cards(state: "State") -> Script[None]:
    """Ask one seat after the other in turn order, then end the game."""
    state.now.window = Window.FINAL
    order = [(state.start + i) % len(state.seats) for i in range(len(state.seats))]
    for turn, seat in enumerate(order):
        state.active = seat
        if rank_is_open(state, seat, order[turn + 1 :]):
            # Confirmed even if none of its cards can be played: otherwise that would be known.
            yield from ask(state, "final-cards", lambda: {DONE: True}, confirm=True)
    state.now = IDLE
    state.over = True
    state.events.append(GameEnded(None, winners(state)))


def rank_is_open(state: "State", index: int, later: list[int]) -> bool:
    """Whether some hand of the seat's size could change how it stands to another seat, given any hands of those that
    play `later` (ruling 66)."""
    mine = possible_standings(state, index)
    worst, best = min(mine), max(mine)
    if worst == best:
        return False
    rivals = [other for other, seat in enumerate(state.seats) if seat.rubies == state.seats[index].rubies]
    rivals.remove(index)
    for other in rivals:
        theirs = possible_standings(state, other) if other in later else {standing(state, other)}
        if any(worst <= end <= best for end in theirs):
            return True
    return False
