"""Games of Istanbul for the words to be tried on: random ones with every combination of modules, and a full table."""

from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import Any, NamedTuple

from engine import games
from engine.core.create import new_position
from engine.core.position import Position
from engine.games import rules_of
from engine.istanbul.reading.view import View
from engine.istanbul.rules import ISTANBUL
from words.istanbul import ISTANBUL as SPEECH
from words.shapes import Label
from words.speech import Words

WORDS = Words("en", strict=True)
OWN = WORDS.about("istanbul")
EXPANSIONS = ("base", "mocha", "letters", "bazaar")
REGISTERED = games
NAMES = ("Ada", "Ben", "Chloe", "Dilan", "Eda")


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


def full_table(*, kiosk: bool) -> View:
    """The fullest table there can be: five seats, everything taken and laid out; a Kiosk or an auction under way."""
    options = {"expansion": "bazaar", "caravan-master": "on"}
    view = new_position(rules_of("istanbul"), options, ISTANBUL.colours, bytes(32)).view(0)
    seats = [
        replace(
            seat,
            lira=23,
            rubies=5,
            goods=(5, 5, 5, 5),
            capacity=5,
            merchant=10 + index,
            stack=(0,) if index < 4 else (),
            out=(10 + index, 15, 16, 22),
            reserve=0 if index < 4 else 1,
            family=12,
            tiles=(index < 4, index < 4, index > 0, index < 4),
            cards=12,
            coffee=12,
            guild_cards=4,
            taverns=(index < 4, index > 0),
            companion=20 if kiosk else 0,
            letters=(*((10 + place, 1) for place in range(5)), (3, 2), (4, 2)),
            extra_turn_bought=True,
        )
        for index, seat in enumerate(view.seats)
    ]
    mocha = replace(
        view.mocha, barrier=(22, 25), barrier_holder=4, coffee_house_price=10, guild_discard=tuple(range(1, 11))
    )
    tiles = (15, 17, 18, 20, 21, 24)
    letters = replace(
        view.letters,
        society=(4, 3, 2, 1, 0),
        tiles_open=tiles if kiosk else (),
        bid=0 if kiosk else 23,
        bidder=None if kiosk else 4,
    )
    return replace(
        view,
        turn=131,
        round=27,
        active=4,
        seats=tuple(seats),
        figures=tuple((figure, 12) for figure, _ in view.figures),
        discard=("move-to-merchant",) * 40,
        palace_price=10,
        dealer_price=23,
        mail_down=4,
        caravan=4,
        mocha=mocha,
        letters=letters,
    )


def labels(position: Position) -> dict[str, Label]:
    """Of the one decision there is, by notation."""
    (decision,) = position.decisions
    view = position.view(decision.seat)
    return {
        notation: SPEECH.option_label(WORDS, view, decision, notation, position.outlook(decision.seat, notation), NAMES)
        for notation in decision.options
    }
