"""What is said of each kiosk tile to one reader now: what it would gain, and what is lacking for it. A tile of only
goods and lira needs no row."""

from typing import Final

from engine.istanbul.kiosk.table import KIOSK_TILES as RULES
from engine.istanbul.kiosk.uses import COFFEE, EXTENSION_PRICE, ONE_OF_EACH, PRICE
from engine.istanbul.state import LAST_CAPACITY
from words.istanbul import terms
from words.istanbul.components.reader import (
    ComponentWords,
    Example,
    Reader,
    assistants_out,
    companion,
    extension_for,
    extensions,
    hand,
    lacking,
    lira_price,
    more_coffee,
    other_wares,
    seals,
    supplies,
)
from words.rulebook import both

SIDES: Final = 6


def _lira_by_die(to: Reader) -> str:
    return to.say("example-die", least=to.mine.lira + 1, most=to.mine.lira + SIDES)


def _merchant(to: Reader) -> str:
    return to.say("example-to-fountain", place=terms.place(to.words, to.mine.merchant))


def _one_of_each(to: Reader) -> str:
    return lacking(to, ONE_OF_EACH)


def _no_extension(pay: Example) -> Example:
    return lambda to: extensions(to) if to.mine.capacity == LAST_CAPACITY else pay(to)


_SPECIAL: Final[dict[int, ComponentWords]] = {
    11: ComponentWords(hand),
    13: ComponentWords(both(more_coffee(COFFEE), supplies(RULES[13].figures))),
    14: ComponentWords(both(more_coffee(COFFEE), supplies(RULES[14].figures))),
    15: ComponentWords(companion),
    16: ComponentWords(_lira_by_die, rolls=True),
    17: ComponentWords(extension_for(lira_price(EXTENSION_PRICE))),
    18: ComponentWords(extension_for(_one_of_each)),
    19: ComponentWords(both(_merchant, assistants_out)),
    20: ComponentWords(both(seals, other_wares)),
    21: ComponentWords(both(seals, hand)),
    22: ComponentWords(both(seals, lira_price(PRICE))),
    23: ComponentWords(both(other_wares, lira_price(PRICE))),
    24: ComponentWords(both(hand, lira_price(PRICE))),
}
KIOSK_TILES: Final = {
    number: _SPECIAL.get(number) or ComponentWords(supplies(tile.figures)) for number, tile in RULES.items()
}

_LACKS: Final[dict[int, Example]] = {
    11: lambda to: to.say("refusal-no-cards-left"),
    17: _no_extension(lira_price(EXTENSION_PRICE)),
    18: _no_extension(_one_of_each),
    19: _merchant,
}


def lacks(to: Reader, number: int) -> str:
    """Why the reader cannot use a tile, where that is so: of the others, what they are paid with."""
    return _LACKS.get(number, KIOSK_TILES[number].example)(to)
