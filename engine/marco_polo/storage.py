"""A state at a boundary as JSON-able data, and back."""

from typing import Any, Final

from engine.core.dice import Dice
from engine.marco_polo.characters.all import CHARACTERS
from engine.marco_polo.characters.character import NOBODY
from engine.marco_polo.dice import Placement
from engine.marco_polo.state import Seat, State, Table

LISTS: Final = ("row", "special", "beijing", "draft", "box", "fresh")
NUMBERS: Final = ("over", "stage", "round", "turn", "start", "active", "hourglass", "black", "sunk", "acted", "bought")
SEAT_LISTS: Final = ("have", "hand", "figures", "posts", "contracts", "done", "goals", "refused")


def dump(game: State) -> dict[str, Any]:
    table = game.table
    return {
        "options": dict(table.options),
        "markers": dict(table.markers),
        "cards": [list(space) for space in table.cards],
        "seats": [_dump_seat(seat) for seat in game.seats],
        "placed": {key: [[one.seat, list(one.dice)] for one in there] for key, there in game.placed.items()},
        "outposts": dict(game.outposts),
        "piles": [list(pile) for pile in game.piles],
        "winners": list(game.winners),
        **{name: list(getattr(game, name)) for name in LISTS},
        **{name: getattr(game, name) for name in NUMBERS},
    }


def _dump_seat(seat: Seat) -> dict[str, Any]:
    return {
        "colour": seat.colour,
        "character": seat.character.id,
        "sheet": [list(line) for line in seat.sheet],
        **{name: list(getattr(seat, name)) for name in SEAT_LISTS},
    }


def load(data: dict[str, Any], dice: Dice) -> State:
    cards = tuple((city, card) for city, card in data["cards"])
    table = Table(
        dict(data["options"]), len(data["seats"]), dict(data["markers"]), cards, {card: city for city, card in cards}
    )
    game = State(table, dice)
    game.seats = [_load_seat(seat) for seat in data["seats"]]
    game.placed = {
        key: tuple(Placement(seat, tuple(numbers)) for seat, numbers in there) for key, there in data["placed"].items()
    }
    game.outposts = dict(data["outposts"])
    game.piles = [list(pile) for pile in data["piles"]]
    game.winners = tuple(data["winners"])
    for name in LISTS:
        setattr(game, name, list(data[name]))
    for name in NUMBERS:
        setattr(game, name, data[name])
    return game


def _load_seat(data: dict[str, Any]) -> Seat:
    seat = Seat(data["colour"])
    seat.character = CHARACTERS.get(data["character"], NOBODY)
    seat.sheet = tuple((line, vp) for line, vp in data["sheet"])
    for name in SEAT_LISTS:
        setattr(seat, name, list(data[name]))
    return seat
