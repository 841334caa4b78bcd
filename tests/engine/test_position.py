"""What positions promise, with a game small enough to foresee."""

import json
import pickle
from collections.abc import Callable, Mapping
from itertools import permutations
from random import Random
from typing import Any, ClassVar

import pytest

from engine.core.create import load_position, new_position
from engine.core.decision import Refusal
from engine.core.determinize import determinize
from engine.core.event import seen_by
from engine.core.options import BadOption
from engine.core.position import Position
from engine.core.rules import JsonObject, Unreadable
from engine.games import rules_of
from tests.engine.toy import PILE, Drew, Toy
from tests.support.dealt.tables import bytes_of

SEED = bytes(range(32))
pytestmark = pytest.mark.usefixtures("toy")


def new(seed: bytes = SEED, seats: int = 3) -> Position:
    return new_position(Toy(), {}, Toy.colours[:seats], seed)


def at_go(seed: bytes = SEED, seats: int = 2) -> Position:
    """Past the sealed bids: the first seat chooses alone."""
    position = new(seed, seats)
    for seat in range(seats):
        position.choose(seat, "bid 0")
    return position


def test_sealed_answers_give_the_same_state_in_every_order() -> None:
    answers = {0: ["bid 2", "mark b"], 1: ["bid 0"], 2: ["bid 1", "mark a"]}
    ends = set()
    for order in sorted(set(permutations([0, 0, 1, 2, 2]))):
        position = new()
        left = {seat: list(notations) for seat, notations in answers.items()}
        events: tuple[Any, ...] = ()
        for seat in order:
            events += position.choose(seat, left[seat].pop(0))
        ends.add((position.view(None), events, position.seats_to_act))
    assert len(ends) == 1
    assert next(iter(ends))[2] == (0,)


def test_sealed_answers_stay_sealed_until_the_last() -> None:
    position = new()
    before = position.view(1)
    assert position.seats_to_act == (0, 1, 2)
    assert position.choose(0, "bid 2") == ()
    assert position.decision(0).kind == "mark"
    assert position.choose(0, "mark a") == ()
    assert position.seats_to_act == (1, 2)
    assert position.view(1) == before
    with pytest.raises(Refusal) as refused:
        position.choose(0, "bid 1")
    assert refused.value == Refusal("not_your_turn", acts=1)


def test_answers_to_a_sealed_decision_can_be_taken_back() -> None:
    position = new()
    position.choose(0, "bid 2")
    position.choose(0, "mark a")
    assert position.fork(1).decision(0).kind == "mark"
    assert bytes_of(position.fork(0)) == bytes_of(new())


def test_forced_choices_are_made_and_confirmations_asked() -> None:
    position = at_go()
    position.choose(0, "stop")
    position.choose(0, "pay")
    assert position.decision(0).kind == "end"
    assert list(position.decision(0).options) == ["end"]
    assert [choice.notation for choice in position.choices[2:]] == ["stop", "pay"]


def test_a_refused_choice_changes_nothing() -> None:
    position = at_go()
    position.choose(0, "go on")
    before = bytes_of(position)
    for seat, notation, code in [
        (0, "leap", "not_an_option"),
        (1, "roll", "not_your_turn"),
        (7, "roll", "not_your_turn"),
    ]:
        with pytest.raises(Refusal) as refused:
            position.choose(seat, notation)
        assert refused.value.code == code
    assert bytes_of(position) == before


def test_a_refusal_has_its_reason() -> None:
    assert at_go().decision(0).why("leap") == Refusal("stop_or_go")
    assert at_go().decision(0).why("stop") is None


def test_new_information_is_the_floor_of_undo() -> None:
    position = at_go()
    position.choose(0, "go on")
    position.choose(0, "rest")
    assert position.floor == 2  # opening the sealed bids
    position.choose(0, "go on")
    position.choose(0, "roll")
    assert position.floor == 6
    position.choose(0, "go on")
    assert position.floor == 6
    position.choose(0, "draw")
    assert position.floor == 8


def test_undo_is_a_fork_of_the_first_choices() -> None:
    position = at_go()
    seen = [bytes_of(position)]
    for notation in ("go on", "roll", "go on", "draw", "stop", "pay"):
        position.choose(0, notation)
        seen.append(bytes_of(position))
    for taken_back in range(len(seen)):
        assert bytes_of(position.fork(2 + taken_back)) == seen[taken_back]


def test_what_is_taken_back_comes_again_the_same() -> None:
    position = at_go()
    rolled = [position.choose(0, notation) for notation in ("go on", "roll", "go on", "draw")]
    again = position.fork(2)
    assert [again.choose(0, notation) for notation in ("go on", "roll", "go on", "draw")] == rolled


def test_forks_do_not_touch_the_original_or_its_dice() -> None:
    position, twin = at_go(), at_go()
    for _ in range(3):
        fork = position.fork()
        for notation in ("go on", "roll", "go on", "draw", "stop"):
            fork.choose(0, notation)
    for notation in ("go on", "roll", "go on", "draw"):
        assert position.choose(0, notation) == twin.choose(0, notation)
    assert bytes_of(position) == bytes_of(twin)


def test_the_same_seed_gives_the_same_game_and_another_seed_another() -> None:
    def rolls(seed: bytes) -> list[Any]:
        position = at_go(seed)
        return [position.choose(0, notation) for _ in range(12) for notation in ("go on", "roll")]

    assert rolls(SEED) == rolls(SEED)
    assert rolls(SEED) != rolls(bytes(32))


def test_a_recorded_game_does_not_need_its_seed() -> None:
    position = new(seats=2)
    log = [position.last]
    for seat, notation in [(0, "bid 0"), (1, "bid 1"), (1, "mark b")]:
        position.choose(seat, notation)
        log.append(position.last)
    for notation in ("go on", "roll", "go on", "draw", "stop", "pay", "end"):
        position.choose(0, notation)
        log.append(position.last)
    again = new_position(Toy(), {}, Toy.colours[:2], b"another seed", log[0])
    for choice in log[1:]:
        again.follow(choice, Toy.version)
    assert again.rules.dump(again.state) == position.rules.dump(position.state)


@pytest.mark.parametrize("steps", range(11))
def test_dump_and_load_after_any_choice(steps: int) -> None:
    position = new(seats=2)
    script = [(0, "bid 2"), (1, "bid 0"), (0, "mark b")]
    script += [(0, notation) for notation in ("go on", "roll", "go on", "draw", "stop", "pay", "end")]
    for seat, notation in script[:steps]:
        position.choose(seat, notation)
    loaded = load_position(Toy(), json.loads(bytes_of(position)), SEED)
    assert bytes_of(loaded) == bytes_of(position)
    assert loaded.seats_to_act == position.seats_to_act
    assert loaded.floor == position.floor
    for seat, notation in script[steps:]:
        assert loaded.choose(seat, notation) == position.choose(seat, notation)
    assert loaded.view(0) == position.view(0)


def test_previews_take_defaults_and_stop_before_chance() -> None:
    position = at_go()
    before = bytes_of(position)
    stopped = position.try_out(0, "stop")
    stopped.take_defaults()
    assert not stopped.unknown
    assert stopped.fork.decision(0).kind == "end"
    position.choose(0, "go on")
    assert position.try_out(0, "roll").unknown
    assert position.try_out(0, "draw").unknown
    assert not position.try_out(0, "rest").unknown
    assert bytes_of(position.fork(2)) == before


def test_a_blind_fork_may_repeat_what_is_known() -> None:
    position = at_go()
    position.choose(0, "go on")
    position.choose(0, "roll")
    assert not position.try_out(0, "stop").unknown


def test_drawn_cards_are_for_one_seat() -> None:
    position = at_go()
    position.choose(0, "go on")
    (drew,) = position.choose(0, "draw")
    assert drew.card in PILE
    assert seen_by(drew, 0) == drew
    assert seen_by(drew, 1) == seen_by(drew, None) == Drew(0, None)


def test_determinize_moves_only_what_the_seat_has_not_seen() -> None:
    position = at_go()
    for notation in ("go on", "draw", "go on", "draw"):
        position.choose(0, notation)
    rng = Random(7)
    mine, others, next_cards = set(), set(), set()
    for _ in range(60):
        for seat in (0, 1):
            fork = determinize(position, seat, rng)
            assert fork.view(seat) == position.view(seat)
            assert fork.seats_to_act == position.seats_to_act
            assert sorted(fork.state.pile + fork.state.hands[0]) == sorted(PILE)
            (mine if seat == 0 else others).add(tuple(fork.state.hands[0]))
            next_cards.add(fork.state.pile[-1])
    assert len(mine) == 1
    assert len(others) > 20
    assert next_cards == set(PILE)


def test_the_end_asks_nobody() -> None:
    position = new(seats=2)
    events: tuple[Any, ...] = ()
    while not position.over:
        decision = position.decisions[0]
        events += position.choose(decision.seat, next(iter(decision.options)))
    assert type(events[-1]).__name__ == "Ended"
    with pytest.raises(Refusal) as refused:
        position.decision(0)
    assert refused.value.code == "game_over"
    assert load_position(Toy(), position.dump(), SEED).over


@pytest.mark.parametrize(
    ("colours", "field"),
    [
        (("red", "red"), "colours"),
        (("red", "pink"), "colours"),
        (("red",), "seats"),
        (("red", "blue", "green", "red"), "seats"),
    ],
)
def test_seats_and_colours_are_checked(colours: tuple[str, ...], field: str) -> None:
    with pytest.raises(BadOption) as refused:
        new_position(Toy(), {}, colours, SEED)
    assert refused.value.field == field


def test_an_unknown_game_names_the_known_ones() -> None:
    with pytest.raises(BadOption) as refused:
        rules_of("chess")
    assert refused.value.code == "unknown_game"
    assert "toy" in refused.value.allowed


@pytest.mark.parametrize("told", [Refusal("too_far", place=7), Unreadable("row_refused", row=3), Unreadable("damaged")])
def test_why_something_cannot_be_is_told_by_another_process_too(told: Refusal | Unreadable) -> None:
    again = pickle.loads(pickle.dumps(told))
    assert (type(again), again.code, again.facts) == (type(told), told.code, told.facts)


class Later(Toy):
    """A made-up later version of the toy, in which the coins of seats have another name."""

    version = Toy.version + 2
    upgrades: ClassVar[Mapping[int, Callable[[JsonObject], JsonObject]]] = {
        Toy.version: lambda data: {**data, "purses": data["coins"]},
        Toy.version + 1: lambda data: {**data, "coins": [coins + 1 for coins in data["purses"]]},
    }


def test_an_older_position_goes_through_every_upgrade() -> None:
    older = at_go()
    later = load_position(Later(), json.loads(bytes_of(older)), SEED)
    assert later.boundary.coins == [coins + 1 for coins in older.boundary.coins]
    assert later.dump()["version"] == Later.version


def test_a_version_that_stores_what_the_one_before_did_has_no_upgrade() -> None:
    older, gap = at_go(), Later()
    gap.upgrades = {Toy.version: lambda data: {**data, "coins": [coins + 5 for coins in data["coins"]]}}  # type: ignore[misc]
    later = load_position(gap, json.loads(bytes_of(older)), SEED)
    assert later.boundary.coins == [coins + 5 for coins in older.boundary.coins]
    assert later.dump()["version"] == Later.version


def test_what_no_upgrade_leads_from_is_refused() -> None:
    def refused(rules: Toy, **changed: int) -> Unreadable:
        with pytest.raises(Unreadable) as found:
            load_position(rules, {**json.loads(bytes_of(new())), **changed}, SEED)
        return found.value

    assert (refused(Toy(), version=1).code, refused(Toy(), version=1).facts) == ("too_old", {"version": 1})
    assert refused(Toy(), version=Later.version).code == "newer_version"
