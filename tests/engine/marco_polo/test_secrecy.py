"""What a seat may not see makes no difference to what it sees."""

from random import Random

import pytest

from engine.core.determinize import determinize
from engine.core.position import Position
from tests.support.dealt.marco_polo_games import deal, table
from tests.support.dealt.tables import walk


def swapped(position: Position, seat: int, rng: Random) -> Position:
    """The boundary with the goal cards of all others and the never seen contracts in another order."""
    state = position.boundary.clone()
    goals = [goal for me, one in enumerate(state.seats) if me != seat for goal in one.goals] + state.unused_goals
    rng.shuffle(goals)
    for me, one in enumerate(state.seats):
        if me != seat:
            one.goals = [goals.pop() for _ in one.goals]
    state.unused_goals = goals
    unknown = state.special[state.special_known :] + [contract for pile in state.piles for contract in pile]
    rng.shuffle(unknown)
    state.special[state.special_known :] = [unknown.pop() for _ in state.special[state.special_known :]]
    state.piles = [[unknown.pop() for _ in pile] for pile in state.piles]
    return Position(position.rules, state)


@pytest.mark.parametrize("seed", range(6))
def test_hidden_goals_and_piles_change_nothing_seen(seed: int) -> None:
    rng = Random(seed)
    checked = 0
    for here in walk(table(deal(rng, 2 + seed % 3), {}, seed), rng):
        if here.choices or here.boundary.stage != "turn" or not here.boundary.row:
            continue
        acting = here.decisions[0]
        for seat in range(len(here.state.seats)):
            other = swapped(here, seat, rng)
            assert other.view(seat) == here.view(seat)
            assert other.view(None) == here.view(None)
        other = swapped(here, acting.seat, rng)
        assert list(other.decision(acting.seat).options) == list(acting.options)
        for option in acting.options:
            assert other.outlook(acting.seat, option) == here.outlook(acting.seat, option)
        checked += 1
    assert checked > 20


def with_other_goals(position: Position, rng: Random) -> Position:
    """The same moment of the turn with all goal cards dealt anew, the choices of goals left out."""
    state = position.boundary.clone()
    hands = [cards for one in state.seats for cards in (one.goals, one.refused)] + [state.unused_goals]
    goals = [goal for hand in hands for goal in hand]
    rng.shuffle(goals)
    for hand in hands:
        hand[:] = [goals.pop() for _ in hand]
    other = Position(position.rules, state, position.opening)
    for choice in position.choices:
        other.follow(choice, position.rules.version)
    return other


@pytest.mark.parametrize("seed", range(6))
def test_goal_cards_change_nothing_of_who_is_asked(seed: int) -> None:
    """Not even those of the seat that is asked."""
    rng = Random(seed)
    compared = set()
    for here in walk(table(deal(rng, 2 + seed % 3), {"goals": "chosen"}, seed), rng):
        if here.boundary.stage == "goals" and here.choices:
            continue  # sealed answers name the cards
        other = with_other_goals(here, rng)
        assert [(one.seat, one.kind) for one in other.decisions] == [(one.seat, one.kind) for one in here.decisions]
        for one, again in zip(here.decisions, other.decisions, strict=True):
            assert one.secret or list(one.options) == list(again.options)
        compared |= {one.kind for one in here.decisions}
    assert len(compared) > 10


def test_goal_cards_are_turned_up_at_the_end() -> None:
    position = table(("raschid", "berke"))
    for here in walk(position, Random(1)):
        assert all(seat.goal_cards == () for seat in here.view(None).seats)
        assert here.view(None).goals == ()
    assert all(len(seat.goal_cards) == 2 for seat in position.view(None).seats)


def test_contracts_that_everybody_saw_stay_where_they_are() -> None:
    """Those put under the special pile are known; a redraw leaves them there."""
    found = 0
    for here in walk(table(("matteo", "berke", "kubilai"), {}, 5), Random(3)):
        if here.boundary.special_known and not here.choices:
            known = here.boundary.special[: here.boundary.special_known]
            assert determinize(here, 1, Random(found)).boundary.special[: here.boundary.special_known] == known
            found += 1
    assert found > 10
