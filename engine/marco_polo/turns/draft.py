"""Choices before the first round in the expert variant: characters, then goal cards."""

from itertools import combinations

from engine.core.decision import Asking, Decision, Refusal, Script, Together
from engine.core.tuples import without
from engine.marco_polo.components.board import GOALS_DEALT
from engine.marco_polo.components.cards import GOALS
from engine.marco_polo.components.characters import CHARACTERS
from engine.marco_polo.events import KeptGoals, TookCharacter
from engine.marco_polo.notation import KEEP, PICK
from engine.marco_polo.setup import after_draft, give_character
from engine.marco_polo.state import State


def draft(state: State) -> Script[None]:
    """One seat picks a character. One more than players is on offer; the last seat picks first, seat 0 last."""
    me = len(state.draft) - 2  # one character more is left than seats that have to pick
    name = yield Decision(
        me,
        "character",
        {PICK(name): name for name in state.draft},
        reason=lambda notation: Refusal("character_not_offered") if PICK.begins(notation) else None,
    )
    state.draft = without(state.draft, name)
    give_character(state, me, CHARACTERS[name])
    state.events.append(TookCharacter(me, name))
    if me == 0:
        state.draft = ()
        state.stage = after_draft(state)


def choose_goals(state: State) -> Script[None]:
    """All seats at once keep two of their four goal cards; the others leave the game, unseen by other seats."""
    kept: dict[int, tuple[str, ...]] = yield Together({me: _two_of_four(state, me) for me in range(len(state.seats))})
    for me, goals in kept.items():
        seat = state.seats[me]
        seat.refused = [goal for goal in seat.goals if goal not in goals]
        seat.goals = list(goals)
        state.events.append(KeptGoals(me, goals))
    state.stage = "bonuses"


def _two_of_four(state: State, me: int) -> Asking[tuple[str, ...]]:
    goals = state.seats[me].goals
    kept: tuple[str, ...] = yield Decision(
        me,
        "goals",
        {KEEP.all(some): some for some in combinations(sorted(goals), GOALS_DEALT)},
        reason=lambda notation: _why_not(goals, notation),
        secret=True,
    )
    return kept


def _why_not(goals: list[str], notation: str) -> Refusal | None:
    named = KEEP.words(notation)
    if not named:
        return None
    if len(named) != GOALS_DEALT:
        return Refusal("keep_two_goals", given=len(named))
    foreign = [goal for goal in named if goal not in goals]
    return Refusal("not_your_goal", goal=foreign[0]) if foreign and foreign[0] in GOALS else None
