"""Brings every kiosk tile into the register of tiles."""

from engine.istanbul.kiosk import (
    bonus_card,
    coffee_or_lira,
    companion_home,
    die,
    exchanges,
    extension,
    gifts,
    to_fountain,
)

ALL = (gifts, bonus_card, coffee_or_lira, companion_home, die, extension, to_fountain, exchanges)
