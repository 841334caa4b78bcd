"""What is said of mosque tiles, tavern tiles, figures, barrier, family, companion and terms of the rules to one reader
now; and all such rows by their entry in the look-up."""

from typing import Final

from engine.istanbul import names
from engine.istanbul.board import board_of
from engine.istanbul.places.tavern import BAKSHEESH_COFFEE
from engine.istanbul.turn import extra_turn, neutral_figures
from words.istanbul import board, terms
from words.istanbul.components.cards import CARDS
from words.istanbul.components.guild import GUILD_CARDS
from words.istanbul.components.kiosk import KIOSK_TILES
from words.istanbul.components.places import PLACES
from words.istanbul.components.reader import (
    ComponentWords,
    Example,
    Reader,
    assistants_out,
    coffee,
    coffee_price,
    companion,
    family,
    guild_cards,
    hand,
    lacking,
    merchants,
    price,
    room,
    seals,
    seals_price,
    tile,
    top_discard,
    undelivered,
)
from words.rulebook import both


def _tavern_tile(number: int) -> Example:
    def example(to: Reader) -> str:
        cost = to.view.mocha.tavern_costs[number] if to.view.mocha else 0
        if to.mine.taverns[number]:
            return to.say("example-tavern-owned")
        return price(to, to.mine.coffee, cost, "coffee") if cost else to.say("example-tavern-gone")

    return example


def _lines(to: Reader) -> str:
    mocha = to.view.mocha
    if mocha is None or not to.mine.taverns[names.STRAIGHT_LINES]:
        return ""
    barrier = None if mocha.barrier_holder == to.view.seat else mocha.barrier
    places = sorted(board_of(to.view.grid).lines(to.mine.merchant, barrier))
    return to.say("example-lines", places=to.words.listed(places))


def _baksheesh(to: Reader) -> str:
    if to.view.mocha is None:
        return ""
    return to.words.sentences([lacking(to, to.view.mocha.baksheesh), coffee_price(BAKSHEESH_COFFEE)(to)])


def _barrier(to: Reader) -> str:
    return board.barrier(to.words, to.view) or to.say("example-no-barrier")


def _figure(name: str) -> Example:
    def example(to: Reader) -> str:
        figure, place = terms.figure(to.words, name), terms.place(to.words, dict(to.view.figures)[name])
        if to.mine.taverns[names.FREE_ENCOUNTERS]:
            return to.say("example-figure-free", figure=figure, place=place)
        return to.say(
            "example-figure", name=name, figure=figure, place=place, have=to.mine.lira, cost=neutral_figures.FIGURE_FEE
        )

    return example


def _extra_turn(to: Reader) -> str:
    if to.mine.extra_turn_bought:
        return to.say("example-extra-turn-bought")
    return seals_price(extra_turn.SEALS_FOR_TURN)(to)


def _neutral_assistants(to: Reader) -> str:
    places = sorted(set(to.view.neutral_out))
    return to.say("example-neutral-assistants", count=len(places), places=terms.places(to.words, places))


def _caravan_master(to: Reader) -> str:
    return board.caravan(to.words, to.view) or to.say("example-no-caravan")


def _end(to: Reader) -> str:
    most = max(seat.rubies for seat in to.view.seats)
    return to.say("example-rubies", have=to.mine.rubies, needed=to.view.rubies_to_end, most=most)


def _tile(good: int) -> ComponentWords:
    return ComponentWords(lambda to: tile(to, good), asks=("extra-good",) if good == names.SPICE else ())


def _neutral_merchants(to: Reader) -> str:
    return to.say("example-neutral-merchants", places=terms.places(to.words, sorted(to.view.neutral_merchants)))


FIGURES: Final = (names.GOVERNOR, names.SMUGGLER, names.COFFEE_TRADER, names.COURIER)
PIECES: Final[dict[str, ComponentWords]] = {
    **{f"tile-{name}": _tile(good) for good, name in enumerate(names.GOODS)},
    "tavern-line": ComponentWords(both(_tavern_tile(names.STRAIGHT_LINES), _lines)),
    "tavern-free": ComponentWords(_tavern_tile(names.FREE_ENCOUNTERS)),
    "baksheesh": ComponentWords(_baksheesh),
    "barrier": ComponentWords(_barrier, asks=("barrier-place", "barrier-beside")),
    **{f"figure-{name}": ComponentWords(_figure(name), asks=(name,)) for name in FIGURES},
    "concept-turn": ComponentWords(asks=("encounters", "end-turn")),
    "concept-assistants": ComponentWords(
        both(lambda to: to.say("example-stack", count=len(to.mine.stack)), assistants_out), asks=("assistant",)
    ),
    "concept-merchants": ComponentWords(lambda to: merchants(to, "example-others"), asks=("pay",)),
    "concept-family": ComponentWords(family, asks=("reward",)),
    "concept-wheelbarrow": ComponentWords(room),
    "concept-cards": ComponentWords(both(hand, top_discard), asks=("again",)),
    "concept-coffee": ComponentWords(coffee),
    "concept-guild-cards": ComponentWords(guild_cards),
    "concept-letters": ComponentWords(both(seals, undelivered), asks=("letter",)),
    "concept-extra-turn": ComponentWords(_extra_turn),
    "concept-companion": ComponentWords(companion, asks=("companion", "tunnel-figure")),
    "concept-neutral-assistants": ComponentWords(_neutral_assistants),
    "concept-caravan-master": ComponentWords(_caravan_master),
    "concept-end": ComponentWords(_end),
    "concept-two-players": ComponentWords(_neutral_merchants),
}
ROWS: Final[dict[str, ComponentWords]] = {
    **{f"place-{number}": row for number, row in PLACES.items()},
    **{f"card-{face}": row for face, row in CARDS.items()},
    **{f"guild-{number}": row for number, row in GUILD_CARDS.items()},
    **{f"kiosk-{number}": row for number, row in KIOSK_TILES.items()},
    **PIECES,
}
