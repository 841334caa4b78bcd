"""Which spaces, cities, contracts and dice are lit because they may be chosen, and on which picture a choice lies."""

from dataclasses import dataclass
from typing import Final

from engine.core.notation import Verb
from engine.marco_polo.components.board import TRAVEL
from engine.marco_polo.components.cards import CONTRACTS
from engine.marco_polo.components.map import PLACES
from engine.marco_polo.notation import (
    CARD,
    COLLECT,
    COLUMN,
    COMPLETE,
    COPY,
    DICE,
    DIE,
    DIE_NUMBERS,
    DISCARD,
    FIRST,
    FROM,
    LOWER,
    RAISE,
    SWAP,
    TAKE,
    TO,
    VIA,
)
from engine.marco_polo.spaces.city_cards import CITY_CARDS
from engine.marco_polo.view import View
from render.marco_polo.spaces import FRAMES
from render.scene import BOARD, SPACES

_PLACE_VERBS: Final = (TO, COPY, COLLECT, FROM, FIRST, VIA)
_OWN_CONTRACTS: Final = (COMPLETE, DISCARD, SWAP)
_DICE_VERBS: Final = (DIE, DICE, RAISE, LOWER)


@dataclass(frozen=True, slots=True)
class Offered:
    """The options of the reader's decision, as parts of the board."""

    spaces: frozenset[str] = frozenset()
    cards: frozenset[str] = frozenset()
    places: frozenset[str] = frozenset()
    contracts: frozenset[str] = frozenset()
    columns: frozenset[int] = frozenset()


def read(offered: tuple[str, ...]) -> Offered:
    """Notations sorted by what they point at."""
    return Offered(
        spaces=frozenset(FRAMES.keys() & set(offered)),
        cards=frozenset(CITY_CARDS.keys() & _named(offered, CARD)),
        places=frozenset(PLACES.keys() & _named(offered, *_PLACE_VERBS)),
        contracts=frozenset(CONTRACTS.keys() & _named(offered, TAKE)),
        columns=frozenset(map(COLUMN.number, COLUMN.among(offered))),
    )


def where_to_choose(view: View, offered: tuple[str, ...]) -> tuple[str, ...]:
    """The pictures on which the options lie: a journey's end on the map, as are the dice that decide how far it gets,
    its price on the list beside it; own things on both."""
    on_board = read(offered)
    on_map = bool(on_board.places or on_board.cards or (view.doing == TRAVEL and _named(offered, DICE, DIE)))
    on_spaces = bool(on_board.spaces or on_board.contracts or on_board.columns or _named(offered, TO, VIA))
    if view.stage == "turn" and on_map:
        return (BOARD, SPACES) if on_spaces else (BOARD,)
    return (SPACES,)


def _named(offered: tuple[str, ...], *verbs: Verb) -> set[str]:
    """The words of all notations of these verbs."""
    return {word for verb in verbs for notation in offered for word in verb.words(notation)}


def contracts_of(offered: tuple[str, ...]) -> frozenset[str]:
    """The reader's own contracts that may be completed or given up."""
    return frozenset(CONTRACTS.keys() & _named(offered, *_OWN_CONTRACTS))


def dice_of(offered: tuple[str, ...]) -> frozenset[int]:
    """The reader's own dice that may be placed or changed. Dice that get their value only when placed are in hand as 0,
    so 0 is included for them."""
    words = _named(offered, *_DICE_VERBS)
    numbers = {DIE_NUMBERS[word] for word in words & DIE_NUMBERS.keys()}
    return frozenset(numbers | {number - number % 10 for number in numbers})
