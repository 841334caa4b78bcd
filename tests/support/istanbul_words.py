"""Random games of Istanbul with every combination of modules, for the words to be tried on."""

from collections.abc import Iterator
from random import Random
from typing import Any, NamedTuple

from engine import games
from engine.core.create import new_position
from engine.core.position import Position
from engine.games import rules_of
from engine.istanbul.rules import ISTANBUL
from words.istanbul import ISTANBUL as SPEECH
from words.speech import Words

WORDS = Words("en", strict=True)
OWN = WORDS.about("istanbul")
EXPANSIONS = ("base", "mocha", "letters", "bazaar")
REGISTERED = games


class Moment(NamedTuple):
    """A decision, before it is answered; `events`: what the answer before it brought."""

    position: Position
    names: tuple[str, ...]
    events: tuple[Any, ...]
    rng: Random


def random_options(rng: Random, expansion: str, seats: int) -> dict[str, str]:
    options = {"expansion": expansion, "caravan-master": rng.choice(("on", "off"))}
    if seats < 5:
        options["neutral-assistants"] = rng.choice(("on", "off"))
    if expansion == "letters":
        options["deck"] = rng.choice(("letters", "both"))
    return options


def moments(seed: int, expansion: str, most: int = 600) -> Iterator[Moment]:
    """A random game up to `most` decisions; cards are played rarely, so that it goes on."""
    rng = Random(seed)
    seats = rng.choice((2, 3, 4, 5))
    colours = ISTANBUL.colours[:seats]
    options = random_options(rng, expansion, seats)
    position = new_position(rules_of("istanbul"), options, colours, seed.to_bytes(32, "big"))
    names = SPEECH.names(WORDS, colours)
    events: tuple[Any, ...] = ()
    for _ in range(most):
        if position.over:
            return
        yield Moment(position, names, events, rng)
        decision = position.decisions[0]
        events = position.choose(decision.seat, _choice(decision, rng))


def _choice(decision: Any, rng: Random) -> str:
    if decision.default is not None and rng.random() < 0.85:
        return str(decision.default)
    plain = [notation for notation in decision.options if not notation.startswith("play ")]
    return rng.choice(plain if plain and rng.random() < 0.7 else list(decision.options))
