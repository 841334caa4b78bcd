"""The Master: what it takes into account in its search, and that more iterations mean more plans."""

from collections import Counter
from collections.abc import Iterator
from math import inf
from random import Random
from typing import Final

import pytest

from engine import players
from engine.core.determinize import determinize
from engine.core.position import Position
from engine.players import PlayerAccess
from engine.players import master as searching
from engine.players.master import Search
from engine.players.merchant import Plan
from engine.players.search_tree import NARROW, Node, Rest, Score
from engine.players.thinking_time import BUDGETS, FIRST_CHOICES, Budget, budget_of
from tests.scenarios.istanbul import given as istanbul_given
from tests.scenarios.marco_polo import given as marco_polo_given


def at_first_choice(game: str, seats: int) -> Position:
    """Where the first seat has a turn to compare with others."""
    if game == "istanbul":
        return istanbul_given.start({"as_set_up": True, "seats": seats})
    cast = zip(("blue", "green", "red"), ("berke", "mercator", "caprini"), strict=True)
    seated = {colour: {"character": character, "have": {"coin": 8, "camel": 3}} for colour, character in cast}
    return marco_polo_given.start({"seats": seats, **dict(list(seated.items())[:seats])})


@pytest.mark.parametrize("game", ["istanbul", "marco_polo"])
def test_the_same_search_is_made_again_whatever_is_hidden(game: str) -> None:
    """At the first choices of a turn, with what was found out at the one before."""
    position, rest, searched = at_first_choice(game, 3), None, 0
    seat = position.seats_to_act[0]
    while searched < 2 and position.seats_to_act == (seat,):
        others = [determinize(position, seat, Random(seed)) for seed in range(2)]
        assert all(position.rules.dump(other.boundary) != position.rules.dump(position.boundary) for other in others)
        found, *again = (
            players.think(players.MASTER, one, seat, Random(5), Budget(4, inf), rest=rest)
            for one in (position, *others)
        )
        assert again == [found] * len(others)
        rest, searched = found.rest, searched + (found.iterations > 0)
        position.choose(seat, found.notation)
    assert searched


def test_what_a_search_found_out_about_the_rest_of_the_turn_is_kept() -> None:
    position = at_first_choice("marco_polo", 2)
    seat = position.seats_to_act[0]
    search = Search(PlayerAccess(position, seat, Random(5)), Random(6))
    for _ in range(12):
        search.iterate()
    best = search.root.best
    rest = Rest.of(search.root, search.worlds, PlayerAccess(position, seat, Random(5)), best.plan.choices[0])
    assert not Search(PlayerAccess(position, seat, Random(5)), Random(6), rest).root.branches[0].visits  # not there yet
    position.choose(seat, best.plan.choices[0])
    first, *others = Search(PlayerAccess(position, seat, Random(5)), Random(6), rest).root.branches
    assert (first.plan.choices, first.visits, first.won) == (best.plan.choices[1:], best.visits, best.won)
    assert not any(branch.visits for branch in others)


def test_plans_are_compared_in_the_same_worlds(monkeypatch: pytest.MonkeyPatch) -> None:
    """So many worlds as the plan that was tried most, and those of the others are the first of them."""
    drawn = list[bytes]()

    def noted(position: Position, seat: int, rng: Random) -> Position:
        world = determinize(position, seat, rng)
        drawn.append(world.boundary.dice.seed)
        return world

    monkeypatch.setattr(searching, "determinize", noted)
    position = at_first_choice("marco_polo", 2)
    search = Search(PlayerAccess(position, position.seats_to_act[0], Random(5)), Random(6))
    for _ in range(12):
        search.iterate()
    visits = [branch.visits for branch in search.root.branches if branch.visits]
    assert len(visits) > 2
    assert sorted(Counter(drawn).values()) == sorted(sum(k < most for most in visits) for k in range(max(visits)))


def test_a_search_ends_in_time() -> None:
    position, left = at_first_choice("istanbul", 2), iter([True] * 5 + [False])
    seat = position.seats_to_act[0]
    found = players.think(players.MASTER, position, seat, Random(1), Budget(50, inf), lambda: next(left))
    assert found.iterations == 5


def test_it_takes_the_ruby_that_wins_and_searches_nothing_it_need_not() -> None:
    """In the last round, behind by a ruby; only the Gemstone Dealer's can be reached and paid."""
    position = istanbul_given.start(
        {
            "seats": 2,
            "active": "blue",
            "start": "red",
            "final_round": True,
            "red": {"rubies": 5, "lira": 0},
            "blue": {"rubies": 4, "at": 15, "lira": 30},
        }
    )
    iterations = []
    while not position.over:
        found = players.think(players.MASTER, position, 1, Random(1), Budget(6, inf))
        position.choose(1, found.notation)
        iterations.append(found.iterations)
    assert position.rules.result(position.state)["winners"] == [1]
    assert set(iterations) == {0, 6}


# Red has 15 lira for the ruby at the Gemstone Dealer, with which it would win, and 2 for the merchant there, no more.
DEALER_OR_PALACE = {
    "seats": 2,
    "active": "blue",
    "start": "blue",
    "final_round": True,
    "blue": {"rubies": 4, "lira": 45, "at": 15, "goods": {"fabric": 2, "spice": 2, "fruit": 2, "jewelry": 2}},
    "red": {"rubies": 5, "lira": 17, "at": 12},
}
# CC26 brings 5 points and CC24 brings 4, but Green can only be at CC26: after it Blue has 25 points to 24, after CC24
# no more than 23 to 25.
TWO_CARDS = {
    "seats": 2,
    "round": 5,
    "active": "blue",
    "cards": {"moscow": "CC26", "karakorum": "CC24"},
    "blue": {
        "dice": "6 6",
        "posts": ["moscow", "karakorum", "anxi"],
        "done": ["K01", "K02", "K05", "K06"],
        "have": {"vp": 10},
        "goals": ["G01", "G07"],
    },
    "green": {"dice": "6", "posts": ["moscow"], "done": ["K03", "K04"], "have": {"vp": 23}, "goals": ["G02", "G05"]},
}


@pytest.mark.parametrize(
    ("position", "blue", "taken"),
    [
        (istanbul_given.start(DEALER_OR_PALACE), 1, ("move 13", "move 16")),
        (marco_polo_given.start(TWO_CARDS), 0, ("card CC24", "card CC26")),
    ],
)
def test_it_takes_what_the_rival_needs_where_the_merchant_loses(
    position: Position, blue: int, taken: tuple[str, str]
) -> None:
    """`taken`: first by the Merchant, and by the Master."""
    for player, first in zip((players.MERCHANT, players.MASTER), taken, strict=True):
        ahead, chosen = position.fork(), list[str]()
        while not ahead.over:
            seat = ahead.seats_to_act[0]
            level = player if seat == blue else players.MERCHANT
            chosen.append(players.think(level, ahead, seat, Random(1), Budget(12, inf)).notation)
            ahead.choose(seat, chosen[-1])
        assert chosen[0] == first
        assert (ahead.rules.result(ahead.state)["winners"] == [blue]) is (player == players.MASTER)


class Hope:
    """A judge for whom a gain is a hope."""

    def hope_gained(self, view: None, gain: float) -> float:
        return gain


def node(*values: float) -> Node:
    found = Node(0, 0.5)
    found.add(Hope(), None, [Plan(value, (str(value),)) for value in values])
    return found


def test_more_plans_are_compared_with_each_visit_and_none_is_cut() -> None:
    """All are as good as the Merchant thinks: seldom visited ones still have their turn."""
    tried, one = [], node(0, -0.1, -0.2, -0.3, -0.4, -0.5)
    for _ in range(200):
        branch = one.select([branch.plan.choices[0] for branch in one.branches])
        assert branch is not None
        tried.append(one.branches.index(branch))
        one.note(branch, 0.5 + branch.plan.value / 10)
    assert set(tried[:NARROW]) <= set(range(NARROW + 1))
    assert set(tried) == set(range(6))
    assert one.best is one.branches[0]


def test_what_happens_outweighs_what_the_merchant_thinks() -> None:
    one = node(0, -0.5, -1)
    for _ in range(60):
        branch = one.select(["0", "-0.5", "-1"])
        assert branch is not None
        one.note(branch, 0.8 if branch is one.branches[1] else 0.4)
    assert one.best is one.branches[1]
    assert one.select(["elsewhere"]) is None


def test_between_equal_shares_points_decide_and_then_the_lead() -> None:
    """Only where every visit came to the end of the game, and not for one that was hardly tried."""
    ends = {"0": Score(70, 3), "-0.1": Score(71, 1), "-0.2": Score(71, 2), "-0.3": Score(99, 9), "-0.4": Score(80, 9)}
    one = node(*map(float, ends))
    for branch, (name, score) in zip(one.branches, ends.items(), strict=True):
        for _ in range(1 if name == "-0.4" else 8):
            one.note(branch, 0.9 if name == "-0.3" else 1.0, score)
    assert one.best is one.branches[2]
    one.note(one.branches[2], 1.0)  # the game went on
    assert one.best is one.branches[1]
    one.note(one.branches[0], 1.0)
    one.note(one.branches[0], 1.0)  # what promises most has not always ended
    assert one.best is one.branches[0]


# The last die and what there is beside it: ten coins score a point, and so do two goods, as there is a post in Beijing.
LAST_DIE: Final = [("6", {"vp": 50, "coin": 19, "gold": 1}), ("4", {"vp": 1, "coin": 19, "pepper": 2}),
                   ("4", {"vp": 50, "coin": 19, "silk": 2}), ("4", {"vp": 1, "coin": 9, "pepper": 2}),
                   ("6", {"vp": 50, "coin": 9, "silk": 1})]  # fmt: skip


@pytest.mark.parametrize("player", [players.MERCHANT, players.MASTER])
@pytest.mark.parametrize(("dice", "have"), LAST_DIE)
def test_points_that_are_certain_are_taken_whether_the_game_is_won_or_lost(
    player: str, dice: str, have: dict[str, int]
) -> None:
    blue, green = {"dice": dice, "have": have, "posts": ["beijing"]}, {"dice": "", "have": {"vp": 30}}
    given = {"seats": 2, "round": 5, "active": "blue", "beijing": ["blue"], "blue": blue, "green": green}
    position = marco_polo_given.start(given)
    best = max(ends_of(position))
    while not position.over:
        position.choose(0, players.think(player, position, 0, Random(1), Budget(60, inf)).notation)
    assert position.rules.standings(position.view(None))[0][0] == best


def ends_of(position: Position) -> Iterator[int]:
    """The points of Blue, who alone has dice, however it goes on without chance."""
    if position.over:
        yield position.rules.standings(position.view(None))[0][0]
        return
    for option in position.decision(0).options:
        ahead = position.fork()
        ahead.choose(0, option)
        if ahead.over or not ahead.state.dice.revealed:
            yield from ends_of(ahead)


def test_a_turn_of_many_choices_takes_no_more_than_its_time() -> None:
    for kind, most in ((players.MASTER, 20), (players.PATIENT, 30)):
        assert sum(budget_of(kind, number).seconds for number in range(FIRST_CHOICES + 8)) <= most
    assert BUDGETS[players.MASTER][0].seconds <= 3
    assert budget_of(players.ROOKIE, 0).seconds == 0
