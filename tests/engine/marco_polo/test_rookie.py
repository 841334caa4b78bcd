"""The rookie plays whole games, quickly, better than chance, and travels."""

from collections import Counter
from random import Random

import pytest

from engine import players
from engine.marco_polo.components.characters import CHARACTERS
from tests.support.dealt.marco_polo_games import deal, table
from tests.support.dealt.rookies import marco_polo_game
from tests.support.dealt.tables import Table


def test_rookies_beat_random_players() -> None:
    points = {players.ROOKIE: 0, players.RANDOM: 0}
    for seed in range(6):
        rng = Random(seed)
        position = table(deal(rng, 4), {"goals": "chosen"}, seed)
        kinds = (players.ROOKIE, players.RANDOM) * 2
        while not position.over:
            seat = position.seats_to_act[0]
            position.choose(seat, players.choose(kinds[seat], position, seat, rng))
        for kind, seat in zip(kinds, position.state.seats, strict=True):
            points[kind] += sum(vp for _, vp in seat.sheet)
    assert points[players.ROOKIE] > 2 * points[players.RANDOM]


@pytest.mark.parametrize("games", [10, pytest.param(60, marks=pytest.mark.slow)])
def test_rookies_travel_and_no_character_wins_nearly_every_game_of_beginners(games: int) -> None:
    found: Counter[str] = Counter()
    for seed in range(games):
        found += marco_polo_game(Table("marco_polo", (), 4), seed)
    assert found["unfinished"] == 0
    assert found["journeys"] > 2.5 * found["seats"]
    assert found["trading posts"] > 2.5 * found["seats"]
    assert found["points"] > 42 * found["seats"]
    assert found["dice for 3 coins"] < 2 * found["seats"]
    assert max(found[f"wins {name}"] for name in CHARACTERS) <= 0.75 * games
    assert found["microseconds"] < 3000 * found["choices"]
