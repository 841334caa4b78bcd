"""What a player did in a whole game, in figures."""

from collections.abc import Sequence
from typing import Any

from engine.marco_polo.dice import BLACK
from engine.marco_polo.events import BuiltPost, Completed, GotBlackDie, Moved, Rerolled, Rolled
from words.figures import dice_told
from words.speech import Words


def figures(words: Words, events: Sequence[Any], seat: int) -> str:
    own = [event for event in events if event.seat == seat]
    dice = [value for event in own for value in _rolled(event)]
    contracts = sum(isinstance(event, Completed) for event in own)
    posts = sum(isinstance(event, BuiltPost) for event in own)
    steps = sum(len(event.path) - 1 for event in own if isinstance(event, Moved))
    counts = (("contracts", contracts), ("posts", posts), ("steps", steps))
    told = [words.say(f"figures-{name}", count=count) for name, count in counts if count]
    return words.commas([*told, *filter(None, [dice_told(words, sum(dice), len(dice))])])


def _rolled(event: Any) -> list[int]:
    """The values that were rolled; a die that is set when it is placed counts for none."""
    if isinstance(event, Rolled):
        found = event.dice
    elif isinstance(event, Rerolled):
        found = (event.now,)
    else:
        found = (event.die,) if isinstance(event, GotBlackDie) else ()
    return [die % BLACK for die in found if die % BLACK]
