"""Brings every bonus card into the register of cards."""

from engine.istanbul.cards.base import (
    family_to_police,
    gain_5_lira,
    gain_good,
    move,
    repeat,
    return_assistant,
    small_market_any,
)

BASE = (gain_good, gain_5_lira, repeat, family_to_police, small_market_any, move, return_assistant)
ALL = BASE
