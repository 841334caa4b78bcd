"""The 24 kiosk tiles, a row each: which goods, lira, extension or exchange a tile gives (rulebook p. 22)."""

from functools import partial
from typing import Final

from engine.core.figures import Figures
from engine.istanbul.component_rows import KioskTile
from engine.istanbul.kiosk import uses

PRICES: Final = Figures(price=uses.PRICE, payout=uses.PAYOUT)

_ALL: Final = (
    uses.gift(1, fruit=1, lira=1),
    uses.gift(2, spice=1, lira=1),
    uses.gift(3, fabric=1, lira=1),
    uses.gift(4, fruit=2),
    uses.gift(5, spice=2),
    uses.gift(6, fabric=2),
    uses.gift(7, fruit=1),  # what 7 to 10 give is a substitute
    uses.gift(8, spice=1),
    uses.gift(9, fabric=1),
    uses.gift(10, jewelry=1),
    KioskTile(11, uses.bonus_card),
    uses.gift(12, lira=2),
    uses.coffee_or_lira(13, 2),
    uses.coffee_or_lira(14, 3),
    KioskTile(15, uses.companion_home, moves=True),
    KioskTile(16, uses.lira_by_die),
    KioskTile(17, uses.extension_for_lira, Figures(lira=uses.EXTENSION_PRICE)),
    KioskTile(18, uses.extension_for_goods),
    KioskTile(19, uses.to_fountain, moves=True),
    KioskTile(20, partial(uses.exchange, one="letter", other="ware")),
    KioskTile(21, partial(uses.exchange, one="letter", other="card"), names_cards=True),
    KioskTile(22, partial(uses.exchange, one="letter", other="lira"), PRICES),
    KioskTile(23, partial(uses.exchange, one="ware", other="lira"), PRICES),
    KioskTile(24, partial(uses.exchange, one="card", other="lira"), PRICES, names_cards=True),
)
KIOSK_TILES: Final = {tile.number: tile for tile in _ALL}
