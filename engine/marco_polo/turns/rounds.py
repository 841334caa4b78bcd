"""Start and end of a round of Marco Polo: start player, city bonuses, roll, compensation for a low roll, new contracts;
the draft and the choice of goal cards before the first (rulings 12.3 to 12.5)."""

from itertools import combinations
from typing import TypeAlias

from engine.core.decision import Asking, Decision, Refusal, Script, Together
from engine.core.tuples import without
from engine.marco_polo.components.amounts import NOTHING, Amounts, cost
from engine.marco_polo.components.board import BLACK_DICE, DICE_EACH, FAIR_ROLL, GOALS_DEALT, ROUNDS
from engine.marco_polo.components.cards import GOALS
from engine.marco_polo.components.characters import CHARACTERS
from engine.marco_polo.components.dice import WHITE, sorted_hand
from engine.marco_polo.events import KeptGoals, Rolled, RoundBegan, RoundEnded, RowFilled, TookCharacter
from engine.marco_polo.notation import KEEP, PICK, mix
from engine.marco_polo.rewards import (
    CityBonus,
    city_bonus,
    draw_from_special,
    keep_contract,
    place_for,
    put_under_special,
    receive,
)
from engine.marco_polo.setup import after_draft, clear_dice, give_character
from engine.marco_polo.state import State
from engine.marco_polo.supplies import earn
from engine.marco_polo.turns.scoring import finish


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


# ---------------------------------------------------------------------- rounds


Start: TypeAlias = tuple[list[CityBonus], str | None]
"""One seat's answers at the start of a round: its city bonuses, and which contract makes room for a drawn one."""


def bonuses(state: State) -> Script[None]:
    """Name the new start player, then give out the bonuses of small cities and characters, all before the roll."""
    state.round += 1
    state.start = state.active = state.hourglass
    state.events.append(RoundBegan(None, state.round, state.start))
    drawn = {}
    for me, seat in enumerate(state.seats):
        earn(state, me, seat.character.round_income, "character")
        for _ in range(seat.character.round_contracts):
            contract = draw_from_special(state, me, "character")
            if contract is not None:
                drawn[me] = contract
    answers: dict[int, Start] = yield Together({me: _start(state, me, drawn.get(me)) for me in range(len(state.seats))})
    for me, (received, gone) in answers.items():
        for bonus in received:
            receive(state, me, bonus)
        if me in drawn:
            keep_contract(state, me, drawn[me], gone)
    state.stage = "roll"


def _start(state: State, me: int, drawn: str | None) -> Asking[Start]:
    received = []
    for city in state.seats[me].posts if state.round > 1 else ():  # small cities pay in later rounds (ruling 4.1)
        if city in state.layout.markers:
            received.append((yield from city_bonus(state, me, city)))
    return received, (yield from place_for(state, me, drawn)) if drawn else None


def roll(state: State) -> Script[None]:
    """Take all dice back and roll them; whoever has fewer than 15 pips is compensated (ruling 12.5)."""
    clear_dice(state)
    state.black = BLACK_DICE[len(state.seats)]
    for me, seat in enumerate(state.seats):
        character = seat.character
        if character.rolls:
            rolled = [*state.dice.roll(DICE_EACH), *(WHITE + die for die in state.dice.roll(character.white_dice))]
            state.events.append(Rolled(me, tuple(rolled)))
            seat.hand = sorted_hand(rolled)
        else:
            seat.hand = (0,) * DICE_EACH
    paid: dict[int, Amounts] = yield Together({me: _compensation(state, me) for me in range(len(state.seats))})
    for me, amounts in paid.items():
        earn(state, me, amounts, "compensation")
    state.stage = "turn"


def _compensation(state: State, me: int) -> Asking[Amounts]:
    seat = state.seats[me]
    missing = FAIR_ROLL - sum(die % 10 for die in seat.hand)  # a white die counts (ruling 7.2)
    if missing <= 0 or not seat.character.rolls:
        return NOTHING
    most = range(missing, -1, -1)
    options = {mix(camels, missing - camels): cost(camel=camels, coin=missing - camels) for camels in most}
    amounts: Amounts = yield Decision(me, "compensation", options, public=True)
    return amounts


def end_round(state: State) -> None:
    """Lay the contracts that nobody took under the special pile, then lay out six new ones or, after the last round,
    finish the game (rulings 6.10, 12.4)."""
    for contract in state.row:
        put_under_special(state, contract)
    state.events.append(RoundEnded(None, state.round, state.row))
    state.row = ()
    if state.round == ROUNDS:
        finish(state)
        return
    state.dice.reveal()  # nobody has seen the contracts of the next round
    state.row = tuple(state.piles.pop())
    state.events.append(RowFilled(None, state.row))
    state.stage = "bonuses"
