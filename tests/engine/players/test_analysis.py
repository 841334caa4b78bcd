"""What a turn was made of: luck against what the dice bring on average, choice against the best turn."""

from random import Random
from types import SimpleNamespace
from typing import Any

import pytest

from engine.core.determinize import redrawn
from engine.core.position import Position
from engine.istanbul.events import Caught, FamilySent, GainedGoods, GainedLira, GainedRuby, Met, Recalled
from engine.players import analysis
from engine.players.analysis import (
    BEST,
    ROUNDS_ON,
    Causes,
    Corrected,
    Loss,
    Made,
    PlayedTurn,
    Question,
    alike,
    better_turn,
    causes,
    loss,
    next_turns,
    played_on,
    questions,
    sampled,
    set_up,
)
from tests.scenarios.istanbul.given import start
from tests.support.dealt.tables import moments, some_tables

GAME = "istanbul"
NEAR_TEA = {"red": {"at": 11, "lira": 8, "rubies": 2}, "blue": {"rubies": 2}}


def taken_apart(turn: PlayedTurn) -> Causes:
    samples = {one: sampled(GAME, turn, one, 6, Random(1)) for one in questions(GAME, turn)}
    return causes(GAME, turn, samples)


def played(position: Position[Any, Any, Any, Any], *notations: str, dice: tuple[int, ...] = ()) -> PlayedTurn:
    """The turn with these choices; what is not said about dice is generated."""
    version, begun, moves, seat = position.rules.version, position.dump(), [], position.seats_to_act[0]
    for row, notation in enumerate(notations, 1):
        rolls = dice if notation.startswith("call") else ()
        position.choose(seat, notation, [one - 1 for one in rolls])
        moves.append(Made(row, version, position.last))
    (turn,), _ = next_turns(GAME, begun, moves, 10)
    return turn


def of_tea(*dice: int) -> Causes:
    return taken_apart(played(start(NEAR_TEA), "move 9", "leave", "call 9", "end", dice=dice))


def test_luck_is_what_the_dice_brought_against_their_mean() -> None:
    good, bad = of_tea(6, 6), of_tea(1, 1)
    assert bad.luck[0] < 0 < good.luck[0]
    assert good.luck[0] - bad.luck[0] > 0.01
    assert sum(good.luck) == pytest.approx(0) == sum(bad.luck)


def test_a_turn_that_leaves_a_ruby_lying_could_have_been_better() -> None:
    given = {"red": {"at": 11, "lira": 30, "rubies": 4}, "blue": {"at": 12, "lira": 30, "rubies": 4}}
    turn = played(start(given), "move 9", "leave", "skip", "end")
    apart = taken_apart(turn)
    assert apart.mover == 0 and apart.choice < -0.05
    events = better_turn(GAME, turn, (), Random(1))
    assert any(isinstance(event, GainedRuby) for event in events)
    assert {event.seat for event in events} == {0}, "nothing of whoever comes next"
    was, better = ([played_on(GAME, turn, 0, one, Random(1))] for one in (False, True))
    assert was[0][0] == pytest.approx(turn.shares[0]) and len(was[0]) == 3
    assert loss(0.0, turn.before[0], was, better).sure < -0.02


def test_the_same_turn_with_other_dice_is_no_better_one() -> None:
    for dice in ((6, 6), (1, 1)):
        turn = played(start(NEAR_TEA), "move 9", "leave", "call 7", "end", dice=dice)
        assert better_turn(GAME, turn, (), Random(1)) == ()
    turn = played(start(NEAR_TEA), "move 9", "leave", "skip", "end")
    assert better_turn(GAME, turn, (), Random(1)) != ()


def test_a_better_turn_whose_gains_came_later_anyway_was_a_matter_of_order() -> None:
    given = {"red": {"at": 11, "lira": 30, "rubies": 4}, "blue": {"at": 12, "lira": 30, "rubies": 4}}
    idle = played(start(given), "move 9", "leave", "skip", "end")
    busy = played(start(given), "move 9", "leave", "call 9", "end", dice=(6, 6))
    later = [played(start(given), "move 16", "leave", "buy", "end")]
    assert better_turn(GAME, busy, later, Random(1)) == ()
    assert better_turn(GAME, busy, (), Random(1)) != (), "it never came"
    assert better_turn(GAME, idle, later, Random(1)) != (), "a turn without what it went for was lost"
    out = {**given, "red": {**given["red"], "out": [3]}}
    back = played(start(out), "move 7", "return 3", "end")
    assert better_turn(GAME, back, later, Random(1)) != (), "so was one that only brought assistants back"


def test_luck_has_the_error_of_its_samples_and_counts_nothing_within_it() -> None:
    turn = PlayedTurn(start(NEAR_TEA).dump(), (), 1, 1, (0.5, 0.5), (0.6, 0.4))
    unsure = {Question(0, happened=True): [(0.9, 0.1), (0.5, 0.5)], Question(0): [(0.5, 0.5), (0.5, 0.5)]}
    apart = causes(GAME, turn, {BEST: [(0.5, 0.5)], **unsure})
    assert apart.errors == pytest.approx((0.2, 0.2)) and apart.luck[0] == pytest.approx(0.2)
    assert apart.luck_of(0) == 0.0 and apart._replace(errors=(0.09, 0.09)).luck_of(0) == apart.luck[0]


def test_choices_lost_what_luck_does_not_explain_against_the_best_turn_and_never_gain() -> None:
    turn = PlayedTurn(start(NEAR_TEA).dump(), (), 1, 1, (0.5, 0.5), (0.6, 0.4))
    dice = {Question(0, happened=True): [(0.8, 0.2), (0.6, 0.4)], Question(0): [(0.4, 0.6)] * 2}
    apart = causes(GAME, turn, {BEST: [(0.5, 0.5)], **dice})
    assert apart.mover == 0 and (*apart.luck, apart.choice) == pytest.approx((0.3, -0.3, -0.2))
    assert causes(GAME, turn, {BEST: [(0.2, 0.8)], **dice}).choice == 0.0
    together = causes(GAME, turn, dice)
    assert together.mover is None and (*together.luck, together.choice) == pytest.approx((0.3, -0.3, 0.0))


def test_what_several_choose_at_once_has_no_best_turn() -> None:
    position = next(one for table in some_tables() for one in moments(table, 4) if one.sealed)
    together = PlayedTurn(position.dump(), (), 1, 1, (0.5, 0.5), (0.5, 0.5))
    assert questions(position.rules.name, together) == []
    assert questions(GAME, PlayedTurn(start(NEAR_TEA).dump(), (), 1, 1, (0.5, 0.5), (0.5, 0.5))) == [BEST]


def test_a_walk_alone_brings_nothing() -> None:
    assert played(start(NEAR_TEA), "move 9", "leave", "skip", "end").idle
    assert not played(start(NEAR_TEA), "move 9", "leave", "call 9", "end", dice=(6, 6)).idle
    assert not played(start({"red": {"at": 11, "out": [3]}}), "move 7", "return 3", "end").idle
    position = start(NEAR_TEA)
    begun, moves = position.dump(), list[Made]()
    for seat, notation in (
        (0, "move 9"),
        (0, "leave"),
        (0, "call 9"),
        (0, "end"),
        (1, "move 5"),
        (1, "stop"),
        (1, "end"),
    ):
        position.choose(seat, notation, [5, 5] if notation == "call 9" else [])
        moves.append(Made(len(moves) + 1, position.rules.version, position.last))
    assert [turn.idle for turn in next_turns(GAME, begun, moves, 10)[0]] == [False, True], "each by its own events"
    rules, some = start(NEAR_TEA).rules, GainedGoods(0, (1, 0, 0, 0), 1)
    gains, brought = rules.gains, rules.brought
    assert gains([some], 0) == [some] and not gains([some], 1)
    assert not gains([GainedGoods(0, (0,) * 4, 2)], 0), "goods without room"
    assert not gains([Recalled(0, (3,)), FamilySent(0, 8)], 0), "only what is gained by it"
    assert gains([some, Met(0, "governor")], 0) and not gains([Met(0, "governor"), some], 0), "nor an encounter"
    assert not brought([FamilySent(0, 8)], 0) and brought([Recalled(0, (3,))], 0), "assistants back are something"
    caught = [Caught(0, 1), GainedLira(0, 3)]
    assert brought([*caught, Met(0, "governor")], 0) == caught[1:], "from whatever source"


def test_what_was_chosen_before_a_correction_is_of_no_turn() -> None:
    position = start(NEAR_TEA)
    begun = position.dump()
    position.choose(0, "move 9")
    (turn,), after = next_turns(GAME, begun, [Made(1, position.rules.version, position.last), Corrected(2, begun)], 10)
    assert (turn.moves, turn.last, after) == ((), 2, begun)


def test_each_seat_has_a_turn_in_each_round_that_is_played_on(monkeypatch: pytest.MonkeyPatch) -> None:
    turn, played_out = PlayedTurn(start(NEAR_TEA).dump(), (), 1, 1, (0.5, 0.5), (0.5, 0.5)), []
    monkeypatch.setattr(analysis, "turn_played", lambda position, _: played_out.append(position) or position)
    for better in (False, True):
        assert len(played_on(GAME, turn, 0, better, Random(1))) == 1 + ROUNDS_ON
        assert len(played_out) == better + 2 * ROUNDS_ON
        played_out.clear()


def test_the_turn_as_it_was_and_a_better_one_have_the_same_chance(monkeypatch: pytest.MonkeyPatch) -> None:
    class Turns:
        """A position of two seats of which it is only known how many turns were made."""

        over, made = False, 0

        def view(self, _: None) -> SimpleNamespace:
            return SimpleNamespace(round=1 + self.made // 2)

    def rest(position: Turns, rng: Random) -> Turns:
        drawn.append((position.view(None).round, rng.random()))
        position.made += 1
        return position

    turn, drawn = PlayedTurn({}, (), 1, 1, (0.5, 0.5), (0.5, 0.5)), list[tuple[int, float]]()
    monkeypatch.setattr(analysis, "_loaded", lambda *_: Turns())
    monkeypatch.setattr(analysis, "shares", lambda _: (0.5, 0.5))
    monkeypatch.setattr(analysis, "turn_played", rest)
    for better in (False, True):
        played_on(GAME, turn, 0, better, Random(1))
    rounds, chances = (len({*of}) for of in zip(*drawn, strict=True))
    assert len({*drawn}) == rounds == chances > 1, "whatever came before in the round, and others in each"
    played_on(GAME, turn, 0, False, Random(2))
    assert len({*drawn}) > rounds, "and another chance the next time"


def test_a_loss_that_a_round_later_is_none_does_not_count() -> None:
    assert loss(0.0, 1.0, [[0.1, 0.3, 0.2]], [[0.5, 0.4, 0.4]]).sure == pytest.approx(-0.1)
    assert loss(0.0, 1.0, [[0.1, 0.3, 0.5]], [[0.5, 0.4, 0.4]]).sure == 0.0
    bad_luck = loss(-0.2, 1.0, [[0.1, 0.1, 0.1]], [[0.5, 0.5, 0.5]])
    assert bad_luck.sure == pytest.approx(-0.2), "bad luck is no bad choice"


def test_a_loss_is_at_most_the_share_there_was() -> None:
    assert loss(0.0, 0.11, [[0.1]], [[0.34]]) == Loss(-0.11, 0.0)


def test_a_loss_that_may_be_chance_does_not_count() -> None:
    assert loss(0.0, 1.0, [[0.1], [0.5]], [[0.5], [0.4]]).sure == 0.0
    assert loss(0.0, 1.0, [[0.1], [0.2]], [[0.5], [0.5]]).sure == pytest.approx(-0.35)
    assert loss(0.0, 1.0, [[0.1], [0.3]], [[0.5], [0.5]]) == pytest.approx((-0.3, 0.1)), "its error is that of the mean"
    assert Loss(-0.01, 0.0).sure == 0.0, "so little is never told"


@pytest.mark.parametrize(
    ("loss", "is_open"),
    [(Loss(-0.3, 0.05), False), (Loss(-0.1, 0.05), True), (Loss(-0.05, 0.02), True), (Loss(0.0, 0.01), False)],
)
def test_what_is_to_be_told_is_open_near_the_limit(loss: Loss, is_open: bool) -> None:
    assert loss.open == is_open


def test_no_luck_is_greater_than_what_there_was_to_lose_or_to_win() -> None:
    turn = PlayedTurn(start(NEAR_TEA).dump(), (), 1, 1, (0.9, 0.1), (0.6, 0.4))
    dice = {Question(0, happened=True): [(0.8, 0.2)], Question(0): [(0.4, 0.6)]}
    assert causes(GAME, turn, dice).luck == pytest.approx((0.1, -0.1))
    assert causes(GAME, turn, {BEST: [(0.1, 0.9)]}).choice == 0.0


def test_samples_are_alike_where_no_seat_differs() -> None:
    assert alike([(0.5, 0.5), (0.5, 0.5)])
    assert not alike([(0.5, 0.5), (0.6, 0.4)])


def test_what_chance_may_bring_changes_nothing_that_a_seat_knows() -> None:
    for table in some_tables()[::6]:
        for position in moments(table, 4, every=30):
            world = redrawn(position, Random(2))
            seats = range(table.seats)
            assert [world.view(seat) for seat in (None, *seats)] == [position.view(seat) for seat in (None, *seats)]
            assert world.seats_to_act == position.seats_to_act
            assert world.state.dice.seed != position.state.dice.seed


def test_the_set_up_is_a_turn_without_moves() -> None:
    begun = set_up(GAME, start(NEAR_TEA).dump(), 1)
    assert (begun.moves, begun.last, begun.round) == ((), 1, 0)
    assert sum(begun.shares) == pytest.approx(1)
