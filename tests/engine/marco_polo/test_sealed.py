"""Simultaneous choices: sealed, in any order with the same result, answered once."""

from itertools import permutations
from random import Random

import pytest

from engine.core.decision import NOBODY, Choice, Refusal
from engine.core.determinize import determinize
from engine.core.event import seen_by
from engine.core.position import Position
from engine.marco_polo.events import KeptGoals
from tests.scenarios.marco_polo.given import start
from tests.support.dealt.marco_polo_games import table
from tests.support.dealt.tables import bytes_of

CAST = ("matteo", "berke", "kubilai", "caprini")


KINDS = {"goals": {"goals"}, "round start": {"copy", "goods", "swap"}, "compensation": {"compensation"}}


ALL_ONES = Choice(NOBODY, "new", (0,) * 20)  # what four seats roll
ROUND_STARTS = {
    "stage": "bonuses", "round": 1, "special": ["K09", "K10"],
    "blue": {"posts": ["xian"]}, "green": {"posts": ["kashgar"]}, "red": {"posts": ["kashgar"]},
    "yellow": {"character": "matteo", "contracts": ["K01", "K02"]},
}  # fmt: skip
POSITIONS = {
    "goals": start({"new": True, "options": {"goals": "chosen"}}),
    "round start": start(ROUND_STARTS),
    "compensation": start({"stage": "roll", "round": 1}),
}


def together(phase: str) -> Position:
    """A position in which all four seats owe a decision of this phase and nobody has answered."""
    position = Position(POSITIONS[phase].rules, POSITIONS[phase].boundary, ALL_ONES)
    assert {decision.kind for decision in position.decisions} == KINDS[phase] and len(position.decisions) == 4
    return position


def answered(position: Position, phase: str, order: tuple[int, ...]) -> Position:
    """Everything of the phase answered by the last option, one seat after the other."""
    fork = position.fork()
    for seat in order:
        while seat in fork.seats_to_act and fork.decision(seat).kind in KINDS[phase]:
            fork.choose(seat, list(fork.decision(seat).options)[-1])
    return fork


@pytest.mark.parametrize("phase", KINDS)
def test_every_order_of_answers_gives_the_same_position(phase: str) -> None:
    position = together(phase)
    orders = list(permutations(position.seats_to_act))
    ends = [answered(position, phase, order) for order in orders]
    assert all(end.decisions[0].kind not in KINDS[phase] for end in ends)
    assert len({bytes_of(end) for end in ends}) == 1


def whole_game(order: Random) -> Position:
    """A game in which everybody always chooses the same, simultaneous answers coming in any order."""
    position = table(CAST, {"goals": "chosen", "city-bonuses": "random"}, 8, rich=True)
    while not position.over:
        decision = order.choice(position.decisions)
        options = list(decision.options)
        position.choose(decision.seat, options[sum(map(ord, decision.kind + options[0])) % len(options)])
    return position


def test_a_whole_game_does_not_depend_on_the_order_of_simultaneous_answers() -> None:
    ends = [whole_game(Random(seed)) for seed in range(6)]
    assert len({bytes_of(end) for end in ends}) == 1
    assert all(seat.sheet for seat in ends[0].state.seats)


def test_nobody_sees_that_another_has_chosen_what() -> None:
    position = together("goals")
    one, two = (position.fork() for _ in range(2))
    first, *_, last = position.decision(0).options
    one.choose(0, first)
    two.choose(0, last)
    for seat in (1, 2, 3, None):
        assert one.view(seat) == two.view(seat)


@pytest.mark.parametrize("phase", KINDS)
def test_whoever_answers_last_is_not_shown_what_the_others_answered(phase: str) -> None:
    position = together(phase)
    *others, last = position.seats_to_act
    found = []
    for number in (0, -1):
        fork = position.fork()
        for seat in others:
            while seat in fork.seats_to_act:
                fork.choose(seat, list(fork.decision(seat).options)[number])
        found.append([fork.outlook(last, option) for option in fork.decision(last).options])
    assert found[0] == found[1]


def test_a_sealed_answer_is_given_once() -> None:
    position = together("goals")
    position.choose(0, next(iter(position.decision(0).options)))
    before = bytes_of(position)
    with pytest.raises(Refusal, match="not_your_turn"):
        position.choose(0, "keep G01 G02")
    assert bytes_of(position) == before


def test_kept_goal_cards_are_told_to_their_seat_alone() -> None:
    event = KeptGoals(2, ("G01", "G05"))
    assert seen_by(event, 2) == event
    assert seen_by(event, 1) == seen_by(event, None) == KeptGoals(2, None)


def test_a_redrawn_position_does_not_tell_what_another_keeps() -> None:
    position = together("goals")
    chosen = next(iter(position.decision(0).options))
    position.choose(0, chosen)
    redrawn = {determinize(position, 1, Random(seed)).choices[0].notation for seed in range(20)}
    assert len(redrawn) > 5
    assert all(determinize(position, 1, Random(seed)).view(1) == position.view(1) for seed in range(20))
