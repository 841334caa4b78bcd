"""Hints: the best turns from any decision, and nothing hidden leads them."""

from collections.abc import Iterator
from itertools import combinations
from random import Random
from typing import Any

import pytest

from engine import players
from engine.core.decision import Refusal
from engine.core.determinize import determinize
from engine.core.position import Position
from engine.games import GAMES
from engine.players.access import PlayerAccess
from engine.players.hints.hint import Hint, _without_additions, hint, usual_plan
from engine.players.hints.teller import MOSTLY, OUTCOMES, Teller
from engine.players.hints.turns import CHANCE, Turn
from engine.players.merchant import Plan, Planner
from tests.scenarios.marco_polo import given as marco_polo_given
from tests.support.dealt.tables import Table, moments, new, some_tables, tables_of


def hints(name: str, tables: int, count: int, iterations: int = 0) -> Iterator[tuple[Position, int, Hint]]:
    for table in tables_of(name, tables):
        for position in moments(table, count, every=11):
            for seat in position.seats_to_act:
                yield position, seat, hint(position, seat, Random(1), iterations=iterations)


def _end(position: Position, seat: int, turn: Turn) -> Any:
    """What the seat sees after a turn."""
    fork = position.fork(blind=True)
    for choice in turn.choices:
        fork.choose(seat, choice)
    return fork.view(seat)


def _only_adds_cards(position: Position, turn: Turn, better: Turn) -> bool:
    left = [choice for choice in turn.choices if not position.rules.beside(choice)]
    return left == [*better.choices] != [*turn.choices]


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("iterations", [0, 4], ids=["without a search", "searched"])
def test_any_decision_has_hints_that_can_be_followed(name: str, iterations: int) -> None:
    judge, about = GAMES[name].judge, []
    for position, seat, found in hints(name, 5, 3, iterations):
        assert found.turns
        for turn in found.turns:
            fork = position.fork(blind=True)
            for choice in turn.choices[:-1] if turn.chance else turn.choices:
                fork.choose(seat, choice)
            assert not turn.chance or turn.choices[-1] in fork.decision(seat).options
            assert (CHANCE in turn.gains) == turn.chance
            assert 0 <= turn.share <= 1
            if turn.ends:
                fork = position.fork()
                for choice in turn.choices:
                    fork.choose(seat, choice)
                assert position.rules.turn_end in fork.decision(seat).options
        shares = [turn.share for turn in found.turns]
        ends = [_end(position, seat, turn) for turn in found.turns if not turn.chance]
        assert all(end not in ends[:number] for number, end in enumerate(ends))
        assert shares == sorted(shares, reverse=True)
        assert not any(_only_adds_cards(position, turn, better) for better, turn in combinations(found.turns, 2))
        about.append(len({judge.about(turn.choices) for turn in found.turns}) == len(found.turns))
    assert all(about)
    assert len(about) > 2 * len(tables_of(name, 5))


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("iterations", [0, 8], ids=["without a search", "searched"])
def test_hidden_things_change_no_hint(name: str, iterations: int) -> None:
    table, compared = tables_of(name)[-1], 0
    for position in moments(table, 2, every=30):
        for seat in position.seats_to_act:
            worlds = [determinize(position, seat, Random(number)) for number in (1, 2)]
            first, second = (hint(world, seat, Random(7), iterations=iterations) for world in worlds)
            assert first == second
            compared += 1
    assert compared


def test_a_hint_for_a_seat_that_waits_is_refused() -> None:
    position = new(some_tables()[0])
    with pytest.raises(Refusal, match="not_your_turn"):
        hint(position, position.seats_to_act[0] + 1, Random(1))


def test_a_turn_of_which_only_a_rookie_thinks_is_the_hint_where_there_is_no_other(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The Merchant completes the contract first, so all that it compares begins with that."""
    blue = {"character": "berke", "dice": "1", "contracts": ["S03"], "have": {"coin": 3, "camel": 1, "silk": 5}}
    green = {"character": "mercator", "dice": "1"}
    position = marco_polo_given.start({"seats": 2, "round": 5, "active": "blue", "blue": blue, "green": green})
    assert {turn.choices[0] for turn in hint(position, 0, Random(1)).turns} == {"complete S03"}
    ranked, rookies = Planner.ranked, Plan(99.0, ("coins", "complete S03"))
    monkeypatch.setattr(Planner, "ranked", lambda *given: ranked(*given)[:1])
    monkeypatch.setattr("engine.players.hints.hint.usual_plan", lambda *_: rookies)
    assert [turn.choices for turn in hint(position, 0, Random(1), iterations=2).turns] == [rookies.choices]


@pytest.mark.parametrize("name", GAMES)
def test_the_merchant_would_make_the_best_turn_or_one_about_the_same(name: str) -> None:
    """Hints are ordered by the share of the win, in which rivals count too: among the three is the Merchant's, or in
    its place a Rookie's that brings more."""
    judge = GAMES[name].judge
    for position, seat, found in hints(name, tables=3, count=2):
        choice = players.choose(players.MERCHANT, position, seat, Random(1))
        hinted = {turn.choices[0] for turn in found.turns} | {judge.about(turn.choices) for turn in found.turns}
        if choice not in hinted:
            rng = Random(1)
            access = PlayerAccess(position, seat, rng)
            usual = usual_plan(Planner(access.judge.at(access.view), seat), access, rng).choices
            assert any(usual[: len(turn.choices)] == turn.choices for turn in found.turns)


@pytest.mark.parametrize("expansion", ["base", "bazaar"])
def test_where_the_lead_is_learned_the_first_hint_is_what_the_merchant_would_do(expansion: str) -> None:
    """Its value then tells what the turn costs the rival, too."""
    for position in moments(Table("istanbul", (("expansion", expansion),), 2), 12, every=9):
        seat = position.seats_to_act[0]
        judge, choice = position.rules.judge, players.choose(players.MERCHANT, position, seat, Random(1))
        best = hint(position, seat, Random(1)).turns[0]
        assert choice in (best.choices[0], judge.about(best.choices))


@pytest.mark.parametrize("outcomes", [1, MOSTLY - 1, MOSTLY, OUTCOMES])
def test_what_few_outcomes_bring_is_no_promise_but_chance(monkeypatch: pytest.MonkeyPatch, outcomes: int) -> None:
    position = new(some_tables()[0])
    seat = position.seats_to_act[0]
    access = PlayerAccess(position, seat, Random(1))
    teller = Teller(Planner(access.judge.at(access.view), seat), access, Random(1))
    gains = iter([*[{"cards": 6.0, "lira": -1.0}] * outcomes, *[{"lira": -1.0}] * (OUTCOMES - outcomes)])
    monkeypatch.setattr(Teller, "_outcome", lambda *_: (access.view, True))
    monkeypatch.setattr(Teller, "_gains", lambda *_: next(gains))
    monkeypatch.setattr(Teller, "_completed", lambda _, turn: turn)
    told = teller.explained(Turn(("draw",), True, 0.5, {CHANCE: 3.0}, {})).gains
    mean, promised = 6.0 * outcomes / OUTCOMES, outcomes >= MOSTLY
    assert (told["cards"], told["lira"]) == (mean if promised else 0.0, -1.0)
    assert told[CHANCE] == pytest.approx(3.0 if promised else 3.0 + mean)


def test_a_turn_that_only_plays_a_card_besides_a_better_one_is_no_other() -> None:
    walk, before, between, other_way = (
        Turn(choices, False, 0.5, {}, {})
        for choices in (
            ("move 3", "fill"),
            ("play gain-good", "move 3", "fill"),
            ("move 3", "play gain-good", "fill"),
            ("play gain-good", "fill", "move 3"),
        )
    )

    def told(*turns: Turn) -> list[Turn]:
        return [*_without_additions(turns, lambda choice: choice.startswith("play "))]

    assert told(walk, before, between) == [walk]
    assert told(before, walk) == [before, walk], "without the card it is worse"
    assert told(walk, other_way) == [walk, other_way], "other choices"
