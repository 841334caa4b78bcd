"""Positions of games that computer players play, for pictures of them."""

from collections.abc import Callable, Iterator, Sequence
from random import Random
from typing import Any

from engine.core.create import new_position
from engine.core.position import AnyPosition
from engine.games import rules_of
from engine.players import ROOKIE, choose


def turns(
    game: str, options: dict[str, str], colours: Sequence[str], seed: int
) -> Iterator[tuple[AnyPosition, tuple[Any, ...]]]:
    """The position at the start of each turn but the first, which plays on when the next is asked for, and what the
    turn before it brought."""
    position = new_position(rules_of(game), options, tuple(colours), seed.to_bytes(32, "big"))
    rng = Random(seed)
    events: tuple[Any, ...] = ()
    turn, begun = position.view(None).turn, False
    while not position.over:
        if begun:
            yield position, events
            events = ()
        decision = position.decisions[0]
        events += position.choose(decision.seat, choose(ROOKIE, position, decision.seat, rng))
        begun, turn = position.view(None).turn > turn, position.view(None).turn


def played(
    game: str, options: dict[str, str], colours: Sequence[str], seed: int, ready: Callable[[Any], bool]
) -> tuple[AnyPosition, tuple[Any, ...]]:
    """The first position at the start of a turn of which the spectators' view is `ready`, and what the turn before it
    brought. Raises ValueError if the game ends before that."""
    for position, events in turns(game, options, colours, seed):
        if ready(position.view(None)):
            return position, events
    raise ValueError(f"the game of seed {seed} ended before the position that was looked for")
