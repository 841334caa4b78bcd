"""The rookie plays whole games, quickly, and better than chance."""

from random import Random

from engine import players
from tests.engine.marco_polo.games import deal, table


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
