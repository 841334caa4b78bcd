"""Computer players are handed a window on their seat and nothing else."""

from random import Random

import pytest

from engine import players
from engine.core.decision import Refusal
from engine.core.position import Position
from engine.games import GAMES
from tests.support.dealt.tables import Table, choices_of, moments, new, some_tables, tables_of


def table_of(name: str) -> Table:
    return tables_of(name)[0]


@pytest.mark.parametrize("name", GAMES)
def test_access_shows_the_seat_and_no_engine_values(name: str) -> None:
    table = table_of(name)
    for position in moments(table, 20):
        for seat in position.seats_to_act:
            access = players.PlayerAccess(position, seat, Random(1))
            asked = position.decision(seat)
            assert (access.decision.kind, list(access.decision.options)) == (asked.kind, list(asked.options))
            assert set(access.decision.options.values()) == {None}
            assert access.decision.default == asked.default
            assert access.view == position.view(seat)
            option = next(iter(asked.options))
            assert access.outlook(option) == position.outlook(seat, option)


@pytest.mark.parametrize("name", GAMES)
def test_no_seed_and_nothing_hidden_is_within_reach(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever a computer player can reach from what it is given: the seed and the places of hidden things are
    others."""
    given: list[players.PlayerAccess] = []

    def spy(access: players.PlayerAccess, rng: Random) -> str:
        given.append(access)
        return next(iter(access.decision.options))

    monkeypatch.setattr(type(GAMES[name]), "rookie", lambda self, access, rng: spy(access, rng))
    table, rng, checked = table_of(name), Random(2), 0
    for position in moments(table, 40, every=3):
        for seat in position.seats_to_act:
            players.choose(players.ROOKIE, position, seat, rng)
            reached = [
                one for access in given for one in _positions(access)
            ]  # it need not look where it takes a default
            given.clear()
            checked += len(reached)
            for other in reached:
                assert position.state.dice.seed not in (other.state.dice.seed, other.boundary.dice.seed)
                same = other.rules.dump(other.boundary) == position.rules.dump(position.boundary)
                assert not (same and position.rules.piles(position.state))
    assert checked >= min(20, choices_of(name) // 4)


def _positions(root: object) -> list[Position]:
    """All positions that can be reached from an object by attributes."""
    found, seen, left = [], set(), [root]
    while left:
        one = left.pop()
        if id(one) in seen:
            continue
        seen.add(id(one))
        if isinstance(one, Position):
            found.append(one)
        slots = [name for kind in type(one).__mro__ for name in getattr(kind, "__slots__", ())]
        left += [getattr(one, name) for name in slots if hasattr(one, name)]
    return found


def test_random_chooses_everything_there_is() -> None:
    position = new(some_tables()[0])
    seat = position.seats_to_act[0]
    chosen = {players.choose(players.RANDOM, position, seat, Random(i)) for i in range(300)}
    assert chosen == set(position.decision(seat).options)


def test_unknown_players_and_idle_seats_are_refused() -> None:
    position = new(some_tables()[0])
    seat = position.seats_to_act[0]
    with pytest.raises(ValueError, match="grandmaster"):
        players.choose("grandmaster", position, seat, Random(1))
    with pytest.raises(Refusal, match="not_your_turn"):
        players.choose(players.ROOKIE, position, seat + 1, Random(1))


@pytest.mark.parametrize("name", GAMES)
def test_a_personality_judges_in_its_own_way(name: str) -> None:
    """What only another version knows to like, or nothing as in games of earlier versions, is judged plainly."""
    rules = GAMES[name]
    judge, views = rules.judge, [position.view(0) for position in moments(table_of(name), 30, every=10)]
    assert judge.of("") is judge.of("nothing known") is judge
    for personality in judge.personalities:
        assert [judge.of(personality).value(view) for view in views] != [judge.value(view) for view in views]


def test_those_who_plan_have_a_personality_and_a_seat_keeps_it() -> None:
    rules, rng = GAMES["istanbul"], Random(1)
    made = {players.some(players.MERCHANT, rules, rng) for _ in range(50)}
    assert {players.personality_of(player) for player in made} == set(rules.judge.personalities)
    assert {players.kind_of(player) for player in made} == {players.MERCHANT}
    assert players.some(players.ROOKIE, rules, rng) == players.ROOKIE
    position = new(table_of("istanbul"))
    assert players.choose("merchant-mosques", position, 0, rng) in position.decision(0).options
