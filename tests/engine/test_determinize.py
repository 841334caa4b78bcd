"""Redrawn positions: what a seat knows stays, everything else is drawn anew, each way as likely as any other."""

import json
import re
from collections import Counter
from collections.abc import Iterator
from itertools import islice
from math import factorial, prod
from random import Random
from typing import Any

import pytest

from engine.core.determinize import determinize
from engine.core.dice import Dice, outcomes_between
from engine.core.event import seen_by
from engine.core.position import Position
from tests.support.dealt.tables import Table, all_tables, moments, new, some_tables, walk

QUICK, SLOW = 12, 60


def cases() -> Any:
    quick = [pytest.param(table, QUICK, id=str(table)) for table in some_tables()]
    slow = [pytest.param(table, SLOW, id=f"slow-{table}", marks=pytest.mark.slow) for table in all_tables()]
    return pytest.mark.parametrize(("table", "count"), [*quick, *slow])


def face(thing: str) -> str:
    """Copies of a card are one card to everybody: "gain-5-lira" is what is seen of "gain-5-lira.2"."""
    return thing.rpartition(".")[0] or thing


def hidden(position: Position, seat: int) -> list[list[str]]:
    """What the seat cannot place, sorted, and each list sorted."""
    return sorted(sorted(map(face, group)) for group in position.rules.hidden(position.state, seat) if group)


def known(position: Position, seat: int) -> Any:
    """The whole state with a question mark for whatever the seat cannot place. Hands are sorted; copies that everybody
    takes for each other (engine/istanbul/hidden.py) change their places."""
    taken_for = {one: other for pair in _mistaken(position) for one, other in (pair, pair[::-1])}
    secrets = {thing for group in position.rules.hidden(position.state, seat) for thing in group}

    def masked(data: Any) -> Any:
        if isinstance(data, dict):
            found = {key: masked(value) for key, value in data.items()}
            return {key: sorted(value) if key == "hand" else value for key, value in found.items()}
        if isinstance(data, list | tuple):
            return [masked(value) for value in data]
        if isinstance(data, str):
            return "?" if taken_for.get(data, data) in secrets else face(data)
        return data

    return masked(dumped(position))


def _mistaken(position: Position) -> tuple[tuple[str, str], ...]:
    return getattr(getattr(position.state, "now", None), "mistaken", ())


def everything(position: Position) -> Counter[str]:
    """Every text in the state, so that nothing is there twice and nothing is lost."""
    return Counter(re.findall(r'"([^"]*)"', json.dumps(dumped(position))))


def dumped(position: Position) -> dict[str, Any]:
    """The state without what is noted of single copies; `hidden` compares what it leads to."""
    return {name: value for name, value in position.rules.dump(position.state).items() if name != "shuffled"}


def told(position: Position, seat: int) -> list[Any]:
    """The events of the running turn as the seat may know them."""
    again = Position(position.rules, position.boundary.clone(), position.opening)
    events = list(again.opening_events)
    for choice in position.choices:
        events += again.follow(choice, position.rules.version)
    return [seen_by(event, seat) for event in events]


def ways(position: Position, seat: int) -> int:
    """In how many ways the hidden things may lie."""
    return prod(factorial(len(group)) for group in position.rules.hidden(position.state, seat))


@cases()
def test_a_redraw_keeps_what_the_seat_knows_and_nothing_else(table: Table, count: int) -> None:
    rng = Random(str(table))
    true = 0
    for number, position in enumerate(moments(table, count)):
        for seat in range(table.seats):
            world = determinize(position, seat, rng)
            assert (world.view(seat), world.view(None)) == (position.view(seat), position.view(None))
            assert (known(world, seat), hidden(world, seat)) == (known(position, seat), hidden(position, seat))
            assert everything(world) == everything(position)
            assert told(world, seat) == told(position, seat)
            assert (world.seats_to_act, world.answered) == (position.seats_to_act, position.answered)
            if seat in position.seats_to_act:
                mine, its = position.decision(seat), world.decision(seat)
                assert (mine.kind, list(mine.options), mine.default) == (its.kind, list(its.options), its.default)
            assert world.state.dice.seed != position.state.dice.seed
            if ways(position, seat) > 10**9:
                true += position.rules.dump(world.state) == position.rules.dump(position.state)
            if number == 0 and seat == 0:
                assert all(not later.over for later in walk(world, rng)) and world.over
    assert not true


@cases()
def test_forks_of_a_redrawn_position_go_on_as_it_does(table: Table, count: int) -> None:
    rng = Random(str(table))
    for position in moments(table, count // 2):
        world = determinize(position, rng.randrange(table.seats), rng)
        fork, steps = world.fork(), rng.random()
        assert fork.rules.dump(fork.state) == world.rules.dump(world.state)
        for one, other in zip(*(islice(walk(each, Random(steps)), 6) for each in (world, fork)), strict=True):
            assert one.rules.dump(one.state) == other.rules.dump(other.state)


def small_pile(position: Position, seat: int) -> list[Any] | None:
    """A few hidden things that the redraw must mix evenly."""
    return next((group for group in position.rules.hidden(position.state, seat) if len(group) in (3, 4)), None)


def with_small_piles() -> Iterator[tuple[Position, int]]:
    for table in some_tables():
        seat = table.seats - 1
        for position in moments(table, 30, every=25):
            if small_pile(position, seat):
                yield position, seat
                break


def test_few_hidden_things_lie_in_every_order_equally_often() -> None:
    """Chi-squared with 5 or 23 degrees of freedom, summed over positions: within 4 standard deviations of its mean."""
    rng, draws = Random(3), 240
    excess = variance = 0.0
    for position, seat in islice(with_small_piles(), 24):
        group = small_pile(position, seat)
        assert group is not None
        orders: Counter[tuple[Any, ...]] = Counter()
        for _ in range(draws):
            world = determinize(position, seat, rng)
            lying = [thing for pile in world.rules.piles(world.state) for thing in pile if thing in group]
            orders[tuple(lying)] += 1
        count = factorial(len(group))
        assert len(orders) == count
        excess += sum((found - draws / count) ** 2 for found in orders.values()) * count / draws - (count - 1)
        variance += 2 * (count - 1)
    assert variance > 100
    assert abs(excess) < 4 * variance**0.5


def test_the_true_position_comes_up_as_often_as_chance_has_it() -> None:
    rng, draws = Random(4), 240
    found = expected = variance = 0.0
    for position, seat in islice(with_small_piles(), 24):
        share = 1 / factorial(len(small_pile(position, seat) or ()))
        true = [pile[:] for pile in position.rules.piles(position.state)]
        group = small_pile(position, seat) or []
        lying = [[thing if thing in group else None for thing in pile] for pile in true]
        for _ in range(draws):
            piles = determinize(position, seat, rng)
            here = [[thing if thing in group else None for thing in pile] for pile in piles.rules.piles(piles.state)]
            found += here == lying
        expected += draws * share
        variance += draws * share * (1 - share)
    assert abs(found - expected) < 4 * variance**0.5


@pytest.mark.parametrize("size", [1, 2, 5, 30])
def test_outcomes_between_two_orders_lead_from_one_to_the_other(size: int) -> None:
    for seed in range(20):
        before = [f"card {number}" for number in range(size)]
        after = before[:]
        Random(seed).shuffle(after)
        dice = Dice(bytes(32))
        dice.begin(outcomes_between(before, after))
        dice.shuffle(before)
        assert before == after
        assert not dice.recorded


def test_no_redraw_fits_a_position_that_contradicts_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    position = new(Table("istanbul", tuple(new_options().items()), 2))
    monkeypatch.setattr("engine.core.determinize.MOST_DRAWS", 3)
    monkeypatch.setattr(type(position), "seats_to_act", property(lambda self: (id(self),)))
    with pytest.raises(RuntimeError, match="seat 1"):
        determinize(position, 1, Random(1))


def new_options() -> dict[str, str]:
    return dict(next(table.options for table in some_tables() if table.game == "istanbul"))
