"""What each tile of the Kiosk would bring now, or what is missing for it."""

from collections.abc import Mapping
from typing import Final

from engine.istanbul import names
from engine.istanbul.kiosk.table import KIOSK_TILES
from engine.istanbul.kiosk.uses import COFFEE, EXTENSION_PRICE, ONE_OF_EACH, PRICE
from words.istanbul import terms
from words.istanbul.components.reader import (
    Example,
    Reader,
    assistants_out,
    companion,
    extensions,
    hand,
    lacking,
    lira_price,
    more_coffee,
    more_lira,
    room_for,
    seals,
)
from words.rulebook import both

SIDES: Final = 6


def _gift(figures: Mapping[str, int]) -> Example:
    """Goods and lira."""
    kinds = [room_for(good) for good, name in enumerate(names.GOODS) if name in figures]
    return both(*kinds, *([more_lira(figures["lira"])] if "lira" in figures else []))


def _lira_by_die(to: Reader) -> str:
    return to.say("example-die", least=to.mine.lira + 1, most=to.mine.lira + SIDES)


def _goods(to: Reader) -> str:
    return to.say("example-exchange", goods=sum(to.mine.goods), coffee=to.mine.coffee)


def _merchant(to: Reader) -> str:
    return to.say("example-to-fountain", place=terms.place(to.words, to.mine.merchant))


TILES: Final[dict[int, Example]] = {
    **{number: _gift(tile.figures) for number, tile in KIOSK_TILES.items()},
    11: hand,
    13: both(more_coffee(COFFEE), more_lira(KIOSK_TILES[13].figures["lira"])),
    14: both(more_coffee(COFFEE), more_lira(KIOSK_TILES[14].figures["lira"])),
    15: companion,
    16: _lira_by_die,
    17: both(extensions, lira_price(EXTENSION_PRICE)),
    18: both(extensions, lambda to: lacking(to, ONE_OF_EACH)),
    19: both(_merchant, assistants_out),
    20: both(seals, _goods),
    21: both(seals, hand),
    22: both(seals, lira_price(PRICE)),
    23: both(_goods, lira_price(PRICE)),
    24: both(hand, lira_price(PRICE)),
}
"""By the tile's number."""
