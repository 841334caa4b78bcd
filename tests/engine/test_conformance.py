"""What every registered game promises to hosts, pictures and computer players."""

import json
from collections.abc import Iterable
from itertools import chain
from math import inf
from random import Random
from sys import modules
from typing import Any, Final

import pytest

from engine import players
from engine.core.create import load_position, new_position
from engine.core.decision import Decision, Refusal
from engine.core.determinize import determinize
from engine.core.event import UnknownEvent, seen_by
from engine.core.lookahead import look_ahead
from engine.core.position import Position
from engine.core.rules import LASTING_VERSION, Unreadable
from engine.games import GAMES, rules_of
from engine.players.thinking_time import Budget
from tests.support.dealt.tables import (
    Table,
    all_tables,
    bytes_of,
    has_chance,
    moments,
    new,
    some_tables,
    tables_of,
    walk,
)

MOST_OPTIONS = 100
TEMPLATE = [Table("toy", (("rounds", rounds),), seats) for rounds, seats in (("3", 2), ("1", 3))]
"""What docs/adding-a-game.md is shown by must keep the promises too."""
pytestmark = pytest.mark.usefixtures("toy")


def both(count: int, more: int) -> Any:
    """Some tables with `count` moments each; all tables with `more`, when slow tests are asked for."""
    quick = [pytest.param(table, count, id=str(table)) for table in [*some_tables(), *TEMPLATE]]
    slow = [pytest.param(table, more, id=f"slow-{table}", marks=pytest.mark.slow) for table in all_tables()]
    return pytest.mark.parametrize(("table", "count"), [*quick, *slow])


def decisions(positions: Iterable[Position]) -> Iterable[tuple[Position, Any]]:
    return chain.from_iterable(((position, decision) for decision in position.decisions) for position in positions)


@both(100, 400)
def test_decisions_are_well_formed(table: Table, count: int) -> None:
    for position, decision in decisions(moments(table, count)):
        options = list(decision.options)
        assert 0 < len(options) <= MOST_OPTIONS
        assert len(options) > 1 or decision.confirm
        assert all(option.isascii() and option == option.strip() and option for option in options)
        assert all(decision.why(option) is None for option in options)
        assert decision.default is None or decision.default in options
        assert list(position.fork().decision(decision.seat).options) == options
        assert len({decision.seat for decision in position.decisions}) == len(position.decisions)


@both(25, 100)
def test_refused_choices_change_nothing(table: Table, count: int) -> None:
    heard: list[str] = ["", "nonsense", "play nothing", "move 99"]
    rng = Random(str(table))
    for position, decision in decisions(moments(table, count)):
        before = bytes_of(position)
        idle = [seat for seat in range(table.seats) if seat not in position.seats_to_act]
        for notation in rng.sample(heard, min(8, len(heard))):
            if notation not in decision.options:
                with pytest.raises(Refusal) as refused:
                    position.choose(decision.seat, notation)
                assert refused.value.code
        for seat in idle:
            with pytest.raises(Refusal, match="not_your_turn"):
                position.choose(seat, next(iter(decision.options)))
        assert bytes_of(position) == before
        heard += [option for option in decision.options if option not in heard]


@both(12, 60)
def test_dump_and_load_after_every_choice(table: Table, count: int) -> None:
    """Every choice of a stretch of the game: what is loaded is the same and goes on the same way."""
    for position in moments(table, count, every=30):
        fork = position.fork()
        rng = Random(bytes_of(fork))
        for _ in range(8):
            if fork.over:
                break
            loaded = load_position(fork.rules, json.loads(json.dumps(fork.dump())), fork.state.dice.seed)
            assert bytes_of(loaded) == bytes_of(fork)
            assert (loaded.seats_to_act, loaded.floor) == (fork.seats_to_act, fork.floor)
            decision = rng.choice(fork.decisions)
            notation = rng.choice(list(decision.options))
            assert loaded.choose(decision.seat, notation) == fork.choose(decision.seat, notation)
            assert loaded.last == fork.last


@both(25, 100)
def test_forks_are_independent(table: Table, count: int) -> None:
    for position in moments(table, count):
        before = bytes_of(position)
        twin = position.fork()
        for _, forked in zip(range(12), walk(position.fork(), Random(before)), strict=False):
            assert forked is not position
        assert bytes_of(position) == before
        decision = position.decisions[0]
        notation = list(decision.options)[-1]
        assert position.fork().choose(decision.seat, notation) == twin.choose(decision.seat, notation)


@both(150, 5000)
def test_copies_that_look_ahead_go_on_the_same_way(table: Table, count: int) -> None:
    position, rng = new(table), Random(str(table))
    ahead, viewers = look_ahead(position), (None, *range(table.seats))
    for number in range(count):
        assert list(map(asked, ahead.decisions)) == list(map(asked, position.decisions))
        if number % 10 == 0:
            assert [ahead.view(viewer) for viewer in viewers] == [position.view(viewer) for viewer in viewers]
        if position.over:
            break
        decision = rng.choice(position.decisions)
        notation = rng.choice(list(decision.options))
        position.choose(decision.seat, notation)
        ahead.choose(decision.seat, notation)


def asked(decision: Decision) -> tuple[Any, ...]:
    return decision.seat, decision.kind, list(decision.options), decision.default, decision.confirm


def test_copies_that_looked_past_their_turn_have_no_way_back() -> None:
    position = new(Table("istanbul", (), 2))
    ahead = look_ahead(position)
    choose_any(ahead)
    assert ahead.choices and look_ahead(ahead).dump() == ahead.dump()
    while ahead.choices:
        choose_any(ahead)
    with pytest.raises(RuntimeError, match="looked past"):
        ahead.fork()
    with pytest.raises(RuntimeError, match="looked past"):
        ahead.dump()


def choose_any(position: Position) -> None:
    decision = position.decisions[0]
    position.choose(decision.seat, next(iter(decision.options)))


@both(120, 600)
def test_undo_is_the_turn_with_fewer_choices(table: Table, count: int) -> None:
    history: list[str] = []
    for position, _ in zip(walk(new(table), Random(1)), range(count), strict=False):
        del history[len(position.choices) :]
        history.append(bytes_of(position))
        if len(position.choices) % 3 == 2:
            assert [bytes_of(position.fork(upto)) for upto in range(len(history))] == history


@both(16, 80)
def test_outlooks_learn_nothing(table: Table, count: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Looking ahead never fails, changes, rolls or draws, and is the same whatever lies hidden."""

    def learnt(*_: Any) -> None:
        raise AssertionError("an outlook rolled dice")

    rng = Random(str(table))
    for position, decision in decisions(moments(table, count)):
        seat = decision.seat
        before = bytes_of(position)
        other = determinize(position, seat, rng)
        with monkeypatch.context() as patched:
            patched.setattr("engine.core.dice.outcome", learnt)
            found = [position.outlook(seat, option) for option in decision.options]
            assert [other.outlook(seat, option) for option in decision.options] == found
        assert bytes_of(position) == before


@both(25, 120)
def test_hidden_things_change_nothing_that_is_seen(table: Table, count: int) -> None:
    """Views, options and reasons of a seat are the same in every position it cannot tell apart."""
    rng = Random(str(table))
    for position in moments(table, count):
        for seat in range(table.seats):
            other = determinize(position, seat, rng)
            assert other.view(seat) == position.view(seat)
            assert other.view(None) == position.view(None)
            assert other.seats_to_act == position.seats_to_act
            if seat in position.seats_to_act:
                mine, theirs = position.decision(seat), other.decision(seat)
                assert (mine.kind, list(mine.options), mine.default) == (
                    theirs.kind,
                    list(theirs.options),
                    theirs.default,
                )
                assert mine.why("nonsense") == theirs.why("nonsense")


@pytest.mark.parametrize("name", GAMES)
def test_determinized_games_go_on_differently(name: str) -> None:
    """Dice and hidden things are redrawn: the same choices soon lead elsewhere, where a game has chance."""
    table = tables_of(name)[0]
    ends = set()
    for seed in range(6):
        position = determinize(new(table), 0, Random(seed))
        for _, _ in zip(range(60), walk(position, Random(1)), strict=False):
            pass
        ends.add(bytes_of(position))
    assert (len(ends) > 1) is has_chance(name)


@both(100, 400)
def test_defaults_learn_nothing(table: Table, count: int) -> None:
    for position, decision in decisions(moments(table, count, every=3)):
        if decision.default is not None:
            fork = position.fork(blind=True)
            events = fork.choose(decision.seat, decision.default)
            assert not fork.state.dice.revealed
            assert all(seen_by(event, seat) == event for event in events for seat in range(table.seats))


@both(100, 400)
def test_sealed_answers_may_come_in_any_order(table: Table, count: int) -> None:
    rng = Random(str(table))
    for position in moments(table, count, every=3):
        if len(position.decisions) > 1:
            answers = {decision.seat: rng.choice(list(decision.options)) for decision in position.decisions}
            forwards, backwards = position.fork(), position.fork()
            for one, other in zip(answers, reversed(answers), strict=True):
                forwards.choose(one, answers[one])
                backwards.choose(other, answers[other])
            assert forwards.rules.dump(forwards.state) == backwards.rules.dump(backwards.state)
            assert forwards.view(None) == backwards.view(None)
            assert forwards.seats_to_act == backwards.seats_to_act


SELDOM: Final = {players.MERCHANT: 12, players.MASTER: 40, players.PATIENT: 80}  # they take their time


def kinds_at(number: int) -> tuple[str, ...]:
    """The computer players that are tried at a moment."""
    return tuple(kind for kind in players.KINDS if number % SELDOM.get(kind, 1) == SELDOM.get(kind, 1) // 4)


def chosen(name: str, position: Position, seat: int) -> players.Chosen:
    """What a computer player chooses, a search ending soon."""
    return players.think(name, position, seat, Random(3), Budget(3, inf))


@both(25, 120)
def test_any_seat_may_be_given_to_a_computer_player_who_sees_that_seat_only(table: Table, count: int) -> None:
    """It chooses the same once more, though all that it may not see is redrawn."""
    rng = Random(str(table))
    for number, position in enumerate(moments(table, count)):
        before = bytes_of(position)
        for name in kinds_at(number):
            for seat in position.seats_to_act:
                found = chosen(name, position, seat)
                assert found.notation in position.decision(seat).options
                assert chosen(name, determinize(position, seat, rng), seat) == found
        assert bytes_of(position) == before


@pytest.mark.parametrize("table", [*some_tables(), *TEMPLATE], ids=str)
def test_rookies_finish(table: Table) -> None:
    position = new(table)
    rng = Random(5)
    for _ in range(5000):
        if position.over:
            break
        seat = position.seats_to_act[0]
        position.choose(seat, players.choose(players.ROOKIE, position, seat, rng))
    assert position.over
    result = position.rules.result(position.state)
    assert result["winners"]
    assert max(map(tuple, result["standings"])) == tuple(result["standings"][result["winners"][0]])
    json.dumps(result)


@pytest.mark.parametrize("name", [*GAMES, "toy"])
def test_the_registered_name_is_the_games(name: str) -> None:
    rules = rules_of(name)
    assert rules.name == name
    assert name.isidentifier() and name.islower()
    assert len(set(rules.colours)) >= rules.max_seats >= rules.min_seats >= 1
    for field in rules.option_fields:
        assert field.default == field.allowed[0]


@pytest.mark.parametrize("name", [*GAMES, "toy"])
def test_every_upgrade_is_of_a_version_that_is_read(name: str) -> None:
    rules = rules_of(name)
    assert rules.version >= LASTING_VERSION
    assert rules.upgrades.keys() <= set(range(LASTING_VERSION, rules.version))


@both(25, 120)
def test_whoever_begins_sits_at_the_table(table: Table, count: int) -> None:
    for position in moments(table, count):
        assert all(position.view(viewer).start in range(table.seats) for viewer in (None, *range(table.seats)))


@pytest.mark.parametrize("table", [*some_tables(), *TEMPLATE], ids=str)
def test_a_deck_of_unknown_cards_is_unreadable(table: Table) -> None:
    rules = rules_of(table.game)
    decks = rules.decks(dict(table.options), table.seats, rules.version)
    for deck in decks:
        with pytest.raises(Unreadable) as unreadable:
            changed = {**decks, deck: [*decks[deck][:-1], "no-such-card"]}
            new_position(rules, dict(table.options), rules.colours[: table.seats], bytes(32), decks=changed)
        assert unreadable.value.code == "unknown_component"


@pytest.mark.parametrize("name", GAMES)
def test_every_event_has_a_tag(name: str) -> None:
    tagged = rules_of(name).event_types
    classes = [one for module in {one.__module__ for one in tagged.values()} for one in vars(modules[module]).values()]
    events = {one for one in classes if isinstance(one, type) and getattr(one, "_fields", ("",))[0] == "seat"}
    assert {event.__name__ for event in events - {UnknownEvent, *tagged.values()}} == set()
    assert len(set(tagged.values())) == len(tagged)


@pytest.mark.parametrize("name", GAMES)
def test_a_clone_has_every_attribute_and_lists_of_its_own(name: str) -> None:
    state = new(Table(name, (), 2)).boundary.clone()
    of_seats = isinstance(getattr(state, "seats", None), list)
    own = {"dice", "events", "now", *(["seats"] if of_seats else [])}  # copied in a way of their own
    shared = {"figures", "shuffled"}  # mappings that are replaced, never changed, as their types say
    for holder in (state, *(state.seats[1:] if of_seats else [])):
        plain = [one for one in attributes_of(holder) - own if not isinstance(getattr(holder, one), list | dict)]
        for number, attribute in enumerate(plain):
            setattr(holder, attribute, number)
    clone = state.clone()
    for one, other in ((state, clone), *(zip(state.seats[1:], clone.seats[1:], strict=True) if of_seats else [])):
        for attribute in attributes_of(one) - own:
            value, copied = getattr(one, attribute), getattr(other, attribute)
            assert copied == value, attribute
            assert copied is not value or not isinstance(value, list | dict) or attribute in shared, attribute
    assert clone.dice is not state.dice and not (of_seats and clone.seats is state.seats)


def attributes_of(one: object) -> set[str]:
    return {*getattr(one, "__slots__", vars(one) if hasattr(one, "__dict__") else ())}
