"""The 24 kiosk tiles (rulebook p. 22)."""

from typing import Final

from engine.core.figures import Figures
from engine.istanbul.contracts import KioskTile
from engine.istanbul.kiosk import uses
from engine.istanbul.kiosk.uses import coffee_or_lira, gift

PRICES: Final = Figures(price=uses.PRICE, payout=uses.PAYOUT)

_ALL: Final = (
    gift(1, fruit=1, lira=1),
    gift(2, spice=1, lira=1),
    gift(3, fabric=1, lira=1),
    gift(4, fruit=2),
    gift(5, spice=2),
    gift(6, fabric=2),
    gift(7, fruit=1),  # what 7 to 10 give is a substitute
    gift(8, spice=1),
    gift(9, fabric=1),
    gift(10, jewelry=1),
    KioskTile(11, uses.bonus_card),
    gift(12, lira=2),
    coffee_or_lira(13, 2),
    coffee_or_lira(14, 3),
    KioskTile(15, uses.companion_home),
    KioskTile(16, uses.lira_by_die),
    KioskTile(17, uses.extension_for_lira, Figures(lira=uses.EXTENSION_PRICE)),
    KioskTile(18, uses.extension_for_goods),
    KioskTile(19, uses.to_fountain),
    KioskTile(20, uses.letter_and_ware),
    KioskTile(21, uses.letter_and_card, names_cards=True),
    KioskTile(22, uses.letter_and_lira, PRICES),
    KioskTile(23, uses.ware_and_lira, PRICES),
    KioskTile(24, uses.card_and_lira, PRICES, names_cards=True),
)
KIOSK_TILES: Final = {tile.number: tile for tile in _ALL}
