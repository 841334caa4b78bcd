"""A player of Marco Polo for tests that heads for small cities whose bonuses leave a choice."""

from collections.abc import Iterator
from random import Random
from typing import Any, Final

from engine import players
from engine.core.position import Position
from engine.marco_polo.components.board import CAMELS, COINS, TRAVEL
from engine.marco_polo.components.map import ROADS
from engine.marco_polo.notation import CARD, TO, parse_destination

WITH_A_CHOICE: Final = "CD"
TRAVELS: Final = 0.8
USES_CARDS: Final = 0.5


def wander(position: Position, seat: int, rng: Random) -> str:
    """Travels and uses city cards while it can, and earns coins and camels for it; everything else as the rookie
    does."""
    options = list(position.decision(seat).options)
    view = position.view(seat)
    goals = {city for city, letter in view.markers if letter in WITH_A_CHOICE} - {*view.seats[seat].posts}
    ways = TO.among(options)
    if ways and goals:
        return min(ways, key=lambda option: _steps(parse_destination(option).place, goals))
    cards = CARD.among(options)
    if cards and rng.random() < USES_CARDS:
        return cards[0]
    if goals and TRAVEL in options and rng.random() < TRAVELS:
        return TRAVEL
    earning = [option for option in (CAMELS, COINS) if option in options]
    if earning:
        return rng.choice(earning)
    return players.choose("rookie", position, seat, rng)


def _steps(place: str, goals: set[str]) -> int:
    seen, front, steps = {place}, {place}, 0
    while not front & goals:
        front = {there for here in front for there in _next_to(here)} - seen
        seen |= front
        steps += 1
    return steps


def _next_to(place: str) -> Iterator[Any]:
    for road in ROADS:
        if place in road[:2]:
            yield road[1] if place == road[0] else road[0]
