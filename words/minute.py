"""A game told in one minute: what all games' makers share."""

from collections.abc import Iterable
from typing import Final

from words.shapes import Minute
from words.speech import Argument, Words

SENTENCES: Final = ("turn", "first", "way", "end")
"""What is told after the aim: what a turn is, what one needs first, what brings one nearer, how the game ends."""
STEPS: Final = 4
"""How many fields the picture has; each has a caption."""


def told(words: Words, ends_at: int, expansions: Iterable[str] = (), **figures: Argument) -> Minute:
    """The game's messages `minute-<part>` with its figures; one of each of the `expansions` comes before the end."""
    *others, end = SENTENCES
    return Minute(
        words.say("minute-aim", **figures),
        tuple(words.say(f"minute-{part}", **figures) for part in (*others, *expansions, end)),
        tuple(words.say(f"minute-step-{number}", **figures) for number in range(1, STEPS + 1)),
        words.say("minute-alt", **figures),
        ends_at,
    )
