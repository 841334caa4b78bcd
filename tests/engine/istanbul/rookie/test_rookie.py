"""The rookie plays whole games at a sensible pace and beats chance."""

from collections import Counter
from random import Random

import pytest

from engine import players
from engine.core.position import Position
from engine.core.tuples import replaced
from engine.istanbul.events import Acted, CompanionMoved, CutShort, PlayedGuildCard
from engine.istanbul.names import FREE_ENCOUNTERS, PLACES
from engine.istanbul.rookie.appraisal import WORTH
from tests.scenarios.istanbul.given import start
from tests.support.dealt.rookies import istanbul_game
from tests.support.dealt.tables import Table, new

EXPANSIONS = ("base", "mocha", "letters", "bazaar")
LONGEST = 60


def play(table: Table, seed: int, names: list[str]) -> tuple[Position, Counter[str]]:
    """A game between house players, and what happened how often."""
    position = new(table, seed)
    rng = Random(seed)
    told: Counter[str] = Counter()
    while not position.over and position.state.round <= LONGEST:
        seat = position.seats_to_act[0]
        events = position.choose(seat, players.choose(names[seat], position, seat, rng))
        told.update(type(event).__name__ for event in events)
    return position, told


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("expansion", EXPANSIONS)
@pytest.mark.parametrize("games", [1, pytest.param(3, marks=pytest.mark.slow)])
def test_games_of_rookies_take_a_sensible_number_of_turns(expansion: str, seats: int, games: int) -> None:
    for seed in range(games):
        position, told = play(Table("istanbul", (("expansion", expansion),), seats), seed, [players.ROOKIE] * seats)
        assert position.over
        assert 12 <= position.state.round <= 45
        assert told[CutShort.__name__] < told[Acted.__name__] / 20


@pytest.mark.parametrize("expansion", EXPANSIONS)
def test_a_rookie_beats_three_players_of_chance(expansion: str) -> None:
    table = Table("istanbul", (("expansion", expansion),), 4)
    wins = 0
    for seed in range(8):
        names = [players.RANDOM] * 4
        names[seed % 4] = players.ROOKIE
        position, _ = play(table, seed, names)
        wins += position.over and position.rules.result(position.state)["winners"] == [seed % 4]
    assert wins >= 7


@pytest.mark.parametrize(
    "games", [3, pytest.param(60, marks=pytest.mark.slow)], ids=lambda games: f"{games} games of each size"
)
@pytest.mark.parametrize("expansion", EXPANSIONS)
def test_rookies_do_nothing_that_is_plainly_wrong(expansion: str, games: int) -> None:
    found: Counter[str] = Counter()
    for seats in (2, 4):
        for seed in range(games):
            found += istanbul_game(Table("istanbul", (("expansion", expansion),), seats), seed)
    assert found["paid visits"] > 10 * games
    assert found["unfinished"] == 0
    assert found["paid for nothing where lira are the price"] == 0
    assert found["paid for nothing"] <= found["paid visits"] / 50
    assert found["left undone"] < found["visits"] / 60
    assert found["idle"] < found["turns"] / 200
    assert found["like for like"] == 0
    assert found["last turns for goods"] <= found["last turns"] / 10
    assert found["microseconds"] < 3000 * found["choices"]


def test_rookies_know_every_place() -> None:
    assert WORTH.keys() == PLACES.keys()


def test_rookies_know_every_base_place() -> None:
    """Over some games they have done the action of every place but the Caravansary, which they like least."""
    done: set[int] = set()
    for seed in range(4):
        position = new(Table("istanbul", (), 4), seed)
        rng = Random(seed)
        while not position.over:
            seat = position.seats_to_act[0]
            events = position.choose(seat, players.choose(players.ROOKIE, position, seat, rng))
            done |= {event.place for event in events if isinstance(event, Acted)}
    assert done >= set(range(1, 17)) - {6}


def test_rookies_use_companions_and_guild_cards() -> None:
    told: Counter[str] = Counter()
    for seed in range(6):
        told += play(Table("istanbul", (("expansion", "bazaar"),), 4), seed, [players.ROOKIE] * 4)[1]
    assert told[CompanionMoved.__name__] > 20
    assert told[PlayedGuildCard.__name__] > 0


def test_a_rookie_whose_tavern_tile_spares_the_smuggler_s_price_takes_what_there_is_room_for() -> None:
    position = new(Table("istanbul", (("expansion", "mocha"),), 2))
    state = position.boundary
    red = state.seats[0]
    red.taverns = replaced(red.taverns, FREE_ENCOUNTERS, True)
    red.goods = (red.capacity, red.capacity, red.capacity, 0)
    beside = next(place for place, steps in state.board.distances(red.merchant).items() if steps == 1)
    state.figures = {**state.figures, "smuggler": beside}
    position = Position(position.rules, state)
    for notation in (f"move {state.figures['smuggler']}", "leave"):
        position.choose(0, notation)
    while position.decision(0).kind != "smuggler":
        options = position.decision(0).options
        position.choose(0, next(option for option in ("meet smuggler", "skip", *options) if option in options))
    assert players.choose(players.ROOKIE, position, 0, Random(0)) == "jewelry free"


@pytest.mark.parametrize(
    ("expansion", "given", "walk", "chosen"),
    [
        ("mocha", {"at": 6, "coffee": 9, "capacity": 3, "goods": {"fruit": 3}}, ["move 19", "leave"], "baksheesh 13"),
        ("letters", {"at": 6, "hand": ["fabric-and-3-lira"]}, [], "play fabric-and-3-lira"),
    ],
    ids=["a ruby before the barrier", "a card that brings something before moving"],
)
def test_rookies_take_what_gains_most(expansion: str, given: dict[str, object], walk: list[str], chosen: str) -> None:
    position = start({"options": {"expansion": expansion}, "red": given})
    for notation in walk:
        position.choose(0, notation)
    assert players.choose(players.ROOKIE, position, 0, Random(0)) == chosen
