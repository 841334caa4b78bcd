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
from engine.istanbul.cards.mocha import coffee, die_to_six, exchange_3, move_to_corner, roll_reward
from engine.istanbul.cards.mocha import repeat as mocha_repeat

BASE = (gain_good, gain_5_lira, repeat, family_to_police, small_market_any, move, return_assistant)
MOCHA = (coffee, exchange_3, roll_reward, die_to_six, move_to_corner, mocha_repeat)
ALL = BASE + MOCHA
