"""The rookie plays whole games at a sensible pace and beats chance."""

from collections import Counter
from random import Random

import pytest

from engine import players
from engine.core.position import Position
from engine.istanbul.events import Acted, CutShort
from engine.istanbul.names import GOODS, PLACES
from engine.istanbul.rookie.places import WORTH
from tests.scenarios.istanbul.given import start
from tests.support.dealt.rookies import istanbul_game
from tests.support.dealt.tables import Table, new

EXPANSIONS = ("base", "mocha", "letters", "bazaar")
LONGEST = 60
FULL = dict.fromkeys(GOODS, 5)


def play(table: Table, seed: int, names: list[str]) -> tuple[Position, Counter[str]]:
    """A game between computer players, and what happened how often."""
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
    assert found["last turns for goods"] <= max(3, found["last turns"] / 10)  # of few games three are no share
    assert found["microseconds"] < 3000 * found["choices"]


def test_rookies_know_every_place() -> None:
    assert WORTH.keys() == PLACES.keys()


@pytest.mark.parametrize("place", range(1, 17))
def test_a_rookie_who_has_come_to_a_place_does_its_action(place: int) -> None:
    beside = start({}).state.board.neighbours(place)[0]
    red = {"at": beside, "lira": 20, "capacity": 3, "goods": dict.fromkeys(GOODS, 2), "out": [16]}
    position = start({"red": red})
    events = list(position.choose(0, f"move {place}"))
    while position.state.turn == 1 and position.seats_to_act == (0,):
        events += position.choose(0, players.choose(players.ROOKIE, position, 0, Random(0)))
    assert place in [event.place for event in events if isinstance(event, Acted)]


def test_a_rookie_whose_tavern_tile_spares_the_smuggler_s_price_takes_what_there_is_room_for() -> None:
    red = {"at": 4, "taverns": ["free"], "goods": {"fabric": 2, "spice": 2, "fruit": 2}}
    position = start({"options": {"expansion": "mocha"}, "smuggler": 9, "red": red})
    for notation in ("move 9", "leave", "skip", "meet smuggler"):
        position.choose(0, notation)
    assert players.choose(players.ROOKIE, position, 0, Random(0)) == "jewelry free"


@pytest.mark.parametrize(
    ("expansion", "given", "walk", "chosen"),
    [
        ("mocha", {"at": 6, "coffee": 9, "capacity": 3, "goods": {"fruit": 3}}, ["move 19", "leave"], "baksheesh 13"),
        ("letters", {"at": 6, "hand": ["fabric-and-3-lira"]}, [], "play fabric-and-3-lira"),
        ("mocha", {"at": 6, "coffee": 6, "capacity": 5, "goods": FULL, "guild": [20]}, [], "guild 20"),
        ("bazaar", {"at": 21, "lira": 16, "companion": 1}, [], "companion 16"),
    ],
    ids=[
        "a ruby before the barrier",
        "a card that brings something before moving",
        "a guild card that brings a ruby",
        "a companion who is near a ruby",
    ],
)
def test_rookies_take_what_gains_most(expansion: str, given: dict[str, object], walk: list[str], chosen: str) -> None:
    position = start({"options": {"expansion": expansion}, "red": given})
    for notation in walk:
        position.choose(0, notation)
    assert players.choose(players.ROOKIE, position, 0, Random(0)) == chosen
