"""Random games of Marco Polo with all characters and options, for the words to be tried on."""

from collections.abc import Iterator
from random import Random
from typing import Any, NamedTuple

from engine import games
from engine.core.create import new_position
from engine.core.decision import Decision
from engine.core.position import Position
from engine.games import rules_of
from engine.marco_polo.rules import MARCO_POLO
from engine.marco_polo.setup import OPTIONS
from tests.support.dealt.marco_polo_games import EAGER, FIRST, table
from words.marco_polo import MARCO_POLO as SPEECH
from words.speech import Words

WORDS = Words("en", strict=True)
OWN = WORDS.about("marco_polo")
REGISTERED = games
PARTIES = (
    ("raschid", "matteo", "berke", "mercator"),
    ("niccolo-marco", "rubruk", "caprini"),
    ("kubilai", "mercator"),
    ("rubruk", "niccolo-marco", "raschid", "kubilai"),
)


class Moment(NamedTuple):
    """A decision, before it is answered; `events`: what the answer before it brought."""

    position: Position
    decision: Decision
    names: tuple[str, ...]
    events: tuple[Any, ...]


def new_game(seed: int) -> Position:
    """A game from its very beginning, with options by chance."""
    rng = Random(seed)
    options = {option.name: rng.choice(option.allowed) for option in OPTIONS}
    seats = rng.choice((2, 3, 4))
    return new_position(rules_of("marco_polo"), options, MARCO_POLO.colours[:seats], seed.to_bytes(32, "big"))


def rich_game(seed: int, party: int) -> Position:
    """A game of chosen characters who have plenty of everything, so that all that can happen does."""
    rng = Random(seed)
    names = ("question-mark", "two-way-cards", "city-card")
    options = {option.name: rng.choice(option.allowed) for option in OPTIONS if option.name in names}
    return table(PARTIES[party], {**options, "city-bonuses": "random"}, seed, rich=True)


def moments(position: Position, seed: int, most: int = 400) -> Iterator[Moment]:
    """A game up to `most` decisions, played by people who travel, use cards and complete contracts when they can."""
    rng = Random(seed)
    names = SPEECH.names(WORDS, [seat.colour for seat in position.view(None).seats])
    events: tuple[Any, ...] = ()
    for _ in range(most):
        if position.over:
            return
        decision = rng.choice(position.decisions)
        yield Moment(position, decision, names, events)
        events = position.choose(decision.seat, _choice(decision, rng))


def _choice(decision: Decision, rng: Random) -> str:
    options = list(decision.options)
    for liked in (FIRST, EAGER):
        found = [option for option in options if option.startswith(liked)]
        if found and rng.random() < 0.7:
            options = found
    return rng.choice(options)
